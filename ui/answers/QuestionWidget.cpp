// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/answers/QuestionWidget.h"

#include "core/scheme/WrittenText.h"
#include "ui/answers/ChoiceQuestion.h"
#include "ui/answers/MultiQuestion.h"
#include "ui/answers/RankingQuestion.h"
#include "ui/answers/SpansQuestion.h"
#include "ui/answers/TextQuestion.h"
#include "ui/answers/ToggleQuestion.h"
#include "ui/answers/WrittenQuestion.h"

namespace gainsay {

QuestionWidget::QuestionWidget(const Question &question, QWidget *parent) : QWidget(parent), m_question(question) {}

QuestionWidget *makeQuestionWidget(const Question &question, bool large, QWidget *parent)
{
    switch (question.kind) {
    case QuestionKind::Single:
    case QuestionKind::Scale:
        return new ChoiceQuestion(question, large, parent);
    case QuestionKind::Multi:
        return new MultiQuestion(question, parent);
    case QuestionKind::Ranking:
        return new RankingQuestion(question, parent);
    case QuestionKind::Spans:
        return new SpansQuestion(question, parent);
    case QuestionKind::Text:
        if (isWritten(question))
            return new WrittenQuestion(question, parent);
        return new TextQuestion(question, parent);
    case QuestionKind::Bool:
        return new ToggleQuestion(question, parent);
    }
    return nullptr;
}

Json answerValue(const Question &question, const Option &option)
{
    if (question.kind == QuestionKind::Scale && option.value.is_string())
        return fromUtf8(option.value.get<std::string>()).toInt();
    return option.value;
}

}  // namespace gainsay
