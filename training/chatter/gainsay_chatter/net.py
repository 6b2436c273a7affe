# SPDX-License-Identifier: GPL-3.0-or-later
"""A LLaMA-like decoder: RMS norms, rotary positions, grouped key/value heads, gated feed-forward, tied output."""
from __future__ import annotations

from dataclasses import dataclass

import torch
from torch import Tensor, nn
from torch.nn import functional as F


@dataclass(frozen=True)
class Shape:
    vocabulary: int = 6400
    width: int = 512
    inner: int = 1408
    layers: int = 8
    heads: int = 8
    groups: int = 2
    head: int = 64
    epsilon: float = 1e-5
    theta: float = 1e6


class Norm(nn.Module):
    def __init__(self, width: int, epsilon: float):
        super().__init__()
        self.weight = nn.Parameter(torch.ones(width))
        self.epsilon = epsilon

    def forward(self, x: Tensor) -> Tensor:
        return x * torch.rsqrt(x.pow(2).mean(-1, keepdim=True) + self.epsilon) * self.weight


def rotate(x: Tensor, cosine: Tensor, sine: Tensor) -> Tensor:
    """Rotary positions on [N, heads, L, head]; cosine and sine are [N, 1, L, head / 2]."""
    a, b = x.chunk(2, dim=-1)
    return torch.cat([a * cosine - b * sine, b * cosine + a * sine], dim=-1)


class Layer(nn.Module):
    def __init__(self, shape: Shape):
        super().__init__()
        self.shape = shape
        wide, narrow = shape.heads * shape.head, shape.groups * shape.head
        self.before_attention = Norm(shape.width, shape.epsilon)
        self.q = nn.Linear(shape.width, wide, bias=False)
        self.k = nn.Linear(shape.width, narrow, bias=False)
        self.v = nn.Linear(shape.width, narrow, bias=False)
        self.o = nn.Linear(wide, shape.width, bias=False)
        self.before_inner = Norm(shape.width, shape.epsilon)
        self.gate = nn.Linear(shape.width, shape.inner, bias=False)
        self.up = nn.Linear(shape.width, shape.inner, bias=False)
        self.down = nn.Linear(shape.inner, shape.width, bias=False)

    def split(self, x: Tensor, heads: int) -> Tensor:
        return x.view(x.size(0), x.size(1), heads, self.shape.head).transpose(1, 2)

    def forward(self, x: Tensor, cosine: Tensor, sine: Tensor, hidden: Tensor, past=None):
        """`hidden` is added to the scores, [N, 1, L, past + L]; returns the states and this layer's keys and values."""
        shape = self.shape
        y = self.before_attention(x)
        q = rotate(self.split(self.q(y), shape.heads), cosine, sine)
        k = rotate(self.split(self.k(y), shape.groups), cosine, sine)
        v = self.split(self.v(y), shape.groups)
        if past is not None:
            k, v = torch.cat([past[0], k], dim=2), torch.cat([past[1], v], dim=2)
        # The heads of a group are stacked along the sequence, so that keys and values need not be copied.
        n, length, times = x.size(0), x.size(1), shape.heads // shape.groups
        stacked = q.reshape(n, shape.groups, times * length, shape.head)
        scores = (stacked @ k.transpose(2, 3) * shape.head ** -0.5).view(n, shape.heads, length, k.size(2)) + hidden
        weights = torch.softmax(scores, dim=-1).view(n, shape.groups, times * length, k.size(2))
        mixed = (weights @ v).view(n, shape.heads, length, shape.head)
        x = x + self.o(mixed.transpose(1, 2).reshape(n, length, shape.heads * shape.head))
        y = self.before_inner(x)
        return x + self.down(F.silu(self.gate(y)) * self.up(y)), (k, v)


class Chatter(nn.Module):
    def __init__(self, shape: Shape = Shape()):
        super().__init__()
        self.shape = shape
        self.embedding = nn.Embedding(shape.vocabulary, shape.width)
        self.layers = nn.ModuleList(Layer(shape) for _ in range(shape.layers))
        self.norm = Norm(shape.width, shape.epsilon)
        self.register_buffer("frequency", shape.theta ** (-torch.arange(0, shape.head, 2).float() / shape.head),
                             persistent=False)

    def states(self, ids: Tensor, mask: Tensor | None = None, past=None) -> tuple[Tensor, list]:
        """`mask` is [N, past + L]; padding is at the right in training, at the left when generating in batches."""
        n, length = ids.shape
        before = past[0][0].size(2) if past is not None else 0
        mask = torch.ones(n, before + length) if mask is None else mask
        places = (mask.cumsum(1) - 1).clamp(min=0)[:, before:]
        angle = places[:, None, :, None] * self.frequency
        cosine, sine = angle.cos(), angle.sin()
        causal = torch.arange(before + length)[None, :] <= torch.arange(before, before + length)[:, None]
        seen = causal[None, None] & (mask[:, None, None, :] > 0)
        hidden = torch.zeros(seen.shape).masked_fill(~seen, -1e9)
        x, kept = self.embedding(ids), []
        for number, layer in enumerate(self.layers):
            x, pair = layer(x, cosine, sine, hidden, None if past is None else past[number])
            kept.append(pair)
        return self.norm(x), kept

    def logits(self, states: Tensor) -> Tensor:
        return states @ self.embedding.weight.t()
