// SPDX-License-Identifier: GPL-3.0-or-later
#include "bench/LearnBench.h"

#include "bench/Measure.h"
#include "core/io/synth/SynthCorpus.h"
#include "core/learn/Learner.h"

#include <optional>

using namespace Qt::StringLiterals;

namespace gainsay {

namespace {

constexpr quint64 learnBenchSeed = 11;
constexpr int fewLabels = 500;

Result<void> collectMadeUp(RowCollector &collected, int count)
{
    SynthCorpus corpus(learnBenchSeed, 0);
    for (int i = 0; i < count; ++i) {
        QByteArray line;
        corpus.appendLine(line);
        ASSIGN_OR_RETURN(const auto row, parseJson(line));
        Conversation conversation;
        for (const char *turn : {"u1", "b1", "u2", "b2"})
            conversation.turns.append(
                {turn[0] == 'u' ? u"user"_s : u"bot"_s, fromUtf8(row.at(turn).get<std::string>())});
        conversation.target = 3;
        const quint64 context = qHash(conversation.turns[0].text, 1) ^ qHash(conversation.turns[1].text, 2);
        collected.add(turnFeatures(conversation), row.at("label").get<int>(), context);
    }
    return {};
}

Result<Json> learnFrom(int count)
{
    forgetPeakMemory();
    RowCollector collected;
    std::optional<Result<void>> read;
    const double featureSeconds = secondsOf([&] { read = collectMadeUp(collected, count); });
    RETURN_IF_ERROR(*read);
    const QStringList names = {u"none"_s, u"intra"_s, u"role"_s, u"history"_s};
    std::optional<Result<LearnedModel>> learned;
    const double learnSeconds = secondsOf([&] {
        const size_t columns = mostColumnsFor(collected.size(), int(names.size()));
        const SparseRows rows = SparseRows::build(std::move(collected), columns);
        NoProgress progress;
        learned = learnLinear(rows, names, {}, progress);
    });
    RETURN_IF_ERROR(*learned);
    return Json{{"labels", count},
                {"features_s", featureSeconds},
                {"learn_s", learnSeconds},
                {"peak_mb", peakMemory()},
                {"accuracy", (*learned)->figures.accuracy.value.value_or(0.0)}};
}

}  // namespace

Result<Json> measureLearning(int most)
{
    Json figures = Json::array();
    for (const int count : {fewLabels, most}) {
        ASSIGN_OR_RETURN(auto measured, learnFrom(count));
        figures.push_back(std::move(measured));
    }
    return figures;
}

}  // namespace gainsay
