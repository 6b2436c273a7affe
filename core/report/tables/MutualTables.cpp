// SPDX-License-Identifier: GPL-3.0-or-later
// MuTual (Cui et al. 2020): tables 2, 3 and 5, figures 3 and 4. What people rank is measured against the answer that
// came with the file, not against what they themselves have settled.
#include "core/base/TranslatableText.h"
#include "core/report/tables/StudyTables.h"
#include "core/report/tables/TableSource.h"
#include "core/scheme/AnswerTitles.h"
#include "core/stats/BinomialInterval.h"
#include "core/stats/predictions/Classification.h"
#include "core/store/PrelabelStore.h"
#include "core/store/Storage.h"
#include "core/text/Segmenter.h"

#include <QMap>
#include <QSet>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace gainsay {

namespace {

struct MutualText {
    GAINSAY_TR(gainsay::MutualTables)
};

// Table 2 ------------------------------------------------------------------------------------------------------------

class WordCounts {
public:
    void addContext(const QString &text) { add(text, m_context, &m_words); }
    void addResponse(const QString &text) { add(text, m_response, nullptr); }

    ReportCell wordsPerUtterance() const
    {
        return m_utterances == 0 ? missingCell(MutualText::tr("no dialogue has a turn"))
                                 : numberCell(double(m_words) / double(m_utterances), 2);
    }
    qint64 utterances() const { return m_utterances; }
    qint64 context() const { return m_context.size(); }
    qint64 response() const { return m_response.size(); }
    qint64 all() const { return (m_context + m_response).size(); }

private:
    void add(const QString &text, QSet<QString> &vocabulary, qint64 *words)
    {
        const QList<uint> points = text.toUcs4();
        const QList<TextPiece> pieces = wordsOf(text);
        for (const TextPiece &piece : pieces) {
            const QList<uint> word = points.mid(piece.start, piece.end - piece.start);
            vocabulary.insert(
                QString::fromUcs4(reinterpret_cast<const char32_t *>(word.constData()), word.size()).toCaseFolded());
        }
        if (!words)
            return;
        *words += pieces.size();
        ++m_utterances;
    }

    QSet<QString> m_context;
    QSet<QString> m_response;
    qint64 m_words = 0;
    qint64 m_utterances = 0;
};

Result<QList<ReportTable>> dataStatistics(TableSource &source)
{
    ASSIGN_OR_RETURN(const auto errors, source.errors());
    WordCounts words;
    qint64 pairs = 0;
    qint64 turns = 0;
    qint64 candidates = 0;
    QSet<QString> contexts;
    RETURN_IF_ERROR(source.eachConversation([&](const Conversation &conversation) {
        if (conversation.candidates.isEmpty() || errors->rowOf(conversation.id) < 0)
            return;
        ++pairs;
        turns += conversation.turns.size();
        candidates += conversation.candidates.size();
        QString context;
        for (const Utterance &turn : conversation.turns) {
            words.addContext(turn.text);
            context += turn.text + u'\n';
        }
        contexts.insert(context);
        for (const QString &candidate : conversation.candidates)
            words.addResponse(candidate);
    }));
    ReportTable table{MutualText::tr("Data statistics"), {QString(), u"MuTual"_s}, {}, {}};
    if (pairs == 0)
        return QList<ReportTable>{
            emptyTable(table.title, MutualText::tr("No conversation of this project has candidate replies."))};
    table.rows = {
        {textCell(MutualText::tr("# Context-Response Pairs")), countCell(pairs)},
        {textCell(MutualText::tr("# Avg. Turns per Dialogue")), numberCell(double(turns) / double(pairs), 2)},
        {textCell(MutualText::tr("# Avg. Words per Utterance")), words.wordsPerUtterance()},
        {textCell(MutualText::tr("Vocabulary Size (Context)")), countCell(words.context())},
        {textCell(MutualText::tr("Vocabulary Size (Response)")), countCell(words.response())},
        {textCell(MutualText::tr("Vocabulary Size")), countCell(words.all())},
        {textCell(MutualText::tr("# Different Contexts")), countCell(contexts.size())},
        {textCell(MutualText::tr("# Response Candidates")), numberCell(double(candidates) / double(pairs), 0)}};
    table.note = MutualText::tr("Words are found by Unicode's rules (UAX 29), without punctuation and whatever their "
                                "case; per utterance of the contexts. Original dialogues and questions are not in the "
                                "files; different contexts are counted instead.");
    return QList<ReportTable>{table};
}

// Figure 3 -----------------------------------------------------------------------------------------------------------

QStringList reasoningTypes()
{
    return {u"attitude"_s, u"algebraic"_s, u"intention"_s, u"situation"_s, u"multi-fact"_s, u"other"_s};
}

Result<AnswerTitles> reasoningTitles(TableSource &source)
{
    ASSIGN_OR_RETURN(const auto scheme, source.scheme());
    return AnswerTitles::of(*scheme, u"reasoning"_s);
}

Result<QList<ReportTable>> typeShares(TableSource &source)
{
    ASSIGN_OR_RETURN(const auto titles, reasoningTitles(source));
    ASSIGN_OR_RETURN(const auto errors, source.errors());
    ASSIGN_OR_RETURN(const auto rows, source.rows());
    QMap<int, qint64> answers;
    qint64 answered = 0;
    ASSIGN_OR_RETURN(const auto names, source.eachRating(u"reasoning"_s, [&](const RatingRow &row) {
        ++answers[row.label];
        ++answered;
    }));
    QMap<QString, qint64> settled;
    qint64 items = 0;
    rows.each([&](size_t row) {
        const QString &type = errors->rows.aspects[errors->rows.aspect[qsizetype(row)]];
        if (type.isEmpty())
            return;
        ++settled[type];
        ++items;
    });
    ReportTable table{MutualText::tr("Reasoning types"),
                      {MutualText::tr("Reasoning"), MutualText::tr("Answers"), MutualText::tr("Share of answers"),
                       MutualText::tr("Conversations"), MutualText::tr("Share of conversations")},
                      {},
                      MutualText::tr("Answers: everybody's. Conversations: as finally settled or imported. Wilson's "
                                     "score interval.")};
    if (answered == 0 && items == 0)
        return QList<ReportTable>{emptyTable(table.title, MutualText::tr("Nobody has named a type of reasoning yet."))};
    for (const QString &type : reasoningTypes()) {
        const qint64 given = answers.value(int(names.labels.indexOf(type)));
        table.rows.append({textCell(titles.title(type)), countCell(given), shareCell(given, answered),
                           countCell(settled.value(type)), shareCell(settled.value(type), items)});
    }
    return QList<ReportTable>{table};
}

// Table 3, figure 4 and table 5 --------------------------------------------------------------------------------------

// Where the right reply stands. Some name their first choice only.
struct RankCounts {
    std::vector<double> ranks;
    qint64 firstOnly = 0;
    qint64 firstRight = 0;

    void add(const QStringList &ranking, const QString &right)
    {
        if (ranking.size() == 1) {
            ++firstOnly;
            firstRight += ranking.first() == right ? 1 : 0;
            return;
        }
        // What is not ranked comes after what is.
        const qsizetype found = ranking.indexOf(right);
        const size_t rank = size_t(found < 0 ? ranking.size() : found);
        ranks.resize(std::max(ranks.size(), rank + 1));
        ++ranks[rank];
    }
    qint64 n() const
    {
        double sum = double(firstOnly);
        for (const double count : ranks)
            sum += count;
        return qint64(sum);
    }
    ReportCell firstChoiceCell() const
    {
        const qint64 right = firstRight + qint64(ranks.empty() ? 0.0 : ranks[0]);
        return numberCell(double(right) / double(n()), 3, wilson(right, n()));
    }
    // R@1, R@2, MRR.
    QList<ReportCell> cells(const BootstrapOptions &bootstrap) const
    {
        if (n() == 0)
            return QList<ReportCell>(3, missingCell(MutualText::tr("nothing was ranked")));
        if (firstOnly > 0)
            return {firstChoiceCell(), missingCell(MutualText::tr("only the first choice is known")),
                    missingCell(MutualText::tr("only the first choice is known"))};
        const RankingFigures figures = rankingFigures(ranks, bootstrap);
        return {numberCell(*figures.recallAt1.value, 3, figures.recallAt1.ci),
                numberCell(*figures.recallAt2.value, 3, figures.recallAt2.ci),
                numberCell(*figures.meanReciprocalRank.value, 3, figures.meanReciprocalRank.ci)};
    }
};

constexpr int manyTurnsGroup = 6;  // and more are one group, as in the paper

struct Ranker {
    QString name;
    bool isPeople = false;  // several answers per conversation
    RankCounts all;
    QMap<QString, RankCounts> byBatch;
    QMap<QString, RankCounts> byType;
    QMap<int, RankCounts> byTurns;
};

class RankingReader {
public:
    explicit RankingReader(TableSource &source) : m_source(source) {}

    // People first, then the models, oldest first.
    Result<QList<Ranker>> read()
    {
        ASSIGN_OR_RETURN(m_table, m_source.errors());
        ASSIGN_OR_RETURN(m_rows, m_source.rows());
        RETURN_IF_ERROR(readRight());
        QList<Ranker> rankers;
        ASSIGN_OR_RETURN(auto people, readPeople());
        if (people.all.n() > 0)
            rankers.append(people);
        for (auto run = m_table->runs.crbegin(); run != m_table->runs.crend(); ++run) {
            ASSIGN_OR_RETURN(auto model, readRun(*run));
            if (model.all.n() > 0)
                rankers.append(model);
        }
        return rankers;
    }

private:
    // The imported answer; what people settled where none came.
    Result<void> readRight()
    {
        return m_source.eachConversation([&](const Conversation &conversation) {
            const qsizetype row = m_table->rowOf(conversation.id);
            if (row < 0 || !m_rows.contains(row) || conversation.candidates.isEmpty())
                return;
            const auto ranking = conversation.gold.find("ranking");
            if (ranking != conversation.gold.end() && ranking->is_array() && !ranking->empty())
                m_right.insert(conversation.id, {answerText(ranking->front()), true});
            else if (const quint8 gold = m_table->rows.gold[row]; gold != noValue)
                m_right.insert(conversation.id, {m_table->rows.labels[gold], false});
        });
    }

    Result<Ranker> readPeople()
    {
        Ranker people;
        people.name = MutualText::tr("Human");
        people.isPeople = true;
        QList<QPair<ConversationId, int>> answers;
        ASSIGN_OR_RETURN(const auto names, m_source.eachRating(u"ranking"_s, [&](const RatingRow &row) {
            answers.append({row.conversation, row.label});
        }));
        for (const auto &[conversation, label] : std::as_const(answers)) {
            if (const auto right = m_right.constFind(conversation); right != m_right.constEnd() && right->isImported)
                add(people, conversation, answerElements(names.labels[label]).value_or(QStringList()), right->label);
        }
        return people;
    }

    Result<Ranker> readRun(const ErrorRun &run)
    {
        constexpr int pageSize = 5000;
        Ranker model;
        model.name = run.name;
        for (ConversationId after;;) {
            ASSIGN_OR_RETURN(const auto page, m_source.storage().prelabels().pageAfter(run.id, after, pageSize));
            if (page.isEmpty())
                return model;
            for (const Prelabel &prelabel : page) {
                const auto right = m_right.constFind(prelabel.conversation);
                const QStringList ranking = prelabel.ranking.isEmpty() && !prelabel.label.isEmpty()
                                                ? QStringList{prelabel.label}
                                                : prelabel.ranking;
                if (right != m_right.constEnd())
                    add(model, prelabel.conversation, ranking, right->label);
            }
            after = page.last().conversation;
        }
    }

    void add(Ranker &ranker, ConversationId conversation, const QStringList &ranking, const QString &right) const
    {
        if (ranking.isEmpty())
            return;
        const qsizetype row = m_table->rowOf(conversation);
        const ConversationColumns &columns = m_table->rows;
        ranker.all.add(ranking, right);
        ranker.byBatch[columns.batches[columns.batch[row]]].add(ranking, right);
        ranker.byType[columns.aspects[columns.aspect[row]]].add(ranking, right);
        ranker.byTurns[std::min<int>(columns.turns[row], manyTurnsGroup)].add(ranking, right);
    }

    struct RightReply {
        QString label;
        bool isImported = false;
    };

    TableSource &m_source;
    const ErrorTable *m_table = nullptr;
    RowSet m_rows;
    QHash<ConversationId, RightReply> m_right;
};

QString nothingRanked()
{
    return MutualText::tr("Nobody and no model has ranked replies whose right one is known.");
}

QString rankingNote()
{
    return MutualText::tr("Human: everybody's rankings against the answer that came with the file. R@1 and R@2 with "
                          "Wilson's score interval, MRR with a bootstrap over items.");
}

// By chance, over four candidates: the mean of 1, 1/2, 1/3 and 1/4 is 0.521 (the paper prints 0.604).
QList<ReportCell> chanceCells()
{
    return {missingCell({}), numberCell(0.25), numberCell(0.5), numberCell((1.0 + 1.0 / 2 + 1.0 / 3 + 1.0 / 4) / 4)};
}

ReportTable rankingTable(const QString &title, const QList<Ranker> &rankers, const BootstrapOptions &bootstrap,
                         const std::function<RankCounts(const Ranker &)> &countsOf)
{
    ReportTable table{title, {MutualText::tr("Method"), u"n"_s, u"R@1"_s, u"R@2"_s, u"MRR"_s}, {}, rankingNote()};
    for (const Ranker &ranker : rankers) {
        const RankCounts counts = countsOf(ranker);
        table.rows.append(QList<ReportCell>{textCell(ranker.name), countCell(counts.n())} + counts.cells(bootstrap));
    }
    table.rows.append(QList<ReportCell>{textCell(MutualText::tr("Random"))} + chanceCells());
    return table;
}

Result<QList<ReportTable>> rankingResults(TableSource &source)
{
    ASSIGN_OR_RETURN(const auto rankers, RankingReader(source).read());
    const QString title = MutualText::tr("Comparison of varying approaches");
    if (rankers.isEmpty())
        return QList<ReportTable>{emptyTable(title, nothingRanked())};
    QSet<QString> batches;
    for (const Ranker &ranker : rankers)
        batches.unite(QSet<QString>(ranker.byBatch.keyBegin(), ranker.byBatch.keyEnd()));
    QStringList names(batches.begin(), batches.end());
    names.sort();
    const BootstrapOptions &bootstrap = source.options().bootstrap;
    QList<ReportTable> tables;
    for (const QString &batch : names.size() > 1 ? names : QStringList())
        tables.append(rankingTable(MutualText::tr("%1: %2").arg(title, batch), rankers, bootstrap,
                                   [&](const Ranker &ranker) { return ranker.byBatch.value(batch); }));
    tables.append(rankingTable(names.size() > 1 ? MutualText::tr("%1: all").arg(title) : title, rankers, bootstrap,
                               [](const Ranker &ranker) { return ranker.all; }));
    return tables;
}

// One table for each of R@1, R@2 and MRR: rankers by groups.
template <class Key>
QList<ReportTable> groupedRankings(const QString &title, const QList<Ranker> &rankers, const QList<Key> &groups,
                                   const std::function<QString(const Key &)> &titleOf,
                                   const std::function<RankCounts(const Ranker &, const Key &)> &countsOf,
                                   const BootstrapOptions &bootstrap)
{
    const QStringList measures{u"R@1"_s, u"R@2"_s, u"MRR"_s};
    QList<ReportTable> tables;
    for (const QString &measure : measures)
        tables.append({MutualText::tr("%1, by %2").arg(measure, title), {MutualText::tr("Method")}, {}, rankingNote()});
    QList<ReportCell> instances{textCell(MutualText::tr("# Instances"))};
    for (const Key &group : groups) {
        qint64 most = 0;
        for (const Ranker &ranker : rankers) {
            if (!ranker.isPeople || rankers.size() == 1)
                most = std::max(most, countsOf(ranker, group).n());
        }
        instances.append(countCell(most));
        for (ReportTable &table : tables)
            table.columns.append(titleOf(group));
    }
    for (ReportTable &table : tables)
        table.rows.append(instances);
    for (const Ranker &ranker : rankers) {
        for (ReportTable &table : tables)
            table.rows.append({textCell(ranker.name)});
        for (const Key &group : groups) {
            const QList<ReportCell> cells = countsOf(ranker, group).cells(bootstrap);
            for (qsizetype i = 0; i < tables.size(); ++i)
                tables[i].rows.last().append(cells[i]);
        }
    }
    return tables;
}

Result<QList<ReportTable>> rankingByType(TableSource &source)
{
    ASSIGN_OR_RETURN(const auto rankers, RankingReader(source).read());
    ASSIGN_OR_RETURN(const auto titles, reasoningTitles(source));
    QStringList types;
    for (const QString &type : reasoningTypes() + QStringList{QString()}) {
        if (std::any_of(rankers.begin(), rankers.end(),
                        [&](const Ranker &ranker) { return ranker.byType.contains(type); }))
            types.append(type);
    }
    const QString title = MutualText::tr("reasoning type");
    if (rankers.isEmpty())
        return QList<ReportTable>{emptyTable(title, nothingRanked())};
    return groupedRankings<QString>(
        title, rankers, types,
        [&](const QString &type) { return type.isEmpty() ? MutualText::tr("(no type)") : titles.title(type); },
        [](const Ranker &ranker, const QString &type) { return ranker.byType.value(type); },
        source.options().bootstrap);
}

Result<QList<ReportTable>> rankingByTurns(TableSource &source)
{
    ASSIGN_OR_RETURN(const auto rankers, RankingReader(source).read());
    QList<int> turns;
    for (int count = 1; count <= manyTurnsGroup; ++count) {
        if (std::any_of(rankers.begin(), rankers.end(),
                        [&](const Ranker &ranker) { return ranker.byTurns.contains(count); }))
            turns.append(count);
    }
    const QString title = MutualText::tr("number of turns");
    if (rankers.isEmpty())
        return QList<ReportTable>{emptyTable(title, nothingRanked())};
    return groupedRankings<int>(
        title, rankers, turns,
        [](const int &count) { return (count == manyTurnsGroup ? u"#T ≥ %1"_s : u"#T = %1"_s).arg(count); },
        [](const Ranker &ranker, const int &count) { return ranker.byTurns.value(count); }, source.options().bootstrap);
}

}  // namespace

Study mutualStudy()
{
    return {u"mutual"_s,
            u"MuTual"_s,
            u"MuTual: A Dataset for Multi-Turn Dialogue Reasoning (ACL 2020)"_s,
            {u"mutual"_s},
            {{u"2"_s, MutualText::tr("Data statistics of MuTual"), dataStatistics},
             {u"figure-3"_s, MutualText::tr("Reasoning types"), typeShares},
             {u"3"_s, MutualText::tr("Comparison of varying approaches"), rankingResults},
             {u"figure-4"_s, MutualText::tr("Performance on different reasoning types"), rankingByType},
             {u"5"_s, MutualText::tr("Performance with different numbers of turns"), rankingByTurns}}};
}

}  // namespace gainsay
