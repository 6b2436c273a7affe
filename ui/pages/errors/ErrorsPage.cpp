// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/errors/ErrorsPage.h"

#include "ui/keys/ActionCatalog.h"
#include "ui/page/ItemLink.h"
#include "ui/pages/errors/ErrorListModel.h"
#include "ui/pages/errors/ErrorListView.h"
#include "ui/pages/errors/FilterBar.h"
#include "ui/pages/errors/StudyExport.h"
#include "ui/pages/errors/dialogs/ImportPredictionsDialog.h"
#include "ui/pages/errors/dialogs/ReopenDialog.h"
#include "ui/pages/errors/dialogs/RunsDialog.h"
#include "ui/pages/errors/dialogs/TagKindsDialog.h"
#include "ui/pages/errors/panels/ComparePanel.h"
#include "ui/pages/errors/panels/ConversationPanel.h"
#include "ui/pages/errors/panels/DoubtfulPanel.h"
#include "ui/pages/errors/panels/MatrixPanel.h"
#include "ui/pages/errors/panels/ModelsPanel.h"
#include "ui/pages/errors/panels/SlicesPanel.h"
#include "ui/pages/errors/panels/StudiesPanel.h"
#include "ui/pages/errors/panels/TryItPanel.h"
#include "ui/pages/errors/panels/WhyPanel.h"
#include "ui/session/UnderScheme.h"
#include "ui/theme/Theme.h"
#include "ui/widgets/Buttons.h"
#include "ui/widgets/Card.h"
#include "ui/widgets/DisplayText.h"
#include "ui/widgets/ElidedCombo.h"
#include "ui/widgets/EmptyState.h"
#include "ui/widgets/KeyCap.h"
#include "ui/widgets/PillTabs.h"

#include <QKeyEvent>
#include <QLabel>
#include <QLocale>
#include <QMenu>
#include <QPointer>
#include <QPushButton>
#include <QSplitter>
#include <QStackedWidget>

using namespace Qt::StringLiterals;

namespace gainsay {

ErrorsPage::ErrorsPage(const PageContext &context, DetectorWorker &detectors)
    : Page(context), m_controller(context.session)
{
    buildTools();
    m_empty = new EmptyState(this);
    auto *split = new QSplitter(Qt::Horizontal, this);
    split->setChildrenCollapsible(false);
    split->addWidget(buildFigures(detectors));
    split->addWidget(buildList());
    split->setSizes({zoomed(520), zoomed(760)});
    split->setStretchFactor(0, 2);
    split->setStretchFactor(1, 3);
    m_pages = new QStackedWidget(this);
    m_pages->addWidget(m_empty);
    m_pages->addWidget(split);
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(zoomed(14), zoomed(14), zoomed(14), zoomed(14));
    row->addWidget(m_pages);
    connectController();
    addActions();
    retranslate();
}

void ErrorsPage::buildTools()
{
    m_tools = new QWidget(this);
    const auto pill = [this] {
        auto *box = new ElidedCombo(m_tools);
        box->setProperty("kind", u"pill"_s);
        box->setMinimumWidth(zoomed(130));
        box->setMaximumWidth(zoomed(260));
        return box;
    };
    m_count = makeLabel(u"pill"_s, m_tools);
    m_runs = pill();
    m_settings = pill();
    m_readOn = makeButton(ButtonKind::Link, {}, m_tools);
    m_readOn->hide();
    m_import = makeButton(ButtonKind::Plain, {}, m_tools);
    m_exports = new QMenu(m_tools);
    m_export = makeMenuPill(m_exports, m_tools);
    auto *row = new QHBoxLayout(m_tools);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(zoomed(10));
    row->addWidget(m_count, 0, Qt::AlignVCenter);
    row->addWidget(m_readOn);
    row->addWidget(m_runs, 1);
    row->addWidget(m_settings);
    row->addStretch();
    row->addWidget(m_import);
    row->addWidget(m_export);
    connect(m_runs, &QComboBox::activated, this, [this] { m_controller.setRun(m_runs->currentData().toString()); });
    connect(m_settings, &QComboBox::activated, this,
            [this](int index) { m_controller.setSetting(index == 0 ? LabelSetting::All : LabelSetting::TwoClass); });
    connect(m_readOn, &QPushButton::clicked, &m_controller, &ErrorsController::reload);
    connect(m_import, &QPushButton::clicked, this, &ErrorsPage::importPredictions);
    m_tools->hide();
}

QList<ErrorsPage::PanelSpec> ErrorsPage::panelSpecs(DetectorWorker &detectors)
{
    return {
        {&MatrixPanel::title, [this] { return new MatrixPanel(m_controller, this); }},
        {&ModelsPanel::title, [this] { return makeModels(); }},
        {&SlicesPanel::title, [this] { return new SlicesPanel(m_controller, this); }},
        {&WhyPanel::title, [this] { return new WhyPanel(m_controller, this); }},
        {&ComparePanel::title, [this] { return new ComparePanel(m_controller, this); }},
        {&DoubtfulPanel::title, [this] { return makeDoubtful(); }},
        {&TryItPanel::title, [this, &detectors] { return makeTryIt(detectors); }},
        {&StudiesPanel::title, [this] { return new StudiesPanel(m_controller, this); }},
    };
}

ErrorsPanel *ErrorsPage::makeModels()
{
    auto *models = new ModelsPanel(m_controller, this);
    connect(models, &ModelsPanel::runsRequested, this, &ErrorsPage::showRuns);
    return models;
}

ErrorsPanel *ErrorsPage::makeDoubtful()
{
    m_doubtful = new DoubtfulPanel(m_controller, this);
    connect(m_doubtful, &DoubtfulPanel::conversationChosen, this, &ErrorsPage::choose);
    connect(m_doubtful, &DoubtfulPanel::reopenRequested, this, &ErrorsPage::reopenChosen);
    return m_doubtful;
}

ErrorsPanel *ErrorsPage::makeTryIt(DetectorWorker &detectors)
{
    auto *tryIt = new TryItPanel(m_controller, detectors, this);
    connect(tryIt, &TryItPanel::conversationChosen, this, &ErrorsPage::choose);
    connect(m_conversation, &ConversationPanel::shown, tryIt,
            [tryIt](const ErrorDetail &detail) { tryIt->setConversation(detail.conversation); });
    if (m_conversation->detail())
        tryIt->setConversation(m_conversation->detail()->conversation);
    return tryIt;
}

ErrorsPanel *ErrorsPage::panel(int place)
{
    if (!m_panels[place]) {
        m_stack->addWidget(m_panels[place] = m_specs[place].make());
        m_panels[place]->retranslate();
    }
    return m_panels[place];
}

Card *ErrorsPage::buildFigures(DetectorWorker &detectors)
{
    auto *card = new Card(this);
    card->setMinimumWidth(zoomed(410));  // the models with two classes and with all, in a small window too
    m_tabs = new PillTabs(card, PillTabs::Rows::AsNeeded);
    m_stack = new QStackedWidget(card);
    m_specs = panelSpecs(detectors);
    m_panels = QList<ErrorsPanel *>(m_specs.size(), nullptr);
    m_noModel = new EmptyState(m_stack);
    m_stack->addWidget(m_noModel);
    card->body()->addWidget(m_tabs);
    card->body()->addWidget(m_stack, 1);
    connect(m_tabs, &PillTabs::currentChanged, this, &ErrorsPage::showPanel);
    return card;
}

Card *ErrorsPage::buildList()
{
    auto *card = new Card(this);
    m_filter = new FilterBar(m_controller, card);
    m_reopen = makeButton(ButtonKind::Plain, {}, card);
    m_reopen->setEnabled(false);
    m_model = new ErrorListModel(m_controller, this);
    m_list = new ErrorListView(m_model, card);
    m_list->installEventFilter(this);
    m_conversation = new ConversationPanel(m_controller, card);
    auto *split = new QSplitter(Qt::Vertical, card);
    split->setChildrenCollapsible(false);
    split->addWidget(m_list);
    split->addWidget(m_conversation);
    split->setSizes({zoomed(230), zoomed(490)});
    m_filter->addButton(m_reopen);
    card->body()->addWidget(m_filter);
    card->body()->addWidget(split, 1);
    connect(m_conversation, &ConversationPanel::tagsEdited, this, &ErrorsPage::editTags);
    connect(m_reopen, &QPushButton::clicked, this, &ErrorsPage::reopenChosen);
    connect(m_list->selectionModel(), &QItemSelectionModel::currentRowChanged, this, &ErrorsPage::chooseRow);
    connect(m_list, &QAbstractItemView::activated, this, &ErrorsPage::lookAtItem);
    connect(m_model, &ErrorListModel::loaded, this, [this] {
        showCount();
        m_list->sizeColumns();
        const int kept = m_model->rowOf(m_chosen);
        m_list->selectRow(kept < 0 ? 0 : kept);
        chooseRow();
    });
    return card;
}

void ErrorsPage::connectController()
{
    connect(&m_controller, &ErrorsController::reset, this, &ErrorsPage::forget);
    connect(&m_controller, &ErrorsController::opening, this, [this] {
        m_readOn->hide();
        if (!m_controller.isOpen())
            m_empty->setContent(u"errors"_s, tr("Reading the conversations…"),
                                tr("The first opening looks at every text; the first ones come in a moment."));
    });
    connect(&m_controller, &ErrorsController::opened, this, &ErrorsPage::showOpened);
    connect(&m_controller, &ErrorsController::stopped, this, &ErrorsPage::showStopped);
    connect(&m_controller, &ErrorsController::runChanged, this, &ErrorsPage::showRun);
    connect(&m_controller, &ErrorsController::selectionChanged, m_model, &ErrorListModel::reload);
    connect(&m_controller, &ErrorsController::runChanged, m_model, &ErrorListModel::reload);
    connect(&m_controller, &ErrorsController::conversationChanged, m_model, &ErrorListModel::reload);
    connect(&m_controller, &ErrorsController::failed, this, [this](const Error &error) { shell().showError(error); });
    connect(&m_controller, &ErrorsController::reopened, this, [this] {
        shell().showNotice([] { return tr("The label is open again; it waits on the Adjudicate page."); });
    });
    connect(&m_controller, &ErrorsController::runRemoved, this, [this](const QString &name) {
        shell().showNotice([name] { return tr("The predictions of %1 are removed.").arg(name); });
    });
    connect(m_empty, &EmptyState::actionRequested, this, [this] {
        if (m_controller.isOpen())
            shell().openPage(u"data"_s);
        else
            m_controller.reload();
    });
    connect(m_noModel, &EmptyState::actionRequested, this, [this] { shell().openPage(u"detector"_s); });
}

void ErrorsPage::forget()
{
    m_pages->setCurrentIndex(0);
    m_stack->setCurrentWidget(m_noModel);
    qDeleteAll(m_panels);  // each is made again when it is next shown
    m_panels.fill(nullptr);
    m_doubtful = nullptr;
    m_runs->clear();
    m_readOn->hide();
    m_count->clear();
    choose({});
}

void ErrorsPage::activate(const Json &argument)
{
    if (argument.is_object() && argument.contains("filter")) {
        if (const Result<ErrorFilter> filter = errorFilterFromJson(argument["filter"]))
            m_controller.setFilter(*filter);
        else
            shell().showError(filter.error());
    }
    if (const ConversationId at = itemToReturnTo(argument)) {
        const int row = m_model->rowOf(at);
        if (row >= 0)
            m_list->selectRow(row);
        m_list->setFocus();
    }
    m_controller.open();
}

void ErrorsPage::showOpened()
{
    m_runs->clear();
    for (const ErrorRun &run : m_controller.table().runs)
        m_runs->addItem(run.name, run.name);
    m_runs->setVisible(m_runs->count() > 0);
    m_settings->setEnabled(m_controller.table().asksForContradictions());
    if (!m_settings->isEnabled())
        m_controller.setSetting(LabelSetting::All);
    showRun();
    const bool nothing = m_controller.table().size() == 0;
    if (nothing)
        m_empty->setContent(u"errors"_s, tr("There are no conversations yet"),
                            tr("Import some with their labels, or label them; then let a model judge them."),
                            tr("Go to Data"));
    m_pages->setCurrentIndex(nothing ? 0 : 1);
    showPanel(m_tabs->current());
}

void ErrorsPage::showStopped()
{
    m_readOn->setVisible(m_controller.isPartial());
    if (!m_controller.isOpen())
        m_empty->setContent(u"errors"_s, tr("The conversations were not read to the end"),
                            tr("What was read is kept; reading goes on from there."), tr("Read on"));
}

void ErrorsPage::showRun()
{
    if (!m_controller.isOpen())
        return;
    m_runs->setCurrentIndex(m_runs->findData(m_controller.view().run));
    m_settings->setCurrentIndex(m_controller.view().setting == LabelSetting::All ? 0 : 1);
}

void ErrorsPage::showCount()
{
    const QLocale locale;
    const QString text = m_controller.isPartial() ? tr("%1 of %2 read so far") : tr("%1 of %2");
    m_count->setText(text.arg(locale.toString(m_model->rowCount()), locale.toString(m_controller.table().size())));
}

void ErrorsPage::showPanel(int index)
{
    const bool judged = m_controller.isOpen() && !m_controller.table().runs.isEmpty();
    if (index >= 0 && m_controller.isOpen() && (judged || !panel(index)->needsModel()))
        m_stack->setCurrentWidget(panel(index));
    else
        m_stack->setCurrentWidget(m_noModel);
}

void ErrorsPage::chooseRow()
{
    choose(m_model->idAt(m_list->currentIndex().row()));
}

void ErrorsPage::choose(ConversationId id)
{
    m_chosen = id;
    checkReopening(id);
    m_conversation->show(id);
}

bool ErrorsPage::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_list && event->type() == QEvent::KeyPress && !isComposing()) {
        const auto *key = static_cast<QKeyEvent *>(event);
        const bool plain = key->modifiers() == Qt::NoModifier || key->modifiers() == Qt::KeypadModifier;
        if (plain && m_conversation->tagByKey(key->text()))
            return true;
    }
    return Page::eventFilter(watched, event);
}

void ErrorsPage::retranslate()
{
    QStringList titles;
    for (const PanelSpec &spec : std::as_const(m_specs))
        titles.append(spec.title());
    for (ErrorsPanel *made : m_stack->findChildren<ErrorsPanel *>(Qt::FindDirectChildrenOnly))
        made->retranslate();
    m_tabs->setTabs(titles);
    m_tabs->setAccessibleName(tr("Views of the errors"));
    const int setting = m_settings->currentIndex();
    m_settings->clear();
    m_settings->addItems({tr("all classes"), tr("2-class")});
    m_settings->setCurrentIndex(std::max(0, setting));
    m_settings->setAccessibleName(tr("How labels are compared"));
    m_runs->setAccessibleName(tr("Model"));
    m_noModel->setContent(u"errors"_s, tr("No model has judged these conversations yet"),
                          tr("Run the detector over the project, or import predictions of any model."),
                          tr("Go to Detector"));
    m_readOn->setText(tr("Read on"));
    m_import->setText(tr("Import predictions…"));
    m_export->setText(tr("Export"));
    setTextWithKey(m_reopen, tr("Have it decided again"), actions().action(u"errors.reopen"_s));
    checkReopening(m_chosen);  // its reason is words as well
    m_list->setAccessibleName(tr("Conversations"));
    m_filter->retranslate();
    m_conversation->retranslate();
    m_model->retranslate();
    if (m_controller.isOpen()) {
        showOpened();
        showCount();
    }
}

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
        u"errors.item"_s, [] { return tr("Everything about the conversation"); }, group, QKeySequence(u"Ctrl+D"_s),
        this, [this] { lookAtItem(); });
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
    const auto reload = [controller = QPointer(&m_controller)] {
        if (controller)
            controller->reload();
    };
    (new ImportPredictionsDialog(session(), reload, window()))->open();
}

void ErrorsPage::showRuns()
{
    m_controller.ask(
        this,
        [clock = &session().clock()](Storage &storage, const ErrorView &) {
            return PredictionRuns(storage, *clock, {}).uses();
        },
        [this](const QList<RunUse> &uses) {
            auto *dialog = new RunsDialog(uses, m_controller.view().run, window());
            connect(dialog, &RunsDialog::removalConfirmed, &m_controller, &ErrorsController::removeRun);
            dialog->open();
        });
}

void ErrorsPage::editTags()
{
    auto *dialog = new TagKindsDialog(m_controller.tagKinds(), window());
    connect(dialog, &TagKindsDialog::chosen, &m_controller, &ErrorsController::setTagKinds);
    dialog->open();
}

void ErrorsPage::reopenChosen()
{
    if (!m_chosen)
        return;
    const QString doubt = m_doubtful ? m_doubtful->reasonFor(m_chosen) : QString();
    auto *dialog = new ReopenDialog(doubt, window());
    connect(dialog, &ReopenDialog::confirmed, this,
            [this, id = m_chosen](const QString &reason) { m_controller.reopen(id, reason); });
    connect(&session(), &ProjectSession::aboutToLeave, dialog, &QDialog::reject);
    dialog->open();
}

void ErrorsPage::lookAtItem()
{
    const int row = m_model->rowOf(m_chosen);
    if (row < 0)
        return;
    ItemLink link{.item = m_chosen, .place = row + 1, .total = m_model->rowCount(), .page = u"errors"_s};
    const int first = std::max(0, row - int(mostItemNeighbours));
    const int last = std::min(m_model->rowCount(), row + int(mostItemNeighbours) + 1);
    for (int i = first; i < last; ++i)
        link.list.append(m_model->idAt(i));
    openItem(shell(), link);
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
    if (auto *shown = qobject_cast<ErrorsPanel *>(m_stack->currentWidget()); shown && m_controller.isOpen())
        exportStudies(m_specs[m_panels.indexOf(shown)].title(), shown->tables(), m_controller.filter(), this,
                      [this](const Error &error) { shell().showError(error); });
}

void ErrorsPage::exportListed()
{
    if (m_controller.isOpen())
        exportConversations(m_controller, this, [this](const TranslatableText &text) { shell().showNotice(text); });
}

}  // namespace gainsay
