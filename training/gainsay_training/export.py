# SPDX-License-Identifier: GPL-3.0-or-later
"""One ONNX graph out of all parts: linear model, trees, kernel, nets and their fusion."""
from __future__ import annotations

import hashlib
import json
from pathlib import Path

import numpy
import torch
from torch import Tensor, nn

from . import card
from .fuse import Fusion
from .handmade import Handmade
from .kernels import Kernel
from .linear import Linear
from .measure import LABEL_NAMES
from .nets import Detector, pool
from .relations import Relations
from .tokenizer import CharacterTokenizer
from .trees import Forest

INPUTS = ["input_ids", "attention_mask", "token_type_ids"]
OPSET = 15


class Ensemble(nn.Module):
    """Ids to fused logits; `parts` gives what the fusion is fitted on."""

    def __init__(self, handmade: Handmade, relations: Relations, linear: Linear, forest: Forest, kernel: Kernel,
                 nets: list[Detector]):
        super().__init__()
        self.handmade, self.relations = handmade, relations
        self.linear, self.forest, self.kernel = linear, forest, kernel
        self.nets = nn.ModuleList(nets)
        count = len(card.PARTS) + (1 if nets else 0)
        self.register_buffer("weights", torch.full((count,), 1.0 / count))
        self.register_buffer("base", torch.zeros(len(LABEL_NAMES)))

    def set_fusion(self, fusion: Fusion) -> None:
        self.weights.copy_(torch.from_numpy(fusion.weights))
        self.base.copy_(torch.from_numpy(fusion.base))

    def parts(self, ids: Tensor, mask: Tensor, segments: Tensor) -> list[Tensor]:
        features = self.handmade(ids, mask, segments)
        logits = [self.linear(ids, mask, segments, features), self.forest(torch.cat([features, self.relations(ids, mask, segments)], dim=1)),
                  self.kernel(ids, mask, segments, features)]
        said = [torch.log_softmax(net.label(pool(net.states(ids, mask, segments), mask, segments)), dim=1)
                for net in self.nets]
        return logits + ([sum(said) / len(said)] if said else [])

    def forward(self, ids: Tensor, mask: Tensor, segments: Tensor) -> Tensor:
        fused = self.base
        for number, part in enumerate(self.parts(ids, mask, segments)):
            fused = fused + self.weights[number] * torch.log(torch.softmax(part, dim=1) + 1e-9)
        return fused


def write_graph(ensemble: Ensemble, path: Path) -> None:
    """Export with free batch size and length; the sample only sets the types. Folding would undo the half precision."""
    ids = torch.tensor([[2, 9, 3, 10, 3, 11, 12, 3, 9, 10, 3], [2, 5, 3, 6, 3, 7, 8, 3, 5, 3, 0]])
    segments = torch.tensor([[0, 0, 0, 1, 1, 2, 2, 2, 3, 3, 3], [0, 0, 0, 1, 1, 2, 2, 2, 3, 3, 0]])
    free = {0: "batch", 1: "length"}
    ensemble.eval()
    torch.onnx.export(ensemble, (ids, (ids > 0).long(), segments), str(path), opset_version=OPSET,
                      do_constant_folding=False, input_names=INPUTS, output_names=["logits"],
                      dynamic_axes={**{name: free for name in INPUTS}, "logits": {0: "batch"}})


def sha256(path: Path) -> str:
    return hashlib.sha256(path.read_bytes()).hexdigest()


def write_package(folder: Path, ensemble: Ensemble, tokenizer: CharacterTokenizer, bias: numpy.ndarray,
                  description: dict) -> None:
    """Graph, vocabulary and model.json; `description` has name, version, metrics and so on."""
    folder.mkdir(parents=True, exist_ok=True)
    tokenizer.save(folder / "vocab.txt")
    write_graph(ensemble, folder / "model.onnx")
    model = {
        "format": 1, "name": description["name"], "version": description["version"], "method": "flatten",
        "labels": LABEL_NAMES, "languages": description["languages"], "max_length": description["max_length"],
        "tokenizer": {"type": "character", "vocab": "vocab.txt", "lowercase": True, "normalize": "nfkc"},
        "segments": "utterance", "inputs": INPUTS, "output": "logits", "temperature": 1.0,
        "label_bias": [round(float(b), 4) for b in bias],
        "files": {"cpu": {"path": "model.onnx", "sha256": sha256(folder / "model.onnx")}},
        "checksums": {"vocab.txt": sha256(folder / "vocab.txt")},
        "metrics": description["metrics"], "licence": description["licence"], "data": description["data"],
        "card": card.FILES["en"], "cards": {code: file for code, file in card.FILES.items() if code != "en"}}
    text = json.dumps(model, ensure_ascii=False, indent=2) + "\n"
    (folder / "model.json").write_text(text, encoding="utf-8")
