// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/keys/FocusKeeper.h"

#include <QApplication>
#include <QTimer>
#include <QWidget>

namespace gainsay {

FocusKeeper::FocusKeeper(QWidget *window, std::function<QWidget *()> heir)
    : QObject(window), m_window(window), m_heir(std::move(heir))
{
    connect(qApp, &QApplication::focusChanged, this, [this](const QWidget *, const QWidget *now) {
        if (!now)
            QTimer::singleShot(0, this, &FocusKeeper::giveOn);
    });
}

// Once all has settled: the window may have been left meanwhile, or somebody else has taken it.
void FocusKeeper::giveOn()
{
    if (QApplication::activeWindow() != m_window || QApplication::focusWidget())
        return;
    if (QWidget *heir = m_heir())
        heir->setFocus(Qt::OtherFocusReason);
}

}  // namespace gainsay
