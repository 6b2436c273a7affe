// SPDX-License-Identifier: GPL-3.0-or-later
// The detector behind the page: opens packages, tries them, lets them judge the project, and measures what they
// said. Everything slow is a job.
#pragma once

#include "core/detect/DetectorSource.h"
#include "core/service/DetectService.h"
#include "core/service/RunQuality.h"
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

class DetectorDesk : public QObject {
    Q_OBJECT

public:
    DetectorDesk(ProjectSession &session, const DetectorSource &source, QObject *parent = nullptr);

    const DetectorSource &source() const { return m_source; }
    const std::shared_ptr<Detector> &detector() const { return m_detector; }
    // The model card of the open package as Markdown; empty if it has none.
    const QString &card() const { return m_card; }

    void open(const DetectorChoice &choice);
    // Judges some conversations of the project without keeping the answers, and says how fast that was.
    void selfTest();
    // Judges what has not been judged yet, of one batch or of all.
    void prelabel(BatchId batch, bool withSpans);
    // Reads the newest run and how well it fits the labels that are known.
    void measure();

Q_SIGNALS:
    void opened();
    void tested(const SelfTest &result);
    void prelabelled(const DetectReport &report);
    void measured(const PrelabelRun &run, const RunQuality &quality);
    void nothingToMeasure();
    void refused(const Error &error);

private:
    ProjectSession &m_session;
    const DetectorSource &m_source;
    std::shared_ptr<Detector> m_detector;
    QString m_card;
};

}  // namespace gainsay
