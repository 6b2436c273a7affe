// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/answers/ToggleQuestion.h"

#include "ui/widgets/DisplayText.h"
#include "ui/widgets/KeyOption.h"

#include <QHBoxLayout>

namespace gainsay {

ToggleQuestion::ToggleQuestion(const Question &question, QWidget *parent) : QuestionWidget(question, parent)
{
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    m_chip = new KeyOption(this);
    m_chip->setCheckable(true);
    m_chip->setKeyText(question.key);
    row->addWidget(m_chip);
    connect(m_chip, &KeyOption::clicked, this, [this](bool checked) { Q_EMIT answered(checked); });
}

void ToggleQuestion::setAnswer(const Json &answer)
{
    m_chip->setChecked(answer.is_boolean() && answer.get<bool>());
}

void ToggleQuestion::setLanguage(const QString &language)
{
    m_chip->setTexts(question().title.text(language), {});
    m_chip->setToolTip(plainToolTip(question().help.text(language)));
}

bool ToggleQuestion::takeKey(const QString &key)
{
    if (question().key.compare(key, Qt::CaseInsensitive) != 0)
        return false;
    m_chip->click();
    return true;
}

}  // namespace gainsay
