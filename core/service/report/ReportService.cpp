// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/service/report/ReportService.h"

#include "core/model/NameOrder.h"
#include "core/scheme/AnswerTitles.h"
#include "core/scheme/SchemeReader.h"
#include "core/service/detect/Suggestion.h"
#include "core/service/project/ActiveScheme.h"
#include "core/service/report/DoubtService.h"
#include "core/store/ConversationStore.h"
#include "core/store/PrelabelCalibration.h"
#include "core/store/ProjectStore.h"
#include "core/store/ReviewStore.h"
#include "core/store/Storage.h"
#include "core/workflow/BatchRules.h"

#include <QHash>

using namespace Qt::StringLiterals;

namespace gainsay {

namespace {

bool hasCountableAnswers(const Question &question)
{
    return question.compare && (question.kind == QuestionKind::Single || question.kind == QuestionKind::Multi ||
                                question.kind == QuestionKind::Bool || question.kind == QuestionKind::Scale);
}

}  // namespace

Result<Scheme> ReportService::scheme(SchemeId version)
{
    if (version) {
        const Result<SchemeRevision> revision = m_storage.project().scheme(version);
        return revision ? readScheme(revision->body) : Result<Scheme>(revision.error());
    }
    ASSIGN_OR_RETURN(auto active, activeScheme(m_storage.project()));
    return std::move(active.scheme);
}

Result<QStringList> ReportService::models()
{
    return m_storage.reports().models();
}

Result<QStringList> ReportService::methods()
{
    return m_storage.reports().methods();
}

Result<ListedConversations> ReportService::behind(const ReportFilter &filter, const ReportTarget &target, int limit)
{
    return m_storage.reports().conversations(filter, target, limit);
}

Result<QHash<BatchId, QString>> ReportService::batchNames()
{
    ASSIGN_OR_RETURN(const auto batches, m_storage.conversations().batches());
    QHash<BatchId, QString> names;
    for (const Batch &batch : batches)
        names.insert(batch.id, batch.name);
    return names;
}

Result<QList<StateCount>> ReportService::states(const ReportFilter &filter)
{
    ASSIGN_OR_RETURN(const auto blocks,
                     m_cache->states.get(m_storage, filter, m_progress, [this](const ReportFilter &some) {
                         return m_storage.reports().states(some);
                     }));
    QList<StateCount> all;
    for (const QList<StateCount> &block : blocks)
        all += block;
    return all;
}

Result<ProgressFigures> ReportService::progress(const ReportFilter &filter)
{
    ASSIGN_OR_RETURN(const auto names, batchNames());
    ASSIGN_OR_RETURN(const auto counted, states(filter));
    return progressFigures(counted, names);
}

Result<DatasetCounts> ReportService::datasetCounts(const Scheme &scheme, const ReportFilter &filter)
{
    ASSIGN_OR_RETURN(auto labels, m_storage.reports().finalLabels(filter));
    DatasetCounts counts{std::move(labels)};
    QStringList asked;
    for (const Question &question : scheme.questions) {
        if (question.id == scheme.goldQuestion || !hasCountableAnswers(question))
            continue;
        counts.others.append({question.id, question.kind, {}});
        asked.append(question.id);
    }
    ASSIGN_OR_RETURN(auto answers, m_storage.reports().finalAnswers(asked, filter));
    for (qsizetype i = 0; i < asked.size(); ++i)
        counts.others[i].counts = std::move(answers[i]);
    ASSIGN_OR_RETURN(auto lengths, m_storage.reports().turnLengths(filter));
    counts.lengths = std::move(lengths);
    return counts;
}

Result<DatasetFigures> ReportService::dataset(const ReportFilter &filter)
{
    ASSIGN_OR_RETURN(const auto asked, scheme());
    ASSIGN_OR_RETURN(const auto blocks,
                     m_cache->dataset.get(m_storage, filter, m_progress,
                                          [&](const ReportFilter &some) { return datasetCounts(asked, some); }));
    DatasetCounts all;
    for (const DatasetCounts &block : blocks)
        all.add(block);
    return datasetFigures(asked, all);
}

Result<DatasetFigures> ReportService::finalLabels(const ReportFilter &filter)
{
    ASSIGN_OR_RETURN(const auto asked, scheme());
    ASSIGN_OR_RETURN(const auto blocks,
                     m_cache->labels.get(m_storage, filter, m_progress, [this](const ReportFilter &some) {
                         return m_storage.reports().finalLabels(some);
                     }));
    DatasetCounts all;
    for (const QList<FinalAnswerCount> &block : blocks)
        all.labels += block;
    return datasetFigures(asked, all);
}

Result<SpotCheckFigures> ReportService::spotChecks(const ReportFilter &filter)
{
    ASSIGN_OR_RETURN(const auto batches, m_storage.conversations().batches());
    ASSIGN_OR_RETURN(const auto counted, m_storage.reports().roundCounts(filter));
    QHash<RoundId, SpotCounts> counts;
    for (const RoundCount &round : counted)
        counts.insert(round.round, round.counts);
    ASSIGN_OR_RETURN(const auto held, states(filter));
    QHash<BatchId, ProgressCounts> work;  // training is not spot-checked
    for (const StateCount &state : held)
        work[state.batch].add(state);
    SpotCheckFigures figures;
    for (const Batch &batch : batches) {
        if (!work.contains(batch.id))
            continue;
        ASSIGN_OR_RETURN(const auto facts, m_storage.reviews().batchFacts(batch.id));
        ASSIGN_OR_RETURN(const auto rounds, m_storage.reviews().rounds(batch.id));
        const ProgressCounts items = work.value(batch.id);
        const BatchState state = deriveBatch(facts);
        SpotBatchFigures one{
            batch.name, state, facts.items, {}, batchPhase(state, items, items.open + items.inWork > 0)};
        for (const SpotRound &round : rounds) {
            if (counts.contains(round.id))
                one.rounds.append({round, counts.value(round.id)});
        }
        figures.batches.append(one);
    }
    return figures;
}

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
    ASSIGN_OR_RETURN(const auto users, m_storage.project().users());
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

namespace {

constexpr qint64 driftWindow = 50;
constexpr qsizetype mostDoubted = 50;
constexpr double conspicuous = 3.5;

// What one person did, in order of time.
struct Pace {
    std::vector<double> active;
    std::vector<double> prelabel;
    std::vector<char> kept;
};

void describePace(const Pace &pace, AnnotatorFigures &figures)
{
    figures.medianActiveMs = medianOf(pace.active);
    figures.medianPrelabelMs = medianOf(pace.prelabel);
    figures.timedPrelabels = static_cast<qint64>(pace.prelabel.size());
    figures.drift = driftOf(pace.kept, driftWindow);
    const std::vector<double> scores = speedScores(pace.active);
    for (size_t i = 0; i < scores.size(); ++i) {
        const auto took = static_cast<qint64>(pace.active[i]);
        if (scores[i] < -conspicuous) {
            ++figures.fastOutliers;
            figures.fastUnderMs = std::max(figures.fastUnderMs, took + 1);
        }
        if (scores[i] > conspicuous) {
            ++figures.slowOutliers;
            figures.slowFromMs = std::min(figures.slowFromMs, took);
        }
    }
}

}  // namespace

Result<void> ReportService::addConfusions(bool imported, const ReportFilter &filter,
                                          QHash<UserId, AnnotatorFigures> &figures)
{
    ASSIGN_OR_RETURN(const auto counts, m_storage.ratings().confusion(imported, filter));
    for (const RaterConfusion &count : counts) {
        AnnotatorFigures &one = figures[count.user];
        (imported ? one.againstImported : one.againstFinal).add(count.said, count.truth, count.count);
    }
    return {};
}

Result<void> ReportService::addPace(const ReportFilter &filter, QHash<UserId, AnnotatorFigures> &figures)
{
    QHash<UserId, Pace> paces;
    const Result<void> read = m_storage.ratings().moments(filter, [&](const WorkMoment &moment) {
        Pace &pace = paces[moment.user];
        // Answers that came by file carry no time.
        if (moment.activeMs > 0)
            pace.active.push_back(static_cast<double>(moment.activeMs));
        if (moment.prelabelMs)
            pace.prelabel.push_back(static_cast<double>(*moment.prelabelMs));
        if (moment.kept)
            pace.kept.push_back(*moment.kept ? 1 : 0);
    });
    if (!read)
        return read;
    for (const auto &[user, pace] : paces.asKeyValueRange())
        describePace(pace, figures[user]);
    return {};
}

Result<void> ReportService::addAbility(const ReportFilter &filter, AnnotatorReport &report)
{
    ASSIGN_OR_RETURN(const auto active, activeScheme(m_storage.project()));
    report.titles = AnswerTitles::of(active.scheme, active.scheme.goldQuestion);
    ASSIGN_OR_RETURN(const auto items, rated(active.scheme.goldQuestion, filter));
    NoProgress unwatched;
    ASSIGN_OR_RETURN(const auto doubts, DoubtService(m_storage).findIn(items->ratings, {filter, 1, mostDoubted},
                                                                       m_progress ? *m_progress : unwatched));
    for (AnnotatorFigures &annotator : report.annotators) {
        for (const RaterAbility &rater : doubts.raters) {
            if (rater.name == annotator.name)
                annotator.ability = rater.accuracy;
        }
    }
    for (const DoubtedItem &item : doubts.items)
        report.doubted.append({item.externalId, item.accepted, item.likeliest, item.probability});
    return {};
}

Result<AnnotatorReport> ReportService::annotators(const ReportFilter &filter)
{
    ASSIGN_OR_RETURN(const auto users, m_storage.project().users());
    ASSIGN_OR_RETURN(const auto totals, m_storage.ratings().totals(filter));
    ASSIGN_OR_RETURN(const auto verdicts, m_storage.ratings().verdicts(filter));
    QHash<UserId, AnnotatorFigures> figures;
    for (const RaterTotals &total : totals)
        figures[total.user].totals = total;
    for (const RaterVerdicts &verdict : verdicts)
        figures[verdict.user].spotChecks = verdict;
    for (const bool imported : {false, true}) {
        RETURN_IF_ERROR(addConfusions(imported, filter, figures));
    }
    RETURN_IF_ERROR(addPace(filter, figures));
    AnnotatorReport report;
    for (const User &user : sortedByName(users)) {
        if (!figures.contains(user.id))
            continue;
        report.annotators.append(figures.value(user.id));
        report.annotators.last().name = user.name;
    }
    RETURN_IF_ERROR(addAbility(filter, report));
    return report;
}

Result<void> ReportService::addShownAgreement(const ReportFilter &filter, DetectorEffect &effect)
{
    ASSIGN_OR_RETURN(const auto active, activeScheme(m_storage.project()));
    ASSIGN_OR_RETURN(const auto items, rated(active.scheme.goldQuestion, filter));
    AgreementSummary shown = summarizeAgreement(Ratings());
    AgreementSummary hidden = shown;
    qint64 mixed = 0;
    const PatternIndex index(items->ratings);
    for (const GroupAgreement &group : agreementOfGroups(index, items->by(AgreementGroup::Shown))) {
        if (group.group == groupShown)
            shown = group.summary;
        else if (group.group == groupHidden)
            hidden = group.summary;
        else
            mixed = group.summary.items;
    }
    effect.agreement = compareShown(shown, hidden, mixed);
    effect.titles = AnswerTitles::of(active.scheme, active.scheme.goldQuestion);
    return {};
}

Result<void> ReportService::addAnswerTimes(const ReportFilter &filter, const QHash<UserId, QString> &names,
                                           DetectorEffect &effect)
{
    AnswerTimes all;
    QHash<QString, AnswerTimes> people;
    const Result<void> read = m_storage.ratings().moments(filter, [&](const WorkMoment &moment) {
        for (AnswerTimes *times : {&all, &people[names.value(moment.user)]}) {
            // Answers that came by file carry no time.
            if (moment.activeMs > 0)
                (moment.shown ? times->shown : times->hidden).push_back(double(moment.activeMs));
            if (moment.prelabelMs)
                times->prelabel.push_back(double(*moment.prelabelMs));
        }
    });
    if (!read)
        return read;
    effect.pace = comparePace(all);
    for (PersonEffect &person : effect.people) {
        const AnswerTimes &times = people[person.name];
        person.pace = comparePace(times);
        person.medianPrelabelMs = medianOf(times.prelabel);
        person.timedPrelabels = qint64(times.prelabel.size());
    }
    return {};
}

// People's answers and the outcome beside what the detector says, as the project reads it.
Result<void> ReportService::addDetectorLabels(const PrelabelRun &run, const ReportFilter &filter,
                                              const QHash<UserId, QString> &names, DetectorEffect &effect)
{
    effect.run = u"%1 %2"_s.arg(run.model, run.version);
    effect.runId = run.id;
    ASSIGN_OR_RETURN(const auto active, activeScheme(m_storage.project()));
    ASSIGN_OR_RETURN(const auto reading, readingOf(m_storage, active.scheme, run.id));
    ASSIGN_OR_RETURN(const auto answers, m_storage.ratings().detectorAnswers(run.id, reading, filter));
    addFollowing(answers, names, effect);
    ASSIGN_OR_RETURN(const auto outcomes, m_storage.ratings().detectorOutcomes(run.id, reading, filter));
    effect.outcome = outcomeAgreement(outcomes, effect.run);
    return {};
}

Result<DetectorEffect> ReportService::detectorEffect(const ReportFilter &filter)
{
    DetectorEffect effect;
    ASSIGN_OR_RETURN(const auto newest, newestDetectorRun(m_storage));
    ASSIGN_OR_RETURN(const auto names, userNames());
    RETURN_IF_ERROR(addShownAgreement(filter, effect));
    if (newest) {
        RETURN_IF_ERROR(addDetectorLabels(*newest, filter, names, effect));
    }
    RETURN_IF_ERROR(addAnswerTimes(filter, names, effect));
    return effect;
}

}  // namespace gainsay
