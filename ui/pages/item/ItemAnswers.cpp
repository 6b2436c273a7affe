// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/item/ItemAnswers.h"

#include "core/base/Phrases.h"
#include "ui/answers/AnswerComparison.h"
#include "ui/discussion/ReasonTitle.h"
#include "ui/models/ConversationListModel.h"
#include "ui/theme/Theme.h"
#include "ui/widgets/Card.h"
#include "ui/widgets/ClearLayout.h"
#include "ui/widgets/DisplayText.h"

#include <QLabel>
#include <QLocale>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace gainsay {

QString personHeading(const ItemPerson &person)
{
    QString name = person.mine ? withRemark(person.name, ItemAnswers::tr("you")) : person.name;
    if (person.purpose == SlotPurpose::HiddenGold)
        name = withRemark(name, ItemAnswers::tr("hidden gold"));
    else if (person.purpose == SlotPurpose::Calibration)
        name = withRemark(name, ItemAnswers::tr("calibration"));
    return name;
}

QString decisionText(DecisionKind kind)
{
    switch (kind) {
    case DecisionKind::Answers:
        return ItemAnswers::tr("decided");
    case DecisionKind::Neither:
        return ItemAnswers::tr("decided: nobody is right");
    case DecisionKind::SendBack:
        return ItemAnswers::tr("sent it back");
    case DecisionKind::Correction:
        return ItemAnswers::tr("corrected it in a spot check");
    case DecisionKind::Reopen:
        return ItemAnswers::tr("had it decided again");
    }
    return {};
}

namespace {

QString sourceTitle(const Resolution &resolution)
{
    switch (resolution.source) {
    case ResolutionSource::Agreement:
        return ItemAnswers::tr("final, by agreement");
    case ResolutionSource::Adjudication:
        return ItemAnswers::tr("final, decided");
    case ResolutionSource::Vote:
        return ItemAnswers::tr("final, by vote");
    case ResolutionSource::Imported:
        break;
    }
    return ItemAnswers::tr("imported");
}

QString goldTitle(GoldKind kind)
{
    switch (kind) {
    case GoldKind::Tutorial:
        return ItemAnswers::tr("gold of the tutorial");
    case GoldKind::Qualification:
        return ItemAnswers::tr("gold of the test");
    case GoldKind::Hidden:
        break;
    }
    return ItemAnswers::tr("hidden gold");
}

// What is still to be done by somebody who has a place.
QString waitingText(const ItemPerson &person)
{
    switch (person.place.value_or(SlotState::Waiting)) {
    case SlotState::Claimed:
        return ItemAnswers::tr("is at it");
    case SlotState::Skipped:
        return ItemAnswers::tr("skipped it");
    case SlotState::Returned:
        return ItemAnswers::tr("is to answer it again");
    case SlotState::Waiting:
    case SlotState::Submitted:
        break;
    }
    return ItemAnswers::tr("has not answered yet");
}

}  // namespace

ItemAnswers::ItemAnswers(QWidget *parent) : QWidget(parent)
{
    m_answers = new AnswerComparison(this);
    m_notes = new QVBoxLayout;
    m_notes->setSpacing(zoomed(8));
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(zoomed(14));
    column->addWidget(m_answers);
    column->addLayout(m_notes);
    column->addStretch(1);
}

void ItemAnswers::setItem(const ItemView &view, const Scheme &scheme)
{
    const QList<ComparedAnswer> answers = columns(view, scheme);
    m_answers->setVisible(!answers.isEmpty());
    m_answers->setAnswers(answers, view.differences);
    clearLayout(m_notes);
    addNotes(view);
}

QList<ComparedAnswer> ItemAnswers::columns(const ItemView &view, const Scheme &scheme) const
{
    const QString language = QLocale().name();
    QList<ComparedAnswer> answers;
    const auto add = [&](const QString &heading, const Json &given) {
        answers.append({heading, describeAnswers(scheme, view.conversation, given, language)});
    };
    for (const ItemPerson &person : view.people) {
        if (person.answer())
            add(personHeading(person), person.answer()->answers);
    }
    if (view.resolution && !view.resolution->answers.empty())
        add(sourceTitle(*view.resolution), view.resolution->answers);
    if (!view.conversation.gold.empty())
        add(tr("imported"), view.conversation.gold);
    for (const GoldItem &gold : view.gold)
        add(goldTitle(gold.kind), gold.answers);
    return answers;
}

void ItemAnswers::addNote(const QString &look, const QString &text)
{
    QLabel *note = makeLabel(look, this);
    note->setTextFormat(Qt::PlainText);
    note->setWordWrap(true);
    note->setText(text);
    note->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_notes->addWidget(note);
}

void ItemAnswers::addNotes(const ItemView &view)
{
    if (!view.removed.isEmpty())
        addNote(u"strong"_s, tr("It left the set: %1").arg(removedTitle(view.removed)));
    if (!view.decisions.isEmpty()) {
        const ItemDecision &last = view.decisions.last();
        const Decision &decision = last.decision;
        const QString who = last.by.isEmpty() ? tr("The command line") : last.by;
        QStringList parts{tr("%1 %2").arg(who, decisionText(decision.kind)), momentText(decision.createdAt)};
        if (!decision.reason.isEmpty())
            parts.append(reasonTitle(decision.reason));
        addNote(u"strong"_s, parts.join(u" · "_s));
        if (!decision.note.isEmpty())
            addNote(u"plain"_s, quoted(decision.note));
    }
    for (const Message &message : view.told) {
        if (message.kind == MessageKind::SentBack || message.kind == MessageKind::SpotCheckFailed)
            addNote(u"strong"_s, withValue(message.kind == MessageKind::SentBack ? tr("Sent back") : tr("Spot check"),
                                           reasonTitle(message.body)));
    }
    for (const GoldItem &gold : view.gold) {
        if (!gold.explanation.isEmpty())
            addNote(u"plain"_s, withValue(goldTitle(gold.kind), gold.explanation));
    }
    for (const ItemPerson &person : view.people) {
        if (!person.answer() && person.place)
            addNote(u"muted"_s, tr("%1 %2").arg(personHeading(person), waitingText(person)));
    }
    if (view.people.isEmpty() && view.withheld.isEmpty())
        addNote(u"muted"_s, tr("Nobody was asked to answer it yet."));
    if (!view.withheld.isEmpty())
        addNote(u"muted"_s, view.withheld);
}

}  // namespace gainsay
