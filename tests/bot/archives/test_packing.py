"""What is too large for a message goes packed, and what strangers have packed does no harm."""

from __future__ import annotations

import random
from io import BytesIO
from zipfile import ZIP_BZIP2, ZIP_DEFLATED, ZIP_LZMA, ZIP_STORED, ZipFile

import pytest

from bot.archives.packing import LARGEST, LARGEST_WITHIN, Torn, packed, unpacked
from bot.ports import TooLarge

DIRECTORY = b"PK\x01\x02"
"""How the directory at the end of a ZIP file begins."""
END = b"PK\x05\x06"
"""How what stands behind it begins."""


def zipped(*files: bytes, method: int = ZIP_DEFLATED) -> bytes:
    written = BytesIO()
    with ZipFile(written, "w", method) as archive:
        for number, data in enumerate(files):
            archive.writestr(f"{number}.json", data)
    return written.getvalue()


@pytest.mark.parametrize(
    ("size", "name"),
    [(0, "x.json"), (LARGEST, "x.json"), (LARGEST + 1, "x.json.zip"), (LARGEST_WITHIN, "x.json.zip")],
)
def test_a_file_is_packed_only_if_it_is_too_large_for_a_message(size: int, name: str) -> None:
    data = random.Random(size).randbytes(100) * (size // 100 + 1)
    called, sent = packed("x.json", data[:size])
    assert called == name
    assert len(sent) <= LARGEST
    assert unpacked(sent) == data[:size]


def test_there_is_an_end_to_what_is_packed() -> None:
    with pytest.raises(TooLarge):
        packed("x.json", bytes(LARGEST_WITHIN + 1))
    with pytest.raises(TooLarge):
        unpacked(zipped(bytes(LARGEST_WITHIN + 1)))


@pytest.mark.parametrize("method", [ZIP_STORED, ZIP_DEFLATED])
def test_what_others_have_packed_is_read_too(method: int) -> None:
    assert unpacked(zipped(b"data", method=method)) == b"data"


def test_what_somebody_has_packed_again_by_hand_is_read() -> None:
    written = BytesIO()
    with ZipFile(written, "w", ZIP_DEFLATED) as archive:
        archive.mkdir("chat")
        archive.writestr("chat/x.json", b"data")
        for beside in ("chat/.DS_Store", "__MACOSX/chat/._x.json", "__MACOSX/._chat"):
            archive.writestr(beside, b"of a Mac")
    assert unpacked(written.getvalue()) == b"data"


def protected(data: bytes) -> bytes:
    """As if there were a password on it."""
    at = data.rindex(DIRECTORY) + 8
    return data[:at] + bytes([data[at] | 1]) + data[at + 1 :]


def swollen(data: bytes) -> bytes:
    """With so many folders beside the file that it takes long to read of them all."""
    at, end = data.rindex(DIRECTORY), data.rindex(END)
    entry = data[at:end]
    folder = entry.replace(b"0.json", b"00000/")
    folders = folder * 200
    size = (len(entry) + len(folders)).to_bytes(4, "little")
    return data[:end] + folders + data[end : end + 12] + size + data[end + 16 :]


def belittled(data: bytes) -> bytes:
    """As if there were ten bytes within."""
    at = data.rindex(DIRECTORY) + 24
    return data[:at] + (10).to_bytes(4, "little") + data[at + 4 :]


@pytest.mark.parametrize(
    "data",
    [
        pytest.param(b"PK\x03\x04", id="begun"),
        pytest.param(zipped(b"data")[:-30], id="cut off"),
        pytest.param(zipped(b"data", method=ZIP_STORED).replace(b"data", b"date"), id="changed"),
        pytest.param(zipped(b"a", b"b"), id="two files"),
        pytest.param(zipped(bytes(1000), method=ZIP_BZIP2), id="bzip2"),
        pytest.param(zipped(bytes(1000), method=ZIP_LZMA), id="lzma"),
        pytest.param(protected(zipped(b"data")), id="protected"),
        pytest.param(swollen(zipped(b"data")), id="swollen"),
        pytest.param(belittled(zipped(bytes(LARGEST_WITHIN + 1))), id="belittled"),
    ],
)
def test_what_cannot_be_opened_is_refused(data: bytes) -> None:
    with pytest.raises(Torn):
        unpacked(data)
