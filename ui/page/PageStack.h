// SPDX-License-Identifier: GPL-3.0-or-later
// The pages, one of them in front. Where a page needs more room than there is, as in a small window with large letters,
// it can be scrolled instead of being crushed.
#pragma once

#include <QStackedWidget>

namespace gainsay {

class PageStack : public QStackedWidget {
    Q_OBJECT

public:
    using QStackedWidget::QStackedWidget;

    void addPage(QWidget *page);
    void showPage(const QWidget *page);
};

}  // namespace gainsay
