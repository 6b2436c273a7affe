// SPDX-License-Identifier: GPL-3.0-or-later
// A conversation as chat bubbles: the judged reply outlined, evidence filled and linked, machines' marks
// dashed, with a legend. Text is selected with the mouse or the keyboard; offsets at this interface are code points.
//
// Keys: Up/Down choose the bubble, Left/Right the word (with Ctrl the clause), Shift+Right/Left grow and shrink
// by a character (with Ctrl by a word), Alt+Shift+Left/Right move the start, Ctrl+A all, Enter takes it, Esc drops it.
#pragma once

#include "core/model/Conversation.h"
#include "ui/conversation/Bubble.h"
#include "ui/conversation/Mark.h"
#include "ui/conversation/MarkLegend.h"
#include "ui/conversation/TextSelection.h"

#include <QAbstractScrollArea>

#include <optional>
#include <vector>

namespace gainsay {

class ConversationView : public QAbstractScrollArea {
    Q_OBJECT

public:
    explicit ConversationView(QWidget *parent = nullptr);

    void setConversation(const Conversation &conversation);
    // Scrolls to the reply that is judged, for those who look again and need not read from the top.
    void showTarget();
    void setMarks(const QList<Mark> &marks);
    const QList<Mark> &marks() const { return m_marks; }
    void setDetectorMarksVisible(bool visible);
    // A quiet remark below the last bubble, beside the legend of the marks.
    void setFootnote(const QString &text);
    // What the lines below the bubbles say, for tests.
    QStringList legend() const { return m_legend.texts(); }
    void setSelectable(bool selectable);
    // What dragging snaps to; Alt while dragging takes the other of character and word.
    void setSnap(SelectionUnit unit) { m_snap = unit; }
    // Left out, "judge this reply" stands at the target.
    void setTargetCaption(const QString &text);

    // The chosen stretch, or none.
    std::optional<Span> selection() const;
    void select(int utterance, int startCp, int endCp);
    void clearSelection();

    // For assistive tools and tests: how many bubbles there are and what each one says.
    int bubbleCount() const { return int(m_bubbles.size()); }
    QString bubbleDescription(int index) const;
    // The one that the keyboard is in; -1 for none.
    int currentBubble() const { return m_current; }
    QRect bubbleRect(int index) const;
    // Rectangle of a stretch in viewport coordinates.
    QRect spanRect(int utterance, int startCp, int endCp) const;

    QSize sizeHint() const override;

Q_SIGNALS:
    // The person has finished selecting (mouse released, or Enter).
    void spanSelected(int utterance, int startCp, int endCp);
    void markActivated(int index);

protected:
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void changeEvent(QEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void mouseDoubleClickEvent(QMouseEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;

private:
    BubbleText bubbleText(int turn) const;
    QString speakerName(const QString &speaker) const;
    QString judgedSpeaker() const;
    void rebuild();
    void layOut();
    void bringIntoSight(int index);
    QPointF contentPoint(const QPoint &viewportPoint) const;
    int bubbleAt(const QPointF &point) const;
    int markAt(const QPointF &point) const;
    bool moveSelection(QKeyEvent *event);
    void focusBubble(int index);
    void reportSelection();
    void paintLinks(class BubblePainter &painter) const;
    void paintLegend(QPainter &painter, const Palette &palette);
    void explainMarks();
    QRectF markRect(const Mark &mark) const;

    Conversation m_conversation;
    TextLanguage m_textLanguage = TextLanguage::Other;
    QList<Mark> m_marks;
    std::vector<Bubble> m_bubbles;
    QString m_footnote;
    MarkLegend m_legend;
    QString m_targetCaption;
    bool m_detectorVisible = true;
    bool m_selectable = true;
    SelectionUnit m_snap = SelectionUnit::Character;
    int m_current = -1;      // bubble that keyboard and selection are in
    int m_keptInSight = -1;  // bubble that stays in sight while the view is resized, until a person scrolls
    TextSelection m_selection;
    int m_anchor = -1;  // UTF-16 position where a drag began
    qreal m_legendHeight = 0;
    qreal m_height = 0;
};

}  // namespace gainsay
