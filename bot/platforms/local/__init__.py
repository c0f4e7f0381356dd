"""The local table: a group chat in the terminal, without account or network.

On a terminal one person sits down and plays (`terminal.run_terminal` with `styling.TerminalDisplay`); piped, it is
a script of what many people say (`run_script` with `ScriptDisplay`). Both drive the same port with the same
requests and differ only in the display. The terminal's half is not imported here: a script starts without it.
"""

from bot.platforms.local.display import Display, Notice, ScriptDisplay
from bot.platforms.local.people import BadName
from bot.platforms.local.port import ROOM, LocalPort
from bot.platforms.local.script import run_script
from bot.platforms.local.streams import LineWriter, Writer, read_lines

__all__ = [
    "ROOM",
    "BadName",
    "Display",
    "LineWriter",
    "LocalPort",
    "Notice",
    "ScriptDisplay",
    "Writer",
    "read_lines",
    "run_script",
]
