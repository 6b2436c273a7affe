# SPDX-License-Identifier: GPL-3.0-or-later
"""All steps from data to package. Each step keeps its result under OUT/work and is skipped if it is there."""
from __future__ import annotations

import pickle
import random
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any, Callable

import numpy
import torch

from . import card, checkpoints, corpora, kernels, linear, sources, trees, vectors
from .batches import pad
from .export import Ensemble, write_package
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
from .rewrite import Rewriters
from .synth import Synthesiser
from .tokenizer import CharacterTokenizer, Encoded
from .trees import Forest, TreeConfig


@dataclass(frozen=True)
class Config:
    name: str = "starter-zh"
    version: str = "1.1"
    languages: tuple[str, ...] = ("zh",)
    max_length: int = 128
    rarest_character: int = 12
    vector_width: int = 128
    nets: int = 0
    net: dict[str, Any] = field(default_factory=dict)
    pretrain: PretrainConfig = field(default_factory=PretrainConfig)
    finetune: FinetuneConfig = field(default_factory=FinetuneConfig)
    linear: LinearConfig = field(default_factory=LinearConfig)
    trees: TreeConfig = field(default_factory=TreeConfig)
    kernel: KernelConfig = field(default_factory=KernelConfig)
    shares: dict[str, float] = field(default_factory=lambda: {"own": 0.3, "chat": 0.4, "smile": 0.3})


FULL = Config()
SMALL = Config(
    name="small", rarest_character=1, nets=1, max_length=64, vector_width=32,
    net={"layers": 1, "heads": 2, "inner": 64},
    pretrain=PretrainConfig(steps=40, tokens=512, warmup=5, max_length=64),
    finetune=FinetuneConfig(epochs=2, tokens=512, max_length=64),
    linear=LinearConfig(ngrams=NgramConfig(buckets=1 << 12, pair_buckets=1 << 12)),
    trees=TreeConfig(rounds=5, smallest_leaf=5))


class Pipeline:
    def __init__(self, data: Path, out: Path, config: Config, say: Callable[[str], None]):
        self.data, self.out, self.config, self.say = data, out, config, say
        self.train, self.dev = corpora.read_splits(data)
        self.work = out / "work"
        self.work.mkdir(parents=True, exist_ok=True)

    def run(self) -> Path:
        self.dialogues = corpora.read_dialogues(self.data)
        self.dialogues["own"] = [corpora.undisputed_turns(row) for row in self.train]
        self.pairs = corpora.read_nli(self.data)
        self.tokenizer = self._vocabulary()
        self.lexicon = Lexicon.load(self.data / "lexicon")
        self.encoded = {"train": self._encode(self.train), "dev": self._encode(self.dev)}
        self.handmade = Handmade(self.tokenizer)
        classic = self._classic()
        nets = [self._net(number) for number in range(self.config.nets)]
        return self._finish(Ensemble(self.handmade, *classic, nets))

    def _encode(self, rows: list[dict]) -> list[Encoded]:
        return [self.tokenizer.encode(corpora.turns(row), self.config.max_length) for row in rows]

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

    def _labels(self, rows: list[dict]) -> numpy.ndarray:
        return numpy.array([row["label"] for row in rows])

    def _classic(self) -> tuple[linear.Linear, Forest, Kernel]:
        """The linear model, the trees and the kernel: minutes, not hours."""
        labels = self._labels(self.train)

        def features() -> tuple:
            return self._kept("features.pkl", lambda: linear.features_of(
                self.encoded["train"], self.handmade, self.config.linear.ngrams))

        fitted = self._kept("linear.pkl", lambda: linear.fit(*features(), labels, self.config.linear))
        self.say("linear model ready")
        grown = self._kept("trees.pkl", lambda: trees.grow(features()[1], labels, self.config.trees))
        self.say("trees ready")
        kernel = self._kept("kernel.pkl", lambda: kernels.fit(
            self.encoded["train"], features()[1], labels, self._kept("vectors.pkl", self._vectors), self.config.kernel))
        self.say("kernel ready")
        return fitted, Forest(grown, len(LABEL_NAMES)), kernel

    def _synthesiser(self, rng: random.Random) -> Synthesiser:
        return Synthesiser(self.dialogues, self.config.shares, Rewriters(self.lexicon), rng)

    def _vectors(self) -> numpy.ndarray:
        texts = (turn for name in self.config.shares for dialogue in self.dialogues[name] for turn in dialogue)
        return vectors.character_vectors(texts, self.tokenizer, self.config.vector_width, self.config.pretrain.seed)

    def _net(self, number: int) -> Detector:
        """Pretrain and fine-tune one net; its seeds follow from its number."""
        pretraining = replace(self.config.pretrain, seed=self.config.pretrain.seed + number)
        tuning = replace(self.config.finetune, seed=self.config.finetune.seed + number)
        torch.manual_seed(pretraining.seed)
        net = Detector(NetConfig(len(self.tokenizer), self.config.vector_width, **self.config.net))
        net.encoder.start_from(self._kept("vectors.pkl", self._vectors))
        stream = Stream(self.tokenizer, self._synthesiser, self.pairs, pretraining)
        pretrain(net, stream, pretraining, self.work / f"pretrained-{number}.pt", self.say)
        label_from_reply(net)
        torch.manual_seed(tuning.seed)
        course = Course(self.train, self.tokenizer, tuning)
        return finetune(net, course, tuning, self.work / f"finetuned-{number}.pt", self.say)

    def _finish(self, ensemble: Ensemble) -> Path:
        """Fusion and decision bias on dev, then the package with its card."""
        gold, labels = self._labels(self.dev), self._labels(self.train)
        prior = numpy.bincount(labels, minlength=len(LABEL_NAMES)).clip(1) / len(labels)
        parts = log_probabilities(part_logits(ensemble, self.encoded["dev"]))
        groups = numpy.array([corpora.context_hash(row) for row in self.dev])
        found, probabilities = cross_fitted(parts, gold, prior, groups)
        fusion = fit_fusion(parts, gold)
        bias = choose_bias(fusion.apply(parts), gold, prior)
        ensemble.set_fusion(fusion)
        report = card.measure(self.train, self.dev, found, probabilities, parts)
        folder = self.out / self.config.name
        description = {
            "name": self.config.name, "version": self.config.version, "languages": list(self.config.languages),
            "max_length": self.config.max_length, "metrics": card.metrics(report),
            "licence": sources.licence(self.data), "data": sources.data_sets(self.data, len(ensemble.nets))}
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
