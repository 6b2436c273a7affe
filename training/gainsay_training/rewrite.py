# SPDX-License-Identifier: GPL-3.0-or-later
"""Rewriting one sentence so that it means the opposite, or still the same."""
from __future__ import annotations

import random
from dataclasses import dataclass
from typing import Callable, Iterable

from .lexicon import NUMERALS, Lexicon

NEGATABLE = ("喜欢 知道 可以 应该 觉得 认识 需要 愿意 打算 相信 习惯 结婚 上班 工作 是 有 会 想 要 能 吃 去 看 "
             "好 爱 在 来 做 买 玩 听 说 用 怕 敢 行 忙 累 贵 难").split()
FLIPS = [("是的", "不是"), ("是啊", "不是啊"), ("对啊", "不对"), ("有啊", "没有啊"), ("会啊", "不会啊"),
         ("喜欢", "讨厌"), ("已经", "还没"), ("经常", "从不"), ("都", "都不"), ("男", "女"), ("一直", "从没"),
         ("有点", "一点也不"), ("很", "不"), ("非常", "一点都不"), ("是", "不是"), ("有", "没有"), ("会", "不会")]
PARTICLES = "啊呀呢吧哦嘛哈"
OPENERS = ["嗯，", "哦，", "是啊，", "哈哈，", "对，", "那", "其实", "嗯嗯，"]


@dataclass
class Rewrite:
    """A new sentence, with the positions that differ in the old and in the new one."""

    text: str
    old: set[int]
    new: set[int]


Rewriter = Callable[[str, random.Random], "Rewrite | None"]


def _spliced(text: str, start: int, old: str, new: str) -> Rewrite:
    touched_old = set(range(start, start + max(len(old), 1))) & set(range(len(text)))
    return Rewrite(text[:start] + new + text[start + len(old):], touched_old,
                   set(range(start, start + max(len(new), 1))))


def _occurrences(text: str, words: Iterable[str]) -> list[tuple[int, str]]:
    return [(text.find(w), w) for w in words if w in text]


def toggle_negation(text: str, rng: random.Random) -> Rewrite | None:
    removable = [(i, n) for i, n in _occurrences(text, ["没有", "不", "没", "别"]) if i + len(n) < len(text)]
    if removable and rng.random() < 0.7:
        start, negation = rng.choice(removable)
        return _spliced(text, start, negation, "有" if negation == "没有" else "")
    verbs = _occurrences(text, NEGATABLE)
    if not verbs:
        return None
    start, verb = rng.choice(verbs)
    if start > 0 and text[start - 1] in "不没别":
        return _spliced(text, start - 1, text[start - 1] + verb, verb)
    negation = "没" if verb == "有" or rng.random() < 0.15 else "不"
    return _spliced(text, start, verb, negation + verb)


def flip_phrase(text: str, rng: random.Random) -> Rewrite | None:
    pairs = FLIPS + [(b, a) for a, b in FLIPS]
    found = [(text.find(a), a, b) for a, b in pairs if a in text]
    if not found:
        return None
    return _spliced(text, *rng.choice(found))


def change_number(text: str, rng: random.Random) -> Rewrite | None:
    places = [i for i, c in enumerate(text) if c in NUMERALS]
    if not places:
        return None
    start = rng.choice(places)
    kind = NUMERALS[11:] if text[start].isascii() else NUMERALS[:11]
    return _spliced(text, start, text[start], rng.choice([c for c in kind if c != text[start]]))


class Rewriters:
    def __init__(self, lexicon: Lexicon):
        self._lexicon = lexicon

    def _swap(self, text: str, relation: dict[str, list[str]], rng: random.Random) -> Rewrite | None:
        swapped = self._lexicon.swap(text, relation, rng)
        if swapped is None:
            return None
        changed, old, new = swapped
        return Rewrite(changed, set(old), set(new))

    def contradict(self, text: str, rng: random.Random) -> Rewrite | None:
        """The first of a shuffled list of ways that applies."""
        ways: list[Rewriter] = [
            toggle_negation, toggle_negation, flip_phrase, change_number, change_number,
            lambda t, r: self._swap(t, self._lexicon.opposites, r),
            lambda t, r: self._swap(t, self._lexicon.siblings, r),
            lambda t, r: self._swap(t, self._lexicon.siblings, r)]
        rng.shuffle(ways)
        for way in ways:
            rewrite = way(text, rng)
            if rewrite is not None and rewrite.text != text:
                return rewrite
        return None

    def paraphrase(self, text: str, rng: random.Random) -> Rewrite:
        """Small changes that keep the meaning: synonyms, particles, openers, punctuation."""
        rewrite = Rewrite(text, set(), set())
        if rng.random() < 0.6:
            rewrite = self._swap(text, self._lexicon.synonyms, rng) or rewrite
        changed = rewrite.text
        if rng.random() < 0.4 and changed and changed[-1] in PARTICLES + "。！!":
            changed = changed[:-1]
        elif rng.random() < 0.4:
            changed += rng.choice(PARTICLES)
        if rng.random() < 0.3:
            opener = rng.choice(OPENERS)
            changed = opener + changed
        return Rewrite(changed, set(), set())
