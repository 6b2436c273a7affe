// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/people/PasswordField.h"

#include "ui/widgets/Card.h"

#include <QKeyEvent>
#include <QLabel>

namespace gainsay {

using namespace Qt::StringLiterals;

PasswordField::PasswordField(const QString &name, QWidget *parent) : QLineEdit(parent)
{
    setEchoMode(QLineEdit::Password);
    setAccessibleName(name);
    setInputMethodHints(Qt::ImhHiddenText | Qt::ImhSensitiveData | Qt::ImhNoPredictiveText | Qt::ImhNoAutoUppercase);
}

void PasswordField::keyPressEvent(QKeyEvent *event)
{
    const QString text = event->text();
    if (event->key() == Qt::Key_CapsLock) {
        Q_EMIT capsLockGuessed(false);
    } else if (text.size() == 1 && text[0].isLetter() && text[0].toUpper() != text[0].toLower()) {
        const bool shift = event->modifiers().testFlag(Qt::ShiftModifier);
        Q_EMIT capsLockGuessed(text[0].isUpper() != shift);
    }
    QLineEdit::keyPressEvent(event);
}

QLabel *makeCapsLockNote(const QList<PasswordField *> &fields, QWidget *parent)
{
    QLabel *note = makeLabel(u"small"_s, parent);
    note->setText(PasswordField::tr("Caps Lock seems to be on."));
    note->hide();
    for (PasswordField *field : fields)
        QObject::connect(field, &PasswordField::capsLockGuessed, note, &QLabel::setVisible);
    return note;
}

}  // namespace gainsay
