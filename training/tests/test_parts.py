# SPDX-License-Identifier: GPL-3.0-or-later
"""The parts of the graph: table look-ups equal the fitted models, and padding changes nothing."""
import importlib.util
import sys
import tempfile
import unittest
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path[:0] = [str(HERE), str(HERE.parent)]
MISSING = [m for m in ("torch", "numpy", "scipy", "sklearn") if importlib.util.find_spec(m) is None]


@unittest.skipIf(MISSING, "training needs Python modules that are not installed: " + ", ".join(MISSING))
class Parts(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        from gainsay_training import corpora
        from gainsay_training.handmade import Handmade
        from gainsay_training.lexicon import Lexicon
        from gainsay_training.relations import Relations
        from gainsay_training.tokenizer import CharacterTokenizer
        from made_up import write_data
        with tempfile.TemporaryDirectory() as folder:
            write_data(Path(folder))
            cls.rows = corpora.read_labelled(Path(folder) / "cdconv" / "train.jsonl")
            dialogues = [corpora.turns(row) for row in cls.rows]
            cls.tokenizer = CharacterTokenizer.build([t for d in dialogues for t in d], 1)
        cls.handmade = Handmade(cls.tokenizer)
        cls.lexicon = Lexicon({"喜欢": ["讨厌"], "大": ["小"]}, {}, {}, [["山城", "海岛"], ["面条", "米饭"]])
        cls.relations = Relations(cls.tokenizer, cls.lexicon)
        cls.items = [cls.tokenizer.encode(d, 64) for d in dialogues]

    def features(self, *turns: str):
        from gainsay_training.batches import pad
        batch = pad([self.tokenizer.encode(turns, 64)])
        return batch.ids, batch.mask, batch.segments

    def test_linear_look_up_equals_the_regression(self):
        import numpy
        from gainsay_training.batches import pad
        from gainsay_training.linear import LinearConfig, features_of, fit
        from gainsay_training.ngrams import NgramConfig
        config = LinearConfig(ngrams=NgramConfig(buckets=1 << 12, pair_buckets=1 << 12))
        sparse, dense = features_of(self.items, self.handmade, config.ngrams)
        linear = fit(sparse, dense, numpy.array([row["label"] for row in self.rows]), config)
        tables = numpy.concatenate([linear.ngrams.numpy(), linear.pairs.numpy()]).astype(numpy.float32)
        expected = sparse @ tables + dense @ linear.dense.numpy() + linear.base.numpy()
        batch = pad(self.items)
        args = (batch.ids, batch.mask, batch.segments)
        found = linear(*args, self.handmade(*args)).numpy()
        self.assertLess(float(abs(found - expected).max()), 1e-3)

    def test_forest_equals_the_classifier(self):
        import numpy
        import torch
        from gainsay_training.measure import softmax
        from gainsay_training.trees import Forest, TreeConfig, grow
        rng = numpy.random.default_rng(3)
        features = rng.normal(size=(400, 12)).astype(numpy.float32)
        labels = (features[:, 0] > 0).astype(int) + 2 * (features[:, 3] > 0.5).astype(int)
        fitted = grow(features, labels, TreeConfig(rounds=8))
        found = softmax(Forest(fitted, 4)(torch.from_numpy(features)).numpy())
        expected = fitted.predict_proba(features)
        self.assertLess(float(abs(found - expected).max()), 1e-5)

    def test_kernel_equals_the_regression(self):
        import numpy
        import torch
        from gainsay_training import kernels
        from gainsay_training.batches import pad
        config = kernels.KernelConfig(components=8)
        batch = pad(self.items)
        args = (batch.ids, batch.mask, batch.segments)
        features = self.handmade(*args)
        labels = numpy.array([row["label"] for row in self.rows])
        vectors = numpy.random.default_rng(5).normal(size=(len(self.tokenizer), 6)).astype(numpy.float32)
        kernel = kernels.fit(self.items, features.numpy(), labels, vectors, config)
        near = kernel.likeness(kernel.shape(features), kernel.matter(*args)).double().numpy()
        self.assertLess(float(abs(near - near.T).max()), 5e-2)  # what is remembered is rounded to bytes
        wanted = numpy.eye(4)[labels]
        shares = numpy.linalg.solve(near + config.penalty * numpy.eye(len(near)), wanted - wanted.mean(0))
        expected = numpy.maximum(near @ shares + wanted.mean(0), kernels.FLOOR)
        self.assertLess(float(abs(torch.exp(kernel(*args, features)).numpy() - expected).max()), 5e-2)
        self.assertGreater(float((expected.argmax(1) == labels).mean()), 0.9)

    def test_labels_that_training_never_saw_are_never_given(self):
        import numpy
        import torch
        from gainsay_training.linear import LinearConfig, features_of, fit
        from gainsay_training.measure import softmax
        from gainsay_training.ngrams import NgramConfig
        from gainsay_training.trees import Forest, TreeConfig, grow
        config = LinearConfig(ngrams=NgramConfig(buckets=1 << 12, pair_buckets=1 << 12))
        sparse, dense = features_of(self.items, self.handmade, config.ngrams)
        for kept in ((0, 3), (0, 2, 3)):
            labels = numpy.array([row["label"] if row["label"] in kept else 0 for row in self.rows])
            linear = fit(sparse, dense, labels, config)
            tables = numpy.concatenate([linear.ngrams.numpy(), linear.pairs.numpy()]).astype(numpy.float32)
            by_linear = softmax(sparse @ tables + dense @ linear.dense.numpy() + linear.base.numpy())
            grown = grow(dense, labels, TreeConfig(rounds=5, smallest_leaf=5))
            by_trees = softmax(Forest(grown, 4)(torch.from_numpy(dense)).numpy())
            self.assertLess(float(abs(by_trees[:, list(kept)] - grown.predict_proba(dense)).max()), 1e-5)
            for found in (by_linear, by_trees):
                missing = [label for label in range(4) if label not in kept]
                self.assertLess(float(found[:, missing].max()), 1e-4)
                self.assertGreater(float(found[labels == 3, 3].mean()), float(found[labels == 0, 3].mean()))

    def test_padding_changes_no_feature(self):
        import numpy
        import torch
        from torch.nn import functional as F
        from gainsay_training.kernels import Matter
        from gainsay_training.ngrams import NgramConfig, ngram_indices, pair_indices
        args = self.features("你喜欢什么？", "我喜欢山城", "嗯", "我不喜欢山城")
        padded = tuple(F.pad(a, (0, 9)) for a in args)
        self.assertTrue(torch.allclose(self.handmade(*args), self.handmade(*padded), atol=1e-6))
        self.assertTrue(torch.allclose(self.relations(*args), self.relations(*padded), atol=1e-6))
        matter = Matter(numpy.random.default_rng(5).normal(size=(len(self.tokenizer), 6)), self.items)
        self.assertTrue(torch.allclose(matter(*args), matter(*padded), atol=1e-6))
        for finder in (ngram_indices, pair_indices):
            short, long = (float(finder(*a, NgramConfig())[1].sum()) for a in (args, padded))
            self.assertAlmostEqual(short, long, places=3)

    def test_words_of_one_kind_are_found_unless_they_are_equal(self):
        differ, equal = (self.relations(*self.features("你喜欢什么？", f"我喜欢{one}", "嗯", "我喜欢海岛"))
                         for one in ("山城", "海岛"))
        self.assertTrue(bool((differ > equal).any()))

    def test_made_up_facts_are_minimal_pairs_and_repeat_no_probe(self):
        import json
        import random
        from gainsay_training.facts import Facts
        facts = Facts(random.Random(3))
        drawn = [facts.example() for _ in range(20000)]
        self.assertEqual({example.kind for example in drawn}, {0, 1, 2, 3})
        for example in drawn:
            self.assertEqual(len(example.turns), 4)
            if example.kind:
                self.assertTrue(example.evidence and all(places for _, places in example.evidence), example)
        probes = HERE.parent.parent / "tests" / "data" / "probes" / "plain-zh.jsonl"
        told = {(example.turns[1], example.turns[3]) for example in drawn}
        for line in probes.read_text(encoding="utf-8").splitlines():
            probe = json.loads(line)
            self.assertNotIn((probe["b1"], probe["b2"]), told)

    def test_net_ignores_padding(self):
        import torch
        from torch.nn import functional as F
        from gainsay_training.nets import Detector, NetConfig, pool
        torch.manual_seed(1)
        net = Detector(NetConfig(len(self.tokenizer), width=32, layers=2, heads=2, inner=64)).eval()
        args = self.features("你喜欢什么？", "我喜欢山城", "嗯", "我不喜欢山城")
        padded = tuple(F.pad(a, (0, 9)) for a in args)
        one, two = (net.label(pool(net.states(*a), a[1], a[2])) for a in (args, padded))
        self.assertTrue(torch.allclose(one, two, atol=1e-5))


if __name__ == "__main__":
    unittest.main()
