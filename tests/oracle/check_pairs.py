#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Equations (1) and (2) over a bigram model, and correctness by forced decoding, by their definitions."""
import json
import math
import random
from collections import Counter, defaultdict

from program import fail, near, path, run, run_json

rng = random.Random(23)
NOUNS = ["cat", "dog", "house", "tree", "river", "garden", "teacher", "bread", "window", "doctor"]
OTHERS = ["the", "a", "of", "to", "with", "in", "and"]


def utterance():
    words = []
    for _ in range(rng.randrange(1, 5)):
        words += [rng.choice(OTHERS), rng.choice(NOUNS[: rng.randrange(3, len(NOUNS) + 1)])]
    return words


class Bigrams:
    """Interpolated after Witten and Bell."""

    def __init__(self, corpus):
        self.words, self.pairs, self.followers = Counter(), Counter(), defaultdict(set)
        for words in corpus:
            for before, word in zip(["<s>"] + words, words + ["</s>"]):
                self.words[word] += 1
                self.pairs[before, word] += 1
                self.followers[before].add(word)
        self.followed = Counter()
        for (before, _), count in self.pairs.items():
            self.followed[before] += count

    def p(self, word, before):
        alone = (self.words[word] + 1) / (sum(self.words.values()) + len(self.words) + 1)
        kinds = len(self.followers.get(before, ()))
        if kinds == 0:
            return alone
        return (self.pairs[before, word] + kinds * alone) / (self.followed[before] + kinds)


def candidates(model, corpus, reference, noun, context):
    place = reference.index(noun)
    before = reference[place - 1] if place else "<s>"
    behind = reference[place + 1] if place + 1 < len(reference) else "</s>"
    seen = Counter(w for words in corpus for w in words if w in NOUNS)
    inputs = {w for words in context for w in words}
    out = {}
    for v in seen:
        if seen[v] < 2 or v in inputs or v == noun:
            continue
        el = math.log(model.p(v, before) / model.p(noun, before)) ** 2 + math.log(model.p(behind, v) / model.p(behind, noun)) ** 2
        out[v] = (el, math.log(model.p(v, before)) + math.log(model.p(behind, v)))
    return out


def check_substitutes():
    corpus = [utterance() for _ in range(80)]
    model = Bigrams(corpus)
    with open(path("corpus.txt"), "w", encoding="utf-8") as out:
        out.writelines(" ".join(words) + "\n" for words in corpus)
    rows, wanted = [], []
    while len(rows) < 40:
        reference, context = utterance(), [utterance()[:4], utterance()[:4]]
        noun = rng.choice([w for w in reference if w in NOUNS])
        expected = candidates(model, corpus, reference, noun, context)
        if reference.count(noun) != 1 or not expected:
            continue
        rows.append({"context": [" ".join(words) for words in context], "reference": " ".join(reference), "noun": noun})
        wanted.append(expected)
    with open(path("replies.jsonl"), "w", encoding="utf-8") as out:
        out.writelines(json.dumps(row) + "\n" for row in rows)
    for kind, column, best in (("icw-el", 0, min), ("icw-ml", 1, max)):
        lines = run("pairs", "make", path("replies.jsonl"), "--type", kind, "--corpus", path("corpus.txt"), "--candidates", 100).stdout.splitlines()
        if len(lines) != len(rows):
            fail(f"{kind}: {len(lines)} pairs of {len(rows)}")
        for line, row, expected in zip(lines, rows, wanted):
            got = json.loads(line)
            listed = got["how"]["candidates"]
            if {c["word"] for c in listed} != set(expected):
                fail(f"{kind}: candidates {listed}, expected {sorted(expected)}")
            for c in listed:
                near(f"EL of {c['word']}", c["el"], expected[c["word"]][0])
                near(f"ML of {c['word']}", c["ml"], expected[c["word"]][1])
            top = best(score[column] for score in expected.values())
            if abs(expected[got["how"]["word"]][column] - top) > 1e-12:
                fail(f"{kind}: took {got['how']['word']}")
            if got["error"] != " ".join(got["how"]["word"] if w == row["noun"] else w for w in row["reference"].split()):
                fail(f"{kind}: {got['error']}")


def wilson(k, n, z=1.959963984540054):
    p = k / n
    centre, half = (p + z * z / (2 * n)) / (1 + z * z / n), z / (1 + z * z / n) * math.sqrt(p * (1 - p) / n + z * z / (4 * n * n))
    return [centre - half, centre + half]


def check_scores():
    types = ["ICW-EL", "ICW-ML", "ESE", "FNC"]
    pairs, known, right = [], [], Counter()
    for i in range(50):
        reference, wrong = [[-rng.random() * 3 for _ in range(rng.randrange(1, 6))] for _ in range(2)]
        kind = types[i % 4]
        pairs.append({"context": [f"q{i}", "x", "y"], "reference": f"r{i}", "error": f"e{i}", "type": kind})
        known += [{"history": [f"q{i}", "x", "y"], "continuation": f"{c}{i}", "logprobs": numbers} for c, numbers in (("r", reference), ("e", wrong))]
        right[kind] += sum(reference) > sum(wrong)
    for name, rows in (("pairs.jsonl", pairs), ("known.jsonl", known)):
        with open(path(name), "w", encoding="utf-8") as out:
            out.writelines(json.dumps(row) + "\n" for row in rows)
    result = run_json("pairs", "score", path("pairs.jsonl"), "--bot", "replay:" + path("known.jsonl"))
    near("correctness", result["correctness"], sum(right.values()) / 50)
    for kind in types:
        n = sum(pair["type"] == kind for pair in pairs)
        near(kind, result["by"][kind]["correctness"], right[kind] / n)
        for end, want in zip(result["by"][kind]["correctness_ci"], wilson(right[kind], n)):
            near(f"interval of {kind}", end, want)


check_substitutes()
check_scores()
print("ok")
