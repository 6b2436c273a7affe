// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/errors/studies/RankingStudy.h"

#include "core/base/TranslatableText.h"
#include "core/stats/predictions/Classification.h"
#include "core/store/PrelabelStore.h"
#include "core/store/Storage.h"

#include <QMap>

using namespace Qt::StringLiterals;

namespace gainsay {

namespace {

struct RankingText {
    GAINSAY_TR(gainsay::Studies)
};

constexpr int rankingPage = 5000;
constexpr int manyTurns = 6;  // and more are one group, as in the paper

void countRank(std::vector<double> &counts, size_t rank)
{
    counts.resize(std::max(counts.size(), rank + 1));
    ++counts[rank];
}

struct RunRanks {
    QString run;
    std::vector<double> all;
    QMap<QString, std::vector<double>> byAspect;
    QMap<int, std::vector<double>> byTurns;
};

Result<RunRanks> ranksOf(Storage &storage, const ErrorTable &table, const ErrorRun &run, const RowSet &rows,
                         Progress &progress)
{
    RunRanks ranks;
    ranks.run = run.name;
    ConversationId after;
    for (qint64 done = 0;;) {
        if (progress.isCancelled())
            return cancelled(RankingText::tr("Reading the rankings was cancelled."));
        ASSIGN_OR_RETURN(const auto page, storage.prelabels().pageAfter(run.id, after, rankingPage));
        if (page.isEmpty())
            return ranks;
        for (const Prelabel &prelabel : page) {
            const qsizetype row = prelabel.ranking.isEmpty() ? -1 : table.rowOf(prelabel.conversation);
            if (row < 0 || !rows.contains(row) || table.rows.gold[size_t(row)] == noValue)
                continue;
            const qsizetype rank = prelabel.ranking.indexOf(table.rows.labels[table.rows.gold[size_t(row)]]);
            if (rank < 0)
                continue;
            countRank(ranks.all, size_t(rank));
            countRank(ranks.byAspect[table.rows.aspects[table.rows.aspect[size_t(row)]]], size_t(rank));
            countRank(ranks.byTurns[std::min<int>(table.rows.turns[size_t(row)], manyTurns)], size_t(rank));
        }
        after = page.last().conversation;
        done += page.size();
        progress.report(done, run.count);
    }
}

StudyTable emptyRanking(const QString &title, const QString &group)
{
    StudyTable study;
    study.table.title = title;
    study.table.columns = {RankingText::tr("Model"), RankingText::tr("n"), u"R@1"_s, u"R@2"_s, u"MRR"_s};
    if (!group.isEmpty())
        study.table.columns.insert(1, group);
    study.table.note =
        RankingText::tr("R@1 and R@2 with Wilson's score interval, MRR with a bootstrap over items. A row "
                        "lists what the model ranked wrongly.");
    return study;
}

void addRanking(StudyTable &study, QList<ReportCell> head, const std::vector<double> &counts, const ErrorFilter &filter,
                const BootstrapOptions &bootstrap)
{
    const RankingFigures figures = rankingFigures(counts, bootstrap);
    head += {countCell(figures.n), percentCell(*figures.recallAt1.value, figures.recallAt1.ci),
             percentCell(*figures.recallAt2.value, figures.recallAt2.ci),
             numberCell(*figures.meanReciprocalRank.value, 3, figures.meanReciprocalRank.ci)};
    study.add(head, filter);
}

ErrorFilter wrongOf(const QString &run)
{
    ErrorFilter filter;
    filter.runs.append({run, {}, false, LabelSetting::All, {}, {}});
    return filter;
}

}  // namespace

Result<QList<StudyTable>> rankingStudy(Storage &storage, const ErrorTable &table, const RowSet &rows,
                                       Progress &progress, const LabelTitles &titles, const BootstrapOptions &bootstrap)
{
    StudyTable overall = emptyRanking(RankingText::tr("Ranked replies"), {});
    StudyTable byAspect = emptyRanking(RankingText::tr("By reasoning type"), RankingText::tr("Reasoning"));
    StudyTable byTurns = emptyRanking(RankingText::tr("By number of turns"), RankingText::tr("Turns"));
    for (const ErrorRun &run : table.runs) {
        ASSIGN_OR_RETURN(const auto ranks, ranksOf(storage, table, run, rows, progress));
        if (ranks.all.empty())
            continue;
        addRanking(overall, {textCell(run.name)}, ranks.all, wrongOf(run.name), bootstrap);
        for (const auto &[aspect, counts] : ranks.byAspect.asKeyValueRange()) {
            ErrorFilter filter = wrongOf(run.name);
            filter.aspects = {aspect};
            addRanking(byAspect,
                       {textCell(run.name), textCell(aspect.isEmpty() ? RankingText::tr("(none)")
                                                     : titles         ? titles(aspect)
                                                                      : aspect)},
                       counts, filter, bootstrap);
        }
        for (const auto &[turns, counts] : ranks.byTurns.asKeyValueRange()) {
            ErrorFilter filter = wrongOf(run.name);
            const bool many = turns == manyTurns;
            filter.turns = {turns, many ? std::nullopt : std::optional<double>(turns)};
            addRanking(byTurns, {textCell(run.name), textCell((many ? u"≥ %1"_s : u"%1"_s).arg(turns))}, counts, filter,
                       bootstrap);
        }
    }
    if (overall.table.rows.isEmpty())
        return QList<StudyTable>();
    return QList<StudyTable>{overall, byAspect, byTurns};
}

}  // namespace gainsay
