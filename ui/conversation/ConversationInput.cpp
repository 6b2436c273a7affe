// SPDX-License-Identifier: GPL-3.0-or-later
// Mouse and keyboard of ConversationView.
#include "ui/conversation/ConversationAccessible.h"
#include "ui/conversation/ConversationView.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QScrollBar>

namespace gainsay {

QPointF ConversationView::contentPoint(const QPoint &viewportPoint) const
{
    return QPointF(viewportPoint) + QPointF(0, verticalScrollBar()->value());
}

int ConversationView::bubbleAt(const QPointF &point) const
{
    for (size_t i = 0; i < m_bubbles.size(); ++i) {
        if (m_bubbles[i].box().contains(point))
            return int(i);
    }
    return -1;
}

int ConversationView::markAt(const QPointF &point) const
{
    for (int i = 0; i < m_marks.size(); ++i) {
        if (m_marks[i].kind == MarkKind::Evidence && markRect(m_marks[i]).contains(point))
            return i;
    }
    return -1;
}

std::optional<Span> ConversationView::selection() const
{
    if (m_current < 0 || m_selection.isEmpty())
        return std::nullopt;
    const OffsetMap &offsets = m_bubbles[size_t(m_current)].offsets();
    Span span;
    span.utterance = m_current;
    span.start = offsets.codePointFromUtf16(m_selection.start());
    span.end = offsets.codePointFromUtf16(m_selection.end());
    span.text = offsets.slice(span.start, span.end);
    return span;
}

void ConversationView::select(int utterance, int startCp, int endCp)
{
    focusBubble(utterance);
    const OffsetMap &offsets = m_bubbles[size_t(utterance)].offsets();
    m_selection.set(offsets.utf16FromCodePoint(startCp), offsets.utf16FromCodePoint(endCp), SelectionUnit::Character);
    viewport()->update();
}

void ConversationView::clearSelection()
{
    m_selection.clear();
    m_anchor = -1;
    viewport()->update();
}

void ConversationView::focusBubble(int index)
{
    if (index < 0 || index >= bubbleCount() || index == m_current)
        return;
    m_current = index;
    m_selection = TextSelection(m_bubbles[size_t(index)].content().text);
    bringIntoSight(index);
    viewport()->update();
    if (hasFocus())
        notifyBubbleReached(this);
}

void ConversationView::bringIntoSight(int index)
{
    m_keptInSight = index;
    const Bubble &bubble = m_bubbles[size_t(index)];
    QScrollBar *bar = verticalScrollBar();
    if (bubble.bottom() > bar->value() + bar->pageStep())
        bar->setValue(int(bubble.bottom()) - bar->pageStep() + 8);
    if (bubble.captionRect().top() < bar->value())
        bar->setValue(int(bubble.captionRect().top()));
}

void ConversationView::showTarget()
{
    const auto show = [this] {
        if (m_conversation.target >= 0 && m_conversation.target < bubbleCount())
            bringIntoSight(m_conversation.target);
    };
    QMetaObject::invokeMethod(this, show, Qt::QueuedConnection);  // once everything has its place
}

void ConversationView::reportSelection()
{
    if (const std::optional<Span> span = selection())
        Q_EMIT spanSelected(span->utterance, span->start, span->end);
}

void ConversationView::mousePressEvent(QMouseEvent *event)
{
    const QPointF point = contentPoint(event->pos());
    const int index = bubbleAt(point);
    clearSelection();
    if (event->button() != Qt::LeftButton || index < 0)
        return;
    focusBubble(index);
    if (m_selectable)
        m_anchor = m_bubbles[size_t(index)].positionAt(point);
    if (const int mark = markAt(point); mark >= 0)
        Q_EMIT markActivated(mark);
}

void ConversationView::mouseMoveEvent(QMouseEvent *event)
{
    if (m_anchor < 0 || !(event->buttons() & Qt::LeftButton))
        return;
    const bool other = event->modifiers() & Qt::AltModifier;
    const bool word = (m_snap == SelectionUnit::Word) != other;
    const int position = m_bubbles[size_t(m_current)].positionAt(contentPoint(event->pos()));
    if (position == m_anchor)
        m_selection.clear();
    else
        m_selection.set(m_anchor, position, word ? SelectionUnit::Word : SelectionUnit::Character);
    viewport()->update();
}

void ConversationView::mouseReleaseEvent(QMouseEvent *)
{
    if (m_anchor < 0)
        return;
    m_anchor = -1;
    reportSelection();
}

void ConversationView::mouseDoubleClickEvent(QMouseEvent *event)
{
    const QPointF point = contentPoint(event->pos());
    const int index = bubbleAt(point);
    if (!m_selectable || index < 0)
        return;
    focusBubble(index);
    const int position = m_bubbles[size_t(index)].positionAt(point);
    m_selection.set(position, position, SelectionUnit::Word);
    viewport()->update();
    reportSelection();
}

bool ConversationView::moveSelection(QKeyEvent *event)
{
    const bool right = event->key() == Qt::Key_Right;
    if (!right && event->key() != Qt::Key_Left)
        return false;
    const Qt::KeyboardModifiers keys = event->modifiers();
    const bool control = keys & Qt::ControlModifier;
    if (!(keys & Qt::ShiftModifier)) {
        m_selection.step(control ? SelectionUnit::Clause : SelectionUnit::Word, right);
        return true;
    }
    const SelectionUnit unit = control ? SelectionUnit::Word : SelectionUnit::Character;
    if (keys & Qt::AltModifier)
        m_selection.moveStart(unit, right);
    else
        m_selection.moveEnd(unit, right);
    return true;
}

void ConversationView::keyPressEvent(QKeyEvent *event)
{
    const int key = event->key();
    if (key == Qt::Key_Up || key == Qt::Key_Down) {
        const int start = m_current >= 0 ? m_current : m_conversation.target;
        const bool first = m_current < 0;
        focusBubble(first ? std::max(start, 0)
                          : std::clamp(start + (key == Qt::Key_Up ? -1 : 1), 0, bubbleCount() - 1));
        return;
    }
    const bool all = event->matches(QKeySequence::SelectAll);
    // The view keeps the focus from one conversation to the next, so that the new one has no turn chosen yet.
    if (m_selectable && m_current < 0 && (all || key == Qt::Key_Left || key == Qt::Key_Right))
        focusBubble(std::max(0, m_conversation.target));
    if (m_selectable && m_current >= 0) {
        if (all)
            m_selection.selectAll();
        if (all || moveSelection(event)) {
            viewport()->update();
            notifyWordsChosen(this);
            return;
        }
        const bool enter = key == Qt::Key_Return || key == Qt::Key_Enter;
        if (enter && !m_selection.isEmpty())
            return reportSelection();
        if (key == Qt::Key_Escape && !m_selection.isEmpty())
            return clearSelection();
    }
    QAbstractScrollArea::keyPressEvent(event);
}

void ConversationView::focusInEvent(QFocusEvent *event)
{
    QAbstractScrollArea::focusInEvent(event);
    if (m_current < 0 && event->reason() != Qt::MouseFocusReason)
        focusBubble(std::max(0, m_conversation.target));
    viewport()->update();
}

void ConversationView::focusOutEvent(QFocusEvent *event)
{
    QAbstractScrollArea::focusOutEvent(event);
    viewport()->update();
}

}  // namespace gainsay
