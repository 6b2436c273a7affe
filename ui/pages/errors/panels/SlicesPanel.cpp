// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/errors/panels/SlicesPanel.h"

#include "core/errors/figures/ModelComparison.h"
#include "ui/pages/errors/panels/StudyTableView.h"
#include "ui/theme/Theme.h"
#include "ui/widgets/Buttons.h"
#include "ui/widgets/Card.h"
#include "ui/widgets/DisplayText.h"
#include "ui/widgets/ElidedCombo.h"

#include <QLabel>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace gainsay {

namespace {

const SliceRows *sliceNamed(const QList<SliceRows> &slices, const QString &name)
{
    const auto found =
        std::find_if(slices.begin(), slices.end(), [&](const SliceRows &slice) { return slice.name == name; });
    return found == slices.end() ? nullptr : &*found;
}

}  // namespace

SlicesPanel::SlicesPanel(ErrorsController &controller, QWidget *parent) : ErrorsPanel(controller, parent)
{
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    m_comparison = buildComparison();
    m_view = new StudyTableView(this);
    m_remove = makeButton(ButtonKind::Plain, {}, this);
    m_remove->hide();
    column->addWidget(m_comparison);
    column->addWidget(m_view, 1);
    column->addWidget(m_remove, 0, Qt::AlignLeft);
    connect(&controller, &ErrorsController::slicesChanged, this, &ErrorsPanel::invalidate);
    connect(m_view, &StudyTableView::rowChosen, this, [this](int table, int row) {
        if (table == 0)
            choose(row);
    });
    connect(m_remove, &QPushButton::clicked, this, [this] {
        for (const Slice &slice : this->controller().slices()) {
            if (slice.name == m_chosen) {
                this->controller().removeSlice(slice);
                return;
            }
        }
    });
    retranslate();
}

QWidget *SlicesPanel::buildComparison()
{
    auto *bar = new QWidget(this);
    m_first = new ElidedCombo(bar);
    m_against = makeLabel(u"muted"_s, bar);
    m_second = new ElidedCombo(bar);
    auto *row = new QHBoxLayout(bar);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(zoomed(8));
    row->addWidget(m_first, 1);
    row->addWidget(m_against);
    row->addWidget(m_second, 1);
    for (QComboBox *box : {m_first, m_second})
        connect(box, &QComboBox::activated, this, &ErrorsPanel::invalidate);
    bar->hide();
    return bar;
}

QString SlicesPanel::title()
{
    return tr("Slices");
}

void SlicesPanel::retranslate()
{
    m_remove->setText(tr("Delete slice"));
    m_against->setText(tr("against"));
    m_first->setAccessibleName(tr("The slice to compare"));
    m_second->setAccessibleName(tr("The slice to compare it with"));
    invalidate();
}

QList<StudyTable> SlicesPanel::tables() const
{
    return m_view->tables();
}

void SlicesPanel::fillChoices()
{
    const QList<SliceRows> &slices = controller().view().slices;
    for (QComboBox *box : {m_first, m_second}) {
        const QSignalBlocker quiet(box);
        const QString before = box->currentText();
        box->clear();
        for (const SliceRows &slice : slices)
            box->addItem(slice.name);
        const int kept = box->findText(before);
        box->setCurrentIndex(kept >= 0 ? kept : box == m_first ? 0 : std::min(1, box->count() - 1));
        box->setToolTip(plainToolTip(box->currentText()));  // which it does by itself when it is not kept quiet
    }
    m_comparison->setVisible(slices.size() > 1);
}

void SlicesPanel::refresh()
{
    fillChoices();
    controller().ask(
        this,
        [first = m_first->currentText(), second = m_second->currentText(),
         titles = controller().labelTitles()](Storage &storage, const ErrorView &view) -> Result<QList<StudyTable>> {
            const ErrorRun *run = view.chosen();
            if (!run || view.slices.isEmpty())
                return QList<StudyTable>();
            ASSIGN_OR_RETURN(const auto contexts, view.contexts->groups(storage, *view.table));
            QList<StudyTable> tables{sliceTable(*view.table, *run, view.setting, view.slices, *contexts)};
            const SliceRows *one = sliceNamed(view.slices, first);
            const SliceRows *other = sliceNamed(view.slices, second);
            if (one && other && first != second)
                tables.append(compareSlices(*view.table, *run, view.setting, *one, *other, titles, *contexts));
            return tables;
        },
        [this](const QList<StudyTable> &tables) { showTables(tables); });
}

void SlicesPanel::showTables(const QList<StudyTable> &tables)
{
    // Choosing a slice filters the list, and that is why the figures come again.
    if (!sliceNamed(controller().view().slices, m_chosen))
        m_chosen.clear();
    m_remove->setEnabled(!m_chosen.isEmpty());
    m_remove->setVisible(!tables.isEmpty());
    if (tables.isEmpty())
        m_view->setMessage(tr("No slice is saved yet. Filter the list, then choose “Save as slice”: its figures "
                              "stay here and follow the data."));
    else
        m_view->setTables(tables);
}

void SlicesPanel::choose(int row)
{
    const QList<SliceRows> &slices = controller().view().slices;
    if (row < 0 || row >= slices.size())
        return;
    m_chosen = slices[row].name;
    m_remove->setEnabled(true);
    controller().setFilter(slices[row].filter);
}

}  // namespace gainsay
