// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/errors/table/ErrorTable.h"

#include <algorithm>

namespace gainsay {

void ErrorTable::setTag(size_t row, qsizetype tag, bool on)
{
    if (tags.isEmpty())
        tags.resize(size());
    const quint32 bit = 1u << tag;
    quint32 &given = tags[qsizetype(row)];
    given = on ? given | bit : given & ~bit;
}

const ErrorRun *ErrorTable::run(const QString &name) const
{
    const auto found = std::find_if(runs.begin(), runs.end(), [&](const ErrorRun &run) { return run.name == name; });
    return found == runs.end() ? nullptr : &*found;
}

bool ErrorTable::asksForContradictions() const
{
    return std::find(saysNone.begin(), saysNone.end(), quint8(1)) != saysNone.end();
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
    const bool categories = setting == LabelSetting::All && said != table.anyCategory;
    return categories ? gold == said : table.saysNone[gold] == table.saysNone[said];
}

}  // namespace gainsay
