# SPDX-License-Identifier: GPL-3.0-or-later
"""Checkpoints that a crash cannot leave half written."""
from __future__ import annotations

import os
from pathlib import Path
from typing import Any

import torch


def save(path: Path, **state: Any) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    partial = path.with_name(path.name + ".part")
    torch.save(state, partial)
    os.replace(partial, path)


def load(path: Path) -> dict[str, Any] | None:
    return torch.load(path, map_location="cpu") if path.exists() else None
