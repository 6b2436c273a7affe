// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/errors/studies/ResponseStudy.h"

#include "core/base/Phrases.h"
#include "core/base/TranslatableText.h"

#include <QMap>

#include <array>
#include <vector>

using namespace Qt::StringLiterals;

namespace gainsay {

namespace {

struct ResponseText {
    GAINSAY_TR(gainsay::Studies)
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
    bool isEmpty() const { return n[0] + n[1] == 0; }
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
    study.table.columns = {group,
                           ResponseText::tr("Model"),
                           ResponseText::tr("n"),
                           ResponseText::tr("Accuracy"),
                           ResponseText::tr("of contrad."),
                           ResponseText::tr("of others")};
    study.details = {2};
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

// Per code of a column: what each run makes of the rows with it.
template <class T>
std::vector<std::vector<RightCounts>> countsBy(const ErrorTable &table, const QList<T> &column, size_t codes,
                                               const RowSet &rows)
{
    std::vector<std::vector<RightCounts>> counts(codes, std::vector<RightCounts>(size_t(table.runs.size())));
    for (qsizetype i = 0; i < table.runs.size(); ++i) {
        const QList<quint8> &labels = table.runs[i].label;
        rows.each([&](size_t row) {
            const quint8 gold = table.rows.gold[qsizetype(row)];
            const quint8 said = labels[qsizetype(row)];
            if (gold != noValue && said != noValue)
                counts[column[qsizetype(row)]][size_t(i)].add(table.isContradiction(gold),
                                                              table.saysNone[gold] == table.saysNone[said]);
        });
    }
    return counts;
}

// The models stand together, so that they can be compared.
void addGroup(StudyTable &study, const ErrorTable &table, const QString &name, const ErrorFilter &filter,
              const std::vector<RightCounts> &counts)
{
    for (qsizetype i = 0; i < table.runs.size(); ++i) {
        const QString &run = table.runs[i].name;
        if (counts[size_t(i)].isEmpty())
            continue;
        study.add(QList<ReportCell>{textCell(name), textCell(run)} + counts[size_t(i)].cells(),
                  combined(wrongTwoClass(run), filter));
    }
}

StudyTable byResponseModel(const ErrorTable &table, const RowSet &rows)
{
    StudyTable study =
        emptyAccuracy(ResponseText::tr("Accuracy by response model"), ResponseText::tr("Response model"));
    const QStringList &chatbots = table.rows.chatbots;
    const auto counts = countsBy(table, table.rows.chatbot, size_t(chatbots.size()), rows);
    QStringList sorted = chatbots;
    sorted.sort();
    for (const QString &chatbot : std::as_const(sorted)) {
        ErrorFilter filter;
        filter.chatbots = {chatbot};
        addGroup(study, table, chatbot.isEmpty() ? ResponseText::tr("(none)") : chatbot, filter,
                 counts[size_t(chatbots.indexOf(chatbot))]);
    }
    return study;
}

StudyTable byDistance(const ErrorTable &table, const RowSet &rows)
{
    StudyTable study = emptyAccuracy(ResponseText::tr("Accuracy by distance"), ResponseText::tr("Distance in turns"));
    study.table.note = sentences(
        {study.table.note, ResponseText::tr("Distances are counted from the response; the RGM paper counts from the "
                                            "turn before it, one less.")});
    const auto counts = countsBy(table, table.rows.distance, 256, rows);
    for (size_t distance = 1; distance < counts.size(); ++distance) {
        ErrorFilter filter;
        filter.distance = {double(distance), double(distance)};
        addGroup(study, table, QString::number(distance), filter, counts[distance]);
    }
    return study;
}

// Ambiguous responses have no right answer; what a model says to them can be counted all the same.
StudyTable saidByVotes(const ErrorTable &table, const RowSet &rows)
{
    StudyTable study;
    study.table.title = ResponseText::tr("What models say, by number of people who say contradictory");
    study.table.columns = {ResponseText::tr("People"), ResponseText::tr("Model"), ResponseText::tr("n"),
                           ResponseText::tr("says contradictory")};
    study.table.note = ResponseText::tr("Wilson's score interval. A row lists what the model calls contradictory.");
    QStringList contradictions;
    for (qsizetype label = 0; label < table.rows.labels.size(); ++label) {
        if (table.isContradiction(quint8(label)))
            contradictions.append(table.rows.labels[label]);
    }
    struct Said {
        qint64 n = 0;
        qint64 contradictory = 0;
    };
    std::vector<std::vector<Said>> counts(noValue, std::vector<Said>(size_t(table.runs.size())));
    for (qsizetype i = 0; i < table.runs.size(); ++i) {
        const QList<quint8> &labels = table.runs[i].label;
        rows.each([&](size_t row) {
            if (table.rows.votes[row] == noValue || labels[qsizetype(row)] == noValue)
                return;
            Said &said = counts[table.rows.votes[row]][size_t(i)];
            ++said.n;
            said.contradictory += table.isContradiction(labels[qsizetype(row)]) ? 1 : 0;
        });
    }
    for (int votes = 0; votes < noValue; ++votes) {
        for (qsizetype i = 0; i < table.runs.size(); ++i) {
            const Said &said = counts[size_t(votes)][size_t(i)];
            const QString &run = table.runs[i].name;
            ErrorFilter filter;
            filter.votes = {votes, votes};
            filter.runs.append({run, contradictions, std::nullopt, LabelSetting::TwoClass, {}, {}});
            if (said.n > 0)
                study.add({textCell(QString::number(votes)), textCell(run), countCell(said.n),
                           shareCell(said.contradictory, said.n)},
                          filter);
        }
    }
    return study;
}

QList<StudyTable> withRows(const QList<StudyTable> &studies)
{
    QList<StudyTable> tables;
    for (const StudyTable &study : studies) {
        if (!study.table.rows.isEmpty())
            tables.append(study);
    }
    return tables;
}

// What people said of responses that they voted on.
struct Votes {
    struct Ambiguity {
        qint64 n = 0;
        qint64 ambiguous = 0;
    };
    QMap<QString, Ambiguity> ofChatbot;
    std::array<qint64, noValue> responses{};  // by number of people who say contradictory
    qint64 voted = 0;
};

Votes countVotes(const ErrorTable &table, const RowSet &rows)
{
    Votes votes;
    std::vector<Votes::Ambiguity> ofChatbot(size_t(table.rows.chatbots.size()));
    rows.each([&](size_t row) {
        if (table.rows.votes[row] == noValue)
            return;
        const bool ambiguous = isAmbiguous(table, row);
        if (ambiguous || table.rows.gold[row] != noValue) {
            Votes::Ambiguity &counts = ofChatbot[table.rows.chatbot[qsizetype(row)]];
            ++counts.n;
            counts.ambiguous += ambiguous ? 1 : 0;
        }
        ++votes.responses[table.rows.votes[qsizetype(row)]];
        ++votes.voted;
    });
    for (size_t i = 0; i < ofChatbot.size(); ++i) {
        if (ofChatbot[i].n > 0)
            votes.ofChatbot.insert(table.rows.chatbots[qsizetype(i)], ofChatbot[i]);
    }
    return votes;
}

StudyTable ambiguousResponses(const Votes &votes)
{
    StudyTable ambiguous;
    ambiguous.table.title = ResponseText::tr("Ambiguous responses");
    ambiguous.table.columns = {ResponseText::tr("Response model"), ResponseText::tr("n"),
                               ResponseText::tr("Ambiguous")};
    ambiguous.table.note = ResponseText::tr("Of those that everybody has judged: somebody says contradictory, too few "
                                            "to settle it. Wilson's score interval.");
    for (const auto &[chatbot, counts] : votes.ofChatbot.asKeyValueRange()) {
        ErrorFilter filter;
        filter.chatbots = {chatbot};
        filter.ambiguous = true;
        ambiguous.add({textCell(chatbot.isEmpty() ? ResponseText::tr("(none)") : chatbot), countCell(counts.n),
                       shareCell(counts.ambiguous, counts.n)},
                      filter);
    }
    return ambiguous;
}

StudyTable responsesByWorkers(const Votes &votes)
{
    StudyTable workers;
    workers.table.title = ResponseText::tr("By number of people who say contradictory");
    workers.table.columns = {ResponseText::tr("People"), ResponseText::tr("Responses"), ResponseText::tr("Share")};
    for (int number = 0; number < noValue; ++number) {
        const qint64 count = votes.responses[size_t(number)];
        ErrorFilter filter;
        filter.votes = {number, number};
        if (count > 0)
            workers.add({textCell(QString::number(number)), countCell(count), shareCell(count, votes.voted)}, filter);
    }
    return workers;
}

}  // namespace

QList<StudyTable> responseStudy(const ErrorTable &table, const RowSet &rows)
{
    if (!table.asksForContradictions())
        return {};
    return withRows({byResponseModel(table, rows), byDistance(table, rows), saidByVotes(table, rows)});
}

QList<StudyTable> ambiguityStudy(const ErrorTable &table, const RowSet &rows)
{
    const Votes votes = countVotes(table, rows);
    if (votes.voted == 0 || !table.asksForContradictions())
        return {};
    return {ambiguousResponses(votes), responsesByWorkers(votes)};
}

}  // namespace gainsay
