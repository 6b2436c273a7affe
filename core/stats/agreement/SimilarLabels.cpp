// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/stats/agreement/SimilarLabels.h"

#include "core/base/TranslatableText.h"

#include <QHash>

using namespace Qt::StringLiterals;

namespace gainsay {

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
