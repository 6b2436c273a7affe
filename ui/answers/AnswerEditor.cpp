// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/answers/AnswerEditor.h"

#include "core/scheme/SpanAnswers.h"
#include "ui/answers/QuestionWidget.h"
#include "ui/answers/SpansQuestion.h"
#include "ui/answers/WrittenQuestion.h"
#include "ui/theme/Theme.h"
#include "ui/widgets/Card.h"
#include "ui/widgets/FlowLayout.h"
#include "ui/widgets/KeyOption.h"

#include <QLabel>
#include <QScrollArea>
#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace gainsay {

namespace {

constexpr int mostLargeOptions = 6;

bool hasRoomForDefinitions(const Scheme &scheme, const Question &question)
{
    return question.id == scheme.goldQuestion && question.options.size() <= mostLargeOptions;
}

// Screening questions are answered by leaving them alone.
Json defaultAnswer(const Question &question)
{
    if (question.kind == QuestionKind::Multi)
        return Json::array();
    return question.kind == QuestionKind::Bool ? Json(false) : Json();
}

// Chips and text fields say themselves what they ask.
bool needsCaption(const Question &question)
{
    return question.kind == QuestionKind::Single || question.kind == QuestionKind::Scale ||
           question.kind == QuestionKind::Ranking ||
           (question.kind == QuestionKind::Spans && !question.options.isEmpty());
}

// In a small window there are more questions than it shows. Once everything has its place.
void bringIntoSight(QWidget *widget)
{
    const auto scroll = [widget] {
        for (QWidget *around = widget->parentWidget(); around && widget->isVisible(); around = around->parentWidget()) {
            if (auto *area = qobject_cast<QScrollArea *>(around))
                return area->ensureWidgetVisible(widget, 0, zoomed(40));  // with its caption
        }
    };
    QMetaObject::invokeMethod(widget, scroll, Qt::QueuedConnection);
}

}  // namespace

AnswerEditor::AnswerEditor(QWidget *parent) : QWidget(parent)
{
    m_column = new QVBoxLayout(this);
    m_column->setContentsMargins(0, 0, 0, 0);
    m_column->setSpacing(10);
}

void AnswerEditor::setScheme(const Scheme &scheme, const QString &language)
{
    m_scheme = scheme;
    m_language = language;
    build();
}

void AnswerEditor::setConversation(const Conversation &conversation, const Json &answers)
{
    const bool another = conversation.id != m_conversation.id;
    m_conversation = conversation;
    for (const Step &step : std::as_const(m_steps)) {
        for (QuestionWidget *widget : step.questions) {
            if (another)
                widget->close();
            widget->setConversation(conversation);
        }
    }
    setAnswers(answers);
    if (another && !m_steps.isEmpty())
        bringIntoSight(m_steps.constFirst().heading);
}

void AnswerEditor::setAnswers(const Json &answers)
{
    m_answers = answers.is_object() ? answers : Json::object();
    for (const Step &step : std::as_const(m_steps)) {
        for (QuestionWidget *widget : step.questions) {
            const auto found = m_answers.find(toUtf8(widget->question().id));
            widget->setAnswer(found == m_answers.end() ? Json() : *found);
        }
    }
    apply();
}

void AnswerEditor::setLanguage(const QString &language)
{
    m_language = language;
    for (qsizetype i = 0; i < m_steps.size(); ++i) {
        const QString title = i < m_scheme.steps.size() ? m_scheme.steps[i].text(language) : QString();
        m_steps[i].heading->setText(u"%1  ·  %2"_s.arg(i + 1).arg(title));
        for (qsizetype j = 0; j < m_steps[i].questions.size(); ++j) {
            const Question &question = m_steps[i].questions[j]->question();
            m_steps[i].questions[j]->setLanguage(language);
            // The label's order of precedence is part of how it is asked.
            const bool gold = question.id == m_scheme.goldQuestion && !question.help.isEmpty();
            if (QLabel *caption = m_steps[i].captions[j])
                caption->setText((gold ? question.help : question.title).text(language));
        }
    }
}

void AnswerEditor::setShares(const QHash<QString, double> &shares)
{
    if (QuestionWidget *widget = widgetOf(m_scheme.goldQuestion))
        widget->setShares(shares);
}

Json AnswerEditor::submission() const
{
    Json complete = m_answers;
    // A default may open the next question, so each is filled in with those before it in place.
    for (const Question &question : m_scheme.questions) {
        const std::string id = toUtf8(question.id);
        const bool asked = !question.askIf || question.askIf->holds(complete);
        const Json value = defaultAnswer(question);
        if (asked && question.required && !complete.contains(id) && !value.is_null())
            complete[id] = value;
    }
    return m_scheme.withoutHidden(complete);
}

const Question *AnswerEditor::missing() const
{
    const Json complete = submission();
    for (const Question *question : m_scheme.asked(complete)) {
        if (question->required && !complete.contains(toUtf8(question->id)))
            return question;
    }
    return nullptr;
}

QList<Span> AnswerEditor::spans() const
{
    for (const Question *question : m_scheme.asked(submission())) {
        const auto found = m_answers.find(toUtf8(question->id));
        if (question->kind == QuestionKind::Spans && found != m_answers.end())
            return spansFromJson(*found);
    }
    return {};
}

bool AnswerEditor::takeKey(const QString &key)
{
    for (const bool openOnly : {true, false}) {
        for (const Step &step : std::as_const(m_steps)) {
            for (QuestionWidget *widget : step.questions) {
                if (widget->isOpen() != openOnly || !widget->isVisibleTo(this) || !widget->takeKey(key))
                    continue;
                if (widget->isOpen() || widget->question().kind == QuestionKind::Text)
                    bringIntoSight(widget);
                return true;
            }
        }
    }
    return false;
}

QString AnswerEditor::refusal(const QString &key) const
{
    for (const Question &question : m_scheme.questions) {
        if (!isAsked(question.id) && hasKey(question, key))
            return refusalOf(m_scheme, question, m_language);
    }
    return {};
}

QString AnswerEditor::evidenceRefusal() const
{
    for (const Question &question : m_scheme.questions) {
        if (question.kind == QuestionKind::Spans)
            return refusalOf(m_scheme, question, m_language);
    }
    return {};
}

bool AnswerEditor::closeOpen()
{
    bool closed = false;
    for (const Step &step : std::as_const(m_steps)) {
        for (QuestionWidget *widget : step.questions) {
            closed = closed || widget->isOpen();
            widget->close();
        }
    }
    return closed;
}

bool AnswerEditor::addSpan(const Span &span)
{
    for (const Question *question : m_scheme.asked(submission())) {
        if (auto *spansWidget = qobject_cast<SpansQuestion *>(widgetOf(question->id))) {
            spansWidget->addSpan(span);
            return true;
        }
    }
    return false;
}

void AnswerEditor::choose(const QString &value)
{
    const Question *gold = m_scheme.question(m_scheme.goldQuestion);
    const Option *option = gold ? gold->option(Json(toUtf8(value))) : nullptr;
    if (!option)
        return;
    widgetOf(gold->id)->setAnswer(answerValue(*gold, *option));
    answer(gold->id, answerValue(*gold, *option));
}

void AnswerEditor::build()
{
    for (const Step &step : std::as_const(m_steps)) {
        delete step.heading;
        delete step.body;
    }
    m_steps.clear();
    int stepCount = 0;
    for (const Question &question : std::as_const(m_scheme.questions))
        stepCount = qMax(stepCount, question.step);
    for (int number = 1; number <= stepCount; ++number) {
        Step step;
        step.heading = makeLabel(u"heading"_s, this);
        step.body = new QWidget(this);
        auto *column = new QVBoxLayout(step.body);
        column->setContentsMargins(0, 0, 0, 4);
        column->setSpacing(8);
        auto *chips = new FlowLayout(8);
        column->addLayout(chips);
        for (const Question &question : std::as_const(m_scheme.questions)) {
            if (question.step != number)
                continue;
            QuestionWidget *widget = makeQuestionWidget(question, hasRoomForDefinitions(m_scheme, question), step.body);
            QLabel *caption = needsCaption(question) ? makeLabel(u"small"_s, step.body) : nullptr;
            if (caption) {
                caption->setWordWrap(true);
                column->addWidget(caption);
            }
            widget->isSmall() ? chips->addWidget(widget) : column->addWidget(widget);
            connectQuestion(widget);
            step.questions.append(widget);
            step.captions.append(caption);
        }
        m_column->addWidget(step.heading);
        m_column->addWidget(step.body);
        m_steps.append(step);
    }
    setLanguage(m_language);
    setAnswers(m_answers);
}

void AnswerEditor::connectQuestion(QuestionWidget *widget)
{
    connect(widget, &QuestionWidget::answered, this,
            [this, id = widget->question().id](const Json &value) { answer(id, value); });
    connect(widget, &QuestionWidget::opened, this, [this, widget] {
        for (const Step &step : std::as_const(m_steps)) {
            for (QuestionWidget *candidate : step.questions) {
                if (candidate != widget)
                    candidate->close();
            }
        }
        showLiveKeys();
    });
    connect(widget, &QuestionWidget::closed, this, &AnswerEditor::showLiveKeys);
    if (auto *spansWidget = qobject_cast<SpansQuestion *>(widget))
        connect(spansWidget, &SpansQuestion::selectionWanted, this, &AnswerEditor::selectionWanted);
}

bool AnswerEditor::isAsked(const QString &question) const
{
    return m_scheme.asked(submission()).contains(m_scheme.question(question));
}

void AnswerEditor::apply()
{
    const QList<const Question *> asked = m_scheme.asked(submission());
    for (const Step &step : std::as_const(m_steps)) {
        bool any = false;
        for (qsizetype i = 0; i < step.questions.size(); ++i) {
            if (auto *written = qobject_cast<WrittenQuestion *>(step.questions[i]))
                written->setOthers(m_scheme, m_answers);
            const bool visible = asked.contains(m_scheme.question(step.questions[i]->question().id));
            step.questions[i]->setVisible(visible);
            if (step.captions[i])
                step.captions[i]->setVisible(visible);
            any = any || visible;
        }
        step.heading->setVisible(any && !m_scheme.steps.isEmpty());
        step.body->setVisible(any);
    }
    showLiveKeys();
}

void AnswerEditor::showLiveKeys()
{
    QHash<QString, const QuestionWidget *> owners;
    QList<QuestionWidget *> widgets;
    for (const Step &step : std::as_const(m_steps))
        widgets << step.questions;
    std::stable_partition(widgets.begin(), widgets.end(), [](const QuestionWidget *one) { return one->isOpen(); });
    for (const QuestionWidget *widget : std::as_const(widgets)) {
        for (const KeyOption *option : widget->findChildren<KeyOption *>()) {
            const QString key = option->keyText().toCaseFolded();
            if (!key.isEmpty() && option->isVisibleTo(this) && !owners.contains(key))
                owners.insert(key, widget);
        }
    }
    for (const QuestionWidget *widget : std::as_const(widgets)) {
        for (KeyOption *option : widget->findChildren<KeyOption *>()) {
            option->setKeyLive(owners.value(option->keyText().toCaseFolded(), widget) == widget);
            option->setOutlined(widget->isOpen() && option->keyText() != widget->question().key);
        }
    }
}

void AnswerEditor::answer(const QString &question, const Json &value)
{
    if (value.is_null())
        m_answers.erase(toUtf8(question));
    else
        m_answers[toUtf8(question)] = value;
    apply();
    // Who writes or marks goes on there; else comes what is still to be answered.
    QuestionWidget *answered = widgetOf(question);
    const bool stays = answered->isOpen() || answered->question().kind == QuestionKind::Text;
    const Question *next = stays ? nullptr : missing();
    bringIntoSight(next ? widgetOf(next->id) : answered);
    Q_EMIT edited(question);
}

QuestionWidget *AnswerEditor::widgetOf(const QString &question) const
{
    for (const Step &step : m_steps) {
        for (QuestionWidget *widget : step.questions) {
            if (widget->question().id == question)
                return widget;
        }
    }
    return nullptr;
}

}  // namespace gainsay
