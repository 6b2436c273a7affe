// SPDX-License-Identifier: GPL-3.0-or-later
// RGM contradictions (Sato et al. 2024): tables 2, 6, 7, 8, 9 and 12, and the agreement of section 3.3. Distances are
// the paper's: from u_r to the question u_q, one less than to the response.
#include "core/base/TranslatableText.h"
#include "core/report/tables/StudyTables.h"
#include "core/report/tables/TableSource.h"
#include "core/stats/Clusters.h"
#include "core/stats/agreement/MultiRater.h"

#include <QHash>
#include <QMap>
#include <QSet>

#include <array>

using namespace Qt::StringLiterals;

namespace gainsay {

namespace {

struct RgmText {
    GAINSAY_TR(gainsay::RgmTables)
};

using ContextKey = QPair<quint64, int>;  // a context with the utterance that is referred to

// Responses and the contexts that they answer: contradictory and not.
struct ResponseCounts {
    std::array<qint64, 2> n{};
    std::array<QSet<ContextKey>, 2> contexts;

    void add(bool contradictory, const ContextKey &context)
    {
        ++n[contradictory ? 1 : 0];
        if (context.first != 0)
            contexts[contradictory ? 1 : 0].insert(context);
    }
    void add(const ResponseCounts &more)
    {
        for (size_t i = 0; i < 2; ++i) {
            n[i] += more.n[i];
            contexts[i].unite(more.contexts[i]);
        }
    }
};

// What every table is made from.
struct Responses {
    const ErrorTable *table = nullptr;
    RowSet rows;
    QStringList models;  // sorted
    const std::vector<quint64> *contexts = nullptr;

    quint64 context(size_t row) const { return (*contexts)[row]; }
    // As the paper counts; -1 where no earlier utterance is marked.
    int distance(size_t row) const { return int(table->rows.distance[qsizetype(row)]) - 1; }
    const QString &model(size_t row) const { return table->rows.chatbots[table->rows.chatbot[qsizetype(row)]]; }
    bool isJudged(size_t row) const { return table->rows.gold[qsizetype(row)] != noValue; }
    bool contradicts(size_t row) const { return table->isContradiction(table->rows.gold[qsizetype(row)]); }
};

Result<Responses> responsesOf(TableSource &source)
{
    Responses responses;
    ASSIGN_OR_RETURN(responses.table, source.errors());
    ASSIGN_OR_RETURN(responses.rows, source.rows());
    ASSIGN_OR_RETURN(responses.contexts, source.contexts());
    if (!responses.table->asksForContradictions())
        return invalidInput(RgmText::tr("The tables of RGM want a scheme that asks for contradictions."));
    QSet<QString> models;
    responses.rows.each([&](size_t row) { models.insert(responses.model(row)); });
    responses.models = QStringList(models.begin(), models.end());
    responses.models.sort();
    return responses;
}

QString distanceTitle(int distance)
{
    return distance < 0 ? RgmText::tr("(not marked)") : QString::number(distance);
}

QString modelTitle(const QString &model)
{
    return model.isEmpty() ? RgmText::tr("(none)") : model;
}

ReportCell withContexts(qint64 n, const QSet<ContextKey> &contexts)
{
    return textCell(u"%1 (%2)"_s.arg(n).arg(contexts.size()));
}

QString nothingJudged()
{
    return RgmText::tr("No response has been settled as contradictory or noncontradictory yet.");
}

using CountsByDistance = QMap<int, QMap<QString, ResponseCounts>>;

CountsByDistance countResponses(const Responses &responses)
{
    CountsByDistance counts;
    responses.rows.each([&](size_t row) {
        const int distance = responses.distance(row);
        if (responses.isJudged(row))
            counts[distance][responses.model(row)].add(responses.contradicts(row), {responses.context(row), distance});
    });
    return counts;
}

ResponseCounts sumOver(const QMap<QString, ResponseCounts> &models)
{
    ResponseCounts sum;
    for (const ResponseCounts &one : models)
        sum.add(one);
    return sum;
}

// Table 2 ------------------------------------------------------------------------------------------------------------

Result<QList<ReportTable>> summary(TableSource &source)
{
    ASSIGN_OR_RETURN(const auto responses, responsesOf(source));
    const CountsByDistance counts = countResponses(responses);
    ReportTable table{RgmText::tr("Summary of the data set"),
                      {RgmText::tr("Val. of d"), RgmText::tr("# of contrad."), RgmText::tr("# of noncontrad.")},
                      {},
                      RgmText::tr("In parentheses: unique contexts. d is the distance between the utterance that is "
                                  "referred to and the question; ambiguous responses are left out.")};
    if (counts.isEmpty())
        return QList<ReportTable>{emptyTable(table.title, nothingJudged())};
    ResponseCounts total;
    for (const auto &[distance, models] : counts.asKeyValueRange()) {
        const ResponseCounts sum = sumOver(models);
        total.add(sum);
        table.rows.append({textCell(distanceTitle(distance)), withContexts(sum.n[1], sum.contexts[1]),
                           withContexts(sum.n[0], sum.contexts[0])});
    }
    table.rows.append({textCell(RgmText::tr("Total")), withContexts(total.n[1], total.contexts[1]),
                       withContexts(total.n[0], total.contexts[0])});
    return QList<ReportTable>{table};
}

// Section 3.3 --------------------------------------------------------------------------------------------------------

// Who said what does not matter to Fleiss' kappa, so that the number of votes is enough.
class VotePatterns {
public:
    void add(int votes, int raters) { ++m_counts[{raters, votes}]; }

    QList<ReportCell> cells() const
    {
        int most = 0;
        for (const auto &[key, count] : m_counts.asKeyValueRange())
            most = std::max(most, key.first);
        RatingPatterns patterns(most, 2);
        qint64 items = 0;
        for (const auto &[key, count] : m_counts.asKeyValueRange()) {
            std::vector<Rating> ratings;
            for (int rater = 0; rater < key.first; ++rater)
                ratings.push_back({rater, rater < key.second ? 1 : 0});
            patterns.add(ratings, double(count));
            items += count;
        }
        return {countCell(items), countCell(most), estimateCell(percentAgreement(patterns)),
                estimateCell(fleissKappa(patterns))};
    }
    void add(const VotePatterns &more)
    {
        for (const auto &[key, count] : more.m_counts.asKeyValueRange())
            m_counts[key] += count;
    }

private:
    QMap<QPair<int, int>, qint64> m_counts;  // raters, votes
};

Result<QList<ReportTable>> agreementByDistance(TableSource &source)
{
    ASSIGN_OR_RETURN(const auto responses, responsesOf(source));
    const ConversationColumns &columns = responses.table->rows;
    QMap<int, VotePatterns> byDistance;
    VotePatterns all;
    responses.rows.each([&](size_t row) {
        const quint8 votes = columns.votes[qsizetype(row)];
        const quint8 raters = columns.raters[qsizetype(row)];
        if (votes == noValue || raters < 2)
            return;
        byDistance[responses.distance(row)].add(votes, raters);
        all.add(votes, raters);
    });
    ReportTable table{RgmText::tr("Agreement of the workers by distance"),
                      {RgmText::tr("Val. of d"), RgmText::tr("Responses"), RgmText::tr("Workers each"),
                       RgmText::tr("Agreeing pairs"), RgmText::tr("Fleiss' kappa")},
                      {},
                      RgmText::tr("Over all responses of a distance, from people's answers, else from the counts of "
                                  "votes that were imported. The paper gives the mean over its groups of three "
                                  "workers instead; who was in a group is not in the files.")};
    if (byDistance.isEmpty())
        return QList<ReportTable>{
            emptyTable(table.title, RgmText::tr("No response has been judged by two people, and no votes came in."))};
    for (const auto &[distance, patterns] : byDistance.asKeyValueRange())
        table.rows.append(QList<ReportCell>{textCell(distanceTitle(distance))} + patterns.cells());
    table.rows.append(QList<ReportCell>{textCell(RgmText::tr("Total"))} + all.cells());
    return QList<ReportTable>{table};
}

// Table 6 ------------------------------------------------------------------------------------------------------------

// Responses to one context are drawn together.
class Hits {
public:
    void add(bool isHit, quint64 context)
    {
        ++m_n;
        m_hits += isHit ? 1 : 0;
        ClusterCounts &one = context == 0 ? m_lone[isHit ? 1 : 0] : m_contexts[context];
        one.all += 1.0;
        one.hits += isHit ? 1.0 : 0.0;
    }
    qint64 n() const { return m_n; }
    qint64 hits() const { return m_hits; }
    ReportCell cell() const
    {
        if (m_n == 0)
            return missingCell(RgmText::tr("nothing was judged"));
        if (m_contexts.size() + m_lone[0].all + m_lone[1].all == m_n)
            return shareCell(m_hits, m_n);
        std::vector<ClusterCounts> clusters(m_contexts.cbegin(), m_contexts.cend());
        for (const ClusterCounts &one : m_lone)
            clusters.push_back({one.hits > 0.0 ? 1.0 : 0.0, 1.0, one.all});
        return percentCell(double(m_hits) / double(m_n), clusteredWilson(clusters));
    }

private:
    qint64 m_n = 0;
    qint64 m_hits = 0;
    QHash<quint64, ClusterCounts> m_contexts;
    std::array<ClusterCounts, 2> m_lone;  // of unknown contexts: missed, hit
};

QString contradictionNote()
{
    return RgmText::tr("Contradiction against none. Wilson's score interval; where responses answer the same context, "
                       "with as many of them as say the same independently (Kish's design effect).");
}

void eachPrediction(const Responses &responses, const ErrorRun &run, const RowSet &rows,
                    const std::function<void(size_t row, bool isRight)> &visit)
{
    rows.each([&](size_t row) {
        if (isJudged(*responses.table, run, row))
            visit(row, isRight(*responses.table, run, LabelSetting::TwoClass, row));
    });
}

ReportTable accuracyTable(const Responses &responses, const QString &title, const RowSet &rows)
{
    ReportTable table{title, {RgmText::tr("Detector")}, {}, {}};
    QStringList models;
    QHash<QString, QHash<QString, Hits>> hits;  // run → model
    QHash<QString, Hits> all;
    for (const ErrorRun &run : responses.table->runs) {
        eachPrediction(responses, run, rows, [&](size_t row, bool right) {
            hits[run.name][responses.model(row)].add(right, responses.context(row));
            all[run.name].add(right, responses.context(row));
            if (!models.contains(responses.model(row)))
                models.append(responses.model(row));
        });
    }
    models.sort();
    for (const QString &model : std::as_const(models))
        table.columns.append(modelTitle(model));
    table.columns.append(RgmText::tr("All"));
    for (auto run = responses.table->runs.crbegin(); run != responses.table->runs.crend(); ++run) {
        if (!all.contains(run->name))
            continue;
        QList<ReportCell> row{textCell(run->name)};
        for (const QString &model : std::as_const(models))
            row.append(hits[run->name][model].cell());
        row.append(all[run->name].cell());
        table.rows.append(row);
    }
    table.note = contradictionNote();
    return table;
}

QString noDetector()
{
    return RgmText::tr("No detector has labelled a response that people or the file settled: let one do so, or import "
                       "predictions.");
}

// A test set is a batch; where there is one only, it is the table.
Result<QList<ReportTable>> detectorAccuracy(TableSource &source)
{
    ASSIGN_OR_RETURN(const auto responses, responsesOf(source));
    const QString title = RgmText::tr("Accuracy of the detectors by target model");
    QList<ReportTable> tables;
    const QStringList &batches = responses.table->rows.batches;
    QMap<QString, RowSet> ofBatch;
    responses.rows.each([&](size_t row) {
        const QString &batch = batches[responses.table->rows.batch[qsizetype(row)]];
        auto found = ofBatch.find(batch);
        if (found == ofBatch.end())
            found = ofBatch.insert(batch, RowSet(responses.table->size(), false));
        found->insert(row);
    });
    for (const auto &[batch, rows] : ofBatch.asKeyValueRange())
        tables.append(accuracyTable(
            responses, ofBatch.size() == 1 ? title : RgmText::tr("%1, test set %2").arg(title, batch), rows));
    if (ofBatch.size() > 1)
        tables.append(accuracyTable(responses, RgmText::tr("%1, all test sets").arg(title), responses.rows));
    tables.removeIf([](const ReportTable &table) { return table.rows.isEmpty(); });
    if (tables.isEmpty())
        return QList<ReportTable>{emptyTable(title, noDetector())};
    return tables;
}

// Table 7 ------------------------------------------------------------------------------------------------------------

constexpr int thresholds = 4;  // T = 1 … 4

Result<QList<ReportTable>> contextSelection(TableSource &source)
{
    ASSIGN_OR_RETURN(const auto responses, responsesOf(source));
    const ConversationColumns &columns = responses.table->rows;
    struct AtLeast {
        qint64 n = 0;
        std::array<qint64, thresholds> count{};
    };
    QMap<int, QMap<QString, AtLeast>> counts;
    responses.rows.each([&](size_t row) {
        const quint8 votes = columns.votes[qsizetype(row)];
        if (votes == noValue)
            return;
        AtLeast &atLeast = counts[responses.distance(row)][columns.methods[columns.method[qsizetype(row)]]];
        ++atLeast.n;
        for (int t = 0; t < thresholds; ++t)
            atLeast.count[size_t(t)] += votes > t ? 1 : 0;
    });
    const QString title = RgmText::tr("Contradictory responses by how contexts were chosen");
    if (counts.isEmpty())
        return QList<ReportTable>{
            emptyTable(title, RgmText::tr("Nobody has judged a response, and no votes came in."))};
    QList<ReportTable> tables;
    for (const auto &[distance, methods] : counts.asKeyValueRange()) {
        ReportTable table{RgmText::tr("%1, d = %2").arg(title, distanceTitle(distance)),
                          {RgmText::tr("Contexts"), RgmText::tr("Responses")},
                          {},
                          RgmText::tr("Responses that at least T people judged contradictory, and their share with "
                                      "Wilson's score interval. How contexts were chosen is the method of the "
                                      "conversations: random, top.")};
        for (int t = 1; t <= thresholds; ++t)
            table.columns += {u"T = %1"_s.arg(t), u"T = %1 (%)"_s.arg(t)};
        for (const auto &[method, atLeast] : methods.asKeyValueRange()) {
            QList<ReportCell> row{textCell(method.isEmpty() ? RgmText::tr("(no method)") : method.toUpper()),
                                  countCell(atLeast.n)};
            for (const qint64 count : atLeast.count)
                row += {countCell(count), shareCell(count, atLeast.n)};
            table.rows.append(row);
        }
        tables.append(table);
    }
    return tables;
}

// Table 8 ------------------------------------------------------------------------------------------------------------

void addModelRows(ReportTable &table, const QString &name, const QMap<QString, ResponseCounts> &counts,
                  const QStringList &models)
{
    const ResponseCounts sum = sumOver(counts);
    const std::array<QString, 2> titles{RgmText::tr("# of noncontrad."), RgmText::tr("# of contrad.")};
    for (const size_t side : {size_t(1), size_t(0)}) {
        QList<ReportCell> row{textCell(name), textCell(titles[side])};
        for (const QString &model : models)
            row.append(countCell(counts.value(model).n[side]));
        row.append(withContexts(sum.n[side], sum.contexts[side]));
        table.rows.append(row);
    }
}

Result<QList<ReportTable>> responsesByModel(TableSource &source)
{
    ASSIGN_OR_RETURN(const auto responses, responsesOf(source));
    const CountsByDistance counts = countResponses(responses);
    ReportTable table{RgmText::tr("The number of responses"), {RgmText::tr("Val. of d"), QString()}, {}, {}};
    if (counts.isEmpty())
        return QList<ReportTable>{emptyTable(table.title, nothingJudged())};
    for (const QString &model : responses.models)
        table.columns.append(modelTitle(model));
    table.columns.append(RgmText::tr("Total"));
    QMap<QString, ResponseCounts> total;
    for (const auto &[distance, models] : counts.asKeyValueRange()) {
        addModelRows(table, distanceTitle(distance), models, responses.models);
        for (const auto &[model, one] : models.asKeyValueRange())
            total[model].add(one);
    }
    addModelRows(table, RgmText::tr("Total"), total, responses.models);
    table.note = RgmText::tr("In parentheses: unique contexts.");
    return QList<ReportTable>{table};
}

// Table 9 ------------------------------------------------------------------------------------------------------------

// What was tagged so, or would be if it had it.
quint32 bitsOf(const ErrorTable &table, const QString &tag)
{
    const qsizetype place = table.tagNames.indexOf(tag);
    return place < 0 ? 0u : 1u << place;
}

Result<QList<ReportTable>> intraUtterance(TableSource &source)
{
    ASSIGN_OR_RETURN(const auto responses, responsesOf(source));
    const TableOptions &options = source.options();
    const QString tag = options.tag.isEmpty() ? u"intra-utterance"_s : options.tag;
    const QString title = RgmText::tr("Intra-utterance inconsistencies in contradictory responses");
    const quint32 wanted = bitsOf(*responses.table, tag);
    if (wanted == 0)
        return QList<ReportTable>{emptyTable(
            title, RgmText::tr("No response has the tag “%1”. Tag contradictory responses on the Errors page; another "
                               "tag can be named, and one for what was looked at if that was a sample.")
                       .arg(tag))};
    const quint32 looked = bitsOf(*responses.table, options.inspected);
    QMap<QString, Hits> hits;
    responses.rows.each([&](size_t row) {
        const quint32 tags = responses.table->tagsAt(row);
        if (responses.isJudged(row) && responses.contradicts(row) && (looked == 0 || (tags & (looked | wanted)) != 0))
            hits[responses.model(row)].add((tags & wanted) != 0, responses.context(row));
    });
    ReportTable table{
        title,
        {u"RGM"_s, RgmText::tr("Tagged"), RgmText::tr("Responses"), RgmText::tr("Frequency")},
        {},
        looked == 0
            ? RgmText::tr("Tag “%1”, among all contradictory responses.").arg(tag)
            : RgmText::tr("Tag “%1”, among contradictory responses with it or “%2”.").arg(tag, options.inspected)};
    for (const auto &[model, one] : hits.asKeyValueRange())
        table.rows.append({textCell(modelTitle(model)), countCell(one.hits()), countCell(one.n()), one.cell()});
    return QList<ReportTable>{table};
}

// Table 12 -----------------------------------------------------------------------------------------------------------

Result<QList<ReportTable>> accuracyByDistance(TableSource &source)
{
    ASSIGN_OR_RETURN(const auto responses, responsesOf(source));
    const QString title = RgmText::tr("Distance-wise accuracy");
    QList<ReportTable> tables;
    for (auto run = responses.table->runs.crbegin(); run != responses.table->runs.crend(); ++run) {
        QMap<int, std::array<Hits, 2>> hits;
        eachPrediction(responses, *run, responses.rows, [&](size_t row, bool right) {
            hits[responses.distance(row)][responses.contradicts(row) ? 1 : 0].add(right, responses.context(row));
        });
        if (hits.isEmpty())
            continue;
        ReportTable table{RgmText::tr("%1 of %2").arg(title, run->name),
                          {RgmText::tr("Val. of d"), RgmText::tr("Contradictory"), RgmText::tr("n contradictory"),
                           RgmText::tr("Noncontradictory"), RgmText::tr("n noncontradictory")},
                          {},
                          contradictionNote()};
        for (const auto &[distance, sides] : hits.asKeyValueRange())
            table.rows.append({textCell(distanceTitle(distance)), sides[1].cell(), countCell(sides[1].n()),
                               sides[0].cell(), countCell(sides[0].n())});
        tables.append(table);
    }
    if (tables.isEmpty())
        return QList<ReportTable>{emptyTable(title, noDetector())};
    return tables;
}

}  // namespace

Study rgmStudy()
{
    return {
        u"rgm"_s,
        u"RGM"_s,
        u"A Large Collection of Model-generated Contradictory Responses for Consistency-aware Dialogue Systems (ACL "
        "Findings 2024)"_s,
        {u"rgm"_s},
        {{u"2"_s, RgmText::tr("Summary of our dataset"), summary},
         {u"section-3.3"_s, RgmText::tr("Fleiss' kappa by distance"), agreementByDistance},
         {u"6"_s, RgmText::tr("Accuracy of the detectors"), detectorAccuracy},
         {u"7"_s, RgmText::tr("RANDOM and TOP contexts"), contextSelection},
         {u"8"_s, RgmText::tr("The number of responses in our dataset"), responsesByModel},
         {u"9"_s, RgmText::tr("Intra-utterance inconsistencies"), intraUtterance},
         {u"12"_s, RgmText::tr("Distance-wise accuracy"), accuracyByDistance}}};
}

}  // namespace gainsay
