// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/errors/panels/ComparePanel.h"

#include "core/errors/figures/ModelComparison.h"
#include "ui/pages/errors/panels/StudyTableView.h"
#include "ui/theme/Theme.h"
#include "ui/widgets/Card.h"
#include "ui/widgets/ElidedCombo.h"

#include <QComboBox>
#include <QLabel>
#include <QSignalBlocker>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace gainsay {

ComparePanel::ComparePanel(ErrorsController &controller, QWidget *parent) : ErrorsPanel(controller, parent)
{
    m_first = makeLabel(u"muted"_s, this);
    m_first->setTextFormat(Qt::PlainText);
    m_first->setWordWrap(true);
    m_second = new ElidedCombo(this);
    m_view = new StudyTableView(this);
    auto *choice = new QHBoxLayout;
    choice->setSpacing(zoomed(8));
    choice->addWidget(m_first, 1);
    choice->addWidget(m_second, 1);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addLayout(choice);
    column->addWidget(m_view, 1);
    connect(m_second, &QComboBox::activated, this, &ErrorsPanel::invalidate);
    connect(m_view, &StudyTableView::filterChosen, this,
            [this](const ErrorFilter &filter) { this->controller().addFilter(filter); });
    retranslate();
}

QString ComparePanel::title()
{
    return tr("Two models");
}

void ComparePanel::retranslate()
{
    m_second->setAccessibleName(tr("The model to compare with"));
    invalidate();
}

QList<StudyTable> ComparePanel::tables() const
{
    return m_view->tables();
}

void ComparePanel::fillModels()
{
    const QSignalBlocker quiet(m_second);
    const QString before = m_second->currentText();
    m_second->clear();
    for (const ErrorRun &run : controller().table().runs) {
        if (run.name != controller().view().run)
            m_second->addItem(run.name);
    }
    m_second->setCurrentIndex(std::max(0, m_second->findText(before)));
    m_first->setText(tr("%1 against").arg(controller().view().run));
}

void ComparePanel::refresh()
{
    fillModels();
    if (m_second->count() == 0) {
        m_view->setMessage(tr("There is only one model. Import the predictions of another to compare the two."));
        return;
    }
    controller().ask(
        this,
        [other = m_second->currentText()](Storage &storage, const ErrorView &view) -> Result<StudyTable> {
            const ErrorRun *first = view.chosen();
            const ErrorRun *second = view.table->run(other);
            if (!first || !second)
                return StudyTable();
            ASSIGN_OR_RETURN(const auto contexts, view.contexts->groups(storage, *view.table));
            return comparisonTable(compareModels(*view.table, *first, *second, *view.context, view.setting, *contexts),
                                   view.setting);
        },
        [this](const StudyTable &table) { m_view->setTables({table}); });
}

}  // namespace gainsay
