// SPDX-License-Identifier: GPL-3.0-or-later
// The chosen conversation beside a list: its bubbles with the agreed evidence, and what is known of it.
#pragma once

#include "core/service/browse/BrowseService.h"
#include "ui/session/ProjectSession.h"
#include "ui/widgets/Card.h"

class QHBoxLayout;
class QStackedLayout;

namespace gainsay {

class ConversationView;
class EmptyState;

class ConversationPreview : public Card {
    Q_OBJECT

public:
    explicit ConversationPreview(ProjectSession &session, QWidget *parent = nullptr);

    // Loads it in the background; an id of 0 shows the empty state.
    void show(ConversationId id);
    void setEmptyText(const QString &title, const QString &text);

Q_SIGNALS:
    void failed(const gainsay::Error &error);

private:
    void fill(const ShownConversation &shown);
    void addFact(const QString &text);

    ProjectSession &m_session;
    ConversationView *m_view = nullptr;
    EmptyState *m_empty = nullptr;
    QHBoxLayout *m_facts = nullptr;
    QWidget *m_content = nullptr;
    ConversationId m_wanted;
};

}  // namespace gainsay
