// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/errors/studies/PairStudy.h"

#include "core/base/TranslatableText.h"
#include "core/errors/table/ErrorSelection.h"
#include "core/model/PairTypes.h"
#include "core/stats/Estimate.h"
#include "core/stats/HypothesisTests.h"
#include "core/store/ConversationStore.h"
#include "core/store/PrelabelStore.h"
#include "core/store/Storage.h"

#include <algorithm>
#include <array>
#include <cmath>

using namespace Qt::StringLiterals;

namespace gainsay {

namespace {

struct PairText {
    GAINSAY_TR(gainsay::Studies)
};

constexpr int pairPage = 2000;

class PairCollector {
public:
    PairCollector(Storage &storage, const ErrorTable &table, const RowSet &rows)
        : m_storage(storage), m_table(table), m_rows(rows)
    {
    }

    Result<void> readAll(Progress &progress)
    {
        if (m_rows.count() == 0)
            return {};
        RETURN_IF_ERROR(readCorpus(progress));
        return readRuns(progress);
    }

    const QMap<QString, ModelPairs> &models() const { return m_models; }

    StudyTable correctness() const
    {
        StudyTable study;
        study.table.title = PairText::tr("Correctness on contrastive pairs");
        study.table.columns = {PairText::tr("Model"), PairText::tr("Type"), PairText::tr("n"),
                               PairText::tr("Correctness"), PairText::tr("Ties")};
        study.table.note =
            PairText::tr("A pair is right when the right response scores higher; equal scores count as wrong. Wilson's "
                         "score interval.");
        for (const auto &[model, pairs] : m_models.asKeyValueRange()) {
            ErrorFilter every;
            every.methods = pairs.byType.keys();
            addRow(study, model, PairText::tr("all"), pairs.all, every);
            for (const auto &[type, counts] : pairs.byType.asKeyValueRange()) {
                ErrorFilter filter;
                filter.methods = {type};
                addRow(study, model, type, counts, filter);
            }
        }
        return study;
    }

private:
    // Scores that came with the corpus, one set per model.
    Result<void> readCorpus(Progress &progress)
    {
        ConversationId after;
        for (qint64 done = 0;;) {
            if (progress.isCancelled())
                return cancelled(PairText::tr("Reading the pairs was cancelled."));
            ASSIGN_OR_RETURN(const auto page, m_storage.conversations().pageAfter(after, pairPage));
            if (page.isEmpty())
                return {};
            for (const Conversation &conversation : page) {
                const qsizetype row = m_table.rowOf(conversation.id);
                if (row < 0 || !m_rows.contains(row))
                    continue;
                for (const ScoredPair &pair : scoredPairs(conversation.extra))
                    add(pair.model, conversation.method, pair);
            }
            after = page.last().id;
            done += page.size();
            progress.report(done, m_table.size());
        }
    }

    Result<void> readRuns(Progress &progress)
    {
        for (const ErrorRun &run : m_table.runs) {
            ConversationId after;
            for (;;) {
                if (progress.isCancelled())
                    return cancelled(PairText::tr("Reading the pairs was cancelled."));
                ASSIGN_OR_RETURN(const auto page, m_storage.prelabels().pageAfter(run.id, after, pairPage));
                if (page.isEmpty())
                    break;
                for (const Prelabel &prelabel : page)
                    addPrelabel(run.name, prelabel);
                after = page.last().conversation;
            }
        }
        return {};
    }

    static void addRow(StudyTable &study, const QString &model, const QString &type, const PairCounts &counts,
                       const ErrorFilter &filter)
    {
        study.add({textCell(model.isEmpty() ? PairText::tr("(unnamed)") : model), textCell(type), countCell(counts.n),
                   shareCell(counts.right, counts.n), countCell(counts.ties)},
                  filter);
    }

    void add(const QString &model, const QString &type, const ScoredPair &pair)
    {
        ModelPairs &pairs = m_models[model];
        pairs.all.add(pair);
        pairs.byType[type].add(pair);
    }

    void addPrelabel(const QString &run, const Prelabel &prelabel)
    {
        const qsizetype row = m_table.rowOf(prelabel.conversation);
        if (row < 0 || !m_rows.contains(row) || !prelabel.scores.contains(u"reference"_s))
            return;
        add(run, m_table.rows.methods[m_table.rows.method[size_t(row)]],
            {run, prelabel.scores.value(u"reference"_s), prelabel.scores.value(u"error"_s)});
    }

    Storage &m_storage;
    const ErrorTable &m_table;
    const RowSet &m_rows;
    QMap<QString, ModelPairs> m_models;
};

RowSet pairsAmong(const ErrorTable &table, const RowSet &rows)
{
    ErrorFilter isPair;
    isPair.methods = contrastivePairTypes();
    RowSet pairs = selectRows(table, isPair);
    pairs &= rows;
    return pairs;
}

// Ratings 1, 2 and 3 by the model that wrote the response, as people gave them; by the final rating where only that is
// known.
StudyTable subjectiveRatings(const ErrorTable &table, const RowSet &rows)
{
    std::array<int, noValue + 1> ratingOf{};  // by the label's code; 0: it is none
    for (qsizetype code = 0; code < table.rows.labels.size(); ++code) {
        const int rating = table.rows.labels[code].toInt();
        ratingOf[size_t(code)] = rating >= 1 && rating <= 3 ? rating : 0;
    }
    if (std::all_of(ratingOf.begin(), ratingOf.end(), [](int rating) { return rating == 0; }))
        return {};
    std::vector<std::array<qint64, 3>> ofChatbot(size_t(table.rows.chatbots.size()));
    const auto count = [&](size_t row, quint8 code) {
        if (const int rating = ratingOf[code]; rating > 0)
            ++ofChatbot[table.rows.chatbot[qsizetype(row)]][size_t(rating - 1)];
    };
    rows.each([&](size_t row) {
        if (table.rows.saidAt(row, 0) == noValue)
            count(row, table.rows.gold[row]);
        for (int i = 0; i < mostSaid; ++i)
            count(row, table.rows.saidAt(row, i));
    });
    QMap<QString, std::array<qint64, 3>> models;
    for (size_t i = 0; i < ofChatbot.size(); ++i) {
        if (ofChatbot[i] != std::array<qint64, 3>{})
            models.insert(table.rows.chatbots[qsizetype(i)], ofChatbot[i]);
    }
    StudyTable study;
    study.table.title = PairText::tr("Subjective ratings");
    study.table.columns = {PairText::tr("Response model"), PairText::tr("Ratings"), PairText::tr("Rated 1"),
                           PairText::tr("Rated 2"),        PairText::tr("Rated 3"), PairText::tr("Mean")};
    study.table.note = PairText::tr("Shares with Wilson's score interval, the mean with that of the normal "
                                    "distribution. A row lists the model's responses.");
    for (const auto &[model, counts] : models.asKeyValueRange()) {
        const qint64 n = counts[0] + counts[1] + counts[2];
        std::vector<double> values;
        for (size_t i = 0; i < 3; ++i)
            values.insert(values.end(), size_t(counts[i]), double(i + 1));
        const SampleMoments moments = SampleMoments::of(values);
        ErrorFilter filter;
        filter.chatbots = {model};
        const double spread = n > 1 ? 1.96 * std::sqrt(moments.variance / moments.n) : 0.0;
        study.add({textCell(model.isEmpty() ? PairText::tr("(none)") : model), countCell(n), shareCell(counts[0], n),
                   shareCell(counts[1], n), shareCell(counts[2], n),
                   numberCell(moments.mean, 2, Interval{moments.mean - spread, moments.mean + spread})},
                  filter);
    }
    return study;
}

}  // namespace

Result<QMap<QString, ModelPairs>> countPairs(Storage &storage, const ErrorTable &table, const RowSet &rows,
                                             Progress &progress)
{
    const RowSet pairs = pairsAmong(table, rows);
    PairCollector collector(storage, table, pairs);
    RETURN_IF_ERROR(collector.readAll(progress));
    return collector.models();
}

Result<QList<StudyTable>> pairStudy(Storage &storage, const ErrorTable &table, const RowSet &rows, Progress &progress)
{
    const RowSet pairs = pairsAmong(table, rows);
    PairCollector collector(storage, table, pairs);
    RETURN_IF_ERROR(collector.readAll(progress));
    QList<StudyTable> tables;
    for (const StudyTable &study : {collector.correctness(), subjectiveRatings(table, rows)}) {
        if (!study.table.rows.isEmpty())
            tables.append(study);
    }
    return tables;
}

}  // namespace gainsay
