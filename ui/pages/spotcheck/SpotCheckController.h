// SPDX-License-Identifier: GPL-3.0-or-later
// The supervisor's round behind the page: batches with their rounds, the sampled item on the page, verdicts.
#pragma once

#include "core/service/supervise/SpotCheckService.h"
#include "ui/session/ProjectSession.h"

#include <QObject>

#include <optional>

namespace gainsay {

class SpotCheckController : public QObject {
    Q_OBJECT

public:
    explicit SpotCheckController(ProjectSession &session, QObject *parent = nullptr);

    void setBatch(const QString &batch);
    const QString &batch() const { return m_batch; }
    // Reads all batches again, and the item on the page, else the next unreviewed one of the chosen batch.
    void refresh();
    // Nothing is on the page, for somebody else to sit down; what was asked until now is answered to nobody.
    void clear();
    void start(const StartRequest &request);
    void record(Verdict verdict, const std::optional<Json> &answers, const QString &feedback);
    void closeRound();
    void reopen(const QString &reason);
    // Whether the annotators of an item are named; not at first.
    void setNamesShown(bool shown);
    // Sampled items one by one, reviewed or not.
    void step(int by);

    const QList<BatchStatus> &statuses() const { return m_statuses; }
    // The chosen batch; null if there is none.
    const BatchStatus *status() const;
    // Its open round; null if there is none.
    const RoundStatus *openRound() const;
    const std::optional<ReviewItem> &item() const { return m_item; }
    int position() const { return m_position; }
    // The sample, in the order in which it was drawn.
    const QList<SpotItem> &items() const { return m_items; }
    // A verdict is on its way; a second key press would hit the same item.
    bool isBusy() const { return m_busy; }

Q_SIGNALS:
    void changed();
    void itemLoaded(const ReviewItem &item);
    void nothingToReview();
    void closed(const BatchStatus &status);
    void refused(const Error &error);

private:
    template <class Work, class Done> void ask(bool write, Work work, Done done);
    void loadItems();
    void loadItem(int position);
    // The item on the page is where it was in the round as read again.
    bool isOnItem() const;

    ProjectSession &m_session;
    QString m_batch;
    QList<BatchStatus> m_statuses;
    QList<SpotItem> m_items;
    std::optional<ReviewItem> m_item;
    int m_position = -1;
    bool m_busy = false;
    bool m_namesShown = false;
    Epoch m_person;  // answers to questions of who worked here before are dropped
};

}  // namespace gainsay
