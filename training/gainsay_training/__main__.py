# SPDX-License-Identifier: GPL-3.0-or-later
"""Command line of the pipeline: see `training/train --help`."""
from __future__ import annotations

import argparse
import sys
import warnings
from dataclasses import replace
from pathlib import Path

import torch

from .pipeline import FULL, SMALL, Pipeline

CONFIGS = {"full": FULL, "small": SMALL}


def main() -> int:
    parser = argparse.ArgumentParser(prog="training/train", description="Train a contradiction detector.")
    parser.add_argument("--data", type=Path, required=True,
                        help="folder with cdconv/train.jsonl and dev.jsonl, or cdconv/gold.jsonl")
    parser.add_argument("--out", type=Path, required=True, help="where the package and the checkpoints go")
    parser.add_argument("--config", choices=CONFIGS, default="full")
    parser.add_argument("--name", help="what the package is called, if not as the configuration says")
    parser.add_argument("--languages", type=lambda codes: tuple(codes.split(",")),
                        help="ISO 639-1 codes of what the labelled conversations are in, like zh,en")
    parser.add_argument("--nets", action=argparse.BooleanOptionalAction,
                        help="whether to train nets, one for each fold that is held out, if not as the configuration says")
    arguments = parser.parse_args()
    chosen = {key: getattr(arguments, key) for key in ("nets", "name", "languages")}
    config = replace(CONFIGS[arguments.config], **{key: value for key, value in chosen.items() if value is not None})
    torch.set_num_threads(1)
    warnings.filterwarnings("ignore", module="torch.onnx")  # the exporter guesses shapes and says so at length
    try:
        Pipeline(arguments.data, arguments.out, config, lambda text: print(text, flush=True)).run()
    except (FileNotFoundError, ValueError) as problem:
        print(f"training/train: {problem}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
