// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/keys/ActionCatalog.h"

#include "ui/page/Page.h"
#include "ui/settings/Settings.h"

#include <QWidget>

#include <algorithm>
#include <utility>

namespace gainsay {

using namespace Qt::StringLiterals;

namespace {

// Two actions can meet when one's scope lies inside the other's.
bool scopesMeet(const QWidget *a, const QWidget *b)
{
    return a == b || a->isAncestorOf(b) || b->isAncestorOf(a);
}

// Equal, or one begins like the other: the longer of the two could never be typed to its end.
bool keysClash(const QKeySequence &a, const QKeySequence &b)
{
    return !a.isEmpty() && !b.isEmpty() &&
           (a.matches(b) != QKeySequence::NoMatch || b.matches(a) != QKeySequence::NoMatch);
}

bool hasClashingKey(const QAction &action, const QKeySequence &key)
{
    const QList<QKeySequence> keys = action.shortcuts();
    return std::any_of(keys.begin(), keys.end(), [&](const QKeySequence &own) { return keysClash(own, key); });
}

// What the key does on a page in reach of `scope` without being an action; an action with that key would silence it.
QString ownMeaning(QWidget *scope, const QKeySequence &key)
{
    QList<Page *> pages = scope->findChildren<Page *>();
    if (auto *page = qobject_cast<Page *>(scope))
        pages.append(page);
    for (const Page *page : std::as_const(pages)) {
        for (const OwnKey &own : page->ownKeys()) {
            if (keysClash(QKeySequence(own.key), key))
                return own.meaning;
        }
    }
    return {};
}

// A letter or sign that is typed without holding another key but Shift.
bool isSingleCharacter(const QKeySequence &key)
{
    if (key.isEmpty())
        return false;
    const QKeyCombination first = key[0];
    return !(first.keyboardModifiers() & ~(Qt::ShiftModifier | Qt::KeypadModifier)) && first.key() < Qt::Key_Escape;
}

}  // namespace

ActionCatalog::ActionCatalog(Settings &settings, QObject *parent) : QObject(parent), m_settings(settings) {}

QAction *ActionCatalog::add(const QString &id, std::function<QString()> text, std::function<QString()> group,
                            const QKeySequence &defaultKey, QWidget *scope, std::function<void()> handler)
{
    auto *action = new QAction(text(), scope);
    action->setObjectName(id);
    action->setShortcutContext(Qt::WidgetWithChildrenShortcut);
    connect(action, &QAction::triggered, scope, [handler = std::move(handler)] { handler(); });
    scope->addAction(action);
    m_entries.push_back({id, std::move(text), std::move(group), defaultKey, scope, action});
    applyKey(m_entries.back());
    return action;
}

std::vector<ActionCatalog::Entry> ActionCatalog::entries() const
{
    std::vector<Entry> living;
    std::copy_if(m_entries.begin(), m_entries.end(), std::back_inserter(living),
                 [](const Entry &entry) { return entry.action && entry.scope; });
    return living;
}

std::vector<ActionCatalog::Entry> ActionCatalog::available() const
{
    std::vector<Entry> living = entries();
    std::erase_if(living, [](const Entry &entry) { return !entry.action->isEnabled() || !entry.scope->isVisible(); });
    return living;
}

const ActionCatalog::Entry *ActionCatalog::find(const QString &id) const
{
    const auto found = std::find_if(m_entries.begin(), m_entries.end(),
                                    [&](const Entry &entry) { return entry.id == id && entry.action; });
    return found == m_entries.end() ? nullptr : &*found;
}

QAction *ActionCatalog::action(const QString &id) const
{
    const Entry *entry = find(id);
    return entry ? entry->action.data() : nullptr;
}

void ActionCatalog::applyKey(const Entry &entry) const
{
    const QVariantMap changed = m_settings.value(Setting::Shortcuts).toMap();
    const auto own = changed.constFind(entry.id);
    entry.action->setShortcut(own == changed.constEnd() ? entry.defaultKey : QKeySequence(own->toString()));
}

Result<void> ActionCatalog::setKey(const QString &id, const QKeySequence &key)
{
    const Entry *wanted = find(id);
    if (!wanted)
        return notFound(tr("There is no action called %1.").arg(id));
    const QString keyName = key.toString(QKeySequence::NativeText);
    for (const Entry &other : entries()) {
        if (other.id != id && hasClashingKey(*other.action, key) && scopesMeet(other.scope, wanted->scope))
            return conflict(tr("%1 already belongs to “%2”. Choose another key, or change that one first.")
                                .arg(keyName, other.text()));
    }
    if (const QString own = ownMeaning(wanted->scope, key); !own.isEmpty())
        return conflict(tr("%1 answers “%2” in this project. Choose another key.").arg(keyName, own));
    if (wanted->scope->isWindow() && key != wanted->defaultKey && isSingleCharacter(key))
        return conflict(tr("%1 alone may be an answer in another project. Choose a key with Ctrl or Alt, or a function "
                           "key, for what works on every page.")
                            .arg(keyName));
    QVariantMap changed = m_settings.value(Setting::Shortcuts).toMap();
    if (key == wanted->defaultKey)
        changed.remove(id);
    else
        changed.insert(id, key.toString());
    m_settings.setValue(Setting::Shortcuts, changed);
    applyKey(*wanted);
    return {};
}

void ActionCatalog::resetKeys()
{
    m_settings.reset(Setting::Shortcuts);
    for (const Entry &entry : entries())
        applyKey(entry);
}

void ActionCatalog::retranslate()
{
    for (const Entry &entry : entries())
        entry.action->setText(entry.text());
}

}  // namespace gainsay
