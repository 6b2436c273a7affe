// SPDX-License-Identifier: GPL-3.0-or-later
// Every action of the window by id, with its default key and the key a person chose instead.
#pragma once

#include "core/base/Result.h"

#include <QAction>
#include <QKeySequence>
#include <QObject>
#include <QPointer>

#include <functional>
#include <vector>

class QWidget;

namespace gainsay {

class Settings;

class ActionCatalog : public QObject {
    Q_OBJECT

public:
    struct Entry {
        QString id;
        std::function<QString()> text;   // asked again when the language changes
        std::function<QString()> group;  // heading in the shortcut sheet
        QKeySequence defaultKey;
        QPointer<QWidget> scope;  // the key works while this has the focus inside it
        QPointer<QAction> action;
    };

    ActionCatalog(Settings &settings, QObject *parent = nullptr);

    // Adds an action to `scope` (a page, or the window). `handler` runs on trigger.
    QAction *add(const QString &id, std::function<QString()> text, std::function<QString()> group,
                 const QKeySequence &defaultKey, QWidget *scope, std::function<void()> handler);

    // Those whose scope still lives, in the order of adding.
    std::vector<Entry> entries() const;
    QAction *action(const QString &id) const;
    // Those that can be triggered now: enabled, and their scope on screen.
    std::vector<Entry> available() const;

    // An empty key takes it away. A key that another action or an answer in reach has is a Conflict that names it; what
    // works on every page gets no single character, since another project may ask for it.
    Result<void> setKey(const QString &id, const QKeySequence &key);
    void resetKeys();
    void retranslate();

private:
    const Entry *find(const QString &id) const;
    void applyKey(const Entry &entry) const;

    Settings &m_settings;
    std::vector<Entry> m_entries;
};

}  // namespace gainsay
