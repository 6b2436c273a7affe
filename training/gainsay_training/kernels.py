# SPDX-License-Identifier: GPL-3.0-or-later
"""Kernel ridge regression: how alike a conversation is to each one in train, in shape and in what the turns speak of."""
from __future__ import annotations

from dataclasses import dataclass
from typing import Sequence

import numpy
import torch
from scipy.linalg import cho_factor, cho_solve
from torch import Tensor, nn
from torch.nn import functional as F

from .batches import pad
from .nets import FIRST_REAL_TOKEN, LABELS, SEGMENTS, match_matrices
from .tokenizer import Encoded

FLOOR = 0.01  # the least that the regression may say of a label
CHUNK = 64
BYTE = 127.0
U1, B1, U2, B2 = range(SEGMENTS)
WITHOUT = [(B1, B2), (B2, B1), (B2, U2)]  # what one turn has and the other has not


@dataclass(frozen=True)
class KernelConfig:
    components: int = 256
    matter: float = 1.5
    shape_alone: float = 1.0
    penalty: float = 0.3


class Matter(nn.Module):
    """What the turns b1, u2 and b2, and the differences between them, speak of: six unit vectors, [N, 6, width]."""

    def __init__(self, vectors: numpy.ndarray, items: Sequence[Encoded]):
        super().__init__()
        centred = vectors - vectors[FIRST_REAL_TOKEN:].mean(0)
        centred /= numpy.linalg.norm(centred, axis=1, keepdims=True) + 1e-9
        centred[:FIRST_REAL_TOKEN] = 0.0
        table = centred * rareness(items, len(vectors))[:, None]
        self.register_buffer("table", torch.from_numpy(table.astype(numpy.float16)))

    def forward(self, ids: Tensor, mask: Tensor, segments: Tensor) -> Tensor:
        words = F.one_hot(segments, SEGMENTS).float() * (mask.float() * (ids >= FIRST_REAL_TOKEN).float()).unsqueeze(2)
        reached = torch.clamp(torch.matmul(match_matrices(ids)[0], words), max=1.0)
        chosen = [words[:, :, turn] for turn in (B1, U2, B2)]
        chosen += [words[:, :, turn] * (1.0 - reached[:, :, other]) for turn, other in WITHOUT]
        sums = torch.matmul(torch.stack(chosen, dim=1), self.table[ids].float())
        return sums / (torch.sqrt((sums * sums).sum(2, keepdim=True)) + 1e-6)


def rareness(items: Sequence[Encoded], size: int) -> numpy.ndarray:
    """Of each character: the logarithm of how few turns have it."""
    having = numpy.zeros(size)
    for item in items:
        for token, _ in set(zip(item.ids, item.segments)):
            having[token] += 1
    return numpy.log(SEGMENTS * len(items) / (having + 1)).clip(0.1)


class Shape(nn.Module):
    """The hand-made features along their first principal axes, in units of the median distance."""

    def __init__(self, features: numpy.ndarray, components: int):
        super().__init__()
        mean, spread = features.mean(0, dtype=numpy.float64), features.std(0, dtype=numpy.float64) + 1e-3
        scaled = (features - mean) / spread
        axes = numpy.linalg.eigh(scaled.T @ scaled)[1][:, ::-1][:, :components]
        places = scaled @ axes
        some = places[::max(len(places) // 500, 1)]
        apart = numpy.median([((places - one) ** 2).sum(1) for one in some])
        self.register_buffer("mean", torch.from_numpy(mean.astype(numpy.float32)))
        self.register_buffer("axes", torch.from_numpy((axes / spread[:, None] / apart ** 0.5).astype(numpy.float32)))

    def forward(self, features: Tensor) -> Tensor:
        return torch.matmul(features - self.mean, self.axes)


class Kernel(nn.Module):
    """Ids and hand-made features to the logarithms of the regression's answers; train is kept in bytes."""

    def __init__(self, shape: Shape, matter: Matter, config: KernelConfig):
        super().__init__()
        self.shape, self.matter, self.config = shape, matter, config

    def remember(self, shapes: Tensor, matters: Tensor) -> None:
        scale = shapes.abs().max(0)[0].unsqueeze(1) / BYTE + 1e-9
        self.register_buffer("shape_scale", scale)
        self.register_buffer("shapes", torch.round(shapes.t() / scale).to(torch.int8).contiguous())
        loudest = float(matters.abs().max()) / BYTE + 1e-9
        self.register_buffer("matter_scale", torch.tensor(loudest))
        self.register_buffer("matters", torch.round(matters.permute(1, 2, 0) / loudest).to(torch.int8).contiguous())

    def likeness(self, shape: Tensor, matter: Tensor) -> Tensor:
        """[N, conversations of train]; it takes a like shape, and counts more if like things are spoken of."""
        shapes = self.shapes.float() * self.shape_scale
        apart = ((shape * shape).sum(1, keepdim=True) + (shapes * shapes).sum(0, keepdim=True)
                 - 2.0 * torch.matmul(shape, shapes))
        cosine = torch.matmul(matter.transpose(0, 1), self.matters.float()) * self.matter_scale
        b1, u2, b2, b1_only, b2_only, new = torch.exp(self.config.matter * (cosine - 1.0)).unbind(0)
        alike = (b1_only * b2_only + u2 * (b2 * (1.0 + b1) + new)) / 4.0
        return torch.exp(-torch.clamp(apart, min=0.0)) * (self.config.shape_alone + alike)

    def forward(self, ids: Tensor, mask: Tensor, segments: Tensor, features: Tensor) -> Tensor:
        near = self.likeness(self.shape(features), self.matter(ids, mask, segments))
        return torch.log(torch.clamp(torch.matmul(near, self.shares) + self.base, min=FLOOR))


@torch.no_grad()
def fit(items: Sequence[Encoded], features: numpy.ndarray, labels: numpy.ndarray, vectors: numpy.ndarray,
        config: KernelConfig) -> Kernel:
    kernel = Kernel(Shape(features, config.components), Matter(vectors, items), config)
    shapes = kernel.shape(torch.from_numpy(features))
    batches = (pad(items[start:start + CHUNK]) for start in range(0, len(items), CHUNK))
    matters = torch.cat([kernel.matter(batch.ids, batch.mask, batch.segments) for batch in batches])
    kernel.remember(shapes, matters)
    # As they are remembered, on both sides: rounded on one side only, they would make no kernel.
    shapes = (kernel.shapes.float() * kernel.shape_scale).t().contiguous()
    matters = kernel.matters.permute(2, 0, 1).float() * kernel.matter_scale
    starts = range(0, len(items), CHUNK)
    likeness = numpy.concatenate([kernel.likeness(shapes[s:s + CHUNK], matters[s:s + CHUNK]).numpy() for s in starts])
    likeness[numpy.diag_indices_from(likeness)] += config.penalty
    wanted = numpy.eye(LABELS, dtype=numpy.float32)[labels]
    base = wanted.mean(0)
    shares = cho_solve(cho_factor(likeness, lower=True, overwrite_a=True), wanted - base)
    kernel.register_buffer("shares", torch.from_numpy(numpy.ascontiguousarray(shares, dtype=numpy.float32)))
    kernel.register_buffer("base", torch.from_numpy(base))
    return kernel
