// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/rows/SpanLinks.h"

namespace gainsay {

QString SpanLinks::rootOf(QString region) const
{
    for (QString parent = m_parents.value(region, region); parent != region; parent = m_parents.value(region))
        region = parent;
    return region;
}

void SpanLinks::relate(const QString &a, const QString &b)
{
    for (const QString &region : {a, b}) {
        if (!m_parents.contains(region))
            m_parents.insert(region, region);
    }
    m_parents[rootOf(b)] = rootOf(a);
}

int SpanLinks::linkOf(const QString &region)
{
    if (!m_parents.contains(region))
        return 0;
    int &number = m_numbers[rootOf(region)];
    if (number == 0)
        number = int(m_numbers.size());
    return number;
}

}  // namespace gainsay
