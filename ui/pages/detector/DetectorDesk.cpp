// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/detector/DetectorDesk.h"

#include "core/detect/package/ModelPackage.h"
#include "core/store/ConversationStore.h"

#include <QElapsedTimer>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace gainsay {

namespace {

constexpr int selfTestItems = 256;

Result<SelfTest> runSelfTest(const Detector &detector, Storage &storage)
{
    const Result<QList<Conversation>> some = storage.conversations().pageAfter({}, selfTestItems);
    if (!some)
        return some.error();
    QElapsedTimer timer;
    timer.start();
    const Result<QList<Prediction>> predictions = detector.detect(*some, {});
    if (!predictions)
        return predictions.error();
    SelfTest result;
    result.conversations = some->size();
    result.perSecond = double(some->size()) * 1e9 / double(qMax<qint64>(1, timer.nsecsElapsed()));
    result.provider = detector.provider();
    result.remarks = detector.remarks();
    return result;
}

struct Measured {
    PrelabelRun run;
    RunQuality quality;
};

Result<std::optional<Measured>> measureNewest(Storage &storage, const Scheme &scheme, Progress &progress)
{
    const Result<QList<PrelabelRun>> runs = storage.prelabels().runs();
    if (!runs)
        return runs.error();
    // Imported predictions of other models are measured on the Errors page.
    const auto newest =
        std::find_if(runs->begin(), runs->end(), [](const PrelabelRun &run) { return run.origin == u"detector"_s; });
    if (newest == runs->end())
        return std::optional<Measured>();
    const Result<RunQuality> quality = measureRun(storage, scheme, newest->id, progress);
    if (!quality)
        return quality.error();
    return std::optional(Measured{*newest, *quality});
}

}  // namespace

DetectorDesk::DetectorDesk(ProjectSession &session, const DetectorSource &source, QObject *parent)
    : QObject(parent), m_session(session), m_source(source)
{
}

void DetectorDesk::open(const DetectorChoice &choice)
{
    struct Opened {
        std::shared_ptr<Detector> detector;
        QString card;
    };
    m_session.jobs().start(
        tr("Loading the detector"), this,
        [&source = m_source, choice](Progress &) -> Result<Opened> {
            Result<std::unique_ptr<Detector>> detector = source.open(choice);
            if (!detector)
                return detector.error();
            const Result<ModelPackage> package =
                choice.model.isEmpty() ? Result<ModelPackage>(notFound({})) : ModelPackage::open(choice.model);
            return Opened{std::shared_ptr<Detector>(*std::move(detector)), package ? package->card() : QString()};
        },
        [this](const Result<Opened> &result) {
            if (!result) {
                Q_EMIT refused(result.error());
                return;
            }
            m_detector = result->detector;
            m_card = result->card;
            Q_EMIT opened();
        });
}

void DetectorDesk::selfTest()
{
    if (!m_detector)
        return;
    m_session.startJob(
        tr("Trying the detector"), this,
        [detector = m_detector](Storage &storage, const Clock &, Progress &) {
            return runSelfTest(*detector, storage);
        },
        [this](const Result<SelfTest> &result) {
            if (result)
                Q_EMIT tested(*result);
            else
                Q_EMIT refused(result.error());
        });
}

void DetectorDesk::prelabel(BatchId batch, bool withSpans)
{
    if (!m_detector)
        return;
    const QString user = m_session.user() ? m_session.user()->name : QString();
    m_session.startJob(
        tr("Pre-labelling"), this,
        [detector = m_detector, batch, withSpans, user](Storage &storage, const Clock &clock, Progress &progress) {
            return DetectService(storage, clock, user).run(*detector, {batch, {}}, withSpans, progress);
        },
        [this](const Result<DetectReport> &report) {
            if (!report) {
                Q_EMIT refused(report.error());
                return;
            }
            Q_EMIT prelabelled(*report);
            measure();
        });
}

void DetectorDesk::measure()
{
    if (!m_session.isOpen())
        return;
    m_session.startJob(
        tr("Comparing the detector with known labels"), this,
        [scheme = m_session.facts().scheme](Storage &storage, const Clock &, Progress &progress) {
            return measureNewest(storage, scheme, progress);
        },
        [this](const Result<std::optional<Measured>> &result) {
            if (!result)
                Q_EMIT refused(result.error());
            else if (*result)
                Q_EMIT measured((*result)->run, (*result)->quality);
            else
                Q_EMIT nothingToMeasure();
        });
}

}  // namespace gainsay
