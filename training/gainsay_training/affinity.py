# SPDX-License-Identifier: GPL-3.0-or-later
"""How well one turn answers another: mutual information of characters in a turn and its reply."""
from __future__ import annotations

from typing import Iterable

import numpy
import torch
from torch import Tensor, nn

from .corpora import Dialogue
from .ngrams import PRIMES
from .tokenizer import SPECIAL, CharacterTokenizer

BUCKETS = 1 << 18
SMOOTHING = 8.0
LARGEST = 3.0


class Affinity(nn.Module):
    """Fitted on the (turn, reply) pairs of unlabelled dialogues; a table of hashed character pairs."""

    def __init__(self, tokenizer: CharacterTokenizer, dialogues: Iterable[Dialogue]):
        super().__init__()
        joint = numpy.zeros(BUCKETS)
        asked, replied = numpy.zeros(len(tokenizer)), numpy.zeros(len(tokenizer))
        pairs = 0
        for dialogue in dialogues:
            turns = [numpy.unique([i for i in tokenizer.tokenize(t)[0] if i >= len(SPECIAL)]).astype(numpy.int64)
                     for t in dialogue]
            for turn, reply in zip(turns, turns[1:]):
                pairs += 1
                asked[turn] += 1
                replied[reply] += 1
                numpy.add.at(joint, self._bucket(turn[:, None], reply[None, :]).ravel(), 1)
        table = torch.from_numpy(joint).float()
        self.register_buffer("joint", table)
        self.register_buffer("asked", torch.from_numpy(asked).float())
        self.register_buffer("replied", torch.from_numpy(replied).float())
        self.register_buffer("pairs", torch.tensor(float(max(pairs, 1))))

    @staticmethod
    def _bucket(turn, reply):
        return (turn * PRIMES[0] + reply * PRIMES[3] + 17) % BUCKETS

    def forward(self, ids: Tensor) -> Tensor:
        """[N, L, L]: row i as a turn's token, column j as a token of the reply."""
        expected = self.asked[ids].unsqueeze(2) * self.replied[ids].unsqueeze(1) / self.pairs
        seen = self.joint[self._bucket(ids.unsqueeze(2), ids.unsqueeze(1))]
        return torch.clamp(torch.log((seen + SMOOTHING) / (expected + SMOOTHING)), -LARGEST, LARGEST)
