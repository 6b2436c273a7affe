// SPDX-License-Identifier: GPL-3.0-or-later
// What can be done to the chosen entry of a list: add one after it, duplicate, remove and move it.
#pragma once

#include <QWidget>

class QMenu;
class QPushButton;

namespace gainsay {

class EditButtons : public QWidget {
    Q_OBJECT

public:
    // `what` is the list's name, for who hears the buttons.
    EditButtons(const QString &what, QWidget *parent);

    // "Add" opens it instead of asking for one.
    void setAddMenu(QMenu *menu);
    void setChosen(int index, int count);
    // The keys that every list of the studio has: Insert, Ctrl+D, Delete, Alt+Up and Alt+Down. The list keeps its keys.
    void listenTo(QWidget *list);

Q_SIGNALS:
    void addRequested();
    void duplicateRequested();
    void removeRequested();
    void moveRequested(int by);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    bool press(int key, Qt::KeyboardModifiers modifiers);

    QPushButton *m_add = nullptr;
    QPushButton *m_duplicate = nullptr;
    QPushButton *m_remove = nullptr;
    QPushButton *m_up = nullptr;
    QPushButton *m_down = nullptr;
};

}  // namespace gainsay
