# SPDX-License-Identifier: GPL-3.0-or-later
"""Measurements of a finished model and the model card that reports them."""
from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import numpy

from .fuse import Fusion
from .measure import LABEL_NAMES, calibration_error, intervals, scores

METRICS = ["accuracy", "macro_f1", "binary_accuracy", "binary_macro_f1"]
PARTS = ["linear", "trees", "kernel"]
TEXTS = Path(__file__).parent / "cards"
FILES = {"en": "MODEL_CARD.md", "zh": "MODEL_CARD.zh.md", "ja": "MODEL_CARD.ja.md"}


def _measured(gold: numpy.ndarray, found: numpy.ndarray, here: numpy.ndarray) -> dict[str, Any]:
    """Scores and the ends of their intervals, each as the mean over the splits of dev."""
    each = [scores(gold[here], labels[here]) for labels in found]
    ends = [intervals(gold[here], labels[here]) for labels in found]
    return {"n": int(here.sum()), "scores": {key: float(numpy.mean([one[key] for one in each])) for key in each[0]},
            "intervals": {key: tuple(numpy.mean([one[key] for one in ends], axis=0)) for key in ends[0]}}


def _calibration(confidence: numpy.ndarray, right: numpy.ndarray) -> float:
    return float(numpy.mean([calibration_error(*split) for split in zip(confidence, right)]))


def measure(rows: list[dict], learned: int, found: numpy.ndarray, probabilities: numpy.ndarray,
            parts: numpy.ndarray) -> dict[str, Any]:
    """What was said from outside of the rows' folds, where every tuned number was set on the half that is not measured."""
    gold = numpy.array([row["label"] for row in rows])
    subsets = {method: numpy.array([row.get("method") == method for row in rows])
               for method in sorted({row["method"] for row in rows if row.get("method")})}
    return {
        **_measured(gold, found, numpy.ones(len(rows), dtype=bool)), "learned": learned,
        "per_class": numpy.bincount(gold, minlength=len(LABEL_NAMES)).tolist(),
        "subsets": {name: _measured(gold, found, here) for name, here in subsets.items() if here.any()},
        "ece": _calibration(probabilities.max(2), probabilities.argmax(2) == gold),
        "ece_binary": _calibration(1 - probabilities[:, :, 0], numpy.tile(gold > 0, (len(probabilities), 1))),
        "parts": [scores(gold, part.argmax(1)) for part in parts],
    }


def metrics(report: dict[str, Any]) -> dict[str, Any]:
    """What model.json shows of the report."""
    return {"split": "out of fold", "n": report["n"], **{key: round(report["scores"][key], 1) for key in METRICS},
            **{key + "_ci": [round(v, 1) for v in report["intervals"][key]] for key in METRICS},
            "f1": {name: round(report["scores"]["f1_" + name], 1) for name in LABEL_NAMES},
            "ece": round(report["ece"], 3), "ece_binary": round(report["ece_binary"], 3)}


def _table(head: list[str], rows: list[list[str]]) -> str:
    lines = ["| " + " | ".join(head) + " |", "|" + "---|" * len(head)]
    return "\n".join(lines + ["| " + " | ".join(row) + " |" for row in rows])


def _with_interval(measured: dict[str, Any], key: str) -> str:
    low, high = measured["intervals"][key]
    return f"{measured['scores'][key]:.1f} ({low:.1f} – {high:.1f})"


class Card:
    """The report in one language; its words and its text are in cards/LANGUAGE."""

    def __init__(self, language: str, report: dict[str, Any], fusion: Fusion):
        self._folder = TEXTS / language
        self._words = json.loads((self._folder / "words.json").read_text(encoding="utf-8"))
        self._report, self._fusion = report, fusion

    def text(self, description: dict[str, Any], bias: numpy.ndarray) -> str:
        """What is known of one model and of no other is in cards/LANGUAGE/NAME.md."""
        report, comma = self._report, self._words["comma"]
        text = (self._folder / "template.md").read_text(encoding="utf-8").format(
            name=description["name"], licence=description["licence"], n=report["n"],
            parts_named=comma.join(self._part_names()), languages=comma.join(description["languages"]),
            sources="\n".join(f"- {self._source(source)}" for source in description["data"]),
            classes=self._class_table(), subsets=self._subset_table(), parts=self._part_table(),
            learned=report["learned"], ece=report["ece"], ece_binary=report["ece_binary"],
            bias=", ".join(f"{b:.2f}" for b in bias))
        remarks = self._folder / f"{description['name']}.md"
        return text + "\n" + remarks.read_text(encoding="utf-8") if remarks.exists() else text

    def _head(self, *keys: str) -> list[str]:
        return [self._words.get(key, key) for key in (*keys, *METRICS)]

    def _source(self, source: str) -> str:
        known = self._words["sources"]
        return self._words["colon"].join(known.get(part, part) for part in source.split(": "))

    def _subset_table(self) -> str:
        rows = {"all": self._report, **self._report["subsets"]}
        return _table(self._head("conversations", "n"),
                      [[self._words.get(name, name), str(row["n"]), *(_with_interval(row, key) for key in METRICS)]
                       for name, row in rows.items()])

    def _class_table(self) -> str:
        return _table([self._words["class"], "n", "F1"],
                      [[name, str(count), _with_interval(self._report, "f1_" + name)]
                       for name, count in zip(LABEL_NAMES, self._report["per_class"])])

    def _part_table(self) -> str:
        return _table(self._head("part", "weight"),
                      [[name, f"{weight:.2f}", *(f"{values[key]:.1f}" for key in METRICS)] for name, weight, values
                       in zip(self._part_names(), self._fusion.weights, self._report["parts"])])

    def _part_names(self) -> list[str]:
        nets = len(self._report["parts"]) - len(PARTS)
        return [self._words[part] for part in PARTS] + [f"{self._words['net']} {i + 1}" for i in range(nets)]


def write(folder: Path, description: dict[str, Any], report: dict[str, Any], fusion: Fusion,
          bias: numpy.ndarray) -> None:
    """The card in every language that the program speaks."""
    for language, file in FILES.items():
        (folder / file).write_text(Card(language, report, fusion).text(description, bias), encoding="utf-8")
