// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/detector/DetectorController.h"

#include "core/detect/package/ModelPackage.h"
#include "core/service/browse/BrowseService.h"

#include <QElapsedTimer>
#include <QLocale>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace gainsay {

namespace {

constexpr int selfTestItems = 256;

Result<SelfTest> runSelfTest(const Detector &detector, Storage &storage)
{
    ASSIGN_OR_RETURN(const auto some, BrowseService(storage).pageAfter({}, selfTestItems));
    QElapsedTimer timer;
    timer.start();
    RETURN_IF_ERROR(detector.detect(some, {}));
    SelfTest result;
    result.conversations = some.size();
    result.perSecond = double(some.size()) * 1e9 / double(qMax<qint64>(1, timer.nsecsElapsed()));
    result.provider = detector.provider();
    result.remarks = detector.remarks();
    return result;
}

}  // namespace

DetectorController::DetectorController(ProjectSession &session, const DetectorSource &source, QObject *parent)
    : QObject(parent), m_session(session), m_source(source)
{
    connect(&session, &ProjectSession::closed, this, [this] {
        m_measured.reset();
        Q_EMIT nothingToMeasure();
    });
}

void DetectorController::complain(const Error &error)
{
    if (error.kind != ErrorKind::Cancelled)
        Q_EMIT refused(error);
}

void DetectorController::open(const DetectorChoice &choice)
{
    struct Opened {
        std::shared_ptr<Detector> detector;
        QString card;
    };
    const QString language = QLocale().name().section(u'_', 0, 0);
    m_session.jobs().start([] { return tr("Loading the detector"); }, this,
                           [&source = m_source, choice, language](Progress &) -> Result<Opened> {
                               ASSIGN_OR_RETURN(auto detector, source.open(choice));
                               const Result<ModelPackage> package = choice.model.isEmpty()
                                                                        ? Result<ModelPackage>(notFound({}))
                                                                        : ModelPackage::open(choice.model);
                               return Opened{std::shared_ptr<Detector>(std::move(detector)),
                                             package ? package->card(language) : QString()};
                           },
                           [this, choice](const Result<Opened> &result) {
                               if (result) {
                                   m_detector = result->detector;
                                   m_choice = choice;
                                   m_card = result->card;
                                   Q_EMIT opened();
                               } else {
                                   complain(result.error());
                               }
                               measure();
                           });
}

void DetectorController::selfTest()
{
    if (!m_detector)
        return;
    m_session.startJob([] { return tr("Trying the detector"); }, this,
                       [detector = m_detector](Storage &storage, const Clock &, Progress &) {
                           return runSelfTest(*detector, storage);
                       },
                       [this](const Result<SelfTest> &result) {
                           if (result)
                               Q_EMIT tested(*result);
                           else
                               complain(result.error());
                       });
}

void DetectorController::prelabel(BatchId batch, bool withSpans)
{
    if (!m_detector)
        return;
    const QString user = m_session.user() ? m_session.user()->name : QString();
    m_session.startJob(
        [] { return tr("Pre-labelling"); }, this,
        [detector = m_detector, batch, withSpans, user](Storage &storage, const Clock &clock, Progress &progress) {
            return DetectService(storage, clock, user).run(*detector, {batch, {}}, withSpans, progress);
        },
        [this](const Result<DetectReport> &report) {
            if (!report)
                return complain(report.error());
            Q_EMIT prelabelled(*report);
            measure();
        });
}

void DetectorController::measure()
{
    if (!m_session.isOpen())
        return;
    std::optional<DetectorInfo> preferred;
    if (m_detector)
        preferred = m_detector->info();
    m_session.startJob(
        [] { return tr("Comparing the detector with known labels"); }, this,
        [scheme = m_session.facts().scheme, preferred](Storage &storage, const Clock &, Progress &progress) {
            return measureRun(storage, scheme, preferred, progress);
        },
        [this](const Result<std::optional<MeasuredRun>> &result) {
            if (!result)
                return complain(result.error());
            m_measured = *result;
            if (m_measured)
                Q_EMIT measured(m_measured->run, m_measured->quality, m_measured->tuning);
            else
                Q_EMIT nothingToMeasure();
        });
}

void DetectorController::setThreshold(std::optional<double> threshold)
{
    if (m_measured && m_measured->tuning.threshold != threshold)
        tune({m_measured->tuning.temperature, threshold});
}

void DetectorController::fitTemperature()
{
    if (!m_measured)
        return;
    m_session.jobs().start([] { return tr("Fitting the temperature"); }, this,
                           [comparison = m_measured->comparison](Progress &) { return fittedTemperature(*comparison); },
                           [this, comparison = m_measured->comparison](const Result<double> &temperature) {
                               if (!m_measured || m_measured->comparison != comparison)
                                   return;  // measured again, or another project
                               if (temperature)
                                   tune({*temperature, std::nullopt});
                               else
                                   complain(temperature.error());
                           });
}

void DetectorController::takeTemperatureBack()
{
    if (m_measured && m_measured->tuning.temperature != 1.0)
        tune({});
}

void DetectorController::tune(const DetectorTuning &tuning)
{
    if (!m_measured)
        return;
    const QString user = m_session.user() ? m_session.user()->name : QString();
    m_session.save(
        this,
        [run = m_measured->run.id, tuning, user](Storage &storage, const Clock &clock) -> Result<bool> {
            const Result<void> set = TuningService(storage, clock, user).set(run, tuning);
            return set ? Result<bool>(true) : set.error();
        },
        [this, tuning](const Result<bool> &set) {
            if (!set) {
                Q_EMIT refused(set.error());
                return;
            }
            if (!m_measured)
                return;
            const bool dropped = m_measured->tuning.threshold && tuning.temperature != m_measured->tuning.temperature;
            judgeAnew(tuning);
            if (dropped)
                Q_EMIT thresholdDropped();
        });
}

void DetectorController::judgeAnew(const DetectorTuning &tuning)
{
    m_measured->tuning = tuning;
    m_session.jobs().start([] { return tr("Comparing the detector with known labels"); }, this,
                           [comparison = m_measured->comparison, tuning](Progress &) -> Result<RunQuality> {
                               return qualityOf(*comparison, tuning);
                           },
                           [this, run = m_measured->run.id, tuning](const Result<RunQuality> &quality) {
                               if (!quality || !m_measured || m_measured->run.id != run || m_measured->tuning != tuning)
                                   return;
                               m_measured->quality = *quality;
                               Q_EMIT measured(m_measured->run, *quality, tuning);
                           });
}

}  // namespace gainsay
