// SPDX-License-Identifier: GPL-3.0-or-later
// One tab of the reports: asks the service for its figures off the GUI thread and shows them when they come.
#pragma once

#include "ui/charts/LabelNames.h"
#include "ui/session/ReportReader.h"

#include <QWidget>

#include <type_traits>

namespace gainsay {

class EmptyState;

struct ReportRequest {
    ReportFilter filter;
    QString question;  // of agreement; the scheme's gold question at first

    friend bool operator==(const ReportRequest &, const ReportRequest &) = default;
};

class ReportView : public QWidget {
    Q_OBJECT

public:
    ReportView(ReportReader &reader, QWidget *parent);

    // Shows the figures for `request`; what is on screen stays until they are there. While figures are on their way
    // nothing more is asked: when they have come, they are asked for once more if anything has changed meanwhile.
    void refresh(const ReportRequest &request);

Q_SIGNALS:
    // A figure was clicked: the conversations that it counts are to be listed.
    void listWanted(const QString &title, const gainsay::ReportTarget &target);
    // One conversation, by its external id.
    void conversationWanted(const QString &externalId);
    // Several people are to annotate these conversations again, to see what they mean.
    void calibrationWanted(const QStringList &externalIds);
    // The page where what is missing can be made.
    void pageWanted(const QString &page);
    void failed(const gainsay::Error &error);

protected:
    // Why there is nothing to show, and the page that helps; without a title the figures are shown.
    struct Lack {
        QString title;
        QString text;
        QString page;
        QString action;
    };
    // Stands in place of everything else on the tab.
    void showLack(const Lack &lack);
    // Nobody has answered: for who may plan, with the way there.
    Lack noAnswers() const;

    virtual void load() = 0;
    ReportReader &reader() const { return m_reader; }
    ProjectSession &session() const { return m_reader.session(); }
    const ReportRequest &request() const { return m_request; }
    // Names of the answers to a question of the open project's scheme.
    LabelNames labelNames(const QString &question) const;

    // `work(ReportService &)`, or `work(ReportService &, Storage &)`, gives a Result<T>; `done(T)` gets it unless the
    // request has changed since.
    template <class Work, class Done> void ask(Work work, Done done);

private:
    ReportReader &m_reader;
    EmptyState *m_lack = nullptr;  // made when first needed
    QString m_lackPage;
    ReportRequest m_request;
    bool m_asking = false;
    bool m_again = false;
};

template <class Work, class Done> void ReportView::ask(Work work, Done done)
{
    auto read = [work = std::move(work)](ReportService &service, Storage &storage) {
        if constexpr (std::is_invocable_v<const Work &, ReportService &, Storage &>)
            return work(service, storage);
        else
            return work(service);
    };
    using Answer = decltype(read(std::declval<ReportService &>(), std::declval<Storage &>()));
    m_asking = true;
    m_reader.ask(this, std::move(read), [this, asked = m_request, done = std::move(done)](Answer answer) mutable {
        m_asking = false;
        if (!answer && answer.error().kind == ErrorKind::Cancelled)
            m_again = false;
        else if (!answer)
            Q_EMIT failed(answer.error());
        else if (asked == m_request)
            done(std::move(*answer));
        // Unless `done` has asked on.
        if (!m_asking && std::exchange(m_again, false))
            load();
    });
}

}  // namespace gainsay
