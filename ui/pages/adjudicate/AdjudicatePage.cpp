// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/adjudicate/AdjudicatePage.h"

#include "ui/answers/AnswerEditor.h"
#include "ui/answers/AnswerKeys.h"
#include "ui/answers/EvidenceMarking.h"
#include "ui/conversation/ConversationView.h"
#include "ui/discussion/DiscussionPanel.h"
#include "ui/keys/ActionCatalog.h"
#include "ui/page/ItemLink.h"
#include "ui/pages/adjudicate/CasePanel.h"
#include "ui/pages/adjudicate/DecisionPanel.h"
#include "ui/theme/Theme.h"
#include "ui/widgets/Card.h"
#include "ui/widgets/DisplayText.h"
#include "ui/widgets/EmptyState.h"
#include "ui/widgets/KeyCap.h"

#include <QApplication>
#include <QKeyEvent>
#include <QLabel>
#include <QListWidget>
#include <QLocale>
#include <QSignalBlocker>
#include <QStackedWidget>
#include <QVBoxLayout>

#include <utility>

using namespace Qt::StringLiterals;

namespace gainsay {

namespace {

constexpr int longestRow = 40;  // letters of the judged reply in the queue

}  // namespace

AdjudicatePage::AdjudicatePage(const PageContext &context) : Page(context), m_controller(context.session)
{
    m_stack = new QStackedWidget(this);
    m_empty = new EmptyState(m_stack);
    m_stack->addWidget(m_empty);
    auto *work = new QWidget(m_stack);
    auto *row = new QHBoxLayout(work);
    row->setContentsMargins(zoomed(14), zoomed(14), zoomed(14), zoomed(14));
    row->setSpacing(zoomed(14));
    row->addWidget(buildQueue(), 2);
    row->addWidget(buildConversation(), 5);
    m_case = new CasePanel(work);
    row->addWidget(m_case, 5);
    m_stack->addWidget(work);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_stack);
    buildTools();
    connectController();
    connectParts();
    addCommands();
    begin();
    retranslate();
}

void AdjudicatePage::buildTools()
{
    m_tools = new QWidget(this);
    auto *tools = new QHBoxLayout(m_tools);
    tools->setContentsMargins(0, 0, 0, 0);
    m_waiting = makeLabel(u"pill"_s, m_tools);
    m_names = makeLabel(u"pill"_s, m_tools);
    tools->addWidget(m_waiting, 0, Qt::AlignVCenter);
    tools->addWidget(m_names, 0, Qt::AlignVCenter);
    m_names->hide();
    tools->addStretch();
}

void AdjudicatePage::connectController()
{
    connect(&m_controller, &AdjudicateController::caseLoaded, this, &AdjudicatePage::showCase);
    connect(&m_controller, &AdjudicateController::nothingLeft, this, [this] {
        m_stack->setCurrentIndex(0);
        m_names->hide();
    });
    connect(&m_controller, &AdjudicateController::nothingBefore, this,
            [this] { this->shell().showNotice([] { return tr("This is the first one; there is none before it."); }); });
    connect(&m_controller, &AdjudicateController::queueChanged, this, &AdjudicatePage::showQueue);
    connect(&m_controller, &AdjudicateController::refused, this,
            [this](const Error &error) { this->shell().showError(error); });
    connect(&session(), &ProjectSession::factsChanged, this, &AdjudicatePage::begin);
    connect(&session(), &ProjectSession::userChanged, this, &AdjudicatePage::begin);
    connect(&session(), &ProjectSession::aboutToLeave, this, [this] {
        m_controller.clear();
        m_shown = {};
        m_stack->setCurrentIndex(0);
    });
}

void AdjudicatePage::connectParts()
{
    DecisionPanel *decision = m_case->decision();
    connect(decision, &DecisionPanel::decisionMade, &m_controller, &AdjudicateController::decide);
    connect(decision, &DecisionPanel::decisionRequested, this, &AdjudicatePage::decide);
    connect(m_case, &CasePanel::goOnRequested, this, &AdjudicatePage::decide);
    auto *marking = new EvidenceMarking(m_view, decision->editor(), this);
    connect(marking, &EvidenceMarking::hint, this, [this](const QString &text) { this->shell().showNotice(text); });
    connect(decision->editor(), &AnswerEditor::edited, this, [this] {
        if (m_controller.current())
            showMarks(*m_controller.current());
    });
    connect(m_discussion, &DiscussionPanel::refused, this,
            [this](const Error &error) { this->shell().showError(error); });
}

QList<OwnKey> AdjudicatePage::ownKeys() const
{
    const int raters = session().isOpen() ? session().facts().scheme.raters : 0;
    return answerKeys(session()) + m_case->decision()->ownKeys(raters);
}

QString AdjudicatePage::title() const
{
    return tr("Adjudicate");
}

QString AdjudicatePage::helpTopic() const
{
    return u"adjudicate"_s;
}

QWidget *AdjudicatePage::buildQueue()
{
    m_queueCard = new Card(this);
    m_queueCard->setMinimumWidth(zoomed(170));
    m_queue = new QListWidget(m_queueCard);
    m_queue->setFrameShape(QFrame::NoFrame);
    m_queue->setTextElideMode(Qt::ElideRight);  // two lines a row, so that many are in sight
    m_queue->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_queueCard->body()->addWidget(m_queue);
    connect(m_queue, &QListWidget::currentItemChanged, this, [this](QListWidgetItem *item) {
        if (item)
            m_controller.open(ConversationId{item->data(Qt::UserRole).toLongLong()});
    });
    return m_queueCard;
}

QWidget *AdjudicatePage::buildConversation()
{
    auto *card = new Card(this);
    card->setMinimumWidth(zoomed(240));
    m_view = new ConversationView(card);
    m_discussionHeading = makeLabel(u"heading"_s, card);
    m_discussion = new DiscussionPanel(session(), card);
    card->body()->addWidget(m_view, 1);
    card->body()->addWidget(makeLine(card));
    card->body()->addWidget(m_discussionHeading);
    card->body()->addWidget(m_discussion);
    return card;
}

void AdjudicatePage::addCommands()
{
    const auto group = [] { return tr("Adjudicate"); };
    actions().add(
        u"adjudicate.decide"_s, [] { return tr("Decide, then go on"); }, group, Qt::Key_Return, this,
        [this] { decide(); });
    actions().add(
        u"adjudicate.next"_s, [] { return tr("Next conflict"); }, group, QKeySequence(u"Alt+Down"_s), this,
        [this] { m_controller.loadNext(); });
    actions().add(
        u"adjudicate.previous"_s, [] { return tr("Previous conflict"); }, group, QKeySequence(u"Alt+Up"_s), this,
        [this] { m_controller.loadPrevious(); });
    actions().add(
        u"adjudicate.comment"_s, [] { return tr("Write a comment"); }, group, Qt::Key_M, this,
        [this] { m_discussion->focusField(); });
    actions().add(
        u"adjudicate.item"_s, [] { return tr("Everything about the item"); }, group, QKeySequence(u"Ctrl+D"_s), this,
        [this] { lookAtItem(); });
    for (const QString &id : {u"adjudicate.next"_s, u"adjudicate.previous"_s})
        connect(actions().action(id), &QAction::changed, this, &AdjudicatePage::retranslate);
}

void AdjudicatePage::begin()
{
    if (session().isOpen())
        m_case->setScheme(session().facts().scheme, QLocale().name());
}

void AdjudicatePage::activate(const Json &argument)
{
    m_controller.refreshQueue();
    if (argument.is_object() && argument.contains("conversation"))
        m_controller.open(ConversationId{argument["conversation"].get<qint64>()});
    else if (m_controller.current())
        m_controller.open(m_controller.current()->conversation.id);
    else
        m_controller.loadNext();
}

void AdjudicatePage::lookAtItem()
{
    if (!m_controller.current())
        return;
    QList<ConversationId> items;
    for (int i = 0; i < m_queue->count(); ++i)
        items.append(ConversationId{m_queue->item(i)->data(Qt::UserRole).toLongLong()});
    const ConversationId item = m_controller.current()->conversation.id;
    if (items.contains(item))
        openItem(shell(), linkTo(items, items.indexOf(item), u"adjudicate"_s));
    else
        openItem(shell(), {.item = item, .page = u"adjudicate"_s});
}

// Enter decides; once a case is decided and the names are known, it goes on.
void AdjudicatePage::decide()
{
    if (!m_controller.current())
        return;
    if (!isOpen())
        m_controller.loadNext();
    else if (!m_case->decision()->submit())
        shell().showNotice(m_case->decision()->missing());
}

bool AdjudicatePage::isOpen() const
{
    return m_controller.current() && m_controller.current()->state == ItemState::Disputed && !m_controller.isByVote();
}

void AdjudicatePage::showQueue(const CaseQueue &queue)
{
    m_count = queue.waiting;
    const QSignalBlocker quiet(m_queue);
    m_queue->clear();
    for (const QueuedCase &row : queue.first) {
        const QString alike = row.agreement ? tr("%1 % alike").arg(qRound(100 * *row.agreement)) : row.externalId;
        auto *item = new QListWidgetItem(shortened(row.text, longestRow) + u'\n' + alike, m_queue);
        item->setData(Qt::UserRole, row.conversation.value);
        item->setToolTip(plainToolTip(row.text + u" · "_s + row.externalId));
        if (m_controller.current() && m_controller.current()->conversation.id == row.conversation)
            m_queue->setCurrentItem(item);
    }
    retranslate();
}

void AdjudicatePage::showCase(const Case &loaded)
{
    m_view->setConversation(loaded.conversation);
    m_case->setCase(loaded, m_controller.isByVote());
    showMarks(loaded);
    const bool open = isOpen();
    const bool doubted = open && loaded.decision && loaded.decision->kind == DecisionKind::Reopen;
    m_names->setText(doubted ? tr("to be decided again: %1").arg(loaded.decision->note)
                             : tr("names hidden until you decide"));
    m_names->setVisible(open);
    m_discussion->setConversation(loaded.conversation.id);
    m_stack->setCurrentIndex(1);
    for (int i = 0; i < m_queue->count(); ++i) {
        const QSignalBlocker quiet(m_queue);
        if (m_queue->item(i)->data(Qt::UserRole).toLongLong() == loaded.conversation.id.value)
            m_queue->setCurrentRow(i);
    }
    m_view->showTarget();
    // Nobody is torn out of a field, and Qt would take the keyboard from the page that is in front.
    const bool again = open && std::exchange(m_shown, loaded.conversation.id) == loaded.conversation.id;
    const QWidget *focus = QApplication::focusWidget();
    if (isVisible() && !(again && focus != this && isAncestorOf(focus)))
        m_view->setFocus();
}

// Everybody's evidence over each other, in the hue of the label that each gave and with the letter of who gave it.
void AdjudicatePage::showMarks(const Case &loaded)
{
    QList<Mark> marks;
    for (const CaseAnswer &answer : loaded.answers)
        marks += evidenceMarks(session().facts().scheme, answer.answers, answer.name);
    if (const AnswerEditor *own = m_case->decision()->editor(); own->isEnabled())  // and what the third person finds
        marks += evidenceMarks(session().facts().scheme, own->submission());
    m_view->setMarks(marks);
}

void AdjudicatePage::keyPressEvent(QKeyEvent *event)
{
    if (isComposing() || !isOpen() || !takeKey(*event))
        Page::keyPressEvent(event);
}

bool AdjudicatePage::takeKey(const QKeyEvent &event)
{
    DecisionPanel *decision = m_case->decision();
    const Qt::KeyboardModifiers held = event.modifiers() & ~Qt::KeypadModifier;
    if (event.key() == Qt::Key_Escape)
        return decision->editor()->closeOpen() || decision->closeOther();
    if (held == Qt::ControlModifier)
        return decision->chooseReason(event.key() - Qt::Key_1);
    if ((held & ~Qt::ShiftModifier) || event.text().trimmed().isEmpty())
        return false;
    if (decision->takeKey(event.text()))
        return true;
    const QString refusal = decision->refusal(event.text());
    if (!refusal.isEmpty())
        shell().showNotice(refusal);
    return !refusal.isEmpty();
}

void AdjudicatePage::retranslate()
{
    const bool byVote = m_controller.isByVote();
    m_waiting->setText(byVote ? tr("%Ln ambiguous", nullptr, int(m_count)) : tr("%Ln disputed", nullptr, int(m_count)));
    m_queueCard->setHeading(byVote ? tr("Where the vote settles nothing") : tr("Least agreed first"));
    m_queue->setAccessibleName(tr("Disputed items"));
    m_view->setAccessibleName(tr("Conversation"));
    m_view->setFootnote(
        tr("%1 next conflict · %2 previous")
            .arg(keyName(actions().action(u"adjudicate.next"_s)), keyName(actions().action(u"adjudicate.previous"_s))));
    m_case->retranslate(actions().action(u"adjudicate.decide"_s));
    m_discussionHeading->setText(tr("Discussion"));
    if (byVote)
        m_empty->setContent(u"check"_s, tr("Nothing is ambiguous"),
                            tr("This scheme settles items by vote; what the vote leaves open is listed here."));
    else
        m_empty->setContent(u"check"_s, tr("Nothing is disputed"),
                            tr("When two annotators answer differently, the conversation comes here."));
    if (session().isOpen())
        m_case->decision()->editor()->setLanguage(QLocale().name());
}

}  // namespace gainsay
