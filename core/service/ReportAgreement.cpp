// SPDX-License-Identifier: GPL-3.0-or-later
// The agreement half of ReportService.
#include "core/scheme/SpanAnswers.h"
#include "core/service/ActiveScheme.h"
#include "core/service/RatingCache.h"
#include "core/service/ReportService.h"
#include "core/store/ConversationStore.h"
#include "core/store/Storage.h"
#include "core/store/UserStore.h"
#include "core/text/OffsetMap.h"

namespace gainsay {

namespace {

bool isCompared(const Question &question)
{
    return question.compare && question.kind != QuestionKind::Spans && question.kind != QuestionKind::Text;
}

QStringList likelyAnswers(const Question &question)
{
    QStringList answers;
    for (const Option &option : question.options)
        answers.append(answerText(option.value));
    if (question.kind == QuestionKind::Bool)
        answers = {answerText(Json(false)), answerText(Json(true))};
    return question.kind == QuestionKind::Multi ? QStringList() : answers;
}

// The lengths of a conversation's turns, in code points.
Result<QList<int>> turnLengths(Storage &storage, ConversationId id)
{
    const Result<Conversation> conversation = storage.conversations().byId(id);
    if (!conversation)
        return conversation.error();
    QList<int> lengths;
    for (const Utterance &turn : conversation->turns)
        lengths.append(OffsetMap(turn.text).codePoints());
    return lengths;
}

}  // namespace

Result<QHash<UserId, QString>> ReportService::userNames()
{
    const Result<QList<User>> users = m_storage.users().list();
    if (!users)
        return users.error();
    QHash<UserId, QString> names;
    for (const User &user : *users)
        names.insert(user.id, user.name);
    return names;
}

Result<RatedItems> ReportService::collect(const RatingRequest &request)
{
    const Result<QHash<UserId, QString>> users = userNames();
    if (!users)
        return users.error();
    const Result<QHash<BatchId, QString>> batches = batchNames();
    if (!batches)
        return batches.error();
    RatedItemsCollector collector(*users, *batches);
    const Result<RatingNames> names =
        m_storage.ratings().ratings(request, [&](const RatingRow &row) { collector.add(row); });
    if (!names)
        return names.error();
    return std::move(collector).finish(*names);
}

Result<std::shared_ptr<const RatedItems>> ReportService::rated(const QString &question, const ReportFilter &filter,
                                                               RatingMoment moment)
{
    const Result<ActiveScheme> active = activeScheme(m_storage.project());
    if (!active)
        return active.error();
    const Question *asked = active->scheme.question(question);
    const RatingRequest request{question,
                                question == active->scheme.goldQuestion,
                                asked ? likelyAnswers(*asked) : QStringList(),
                                moment,
                                filter,
                                {}};
    const auto read = [this](const RatingRequest &wanted) { return collect(wanted); };
    if (m_cache)
        return m_cache->get(m_storage, request, read);
    Result<RatedItems> items = read(request);
    if (!items)
        return items.error();
    return std::make_shared<const RatedItems>(std::move(*items));
}

Result<QuestionAgreement> ReportService::agreementOn(const QString &question, const ReportFilter &filter,
                                                     RatingMoment moment,
                                                     const std::optional<BootstrapOptions> &bootstrap)
{
    const Result<std::shared_ptr<const RatedItems>> items = rated(question, filter, moment);
    if (!items)
        return items.error();
    QuestionAgreement result{question, summarizeAgreement((*items)->ratings, bootstrap), {}, std::nullopt};
    for (const AgreementGroup group :
         {AgreementGroup::Batch, AgreementGroup::Week, AgreementGroup::Method, AgreementGroup::Model})
        result.breakdowns.append({group, agreementOfGroups(**items, group)});
    if (moment == RatingMoment::First)
        return result;
    const Result<std::shared_ptr<const RatedItems>> first = rated(question, filter, RatingMoment::First);
    if (!first)
        return first.error();
    result.discussion = changeOfAgreement((*first)->ratings, (*items)->ratings, bootstrap.value_or(BootstrapOptions()));
    return result;
}

Result<QList<QuestionAgreement>> ReportService::agreement(const ReportFilter &filter, RatingMoment moment,
                                                          const std::optional<BootstrapOptions> &bootstrap)
{
    const Result<ActiveScheme> active = activeScheme(m_storage.project());
    if (!active)
        return active.error();
    QList<QuestionAgreement> result;
    for (const Question &question : active->scheme.questions) {
        if (!isCompared(question))
            continue;
        Result<QuestionAgreement> one = agreementOn(question.id, filter, moment, bootstrap);
        if (!one)
            return one.error();
        result.append(std::move(*one));
    }
    return result;
}

Result<QList<SpanItem>> ReportService::spanItems(const QString &question, const ReportFilter &filter)
{
    QList<SpanItem> items;
    QList<ConversationId> conversations;
    const Result<void> read =
        m_storage.ratings().spans(question, RatingMoment::InForce, filter, [&](const SpanRow &row) {
            if (conversations.isEmpty() || conversations.constLast() != row.conversation) {
                conversations.append(row.conversation);
                items.append(SpanItem());
            }
            items.last().raters.append(spansFromJson(row.spans));
        });
    if (!read)
        return read.error();
    for (qsizetype i = 0; i < items.size(); ++i) {
        Result<QList<int>> lengths = turnLengths(m_storage, conversations[i]);
        if (!lengths)
            return lengths.error();
        items[i].lengths = std::move(*lengths);
    }
    return items;
}

Result<QList<SpanQuestion>> ReportService::spanAgreement(const ReportFilter &filter,
                                                         const std::optional<BootstrapOptions> &bootstrap)
{
    const Result<ActiveScheme> active = activeScheme(m_storage.project());
    if (!active)
        return active.error();
    QList<SpanQuestion> result;
    for (const Question &question : active->scheme.questions) {
        if (question.kind != QuestionKind::Spans)
            continue;
        Result<QList<SpanItem>> items = spanItems(question.id, filter);
        if (!items)
            return items.error();
        result.append({question.id, summarizeSpans(*items, bootstrap)});
    }
    return result;
}

}  // namespace gainsay
