// SPDX-License-Identifier: GPL-3.0-or-later
// Ways to write down a table of ratings in a test.
#pragma once

#include "core/stats/agreement/Ratings.h"

#include <QString>
#include <QStringList>

namespace gainsay::test {

// One string per rater, one character per item; '.' is a missing rating.
inline Ratings fromRows(const QStringList &raters)
{
    RatingsBuilder builder;
    for (qsizetype rater = 0; rater < raters.size(); ++rater) {
        for (qsizetype item = 0; item < raters[rater].size(); ++item) {
            if (raters[rater][item] != u'.')
                builder.add(QStringLiteral("i%1").arg(item), QStringLiteral("r%1").arg(rater),
                            QString(raters[rater][item]));
        }
    }
    return *std::move(builder).build();
}

// A confusion table of two raters: counts[i][j] items with label i by the first and j by the second.
inline Ratings fromTable(const QList<QList<int>> &counts)
{
    RatingsBuilder builder;
    int item = 0;
    for (qsizetype i = 0; i < counts.size(); ++i) {
        for (qsizetype j = 0; j < counts[i].size(); ++j) {
            for (int k = 0; k < counts[i][j]; ++k, ++item) {
                builder.add(QString::number(item), QStringLiteral("a"), QString::number(i));
                builder.add(QString::number(item), QStringLiteral("b"), QString::number(j));
            }
        }
    }
    return *std::move(builder).build();
}

// How many raters gave each item each label; who gave which does not matter to the measure under test.
inline Ratings fromCounts(const QList<QList<int>> &items)
{
    RatingsBuilder builder;
    for (qsizetype item = 0; item < items.size(); ++item) {
        int rater = 0;
        for (qsizetype label = 0; label < items[item].size(); ++label) {
            for (int k = 0; k < items[item][label]; ++k, ++rater)
                builder.add(QString::number(item), QString::number(rater), QString::number(label));
        }
    }
    return *std::move(builder).build();
}

}  // namespace gainsay::test
