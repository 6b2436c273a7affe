// SPDX-License-Identifier: GPL-3.0-or-later
// `?`: every action with its key, grouped, those of the page in front first, with the keys of its answers; a key is
// changed in place, and a clash is said at once. Can be printed.
#pragma once

#include "ui/page/Page.h"

#include <QDialog>

class QKeySequenceEdit;
class QLabel;
class QLayout;
class QTreeWidget;
class QTreeWidgetItem;

namespace gainsay {

class ActionCatalog;

class ShortcutSheet : public QDialog {
    Q_OBJECT

public:
    // `own`: keys that the page in front hears itself; the scheme sets them.
    ShortcutSheet(ActionCatalog &actions, const QList<OwnKey> &own, QWidget *parent);

private:
    QLayout *buildButtons();
    void fill(const QString &chosen = {});
    void addOwnKeys();
    QTreeWidgetItem *addGroup(const QString &title);
    void print();
    void assign();
    QString chosenId() const;

    ActionCatalog &m_actions;
    const QList<OwnKey> m_own;
    QTreeWidget *m_tree = nullptr;
    QKeySequenceEdit *m_key = nullptr;
    QLabel *m_message = nullptr;
};

}  // namespace gainsay
