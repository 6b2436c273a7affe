#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Expected values for the tests of the C++ tokenizer and detector.

  parity.py strings --vocab FILE --out DIR     random strings and sequences with their tokens
  parity.py dialogues --package DIR --run DIR --file FILE   refresh FILE's expected probabilities
  parity.py mixtures --package DIR --run DIR --file FILE --out FILE   the same for conversations mixed from FILE's turns
  parity.py show --vocab FILE TEXT…            print the tokens of one conversation
"""
from __future__ import annotations

import argparse
import json
import os
import random
import sys
import unicodedata
from pathlib import Path

os.environ["ORT_DISABLE_TELEMETRY"] = "1"  # before anything could load ONNX Runtime
sys.path.insert(0, str(Path(__file__).resolve().parent))
from gainsay_training.tokenizer import CharacterTokenizer  # noqa: E402

RANGES = [(0x20, 0x7F), (0xA0, 0x250), (0x300, 0x370), (0x370, 0x530), (0x5D0, 0x700), (0xE00, 0xE80),
          (0x1100, 0x1200), (0x1E00, 0x2070), (0x2070, 0x2800), (0x3000, 0x3400), (0x4E00, 0x9FFF),
          (0x4E00, 0x9FFF), (0x4E00, 0x9FFF), (0xAC00, 0xD7A4), (0xF900, 0xFB50), (0xFE00, 0xFFF0),
          (0x1D400, 0x1D800), (0x1F300, 0x1FA00), (0x20000, 0x20100), (0x2F800, 0x2FA20), (0x0, 0x20)]
WORST = ["", " ", "İI", "ΑΣ", "ﬁﬃ", "㏂㍿①Ⅷ½", "e\u0301é", "👩‍👩‍👧‍👦", "❤️", "🇨🇳", "ＡＢＣ１２３？！", "｡｢ｶﾞ",
         "\u00a8\u1fed", "\ufeff好", "\u2028\u2029", "a\u200bb", "不\u3000是", "ﷺ", "𠮷野家", "\u0345"]


def assigned(number: int) -> bool:
    return unicodedata.category(chr(number)) not in ("Cn", "Cs", "Co")


def random_text(rng: random.Random, known: list[str], longest: int) -> str:
    characters = []
    for _ in range(rng.randrange(longest + 1)):
        if rng.random() < 0.4:
            characters.append(rng.choice(known))
            continue
        low, high = rng.choice(RANGES)
        number = rng.randrange(low, high)
        characters.append(chr(number) if assigned(number) else "。")
    return "".join(characters)


def write_lines(path: Path, rows: list[dict]) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    text = "".join(json.dumps(row, ensure_ascii=True, separators=(",", ":")) + "\n" for row in rows)
    path.write_text(text, encoding="utf-8")


def strings(vocab: Path, out: Path) -> None:
    tokenizer = CharacterTokenizer.load(vocab)
    rng = random.Random(20)
    known = tokenizer.tokens[5:1500]
    rows = []
    for text in WORST + [random_text(rng, known, 14) for _ in range(3000)]:
        ids, offsets = tokenizer.tokenize(text)
        rows.append({"text": text, "ids": ids, "offsets": offsets})
    write_lines(out / "character.jsonl", rows)
    sequences = []
    for _ in range(200):
        utterances = [random_text(rng, known, 20) for _ in range(rng.randrange(1, 7))]
        longest = rng.choice([8, 16, 32, 64, 128])
        encoded = tokenizer.encode(utterances, longest)
        sequences.append({"utterances": utterances, "max_length": longest, "ids": encoded.ids,
                          "segments": encoded.segments})
    write_lines(out / "sequences.jsonl", sequences)


class Reference:
    """The finished model of a training run, asked in Python."""

    def __init__(self, package: Path, run: Path):
        import torch
        self.model = json.loads((package / "model.json").read_text(encoding="utf-8"))
        self._tokenizer = CharacterTokenizer.load(package / "vocab.txt")
        self._ensemble = torch.load(run / "work" / "ensemble.pt")["ensemble"].eval()

    def logits(self, utterances: list[str]):
        import torch
        from gainsay_training.batches import pad
        batch = pad([self._tokenizer.encode(utterances, self.model["max_length"])])
        with torch.no_grad():
            return self._ensemble(batch.ids, batch.mask, batch.segments).numpy() / self.model["temperature"]


def probabilities(logits) -> list[float]:
    from gainsay_training.measure import softmax
    return [round(float(p), 5) for p in softmax(logits)[0]]


def conversations(file: Path) -> list[list[str]]:
    return [json.loads(line)["utterances"] for line in file.read_text(encoding="utf-8").splitlines()]


def dialogues(package: Path, run: Path, file: Path) -> None:
    from gainsay_training.measure import decide
    reference = Reference(package, run)
    rows = []
    for utterances in conversations(file):
        logits = reference.logits(utterances)
        label = reference.model["labels"][int(decide(logits, reference.model["label_bias"])[0])]
        rows.append({"utterances": utterances, "label": label, "probabilities": probabilities(logits)})
    text = "".join(json.dumps(row, ensure_ascii=False) + "\n" for row in rows)
    file.write_text(text, encoding="utf-8")


def mixtures(package: Path, run: Path, file: Path, out: Path) -> None:
    """Turns are named as [line of FILE, place in it]; most come from one conversation, so that they repeat each other."""
    reference = Reference(package, run)
    known = conversations(file)
    rng = random.Random(21)
    rows = []
    for _ in range(2000):
        home = rng.randrange(len(known))
        lines = [home if rng.random() < 0.7 else rng.randrange(len(known)) for _ in range(4)]
        turns = [[line, rng.randrange(len(known[line]))] for line in lines]
        found = reference.logits([known[line][place] for line, place in turns])
        rows.append({"turns": turns, "probabilities": probabilities(found)})
    write_lines(out, rows)


def show(vocab: Path, texts: list[str]) -> None:
    tokenizer = CharacterTokenizer.load(vocab)
    encoded = tokenizer.encode(texts, 512)
    for number, segment, origin in zip(encoded.ids, encoded.segments, encoded.origins):
        print(number, tokenizer.tokens[number], segment, origin, sep="\t")


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    commands = parser.add_subparsers(dest="command", required=True)
    for name, options in (("strings", ("vocab", "out")), ("dialogues", ("package", "run", "file")),
                          ("mixtures", ("package", "run", "file", "out")), ("show", ("vocab",))):
        command = commands.add_parser(name)
        for option in options:
            command.add_argument("--" + option, type=Path, required=True)
        if name == "show":
            command.add_argument("texts", nargs="+")
    arguments = vars(parser.parse_args())
    {"strings": strings, "dialogues": dialogues, "mixtures": mixtures, "show": show}[arguments.pop("command")](**arguments)
    return 0


if __name__ == "__main__":
    sys.exit(main())
