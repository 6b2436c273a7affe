// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/annotate/AnnotatePage.h"

#include "core/guide/Guide.h"
#include "ui/answers/AnswerEditor.h"
#include "ui/conversation/ConversationView.h"
#include "ui/discussion/DiscussionPanel.h"
#include "ui/guide/GuidePanel.h"
#include "ui/pages/annotate/AnnotateWorkspace.h"
#include "ui/settings/Settings.h"
#include "ui/shell/ActionCatalog.h"
#include "ui/theme/Theme.h"
#include "ui/widgets/Card.h"
#include "ui/widgets/EmptyState.h"

#include <QInputDialog>
#include <QKeyEvent>
#include <QLabel>
#include <QLocale>
#include <QProgressBar>
#include <QStackedWidget>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace gainsay {

namespace {

constexpr int autosaveAfterMs = 500;
const QString annotatePageId = u"annotate"_s;

}  // namespace

AnnotatePage::AnnotatePage(const PageContext &context, DetectorWorker &worker)
    : Page(context), m_desk(context.session, worker)
{
    m_stack = new QStackedWidget(this);
    m_empty = new EmptyState(m_stack);
    m_stack->addWidget(m_empty);
    m_work = new AnnotateWorkspace(session(), m_stack);
    m_view = m_work->view();
    m_editor = m_work->editor();
    m_stack->addWidget(m_work);
    connectWork();
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_stack);
    buildTools();
    addCommands();

    m_autosave.setSingleShot(true);
    m_autosave.setInterval(autosaveAfterMs);
    connect(&m_autosave, &QTimer::timeout, this, &AnnotatePage::saveDraftNow);
    connect(&m_desk, &AnnotateDesk::itemLoaded, this, &AnnotatePage::showItem);
    connect(&m_desk, &AnnotateDesk::suggestionLoaded, this, &AnnotatePage::showSuggestion);
    connect(&m_desk, &AnnotateDesk::nothingLeft, this, &AnnotatePage::showNothingLeft);
    connect(&m_desk, &AnnotateDesk::countsChanged, this, &AnnotatePage::showCounts);
    connect(&m_desk, &AnnotateDesk::refused, this, [this](const Error &error) { shell().showError(error); });
    connect(&m_desk, &AnnotateDesk::flagged, this, [this] { shell().showNotice(tr("Flagged for the supervisor.")); });
    connect(&m_desk, &AnnotateDesk::nothingToUndo, this, [this](bool redo) {
        shell().showNotice(redo ? tr("There is nothing to redo.") : tr("There is nothing to undo."));
    });
    connect(m_empty, &EmptyState::actionRequested, this, [this] { m_desk.openNeighbour(true); });
    connect(&session(), &ProjectSession::userChanged, this, [this] { begin(); });
    connect(&session(), &ProjectSession::factsChanged, this, [this] { begin(); });
    retranslate();
    begin();
}

QString AnnotatePage::title() const
{
    return tr("Annotate");
}

QString AnnotatePage::helpTopic() const
{
    return annotatePageId;
}

QString AnnotatePage::languageName() const
{
    return QLocale().name();
}

void AnnotatePage::buildTools()
{
    m_tools = new QWidget(this);
    auto *row = new QHBoxLayout(m_tools);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(zoomed(12));
    m_batch = makeLabel(u"pill"_s, m_tools);
    m_batch->setTextFormat(Qt::PlainText);
    m_progress = new QProgressBar(m_tools);
    m_progress->setTextVisible(false);
    m_progress->setFixedSize(zoomed(180), zoomed(6));
    m_position = makeLabel(u"pill"_s, m_tools);
    for (QWidget *widget :
         {static_cast<QWidget *>(m_batch), static_cast<QWidget *>(m_progress), static_cast<QWidget *>(m_position)})
        row->addWidget(widget, 0, Qt::AlignVCenter);
    row->addStretch();
}

void AnnotatePage::connectWork()
{
    connect(m_editor, &AnswerEditor::edited, this, &AnnotatePage::onEdited);
    connect(m_editor, &AnswerEditor::selectionWanted, m_view, [this] { m_view->setFocus(Qt::ShortcutFocusReason); });
    connect(m_view, &ConversationView::spanSelected, this, [this](int, int, int) {
        const std::optional<Span> span = m_view->selection();
        if (span && m_editor->addSpan(*span))
            m_view->clearSelection();
    });
    connect(m_work, &AnnotateWorkspace::skipRequested, this, [this] { askReason(false); });
    connect(m_work, &AnnotateWorkspace::flagRequested, this, [this] { askReason(true); });
    connect(m_work, &AnnotateWorkspace::submitRequested, this, &AnnotatePage::submit);
    connect(m_work->discussion(), &DiscussionPanel::refused, this,
            [this](const Error &error) { shell().showError(error); });
    m_view->installEventFilter(this);
}

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
        u"annotate.undo"_s, [] { return tr("Undo"); }, group, QKeySequence::Undo, this,
        [this] {
            saveDraftNow();
            m_desk.undo();
        });
    catalog.add(
        u"annotate.redo"_s, [] { return tr("Redo"); }, group, QKeySequence(u"Ctrl+Shift+Z"_s), this,
        [this] { m_desk.redo(); });
    catalog.add(
        u"annotate.back"_s, [] { return tr("Back to the item before"); }, group, QKeySequence(u"Alt+Left"_s), this,
        [this] {
            saveDraftNow();
            m_desk.openNeighbour(true);
        });
    catalog.add(
        u"annotate.forward"_s, [] { return tr("Forward again"); }, group, QKeySequence(u"Alt+Right"_s), this,
        [this] {
            saveDraftNow();
            m_desk.openNeighbour(false);
        });
    catalog.add(
        u"annotate.marks"_s, [] { return tr("Show or hide the detector's marks"); }, group, Qt::Key_H, this,
        [this] {
            m_detectorVisible = !m_detectorVisible;
            m_view->setDetectorMarksVisible(m_detectorVisible);
        });
    catalog.add(
        u"annotate.accept"_s, [] { return tr("Take the detector's label"); }, group, Qt::Key_Y, this,
        [this] { acceptSuggestion(); });
    catalog.add(
        u"annotate.guidelines"_s, [] { return tr("Search the guidelines"); }, group, Qt::Key_Slash, this,
        [this] { m_work->guide()->focusSearch(); });
}

void AnnotatePage::begin()
{
    if (!session().isOpen())
        return;
    const ProjectFacts &facts = session().facts();
    m_editor->setScheme(facts.scheme, languageName());
    if (const Result<Guide> guide = loadGuidelines(facts.scheme.guidelines, languageName()))
        m_work->guide()->setGuide(*guide);
}

void AnnotatePage::activate(const Json &argument)
{
    if (argument.is_object() && argument.contains("conversation"))
        m_desk.open(ConversationId{argument["conversation"].get<qint64>()});
    else if (!m_desk.item())
        m_desk.loadNext();
    else
        m_desk.open(m_desk.item()->conversation.id);
}

void AnnotatePage::showItem(const WorkItem &item)
{
    m_autosave.stop();
    m_unsaved = false;
    const bool same = m_view->property("shown").toLongLong() == item.conversation.id.value;
    m_view->setProperty("shown", item.conversation.id.value);
    m_suggestion.reset();
    m_labelledAt = 0;
    m_editor->setShares({});
    m_view->setFootnote({});
    m_timer.start(session().clock().nowMs(), item.draft ? item.draft->time : WorkTime());
    m_view->setConversation(item.conversation);
    m_editor->setConversation(item.conversation, item.answers());
    m_work->discussion()->setConversation(item.conversation.id);
    showLockOrFeedback();
    showMarks();
    m_batch->setText(item.conversation.batch);
    m_stack->setCurrentIndex(1);
    if (!same)
        m_work->guide()->showSection(session().facts().scheme.goldQuestion);
    m_view->setFocus();
    onEdited({});
}

void AnnotatePage::showLockOrFeedback()
{
    const WorkItem &item = *m_desk.item();
    QStringList lines;
    if (!item.locked.isEmpty())
        lines.append(item.locked);
    for (const Message &message : item.messages)
        lines.append(message.body);
    m_work->setFeedback(lines.join(u'\n'));
    m_work->setLocked(!item.locked.isEmpty(), !item.submitted);
}

void AnnotatePage::showNothingLeft()
{
    m_stack->setCurrentIndex(0);
    m_batch->clear();
    retranslate();
}

void AnnotatePage::showCounts(const DeskCounts &counts)
{
    m_counts = counts;
    const qint64 total = counts.waiting + counts.returned + counts.skipped + counts.submitted;
    m_progress->setRange(0, int(qMax<qint64>(1, total)));
    m_progress->setValue(int(counts.submitted));
    const QLocale locale;
    const QString position = tr("%1 / %2").arg(locale.toString(counts.submitted), locale.toString(total));
    m_position->setText(position);
    shell().setStatus(StatusItem::Position, position);
    shell().setStatus(StatusItem::Today, tr("%1 today").arg(locale.toString(counts.today)));
}

void AnnotatePage::onEdited(const QString &question)
{
    if (!m_desk.item())
        return;
    const Question *missing = m_editor->missing();
    m_work->setHint({});
    if (question.isEmpty())
        return;
    m_unsaved = true;
    m_timer.touch(session().clock().nowMs());
    if (question == session().facts().scheme.goldQuestion)
        m_labelledAt = session().clock().nowMs();
    m_autosave.start();
    const auto answer = m_editor->answers().find(toUtf8(question));
    const bool chosen = answer != m_editor->answers().end() && answer->is_string();
    m_work->guide()->showSection(chosen ? question + u'/' + fromUtf8(answer->get<std::string>()) : question);
    showMarks();
    if (!missing && settings().value(Setting::AutoAdvance).toBool())
        submit();
}

void AnnotatePage::showMarks()
{
    QList<Mark> marks;
    const Scheme &scheme = session().facts().scheme;
    const Question *gold = scheme.question(scheme.goldQuestion);
    const auto label = m_editor->answers().find(toUtf8(scheme.goldQuestion));
    const Option *option = gold && label != m_editor->answers().end() ? gold->option(*label) : nullptr;
    for (const Span &span : m_editor->spans())
        marks.append({span, MarkKind::Evidence, option ? toneFromName(option->role) : Tone::Accent});
    if (m_suggestion) {
        for (const Span &span : std::as_const(m_suggestion->spans))
            marks.append({span, MarkKind::Detector, Tone::Detector});
    }
    m_view->setMarks(marks);
}

void AnnotatePage::showSuggestion(const Suggestion &suggestion)
{
    if (!m_suggestion)
        m_suggestedAt = session().clock().nowMs();
    m_suggestion = suggestion;
    QHash<QString, double> shares;
    for (auto share = suggestion.prelabel.probabilities.cbegin(); share != suggestion.prelabel.probabilities.cend();
         ++share)
        shares.insert(share.key(), share.value());
    m_editor->setShares(shares);
    shell().setStatus(StatusItem::Detector, u"◈ %1 %2 · %3"_s.arg(suggestion.run.model, suggestion.run.version,
                                                                  suggestion.prelabel.provider));
    const auto key = [this](const QString &id) {
        return actions().action(id)->shortcut().toString(QKeySequence::NativeText);
    };
    m_view->setFootnote(tr("The detector: %1 hides its marks, %2 takes its label.")
                            .arg(key(u"annotate.marks"_s), key(u"annotate.accept"_s)));
    showMarks();
}

void AnnotatePage::acceptSuggestion()
{
    if (m_suggestion && m_desk.item()->locked.isEmpty())
        m_editor->choose(m_suggestion->prelabel.label);
}

PrelabelUse AnnotatePage::prelabelUse() const
{
    PrelabelUse use;
    if (!m_suggestion)
        return use;
    use.run = m_suggestion->run.id;
    use.shown = true;
    use.followed = session().facts().scheme.label(m_editor->submission()) == m_suggestion->prelabel.label;
    if (m_labelledAt >= m_suggestedAt)
        use.latencyMs = m_labelledAt - m_suggestedAt;
    return use;
}

void AnnotatePage::saveDraftNow()
{
    m_autosave.stop();
    if (!m_unsaved)
        return;
    m_unsaved = false;
    m_desk.saveDraft(m_editor->answers(), m_timer.at(session().clock().nowMs()));
}

void AnnotatePage::submit()
{
    if (!m_desk.item() || m_desk.isBusy() || !m_desk.item()->locked.isEmpty())
        return;
    if (const Question *missing = m_editor->missing()) {
        m_work->setHint(tr("Still to answer: %1").arg(missing->title.text(languageName())));
        return;
    }
    m_autosave.stop();
    m_unsaved = false;
    m_desk.submit(m_editor->submission(), m_timer.at(session().clock().nowMs()), prelabelUse());
}

void AnnotatePage::askReason(bool flag)
{
    if (!m_desk.item())
        return;
    auto *dialog = new QInputDialog(this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setWindowTitle(flag ? tr("Flag for the supervisor") : tr("Skip for now"));
    dialog->setLabelText(flag ? tr("What should the supervisor look at?") : tr("Why? (may be left empty)"));
    connect(dialog, &QInputDialog::textValueSelected, this, [this, flag](const QString &reason) {
        saveDraftNow();
        flag ? m_desk.flag(reason) : m_desk.skip(reason);
    });
    dialog->open();
}

void AnnotatePage::keyPressEvent(QKeyEvent *event)
{
    m_timer.touch(session().clock().nowMs());
    const bool plain = !(event->modifiers() & ~(Qt::ShiftModifier | Qt::KeypadModifier));
    const bool closes = event->key() == Qt::Key_Escape && m_editor->closeOpen();
    const bool taken = !isComposing() && m_desk.item() && m_desk.item()->locked.isEmpty() && plain &&
                       !event->text().isEmpty() && m_editor->takeKey(event->text());
    if (!closes && !taken)
        Page::keyPressEvent(event);
}

// Enter in the conversation ends a selection; only without one does it submit.
bool AnnotatePage::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_view && event->type() == QEvent::ShortcutOverride && m_view->selection()) {
        const int key = static_cast<QKeyEvent *>(event)->key();
        if (key == Qt::Key_Return || key == Qt::Key_Enter)
            event->accept();
    }
    return Page::eventFilter(watched, event);
}

void AnnotatePage::retranslate()
{
    m_work->retranslate();
    m_progress->setAccessibleName(tr("My progress"));
    const bool any = m_counts.submitted > 0;
    m_empty->setContent(
        u"check"_s, any ? tr("All done") : tr("Nothing to annotate yet"),
        any ? tr("Everything assigned to you is answered. You can still go back and amend.")
            : tr("Nothing is assigned to you. Ask the supervisor to assign a batch, or sign in as somebody else."),
        any ? tr("Go back to my last item") : QString());
    if (session().isOpen()) {
        m_editor->setLanguage(languageName());
        if (const Result<Guide> guide = loadGuidelines(session().facts().scheme.guidelines, languageName()))
            m_work->guide()->setGuide(*guide);
    }
}

}  // namespace gainsay
