// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/conversation/ConversationAccessible.h"

#include "ui/conversation/ConversationView.h"

#include <QAccessible>
#include <QAccessibleWidget>

#include <map>

namespace gainsay {

namespace {

class BubbleAccessible final : public QAccessibleInterface {
public:
    BubbleAccessible(ConversationView *view, int index) : m_view(view), m_index(index) {}

    bool isValid() const override { return m_view && m_index < m_view->bubbleCount(); }
    QObject *object() const override { return nullptr; }
    QAccessibleInterface *childAt(int, int) const override { return nullptr; }
    QAccessibleInterface *parent() const override { return QAccessible::queryAccessibleInterface(m_view); }
    QAccessibleInterface *child(int) const override { return nullptr; }
    int childCount() const override { return 0; }
    int indexOfChild(const QAccessibleInterface *) const override { return -1; }
    QString text(QAccessible::Text kind) const override
    {
        if (!isValid() || (kind != QAccessible::Name && kind != QAccessible::Description))
            return {};
        if (kind == QAccessible::Name)
            return m_view->bubbleDescription(m_index);
        const std::optional<Span> chosen = m_view->selection();
        return chosen && chosen->utterance == m_index ? ConversationView::tr("Chosen: %1").arg(chosen->text)
                                                      : QString();
    }
    void setText(QAccessible::Text, const QString &) override {}
    QRect rect() const override
    {
        if (!isValid())
            return {};
        const QRect box = m_view->bubbleRect(m_index);
        return {m_view->viewport()->mapToGlobal(box.topLeft()), box.size()};
    }
    QAccessible::Role role() const override { return QAccessible::ListItem; }
    QAccessible::State state() const override
    {
        QAccessible::State state;
        state.focusable = true;
        state.focused = isValid() && m_view->hasFocus() && m_view->currentBubble() == m_index;
        return state;
    }

private:
    QPointer<ConversationView> m_view;
    int m_index;
};

class ListAccessible final : public QAccessibleWidget {
public:
    explicit ListAccessible(ConversationView *view) : QAccessibleWidget(view, QAccessible::List), m_view(view) {}
    ~ListAccessible() override
    {
        for (const auto &[index, id] : m_children)
            QAccessible::deleteAccessibleInterface(id);
    }

    int childCount() const override { return m_view->bubbleCount(); }
    QAccessibleInterface *child(int index) const override
    {
        if (index < 0 || index >= childCount())
            return nullptr;
        auto known = m_children.find(index);
        if (known == m_children.end()) {
            const QAccessible::Id id = QAccessible::registerAccessibleInterface(new BubbleAccessible(m_view, index));
            known = m_children.emplace(index, id).first;
        }
        return QAccessible::accessibleInterface(known->second);
    }
    QAccessibleInterface *focusChild() const override { return child(m_view->currentBubble()); }
    int indexOfChild(const QAccessibleInterface *wanted) const override
    {
        for (const auto &[index, id] : m_children) {
            if (QAccessible::accessibleInterface(id) == wanted)
                return index;
        }
        return -1;
    }

private:
    ConversationView *m_view;
    mutable std::map<int, QAccessible::Id> m_children;
};

QAccessibleInterface *makeConversationInterface(const QString &, QObject *object)
{
    auto *view = qobject_cast<ConversationView *>(object);
    return view ? new ListAccessible(view) : nullptr;
}

}  // namespace

void installConversationAccessibility()
{
    QAccessible::removeFactory(makeConversationInterface);
    QAccessible::installFactory(makeConversationInterface);
}

namespace {
void tellAboutBubble(ConversationView *view, QAccessible::Event what)
{
    QAccessibleEvent told(view, what);
    told.setChild(view->currentBubble());
    QAccessible::updateAccessibility(&told);
}
}  // namespace

void notifyBubbleReached(ConversationView *view)
{
    tellAboutBubble(view, QAccessible::Focus);
}

void notifyWordsChosen(ConversationView *view)
{
    tellAboutBubble(view, QAccessible::DescriptionChanged);
}

void notifyConversationChanged(ConversationView *view)
{
    QAccessibleEvent changed(view, QAccessible::ObjectReorder);
    QAccessible::updateAccessibility(&changed);
}

}  // namespace gainsay
