// SPDX-License-Identifier: GPL-3.0-or-later
// A row of round tabs, one of which is chosen; arrow keys move between them.
#pragma once

#include <QStringList>
#include <QWidget>

class QButtonGroup;
class QHBoxLayout;

namespace gainsay {

class PillTabs : public QWidget {
    Q_OBJECT

public:
    // Many tabs wrap into rows; few keep to one.
    enum class Rows { One, AsNeeded };

    explicit PillTabs(QWidget *parent = nullptr, Rows rows = Rows::One);

    // Keeps the chosen index if there still is one.
    void setTabs(const QStringList &titles);
    int count() const;
    // One that is hidden keeps its index.
    void setTabVisible(int index, bool visible);
    int current() const;
    void setCurrent(int index);
    // The same as a click on it: who listens is told.
    void choose(int index);

Q_SIGNALS:
    void currentChanged(int index);

private:
    QHBoxLayout *m_row = nullptr;  // null: they wrap
    QButtonGroup *m_group = nullptr;
};

}  // namespace gainsay
