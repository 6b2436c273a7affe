// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/offline/TakeAlongDialog.h"

#include "ui/theme/Theme.h"
#include "ui/widgets/Buttons.h"
#include "ui/widgets/Card.h"
#include "ui/widgets/FileChoice.h"

#include <QBoxLayout>
#include <QDir>
#include <QFileInfo>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QSpinBox>

namespace gainsay {

using namespace Qt::StringLiterals;

namespace {

constexpr int mostItems = 100'000;
constexpr int mostDays = 365;

QSpinBox *makeNumber(int value, int most, const QString &name, QWidget *parent)
{
    auto *number = new QSpinBox(parent);
    number->setRange(1, most);
    number->setValue(value);
    number->setAccessibleName(name);
    return number;
}

}  // namespace

TakeAlongDialog::TakeAlongDialog(const QString &suggested, QWidget *parent) : QDialog(parent)
{
    setWindowTitle(tr("Take items with me"));
    setAttribute(Qt::WA_DeleteOnClose);
    setMinimumWidth(zoomed(480));
    QLabel *title = makeLabel(u"title"_s, this);
    title->setText(windowTitle());
    QLabel *text = makeLabel(u"plain"_s, this);
    text->setWordWrap(true);
    text->setText(tr("A file with your next items, to work without a connection. Nobody else gets these items "
                     "meanwhile. Afterwards choose “Bring items back” here."));
    const OfflineRequest usual;
    m_items = makeNumber(usual.items, mostItems, tr("Items"), this);
    m_days = makeNumber(usual.days, mostDays, tr("Days away"), this);
    m_file = new QLineEdit(suggested, this);
    m_file->setAccessibleName(tr("File"));
    QPushButton *browse = makeButton(ButtonKind::Plain, tr("Choose…"), this);
    auto *place = new QHBoxLayout;
    place->addWidget(m_file, 1);
    place->addWidget(browse);
    auto *form = new QFormLayout;
    form->addRow(tr("Items"), m_items);
    form->addRow(tr("Days away"), m_days);
    form->addRow(tr("File"), place);

    m_message = makeLabel(u"failed"_s, this);
    m_message->setWordWrap(true);
    m_message->hide();
    m_take = makeButton(ButtonKind::Primary, tr("Take with me"), this);
    m_take->setDefault(true);
    QPushButton *cancel = makeButton(ButtonKind::Plain, tr("Cancel"), this);
    auto *buttons = new QHBoxLayout;
    buttons->addStretch();
    buttons->addWidget(cancel);
    buttons->addWidget(m_take);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(zoomed(20), zoomed(20), zoomed(20), zoomed(20));
    column->setSpacing(zoomed(12));
    column->addWidget(title);
    column->addWidget(text);
    column->addLayout(form);
    column->addWidget(m_message);
    column->addLayout(buttons);
    connect(browse, &QPushButton::clicked, this, &TakeAlongDialog::chooseFile);
    connect(cancel, &QPushButton::clicked, this, &QDialog::reject);
    connect(m_take, &QPushButton::clicked, this, &TakeAlongDialog::submit);
    connect(m_file, &QLineEdit::textChanged, this,
            [this](const QString &file) { m_take->setEnabled(!file.trimmed().isEmpty()); });
    m_items->selectAll();
    m_items->setFocus();
}

void TakeAlongDialog::chooseFile()
{
    chooseFileToSave(this, windowTitle(), m_file->text(), tr("Gainsay projects (*.gainsay)"),
                     [this](const QString &path) { m_file->setText(path); });
}

void TakeAlongDialog::submit()
{
    const QString file = QDir::cleanPath(m_file->text().trimmed());
    if (QFileInfo::exists(file)) {
        m_message->setText(tr("%1 is there already. Choose another name.").arg(file));
        m_message->show();
        return;
    }
    Q_EMIT wanted(file, {m_items->value(), m_days->value()});
    accept();
}

}  // namespace gainsay
