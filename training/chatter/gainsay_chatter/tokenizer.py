# SPDX-License-Identifier: GPL-3.0-or-later
"""The byte-level BPE of a tokenizer.json, and the chat format around it. The C++ program has its own; both must agree."""
from __future__ import annotations

import json
import unicodedata
from functools import lru_cache
from pathlib import Path
from typing import Iterator, Sequence

START, END, PAD = 1, 2, 0
ROLES = ("user", "assistant")
CONTRACTIONS = ("'s", "'t", "'re", "'ve", "'m", "'ll", "'d")


def byte_characters() -> list[str]:
    """The printable character that stands for each byte in the vocabulary."""
    plain = [*range(0x21, 0x7F), *range(0xA1, 0xAD), *range(0xAE, 0x100)]
    table = {byte: chr(byte) for byte in plain}
    spare = 0x100
    for byte in range(256):
        if byte not in table:
            table[byte] = chr(spare)
            spare += 1
    return [table[byte] for byte in range(256)]


def kind(character: str) -> str:
    if character.isspace():
        return "space"
    category = unicodedata.category(character)[0]
    return "letter" if category == "L" else "number" if category == "N" else "other"


def words(text: str) -> Iterator[str]:
    """GPT-2's pattern: contractions, runs of letters, numbers or others with one blank before, runs of white space."""
    at = 0
    while at < len(text):
        short = next((word for word in CONTRACTIONS if text.startswith(word, at)), None)
        if short:
            yield short
            at += len(short)
            continue
        first = at + 1 if text[at] == " " and at + 1 < len(text) and kind(text[at + 1]) != "space" else at
        run = kind(text[first])
        end = first + 1
        while end < len(text) and kind(text[end]) == run:
            end += 1
        if run == "space" and end < len(text) and end - at > 1:
            end -= 1  # the last blank belongs to the word after it
        yield text[at:end]
        at = end


class Tokenizer:
    def __init__(self, path: Path):
        description = json.loads(path.read_text(encoding="utf-8"))
        self.ids: dict[str, int] = description["model"]["vocab"]
        self.tokens = {number: token for token, number in self.ids.items()}
        merges = (tuple(m.split(" ")) if isinstance(m, str) else tuple(m) for m in description["model"]["merges"])
        self.ranks = {pair: rank for rank, pair in enumerate(merges)}
        self.characters = byte_characters()
        self.bytes = {character: byte for byte, character in enumerate(self.characters)}
        self.word = lru_cache(maxsize=200_000)(self._word)

    def _word(self, word: str) -> tuple[int, ...]:
        parts = [self.characters[byte] for byte in word.encode("utf-8", "replace")]
        while len(parts) > 1:
            rank, place = min((self.ranks.get((a, b), len(self.ranks)), i)
                              for i, (a, b) in enumerate(zip(parts, parts[1:])))
            if rank == len(self.ranks):
                break
            parts[place:place + 2] = [parts[place] + parts[place + 1]]
        return tuple(self.ids[part] for part in parts)

    def encode(self, text: str) -> list[int]:
        return [number for word in words(text) for number in self.word(word)]

    def decode(self, numbers: Sequence[int]) -> str:
        kept = (self.tokens[number] for number in numbers if number not in (START, END, PAD))
        return bytes(self.bytes[c] for token in kept for c in token).decode("utf-8", "replace")

    def turn(self, role: int, text: str) -> tuple[list[int], list[int]]:
        """A turn's head and what follows it, up to and with the end mark."""
        head = [START, *self.encode(ROLES[role] + "\n")]
        return head, [*self.encode(text), END]

    def prompt(self, turns: Sequence[str]) -> list[int]:
        """A history whose last turn is the user's, and the head of the reply."""
        newline = self.encode("\n")
        numbers: list[int] = []
        for back, text in enumerate(reversed(turns)):
            head, body = self.turn(back % 2, text)
            numbers = [*head, *body, *newline, *numbers]
        return [*numbers, START, *self.encode(ROLES[1] + "\n")]
