// SPDX-License-Identifier: GPL-3.0-or-later
// How many things wait for the person on the pages that count them; asked again after every change, and now and then
// because others write too.
#pragma once

#include "ui/page/Page.h"

#include <QTimer>

namespace gainsay {

class PageCounts : public QObject {
    Q_OBJECT

public:
    PageCounts(ProjectSession &session, const QList<PageSpec> &pages, QObject *parent = nullptr);

    void refresh();

Q_SIGNALS:
    void counted(const QString &page, qint64 count);

private:
    ProjectSession &m_session;
    QList<PageSpec> m_pages;  // those that count
    QTimer m_timer;
};

}  // namespace gainsay
