// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/answers/ConversationPreview.h"

#include "core/service/browse/BrowseService.h"
#include "ui/answers/EvidenceMarking.h"
#include "ui/conversation/ConversationView.h"
#include "ui/models/ConversationListModel.h"
#include "ui/theme/Theme.h"
#include "ui/widgets/Buttons.h"
#include "ui/widgets/EmptyState.h"

#include <QBoxLayout>
#include <QLabel>

namespace gainsay {

using namespace Qt::StringLiterals;

ConversationPreview::ConversationPreview(ProjectSession &session, QWidget *parent) : Card(parent), m_session(session)
{
    m_view = new ConversationView(this);
    m_view->setSelectable(false);
    m_facts = new QHBoxLayout;
    m_facts->setSpacing(zoomed(8));
    m_content = new QWidget(this);
    auto *column = new QVBoxLayout(m_content);
    column->setContentsMargins(0, 0, 0, 0);
    column->addLayout(m_facts);
    column->addWidget(m_view, 1);
    m_empty = new EmptyState(this);
    body()->addWidget(m_content, 1);
    body()->addWidget(m_empty, 1);
    m_content->hide();
}

void ConversationPreview::setEmptyText(const QString &title, const QString &text)
{
    m_empty->setContent(u"chat"_s, title, text);
}

void ConversationPreview::show(ConversationId id)
{
    m_wanted = id;
    if (!id) {
        m_content->hide();
        m_empty->show();
        setHeading({});
        return;
    }
    m_session.run(
        this, [id](Storage &storage, const Clock &) { return BrowseService(storage).shown(id); },
        [this, id](const Result<ShownConversation> &shown) {
            if (id != m_wanted)
                return;
            if (shown)
                fill(*shown);
            else
                Q_EMIT failed(shown.error());
        });
}

void ConversationPreview::addFact(const QString &text)
{
    QLabel *fact = makeLabel(u"pill"_s, this);
    fact->setText(text);
    m_facts->addWidget(fact);
}

void ConversationPreview::fill(const ShownConversation &shown)
{
    const Scheme &scheme = m_session.facts().scheme;
    m_empty->hide();
    m_content->show();
    setHeading(shown.conversation.externalId);
    while (QLayoutItem *item = m_facts->takeAt(0)) {
        if (item->widget())
            item->widget()->deleteLater();
        delete item;
    }
    addFact(stateTitle(shown.row.state, m_session.facts().settings.alone));
    if (!shown.row.removed.isEmpty())
        addFact(removedTitle(shown.row.removed));
    else if (!shown.row.label.isEmpty())
        addFact(labelTitle(scheme, shown.row.label));
    if (!shown.row.goldLabel.isEmpty())
        addFact(tr("imported: %1").arg(labelTitle(scheme, shown.row.goldLabel)));
    for (const QString &text : {shown.row.model, shown.row.method}) {
        if (!text.isEmpty())
            addFact(text);
    }
    m_facts->addStretch();
    m_view->setTargetCaption(tr("judged reply"));
    m_view->setConversation(shown.conversation);
    if (shown.resolution)
        m_view->setMarks(evidenceMarks(scheme, shown.resolution->answers));
}

}  // namespace gainsay
