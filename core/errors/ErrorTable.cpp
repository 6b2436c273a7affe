// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/errors/ErrorTable.h"

#include <algorithm>

namespace gainsay {

qsizetype ErrorTable::rowOf(ConversationId conversation) const
{
    const auto found = std::lower_bound(rows.id.begin(), rows.id.end(), conversation.value);
    return found == rows.id.end() || *found != conversation.value ? -1 : found - rows.id.begin();
}

const ErrorRun *ErrorTable::run(const QString &name) const
{
    const auto found = std::find_if(runs.begin(), runs.end(), [&](const ErrorRun &run) { return run.name == name; });
    return found == runs.end() ? nullptr : &*found;
}

bool isJudged(const ErrorTable &table, const ErrorRun &run, size_t row)
{
    return table.rows.gold[row] != noValue && run.label[row] != noValue;
}

bool isAmbiguous(const ErrorTable &table, size_t row)
{
    const ConversationColumns &rows = table.rows;
    const bool settled = rows.gold[row] != noValue || rows.removed[row] != 0;
    const bool countedElsewhere = rows.raters[row] > 0 && rows.saidAt(row, 0) == noValue;
    return !settled && rows.votes[row] != noValue && rows.votes[row] > 0 &&
           (countedElsewhere || rows.state[row] == quint8(ItemState::Ambiguous));
}

bool isRight(const ErrorTable &table, const ErrorRun &run, LabelSetting setting, size_t row)
{
    const quint8 gold = table.rows.gold[row];
    const quint8 said = run.label[row];
    return setting == LabelSetting::All ? gold == said : table.saysNone[gold] == table.saysNone[said];
}

}  // namespace gainsay
