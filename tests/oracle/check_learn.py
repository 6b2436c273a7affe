#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Our logistic regression against scikit-learn's on the same features: the same probabilities, the same accuracy.

usage: check_learn.py LEARN_ROWS. Exits with 77 (skipped) where scikit-learn is missing.
"""
import json
import random
import subprocess
import sys
import tempfile

try:
    import numpy
    import scipy.sparse
    from sklearn.linear_model import LogisticRegression
except ImportError as missing:
    print(f"SKIPPED: {missing}; install python3-sklearn to compare with it", file=sys.stderr)
    sys.exit(77)

PLACES = ["海边", "山里", "城里", "乡下", "学校", "公园", "河边", "车站"]
FOODS = ["面条", "米饭", "苹果", "馒头", "豆腐", "鱼", "汤", "饺子"]


def made_up(count, seed):
    """Conversations whose label follows from the turns, but not always: one in five is anything."""
    draw = random.Random(seed)
    rows = []
    for number in range(count):
        things = draw.choice([PLACES, FOODS])
        first, second = draw.choice(things), draw.choice(things)
        reply = draw.choice(["是{}", "应该是{}吧", "我说过，{}", "不是{}", "不知道"]).format(second)
        if "不知道" in reply:
            label = 2
        else:
            label = int((first == second) == reply.startswith("不是"))
        if draw.random() < 0.2:
            label = draw.randrange(3)
        rows.append({"turns": [f"你喜欢什么？第{number % 50}次", f"我喜欢{first}", "你喜欢的是什么？", reply],
                     "label": label, "held": number % 3 == 0})
    return rows


def compare(program, strength, rows):
    with tempfile.NamedTemporaryFile("w", suffix=".json") as file:
        json.dump({"rows": rows, "labels": 3}, file)
        file.flush()
        ours = json.loads(subprocess.run([program, file.name, str(strength)], check=True, capture_output=True).stdout)
    at, columns, values = [], [], []
    for number, row in enumerate(ours["rows"]):
        for column, value in row:
            at.append(number)
            columns.append(column)
            values.append(value)
    matrix = scipy.sparse.csr_matrix((values, (at, columns)), shape=(len(rows), ours["columns"]))
    held = numpy.array([row["held"] for row in rows])
    labels = numpy.array([row["label"] for row in rows])
    theirs = LogisticRegression(C=strength, multi_class="multinomial", solver="lbfgs", tol=1e-6, max_iter=2000)
    theirs.fit(matrix[~held], labels[~held])
    expected = theirs.predict_proba(matrix[held])
    said = numpy.array(ours["said"])
    our_accuracy = 100 * (said.argmax(axis=1) == labels[held]).mean()
    their_accuracy = 100 * (expected.argmax(axis=1) == labels[held]).mean()
    farthest = numpy.abs(said - expected).max()
    print(f"C {strength}: ours {our_accuracy:.2f} %, scikit-learn {their_accuracy:.2f} %, "
          f"probabilities differ by {farthest:.4f} at most")
    assert our_accuracy > 50, "learned nothing"
    assert abs(our_accuracy - their_accuracy) < 0.5, "another accuracy than scikit-learn"
    # Ours stops sooner; with a weak penalty the last steps still move the surest probabilities, not the decisions.
    assert farthest < (0.05 if strength <= 1 else 0.3), "other probabilities than scikit-learn"


for penalty in (0.1, 1.0, 10.0):
    compare(sys.argv[1], penalty, made_up(2400, 5))
