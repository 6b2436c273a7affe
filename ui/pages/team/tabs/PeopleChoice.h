// SPDX-License-Identifier: GPL-3.0-or-later
// A list of people to tick, with one button for all of them.
#pragma once

#include "core/model/User.h"

#include <QStringList>
#include <QWidget>

class QListWidget;
class QPushButton;

namespace gainsay {

class PeopleChoice : public QWidget {
    Q_OBJECT

public:
    explicit PeopleChoice(QWidget *parent = nullptr);

    // Keeps the ticks of those who are still there.
    void setPeople(const QList<User> &people);
    QStringList names() const;
    QList<UserId> ids() const;
    void retranslate();

Q_SIGNALS:
    void changed();

private:
    void toggleAll();
    void showWholeRows();

    QListWidget *m_list = nullptr;
    QPushButton *m_all = nullptr;
};

}  // namespace gainsay
