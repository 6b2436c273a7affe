// SPDX-License-Identifier: GPL-3.0-or-later
// The work behind the Collect page's tab of CDConv: reads openings, tries the methods on a few, and runs the pipeline
// as a job. Lives on the GUI thread; everything that takes time runs elsewhere.
#pragma once

#include "core/collect/Openings.h"
#include "core/service/collect/CdconvCollectService.h"
#include "ui/pages/collect/tab/CollectTools.h"
#include "ui/session/ProjectSession.h"

#include <QObject>

#include <array>

namespace gainsay {

// Openings with, where the project has them, the replies that they got.
struct OpeningSource {
    QString name;
    QList<Opening> openings;
    QHash<QString, QString> replies;  // b1 by u1
    int rejected = 0;
    QString firstProblem;
};

// What is to be made, as the tab says it.
struct CdconvPlan {
    QStringList bots;
    QStringList methods;
    bool filter = true;
    QString writer;                       // the bot that writes questions and paraphrases; empty: by rules
    std::array<QString, 3> dictionaries;  // files of one's own: synonyms, antonyms, negatives; empty: none
    quint64 seed = 1;
    int candidates = 1;
    QString batch;
};

// What one method makes of one opening.
struct TriggerSample {
    QString method;
    QString said;  // u1, or b1 for the method that reads it
    QString u2;
    QString skipped;
};

class CdconvDesk : public QObject {
    Q_OBJECT

public:
    CdconvDesk(ProjectSession &session, CollectTools tools, QObject *parent = nullptr);

    const OpeningSource &source() const { return m_source; }
    bool isRunning() const { return m_job != 0; }
    // 0 … 1; nothing while it is unknown.
    std::optional<double> progress() const;

    void readFile(const QString &path);
    // Opening utterances of one batch, or of the whole project.
    void readProject(const QString &batch);
    void forget();
    // Answers with sampled() once; an older question is dropped.
    void sample(const CdconvPlan &plan);
    // Without asking any bot: how much there is to do.
    CdconvCollectEstimate estimate(const CdconvPlan &plan) const;
    // What the estimate takes their limits and prices from.
    void setServers(const QList<ServerBotSettings> &servers) { m_servers = servers; }
    void run(const CdconvPlan &plan);
    void cancel();

Q_SIGNALS:
    void sourceRead();
    void sampled(const QList<gainsay::TriggerSample> &samples);
    void runningChanged();
    void progressed();
    void finished(const gainsay::CdconvCollectReport &report, const QString &batch, const QString &firstProblem);
    void refused(const gainsay::Error &error);

private:
    void setSource(const Result<OpeningSource> &read);

    ProjectSession &m_session;
    const CollectTools m_tools;
    OpeningSource m_source;
    QList<ServerBotSettings> m_servers;
    int m_reading = 0;   // only the last question counts
    int m_sampling = 0;  // the same
    int m_job = 0;
};

}  // namespace gainsay
