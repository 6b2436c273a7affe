// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/stats/agreement/LabelClashes.h"

#include "core/base/TranslatableText.h"

#include <QHash>
#include <QMap>

#include <algorithm>
#include <vector>

using namespace Qt::StringLiterals;

namespace gainsay {

LabelClashes labelClashes(const Ratings &ratings)
{
    QMap<std::pair<int, int>, qint64> counts;
    LabelClashes result;
    std::vector<int> said;
    for (qint64 item = 0; item < ratings.itemCount(); ++item) {
        said.clear();
        for (const Rating &rating : ratings.of(item))
            said.push_back(rating.label);
        std::sort(said.begin(), said.end());
        said.erase(std::unique(said.begin(), said.end()), said.end());
        if (said.size() < 2)
            continue;
        ++result.disputed;
        for (size_t first = 0; first < said.size(); ++first) {
            for (size_t second = first + 1; second < said.size(); ++second)
                ++counts[{said[first], said[second]}];
        }
    }
    for (auto it = counts.cbegin(); it != counts.cend(); ++it)
        result.clashes.append({it.key().first, it.key().second, it.value()});
    std::stable_sort(result.clashes.begin(), result.clashes.end(),
                     [](const LabelClash &x, const LabelClash &y) { return x.count > y.count; });
    return result;
}

QList<QStringList> similarLabels(const QStringList &labels)
{
    QStringList order;
    QHash<QString, QStringList> alike;
    for (const QString &label : labels) {
        const QString folded = label.normalized(QString::NormalizationForm_KC).simplified().toCaseFolded();
        if (!alike.contains(folded))
            order.append(folded);
        alike[folded].append(label);
    }
    QList<QStringList> groups;
    for (const QString &folded : order) {
        if (alike[folded].size() > 1)
            groups.append(alike[folded]);
    }
    return groups;
}

QString similarLabelsHint(const QStringList &labels)
{
    QStringList groups;
    for (const QStringList &group : similarLabels(labels))
        groups.append(u"\"%1\""_s.arg(group.join(u"\", \""_s)));
    if (groups.isEmpty())
        return {};
    return TranslatableText::translate("stats", "Labels that differ only in case, blanks or Unicode form count as "
                                                "different labels: %1.")
        .arg(groups.join(u"; "_s));
}

}  // namespace gainsay
