// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/stats/SpanAgreement.h"

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
        QCOMPARE(exactSpanF1(items).value, 1.0);
        QCOMPARE(overlapSpanF1(items).value, 1.0);
        QCOMPARE(*unitizingAlpha(items, 2).value, 1.0);
    }

    void halfOverlap()
    {
        const QList<SpanItem> items = {{{10}, {{span(0, 0, 4)}, {span(0, 2, 6)}}}};
        QCOMPARE(exactSpanF1(items).value, 0.0);
        QCOMPARE(overlapSpanF1(items).value, 0.5);
        // By the formulas: observed (2² + 2²) · 2 / (2 · 10²); expected from two units of 4 and gaps of 6, 2 and 4.
        const double observed = 0.08;
        const double numerator = 2 * (1.0 / 3 * (2 * 64 - 3 * 16 + 4) + 16 * ((6 - 4 + 1) + (4 - 4 + 1)));
        const double expected = 2.0 / 10 * numerator / (20.0 * 19 - 2 * 4 * 3);
        QCOMPARE_LT(std::abs(*unitizingAlpha(items, 2).value - (1.0 - observed / expected)), 1e-12);
    }

    void spansOfDifferentUtterancesDoNotMeet()
    {
        const QList<SpanItem> items = {{{5, 5}, {{span(0, 1, 3)}, {span(1, 1, 3)}}}};
        QCOMPARE(overlapSpanF1(items).value, 0.0);
        QVERIFY(*unitizingAlpha(items, 2).value < 0.2);
    }

    void nothingMarkedIsUndefinedWithAReason()
    {
        const QList<SpanItem> items = {{{10}, {{}, {}}}};
        QCOMPARE(exactSpanF1(items).pairs, 0);
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
        QCOMPARE(overlapSpanF1(items).value, 1.0);
        QCOMPARE(*unitizingAlpha(items, 2).value, 1.0);
    }
};

QTEST_GUILESS_MAIN(TestSpanAgreement)
#include "tst_span_agreement.moc"
