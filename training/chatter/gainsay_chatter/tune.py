# SPDX-License-Identifier: GPL-3.0-or-later
"""Supervised tuning: the loss is on the bot's turns alone. Stops and goes on where it was."""
from __future__ import annotations

import json
import math
import random
import time
from dataclasses import dataclass
from pathlib import Path
from typing import Iterator

import torch
from torch import Tensor
from torch.nn import functional as F

from .dialogues import QUESTION, Dialogue, untidy
from .net import Chatter
from .tokenizer import PAD, Tokenizer

IGNORED = -100


@dataclass(frozen=True)
class Plan:
    """First everything once, mixed; then the small talk of the chatbots again, with some questions of the rest."""
    again: int = 3
    share_of_rest: float = 0.15
    tokens: int = 1536  # of a batch
    rate: float = 1.5e-4
    last_rate: float = 1e-5
    warm_up: int = 100
    seed: int = 20


@dataclass
class Batch:
    ids: Tensor
    mask: Tensor
    targets: Tensor


def encode(dialogue: Dialogue, tokenizer: Tokenizer, draw: random.Random | None) -> tuple[list[int], list[int]]:
    """Ids and, for each, what follows it where that is to be learnt."""
    ids: list[int] = []
    learnt: list[bool] = []
    newline = tokenizer.encode("\n")
    for place, text in enumerate(dialogue.turns):
        text = untidy(text, draw) if draw and place % 2 == 0 else text
        head, body = tokenizer.turn(place % 2, text)
        ids += head + body + newline
        learnt += [False] * len(head) + [dialogue.learnt[place]] * len(body) + [False] * len(newline)
    targets = [following if learn else IGNORED for following, learn in zip(ids[1:], learnt[1:])]
    return ids[:-1], targets


def batches(dialogues: list[Dialogue], tokenizer: Tokenizer, tokens: int, draw: random.Random | None) -> Iterator[Batch]:
    """Rows of like length together; the batches themselves in random order."""
    rows = [encode(dialogue, tokenizer, draw) for dialogue in dialogues]
    rows.sort(key=lambda row: len(row[0]) + (draw.random() * 4 if draw else 0))
    groups: list[list] = [[]]
    for row in rows:
        if groups[-1] and len(row[0]) * (len(groups[-1]) + 1) > tokens:
            groups.append([])
        groups[-1].append(row)
    if draw:
        draw.shuffle(groups)
    for group in groups:
        length = max(len(ids) for ids, _ in group)
        fill = lambda values, blank: torch.tensor([v + [blank] * (length - len(v)) for v in values])
        ids = fill([ids for ids, _ in group], PAD)
        mask = fill([[1] * len(ids) for ids, _ in group], 0)
        yield Batch(ids, mask, fill([targets for _, targets in group], IGNORED))


def schedule(data: dict, tokenizer: Tokenizer, plan: Plan) -> list[Batch]:
    draw = random.Random(plan.seed)
    rest = data["lccc"]["learn"] + data["cped"]["learn"]
    asked = [d for d in rest if QUESTION.search(d.turns[-2])]
    rounds = [data["cdconv"]["learn"] + rest]
    for _ in range(plan.again):
        rounds.append(data["cdconv"]["learn"] + draw.sample(asked, int(len(rest) * plan.share_of_rest)))
    return [batch for part in rounds for batch in batches(part, tokenizer, plan.tokens, draw)]


def loss_of(net: Chatter, batch: Batch) -> Tensor:
    """Summed over the tokens to learn; the output map is only computed where they are."""
    with torch.autocast("cpu", dtype=torch.bfloat16):
        states, _ = net.states(batch.ids, batch.mask)
        wanted = batch.targets != IGNORED
        logits = net.logits(states[wanted])
    return F.cross_entropy(logits.float(), batch.targets[wanted], reduction="sum")


@torch.no_grad()
def measure(net: Chatter, dialogues: list[Dialogue], tokenizer: Tokenizer) -> float:
    total, count = 0.0, 0
    for batch in batches(dialogues, tokenizer, 4096, None):
        total += float(loss_of(net, batch))
        count += int((batch.targets != IGNORED).sum())
    return total / count


def rate_at(step: int, steps: int, plan: Plan) -> float:
    if step < plan.warm_up:
        return plan.rate * (step + 1) / plan.warm_up
    done = (step - plan.warm_up) / max(1, steps - plan.warm_up)
    return plan.last_rate + (plan.rate - plan.last_rate) * 0.5 * (1 + math.cos(math.pi * done))


def tune(net: Chatter, data: dict, tokenizer: Tokenizer, plan: Plan, folder: Path, every: float = 300.0,
         stop_at: int | None = None) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    torch.manual_seed(plan.seed)
    todo = schedule(data, tokenizer, plan)
    decayed = [p for p in net.parameters() if p.dim() > 1]
    plain = [p for p in net.parameters() if p.dim() == 1]
    optimizer = torch.optim.AdamW([{"params": decayed, "weight_decay": 0.05}, {"params": plain, "weight_decay": 0.0}],
                                  lr=plan.rate, betas=(0.9, 0.98))
    end = min(len(todo), stop_at or len(todo))
    at, kept = 0, folder / "last.pt"
    if kept.exists():
        state = torch.load(kept)
        net.load_state_dict(state["net"])
        optimizer.load_state_dict(state["optimizer"])
        at = state["step"]
    saved, sum_of, count = time.monotonic(), 0.0, 0
    with (folder / "log.jsonl").open("a") as log:
        for step in range(at, end):
            for group in optimizer.param_groups:
                group["lr"] = rate_at(step, len(todo), plan)
            batch = todo[step]
            words = int((batch.targets != IGNORED).sum())
            loss = loss_of(net, batch)
            optimizer.zero_grad(set_to_none=True)
            (loss / max(1, words)).backward()
            torch.nn.utils.clip_grad_norm_(net.parameters(), 1.0)
            optimizer.step()
            sum_of, count = sum_of + float(loss), count + words
            last = step + 1 == end
            if last or time.monotonic() - saved > every:
                entry = {"step": step + 1, "of": len(todo), "learnt": round(sum_of / max(1, count), 4)}
                entry |= {name: round(measure(net, part["held_out"], tokenizer), 4) for name, part in data.items()}
                log.write(json.dumps(entry) + "\n")
                log.flush()
                torch.save({"net": net.state_dict(), "optimizer": optimizer.state_dict(), "step": step + 1}, kept)
                saved, sum_of, count = time.monotonic(), 0.0, 0
    torch.save(net.state_dict(), folder / "tuned.pt")
