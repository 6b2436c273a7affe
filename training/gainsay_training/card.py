# SPDX-License-Identifier: GPL-3.0-or-later
"""Measurements of a finished model and the model card that reports them."""
from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy

from .export import LABEL_NAMES
from .fuse import Fusion
from .measure import calibration_error, intervals, per_class_f1, scores

LICENCE = "CC-BY-NC-4.0"
SOURCES = {
    "cdconv": "CDConv train (CC BY-NC 4.0): labels",
    "text": "SMILE (CC0), LCCC (research), CPED (Apache-2.0) dialogues: {use}",
    "ocnli": "OCNLI train (CC BY-NC 2.0): {use}",
    "nli": "CMNLI, SNLI-zh (research), KvPI (Apache-2.0) pairs: {use}",
}
NET_SOURCES = {"lexicon": "Cilin word classes and a list of antonyms (MIT): made-up contradictions"}
METRICS = {"accuracy": "4-class accuracy", "macro_f1": "4-class macro-F1",
           "binary_accuracy": "2-class accuracy", "binary_macro_f1": "2-class macro-F1"}
PART_NAMES = ["linear", "trees"]


def data_sets(data: Path, nets: int) -> list[str]:
    """What was used, with licence and purpose: without nets, other corpora only gave the vocabulary."""
    use = "vocabulary and pretraining" if nets else "vocabulary"
    used = {**SOURCES, **(NET_SOURCES if nets else {})}
    return [text.format(use=use) for folder, text in used.items() if (data / folder).exists()]


def _subset(gold: numpy.ndarray, found: numpy.ndarray, here: numpy.ndarray) -> dict[str, Any]:
    return {"n": int(here.sum()), **scores(gold[here], found[here])}


def measure(train: list[dict], dev: list[dict], found: numpy.ndarray, probabilities: numpy.ndarray,
            parts: numpy.ndarray) -> dict[str, Any]:
    """All of it on dev, where every tuned number was set on the half that is not measured."""
    gold = numpy.array([row["label"] for row in dev])
    known = {(row["u1"], row["b1"]) for row in train}
    unseen = numpy.array([(row["u1"], row["b1"]) not in known for row in dev])
    methods = sorted({row["method"] for row in dev if row.get("method")})
    report: dict[str, Any] = {
        "n": len(dev), "scores": scores(gold, found), "intervals": intervals(gold, found),
        "f1": dict(zip(LABEL_NAMES, (100 * per_class_f1(gold, found)).tolist())),
        "ece": calibration_error(probabilities.max(1), probabilities.argmax(1) == gold),
        "ece_binary": calibration_error(1 - probabilities[:, 0], gold > 0),
        "unseen": _subset(gold, found, unseen) if unseen.any() else None,
        "methods": {m: _subset(gold, found, numpy.array([row.get("method") == m for row in dev])) for m in methods},
        "parts": [scores(gold, part.argmax(1)) for part in parts],
    }
    report["metrics"] = {
        "split": "dev", "n": len(dev), **{key: round(value, 1) for key, value in report["scores"].items()},
        **{key + "_ci": [round(v, 1) for v in value] for key, value in report["intervals"].items()},
        "f1": {key: round(value, 1) for key, value in report["f1"].items()},
        "ece": round(report["ece"], 3), "ece_binary": round(report["ece_binary"], 3)}
    return report


def _table(head: list[str], rows: list[list[str]]) -> str:
    lines = ["| " + " | ".join(head) + " |", "|" + "---|" * len(head)]
    return "\n".join(lines + ["| " + " | ".join(row) + " |" for row in rows])


def _four(values: dict[str, Any]) -> list[str]:
    return [f"{values[key]:.1f}" for key in METRICS]


def write(folder: Path, name: str, report: dict[str, Any], fusion: Fusion, bias: numpy.ndarray,
          sources: list[str]) -> None:
    part_names = PART_NAMES + [f"net {i + 1}" for i in range(len(report["parts"]) - len(PART_NAMES))]
    overall = _table(["measure", "value", "95 % interval"], [
        [text, f"{report['scores'][key]:.1f}", "{:.1f} – {:.1f}".format(*report["intervals"][key])]
        for key, text in METRICS.items()])
    subsets = {"all": {"n": report["n"], **report["scores"]},
               **({"contexts not in train": report["unseen"]} if report["unseen"] else {}), **report["methods"]}
    by_part = _table(["part", "weight", *METRICS.values()], [
        [part, f"{weight:.2f}", *_four(values)]
        for part, weight, values in zip(part_names, fusion.weights, report["parts"])])
    template = (Path(__file__).parent / "card.md").read_text(encoding="utf-8")
    (folder / "MODEL_CARD.md").write_text(template.format(
        name=name, licence=LICENCE, n=report["n"], overall=overall, parts_named=", ".join(part_names),
        sources="\n".join(f"- {source}" for source in sources),
        classes=_table(["class", "F1"], [[k, f"{v:.1f}"] for k, v in report["f1"].items()]),
        subsets=_table(["conversations", "n", *METRICS.values()],
                       [[key, str(value["n"]), *_four(value)] for key, value in subsets.items()]),
        parts=by_part, ece=report["ece"], ece_binary=report["ece_binary"],
        bias=", ".join(f"{b:.2f}" for b in bias)), encoding="utf-8")
