#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Accuracy, F1, rankings and pair correctness by their definitions, and how rows find each other."""
import json
import math
import random
from collections import Counter

from program import fail, near, path, run, run_json

rng = random.Random(5)


def write_lines(name, rows):
    with open(path(name), "w", encoding="utf-8") as out:
        out.writelines((row if isinstance(row, str) else json.dumps(row, ensure_ascii=False)) + "\n" for row in rows)
    return path(name)


def wilson(k, n, z=1.959963984540054):
    p = k / n
    centre = (p + z * z / (2 * n)) / (1 + z * z / n)
    half = z / (1 + z * z / n) * math.sqrt(p * (1 - p) / n + z * z / (4 * n * n))
    return [centre - half, centre + half]


def f1_scores(pairs):
    labels = {x for pair in pairs for x in pair}
    hits = Counter(g for g, p in pairs if g == p)
    gold, said = Counter(g for g, _ in pairs), Counter(p for _, p in pairs)
    return {k: 2 * hits[k] / (gold[k] + said[k]) for k in labels}


def check_wilson(name, metric, got, k, n):
    near(name, got[metric], k / n)
    for end, want in zip(got[metric + "_ci"], wilson(k, n)):
        near(f"interval of {name}", end, want)


def check_bootstrap(name, got, items, statistic, draws=2000):
    """A bootstrap of our own with other random numbers: its percentiles are near, not equal."""
    values = sorted(statistic(rng.choices(items, k=len(items))) for _ in range(draws))
    for end, want in zip(got, (values[int(0.025 * draws)], values[int(0.975 * draws)])):
        if abs(end - want) > 0.012:
            fail(f"{name}: an end of the interval is {end}, by another bootstrap {want}")


def macro_f1(pairs):
    """Over the labels that the sample has, right or predicted."""
    scores = f1_scores(pairs).values()
    return sum(scores) / len(scores)


def check_labels():
    gold = [{"id": f"x{i}", "u1": f"a{i}", "b1": "b", "label": rng.choice([0, 0, 0, 1, 2, 3]), "model": "pq"[i % 2]} for i in range(500)]
    predicted = [{"id": row["id"], "prediction": {"label": row["label"] if rng.random() < 0.6 else rng.randrange(4), "label_name": "x"}} for row in gold]
    rng.shuffle(predicted)
    said = {row["id"]: row["prediction"]["label"] for row in predicted}
    pairs = [(row["label"], said[row["id"]]) for row in gold]
    result = run_json("evaluate", write_lines("gold.jsonl", gold), write_lines("pred.jsonl", predicted), "--by", "model")
    right = sum(g == p for g, p in pairs)
    scores = f1_scores(pairs)
    near("accuracy", result["accuracy"], right / 500)
    for got, want in zip(result["accuracy_ci"], wilson(right, 500)):
        near("accuracy_ci", got, want)
    near("macro_f1", result["macro_f1"], sum(scores.values()) / len(scores))
    for label, score in scores.items():
        near(f"f1 of {label}", result["per_class"][str(label)]["f1"], score)
        hits = sum(pair == (label, label) for pair in pairs)
        check_wilson(f"precision of {label}", "precision", result["per_class"][str(label)], hits, sum(p == label for _, p in pairs))
        check_wilson(f"recall of {label}", "recall", result["per_class"][str(label)], hits, sum(g == label for g, _ in pairs))
        near(f"cell of {label}", result["confusion"][str(label)]["0"], sum(p == (label, 0) for p in pairs))
    two = [(g > 0, p > 0) for g, p in pairs]
    near("2-class accuracy", result["binary"]["accuracy"], sum(g == p for g, p in two) / 500)
    near("2-class macro-F1", result["binary"]["macro_f1"], sum(f1_scores(two).values()) / 2)
    check_bootstrap("macro-F1", result["macro_f1_ci"], pairs, macro_f1)
    check_bootstrap("F1 of none", result["per_class"]["0"]["f1_ci"], pairs, lambda sample: f1_scores(sample)[0])
    check_bootstrap("2-class macro-F1", result["binary"]["macro_f1_ci"], two, lambda sample: sum(f1_scores(sample).values()) / 2)
    near("by model", result["by"]["q"]["accuracy"], sum(g == p for g, p in pairs[1::2]) / 250)


def check_rare_label():
    """One item of a label that is found every time: in a third of the draws it is not there."""
    pairs = [(3, 3)] + [(i % 3, i % 3 if i % 5 else 0) for i in range(99)]
    gold = [{"id": f"r{i}", "label": g} for i, (g, _) in enumerate(pairs)]
    predicted = [{"id": f"r{i}", "label": p} for i, (_, p) in enumerate(pairs)]
    result = run_json("evaluate", write_lines("rare.jsonl", gold), write_lines("rarep.jsonl", predicted))
    near("F1 of a label found once of once", result["per_class"]["3"]["f1"], 1.0)
    for end in result["per_class"]["3"]["f1_ci"]:
        near("interval of a label found once of once", end, 1.0)
    check_bootstrap("macro-F1 with a rare label", result["macro_f1_ci"], pairs, macro_f1, 4000)


def check_contexts():
    """Several replies to one context are not independent: intervals over contexts are wider, and those asked for per row not."""
    gold, predicted, groups = [], [], []
    for context in range(150):
        right = rng.random() < 0.7
        group = []
        for reply in range(1 + context % 3):
            name, label = f"k{context}-{reply}", rng.choice([0, 0, 1, 3])
            said = label if right or rng.random() < 0.1 else (label + 1) % 4
            gold.append({"id": name, "u1": f"q{context}", "b1": "b", "u2": "c", "b2": f"d{reply}", "label": label})
            predicted.append({"id": name, "label": said})
            group.append((label, said))
        groups.append(group)
    pairs = [pair for group in groups for pair in group]
    n, p = len(pairs), sum(g == s for g, s in pairs) / len(pairs)
    residuals = [sum(g == s for g, s in group) - p * len(group) for group in groups]
    effect = len(groups) / (len(groups) - 1) * sum(r * r for r in residuals) / n**2 / (p * (1 - p) / n)
    if effect < 1.3:
        fail(f"the made-up contexts hang together too little: {effect}")
    result = run_json("evaluate", write_lines("kg.jsonl", gold), write_lines("kp.jsonl", predicted))
    for got, want in zip(result["accuracy_ci"], wilson(p * n / effect, n / effect)):
        near("accuracy over contexts", got, want)
    if result["intervals"]["unit"] != "context" or result["intervals"]["contexts"] != 150:
        fail(f"the unit of the intervals must be named: {result['intervals']}")
    check_bootstrap("macro-F1 over contexts", result["macro_f1_ci"], groups, lambda drawn: macro_f1([x for g in drawn for x in g]), 3000)
    rows = run_json("evaluate", path("kg.jsonl"), path("kp.jsonl"), "--per-row")
    for got, want in zip(rows["accuracy_ci"], wilson(p * n, n)):
        near("accuracy over rows", got, want)
    if rows["macro_f1_ci"][1] - rows["macro_f1_ci"][0] >= result["macro_f1_ci"][1] - result["macro_f1_ci"][0]:
        fail("intervals over rows should be narrower here")


def check_undefined():
    """Nothing divided by nothing is no 0: a label that is never predicted, one that never occurs."""
    gold = [{"id": f"z{i}", "label": i % 2} for i in range(10)]
    predicted = [{"id": f"z{i}", "label": 0 if i else 2} for i in range(10)]
    result = run_json("evaluate", write_lines("zg.jsonl", gold), write_lines("zp.jsonl", predicted))["per_class"]
    for label, metric, word in (("1", "precision", "never predicted"), ("2", "recall", "no item")):
        one = result[label]
        if one[metric] is not None or one[metric + "_ci"] is not None or word not in one[metric + "_undefined"]:
            fail(f"{metric} of {label} must be undefined with its reason: {one}")
    near("F1 of a label that is never predicted", result["1"]["f1"], 0.0)
    run("evaluate", path("zg.jsonl"), path("zp.jsonl"), "--by", "nosuch", expect=2)


def check_matching():
    gold = [{"u1": f"t{i}", "b1": "b", "u2": "c", "b2": "d", "label": i % 2} for i in range(20)] + [{"id": "odd", "label": 1}]
    predicted = [{"u1": f"t{i}", "b1": "b", "u2": "c", "b2": "d", "label": "none" if i % 2 == 0 else "intra"} for i in range(19)]
    result = run_json("evaluate", write_lines("g.jsonl", gold), write_lines("p.jsonl", predicted + ["{broken"]), expect=3)
    near("matched by text, names read as codes", result["accuracy"], 1.0)
    if result["n"] != 19 or result["rejected"] != 3 or not any("odd" in reason for reason in result["unmatched"]):
        fail(f"what does not match must be listed: {result['unmatched']}")
    table = write_lines("p.tsv", ["id\tlabel"] + [f"y{i}\t{i % 3}" for i in range(9)])
    result = run_json("evaluate", write_lines("g2.jsonl", [{"id": f"y{i}", "label": i % 3} for i in range(9)]), table)
    near("tsv", result["accuracy"], 1.0)


def check_rankings():
    gold = [{"id": f"m{i}", "answers": rng.choice("ABCD"), "article": f"a{i}", "options": list("wxyz")} for i in range(200)]
    ranks, lines = [], []
    for row in gold:
        order = rng.sample("ABCD", 4)
        ranks.append(order.index(row["answers"]) + 1)
        lines.append("\t".join([row["id"], *order]))
    result = run_json("evaluate", write_lines("m.jsonl", gold), write_lines("decode.txt", lines), "--task", "ranking")
    check_wilson("R@1", "r_at_1", result, sum(r == 1 for r in ranks), 200)
    check_wilson("R@2", "r_at_2", result, sum(r <= 2 for r in ranks), 200)
    near("mrr", result["mrr"], sum(1 / r for r in ranks) / 200)
    check_bootstrap("MRR", result["mrr_ci"], ranks, lambda sample: sum(1 / r for r in sample) / len(sample))
    scores = [{"id": row["id"], "scores": [4 - "ABCD".index(c) + (10 if c == row["answers"] else 0) for c in "ABCD"]} for row in gold]
    near("ranking by scores", run_json("evaluate", path("m.jsonl"), write_lines("s.jsonl", scores), "--task", "ranking")["r_at_1"], 1.0)


def check_pairs():
    types = ["ICW-EL", "ICW-ML", "ESE", "FNC"]
    gold = [{"id": f"c{i}", "context": ["q"], "reference": "r", "error": "e", "type": types[i % 4]} for i in range(100)]
    predicted = [{"id": row["id"], "scores": {"reference": rng.choice([0, 1, 2]), "error": 1}} for row in gold]
    result = run_json("evaluate", write_lines("c.jsonl", gold), write_lines("cp.jsonl", predicted), "--task", "pairs")
    wins = [row["scores"]["reference"] > 1 for row in predicted]
    check_wilson("correctness", "correctness", result, sum(wins), 100)
    for i, kind in enumerate(types):
        check_wilson(kind, "correctness", result["by"][kind], sum(wins[i::4]), 25)
    models = [{"id": row["id"], "scores": {"m": {"reference": 1, "error": 0}, "n": {"reference": 0, "error": 1}}} for row in gold]
    result = run_json("evaluate", path("c.jsonl"), write_lines("cm.jsonl", models), "--task", "pairs")
    near("two models", result["models"]["m"]["correctness"] - result["models"]["n"]["correctness"], 1.0)


check_labels()
check_rare_label()
check_contexts()
check_undefined()
check_matching()
check_rankings()
check_pairs()
print("metrics match their definitions")
