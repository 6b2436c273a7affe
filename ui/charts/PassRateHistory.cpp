// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/PassRateHistory.h"

#include "ui/charts/Figures.h"

namespace gainsay {

using namespace Qt::StringLiterals;

namespace {

using Outcome = PassRateRound::Outcome;

Tone outcomeTone(Outcome outcome)
{
    return outcome == Outcome::Accepted ? Tone::None : outcome == Outcome::Returned ? Tone::Failed : Tone::Muted;
}

MarkShape outcomeShape(Outcome outcome)
{
    return outcome == Outcome::Accepted   ? MarkShape::Dot
           : outcome == Outcome::Returned ? MarkShape::Square
                                          : MarkShape::Ring;
}

QString outcomeWord(Outcome outcome)
{
    return outcome == Outcome::Accepted   ? PassRateHistory::tr("accepted")
           : outcome == Outcome::Returned ? PassRateHistory::tr("returned")
                                          : PassRateHistory::tr("in review");
}

}  // namespace

PassRateRound passRateRound(const QString &batch, const SpotRound &round, const SpotCounts &counts)
{
    PassRateRound shown{batch, round.round, Estimate(), Outcome::Open};
    if (round.outcome)
        shown.outcome = *round.outcome == RoundOutcome::Accepted ? Outcome::Accepted : Outcome::Returned;
    if (counts.reviewed() == 0) {
        shown.rate = undefinedEstimate(PassRateHistory::tr("nothing has been reviewed yet"), 0, counts.sampled);
        return shown;
    }
    shown.rate.value = double(counts.passed) / counts.reviewed();
    shown.rate.ci = clopperPearson(counts.passed, counts.reviewed());
    shown.rate.used = counts.reviewed();
    shown.rate.total = counts.sampled;
    return shown;
}

void PassRateHistory::setRounds(const QList<PassRateRound> &rounds, double threshold)
{
    QStringList names;
    double lowest = threshold;
    for (const PassRateRound &round : rounds) {
        names << tr("%1 · %2", "batch, round").arg(round.batch, QString::number(round.round));
        if (round.rate.ci)
            lowest = std::min(lowest, round.rate.ci->low);
    }
    Axis y = tenths(lowest, 1.0, u"%.0f %%"_s);
    y.low *= 100;
    y.high *= 100;
    begin(names, y);
    if (!rounds.isEmpty()) {
        addLine({{-0.5, threshold * 100}, {double(rounds.size()) - 0.5, threshold * 100}}, Tone::Muted, Qt::DashLine,
                1);
        addNote({-0.5, threshold * 100}, tr("accept from %1").arg(figureText(threshold, Scale::Percent, 0)),
                Tone::Muted);
    }
    for (int i = 0; i < rounds.size(); ++i) {
        const PassRateRound &round = rounds[i];
        const bool known = round.rate.value.has_value();
        if (i > 0 && known && rounds[i - 1].rate.value && rounds[i - 1].batch == round.batch)
            addLine({{i - 1.0, *rounds[i - 1].rate.value * 100}, {double(i), *round.rate.value * 100}}, Tone::Muted,
                    Qt::DotLine, 1);
        std::optional<Interval> interval = round.rate.ci;
        if (interval)
            interval = Interval{interval->low * 100, interval->high * 100};
        addMark({{double(i), known ? *round.rate.value * 100 : y.low},
                 tr("%1, round %2: %3; %4")
                     .arg(round.batch, QString::number(round.round), estimateWords(round.rate, Scale::Percent),
                          outcomeWord(round.outcome)),
                 outcomeTone(round.outcome),
                 known ? outcomeShape(round.outcome) : MarkShape::Cross,
                 interval});
    }
    finish();
}

}  // namespace gainsay
