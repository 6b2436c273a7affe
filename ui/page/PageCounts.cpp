// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/page/PageCounts.h"

namespace gainsay {

namespace {
constexpr int kCountEveryMs = 30'000;
}

PageCounts::PageCounts(ProjectSession &session, const QList<PageSpec> &pages, QObject *parent)
    : QObject(parent), m_session(session)
{
    for (const PageSpec &page : pages) {
        if (page.count)
            m_pages.append(page);
    }
    m_timer.setInterval(kCountEveryMs);
    connect(&m_timer, &QTimer::timeout, this, &PageCounts::refresh);
    connect(&session, &ProjectSession::userChanged, this, &PageCounts::refresh);
    connect(&session, &ProjectSession::closed, this, &PageCounts::refresh);
    connect(&session, &ProjectSession::dataChanged, this, &PageCounts::refresh);
    m_timer.start();
}

void PageCounts::refresh()
{
    for (const PageSpec &page : std::as_const(m_pages)) {
        if (!m_session.isOpen() || !m_session.user()) {
            Q_EMIT counted(page.id, 0);
            continue;
        }
        m_session.run(
            this,
            [count = page.count, user = m_session.user()->id](Storage &storage, const Clock &) {
                return count(storage, user);
            },
            [this, id = page.id](const Result<qint64> &count) {
                // A count that cannot be read is no reason to disturb; what reads next says why.
                Q_EMIT counted(id, count.value_or(0));
            });
    }
}

}  // namespace gainsay
