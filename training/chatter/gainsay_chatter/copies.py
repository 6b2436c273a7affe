# SPDX-License-Identifier: GPL-3.0-or-later
"""How many replies stand word for word among those that were learnt from."""
from __future__ import annotations

import hashlib
import json
from pathlib import Path

from .dialogues import tidy

LONG = 8  # characters


def bare(text: str) -> str:
    return tidy(text).rstrip("。！？~")


def learnt_replies(data: dict) -> set[str]:
    return {bare(turn) for part in data.values() for dialogue in part["learn"]
            for turn, flag in zip(dialogue.turns, dialogue.learnt) if flag}


def write_hashes(data: dict, out: Path) -> None:
    """What the program keeps the bot from saying word for word; shorter replies are anybody's."""
    hashes = {hashlib.sha256(reply.encode()).digest()[:8] for reply in learnt_replies(data) if len(reply) >= LONG}
    out.write_bytes(b"".join(sorted(hashes)))


def count(replies: Path, data: dict) -> dict:
    learnt = learnt_replies(data)
    found = [bare(json.loads(line)["reply"]) for line in replies.read_text(encoding="utf-8").splitlines()]
    copied = [reply for reply in found if reply in learnt]
    return {"replies": len(found), "copies": len(copied), "copies_of_8_or_more_characters": sum(len(r) >= LONG for r in copied)}


def judgement(judged: Path) -> dict:
    """Shares of the replies that a reader called fluent and on topic, for model.json. The replies themselves are not
    kept: some stand in the data word for word."""
    rows = [json.loads(line) for line in judged.read_text(encoding="utf-8").splitlines()]
    shares = {name: round(100.0 * sum(row[name] for row in rows) / len(rows), 1) for name in ("fluent", "on_topic")}
    return {"judged_replies": len(rows), "first_seed": rows[0]["seed"], **shares}
