// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/DialogSize.h"

#include "ui/theme/Theme.h"

#include <QLayout>
#include <QScreen>
#include <QScrollArea>
#include <QScrollBar>

#include <algorithm>

namespace gainsay {

using namespace Qt::StringLiterals;

namespace {
constexpr int kTitleBar = 36;  // of the window manager, whose frame is not known before the window is shown
}

void resizeWithinScreen(QWidget *dialog, const QSize &wanted)
{
    const QSize room = dialog->screen()->availableSize() - QSize(0, kTitleBar);
    dialog->resize(wanted.boundedTo(room));
}

QScrollArea *makeScrolling(QWidget *content, QWidget *parent)
{
    auto *area = new QScrollArea(parent);
    area->setWidgetResizable(true);
    area->setFrameShape(QFrame::NoFrame);
    area->setFocusPolicy(Qt::NoFocus);
    area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    content->setProperty("surface", u"clear"_s);
    area->setWidget(content);
    area->viewport()->setAutoFillBackground(false);
    content->setAutoFillBackground(false);
    area->setMinimumWidth(content->minimumSizeHint().width() + area->verticalScrollBar()->sizeHint().width());
    return area;
}

void showWhole(QWidget *dialog, const QScrollArea *area)
{
    dialog->ensurePolished();
    dialog->layout()->activate();
    const QWidget *content = area->widget();
    const int width = std::max({dialog->sizeHint().width(), dialog->minimumWidth(), area->minimumWidth()});
    const QMargins around = dialog->layout()->contentsMargins();
    const int inside = width - around.left() - around.right();
    const int whole = content->hasHeightForWidth() ? content->heightForWidth(inside) : content->sizeHint().height();
    const int height = dialog->sizeHint().height() - area->sizeHint().height() + whole;
    resizeWithinScreen(dialog, {width, height});
}

}  // namespace gainsay
