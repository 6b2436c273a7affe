// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/home/NextStepRow.h"

#include "ui/theme/Theme.h"
#include "ui/widgets/Buttons.h"
#include "ui/widgets/Card.h"
#include "ui/widgets/FlowLayout.h"

#include <QLabel>
#include <QPushButton>

namespace gainsay {

using namespace Qt::StringLiterals;

namespace {

QString stepText(const NextStep &step)
{
    const int count = int(std::min<qint64>(step.count, std::numeric_limits<int>::max()));
    switch (step.kind) {
    case NextStepKind::Import:
        return NextStepRow::tr("Import conversations…");
    case NextStepKind::Label:
        return NextStepRow::tr("Label %Ln new conversation(s)", nullptr, count);
    case NextStepKind::AddPeople:
        return NextStepRow::tr("Add people who annotate…");
    case NextStepKind::Plan:
        return NextStepRow::tr("Plan %Ln batch(es)", nullptr, count);
    case NextStepKind::Train:
        return NextStepRow::tr("Begin the training");
    case NextStepKind::Returned:
        return NextStepRow::tr("Amend %Ln returned item(s)", nullptr, count);
    case NextStepKind::Annotate:
        return NextStepRow::tr("Annotate %Ln waiting item(s)", nullptr, count);
    case NextStepKind::Adjudicate:
        return NextStepRow::tr("Settle %Ln dispute(s)", nullptr, count);
    case NextStepKind::Check:
        return NextStepRow::tr("Spot-check %Ln batch(es)", nullptr, count);
    case NextStepKind::Flags:
        return NextStepRow::tr("Look at %Ln flagged item(s)", nullptr, count);
    case NextStepKind::Read:
        return NextStepRow::tr("Read %Ln message(s)", nullptr, count);
    case NextStepKind::Report:
        break;
    }
    return NextStepRow::tr("Look at the reports");
}

QString stepPage(NextStepKind kind)
{
    switch (kind) {
    case NextStepKind::Import:
        return u"data"_s;
    case NextStepKind::AddPeople:
    case NextStepKind::Plan:
    case NextStepKind::Flags:
        return u"team"_s;
    case NextStepKind::Train:
        return u"training"_s;
    case NextStepKind::Label:
    case NextStepKind::Returned:
    case NextStepKind::Annotate:
        return u"annotate"_s;
    case NextStepKind::Adjudicate:
        return u"adjudicate"_s;
    case NextStepKind::Check:
        return u"spotcheck"_s;
    case NextStepKind::Read:
        return u"inbox"_s;
    case NextStepKind::Report:
        break;
    }
    return u"reports"_s;
}

// What the page is to begin with.
Json stepArgument(NextStepKind kind)
{
    switch (kind) {
    case NextStepKind::Import:
        return {{"import", Json::array()}};
    case NextStepKind::Label:
        return {{"begin", "label"}};
    case NextStepKind::AddPeople:
        return {{"begin", "add"}};
    case NextStepKind::Plan:
        return {{"begin", "plan"}};
    case NextStepKind::Flags:
        return {{"tab", "flags"}};
    default:
        return {};
    }
}

}  // namespace

NextStepRow::NextStepRow(const PageContext &context, QWidget *parent) : QWidget(parent), m_context(context)
{
    m_nothing = makeLabel(u"muted"_s, this);
    m_buttons = new FlowLayout(zoomed(8), this);
    hide();
}

void NextStepRow::clear()
{
    while (QLayoutItem *item = m_buttons->takeAt(0)) {
        if (item->widget() && item->widget() != m_nothing)
            item->widget()->deleteLater();
        delete item;
    }
}

void NextStepRow::refresh()
{
    const std::optional<User> &user = m_context.session.user();
    setVisible(user.has_value());
    if (!user)
        return;
    m_context.session.run(
        this, [user = *user](Storage &storage, const Clock &clock) { return nextSteps(storage, clock, user); },
        [this](const Result<QList<NextStep>> &steps) {
            if (steps)
                showSteps(*steps);
            else
                m_context.shell.showError(steps.error());
        });
}

void NextStepRow::showSteps(const QList<NextStep> &steps)
{
    clear();
    m_nothing->setText(tr("Nothing waits for you at the moment."));
    m_nothing->setVisible(steps.isEmpty());
    m_buttons->addWidget(m_nothing);
    for (const NextStep &step : steps) {
        const bool first = &step == &steps.first();
        QPushButton *button = makeButton(first ? ButtonKind::Primary : ButtonKind::Plain, stepText(step), this);
        connect(button, &QPushButton::clicked, this,
                [this, kind = step.kind] { m_context.shell.openPage(stepPage(kind), stepArgument(kind)); });
        m_buttons->addWidget(button);
        // The keyboard is on the page as a whole: Enter does what comes next.
        const QWidget *focus = window()->focusWidget();
        if (first && (!focus || focus->isAncestorOf(this)))
            button->setFocus(Qt::OtherFocusReason);
    }
}

}  // namespace gainsay
