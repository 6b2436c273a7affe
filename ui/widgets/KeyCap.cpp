// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/KeyCap.h"

#include "ui/theme/Theme.h"

#include <QAction>
#include <QFontMetrics>
#include <QList>
#include <QPainter>
#include <QPushButton>

#include <utility>

using namespace Qt::StringLiterals;

namespace gainsay {

namespace {

QFont keyCapFont()
{
    QFont font = zoomedFont(11);
    font.setFamilies({u"Noto Sans Mono CJK SC"_s, u"DejaVu Sans Mono"_s});
    return font;
}

}  // namespace

QSize keyCapSize(const QString &key)
{
    const int width = QFontMetrics(keyCapFont()).horizontalAdvance(key) + zoomed(11);
    return {std::max(width, zoomed(20)), zoomed(19)};
}

void paintKeyCap(QPainter &painter, const QRectF &rect, const Palette &palette, const QString &key)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    const qreal radius = zoomed(4);
    painter.setPen(Qt::NoPen);
    painter.setBrush(palette[Tone::Line]);
    painter.drawRoundedRect(rect, radius, radius);
    painter.setBrush(palette[Tone::Hover]);
    painter.drawRoundedRect(rect.adjusted(1, 1, -1, -2), radius - 1, radius - 1);
    painter.setFont(keyCapFont());
    painter.setPen(palette[Tone::Muted]);
    painter.drawText(rect.adjusted(0, 0, 0, -1), Qt::AlignCenter, key);
    painter.restore();
}

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
