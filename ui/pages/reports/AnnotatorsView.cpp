// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/reports/AnnotatorsView.h"

#include "ui/charts/ConfusionMatrix.h"
#include "ui/charts/HeatMap.h"
#include "ui/charts/IntervalBars.h"
#include "ui/report/SectionView.h"
#include "ui/theme/Theme.h"
#include "ui/widgets/Card.h"
#include "ui/widgets/DisplayText.h"

#include <QScrollArea>
#include <QVBoxLayout>

namespace gainsay {

using namespace Qt::StringLiterals;

namespace {
constexpr int kConfusionNameLetters = 32;  // in a heading
}

AnnotatorsView::AnnotatorsView(ReportReader &reader, QWidget *parent) : ReportView(reader, parent)
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
    m_confusion->setProperty("surface", u"clear"_s);  // the card shows through
    area->setWidget(m_confusion);
    area->viewport()->setAutoFillBackground(false);
    m_confusion->setAutoFillBackground(false);
    area->setMinimumHeight(zoomed(300));
    m_confusionCard->body()->addWidget(area, 1);
    m_sections = new SectionView(this);
    connect(m_sections, &SectionView::figureActivated, this, &ReportView::listWanted);
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
        ReportTarget target;
        target.person = m_report.annotators.value(m_chosen).name;
        target.final = m_labels.value(m_confusion->rowOf(mark));
        target.said = m_labels.value(m_confusion->columnOf(mark));
        Q_EMIT listWanted(m_confusion->markText(mark), target);
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
    showLack(report.annotators.isEmpty() ? noAnswers() : Lack());
    if (report.annotators.isEmpty())
        return;
    m_qualityCard->setHeading(tr("Answers that a third person confirmed, with 95 % interval"));
    m_quality->setTitle(m_qualityCard->heading());
    QList<IntervalBar> bars;
    for (const AnnotatorFigures &annotator : report.annotators) {
        bars.append(
            {annotator.name, Tone::Accent,
             shareEstimate(annotator.againstFinal.right, annotator.againstFinal.total, tr("nothing was decided yet"))});
    }
    m_quality->setBars(bars, Scale::Percent);
    showConfusion(std::min<int>(m_chosen, int(report.annotators.size()) - 1));
    m_sections->setSections(tablesOf(annotatorSections(report)));
}

void AnnotatorsView::showConfusion(int annotator)
{
    m_chosen = annotator;
    const AnnotatorFigures &figures = m_report.annotators[annotator];
    m_confusionCard->setHeading(
        tr("Final label (rows) × %1 (columns)").arg(shortened(figures.name, kConfusionNameLetters)));
    m_confusion->setTitle(m_confusionCard->heading());
    const Scheme &scheme = session().facts().scheme;
    const LabelNames names = labelNames(scheme.goldQuestion);
    const ConfusionMatrix matrix = confusionMatrix(figures.againstFinal, goldLabels(scheme), names, figures.name);
    m_labels = matrix.labels;
    m_confusion->setMatrix(names.names(m_labels), names.names(m_labels), matrix.cells);
}

}  // namespace gainsay
