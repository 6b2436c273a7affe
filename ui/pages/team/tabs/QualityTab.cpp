// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/team/tabs/QualityTab.h"

#include "ui/pages/team/tabs/PersonQuality.h"
#include "ui/pages/team/tabs/TabLayout.h"
#include "ui/report/ReportTableView.h"
#include "ui/session/ReportReader.h"
#include "ui/widgets/Card.h"
#include "ui/widgets/EmptyState.h"

#include <QStackedWidget>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace gainsay {

namespace {

constexpr qint64 driftWindow = 50;

ReportCell failureCell(const RaterVerdicts &checks)
{
    if (checks.reviewed == 0)
        return missingCell(QualityTab::tr("no item was checked yet"));
    return percentCell(double(checks.failed) / double(checks.reviewed), clopperPearson(checks.failed, checks.reviewed));
}

}  // namespace

QualityTab::QualityTab(const PageContext &context, ReportReader &reader, QWidget *parent)
    : TeamTab(context, parent), m_reader(reader)
{
    m_stack = new QStackedWidget(this);
    m_empty = new EmptyState(m_stack);
    auto *content = new QWidget(m_stack);
    QVBoxLayout *column = scrollingColumn(content);
    m_card = new Card(content);
    m_table = new ReportTableView(m_card);
    m_card->body()->addWidget(m_table);
    m_person = new PersonQuality(content);
    column->addWidget(m_card);
    column->addWidget(m_person, 1);
    m_stack->addWidget(m_empty);
    m_stack->addWidget(content);
    auto *outer = new QVBoxLayout(this);
    outer->setContentsMargins(0, 0, 0, 0);
    outer->addWidget(m_stack);
    connect(m_table->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            [this](const QModelIndex &index) { showPerson(index.row()); });
    retranslate();
}

QString QualityTab::id()
{
    return u"quality"_s;
}

QString QualityTab::title()
{
    return tr("Quality");
}

void QualityTab::refresh()
{
    m_reader.ask(
        this,
        [&clock = session().clock()](ReportService &reports, Storage &storage) -> Result<QList<AnnotatorQuality>> {
            ASSIGN_OR_RETURN(const auto scheme, activeScheme(storage));
            return QualityService(storage, clock, scheme, reports).everybody({});
        },
        [this](const Result<QList<AnnotatorQuality>> &people) {
            if (people)
                show(*people);
            else
                shell().showError(people.error());
        });
}

ReportTable QualityTab::table() const
{
    ReportTable table{tr("Quality"),
                      {tr("Person"), tr("Answers, with returned"), tr("As decided"), tr("Hidden gold"),
                       tr("Failed checks"), tr("Ability"), tr("Follows the detector")},
                      {},
                      {}};
    for (const AnnotatorQuality &person : m_people) {
        const AnnotatorFigures &figures = person.figures;
        table.rows.append({textCell(figures.name), countCell(figures.totals.items),
                           shareCell(figures.againstFinal.right, figures.againstFinal.total),
                           shareCell(person.hiddenCorrect, person.againstHidden.total), failureCell(figures.spotChecks),
                           figures.ability ? percentCell(*figures.ability)
                                           : missingCell(tr("needs two people with answers to the same items")),
                           shareCell(figures.totals.followed, figures.totals.shown)});
    }
    return table;
}

void QualityTab::show(const QList<AnnotatorQuality> &people)
{
    m_people = people;
    m_stack->setCurrentIndex(people.isEmpty() ? 0 : 1);
    const UserId chosen = m_chosen;
    m_table->setTable(table());
    int row = 0;
    for (int i = 0; i < m_people.size(); ++i) {
        if (m_people[i].figures.totals.user == chosen)
            row = i;
    }
    if (!m_people.isEmpty())
        m_table->selectRow(row);
}

void QualityTab::showPerson(int row)
{
    if (row < 0 || row >= m_people.size())
        return;
    m_chosen = m_people[row].figures.totals.user;
    m_person->setPerson(m_people[row], session().facts().scheme);
    m_reader.ask(
        this,
        [user = m_chosen, &clock = session().clock()](ReportService &reports, Storage &storage) -> Result<ShareTrend> {
            ASSIGN_OR_RETURN(const auto scheme, activeScheme(storage));
            return QualityService(storage, clock, scheme, reports).drift(user, {}, driftWindow);
        },
        [this, user = m_chosen](const Result<ShareTrend> &drift) {
            if (user != m_chosen)
                return;
            if (drift)
                m_person->setDrift(*drift);
            else
                shell().showError(drift.error());
        });
}

void QualityTab::retranslate()
{
    m_card->setHeading(tr("Everybody"));
    m_empty->setContent(u"team"_s, tr("Nobody has answered yet"),
                        tr("Once people have annotated, their agreement with the outcome, with gold and with the "
                           "spot checks is shown here."));
    m_person->retranslate();
    m_table->setTable(table());
}

}  // namespace gainsay
