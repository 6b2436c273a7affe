#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""The tables of the studies, counted a second time from rows that are made here."""
import json
import random
import re
from collections import Counter, defaultdict

from program import fail, near, path, run, run_json

rng = random.Random(33)
METHODS = {"short": "Short", "inquiring-bot": "Inquiring (Bot)", "inquiring-user": "Inquiring (User)", "paraphrase": "Paraphrasing", "negative": "Perturb (Negative)"}


def write_lines(name, rows):
    with open(path(name), "w", encoding="utf-8") as out:
        out.writelines(json.dumps(row, ensure_ascii=False) + "\n" for row in rows)
    return path(name)


def new_project(name, scheme, style, rows):
    project = path(name + ".gainsay")
    run("init", project, "--scheme", scheme)
    run("import", project, write_lines(name + ".jsonl", rows), "--format", style, "--batch", "set")
    return project


def annotate(project, answers):
    """answers: person → conversation → answers."""
    for person in answers:
        run("user", project, "add", person, "--role", "annotator")
    run("assign", project, "--batch", "set", "--annotators", ",".join(answers), "--raters", len(answers))
    for person, own in answers.items():
        run("annotate", project, "--user", person, "--from", write_lines("answers.jsonl", [{"conversation": name, "answers": value} for name, value in own.items()]))


def predict(project, name, labels):
    run("predictions", project, "import", write_lines("predicted.jsonl", [{"id": key, "label": value} for key, value in labels.items()]), "--run", name)


def table(project, study, number, *more):
    made = run_json("report", project, "table", "--study", study, "--number", number, *more)["tables"][0]
    return [(part["title"], part["columns"], part["rows"]) for part in made["parts"]]


def value(cell):
    return cell["value"] if isinstance(cell, dict) else cell


def row_of(rows, column, name):
    found = [row for row in rows if row[column] == name]
    if not found:
        fail(f"no row {name} among {[row[column] for row in rows]}")
    return found[0]


def share(hits, n):
    return None if n == 0 else hits / n


def in_order(what, rows, column, names):
    if [row[column] for row in rows] != names:
        fail(f"{what}: rows {[row[column] for row in rows]}, expected {names}")


def f1(pairs, label):
    both = sum(g == s == label for g, s in pairs)
    either = sum((g == label) + (s == label) for g, s in pairs)
    return None if either == 0 else 2 * both / either


def macro_f1(pairs):
    scores = [f1(pairs, label) for label in sorted({x for pair in pairs for x in pair})]
    return sum(scores) / len(scores)


def accuracy(pairs):
    return sum(g == s for g, s in pairs) / len(pairs)


def cdconv_rows(labelled):
    rows = []
    for i in range(240):
        row = {"id": f"c{i}", "model": rng.choice(["eva", "plato"]), "method": rng.choice(list(METHODS)),
               "u1": f"q{i // 2}", "b1": f"b{i // 2}", "u2": f"r{i // 2}", "b2": f"s{i}"}
        if labelled:
            row["label"] = rng.choice([0, 0, 0, 1, 2, 3])
            if row["label"] == 3:
                row["persona"] = rng.choice([0, 1, 2, 3])
        rows.append(row)
    return rows


def cdconv_answers():
    answers = {"risk": [rng.choice(["b1", "b2"])] if rng.random() < 0.05 else [], "not_fluent": ["u2"] if rng.random() < 0.2 else [], "b1_intra": rng.random() < 0.1}
    if not (answers["risk"] or answers["not_fluent"] or answers["b1_intra"]):
        answers["category"] = rng.choice(["none", "none", "intra", "role", "history", "incoherent"])
        if answers["category"] == "history":
            answers["persona"] = rng.choice(["attributes", "opinions", "experiences", "unrelated"])
    return answers


def cdconv_annotation():
    rows = cdconv_rows(False)
    project = new_project("annotated", "cdconv", "cdconv", rows)
    ann = {row["id"]: cdconv_answers() for row in rows}
    # What they do not agree on is not settled, and counts nowhere.
    bob = {name: answers if rng.random() < 0.8 else {"risk": ["b1", "b2"], "not_fluent": [], "b1_intra": False} for name, answers in ann.items()}
    annotate(project, {"ann": ann, "bob": bob})
    settled = [row for row in rows if ann[row["id"]] == bob[row["id"]]]
    (_, _, got), = table(project, "cdconv", "2")
    in_order("CDConv 2", got, "Methods", list(METHODS.values()) + ["Macro-Average"])
    columns = defaultdict(list)
    for method, title in METHODS.items():
        mine = [row for row in settled if row["method"] == method]
        row = row_of(got, "Methods", title)
        want = {"u2 Not Fluent": None if method == "short" else share(sum("u2" in ann[r["id"]]["not_fluent"] for r in mine), len(mine))}
        for bot in ("eva", "plato"):
            all_of = [ann[r["id"]] for r in mine if r["model"] == bot]
            passed = [answers for answers in all_of if "category" in answers]
            want[f"{bot.upper()} b1 Intra"] = share(sum(a["b1_intra"] for a in all_of), len(all_of))
            for label, short in (("intra", "Intra"), ("role", "Role"), ("history", "History"), ("incoherent", "Incoh")):
                want[f"{bot.upper()} b2 {short}"] = share(sum(a["category"] == label for a in passed), len(passed))
        for column, number in want.items():
            near(f"CDConv 2, {title}, {column}", value(row[column]), number)
            if number is not None:
                columns[column].append(number)
    for column, numbers in columns.items():
        near(f"CDConv 2, macro-average of {column}", value(got[-1][column]), sum(numbers) / len(numbers))


def cdconv_data():
    rows = cdconv_rows(True)
    project = new_project("labelled", "cdconv", "cdconv", rows)
    (_, _, got), (_, _, lengths) = table(project, "cdconv", "3")
    for bot, title in (("eva", "EVA"), ("plato", "PLATO"), (None, "Total")):
        mine = [row for row in rows if bot in (None, row["model"])]
        wrong = [row for row in mine if row["label"] != 0]
        history = [row for row in mine if row["label"] == 3]
        want = {"# Conversations": len(mine), "# Positive": len(mine) - len(wrong), "# Negative": len(wrong)}
        want |= {f"# {METHODS[m]}": "{} / {}".format(*(sum(r["method"] == m and (r["label"] != 0) == bad for r in mine) for bad in (False, True))) for m in METHODS}
        want |= {name: share(sum(r["label"] == code for r in wrong), len(wrong)) for code, name in ((1, "Intra-sentence"), (2, "Role"), (3, "History"))}
        want |= {name: share(sum(r["persona"] == code for r in history), len(history)) for code, name in ((1, "Attributes"), (2, "Opinions"), (3, "Experiences"), (0, "Unrelated"))}
        for name, number in want.items():
            cell = value(row_of(got, "name", name)[title])
            if isinstance(number, str):
                if cell != number:
                    fail(f"CDConv 3, {name} of {title}: {cell}, expected {number}")
            else:
                near(f"CDConv 3, {name} of {title}", cell, number)
    return project, rows


def cdconv_models(project, rows):
    gold = {row["id"]: row["label"] for row in rows}
    runs = {}
    for method, right in (("Sentence Pair", 0.5), ("Hierarchical", 0.8), ("Flatten", 0.65)):
        said = {name: label if rng.random() < right else rng.randrange(4) for name, label in gold.items() if rng.random() < 0.95}
        runs[method] = said
        predict(project, f"bert {method.lower()}", said)
    names = {0: "F1 Non", 1: "F1 Intra", 2: "F1 Role", 3: "F1 History"}
    want = {}
    for method, said in runs.items():
        fine = [(gold[name], label) for name, label in said.items()]
        two = [(int(g != 0), int(s != 0)) for g, s in fine]
        want[method] = {"2-class Acc": accuracy(two), "2-class F1": macro_f1(two), "4-class Acc": accuracy(fine), "4-class F1": macro_f1(fine)} | {name: f1(fine, code) for code, name in names.items()}
    (_, _, got), = table(project, "cdconv", "4")
    in_order("CDConv 4", got, "Methods", ["Sentence Pair", "Flatten", "difference", "Hierarchical", "difference"])
    for method, figures in want.items():
        row = row_of(got, "Methods", method)
        for name, number in figures.items():
            near(f"CDConv 4, {method}, {name}", value(row[name]), number)
    for row, method in ((got[2], "Flatten"), (got[4], "Hierarchical")):
        for name, number in want[method].items():
            near(f"CDConv 4, difference of {method}, {name}", value(row[name]), 100 * (number - want["Sentence Pair"][name]))

    trained = {}
    for training, right in (("CMNLI / -", 0.3), ("- / CDConv", 0.6), ("CMNLI + OCNLI / CDConv", 0.8)):
        said = {name: label if rng.random() < right else rng.randrange(4) for name, label in gold.items()}
        if training.endswith("-"):
            said = {name: "contradiction" if label else "none" for name, label in said.items()}
        predict(project, f"BERT / {training}", said)
        two = [(int(gold[name] != 0), int(s not in (0, "none"))) for name, s in said.items()]
        trained[training] = {"2-class Acc": accuracy(two), "2-class F1": macro_f1(two)}
        if not training.endswith("-"):
            fine = [(gold[name], s) for name, s in said.items()]
            trained[training] |= {"4-class Acc": accuracy(fine), "4-class F1": macro_f1(fine)}
    (_, _, got), = table(project, "cdconv", "5")
    if [row["Pre-training"] for row in got] != ["CMNLI", "-", "CMNLI + OCNLI", ""]:
        fail(f"CDConv 5: {got}")
    for row, training in zip(got, trained):
        for name in ("2-class Acc", "2-class F1", "4-class Acc", "4-class F1"):
            near(f"CDConv 5, {training}, {name}", value(row[name]), trained[training].get(name))
    for name, number in trained["CMNLI + OCNLI / CDConv"].items():
        near(f"CDConv 5, difference of {name}", value(got[3][name]), 100 * (number - trained["- / CDConv"][name]))


def fleiss(votes, raters):
    """Two labels; votes of each item for the first."""
    agreeing = sum((v * (v - 1) + (raters - v) * (raters - v - 1)) / (raters * (raters - 1)) for v in votes) / len(votes)
    p = sum(votes) / len(votes) / raters
    chance = p * p + (1 - p) * (1 - p)
    return agreeing, None if chance == 1 else (agreeing - chance) / (1 - chance)


def rgm():
    models = ["P2", "PX", "O6"]
    rows = []
    for context in range(80):
        distance = rng.choice([1, 3, 5])
        for model in models:
            turns = [f"t{context}-{k}" for k in range(distance)] + [f"q{context}"]
            rows.append({"id": f"{context}-{model}", "utterances": turns + [f"reply {context} {model}"], "speakers": ["AB"[k % 2] for k in range(len(turns) + 1)],
                         "annotation_target_pair": [0, len(turns)], "rgm_name": model, "contradictory_label_count": rng.choice([0, 0, 0, 1, 2, 3, 3]), "context": context, "d": distance})
    project = new_project("rgm", "rgm", "rgm", [{k: v for k, v in row.items() if k not in ("context", "d")} for row in rows])
    # Two of three settle a contradiction, none of three that there is none; one leaves it ambiguous.
    labels = {row["id"]: {0: False, 1: None}.get(row["contradictory_label_count"], True) for row in rows}
    judged = [row for row in rows if labels[row["id"]] is not None]

    def counted(of, contradictory):
        hits = [row for row in of if labels[row["id"]] is contradictory]
        return len(hits), len({row["context"] for row in hits})

    (_, _, summary), = table(project, "rgm", "2")
    (_, _, by_model), = table(project, "rgm", "8")
    (_, _, agreement), = table(project, "rgm", "section-3.3")
    in_order("RGM 2", summary, "Val. of d", ["1", "3", "5", "Total"])
    for place, d in enumerate(("1", "3", "5", "Total")):
        mine = [row for row in judged if d in (str(row["d"]), "Total")]
        for contradictory, column in ((True, "# of contrad."), (False, "# of noncontrad.")):
            if summary[place][column] != "{} ({})".format(*counted(mine, contradictory)):
                fail(f"RGM 2, d = {d}, {column}: {summary[place][column]}")
            row = next(r for r in by_model[2 * place:2 * place + 2] if column in r.values())
            for model in models:
                near(f"RGM 8, d = {d}, {column}, {model}", value(row[model]), counted([r for r in mine if r["rgm_name"] == model], contradictory)[0])
            if row["Total"] != summary[place][column]:
                fail(f"RGM 8, d = {d}, {column}: {row}")
        votes = [row["contradictory_label_count"] for row in rows if d in (str(row["d"]), "Total")]
        observed, kappa = fleiss(votes, 3)
        row = row_of(agreement, "Val. of d", d)
        near(f"RGM, agreeing pairs at d = {d}", value(row["Agreeing pairs"]), observed)
        near(f"RGM, Fleiss' kappa at d = {d}", value(row["Fleiss' kappa"]), kappa)

    said = {row["id"]: rng.choice([True, False]) for row in rows}
    predict(project, "cd", {name: "contradictory" if one else "noncontradictory" for name, one in said.items()})
    (_, _, accuracies), = table(project, "rgm", "6")
    (_, _, distances), = table(project, "rgm", "12")
    right = lambda of: share(sum(said[row["id"]] == labels[row["id"]] for row in of), len(of))
    for model in models:
        near(f"RGM 6, {model}", value(accuracies[0][model]), right([row for row in judged if row["rgm_name"] == model]))
    near("RGM 6, all", value(accuracies[0]["All"]), right(judged))
    for d in ("1", "3", "5"):
        row = row_of(distances, "Val. of d", d)
        for contradictory, column in ((True, "Contradictory"), (False, "Noncontradictory")):
            mine = [r for r in judged if str(r["d"]) == d and labels[r["id"]] is contradictory]
            near(f"RGM 12, d = {d}, {column}", value(row[column]), right(mine))
            near(f"RGM 12, d = {d}, n {column.lower()}", value(row["n " + column.lower()]), len(mine))


def rgm_selection():
    rows = []
    for i in range(200):
        rows.append({"id": f"k{i}", "utterances": [f"t{i}", f"q{i}", f"r{i}"], "speakers": ["A", "B", "A"], "annotation_target_pair": [0, 2], "rgm_name": "P2",
                     "contradictory_label_count": rng.randrange(6), "worker_count": 10, "method": rng.choice(["random", "top"])})
    project = new_project("selection", "rgm", "rgm", rows)
    (_, _, got), = table(project, "rgm", "7")
    for method in ("random", "top"):
        votes = [row["contradictory_label_count"] for row in rows if row["method"] == method]
        row = row_of(got, "Contexts", method.upper())
        near(f"RGM 7, {method}", value(row["Responses"]), len(votes))
        for t in range(1, 5):
            near(f"RGM 7, {method}, T = {t}", value(row[f"T = {t}"]), sum(v >= t for v in votes))
            near(f"RGM 7, {method}, T = {t} in per cent", value(row[f"T = {t} (%)"]), sum(v >= t for v in votes) / len(votes))


def crp():
    models = ["No attention", "Double attention"]
    rows = [{"id": f"a{i}", "context": [f"x{i}", f"y{i}"], "response": f"z{i}", "model": models[i % 2]} for i in range(40)]
    project = new_project("appropriateness", "crp-appropriateness", "crp", rows)
    people = [f"p{i}" for i in range(5)]

    def score():
        answers = {"score": rng.choice([1, 1, 2, 3])}
        if answers["score"] == 1:
            answers["faults"] = [fault for fault in ("ICW", "ESE", "FNC") if rng.random() < 0.4]
        return answers

    given = {person: {row["id"]: score() for row in rows} for person in people}
    annotate(project, given)
    (_, _, scores), = table(project, "crp", "3")
    (_, _, faults), = table(project, "crp", "4")
    for model in models:
        votes = [given[person][row["id"]] for person in people for row in rows if row["model"] == model]
        ones = [vote for vote in votes if vote["score"] == 1]
        row = row_of(scores, "Response model", model)
        near(f"CRP 3, votes of {model}", value(row["Votes"]), len(votes))
        for point in (1, 2, 3):
            near(f"CRP 3, {model}, {point}", value(row[str(point)]), sum(v["score"] == point for v in votes) / len(votes))
        row = row_of(faults, "Response model", model)
        near(f"CRP 4, rated 1 of {model}", value(row["Rated 1"]), len(ones))
        for fault, column in (("ICW", "a) ICW"), ("ESE", "b) ESE"), ("FNC", "c) FNC")):
            near(f"CRP 4, {model}, {column}", value(row[column]), sum(fault in v["faults"] for v in ones) / len(ones))


def crp_pairs():
    types = {"ICW-EL": "ICW (EL)", "ICW-ML": "ICW (ML)", "ESE": "ESE", "FNC": "FNC"}
    rows = []
    for i in range(120):
        scores = {model: {"reference": -rng.randrange(1, 4), "error": -rng.randrange(1, 4)} for model in ("m", "n")}
        rows.append({"id": f"e{i}", "context": [f"x{i}"], "reference": f"r{i}", "error": f"w{i}", "type": rng.choice(list(types)), "scores": scores})
    project = new_project("pairs", "crp-errors", "crp", rows)
    (_, _, got), = table(project, "crp", "5")
    for model in ("m", "n"):
        row = row_of(got, "Model", model)
        wins = [(r["type"], r["scores"][model]["reference"] > r["scores"][model]["error"]) for r in rows]
        near(f"CRP 5, {model}", value(row["ALL"]), sum(win for _, win in wins) / len(wins))
        for kind, column in types.items():
            mine = [win for t, win in wins if t == kind]
            near(f"CRP 5, {model}, {kind}", value(row[column]), sum(mine) / len(mine))


def crp_classes():
    classes = ["ICW", "RUDE", "FNC", "ESE", "SC", "RP", "NA", "DIS", "COL", "ETC"]
    rows = [{"id": f"f{i}", "context": [f"x{i}", f"y{i}"], "response": f"z{i}", "model": "m"} for i in range(60)]
    project = new_project("classes", "crp-errors", "crp", rows)

    def judged():
        return {"natural": True} if rng.random() < 0.3 else {"natural": False, "error": rng.choice(classes)}

    given = {person: {row["id"]: judged() for row in rows} for person in ("p0", "p1", "p2")}
    annotate(project, given)
    (_, _, got), = table(project, "crp", "figure-2")
    for name in classes:
        row = row_of(got, "Label", name)
        shares = []
        for place, own in enumerate(given.values(), 1):
            named = [answers["error"] for answers in own.values() if "error" in answers]
            shares.append(named.count(name) / len(named))
            near(f"CRP figure 2, {name} of rater {place}", value(row[f"Rater {place}"]), shares[-1])
        near(f"CRP figure 2, mean of {name}", value(row["Mean"]), sum(shares) / 3)


def kendall_tau(first, second):
    """Without ties: the share of pairs in the same order less that of the others."""
    pairs = [(a, b) for k, a in enumerate(first) for b in first[k + 1:]]
    return sum(1 if second.index(a) < second.index(b) else -1 for a, b in pairs) / len(pairs)


def check_decision(project, given):
    """Disputed is what differs in the first choice or in the reasoning, not in what stands behind the first choice."""
    ann, bob = given["ann"], given["bob"]
    same = lambda name: ann[name]["ranking"][0] == bob[name]["ranking"][0]
    disputed = [name for name in ann if not same(name) or ann[name]["reasoning"] != bob[name]["reasoning"]]
    if run_json("report", project, "progress")["disputed"] != len(disputed):
        fail(f"mutual: {len(disputed)} items differ in what is decided, disputed are {run_json('report', project, 'progress')['disputed']}")
    ranking = run_json("report", project, "agreement")["ranking"]
    near("mutual, equal first choices", value(ranking["percent_agreement"]), sum(map(same, ann)) / len(ann))
    near("mutual, Kendall's tau", ranking["rankings"]["kendall_tau"]["value"], sum(kendall_tau(ann[n]["ranking"], bob[n]["ranking"]) for n in ann) / len(ann))


def mutual():
    kinds = {"attitude": "Attitude", "algebraic": "Algebraic", "intention": "Intention", "situation": "Situation", "multi-fact": "Several facts", "other": "Other"}
    words = ["red", "green", "blue", "well", "why", "cars"]
    rows, orders = [], {}
    for i in range(60):
        turns = [("m : " if k % 2 == 0 else "f : ") + " ".join(rng.choice(words) for _ in range(rng.randrange(1, 6))) + rng.choice([" .", " ?"]) for k in range(rng.randrange(2, 9))]
        options = ["m : " + " ".join(rng.choice(words) for _ in range(3)) + f" n{i}{k}" for k in range(4)]
        rows.append({"id": f"u{i}", "article": " ".join(turns), "options": options, "answers": rng.choice("ABCD"), "turns": len(turns)})
        orders[f"u{i}"] = rng.sample("ABCD", 4)
    project = new_project("mutual", "mutual", "mutual", [{k: v for k, v in row.items() if k != "turns"} for row in rows])
    (_, columns, statistics), = table(project, "mutual", "2")
    figures = {row["name"]: value(row["MuTual"]) for row in statistics}
    spoken = lambda text: re.sub(r"\b[mf] :", " ", text)
    contexts = [re.findall(r"[a-z0-9]+", spoken(row["article"])) for row in rows]
    near("MuTual 2, turns", figures["# Avg. Turns per Dialogue"], sum(r["turns"] for r in rows) / 60, 0.005)
    near("MuTual 2, words", figures["# Avg. Words per Utterance"], sum(map(len, contexts)) / sum(r["turns"] for r in rows), 0.005)
    near("MuTual 2, words of contexts", figures["Vocabulary Size (Context)"], len({w for c in contexts for w in c}))
    given = {}
    needed = {row["id"]: rng.choice(list(kinds)) for row in rows}
    for person, skill in (("ann", 0.9), ("bob", 0.7)):
        given[person] = {}
        for row in rows:
            rest = rng.sample([c for c in "ABCD" if c != row["answers"]], 3)
            order = [row["answers"]] + rest if rng.random() < skill else rest + [row["answers"]]
            reasoning = needed[row["id"]] if rng.random() < 0.9 else rng.choice(list(kinds))
            given[person][row["id"]] = {"ranking": order, "reasoning": reasoning, "doubt": False}
    annotate(project, given)
    check_decision(project, given)
    run("predictions", project, "import", write_lines("ranked.jsonl", [{"id": name, "ranking": order} for name, order in orders.items()]), "--run", "roberta")
    answers = {row["id"]: row["answers"] for row in rows}

    def check(what, row, rankings, of=lambda name: True):
        ranks = [order.index(answers[name]) + 1 for name, order in rankings if of(name)]
        near(f"{what}, R@1", value(row["R@1"]), sum(r == 1 for r in ranks) / len(ranks))
        near(f"{what}, R@2", value(row["R@2"]), sum(r <= 2 for r in ranks) / len(ranks))
        near(f"{what}, MRR", value(row["MRR"]), sum(1 / r for r in ranks) / len(ranks))

    people = [(name, own["ranking"]) for answers_of in given.values() for name, own in answers_of.items()]
    (_, _, results), = table(project, "mutual", "3")
    check("MuTual 3, people", row_of(results, "Method", "Human"), people)
    check("MuTual 3, model", row_of(results, "Method", "roberta"), list(orders.items()))
    turns = {row["id"]: row["turns"] for row in rows}
    for measure, columns, got in table(project, "mutual", "5"):
        for column in columns[1:]:
            number = int(re.search(r"\d+", column).group())
            fits = (lambda t: t >= number) if "≥" in column else (lambda t: t == number)
            for name, rankings in (("Human", people), ("roberta", list(orders.items()))):
                ranks = [order.index(answers[item]) + 1 for item, order in rankings if fits(turns[item])]
                want = {"R@1": [r == 1 for r in ranks], "R@2": [r <= 2 for r in ranks], "MRR": [1 / r for r in ranks]}[measure.split(",")[0]]
                near(f"MuTual 5, {measure}, {column}, {name}", value(row_of(got, "Method", name)[column]), sum(want) / len(want))
    (_, columns, shares), = table(project, "mutual", "figure-3")
    named = Counter(own["reasoning"] for answers_of in given.values() for own in answers_of.values())
    for kind, title in kinds.items():
        row = row_of(shares, columns[0], title)
        near(f"MuTual figure 3, {kind}", value(row["Answers"]), named[kind])
        near(f"MuTual figure 3, share of {kind}", value(row["Share of answers"]), named[kind] / 120)


cdconv_annotation()
cdconv_models(*cdconv_data())
rgm()
rgm_selection()
crp()
crp_pairs()
crp_classes()
mutual()
print("tables match their counts")
