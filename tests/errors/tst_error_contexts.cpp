// SPDX-License-Identifier: GPL-3.0-or-later
// What triggers contradictions, against values worked out by hand and against a plain loop.
#include "core/errors/figures/ErrorFactors.h"
#include "tests/errors/ErrorTables.h"

#include <QRandomGenerator>
#include <QTest>

#include <algorithm>
#include <cmath>
#include <map>

using namespace Qt::StringLiterals;
using namespace gainsay;

namespace {

bool isNear(double a, double b, double tolerance = 1e-9)
{
    return std::abs(a - b) <= tolerance;
}

}  // namespace

class TestErrorContexts : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void comparesContextsAsTheRgmStudyDoes()
    {
        TableMaker maker({u"m"_s});
        const quint16 question = bitOf(TextFeature::QuestionWord);
        // Six contexts with two replies each; shares of contradictions with the feature 1, .5, .5, without 0, 0, .5.
        const QList<std::pair<int, bool>> contexts{{2, true}, {1, true}, {1, true}, {0, false}, {0, false}, {1, false}};
        std::vector<quint64> replies;
        for (qsizetype i = 0; i < contexts.size(); ++i) {
            for (int reply = 0; reply < 2; ++reply) {
                const size_t row = maker.addRow(reply < contexts[i].first ? u"history"_s : u"none"_s, {QString()});
                replies.push_back(quint64(i) + 1);
                maker.table().rows.features[row] = contexts[i].second ? question : quint16(0);
            }
        }
        const ErrorTable &table = maker.table();
        const QList<TriggerFactor> found = whatTriggersContradictions(table, RowSet(table.size(), true), replies, 2);
        QCOMPARE(found.size(), 1);
        QCOMPARE(found[0].with.n, 3.0);
        QVERIFY(isNear(found[0].with.mean, 2.0 / 3));
        QVERIFY(isNear(found[0].without.mean, 1.0 / 6));
        QVERIFY(isNear(found[0].difference, 0.5));
        // Welch's interval: four degrees of freedom, of which 2.776445 is the 97.5 % point.
        QVERIFY(isNear(found[0].ci.high - 0.5, 2.776445 * std::sqrt(2.0 / 36), 1e-6));
        QVERIFY(isNear(0.5 - found[0].ci.low, found[0].ci.high - 0.5, 1e-9));
        // Equal variances 1/12: t = 0.5 / sqrt(2/36), four degrees of freedom; g = d (1 - 3/15).
        QVERIFY(isNear(found[0].effect, 0.5 / std::sqrt(1.0 / 12) * 0.8, 1e-9));
        const double t = 0.5 / std::sqrt(2.0 / 36);
        const double x = 4.0 / (4.0 + t * t);
        // One tail of Student's t with four degrees of freedom in closed form.
        const double s = std::sqrt(1 - x);
        QVERIFY(isNear(found[0].p, 0.5 * (1.0 - s * (1.0 + x / 2.0)), 1e-9));
    }

    void contextsAreGroupedAsAPlainLoopDoes()
    {
        TableMaker maker({u"m"_s});
        QRandomGenerator random(11);
        const quint16 negation = bitOf(TextFeature::ContextNegation);
        std::vector<quint64> contexts;
        for (int i = 0; i < 900; ++i) {
            const quint64 context = random.bounded(300);  // 0 is none; others lie anywhere among the hashes
            const size_t row = maker.addRow(random.bounded(5) == 0   ? QString()
                                            : random.bounded(3) == 0 ? u"role"_s
                                                                     : u"none"_s,
                                            {u"none"_s});
            contexts.push_back(context * 0x9e3779b97f4a7c15u);
            maker.table().rows.features[row] = context % 3 == 0 ? negation : quint16(0);
        }
        const ErrorTable &table = maker.table();
        RowSet rows(table.size(), true);
        rows.filter([](size_t row) { return row % 7 != 0; });
        std::map<quint64, std::pair<int, int>> replies;  // all, and those that contradict
        rows.each([&](size_t row) {
            if (table.rows.gold[qsizetype(row)] == noValue || contexts[row] == 0)
                return;
            ++replies[contexts[row]].first;
            replies[contexts[row]].second += table.isContradiction(table.rows.gold[qsizetype(row)]) ? 1 : 0;
        });
        const auto hasIt = [&](quint64 context) {
            const auto place = std::find(contexts.begin(), contexts.end(), context) - contexts.begin();
            return table.rows.features[place] == negation;
        };
        std::vector<double> with;
        std::vector<double> without;
        for (const auto &[context, counts] : replies)
            (hasIt(context) ? with : without).push_back(double(counts.second) / counts.first);
        const QList<TriggerFactor> found = whatTriggersContradictions(table, rows, contexts, 2);
        QCOMPARE(found.size(), 1);
        for (const auto &[moments, values] : {std::pair(found[0].with, with), std::pair(found[0].without, without)}) {
            const SampleMoments plain = SampleMoments::of(values);
            QCOMPARE(moments.n, plain.n);
            QVERIFY(isNear(moments.mean, plain.mean));
            QVERIFY(isNear(moments.variance, plain.variance));
        }
    }
};

QTEST_GUILESS_MAIN(TestErrorContexts)
#include "tst_error_contexts.moc"
