# SPDX-License-Identifier: GPL-3.0-or-later
"""Which data a model was made of, and under which licence that leaves it."""
from __future__ import annotations

from pathlib import Path

from . import corpora

LABELS = "CDConv train and dev (CC BY-NC 4.0): labels"
LABELS_LICENCE = "CC-BY-NC-4.0"
OWN_LABELS = "Labels of your own (gold.jsonl)"
OWN_LICENCE = "LicenseRef-own-data"
TEXTS = {
    "text": "SMILE (CC0), LCCC (research), CPED (Apache-2.0) dialogues: {dialogues}",
    "ocnli": "OCNLI train (CC BY-NC 2.0): {pairs}",
    "nli": "CMNLI, SNLI-zh (research), KvPI (Apache-2.0) pairs: {pairs}",
}
LEXICON = "Cilin word classes and a list of antonyms (MIT): {words}"
FACTS = "Conversations of our own making (facts.py): plain contradictions and their harmless twins"


def data_sets(data: Path, nets: bool, facts: bool) -> list[str]:
    """What was used and for what."""
    dialogues = "vocabulary, character vectors and pretraining" if nets else "vocabulary and character vectors"
    pairs = "vocabulary and pretraining" if nets else "vocabulary"
    words = "opposites and made-up contradictions" if nets else "opposites"
    labels = OWN_LABELS if corpora.has_own_labels(data) else LABELS
    return [labels] + ([FACTS] if facts else []) + [
        text.format(dialogues=dialogues, pairs=pairs, words=words)
        for folder, text in {**TEXTS, "lexicon": LEXICON}.items() if (data / folder).exists()]


def licence(data: Path) -> str:
    """Labels of the user's own make a model that is under the user's terms, if nothing else was used."""
    own = corpora.has_own_labels(data) and not any((data / folder).exists() for folder in TEXTS)
    return OWN_LICENCE if own else LABELS_LICENCE
