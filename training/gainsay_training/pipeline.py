# SPDX-License-Identifier: GPL-3.0-or-later
"""All steps from data to package. Each step keeps its result under OUT/work and is skipped if it is there."""
from __future__ import annotations

import pickle
import random
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any, Callable

import numpy
import scipy.sparse
import torch

from . import card, checkpoints, corpora, kernels, linear, sources, trees, vectors
from .batches import pad
from .export import Ensemble, write_package
from .facts import Facts
from .finetune import Course, FinetuneConfig, finetune, label_from_reply
from .fuse import choose_bias, cross_fitted, fit_fusion, log_probabilities
from .handmade import Handmade
from .kernels import Kernel, KernelConfig
from .lexicon import Lexicon
from .linear import LinearConfig
from .measure import LABEL_NAMES
from .nets import Detector, NetConfig
from .ngrams import NgramConfig
from .pretrain import PretrainConfig, Stream, pretrain
from .relations import Relations
from .rewrite import Rewriters
from .synth import Synthesiser
from .tokenizer import CharacterTokenizer, Encoded
from .trees import Forest, TreeConfig


@dataclass(frozen=True)
class Config:
    name: str = "starter-zh"
    version: str = "1.2"
    languages: tuple[str, ...] = ("zh",)
    max_length: int = 128
    rarest_character: int = 12
    vector_width: int = 128
    folds: int = 5  # conversations that start alike are in one
    held: tuple[int, ...] = (0, 1, 2)  # the folds that fusion, decision and figures come from
    facts: int = 4000  # plain made-up conversations for the linear model and the trees
    facts_weight: float = 0.3
    nets: bool = False
    net: dict[str, Any] = field(default_factory=dict)
    pretrain: PretrainConfig = field(default_factory=PretrainConfig)
    finetune: FinetuneConfig = field(default_factory=FinetuneConfig)
    linear: LinearConfig = field(default_factory=LinearConfig)
    trees: TreeConfig = field(default_factory=TreeConfig)
    kernel: KernelConfig = field(default_factory=KernelConfig)
    shares: dict[str, float] = field(default_factory=lambda: {"own": 0.3, "chat": 0.4, "smile": 0.3})


FULL = Config()
SMALL = Config(
    name="small", rarest_character=1, held=(0, 1), facts=60, nets=True, max_length=64, vector_width=32,
    net={"layers": 1, "heads": 2, "inner": 64},
    pretrain=PretrainConfig(steps=40, tokens=512, warmup=5, max_length=64),
    finetune=FinetuneConfig(epochs=2, tokens=512, max_length=64),
    linear=LinearConfig(ngrams=NgramConfig(buckets=1 << 12, pair_buckets=1 << 12)),
    trees=TreeConfig(rounds=5, smallest_leaf=5))


@dataclass
class Table:
    """Conversations with their features and labels."""

    items: list[Encoded]
    sparse: scipy.sparse.csr_matrix
    dense: numpy.ndarray
    related: numpy.ndarray
    labels: numpy.ndarray

    def some(self, here: numpy.ndarray) -> "Table":
        places = numpy.flatnonzero(here)
        return Table([self.items[i] for i in places], self.sparse[places], self.dense[places],
                     self.related[places], self.labels[places])

    def of_trees(self) -> numpy.ndarray:
        return numpy.concatenate([self.dense, self.related], axis=1)


class Pipeline:
    def __init__(self, data: Path, out: Path, config: Config, say: Callable[[str], None]):
        self.data, self.out, self.config, self.say = data, out, config, say
        self.train, self.dev = corpora.read_splits(data)
        self.rows = self.train + self.dev
        self.fold = numpy.array([corpora.fold_of(row, config.folds) for row in self.rows])
        self.work = out / "work"
        self.work.mkdir(parents=True, exist_ok=True)

    def run(self) -> Path:
        self.dialogues = corpora.read_dialogues(self.data)
        self.dialogues["own"] = [corpora.undisputed_turns(row) for row in self.train]
        self.pairs = corpora.read_nli(self.data)
        self.tokenizer = self._vocabulary()
        self.lexicon = Lexicon.load(self.data / "lexicon")
        self.handmade = Handmade(self.tokenizer)
        self.relations = Relations(self.tokenizer, self.lexicon)
        labels = numpy.array([row["label"] for row in self.rows])
        self.table = self._table("features.pkl", [corpora.turns(row) for row in self.rows], labels)
        self.made_up = self._facts()
        outside = self._kept("outside.pkl", self._outside)
        ensemble = self._ensemble(numpy.ones(len(self.rows), dtype=bool), "", self._nets())
        return self._finish(ensemble, outside)

    def _table(self, name: str, dialogues: list[corpora.Dialogue], labels: numpy.ndarray) -> Table:
        items = [self.tokenizer.encode(dialogue, self.config.max_length) for dialogue in dialogues]
        made = self._kept(name, lambda: (*linear.features_of(items, self.handmade, self.config.linear.ngrams),
                                         trees.features_of(items, self.relations)))
        return Table(items, *made, labels)

    def _facts(self) -> Table:
        """Only Chinese ones can be made, so other languages go without."""
        if not self.config.facts or "zh" not in self.config.languages:
            return self.table.some(numpy.zeros(len(self.rows), dtype=bool))
        facts = Facts(random.Random(self.config.pretrain.seed + 6))
        examples = [facts.example() for _ in range(self.config.facts)]
        labels = numpy.array([example.kind for example in examples])
        return self._table("facts.pkl", [example.turns for example in examples], labels)

    def _vocabulary(self) -> CharacterTokenizer:
        path = self.work / "vocab.txt"
        if not path.exists():
            texts = [turn for found in self.dialogues.values() for dialogue in found for turn in dialogue]
            texts += [text for pair in self.pairs for text in pair[:2]]
            # Little text has few characters often; none of them should be lost for that.
            rarest = min(self.config.rarest_character, 1 + sum(map(len, texts)) // 100_000)
            CharacterTokenizer.build(texts, rarest).save(path)
        return CharacterTokenizer.load(path)

    def _kept(self, name: str, make: Callable[[], Any]) -> Any:
        path = self.work / name
        if path.exists():
            return pickle.loads(path.read_bytes())
        made = make()
        partial = path.with_suffix(".part")
        partial.write_bytes(pickle.dumps(made))
        partial.replace(path)
        return made

    def _ensemble(self, here: numpy.ndarray, mark: str, nets: list[Detector]) -> Ensemble:
        """The linear model, the trees and the kernel of some conversations, which take minutes; nets are given."""
        own, made_up, config = self.table.some(here), self.made_up, self.config
        labels = numpy.concatenate([own.labels, made_up.labels])
        weights = numpy.where(numpy.arange(len(labels)) < len(own.labels), 1.0, config.facts_weight)
        sparse = scipy.sparse.vstack([own.sparse, made_up.sparse]).tocsr()
        dense = numpy.concatenate([own.dense, made_up.dense])
        fitted = self._kept(f"linear{mark}.pkl", lambda: linear.fit(sparse, dense, labels, config.linear, weights))
        self.say(f"linear model{mark} ready")
        of_trees = numpy.concatenate([own.of_trees(), made_up.of_trees()])
        grown = self._kept(f"trees{mark}.pkl", lambda: trees.grow(of_trees, labels, config.trees, weights))
        self.say(f"trees{mark} ready")
        kernel = self._kept(f"kernel{mark}.pkl", lambda: kernels.fit(
            own.items, own.dense, own.labels, self._kept("vectors.pkl", self._vectors), config.kernel))
        self.say(f"kernel{mark} ready")
        return Ensemble(self.handmade, self.relations, fitted, Forest(grown, len(LABEL_NAMES)), kernel, nets)

    def _outside(self) -> list[numpy.ndarray]:
        """What parts that were fitted without a conversation's fold say of it: the conversations of the held folds."""
        found: list[numpy.ndarray] = []
        for place, fold in enumerate(self.config.held):
            here = self.fold == fold
            nets = [self._net(place)] if self.config.nets else []
            logits = part_logits(self._ensemble(~here, f"-{fold}", nets), self.table.some(here).items)
            found = found or [numpy.zeros((len(self.rows), len(LABEL_NAMES)), dtype=numpy.float32) for _ in logits]
            for kept, part in zip(found, logits):
                kept[here] = part
        return found

    def _synthesiser(self, rng: random.Random) -> Synthesiser:
        return Synthesiser(self.dialogues, self.config.shares, Rewriters(self.lexicon), rng)

    def _vectors(self) -> numpy.ndarray:
        texts = (turn for name in self.config.shares for dialogue in self.dialogues[name] for turn in dialogue)
        return vectors.character_vectors(texts, self.tokenizer, self.config.vector_width, self.config.pretrain.seed)

    def _nets(self) -> list[Detector]:
        return [self._net(place) for place in range(len(self.config.held))] if self.config.nets else []

    def _net(self, place: int) -> Detector:
        """Pretrain and fine-tune one net without the conversations of one held fold; its seeds follow from its place."""
        pretraining = replace(self.config.pretrain, seed=self.config.pretrain.seed + place)
        tuning = replace(self.config.finetune, seed=self.config.finetune.seed + place)
        torch.manual_seed(pretraining.seed)
        net = Detector(NetConfig(len(self.tokenizer), self.config.vector_width, **self.config.net))
        net.encoder.start_from(self._kept("vectors.pkl", self._vectors))
        stream = Stream(self.tokenizer, self._synthesiser, self.pairs, pretraining)
        pretrain(net, stream, pretraining, self.work / f"pretrained-{place}.pt", self.say)
        label_from_reply(net)
        torch.manual_seed(tuning.seed)
        rows = [row for row, fold in zip(self.rows, self.fold) if fold != self.config.held[place]]
        course = Course(rows, self.tokenizer, tuning)
        return finetune(net, course, tuning, self.work / f"finetuned-{place}.pt", self.say)

    def _finish(self, ensemble: Ensemble, outside: list[numpy.ndarray]) -> Path:
        """Fusion and decision bias on what was said from outside, then the package with its card."""
        here = numpy.isin(self.fold, self.config.held)
        rows = [row for row, chosen in zip(self.rows, here) if chosen]
        gold, labels = self.table.labels[here], self.table.labels
        prior = numpy.bincount(labels, minlength=len(LABEL_NAMES)).clip(1) / len(labels)
        parts = log_probabilities([part[here] for part in outside])
        groups = numpy.array([corpora.context_hash(row) for row in rows])
        found, probabilities = cross_fitted(parts, gold, prior, groups)
        fusion = fit_fusion(parts, gold)
        bias = choose_bias(fusion.apply(parts), gold, prior)
        ensemble.set_fusion(fusion)
        report = card.measure(rows, len(labels), found, probabilities, parts)
        folder = self.out / self.config.name
        description = {
            "name": self.config.name, "version": self.config.version, "languages": list(self.config.languages),
            "max_length": self.config.max_length, "metrics": card.metrics(report),
            "licence": sources.licence(self.data),
            "data": sources.data_sets(self.data, self.config.nets, bool(self.made_up.items))}
        write_package(folder, ensemble, self.tokenizer, bias, description)
        card.write(folder, description, report, fusion, bias)
        checkpoints.save(self.work / "ensemble.pt", ensemble=ensemble)
        self.say(f"package written to {folder}")
        return folder


@torch.no_grad()
def part_logits(ensemble: Ensemble, items: list[Encoded], chunk: int = 32) -> list[numpy.ndarray]:
    """The logits of every part for every conversation."""
    ensemble.eval()
    order = sorted(range(len(items)), key=lambda i: len(items[i].ids))
    out: list[numpy.ndarray] = []
    for start in range(0, len(order), chunk):
        here = order[start:start + chunk]
        batch = pad([items[i] for i in here])
        found = ensemble.parts(batch.ids, batch.mask, batch.segments)
        if not out:
            out = [numpy.zeros((len(items), f.shape[1]), dtype=numpy.float32) for f in found]
        for kept, part in zip(out, found):
            kept[here] = part.numpy()
    return out
