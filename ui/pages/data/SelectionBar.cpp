// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/data/SelectionBar.h"

#include "ui/pages/data/BulkDialog.h"
#include "ui/theme/Theme.h"
#include "ui/widgets/Buttons.h"
#include "ui/widgets/Card.h"
#include "ui/widgets/FlowLayout.h"

#include <QEvent>
#include <QLabel>
#include <QLocale>

using namespace Qt::StringLiterals;

namespace gainsay {

SelectionBar::SelectionBar(QWidget *parent) : QWidget(parent)
{
    auto *row = new FlowLayout(zoomed(8), this);
    m_count = makeLabel(u"strong"_s, this);
    m_everything = makeButton(ButtonKind::Link, {}, this);
    m_nothing = makeButton(ButtonKind::Link, {}, this);
    row->addWidget(m_count);
    row->addWidget(m_everything);
    row->addWidget(m_nothing);
    for (const BulkAction action :
         {BulkAction::Assign, BulkAction::Move, BulkAction::Flag, BulkAction::SendBack, BulkAction::Remove}) {
        auto *button = makeButton(ButtonKind::Plain, {}, this);
        connect(button, &QPushButton::clicked, this, [this, action] { Q_EMIT wanted(action); });
        m_actions.append({action, button});
        row->addWidget(button);
    }
    connect(m_everything, &QPushButton::clicked, this, &SelectionBar::allWanted);
    connect(m_nothing, &QPushButton::clicked, this, &SelectionBar::noneWanted);
    retranslate();
    hide();
}

void SelectionBar::setCount(qint64 rows, qint64 total, bool all)
{
    m_rows = rows;
    m_total = total;
    m_all = all;
    setVisible(rows > 1 || all);
    retranslate();
}

void SelectionBar::setMayAct(bool may)
{
    for (const auto &[action, button] : std::as_const(m_actions))
        button->setVisible(may);
}

void SelectionBar::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void SelectionBar::retranslate()
{
    const QLocale locale;
    const bool more = !m_all && m_total > m_rows;
    m_count->setText(m_all ? tr("All %1 chosen").arg(locale.toString(m_total))
                           : tr("%Ln chosen", nullptr, int(m_rows)));
    m_everything->setText(tr("Choose all %1").arg(locale.toString(m_total)));
    m_everything->setVisible(more);
    m_nothing->setText(tr("Choose none"));
    for (const auto &[action, button] : std::as_const(m_actions))
        button->setText(bulkTitle(action));
}

}  // namespace gainsay
