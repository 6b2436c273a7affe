// SPDX-License-Identifier: GPL-3.0-or-later
// One tab of the reports: asks the service for its figures off the GUI thread and shows them when they come.
#pragma once

#include "core/service/ReportService.h"
#include "ui/pages/reports/LabelNames.h"
#include "ui/session/ProjectSession.h"

#include <QWidget>

namespace gainsay {

struct ReportRequest {
    ReportFilter filter;
    QString question;  // of agreement; the scheme's gold question at first

    friend bool operator==(const ReportRequest &, const ReportRequest &) = default;
};

class ReportView : public QWidget {
    Q_OBJECT

public:
    ReportView(ProjectSession &session, QWidget *parent);

    // Shows the figures for `request`; what is on screen stays until they are there.
    void refresh(const ReportRequest &request);

Q_SIGNALS:
    // `argument` is for the Data page: batch, state, label, model, method, removed or conversation.
    void showConversations(const gainsay::Json &argument);
    void failed(const gainsay::Error &error);

protected:
    virtual void load() = 0;
    ProjectSession &session() const { return m_session; }
    const ReportRequest &request() const { return m_request; }
    // Names of the answers to a question of the open project's scheme.
    LabelNames labelNames(const QString &question) const;

    // `work(ReportService &)` gives a Result<T>; `done(T)` gets it unless the request has changed since.
    template <class Work, class Done> void ask(Work work, Done done);

private:
    ProjectSession &m_session;
    ReportRequest m_request;
    int m_serial = 0;
};

template <class Work, class Done> void ReportView::ask(Work work, Done done)
{
    using Answer = decltype(work(std::declval<ReportService &>()));
    m_session.run(
        this,
        [work = std::move(work)](Storage &storage, const Clock &) -> Answer {
            ReportService service(storage);
            return work(service);
        },
        [this, serial = m_serial, done = std::move(done)](Answer answer) mutable {
            if (serial != m_serial)
                return;
            if (answer)
                done(std::move(*answer));
            else
                Q_EMIT failed(answer.error());
        });
}

}  // namespace gainsay
