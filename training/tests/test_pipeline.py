# SPDX-License-Identifier: GPL-3.0-or-later
"""The small configuration from made-up data to a package, and again from its checkpoints."""
import importlib.util
import json
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path[:0] = [str(HERE), str(HERE.parent)]
MISSING = [m for m in ("torch", "numpy", "scipy", "sklearn") if importlib.util.find_spec(m) is None]


@unittest.skipIf(MISSING, "training needs Python modules that are not installed: " + ", ".join(MISSING))
class SmallRun(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        from made_up import write_data
        cls.folder = tempfile.TemporaryDirectory()
        cls.data, cls.out = Path(cls.folder.name) / "data", Path(cls.folder.name) / "out"
        write_data(cls.data)
        cls.first = cls.train()

    @classmethod
    def tearDownClass(cls):
        cls.folder.cleanup()

    @classmethod
    def train(cls, *options: str) -> subprocess.CompletedProcess:
        command = [str(HERE.parent / "train"), "--data", str(cls.data), "--out", str(cls.out), "--config", "small",
                   *options]
        return subprocess.run(command, capture_output=True, text=True, check=False,
                              env={"PYTHON": sys.executable, "PATH": "/usr/bin:/bin"})

    def test_package_is_complete(self):
        self.assertEqual(self.first.returncode, 0, self.first.stderr)
        package = self.out / "small"
        model = json.loads((package / "model.json").read_text(encoding="utf-8"))
        from gainsay_training.export import sha256
        self.assertEqual(model["files"]["cpu"]["sha256"], sha256(package / "model.onnx"))
        self.assertEqual(model["checksums"]["vocab.txt"], sha256(package / "vocab.txt"))
        self.assertEqual(len(model["label_bias"]), len(model["labels"]))
        self.assertIn("4-class macro-F1", (package / "MODEL_CARD.md").read_text(encoding="utf-8"))

    def test_every_step_was_taken(self):
        self.assertRegex(self.first.stdout, r"step 40 tokens \d+ s \d+ evidence \S+ kind \S+ nli \S+ words \S+")
        for step in ("linear model ready", "trees ready", "kernel ready", "epoch 2", "package written"):
            self.assertIn(step, self.first.stdout)

    def test_card_is_in_the_languages_of_the_program(self):
        package = self.out / "small"
        model = json.loads((package / "model.json").read_text(encoding="utf-8"))
        for language, heading in (("zh", "## 数据"), ("ja", "## データ")):
            text = (package / model["cards"][language]).read_text(encoding="utf-8")
            self.assertIn(heading, text)
            self.assertIn(f"{model['metrics']['macro_f1']:.1f} (", text)

    def test_learns_what_is_easy(self):
        self.assertEqual(self.first.returncode, 0, self.first.stderr)
        model = json.loads((self.out / "small" / "model.json").read_text(encoding="utf-8"))
        self.assertGreater(model["metrics"]["binary_accuracy"], 80)

    def test_second_run_continues_from_checkpoints(self):
        before = (self.out / "small" / "model.onnx").read_bytes()
        again = self.train()
        self.assertEqual(again.returncode, 0, again.stderr)
        self.assertNotIn("epoch", again.stdout)
        self.assertEqual((self.out / "small" / "model.onnx").read_bytes(), before)

    def test_own_labels_are_one_file_and_give_an_own_package(self):
        gold = Path(self.folder.name) / "own" / "cdconv" / "gold.jsonl"
        gold.parent.mkdir(parents=True)
        rows = (self.data / "cdconv" / "train.jsonl").read_text(encoding="utf-8").splitlines()
        gold.write_text("\n".join(rows), encoding="utf-8")
        out = Path(self.folder.name) / "own-out"
        trained = self.train("--data", str(gold.parents[1]), "--out", str(out), "--name", "ours", "--no-nets")
        self.assertEqual(trained.returncode, 0, trained.stderr)
        model = json.loads((out / "ours" / "model.json").read_text(encoding="utf-8"))
        self.assertEqual(model["name"], "ours")
        self.assertEqual(model["licence"], "LicenseRef-own-data")
        self.assertNotIn("CDConv", (out / "ours" / "MODEL_CARD.md").read_text(encoding="utf-8"))

    def test_missing_data_is_named(self):
        failed = self.train("--data", self.folder.name + "/none", "--out", self.folder.name + "/o")
        self.assertEqual(failed.returncode, 1)
        self.assertIn("train.jsonl", failed.stderr)

    def test_a_row_that_cannot_be_learnt_from_is_named(self):
        folder = Path(self.folder.name) / "removed"
        (folder / "cdconv").mkdir(parents=True)
        row = {"u1": "你好", "b1": "你好", "u2": "吃了吗", "b2": "吃了", "label": 0}
        for bad, said in (({"label": 4}, "label 4"), ({"label": None}, "label None"), ({"b2": None}, "b2")):
            rows = [row, {**row, **bad}]
            (folder / "cdconv" / "gold.jsonl").write_text("\n".join(map(json.dumps, rows)), encoding="utf-8")
            failed = self.train("--data", str(folder), "--out", self.folder.name + "/o")
            self.assertEqual(failed.returncode, 1)
            self.assertIn("conversation 2", failed.stderr)
            self.assertIn(said, failed.stderr)


if __name__ == "__main__":
    unittest.main()
