# SPDX-License-Identifier: GPL-3.0-or-later
"""Features for the trees: opposites, words of one kind, what is asked for and what was told, not knowing and guessing."""
from __future__ import annotations

import torch
from torch import Tensor, nn
from torch.nn import functional as F

from .handmade import NEGATIONS, Handmade
from .lexicon import Lexicon
from .nets import FIRST_REAL_TOKEN, SEGMENTS, match_matrices
from .ngrams import hashed, shifted
from .tokenizer import CharacterTokenizer

MORE_PHRASES = ("清楚 记得 可能 大概 应该 也许 好像 确定 从来 以前 现在 经常 单身 结婚 你知 知道 道我 你猜 什么 时候 多少 几岁 多久 怎么 最喜 最讨 "
                "哪个 不会 不想 我是 你是 我在 还没 已经").split()
ASKED = {"age": ("多大", "几岁", "岁数", "年龄"), "amount": ("多少", "几个", "几只", "几口", "几次"),
         "time": ("时候", "几点", "哪天", "多久", "星期"), "name": ("叫什", "名字", "什么", "哪个")}
TOLD = {"age": "岁0123456789十", "amount": "0123456789一二两三四五六七八九十百", "time": "年月日号周早晚点天午", "name": "叫是"}
U1, B1, U2, B2 = range(SEGMENTS)
FACING = [(B1, B2), (U2, B2), (U1, B2), (B2, B2), (U1, U2)]
BUCKETS = 1 << 18


class Relations(nn.Module):
    """[N, L] ids to [N, size] floats, made of counts; to be put beside the hand-made features."""

    def __init__(self, tokenizer: CharacterTokenizer, lexicon: Lexicon):
        super().__init__()
        phrases = MORE_PHRASES + [phrase for words in ASKED.values() for phrase in words]
        told = torch.zeros(len(tokenizer), len(TOLD))
        for column, characters in enumerate(TOLD.values()):
            for character in characters:
                told[tokenizer.index.get(character, 0), column] = 1.0
        told[0] = 0.0
        self.register_buffer("negations", Handmade(tokenizer).kinds[:, :NEGATIONS].sum(1).clamp(max=1.0))
        self.register_buffer("phrases", torch.tensor([[tokenizer.index.get(c, -1) for c in p] for p in phrases]))
        self.register_buffer("told", told)
        self.register_buffer("opposites", opposite_table(tokenizer, lexicon))
        self.register_buffer("kinds", kind_table(tokenizer, lexicon))

    def forward(self, ids: Tensor, mask: Tensor, segments: Tensor) -> Tensor:
        own = F.one_hot(segments, SEGMENTS).float() * mask.float().unsqueeze(2)
        phrases = self._phrases(ids, own)
        told = torch.clamp(torch.matmul(own.transpose(1, 2), self.told[ids]), max=1.0)
        return torch.cat([phrases.flatten(1), told.flatten(1), self._answered(phrases, told),
                          self._words(ids, own), self._negated(ids, own)], dim=1)

    def _phrases(self, ids: Tensor, own: Tensor) -> Tensor:
        found = ((ids.unsqueeze(2) == self.phrases[:, 0]) & (shifted(ids, 1).unsqueeze(2) == self.phrases[:, 1])).float()
        return torch.clamp(torch.matmul(own.transpose(1, 2), found), max=1.0)

    @staticmethod
    def _answered(phrases: Tensor, told: Tensor) -> Tensor:
        """Whether what u2 asks for was told in u1, b1 and b2."""
        start, found = len(MORE_PHRASES), []
        for column, words in enumerate(ASKED.values()):
            asked = torch.clamp(phrases[:, U2, start:start + len(words)].sum(1), max=1.0)
            found.extend((asked * told[:, turn, column]).unsqueeze(1) for turn in (U1, B1, B2))
            start += len(words)
        return torch.cat(found, dim=1)

    def _words(self, ids: Tensor, own: Tensor) -> Tensor:
        """How many words of one turn have their opposite, or another word of their kind, in the other turn."""
        after = shifted(ids, 1)
        one, two = ids.unsqueeze(2), ids.unsqueeze(1)
        single = self.opposites[hashed(BUCKETS, 8, one, two)].float()
        double = self.opposites[hashed(BUCKETS, 9, one, after.unsqueeze(2), two, after.unsqueeze(1))].float()
        kind = self.kinds[hashed(BUCKETS, 10, ids, after)].long()
        alike = ((kind.unsqueeze(2) == kind.unsqueeze(1)) & (kind.unsqueeze(2) > 0)).float()
        equal = ((one == two) & (after.unsqueeze(2) == after.unsqueeze(1))).float()
        found = []
        for matrix in (single, double, alike * (1.0 - equal)):
            together = torch.matmul(torch.matmul(own.transpose(1, 2), matrix), own)
            found.extend(torch.log1p(together[:, a, b]).unsqueeze(1) for a, b in FACING)
        return torch.cat(found, dim=1)

    def _negated(self, ids: Tensor, own: Tensor) -> Tensor:
        """Characters that u1 shares with b2 and u2 with b1, with and without a change of negation before them."""
        same = match_matrices(ids)[0]
        negation = self.negations[ids]
        before = F.pad(negation[:, :-1], (1, 0)) + F.pad(negation[:, :-2], (2, 0))
        negated = torch.clamp(before, max=1.0) * (1.0 - negation)
        changed = torch.abs(negated.unsqueeze(2) - negated.unsqueeze(1))
        plain = same * (1.0 - negation).unsqueeze(2) * (1.0 - negation).unsqueeze(1)
        found = []
        for matrix in (plain * changed, plain * (1.0 - changed)):
            together = torch.matmul(torch.matmul(own.transpose(1, 2), matrix), own)
            found.extend(torch.log1p(together[:, a, b]).unsqueeze(1) for a, b in ((U1, B2), (U2, B1)))
        return torch.cat(found, dim=1)


def _places(tokenizer: CharacterTokenizer, tag: int, text: str) -> int | None:
    ids = [tokenizer.index.get(character, 0) for character in text]
    if min(ids) < FIRST_REAL_TOKEN:
        return None
    return int(hashed(BUCKETS, tag, *(torch.tensor(i) for i in ids)))


def opposite_table(tokenizer: CharacterTokenizer, lexicon: Lexicon) -> Tensor:
    """Which hashed pairs of characters, and of words of two characters, are opposites."""
    table = torch.zeros(BUCKETS, dtype=torch.uint8)
    for word, others in lexicon.opposites.items():
        for other in others:
            if len(word) == len(other) <= 2 and word != other:
                place = _places(tokenizer, 7 + len(word), word + other)
                if place is not None:
                    table[place] = 1
    return table


def kind_table(tokenizer: CharacterTokenizer, lexicon: Lexicon) -> Tensor:
    """The number of the kind of each hashed word of two characters; 0 for those of none."""
    table = torch.zeros(BUCKETS, dtype=torch.int16)
    for number, words in enumerate(lexicon.kinds, 1):
        for word in words:
            place = _places(tokenizer, 10, word) if len(word) == 2 else None
            if place is not None:
                table[place] = number % 32000
    return table
