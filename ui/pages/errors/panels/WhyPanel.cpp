// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/errors/panels/WhyPanel.h"

#include "core/errors/figures/ErrorFactors.h"
#include "core/errors/figures/UserFactors.h"
#include "ui/pages/errors/panels/StudyTableView.h"

#include <QVBoxLayout>

#include <algorithm>

namespace gainsay {

namespace {

bool hasRows(const QList<StudyTable> &tables)
{
    return std::any_of(tables.begin(), tables.end(),
                       [](const StudyTable &study) { return !study.table.rows.isEmpty(); });
}

}  // namespace

WhyPanel::WhyPanel(ErrorsController &controller, QWidget *parent) : ErrorsPanel(controller, parent)
{
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    m_view = new StudyTableView(this);
    column->addWidget(m_view);
    connect(m_view, &StudyTableView::filterChosen, this,
            [this](const ErrorFilter &filter) { this->controller().addFilter(filter); });
    connect(&controller, &ErrorsController::slicesChanged, this, &ErrorsPanel::invalidate);
    connect(&controller, &ErrorsController::conversationChanged, this, &ErrorsPanel::invalidate);
}

QString WhyPanel::title()
{
    return tr("Why");
}

QList<StudyTable> WhyPanel::tables() const
{
    return m_view->tables();
}

void WhyPanel::refresh()
{
    // In three steps, since the later ones read what is seldom wanted: what is there is shown meanwhile. The last runs
    // on a thread of its own and may come before the others.
    m_triggers.clear();
    m_ownColumnsRead = false;
    controller().ask(
        this,
        [titles = controller().labelTitles()](Storage &storage, const ErrorView &view) -> Result<QList<StudyTable>> {
            QList<StudyTable> tables;
            if (const ErrorRun *run = view.chosen()) {
                ASSIGN_OR_RETURN(const auto contexts, view.contexts->groups(storage, *view.table));
                const QList<Factor> factors = factorsOf(*view.table, view.slices, titles);
                tables.append(errorFactorTable(
                    whatGoesWithErrors(*view.table, *run, view.setting, *view.context, factors, *contexts), run->name,
                    view.setting));
            }
            tables.append(tagTable(*view.table, *view.context));
            return tables;
        },
        [this](const QList<StudyTable> &tables) {
            m_ofErrors = tables;
            if (hasRows(tables))
                showTables();
        });
    controller().ask(
        this,
        [](Storage &storage, const ErrorView &view) -> Result<StudyTable> {
            ASSIGN_OR_RETURN(const auto contexts, readContexts(storage, *view.table));
            return triggerTable(whatTriggersContradictions(*view.table, *view.context, contexts));
        },
        [this](const StudyTable &triggers) {
            if (!m_ownColumnsRead)
                m_triggers = {triggers};
            showTables();
        });
    refreshOwnColumns();
}

// Columns that came with the files are read from every conversation: a job, while the rest is shown.
void WhyPanel::refreshOwnColumns()
{
    controller().session().jobs().cancel(m_job);
    m_job = controller().job(
        tr("What triggers contradictions"), this,
        [](Storage &storage, const ErrorView &view, Progress &progress) -> Result<QList<StudyTable>> {
            ASSIGN_OR_RETURN(const auto contexts, readContexts(storage, *view.table));
            ASSIGN_OR_RETURN(const auto columns, readUserColumns(storage, *view.table, *view.context, progress));
            return QList<StudyTable>{
                triggerTable(whatTriggersContradictions(*view.table, *view.context, contexts),
                             whatTriggersContradictions(*view.table, *view.context, contexts, columns)),
                chiSquareTable(contradictionsByFactor(*view.table, *view.context, columns))};
        },
        [this](const QList<StudyTable> &triggers) {
            m_ownColumnsRead = true;
            m_triggers = triggers;
            showTables();
        });
}

void WhyPanel::showTables()
{
    QList<StudyTable> tables = m_ofErrors + m_triggers;
    tables.removeIf([](const StudyTable &study) { return study.table.rows.isEmpty(); });
    if (tables.isEmpty())
        m_view->setMessage(tr("Too few conversations here have both a label and a prediction to say what goes "
                              "with errors. Widen the filter, or label more."));
    else
        m_view->setTables(tables);
}

}  // namespace gainsay
