// SPDX-License-Identifier: GPL-3.0-or-later
// The adjudicator's work behind the page: the queue of disputes, the case on the page, the decision. Under a scheme
// that resolves by vote the queue lists what the vote leaves ambiguous, to be looked at.
#pragma once

#include "core/service/decide/AdjudicateService.h"
#include "ui/session/ProjectSession.h"

#include <QObject>

#include <optional>

namespace gainsay {

// A row of the queue: enough to recognise the item.
struct QueuedCase {
    ConversationId conversation;
    QString text;  // the judged reply
    QString externalId;
    std::optional<double> agreement;  // none: it went to the vote
};

struct CaseQueue {
    QList<QueuedCase> first;  // the least agreed ones
    qint64 waiting = 0;       // all of them
};

class AdjudicateController : public QObject {
    Q_OBJECT

public:
    explicit AdjudicateController(ProjectSession &session, QObject *parent = nullptr);

    void loadNext();
    void loadPrevious();
    void open(ConversationId conversation);
    void refreshQueue();
    // Nothing is on the page, for somebody else to sit down; what was asked until now is answered to nobody.
    void clear();
    // Stores the decision and shows the case with the names; the next one comes with loadNext().
    void decide(const DecisionRequest &request);

    const std::optional<Case> &current() const { return m_case; }
    bool isByVote() const;

Q_SIGNALS:
    void caseLoaded(const Case &loaded);
    void nothingLeft();
    void nothingBefore();
    void queueChanged(const CaseQueue &queue);
    void decided();
    void refused(const Error &error);

private:
    template <class Work, class Done> void ask(bool write, Work work, Done done);
    void show(const std::optional<Case> &loaded);
    void stepAmbiguous(bool forward);

    ProjectSession &m_session;
    std::optional<Case> m_case;
    Epoch m_person;  // answers to questions of who worked here before are dropped
};

}  // namespace gainsay
