// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/KeyText.h"

#include <QAction>
#include <QList>
#include <QPushButton>

#include <utility>

using namespace Qt::StringLiterals;

namespace gainsay {

namespace {

// Some languages have long words for what is drawn on the keys.
const QList<std::pair<Qt::Key, QString>> drawnKeys{
    {Qt::Key_Up, u"↑"_s}, {Qt::Key_Down, u"↓"_s}, {Qt::Key_Left, u"←"_s}, {Qt::Key_Right, u"→"_s}};

}  // namespace

QString keyName(const QAction *action)
{
    const QKeySequence key = action->shortcut();
    if (key == QKeySequence(Qt::Key_Return))
        return u"⏎"_s;
    QString name = key.toString(QKeySequence::NativeText);
    for (const auto &[drawn, sign] : drawnKeys) {
        const QString word = QKeySequence(drawn).toString(QKeySequence::NativeText);
        if (name.endsWith(word))
            name = name.chopped(word.size()) + sign;
    }
    return name;
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
