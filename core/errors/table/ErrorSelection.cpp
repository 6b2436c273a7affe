// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/errors/table/ErrorSelection.h"

#include "core/base/TranslatableText.h"
#include "core/store/ConversationStore.h"
#include "core/store/ErrorStore.h"
#include "core/store/Storage.h"

#include <QRegularExpression>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace gainsay {

namespace {

struct SelectionText {
    GAINSAY_TR(gainsay::ErrorFilter)
};

constexpr int patternPage = 2000;

// Per code of a dictionary: is it one of the names?
std::vector<quint8> wantedCodes(const QStringList &names, const QStringList &wanted)
{
    std::vector<quint8> codes(std::max<size_t>(size_t(names.size()), 256), 0);
    for (const QString &name : wanted) {
        if (const qsizetype code = names.indexOf(name); code >= 0)
            codes[size_t(code)] = 1;
    }
    return codes;
}

template <class T>
void keepNamed(RowSet &rows, const QList<T> &column, const QStringList &names, const QStringList &wanted)
{
    if (wanted.isEmpty())
        return;
    const std::vector<quint8> codes = wantedCodes(names, wanted);
    rows.filter([&](size_t row) { return column[row] < codes.size() && codes[column[row]] != 0; });
}

template <class T>
void keepInRange(RowSet &rows, const QList<T> &column, const NumberRange &range, double scale, T none)
{
    if (range.isOpen())
        return;
    rows.filter([&](size_t row) { return column[row] != none && range.holds(double(column[row]) / scale); });
}

void keepSaid(RowSet &rows, const ConversationColumns &columns, const QStringList &wanted)
{
    if (wanted.isEmpty())
        return;
    const std::vector<quint8> codes = wantedCodes(columns.labels, wanted);
    rows.filter([&](size_t row) {
        for (int i = 0; i < mostSaid; ++i) {
            if (const quint8 code = columns.saidAt(row, i); code != noValue && codes[code] != 0)
                return true;
        }
        return false;
    });
}

void keepFeatures(RowSet &rows, const ConversationColumns &columns, const ErrorFilter &filter)
{
    quint16 with = 0;
    quint16 without = 0;
    for (const TextFeature feature : filter.with)
        with |= bitOf(feature);
    for (const TextFeature feature : filter.without)
        without |= bitOf(feature);
    if (with == 0 && without == 0)
        return;
    rows.filter(
        [&](size_t row) { return (columns.features[row] & with) == with && (columns.features[row] & without) == 0; });
}

void keepTagged(RowSet &rows, const ErrorTable &table, const QStringList &wanted)
{
    if (wanted.isEmpty())
        return;
    quint32 mask = 0;
    for (const QString &tag : wanted) {
        if (const qsizetype place = table.tagNames.indexOf(tag); place >= 0)
            mask |= 1u << place;
    }
    rows.filter([&](size_t row) { return (table.tagsAt(row) & mask) != 0; });
}

void keepRun(RowSet &rows, const ErrorTable &table, const RunCondition &condition)
{
    const ErrorRun *run = table.run(condition.run);
    if (!run) {
        rows = RowSet(table.size());
        return;
    }
    keepNamed(rows, run->label, table.rows.labels, condition.labels);
    if (condition.right)
        rows.filter([&](size_t row) {
            return isJudged(table, *run, row) && isRight(table, *run, condition.setting, row) == *condition.right;
        });
    // What is not known is within no bounds.
    const auto keepShares = [&](const QList<quint16> &shares, const NumberRange &range) {
        if (!range.isOpen())
            rows.filter([&](size_t row) {
                return run->label[row] != noValue && shares[row] != 0 && range.holds(shares[row] / shareScale);
            });
    };
    keepShares(run->confidence, condition.confidence);
    keepShares(run->margin, condition.margin);
}

Result<RowSet> withPattern(const ErrorTable &table, const RowSet &candidates, const QString &pattern, Storage &storage,
                           Progress &progress)
{
    const QRegularExpression expression(pattern, QRegularExpression::CaseInsensitiveOption |
                                                     QRegularExpression::UseUnicodePropertiesOption);
    if (!expression.isValid())
        return invalidInput(SelectionText::tr("The pattern is no regular expression: %1, at character %2.")
                                .arg(expression.errorString(), QString::number(expression.patternErrorOffset() + 1)));
    RowSet found(table.size());
    ConversationId after;
    for (qint64 done = 0;;) {
        if (progress.isCancelled())
            return cancelled(SelectionText::tr("The search was cancelled."));
        ASSIGN_OR_RETURN(const auto page, storage.conversations().pageAfter(after, patternPage));
        if (page.isEmpty())
            return found;
        for (const Conversation &conversation : page) {
            const qsizetype row = table.rowOf(conversation.id);
            if (row < 0 || !candidates.contains(row))
                continue;
            const bool matches =
                std::any_of(conversation.turns.begin(), conversation.turns.end(),
                            [&](const Utterance &turn) { return expression.match(turn.text).hasMatch(); });
            if (matches)
                found.insert(row);
        }
        after = page.last().id;
        done += page.size();
        progress.report(done, table.size());
    }
}

}  // namespace

RowSet selectRows(const ErrorTable &table, const ErrorFilter &filter)
{
    const ConversationColumns &columns = table.rows;
    RowSet rows(table.size(), true);
    keepNamed(rows, columns.gold, columns.labels, filter.gold);
    if (filter.goldIsContradiction)
        rows.filter([&](size_t row) { return table.isContradiction(columns.gold[row]); });
    keepSaid(rows, columns, filter.people);
    keepNamed(rows, columns.chatbot, columns.chatbots, filter.chatbots);
    keepNamed(rows, columns.method, columns.methods, filter.methods);
    keepNamed(rows, columns.aspect, columns.aspects, filter.aspects);
    keepNamed(rows, columns.batch, columns.batches, filter.batches);
    constexpr quint16 none16 = 65535;
    keepInRange(rows, columns.length, filter.length, 1.0, none16);
    keepInRange(rows, columns.replyLength, filter.replyLength, 1.0, none16);
    keepInRange(rows, columns.turns, filter.turns, 1.0, noValue);
    keepInRange(rows, columns.distance, filter.distance, 1.0, quint8(0));
    keepInRange(rows, columns.agreement, filter.agreement, 100.0, noValue);
    keepInRange(rows, columns.votes, filter.votes, 1.0, noValue);
    if (filter.ambiguous)
        rows.filter([&](size_t row) { return isAmbiguous(table, row); });
    keepFeatures(rows, columns, filter);
    keepTagged(rows, table, filter.tags);
    for (const RunCondition &condition : filter.runs)
        keepRun(rows, table, condition);
    return rows;
}

Result<RowSet> selectRows(const ErrorTable &table, const ErrorFilter &filter, Storage &storage, Progress &progress)
{
    RowSet rows = selectRows(table, filter);
    if (!filter.text.isEmpty()) {
        ASSIGN_OR_RETURN(const auto ids, storage.errors().conversationsWithText(filter.text));
        RowSet found(table.size());
        for (const qint64 id : ids) {
            if (const qsizetype row = table.rowOf(ConversationId{id}); row >= 0)
                found.insert(row);
        }
        rows &= found;
    }
    if (filter.pattern.isEmpty())
        return rows;
    return withPattern(table, rows, filter.pattern, storage, progress);
}

}  // namespace gainsay
