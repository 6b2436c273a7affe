// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/answers/MultiQuestion.h"

#include "core/base/Phrases.h"
#include "ui/widgets/DisplayText.h"
#include "ui/widgets/KeyOption.h"

#include <QHBoxLayout>

using namespace Qt::StringLiterals;

namespace gainsay {

MultiQuestion::MultiQuestion(const Question &question, QWidget *parent) : QuestionWidget(question, parent)
{
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(4);
    m_chip = new KeyOption(this);
    m_chip->setCheckable(true);
    m_chip->setKeyText(question.key);
    row->addWidget(m_chip);
    connect(m_chip, &KeyOption::clicked, this, [this] {
        describe();
        setOpen(!m_open);
    });
    for (int i = 0; i < question.options.size(); ++i) {
        auto *option = new KeyOption(this);
        option->setCheckable(true);
        option->setKeyText(question.options[i].key);
        option->hide();
        row->addWidget(option);
        connect(option, &KeyOption::clicked, this, [this] { report(); });
        m_options.append(option);
    }
}

void MultiQuestion::setAnswer(const Json &answer)
{
    for (int i = 0; i < m_options.size(); ++i) {
        const bool chosen =
            answer.is_array() && std::find(answer.begin(), answer.end(), question().options[i].value) != answer.end();
        m_options[i]->setChecked(chosen);
    }
    describe();
}

void MultiQuestion::setLanguage(const QString &language)
{
    m_language = language;
    for (int i = 0; i < m_options.size(); ++i)
        m_options[i]->setTexts(question().options[i].title.text(language), {});
    m_chip->setToolTip(plainToolTip(question().help.text(language)));
    describe();
}

bool MultiQuestion::takeKey(const QString &key)
{
    if (m_open) {
        for (int i = 0; i < m_options.size(); ++i) {
            if (question().options[i].key.compare(key, Qt::CaseInsensitive) == 0) {
                m_options[i]->click();
                return true;
            }
        }
    }
    if (question().key.isEmpty() || question().key.compare(key, Qt::CaseInsensitive) != 0)
        return false;
    m_chip->click();
    return true;
}

void MultiQuestion::setOpen(bool open)
{
    if (m_open == open)
        return;
    m_open = open;
    for (KeyOption *option : std::as_const(m_options))
        option->setVisible(open);
    describe();
    if (open)
        Q_EMIT opened();
    else
        Q_EMIT closed();
}

void MultiQuestion::report()
{
    Json chosen = Json::array();
    for (int i = 0; i < m_options.size(); ++i) {
        if (m_options[i]->isChecked())
            chosen.push_back(question().options[i].value);
    }
    describe();
    Q_EMIT answered(chosen);
}

void MultiQuestion::describe()
{
    QStringList chosen;
    for (int i = 0; i < m_options.size(); ++i) {
        if (m_options[i]->isChecked())
            chosen.append(question().options[i].title.text(m_language));
    }
    const QString title = question().title.text(m_language);
    m_chip->setTexts(chosen.isEmpty() || m_open ? title : withValue(title, listing(chosen)), {});
    m_chip->setChecked(!chosen.isEmpty());
}

}  // namespace gainsay
