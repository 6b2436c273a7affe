// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/service/detect/LearnRows.h"

#include "core/base/TranslatableText.h"
#include "core/store/ConversationStore.h"

namespace gainsay {

namespace {

constexpr int rowsPerPage = 2000;

QString answerIn(const Json &answers, const QString &question)
{
    const auto found = answers.find(toUtf8(question));
    return found == answers.end() ? QString() : answerText(*found);
}

// People's word on this row; none where they have settled nothing.
Result<QString> settledAnswer(Storage &storage, const ConversationRow &row, const Scheme &scheme,
                              const Question &question)
{
    if (!row.source || *row.source == ResolutionSource::Imported)
        return QString();
    if (question.id == scheme.goldQuestion)
        return row.label;
    ASSIGN_OR_RETURN(const auto resolution, storage.conversations().resolution(row.id));
    return resolution ? answerIn(resolution->answers, question.id) : QString();
}

Result<QString> importedAnswer(Storage &storage, const ConversationRow &row, const Scheme &scheme,
                               const Question &question)
{
    if (row.goldLabel.isEmpty())
        return QString();
    if (question.id == scheme.goldQuestion) {
        const bool removed = !scheme.removedAs({{toUtf8(question.id), toUtf8(row.goldLabel)}}).isEmpty();
        return removed ? QString() : row.goldLabel;
    }
    ASSIGN_OR_RETURN(const auto conversation, storage.conversations().byId(row.id));
    return scheme.removedAs(conversation.gold).isEmpty() ? answerIn(conversation.gold, question.id) : QString();
}

Result<QString> answerOf(Storage &storage, const ConversationRow &row, const Scheme &scheme, const Question &question,
                         LearnGold gold)
{
    QString answer;
    if (gold != LearnGold::Imported) {
        if (!row.removed.isEmpty())
            return QString();
        ASSIGN_OR_RETURN(answer, settledAnswer(storage, row, scheme, question));
    }
    if (answer.isEmpty() && gold != LearnGold::People) {
        ASSIGN_OR_RETURN(answer, importedAnswer(storage, row, scheme, question));
    }
    return answer;
}

}  // namespace

Result<QList<LabelledRow>> labelledRows(Storage &storage, const Scheme &scheme, const Question &question,
                                        LearnGold gold, Progress &progress)
{
    ConversationQuery query;
    query.filter.purpose = Purpose::Work;
    ASSIGN_OR_RETURN(const auto total, storage.conversations().count(query.filter));
    QList<LabelledRow> rows;
    qint64 seen = 0;
    ConversationId after;
    for (qsizetype found = rowsPerPage; found == rowsPerPage;) {
        if (progress.isCancelled())
            return cancelled(TranslatableText::translate("learn", "Learning was stopped; nothing was written."));
        ASSIGN_OR_RETURN(const auto page, storage.conversations().list(query, after, rowsPerPage));
        found = page.size();
        for (const ConversationRow &row : page) {
            after = row.id;
            ASSIGN_OR_RETURN(const auto answer, answerOf(storage, row, scheme, question, gold));
            if (!answer.isEmpty())
                rows.append({row.id, answer});
        }
        seen += found;
        progress.report(seen, total);
    }
    return rows;
}

}  // namespace gainsay
