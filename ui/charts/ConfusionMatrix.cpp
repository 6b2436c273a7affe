// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/ConfusionMatrix.h"

#include "ui/charts/Figures.h"

#include <QCoreApplication>

#include <numeric>

namespace gainsay {

namespace {

struct ConfusionWords {
    Q_DECLARE_TR_FUNCTIONS(gainsay::ConfusionMatrix)
};

QStringList labelsIn(const LabelConfusion &confusion, QStringList labels)
{
    const auto add = [&labels](const QString &label) {
        if (!labels.contains(label))
            labels << label;
    };
    for (auto truth = confusion.counts.cbegin(); truth != confusion.counts.cend(); ++truth) {
        add(truth.key());
        for (auto said = truth->cbegin(); said != truth->cend(); ++said)
            add(said.key());
    }
    return labels;
}

}  // namespace

ConfusionMatrix confusionMatrix(const LabelConfusion &confusion, const QStringList &known, const LabelNames &names,
                                const QString &person)
{
    ConfusionMatrix matrix{labelsIn(confusion, known), {}};
    for (const QString &truth : std::as_const(matrix.labels)) {
        const QMap<QString, qint64> said = confusion.counts.value(truth);
        const qint64 total = std::accumulate(said.cbegin(), said.cend(), qint64(0));
        for (const QString &label : std::as_const(matrix.labels)) {
            const qint64 count = said.value(label);
            const double share = total > 0 ? double(count) / double(total) : 0;
            matrix.cells.append(
                {share, countText(count), total > 0 ? figureText(share, Scale::Percent, 0) : QString(),
                 ConfusionWords::tr("%1 said %2 where %3 is right: %4 of %5")
                     .arg(person, names.name(label), names.name(truth), countText(count), countText(total))});
        }
    }
    return matrix;
}

QStringList goldLabels(const Scheme &scheme)
{
    QStringList labels;
    if (const Question *gold = scheme.question(scheme.goldQuestion)) {
        for (const Option &option : gold->options)
            labels << answerText(option.value);
    }
    return labels;
}

}  // namespace gainsay
