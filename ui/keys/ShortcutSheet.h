// SPDX-License-Identifier: GPL-3.0-or-later
// `?`: every action with its key, grouped; a key is changed in place, and a clash is said at once.
#pragma once

#include <QDialog>

class QKeySequenceEdit;
class QLabel;
class QTreeWidget;

namespace gainsay {

class ActionCatalog;

class ShortcutSheet : public QDialog {
    Q_OBJECT

public:
    ShortcutSheet(ActionCatalog &actions, QWidget *parent);

private:
    void fill(const QString &chosen = {});
    void assign();
    QString chosenId() const;

    ActionCatalog &m_actions;
    QTreeWidget *m_tree = nullptr;
    QKeySequenceEdit *m_key = nullptr;
    QLabel *m_message = nullptr;
};

}  // namespace gainsay
