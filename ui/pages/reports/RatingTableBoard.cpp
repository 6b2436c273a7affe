// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/reports/RatingTableBoard.h"

#include "core/io/csv/RatingTable.h"
#include "core/report/AgreementSections.h"
#include "ui/charts/Figures.h"
#include "ui/report/SectionView.h"
#include "ui/session/JobRunner.h"
#include "ui/theme/Theme.h"
#include "ui/widgets/Buttons.h"
#include "ui/widgets/Card.h"

#include <QEvent>
#include <QFileInfo>
#include <QLabel>
#include <QVBoxLayout>

namespace gainsay {

using namespace Qt::StringLiterals;

namespace {

struct MeasuredTable {
    std::shared_ptr<const Ratings> ratings;
    AgreementFigures figures;
};

Result<MeasuredTable> readTable(const QString &path)
{
    ASSIGN_OR_RETURN(auto ratings, readRatingTable(path));
    AgreementFigures figures{summarizeAgreement(ratings), labelClashes(ratings), {}, {}};
    return MeasuredTable{std::make_shared<const Ratings>(std::move(ratings)), std::move(figures)};
}

}  // namespace

RatingTableBoard::RatingTableBoard(JobRunner &jobs, QWidget *parent) : QWidget(parent), m_jobs(jobs)
{
    m_name = makeLabel(u"strong"_s, this);
    m_close = makeButton(ButtonKind::Quiet, {}, this);
    connect(m_close, &QPushButton::clicked, this, &RatingTableBoard::closeRequested);
    m_board = new AgreementBoard(this);
    connect(m_board, &AgreementBoard::differencesWanted, this, &RatingTableBoard::list);
    m_sections = new SectionView(this);
    auto *top = new QHBoxLayout;
    top->addWidget(m_name, 1);
    top->addWidget(m_close);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(zoomed(10));
    column->addLayout(top);
    column->addWidget(m_board, 1);
    column->addWidget(m_sections);
    retranslate();
}

void RatingTableBoard::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void RatingTableBoard::retranslate()
{
    m_close->setText(tr("Close the table"));
    if (!m_ratings)
        return;
    m_name->setText(tr("%1: %2 items, %3 raters, %4 labels")
                        .arg(QFileInfo(m_path).fileName(), countText(m_figures.summary.items),
                             countText(m_figures.summary.raters.size()), countText(m_figures.summary.labels.size())));
    m_sections->setSections(tablesOf({agreementSection(tr("In figures"), m_figures.summary)}));
}

void RatingTableBoard::open(const QString &path)
{
    const QString name = QFileInfo(path).fileName();
    m_jobs.start(
        tr("Reading %1").arg(name), this, [path](Progress &) { return readTable(path); },
        [this, path](const Result<MeasuredTable> &table) {
            if (!table) {
                Q_EMIT failed(table.error());
                return;
            }
            m_path = path;
            m_ratings = table->ratings;
            m_figures = table->figures;
            m_board->setFigures(m_figures, {});
            retranslate();
            Q_EMIT loaded();
        });
}

void RatingTableBoard::list(const QString &title, const DifferenceQuery &query)
{
    m_jobs.start(
        title, this,
        [ratings = m_ratings, query](Progress &) {
            return Result<RatingDifferences>(findDifferences(*ratings, query, mostDifferencesListed));
        },
        [this, title, ratings = m_ratings](const Result<RatingDifferences> &found) {
            // Another table may be on screen by now.
            if (found && ratings == m_ratings)
                showListed(title, *found);
        });
}

void RatingTableBoard::showListed(const QString &title, const RatingDifferences &found)
{
    const Ratings &ratings = *m_ratings;
    ReportTable table{
        tr("%1 (%2)").arg(title, countText(found.total)), {tr("Item"), tr("One said"), tr("The other")}, {}, {}};
    const auto said = [&](const std::optional<int> &label) {
        return textCell(label ? ratings.labels()[*label] : QString());
    };
    for (const RatingDifference &difference : found.first)
        table.rows.append({textCell(ratings.itemName(difference.item)), said(difference.a), said(difference.b)});
    m_board->showDifferences(table);
}

Report RatingTableBoard::report() const
{
    const QString name = QFileInfo(m_path).fileName();
    return {tr("Agreement"),
            name,
            {{tr("Table"), name}, {tr("Program"), u"gainsay " GAINSAY_VERSION ""_s}},
            {agreementSection(tr("Agreement"), m_figures.summary)},
            agreementMethodNotes(m_figures.summary)};
}

Json RatingTableBoard::json() const
{
    return toJson(m_figures.summary);
}

}  // namespace gainsay
