// SPDX-License-Identifier: GPL-3.0-or-later
// Learning from labels, without a project: features, weights on disk, folds, the solver and the figures.
#include "core/base/Random.h"
#include "core/learn/Learner.h"
#include "tests/detect/DetectSamples.h"

#include <QTest>

#include <algorithm>
#include <cmath>
#include <limits>
#include <set>

using namespace gainsay;
using namespace gainsay::test;
using namespace Qt::StringLiterals;

namespace {

Conversation pets(const QString &before, const QString &after)
{
    return conversationOf({u"你养什么？"_s, u"我养%1"_s.arg(before), u"现在呢？"_s, u"我养%1"_s.arg(after)});
}

// Two labels that follow from whether the two animals are the same.
SparseRows petRows(int count)
{
    const QStringList animals = {u"猫"_s, u"狗"_s, u"兔子"_s, u"金鱼"_s, u"乌龟"_s, u"鹦鹉"_s};
    RowCollector collected;
    for (int i = 0; i < count; ++i) {
        const QString &before = animals[i % animals.size()];
        const QString &after = i % 2 == 0 ? before : animals[(i + 1 + i / 7 % 4) % animals.size()];
        collected.add(turnFeatures(pets(before, after)), before == after ? 0 : 1, quint64(i / 2));
    }
    return SparseRows::build(std::move(collected), 1 << 20);
}

// Labels that follow from the animals in so many of the rows as `clear` says. The base model either knows the animals,
// where the labels do not always follow them, or is right in so many rows as it is sure.
SparseRows basedRows(int count, double baseRight, double clear)
{
    const QStringList animals = {u"猫"_s, u"狗"_s, u"兔子"_s, u"金鱼"_s, u"乌龟"_s, u"鹦鹉"_s};
    SplitMix64 draws(7);
    const auto happens = [&draws](double chance) { return double(draws.next() % 1000) < 1000.0 * chance; };
    RowCollector collected;
    for (int i = 0; i < count; ++i) {
        const QString &before = animals[i % animals.size()];
        const bool other = i % 2 == 1;
        const QString &after = other ? animals[(i + 1 + i / 7 % 4) % animals.size()] : before;
        const bool label = happens(clear) ? before != after : before == after;
        FeatureVector row = turnFeatures(pets(before, after));
        const bool said = clear < 1.0 ? before != after : happens(baseRight) == label;
        appendBaseFeatures(row, said ? QList<double>{1.0 - baseRight, baseRight}
                                     : QList<double>{baseRight, 1.0 - baseRight});
        collected.add(row, label ? 1 : 0, quint64(i));
    }
    SparseRows rows = SparseRows::build(std::move(collected), 1 << 20);
    rows.expect(baseFeatureStart, 0);
    rows.expect(baseFeatureStart + 1, 1);
    return rows;
}

class StoppedProgress final : public Progress {
public:
    void report(qint64, qint64) override {}
    bool isCancelled() const override { return true; }
};

LinearModel smallModel()
{
    return {2, {3, 9}, {0.5F, -0.5F, 1.0F, 2.0F}, {0.25F, -0.25F}};
}

std::vector<std::uint32_t> allOf(const SparseRows &rows)
{
    std::vector<std::uint32_t> all;
    for (std::uint32_t i = 0; i < rows.size(); ++i)
        all.push_back(i);
    return all;
}

}  // namespace

class TestLearn : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aWordCountsByTheTurnItStandsIn()
    {
        const FeatureVector one = turnFeatures(pets(u"猫"_s, u"狗"_s));
        QCOMPARE(one, turnFeatures(pets(u"猫"_s, u"狗"_s)));
        QVERIFY(one != turnFeatures(pets(u"狗"_s, u"猫"_s)));
        QVERIFY(std::ranges::is_sorted(one, {}, &Feature::index));
        QVERIFY(std::ranges::all_of(
            one, [](const Feature &feature) { return feature.index < featureSpace && std::isfinite(feature.value); }));
        QVERIFY(std::ranges::adjacent_find(one, {}, &Feature::index) == one.end());
    }

    void everyLanguageAndBrokenTextHaveFeatures_data()
    {
        QTest::addColumn<QString>("reply");
        QTest::newRow("English") << u"I never had a cat."_s;
        QTest::newRow("Japanese") << u"猫は飼っていません。"_s;
        QTest::newRow("Russian") << u"У меня нет кошки."_s;
        QTest::newRow("emoji") << u"😀😀"_s;
        QTest::newRow("half a pair") << QString(QChar(0xd800)) + u"x"_s;
        QTest::newRow("very long") << u"猫"_s.repeated(100'000);
    }
    void everyLanguageAndBrokenTextHaveFeatures()
    {
        QFETCH(QString, reply);
        QVERIFY(!turnFeatures(conversationOf({u"?"_s, u"a"_s, u"?"_s, reply})).empty());
        QVERIFY(!turnFeatures(conversationOf({reply})).empty());
        QVERIFY(turnFeatures(Conversation()).empty());
    }

    void aSilentBaseIsAFeatureToo()
    {
        FeatureVector silent;
        appendBaseFeatures(silent, {});
        QCOMPARE(silent.size(), 1U);
        FeatureVector speaks;
        appendBaseFeatures(speaks, {0.5, 0.25, 0.25});
        QCOMPARE(speaks.size(), 3U);
        QVERIFY(speaks[0].value > 0.0F && speaks[1].value < 0.0F);
        QVERIFY(speaks[0].index != silent[0].index);
    }

    void weightsAreReadAsTheyWereWritten()
    {
        const LinearModel model = smallModel();
        const Result<LinearModel> read = readLinearModel(writeLinearModel(model), 2, u"weights.bin"_s);
        QVERIFY(read);
        QCOMPARE(read->features, model.features);
        QCOMPARE(read->weights, model.weights);
        const std::vector<Feature> row = {{3, 2.0F}, {7, 5.0F}};
        QCOMPARE(read->logits(row), (std::vector<float>{1.25F, -1.25F}));
    }

    void brokenWeightsAreRefused()
    {
        const QByteArray good = writeLinearModel(smallModel());
        for (qsizetype size = 0; size < good.size(); ++size)
            QVERIFY(!readLinearModel(good.first(size), 2, u"w"_s));
        QVERIFY(!readLinearModel(good + '\0', 2, u"w"_s));
        QVERIFY(!readLinearModel(good, 3, u"w"_s));
        LinearModel unordered = smallModel();
        unordered.features = {9, 3};
        QVERIFY(!readLinearModel(writeLinearModel(unordered), 2, u"w"_s));
        LinearModel notNumbers = smallModel();
        notNumbers.weights[1] = std::numeric_limits<float>::quiet_NaN();
        const Result<LinearModel> read = readLinearModel(writeLinearModel(notNumbers), 2, u"weights.bin"_s);
        QVERIFY(!read && read.error().message.contains(u"weights.bin"_s));
    }

    void conversationsOfOneContextShareAFold()
    {
        std::vector<quint64> groups;
        for (quint64 i = 0; i < 300; ++i)
            groups.push_back(i * i % 37);
        const std::vector<int> folds = groupedFolds(groups, 5, 1);
        std::vector<int> sizes(5);
        for (size_t i = 0; i < groups.size(); ++i) {
            ++sizes[size_t(folds[i])];
            for (size_t j = 0; j < i; ++j)
                QVERIFY(groups[i] != groups[j] || folds[i] == folds[j]);
        }
        QVERIFY(std::ranges::min(sizes) > 30);
        QCOMPARE(folds, groupedFolds(groups, 5, 1));
    }

    void theSolverFindsTheMinimum()
    {
        // One feature, two labels: what the weight must be follows from setting the gradient to zero.
        RowCollector collected;
        for (int i = 0; i < 40; ++i)
            collected.add({{hashedFeatures, i % 2 == 0 ? 1.0F : -1.0F}}, i % 4 == 0 || i % 4 == 1 ? i % 2 : 0,
                          quint64(i));
        const SparseRows rows = SparseRows::build(std::move(collected), 100);
        RegressionOptions options;
        options.strength = 2.0;
        options.precision = 1e-12;
        const Result<RegressionWeights> fit = fitRegression(rows, allOf(rows), 2, options);
        QVERIFY(fit);
        std::vector<double> gradient(4);
        for (size_t row = 0; row < rows.size(); ++row) {
            std::vector<double> chance(2);
            rowProbabilities(*fit, rows.row(row), chance);
            for (size_t label = 0; label < 2; ++label) {
                const double miss = chance[label] - (rows.label(row) == int(label) ? 1.0 : 0.0);
                gradient[label] += options.strength * miss * double(rows.row(row)[0].value);
                gradient[2 + label] += options.strength * miss;
            }
        }
        for (size_t label = 0; label < 2; ++label) {
            QVERIFY(std::abs(gradient[label] + fit->values[label]) < 1e-3);
            QVERIFY(std::abs(gradient[2 + label]) < 1e-3);
        }
    }

    void beforeAnyLabelIsBelievedTheBaseIs()
    {
        // The base is always right; the labels are not.
        RowCollector collected;
        for (int i = 0; i < 60; ++i) {
            FeatureVector row = turnFeatures(pets(u"猫"_s, u"狗"_s));
            appendBaseFeatures(row, i % 2 == 0 ? QList<double>{0.9, 0.1} : QList<double>{0.1, 0.9});
            collected.add(row, i % 4 < 2 ? 0 : 1, quint64(i));
        }
        SparseRows rows = SparseRows::build(std::move(collected), 1000);
        rows.expect(baseFeatureStart, 0);
        rows.expect(baseFeatureStart + 1, 1);
        RegressionOptions options;
        options.strength = 1e-6;
        const Result<RegressionWeights> strong = fitRegression(rows, allOf(rows), 2, options);
        QVERIFY(strong);
        std::vector<double> chance(2);
        rowProbabilities(*strong, rows.row(0), chance);
        QVERIFY(std::abs(chance[0] - 0.9) < 0.01);
        options.strength = 100.0;
        const Result<RegressionWeights> weak = fitRegression(rows, allOf(rows), 2, options);
        QVERIFY(weak);
        rowProbabilities(*weak, rows.row(0), chance);
        QVERIFY(chance[0] < 0.6);
    }

    // A base that knows what there is to know; the labels are few and say the same.
    void whatTheBaseKnowsIsLeftAsItIs()
    {
        NoProgress progress;
        const Result<LearnedModel> learned =
            learnLinear(basedRows(60, 0.85, 0.85), {u"same"_s, u"other"_s}, {0.0, 0.4}, progress);
        QVERIFY(learned);
        QCOMPARE(learned->strength, 0.0);
        QCOMPARE(learned->temperature, 1.0);
        QCOMPARE(learned->labelBias, (QList<double>{0.0, 0.4}));
        FeatureVector row = turnFeatures(pets(u"猫"_s, u"狗"_s));
        appendBaseFeatures(row, {0.3, 0.7});
        const std::vector<float> logits = learned->model.logits(row);
        QVERIFY(std::abs(std::exp(logits[0] - logits[1]) - 3.0 / 7.0) < 1e-4);
    }

    void labelsThatTellMoreThanTheBaseAreLearned()
    {
        NoProgress progress;
        const Result<LearnedModel> learned =
            learnLinear(basedRows(400, 0.6, 1.0), {u"same"_s, u"other"_s}, {0.0, 0.0}, progress);
        QVERIFY(learned);
        QVERIFY(learned->strength > 0.0);
        QCOMPARE(learned->trials.front().strength, 0.0);
        QVERIFY2(*learned->figures.accuracy.value > 0.8, qPrintable(QString::number(*learned->figures.accuracy.value)));
    }

    void aRowOfWeightTwoCountsAsTwo()
    {
        RowCollector heavy;
        RowCollector twice;
        for (int i = 0; i < 20; ++i) {
            const FeatureVector row =
                turnFeatures(pets(i % 3 == 0 ? u"猫"_s : u"鱼"_s, i % 2 == 0 ? u"猫"_s : u"狗"_s));
            heavy.add(row, i % 2, quint64(i), i % 5 == 0 ? 2.0F : 1.0F);
            for (int copy = 0; copy < (i % 5 == 0 ? 2 : 1); ++copy)
                twice.add(row, i % 2, quint64(i));
        }
        const SparseRows weighed = SparseRows::build(std::move(heavy), 1000);
        const SparseRows repeated = SparseRows::build(std::move(twice), 1000);
        RegressionOptions options;
        options.precision = 1e-12;
        const Result<RegressionWeights> one = fitRegression(weighed, allOf(weighed), 2, options);
        const Result<RegressionWeights> other = fitRegression(repeated, allOf(repeated), 2, options);
        QVERIFY(one && other);
        std::vector<double> first(2);
        std::vector<double> second(2);
        rowProbabilities(*one, weighed.row(0), first);
        rowProbabilities(*other, repeated.row(0), second);
        QVERIFY(std::abs(first[0] - second[0]) < 0.01);
    }

    void whatFollowsFromTheTurnsIsLearned()
    {
        const SparseRows rows = petRows(300);
        NoProgress progress;
        const Result<LearnedModel> learned = learnLinear(rows, {u"same"_s, u"other"_s}, {}, progress);
        QVERIFY(learned);
        QVERIFY2(*learned->figures.accuracy.value > 0.9, qPrintable(QString::number(*learned->figures.accuracy.value)));
        QVERIFY(learned->figures.accuracy.ci.low < *learned->figures.accuracy.value);
        QCOMPARE(learned->rows, 300);
        QVERIFY(learned->curve.size() >= 3);
        QVERIFY(learned->curve.front().trainedOn < learned->curve.back().trainedOn);
        QVERIFY(learned->temperature > 0.0);
        QCOMPARE(learned->labelBias.size(), 2);
        const auto said = [&](const QString &before, const QString &after) {
            const std::vector<float> logits = learned->model.logits(turnFeatures(pets(before, after)));
            return logits[1] > logits[0];
        };
        QVERIFY(said(u"猫"_s, u"狗"_s));
        QVERIFY(!said(u"乌龟"_s, u"乌龟"_s));
        QCOMPARE(learnLinear(rows, {u"same"_s, u"other"_s}, {}, progress)->model.weights, learned->model.weights);
    }

    void tooFewLabelsAreRefusedWithTheNumberNeeded()
    {
        NoProgress progress;
        const Result<LearnedModel> few = learnLinear(petRows(10), {u"same"_s, u"other"_s}, {}, progress);
        QVERIFY(!few);
        QVERIFY(few.error().message.contains(QString::number(fewestLabels)));
        QVERIFY(!learnLinear(petRows(60), {u"same"_s}, {}, progress));
    }

    void oneContextAloneIsSaid()
    {
        RowCollector collected;
        for (int i = 0; i < 40; ++i)
            collected.add(turnFeatures(pets(u"猫"_s, i % 2 == 0 ? u"猫"_s : u"狗"_s)), i % 2, 7);
        NoProgress progress;
        const Result<LearnedModel> learned =
            learnLinear(SparseRows::build(std::move(collected), 1000), {u"same"_s, u"other"_s}, {}, progress);
        QVERIFY(learned);
        QVERIFY(!learned->byContext);
    }

    void learningCanBeStopped()
    {
        StoppedProgress progress;
        const Result<LearnedModel> learned = learnLinear(petRows(100), {u"same"_s, u"other"_s}, {}, progress);
        QVERIFY(!learned);
        QCOMPARE(learned.error().kind, ErrorKind::Cancelled);
    }
};

QTEST_GUILESS_MAIN(TestLearn)
#include "tst_learn.moc"
