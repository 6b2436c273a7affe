// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/errors/SlicesPanel.h"

#include "ui/pages/errors/StudyTableView.h"
#include "ui/widgets/Buttons.h"

#include <QVBoxLayout>

namespace gainsay {

SlicesPanel::SlicesPanel(ErrorsDesk &desk, QWidget *parent) : ErrorsPanel(desk, parent)
{
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    m_view = new StudyTableView(this);
    m_remove = makeButton(ButtonKind::Plain, {}, this);
    m_remove->hide();
    column->addWidget(m_view, 1);
    column->addWidget(m_remove, 0, Qt::AlignLeft);
    connect(&desk, &ErrorsDesk::slicesChanged, this, &ErrorsPanel::invalidate);
    connect(m_view, &StudyTableView::rowChosen, this, [this](int, int row) { choose(row); });
    connect(m_remove, &QPushButton::clicked, this, [this] {
        for (const Slice &slice : this->desk().slices()) {
            if (slice.name == m_chosen) {
                this->desk().removeSlice(slice);
                return;
            }
        }
    });
    retranslate();
}

QString SlicesPanel::title() const
{
    return tr("Slices");
}

void SlicesPanel::retranslate()
{
    m_remove->setText(tr("Delete slice"));
    invalidate();
}

QList<StudyTable> SlicesPanel::tables() const
{
    return m_view->tables();
}

void SlicesPanel::refresh()
{
    desk().ask(
        this,
        [](Storage &, const ErrorView &view) -> Result<StudyTable> {
            const ErrorRun *run = view.chosen();
            return run ? sliceTable(*view.table, *run, view.setting, view.slices) : StudyTable();
        },
        [this](const StudyTable &table) {
            m_chosen.clear();
            m_remove->setEnabled(false);
            m_remove->setVisible(!table.table.rows.isEmpty());
            if (table.table.rows.isEmpty())
                m_view->setMessage(
                    tr("No slice is saved yet. Filter the list, then choose “Save as slice”: its figures "
                       "stay here and follow the data."));
            else
                m_view->setTables({table});
        });
}

void SlicesPanel::choose(int row)
{
    const QList<SliceRows> &slices = desk().view().slices;
    if (row < 0 || row >= slices.size())
        return;
    m_chosen = slices[row].name;
    m_remove->setEnabled(true);
    desk().setFilter(slices[row].filter);
}

}  // namespace gainsay
