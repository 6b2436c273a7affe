#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""What the Errors page says where several replies answer one context: intervals and tests over contexts, written from
their definitions."""
import json
import math
import random
from collections import Counter, defaultdict

from program import fail, near, path, run, run_json

rng = random.Random(14)
NAMES = {0: "none", 1: "intra", 2: "role", 3: "history"}


def wilson(p, n, z=1.959963984540054):
    centre = (p + z * z / (2 * n)) / (1 + z * z / n)
    half = z / (1 + z * z / n) * math.sqrt(p * (1 - p) / n + z * z / (4 * n * n))
    return [centre - half, centre + half]


def share_over_contexts(hits):
    """hits: per context, whether each of its rows is a hit. Wilson's interval with Kish's effective number of rows."""
    contexts = [group for group in hits if group]
    n = sum(map(len, contexts))
    p = sum(map(sum, contexts)) / n
    if p in (0, 1):
        return wilson(p, n)
    variance = len(contexts) / (len(contexts) - 1) * sum((sum(g) - p * len(g)) ** 2 for g in contexts) / n**2
    return wilson(p, n / max(1, variance / (p * (1 - p) / n)))


def normal_tail(z):
    return math.erfc(z / math.sqrt(2)) / 2


def table(tables, title):
    return next(t for t in tables if t["title"].startswith(title))


def row_of(made, **wanted):
    return next(row for row in made["rows"] if all(row[key] == value for key, value in wanted.items()))


def check_ci(what, cell, want, tolerance=1e-9):
    for got, end in zip(cell["ci"], want):
        near(what, got, end, tolerance)


def macro_f1(pairs):
    scores = []
    for label in {x for pair in pairs for x in pair}:
        hits = sum(g == s == label for g, s in pairs)
        scores.append(2 * hits / sum((g == label) + (s == label) for g, s in pairs))
    return sum(scores) / len(scores)


def percentiles(values):
    values = sorted(values)
    return [values[int(0.025 * len(values))], values[int(0.975 * len(values))]]


def make():
    """Contexts of one to four replies, of which each model tends to get all right or all wrong."""
    contexts, rows = [], []
    for k in range(120):
        skill = {"ann": rng.random() < 0.75, "bob": rng.random() < 0.6}
        group = []
        for reply in range(1 + k % 4):
            gold = rng.choice([0, 0, 1, 2, 3])
            said = {name: gold if (right and rng.random() < 0.95) or rng.random() < 0.1 else (gold + rng.choice([1, 2, 3])) % 4 for name, right in skill.items()}
            row = {"id": f"k{k}-{reply}", "u1": f"q{k}", "b1": f"b{k}", "u2": f"r{k}", "b2": f"Reply {k} {reply}", "label": gold,
                   "method": "short" if k % 2 else "negative", "model": "eva", "act": rng.choice(["question", "statement", "greeting"])} | ({"persona": 1} if gold == 3 else {})
            rows.append(row)
            group.append({"gold": gold, "method": row["method"], "act": row["act"], **said})
        contexts.append(group)
    project = path("errors.gainsay")
    run("init", project, "--scheme", "cdconv")
    lines = lambda name, values: (open(path(name), "w", encoding="utf-8").writelines(json.dumps(v) + "\n" for v in values), path(name))[1]
    run("import", project, lines("rows.jsonl", rows), "--format", "cdconv")
    flat = [row for group in contexts for row in group]
    for name in ("ann", "bob"):
        run("predictions", project, "import", lines("said.jsonl", [{"id": row["id"], "label": one[name]} for row, one in zip(rows, flat)]), "--run", name)
    return project, contexts


def check_models(project, contexts):
    tables = run_json("errors", project, "models")["tables"]
    if "120 contexts" not in tables[0]["note"]:
        fail(f"the note must name the contexts: {tables[0]['note']}")
    hits = [[one["gold"] == one["ann"] for one in group] for group in contexts]
    row = row_of(table(tables, "Models"), Model="ann")
    check_ci("accuracy over contexts", row["4-class acc."], share_over_contexts(hits))
    if share_over_contexts(hits)[1] - share_over_contexts(hits)[0] < 1.15 * (lambda p, n: wilson(p, n)[1] - wilson(p, n)[0])(sum(map(sum, hits)) / sum(map(len, hits)), sum(map(len, hits))):
        fail("the made-up contexts hang together too little")
    two = [[(one["gold"] > 0) == (one["ann"] > 0) for one in group] for group in contexts]
    check_ci("2-class accuracy over contexts", row["2-class acc."], share_over_contexts(two))
    pairs = [[(one["gold"], one["ann"]) for one in group] for group in contexts]
    drawn = [macro_f1([pair for group in rng.choices(pairs, k=len(pairs)) for pair in group]) for _ in range(2000)]
    check_ci("macro-F1 over contexts", row["4-class F1"], percentiles(drawn), 0.015)
    perclass = table(tables, "Models per class")
    matrix = table(run_json("errors", project, "matrix", "--run", "ann")["tables"], "Per class")
    for code, name in NAMES.items():
        recall = share_over_contexts([[one["ann"] == code for one in group if one["gold"] == code] for group in contexts])
        precision = share_over_contexts([[one["gold"] == code for one in group if one["ann"] == code] for group in contexts])
        for made in (row_of(perclass, Label=name, Model="ann"), row_of(matrix, Label=name)):
            check_ci(f"recall of {name}", made["Recall"], recall)
            check_ci(f"precision of {name}", made["Precision"], precision)
    by_row = row_of(table(run_json("errors", project, "models", "--per-row")["tables"], "Models"), Model="ann")
    flat = [hit for group in hits for hit in group]
    check_ci("accuracy over rows", by_row["4-class acc."], wilson(sum(flat) / len(flat), len(flat)))


def check_comparison(project, contexts):
    made = run_json("errors", project, "compare", "--run", "ann", "--against", "bob")["tables"][0]
    surplus = [sum((one["gold"] == one["ann"]) - (one["gold"] == one["bob"]) for one in group) for group in contexts]
    chi = sum(surplus) ** 2 / sum(s * s for s in surplus)
    near("McNemar over contexts", row_of(made, Outcome="McNemar")["p"], 2 * normal_tail(math.sqrt(chi)))
    n = sum(map(len, contexts))
    drawn = []
    for _ in range(3000):
        sample = rng.choices(range(len(contexts)), k=len(contexts))
        drawn.append(sum(surplus[k] for k in sample) / sum(len(contexts[k]) for k in sample))
    row = row_of(made, Outcome="accuracy, first minus second")
    near("difference of accuracies", row["Share"]["value"], sum(surplus) / n)
    check_ci("difference of accuracies over contexts", row["Share"], percentiles(drawn), 0.015)
    only = [[one["gold"] == one["ann"] and one["gold"] != one["bob"] for one in group] for group in contexts]
    check_ci("share of what only one gets right", row_of(made, Outcome="only ann is right")["Share"], share_over_contexts(only))
    by_row = run_json("errors", project, "compare", "--run", "ann", "--against", "bob", "--per-row")["tables"][0]
    counts = Counter(((one["gold"] == one["ann"]), (one["gold"] == one["bob"])) for group in contexts for one in group)
    b, c = counts[True, False], counts[False, True]
    exact = min(1.0, 2 * sum(math.comb(b + c, k) for k in range(min(b, c) + 1)) / 2 ** (b + c))
    near("McNemar over rows", row_of(by_row, Outcome="McNemar")["p"], exact)


def check_factor(project, contexts):
    """The Mantel-Haenszel difference of the error rates, its variance by contexts with the strata's weights as given."""
    made = run_json("errors", project, "triggers", "--run", "ann")["tables"][0]
    rows = [row for row in made["rows"] if row["Slice"] == "method: negative"] + [row for row in made["rows"] if row["Slice"] == "method: short"]
    if not rows:
        fail(f"no method among {[row['Slice'] for row in made['rows']]}")
    side = rows[0]["Slice"].split(": ")[1]
    cells = defaultdict(lambda: [0, 0])  # gold, inside → rows, errors
    for group in contexts:
        for one in group:
            cell = cells[one["gold"], one["method"] == side]
            cell[0] += 1
            cell[1] += one["gold"] != one["ann"]
    weights = {gold: cells[gold, True][0] * cells[gold, False][0] / (cells[gold, True][0] + cells[gold, False][0]) for gold in NAMES}
    rate = {key: errors / n for key, (n, errors) in cells.items()}
    difference = sum(w * (rate[gold, True] - rate[gold, False]) for gold, w in weights.items()) / sum(weights.values())
    squares = 0.0
    for group in contexts:
        total = 0.0
        for one in group:
            inside = one["method"] == side
            residual = (one["gold"] != one["ann"]) - rate[one["gold"], inside]
            total += (1 if inside else -1) * weights[one["gold"]] / sum(weights.values()) * residual / cells[one["gold"], inside][0]
        squares += total**2
    se = math.sqrt(len(contexts) / (len(contexts) - 1) * squares)
    near("what goes with errors", rows[0]["vs same gold"]["value"], difference)
    check_ci("what goes with errors, over contexts", rows[0]["vs same gold"], [difference - 1.959963984540054 * se, difference + 1.959963984540054 * se])


def check_chi_square(project, contexts):
    """A column of the file's own: Pearson's chi-square of contradictions by its values, Cramer's V."""
    made = table(run_json("errors", project, "triggers", "--run", "ann")["tables"], "Contradictions by factor")
    rows = [one for group in contexts for one in group]
    counts = Counter((one["act"], one["gold"] > 0) for one in rows)
    acts = sorted({one["act"] for one in rows})
    chi = 0.0
    for act in acts:
        for contradiction in (True, False):
            expected = sum(counts[act, c] for c in (True, False)) * sum(counts[a, contradiction] for a in acts) / len(rows)
            chi += (counts[act, contradiction] - expected) ** 2 / expected
    row = row_of(made, Factor="act")
    near("chi-square of an own column", row["χ²"], chi)
    near("its degrees of freedom", row["df"], len(acts) - 1)
    near("its p", row["p"], math.exp(-chi / 2))  # of two degrees of freedom
    near("Cramer's V", row["Cramér's V"], math.sqrt(chi / len(rows)))


check_models(*(made := make()))
check_comparison(*made)
check_factor(*made)
check_chi_square(*made)
print("figures over contexts match their definitions")
