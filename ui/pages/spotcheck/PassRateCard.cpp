// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/spotcheck/PassRateCard.h"

#include "core/stats/AcceptanceSampling.h"
#include "ui/pages/spotcheck/VerdictBar.h"
#include "ui/theme/Theme.h"

#include <QLabel>
#include <QLocale>
#include <QStyle>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace gainsay {

namespace {

QString percentText(double share)
{
    return QLocale().toString(100 * share, 'f', 1) + u" %"_s;
}

}  // namespace

PassRateCard::PassRateCard(QWidget *parent) : Card(parent)
{
    m_rate = makeLabel(u"figure"_s, this);
    m_counts = makeLabel(u"muted"_s, this);
    m_counts->setWordWrap(true);
    body()->addWidget(m_rate);
    body()->addWidget(m_counts);
    m_bar = new VerdictBar(this);
    body()->addWidget(m_bar);
    m_outlook = makeLabel(u"muted"_s, this);
    m_outlook->setWordWrap(true);
    body()->addWidget(m_outlook);
}

void PassRateCard::setRound(const RoundStatus *round, qint64 batchSize)
{
    setVisible(round != nullptr);
    if (!round)
        return;
    setHeading(tr("Pass rate so far"));
    const SpotCounts &counts = round->counts;
    m_bar->setCounts(counts);
    m_rate->setText(round->passRate ? percentText(*round->passRate) : u"–"_s);
    QString text = tr("%1 passed · %2 failed · %3 left").arg(counts.passed).arg(counts.failed).arg(counts.left());
    if (round->passRate) {
        const Interval faulty = finiteBatchInterval(counts.failed, counts.reviewed(), batchSize);
        text +=
            u'\n' +
            tr("exact 95 % interval %1 – %2").arg(percentText(round->interval.low), percentText(round->interval.high));
        text += u'\n' + tr("of all %n items in the batch: %1 – %2", nullptr, int(batchSize))
                            .arg(percentText(1 - faulty.high), percentText(1 - faulty.low));
    }
    m_counts->setText(text);
    const int needed = counts.sampled - round->allowedFailures;
    if (round->certain == RoundOutcome::Accepted)
        m_outlook->setText(tr("Accepted for certain: whatever is left cannot change it. You may close the round now."));
    else if (round->certain == RoundOutcome::Returned)
        m_outlook->setText(tr("Returned for certain: more failed than the plan allows. You may close the round now."));
    else
        m_outlook->setText(
            tr("Accepted at %1 of %2. %n more failures return the batch; the outcome is not yet certain.", nullptr,
               round->allowedFailures - counts.failed + 1)
                .arg(needed)
                .arg(counts.sampled));
}

}  // namespace gainsay
