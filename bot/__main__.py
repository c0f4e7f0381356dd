"""The command `boneyard`: reads its arguments, puts the parts together and runs them."""

from __future__ import annotations

import argparse
import logging
import sys
from collections.abc import Sequence
from pathlib import Path

from bot.local import LocalTable, run_local
from bot.replaying import replay_files
from bot.settings import BadSetting, Settings, read_settings


def _arguments() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="boneyard", description="Dominoes for a group chat.")
    commands = parser.add_subparsers(dest="command", metavar="COMMAND")

    local = commands.add_parser("local", help="play in this terminal, or pipe the script of a group chat")
    _local_arguments(local)

    replaying = commands.add_parser("replay", help="play records and check what they expect")
    replaying.add_argument("--json", action="store_true", help="print the state at the end, one object a file")
    replaying.add_argument("files", nargs="+", metavar="FILE", help="a record; `-` is standard input")
    return parser


def _local_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--database", type=Path, metavar="FILE", help="where the games are kept")
    parser.add_argument("--pictures", type=Path, metavar="DIR", help="draw the table into files of this folder")
    parser.add_argument("--seed", metavar="TEXT", help="the same deals every time")
    parser.add_argument("--no-pause", action="store_true", help="let computer players move at once")


def _local(wanted: argparse.Namespace, settings: Settings) -> int:
    return run_local(
        LocalTable(
            settings=settings,
            database=wanted.database,
            pictures=wanted.pictures,
            seed=wanted.seed,
            pause=not wanted.no_pause,
        )
    )


def main(argv: Sequence[str] | None = None) -> int:
    """Run the command and return its exit status."""
    given = list(sys.argv[1:] if argv is None else argv)
    wanted = _arguments().parse_args(given or ["local"])
    if wanted.command == "replay":
        return replay_files(wanted.files, as_json=wanted.json)
    try:
        settings = read_settings()
    except BadSetting as error:
        sys.stderr.write(f"boneyard: {error}\n")
        return 2
    logging.basicConfig(level=settings.log_level, format="%(asctime)s %(levelname)s %(name)s: %(message)s")
    return _local(wanted, settings)


if __name__ == "__main__":
    sys.exit(main())
