// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/data/DataSide.h"

#include "core/guide/Guide.h"
#include "ui/guide/GuidePanel.h"
#include "ui/pages/data/BatchTable.h"
#include "ui/pages/data/ConversationPreview.h"
#include "ui/theme/Theme.h"
#include "ui/widgets/PillTabs.h"

#include <QBoxLayout>
#include <QEvent>
#include <QLocale>
#include <QStackedWidget>

namespace gainsay {

DataSide::DataSide(ProjectSession &session, QWidget *parent) : QWidget(parent), m_session(session)
{
    m_tabs = new PillTabs(this);
    m_preview = new ConversationPreview(session, this);
    m_batches = new BatchTable(this);
    m_guide = new GuidePanel(this);
    m_stack = new QStackedWidget(this);
    m_stack->addWidget(m_preview);
    for (QWidget *content : {static_cast<QWidget *>(m_batches), static_cast<QWidget *>(m_guide)}) {
        auto *card = new Card(this);
        card->body()->addWidget(content);
        m_stack->addWidget(card);
    }
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(zoomed(12));
    column->addWidget(m_tabs);
    column->addWidget(m_stack, 1);
    connect(m_tabs, &PillTabs::currentChanged, m_stack, &QStackedWidget::setCurrentIndex);
    connect(m_batches, &BatchTable::batchActivated, this, &DataSide::batchChosen);
    connect(&session, &ProjectSession::opened, this, &DataSide::loadGuide);
    connect(&session, &ProjectSession::factsChanged, this, &DataSide::loadGuide);
    retranslate();
}

void DataSide::setBatches(const QList<Batch> &batches)
{
    m_batches->setBatches(batches);
}

void DataSide::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void DataSide::retranslate()
{
    m_tabs->setTabs({tr("Conversation"), tr("Batches"), tr("Guidelines")});
    m_preview->setEmptyText(tr("No conversation chosen"), tr("Choose one in the list to read it here."));
    loadGuide();
}

// A scheme of one's own may have none: then the tab is empty but for the search.
void DataSide::loadGuide()
{
    if (!m_session.isOpen())
        return;
    const Result<Guide> guide = loadGuidelines(m_session.facts().scheme.guidelines, QLocale().name());
    m_guide->setGuide(guide ? *guide : Guide());
}

}  // namespace gainsay
