// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/studio/TryDialog.h"

#include "core/base/Phrases.h"
#include "ui/answers/AnswerEditor.h"
#include "ui/answers/AnswerSummary.h"
#include "ui/pages/studio/AnswerTrial.h"
#include "ui/theme/Theme.h"
#include "ui/widgets/Buttons.h"
#include "ui/widgets/Card.h"
#include "ui/widgets/ClearLayout.h"
#include "ui/widgets/DialogSize.h"

#include <QBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QScrollArea>
#include <QStackedWidget>

using namespace Qt::StringLiterals;

namespace gainsay {

TryDialog::TryDialog(const Scheme &scheme, const QList<Conversation> &items, const InputMethodWatch &inputMethod,
                     QWidget *parent)
    : QDialog(parent), m_scheme(scheme), m_items(items), m_answers(items.size(), Json::object())
{
    setWindowTitle(tr("Try it: %1").arg(scheme.title.text(QLocale().name())));
    setAttribute(Qt::WA_DeleteOnClose);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(zoomed(20), zoomed(20), zoomed(20), zoomed(20));
    column->setSpacing(zoomed(12));
    m_place = makeLabel(u"muted"_s, this);
    m_stack = new QStackedWidget(this);
    m_stack->addWidget(buildTrial(inputMethod));
    m_stack->addWidget(buildResult());
    m_back = makeButton(ButtonKind::Plain, tr("Back"), this);
    QPushButton *close = makeButton(ButtonKind::Plain, tr("Close"), this);
    m_submit = makeButton(ButtonKind::Primary, tr("Submit and next"), this);
    for (QPushButton *button : {m_back, close, m_submit})
        button->setAutoDefault(false);  // Enter submits from wherever no field wants it
    auto *buttons = new QHBoxLayout;
    buttons->addWidget(m_back);
    buttons->addStretch();
    buttons->addWidget(close);
    buttons->addWidget(m_submit);
    column->addWidget(m_place);
    column->addWidget(m_stack, 1);
    column->addLayout(buttons);
    connect(m_back, &QPushButton::clicked, this, &TryDialog::back);
    connect(close, &QPushButton::clicked, this, &QDialog::reject);
    connect(m_submit, &QPushButton::clicked, this, &TryDialog::submit);
    connect(m_trial, &AnswerTrial::submitted, this, &TryDialog::submit);
    resizeWithinScreen(this, {zoomed(960), zoomed(620)});
    showItem();
}

QWidget *TryDialog::buildTrial(const InputMethodWatch &inputMethod)
{
    m_trial = new AnswerTrial(inputMethod, Qt::Horizontal, m_stack);
    m_trial->setScheme(m_scheme);
    return m_trial;
}

QWidget *TryDialog::buildResult()
{
    auto *content = new QWidget(m_stack);
    m_result = new QVBoxLayout(content);
    m_result->setContentsMargins(0, 0, zoomed(6), 0);
    m_result->setSpacing(zoomed(10));
    return makeScrolling(content, m_stack);
}

void TryDialog::showItem()
{
    const Json given = m_answers[m_item];
    m_trial->setConversation(m_items[m_item]);
    m_trial->editor()->setAnswers(given);
    m_place->setText(tr("Conversation %1 of %2. Nothing is stored.").arg(m_item + 1).arg(m_items.size()));
    m_stack->setCurrentIndex(0);
    m_back->setEnabled(m_item > 0);
    m_submit->show();
    m_trial->focusConversation();
}

void TryDialog::submit()
{
    if (m_stack->currentIndex() != 0)
        return;
    const Result<Json> answers = m_trial->answers();
    if (!answers)
        return m_trial->setHint(answers.error().message);
    m_answers[m_item++] = *answers;
    m_item < m_items.size() ? showItem() : showResult();
}

void TryDialog::back()
{
    --m_item;
    showItem();
}

void TryDialog::showResult()
{
    clearLayout(m_result);
    for (qsizetype i = 0; i < m_items.size(); ++i) {
        QLabel *heading = makeLabel(u"strong"_s, this);
        heading->setTextFormat(Qt::PlainText);
        heading->setWordWrap(true);
        const Conversation &item = m_items[i];
        heading->setText(u"%1 · %2"_s.arg(i + 1).arg(item.turns.value(item.target).text));
        QStringList said;
        for (const AnswerLine &line : describeAnswers(m_scheme, item, m_answers[i], QLocale().name()))
            said.append(withValue(line.title, line.text));
        QLabel *answers = makeLabel(u"muted"_s, this);
        answers->setTextFormat(Qt::PlainText);
        answers->setWordWrap(true);
        answers->setText(said.join(u'\n'));
        m_result->addWidget(heading);
        m_result->addWidget(answers);
    }
    m_result->addStretch();
    m_place->setText(
        tr("All %1 were answered, and every answer would be taken. Nothing was stored.").arg(m_items.size()));
    m_stack->setCurrentIndex(1);
    m_submit->hide();
    m_back->setEnabled(true);
    m_back->setFocus();
}

}  // namespace gainsay
