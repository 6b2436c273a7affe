// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/adjudicate/DecisionPanel.h"

#include "ui/answers/AnswerEditor.h"
#include "ui/discussion/ReasonTitle.h"
#include "ui/shell/FieldKeys.h"
#include "ui/theme/Theme.h"
#include "ui/widgets/Buttons.h"
#include "ui/widgets/Card.h"
#include "ui/widgets/FlowLayout.h"
#include "ui/widgets/KeyOption.h"

#include <QEvent>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace gainsay {

DecisionPanel::DecisionPanel(QWidget *parent) : QWidget(parent)
{
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(zoomed(8));
    m_heading = makeLabel(u"heading"_s, this);
    m_choices = new FlowLayout(8);
    m_editor = new AnswerEditor(this);
    m_editor->hide();
    m_why = makeLabel(u"heading"_s, this);
    auto *reasons = new FlowLayout(6);
    for (int i = 0; i < decisionReasons().size(); ++i) {
        auto *reason = new KeyOption(this);
        reason->setCheckable(true);
        connect(reason, &KeyOption::clicked, this, [this, i] {
            m_reason = m_reason == i ? -1 : i;
            for (int other = 0; other < m_reasons.size(); ++other)
                m_reasons[other]->setChecked(other == m_reason);
        });
        reasons->addWidget(reason);
        m_reasons.append(reason);
    }
    m_note = new QLineEdit(this);
    keepReturn(m_note);  // a note is finished first, then the case is decided
    connect(m_note, &QLineEdit::returnPressed, this, [this] { leaveField(m_note); });
    m_decide = makeButton(ButtonKind::Primary, {}, this);
    connect(m_decide, &QPushButton::clicked, this, &DecisionPanel::decisionRequested);
    column->addWidget(m_heading);
    column->addLayout(m_choices);
    column->addWidget(m_editor);
    column->addWidget(m_why);
    column->addLayout(reasons);
    column->addWidget(m_note);
    column->addWidget(m_decide, 0, Qt::AlignRight);
    retranslate();
}

void DecisionPanel::setScheme(const Scheme &scheme, const QString &language)
{
    m_editor->setScheme(scheme, language);
}

void DecisionPanel::setCase(const Case &loaded)
{
    m_case = loaded;
    m_choice = -1;
    m_reason = -1;
    m_note->clear();
    m_editor->setConversation(loaded.conversation, Json::object());
    build();
    choose(-1);
    for (KeyOption *reason : std::as_const(m_reasons))
        reason->setChecked(false);
}

void DecisionPanel::build()
{
    qDeleteAll(m_options);
    m_options.clear();
    for (int i = 0; i < m_case.answers.size(); ++i)
        addChoice(QString(QChar(u'A' + i)), i);
    addChoice(u"O"_s, Other);
    addChoice(u"N"_s, Neither);
    addChoice(u"R"_s, SendBack);
    retranslate();
}

KeyOption *DecisionPanel::addChoice(const QString &key, int choice)
{
    auto *option = new KeyOption(this);
    option->setCheckable(true);
    option->setKeyText(key);
    option->setProperty("choice", choice);
    connect(option, &KeyOption::clicked, this, [this, choice] { choose(choice); });
    m_choices->addWidget(option);
    m_options.append(option);
    option->show();
    return option;
}

void DecisionPanel::choose(int choice)
{
    m_choice = choice;
    for (KeyOption *option : std::as_const(m_options))
        option->setChecked(option->property("choice").toInt() == choice);
    m_editor->setVisible(choice == Other);
    m_editor->setEnabled(choice == Other);
    m_decide->setEnabled(choice >= 0);
}

bool DecisionPanel::takeKey(const QString &key)
{
    if (m_choice == Other && m_editor->takeKey(key))
        return true;
    for (KeyOption *option : std::as_const(m_options)) {
        if (option->keyText().compare(key, Qt::CaseInsensitive) == 0) {
            option->click();
            return true;
        }
    }
    const int number = key.toInt();
    if (number < 1 || number > m_reasons.size())
        return false;
    m_reasons[number - 1]->click();
    return true;
}

bool DecisionPanel::submit()
{
    if (!missing().isEmpty())
        return false;
    DecisionRequest request;
    request.conversation = m_case.conversation.id;
    request.newest = m_case.newest;
    request.reason = m_reason >= 0 ? decisionReasons().at(m_reason) : QString();
    request.note = m_note->text().trimmed();
    if (m_choice == Other) {
        request.answers = m_editor->submission();
    } else if (m_choice == Neither) {
        request.kind = DecisionKind::Neither;
    } else if (m_choice == SendBack) {
        request.kind = DecisionKind::SendBack;
    } else {
        request.answers = m_case.answers.at(m_choice).answers;
    }
    Q_EMIT decisionMade(request);
    return true;
}

QString DecisionPanel::missing() const
{
    if (m_choice < 0)
        return tr("Choose a decision first: A, B, O, N or R.");
    const Question *question = m_choice == Other ? m_editor->missing() : nullptr;
    return question ? tr("Still to answer: %1").arg(question->title.text(QLocale().name())) : QString();
}

void DecisionPanel::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void DecisionPanel::retranslate()
{
    m_heading->setText(tr("Decision"));
    m_why->setText(tr("Why they differed"));
    m_note->setPlaceholderText(tr("A word on the decision (optional)"));
    m_note->setAccessibleName(tr("Note on the decision"));
    m_decide->setText(tr("Decide") + u"  ⏎"_s);
    for (KeyOption *option : std::as_const(m_options)) {
        const int choice = option->property("choice").toInt();
        const QString text = choice == Other      ? tr("Other …")
                             : choice == Neither  ? tr("Neither")
                             : choice == SendBack ? tr("Send back")
                                                  : tr("%1 is right").arg(m_case.answers.at(choice).name);
        option->setTexts(text, {});
    }
    for (int i = 0; i < m_reasons.size(); ++i) {
        m_reasons[i]->setKeyText(QString::number(i + 1));
        m_reasons[i]->setTexts(reasonTitle(decisionReasons().at(i)), {});
    }
}

}  // namespace gainsay
