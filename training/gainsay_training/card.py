# SPDX-License-Identifier: GPL-3.0-or-later
"""Measurements of a finished model and the model card that reports them."""
from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy

from .fuse import Fusion
from .measure import LABEL_NAMES, calibration_error, intervals, scores

METRICS = {"accuracy": "4-class accuracy", "macro_f1": "4-class macro-F1",
           "binary_accuracy": "2-class accuracy", "binary_macro_f1": "2-class macro-F1"}
PART_NAMES = ["linear", "trees"]
TEXTS = Path(__file__).parent / "cards"


def _measured(gold: numpy.ndarray, found: numpy.ndarray, here: numpy.ndarray) -> dict[str, Any]:
    """Scores and the ends of their intervals, each as the mean over the splits of dev."""
    each = [scores(gold[here], labels[here]) for labels in found]
    ends = [intervals(gold[here], labels[here]) for labels in found]
    return {"n": int(here.sum()), "scores": {key: float(numpy.mean([one[key] for one in each])) for key in each[0]},
            "intervals": {key: tuple(numpy.mean([one[key] for one in ends], axis=0)) for key in ends[0]}}


def _calibration(confidence: numpy.ndarray, right: numpy.ndarray) -> float:
    return float(numpy.mean([calibration_error(*split) for split in zip(confidence, right)]))


def measure(train: list[dict], dev: list[dict], found: numpy.ndarray, probabilities: numpy.ndarray,
            parts: numpy.ndarray) -> dict[str, Any]:
    """All of it on dev, where every tuned number was set on the half that is not measured."""
    gold = numpy.array([row["label"] for row in dev])
    known = {(row["u1"], row["b1"]) for row in train}
    unseen = numpy.array([(row["u1"], row["b1"]) not in known for row in dev])
    subsets = {"contexts not in train": unseen}
    for method in sorted({row["method"] for row in dev if row.get("method")}):
        subsets[method] = numpy.array([row.get("method") == method for row in dev])
    return {
        **_measured(gold, found, numpy.ones(len(dev), dtype=bool)),
        "per_class": numpy.bincount(gold, minlength=len(LABEL_NAMES)).tolist(),
        "subsets": {name: _measured(gold, found, here) for name, here in subsets.items() if here.any()},
        "ece": _calibration(probabilities.max(2), probabilities.argmax(2) == gold),
        "ece_binary": _calibration(1 - probabilities[:, :, 0], numpy.tile(gold > 0, (len(probabilities), 1))),
        "parts": [scores(gold, part.argmax(1)) for part in parts],
    }


def metrics(report: dict[str, Any]) -> dict[str, Any]:
    """What model.json shows of the report."""
    return {"split": "dev", "n": report["n"], **{key: round(report["scores"][key], 1) for key in METRICS},
            **{key + "_ci": [round(v, 1) for v in report["intervals"][key]] for key in METRICS},
            "f1": {name: round(report["scores"]["f1_" + name], 1) for name in LABEL_NAMES},
            "ece": round(report["ece"], 3), "ece_binary": round(report["ece_binary"], 3)}


def _table(head: list[str], rows: list[list[str]]) -> str:
    lines = ["| " + " | ".join(head) + " |", "|" + "---|" * len(head)]
    return "\n".join(lines + ["| " + " | ".join(row) + " |" for row in rows])


def _with_interval(measured: dict[str, Any], key: str) -> str:
    low, high = measured["intervals"][key]
    return f"{measured['scores'][key]:.1f} ({low:.1f} – {high:.1f})"


def _subset_table(report: dict[str, Any]) -> str:
    rows = {"all": report, **report["subsets"]}
    return _table(["conversations", "n", *METRICS.values()],
                  [[name, str(row["n"]), *(_with_interval(row, key) for key in METRICS)] for name, row in rows.items()])


def _class_table(report: dict[str, Any]) -> str:
    return _table(["class", "n", "F1"], [[name, str(count), _with_interval(report, "f1_" + name)]
                                         for name, count in zip(LABEL_NAMES, report["per_class"])])


def _part_table(report: dict[str, Any], fusion: Fusion) -> str:
    return _table(["part", "weight", *METRICS.values()],
                  [[name, f"{weight:.2f}", *(f"{values[key]:.1f}" for key in METRICS)]
                   for name, weight, values in zip(_part_names(report), fusion.weights, report["parts"])])


def _part_names(report: dict[str, Any]) -> list[str]:
    return PART_NAMES + [f"net {i + 1}" for i in range(len(report["parts"]) - len(PART_NAMES))]


def write(folder: Path, description: dict[str, Any], report: dict[str, Any], fusion: Fusion,
          bias: numpy.ndarray) -> None:
    """The card; what is known of one model and of no other is in cards/NAME.md."""
    name = description["name"]
    remarks = TEXTS / f"{name}.md"
    unseen = report["subsets"].get("contexts not in train", {"n": 0})["n"]
    text = (TEXTS / "template.md").read_text(encoding="utf-8").format(
        name=name, licence=description["licence"], n=report["n"], parts_named=", ".join(_part_names(report)),
        languages=", ".join(description["languages"]),
        sources="\n".join(f"- {source}" for source in description["data"]), classes=_class_table(report),
        subsets=_subset_table(report), parts=_part_table(report, fusion), seen=100 * (1 - unseen / report["n"]),
        ece=report["ece"], ece_binary=report["ece_binary"], bias=", ".join(f"{b:.2f}" for b in bias))
    if remarks.exists():
        text += "\n" + remarks.read_text(encoding="utf-8")
    (folder / "MODEL_CARD.md").write_text(text, encoding="utf-8")
