// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/reports/AnnotatorsView.h"

#include "ui/charts/HeatMap.h"
#include "ui/charts/IntervalBars.h"
#include "ui/pages/reports/ShareEstimate.h"
#include "ui/report/SectionView.h"
#include "ui/theme/Theme.h"
#include "ui/widgets/Card.h"

#include <QScrollArea>
#include <QVBoxLayout>

namespace gainsay {

using namespace Qt::StringLiterals;

namespace {

// Every label that somebody said or that was right, those of the scheme first.
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

AnnotatorsView::AnnotatorsView(ProjectSession &session, QWidget *parent) : ReportView(session, parent)
{
    m_qualityCard = new Card(this);
    m_quality = new IntervalBars(m_qualityCard);
    m_quality->setClickable(true);
    m_qualityCard->body()->addWidget(m_quality);
    m_qualityCard->body()->addStretch();
    m_confusionCard = new Card(this);
    m_confusion = new HeatMap(m_confusionCard);
    m_confusion->setClickable(true);
    auto *area = new QScrollArea(m_confusionCard);
    area->setWidgetResizable(true);
    area->setFocusPolicy(Qt::NoFocus);
    area->setWidget(m_confusion);
    area->setMinimumHeight(zoomed(300));
    m_confusionCard->body()->addWidget(area, 1);
    m_sections = new SectionView(this);
    auto *charts = new QHBoxLayout;
    charts->setSpacing(zoomed(14));
    charts->addWidget(m_qualityCard, 1);
    charts->addWidget(m_confusionCard, 1);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(zoomed(14));
    column->addLayout(charts);
    column->addWidget(m_sections, 1);
    connect(m_quality, &Chart::activated, this, &AnnotatorsView::showConfusion);
    connect(m_confusion, &Chart::activated, this, [this](int mark) {
        Q_EMIT showConversations({{"label", toUtf8(m_labels.value(m_confusion->rowOf(mark)))}});
    });
}

void AnnotatorsView::load()
{
    ask([filter = request().filter](ReportService &service) { return service.annotators(filter); },
        [this](const AnnotatorReport &report) { show(report); });
}

void AnnotatorsView::show(const AnnotatorReport &report)
{
    m_report = report;
    m_qualityCard->setHeading(tr("Answers that became final, with 95 % interval"));
    m_quality->setTitle(m_qualityCard->heading());
    m_quality->setEmptyText(tr("Nobody has answered yet."));
    QList<IntervalBar> bars;
    for (const AnnotatorFigures &annotator : report.annotators) {
        bars.append(
            {annotator.name, Tone::Accent,
             shareEstimate(annotator.againstFinal.right, annotator.againstFinal.total, tr("no item is settled yet"))});
    }
    m_quality->setBars(bars, Scale::Percent);
    showConfusion(std::min<int>(m_chosen, int(report.annotators.size()) - 1));
    m_sections->setSections(annotatorSections(report));
}

void AnnotatorsView::showConfusion(int annotator)
{
    m_confusionCard->setVisible(annotator >= 0);
    if (annotator < 0)
        return;
    m_chosen = annotator;
    const AnnotatorFigures &figures = m_report.annotators[annotator];
    m_confusionCard->setHeading(tr("Final label (rows) × %1 (columns)").arg(figures.name));
    m_confusion->setTitle(m_confusionCard->heading());
    const QString question = session().facts().scheme.goldQuestion;
    QStringList known;
    if (const Question *gold = session().facts().scheme.question(question)) {
        for (const Option &option : gold->options)
            known << answerText(option.value);
    }
    m_labels = labelsIn(figures.againstFinal, known);
    const LabelNames names = labelNames(question);
    QList<HeatCell> cells;
    for (const QString &truth : std::as_const(m_labels)) {
        const auto &said = figures.againstFinal.counts.value(truth);
        qint64 total = 0;
        for (const qint64 count : said)
            total += count;
        for (const QString &label : std::as_const(m_labels)) {
            const qint64 count = said.value(label);
            const double share = total > 0 ? double(count) / double(total) : 0;
            cells.append(
                {share, countText(count), total > 0 ? figureText(share, Scale::Percent, 0) : QString(),
                 tr("%1 said %2 where %3 is final: %4 of %5")
                     .arg(figures.name, names.name(label), names.name(truth), countText(count), countText(total))});
        }
    }
    m_confusion->setMatrix(names.names(m_labels), names.names(m_labels), cells);
}

}  // namespace gainsay
