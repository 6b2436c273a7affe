// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/stats/agreement/SpanAgreement.h"

#include <QTest>

#include <cmath>

using namespace gainsay;

namespace {

Span span(int utterance, int start, int end)
{
    return {utterance, start, end, {}, 0, 0.0};
}

}  // namespace

class TestSpanAgreement : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void equalSpansAgreeFully()
    {
        const QList<SpanItem> items = {{{10, 10}, {{span(0, 1, 3), span(1, 4, 8)}, {span(1, 4, 8), span(0, 1, 3)}}}};
        QCOMPARE(*exactSpanF1(items).value, 1.0);
        QCOMPARE(*overlapSpanF1(items).value, 1.0);
        QCOMPARE(*unitizingAlpha(items, 2).value, 1.0);
    }

    void halfOverlap()
    {
        const QList<SpanItem> items = {{{10}, {{span(0, 0, 4)}, {span(0, 2, 6)}}}};
        QCOMPARE(*exactSpanF1(items).value, 0.0);
        QCOMPARE(*overlapSpanF1(items).value, 0.5);
        // By the formulas: observed (2² + 2²) · 2 / (2 · 10²); expected from two units of 4 and gaps of 6, 2 and 4.
        const double observed = 0.08;
        const double numerator = 2 * (1.0 / 3 * (2 * 64 - 3 * 16 + 4) + 16 * ((6 - 4 + 1) + (4 - 4 + 1)));
        const double expected = 2.0 / 10 * numerator / (20.0 * 19 - 2 * 4 * 3);
        QCOMPARE_LT(std::abs(*unitizingAlpha(items, 2).value - (1.0 - observed / expected)), 1e-12);
    }

    void spansOfDifferentUtterancesDoNotMeet()
    {
        const QList<SpanItem> items = {{{5, 5}, {{span(0, 1, 3)}, {span(1, 1, 3)}}}};
        QCOMPARE(*overlapSpanF1(items).value, 0.0);
        QVERIFY(*unitizingAlpha(items, 2).value < 0.2);
    }

    void nothingMarkedIsUndefinedWithAReason()
    {
        const QList<SpanItem> items = {{{10}, {{}, {}}}};
        QVERIFY(!exactSpanF1(items).value && !exactSpanF1(items).undefined.isEmpty());
        QVERIFY(!overlapSpanF1({}).value);
        const Estimate alpha = unitizingAlpha(items, 2);
        QVERIFY(!alpha.value && !alpha.undefined.isEmpty());
        QVERIFY(!unitizingAlpha({}, 2).value);
    }

    void itemsThatNotAllDidAreLeftOut()
    {
        const QList<SpanItem> items = {{{10}, {{span(0, 0, 4)}, {span(0, 0, 4)}}}, {{10}, {{span(0, 2, 6)}}}};
        const Estimate alpha = unitizingAlpha(items, 2);
        QCOMPARE(alpha.used, 1);
        QCOMPARE(alpha.excluded(), 1);
        QCOMPARE(*alpha.value, 1.0);
    }

    void overlappingMarksOfOnePersonCountOnce()
    {
        const QList<SpanItem> items = {{{10}, {{span(0, 0, 4), span(0, 2, 6)}, {span(0, 0, 6)}}}};
        QCOMPARE(*overlapSpanF1(items).value, 1.0);
        QCOMPARE(*unitizingAlpha(items, 2).value, 1.0);
    }

    // Krippendorff (2004), Content Analysis, 2nd ed., p. 254: category c on a continuum from 150 to 450. Observed
    // disagreement 0.0144, expected 0.0532, alpha 0.7286.
    void asInKrippendorff2004()
    {
        const QList<SpanItem> items = {
            {{300}, {{span(0, 75, 145), span(0, 220, 250)}, {span(0, 70, 150), span(0, 205, 225), span(0, 250, 270)}}}};
        QCOMPARE_LT(std::abs(*unitizingAlpha(items, 2).value - 0.7286), 0.00005);
    }

    // Krippendorff (1995), On the reliability of unitizing continuous data: examples A (0.553) and D (0.066), whose
    // units follow each other without a gap, on a continuum so finely divided that its steps do not matter.
    void asInKrippendorff1995()
    {
        constexpr int fine = 5000;
        const auto units = [](std::initializer_list<std::pair<int, int>> ends) {
            QList<Span> spans;
            for (const auto &[start, end] : ends)
                spans.append(span(0, start * fine, end * fine));
            return spans;
        };
        const QList<SpanItem> a = {{{24 * fine}, {units({{2, 10}, {14, 20}}), units({{4, 8}, {15, 17}})}}};
        QCOMPARE_LT(std::abs(*unitizingAlpha(a, 2).value - 0.553), 0.001);
        const QList<SpanItem> d = {{{24 * fine},
                                    {units({{0, 2}, {2, 10}, {10, 14}, {14, 20}, {20, 24}}),
                                     units({{0, 4}, {4, 8}, {8, 15}, {15, 17}, {17, 24}})}}};
        QCOMPARE_LT(std::abs(*unitizingAlpha(d, 2).value - 0.066), 0.001);
    }

    void theIntervalIsThatOfItems()
    {
        QList<SpanItem> items;
        for (int i = 0; i < 60; ++i)
            items.append({{20}, {{span(0, 2, 10)}, {span(0, i % 3 == 0 ? 6 : 2, 10)}}});
        const SpanSummary summary = summarizeSpans(items, BootstrapOptions{400, 5});
        QCOMPARE(summary.used, 60);
        QCOMPARE(summary.marked, 60);
        QVERIFY(std::abs(*summary.exact.value - 40.0 / 60.0) < 1e-12);
        // A share of 40 in 60: its standard error.
        QVERIFY(std::abs(*summary.exact.se - std::sqrt(2.0 / 9.0 / 60.0)) < 0.002);
        QVERIFY(summary.overlap.ci->low < *summary.overlap.value && summary.overlap.ci->high < 1.0);
        QVERIFY(summary.alpha.se && *summary.alpha.se > 0.0);
        QVERIFY(summary.alpha.ci->low < *summary.alpha.value && *summary.alpha.value < summary.alpha.ci->high);
        QCOMPARE(dumpJson(toJson(summary)), dumpJson(toJson(summarizeSpans(items, BootstrapOptions{400, 5}))));
    }
};

QTEST_GUILESS_MAIN(TestSpanAgreement)
#include "tst_span_agreement.moc"
