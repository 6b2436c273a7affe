// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/errors/panels/MatrixPanel.h"

#include "core/errors/figures/ErrorStudies.h"
#include "ui/charts/HeatMap.h"
#include "ui/models/ConversationListModel.h"
#include "ui/pages/errors/panels/StudyTableView.h"
#include "ui/theme/Theme.h"
#include "ui/widgets/Card.h"

#include <QLabel>
#include <QLocale>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace gainsay {

MatrixPanel::MatrixPanel(ErrorsController &controller, QWidget *parent) : ErrorsPanel(controller, parent)
{
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    m_caption = makeLabel(u"muted"_s, this);
    m_caption->setWordWrap(true);
    m_caption->setTextFormat(Qt::PlainText);
    m_matrix = new HeatMap(this);
    m_classes = new StudyTableView(this);
    column->addWidget(m_caption);
    column->addWidget(m_matrix, 3);
    column->addWidget(m_classes, 2);
    connect(m_matrix, &Chart::activated, this, &MatrixPanel::chooseCell);
    connect(m_classes, &StudyTableView::filterChosen, this,
            [this](const ErrorFilter &filter) { this->controller().addFilter(filter); });
    retranslate();
}

QString MatrixPanel::title()
{
    return tr("Matrix");
}

void MatrixPanel::retranslate()
{
    m_matrix->setAccessibleName(tr("Gold in rows, the model in columns"));
    invalidate();
}

QList<StudyTable> MatrixPanel::tables() const
{
    return QList<StudyTable>{matrixTable(m_confusion)} + m_classes->tables();
}

void MatrixPanel::refresh()
{
    controller().ask(
        this,
        [](Storage &storage, const ErrorView &view) -> Result<Figures> {
            const ErrorRun *run = view.chosen();
            if (!run)
                return Figures();
            ASSIGN_OR_RETURN(const auto contexts, view.contexts->groups(storage, *view.table));
            const JudgedCounts counts(*view.table, *run, *view.context);
            const ConfusionTable confusion = confusionOf(*view.table, counts, view.setting);
            return Figures{confusion, classTable(*view.table, *run, *view.context, view.setting, *contexts)};
        },
        [this](const Figures &figures) { show(figures); });
}

void MatrixPanel::show(const Figures &figures)
{
    m_confusion = figures.confusion;
    const Scheme &scheme = controller().session().facts().scheme;
    const QLocale locale;
    QStringList names;
    for (const QString &label : m_confusion.labels())
        names.append(labelTitle(scheme, label));
    QList<HeatCell> cells;
    for (qsizetype gold = 0; gold < names.size(); ++gold) {
        qint64 sum = 0;
        for (qsizetype said = 0; said < names.size(); ++said)
            sum += m_confusion.count(gold, said);
        for (qsizetype said = 0; said < names.size(); ++said) {
            const qint64 count = m_confusion.count(gold, said);
            const double share = sum == 0 ? 0.0 : double(count) / double(sum);
            cells.append({share, locale.toString(count),
                          sum == 0 ? u"–"_s : tr("%1 %").arg(locale.toString(100.0 * share, 'f', 0)),
                          tr("gold %1, model %2: %3 of %4")
                              .arg(names[gold], names[said], locale.toString(count), locale.toString(sum))});
        }
    }
    m_matrix->setVisible(!cells.isEmpty());
    m_matrix->setMatrix(names, names, cells);
    m_matrix->setSelected(chosenCell());
    m_caption->setText(cells.isEmpty() ? tr("No conversation here has both an accepted label and a prediction of the "
                                            "model. Widen the filter, or choose another model.")
                                       : tr("Gold in rows, the model in columns. A cell filters the list."));
    StudyTable classes = figures.classes;
    for (QList<ReportCell> &row : classes.table.rows)
        row.first() = textCell(labelTitle(scheme, row.first().text));
    if (!cells.isEmpty())
        m_classes->setTables({classes});
    else
        m_classes->setTables({});
}

ErrorFilter MatrixPanel::filterOf(int mark) const
{
    const QStringList &labels = m_confusion.labels();
    return cellFilter(controller().table(), controller().view().run, controller().view().setting,
                      labels.value(m_matrix->rowOf(mark)), labels.value(m_matrix->columnOf(mark)));
}

// The cell that the list is filtered to, or -1.
int MatrixPanel::chosenCell() const
{
    for (int mark = 0; mark < m_matrix->markCount(); ++mark) {
        if (combined(controller().filter(), filterOf(mark)) == controller().filter())
            return mark;
    }
    return -1;
}

void MatrixPanel::chooseCell(int mark)
{
    if (mark < 0 || !controller().isOpen())
        return;
    m_matrix->setSelected(mark);
    controller().addFilter(filterOf(mark));
}

}  // namespace gainsay
