// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/adjudicate/DecisionPanel.h"

#include "ui/answers/AnswerEditor.h"
#include "ui/discussion/ReasonTitle.h"
#include "ui/page/FieldKeys.h"
#include "ui/theme/Theme.h"
#include "ui/widgets/Buttons.h"
#include "ui/widgets/Card.h"
#include "ui/widgets/FlowLayout.h"
#include "ui/widgets/KeyCap.h"
#include "ui/widgets/KeyOption.h"

#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QVBoxLayout>

#include <utility>

using namespace Qt::StringLiterals;

namespace gainsay {

DecisionPanel::DecisionPanel(QWidget *parent) : QWidget(parent)
{
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(zoomed(8));
    m_choices = new FlowLayout(6);
    m_editor = new AnswerEditor(this);
    m_why = makeLabel(u"muted"_s, this);
    auto *reasons = new FlowLayout(6);
    reasons->addWidget(m_why);
    for (int i = 0; i < decisionReasons().size(); ++i) {
        auto *reason = new KeyOption(this);
        reason->setKeyText(QString::number(i + 1));
        connect(reason, &KeyOption::clicked, this, [this, i] { chooseReason(i); });
        reasons->addWidget(reason);
        m_reasons.append(reason);
    }
    m_why->setMinimumHeight(m_reasons.constFirst()->sizeHint().height());  // stands in the same row
    m_note = new QLineEdit(this);
    keepReturn(m_note);  // a note is finished first, then the case is decided
    leaveOnEscape(m_note);
    connect(m_note, &QLineEdit::returnPressed, this, [this] { leaveField(m_note); });
    m_decide = makeButton(ButtonKind::Primary, {}, this);
    connect(m_decide, &QPushButton::clicked, this, &DecisionPanel::decisionRequested);
    auto *last = new QHBoxLayout;
    last->setSpacing(zoomed(8));
    last->addWidget(m_note, 1);
    last->addWidget(m_decide);
    column->addLayout(m_choices);
    column->addLayout(reasons);
    column->addLayout(last);
}

void DecisionPanel::setScheme(const Scheme &scheme, const QString &language)
{
    m_editor->setScheme(scheme, language);
    m_begun = false;  // somebody else may sit here now: what was begun is not theirs
}

void DecisionPanel::setCase(const Case &loaded)
{
    // A case that is read again, with no answer since, keeps what was begun on it.
    const bool same = std::exchange(m_begun, true) && loaded.state == m_case.state && loaded.newest == m_case.newest &&
                      loaded.conversation.id == m_case.conversation.id;
    m_case = loaded;
    m_editor->setConversation(loaded.conversation, same ? m_editor->answers() : Json::object());
    build();
    choose(same ? m_choice : -1);
    if (same)
        return;
    m_note->clear();
    m_reason = -1;
    for (KeyOption *reason : std::as_const(m_reasons))
        reason->setChecked(false);
}

void DecisionPanel::build()
{
    qDeleteAll(m_options);
    m_options.clear();
    for (int i = 0; i < m_case.answers.size(); ++i)
        addChoice(i);
    for (const int choice : {Other, Neither, SendBack})
        addChoice(choice);
    // Made last, they would be visited last.
    QList<QWidget *> order(m_options.begin(), m_options.end());
    order << QList<QWidget *>(m_reasons.begin(), m_reasons.end()) << m_note << m_decide;
    for (qsizetype i = 1; i < order.size(); ++i)
        setTabOrder(order[i - 1], order[i]);
}

void DecisionPanel::addChoice(int choice)
{
    auto *option = new KeyOption(this);
    option->setTexts(titleOf(choice), {});
    option->setProperty("choice", choice);
    connect(option, &KeyOption::clicked, this, [this, choice] {
        if (choice != Other || !closeOther())
            choose(choice);
    });
    m_choices->addWidget(option);
    m_options.append(option);
    option->show();
}

void DecisionPanel::choose(int choice)
{
    m_choice = choice;
    for (KeyOption *option : std::as_const(m_options))
        option->setChecked(option->property("choice").toInt() == choice);
    m_editor->setEnabled(choice == Other);
    m_decide->setEnabled(choice >= 0);
    showKeys();
    Q_EMIT otherOpened(choice == Other);
}

QString DecisionPanel::keyOf(int choice)
{
    return choice == Other      ? u"O"_s
           : choice == Neither  ? u"N"_s
           : choice == SendBack ? u"R"_s
                                : QString(QChar(u'A' + choice));
}

QString DecisionPanel::titleOf(int choice) const
{
    return choice == Other      ? tr("Other…")
           : choice == Neither  ? tr("Neither")
           : choice == SendBack ? tr("Send back")
                                : tr("%1 is right").arg(m_case.answers.at(choice).name);
}

// No key is shown that would not work: the questions of an open editor have the single ones, and the room.
void DecisionPanel::showKeys()
{
    const bool taken = m_choice == Other;
    for (KeyOption *option : std::as_const(m_options)) {
        const int choice = option->property("choice").toInt();
        option->setKeyText(taken ? u"Esc"_s : keyOf(choice));
        option->setVisible(!taken || choice == Other);
    }
    m_why->setText(taken ? tr("Why they differed, with Ctrl") : tr("Why they differed"));
}

bool DecisionPanel::chooseReason(int reason)
{
    if (reason < 0 || reason >= m_reasons.size())
        return false;
    m_reason = m_reason == reason ? -1 : reason;
    for (int i = 0; i < m_reasons.size(); ++i)
        m_reasons[i]->setChecked(i == m_reason);
    return true;
}

bool DecisionPanel::closeOther()
{
    if (m_choice != Other)
        return false;
    choose(-1);
    return true;
}

bool DecisionPanel::takeKey(const QString &key)
{
    if (m_choice == Other)
        return m_editor->takeKey(key);
    for (KeyOption *option : std::as_const(m_options)) {
        if (option->keyText().compare(key, Qt::CaseInsensitive) == 0) {
            option->click();
            return true;
        }
    }
    return chooseReason(key.toInt() - 1);
}

QList<OwnKey> DecisionPanel::ownKeys(int raters) const
{
    QList<OwnKey> keys{
        {keyOf(Other), tr("Other…")}, {keyOf(Neither), tr("Neither")}, {keyOf(SendBack), tr("Send back")}};
    for (int i = 0; i < raters; ++i)
        keys.append({keyOf(i), tr("%1 is right").arg(keyOf(i))});
    for (const KeyOption *reason : m_reasons)
        keys.append({reason->keyText(), reason->text()});
    return keys;
}

QString DecisionPanel::refusal(const QString &key) const
{
    return m_choice == Other ? m_editor->refusal(key) : QString();
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

void DecisionPanel::retranslate(QAction *decide)
{
    showKeys();
    m_note->setPlaceholderText(tr("A word on it (optional)"));
    m_note->setToolTip(m_note->placeholderText());
    m_note->setAccessibleName(tr("Note on the decision"));
    setTextWithKey(m_decide, tr("Decide"), decide);
    for (KeyOption *option : std::as_const(m_options))
        option->setTexts(titleOf(option->property("choice").toInt()), {});
    for (int i = 0; i < m_reasons.size(); ++i)
        m_reasons[i]->setTexts(reasonTitle(decisionReasons().at(i)), {});
}

}  // namespace gainsay
