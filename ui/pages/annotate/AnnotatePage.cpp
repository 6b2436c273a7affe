// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/annotate/AnnotatePage.h"

#include "core/guide/Guide.h"
#include "ui/answers/AnswerEditor.h"
#include "ui/answers/EvidenceMarking.h"
#include "ui/conversation/ConversationView.h"
#include "ui/discussion/DiscussionPanel.h"
#include "ui/discussion/ReasonTitle.h"
#include "ui/guide/GuidePanel.h"
#include "ui/keys/ActionCatalog.h"
#include "ui/page/ItemLink.h"
#include "ui/pages/annotate/AnnotateHeader.h"
#include "ui/pages/annotate/AnnotateWorkspace.h"
#include "ui/pages/annotate/HistoryDialog.h"
#include "ui/pages/annotate/OwnOrder.h"
#include "ui/settings/Settings.h"
#include "ui/theme/Theme.h"
#include "ui/widgets/EmptyState.h"

#include <QApplication>
#include <QLocale>
#include <QStackedWidget>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace gainsay {

namespace {

constexpr int autosaveAfterMs = 500;
constexpr int retryAfterMs = 3000;
constexpr int advanceAfterMs = 350;  // long enough to see what was chosen
const QString annotatePageId = u"annotate"_s;

}  // namespace

AnnotatePage::AnnotatePage(const PageContext &context, DetectorWorker &worker)
    : Page(context), m_controller(context.session, worker)
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
    m_tools = new AnnotateHeader(this);
    m_status = std::make_unique<AnnotateStatus>(shell(), *m_tools);
    connect(m_tools, &AnnotateHeader::orderChosen, this, &AnnotatePage::chooseOrder);
    connect(m_tools, &AnnotateHeader::skippedWanted, this, &AnnotatePage::showSkipped);
    addCommands();
    addMoves();
    connectController();
    m_autosave.setSingleShot(true);
    connect(&m_autosave, &QTimer::timeout, this, &AnnotatePage::saveDraftNow);
    m_advance.setSingleShot(true);
    m_advance.setInterval(advanceAfterMs);
    connect(&m_advance, &QTimer::timeout, this, &AnnotatePage::submit);
    connect(&session(), &ProjectSession::aboutToLeave, this, &AnnotatePage::leave);
    for (const auto signal : {&ProjectSession::userChanged, &ProjectSession::factsChanged})
        connect(&session(), signal, this, &AnnotatePage::begin);
    connect(&settings(), &Settings::changed, this, [this](Setting key) {
        if (key == Setting::SnapToWords)
            applySnap();
    });
    qApp->installEventFilter(this);
    applySnap();
    retranslate();
    begin();
}

void AnnotatePage::connectController()
{
    connect(&m_controller, &AnnotateController::itemLoaded, this, &AnnotatePage::showItem);
    connect(&m_controller, &AnnotateController::suggestionLoaded, this,
            [this](const std::optional<Suggestion> &suggestion) {
                showSuggestion(suggestion);
                showMarks();
            });
    connect(&m_controller, &AnnotateController::nothingLeft, this, &AnnotatePage::showNothingLeft);
    connect(&m_controller, &AnnotateController::trainingNeeded, this, &AnnotatePage::showTrainingNeeded);
    connect(&m_controller, &AnnotateController::countsChanged, this, [this](const AnnotatorCounts &counts) {
        m_status->setCounts(counts);
        if (!m_controller.item())
            describeEmptyState();
    });
    connect(&m_controller, &AnnotateController::notStored, this, [this] { m_unsaved = true; });
    connect(&m_controller, &AnnotateController::refused, this, [this](const Error &error) {
        m_meanwhile.notSubmitted();
        shell().showError(error);
        // A disk that is full or a server that is away: what is typed is stored as soon as there is a place for it.
        if (error.kind == ErrorKind::Io && m_unsaved)
            m_autosave.start(retryAfterMs);
    });
    connect(&m_controller, &AnnotateController::idle, this, &AnnotatePage::goOnTyping);
    connect(&m_controller, &AnnotateController::flagged, this,
            [this] { shell().showNotice([] { return tr("Flagged for the supervisor."); }); });
    connect(&m_controller, &AnnotateController::nothingToUndo, this, [this](bool redo) {
        shell().showNotice([redo] { return redo ? tr("There is nothing to redo.") : tr("There is nothing to undo."); });
    });
    connect(&m_controller, &AnnotateController::nothingEarlier, this,
            [this] { shell().showNotice([] { return tr("You have answered nothing before this item."); }); });
}

QWidget *AnnotatePage::headerTools()
{
    return m_tools;
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

void AnnotatePage::connectWork()
{
    connect(m_editor, &AnswerEditor::edited, this, &AnnotatePage::onEdited);
    auto *marking = new EvidenceMarking(m_view, m_editor, this);
    connect(marking, &EvidenceMarking::hint, m_work, &AnnotateWorkspace::setHint);
    connect(m_work, &AnnotateWorkspace::skipRequested, this, [this] { askReason(false); });
    connect(m_work, &AnnotateWorkspace::flagRequested, this, [this] { askReason(true); });
    connect(m_work, &AnnotateWorkspace::submitRequested, this, &AnnotatePage::submit);
    connect(m_work->discussion(), &DiscussionPanel::refused, this,
            [this](const Error &error) { shell().showError(error); });
    connect(m_empty, &EmptyState::actionRequested, this, &AnnotatePage::leaveEmptyState);
}

void AnnotatePage::begin()
{
    if (!session().isOpen())
        return;
    const ProjectFacts &facts = session().facts();
    m_editor->setScheme(facts.scheme, languageName());
    if (const Result<Guide> guide = loadGuidelines(facts.scheme, languageName()))
        m_work->guide()->setGuide(*guide);
    m_tools->setOrderVisible(facts.settings.showPrelabels);
    m_tools->setOrder(ownOrder(session(), settings()));
    m_arranged = false;
}

// What was typed is stored in the name of who typed it; nothing of theirs stays for who comes next.
void AnnotatePage::leave()
{
    saveDraftNow();
    m_advance.stop();
    m_meanwhile.forget();
    m_controller.clear();
    m_arranged = false;
    m_trainingNeeded.clear();
    m_view->setProperty("shown", {});
    showSuggestion({});
    m_stack->setCurrentIndex(0);
    m_status->clearItem();
    m_status->setCounts({});
}

void AnnotatePage::chooseOrder(QueueOrder order)
{
    keepOwnOrder(session(), settings(), order);
    saveDraftNow();
    m_arranged = true;
    m_controller.arrange(order);
    m_view->setFocus();
}

// What the detector judged and what was planned since the last time takes its place too.
void AnnotatePage::loadFirst()
{
    const bool arrange = !m_arranged && ownOrder(session(), settings()) != QueueOrder::File;
    m_arranged = true;
    if (arrange)
        m_controller.arrange(ownOrder(session(), settings()));
    else
        m_controller.loadNext();
}

void AnnotatePage::applySnap()
{
    const bool words = settings().value(Setting::SnapToWords).toBool();
    m_view->setSnap(words ? SelectionUnit::Word : SelectionUnit::Character);
}

void AnnotatePage::activate(const Json &argument)
{
    saveDraftNow();
    if (const ConversationId at = itemToReturnTo(argument); m_history && at)
        m_history->resume(at);
    else if (m_history && !m_history->isVisible())
        m_history->deleteLater();
    if (argument.is_object() && argument.contains("conversation"))
        m_controller.open(ConversationId{argument["conversation"].get<qint64>()});
    else if (argument.is_object() && argument.contains("begin") && isAlone())
        m_controller.takeEverything();
    else if (!m_controller.item())
        loadFirst();
    else
        m_controller.open(m_controller.item()->conversation.id);
}

void AnnotatePage::showItem(const WorkItem &item)
{
    m_autosave.stop();
    m_advance.stop();
    m_unsaved = false;
    m_trainingNeeded.clear();
    const bool same = m_view->property("shown").toLongLong() == item.conversation.id.value;
    if (!same)
        m_meanwhile.forget();
    m_view->setProperty("shown", item.conversation.id.value);
    if (!same)
        showSuggestion({});  // while the same item is read again, what was seen of the detector stays seen
    m_timer.start(session().clock().nowMs(), item.draft ? item.draft->time : WorkTime());
    if (!same)  // else words that somebody is choosing would be let go, and Enter would submit
        m_view->setConversation(item.conversation);
    m_editor->setConversation(item.conversation, m_meanwhile.over(item.answers(), m_editor->answers()));
    m_work->discussion()->setConversation(item.conversation.id);
    showLockOrFeedback();
    showMarks();
    m_status->setItem(item, session().facts().settings.showMetadata);
    m_stack->setCurrentIndex(1);
    if (!same)
        m_work->guide()->showSection(session().facts().scheme.goldQuestion);
    // Nobody is torn out of a field, and Qt would take the keyboard from the page that is in front.
    if (isVisible() && !(same && m_work->isAncestorOf(QApplication::focusWidget())))
        m_view->setFocus();
    onEdited({});
}

void AnnotatePage::goOnTyping()
{
    for (const QString &question : m_meanwhile.takeQuestions())
        onEdited(question);
    if (m_meanwhile.takeSubmit())
        submit();
}

QString AnnotatePage::feedbackText(const Message &message)
{
    const QString words = reasonTitle(message.body);
    if (message.kind == MessageKind::SpotCheckFailed)
        return words.isEmpty() ? tr("Returned in the spot check.") : tr("Returned in the spot check: %1").arg(words);
    if (message.kind == MessageKind::SentBack)
        return words.isEmpty() ? tr("Sent back by the adjudicator.")
                               : tr("Sent back by the adjudicator: %1").arg(words);
    return words;
}

void AnnotatePage::showLockOrFeedback()
{
    const WorkItem &item = *m_controller.item();
    QStringList lines;
    if (!item.locked.isEmpty())
        lines.append(item.locked);
    for (const Message &message : item.messages) {
        if (message.kind != MessageKind::Comment)  // those stand in the discussion
            lines.append(feedbackText(message));
    }
    m_work->setFeedback(lines.join(u'\n'));
    m_work->setLocked(!item.locked.isEmpty(), !item.submitted);
}

void AnnotatePage::showNothingLeft()
{
    m_trainingNeeded.clear();
    m_stack->setCurrentIndex(0);
    m_status->clearItem();
    retranslate();
}

void AnnotatePage::showTrainingNeeded(const QString &reason)
{
    m_trainingNeeded = reason;
    m_stack->setCurrentIndex(0);
    m_status->clearItem();
    retranslate();
}

void AnnotatePage::onEdited(const QString &question)
{
    if (!m_controller.item())
        return;
    m_work->setHint({});
    m_advance.stop();
    if (question.isEmpty())
        return;
    m_unsaved = true;
    if (m_controller.isBusy())
        m_meanwhile.answered(question);
    if (question == session().facts().scheme.goldQuestion)
        m_followed.labelled(session().clock().nowMs());
    // Not put off by further typing: a draft is never older than this.
    if (!m_autosave.isActive())
        m_autosave.start(autosaveAfterMs);
    m_work->guide()->showSection(sectionFor(question, m_editor->answers()));
    showMarks();
    // Remarks, evidence and confidence come when all is answered already; they do not send it off.
    const Question *edited = session().facts().scheme.question(question);
    if (edited && edited->required && !m_editor->missing() && settings().value(Setting::AutoAdvance).toBool())
        m_advance.start();
}

void AnnotatePage::showMarks()
{
    QList<Mark> marks = evidenceMarks(session().facts().scheme, m_editor->submission());
    if (const std::optional<Suggestion> &suggestion = m_followed.suggestion()) {
        for (const Span &span : suggestion->spans)
            marks.append({span, MarkKind::Detector, Tone::Detector, {}});
    }
    m_view->setMarks(marks);
}

void AnnotatePage::showSuggestion(const std::optional<Suggestion> &suggestion)
{
    if (!suggestion) {
        m_followed.clear();
        m_editor->setShares({});
        m_view->setFootnote({});
        return;
    }
    m_followed.show(*suggestion, session().clock().nowMs());
    QHash<QString, double> shares;
    const auto &chances = suggestion->prelabel.probabilities;
    for (auto share = chances.cbegin(); share != chances.cend(); ++share)
        shares.insert(share.key(), share.value());
    m_editor->setShares(shares);
    showDetectorKeys();
}

void AnnotatePage::saveDraftNow()
{
    m_autosave.stop();
    if (!m_unsaved)
        return;
    m_unsaved = false;
    m_controller.saveDraft(m_editor->answers(), m_timer.at(session().clock().nowMs()));
}

void AnnotatePage::submit()
{
    m_advance.stop();
    if (!m_controller.item() || !m_controller.item()->locked.isEmpty())
        return;
    if (m_controller.isBusy()) {
        m_meanwhile.submitted();  // if what comes is this item once more
        return;
    }
    if (const Question *missing = m_editor->missing()) {
        m_work->setHint(tr("Still to answer: %1").arg(missing->title.text(languageName())));
        return;
    }
    m_autosave.stop();
    m_unsaved = false;
    const Json answers = m_editor->submission();
    m_controller.submit(answers, m_timer.at(session().clock().nowMs()),
                        m_followed.use(session().facts().scheme.label(answers)));
}

void AnnotatePage::retranslate()
{
    m_work->retranslate(actions());
    m_status->retranslate();
    showDetectorKeys();
    describeEmptyState();
    if (m_controller.item())
        showLockOrFeedback();
    if (session().isOpen()) {
        m_editor->setLanguage(languageName());
        if (const Result<Guide> guide = loadGuidelines(session().facts().scheme, languageName()))
            m_work->guide()->setGuide(*guide);
    }
}

}  // namespace gainsay
