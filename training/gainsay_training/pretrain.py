# SPDX-License-Identifier: GPL-3.0-or-later
"""Pretraining: masked words, made-up contradictions, where they lie, and sentence pairs (NLI)."""
from __future__ import annotations

import math
import random
import time
from dataclasses import dataclass
from pathlib import Path
from typing import Iterator

import torch
from torch import Tensor
from torch.nn import functional as F

from . import checkpoints
from .batches import IGNORED, Batch, by_length, mask_words, pad
from .corpora import Pair
from .nets import Detector, pool
from .synth import Example, Synthesiser
from .tokenizer import CharacterTokenizer, Encoded


@dataclass(frozen=True)
class PretrainConfig:
    steps: int = 12000
    minutes: float = 0.0
    tokens: int = 2048
    rate: float = 1.2e-3
    warmup: int = 300
    max_length: int = 128
    masked: float = 0.45
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
    """Endless batches of the three kinds of example, reproducible from the seed."""

    def __init__(self, tokenizer: CharacterTokenizer, synth: Synthesiser, pairs: list[Pair],
                 config: PretrainConfig, rng: random.Random):
        self._tokenizer = tokenizer
        self._synth = synth
        self._pairs = pairs
        self._config = config
        self._rng = rng

    def _one(self) -> tuple[Encoded, list[int], int, int, list[int]]:
        config, rng = self._config, self._rng
        dice = rng.random()
        if self._pairs and dice < config.nli:
            premise, hypothesis, label = rng.choice(self._pairs)
            encoded = self._tokenizer.encode(["", premise, "", hypothesis], config.max_length)
            nothing = [IGNORED] * len(encoded.ids)
            return encoded, nothing, IGNORED, label, nothing
        if dice < config.nli + config.masked:
            encoded = self._tokenizer.encode(self._synth.window(4), config.max_length)
            encoded.ids, words = mask_words(encoded.ids, len(self._tokenizer), 0.25, rng)
            return encoded, words, IGNORED, IGNORED, [IGNORED] * len(words)
        example = self._synth.example()
        encoded = self._tokenizer.encode(example.turns, config.max_length)
        return (encoded, [IGNORED] * len(encoded.ids), example.kind, IGNORED,
                evidence_targets(example, encoded))

    def __iter__(self) -> Iterator[tuple[Batch, Wanted]]:
        while True:
            drawn = [self._one() for _ in range(512)]
            for group in by_length([len(p[0].ids) for p in drawn], self._config.tokens, self._rng):
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


def learning_rate(config: PretrainConfig, done: float, step: int) -> float:
    """Linear warm-up, then a cosine to 3 % over the run (by steps, or by time if limited)."""
    return config.rate * min(1.0, step / config.warmup) * (
        0.03 + 0.97 * 0.5 * (1 + math.cos(math.pi * min(done, 1.0))))


def shown(averages: dict[str, float]) -> str:
    return " ".join(f"{name} {loss:.3f}" for name, loss in sorted(averages.items()))


WEIGHTS = {"words": 1.0, "kind": 1.0, "nli": 1.0, "evidence": 1.0}


def pretrain(net: Detector, stream: Stream, config: PretrainConfig, path: Path,
             say=print) -> None:
    """Train until the steps or the minutes are used up; resumes from `path` if it exists."""
    optimiser = torch.optim.AdamW(net.parameters(), lr=config.rate, betas=(0.9, 0.98), weight_decay=0.02)
    state = checkpoints.load(path)
    step, spent = 0, 0.0
    if state:
        net.load_state_dict(state["net"])
        optimiser.load_state_dict(state["optimiser"])
        step, spent = state["step"], state["spent"]
        if state.get("done"):
            return
    net.train()
    started, averages, tokens = time.time() - spent, {}, 0
    done = 0.0
    for batch, wanted in stream:
        done = step / config.steps
        if config.minutes:
            done = max(done, (time.time() - started) / 60 / config.minutes)
        if done >= 1.0:
            break
        for group in optimiser.param_groups:
            group["lr"] = learning_rate(config, done, step + 1)
        found = losses(net, batch, wanted)
        optimiser.zero_grad(set_to_none=True)
        sum(WEIGHTS[name] * loss for name, loss in found.items()).backward()
        torch.nn.utils.clip_grad_norm_(net.parameters(), 1.0)
        optimiser.step()
        step += 1
        tokens += int(batch.mask.sum())
        for name, loss in found.items():
            averages[name] = 0.99 * averages.get(name, loss.item()) + 0.01 * loss.item()
        if step % 100 == 0:
            say(f"step {step} done {done:.3f} tokens {tokens} s {time.time() - started:.0f} {shown(averages)}")
        if step % 300 == 0:
            checkpoints.save(path, net=net.state_dict(), optimiser=optimiser.state_dict(),
                             step=step, spent=time.time() - started)
    checkpoints.save(path, net=net.state_dict(), optimiser=optimiser.state_dict(), step=step,
                     spent=time.time() - started, done=True)
    say(f"pretrained in {step} steps {shown(averages)}")
