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

#include <QCoreApplication>

#include <algorithm>

using namespace Qt::StringLiterals;

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

namespace {

struct RefusalWords {
    Q_DECLARE_TR_FUNCTIONS(gainsay::AnswerEditor)
};

bool sameKey(const QString &key, const QString &pressed)
{
    return !key.isEmpty() && key.compare(pressed, Qt::CaseInsensitive) == 0;
}

// The values that a plain condition wants, as people read them; empty for a compound one.
QString wantedValues(const Condition &condition, const Question &looked, const QString &language)
{
    QStringList titles;
    for (const Json &value : condition.values) {
        const Option *option = looked.option(value);
        titles.append(option ? option->title.text(language) : answerText(value));
    }
    return titles.join(RefusalWords::tr(" or "));
}

}  // namespace

bool hasKey(const Question &question, const QString &key)
{
    const bool closed = question.kind == QuestionKind::Multi;
    return sameKey(question.key, key) ||
           (!closed && std::any_of(question.options.cbegin(), question.options.cend(),
                                   [&](const Option &option) { return sameKey(option.key, key); }));
}

QString refusalOf(const Scheme &scheme, const Question &question, const QString &language)
{
    const QString title = question.title.text(language);
    const Question *looked = question.askIf ? scheme.question(question.askIf->question) : nullptr;
    const QString values = looked ? wantedValues(*question.askIf, *looked, language) : QString();
    if (values.isEmpty())
        return RefusalWords::tr("“%1” is not asked after these answers.").arg(title);
    return RefusalWords::tr("“%1” is asked only if “%2” is %3.").arg(title, looked->title.text(language), values);
}

}  // namespace gainsay
