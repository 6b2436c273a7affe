// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/team/tabs/TabLayout.h"

#include "ui/theme/Theme.h"

#include <QScrollArea>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace gainsay {

QVBoxLayout *scrollingColumn(QWidget *tab)
{
    auto *area = new QScrollArea(tab);
    area->setWidgetResizable(true);
    area->setFrameShape(QFrame::NoFrame);
    area->setFocusPolicy(Qt::NoFocus);
    auto *content = new QWidget(area);
    content->setProperty("surface", u"clear"_s);
    area->setWidget(content);
    auto *outer = new QVBoxLayout(tab);
    outer->setContentsMargins(0, 0, 0, 0);
    outer->addWidget(area);
    auto *column = new QVBoxLayout(content);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(zoomed(14));
    return column;
}

}  // namespace gainsay
