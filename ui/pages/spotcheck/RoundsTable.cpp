// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/spotcheck/RoundsTable.h"

#include "ui/theme/Palette.h"

#include <QCoreApplication>
#include <QHeaderView>
#include <QLocale>
#include <QTableWidget>

using namespace Qt::StringLiterals;

namespace gainsay {

namespace {

class RoundsWords {
    Q_DECLARE_TR_FUNCTIONS(RoundsTable)

public:
    static QString outcome(const SpotRound &round)
    {
        if (!round.outcome)
            return tr("in review");
        return *round.outcome == RoundOutcome::Accepted ? tr("accepted") : tr("returned");
    }

    static QStringList headers() { return {tr("Batch"), tr("Round"), tr("Pass rate"), tr("Outcome")}; }
};

}  // namespace

void prepareRoundsTable(QTableWidget &table)
{
    table.setColumnCount(4);
    table.setShowGrid(false);
    table.setFrameShape(QFrame::NoFrame);
    table.setEditTriggers(QAbstractItemView::NoEditTriggers);
    table.setSelectionBehavior(QAbstractItemView::SelectRows);
    table.verticalHeader()->hide();
    table.horizontalHeader()->setSectionResizeMode(QHeaderView::Stretch);
    table.setTabKeyNavigation(false);
}

void fillRoundsTable(QTableWidget &table, const QList<BatchStatus> &statuses)
{
    table.setHorizontalHeaderLabels(RoundsWords::headers());
    table.setRowCount(0);
    const Palette &palette = Palette::of(&table);
    for (const BatchStatus &status : statuses) {
        for (const RoundStatus &round : status.rounds) {
            const int row = table.rowCount();
            table.insertRow(row);
            const QString rate = round.passRate ? QLocale().toString(100 * *round.passRate, 'f', 0) + u" %"_s : u"–"_s;
            const QStringList cells{u"%1 (%2)"_s.arg(status.name, QLocale().toString(status.facts.items)),
                                    QString::number(round.round.round), rate, RoundsWords::outcome(round.round)};
            for (int column = 0; column < cells.size(); ++column)
                table.setItem(row, column, new QTableWidgetItem(cells[column]));
            if (round.round.outcome)
                table.item(row, 3)->setForeground(
                    palette[*round.round.outcome == RoundOutcome::Accepted ? Tone::None : Tone::Failed]);
        }
    }
}

}  // namespace gainsay
