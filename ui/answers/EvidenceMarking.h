// SPDX-License-Identifier: GPL-3.0-or-later
// Joins a conversation and the questions beside it: words chosen in the one become evidence in the other.
#pragma once

#include "core/scheme/Scheme.h"
#include "core/service/item/Predictions.h"
#include "ui/conversation/Mark.h"

#include <QObject>

namespace gainsay {

class AnswerEditor;
class ConversationView;

class EvidenceMarking : public QObject {
    Q_OBJECT

public:
    EvidenceMarking(ConversationView *view, AnswerEditor *editor, QObject *parent);

Q_SIGNALS:
    // Which keys mark, when the keyboard comes to it; why not, when evidence is not asked for now.
    void hint(const QString &text);

protected:
    // Enter in the conversation ends a selection; only without one does it mean what the page makes of it.
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void take();

    ConversationView *m_view;
    AnswerEditor *m_editor;
};

// The evidence in the answers in its own hue, or that of the answers' label; `owner` says whose it is where there are
// several.
QList<Mark> evidenceMarks(const Scheme &scheme, const Json &answers, const QString &owner = {});
// Every model's evidence on a line of its own below the text; that of the run `first` on the first one.
QList<Mark> modelMarks(const QList<ShownPrediction> &predictions, RunId first = {});

}  // namespace gainsay
