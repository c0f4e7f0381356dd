"""The command `boneyard`: reads its arguments, puts the parts together and runs them.

A command imports its parts when it runs: who replays a record does not wait for the whole bot to be loaded.
"""

from __future__ import annotations

import argparse
import errno
import logging
import os
import re
import signal
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from bot.exits import Exit, ending

if TYPE_CHECKING:
    from bot.settings import Settings

Run = Callable[[argparse.Namespace], Exit]

_UNWRITTEN = (errno.EPIPE, errno.ENOSPC)
"""What fails when nobody reads what is written, or there is no room for it."""


def _arguments() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="boneyard", description="Dominoes for a group chat.")
    commands = parser.add_subparsers(required=True, metavar="COMMAND")

    hosting = commands.add_parser("run", help="run the bot on every platform that has a token")
    hosting.set_defaults(run=_run)

    checking = commands.add_parser("selfcheck", help="try in a test chat what a platform lets the bot do")
    checking.set_defaults(run=_selfcheck)
    where = checking.add_subparsers(required=True, dest="platform", metavar="PLATFORM")
    telegram = where.add_parser("telegram", help="the bot of TELEGRAM_TOKEN")
    telegram.add_argument("--chat", type=int, metavar="ID", help="the test chat; without it the bot asks")
    telegram.add_argument("--topic", type=_from_one, metavar="ID", help="one of its topics")
    discord = where.add_parser("discord", help="the bot of DISCORD_TOKEN")
    discord.add_argument(
        "--channel", type=int, metavar="ID", dest="chat", help="the test channel; without it the bot asks"
    )
    discord.set_defaults(topic=None)
    for platform in (telegram, discord):
        platform.add_argument("--person", type=int, metavar="ID", help="whom to write to in private")
        platform.add_argument("--press", action="store_true", help="wait until somebody presses a button")
        platform.add_argument("--flood", action="store_true", help="find out how many messages are taken at once")
        platform.add_argument("--keep", action="store_true", help="leave the messages there to be looked at")

    local = commands.add_parser("local", help="play in this terminal, or pipe the script of a group chat")
    local.add_argument("--database", type=Path, metavar="FILE", help="where the games are kept")
    local.add_argument("--pictures", type=Path, metavar="DIR", help="draw the table into files of this folder")
    local.add_argument("--seed", metavar="TEXT", help="the same deals every time")
    local.add_argument("--no-pause", action="store_true", help="let computer players move at once")
    local.set_defaults(run=_local)

    replaying = commands.add_parser("replay", help="play records and check what they expect")
    replaying.add_argument("--json", action="store_true", help="print the state at the end, one object a file")
    replaying.add_argument("files", nargs="+", metavar="FILE", help="a record; `-` is standard input")
    replaying.set_defaults(run=_replay)

    verifying = commands.add_parser("verify", help="check that a seed deals what was promised")
    verifying.add_argument("--game", required=True, metavar="GAME", help="its id or any of its names")
    verifying.add_argument("--players", required=True, type=int, metavar="N", help="how many play the match")
    verifying.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="a house rule")
    verifying.add_argument("--commitment", default="", metavar="HASH", help="what was shown at the deal")
    verifying.add_argument(
        "--round", type=_from_one, default=1, metavar="N", help="its number; some games ask for it"
    )
    verifying.add_argument("seed", metavar="SEED", help="what was shown after the round")
    verifying.set_defaults(run=_verify)
    return parser


def _settings(log_level: str) -> Settings | None:
    """The settings, and a log of at least this level if they do not say otherwise; None if they cannot be used."""
    from bot.settings import BadSetting, read_settings

    try:
        settings = read_settings()
    except BadSetting as error:
        sys.stderr.write(f"boneyard: {error}\n")
        return None
    logging.basicConfig(
        level=settings.log_level or log_level, format="%(asctime)s %(levelname)s %(name)s: %(message)s"
    )
    return settings


def _run(wanted: argparse.Namespace) -> Exit:
    for number in ending():
        signal.signal(number, _stopped)  # until somebody is there who stops in good order
    from bot.console.hosting import run_platforms

    settings = _settings("INFO")
    return Exit.UNUSABLE if settings is None else run_platforms(settings)


def _stopped(*_signal: object) -> None:
    """Nothing is open yet. An exception could be lost, as some of what Python does at an import drops them."""
    os._exit(Exit.GOOD)


def _selfcheck(wanted: argparse.Namespace) -> Exit:
    from bot.console.selfcheck import Wanted, run_selfcheck

    if wanted.topic is not None and wanted.chat is None:
        sys.stderr.write("boneyard: --topic needs --chat\n")
        return Exit.UNUSABLE
    settings = _settings("WARNING")
    if settings is None:
        return Exit.UNUSABLE
    return run_selfcheck(
        settings,
        wanted.platform,
        Wanted(
            chat=wanted.chat,
            topic=wanted.topic,
            person=wanted.person,
            press=wanted.press,
            flood=wanted.flood,
            keep=wanted.keep,
        ),
    )


def _local(wanted: argparse.Namespace) -> Exit:
    from bot.console.local import LocalTable, run_local

    settings = _settings("WARNING")
    if settings is None:
        return Exit.UNUSABLE
    return run_local(
        LocalTable(
            settings=settings,
            database=wanted.database,
            pictures=wanted.pictures,
            seed=wanted.seed,
            pause=not wanted.no_pause,
        )
    )


def _replay(wanted: argparse.Namespace) -> Exit:
    from bot.console.replaying import replay_files

    return replay_files(wanted.files, as_json=wanted.json)


_FROM_ONE = re.compile(r"[1-9][0-9]{0,9}")


def _from_one(written: str) -> int:
    """The number of a round, or of a topic."""
    if not _FROM_ONE.fullmatch(written):
        raise argparse.ArgumentTypeError("a number from 1 on")
    return int(written)


def _verify(wanted: argparse.Namespace) -> Exit:
    from bot.console.verify_seed import verify_seed

    return verify_seed(wanted.game, wanted.players, wanted.option, wanted.seed, wanted.commitment, wanted.round)


def _usual() -> str:
    """What is run without a command: the platforms if there is a token for one, else the local table."""
    from bot.settings import BadSetting, read_settings

    try:
        return "run" if read_settings().hosted else "local"
    except BadSetting:
        return "local"  # which says what is wrong


def main(argv: Sequence[str] | None = None) -> Exit:
    """Run the command and return its exit status."""
    _open_streams()
    given = list(sys.argv[1:] if argv is None else argv)
    wanted = _arguments().parse_args(given or [_usual()])
    run: Run = wanted.run
    try:
        try:
            status = run(wanted)
        finally:
            sys.stdout.flush()
    except KeyboardInterrupt:
        return Exit.INTERRUPTED
    except OSError as error:
        if error.errno not in _UNWRITTEN:
            raise
        if error.errno == errno.ENOSPC:
            sys.stderr.write(f"boneyard: {error.strerror}\n")
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())  # what is left to be said goes nowhere
        return Exit.FAILED
    return status


def _open_streams() -> None:
    """A standard stream that is closed leads nowhere: else the next file that is opened would take its place."""
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        if getattr(sys, name) is None:
            setattr(sys, name, Path(os.devnull).open(mode, encoding="utf-8"))  # noqa: SIM115  # as long as it runs


if __name__ == "__main__":
    sys.exit(main())
