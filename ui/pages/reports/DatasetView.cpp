// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/reports/DatasetView.h"

#include "ui/report/SectionView.h"

namespace gainsay {

using namespace Qt::StringLiterals;

void DatasetView::load()
{
    ask([filter = request().filter](ReportService &service) { return service.dataset(filter); },
        [this](const DatasetFigures &figures) { show(figures); });
}

void DatasetView::show(const DatasetFigures &figures)
{
    QList<Bars> bars{labelBars(figures)};
    if (figures.asksForContradictions)
        bars.append(methodBars(figures));
    setBars(bars);
    sections()->setSections(tablesOf(datasetSections(figures)));
}

ShareView::Bars DatasetView::labelBars(const DatasetFigures &figures) const
{
    const LabelNames names = labelNames(figures.goldQuestion);
    Bars bars{tr("Labels by chatbot"), {}, {}, {}};
    for (const QString &label : figures.labels)
        bars.parts.append({names.name(label), names.tone(label)});
    const auto row = [&figures](const QString &name, const DatasetPart &part) {
        ShareRow counted{name, {}};
        for (const QString &label : figures.labels)
            counted.counts << part.labels.value(label);
        return counted;
    };
    QStringList models{QString()};
    bars.rows.append(row(tr("all chatbots"), figures.final.all));
    for (auto model = figures.final.models.cbegin(); model != figures.final.models.cend(); ++model) {
        bars.rows.append(row(model.key().isEmpty() ? tr("not named") : model.key(), model.value()));
        models << model.key();
    }
    bars.target = [models, labels = figures.labels](int index, int part) {
        ReportTarget target;
        target.inSet = true;
        target.labels = {labels[part]};
        if (index > 0)
            target.model = models[index];
        return target;
    };
    return bars;
}

ShareView::Bars DatasetView::methodBars(const DatasetFigures &figures) const
{
    Bars bars{tr("Contradictions by trigger method"),
              {{tr("contradiction"), Tone::History}, {tr("none"), Tone::None}},
              {},
              {}};
    QStringList methods;
    const auto &counted = figures.final.all.methods;
    for (auto method = counted.cbegin(); method != counted.cend(); ++method) {
        bars.rows.append(
            {method.key().isEmpty() ? tr("not named") : method.key(), {method->negative, method->positive}});
        methods << method.key();
    }
    QStringList positive(figures.positiveLabels.begin(), figures.positiveLabels.end());
    QStringList negative = figures.labels;
    negative.removeIf([&](const QString &label) { return positive.contains(label); });
    bars.target = [methods, positive, negative](int index, int part) {
        ReportTarget target;
        target.inSet = true;
        target.method = methods[index];
        target.labels = part == 0 ? negative : positive;
        return target;
    };
    return bars;
}

}  // namespace gainsay
