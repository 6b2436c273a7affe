# SPDX-License-Identifier: GPL-3.0-or-later
"""Fine-tuning on labelled conversations."""
from __future__ import annotations

import copy
import random
import time
from dataclasses import dataclass
from pathlib import Path

import torch
from torch.nn import functional as F

from . import checkpoints
from .batches import by_length, pad
from .corpora import turns
from .nets import LABELS, Detector, pool
from .tokenizer import MASK, SPECIAL, CharacterTokenizer, Encoded

NONE, HISTORY = 0, 3


@dataclass(frozen=True)
class FinetuneConfig:
    epochs: int = 5
    tokens: int = 1800
    rate: float = 8e-4
    smoothing: float = 0.05
    hidden: float = 0.06
    mirrored: float = 0.3
    averaged_from: float = 0.5
    max_length: int = 128
    seed: int = 1


def similar(a: str, b: str) -> bool:
    """Whether two questions share most of their characters."""
    first, second = set(a), set(b)
    return len(first & second) > 0.5 * len(first | second)


def mirrored(row: dict) -> dict | None:
    """Both turns exchanged, where a question was asked twice: agreement works both ways."""
    if row["label"] not in (NONE, HISTORY) or not similar(row["u1"], row["u2"]):
        return None
    return {"u1": row["u2"], "b1": row["b2"], "u2": row["u1"], "b2": row["b1"], "label": row["label"]}


def hide_some(encoded: Encoded, rate: float, rng: random.Random) -> Encoded:
    ids = [MASK if i >= len(SPECIAL) and rng.random() < rate else i for i in encoded.ids]
    return Encoded(ids, encoded.segments, encoded.origins)


class Course:
    """The examples of each epoch, with their labels."""

    def __init__(self, rows: list[dict], tokenizer: CharacterTokenizer, config: FinetuneConfig):
        self._rows, self._tokenizer, self._config = rows, tokenizer, config

    def epoch(self, rng: random.Random) -> list[tuple[Encoded, int]]:
        config, examples = self._config, []
        for row in self._rows:
            chosen = mirrored(row) if rng.random() < config.mirrored else None
            chosen = chosen or row
            encoded = self._tokenizer.encode(turns(chosen), config.max_length)
            examples.append((hide_some(encoded, config.hidden * rng.random() * 2, rng), chosen["label"]))
        return examples


def label_from_reply(net: Detector) -> None:
    """Start the label head from the one that told made-up contradictions apart."""
    net.label.hidden.load_state_dict(net.reply.hidden.state_dict())
    with torch.no_grad():
        net.label.out.weight.copy_(net.reply.out.weight[:LABELS])
        net.label.out.bias.copy_(net.reply.out.bias[:LABELS])


def finetune(net: Detector, course: Course, config: FinetuneConfig, path: Path, say=print) -> Detector:
    """Train; the result is the average of the weights over the second half of the run."""
    state = checkpoints.load(path)
    if state and state.get("done"):
        net.load_state_dict(state["net"])
        return net
    optimiser = torch.optim.AdamW(net.parameters(), lr=config.rate, weight_decay=0.05)
    average, averaged, first = copy.deepcopy(net), 0, 0
    if state:
        net.load_state_dict(state["current"])
        average.load_state_dict(state["net"])
        optimiser.load_state_dict(state["optimiser"])
        averaged, first = state["averaged"], state["epoch"]
        torch.set_rng_state(state["random"])
    started = time.time()
    for epoch in range(first, config.epochs):
        rng = random.Random(f"{config.seed} {epoch}")
        examples = course.epoch(rng)
        groups = by_length([len(e[0].ids) for e in examples], config.tokens, rng)
        total = 0.0
        for number, group in enumerate(groups):
            done = (epoch + number / len(groups)) / config.epochs
            for slot in optimiser.param_groups:
                slot["lr"] = config.rate * min(1.0, 0.05 + done * 10) * (1.0 - 0.95 * done)
            total += _step(net, [examples[i] for i in group], optimiser, config)
            if done >= config.averaged_from and number % 10 == 0:
                averaged += 1
                _accumulate(average, net, averaged)
        say(f"epoch {epoch + 1} loss {total / len(groups):.4f} s {time.time() - started:.0f}")
        checkpoints.save(path, net=average.state_dict(), current=net.state_dict(), averaged=averaged,
                         optimiser=optimiser.state_dict(), epoch=epoch + 1, random=torch.get_rng_state(),
                         done=epoch + 1 == config.epochs)
    return average


def _step(net: Detector, chosen: list, optimiser: torch.optim.Optimizer, config: FinetuneConfig) -> float:
    net.train()
    batch = pad([c[0] for c in chosen])
    labels = torch.tensor([c[1] for c in chosen])
    states = net.states(batch.ids, batch.mask, batch.segments)
    logits = net.label(pool(states, batch.mask, batch.segments))
    loss = F.cross_entropy(logits, labels, label_smoothing=config.smoothing)
    optimiser.zero_grad(set_to_none=True)
    loss.backward()
    torch.nn.utils.clip_grad_norm_(net.parameters(), 1.0)
    optimiser.step()
    return float(loss)


@torch.no_grad()
def _accumulate(average: Detector, net: Detector, count: int) -> None:
    for kept, new in zip(average.parameters(), net.parameters()):
        kept += (new - kept) / count
