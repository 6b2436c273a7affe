# SPDX-License-Identifier: GPL-3.0-or-later
"""Pretraining: masked words, made-up contradictions, where they lie, and sentence pairs (NLI)."""
from __future__ import annotations

import random
import time
from dataclasses import dataclass
from pathlib import Path
from typing import Callable, Iterator

import torch
from torch import Tensor
from torch.nn import functional as F

from . import checkpoints
from .batches import IGNORED, Batch, by_length, mask_words, pad
from .corpora import Pair
from .nets import Detector, pool
from .synth import Example, Synthesiser
from .tokenizer import CharacterTokenizer, Encoded


POOL = 512  # examples drawn at a time; their randomness follows from the seed and the pool's number


@dataclass(frozen=True)
class PretrainConfig:
    steps: int = 12000
    tokens: int = 2048
    rate: float = 1.2e-3
    warmup: int = 200
    max_length: int = 128
    masked: float = 0.2
    nli: float = 0.25
    seed: int = 1


@dataclass
class Wanted:
    """Targets of one batch; IGNORED where a task does not apply."""

    words: Tensor
    kind: Tensor
    nli: Tensor
    evidence: Tensor


def evidence_targets(example: Example, encoded: Encoded) -> list[int]:
    marked = dict(example.evidence)
    shift = 4 - len(example.turns)
    return [IGNORED if o is None else int(o[1] in marked.get(o[0] + shift, ()))
            for o in encoded.origins]


class Stream:
    """Endless batches, pool by pool; a pool is the same whenever it is drawn."""

    def __init__(self, tokenizer: CharacterTokenizer, synthesiser: Callable[[random.Random], Synthesiser],
                 pairs: list[Pair], config: PretrainConfig):
        self._tokenizer = tokenizer
        self._synthesiser = synthesiser
        self._pairs = pairs
        self._config = config

    def _pair(self, rng: random.Random) -> tuple[Encoded, list[int], int, int, list[int]]:
        premise, hypothesis, label = rng.choice(self._pairs)
        encoded = self._tokenizer.encode(["", premise, "", hypothesis], self._config.max_length)
        nothing = [IGNORED] * len(encoded.ids)
        return encoded, nothing, IGNORED, label, nothing

    def _conversation(self, synth: Synthesiser, rng: random.Random) -> tuple[Encoded, list[int], int, int, list[int]]:
        """One example for three tasks: hidden words, the kind of contradiction, and where it lies (which is not hidden)."""
        example = synth.example()
        encoded = self._tokenizer.encode(example.turns, self._config.max_length)
        evidence = evidence_targets(example, encoded)
        spared = {place for place, target in enumerate(evidence) if target == 1}
        encoded.ids, words = mask_words(encoded.ids, len(self._tokenizer), self._config.masked, rng, spared)
        return encoded, words, example.kind, IGNORED, evidence

    def pool(self, number: int) -> Iterator[tuple[Batch, Wanted]]:
        rng = random.Random(f"{self._config.seed} {number}")
        synth = self._synthesiser(rng)
        drawn = [self._pair(rng) if self._pairs and rng.random() < self._config.nli else self._conversation(synth, rng)
                 for _ in range(POOL)]
        for group in by_length([len(d[0].ids) for d in drawn], self._config.tokens, rng):
            chosen = [drawn[i] for i in group]
            batch = pad([c[0] for c in chosen])
            width = batch.ids.shape[1]
            yield batch, Wanted(
                torch.tensor([c[1] + [IGNORED] * (width - len(c[1])) for c in chosen]),
                torch.tensor([c[2] for c in chosen]), torch.tensor([c[3] for c in chosen]),
                torch.tensor([c[4] + [IGNORED] * (width - len(c[4])) for c in chosen]))


def losses(net: Detector, batch: Batch, wanted: Wanted) -> dict[str, Tensor]:
    states = net.states(batch.ids, batch.mask, batch.segments)
    found: dict[str, Tensor] = {}
    hidden = wanted.words != IGNORED
    if hidden.any():
        found["words"] = F.cross_entropy(net.words(states[hidden]), wanted.words[hidden])
    pooled = pool(states, batch.mask, batch.segments)
    for name, head, goal in (("kind", net.reply, wanted.kind), ("nli", net.nli, wanted.nli)):
        asked = goal != IGNORED
        if asked.any():
            found[name] = F.cross_entropy(head(pooled[asked]), goal[asked])
    marked = wanted.evidence != IGNORED
    if marked.any():
        scores = net.evidence(states[marked]).squeeze(1)
        found["evidence"] = F.binary_cross_entropy_with_logits(scores, wanted.evidence[marked].float())
    return found


def shown(averages: dict[str, float]) -> str:
    return " ".join(f"{name} {loss:.3f}" for name, loss in sorted(averages.items()))


def pretrain(net: Detector, stream: Stream, config: PretrainConfig, path: Path, say=print) -> None:
    """Train for the given steps; goes on exactly where `path` was written, after a whole pool."""
    optimiser = torch.optim.AdamW(net.parameters(), lr=config.rate, betas=(0.9, 0.98), weight_decay=0.02)
    state = checkpoints.load(path)
    step, pool_number, tokens, averages = 0, 0, 0, {}
    if state:
        net.load_state_dict(state["net"])
        optimiser.load_state_dict(state["optimiser"])
        step, pool_number, tokens, averages = state["step"], state["pool"], state["tokens"], state["averages"]
    net.eval()  # no dropout: little is seen twice
    started = time.time()
    while step < config.steps:
        for batch, wanted in stream.pool(pool_number):
            for group in optimiser.param_groups:
                group["lr"] = config.rate * min(1.0, (step + 1) / config.warmup)  # fine-tuning brings it down
            found = losses(net, batch, wanted)
            optimiser.zero_grad(set_to_none=True)
            sum(found.values()).backward()
            torch.nn.utils.clip_grad_norm_(net.parameters(), 1.0)
            optimiser.step()
            step += 1
            tokens += int(batch.mask.sum())
            for name, loss in found.items():
                averages[name] = 0.99 * averages.get(name, loss.item()) + 0.01 * loss.item()
            if step == config.steps:
                break
        pool_number += 1
        if pool_number % 10 == 0 or step == config.steps:
            say(f"step {step} tokens {tokens} s {time.time() - started:.0f} {shown(averages)}")
            checkpoints.save(path, net=net.state_dict(), optimiser=optimiser.state_dict(), step=step,
                             pool=pool_number, tokens=tokens, averages=averages)
