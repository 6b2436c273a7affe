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
#include "core/store/RatingStore.h"

#include <QList>
#include <QString>

#include <memory>
#include <optional>

namespace gainsay {

class RatingCache;
class Storage;
struct PrelabelRun;

class ReportService {
public:
    // `cache`, if given, keeps ratings from one request to the next.
    explicit ReportService(Storage &storage, RatingCache *cache = nullptr) : m_storage(storage), m_cache(cache) {}

    // What the project's questions are.
    Result<Scheme> scheme();

    Result<ProgressFigures> progress(const ReportFilter &filter);
    Result<DatasetFigures> dataset(const ReportFilter &filter);

    // Per question that is compared and has a fixed set of answers, in the scheme's order; with its breakdowns, and
    // for answers in force with what they were before discussion.
    Result<QList<QuestionAgreement>> agreement(const ReportFilter &filter, RatingMoment moment = RatingMoment::InForce,
                                               const std::optional<BootstrapOptions> &bootstrap = std::nullopt);
    Result<QuestionAgreement> agreementOn(const QString &question, const ReportFilter &filter,
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
    Result<RatedItems> collect(const RatingRequest &request);
    Result<QList<SpanItem>> spanItems(const QString &question, const ReportFilter &filter);
    Result<void> addShownAgreement(const ReportFilter &filter, DetectorEffect &effect);
    Result<void> addDetectorLabels(const PrelabelRun &run, const ReportFilter &filter,
                                   const QHash<UserId, QString> &names, DetectorEffect &effect);
    Result<void> addAnswerTimes(const ReportFilter &filter, const QHash<UserId, QString> &names,
                                DetectorEffect &effect);
    Result<void> addConfusions(bool imported, const ReportFilter &filter, QHash<UserId, AnnotatorFigures> &figures);
    Result<void> addPace(const ReportFilter &filter, QHash<UserId, AnnotatorFigures> &figures);
    // Per item the number of its final label; -1 where there is none.
    Result<std::vector<int>> acceptedLabels(const Ratings &ratings, const ReportFilter &filter);
    Result<void> addAbility(const ReportFilter &filter, AnnotatorReport &report);

    Storage &m_storage;
    RatingCache *m_cache = nullptr;
};

}  // namespace gainsay
