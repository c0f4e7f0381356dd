"""The local table: a group chat in the terminal, without account or network.

On a terminal one person sits down and plays (`run_terminal`); piped, it is a script of what many people say
(`run_script`). Both drive the same port with the same requests and differ only in the display it shows on.
"""

from bot.platforms.local.conversation import Conversation, Welcoming
from bot.platforms.local.display import Display, Notice, ScriptDisplay
from bot.platforms.local.people import BadName
from bot.platforms.local.phrases import Phrases
from bot.platforms.local.port import ROOM, LocalPort
from bot.platforms.local.script import run_script
from bot.platforms.local.streams import LineWriter, Writer, read_lines
from bot.platforms.local.styling import TerminalDisplay
from bot.platforms.local.terminal import run_terminal

__all__ = [
    "ROOM",
    "BadName",
    "Conversation",
    "Display",
    "LineWriter",
    "LocalPort",
    "Notice",
    "Phrases",
    "ScriptDisplay",
    "TerminalDisplay",
    "Welcoming",
    "Writer",
    "read_lines",
    "run_script",
    "run_terminal",
]
