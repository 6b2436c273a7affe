// SPDX-License-Identifier: GPL-3.0-or-later
// Where annotators live: the conversation, the questions beside it, guidelines and discussion below. Everything
// typed is saved as a draft within a second; Enter submits and goes on.
#pragma once

#include "ui/answers/AnswerKeys.h"
#include "ui/page/Page.h"
#include "ui/pages/annotate/AnnotateController.h"
#include "ui/pages/annotate/AnnotateStatus.h"
#include "ui/pages/annotate/FollowedSuggestion.h"
#include "ui/pages/annotate/PendingEdits.h"
#include "ui/pages/annotate/WorkTimer.h"

#include <QPointer>
#include <QTimer>

#include <memory>

class QStackedWidget;

namespace gainsay {

class AnnotateHeader;
class AnnotateWorkspace;
class AnswerEditor;
class ConversationView;
class EmptyState;
class HistoryDialog;

class AnnotatePage : public Page {
    Q_OBJECT

public:
    // `worker` must outlive the page.
    AnnotatePage(const PageContext &context, DetectorWorker &worker);

    QString title() const override;
    QWidget *headerTools() override;
    // {"conversation": id} opens that item, {"begin": "label"} takes all that came in; nothing goes on where the person
    // left off.
    void activate(const Json &argument) override;
    void deactivate() override { saveDraftNow(); }
    QString helpTopic() const override;
    QList<OwnKey> ownKeys() const override { return answerKeys(session()); }

protected:
    void retranslate() override;
    void keyPressEvent(QKeyEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void connectWork();
    void connectController();
    void addCommands();
    void addMoves();
    void begin();
    void leave();
    void loadFirst();
    void chooseOrder(QueueOrder order);
    void applySnap();
    void showItem(const WorkItem &item);
    void goOnTyping();
    void showNothingLeft();
    // Why there is nothing to do, and what can be done instead.
    bool mayPlan() const;
    void describeEmptyState();
    void leaveEmptyState();
    void showTrainingNeeded(const QString &reason);
    void showHistory();
    void showSkipped();
    bool isAlone() const { return session().isOpen() && session().facts().settings.alone; }
    bool takeKey(const QString &key);
    void onEdited(const QString &question);
    void showMarks();
    void showSuggestion(const std::optional<Suggestion> &suggestion);
    void showDetectorKeys();
    void acceptSuggestion();
    static QString feedbackText(const Message &message);
    void showLockOrFeedback();
    void saveDraftNow();
    void submit();
    void askReason(bool flag);
    QString languageName() const;

    AnnotateController m_controller;
    WorkTimer m_timer;
    QTimer m_autosave;
    QTimer m_advance;
    bool m_unsaved = false;
    PendingEdits m_meanwhile;
    bool m_arranged = false;   // the chosen order has been applied since the page began
    QString m_trainingNeeded;  // why there is no work yet, or empty
    bool m_detectorVisible = true;
    FollowedSuggestion m_followed;

    AnnotateHeader *m_tools = nullptr;
    std::unique_ptr<AnnotateStatus> m_status;
    QStackedWidget *m_stack = nullptr;
    EmptyState *m_empty = nullptr;
    AnnotateWorkspace *m_work = nullptr;
    ConversationView *m_view = nullptr;
    AnswerEditor *m_editor = nullptr;
    QPointer<HistoryDialog> m_history;  // open, or hidden while one looks at an item of it
};

}  // namespace gainsay
