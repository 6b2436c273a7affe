// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/answers/RankingQuestion.h"

#include "ui/widgets/KeyOption.h"

#include <QVBoxLayout>

namespace gainsay {

RankingQuestion::RankingQuestion(const Question &question, QWidget *parent) : QuestionWidget(question, parent)
{
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(8);
    for (int i = 0; i < question.options.size(); ++i) {
        auto *option = new KeyOption(this);
        option->setCheckable(true);
        option->setKeyText(question.options[i].key);
        column->addWidget(option);
        connect(option, &KeyOption::clicked, this, [this, i] { toggle(i); });
        m_options.append(option);
    }
}

void RankingQuestion::setAnswer(const Json &answer)
{
    m_order.clear();
    if (answer.is_array()) {
        for (const Json &value : answer) {
            for (int i = 0; i < question().options.size(); ++i) {
                if (question().options[i].value == value)
                    m_order.append(i);
            }
        }
    }
    describe();
}

void RankingQuestion::setConversation(const Conversation &conversation)
{
    m_candidates = conversation.candidates;
    for (int i = 0; i < m_options.size(); ++i)
        m_options[i]->setVisible(i < m_candidates.size());
    describe();
}

void RankingQuestion::setLanguage(const QString &language)
{
    m_language = language;
    describe();
}

bool RankingQuestion::takeKey(const QString &key)
{
    for (int i = 0; i < m_options.size() && i < m_candidates.size(); ++i) {
        if (question().options[i].key.compare(key, Qt::CaseInsensitive) == 0) {
            toggle(i);
            return true;
        }
    }
    return false;
}

void RankingQuestion::toggle(int index)
{
    if (!m_order.removeOne(index))
        m_order.append(index);
    describe();
    Json answer = Json::array();
    for (const int place : std::as_const(m_order))
        answer.push_back(question().options[place].value);
    Q_EMIT answered(m_order.isEmpty() ? Json() : answer);
}

void RankingQuestion::describe()
{
    for (int i = 0; i < m_options.size(); ++i) {
        const int place = int(m_order.indexOf(i));
        m_options[i]->setRank(place + 1);
        m_options[i]->setChecked(place >= 0);
        m_options[i]->setTexts(question().options[i].title.text(m_language), m_candidates.value(i));
    }
}

}  // namespace gainsay
