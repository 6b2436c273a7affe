// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/report/SectionView.h"

#include "ui/charts/Chart.h"
#include "ui/charts/ChartScroll.h"
#include "ui/report/FigureCharts.h"
#include "ui/report/ReportTableView.h"
#include "ui/theme/Theme.h"
#include "ui/widgets/Card.h"

#include <QBoxLayout>
#include <QLabel>

namespace gainsay {

using namespace Qt::StringLiterals;

namespace {
constexpr int kMostFigureHeight = 320;
}

SectionView::SectionView(QWidget *parent) : QWidget(parent)
{
    m_column = new QVBoxLayout(this);
    m_column->setContentsMargins(0, 0, 0, 0);
    m_column->setSpacing(zoomed(14));
}

void SectionView::setSections(const QList<ReportSection> &sections)
{
    if (sections == m_shown)
        return;
    m_shown = sections;
    while (QLayoutItem *item = m_column->takeAt(0)) {
        delete item->widget();
        delete item;
    }
    for (const ReportSection &section : sections)
        addSection(section);
    m_column->addStretch();
}

void SectionView::addSection(const ReportSection &section)
{
    auto *block = new QWidget(this);
    auto *column = new QVBoxLayout(block);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(zoomed(10));
    QLabel *title = makeLabel(u"strong"_s, block);
    title->setText(section.title);
    column->addWidget(title);
    for (const QString &paragraph : section.paragraphs) {
        QLabel *text = makeLabel(u"muted"_s, block);
        text->setWordWrap(true);
        text->setText(paragraph);
        column->addWidget(text);
    }
    QHBoxLayout *row = nullptr;
    for (qsizetype i = 0; i < section.figures.size(); ++i) {
        if (i % 2 == 0) {
            row = new QHBoxLayout;
            row->setSpacing(zoomed(14));
            column->addLayout(row);
        }
        row->addWidget(makeFigure(section.figures[i]), 1);
    }
    for (const ReportTable &table : section.tables)
        column->addWidget(makeTable(table));
    m_column->addWidget(block);
}

QWidget *SectionView::makeTable(const ReportTable &table)
{
    auto *card = new Card(this);
    card->setHeading(table.title);
    auto *view = new ReportTableView(card);
    view->setTable(table);
    // Each cell may lead elsewhere.
    view->setSelectionBehavior(QAbstractItemView::SelectItems);
    connect(view, &ReportTableView::figureActivated, this, &SectionView::figureActivated);
    card->body()->addWidget(view);
    if (!table.note.isEmpty()) {
        QLabel *note = makeLabel(u"small"_s, card);
        note->setWordWrap(true);
        note->setText(table.note);
        card->body()->addWidget(note);
    }
    return card;
}

QWidget *SectionView::makeFigure(const ReportFigure &figure)
{
    auto *card = new Card(this);
    card->setHeading(figure.title);
    Chart *chart = makeFigureChart(figure, card);
    const bool counts = std::any_of(figure.series.begin(), figure.series.end(), [](const ReportSeries &series) {
        return std::any_of(series.points.begin(), series.points.end(),
                           [](const ReportPoint &point) { return point.target.has_value(); });
    });
    chart->setClickable(counts);
    connect(chart, &Chart::activated, this, [this, chart, figure](int mark) {
        if (const std::optional<ReportTarget> target = figureTarget(figure, mark))
            Q_EMIT figureActivated(chart->markText(mark), *target);
    });
    card->body()->addWidget(new ChartScroll(chart, kMostFigureHeight, card), 1);
    return card;
}

}  // namespace gainsay
