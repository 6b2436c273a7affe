// SPDX-License-Identifier: GPL-3.0-or-later
// The detector behind the page: opens packages, tries them, lets them judge the project, measures what they said and
// sets how the project reads it. Everything slow is a job.
#pragma once

#include "core/detect/run/DetectorSource.h"
#include "core/service/detect/DetectService.h"
#include "core/service/detect/RunQuality.h"
#include "core/service/detect/TuningService.h"
#include "ui/session/ProjectSession.h"

#include <QObject>

#include <memory>

namespace gainsay {

struct SelfTest {
    qint64 conversations = 0;
    double perSecond = 0.0;
    QString provider;
    QStringList remarks;
};

class DetectorController : public QObject {
    Q_OBJECT

public:
    DetectorController(ProjectSession &session, const DetectorSource &source, QObject *parent = nullptr);

    const DetectorSource &source() const { return m_source; }
    const std::shared_ptr<Detector> &detector() const { return m_detector; }
    // The model card of the open package as Markdown; empty if it has none.
    const QString &card() const { return m_card; }

    // What the open detector was opened with.
    const DetectorChoice &choice() const { return m_choice; }

    // One that cannot be opened leaves the one before in place. Either way its run is measured then.
    void open(const DetectorChoice &choice);
    // Judges some conversations of the project without keeping the answers, and says how fast that was.
    void selfTest();
    // Judges what has not been judged yet, of one batch or of all.
    void prelabel(BatchId batch, bool withSpans);
    // Reads the run of the open detector, else the newest, and how well it fits the labels that are known.
    void measure();
    // How the project reads the run that was measured; `measured` follows.
    void setThreshold(std::optional<double> threshold);
    // A threshold is dropped with it: it was set on the probabilities as they were before.
    void fitTemperature();
    void takeTemperatureBack();

Q_SIGNALS:
    void opened();
    void tested(const SelfTest &result);
    void prelabelled(const DetectReport &report);
    void measured(const PrelabelRun &run, const RunQuality &quality, const DetectorTuning &tuning);
    void thresholdDropped();
    void nothingToMeasure();
    void refused(const Error &error);

private:
    void tune(const DetectorTuning &tuning);
    // Whoever stopped a job knows it.
    void complain(const Error &error);
    void judgeAnew(const DetectorTuning &tuning);

    ProjectSession &m_session;
    const DetectorSource &m_source;
    std::shared_ptr<Detector> m_detector;
    DetectorChoice m_choice;
    QString m_card;
    std::optional<MeasuredRun> m_measured;
};

}  // namespace gainsay
