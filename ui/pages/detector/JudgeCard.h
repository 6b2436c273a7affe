// SPDX-License-Identifier: GPL-3.0-or-later
// "Judge" on the Detector page: a language model judges the project by the scheme's guidelines, as a job.
#pragma once

#include "ui/pages/detector/JudgeDialog.h"
#include "ui/widgets/Card.h"

class QCheckBox;
class QLabel;
class QPushButton;

namespace gainsay {

class JudgeCard : public Card {
    Q_OBJECT

public:
    JudgeCard(ProjectSession &session, const BotSource *bots, QWidget *parent = nullptr);

    // Another project may be open.
    void refresh();
    void retranslate();

Q_SIGNALS:
    void refused(const gainsay::Error &error);

private:
    void openDialog();
    void start(const JudgeSetup &setup);
    void showReport(const JudgeReport &report);
    void setShown(bool shown);

    ProjectSession &m_session;
    const BotSource *m_bots;
    QPushButton *m_open = nullptr;
    QCheckBox *m_shown = nullptr;
    QLabel *m_text = nullptr;
    QString m_location;  // of the project that the words are about
    bool m_judging = false;
};

}  // namespace gainsay
