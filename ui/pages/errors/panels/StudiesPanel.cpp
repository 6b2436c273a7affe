// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/errors/panels/StudiesPanel.h"

#include "core/errors/studies/PairStudy.h"
#include "core/errors/studies/RankingStudy.h"
#include "core/errors/studies/ResponseStudy.h"
#include "ui/pages/errors/panels/StudyTableView.h"

#include <QVBoxLayout>

namespace gainsay {

namespace {

// Where replies are ranked or paired, this reads every conversation and every prediction: a job.
Result<QList<StudyTable>> allStudies(Storage &storage, const ErrorView &view, const Scheme &scheme,
                                     const LabelTitles &titles, Progress &progress)
{
    const Question *asked = scheme.question(scheme.goldQuestion);
    const bool ranks = asked && asked->kind == QuestionKind::Ranking;
    const QList<StudyTable> tables =
        responseStudy(*view.table, *view.context) + ambiguityStudy(*view.table, *view.context);
    const auto rankings =
        ranks ? rankingStudy(storage, *view.table, *view.context, progress, titles) : Result(QList<StudyTable>());
    if (!rankings)
        return rankings;
    const auto pairs = pairStudy(storage, *view.table, *view.context, progress);
    if (!pairs)
        return pairs;
    return *rankings + *pairs + tables;
}

}  // namespace

StudiesPanel::StudiesPanel(ErrorsController &controller, QWidget *parent) : ErrorsPanel(controller, parent)
{
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    m_view = new StudyTableView(this);
    column->addWidget(m_view);
    connect(m_view, &StudyTableView::filterChosen, this,
            [this](const ErrorFilter &filter) { this->controller().addFilter(filter); });
}

QString StudiesPanel::title()
{
    return tr("Studies");
}

QList<StudyTable> StudiesPanel::tables() const
{
    return m_view->tables();
}

void StudiesPanel::refresh()
{
    controller().session().jobs().cancel(m_job);
    const auto read = [scheme = controller().session().facts().scheme, titles = controller().labelTitles()](
                          Storage &storage, const ErrorView &view, Progress &progress) {
        return allStudies(storage, view, scheme, titles, progress);
    };
    m_job = controller().job(tr("Reading rankings and pairs"), this, read, [this](const QList<StudyTable> &tables) {
        if (tables.isEmpty())
            m_view->setMessage(tr("These tables want data of the other studies: rankings of replies (MuTual), pairs "
                                  "with scores (contrastive pairs), or responses that several people judged (RGM)."));
        else
            m_view->setTables(tables);
    });
}

}  // namespace gainsay
