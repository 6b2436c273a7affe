// SPDX-License-Identifier: GPL-3.0-or-later
// What the Data page does to several conversations at once, and how it is taken back.
#include "core/workflow/RoleRules.h"
#include "ui/keys/ActionCatalog.h"
#include "ui/models/ConversationListModel.h"
#include "ui/pages/data/BulkDialog.h"
#include "ui/pages/data/DataPage.h"
#include "ui/pages/data/ImportUndoDialog.h"
#include "ui/pages/data/ListColumns.h"
#include "ui/pages/data/SelectionBar.h"
#include "ui/session/UnderScheme.h"

#include <QTableView>

using namespace Qt::StringLiterals;

namespace gainsay {

namespace {

constexpr std::array bulkActions{BulkAction::Assign, BulkAction::Move, BulkAction::Flag, BulkAction::SendBack,
                                 BulkAction::Remove};

QString bulkId(BulkAction action)
{
    return u"data.bulk%1"_s.arg(int(action));
}

}  // namespace

void DataPage::addBulkCommands()
{
    const auto group = [] { return tr("Data"); };
    for (const BulkAction action : bulkActions) {
        const QKeySequence key = action == BulkAction::Remove ? QKeySequence(Qt::Key_Delete) : QKeySequence();
        QAction *command = actions().add(
            bulkId(action), [action] { return bulkTitle(action); }, group, key, this,
            [this, action] { openBulk(action); });
        m_table->addAction(command);
    }
    m_table->setContextMenuPolicy(Qt::ActionsContextMenu);
    actions().add(
        u"data.undo"_s, [] { return tr("Undo what was done to several conversations"); }, group, QKeySequence::Undo,
        this,
        [this] {
            if (const auto undo = std::exchange(m_undo, nullptr))
                undo();
        });
    actions().add(
        u"data.columns"_s, [] { return tr("Choose the columns…"); }, group, {}, this,
        [this] { m_listColumns->openMenu(); });
    actions().add(
        u"data.undoImport"_s, [] { return tr("Undo an import…"); }, group, {}, this, [this] { openImportUndo(); });
    showSelection();
}

ItemSelection DataPage::selection() const
{
    ItemSelection chosen;
    if (m_allChosen)
        chosen.all = m_model->query().filter;
    else
        for (const QModelIndex &row : m_table->selectionModel()->selectedRows())
            chosen.items.append(m_model->idAt(row.row()));
    return chosen;
}

void DataPage::showSelection()
{
    const bool plans = session().isOpen() && session().user() && roleMay(session().user()->role, Permission::Plan);
    const qsizetype rows = m_table->selectionModel()->selectedRows().size();
    m_selectionBar->setMayAct(plans);
    m_selectionBar->setCount(rows, m_model->total(), m_allChosen);
    for (const BulkAction action : bulkActions) {
        if (QAction *command = actions().action(bulkId(action)))
            command->setEnabled(plans && rows > 0);
    }
}

void DataPage::openBulk(BulkAction action)
{
    auto *dialog = new BulkDialog(session(), action, selection(), window());
    connect(dialog, &BulkDialog::done, this, &DataPage::tellDone);
    dialog->open();
}

void DataPage::tellDone(BulkAction action, const BulkOutcome &outcome)
{
    m_undo = nullptr;
    std::optional<MessageAction> offered;
    if (BulkService::canUndo(action)) {
        m_undo = [this, action, outcome] {
            shell().withdraw(u"bulk"_s);
            session().save(this,
                           underScheme<BulkService>(
                               session().userId(),
                               [action, outcome](BulkService &service) { return service.undo(action, outcome); }),
                           [this](const Result<void> &done) {
                               if (done)
                                   shell().showNotice([] { return tr("It is as it was before."); });
                               else
                                   shell().showError(done.error());
                           });
        };
        offered = MessageAction{[] { return tr("Undo"); },
                                [this] {
                                    if (const auto undo = std::exchange(m_undo, nullptr))
                                        undo();
                                }};
    }
    shell().tell({.text = BulkDialog::doneText(action, outcome),
                  .action = offered,
                  .topic = u"bulk"_s,
                  .about = WindowMessage::About::Project});
    Q_EMIT session().dataChanged();
}

void DataPage::tellImported(const PastImport &import)
{
    shell().tell(
        {.text = [name = import.source,
                  n = int(import.added)] { return tr("%Ln conversation(s) of %1 came in.", nullptr, n).arg(name); },
         .action = MessageAction{[] { return tr("Undo"); }, [this, import] { takeBack(import); }},
         .topic = u"import"_s,
         .about = WindowMessage::About::Project});
}

void DataPage::openImportUndo()
{
    auto *dialog = new ImportUndoDialog(session(), window());
    connect(dialog, &ImportUndoDialog::wanted, this, &DataPage::takeBack);
    dialog->open();
}

void DataPage::takeBack(const PastImport &import)
{
    session().startJob(
        [name = import.source] { return tr("Undoing the import of %1").arg(name); }, this,
        [ranges = import.ranges, actor = session().userId()](Storage &storage, const Clock &clock, Progress &progress) {
            return ImportUndo(storage, clock, actor).takeBack(ranges, progress);
        },
        [this, name = import.source](const Result<qint64> &taken) {
            if (taken)
                shell().showNotice([name, n = int(*taken)] {
                    return tr("The import of %1 is undone: %Ln conversation(s) are gone.", nullptr, n).arg(name);
                });
            else
                shell().showError(taken.error());
            Q_EMIT session().dataChanged();
        });
}

}  // namespace gainsay
