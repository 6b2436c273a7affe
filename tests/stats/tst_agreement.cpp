// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/stats/agreement/AgreementSummary.h"
#include "core/stats/agreement/CohenKappa.h"
#include "core/stats/agreement/KrippendorffAlpha.h"
#include "core/stats/agreement/LabelClashes.h"
#include "core/stats/agreement/MultiRater.h"
#include "core/stats/agreement/PatternIndex.h"
#include "core/stats/agreement/RankAgreement.h"
#include "tests/stats/RatingTables.h"

#include <QTest>

#include <array>
#include <cmath>

using namespace gainsay;
using namespace gainsay::test;
using namespace Qt::StringLiterals;

namespace {

// Fleiss (1971), table 1: 30 patients, 6 psychiatrists, 5 diagnoses.
const QList<QList<int>> fleissTable = {
    {0, 0, 0, 6, 0}, {0, 3, 0, 0, 3}, {0, 1, 4, 0, 1}, {0, 0, 0, 0, 6}, {0, 3, 0, 3, 0}, {2, 0, 4, 0, 0},
    {0, 0, 4, 0, 2}, {2, 0, 3, 1, 0}, {2, 0, 0, 4, 0}, {0, 0, 0, 0, 6}, {1, 0, 0, 5, 0}, {1, 1, 0, 4, 0},
    {0, 3, 3, 0, 0}, {1, 0, 0, 5, 0}, {0, 2, 0, 3, 1}, {0, 0, 5, 0, 1}, {3, 0, 0, 1, 2}, {5, 1, 0, 0, 0},
    {0, 2, 0, 4, 0}, {1, 0, 2, 0, 3}, {0, 0, 0, 0, 6}, {0, 1, 0, 5, 0}, {0, 2, 0, 1, 3}, {2, 0, 0, 4, 0},
    {1, 0, 0, 4, 1}, {0, 5, 0, 1, 0}, {4, 0, 0, 0, 2}, {0, 2, 0, 4, 0}, {1, 0, 5, 0, 0}, {0, 0, 0, 0, 6}};

// Krippendorff (2011), section C: 12 units, 4 observers, missing values.
QStringList fourObservers()
{
    return {u"123321412..."_s, u"1233224125.."_s, u".33323422513"_s, u"12332441251."_s};
}

bool near(const Estimate &estimate, double expected, double tolerance)
{
    return estimate.value && std::abs(*estimate.value - expected) < tolerance;
}

}  // namespace

class TestAgreement : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void cohen1960()
    {
        const RatingPatterns patterns(fromTable({{88, 14, 18}, {10, 40, 10}, {2, 6, 12}}));
        QVERIFY(near(cohenKappa(patterns, 0, 1), 0.29 / 0.59, 1e-12));
    }

    void standardErrorOfFleissCohenEveritt()
    {
        // Fleiss, Levin & Paik (2003), table 18.3: kappa 0.68 with standard error 0.087.
        const Estimate kappa = cohenKappa(RatingPatterns(fromTable({{75, 1, 4}, {5, 4, 1}, {0, 0, 10}})), 0, 1);
        QVERIFY(near(kappa, 0.676, 0.001));
        QCOMPARE_LT(std::abs(*kappa.se - 0.0877), 0.0002);
    }

    void fleiss1971()
    {
        const RatingPatterns patterns(fromCounts(fleissTable));
        QVERIFY(near(fleissKappa(patterns), 0.430, 0.0005));
        QVERIFY(near(percentAgreement(patterns), 0.555, 0.0011));
        const double perCategory[] = {0.245, 0.245, 0.520, 0.471, 0.566};
        const AgreementSummary summary = summarizeAgreement(fromCounts(fleissTable));
        for (int label = 0; label < 5; ++label) {
            const auto index = summary.labels.indexOf(QString::number(label));
            QVERIFY(near(summary.perLabel[index].fleiss, perCategory[label], 0.0006));
        }
    }

    void krippendorff2011()
    {
        const Ratings ratings = fromRows(fourObservers());
        const RatingPatterns patterns(ratings);
        const std::vector<double> positions = *labelPositions(ratings.labels());
        QVERIFY(near(krippendorffAlpha(patterns), 0.743, 0.0005));
        QVERIFY(near(krippendorffAlpha(patterns, AlphaMetric::Ordinal, positions), 0.815, 0.0005));
        QVERIFY(near(krippendorffAlpha(patterns, AlphaMetric::Interval, positions), 0.849, 0.0005));
        QCOMPARE(krippendorffAlpha(patterns).used, 11);
        QCOMPARE(krippendorffAlpha(patterns).excluded(), 1);
        const std::vector<qint64> left = ratings.itemsWithFewerThan(2);
        QCOMPARE(left.size(), size_t(1));
        QCOMPARE(ratings.itemName(left[0]), u"i11"_s);
    }

    void krippendorff2004TwoObservers()
    {
        QVERIFY(near(krippendorffAlpha(RatingPatterns(fromRows({u"0100000010"_s, u"1110010000"_s}))), 0.095, 0.0005));
        QVERIFY(
            near(krippendorffAlpha(RatingPatterns(fromRows({u"aabbdcccedda"_s, u"babbbccceddd"_s}))), 0.692, 0.0005));
    }

    void gwet2008()
    {
        // 118 of 125 items agreed on, nearly all positive: kappa is below zero, AC1 is not.
        const RatingPatterns patterns(fromTable({{118, 5}, {2, 0}}));
        QVERIFY(near(cohenKappa(patterns, 0, 1), -0.0234, 0.0001));
        QVERIFY(near(gwetAgreement(patterns), 0.9408, 0.0001));
    }

    void gwet2014FourRaters()
    {
        const RatingPatterns patterns(fromRows(fourObservers()));
        QVERIFY(near(gwetAgreement(patterns), 0.77544, 0.00001));
        QVERIFY(near(fleissKappa(patterns), 0.76117, 0.00001));
        QVERIFY(near(brennanPrediger(patterns), 0.77273, 0.00001));
    }

    void artsteinPoesio2008()
    {
        const RatingPatterns two(fromTable({{20, 20}, {10, 50}}));
        QVERIFY(near(cohenKappa(two, 0, 1), 0.348, 0.0005));
        QVERIFY(near(scottPi(two, 0, 1), 0.341, 0.0005));
        const RatingPatterns three(fromTable({{46, 6, 0}, {0, 32, 0}, {0, 6, 10}}));
        QVERIFY(near(cohenKappa(three, 0, 1), 0.8013, 0.0001));
        QVERIFY(near(scottPi(three, 0, 1), 0.7995, 0.0001));
    }

    void weightedKappaOfTwoLabelsIsKappa()
    {
        const RatingPatterns patterns(fromTable({{20, 20}, {10, 50}}));
        const LabelWeights weights(LabelWeights::Kind::Quadratic, {0.0, 1.0});
        QVERIFY(near(cohenKappa(patterns, 0, 1, weights), *cohenKappa(patterns, 0, 1).value, 1e-12));
        QCOMPARE_LT(std::abs(*cohenKappa(patterns, 0, 1, weights).se - *cohenKappa(patterns, 0, 1).se), 1e-12);
    }

    void oneLabelIsUndefinedWithAReason()
    {
        const AgreementSummary summary = summarizeAgreement(fromRows({u"xxxx"_s, u"xxxx"_s}));
        for (const Estimate &estimate :
             {summary.cohen, summary.fleiss, summary.alpha, summary.gwet, summary.pairs.first().kappa}) {
            QVERIFY(!estimate.value);
            QVERIFY(estimate.undefined.contains(u"one"_s));
        }
        QCOMPARE(*summary.percent.value, 1.0);
    }

    void oneRaterIsUndefined()
    {
        const AgreementSummary summary = summarizeAgreement(fromRows({u"xyxy"_s}));
        QVERIFY(!summary.percent.value && !summary.cohen.value && !summary.fleiss.value && !summary.alpha.value &&
                !summary.gwet.value);
        QCOMPARE(summary.items, 4);
        QCOMPARE(summary.used, 0);
    }

    void emptyIsUndefined()
    {
        const AgreementSummary summary = summarizeAgreement(*RatingsBuilder().build());
        QVERIFY(!summary.percent.value && !summary.alpha.value);
        QVERIFY(toJson(summary).contains("gwet_ac1"));
    }

    void labelsAreComparedByIdentity()
    {
        // Same hash in Java, same when case-folded, same when normalised: all different labels.
        const QStringList labels = {u"Aa"_s, u"BB"_s, u"aa"_s, u"\u00e9"_s, u"e\u0301"_s, u"Aa "_s};
        RatingsBuilder builder;
        for (const QString &label : labels) {
            builder.add(label, u"a"_s, label);
            builder.add(label, u"b"_s, label);
        }
        const Result<Ratings> ratings = std::move(builder).build();
        QCOMPARE(ratings->labels().size(), labels.size());
        QCOMPARE(*summarizeAgreement(*ratings).cohen.value, 1.0);
    }

    void labelsThatLookAlikeAreNamed()
    {
        // The same word in another case, with a blank, and composed differently.
        const QStringList labels = {u"Role"_s, u"role "_s, u"caf\u00e9"_s, u"cafe\u0301"_s, u"none"_s};
        const QList<QStringList> alike = similarLabels(labels);
        QCOMPARE(alike.size(), 2);
        QCOMPARE(alike[0], (QStringList{u"Role"_s, u"role "_s}));
        QVERIFY(similarLabelsHint(labels).contains(u"role "_s));
        QVERIFY(similarLabelsHint({u"none"_s, u"role"_s}).isEmpty());
    }

    void twoHundredLabels()
    {
        RatingsBuilder builder;
        for (int item = 0; item < 1000; ++item) {
            for (int rater = 0; rater < 9; ++rater)
                builder.add(QString::number(item), QString::number(rater),
                            QString::number(rater % 3 == 0 ? (item * 7) % 200 : item % 200));
        }
        const AgreementSummary summary = summarizeAgreement(*std::move(builder).build());
        QCOMPARE(summary.perLabel.size(), 200);
        QCOMPARE(summary.pairs.size(), 36);
        QVERIFY(summary.alpha.value && *summary.alpha.value > 0.0 && *summary.alpha.value < 1.0);
    }

    void itemRatedTwiceByOneRaterIsRefusedWithBothLines()
    {
        RatingsBuilder builder;
        builder.add(u"i"_s, u"r"_s, u"x"_s, 2);
        builder.add(u"j"_s, u"r"_s, u"x"_s, 3);
        builder.add(u"i"_s, u"r"_s, u"y"_s, 4);
        const Result<Ratings> ratings = std::move(builder).build();
        QVERIFY(!ratings);
        QVERIFY(ratings.error().message.contains(u"line 4"_s) && ratings.error().message.contains(u"line 2"_s));
    }

    void intervalsContainTheValue()
    {
        for (const auto &rows : {fourObservers(), QStringList{u"aab"_s, u"aab"_s}, QStringList{u"ab"_s, u"ba"_s}}) {
            for (const auto &options : {std::optional<BootstrapOptions>(), std::optional(BootstrapOptions{200, 3})}) {
                const AgreementSummary summary = summarizeAgreement(fromRows(rows), options);
                for (const Estimate &estimate :
                     {summary.percent, summary.cohen, summary.fleiss, summary.alpha, summary.gwet})
                    QVERIFY(estimate.ci->low <= *estimate.value && *estimate.value <= estimate.ci->high);
            }
        }
    }

    // Counting groups by patterns is the same as measuring each group's own table.
    void groupsAreMeasuredAsIfAlone()
    {
        quint32 state = 7;
        const auto below = [&state](quint32 end) {
            state = state * 1664525u + 1013904223u;
            return (state >> 16) % end;
        };
        RatingsBuilder all;
        std::array<RatingsBuilder, 3> alone;
        std::vector<int> groupOf;
        for (int item = 0; item < 300; ++item) {
            groupOf.push_back(int(below(3)));
            const quint32 raters = 1 + below(4);
            for (quint32 rater = 0; rater < raters; ++rater) {
                // The third group knows neither the first label nor the first rater.
                const bool third = groupOf.back() == 2;
                const QString label = QString::number(third ? 1 + below(3) : below(4));
                const QString name = QString::number(third ? rater + 1 : rater);
                all.add(QString::number(item), name, label);
                alone[size_t(groupOf.back())].add(QString::number(item), name, label);
            }
        }
        const Ratings ratings = *std::move(all).build();
        const PatternIndex index(ratings);
        const std::vector<PatternGroup> groups = index.split(groupOf, 3);
        for (size_t group = 0; group < 3; ++group) {
            const AgreementSummary own = summarizeAgreement(*std::move(alone[group]).build());
            const AgreementSummary split =
                summarizeAgreement(groups[group].patterns, groups[group].raters, groups[group].labels);
            QCOMPARE(split.items, own.items);
            QCOMPARE(split.used, own.used);
            QCOMPARE(QSet<QString>(split.labels.begin(), split.labels.end()),
                     QSet<QString>(own.labels.begin(), own.labels.end()));
            QVERIFY(std::abs(*split.alpha.value - *own.alpha.value) < 1e-12);
            QVERIFY(std::abs(*split.gwet.value - *own.gwet.value) < 1e-12);
            QVERIFY(std::abs(*split.cohen.value - *own.cohen.value) < 1e-12);
        }
    }

    // "1" and "1 " are two labels with one value: no distance can be agreed on.
    void labelsOfOneValueAreUndefinedWithAReason()
    {
        RatingsBuilder builder;
        for (int item = 0; item < 8; ++item) {
            for (const QString &rater : {u"a"_s, u"b"_s})
                builder.add(QString::number(item), rater,
                            (item + (rater == u"a"_s ? 0 : item / 4)) % 2 ? u"1"_s : u"1 "_s);
        }
        const AgreementSummary summary = summarizeAgreement(*std::move(builder).build());
        QVERIFY(summary.scale.has_value());
        const ScaleAgreement &scale = *summary.scale;
        for (const Estimate &estimate : {scale.alphaOrdinal, scale.alphaInterval, scale.cohenLinear,
                                         scale.cohenQuadratic, scale.gwetLinear, scale.gwetQuadratic}) {
            QVERIFY(!estimate.value || !std::isnan(*estimate.value));
        }
        for (const Estimate &estimate : {scale.alphaInterval, scale.gwetLinear, scale.gwetQuadratic}) {
            QVERIFY(!estimate.value);
            QVERIFY2(estimate.undefined.contains(u"same value"_s), qPrintable(estimate.undefined));
        }
    }

    void aLabelThatWasNeverComparedHasNoAgreement()
    {
        // "z" is on items with one rating only: the others agree in not giving it, which is no agreement about it.
        const AgreementSummary summary = summarizeAgreement(fromRows({u"xyxyxz"_s, u"xyyy.."_s}));
        const qsizetype z = summary.labels.indexOf(u"z"_s);
        for (const Estimate &estimate : {summary.perLabel[z].cohen, summary.perLabel[z].fleiss,
                                         summary.perLabel[z].alpha, summary.perLabel[z].gwet}) {
            QVERIFY2(!estimate.value, qPrintable(QString::number(estimate.value.value_or(0.0))));
            QVERIFY(!estimate.undefined.isEmpty());
        }
        QVERIFY(summary.perLabel[summary.labels.indexOf(u"x"_s)].gwet.value);
        // Shares of labels are means over all rated items, Gwet (2014): x on 2, y on 1.5, mixed and single ones.
        const double x = (1 + 0 + 0.5 + 0 + 1 + 0) / 6.0;
        const double y = (0 + 1 + 0.5 + 1 + 0 + 0) / 6.0;
        const double chance = x * x + y * y + 1.0 / 36;
        QVERIFY(near(summary.fleiss, (0.75 - chance) / (1.0 - chance), 1e-12));
        QCOMPARE(summary.fleiss.used, 4);
    }

    void wholeRankingsAgreeMoreOrLess()
    {
        // By another program: tau-b and W with midranks, written from their definitions.
        QVERIFY(std::abs(*kendallTau({0, 1, 2, 3}, {1, 0, 2, 3}, 4) - 2.0 / 3) < 1e-12);
        QVERIFY(std::abs(*kendallTau({0, 1}, {0, 1, 3, 2}, 4) - 0.9128709291752769) < 1e-12);
        const std::vector<CandidateRanking> three{{0, 1, 2, 3}, {1, 0, 2, 3}, {0, 2, 1, 3}};
        QVERIFY(std::abs(*kendallW(three, 4) - 0.7777777777777778) < 1e-12);
        const std::vector<CandidateRanking> partial{{0, 1}, {0, 1, 3, 2}};
        QVERIFY(std::abs(*kendallW(partial, 4) - 0.9736842105263158) < 1e-12);
        const std::vector<std::vector<CandidateRanking>> items{three, partial, {{0, 1}}};
        const RankAgreement found = rankAgreement(items, 4);
        QCOMPARE(found.w.used, 2);
        QCOMPARE(found.w.total, 3);
        QVERIFY(near(found.w, (0.7777777777777778 + 0.9736842105263158) / 2.0, 1e-12));
        QVERIFY(!rankAgreement({}, 4).tau.value);
    }

    void aRaterWithOneLabelMakesKappaZero()
    {
        const Estimate kappa = cohenKappa(RatingPatterns(fromRows({u"xxx"_s, u"xyz"_s})), 0, 1);
        QCOMPARE(*kappa.value, 0.0);
        QVERIFY2(kappa.note.contains(u"one label only"_s), qPrintable(kappa.note));
        QVERIFY2(!kappa.note.contains(u"say the same"_s), qPrintable(kappa.note));
    }

    void constantRatersAreNamedBesideTheMean()
    {
        const Estimate mean = cohenPairs(RatingPatterns(fromRows({u"xxxx"_s, u"xyzx"_s, u"xyyx"_s}))).mean;
        QVERIFY2(mean.note.contains(u"in 2 of 3 pairs"_s), qPrintable(mean.note));
        QVERIFY(!cohenPairs(RatingPatterns(fromRows({u"xyxx"_s, u"xyzx"_s}))).mean.note.contains(u"one label"_s));
    }

    void bootstrapMakesNothingCertain()
    {
        const BootstrapOptions options{200, 3};
        // One item has no spread to draw from.
        const AgreementSummary one = summarizeAgreement(fromRows({u"xy"_s, u"y."_s}), options);
        for (const Estimate &estimate : {one.percent, one.fleiss, one.gwet, one.alpha}) {
            QVERIFY(estimate.value && !estimate.se && !estimate.ci);
            QVERIFY2(estimate.note.contains(u"one item"_s), qPrintable(estimate.note));
        }
        // All agree: the interval has no width, which is said by the formula and by the bootstrap.
        for (const auto &chosen : {std::optional<BootstrapOptions>(), std::optional(options)}) {
            const AgreementSummary same = summarizeAgreement(fromRows({u"xyxyxyxyxy"_s, u"xyxyxyxyxy"_s}), chosen);
            for (const Estimate &estimate : {same.percent, same.fleiss, same.gwet, same.alpha, same.cohen}) {
                QCOMPARE(*estimate.se, 0.0);
                QVERIFY2(estimate.note.contains(u"not certainty"_s), qPrintable(estimate.note));
            }
        }
    }

    void bootstrapIsReproducibleAndAgreesWithTheFormula()
    {
        RatingsBuilder builder;
        for (int item = 0; item < 2000; ++item) {
            for (int rater = 0; rater < 3; ++rater)
                builder.add(QString::number(item), QString::number(rater),
                            QString::number((item * (rater + 3) / 7 + item) % (rater + 2) % 3));
        }
        const Ratings ratings = *std::move(builder).build();
        const AgreementSummary formula = summarizeAgreement(ratings);
        const AgreementSummary first = summarizeAgreement(ratings, BootstrapOptions{2000, 7});
        const AgreementSummary again = summarizeAgreement(ratings, BootstrapOptions{2000, 7});
        const AgreementSummary other = summarizeAgreement(ratings, BootstrapOptions{2000, 8});
        QCOMPARE(*first.alpha.ci, *again.alpha.ci);
        QVERIFY(*first.alpha.ci != *other.alpha.ci);
        const auto agree = [](const Estimate &a, const Estimate &b) { return std::abs(*a.se - *b.se) < 0.1 * *b.se; };
        QVERIFY(agree(first.percent, formula.percent));
        QVERIFY(agree(first.cohen, formula.cohen));
        QVERIFY(agree(first.fleiss, formula.fleiss));
        QVERIFY(agree(first.alpha, formula.alpha));
        QVERIFY(agree(first.gwet, formula.gwet));
    }
};

QTEST_GUILESS_MAIN(TestAgreement)
#include "tst_agreement.moc"
