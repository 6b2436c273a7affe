// SPDX-License-Identifier: GPL-3.0-or-later
// Figures of the Errors page against values worked out by hand, and against plain loops over words.
#include "core/errors/figures/ErrorFactors.h"
#include "core/errors/figures/ModelComparison.h"
#include "core/errors/studies/ResponseStudy.h"
#include "core/errors/table/ErrorSelection.h"
#include "tests/errors/ErrorTables.h"

#include <QRandomGenerator>
#include <QTest>

#include <cmath>

using namespace Qt::StringLiterals;
using namespace gainsay;

namespace {

bool isNear(double a, double b, double tolerance = 1e-9)
{
    return std::abs(a - b) <= tolerance;
}

// Wilson (1927), written out again.
Interval scoreInterval(double k, double n)
{
    const double z = 1.959963984540054;
    const double middle = (k + z * z / 2) / (n + z * z);
    const double half = z / (n + z * z) * std::sqrt(k * (n - k) / n + z * z / 4);
    return {middle - half, middle + half};
}

}  // namespace

class TestErrorFigures : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void countsConfusionAndSkipsWhatIsNotJudged()
    {
        TableMaker maker({u"m"_s});
        maker.addRows(6, u"none"_s, {u"none"_s});
        maker.addRows(2, u"none"_s, {u"history"_s});
        maker.addRows(1, u"history"_s, {u"none"_s});
        maker.addRows(3, u"history"_s, {u"history"_s});
        maker.addRows(1, u"role"_s, {u"history"_s});
        maker.addRow({}, {u"none"_s});
        maker.addRow(u"none"_s, {QString()});
        const ErrorTable &table = maker.table();
        const RowSet all(table.size(), true);
        const ModelFigures figures = figuresOf(table, table.runs[0], all);
        const JudgedCounts counts(table, table.runs[0], all);
        QCOMPARE(counts.judged(), 13);
        QCOMPARE(counts.right(LabelSetting::All), 9);
        QCOMPARE(counts.right(LabelSetting::TwoClass), 10);
        QCOMPARE(figures.all.n, 13);
        QCOMPARE(figures.silent, 1);
        QVERIFY(isNear(*figures.all.accuracy.value, 9.0 / 13));
        const Interval wilson13 = scoreInterval(9, 13);
        QVERIFY(isNear(figures.all.accuracy.ci.low, wilson13.low, 1e-6));
        QVERIFY(isNear(figures.all.accuracy.ci.high, wilson13.high, 1e-6));
        // F1: none 2*6/(8+7), history 2*3/(4+6), role 0; intra does not occur.
        QVERIFY(isNear(*figures.all.macroF1.value, (12.0 / 15 + 6.0 / 10 + 0.0) / 3));
        // Two classes: a role taken for history is right; 6 + 4 of 13.
        QVERIFY(isNear(*figures.twoClass.accuracy.value, 10.0 / 13));
        QVERIFY(isNear(*figures.twoClass.macroF1.value, (12.0 / 15 + 8.0 / 11) / 2));
        const ConfusionTable confusion = confusionOf(table, JudgedCounts(table, table.runs[0], all), LabelSetting::All);
        QCOMPARE(confusion.labels(), (QStringList{u"none"_s, u"role"_s, u"history"_s}));
        QCOMPARE(confusion.count(0, 2), 2);
    }

    void everyModelIsMeasuredPerClass()
    {
        TableMaker maker({u"a"_s, u"b"_s});
        maker.addRows(3, u"none"_s, {u"none"_s, u"none"_s});
        maker.addRows(1, u"none"_s, {u"history"_s, u"none"_s});
        maker.addRows(2, u"history"_s, {u"history"_s, u"none"_s});
        maker.addRow(u"history"_s, {u"none"_s, QString()});
        const ErrorTable &table = maker.table();
        const QList<StudyTable> tables = modelTables(table, RowSet(table.size(), true));
        QCOMPARE(tables.size(), 2);
        QStringList overall;
        for (const QList<ReportCell> &row : tables[0].table.rows)
            overall.append(u"%1 %2 %3 %4"_s.arg(row[0].text).arg(row[1].value).arg(row[4].value).arg(row[6].value));
        QCOMPARE(overall, (QStringList{u"a 7 %1 0"_s.arg(5.0 / 7), u"b 6 %1 1"_s.arg(4.0 / 6)}));
        // Of "history" the first finds two of three and says it three times.
        const QList<ReportCell> &history = tables[1].table.rows[2];
        QCOMPARE(history[0].text, u"history"_s);
        QCOMPARE(history[1].text, u"a"_s);
        for (const int column : {3, 4, 5})
            QVERIFY(isNear(history[column].value, 2.0 / 3));
        QVERIFY(isNear(history[3].interval->low, scoreInterval(2, 3).low, 1e-6));
        QVERIFY(isNear(history[4].interval->high, scoreInterval(2, 3).high, 1e-6));
        QVERIFY(history[5].interval.has_value());
        QCOMPARE(selectRows(table, tables[1].filters[2]).count(), 1);
        QCOMPARE(selectRows(table, tables[0].filters[1]).count(), 2);
    }

    // Precision, recall and F1 with two classes too: a role taken for history finds the contradiction.
    void contradictionsAreMeasuredAsOneClassToo()
    {
        TableMaker maker({u"a"_s});
        maker.addRows(4, u"none"_s, {u"none"_s});
        maker.addRows(1, u"none"_s, {u"role"_s});
        maker.addRows(3, u"role"_s, {u"history"_s});
        maker.addRows(2, u"history"_s, {u"none"_s});
        const ErrorTable &table = maker.table();
        const StudyTable perClass = modelTables(table, RowSet(table.size(), true))[1];
        const QList<ReportCell> &row = perClass.table.rows.last();
        QCOMPARE(row[0].text, u"2-class: contradiction"_s);
        QCOMPARE(row[2].value, 5.0);
        QVERIFY(isNear(row[3].value, 3.0 / 4));
        QVERIFY(isNear(row[4].value, 3.0 / 5));
        QVERIFY(isNear(row[5].value, 6.0 / 9));
        QVERIFY(isNear(row[3].interval->low, scoreInterval(3, 4).low, 1e-6));
        QVERIFY(row[5].interval.has_value());
        QCOMPARE(selectRows(table, perClass.filters.last()).count(), 2);
    }

    void twoLabelsAreMeasuredOnce()
    {
        TableMaker maker({u"a"_s}, {u"noncontradictory"_s, u"contradictory"_s});
        maker.addRows(3, u"noncontradictory"_s, {u"noncontradictory"_s});
        maker.addRows(1, u"contradictory"_s, {u"noncontradictory"_s});
        const QList<StudyTable> tables = modelTables(maker.table(), RowSet(4, true));
        QCOMPARE(tables[0].table.columns,
                 (QStringList{u"Model"_s, u"n"_s, u"2-class acc."_s, u"2-class F1"_s, u"Silent"_s}));
        QCOMPARE(tables[0].table.rows[0].size(), 5);
        QVERIFY(isNear(tables[0].table.rows[0][2].value, 0.75));
        QCOMPARE(tables[1].table.rows.size(), 2);
    }

    void aCellLeadsToItsRows()
    {
        TableMaker maker({u"m"_s});
        maker.addRows(2, u"none"_s, {u"history"_s});
        maker.addRows(3, u"history"_s, {u"none"_s});
        maker.addRows(4, u"role"_s, {u"none"_s});
        const ErrorTable &table = maker.table();
        const auto count = [&](LabelSetting setting, const QString &gold, const QString &said) {
            return selectRows(table, cellFilter(table, u"m"_s, setting, gold, said)).count();
        };
        QCOMPARE(count(LabelSetting::All, u"history"_s, u"none"_s), 3);
        QCOMPARE(count(LabelSetting::TwoClass, twoClassName(true), twoClassName(false)), 7);
        QCOMPARE(count(LabelSetting::TwoClass, twoClassName(false), twoClassName(true)), 2);
    }

    void ranksWhatGoesWithErrors()
    {
        TableMaker maker({u"m"_s});
        const auto add = [&](int count, bool wrong, quint16 features) {
            for (int i = 0; i < count; ++i)
                maker.table().rows.features[maker.addRow(u"none"_s, {wrong ? u"role"_s : u"none"_s})] = features;
        };
        const quint16 number = bitOf(TextFeature::Number);
        add(12, true, number);
        add(8, false, number);
        add(10, true, 0);
        add(70, false, 0);
        const ErrorTable &table = maker.table();
        const QList<ErrorFactor> found = whatGoesWithErrors(table, table.runs[0], LabelSetting::All,
                                                            RowSet(table.size(), true), factorsOf(table, {}));
        QCOMPARE(found.size(), 1);
        const ErrorFactor &one = found[0];
        QCOMPARE(one.judged, 20);
        QCOMPARE(one.errors, 12);
        QCOMPARE(one.errorsElsewhere, 10);
        QVERIFY(isNear(one.difference, 12.0 / 20 - 10.0 / 80));
        // All have one gold label: Cochran's, Mantel's and Haenszel's test of one stratum, Sato's interval.
        QVERIFY(isNear(one.p, 5.027129076690036e-06, 1e-12));
        QVERIFY(isNear(one.q, one.p, 1e-12));
        QVERIFY(isNear(one.ci.low, 0.24839571864206259, 1e-9) && isNear(one.ci.high, 0.7016042813579374, 1e-9));
        const StudyTable study = errorFactorTable(found, u"m"_s, LabelSetting::All);
        QCOMPARE(selectRows(table, study.filters[0]).count(), 12);
    }

    // What is asked of history contradictions alone says how hard those are, not that it goes with errors.
    void aFactorOfOneGoldClassIsComparedWithinIt()
    {
        TableMaker maker({u"m"_s});
        ConversationColumns &columns = maker.table().rows;
        columns.aspects = {QString(), u"opinions"_s, u"experiences"_s};
        const auto add = [&](int count, const QString &gold, bool wrong, int aspect) {
            for (int i = 0; i < count; ++i)
                columns.aspect[qsizetype(maker.addRow(gold, {wrong ? u"role"_s : gold}))] = quint16(aspect);
        };
        add(90, u"none"_s, false, 0);
        add(10, u"none"_s, true, 0);
        for (const int aspect : {1, 2}) {  // history is hard whatever it is about
            add(20, u"history"_s, false, aspect);
            add(20, u"history"_s, true, aspect);
        }
        const ErrorTable &table = maker.table();
        const QList<ErrorFactor> found = whatGoesWithErrors(table, table.runs[0], LabelSetting::All,
                                                            RowSet(table.size(), true), factorsOf(table, {}));
        QCOMPARE(found.size(), 2);
        for (const ErrorFactor &one : found) {
            QCOMPARE(one.judged, 40);
            QCOMPARE(one.errors, 20);
            QVERIFY(isNear(one.difference, 0.0));
            QVERIFY(isNear(one.p, 1.0));
        }
    }

    void correctsForLookingAtMany()
    {
        TableMaker maker({u"m"_s});
        QRandomGenerator random(7);
        for (int i = 0; i < 400; ++i) {
            const bool wrong = random.bounded(4) == 0;
            const size_t row = maker.addRow(u"none"_s, {wrong ? u"role"_s : u"none"_s});
            maker.table().rows.features[row] = quint16(random.bounded(65536));
            maker.table().rows.method[row] = quint16(random.bounded(2));
        }
        const ErrorTable &table = maker.table();
        const QList<ErrorFactor> found = whatGoesWithErrors(table, table.runs[0], LabelSetting::All,
                                                            RowSet(table.size(), true), factorsOf(table, {}));
        QVERIFY(found.size() >= 9);
        // Benjamini and Hochberg written out: q of rank i is the least p * m / j over j >= i.
        std::vector<double> p;
        for (const ErrorFactor &one : found)
            p.push_back(one.p);
        std::sort(p.begin(), p.end());
        for (const ErrorFactor &one : found) {
            double q = 1.0;
            for (size_t j = 0; j < p.size(); ++j) {
                if (p[j] >= one.p)
                    q = std::min(q, p[j] * double(p.size()) / double(j + 1));
            }
            QVERIFY(isNear(one.q, q, 1e-12));
        }
        for (qsizetype i = 1; i < found.size(); ++i)
            QVERIFY(found[i - 1].difference >= found[i].difference);
    }

    void comparesTwoModels()
    {
        TableMaker maker({u"a"_s, u"b"_s});
        maker.addRows(50, u"none"_s, {u"none"_s, u"none"_s});
        maker.addRows(9, u"none"_s, {u"none"_s, u"role"_s});
        maker.addRows(3, u"history"_s, {u"none"_s, u"history"_s});
        maker.addRows(8, u"history"_s, {u"none"_s, u"none"_s});
        maker.addRow(u"history"_s, {u"none"_s, QString()});
        const ErrorTable &table = maker.table();
        const ModelComparison found =
            compareModels(table, table.runs[0], table.runs[1], RowSet(table.size(), true), LabelSetting::All);
        QCOMPARE(found.n, 70);
        QCOMPARE(found.onlyFirst, 9);
        QCOMPARE(found.onlySecond, 3);
        QCOMPARE(found.bothRight, 50);
        QCOMPARE(found.bothWrong, 8);
        // Exact: 2 P(X <= 3) of 12 fair tosses = 2 (1 + 12 + 66 + 220) / 4096.
        QVERIFY(isNear(found.mcnemar.p, 2.0 * 299 / 4096, 1e-12));
        QVERIFY(isNear(found.accuracy.difference, 6.0 / 70, 1e-12));
        QVERIFY(found.accuracy.ci.low <= found.accuracy.difference &&
                found.accuracy.difference <= found.accuracy.ci.high);
        const StudyTable study = comparisonTable(found, LabelSetting::All);
        QCOMPARE(selectRows(table, study.filters[0]).count(), 9);
        QCOMPARE(selectRows(table, study.filters[1]).count(), 3);
    }

    // Every row is there twice, as two replies to one context: that says no more than one of them would.
    void rowsOfOneContextCountOnce()
    {
        TableMaker single({u"a"_s, u"b"_s});
        TableMaker twice({u"a"_s, u"b"_s});
        std::vector<quint64> contexts;
        const auto add = [&](int count, const QString &gold, const QStringList &said, quint16 method) {
            for (int i = 0; i < count; ++i) {
                single.table().rows.method[qsizetype(single.addRow(gold, said))] = method;
                for (int reply = 0; reply < 2; ++reply) {
                    twice.table().rows.method[qsizetype(twice.addRow(gold, said))] = method;
                    contexts.push_back((quint64(contexts.size() / 2 * 2 + 1) << 40) + 1);
                }
            }
        };
        add(60, u"none"_s, {u"none"_s, u"none"_s}, 0);
        add(30, u"none"_s, {u"none"_s, u"role"_s}, 1);
        add(10, u"history"_s, {u"none"_s, u"history"_s}, 1);
        add(20, u"history"_s, {u"history"_s, u"none"_s}, 0);
        const ContextGroups groups(contexts);
        QVERIFY(groups.repeats());
        const ErrorTable &one = single.table();
        const ErrorTable &two = twice.table();
        const RowSet all(one.size(), true);
        const RowSet both(two.size(), true);
        const ModelFigures alone = figuresOf(one, one.runs[0], all);
        const ModelFigures shared = figuresOf(two, two.runs[0], both, groups);
        QCOMPARE(alone.contexts, 0);
        QCOMPARE(shared.contexts, 120);
        // Kish's effective number is that of the contexts, but for the 120/119 of a variance from 120 of them.
        const Interval accuracy = scoreInterval(110.0 / 120 * 119, 119);
        QVERIFY(isNear(shared.all.accuracy.ci.low, accuracy.low) && isNear(shared.all.accuracy.ci.high, accuracy.high));
        QVERIFY(isNear(shared.all.macroF1.ci.low, alone.all.macroF1.ci.low, 0.03));
        QVERIFY(isNear(shared.all.macroF1.ci.high, alone.all.macroF1.ci.high, 0.03));

        // Only a is right in 50 contexts, only b in 10.
        const ModelComparison found = compareModels(two, two.runs[0], two.runs[1], both, LabelSetting::All, groups);
        QVERIFY(isNear(found.mcnemar.p, std::erfc(std::sqrt(40.0 * 40.0 / 60.0 / 2.0)), 1e-12));
        QVERIFY(isNear(found.shares[1].low, scoreInterval(50.0 / 120 * 119, 119).low));

        // 30 of 40 contexts right there, all 80 elsewhere: only those there vary.
        ErrorFilter filter;
        filter.methods = {u"y"_s};
        const StudyTable slices =
            sliceTable(two, two.runs[0], LabelSetting::All, {{u"y"_s, filter, selectRows(two, filter)}}, groups);
        const double se = std::sqrt(120.0 / 119 * (30 * 0.25 * 0.25 + 10 * 0.75 * 0.75)) / 40;
        const QList<ReportCell> &row = slices.table.rows[0];
        QVERIFY(isNear(row[5].value, -0.25));
        QVERIFY(isNear(row[5].interval->low, -0.25 - 1.959963984540054 * se));
        QVERIFY(isNear(row[6].value, std::erfc(0.25 / se / std::sqrt(2.0))));
        QVERIFY2(slices.table.note.contains(u"40 contexts"_s), qPrintable(slices.table.note));

        ErrorFilter elsewhere;
        elsewhere.methods = {u"x"_s};
        const auto beside = [&](const ErrorTable &table, const ContextGroups &known) {
            return compareSlices(table, table.runs[1], LabelSetting::All, {u"y"_s, filter, selectRows(table, filter)},
                                 {u"x"_s, elsewhere, selectRows(table, elsewhere)}, {}, known)
                .table.rows[0][3];
        };
        const ReportCell narrow = beside(two, {});
        const ReportCell wide = beside(two, groups);
        const ReportCell right = beside(one, {});
        QVERIFY(isNear(wide.interval->low, right.interval->low, 0.03));
        QVERIFY(wide.interval->high - wide.interval->low > 1.2 * (narrow.interval->high - narrow.interval->low));
    }

    void measuresResponsesAsTheRgmStudyDoes()
    {
        TableMaker maker({u"d"_s, u"e"_s}, {u"noncontradictory"_s, u"contradictory"_s});
        const auto add = [&](int count, const QString &gold, const QString &said, quint8 distance, quint8 votes,
                             quint16 chatbot) {
            for (int i = 0; i < count; ++i) {
                const size_t row = maker.addRow(gold, {said, u"noncontradictory"_s});
                maker.table().rows.distance[row] = distance;
                maker.table().rows.votes[row] = votes;
                maker.table().rows.raters[row] = 3;
                maker.table().rows.chatbot[row] = chatbot;
            }
        };
        add(4, u"contradictory"_s, u"contradictory"_s, 1, 3, 0);
        add(1, u"contradictory"_s, u"noncontradictory"_s, 1, 2, 0);
        add(5, u"noncontradictory"_s, u"noncontradictory"_s, 3, 0, 1);
        add(2, {}, u"contradictory"_s, 3, 1, 1);
        const ErrorTable &table = maker.table();
        const RowSet all(table.size(), true);
        const QList<StudyTable> accuracy = responseStudy(table, all);
        QCOMPARE(accuracy.size(), 3);
        // Response model by response model, each detector below the other: A of d, A of e, B of d, B of e.
        const auto cell = [&](int study, int row, int column) { return accuracy[study].table.rows[row][column]; };
        QCOMPARE(cell(0, 0, 0).text + cell(0, 0, 1).text, u"Ad"_s);
        QCOMPARE(cell(0, 3, 0).text + cell(0, 3, 1).text, u"Be"_s);
        QVERIFY(isNear(cell(0, 0, 3).value, 0.8));
        QVERIFY(isNear(cell(0, 0, 3).interval->low, scoreInterval(4, 5).low, 1e-6));
        QVERIFY(isNear(cell(0, 0, 3).interval->high, scoreInterval(4, 5).high, 1e-6));
        QVERIFY(isNear(cell(0, 1, 3).value, 0.0));
        QCOMPARE(selectRows(table, accuracy[0].filters[0]).count(), 1);
        QCOMPARE(selectRows(table, accuracy[0].filters[1]).count(), 5);
        // Distance 3 is all noncontradictory, and nobody doubts that.
        QCOMPARE(cell(1, 2, 0).text, u"3"_s);
        QVERIFY(isNear(cell(1, 2, 3).value, 1.0));
        QCOMPARE(cell(1, 2, 4).kind, ReportCell::Kind::Missing);
        // The two ambiguous ones, which one person calls contradictory, are so for d and not for e.
        QCOMPARE(cell(2, 2, 0).text + cell(2, 2, 1).text, u"1d"_s);
        QVERIFY(isNear(cell(2, 2, 3).value, 1.0) && isNear(cell(2, 3, 3).value, 0.0));
        QCOMPARE(selectRows(table, accuracy[2].filters[2]).count(), 2);
        const QList<StudyTable> people = ambiguityStudy(table, all);
        QVERIFY(isNear(people[0].table.rows[0][2].value, 0.0));
        QVERIFY(isNear(people[0].table.rows[1][2].value, 2.0 / 7));
        QVERIFY(isNear(people[0].table.rows[1][2].interval->high, scoreInterval(2, 7).high, 1e-6));
        // Every row leads to exactly what it counts.
        for (qsizetype row = 0; row < people[1].table.rows.size(); ++row)
            QCOMPARE(double(selectRows(table, people[1].filters[row]).count()), people[1].table.rows[row][1].value);
        QCOMPARE(people[1].table.rows.size(), 4);
        QCOMPARE(people[1].table.rows[1][1].value, 2.0);
    }

    void slicesAreMeasuredAgainstTheRest()
    {
        TableMaker maker({u"m"_s});
        maker.addRows(8, u"none"_s, {u"none"_s});
        maker.addRows(2, u"none"_s, {u"role"_s});
        for (int i = 0; i < 5; ++i) {
            const size_t row = maker.addRow(u"none"_s, {i < 2 ? u"none"_s : u"role"_s});
            maker.table().rows.method[row] = 1;
        }
        const ErrorTable &table = maker.table();
        ErrorFilter filter;
        filter.methods = {u"y"_s};
        const StudyTable study =
            sliceTable(table, table.runs[0], LabelSetting::All, {{u"y only"_s, filter, selectRows(table, filter)}});
        QCOMPARE(study.table.rows[0][1].value, 5.0);
        QVERIFY(isNear(study.table.rows[0][3].value, 0.4));
        QVERIFY(isNear(study.table.rows[0][5].value, 0.4 - 0.8));
        // Newcombe's interval, and the pooled z test of 2 of 5 against 8 of 10.
        const Interval in = scoreInterval(2, 5);
        const Interval out = scoreInterval(8, 10);
        const Interval difference = *study.table.rows[0][5].interval;
        QVERIFY(isNear(difference.low, -0.4 - std::hypot(0.4 - in.low, out.high - 0.8), 1e-6));
        QVERIFY(isNear(difference.high, -0.4 + std::hypot(in.high - 0.4, 0.8 - out.low), 1e-6));
        const double z = 0.4 / std::sqrt((10.0 / 15) * (5.0 / 15) * (1.0 / 5 + 1.0 / 10));
        QVERIFY(isNear(study.table.rows[0][6].value, std::erfc(z / std::sqrt(2.0)), 1e-9));
    }

    void twoSlicesStandBesideEachOther()
    {
        TableMaker maker({u"m"_s});
        const auto add = [&](int count, const QString &gold, const QString &said, quint16 method, quint16 chatbot) {
            for (int i = 0; i < count; ++i) {
                const size_t row = maker.addRow(gold, {said});
                maker.table().rows.method[row] = method;
                maker.table().rows.chatbot[row] = chatbot;
            }
        };
        add(160, u"none"_s, u"none"_s, 0, 0);
        add(40, u"none"_s, u"role"_s, 0, 0);
        add(90, u"none"_s, u"none"_s, 1, 0);
        add(60, u"role"_s, u"none"_s, 1, 1);
        const ErrorTable &table = maker.table();
        const auto slice = [&](const QString &name, const QString &method, const QString &chatbot) {
            ErrorFilter filter;
            filter.methods = method.isEmpty() ? QStringList() : QStringList{method};
            filter.chatbots = chatbot.isEmpty() ? QStringList() : QStringList{chatbot};
            return SliceRows{name, filter, selectRows(table, filter)};
        };
        const auto compare = [&](const SliceRows &one, const SliceRows &other) {
            return compareSlices(table, table.runs[0], LabelSetting::All, one, other);
        };
        const StudyTable apart = compare(slice(u"x"_s, u"x"_s, {}), slice(u"y"_s, u"y"_s, {}));
        const QList<ReportCell> &accuracy = apart.table.rows[0];
        QVERIFY(isNear(accuracy[1].value, 0.8) && isNear(accuracy[2].value, 0.6));
        QVERIFY(isNear(accuracy[3].value, 0.2));
        // Slices that share nothing: the normal interval of two proportions is near.
        const double spread = 1.96 * std::sqrt(0.8 * 0.2 / 200 + 0.6 * 0.4 / 150);
        QVERIFY(isNear(accuracy[3].interval->low, 0.2 - spread, 0.02));
        QVERIFY(isNear(accuracy[3].interval->high, 0.2 + spread, 0.02));
        QVERIFY(accuracy[4].value < 0.01);
        // F1 by hand. Of x: none 2*160/(200+160), role 0. Of y: none 2*90/(90+150), role 0.
        QVERIFY(isNear(apart.table.rows[1][1].value, 320.0 / 360 / 2) && isNear(apart.table.rows[1][2].value, 0.375));
        QCOMPARE(apart.table.rows.size(), 4);
        QVERIFY(isNear(apart.table.rows[2][3].value, 320.0 / 360 - 0.75));
        // A slice is not worse than itself, however it is drawn.
        const StudyTable same = compare(slice(u"x"_s, u"x"_s, {}), slice(u"again"_s, u"x"_s, {}));
        QVERIFY(isNear(same.table.rows[0][3].interval->low, 0.0) && isNear(same.table.rows[0][3].interval->high, 0.0));
        QCOMPARE(same.table.rows[0][4].value, 1.0);
        // One within the other: the rows of both move both.
        const StudyTable within = compare(slice(u"y"_s, u"y"_s, {}), slice(u"yB"_s, u"y"_s, u"B"_s));
        QVERIFY(isNear(within.table.rows[0][3].value, 0.6));
        QVERIFY(within.table.note.contains(u"60"_s));
        const double share = 1.96 * std::sqrt(0.6 * 0.4 / 150);
        QVERIFY(isNear(within.table.rows[0][3].interval->high, 0.6 + share, 0.02));
    }

    // Rankings and ratings know no "none": two classes would call everything right.
    void twoClassesNeedALabelForNone()
    {
        TableMaker maker({u"m"_s}, {u"A"_s, u"B"_s});
        maker.addRows(6, u"A"_s, {u"B"_s});
        const ErrorTable &table = maker.table();
        const RowSet all(table.size(), true);
        const QList<StudyTable> tables = modelTables(table, all);
        QCOMPARE(tables[0].table.rows[0][2].kind, ReportCell::Kind::Missing);
        QVERIFY(isNear(tables[0].table.rows[0][4].value, 0.0));
        QVERIFY(responseStudy(table, all).isEmpty());
        QVERIFY(whatTriggersContradictions(table, all, std::vector<quint64>(6, 1), 1).isEmpty());
    }
};

QTEST_GUILESS_MAIN(TestErrorFigures)
#include "tst_error_figures.moc"
