// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/Card.h"

#include "ui/widgets/WholeLabel.h"

#include "ui/theme/Theme.h"

#include <QBoxLayout>
#include <QLabel>

namespace gainsay {

using namespace Qt::StringLiterals;

Card::Card(QWidget *parent) : QFrame(parent)
{
    m_body = new QVBoxLayout(this);
    m_body->setContentsMargins(zoomed(16), zoomed(14), zoomed(16), zoomed(14));
    m_body->setSpacing(zoomed(10));
    m_top = new QHBoxLayout;
    m_heading = makeLabel(u"heading"_s, this);
    m_heading->setWordWrap(true);  // some name a person or a batch
    m_heading->hide();
    m_top->addWidget(m_heading, 1);
    m_body->addLayout(m_top);
}

void Card::setHeading(const QString &text)
{
    m_heading->setText(text);
    m_heading->setVisible(!text.isEmpty());
    setAccessibleName(text);
}

QString Card::heading() const
{
    return m_heading->text();
}

void Card::addToHeading(QWidget *widget)
{
    m_heading->show();
    m_top->addWidget(widget);
}

QLabel *makeLabel(const QString &look, QWidget *parent)
{
    auto *label = new WholeLabel(parent);
    label->setTextFormat(Qt::PlainText);
    label->setProperty("look", look);
    return label;
}

QFrame *makeLine(QWidget *parent)
{
    auto *line = new QFrame(parent);
    line->setProperty("line", true);
    return line;
}

}  // namespace gainsay
