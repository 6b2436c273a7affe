// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/detector/JudgeCard.h"

#include "core/service/detect/Suggestion.h"
#include "ui/widgets/Buttons.h"

#include <QBoxLayout>
#include <QCheckBox>
#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QSignalBlocker>

namespace gainsay {

using namespace Qt::StringLiterals;

JudgeCard::JudgeCard(ProjectSession &session, const BotSource *bots, QWidget *parent)
    : Card(parent), m_session(session), m_bots(bots)
{
    m_open = makeButton(ButtonKind::Plain, {}, this);
    m_shown = new QCheckBox(this);
    m_text = makeLabel(u"muted"_s, this);
    m_text->setTextFormat(Qt::PlainText);
    m_text->setWordWrap(true);
    auto *row = new QHBoxLayout;
    row->addWidget(m_open);
    row->addWidget(m_shown);
    row->addStretch();
    body()->addWidget(m_text);
    body()->addLayout(row);
    connect(m_open, &QPushButton::clicked, this, &JudgeCard::openDialog);
    connect(m_shown, &QCheckBox::toggled, this, &JudgeCard::setShown);
}

void JudgeCard::refresh()
{
    setVisible(m_session.isOpen() && m_bots);
    if (!m_session.isOpen() || !m_bots)
        return;
    if (m_location != m_session.facts().location) {
        m_location = m_session.facts().location;
        retranslate();
    }
    m_session.run(
        this, [](Storage &storage, const Clock &) { return judgesAreShown(storage); },
        [this](const Result<bool> &shown) {
            if (!shown)
                return;
            const QSignalBlocker quiet(m_shown);
            m_shown->setChecked(*shown);
        });
}

void JudgeCard::openDialog()
{
    auto *dialog = new JudgeDialog(m_session, *m_bots, window());
    connect(dialog, &JudgeDialog::startRequested, this, &JudgeCard::start);
    dialog->open();
}

void JudgeCard::setShown(bool shown)
{
    const QString user = m_session.user() ? m_session.user()->name : QString();
    m_session.save(
        this,
        [shown, user](Storage &storage, const Clock &clock) {
            return JudgeService(storage, clock, user).showToAnnotators(shown);
        },
        [this](const Result<void> &saved) {
            if (!saved)
                Q_EMIT refused(saved.error());
        });
}

void JudgeCard::start(const JudgeSetup &setup)
{
    const QString user = m_session.user() ? m_session.user()->name : QString();
    m_judging = true;
    m_open->setEnabled(false);
    m_text->setText(tr("%1 is judging…").arg(setup.bot));
    m_session.startJob(
        tr("%1 as a judge").arg(setup.bot), this,
        [bots = m_bots, setup, user](Storage &storage, const Clock &clock, Progress &progress) -> Result<JudgeReport> {
            ASSIGN_OR_RETURN(const auto request, openJudge(*bots, setup));
            return JudgeService(storage, clock, user).run(request, progress);
        },
        [this](const Result<JudgeReport> &report) {
            m_judging = false;
            m_open->setEnabled(true);
            if (report)
                showReport(*report);
            else
                m_text->setText(report.error().message);
        });
}

void JudgeCard::showReport(const JudgeReport &report)
{
    const QLocale locale;
    QString text =
        tr("%1 %2: %3 judged, %4 without a label, %5 replies were no valid answer, %6 left.")
            .arg(report.run.model, report.run.version, locale.toString(report.judged), locale.toString(report.silent),
                 locale.toString(report.refused), locale.toString(report.left));
    if (report.cost)
        text += u' ' + tr("It cost %1.").arg(locale.toString(*report.cost, 'f', 4));
    if (report.stoppedForCost)
        text += u' ' + tr("It stopped at the limit of cost.");
    m_text->setText(text + u' ' + tr("Compare it with people and models on the Errors page."));
}

void JudgeCard::retranslate()
{
    setHeading(tr("Judge"));
    m_open->setText(tr("Let a language model judge…"));
    m_shown->setText(tr("Annotators see what it says"));
    if (!m_judging)
        m_text->setText(tr("A chatbot answers the scheme's questions by its guidelines. What it says is kept like a "
                           "detector's word; annotators do not see it unless you say so."));
}

}  // namespace gainsay
