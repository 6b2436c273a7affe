// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/training/TrainingPage.h"

#include "core/workflow/RoleRules.h"
#include "ui/answers/AnswerEditor.h"
#include "ui/guide/GuidePanel.h"
#include "ui/keys/ActionCatalog.h"
#include "ui/pages/training/GoldSetsView.h"
#include "ui/pages/training/ResultView.h"
#include "ui/pages/training/StageCard.h"
#include "ui/pages/training/TrainingWorkspace.h"
#include "ui/theme/Theme.h"
#include "ui/widgets/Buttons.h"

#include <QKeyEvent>
#include <QLabel>
#include <QLocale>
#include <QScrollArea>
#include <QStackedWidget>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace gainsay {

TrainingPage::TrainingPage(const PageContext &context) : Page(context), m_controller(context.session)
{
    m_stack = new QStackedWidget(this);
    m_work = new TrainingWorkspace(m_stack);
    m_result = new ResultView(m_stack);
    m_goldSets = new GoldSetsView(session(), m_stack);
    for (QWidget *view : std::initializer_list<QWidget *>{buildOverview(), m_work, m_result, m_goldSets})
        m_stack->addWidget(view);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_stack);
    m_tools = new QWidget(this);
    auto *tools = new QHBoxLayout(m_tools);
    tools->setContentsMargins(0, 0, 0, 0);
    m_position = makeLabel(u"pill"_s, m_tools);
    m_position->hide();
    tools->addWidget(m_position, 0, Qt::AlignVCenter);
    tools->addStretch();
    connectViews();
    addCommands();
    m_work->setGoOnAction(actions().action(u"training.goOn"_s));
    begin();
    retranslate();
}

QString TrainingPage::title() const
{
    return tr("Training");
}

QString TrainingPage::helpTopic() const
{
    return u"training"_s;
}

QWidget *TrainingPage::buildOverview()
{
    auto *scroll = new QScrollArea(m_stack);
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setFocusPolicy(Qt::NoFocus);
    auto *inner = new QWidget(scroll);
    m_ahead = makeLabel(u"title"_s, inner);
    m_tutorial = new StageCard(inner);
    m_test = new StageCard(inner);
    auto *work = new Card(inner);
    m_open = makeLabel(u"strong"_s, work);
    m_open->setWordWrap(true);
    m_annotate = makeButton(ButtonKind::Primary, {}, work);
    auto *line = new QHBoxLayout;
    line->addWidget(m_open, 1);
    line->addWidget(m_annotate);
    work->body()->addLayout(line);
    auto *column = new QVBoxLayout(inner);
    column->setContentsMargins(zoomed(14), zoomed(18), zoomed(14), zoomed(14));
    column->setSpacing(zoomed(14));
    for (QWidget *part : std::initializer_list<QWidget *>{m_ahead, m_tutorial, m_test, work}) {
        part->setMaximumWidth(zoomed(760));
        column->addWidget(part);
    }
    column->addStretch();
    scroll->setWidget(inner);
    scroll->viewport()->setAutoFillBackground(false);
    inner->setAutoFillBackground(false);
    return scroll;
}

void TrainingPage::connectViews()
{
    const auto complain = [this](const Error &error) { shell().showError(error); };
    const auto annotate = [this] { shell().openPage(u"annotate"_s); };
    connect(&m_controller, &TrainingController::overviewLoaded, this, &TrainingPage::showOverview);
    connect(&m_controller, &TrainingController::itemLoaded, this, &TrainingPage::showItem);
    connect(&m_controller, &TrainingController::feedbackGiven, m_work, &TrainingWorkspace::setFeedback);
    connect(&m_controller, &TrainingController::finished, this, &TrainingPage::showResult);
    connect(&m_controller, &TrainingController::refused, this, complain);
    connect(m_tutorial, &StageCard::goOn, &m_controller, [this] { m_controller.begin(GoldKind::Tutorial); });
    connect(m_test, &StageCard::goOn, &m_controller, [this] { m_controller.begin(GoldKind::Qualification); });
    connect(m_tutorial, &StageCard::resultWanted, &m_controller, &TrainingController::loadResult);
    connect(m_test, &StageCard::resultWanted, &m_controller, &TrainingController::loadResult);
    connect(m_annotate, &QPushButton::clicked, this, annotate);
    connect(m_work, &TrainingWorkspace::goOnRequested, this, &TrainingPage::goOn);
    connect(m_result, &ResultView::overviewRequested, &m_controller, &TrainingController::refresh);
    connect(m_result, &ResultView::workRequested, this, annotate);
    connect(m_goldSets, &GoldSetsView::refused, this, complain);
    connect(m_goldSets, &GoldSetsView::notice, this,
            [this](const TranslatableText &text) { shell().showNotice(text); });
    connect(&session(), &ProjectSession::factsChanged, this, &TrainingPage::begin);
    connect(&session(), &ProjectSession::userChanged, this, &TrainingPage::begin);
    connect(&session(), &ProjectSession::aboutToLeave, this, [this] {
        m_controller.clear();
        showView(Overview);
    });
}

void TrainingPage::addCommands()
{
    const auto group = [] { return tr("Training"); };
    actions().add(
        u"training.goOn"_s, [] { return tr("Go on"); }, group, Qt::Key_Return, this, [this] { goOn(); });
    actions().add(
        u"training.overview"_s, [] { return tr("Back to the overview"); }, group, QKeySequence(u"Alt+Up"_s), this,
        [this] {
            if (!plans())
                m_controller.refresh();
        });
    actions().add(
        u"training.guidelines"_s, [] { return tr("Search the guidelines"); }, group, Qt::Key_Slash, this,
        [this] { m_work->guide()->focusSearch(); });
    actions().add(
        u"training.add"_s, [] { return tr("Add items to a gold set"); }, group, QKeySequence(u"Ctrl+N"_s), this,
        [this] {
            if (plans())
                m_goldSets->openDraw();
        });
}

bool TrainingPage::plans() const
{
    return session().user() && roleMay(session().user()->role, Permission::Plan);
}

void TrainingPage::begin()
{
    if (session().isOpen())
        m_work->setScheme(session().facts().scheme, QLocale().name());
}

void TrainingPage::activate(const Json &)
{
    if (plans()) {
        showView(GoldSets);
        m_goldSets->refresh();
    } else if (m_stack->currentIndex() != Work || !m_controller.item()) {
        m_controller.refresh();
    }
}

void TrainingPage::showView(View view)
{
    m_stack->setCurrentIndex(view);
    m_position->setVisible(view == Work);
}

void TrainingPage::showOverview(const TrainingOverview &overview)
{
    m_overview = overview;
    const qint64 now = session().clock().nowMs();
    m_tutorial->setStage(overview.tutorial, now, !overview.tutorial.isDone());
    m_test->setStage(overview.qualification, now, overview.tutorial.isDone());
    m_annotate->setVisible(overview.workIsOpen);
    showView(Overview);
    retranslate();
}

void TrainingPage::showItem(const TrainingItem &item)
{
    m_position->setText(tr("%1 of %2").arg(item.number).arg(item.total));
    showView(Work);
    m_work->setItem(item);
}

void TrainingPage::showResult(const TrainingResult &result)
{
    // The result may have opened the work just now: either stage that was missing is done.
    const bool passed = result.session.passed.value_or(false);
    const bool tutorial = result.session.kind == GoldKind::Tutorial;
    const bool tutorialDone = !m_overview.tutorial.required || m_overview.tutorial.isDone() || (tutorial && passed);
    const bool testDone =
        !m_overview.qualification.required || m_overview.qualification.isDone() || (!tutorial && passed);
    showView(Outcome);
    m_result->setResult(result, session().facts().scheme, QLocale().name(), tutorialDone && testDone,
                        actions().action(u"training.goOn"_s));
}

void TrainingPage::goOn()
{
    switch (m_stack->currentIndex()) {
    case Overview:
        goOnFromOverview();
        break;
    case Work:
        if (m_work->showsFeedback()) {
            m_controller.proceed();
        } else if (const Question *missing = m_work->editor()->missing()) {
            m_work->setHint(tr("Still to answer: %1").arg(missing->title.text(QLocale().name())));
        } else {
            m_controller.answer(m_work->editor()->submission());
        }
        break;
    case Outcome:
        if (auto *button = qobject_cast<QPushButton *>(focusWidget()))
            button->click();
        else
            m_controller.refresh();
        break;
    default:
        break;
    }
}

void TrainingPage::goOnFromOverview()
{
    if (!m_overview.tutorial.isDone() && m_tutorial->canGoOn())
        m_controller.begin(GoldKind::Tutorial);
    else if (m_test->canGoOn())
        m_controller.begin(GoldKind::Qualification);
    else if (m_overview.workIsOpen)
        shell().openPage(u"annotate"_s);
}

void TrainingPage::keyPressEvent(QKeyEvent *event)
{
    const bool plain = !(event->modifiers() & ~(Qt::ShiftModifier | Qt::KeypadModifier));
    const bool working = m_stack->currentIndex() == Work && !m_work->showsFeedback();
    if (event->key() == Qt::Key_Escape && working && m_work->editor()->closeOpen())
        return;
    if (working && !isComposing() && plain && !event->text().trimmed().isEmpty()) {
        if (m_work->editor()->takeKey(event->text()))
            return;
        m_work->setHint(m_work->editor()->refusal(event->text()));
    }
    Page::keyPressEvent(event);
}

void TrainingPage::retranslate()
{
    m_ahead->setText(m_overview.workIsOpen ? tr("What you have learned") : tr("What is ahead of you"));
    m_open->setText(m_overview.workIsOpen ? tr("Real work is open to you.")
                                          : tr("Real work opens once you have done what is needed."));
    m_annotate->setText(tr("Start annotating"));
    m_work->retranslate();
    m_goldSets->retranslate();
    if (session().isOpen())
        m_work->editor()->setLanguage(QLocale().name());
}

}  // namespace gainsay
