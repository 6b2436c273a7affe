// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/spotcheck/SpotCheckPage.h"

#include "ui/answers/AnswerSummary.h"
#include "ui/charts/PassRateHistory.h"
#include "ui/conversation/ConversationView.h"
#include "ui/keys/ActionCatalog.h"
#include "ui/models/ConversationListModel.h"
#include "ui/page/FieldKeys.h"
#include "ui/page/ItemLink.h"
#include "ui/pages/spotcheck/FailurePanel.h"
#include "ui/pages/spotcheck/PassRateCard.h"
#include "ui/pages/spotcheck/PlanCard.h"
#include "ui/pages/spotcheck/RoundsTable.h"
#include "ui/pages/spotcheck/StartRoundPanel.h"
#include "ui/theme/Theme.h"
#include "ui/widgets/Buttons.h"
#include "ui/widgets/ElidedCombo.h"
#include "ui/widgets/EmptyState.h"
#include "ui/widgets/FlowLayout.h"
#include "ui/widgets/KeyCap.h"

#include <QApplication>
#include <QCheckBox>
#include <QInputDialog>
#include <QKeyEvent>
#include <QLabel>
#include <QLocale>
#include <QScrollArea>
#include <QSignalBlocker>
#include <QStackedWidget>
#include <QTableWidget>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace gainsay {

SpotCheckPage::SpotCheckPage(const PageContext &context) : Page(context), m_controller(context.session)
{
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(zoomed(14), zoomed(14), zoomed(14), zoomed(14));
    row->setSpacing(zoomed(14));
    m_left = new QStackedWidget(this);
    m_start = new StartRoundPanel(m_left);
    m_left->addWidget(m_start);
    m_left->addWidget(buildReview());
    m_side = buildSide();
    m_empty = new EmptyState(this);
    m_empty->hide();
    row->addWidget(m_left, 2);
    row->addWidget(m_side, 1);
    row->addWidget(m_empty, 1);

    m_tools = new QWidget(this);
    auto *tools = new QHBoxLayout(m_tools);
    tools->setContentsMargins(0, 0, 0, 0);
    m_batches = new ElidedCombo(m_tools);
    m_batches->setMinimumWidth(zoomed(120));
    m_batches->setMaximumWidth(zoomed(260));
    m_roundInfo = makeLabel(u"pill"_s, m_tools);
    tools->addWidget(m_batches, 1);
    m_names = new QCheckBox(m_tools);
    tools->addWidget(m_roundInfo, 0, Qt::AlignVCenter);
    tools->addWidget(m_names);
    tools->addStretch();

    connect(m_empty, &EmptyState::actionRequested, this, [this] { this->shell().openPage(u"data"_s); });
    connect(m_batches, &QComboBox::activated, this, [this] { m_controller.setBatch(m_batches->currentText()); });
    connect(m_names, &QCheckBox::toggled, &m_controller, &SpotCheckController::setNamesShown);
    connect(&m_controller, &SpotCheckController::changed, this, &SpotCheckPage::showStatus);
    connect(&m_controller, &SpotCheckController::changed, this, &SpotCheckPage::showWhetherEmpty);
    connect(&m_controller, &SpotCheckController::itemLoaded, this, &SpotCheckPage::showItem);
    connect(&m_controller, &SpotCheckController::nothingToReview, this, [this] { m_left->setCurrentIndex(0); });
    connect(&m_controller, &SpotCheckController::closed, this, &SpotCheckPage::announce);
    connect(&m_controller, &SpotCheckController::refused, this,
            [this](const Error &error) { this->shell().showError(error); });
    connect(m_start, &StartRoundPanel::planChanged, this, &SpotCheckPage::showPlan);
    connect(m_start, &StartRoundPanel::startRequested, &m_controller, &SpotCheckController::start);
    connect(m_start, &StartRoundPanel::reopenRequested, this, &SpotCheckPage::askReopen);
    connect(m_start, &StartRoundPanel::teachRequested, this, [this] {
        this->shell().openPage(u"detector"_s, {{"teach", true}});
    });
    for (const auto signal : {&ProjectSession::opened, &ProjectSession::factsChanged})
        connect(&session(), signal, this, &SpotCheckPage::begin);
    connect(&session(), &ProjectSession::aboutToLeave, this, &SpotCheckPage::forget);
    connect(&session(), &ProjectSession::closed, this, [this] { m_start->setStatus(nullptr, {}); });
    addCommands();
    begin();
    retranslate();
}

QWidget *SpotCheckPage::buildReview()
{
    m_reviewCard = new Card(m_left);
    m_view = new ConversationView(m_reviewCard);
    m_reviewCard->body()->addWidget(m_view, 1);
    m_chips = new QWidget(m_reviewCard);
    m_chipRow = new FlowLayout(8, m_chips);
    m_reviewCard->body()->addWidget(m_chips);
    m_failure = new FailurePanel(m_reviewCard);
    m_view->setMinimumHeight(zoomed(160));  // what is judged stays in sight while the right answer is given
    m_reviewCard->body()->addWidget(m_failure);
    auto *buttons = new QHBoxLayout;
    m_close = makeButton(ButtonKind::Plain, {}, m_reviewCard);
    m_fail = makeButton(ButtonKind::Danger, {}, m_reviewCard);
    m_pass = makeButton(ButtonKind::Primary, {}, m_reviewCard);
    buttons->addWidget(m_close);
    buttons->addStretch();
    buttons->addWidget(m_fail);
    buttons->addWidget(m_pass);
    m_reviewCard->body()->addLayout(buttons);
    keepSpace(m_close);
    keepSpace(m_fail);
    connect(m_pass, &QPushButton::clicked, this, &SpotCheckPage::pass);
    connect(m_fail, &QPushButton::clicked, this, &SpotCheckPage::fail);
    connect(m_failure, &FailurePanel::submitted, this, &SpotCheckPage::submitFailure);
    connect(m_close, &QPushButton::clicked, &m_controller, &SpotCheckController::closeRound);
    return m_reviewCard;
}

QWidget *SpotCheckPage::buildSide()
{
    // Small windows scroll the cards instead of squeezing them.
    auto *scroll = new QScrollArea(this);
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll->setFocusPolicy(Qt::NoFocus);
    auto *side = new QWidget(scroll);
    auto *column = new QVBoxLayout(side);
    column->setContentsMargins(0, 0, zoomed(4), 0);  // between the cards and the bar that scrolls them
    column->setSpacing(zoomed(14));
    m_rate = new PassRateCard(side);
    m_plan = new PlanCard(side);
    m_roundsCard = new Card(side);
    m_history = new PassRateHistory(m_roundsCard);
    m_history->setMinimumHeight(zoomed(190));
    m_roundsCard->body()->addWidget(m_history);
    m_rounds = new QTableWidget(m_roundsCard);
    prepareRoundsTable(*m_rounds);
    m_rounds->setMinimumHeight(zoomed(130));
    m_roundsCard->body()->addWidget(m_rounds);
    column->addWidget(m_rate);
    column->addWidget(m_plan, 1);
    column->addWidget(m_roundsCard, 1);
    scroll->setWidget(side);
    scroll->viewport()->setAutoFillBackground(false);
    side->setAutoFillBackground(false);
    scroll->setMinimumWidth(zoomed(330));
    return scroll;
}

void SpotCheckPage::addCommands()
{
    const auto group = [] { return tr("Spot check"); };
    actions().add(
        u"spotcheck.pass"_s, [] { return tr("Pass"); }, group, Qt::Key_Space, this, [this] { pass(); });
    actions().add(
        u"spotcheck.fail"_s, [] { return tr("Fail"); }, group, Qt::Key_X, this, [this] { fail(); });
    connect(m_left, &QStackedWidget::currentChanged, this, [this] { setFailing(false); });
    setFailing(false);
    actions().add(
        u"spotcheck.back"_s, [] { return tr("Item before"); }, group, QKeySequence(u"Alt+Left"_s), this,
        [this] { m_controller.step(-1); });
    actions().add(
        u"spotcheck.forward"_s, [] { return tr("Item after"); }, group, QKeySequence(u"Alt+Right"_s), this,
        [this] { m_controller.step(1); });
    actions().add(
        u"spotcheck.item"_s, [] { return tr("Everything about the item"); }, group, QKeySequence(u"Ctrl+D"_s), this,
        [this] { lookAtItem(); });
}

// The sample in the order in which it was drawn.
void SpotCheckPage::lookAtItem()
{
    if (m_left->currentIndex() != 1 || !m_controller.item())
        return;
    QList<ConversationId> sample;
    for (const SpotItem &item : m_controller.items())
        sample.append(item.conversation);
    openItem(shell(), linkTo(sample, m_controller.position(), u"spotcheck"_s));
}

// Before a round has begun the keys belong to the fields and buttons that begin it, while the right answer is given to
// its questions: Space on an option must not pass the item.
void SpotCheckPage::setFailing(bool failing)
{
    m_isFailing = failing;
    m_failure->setVisible(failing);
    for (const QString &id : {u"spotcheck.pass"_s, u"spotcheck.fail"_s})
        actions().action(id)->setEnabled(!failing && m_left->currentWidget() == m_reviewCard);
}

void SpotCheckPage::begin()
{
    if (session().isOpen())
        m_failure->setScheme(session().facts().scheme);
}

void SpotCheckPage::forget()
{
    m_controller.clear();
    m_failure->forget();
    m_left->setCurrentIndex(0);
    setFailing(false);
}

void SpotCheckPage::activate(const Json &argument)
{
    if (argument.is_object() && argument.contains("batch"))
        m_controller.setBatch(fromUtf8(argument["batch"].get<std::string>()));
    else
        m_controller.refresh();
}

void SpotCheckPage::showStatus()
{
    {
        const QSignalBlocker quiet(m_batches);
        m_batches->clear();
        for (const BatchStatus &status : m_controller.statuses())
            m_batches->addItem(status.name);
        m_batches->setCurrentText(m_controller.batch());
    }
    const BatchStatus *status = m_controller.status();
    const RoundStatus *round = m_controller.openRound();
    m_left->setVisible(status != nullptr);
    m_start->setStatus(status, session().facts().scheme);
    m_rate->setRound(round, status ? status->facts.items : 0);
    m_roundInfo->setVisible(round != nullptr);
    if (round)
        m_roundInfo->setText(tr("round %1 · seed %2").arg(round->round.round).arg(round->round.seed));
    const bool over = round && (round->counts.left() == 0 || round->certain);
    m_close->setEnabled(over);
    setButtonKind(m_close, over ? ButtonKind::Primary : ButtonKind::Plain);
    showPlan();
    showHistory();
}

void SpotCheckPage::showWhetherEmpty()
{
    const bool empty = m_controller.statuses().isEmpty();
    m_empty->setVisible(empty);
    for (QWidget *widget : std::initializer_list<QWidget *>{m_side, m_batches, m_names})
        widget->setVisible(!empty);
}

void SpotCheckPage::showHistory()
{
    QList<PassRateRound> rounds;
    for (const BatchStatus &status : m_controller.statuses()) {
        for (const RoundStatus &round : status.rounds)
            rounds.append(passRateRound(status.name, round.round, round.counts));
    }
    m_history->setTitle(tr("Pass rates of all rounds, with exact 95 % interval"));
    m_history->setEmptyText(tr("No batch has been spot-checked yet."));
    m_history->setRounds(rounds, session().facts().scheme.quality.spotCheckPassRate);
    fillRoundsTable(*m_rounds, m_controller.statuses(), session().facts().users);
    m_rounds->setVisible(m_rounds->rowCount() > 0);
}

void SpotCheckPage::showPlan()
{
    const BatchStatus *status = m_controller.status();
    if (!status)
        return;
    SamplingPlan plan = m_start->plan();
    double threshold = m_start->threshold();
    std::optional<double> wrong;
    if (const RoundStatus *round = m_controller.openRound()) {
        plan = {round->counts.sampled, round->allowedFailures};
        threshold = round->round.threshold;
        if (round->passRate)
            wrong = 1 - *round->passRate;
    }
    m_plan->setPlan(plan, threshold, status->facts.items, wrong);
}

void SpotCheckPage::showItem(const ReviewItem &item)
{
    const RoundStatus *round = m_controller.openRound();
    m_left->setCurrentIndex(1);
    if (round)
        m_reviewCard->setHeading(tr("Item %1 of %2 · %3 · round %4")
                                     .arg(QString::number(m_controller.position() + 1),
                                          QString::number(round->counts.sampled), m_controller.batch(),
                                          QString::number(round->round.round)));
    m_view->setConversation(item.conversation);
    showChips(item);
    setFailing(m_failure->setItem(item) && m_isFailing);
    if (!isVisible() || m_failure->isAncestorOf(QApplication::focusWidget()))
        return;  // Qt would take the keyboard from the page that is in front; and nobody is torn out of a field
    if (m_isFailing)
        m_failure->focusFeedback();
    else
        m_view->setFocus();
}

void SpotCheckPage::showChips(const ReviewItem &item)
{
    const Scheme &scheme = session().facts().scheme;
    const QString language = QLocale().name();
    while (QLayoutItem *chip = m_chipRow->takeAt(0)) {
        chip->widget()->deleteLater();
        delete chip;
    }
    const auto addChip = [&](const QString &text) {
        auto *chip = makeLabel(u"pill"_s, m_chips);
        chip->setTextFormat(Qt::PlainText);
        chip->setText(text);
        m_chipRow->addWidget(chip);
    };
    if (item.resolution)
        addChip(tr("resolved: %1").arg(shortAnswer(scheme, item.resolution->answers, language)));
    for (const CaseAnswer &answer : item.answers)
        addChip(tr("%1: %2").arg(answer.name, shortAnswer(scheme, answer.answers, language)));
    if (item.detector) {
        const QString chance = QLocale().toString(100 * item.detector->confidence(), 'f', 0);
        addChip(tr("detector: %1 (%2 %)").arg(labelTitle(scheme, item.detector->label), chance));
    }
    if (item.item.verdict)
        addChip(*item.item.verdict == Verdict::Pass ? tr("you passed it") : tr("you failed it"));
}

void SpotCheckPage::pass()
{
    if (m_left->currentIndex() == 1 && m_controller.item())
        m_controller.record(Verdict::Pass, std::nullopt, {});
}

void SpotCheckPage::fail()
{
    if (m_left->currentIndex() != 1 || !m_controller.item())
        return;
    setFailing(true);
    m_failure->focusFeedback();
}

void SpotCheckPage::submitFailure()
{
    m_controller.record(Verdict::Fail, m_failure->correction(), m_failure->feedback());
}

void SpotCheckPage::askReopen()
{
    auto *dialog = new QInputDialog(this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setWindowTitle(tr("Reopen the batch"));
    dialog->setLabelText(tr("Why is the accepted batch reopened? The reason is recorded."));
    connect(dialog, &QInputDialog::textValueSelected, &m_controller, &SpotCheckController::reopen);
    dialog->open();
}

void SpotCheckPage::announce(const BatchStatus &status)
{
    const bool accepted = status.state == BatchState::Accepted;
    shell().showNotice([accepted, name = status.name] {
        return accepted ? tr("Batch %1 is accepted and locked.").arg(name)
                        : tr("Batch %1 goes back to its annotators with the failed items.").arg(name);
    });
}

void SpotCheckPage::keyPressEvent(QKeyEvent *event)
{
    const bool plain = !(event->modifiers() & ~(Qt::ShiftModifier | Qt::KeypadModifier));
    const bool failing = m_failure->isVisible() && !isComposing() && plain;
    if (failing && (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter))
        submitFailure();
    else if (failing && event->key() == Qt::Key_Escape)
        setFailing(false);
    else if (!failing || event->text().isEmpty() || !m_failure->takeKey(event->text()))
        Page::keyPressEvent(event);
}

void SpotCheckPage::retranslate()
{
    setTextWithKey(m_pass, tr("Pass"), actions().action(u"spotcheck.pass"_s));
    setTextWithKey(m_fail, tr("Fail"), actions().action(u"spotcheck.fail"_s));
    m_close->setText(tr("Close the round"));
    m_failure->retranslate();
    m_batches->setAccessibleName(tr("Batch"));
    m_view->setAccessibleName(tr("Conversation"));
    m_roundsCard->setHeading(tr("Rounds"));
    m_rounds->setAccessibleName(tr("Rounds"));
    m_plan->retranslate();
    m_names->setText(tr("Show names"));
    m_empty->setContent(u"spotcheck"_s, tr("There is no batch to check yet"),
                        tr("Batches come with the data. Once a batch is settled, a sample of it is checked here."),
                        tr("Go to Data"));
    m_start->retranslate();
    if (session().isOpen())
        showStatus();
}

}  // namespace gainsay
