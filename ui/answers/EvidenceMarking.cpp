// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/answers/EvidenceMarking.h"

#include "core/errors/table/ErrorTableLoader.h"
#include "core/scheme/SpanAnswers.h"
#include "ui/answers/AnswerEditor.h"
#include "ui/conversation/ConversationView.h"

#include <QKeyEvent>

namespace gainsay {

EvidenceMarking::EvidenceMarking(ConversationView *view, AnswerEditor *editor, QObject *parent)
    : QObject(parent), m_view(view), m_editor(editor)
{
    connect(editor, &AnswerEditor::selectionWanted, this, [this] {
        m_view->setFocus(Qt::ShortcutFocusReason);
        Q_EMIT hint(
            tr("Left and Right choose a word, with Ctrl a clause; with Shift the mark grows and shrinks. Up and "
               "Down change the turn. Enter marks, Esc lets go."));
    });
    connect(view, &ConversationView::spanSelected, this, &EvidenceMarking::take);
    view->installEventFilter(this);
}

void EvidenceMarking::take()
{
    const std::optional<Span> span = m_view->selection();
    if (!span || !m_editor->isEnabled())
        return;
    if (m_editor->addSpan(*span))
        m_view->clearSelection();
    else
        Q_EMIT hint(m_editor->evidenceRefusal());
}

bool EvidenceMarking::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::ShortcutOverride && m_view->selection() && m_editor->isEnabled()) {
        const int key = static_cast<QKeyEvent *>(event)->key();
        if (key == Qt::Key_Return || key == Qt::Key_Enter)
            event->accept();
    }
    return QObject::eventFilter(watched, event);
}

QList<Mark> evidenceMarks(const Scheme &scheme, const Json &answers, const QString &owner)
{
    QList<Mark> marks;
    const Question *gold = scheme.question(scheme.goldQuestion);
    const Option *option = gold ? gold->option(Json(toUtf8(scheme.label(answers)))) : nullptr;
    for (const Question *question : scheme.asked(answers)) {
        const auto found = answers.find(toUtf8(question->id));
        if (question->kind != QuestionKind::Spans || found == answers.end())
            continue;
        for (const Span &span : spansFromJson(*found)) {
            const Option *own = question->option(Json(toUtf8(span.label)));
            const Option *shown = own ? own : option;
            marks.append({span, MarkKind::Evidence, shown ? toneFromName(shown->role) : Tone::Accent, owner});
        }
    }
    return marks;
}

QList<Mark> modelMarks(const QList<ShownPrediction> &predictions, RunId first)
{
    QList<const ShownPrediction *> models;
    for (const ShownPrediction &prediction : predictions) {
        if (prediction.spans.isEmpty())
            continue;
        if (first && prediction.run.id == first)
            models.prepend(&prediction);
        else
            models.append(&prediction);
    }
    QList<Mark> marks;
    for (int lane = 0; lane < models.size(); ++lane) {
        for (const Span &span : models[lane]->spans)
            marks.append({span, MarkKind::Detector, Tone::Detector, runTitle(models[lane]->run), lane});
    }
    return marks;
}

}  // namespace gainsay
