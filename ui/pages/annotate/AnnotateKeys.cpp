// SPDX-License-Identifier: GPL-3.0-or-later
// Commands and keys of AnnotatePage.
#include "ui/answers/AnswerEditor.h"
#include "ui/conversation/ConversationView.h"
#include "ui/discussion/DiscussionPanel.h"
#include "ui/guide/GuidePanel.h"
#include "ui/keys/ActionCatalog.h"
#include "ui/page/ItemLink.h"
#include "ui/pages/annotate/AnnotateHeader.h"
#include "ui/pages/annotate/AnnotatePage.h"
#include "ui/pages/annotate/AnnotateWorkspace.h"
#include "ui/pages/annotate/HistoryDialog.h"
#include "ui/pages/annotate/ReasonDialog.h"
#include "ui/pages/annotate/SkippedDialog.h"
#include "ui/widgets/KeyCap.h"

#include <QKeyEvent>

using namespace Qt::StringLiterals;

namespace gainsay {

void AnnotatePage::addCommands()
{
    const auto group = [] { return tr("Annotate"); };
    ActionCatalog &catalog = actions();
    catalog.add(
        u"annotate.submit"_s, [] { return tr("Submit and go on"); }, group, Qt::Key_Return, this, [this] { submit(); });
    catalog.add(
        u"annotate.skip"_s, [] { return tr("Skip for now"); }, group, Qt::Key_S, this, [this] { askReason(false); });
    catalog.add(
        u"annotate.flag"_s, [] { return tr("Flag for the supervisor"); }, group, Qt::Key_G, this,
        [this] { askReason(true); });
    catalog.add(
        u"annotate.comment"_s, [] { return tr("Write a comment"); }, group, Qt::Key_M, this,
        [this] { m_work->discussion()->focusField(); });
    catalog.add(
        u"annotate.marks"_s, [] { return tr("Show or hide the detector's marks"); }, group, Qt::Key_H, this,
        [this] {
            m_detectorVisible = !m_detectorVisible;
            m_view->setDetectorMarksVisible(m_detectorVisible);
            m_work->setHint(m_detectorVisible ? tr("The detector's marks are shown.")
                                              : tr("The detector's marks are hidden."));
        });
    catalog.add(
        u"annotate.accept"_s, [] { return tr("Take the detector's label"); }, group, Qt::Key_Y, this,
        [this] { acceptSuggestion(); });
    catalog.add(
        u"annotate.guidelines"_s, [] { return tr("Search the guidelines"); }, group, Qt::Key_Slash, this,
        [this] { m_work->guide()->focusSearch(); });
    for (const QString &id : {u"annotate.marks"_s, u"annotate.accept"_s})
        connect(catalog.action(id), &QAction::changed, this, &AnnotatePage::showDetectorKeys);
}

// From item to item.
void AnnotatePage::addMoves()
{
    const auto group = [] { return tr("Annotate"); };
    ActionCatalog &catalog = actions();
    catalog.add(
        u"annotate.undo"_s, [] { return tr("Undo"); }, group, QKeySequence::Undo, this,
        [this] {
            saveDraftNow();
            m_controller.undo();
        });
    catalog.add(
        u"annotate.redo"_s, [] { return tr("Redo"); }, group, QKeySequence(u"Ctrl+Shift+Z"_s), this,
        [this] {
            saveDraftNow();
            m_controller.redo();
        });
    catalog.add(
        u"annotate.back"_s, [] { return tr("Back to the item before"); }, group, QKeySequence(u"Alt+Left"_s), this,
        [this] {
            saveDraftNow();
            m_controller.openNeighbour(true);
        });
    catalog.add(
        u"annotate.forward"_s, [] { return tr("Forward again"); }, group, QKeySequence(u"Alt+Right"_s), this,
        [this] {
            saveDraftNow();
            m_controller.openNeighbour(false);
        });
    catalog.add(
        u"annotate.history"_s, [] { return tr("Open one of my answers"); }, group, QKeySequence(u"Ctrl+H"_s), this,
        [this] { showHistory(); });
    catalog.add(
        u"annotate.skipped"_s, [] { return tr("Open one of the items I skipped"); }, group, {}, this,
        [this] { showSkipped(); });
    catalog.add(
        u"annotate.order"_s, [] { return tr("Order of my items"); }, group, QKeySequence(u"Ctrl+O"_s), this,
        [this] {
            if (!m_tools->focusOrder())
                m_work->setHint(tr("Items come in the order of the file: this project shows no detector's labels."));
        });
}

void AnnotatePage::showDetectorKeys()
{
    if (m_followed.suggestion())
        m_view->setFootnote(
            tr("The detector: %1 hides its marks, %2 takes its label.")
                .arg(keyName(actions().action(u"annotate.marks"_s)), keyName(actions().action(u"annotate.accept"_s))));
}

void AnnotatePage::acceptSuggestion()
{
    if (!m_controller.item() || !m_controller.item()->locked.isEmpty())
        return;
    if (m_followed.suggestion())
        m_editor->choose(m_followed.suggestion()->prelabel.label);
    else
        m_work->setHint(tr("There is no label of a detector to take here."));
}

void AnnotatePage::askReason(bool flag)
{
    if (!m_controller.item())
        return;
    if (!flag && m_controller.item()->slot.state == SlotState::Submitted) {
        m_work->setHint(tr("This item is answered: there is nothing to leave for later. Amend it, or go on."));
        return;
    }
    auto *dialog = new ReasonDialog(flag ? ItemMarkKind::Flag : ItemMarkKind::Skip, this);
    connect(dialog, &ReasonDialog::reasonGiven, this, [this, flag](const QString &reason) {
        saveDraftNow();
        flag ? m_controller.flag(reason) : m_controller.skip(reason);
        m_view->setFocus();  // Enter submits next; on the button that was clicked it would ask again
    });
    dialog->open();
}

void AnnotatePage::showSkipped()
{
    saveDraftNow();
    auto *dialog = new SkippedDialog(session(), window());
    connect(dialog, &SkippedDialog::chosen, this,
            [this](ConversationId conversation) { m_controller.open(conversation); });
    dialog->open();
}

void AnnotatePage::showHistory()
{
    if (!session().user())
        return;
    saveDraftNow();
    auto *dialog = new HistoryDialog(session(), this);
    m_history = dialog;
    connect(dialog, &HistoryDialog::itemWanted, this, [this](const QList<ConversationId> &list, int index) {
        openItem(shell(), linkTo(list, index, u"annotate"_s));
    });
    connect(dialog, &HistoryDialog::chosen, &m_controller, &AnnotateController::open);
    dialog->open();
}

void AnnotatePage::keyPressEvent(QKeyEvent *event)
{
    const bool plain = !(event->modifiers() & ~(Qt::ShiftModifier | Qt::KeypadModifier));
    const bool closes = event->key() == Qt::Key_Escape && m_editor->closeOpen();
    const bool wanted = !isComposing() && m_controller.item() && plain && !event->text().trimmed().isEmpty();
    // Where Enter is the text field's own, Ctrl+Enter submits, as people know it from elsewhere.
    const bool enter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (enter && (event->modifiers() & ~Qt::KeypadModifier) == Qt::ControlModifier && !isComposing())
        return submit();
    if (closes || (wanted && takeKey(event->text())))
        return;
    Page::keyPressEvent(event);
}

// What a key cannot do now is said, not passed over.
bool AnnotatePage::takeKey(const QString &key)
{
    if (!m_controller.item()->locked.isEmpty()) {
        m_work->setHint(m_controller.item()->locked);
        return true;
    }
    if (m_editor->takeKey(key))
        return true;
    const QString refusal = m_editor->refusal(key);
    m_work->setHint(refusal);
    return !refusal.isEmpty();
}

// Reading with the mouse is work too.
bool AnnotatePage::eventFilter(QObject *watched, QEvent *event)
{
    switch (event->type()) {
    case QEvent::KeyPress:
    case QEvent::MouseButtonPress:
    case QEvent::MouseMove:
    case QEvent::Wheel:
        if (m_controller.item() && isVisible())
            m_timer.touch(session().clock().nowMs());
        break;
    default:
        break;
    }
    return Page::eventFilter(watched, event);
}

}  // namespace gainsay
