// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/spotcheck/RoundsTable.h"

#include "core/base/Phrases.h"
#include "ui/theme/Palette.h"
#include "ui/widgets/DisplayText.h"

#include <QCoreApplication>
#include <QHeaderView>
#include <QLocale>
#include <QTableWidget>

using namespace Qt::StringLiterals;

namespace gainsay {

namespace {

constexpr int roundColumns = 5;

class RoundsWords {
    Q_DECLARE_TR_FUNCTIONS(RoundsTable)

public:
    static QString outcome(const SpotRound &round)
    {
        if (!round.outcome)
            return tr("in review");
        return *round.outcome == RoundOutcome::Accepted ? tr("accepted") : tr("returned");
    }

    static QStringList headers() { return {tr("Batch"), tr("Round"), tr("Reviewed"), tr("Pass rate"), tr("Outcome")}; }

    // Whoever acted on the command line has no name.
    static QString reopened(const BatchEvent &event, const QList<User> &people)
    {
        for (const User &user : people) {
            if (user.id == event.user)
                return tr("reopened by %1: %2").arg(user.name, event.reason);
        }
        return tr("reopened: %1").arg(event.reason);
    }
};

}  // namespace

void prepareRoundsTable(QTableWidget &table)
{
    table.setColumnCount(roundColumns);
    table.setShowGrid(false);
    table.setFrameShape(QFrame::NoFrame);
    table.setEditTriggers(QAbstractItemView::NoEditTriggers);
    table.setSelectionBehavior(QAbstractItemView::SelectRows);
    table.verticalHeader()->hide();
    table.horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    table.horizontalHeader()->setStretchLastSection(true);
    table.setTabKeyNavigation(false);
}

void fillRoundsTable(QTableWidget &table, const QList<BatchStatus> &statuses, const QList<User> &people)
{
    table.setHorizontalHeaderLabels(RoundsWords::headers());
    table.setRowCount(0);
    const Palette &palette = Palette::of(&table);
    const auto addRow = [&](const QStringList &cells, Tone tone) {
        const int row = table.rowCount();
        table.insertRow(row);
        for (int column = 0; column < cells.size(); ++column) {
            table.setItem(row, column, new QTableWidgetItem(cells[column]));
            table.item(row, column)->setToolTip(plainToolTip(cells[column]));
        }
        table.item(row, roundColumns - 1)->setForeground(palette[tone]);
    };
    for (const BatchStatus &status : statuses) {
        const QString batch = withRemark(status.name, QLocale().toString(status.facts.items));
        for (const RoundStatus &round : status.rounds) {
            const QString rate = round.passRate ? QLocale().toString(100 * *round.passRate, 'f', 0) + u" %"_s : u"–"_s;
            addRow({batch, QString::number(round.round.round),
                    RoundsWords::tr("%1 of %2").arg(round.counts.reviewed()).arg(round.counts.sampled), rate,
                    RoundsWords::outcome(round.round)},
                   !round.round.outcome                             ? Tone::Ink
                   : *round.round.outcome == RoundOutcome::Accepted ? Tone::None
                                                                    : Tone::Failed);
            for (const BatchEvent &event : status.events) {
                if (event.round == round.round.round)
                    addRow({batch, QString::number(event.round), {}, {}, RoundsWords::reopened(event, people)},
                           Tone::Muted);
            }
        }
    }
}

}  // namespace gainsay
