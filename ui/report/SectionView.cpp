// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/report/SectionView.h"

#include "ui/charts/Chart.h"
#include "ui/charts/ChartScroll.h"
#include "ui/report/FigureCharts.h"
#include "ui/report/ReportTableView.h"
#include "ui/theme/Theme.h"
#include "ui/widgets/Card.h"

#include <QBoxLayout>
#include <QElapsedTimer>
#include <QLabel>

#include <algorithm>

namespace gainsay {

using namespace Qt::StringLiterals;

namespace {

constexpr int kMostFigureHeight = 320;
constexpr int kSliceMs = 6;  // of making tables, before the window has its turn

bool sameShape(const ReportTable &one, const ReportTable &other)
{
    return one.title == other.title && one.columns == other.columns && one.note.isEmpty() == other.note.isEmpty();
}

bool sameShape(const ReportSection &one, const ReportSection &other)
{
    const auto alike = [](const ReportTable &a, const ReportTable &b) { return sameShape(a, b); };
    return one.title == other.title && one.paragraphs.size() == other.paragraphs.size() &&
           one.figures == other.figures && std::ranges::equal(one.tables, other.tables, alike);
}

}  // namespace

QList<ReportSection> tablesOf(QList<ReportSection> sections)
{
    for (ReportSection &section : sections)
        section.figures.clear();
    return sections;
}

SectionView::SectionView(QWidget *parent) : QWidget(parent)
{
    m_column = new QVBoxLayout(this);
    m_column->setContentsMargins(0, 0, 0, 0);
    m_column->setSpacing(zoomed(14));
    m_next.setSingleShot(true);
    connect(&m_next, &QTimer::timeout, this, &SectionView::makeSome);
}

void SectionView::setSections(const QList<ReportSection> &sections)
{
    if (sections == m_shown)
        return;
    const auto alike = [](const ReportSection &a, const ReportSection &b) { return sameShape(a, b); };
    const bool refilled = m_unmade.isEmpty() && std::ranges::equal(sections, m_shown, alike);
    m_shown = sections;
    if (refilled)
        return fill(sections);
    m_tables.clear();
    m_texts.clear();
    m_unmade.clear();
    while (QLayoutItem *item = m_column->takeAt(0)) {
        delete item->widget();
        delete item;
    }
    for (const ReportSection &section : sections)
        addSection(section);
    m_unmade << [this] { m_column->addStretch(); };
    makeSome();
}

void SectionView::makeSome()
{
    QElapsedTimer since;
    since.start();
    while (!m_unmade.isEmpty() && since.elapsed() < kSliceMs)
        m_unmade.takeFirst()();
    if (!m_unmade.isEmpty())
        m_next.start();
}

void SectionView::fill(const QList<ReportSection> &sections)
{
    qsizetype text = 0;
    qsizetype table = 0;
    for (const ReportSection &section : sections) {
        for (const QString &paragraph : section.paragraphs)
            m_texts[text++]->setText(paragraph);
        for (const ReportTable &each : section.tables) {
            if (ReportTableView *view = m_tables[table++]; view->table() != each)
                view->setTable(each);
            if (!each.note.isEmpty())
                m_texts[text++]->setText(each.note);
        }
    }
}

QLabel *SectionView::addText(const QString &kind, const QString &text, QWidget *parent)
{
    QLabel *label = makeLabel(kind, parent);
    label->setWordWrap(true);
    label->setText(text);
    m_texts << label;
    return label;
}

void SectionView::addSection(const ReportSection &section)
{
    m_unmade << [this, section] { beginSection(section); };
    for (qsizetype i = 0; i < section.figures.size(); i += 2) {
        m_unmade << [this, pair = section.figures.mid(i, 2)] {
            auto *row = new QHBoxLayout;
            row->setSpacing(zoomed(14));
            for (const ReportFigure &figure : pair)
                row->addWidget(makeFigure(figure), 1);
            m_section->addLayout(row);
        };
    }
    for (const ReportTable &table : section.tables) {
        const QString heading = table.title == section.title ? QString() : table.title;  // said just above
        m_unmade << [this, table, heading] { m_section->addWidget(makeTable(table, heading)); };
    }
}

void SectionView::beginSection(const ReportSection &section)
{
    auto *block = new QWidget(this);
    m_section = new QVBoxLayout(block);
    m_section->setContentsMargins(0, 0, 0, 0);
    m_section->setSpacing(zoomed(10));
    QLabel *title = makeLabel(u"strong"_s, block);
    title->setText(section.title);
    m_section->addWidget(title);
    for (const QString &paragraph : section.paragraphs)
        m_section->addWidget(addText(u"muted"_s, paragraph, block));
    m_column->addWidget(block);
}

QWidget *SectionView::makeTable(const ReportTable &table, const QString &heading)
{
    auto *card = new Card(this);
    card->setHeading(heading);
    card->setAccessibleName(table.title);
    auto *view = new ReportTableView(card);
    view->setTable(table);
    // Each cell may lead elsewhere.
    view->setSelectionBehavior(QAbstractItemView::SelectItems);
    connect(view, &ReportTableView::figureActivated, this, &SectionView::figureActivated);
    m_tables << view;
    card->body()->addWidget(view);
    if (!table.note.isEmpty())
        card->body()->addWidget(addText(u"small"_s, table.note, card));
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
