// SPDX-License-Identifier: GPL-3.0-or-later
// Sets up a language model as a judge: which bot, how many conversations and answers, what it may cost, and the prompt,
// to be read and edited. Says what will be sent to whom and about what it will cost. Sends nothing itself.
#pragma once

#include "core/bots/BotSource.h"
#include "core/service/judge/JudgeService.h"
#include "ui/session/ProjectSession.h"

#include <QDialog>
#include <QTimer>

class QComboBox;
class QDoubleSpinBox;
class QFormLayout;
class QLabel;
class QPlainTextEdit;
class QPushButton;
class QSpinBox;

namespace gainsay {

// What a judge is set up with, before its bot is opened.
struct JudgeSetup {
    QString bot;
    QString prompt;
    QString language;
    int samples = 1;
    qint64 limit = 0;
    std::optional<double> mostCost;
};

// To be called on the thread of a job: opening may take seconds, or a person who unlocks the keyring.
Result<JudgeRequest> openJudge(const BotSource &bots, const JudgeSetup &setup);

class JudgeDialog : public QDialog {
    Q_OBJECT

public:
    JudgeDialog(ProjectSession &session, const BotSource &bots, QWidget *parent);

Q_SIGNALS:
    void startRequested(const gainsay::JudgeSetup &setup);

private:
    struct Found {
        QStringList bots;
        QList<ServerBotSettings> servers;
        QString language;
        QString prompt;
    };

    void build();
    void addFields(QFormLayout *form);
    void load();
    void fill(const Found &found);
    JudgeSetup setup() const;
    void describe();
    void estimate();
    void showEstimate(const Result<JudgeEstimate> &estimate);

    ProjectSession &m_session;
    const BotSource &m_bots;
    QList<ServerBotSettings> m_servers;
    QString m_language;
    QComboBox *m_bot = nullptr;
    QSpinBox *m_limit = nullptr;
    QSpinBox *m_samples = nullptr;
    QDoubleSpinBox *m_cost = nullptr;
    QPlainTextEdit *m_prompt = nullptr;
    QLabel *m_sent = nullptr;
    QLabel *m_estimate = nullptr;
    QPushButton *m_start = nullptr;
    QTimer m_estimateSoon;
    Epoch m_described;  // by one setup; estimates for earlier ones are dropped
};

}  // namespace gainsay
