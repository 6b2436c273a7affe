// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/errors/studies/ResponseStudy.h"

#include <QCoreApplication>
#include <QMap>

#include <array>

using namespace Qt::StringLiterals;

namespace gainsay {

namespace {

struct ResponseText {
    Q_DECLARE_TR_FUNCTIONS(gainsay::Studies)
};

struct RightCounts {
    // Responses that do not contradict, and those that do.
    std::array<qint64, 2> n{};
    std::array<qint64, 2> right{};

    void add(bool contradiction, bool isRightToo)
    {
        ++n[contradiction ? 1 : 0];
        right[contradiction ? 1 : 0] += isRightToo ? 1 : 0;
    }
    QList<ReportCell> cells() const
    {
        return {countCell(n[0] + n[1]), shareCell(right[0] + right[1], n[0] + n[1]), shareCell(right[1], n[1]),
                shareCell(right[0], n[0])};
    }
};

StudyTable emptyAccuracy(const QString &title, const QString &group)
{
    StudyTable study;
    study.table.title = title;
    study.table.columns = {group, ResponseText::tr("n"), ResponseText::tr("Accuracy"),
                           ResponseText::tr("of contradictory"), ResponseText::tr("of others")};
    study.table.note = ResponseText::tr("Contradiction against none; Wilson's score interval. A row lists the errors "
                                        "there.");
    return study;
}

ErrorFilter wrongTwoClass(const QString &run)
{
    ErrorFilter filter;
    filter.runs.append({run, {}, false, LabelSetting::TwoClass, {}, {}});
    return filter;
}

}  // namespace

QList<StudyTable> responseStudy(const ErrorTable &table, const ErrorRun &run, const RowSet &rows)
{
    QMap<QString, RightCounts> byChatbot;
    QMap<int, RightCounts> byDistance;
    rows.each([&](size_t row) {
        if (!isJudged(table, run, row))
            return;
        const bool contradiction = table.isContradiction(table.rows.gold[row]);
        const bool right = isRight(table, run, LabelSetting::TwoClass, row);
        byChatbot[table.rows.chatbots[table.rows.chatbot[row]]].add(contradiction, right);
        if (table.rows.distance[row] > 0)
            byDistance[table.rows.distance[row]].add(contradiction, right);
    });
    StudyTable chatbots = emptyAccuracy(ResponseText::tr("Accuracy by response model: %1").arg(run.name),
                                        ResponseText::tr("Response model"));
    for (const auto &[chatbot, counts] : byChatbot.asKeyValueRange()) {
        ErrorFilter filter = wrongTwoClass(run.name);
        filter.chatbots = {chatbot};
        chatbots.add(QList<ReportCell>{textCell(chatbot.isEmpty() ? ResponseText::tr("(none)") : chatbot)} +
                         counts.cells(),
                     filter);
    }
    StudyTable distances = emptyAccuracy(ResponseText::tr("Accuracy by distance: %1").arg(run.name),
                                         ResponseText::tr("Distance in turns"));
    for (const auto &[distance, counts] : byDistance.asKeyValueRange()) {
        ErrorFilter filter = wrongTwoClass(run.name);
        filter.distance = {distance, distance};
        distances.add(QList<ReportCell>{textCell(QString::number(distance))} + counts.cells(), filter);
    }
    QList<StudyTable> tables;
    for (const StudyTable &study : {chatbots, distances}) {
        if (!study.table.rows.isEmpty())
            tables.append(study);
    }
    return tables;
}

QList<StudyTable> ambiguityStudy(const ErrorTable &table, const RowSet &rows)
{
    struct Ambiguity {
        qint64 n = 0;
        qint64 ambiguous = 0;
    };
    QMap<QString, Ambiguity> byChatbot;
    QMap<int, qint64> byVotes;
    qint64 voted = 0;
    rows.each([&](size_t row) {
        if (table.rows.votes[row] == noValue)
            return;
        const bool ambiguous = isAmbiguous(table, row);
        if (ambiguous || table.rows.gold[row] != noValue) {
            Ambiguity &counts = byChatbot[table.rows.chatbots[table.rows.chatbot[row]]];
            ++counts.n;
            counts.ambiguous += ambiguous ? 1 : 0;
        }
        ++byVotes[table.rows.votes[row]];
        ++voted;
    });
    if (voted == 0)
        return {};
    StudyTable ambiguous;
    ambiguous.table.title = ResponseText::tr("Ambiguous responses");
    ambiguous.table.columns = {ResponseText::tr("Response model"), ResponseText::tr("n"),
                               ResponseText::tr("Ambiguous")};
    ambiguous.table.note = ResponseText::tr("Of those that everybody has judged: somebody says contradictory, too few "
                                            "to settle it. Wilson's score interval.");
    for (const auto &[chatbot, counts] : byChatbot.asKeyValueRange()) {
        ErrorFilter filter;
        filter.chatbots = {chatbot};
        filter.ambiguous = true;
        ambiguous.add({textCell(chatbot.isEmpty() ? ResponseText::tr("(none)") : chatbot), countCell(counts.n),
                       shareCell(counts.ambiguous, counts.n)},
                      filter);
    }
    StudyTable workers;
    workers.table.title = ResponseText::tr("By number of people who say contradictory");
    workers.table.columns = {ResponseText::tr("People"), ResponseText::tr("Responses"), ResponseText::tr("Share")};
    for (const auto &[votes, count] : byVotes.asKeyValueRange()) {
        ErrorFilter filter;
        filter.votes = {votes, votes};
        workers.add({textCell(QString::number(votes)), countCell(count), shareCell(count, voted)}, filter);
    }
    return {ambiguous, workers};
}

}  // namespace gainsay
