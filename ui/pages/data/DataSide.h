// SPDX-License-Identifier: GPL-3.0-or-later
// Beside the list of conversations: the chosen one, the batches, or the guidelines they are labelled by.
#pragma once

#include "core/service/supervise/WorkloadService.h"
#include "ui/session/ProjectSession.h"

#include <QWidget>

class QPushButton;
class QStackedWidget;

namespace gainsay {

class BatchTable;
class Card;
class ConversationPreview;
class GuidePanel;
class PillTabs;

class DataSide : public QWidget {
    Q_OBJECT

public:
    explicit DataSide(ProjectSession &session, QWidget *parent = nullptr);

    ConversationPreview *preview() const { return m_preview; }
    void setStanding(const WorkloadStanding &standing);

Q_SIGNALS:
    void batchChosen(const QString &name);
    void planWanted(const QString &batch);
    void batchesWanted();

protected:
    void changeEvent(QEvent *event) override;

private:
    void retranslate();
    void loadGuide();
    Card *batchCard();

    ProjectSession &m_session;
    PillTabs *m_tabs = nullptr;
    QStackedWidget *m_stack = nullptr;
    ConversationPreview *m_preview = nullptr;
    BatchTable *m_batches = nullptr;
    QPushButton *m_make = nullptr;
    QPushButton *m_plan = nullptr;
    GuidePanel *m_guide = nullptr;
};

}  // namespace gainsay
