// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/conversation/ConversationView.h"

#include "ui/conversation/BubblePainter.h"
#include "ui/conversation/ConversationAccessible.h"
#include "ui/theme/Theme.h"

#include <QPainter>
#include <QScrollBar>

#include <algorithm>

namespace gainsay {

using namespace Qt::StringLiterals;

namespace {

// Another response to what was said before: the reader has the context in mind already.
bool hasSameContext(const Conversation &a, const Conversation &b)
{
    if (a.turns.size() != b.turns.size() || a.target != b.target || a.turns.size() < 2)
        return false;
    for (int turn = 0; turn < a.turns.size(); ++turn) {
        if (turn != a.target && a.turns[turn] != b.turns[turn])
            return false;
    }
    return true;
}

}  // namespace

ConversationView::ConversationView(QWidget *parent) : QAbstractScrollArea(parent)
{
    installConversationAccessibility();
    setFrameShape(QFrame::NoFrame);
    setFocusPolicy(Qt::StrongFocus);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setAccessibleName(tr("Conversation"));
    viewport()->setCursor(Qt::IBeamCursor);
    connect(verticalScrollBar(), &QAbstractSlider::actionTriggered, this, [this] { m_keptInSight = -1; });
    viewport()->setAttribute(Qt::WA_OpaquePaintEvent);  // it fills all of itself: nothing below need be painted
}

void ConversationView::setConversation(const Conversation &conversation)
{
    const int place = hasSameContext(m_conversation, conversation) ? verticalScrollBar()->value() : 0;
    m_conversation = conversation;
    m_marks.clear();
    m_current = -1;
    m_keptInSight = -1;
    m_selection = {};
    rebuild();
    verticalScrollBar()->setValue(place);
}

void ConversationView::setMarks(const QList<Mark> &marks)
{
    if (marks == m_marks)
        return;
    m_marks = marks;
    explainMarks();
}

void ConversationView::setDetectorMarksVisible(bool visible)
{
    m_detectorVisible = visible;
    explainMarks();
}

void ConversationView::setFootnote(const QString &text)
{
    if (text == m_footnote)
        return;
    m_footnote = text;
    explainMarks();
}

void ConversationView::explainMarks()
{
    m_legend.setContent(m_marks, m_detectorVisible, m_footnote);
    int lanes = 1;
    for (const Mark &mark : std::as_const(m_marks))
        lanes = std::max(lanes, mark.lane + 1);
    for (Bubble &bubble : m_bubbles)
        bubble.setLanes(lanes);
    layOut();
}

void ConversationView::setSelectable(bool selectable)
{
    m_selectable = selectable;
    viewport()->setCursor(selectable ? Qt::IBeamCursor : Qt::ArrowCursor);
    clearSelection();
}

void ConversationView::setTargetCaption(const QString &text)
{
    m_targetCaption = text;
    rebuild();
}

QString ConversationView::speakerName(const QString &speaker) const
{
    if (speaker == "user"_L1)
        return tr("User");
    return speaker == "bot"_L1 ? tr("Bot") : speaker;
}

// Stands at the right; candidates are replies of whoever did not speak last.
QString ConversationView::judgedSpeaker() const
{
    const QList<Utterance> &turns = m_conversation.turns;
    if (m_conversation.target >= 0 && m_conversation.target < turns.size())
        return turns[m_conversation.target].speaker;
    for (const Utterance &turn : turns) {
        if (turn.speaker != turns.constLast().speaker)
            return turn.speaker;
    }
    return {};
}

BubbleText ConversationView::bubbleText(int turn) const
{
    const Utterance &utterance = m_conversation.turns[turn];
    BubbleText text;
    text.badge = m_conversation.turnName(turn);
    text.text = utterance.text;
    text.right = utterance.speaker == judgedSpeaker();
    text.target = turn == m_conversation.target;
    text.related = m_conversation.related == turn;
    text.language = m_textLanguage;
    text.caption = speakerName(utterance.speaker);
    if (text.target)
        text.caption += u" · "_s + (m_targetCaption.isNull() ? tr("judge this reply") : m_targetCaption);
    if (text.related)
        text.caption += u" · "_s + tr("compare with this");
    return text;
}

void ConversationView::rebuild()
{
    QString words;
    for (const Utterance &turn : m_conversation.turns)
        words += turn.text;
    m_textLanguage = guessLanguage(words);
    m_bubbles.clear();
    m_bubbles.reserve(size_t(m_conversation.turns.size() + m_conversation.candidates.size()));
    for (int turn = 0; turn < m_conversation.turns.size(); ++turn)
        m_bubbles.emplace_back(bubbleText(turn));
    for (int i = 0; i < m_conversation.candidates.size(); ++i) {
        const QString letter(QChar(u'A' + i));
        m_bubbles.emplace_back(BubbleText{letter, i == 0 ? tr("Candidate replies") : QString(),
                                          m_conversation.candidates[i], true, false, false, true, m_textLanguage});
    }
    explainMarks();
    notifyConversationChanged(this);
}

void ConversationView::layOut()
{
    const qreal margin = zoomed(16);
    const qreal width = std::min<qreal>(viewport()->width() - 2 * margin, zoomed(820));
    const qreal left = (viewport()->width() - width) / 2;
    qreal top = zoomed(6);
    for (Bubble &bubble : m_bubbles) {
        const bool close = bubble.content().candidate && bubble.content().caption.isEmpty();
        bubble.layOut(left, width, close ? top - zoomed(14) : top);
        top = bubble.bottom() + zoomed(14);
    }
    const qreal legend = m_legend.layOut(viewport()->width() - 2 * margin);
    m_legendHeight = legend > 0 ? legend + zoomed(10) : 0;
    m_height = top;
    const int room = viewport()->height() - int(m_legendHeight);
    verticalScrollBar()->setPageStep(room);
    verticalScrollBar()->setSingleStep(zoomed(24));
    verticalScrollBar()->setRange(0, std::max(0, int(std::ceil(m_height)) - room));
    viewport()->update();
}

QSize ConversationView::sizeHint() const
{
    return {zoomed(560), zoomed(360)};
}

QRectF ConversationView::markRect(const Mark &mark) const
{
    if (mark.span.utterance < 0 || mark.span.utterance >= bubbleCount())
        return {};
    const Bubble &bubble = m_bubbles[size_t(mark.span.utterance)];
    const QList<QRectF> rects = bubble.rectsOf(bubble.offsets().utf16FromCodePoint(mark.span.start),
                                               bubble.offsets().utf16FromCodePoint(mark.span.end));
    QRectF all;
    for (const QRectF &rect : rects)
        all = all.united(rect);
    return all;
}

// Each pair of spans with the same link, in the order of the conversation.
void ConversationView::paintLinks(BubblePainter &painter) const
{
    for (qsizetype a = 0; a < m_marks.size(); ++a) {
        for (qsizetype b = a + 1; b < m_marks.size(); ++b) {
            const Mark &first = m_marks[a];
            const Mark &second = m_marks[b];
            if (first.kind != MarkKind::Evidence || second.kind != MarkKind::Evidence || first.span.link == 0 ||
                first.span.link != second.span.link || first.owner != second.owner ||
                first.span.utterance == second.span.utterance)
                continue;
            const bool ordered = first.span.utterance < second.span.utterance;
            painter.paintLink(markRect(ordered ? first : second), markRect(ordered ? second : first), first.tone);
        }
    }
}

void ConversationView::paintEvent(QPaintEvent *event)
{
    const Palette &palette = Palette::of(this);
    QPainter painter(viewport());
    painter.setRenderHint(QPainter::Antialiasing);
    painter.fillRect(event->rect(), palette[Tone::Panel]);
    const int scroll = verticalScrollBar()->value();
    painter.translate(0, -scroll);
    const QRectF visible = QRectF(event->rect()).translated(0, scroll);
    BubblePainter bubbles(painter, palette);
    paintLinks(bubbles);
    for (size_t i = 0; i < m_bubbles.size(); ++i) {
        const Bubble &bubble = m_bubbles[i];
        if (bubble.captionRect().top() > visible.bottom() || bubble.bottom() < visible.top())
            continue;
        bubbles.paintBox(bubble, int(i) == m_current && hasFocus());
        for (const Mark &mark : m_marks) {
            if (mark.span.utterance == int(i) && mark.kind == MarkKind::Evidence)
                bubbles.paintMark(bubble, mark);
        }
        if (int(i) == m_current && !m_selection.isEmpty())
            bubbles.paintSelection(bubble, m_selection.start(), m_selection.end());
        for (const Mark &mark : m_marks) {
            if (m_detectorVisible && mark.span.utterance == int(i) && mark.kind == MarkKind::Detector)
                bubbles.paintMark(bubble, mark);
        }
        bubbles.paintText(bubble);
    }
    paintLegend(painter, palette);
}

// Below the last bubble, and always in view: it stays where it is while a long conversation is scrolled.
void ConversationView::paintLegend(QPainter &painter, const Palette &palette)
{
    if (m_legendHeight <= 0)
        return;
    painter.resetTransform();
    const qreal top = std::min(m_height - verticalScrollBar()->value(), viewport()->height() - m_legendHeight);
    painter.fillRect(QRectF(0, top, viewport()->width(), viewport()->height() - top), palette[Tone::Panel]);
    m_legend.paint(painter, palette, {qreal(zoomed(16)), top + zoomed(4)});
}

void ConversationView::resizeEvent(QResizeEvent *event)
{
    QAbstractScrollArea::resizeEvent(event);
    layOut();
    if (m_keptInSight >= 0 && m_keptInSight < bubbleCount())
        bringIntoSight(m_keptInSight);
}

void ConversationView::changeEvent(QEvent *event)
{
    QAbstractScrollArea::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) {
        setAccessibleName(tr("Conversation"));
        rebuild();
        explainMarks();
    } else if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange) {
        layOut();
    }
}

QRect ConversationView::bubbleRect(int index) const
{
    return m_bubbles[size_t(index)].box().toAlignedRect().translated(0, -verticalScrollBar()->value());
}

QRect ConversationView::spanRect(int utterance, int startCp, int endCp) const
{
    Mark mark;
    mark.span.utterance = utterance;
    mark.span.start = startCp;
    mark.span.end = endCp;
    return markRect(mark).toAlignedRect().translated(0, -verticalScrollBar()->value());
}

QString ConversationView::bubbleDescription(int index) const
{
    const BubbleText &text = m_bubbles[size_t(index)].content();
    QStringList parts{u"%1, %2: %3"_s.arg(text.badge, text.caption, text.text)};
    for (const Mark &mark : m_marks) {
        if (mark.span.utterance != index || (mark.kind == MarkKind::Detector && !m_detectorVisible))
            continue;
        const QString covered = m_bubbles[size_t(index)].offsets().slice(mark.span.start, mark.span.end);
        const bool byMachine = mark.kind == MarkKind::Detector;
        if (mark.owner.isEmpty())
            parts << (byMachine ? tr("Detector mark: %1") : tr("Evidence: %1")).arg(covered);
        else
            parts << (byMachine ? tr("Mark of the model %1: %2") : tr("Evidence of %1: %2")).arg(mark.owner, covered);
    }
    return parts.join(u". "_s);
}

}  // namespace gainsay
