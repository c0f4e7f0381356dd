"""A strict fake of Discord, spoken to over real sockets; see `server.py`."""

from tests.fakes.discord.interactions import Interaction
from tests.fakes.discord.oracle import Shown
from tests.fakes.discord.people import NotOffered, Person
from tests.fakes.discord.permissions import Permission
from tests.fakes.discord.places import FakeChannel, FakeGuild
from tests.fakes.discord.server import FakeDiscord
from tests.fakes.faults import Drop

__all__ = [
    "Drop",
    "FakeChannel",
    "FakeDiscord",
    "FakeGuild",
    "Interaction",
    "NotOffered",
    "Permission",
    "Person",
    "Shown",
]
