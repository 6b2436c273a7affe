// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/errors/panels/DoubtfulPanel.h"

#include "core/errors/figures/ErrorStudies.h"
#include "core/service/browse/BrowseService.h"
#include "ui/models/ConversationListModel.h"
#include "ui/models/ToneDelegate.h"
#include "ui/theme/Theme.h"
#include "ui/widgets/Buttons.h"
#include "ui/widgets/Card.h"
#include "ui/widgets/DisplayText.h"

#include <QHeaderView>
#include <QLabel>
#include <QLocale>
#include <QTableWidget>
#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace gainsay {

namespace {

// More than anybody reads in a sitting; the export has them all.
constexpr int kListedDoubts = 1000;

constexpr int toneRole = Qt::UserRole;

struct DoubtColumns {
    enum { Reply, Given, Likelier, Doubt, Count };
};

QTableWidgetItem *labelItem(const Scheme &scheme, const QString &label)
{
    auto *item = new QTableWidgetItem(labelTitle(scheme, label));
    item->setToolTip(plainToolTip(item->text()));
    item->setData(toneRole, labelToneName(scheme, label));
    return item;
}

QString nameOf(const ModelDoubt &item)
{
    return u"#%1"_s.arg(item.conversation.value);
}

// With the replies of those that are listed.
Result<QList<ReadDoubt>> readDoubts(Storage &storage, const Scheme &scheme, const ErrorTable &table,
                                    const QStringList &runs, const RowSet &rows, Progress &progress)
{
    ASSIGN_OR_RETURN(const auto doubts, doubtfulItems(storage, scheme, table, runs, rows, progress));
    QList<ConversationId> listed;
    for (const ModelDoubt &doubt : doubts.first(std::min<qsizetype>(doubts.size(), kListedDoubts)))
        listed.append(doubt.conversation);
    ASSIGN_OR_RETURN(const auto conversations, BrowseService(storage).conversations(listed));
    QList<ReadDoubt> items;
    items.reserve(doubts.size());
    for (const ModelDoubt &doubt : doubts) {
        const Conversation conversation = conversations.value(doubt.conversation);
        items.append({doubt, conversation.turns.value(conversation.target).text});
    }
    return items;
}

}  // namespace

DoubtfulPanel::DoubtfulPanel(ErrorsController &controller, QWidget *parent) : ErrorsPanel(controller, parent)
{
    m_summary = makeLabel(u"muted"_s, this);
    m_summary->setWordWrap(true);
    m_list = new QTableWidget(0, DoubtColumns::Count, this);
    m_list->setItemDelegate(new ToneDelegate(toneRole, m_list));
    m_list->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_list->setSelectionMode(QAbstractItemView::SingleSelection);
    m_list->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_list->setShowGrid(false);
    m_list->setTabKeyNavigation(false);
    m_list->verticalHeader()->hide();
    m_list->verticalHeader()->setDefaultSectionSize(zoomed(48));  // two lines where the panel is narrow
    m_list->horizontalHeader()->setSectionResizeMode(QHeaderView::Stretch);
    m_list->horizontalHeader()->setResizeContentsPrecision(0);  // what is in sight: the numbers are equally wide
    for (const int column : {DoubtColumns::Given, DoubtColumns::Likelier, DoubtColumns::Doubt})
        m_list->horizontalHeader()->setSectionResizeMode(column, QHeaderView::ResizeToContents);
    m_list->horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    m_reopen = makeButton(ButtonKind::Plain, {}, this);
    m_reopen->setEnabled(false);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_summary);
    column->addWidget(m_list, 1);
    column->addWidget(m_reopen, 0, Qt::AlignLeft);
    connect(&controller, &ErrorsController::reopened, this, &DoubtfulPanel::dropReopened);
    connect(m_list, &QTableWidget::itemSelectionChanged, this, &DoubtfulPanel::choose);
    connect(m_reopen, &QPushButton::clicked, this, &DoubtfulPanel::reopenRequested);
}

QString DoubtfulPanel::title()
{
    return tr("Doubtful labels");
}

void DoubtfulPanel::retranslate()
{
    m_list->setAccessibleName(tr("Doubtful labels"));
    m_list->setHorizontalHeaderLabels({tr("Reply"), tr("Accepted"), tr("Models say"), tr("Doubt")});
    m_reopen->setText(tr("Have it decided again"));  // its key is that of the item on the right
    invalidate();
}

QList<StudyTable> DoubtfulPanel::tables() const
{
    QList<ModelDoubt> doubts;
    for (const ReadDoubt &item : m_items)
        doubts.append(item.doubt);
    return {doubtTable(doubts, nameOf)};
}

void DoubtfulPanel::refresh()
{
    controller().session().jobs().cancel(m_job);
    m_summary->setText(tr("Looking for labels that the models doubt…"));
    m_job = controller().job(
        tr("Doubtful labels"), this,
        [scheme = controller().session().facts().scheme](Storage &storage, const ErrorView &view, Progress &progress) {
            QStringList runs;
            for (const ErrorRun &run : view.table->runs)
                runs.append(run.name);
            return readDoubts(storage, scheme, *view.table, runs, *view.context, progress);
        },
        [this](const QList<ReadDoubt> &items) { fill(items); });
}

void DoubtfulPanel::fill(const QList<ReadDoubt> &items)
{
    const int place = m_list->currentRow();
    const ConversationId chosen = chosenConversation();
    m_items = items;
    const QLocale locale;
    const Scheme &scheme = controller().session().facts().scheme;
    m_summary->setText(items.isEmpty()
                           ? tr("The models doubt no accepted label among these conversations.")
                           : tr("%Ln accepted label(s) that the models' probabilities speak against (confident "
                                "learning over all models). Choose one to read it.",
                                nullptr, int(items.size())));
    m_list->setRowCount(0);
    m_list->setRowCount(std::min<int>(kListedDoubts, int(items.size())));
    for (int row = 0; row < m_list->rowCount(); ++row) {
        const ModelDoubt &item = items[row].doubt;
        auto *reply = new QTableWidgetItem(items[row].reply);
        reply->setToolTip(plainToolTip(reply->text()));
        m_list->setItem(row, DoubtColumns::Reply, reply);
        m_list->setItem(row, DoubtColumns::Given, labelItem(scheme, item.given));
        m_list->setItem(row, DoubtColumns::Likelier, labelItem(scheme, item.likelier));
        auto *doubt = new QTableWidgetItem(locale.toString(-item.margin, 'f', 2));
        doubt->setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
        m_list->setItem(row, DoubtColumns::Doubt, doubt);
    }
    m_reopen->setEnabled(false);
    if (chosen)
        chooseAgain(chosen, place);
}

// Who goes through the list stays where they are, at the next one if theirs is gone.
void DoubtfulPanel::chooseAgain(ConversationId chosen, int place)
{
    for (int row = 0; row < m_list->rowCount(); ++row) {
        if (m_items[row].doubt.conversation == chosen)
            place = row;
    }
    if (m_list->rowCount() > 0)
        m_list->selectRow(std::clamp(place, 0, m_list->rowCount() - 1));
}

// What waits for a decision is doubted no longer; the others need not be computed again for that.
void DoubtfulPanel::dropReopened()
{
    QList<ReadDoubt> left = m_items;
    left.removeIf([&table = controller().table()](const ReadDoubt &item) {
        const qsizetype row = table.rowOf(item.doubt.conversation);
        return row < 0 || table.rows.gold[row] == noValue;
    });
    fill(left);
}

ConversationId DoubtfulPanel::chosenConversation() const
{
    const int row = m_list->currentRow();
    return row >= 0 && row < m_items.size() ? m_items[row].doubt.conversation : ConversationId();
}

QString DoubtfulPanel::reasonFor(ConversationId conversation) const
{
    const int row = m_list->currentRow();
    if (!isVisible() || chosenConversation() != conversation || !conversation)
        return {};
    return tr("models say “%1”").arg(labelTitle(controller().session().facts().scheme, m_items[row].doubt.likelier));
}

void DoubtfulPanel::choose()
{
    const ConversationId chosen = chosenConversation();
    m_reopen->setEnabled(bool(chosen));
    if (chosen)
        Q_EMIT conversationChosen(chosen);
}

}  // namespace gainsay
