// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/errors/panels/ModelsPanel.h"

#include "ui/pages/errors/panels/StudyTableView.h"
#include "ui/widgets/Buttons.h"

#include <QVBoxLayout>

namespace gainsay {

ModelsPanel::ModelsPanel(ErrorsController &controller, QWidget *parent) : ErrorsPanel(controller, parent)
{
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    m_view = new StudyTableView(this);
    m_runs = makeButton(ButtonKind::Plain, {}, this);
    column->addWidget(m_view, 1);
    column->addWidget(m_runs, 0, Qt::AlignLeft);
    connect(m_runs, &QPushButton::clicked, this, &ModelsPanel::runsRequested);
    connect(m_view, &StudyTableView::rowChosen, this, [this](int table, int row) {
        const ReportTable &shown = m_view->tables()[table].table;
        this->controller().setRun(shown.rows[row][table == 0 ? 0 : 1].text);
    });
    connect(m_view, &StudyTableView::filterChosen, this,
            [this](const ErrorFilter &filter) { this->controller().addFilter(filter); });
    retranslate();
}

void ModelsPanel::retranslate()
{
    m_runs->setText(tr("Remove a model…"));
    m_runs->setToolTip(tr("Lists where each model's predictions are from; imported ones can be taken away."));
    invalidate();
}

QString ModelsPanel::title()
{
    return tr("Models");
}

QList<StudyTable> ModelsPanel::tables() const
{
    return m_view->tables();
}

void ModelsPanel::refresh()
{
    controller().ask(
        this,
        [titles = controller().labelTitles()](Storage &storage, const ErrorView &view) -> Result<QList<StudyTable>> {
            ASSIGN_OR_RETURN(const auto contexts, view.contexts->groups(storage, *view.table));
            return modelTables(*view.table, *view.context, titles, *contexts);
        },
        [this](const QList<StudyTable> &tables) {
            if (tables.isEmpty())
                m_view->setMessage(tr("There is no model yet. Let the detector judge the project on the Detector page, "
                                      "or import a model's predictions."));
            else
                m_view->setTables(tables);
        });
}

}  // namespace gainsay
