// SPDX-License-Identifier: GPL-3.0-or-later
// The supervisor's side of training: the items with known answers, set by set, with what explains them.
#pragma once

#include "core/model/Conversation.h"
#include "core/model/Training.h"
#include "core/service/browse/BrowseService.h"
#include "ui/session/ProjectSession.h"

#include <QWidget>

class QLabel;
class QLineEdit;
class QPushButton;
class QTableWidget;

namespace gainsay {

class Card;
class ConversationView;
class EmptyState;
class PillTabs;

class GoldSetsView : public QWidget {
    Q_OBJECT

public:
    explicit GoldSetsView(ProjectSession &session, QWidget *parent = nullptr);
    ~GoldSetsView() override;

    void refresh();
    void openDraw();
    void removeCurrent();
    void retranslate();

Q_SIGNALS:
    void refused(const Error &error);
    void notice(const gainsay::TranslatableText &text);

private:
    struct Sets {
        QList<GoldConversation> lines;  // of the chosen set
        QList<qint64> sizes;
    };

    QWidget *buildPreview();
    static Result<Sets> read(Storage &storage, GoldKind kind);
    GoldKind kind() const;
    void show(const Sets &sets);
    void showCurrent();
    void keepExplanation();
    // `change(GoldService &)` gives a Result<void>; the list follows.
    template <class Change> void change(Change change);

    ProjectSession &m_session;
    QList<GoldConversation> m_lines;
    QList<qint64> m_sizes{0, 0, 0};
    PillTabs *m_tabs = nullptr;
    QLabel *m_about = nullptr;
    QPushButton *m_add = nullptr;
    QPushButton *m_remove = nullptr;
    QTableWidget *m_table = nullptr;
    EmptyState *m_empty = nullptr;
    Card *m_preview = nullptr;
    ConversationView *m_view = nullptr;
    QLabel *m_answer = nullptr;
    QLineEdit *m_explanation = nullptr;
};

}  // namespace gainsay
