// SPDX-License-Identifier: GPL-3.0-or-later
#include "bench/StatsBench.h"

#include "bench/Measure.h"
#include "core/base/Random.h"
#include "core/stats/agreement/AgreementSummary.h"
#include "core/stats/agreement/KrippendorffAlpha.h"
#include "core/stats/agreement/MultiRater.h"

#include <QFile>
#include <QProcess>
#include <QTemporaryDir>

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;

namespace gainsay {

namespace {

constexpr int bootstrapItems = 12'000;
// Packages of the distribution are not seen by other Pythons that may come first in the path.
const QString debianPython = u"/usr/bin/python3"_s;

// Three raters who are right four times out of five, four labels, the first of them common.
Ratings madeUpRatings(qint64 items)
{
    SplitMix64 random(11);
    RatingsBuilder builder;
    const QStringList labels = {u"none"_s, u"intra"_s, u"role"_s, u"history"_s};
    const QStringList raters = {u"a"_s, u"b"_s, u"c"_s};
    const auto draw = [&] {
        return labels[random.nextDouble() < 0.6 ? 0 : static_cast<qsizetype>(random.nextDouble() * 4.0)];
    };
    for (qint64 item = 0; item < items; ++item) {
        const QString name = QString::number(item);
        const QString truth = draw();
        for (const QString &rater : raters)
            builder.add(name, rater, random.nextDouble() < 0.8 ? truth : draw());
    }
    return *std::move(builder).build();
}

double allMeasures(const Ratings &ratings)
{
    const RatingPatterns patterns(ratings);
    return *percentAgreement(patterns).value + *cohenPairs(patterns).mean.value + *fleissKappa(patterns).value +
           *krippendorffAlpha(patterns).value + *gwetAgreement(patterns).value;
}

// One byte per rating, for Python.
bool writeRatings(const Ratings &ratings, const QString &path)
{
    QByteArray bytes;
    for (qint64 item = 0; item < ratings.itemCount(); ++item) {
        for (const Rating &rating : ratings.of(item))
            bytes.append(static_cast<char>(rating.label));
    }
    QFile file(path);
    return file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size();
}

// What Python's libraries say of the same ratings, or that they are not there.
Json peerFigures(const Ratings &large, const Ratings &small)
{
    const QTemporaryDir folder;
    const QString files[] = {folder.filePath(u"large"_s), folder.filePath(u"small"_s)};
    QProcess python;
    if (writeRatings(large, files[0]) && writeRatings(small, files[1]))
        python.start(QFile::exists(debianPython) ? debianPython : u"python3"_s,
                     {QStringLiteral(GAINSAY_SOURCE_DIR "/bench/stats_peers.py"), files[0], files[1]});
    if (!python.waitForFinished(600'000) || python.exitCode() != 0)
        return {{"status", "failed"}};
    return parseJson(python.readAllStandardOutput()).value_or(Json{{"status", "failed"}});
}

}  // namespace

Json measureStatistics(qint64 items)
{
    const Ratings ratings = madeUpRatings(items);
    const Ratings small = madeUpRatings(bootstrapItems);
    double sum = 0.0;
    Json figures = {{"items", items}, {"raters", 3}};
    figures["all_measures_ms"] = percentilesOf(9, [&](int) { sum += allMeasures(ratings); });
    figures["bootstrap_1000_ms"] = percentilesOf(5, [&](int run) {
        sum += *summarizeAgreement(small, BootstrapOptions{1000, static_cast<quint64>(run)}).alpha.se;
    });
    figures["checksum"] = sum;
    const Json peers = peerFigures(ratings, small);
    figures["peers"] = peers;
    if (!peers.contains("fleiss_kappa"))
        return figures;
    const RatingPatterns patterns(ratings);
    figures["peers"]["largest_difference"] =
        std::max(std::abs(*fleissKappa(patterns).value - peers["fleiss_kappa"].get<double>()),
                 std::abs(*cohenPairs(patterns).mean.value - peers["cohen_kappa"].get<double>()));
    const auto ratio = [&](const char *peer, const char *own) {
        figures["ratios"][peer] = peers[peer].get<double>() / figures[own]["p50"].get<double>();
    };
    ratio("statsmodels_fleiss_ms", "all_measures_ms");
    ratio("sklearn_cohen_pairs_ms", "all_measures_ms");
    ratio("sklearn_bootstrap_1000_ms", "bootstrap_1000_ms");
    return figures;
}

}  // namespace gainsay
