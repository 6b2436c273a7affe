// SPDX-License-Identifier: GPL-3.0-or-later
// One conversation with one bot: what was said, the reply as it is written, and the marking of a reply that
// contradicts, with its evidence. Asking is a job that can be stopped.
#pragma once

#include "core/service/collect/TalkKeeper.h"
#include "ui/page/Page.h"
#include "ui/session/Background.h"
#include "ui/widgets/Card.h"

#include <stop_token>

class QComboBox;
class QHBoxLayout;
class QLabel;
class QPushButton;

namespace gainsay {

class BotSource;
class ConversationView;

class TalkPanel : public Card {
    Q_OBJECT

public:
    TalkPanel(const PageContext &context, const BotSource *bots, QWidget *parent = nullptr);
    ~TalkPanel() override;

    // Another bot, or the same again, begins a new conversation.
    void begin(const QString &bot);
    const QString &bot() const { return m_bot; }
    bool isBusy() const { return m_busy; }
    bool canMark() const { return !m_busy && !m_replies.isEmpty(); }
    void say(const QString &text);
    // Asks which contradiction it is; a second call keeps it.
    void mark();
    void retranslate();

Q_SIGNALS:
    void changed();

private:
    using Answer = std::pair<BotPtr, BotReply>;

    void buildMarking();
    void stream(const QString &piece);
    void finish(const Result<Answer> &answer);
    void draw();
    void addEvidence(int turn, int start, int end);
    void drawEvidence();
    void fillLabels();
    void askDetails();
    void keep();

    PageContext m_context;
    const BotSource *m_bots;
    QString m_bot;
    BotPtr m_open;  // the bot once it was loaded
    ChatHistory m_turns;
    QList<BotReply> m_replies;
    QString m_written;  // of the reply that is being written
    QList<Span> m_evidence;
    std::stop_source m_stop;
    Epoch m_talk;  // answers to earlier conversations are dropped
    bool m_busy = false;
    ConversationView *m_view = nullptr;
    QLabel *m_state = nullptr;
    QWidget *m_marking = nullptr;
    QComboBox *m_label = nullptr;
    QHBoxLayout *m_details = nullptr;
    QList<std::pair<QString, QComboBox *>> m_detailBoxes;
    QPushButton *m_keep = nullptr;
    QPushButton *m_cancel = nullptr;
    QPushButton *m_mark = nullptr;
};

}  // namespace gainsay
