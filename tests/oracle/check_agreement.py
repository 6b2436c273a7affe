#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Agreement measures straight from their definitions, on random tables with missing ratings.

Items carry a weight, so that standard errors can be had without formulas: the derivative of a measure by the weight
of each item (the infinitesimal jackknife) is taken numerically."""
import csv
import math
import random
from collections import Counter
from itertools import combinations

from program import fail, near, path, run, run_json

STEP = 1e-5


def write_table(rows):
    name = path("ratings.csv")
    with open(name, "w", newline="", encoding="utf-8") as out:
        writer = csv.writer(out)
        writer.writerow(["item", "rater", "label"])
        writer.writerows(rows)
    return name


def cohen(items, weights, a, b, credit):
    both = [(item[a], item[b], w) for item, w in zip(items, weights) if a in item and b in item]
    n = sum(w for _, _, w in both)
    if n == 0:
        return None
    labels = {x for pair in both for x in pair[:2]}
    first = {k: sum(w for x, _, w in both if x == k) / n for k in labels}
    second = {k: sum(w for _, y, w in both if y == k) / n for k in labels}
    observed = sum(credit(x, y) * w for x, y, w in both) / n
    chance = sum(first[k] * second[l] * credit(k, l) for k in labels for l in labels)
    return None if abs(1 - chance) < 1e-15 else (observed - chance) / (1 - chance)


def equal(x, y):
    return 1.0 if x == y else 0.0


def observed_and_shares(items, weights):
    rated = [(list(item.values()), w) for item, w in zip(items, weights) if item]
    paired = [(labels, w) for labels, w in rated if len(labels) > 1]
    # Where the compared ratings hold one label only, others were never compared.
    if len({label for labels, w in paired if w > 0 for label in labels}) < 2:
        return None, None
    agree = sum(w * sum(c * (c - 1) for c in Counter(labels).values()) / (len(labels) * (len(labels) - 1)) for labels, w in paired)
    total = sum(w for _, w in rated)
    shares = Counter()
    for labels, w in rated:
        for label in labels:
            shares[label] += w / len(labels) / total
    return agree / sum(w for _, w in paired), shares


def fleiss(items, weights):
    observed, shares = observed_and_shares(items, weights)
    if observed is None or len(shares) < 2:
        return None
    chance = sum(p * p for p in shares.values())
    return (observed - chance) / (1 - chance)


def gwet(items, weights):
    observed, shares = observed_and_shares(items, weights)
    if observed is None or len(shares) < 2:
        return None
    chance = sum(p * (1 - p) for p in shares.values()) / (len(shares) - 1)
    return (observed - chance) / (1 - chance)


def brennan_prediger(items, weights):
    observed, shares = observed_and_shares(items, weights)
    if observed is None or len(shares) < 2:
        return None
    return (observed - 1 / len(shares)) / (1 - 1 / len(shares))


def alpha(items, weights, metric="nominal"):
    coincidence = Counter()
    for item, w in zip(items, weights):
        labels = list(item.values())
        for i, k in enumerate(labels):
            for j, l in enumerate(labels):
                if i != j:
                    coincidence[k, l] += w / (len(labels) - 1)
    totals = Counter()
    for (k, _), count in coincidence.items():
        totals[k] += count
    n = sum(totals.values())
    order = sorted(totals, key=float) if metric != "nominal" else []

    def difference(k, l):
        if metric == "nominal":
            return 0.0 if k == l else 1.0
        if metric == "interval":
            return (float(k) - float(l)) ** 2
        low, high = sorted((order.index(k), order.index(l)))
        return (sum(totals[g] for g in order[low:high + 1]) - (totals[k] + totals[l]) / 2) ** 2

    found = sum(count * difference(k, l) for (k, l), count in coincidence.items())
    expected = sum(totals[k] * totals[l] * difference(k, l) for k in totals for l in totals)
    return None if expected == 0 else 1 - (n - 1) * found / expected


def standard_error(measure, items, counts, centred):
    """From the measure's derivatives by the weight of each item that `counts`; centred with n - 1 in the denominator."""
    slopes = []
    for i, item in enumerate(items):
        if not counts(item):
            continue
        values = []
        for change in (STEP, -STEP):
            weights = [1.0] * len(items)
            weights[i] += change
            values.append(measure(weights))
        slopes.append((values[0] - values[1]) / (2 * STEP))
    n = len(slopes)
    mean = sum(slopes) / n if centred else 0.0
    return math.sqrt(sum((s - mean) ** 2 for s in slopes) * (n / (n - 1) if centred else 1.0))


def check_errors(result, items, raters):
    for a, b in combinations(raters, 2):
        pair = next((p for p in result["cohen_kappa"]["pairs"] if {p["a"], p["b"]} == {a, b}), None)
        if pair and pair["value"] is not None and pair["n"] > 2:
            near("se of kappa", pair["se"], standard_error(lambda w: cohen(items, w, a, b, equal), items, lambda i: a in i and b in i, False), 1e-5)
    for name, measure, counts in (("fleiss_kappa", fleiss, lambda i: i), ("gwet_ac1", gwet, lambda i: i), ("brennan_prediger", brennan_prediger, lambda i: i),
                                  ("krippendorff_alpha", alpha, lambda i: len(i) > 1)):
        if result[name]["se"] is not None:
            near(f"se of {name}", result[name]["se"], standard_error(lambda w: measure(items, w), items, counts, True), 1e-5)


def check_intervals(value):
    if isinstance(value, dict):
        if value.get("ci") and not value["ci"][0] <= value["value"] <= value["ci"][1]:
            fail(f"interval without its value: {value}")
        for part in value.values():
            check_intervals(part)
    elif isinstance(value, list):
        for part in value:
            check_intervals(part)


def check_table(rows, with_errors):
    by = {}
    for item, rater, label in rows:
        by.setdefault(item, {})[rater] = label
    items = list(by.values())
    ones = [1.0] * len(items)
    raters = sorted({rater for _, rater, _ in rows})
    labels = {label for _, _, label in rows}
    result = run_json("agreement", write_table(rows))
    check_intervals(result)
    pairs = {frozenset((p["a"], p["b"])): p for p in result["cohen_kappa"]["pairs"]}
    for a, b in combinations(raters, 2):
        want = cohen(items, ones, a, b, equal)
        if frozenset((a, b)) in pairs:
            near("kappa", pairs[frozenset((a, b))]["value"], want)
        elif any(a in item and b in item for item in items):
            fail(f"pair {a}, {b} is missing")
    near("fleiss", result["fleiss_kappa"]["value"], fleiss(items, ones))
    near("alpha", result["krippendorff_alpha"]["value"], alpha(items, ones))
    near("ac1", result["gwet_ac1"]["value"], gwet(items, ones))
    near("brennan-prediger", result["brennan_prediger"]["value"], brennan_prediger(items, ones))
    for label in labels:
        split = [{r: str(l == label) for r, l in item.items()} for item in items]
        near("alpha of a label", result["krippendorff_alpha"]["per_label"][label]["value"], alpha(split, ones))
        near("fleiss of a label", result["fleiss_kappa"]["per_label"][label]["value"], fleiss(split, ones))
        near("ac1 of a label", result["gwet_ac1"]["per_label"][label]["value"], gwet(split, ones))
    if "ordinal" in result["krippendorff_alpha"] and alpha(items, ones) is not None:
        near("ordinal alpha", result["krippendorff_alpha"]["ordinal"]["value"], alpha(items, ones, "ordinal"))
        near("interval alpha", result["krippendorff_alpha"]["interval"]["value"], alpha(items, ones, "interval"))
        span = max(map(float, labels)) - min(map(float, labels))
        for name, power in (("linear", 1), ("quadratic", 2)):
            for pair in result["cohen_kappa"]["pairs"]:
                want = cohen(items, ones, pair["a"], pair["b"], lambda x, y: 1 - (abs(float(x) - float(y)) / span) ** power)
                near(f"{name} kappa", pair[name]["value"], want)
        if with_errors and result["krippendorff_alpha"]["ordinal"]["se"] is not None:
            near("se of ordinal alpha", result["krippendorff_alpha"]["ordinal"]["se"],
                 standard_error(lambda w: alpha(items, w, "ordinal"), items, lambda i: len(i) > 1, True), 1e-4)
    if with_errors:
        check_errors(result, items, raters)


def random_tables():
    rng = random.Random(20)
    names = ["Aa", "BB", "C#", "a a", "aa", "é", "e\u0301", "无", "AaAa", "BBBB", "AaBB", "x,\"y\"\nz"]
    numbers = ["1", "2", "3", "4", "5"]
    for trial in range(40):
        labels = numbers if trial % 3 == 0 else names[:rng.choice([2, 3, 12])]
        raters, items = rng.choice([2, 3, 5]), rng.choice([4, 12, 40])
        accuracy, missing = rng.random(), rng.choice([0, 0.2, 0.5])
        rows = []
        for item in range(items):
            truth = rng.choice(labels)
            for rater in range(raters):
                if rng.random() >= missing:
                    rows.append((f"i{item}", f"r{rater}", truth if rng.random() < accuracy else rng.choice(labels)))
        if rows:
            check_table(rows, with_errors=items <= 12)


def adversarial():
    same = run_json("agreement", write_table([(i, r, "x") for i in range(9) for r in "ab"]))
    if any(same[m]["value"] is not None or not same[m]["undefined"] for m in ("cohen_kappa", "fleiss_kappa", "krippendorff_alpha", "gwet_ac1")):
        fail("one label only must be undefined with a reason")
    alone = run_json("agreement", write_table([(i, "a", "xy"[i % 2]) for i in range(9)]))
    if alone["used"] != 0 or alone["excluded"] != 9 or alone["gwet_ac1"]["value"] is not None:
        fail("one rater must leave nothing to measure")
    empty = run_json("agreement", write_table([]))
    if empty["items"] != 0 or not empty["krippendorff_alpha"]["undefined"]:
        fail("an empty table must be undefined")
    many = run_json("agreement", write_table([(i, r, i % 200) for i in range(400) for r in "abc"]))
    near("200 labels, full agreement", many["fleiss_kappa"]["value"], 1.0)
    twice = run("agreement", write_table([("i", "r", "x"), ("j", "r", "x"), ("i", "r", "y")]), expect=1)
    if "line 4" not in twice.stderr:
        fail(f"an item rated twice must be refused with its line: {twice.stderr}")
    table = write_table([(i, r, "xyz"[(i * (2 + ord(r)) // 3) % 3]) for i in range(300) for r in "abc"])
    first, again = (run_json("agreement", table, "--bootstrap", 500, "--seed", 7) for _ in range(2))
    if first != again or first == run_json("agreement", table, "--bootstrap", 500, "--seed", 8):
        fail("the bootstrap must follow its seed")
    check_intervals(first)


random_tables()
adversarial()
print("agreement measures match their definitions")
