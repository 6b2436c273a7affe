// SPDX-License-Identifier: GPL-3.0-or-later
// Pairs of related regions, as other tools have them, as the links of spans: whatever hangs together has one number.
#pragma once

#include <QHash>
#include <QString>

namespace gainsay {

class SpanLinks {
public:
    void relate(const QString &a, const QString &b);
    // 0 for a region that is related to none. Numbers follow the order of asking.
    int linkOf(const QString &region);

private:
    QString rootOf(QString region) const;

    QHash<QString, QString> m_parents;
    QHash<QString, int> m_numbers;
};

}  // namespace gainsay
