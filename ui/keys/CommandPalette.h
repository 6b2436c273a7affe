// SPDX-License-Identifier: GPL-3.0-or-later
// Ctrl+K: everything that can be done now, found by a few letters.
#pragma once

#include <QFrame>
#include <QPointer>
#include <QStyledItemDelegate>

#include <functional>
#include <memory>

class QLineEdit;
class QListWidget;

namespace gainsay {

class ActionCatalog;

// A line of it: what it does, where it belongs, its key.
class CommandDelegate : public QStyledItemDelegate {
    Q_OBJECT

public:
    enum Role { GroupRole = Qt::UserRole, KeyRole, ActionRole };

    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;
};

class CommandPalette : public QFrame {
    Q_OBJECT

public:
    // Stands over `window`.
    CommandPalette(const ActionCatalog &actions, QWidget *window);

    // What can be done with any words at all: the last line, if `text` makes one of them, runs `run` with them.
    void setElse(std::function<QString(const QString &typed)> text, std::function<void(const QString &typed)> run);
    void open();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void collect();
    void filter(const QString &query);
    void trigger();
    void retranslate();

    struct Command;

    const ActionCatalog &m_actions;
    QLineEdit *m_query = nullptr;
    QListWidget *m_list = nullptr;
    QList<std::shared_ptr<Command>> m_commands;
    std::function<QString(const QString &)> m_elseText = [](const QString &) { return QString(); };
    std::function<void(const QString &)> m_elseRun;
    QPointer<QWidget> m_before;  // had the focus when it was opened
};

}  // namespace gainsay
