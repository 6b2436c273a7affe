// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/errors/dialogs/ReopenDialog.h"

#include "ui/theme/Theme.h"
#include "ui/widgets/Buttons.h"
#include "ui/widgets/Card.h"

#include <QBoxLayout>
#include <QLabel>
#include <QLineEdit>

namespace gainsay {

using namespace Qt::StringLiterals;

ReopenDialog::ReopenDialog(const QString &reason, QWidget *parent) : QDialog(parent)
{
    setWindowTitle(tr("Have it decided again"));
    setAttribute(Qt::WA_DeleteOnClose);
    setMinimumWidth(zoomed(440));
    QLabel *text = makeLabel(u"plain"_s, this);
    text->setWordWrap(true);
    text->setText(tr("The accepted label no longer counts until a third person has decided. They read your reason."));
    auto *why = new QLineEdit(reason, this);
    why->setAccessibleName(tr("Reason"));
    why->setPlaceholderText(tr("Why is the label doubted?"));
    QPushButton *decide = makeButton(ButtonKind::Primary, tr("Have it decided again"), this);
    decide->setDefault(true);
    decide->setEnabled(!reason.trimmed().isEmpty());
    QPushButton *cancel = makeButton(ButtonKind::Plain, tr("Cancel"), this);
    auto *buttons = new QHBoxLayout;
    buttons->addStretch();
    buttons->addWidget(cancel);
    buttons->addWidget(decide);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(zoomed(20), zoomed(20), zoomed(20), zoomed(20));
    column->setSpacing(zoomed(12));
    column->addWidget(text);
    column->addWidget(why);
    column->addLayout(buttons);
    connect(why, &QLineEdit::textChanged, this,
            [decide](const QString &typed) { decide->setEnabled(!typed.trimmed().isEmpty()); });
    connect(cancel, &QPushButton::clicked, this, &QDialog::reject);
    connect(decide, &QPushButton::clicked, this, [this, why] {
        Q_EMIT confirmed(why->text().trimmed());
        accept();
    });
    why->selectAll();
    why->setFocus();
}

}  // namespace gainsay
