// SPDX-License-Identifier: GPL-3.0-or-later
// The agreement half of ReportService.
#include "core/scheme/AnswerList.h"
#include "core/service/project/ActiveScheme.h"
#include "core/service/report/ReportService.h"
#include "core/store/ProjectStore.h"
#include "core/store/Storage.h"
#include "core/store/UserStore.h"

namespace gainsay {

namespace {

QStringList likelyAnswers(const Question &question)
{
    QStringList answers;
    for (const Option &option : question.options)
        answers.append(answerText(option.value));
    if (question.kind == QuestionKind::Bool)
        answers = {answerText(Json(false)), answerText(Json(true))};
    return question.kind == QuestionKind::Multi ? QStringList() : answers;
}

}  // namespace

QStringList comparedQuestions(const Scheme &scheme)
{
    QStringList ids;
    for (const Question &question : scheme.questions) {
        if (question.compare && question.kind != QuestionKind::Spans && question.kind != QuestionKind::Text)
            ids.append(question.id);
    }
    return ids;
}

Result<QHash<UserId, QString>> ReportService::userNames()
{
    ASSIGN_OR_RETURN(const auto users, m_storage.users().list());
    QHash<UserId, QString> names;
    for (const User &user : users)
        names.insert(user.id, user.name);
    return names;
}

Result<RatedItems> ReportService::collect(const RatingRequest &request)
{
    ASSIGN_OR_RETURN(const auto users, userNames());
    ASSIGN_OR_RETURN(const auto batches, batchNames());
    ASSIGN_OR_RETURN(const auto distances, m_storage.ratings().distances(request.only));
    RatedItemsCollector collector(users, batches, distances);
    ASSIGN_OR_RETURN(const auto names,
                     m_storage.ratings().ratings(request, [&](const RatingRow &row) { collector.add(row); }));
    return std::move(collector).finish(names);
}

Result<std::shared_ptr<const RatedItems>> ReportService::rated(const QString &question, const ReportFilter &filter,
                                                               RatingMoment moment)
{
    ASSIGN_OR_RETURN(const auto active, activeScheme(m_storage.project()));
    const Question *asked = active.scheme.question(question);
    const RatingRequest request{question,
                                question == active.scheme.goldQuestion,
                                asked ? likelyAnswers(*asked) : QStringList(),
                                moment,
                                filter,
                                {},
                                m_progress};
    return m_cache->ratings.get(m_storage, request, [this](const RatingRequest &wanted) {
        const bool everything = wanted.only.isEmpty();
        return everything && wanted.moment == RatingMoment::First ? collectFirst(wanted) : collect(wanted);
    });
}

// Few people change an answer: first answers are those in force but for the items where somebody has.
Result<RatedItems> ReportService::collectFirst(const RatingRequest &request)
{
    ASSIGN_OR_RETURN(const auto amended, m_storage.ratings().amended());
    ASSIGN_OR_RETURN(const auto inForce, rated(request.question, request.filter));
    if (amended.isEmpty())
        return RatedItems(*inForce);
    RatingRequest some = request;
    some.only = amended;
    ASSIGN_OR_RETURN(const auto first, collect(some));
    return replaceItems(*inForce, first, amended);
}

Result<QList<GroupAgreement>> ReportService::agreementPerVersion(const QString &question, const ReportFilter &filter,
                                                                 RatingMoment moment,
                                                                 const std::optional<BootstrapOptions> &bootstrap)
{
    ASSIGN_OR_RETURN(const auto schemes, m_storage.project().schemes());
    if (schemes.size() < 2)
        return QList<GroupAgreement>();
    QList<GroupAgreement> groups;
    for (const SchemeRevision &revision : schemes) {
        ReportFilter under = filter;
        under.scheme = revision.id;
        ASSIGN_OR_RETURN(const auto items, rated(question, under, moment));
        const Ratings &ratings = items->ratings;
        if (ratings.itemCount() > 0)
            groups.append(
                {QString::number(revision.version),
                 summarizeAgreement(PatternIndex(ratings).all(), ratings.raters(), ratings.labels(), bootstrap)});
    }
    return groups;
}

// Agreement is measured on first choices, which are the labels; here the answers are read whole.
Result<RankAgreement> ReportService::rankAgreementOn(const Question &question, const ReportFilter &filter,
                                                     RatingMoment moment)
{
    RatingRequest request;
    request.question = question.id;
    request.moment = moment;
    request.filter = filter;
    request.progress = m_progress;
    ASSIGN_OR_RETURN(const auto items, collect(request));
    const Ratings &ratings = items.ratings;
    std::vector<CandidateRanking> rankings;  // by label of the ratings
    for (const QString &answer : ratings.labels()) {
        CandidateRanking ranking;
        for (const QString &candidate : answerElements(answer).value_or(QStringList())) {
            for (int place = 0; place < int(question.options.size()); ++place) {
                if (answerText(question.options[place].value) == candidate)
                    ranking.push_back(place);
            }
        }
        rankings.push_back(std::move(ranking));
    }
    std::vector<std::vector<CandidateRanking>> ranked;
    for (qint64 item = 0; item < ratings.itemCount(); ++item) {
        std::vector<CandidateRanking> &own = ranked.emplace_back();
        for (const Rating &rating : ratings.of(item))
            own.push_back(rankings[size_t(rating.label)]);
    }
    return rankAgreement(ranked, int(question.options.size()));
}

Result<QuestionAgreement> ReportService::agreementOn(const QString &question, const ReportFilter &filter,
                                                     RatingMoment moment,
                                                     const std::optional<BootstrapOptions> &bootstrap)
{
    ASSIGN_OR_RETURN(const auto asked, scheme(filter.scheme));
    ASSIGN_OR_RETURN(const auto items, rated(question, filter, moment));
    const Ratings &ratings = items->ratings;
    const PatternIndex index(ratings);
    TargetRatings compared;
    compared.question = question == asked.goldQuestion ? QString() : question;
    QuestionAgreement result{question, AnswerTitles::of(asked, question),
                             compared, summarizeAgreement(index.all(), ratings.raters(), ratings.labels(), bootstrap),
                             {},       std::nullopt};
    for (const AgreementGroup group : {AgreementGroup::Batch, AgreementGroup::Week, AgreementGroup::Method,
                                       AgreementGroup::Model, AgreementGroup::Distance}) {
        const ItemGroups &groups = items->by(group);
        // Where no earlier utterance is marked, there is no distance to speak of.
        if (group != AgreementGroup::Distance || groups.names != QStringList{QString()})
            result.breakdowns.append({group, briefAgreementOfGroups(index, groups)});
    }
    if (!filter.scheme) {
        ASSIGN_OR_RETURN(auto versions, agreementPerVersion(question, filter, moment));
        if (versions.size() > 1)
            result.breakdowns.append({AgreementGroup::Version, std::move(versions)});
    }
    if (const Question *ranking = asked.question(question); ranking && ranking->kind == QuestionKind::Ranking) {
        ASSIGN_OR_RETURN(const auto ranks, rankAgreementOn(*ranking, filter, moment));
        result.ranks = ranks;
    }
    if (moment == RatingMoment::First)
        return result;
    ASSIGN_OR_RETURN(const auto first, rated(question, filter, RatingMoment::First));
    const PatternIndex before(first->ratings);
    result.discussion = changeOfAgreement(before, index, bootstrap.value_or(BootstrapOptions()));
    return result;
}

Result<QList<QuestionAgreement>> ReportService::agreement(const ReportFilter &filter, RatingMoment moment,
                                                          const std::optional<BootstrapOptions> &bootstrap)
{
    ASSIGN_OR_RETURN(const auto asked, scheme(filter.scheme));
    QList<QuestionAgreement> result;
    for (const QString &question : comparedQuestions(asked)) {
        ASSIGN_OR_RETURN(auto one, agreementOn(question, filter, moment, bootstrap));
        result.append(std::move(one));
    }
    return result;
}

Result<std::shared_ptr<const SpanItems>> ReportService::spanItems(const QString &question, const ReportFilter &filter)
{
    RatingRequest request;
    request.question = question;
    request.filter = filter;
    request.progress = m_progress;
    return m_cache->spans.get(m_storage, request, [this](const RatingRequest &wanted) -> Result<SpanItems> {
        SpanItems items;
        RETURN_IF_ERROR(m_storage.ratings().spans(wanted, [&items](const SpanRow &row) { items.add(row); }));
        return items;
    });
}

Result<QList<SpanQuestion>> ReportService::spanAgreement(const ReportFilter &filter,
                                                         const std::optional<BootstrapOptions> &bootstrap)
{
    ASSIGN_OR_RETURN(const auto asked, scheme(filter.scheme));
    QList<SpanQuestion> result;
    for (const Question &question : asked.questions) {
        if (question.kind != QuestionKind::Spans)
            continue;
        ASSIGN_OR_RETURN(const auto items, spanItems(question.id, filter));
        result.append({question.id, summarizeSpans(items->items, bootstrap)});
    }
    return result;
}

}  // namespace gainsay
