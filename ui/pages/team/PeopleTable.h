// SPDX-License-Identifier: GPL-3.0-or-later
// Everybody with role, state, training, work and when they were last there. A search narrows it by name.
#pragma once

#include "core/service/people/TeamOverview.h"

#include <QTableWidget>

namespace gainsay {

// In the language of the window.
QString personStateTitle(PersonState state);
QString trainingTitle(const TeamMember &member);
QString lastSeenTitle(qint64 lastSeen, qint64 now);

class PeopleTable : public QTableWidget {
    Q_OBJECT

public:
    explicit PeopleTable(QWidget *parent = nullptr);

    // In the order given. Keeps the chosen person if they are still there.
    void setMembers(const QList<TeamMember> &members, qint64 now);
    void setSearch(const QString &text);
    // Null while nobody is chosen.
    const TeamMember *chosen() const;
    void choose(const QString &name);

Q_SIGNALS:
    void chosenChanged();

protected:
    void changeEvent(QEvent *event) override;

private:
    void retranslate();
    void fillRow(int row, const TeamMember &member);
    void applySearch();

    QList<TeamMember> m_members;  // by row
    QString m_search;
    qint64 m_now = 0;
};

}  // namespace gainsay
