// SPDX-License-Identifier: GPL-3.0-or-later
// The page's keys and commands, and the dialogs they open.
#include "ui/keys/ActionCatalog.h"
#include "ui/pages/errors/ConversationPanel.h"
#include "ui/pages/errors/DoubtfulPanel.h"
#include "ui/pages/errors/ErrorListView.h"
#include "ui/pages/errors/ErrorsPage.h"
#include "ui/pages/errors/FilterBar.h"
#include "ui/pages/errors/ImportPredictionsDialog.h"
#include "ui/pages/errors/ReopenDialog.h"
#include "ui/pages/errors/RunsDialog.h"
#include "ui/pages/errors/StudyExport.h"
#include "ui/pages/errors/TagKindsDialog.h"
#include "ui/session/UnderScheme.h"
#include "ui/widgets/PlainToolTip.h"

#include <QMenu>
#include <QPointer>
#include <QPushButton>
#include <QStackedWidget>

using namespace Qt::StringLiterals;

namespace gainsay {

void ErrorsPage::addActions()
{
    const auto group = [] { return tr("Errors"); };
    actions().add(
        u"errors.search"_s, [] { return tr("Search the list"); }, group, QKeySequence::Find, this,
        [this] { m_filter->focusSearch(); });
    actions().add(
        u"errors.reopen"_s, [] { return tr("Have it decided again"); }, group, QKeySequence(u"J"_s), this,
        [this] { reopenChosen(); });
    actions().add(
        u"errors.next"_s, [] { return tr("Next in the list"); }, group, QKeySequence(u"Alt+Down"_s), this,
        [this] { m_list->moveBy(1); });
    actions().add(
        u"errors.previous"_s, [] { return tr("Previous in the list"); }, group, QKeySequence(u"Alt+Up"_s), this,
        [this] { m_list->moveBy(-1); });
    actions().add(
        u"errors.import"_s, [] { return tr("Import predictions…"); }, group, {}, this, [this] { importPredictions(); });
    actions().add(
        u"errors.runs"_s, [] { return tr("Models of this project…"); }, group, {}, this, [this] { showRuns(); });
    actions().add(
        u"errors.tags"_s, [] { return tr("Edit the error tags…"); }, group, {}, this, [this] { editTags(); });
    actions().add(
        u"errors.export"_s, [] { return tr("Export these figures…"); }, group, QKeySequence(u"Ctrl+E"_s), this,
        [this] { exportTables(); });
    actions().add(
        u"errors.exportListed"_s, [] { return tr("Export the listed conversations…"); }, group,
        QKeySequence(u"Ctrl+Shift+E"_s), this, [this] { exportListed(); });
    m_exports->addActions({actions().action(u"errors.export"_s), actions().action(u"errors.exportListed"_s)});
}

void ErrorsPage::importPredictions()
{
    const auto reload = [desk = QPointer(&m_desk)] {
        if (desk)
            desk->reload();
    };
    (new ImportPredictionsDialog(session(), reload, window()))->open();
}

void ErrorsPage::showRuns()
{
    m_desk.ask(
        this,
        [clock = &session().clock()](Storage &storage, const ErrorView &) {
            return PredictionRuns(storage, *clock, {}).uses();
        },
        [this](const QList<RunUse> &uses) {
            auto *dialog = new RunsDialog(uses, m_desk.view().run, window());
            connect(dialog, &RunsDialog::removalConfirmed, &m_desk, &ErrorsController::removeRun);
            dialog->open();
        });
}

void ErrorsPage::editTags()
{
    auto *dialog = new TagKindsDialog(m_desk.tagKinds(), window());
    connect(dialog, &TagKindsDialog::chosen, &m_desk, &ErrorsController::setTagKinds);
    dialog->open();
}

void ErrorsPage::reopenChosen()
{
    if (!m_chosen)
        return;
    const QString doubt = m_doubtful ? m_doubtful->reasonFor(m_chosen) : QString();
    auto *dialog = new ReopenDialog(doubt, window());
    connect(dialog, &ReopenDialog::confirmed, this,
            [this, id = m_chosen](const QString &reason) { m_desk.reopen(id, reason); });
    connect(&session(), &ProjectSession::aboutToLeave, dialog, &QDialog::reject);
    dialog->open();
}

// A locked batch, or no label to doubt: said before somebody tries.
void ErrorsPage::checkReopening(ConversationId id)
{
    m_reopen->setEnabled(false);
    actions().action(u"errors.reopen"_s)->setEnabled(false);
    m_reopen->setToolTip({});
    if (!id)
        return;
    session().run(this,
                  underScheme<ErrorsService>(session().userId(),
                                             [id](ErrorsService &service) -> Result<bool> {
                                                 RETURN_IF_ERROR(service.mayReopen(id));
                                                 return true;
                                             }),
                  [this, id](const Result<bool> &allowed) {
                      if (id != m_chosen)
                          return;
                      m_reopen->setEnabled(allowed.has_value());
                      actions().action(u"errors.reopen"_s)->setEnabled(allowed.has_value());
                      m_reopen->setToolTip(
                          plainToolTip(allowed ? tr("The accepted label is doubted: a third person decides it again.")
                                               : QString(allowed.error().message)));
                  });
}

void ErrorsPage::exportTables()
{
    if (auto *shown = qobject_cast<ErrorsPanel *>(m_stack->currentWidget()); shown && m_desk.isOpen())
        exportStudies(m_specs[m_panels.indexOf(shown)].title(), shown->tables(), m_desk.filter(), this,
                      [this](const Error &error) { shell().showError(error); });
}

void ErrorsPage::exportListed()
{
    if (m_desk.isOpen())
        exportConversations(m_desk, this, [this](const TranslatableText &text) { shell().showNotice(text); });
}

}  // namespace gainsay
