// SPDX-License-Identifier: GPL-3.0-or-later
// The figures of every report page, read from a project. Nothing is changed; safe on a connection of its own in
// another thread while people work.
#pragma once

#include "core/base/Result.h"
#include "core/report/AgreementBreakdown.h"
#include "core/report/AnnotatorFigures.h"
#include "core/report/DatasetFigures.h"
#include "core/report/DetectorEffect.h"
#include "core/report/ProgressFigures.h"
#include "core/report/SpotCheckFigures.h"
#include "core/service/report/ReportCache.h"

#include <QList>
#include <QString>

#include <memory>
#include <optional>

namespace gainsay {

class Storage;
struct PrelabelRun;

// Questions whose answers are compared as labels, in the scheme's order.
QStringList comparedQuestions(const Scheme &scheme);

class ReportService {
public:
    // `cache`, if given, keeps ratings from one service to the next. `progress`, if given, hears how far a long reading
    // is; once it is cancelled, the answer is that.
    explicit ReportService(Storage &storage, ReportCache *cache = nullptr, Progress *progress = nullptr)
        : m_storage(storage), m_cache(cache ? cache : &m_ownCache), m_progress(progress)
    {
    }
    Q_DISABLE_COPY(ReportService)

    // What can be filtered by; an empty name where some conversations have none.
    Result<QStringList> models();
    Result<QStringList> methods();
    // The first conversations behind a figure.
    Result<ListedConversations> behind(const ReportFilter &filter, const ReportTarget &target, int limit);
    // What the project's questions are: now, or under an earlier version.
    Result<Scheme> scheme(SchemeId version = {});

    Result<ProgressFigures> progress(const ReportFilter &filter);
    Result<DatasetFigures> dataset(const ReportFilter &filter);
    // The labels alone of dataset(), which are counted without reading an answer or a text.
    Result<DatasetFigures> finalLabels(const ReportFilter &filter);

    // Per question that is compared and has a fixed set of answers, in the scheme's order; with its breakdowns, and
    // for answers in force with what they were before discussion.
    Result<QList<QuestionAgreement>> agreement(const ReportFilter &filter, RatingMoment moment = RatingMoment::InForce,
                                               const std::optional<BootstrapOptions> &bootstrap = std::nullopt);
    Result<QuestionAgreement> agreementOn(const QString &question, const ReportFilter &filter,
                                          RatingMoment moment = RatingMoment::InForce,
                                          const std::optional<BootstrapOptions> &bootstrap = std::nullopt);
    // Of answers that were made under the same version of the scheme, oldest first; none where it was never revised.
    Result<QList<GroupAgreement>> agreementPerVersion(const QString &question, const ReportFilter &filter,
                                                      RatingMoment moment = RatingMoment::InForce,
                                                      const std::optional<BootstrapOptions> &bootstrap = std::nullopt);
    // Per question that is answered with spans.
    Result<QList<SpanQuestion>> spanAgreement(const ReportFilter &filter,
                                              const std::optional<BootstrapOptions> &bootstrap = std::nullopt);
    // One question's ratings; items are numbered as their conversations.
    Result<std::shared_ptr<const RatedItems>> rated(const QString &question, const ReportFilter &filter,
                                                    RatingMoment moment = RatingMoment::InForce);
    // The newest detector's.
    Result<DetectorEffect> detectorEffect(const ReportFilter &filter);

    Result<SpotCheckFigures> spotChecks(const ReportFilter &filter);
    Result<AnnotatorReport> annotators(const ReportFilter &filter);

private:
    Result<QHash<BatchId, QString>> batchNames();
    Result<QHash<UserId, QString>> userNames();
    Result<QList<StateCount>> states(const ReportFilter &filter);
    Result<DatasetCounts> datasetCounts(const Scheme &scheme, const ReportFilter &filter);
    Result<RankAgreement> rankAgreementOn(const Question &question, const ReportFilter &filter, RatingMoment moment);
    Result<RatedItems> collect(const RatingRequest &request);
    Result<RatedItems> collectFirst(const RatingRequest &request);
    Result<std::shared_ptr<const SpanItems>> spanItems(const QString &question, const ReportFilter &filter);
    Result<void> addShownAgreement(const ReportFilter &filter, DetectorEffect &effect);
    Result<void> addDetectorLabels(const PrelabelRun &run, const ReportFilter &filter,
                                   const QHash<UserId, QString> &names, DetectorEffect &effect);
    Result<void> addAnswerTimes(const ReportFilter &filter, const QHash<UserId, QString> &names,
                                DetectorEffect &effect);
    Result<void> addConfusions(bool imported, const ReportFilter &filter, QHash<UserId, AnnotatorFigures> &figures);
    Result<void> addPace(const ReportFilter &filter, QHash<UserId, AnnotatorFigures> &figures);
    Result<void> addAbility(const ReportFilter &filter, AnnotatorReport &report);

    Storage &m_storage;
    ReportCache m_ownCache;
    ReportCache *m_cache;
    Progress *m_progress;
};

}  // namespace gainsay
