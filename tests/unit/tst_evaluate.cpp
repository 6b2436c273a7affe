// SPDX-License-Identifier: GPL-3.0-or-later
// Which rows belong together, and in which words labels are compared.
#include "core/evaluate/Evaluation.h"
#include "core/evaluate/EvaluationLabels.h"

#include <QTest>

using namespace gainsay;
using namespace Qt::StringLiterals;

class TestEvaluate : public QObject {
    Q_OBJECT

    // Rows as they stand in a file of JSON lines.
    static EvaluationFile file(const QByteArrayList &lines)
    {
        EvaluationFile result;
        for (const QByteArray &line : lines) {
            const Result<Json> fields = parseJson(line);
            if (!fields)
                qFatal("the fixture cannot be read");
            result.rows.append({result.rows.size() + 1, fromUtf8(fields->value("id", "")),
                                fromUtf8(fields->value("text", "")), *fields});
        }
        return result;
    }

    static Evaluation run(const QByteArrayList &gold, const QByteArrayList &predicted,
                          EvaluationTask task = EvaluationTask::Labels)
    {
        EvaluationOptions options;
        options.task = task;
        options.bootstrap.replicates = 10;
        return evaluate(file(gold), file(predicted), options);
    }

private Q_SLOTS:
    void idsGoBeforeTexts()
    {
        // The first gold row has no id, and its text is that of the second one's prediction.
        const EvaluationFile gold = file({R"({"text":"hi"})", R"({"id":"b","text":"hi"})"});
        const EvaluationFile predicted = file({R"({"id":"b","text":"hi"})", R"({"id":"x","text":"hi"})"});
        const EvaluationMatches matches = matchRows(gold, predicted);
        QVERIFY(matches.rejected.isEmpty());
        QCOMPARE(matches.pairs.size(), 2);
        QCOMPARE(matches.pairs[0].predicted->id, u"x"_s);
        QCOMPARE(matches.pairs[1].predicted->id, u"b"_s);
    }

    void exportedGoldHasItsLabelAmongTheAnswers()
    {
        const Evaluation evaluation =
            run({R"({"id":"a","gold":{"category":"none"},"answers":{"category":"history","risk":[]}})",
                 R"({"id":"b","category":"none"})"},
                {R"({"id":"a","label":3})", R"({"id":"b","label":1})"});
        QVERIFY2(evaluation.rejected.isEmpty(), qPrintable(evaluation.rejected.join(u'\n')));
        QCOMPARE(evaluation.json["accuracy"].get<double>(), 0.5);
    }

    // A draw without the one rare label says nothing about it: a model without an error has no error in any draw.
    void aRareLabelThatADrawLacksIsNoError()
    {
        QByteArrayList rows;
        for (int i = 0; i < 100; ++i)
            rows.append(dumpJson({{"id", std::to_string(i)}, {"label", i == 0 ? 3 : i % 3}}));
        EvaluationOptions options;
        const Evaluation evaluation = evaluate(file(rows), file(rows), options);
        QCOMPARE(evaluation.json["macro_f1"].get<double>(), 1.0);
        QCOMPARE(evaluation.json["macro_f1_ci"][0].get<double>(), 1.0);
        QCOMPARE(evaluation.json["per_class"]["3"]["f1_ci"][0].get<double>(), 1.0);
        QVERIFY(evaluation.report.methodNotes.join(u' ').contains(u"left out of its F1"_s));
    }

    void rowsWithoutALabelSayWhy()
    {
        const Evaluation evaluation = run({R"({"id":"a","answers":{"mood":"glad"}})"}, {R"({"id":"a","label":3})"});
        QCOMPARE(evaluation.matched, 1);
        QVERIFY(evaluation.rejected.value(0).contains(u"no gold label"_s));
    }

    void namesAndCodesAreTheSameLabel_data()
    {
        QTest::addColumn<QStringList>("gold");
        QTest::addColumn<QStringList>("predicted");
        QTest::newRow("names, codes") << QStringList{u"history"_s, u"none"_s} << QStringList{u"3"_s, u"0"_s};
        QTest::newRow("codes, names") << QStringList{u"3"_s, u"0"_s} << QStringList{u"history"_s, u"none"_s};
        QTest::newRow("mixed") << QStringList{u"3"_s, u"none"_s} << QStringList{u"history"_s, u"0"_s};
        QTest::newRow("rgm") << QStringList{u"contradictory"_s, u"noncontradictory"_s} << QStringList{u"1"_s, u"0"_s};
        QTest::newRow("foreign") << QStringList{u"cat"_s, u"0"_s} << QStringList{u"cat"_s, u"0"_s};
    }

    void namesAndCodesAreTheSameLabel()
    {
        QFETCH(QStringList, gold);
        QFETCH(QStringList, predicted);
        const auto rows = [](const QStringList &labels) {
            QByteArrayList lines;
            for (qsizetype i = 0; i < labels.size(); ++i)
                lines.append(dumpJson({{"id", std::to_string(i)}, {"label", toUtf8(labels[i])}}));
            return lines;
        };
        const Json json = run(rows(gold), rows(predicted)).json;
        QCOMPARE(json["accuracy"].get<double>(), 1.0);
        QCOMPARE(json["per_class"].size(), size_t(2));
    }

    void aScoreThatIsNoNumberIsNamed()
    {
        const Evaluation evaluation = run(
            {R"({"id":"a","answers":"C"})", R"({"id":"b","answers":"C"})"},
            {R"({"id":"a","scores":[0.1,null,0.9]})", R"({"id":"b","scores":[0.1,0.2,0.9]})"}, EvaluationTask::Ranking);
        QCOMPARE(evaluation.json["n"].get<int>(), 1);
        QCOMPARE(evaluation.json["r_at_1"].get<double>(), 1.0);
        QCOMPARE(evaluation.rejected.size(), 1);
        QVERIFY2(evaluation.rejected[0].contains(u"the score of B is not a number"_s),
                 qPrintable(evaluation.rejected[0]));
    }
};

QTEST_GUILESS_MAIN(TestEvaluate)
#include "tst_evaluate.moc"
