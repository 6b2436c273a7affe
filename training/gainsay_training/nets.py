# SPDX-License-Identifier: GPL-3.0-or-later
"""The character encoder: a small transformer that is told where turns repeat each other."""
from __future__ import annotations

from dataclasses import dataclass

import numpy
import torch
from torch import Tensor, nn
from torch.nn import functional as F

SEGMENTS = 4
DISTANCES = 17
LABELS = 4
PRETRAIN_CLASSES = 5
NLI_CLASSES = 3
FIRST_REAL_TOKEN = 5
NEAR = 4.0
LOUDNESS = 1.6


@dataclass(frozen=True)
class NetConfig:
    vocab: int
    width: int = 128
    layers: int = 4
    heads: int = 4
    inner: int = 384
    dropout: float = 0.1


def match_matrices(ids: Tensor) -> tuple[Tensor, Tensor]:
    """Which tokens are equal, and which are equal together with a neighbour: [N, L, L] floats."""
    real = (ids >= FIRST_REAL_TOKEN).float()
    same = (ids.unsqueeze(2) == ids.unsqueeze(1)).float() * real.unsqueeze(2)
    following = F.pad(same[:, 1:, 1:], (0, 1, 0, 1))
    leading = F.pad(same[:, :-1, :-1], (1, 0, 1, 0))
    pair = same * torch.clamp(following + leading, max=1.0)
    return same, pair


def relation_table(span: int = 64) -> Tensor:
    """Bucket of each clipped distance: near ones exact, far ones by powers of two."""
    buckets = []
    for d in range(-span, span + 1):
        size = abs(d)
        bucket = size if size <= 4 else min(4 + (size - 1).bit_length() - 2, 8)
        buckets.append(8 + (bucket if d >= 0 else -bucket))
    return torch.tensor(buckets)


@torch.no_grad()
def look_at_neighbours(weight: Tensor) -> None:
    """Half of the heads start with one place before or after in sight, which takes long to find out otherwise."""
    here = DISTANCES // 2
    for head in range(weight.shape[1] // 2):
        away = head // 2 + 1
        weight[here + (away if head % 2 else -away), head] = NEAR


class Block(nn.Module):
    def __init__(self, config: NetConfig):
        super().__init__()
        self.heads = config.heads
        self.size = config.width // config.heads
        self.norm_attention = nn.LayerNorm(config.width)
        self.qkv = nn.Linear(config.width, 3 * config.width)
        self.out = nn.Linear(config.width, config.width)
        self.norm_inner = nn.LayerNorm(config.width)
        self.up = nn.Linear(config.width, config.inner)
        self.down = nn.Linear(config.inner, config.width)
        self.dropout = nn.Dropout(config.dropout)

    def forward(self, x: Tensor, bias: Tensor) -> Tensor:
        n, length, width = x.shape
        q, k, v = self.qkv(self.norm_attention(x)).split(width, dim=2)
        shape = (n, length, self.heads, self.size)
        q, k, v = (t.reshape(shape).transpose(1, 2) for t in (q, k, v))
        weights = torch.matmul(q, k.transpose(2, 3)) * self.size ** -0.5 + bias
        mixed = torch.matmul(torch.softmax(weights, dim=-1), v)
        x = x + self.dropout(self.out(mixed.transpose(1, 2).reshape(n, length, width)))
        return x + self.dropout(self.down(F.gelu(self.up(self.norm_inner(x)))))


class Encoder(nn.Module):
    """Tokens to states; equality between turns enters as features and as attention bias."""

    def __init__(self, config: NetConfig):
        super().__init__()
        self.config = config
        self.token = nn.Embedding(config.vocab, config.width, padding_idx=0)
        self.segment = nn.Embedding(SEGMENTS, config.width)
        self.match = nn.Linear(2 * SEGMENTS, config.width)
        self.distance = nn.Embedding(DISTANCES, config.heads)
        self.segment_pair = nn.Embedding(SEGMENTS * SEGMENTS, config.heads)
        self.match_bias = nn.Parameter(torch.zeros(2, config.heads))
        self.blocks = nn.ModuleList(Block(config) for _ in range(config.layers))
        self.norm = nn.LayerNorm(config.width)
        self.dropout = nn.Dropout(config.dropout)
        self.register_buffer("buckets", relation_table(), persistent=False)
        nn.init.normal_(self.token.weight, std=0.05)
        nn.init.normal_(self.segment.weight, std=0.05)
        nn.init.normal_(self.match.weight, std=0.1)
        nn.init.zeros_(self.distance.weight)
        look_at_neighbours(self.distance.weight)
        nn.init.zeros_(self.segment_pair.weight)

    @torch.no_grad()
    def start_from(self, vectors: numpy.ndarray) -> None:
        self.token.weight.copy_(torch.from_numpy(vectors * LOUDNESS))

    def forward(self, ids: Tensor, mask: Tensor, segments: Tensor) -> Tensor:
        keep = mask.float()
        same, pair = match_matrices(ids)
        belongs = F.one_hot(segments, SEGMENTS).float() * keep.unsqueeze(2)
        repeats = torch.cat([torch.matmul(same, belongs), torch.matmul(pair, belongs)], dim=2)
        # Embeddings are small because they are also the language model's output; here they must not drown.
        x = (self.token(ids) + self.segment(segments)) * self.config.width ** 0.5
        x = self.dropout(x + self.match(torch.clamp(repeats, max=1.0)))
        bias = self._bias(keep, segments, same, pair)
        for block in self.blocks:
            x = block(x, bias)
        return self.norm(x)

    def _bias(self, keep: Tensor, segments: Tensor, same: Tensor, pair: Tensor) -> Tensor:
        place = torch.cumsum(torch.ones_like(segments[0]), dim=0)
        span = (self.buckets.shape[0] - 1) // 2
        gap = torch.clamp(place.unsqueeze(0) - place.unsqueeze(1), -span, span) + span
        distance = self.distance(self.buckets[gap]).permute(2, 0, 1).unsqueeze(0)
        pairs = segments.unsqueeze(2) * SEGMENTS + segments.unsqueeze(1)
        turn = self.segment_pair(pairs).permute(0, 3, 1, 2)
        equal = (same.unsqueeze(1) * self.match_bias[0].view(1, -1, 1, 1)
                 + pair.unsqueeze(1) * self.match_bias[1].view(1, -1, 1, 1))
        return distance + turn + equal + (keep - 1.0).view(keep.shape[0], 1, 1, -1) * 1e4


def pool(states: Tensor, mask: Tensor, segments: Tensor) -> Tensor:
    """[CLS], the target's mean and maximum, and the mean of the bot's previous turn."""
    keep = mask.float()
    target = (keep * (segments == 3).float()).unsqueeze(2)
    before = (keep * (segments == 1).float()).unsqueeze(2)
    mean_target = (states * target).sum(1) / torch.clamp(target.sum(1), min=1.0)
    mean_before = (states * before).sum(1) / torch.clamp(before.sum(1), min=1.0)
    top = (states - (1.0 - target) * 1e4).max(dim=1)[0]
    return torch.cat([states[:, 0], mean_target, top, mean_before], dim=1)


class Head(nn.Module):
    def __init__(self, width: int, classes: int, dropout: float):
        super().__init__()
        self.hidden = nn.Linear(4 * width, width)
        self.dropout = nn.Dropout(dropout)
        self.out = nn.Linear(width, classes)

    def forward(self, pooled: Tensor) -> Tensor:
        return self.out(self.dropout(torch.tanh(self.hidden(self.dropout(pooled)))))


class Detector(nn.Module):
    """An encoder with the heads of all training stages."""

    def __init__(self, config: NetConfig):
        super().__init__()
        self.config = config
        self.encoder = Encoder(config)
        self.lm = nn.Linear(config.width, config.width)
        self.lm_norm = nn.LayerNorm(config.width)
        self.lm_bias = nn.Parameter(torch.zeros(config.vocab))
        self.reply = Head(config.width, PRETRAIN_CLASSES, config.dropout)
        self.nli = Head(config.width, NLI_CLASSES, config.dropout)
        self.label = Head(config.width, LABELS, config.dropout)
        self.evidence = nn.Linear(config.width, 1)

    def states(self, ids: Tensor, mask: Tensor, segments: Tensor) -> Tensor:
        return self.encoder(ids, mask, segments)

    def words(self, states: Tensor) -> Tensor:
        """Vocabulary logits for already selected states."""
        hidden = self.lm_norm(F.gelu(self.lm(states)))
        return F.linear(hidden, self.encoder.token.weight, self.lm_bias)
