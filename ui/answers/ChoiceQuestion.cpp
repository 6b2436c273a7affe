// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/answers/ChoiceQuestion.h"

#include "ui/theme/Palette.h"
#include "ui/widgets/DisplayText.h"
#include "ui/widgets/FlowLayout.h"
#include "ui/widgets/KeyOption.h"

#include <QGridLayout>

using namespace Qt::StringLiterals;

namespace gainsay {

ChoiceQuestion::ChoiceQuestion(const Question &question, bool large, QWidget *parent)
    : QuestionWidget(question, parent), m_large(large)
{
    // Three stand in one row where there is room for them; more stand in pairs.
    auto *flow = !large && question.options.size() == 3 ? new FlowLayout(8, this) : nullptr;
    auto *grid = flow ? nullptr : new QGridLayout(this);
    if (grid) {
        grid->setContentsMargins(0, 0, 0, 0);
        grid->setSpacing(8);
    }
    const int columns = large ? 1 : 2;
    for (int i = 0; i < question.options.size(); ++i) {
        const Option &option = question.options[i];
        auto *button = new KeyOption(this);
        button->setCheckable(true);
        button->setKeyText(option.key);
        if (large)
            button->setTone(toneFromName(option.role));
        connect(button, &KeyOption::clicked, this, [this, i] { choose(i); });
        if (flow)
            flow->addWidget(button);
        else
            grid->addWidget(button, i / columns, i % columns);
        m_options.append(button);
    }
}

void ChoiceQuestion::setAnswer(const Json &answer)
{
    m_answer = answer;
    for (int i = 0; i < m_options.size(); ++i)
        m_options[i]->setChecked(!answer.is_null() && answerValue(question(), question().options[i]) == answer);
}

void ChoiceQuestion::setShares(const QHash<QString, double> &shares)
{
    for (int i = 0; i < m_options.size(); ++i) {
        const Json &value = question().options[i].value;
        const QString name = value.is_string() ? fromUtf8(value.get<std::string>()) : QString();
        const bool known = shares.contains(name);
        m_options[i]->setProbability(known ? std::optional(shares.value(name)) : std::nullopt);
    }
}

void ChoiceQuestion::setLanguage(const QString &language)
{
    for (int i = 0; i < m_options.size(); ++i) {
        const Option &option = question().options[i];
        const QString definition = option.definition.text(language);
        m_options[i]->setTexts(option.title.text(language), m_large ? definition : QString());
        m_options[i]->setToolTip(m_large ? QString() : plainToolTip(definition));
    }
}

bool ChoiceQuestion::takeKey(const QString &key)
{
    for (int i = 0; i < m_options.size(); ++i) {
        if (question().options[i].key.compare(key, Qt::CaseInsensitive) == 0) {
            choose(i);
            return true;
        }
    }
    return false;
}

void ChoiceQuestion::choose(int index)
{
    Json value = answerValue(question(), question().options[index]);
    // What need not be answered can be taken back by choosing it again.
    if (!question().required && m_answer == value)
        value = Json();
    setAnswer(value);
    Q_EMIT answered(value);
}

}  // namespace gainsay
