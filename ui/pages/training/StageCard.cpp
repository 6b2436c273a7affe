// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/training/StageCard.h"

#include "ui/theme/Theme.h"
#include "ui/widgets/Buttons.h"
#include "ui/widgets/DisplayText.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QProgressBar>

using namespace Qt::StringLiterals;

namespace gainsay {

StageCard::StageCard(QWidget *parent) : Card(parent)
{
    m_about = makeLabel(u"muted"_s, this);
    m_about->setWordWrap(true);
    m_state = makeLabel(u"strong"_s, this);
    m_state->setWordWrap(true);
    m_progress = new QProgressBar(this);
    m_progress->setTextVisible(false);
    m_progress->setFixedHeight(zoomed(6));
    m_result = makeButton(ButtonKind::Plain, {}, this);
    m_go = makeButton(ButtonKind::Primary, {}, this);
    auto *buttons = new QHBoxLayout;
    buttons->addWidget(m_state, 1);
    buttons->addWidget(m_result);
    buttons->addWidget(m_go);
    body()->addWidget(m_about);
    body()->addWidget(m_progress);
    body()->addLayout(buttons);
    connect(m_go, &QPushButton::clicked, this, &StageCard::goOn);
    connect(m_result, &QPushButton::clicked, this, [this] { Q_EMIT resultWanted(m_last); });
}

void StageCard::setStage(const TrainingStage &stage, qint64 nowMs, bool next)
{
    const bool tutorial = stage.kind == GoldKind::Tutorial;
    setHeading(tutorial ? tr("Tutorial") : tr("Qualification test"));
    m_about->setText(tutorial ? tr("%n conversation(s) whose right answer is known. After each one you are told "
                                   "what is right and why.",
                                   nullptr, stage.items)
                              : tr("%1; %2", "two halves of a sentence")
                                    .arg(tr("%n conversation(s) without feedback until the end", nullptr, stage.items),
                                         tr("at most %n may be wrong.", nullptr, stage.mostWrong)));
    m_state->setText(stateText(stage, nowMs));
    m_progress->setRange(0, qMax(1, stage.items));
    m_progress->setValue(stage.isRunning() ? stage.answered : stage.isDone() ? stage.items : 0);
    m_progress->setAccessibleName(heading());
    m_last = stage.last ? stage.last->id : SessionId();
    m_result->setText(tr("Show the result"));
    m_result->setVisible(stage.last && !stage.isRunning());
    const bool again = stage.last && !stage.isRunning();
    m_go->setText(stage.isRunning() ? tr("Go on") : again ? tr("Once more") : tr("Begin"));
    m_go->setVisible(tutorial || !stage.isDone());
    m_go->setEnabled(stage.items > 0 && nowMs >= stage.retryAt);
    setButtonKind(m_go, next ? ButtonKind::Primary : ButtonKind::Plain);
}

bool StageCard::canGoOn() const
{
    return m_go->isEnabled() && !m_go->isHidden();
}

QString StageCard::stateText(const TrainingStage &stage, qint64 nowMs) const
{
    if (stage.items == 0 && (!stage.last || stage.isRunning()))
        return tr("A supervisor has not chosen the conversations yet.");
    if (stage.isRunning())
        return tr("Item %1 of %2").arg(qMin(stage.answered + 1, stage.items)).arg(stage.items);
    if (!stage.last)
        return stage.required ? tr("Needed before real work") : tr("Open to you");
    if (stage.kind == GoldKind::Tutorial)
        return tr("Finished: %1 of %2 right").arg(stage.last->total - stage.last->wrong).arg(stage.last->total);
    if (stage.isDone())
        return tr("Passed with %n mistake(s)", nullptr, stage.last->wrong);
    const QString failed = tr("Not passed: %n mistake(s)", nullptr, stage.last->wrong);
    if (nowMs >= stage.retryAt)
        return tr("%1. %2", "two sentences").arg(failed, tr("You may try again now."));
    const QString when = momentText(stage.retryAt);
    return tr("%1. %2", "two sentences").arg(failed, tr("You may try again at %1.").arg(when));
}

}  // namespace gainsay
