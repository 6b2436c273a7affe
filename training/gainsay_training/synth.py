# SPDX-License-Identifier: GPL-3.0-or-later
"""Made-up examples of each kind of contradiction, out of unlabelled dialogues.

A reply to the wrong turn is role confusion; a rewritten repetition of the bot's own turn is a
history contradiction, or none if the rewriting kept its meaning; a clause beside its own opposite
is an intra-sentence contradiction; a reply from another dialogue is a class of its own.
"""
from __future__ import annotations

import random
import re
from dataclasses import dataclass, field

from .corpora import Dialogue
from .rewrite import Rewriters

NONE, INTRA, ROLE, HISTORY, STRANGER = range(5)
FILLERS = ("嗯 哦 好 是 对 哈哈 嗯嗯 好的 是吗 是的 对啊 哦哦 这样啊 可以啊 好吧 …… 呵呵 行 啊 喔 对哦 没错 "
           "真的吗 好啊 不错 哇 厉害 额 原来如此 嘿嘿").split()
JOINERS = ["，", ",", "，但是", "，不过", "，我", "，其实"]


@dataclass
class Example:
    turns: Dialogue
    kind: int
    evidence: list[tuple[int, set[int]]] = field(default_factory=list)


class Synthesiser:
    def __init__(self, dialogues: dict[str, list[Dialogue]], shares: dict[str, float],
                 rewriters: Rewriters, rng: random.Random):
        self._dialogues = {name: found for name, found in dialogues.items() if found}
        self._names = list(self._dialogues)
        self._shares = [shares[name] for name in self._names]
        self._rewriters = rewriters
        self._rng = rng

    def window(self, length: int) -> Dialogue:
        """A stretch of some dialogue; shorter where the dialogue is."""
        name = self._rng.choices(self._names, self._shares)[0]
        dialogue = self._rng.choice(self._dialogues[name])
        start = self._rng.randrange(max(len(dialogue) - length, 0) + 1)
        return dialogue[start:start + length]

    def example(self) -> Example:
        kind = self._rng.choices(range(5), [0.34, 0.1, 0.18, 0.2, 0.18])[0]
        maker = {NONE: self._none, INTRA: self._intra, ROLE: self._role,
                 HISTORY: self._history, STRANGER: self._stranger}[kind]
        return maker() or self._none()

    def _none(self) -> Example:
        if self._rng.random() < 0.4:
            past = self.window(2)
            question = self._rewriters.paraphrase(past[0], self._rng).text
            answer = self._rewriters.paraphrase(self._partial(past[-1]), self._rng).text
            return Example([past[0], past[-1], question, answer], NONE)
        return Example(self.window(4), NONE)

    def _partial(self, text: str) -> str:
        clauses = [c for c in re.split("(?<=[，。！？,!?])", text) if len(c) > 2]
        return self._rng.choice(clauses) if clauses and self._rng.random() < 0.4 else text

    def _intra(self) -> Example | None:
        turns = self.window(4)
        clause = self._partial(turns[-1]).rstrip("，。！？,!?")[:16]
        rewrite = self._rewriters.contradict(clause, self._rng)
        if rewrite is None or len(clause) < 2:
            return None
        joiner = self._rng.choice(JOINERS)
        shift = len(clause) + len(joiner)
        touched = rewrite.old | {shift + i for i in rewrite.new}
        return Example(turns[:-1] + [clause + joiner + rewrite.text], INTRA, [(3, touched)])

    def _role(self) -> Example | None:
        turns = self.window(5)
        if len(turns) < 3:
            return None
        if len(turns) == 5 and self._rng.random() < 0.3:
            return Example([turns[0], turns[1], turns[2], turns[4]], ROLE)
        way = self._rng.random()
        if way < 0.45:
            between = self._rng.choice(FILLERS)
        elif way < 0.8:
            between = self._rewriters.paraphrase(turns[0], self._rng).text
        else:
            between = self._rng.choice(self.window(2))
        return Example([turns[0], turns[1], between, turns[2]], ROLE)

    def _history(self) -> Example | None:
        past = self.window(2)
        said = self._partial(past[-1])
        shift = past[-1].find(said)
        rewrite = self._rewriters.contradict(said, self._rng)
        if rewrite is None:
            return None
        question = self._rewriters.paraphrase(past[0], self._rng).text
        evidence = [(1, {shift + i for i in rewrite.old}), (3, rewrite.new)]
        return Example([past[0], past[-1], question, rewrite.text], HISTORY, evidence)

    def _stranger(self) -> Example:
        turns = self.window(4)
        return Example(turns[:-1] + [self._rng.choice(self.window(4))], STRANGER)
