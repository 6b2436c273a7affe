# SPDX-License-Identifier: GPL-3.0-or-later
"""Hand-made features per conversation: kinds of characters per turn, and overlap between turns."""
from __future__ import annotations

import torch
from torch import Tensor, nn
from torch.nn import functional as F

from .nets import FIRST_REAL_TOKEN, SEGMENTS, match_matrices
from .ngrams import shifted
from .tokenizer import CharacterTokenizer

KINDS = ["不", "没未无", "别非", "吗么", "?", "呢吧", "什哪谁几怎", "0123456789", "一二三四五六七八九十百千万两半",
         "我俺咱", "你您", "他她它", "是对嗯", "有", "会能可", "也", "但却", "还", "都全", "只", "知", "喜爱", "讨厌",
         "已了过", "要想", "今明昨现", ",，。", "!~", "男女", "哈嘿呵", "那", "啊呀哦嘛"]
NEGATIONS = 3
PHRASES = ["不知", "没有", "你呢", "不是", "我也", "不喜", "喜欢", "知道", "还没", "多大", "哪里", "为什", "忘了", "只知", "一样"]
U1, B1, U2, B2 = range(SEGMENTS)
ORDERED_PAIRS = [(a, b) for a in range(SEGMENTS) for b in range(SEGMENTS) if a != b]
COMPARED = [(B1, B2), (B2, B1), (U1, U2), (U2, U1), (U2, B2), (B2, U2)]
REPEATED = [(B2, B2), (B1, B2), (U2, B2), (U1, U2), (U1, B1)]


class Handmade(nn.Module):
    """[N, L] ids to [N, size] floats; made of operators that export to ONNX."""

    def __init__(self, tokenizer: CharacterTokenizer):
        super().__init__()
        kinds = torch.zeros(len(tokenizer), len(KINDS))
        for column, characters in enumerate(KINDS):
            for character in characters:
                if character in tokenizer.index:
                    kinds[tokenizer.index[character], column] = 1.0
        phrases = [[tokenizer.index.get(c, -1) for c in phrase] for phrase in PHRASES]
        self.register_buffer("kinds", kinds)
        self.register_buffer("phrases", torch.tensor(phrases))

    def forward(self, ids: Tensor, mask: Tensor, segments: Tensor) -> Tensor:
        own = F.one_hot(segments, SEGMENTS).float() * mask.float().unsqueeze(2)
        kinds = self.kinds[ids]
        same, pair = match_matrices(ids)
        return torch.cat([self._contents(ids, own, kinds), self._overlap(ids, own, kinds, same, pair),
                          self._negated_repeats(own, kinds, same)], dim=1)

    def _contents(self, ids: Tensor, own: Tensor, kinds: Tensor) -> Tensor:
        """Which kinds and phrases each turn has and opens with, and how they differ."""
        per_turn = own.transpose(1, 2)
        counts = torch.matmul(per_turn, kinds)
        following = shifted(ids, 1)
        phrase = ((ids.unsqueeze(2) == self.phrases[:, 0])
                  & (following.unsqueeze(2) == self.phrases[:, 1])).float()
        present = torch.clamp(torch.cat([counts, torch.matmul(per_turn, phrase)], dim=2), max=1.0)
        first_two = own * (torch.cumsum(own, dim=1) <= 2.0).float()
        opening = torch.clamp(torch.matmul(first_two.transpose(1, 2), kinds), max=1.0)
        b1, u2, b2 = present[:, B1], present[:, U2], present[:, B2]
        negations = counts[:, :, :NEGATIONS].sum(2)
        odd = negations - 2.0 * torch.floor(negations / 2.0)
        unequal = [torch.abs(odd[:, a] - odd[:, b]).unsqueeze(1)
                   for a, b in ((U1, U2), (B1, B2), (U2, B2), (U1, B1))]
        return torch.cat([present.flatten(1), torch.log1p(counts).flatten(1), opening.flatten(1), b1 * b2,
                          b1 * (1.0 - b2), (1.0 - b1) * b2, u2 * b2, u2 * (1.0 - b2), odd, *unequal], dim=1)

    @staticmethod
    def _overlap(ids: Tensor, own: Tensor, kinds: Tensor, same: Tensor, pair: Tensor) -> Tensor:
        """Lengths; how much of a turn is found in another; kinds of what is not."""
        words = own * (ids >= FIRST_REAL_TOKEN).float().unsqueeze(2)
        length = words.sum(1)
        size = torch.clamp(length, min=1.0).unsqueeze(2)
        found = [torch.log1p(length)]
        for matrix in (same, pair):
            reached = torch.clamp(torch.matmul(matrix, words), max=1.0)
            shares = torch.matmul(words.transpose(1, 2), reached) / size
            found.extend(shares[:, a, b].unsqueeze(1) for a, b in ORDERED_PAIRS)
        reached = torch.clamp(torch.matmul(same, words), max=1.0)
        for a, b in COMPARED:
            missing = (words[:, :, a] * (1.0 - reached[:, :, b])).unsqueeze(1)
            found.append(torch.matmul(missing, kinds).squeeze(1))
            found.append(missing.sum(2))
        return torch.cat(found, dim=1)

    @staticmethod
    def _negated_repeats(own: Tensor, kinds: Tensor, same: Tensor) -> Tensor:
        """How many tokens two turns share with, and without, a change of negation before them."""
        negation = torch.clamp(kinds[:, :, :NEGATIONS].sum(2), max=1.0)
        before = F.pad(negation[:, :-1], (1, 0))
        negated = torch.clamp(before + F.pad(negation[:, :-2], (2, 0)), max=1.0) * (1.0 - negation)
        plain = 1.0 - negation
        changed = torch.abs(negated.unsqueeze(2) - negated.unsqueeze(1))
        equal = same * plain.unsqueeze(2) * plain.unsqueeze(1)
        place = torch.cumsum(torch.ones_like(negation), dim=1)
        apart = ((place.unsqueeze(1) - place.unsqueeze(2)) > 1.0).float()
        found = []
        for a, b in REPEATED:
            turns = own[:, :, a].unsqueeze(2) * own[:, :, b].unsqueeze(1) * equal * apart
            for matrix in (turns * changed, turns * (1.0 - changed)):
                found.append(torch.log1p(matrix.sum(2).sum(1)).unsqueeze(1))
        return torch.cat(found, dim=1)
