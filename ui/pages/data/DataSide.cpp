// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/data/DataSide.h"

#include "core/guide/Guide.h"
#include "core/workflow/RoleRules.h"
#include "ui/answers/ConversationPreview.h"
#include "ui/guide/GuidePanel.h"
#include "ui/pages/data/BatchTable.h"
#include "ui/theme/Theme.h"
#include "ui/widgets/Buttons.h"
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
    m_stack->addWidget(batchCard());
    auto *guideCard = new Card(this);
    guideCard->body()->addWidget(m_guide);
    m_stack->addWidget(guideCard);
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

// Only for those who plan; researchers look.
Card *DataSide::batchCard()
{
    auto *card = new Card(this);
    m_make = makeButton(ButtonKind::Plain, {}, card);
    m_plan = makeButton(ButtonKind::Plain, {}, card);
    auto *buttons = new QHBoxLayout;
    buttons->setSpacing(zoomed(8));
    buttons->addWidget(m_make);
    buttons->addWidget(m_plan);
    buttons->addStretch();
    card->body()->addWidget(m_batches, 1);
    card->body()->addLayout(buttons);
    connect(m_make, &QPushButton::clicked, this, &DataSide::batchesWanted);
    connect(m_plan, &QPushButton::clicked, this, [this] { Q_EMIT planWanted(m_batches->chosen()); });
    return card;
}

void DataSide::setStanding(const WorkloadStanding &standing)
{
    m_batches->setStanding(standing);
    const bool plans = m_session.user() && roleMay(m_session.user()->role, Permission::Plan);
    m_make->setVisible(plans);
    m_plan->setVisible(plans);
}

void DataSide::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void DataSide::retranslate()
{
    m_make->setText(tr("Make batches…"));
    m_plan->setText(tr("Plan a batch…"));
    m_tabs->setTabs({tr("Conversation"), tr("Batches"), tr("Guidelines")});
    m_preview->setEmptyText(tr("No conversation chosen"), tr("Choose one in the list to read it here."));
    loadGuide();
}

// A scheme of one's own may have none: then the tab is empty but for the search.
void DataSide::loadGuide()
{
    if (!m_session.isOpen())
        return;
    const Result<Guide> guide = loadGuidelines(m_session.facts().scheme, QLocale().name());
    m_guide->setGuide(guide ? *guide : Guide());
}

}  // namespace gainsay
