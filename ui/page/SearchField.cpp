// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/page/SearchField.h"

#include "ui/page/FieldKeys.h"
#include "ui/theme/Icons.h"
#include "ui/theme/Theme.h"

#include <QAction>
#include <QKeyEvent>
#include <QTimer>

namespace gainsay {

using namespace Qt::StringLiterals;

namespace {
constexpr int kTypingPauseMs = 120;
}

SearchField::SearchField(QWidget *parent) : QLineEdit(parent)
{
    m_pause = new QTimer(this);
    m_pause->setSingleShot(true);
    m_pause->setInterval(kTypingPauseMs);
    m_glass = addAction(QIcon(), QLineEdit::LeadingPosition);
    tint();
    setClearButtonEnabled(true);
    keepReturn(this);
    connect(this, &QLineEdit::textChanged, m_pause, qOverload<>(&QTimer::start));
    connect(this, &QLineEdit::returnPressed, this, &SearchField::report);
    connect(m_pause, &QTimer::timeout, this, &SearchField::report);
}

void SearchField::setPurpose(const QString &text)
{
    setPlaceholderText(text);
    setToolTip(text);
    setAccessibleName(text);
}

void SearchField::setSearched(const QString &text)
{
    m_reported = text;
    setText(text);
    m_pause->stop();
}

void SearchField::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape && !text().isEmpty())
        clear();
    else if (event->key() == Qt::Key_Escape)
        leaveField(this);
    else
        QLineEdit::keyPressEvent(event);
}

void SearchField::changeEvent(QEvent *event)
{
    QLineEdit::changeEvent(event);
    if (event->type() == QEvent::PaletteChange && m_glass)
        tint();
}

void SearchField::report()
{
    m_pause->stop();
    if (text() == m_reported)
        return;
    m_reported = text();
    Q_EMIT searchChanged(m_reported);
}

void SearchField::tint()
{
    m_glass->setIcon(tintedIcon(u"search"_s, Palette::of(this)[Tone::Muted], zoomed(18)));
}

}  // namespace gainsay
