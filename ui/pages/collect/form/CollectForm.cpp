// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/collect/form/CollectForm.h"

#include "ui/theme/Theme.h"
#include "ui/widgets/Buttons.h"
#include "ui/widgets/FileChoice.h"

#include <QFileInfo>
#include <QFormLayout>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QStyle>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace gainsay {

CollectForm::CollectForm(QWidget *parent) : Card(parent)
{
    m_fields = new QFormLayout;
    m_fields->setFieldGrowthPolicy(QFormLayout::ExpandingFieldsGrow);
    m_fields->setRowWrapPolicy(QFormLayout::WrapLongRows);
    m_fields->setHorizontalSpacing(zoomed(14));
    m_fields->setVerticalSpacing(zoomed(8));
    body()->addLayout(m_fields);
    m_text = makeLabel(u"muted"_s, this);
    m_text->setWordWrap(true);
    body()->addWidget(m_text);
    m_buttons = new QHBoxLayout;
    m_buttons->addStretch();
    body()->addLayout(m_buttons);
}

void CollectForm::addField(QWidget *field)
{
    auto *label = makeLabel(u"small"_s, this);
    label->setBuddy(field);
    m_fields->addRow(label, field);
}

void CollectForm::setLabel(QWidget *field, const QString &text)
{
    if (auto *label = qobject_cast<QLabel *>(m_fields->labelForField(field)))
        label->setText(text);
    field->setAccessibleName(text);
}

QPushButton *CollectForm::addButton(bool primary)
{
    QPushButton *button = makeButton(primary ? ButtonKind::Primary : ButtonKind::Plain, {}, this);
    m_buttons->insertWidget(m_buttons->count() - 1, button);
    return button;
}

void CollectForm::say(const QString &text, bool failed)
{
    m_text->setProperty("look", failed ? u"failed"_s : u"muted"_s);
    m_text->style()->unpolish(m_text);
    m_text->style()->polish(m_text);
    m_text->setText(text);
}

FileField::FileField(QWidget *parent) : QWidget(parent)
{
    m_name = makeLabel({}, this);
    m_button = makeButton(ButtonKind::Plain, {}, this);
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->addWidget(m_button);
    row->addWidget(m_name, 1);
    setFocusProxy(m_button);
    connect(m_button, &QPushButton::clicked, this, [this] {
        chooseFileToOpen(this, m_title, m_filters, [this](const QString &path) {
            setPath(path);
            Q_EMIT chosen(path);
        });
    });
}

void FileField::setPath(const QString &path)
{
    m_path = path;
    m_name->setText(path.isEmpty() ? m_none : QFileInfo(path).fileName());
}

void FileField::setTexts(const QString &name, const QString &none, const QString &caption, const QString &title,
                         const QString &filters)
{
    m_none = none;
    m_title = title;
    m_filters = filters;
    m_button->setText(caption);
    m_button->setAccessibleName(name);
    setPath(m_path);
}

void fillScrollingColumn(QWidget *page, const QList<QWidget *> &widgets)
{
    auto *area = new QScrollArea(page);
    area->setWidgetResizable(true);
    area->setFrameShape(QFrame::NoFrame);
    area->setFocusPolicy(Qt::NoFocus);
    auto *content = new QWidget(area);
    content->setProperty("surface", u"clear"_s);
    auto *column = new QVBoxLayout(content);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(zoomed(14));
    for (QWidget *widget : widgets)
        column->addWidget(widget);
    column->addStretch();
    area->setWidget(content);
    auto *outer = new QVBoxLayout(page);
    outer->setContentsMargins(0, 0, 0, 0);
    outer->addWidget(area);
}

}  // namespace gainsay
