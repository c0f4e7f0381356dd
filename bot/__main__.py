"""The command `boneyard`: reads its arguments, puts the parts together and runs them."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence

from bot.replaying import replay_files


def _arguments() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="boneyard", description="Dominoes for a group chat.")
    commands = parser.add_subparsers(dest="command", metavar="COMMAND")

    replaying = commands.add_parser("replay", help="play records and check what they expect")
    replaying.add_argument("--json", action="store_true", help="print the state at the end, one object a file")
    replaying.add_argument("files", nargs="+", metavar="FILE", help="a record; `-` is standard input")
    return parser


def main(argv: Sequence[str] | None = None) -> int:
    """Run the command and return its exit status."""
    wanted = _arguments().parse_args(sys.argv[1:] if argv is None else argv)
    if wanted.command == "replay":
        return replay_files(wanted.files, as_json=wanted.json)
    return 2


if __name__ == "__main__":
    sys.exit(main())
