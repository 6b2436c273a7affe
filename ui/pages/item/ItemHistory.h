// SPDX-License-Identifier: GPL-3.0-or-later
// What happened to the item in time: answers and their revisions, decisions, verdicts, flags; and its rows of the audit
// trail.
#pragma once

#include "core/scheme/Scheme.h"
#include "core/service/item/ItemView.h"

#include <QWidget>

namespace gainsay {

class Card;
class ReportTableView;

class ItemHistory : public QWidget {
    Q_OBJECT

public:
    explicit ItemHistory(QWidget *parent = nullptr);

    void setItem(const ItemView &view, const Scheme &scheme);
    void retranslate();

private:
    struct Event {
        qint64 at = 0;
        QString who;
        QString what;
    };

    static QList<Event> events(const ItemView &view, const Scheme &scheme);
    static void addAnswers(QList<Event> &events, const ItemView &view, const Scheme &scheme);
    static void addChecks(QList<Event> &events, const ItemView &view);
    void showTrail(const QList<AuditRow> &trail);

    Card *m_happened = nullptr;
    QWidget *m_events = nullptr;
    Card *m_trailCard = nullptr;
    ReportTableView *m_trail = nullptr;
};

}  // namespace gainsay
