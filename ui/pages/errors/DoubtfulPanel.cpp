// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/errors/DoubtfulPanel.h"

#include "ui/models/ConversationListModel.h"
#include "ui/pages/data/ToneDelegate.h"
#include "ui/theme/Theme.h"
#include "ui/widgets/Buttons.h"
#include "ui/widgets/Card.h"

#include <QHeaderView>
#include <QLabel>
#include <QLocale>
#include <QTableWidget>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace gainsay {

namespace {

// More than anybody reads in a sitting; the export has them all.
constexpr int kListedDoubts = 1000;

constexpr int toneRole = Qt::UserRole;

QTableWidgetItem *labelItem(const Scheme &scheme, const QString &label)
{
    auto *item = new QTableWidgetItem(labelTitle(scheme, label));
    item->setToolTip(item->text().toHtmlEscaped());
    item->setData(toneRole, labelToneName(scheme, label));
    return item;
}

QString nameOf(const ErrorTable &table, const ModelDoubt &item)
{
    return u"#%1"_s.arg(table.ids[item.row]);
}

}  // namespace

DoubtfulPanel::DoubtfulPanel(ErrorsDesk &desk, QWidget *parent) : ErrorsPanel(desk, parent)
{
    m_summary = makeLabel(u"muted"_s, this);
    m_summary->setWordWrap(true);
    m_list = new QTableWidget(0, 3, this);
    m_list->setItemDelegate(new ToneDelegate(toneRole, m_list));
    m_list->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_list->setSelectionMode(QAbstractItemView::SingleSelection);
    m_list->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_list->setShowGrid(false);
    m_list->setTabKeyNavigation(false);
    m_list->verticalHeader()->hide();
    m_list->verticalHeader()->setDefaultSectionSize(zoomed(40));  // two lines where the panel is narrow
    m_list->horizontalHeader()->setSectionResizeMode(QHeaderView::Stretch);
    m_list->horizontalHeader()->setSectionResizeMode(2, QHeaderView::ResizeToContents);
    m_reopen = makeButton(ButtonKind::Plain, {}, this);
    m_reopen->setEnabled(false);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_summary);
    column->addWidget(m_list, 1);
    column->addWidget(m_reopen, 0, Qt::AlignLeft);
    connect(&desk, &ErrorsDesk::reopened, this, &ErrorsPanel::invalidate);
    connect(m_list, &QTableWidget::itemSelectionChanged, this, &DoubtfulPanel::choose);
    connect(m_reopen, &QPushButton::clicked, this, &DoubtfulPanel::reopenChosen);
    retranslate();
}

QString DoubtfulPanel::title() const
{
    return tr("Doubtful labels");
}

void DoubtfulPanel::retranslate()
{
    m_list->setAccessibleName(tr("Doubtful labels"));
    m_list->setHorizontalHeaderLabels({tr("Accepted"), tr("Models say"), tr("Doubt")});
    m_reopen->setText(tr("Have it decided again"));
    invalidate();
}

QList<StudyTable> DoubtfulPanel::tables() const
{
    StudyTable study;
    study.table.title = title();
    study.table.columns = {tr("Conversation"), tr("Accepted"), tr("Models say"), tr("Doubt")};
    for (const ModelDoubt &item : m_items)
        study.add({textCell(nameOf(desk().table(), item)), textCell(item.given), textCell(item.likelier),
                   numberCell(-item.margin)});
    return {study};
}

void DoubtfulPanel::refresh()
{
    desk().session().jobs().cancel(m_job);
    m_summary->setText(tr("Looking for labels that the models doubt …"));
    m_job = desk().job(
        tr("Doubtful labels"), this,
        [scheme = desk().session().facts().scheme](Storage &storage, const ErrorView &view, Progress &progress) {
            QStringList runs;
            for (const ErrorRun &run : view.table->runs)
                runs.append(run.name);
            return doubtfulItems(storage, scheme, *view.table, runs, *view.context, progress);
        },
        [this](const QList<ModelDoubt> &items) { fill(items); });
}

void DoubtfulPanel::fill(const QList<ModelDoubt> &items)
{
    m_items = items;
    const QLocale locale;
    const Scheme &scheme = desk().session().facts().scheme;
    m_summary->setText(items.isEmpty()
                           ? tr("The models doubt no accepted label among these conversations.")
                           : tr("%n accepted label(s) that the models' probabilities speak against (confident "
                                "learning over all models). Choose one to read it.",
                                nullptr, int(items.size())));
    m_list->setRowCount(0);
    m_list->setRowCount(std::min<int>(kListedDoubts, int(items.size())));
    for (int row = 0; row < m_list->rowCount(); ++row) {
        const ModelDoubt &item = items[row];
        m_list->setItem(row, 0, labelItem(scheme, item.given));
        m_list->setItem(row, 1, labelItem(scheme, item.likelier));
        auto *doubt = new QTableWidgetItem(locale.toString(-item.margin, 'f', 2));
        doubt->setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
        m_list->setItem(row, 2, doubt);
    }
    m_reopen->setEnabled(false);
}

void DoubtfulPanel::choose()
{
    const int row = m_list->currentRow();
    m_reopen->setEnabled(row >= 0 && row < m_items.size());
    if (m_reopen->isEnabled())
        Q_EMIT conversationChosen(m_items[row].conversation);
}

void DoubtfulPanel::reopenChosen()
{
    const int row = m_list->currentRow();
    if (row >= 0 && row < m_items.size())
        desk().reopen(m_items[row].conversation,
                      tr("models say “%1”").arg(labelTitle(desk().session().facts().scheme, m_items[row].likelier)));
}

}  // namespace gainsay
