# SPDX-License-Identifier: GPL-3.0-or-later
"""Dialogues to learn from: who says what, and which of the bot's turns are worth learning."""
from __future__ import annotations

import collections
import csv
import hashlib
import json
import random
import re
from dataclasses import dataclass
from pathlib import Path
from typing import Iterable, Sequence

FULL_WIDTH = str.maketrans({",": "，", "!": "！", "?": "？", ";": "；", ":": "："})
CHINESE = re.compile(r"[\u4e00-\u9fff]")
# What a bot that ships should not learn to say. Crude on purpose: a good reply lost is cheaper than a bad one learnt.
UNWANTED = re.compile("傻逼|傻比|煞笔|妈的|尼玛|你妹|草泥|卧槽|我靠|艹|操你|屎|贱|婊|滚|去死|他妈|特么|装逼|牛逼|逼|裸|性感|约炮|做爱|奶子|屌|"
                      "微信|QQ|qq|加我|私信|私聊|楼主|百度|贴吧|吧主|帖|链接|微博|粉丝|转发|关注")
DISCLAIMER = re.compile("人工智能|语言模型|作为一个|作为AI|AI|机器人|抱歉")
QUESTION = re.compile(r"[？?]$|[吗呢么]$|什么|怎么|哪|谁|几|多少|为什么|为啥|啥")
HELD_OUT = 20  # one context in so many
ADDRESSED = re.compile("你|您|我")


@dataclass(frozen=True)
class Dialogue:
    turns: tuple[str, ...]   # the user's and the bot's in turn, the bot's last
    learnt: tuple[bool, ...]  # per turn
    source: str


def tidy(text: str) -> str:
    """Chinese text with Chinese punctuation and no blanks, except between Latin words."""
    text = re.sub(r"(?<![A-Za-z0-9])\s+|\s+(?![A-Za-z0-9])", "", text.strip())
    return re.sub(r"([，。！？；：~])\1+", r"\1", text.translate(FULL_WIDTH)) if CHINESE.search(text) else text


def presentable(text: str, least: int, most: int) -> bool:
    chinese = len(CHINESE.findall(text))
    return (least <= len(text) <= most and chinese >= 0.6 * len(text) and not UNWANTED.search(text)
            and not DISCLAIMER.search(text) and not re.search(r"(.{1,3})\1\1", text))


def held_out(context: str) -> bool:
    """By the first turn, so that all that starts alike is on one side."""
    return int(hashlib.sha256(context.encode()).hexdigest(), 16) % HELD_OUT == 0


def cdconv(folder: Path) -> list[Dialogue]:
    """Both replies of a chatbot; not those that were judged to contradict themselves or to confuse the roles."""
    found = {}
    for line in (folder / "cdconv" / "train.jsonl").read_text(encoding="utf-8").splitlines():
        row = json.loads(line)
        turns = tuple(tidy(row[name]) for name in ("u1", "b1", "u2", "b2"))
        first, second = (presentable(turns[i], 2, 40) for i in (1, 3))
        second = second and row["label"] in (0, 3)
        if first or second:
            found[turns] = Dialogue(turns, (False, first, False, second), "cdconv")
    return spread_repeats(list(found.values()))


def spread_repeats(dialogues: list[Dialogue]) -> list[Dialogue]:
    """A first reply that stands in several rows, and a reply that is in fashion, is learnt a few times only."""
    pairs: collections.Counter = collections.Counter()
    replies: collections.Counter = collections.Counter()
    result = []
    for dialogue in dialogues:
        turns, learnt = dialogue.turns, list(dialogue.learnt)
        pairs[turns[:2]] += 1
        learnt[1] = learnt[1] and pairs[turns[:2]] == 1
        for place in (1, 3):
            replies[turns[place]] += learnt[place]
            learnt[place] = learnt[place] and replies[turns[place]] <= 8
        if any(learnt):
            result.append(Dialogue(turns, tuple(learnt), dialogue.source))
    return result


def alternating(turns: Sequence[str], source: str, fashion: collections.Counter) -> list[Dialogue]:
    """All stretches of a dialogue between two people that can stand: with the second speaker as the bot."""
    turns = [tidy(turn) for turn in turns][:6]
    if len(turns) % 2:
        turns = turns[:-1]
    if len(turns) < 2 or not all(presentable(turn, 2, 45) for turn in turns):
        return []
    learnt = tuple(place % 2 == 1 and presentable(turn, 3, 30) and fashion[turn] <= 3
                   and bool(QUESTION.search(turns[place - 1]) or ADDRESSED.search(turns[place - 1]))
                   for place, turn in enumerate(turns))
    return [Dialogue(tuple(turns), learnt, source)] if any(learnt) else []


def in_fashion(dialogues: Iterable[Sequence[str]]) -> collections.Counter:
    return collections.Counter(tidy(turn) for turns in dialogues for turn in turns)


def lccc(folder: Path) -> list[Dialogue]:
    raw = []
    for path in sorted((folder / "text").glob("lccc-*.json")):
        raw += [[turn.replace(" ", "") for turn in turns] for turns in json.loads(path.read_text(encoding="utf-8"))]
    fashion = in_fashion(raw)
    return [dialogue for turns in raw for dialogue in alternating(turns, "lccc", fashion)]


def cped(folder: Path) -> list[Dialogue]:
    """Question and answer of television plays; sentences of one speaker are joined."""
    scenes: dict[str, list[list[str]]] = {}
    for path in sorted((folder / "text").glob("cped-*.csv")):
        with path.open(encoding="utf-8-sig", newline="") as file:
            for row in csv.DictReader(file):
                turns = scenes.setdefault(row["Dialogue_ID"], [])
                text = row["Utterance"].replace(" ", "，")
                if turns and turns[-1][0] == row["Speaker"]:
                    turns[-1][1] += "，" + text
                else:
                    turns.append([row["Speaker"], text])
    pairs = [(a[1], b[1]) for turns in scenes.values() for a, b in zip(turns, turns[1:]) if QUESTION.search(a[1])]
    fashion = in_fashion(pairs)
    return [dialogue for pair in pairs for dialogue in alternating(pair, "cped", fashion)]


def load(folder: Path) -> dict[str, dict[str, list[Dialogue]]]:
    """Per source what to learn and what to keep for measuring."""
    result = {}
    for name, read in (("cdconv", cdconv), ("lccc", lccc), ("cped", cped)):
        found = read(folder)
        result[name] = {"learn": [d for d in found if not held_out(d.turns[0])],
                        "held_out": [d for d in found if held_out(d.turns[0])]}
    return result


def untidy(text: str, draw: random.Random) -> str:
    """What people type: other punctuation, or none at the end. Only ever done to the user's turns."""
    chance = draw.random()
    if chance < 0.2:
        return text.replace("，", ",").replace("？", "?").replace("！", "!")
    return text.rstrip("？。！") or text if chance < 0.35 else text
