// SPDX-License-Identifier: GPL-3.0-or-later
// The tests of the Errors page on random data by other ways: sums, integrals, searches and definitions written out
// instead of special functions and shortcuts.
#include "core/base/Random.h"
#include "core/stats/HypothesisTests.h"
#include "core/stats/predictions/ConfidentLearning.h"

#include <QTest>

#include <algorithm>
#include <cmath>

using namespace gainsay;

namespace {

// Two-sided chance of a fair coin to fall so unevenly, from Pascal's triangle.
double coinTails(qint64 b, qint64 c)
{
    std::vector<long double> row{1.0L};
    for (qint64 toss = 0; toss < b + c; ++toss) {
        row.push_back(0.0L);
        for (size_t i = row.size() - 1; i > 0; --i)
            row[i] = (row[i] + row[i - 1]) / 2.0L;
        row[0] /= 2.0L;
    }
    long double tail = 0.0L;
    for (qint64 i = 0; i <= std::min(b, c); ++i)
        tail += row[size_t(i)];
    return std::min(1.0, double(2.0L * tail));
}

// Where the score statistic of a proportion reaches 1.96, by halving.
double scoreEnd(qint64 k, qint64 n, int side)
{
    const double p = double(k) / double(n);
    double inside = p;
    double outside = side < 0 ? 0.0 : 1.0;
    for (int step = 0; step < 200; ++step) {
        const double middle = (inside + outside) / 2;
        const double z = std::abs(p - middle) / std::sqrt(middle * (1 - middle) / double(n));
        (z <= 1.959963984540054 ? inside : outside) = middle;
    }
    return inside;
}

struct Sums {
    double n = 0;
    double mean = 0;
    double squares = 0;
};

Sums sums(const std::vector<double> &values)
{
    Sums result{double(values.size()), 0, 0};
    for (const double value : values)
        result.mean += value / result.n;
    for (const double value : values)
        result.squares += (value - result.mean) * (value - result.mean);
    return result;
}

// Simpson's rule over Student's density from 0 to t.
double studentTail(double t, double freedom)
{
    const double scale =
        std::exp(std::lgamma((freedom + 1) / 2) - std::lgamma(freedom / 2)) / std::sqrt(freedom * std::acos(-1.0));
    const auto density = [&](double x) { return scale * std::pow(1 + x * x / freedom, -(freedom + 1) / 2); };
    constexpr int steps = 20'000;
    const double width = t / steps;
    double area = density(0) + density(t);
    for (int i = 1; i < steps; ++i)
        area += (i % 2 == 0 ? 2 : 4) * density(i * width);
    return 0.5 - area * width / 3;
}

}  // namespace

class HypothesisOracles : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void mcnemar()
    {
        for (int round = 0; round < 300; ++round) {
            const qint64 b = m_random.nextBelow(40);
            const qint64 c = m_random.nextBelow(40);
            QCOMPARE_LT(std::abs(mcnemarExact(b, c).p - coinTails(b, c)), 1e-11);
        }
    }

    void proportions()
    {
        for (int round = 0; round < 300; ++round) {
            const qint64 n1 = 5 + m_random.nextBelow(200);
            const qint64 n2 = 5 + m_random.nextBelow(200);
            const qint64 k1 = m_random.nextBelow(quint32(n1 + 1));
            const qint64 k2 = m_random.nextBelow(quint32(n2 + 1));
            const double p1 = double(k1) / double(n1);
            const double p2 = double(k2) / double(n2);
            const Interval both = differenceInterval(k1, n1, k2, n2);
            const double down = std::hypot(p1 - scoreEnd(k1, n1, -1), scoreEnd(k2, n2, 1) - p2);
            const double up = std::hypot(scoreEnd(k1, n1, 1) - p1, p2 - scoreEnd(k2, n2, -1));
            QCOMPARE_LT(std::abs(both.low - (p1 - p2 - down)), 1e-7);
            QCOMPARE_LT(std::abs(both.high - (p1 - p2 + up)), 1e-7);
            if (k1 + k2 == 0 || k1 + k2 == n1 + n2)
                continue;
            // z squared is Pearson's chi-square of the fourfold table.
            const double crossed = double(k1) * double(n2 - k2) - double(k2) * double(n1 - k1);
            const double n = double(n1 + n2);
            const double chi =
                n * crossed * crossed / (double(n1) * double(n2) * double(k1 + k2) * (n - double(k1 + k2)));
            const TestResult z = twoProportions(k1, n1, k2, n2);
            QCOMPARE_LT(std::abs(z.statistic * z.statistic - chi), 1e-8 * (1.0 + chi));
            QCOMPARE_LT(std::abs(z.p - std::erfc(std::sqrt(chi / 2.0))), 1e-9);
        }
    }

    void means()
    {
        for (int round = 0; round < 30; ++round) {
            const std::vector<double> first = drawn(1000);
            const std::vector<double> second = drawn(1500);
            const auto [n1, mean1, squares1] = sums(first);
            const auto [n2, mean2, squares2] = sums(second);
            const double part1 = squares1 / (n1 - 1) / n1;
            const double part2 = squares2 / (n2 - 1) / n2;
            const double freedom = std::pow(part1 + part2, 2) / (part1 * part1 / (n1 - 1) + part2 * part2 / (n2 - 1));
            const TestResult welch = meanIsGreater(SampleMoments::of(first), SampleMoments::of(second));
            QCOMPARE_LT(std::abs(welch.statistic - (mean1 - mean2) / std::sqrt(part1 + part2)), 1e-9);
            QCOMPARE_LT(std::abs(welch.p - studentTail(welch.statistic, freedom)), 1e-7);
            const double pooled = std::sqrt((squares1 + squares2) / (n1 + n2 - 2));
            QCOMPARE_LT(std::abs(welch.effect - (mean1 - mean2) / pooled * (1 - 3 / (4 * (n1 + n2) - 9))), 1e-9);
            // The interval's ends are where the tail on either side is 2.5 %.
            const Interval ci = meanDifferenceInterval(SampleMoments::of(first), SampleMoments::of(second));
            const double reach = (ci.high - ci.low) / 2 / std::sqrt(part1 + part2);
            QCOMPARE_LT(std::abs(studentTail(reach, freedom) - 0.025), 1e-6);
        }
    }

    void falseDiscoveries()
    {
        for (int round = 0; round < 30; ++round) {
            std::vector<double> p = drawn(1000);
            std::for_each(p.begin(), p.end(), [](double &value) { value = (value + 0.01) / 10.01; });
            const std::vector<double> q = benjaminiHochberg(p);
            for (size_t i = 0; i < p.size(); ++i) {
                // By definition: the least level at which it is among what is found.
                double least = 1.0;
                for (const double limit : p) {
                    const auto found = std::count_if(p.begin(), p.end(), [&](double other) { return other <= limit; });
                    if (limit >= p[i])
                        least = std::min(least, limit * double(p.size()) / double(found));
                }
                QCOMPARE_LT(std::abs(q[i] - least), 1e-12);
            }
        }
    }

    void confidentLearning()
    {
        constexpr int labels = 4;
        std::vector<float> probabilities;
        std::vector<int> given;
        for (int item = 0; item < 400; ++item) {
            float sum = 0;
            for (int label = 0; label < labels; ++label)
                sum += probabilities.emplace_back(float(m_random.nextDouble()));
            for (size_t i = probabilities.size() - labels; i < probabilities.size(); ++i)
                probabilities[i] /= sum;
            given.push_back(int(m_random.nextBelow(labels + 1)) - 1);
        }
        const auto of = [&](size_t item, int label) { return double(probabilities[item * labels + size_t(label)]); };
        const auto meanOf = [&](int label) {
            double sum = 0;
            const auto count = std::count(given.begin(), given.end(), label);
            for (size_t item = 0; item < given.size(); ++item)
                sum += given[item] == label ? of(item, label) : 0.0;
            return sum / double(count);
        };
        const QList<LabelDoubt> doubts = doubtfulLabels(probabilities, labels, given);
        QVERIFY(doubts.size() > 50);
        qsizetype expected = 0;
        for (size_t item = 0; item < given.size(); ++item) {
            std::vector<std::pair<double, int>> reached;
            for (int label = 0; label < labels; ++label) {
                if (of(item, label) >= meanOf(label))
                    reached.push_back({of(item, label), label});
            }
            const auto likeliest = std::max_element(reached.begin(), reached.end());
            expected += given[item] >= 0 && likeliest != reached.end() && likeliest->second != given[item] ? 1 : 0;
        }
        QCOMPARE(doubts.size(), expected);
        for (qsizetype i = 0; i < doubts.size(); ++i) {
            const auto item = size_t(doubts[i].item);
            QCOMPARE_LT(std::abs(doubts[i].margin - (of(item, given[item]) - of(item, doubts[i].likelier))), 1e-12);
            QVERIFY(i == 0 || doubts[i - 1].margin <= doubts[i].margin);
        }
    }

private:
    // Three to thirty-two numbers from 0 to limit / 100.
    std::vector<double> drawn(quint32 limit)
    {
        std::vector<double> values(3 + m_random.nextBelow(30));
        std::generate(values.begin(), values.end(), [&] { return double(m_random.nextBelow(limit)) / 100.0; });
        return values;
    }

    SplitMix64 m_random{11};
};

QTEST_GUILESS_MAIN(HypothesisOracles)
#include "tst_hypothesis_oracles.moc"
