// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/KeyText.h"

#include <QAction>
#include <QPushButton>

using namespace Qt::StringLiterals;

namespace gainsay {

QString keyName(const QAction *action)
{
    const QKeySequence key = action->shortcut();
    return key == QKeySequence(Qt::Key_Return) ? u"⏎"_s : key.toString(QKeySequence::NativeText);
}

void setTextWithKey(QPushButton *button, const QString &text, QAction *action)
{
    const auto show = [button, text, action] {
        const QString key = keyName(action);
        button->setText(key.isEmpty() ? text : text + u"  "_s + key);
    };
    QObject::disconnect(action, &QAction::changed, button, nullptr);
    QObject::connect(action, &QAction::changed, button, show);
    show();
}

}  // namespace gainsay
