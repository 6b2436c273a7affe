# SPDX-License-Identifier: GPL-3.0-or-later
"""How many replies stand word for word among those that were learnt from."""
from __future__ import annotations

import json
from pathlib import Path

from .dialogues import tidy



def bare(text: str) -> str:
    return tidy(text).rstrip("。！？~")


def count(replies: Path, data: dict) -> dict:
    learnt = {bare(turn) for part in data.values() for dialogue in part["learn"]
              for turn, flag in zip(dialogue.turns, dialogue.learnt) if flag}
    found = [bare(json.loads(line)["reply"]) for line in replies.read_text(encoding="utf-8").splitlines()]
    copied = [reply for reply in found if reply in learnt]
    return {"replies": len(found), "copies": len(copied), "copies_of_8_or_more_characters": sum(len(r) >= 8 for r in copied)}


def judgement(judged: Path) -> dict:
    """Shares of the replies that a reader called fluent and on topic, for model.json. The replies themselves are not
    kept: some stand in the data word for word."""
    rows = [json.loads(line) for line in judged.read_text(encoding="utf-8").splitlines()]
    shares = {name: round(100.0 * sum(row[name] for row in rows) / len(rows), 1) for name in ("fluent", "on_topic")}
    return {"judged_replies": len(rows), "first_seed": rows[0]["seed"], **shares}
