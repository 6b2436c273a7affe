// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/data/DataPage.h"

#include "core/service/browse/BrowseService.h"
#include "core/service/supervise/WorkloadService.h"
#include "ui/answers/ConversationPreview.h"
#include "ui/keys/ActionCatalog.h"
#include "ui/models/ConversationListModel.h"
#include "ui/models/ToneDelegate.h"
#include "ui/page/ItemLink.h"
#include "ui/page/SearchField.h"
#include "ui/pages/data/BatchDialog.h"
#include "ui/pages/data/DataSide.h"
#include "ui/pages/data/ExportDialog.h"
#include "ui/pages/data/ImportDialog.h"
#include "ui/pages/data/ListColumns.h"
#include "ui/pages/data/SelectionBar.h"
#include "ui/pages/team/PlanDialog.h"
#include "ui/session/ReportReader.h"
#include "ui/settings/Settings.h"
#include "ui/theme/Theme.h"
#include "ui/widgets/Buttons.h"
#include "ui/widgets/Card.h"
#include "ui/widgets/EmptyState.h"
#include "ui/widgets/PriorityColumns.h"

#include <QBoxLayout>
#include <QComboBox>
#include <QDateTime>
#include <QHeaderView>
#include <QLabel>
#include <QLocale>
#include <QScopedValueRollback>
#include <QSplitter>
#include <QStackedWidget>
#include <QTableView>

namespace gainsay {

using namespace Qt::StringLiterals;

namespace {
constexpr int kLeastReply = 260;
constexpr int kMostLabel = 216;
}  // namespace

DataPage::DataPage(const PageContext &context) : Page(context)
{
    buildTools();
    m_model = new ConversationListModel(session(), this);
    auto *listCard = new Card(this);
    m_count = makeLabel(u"heading"_s, listCard);
    m_table = buildTable();
    m_empty = new EmptyState(listCard);
    m_stack = new QStackedWidget(listCard);
    m_stack->addWidget(m_table);
    m_stack->addWidget(m_empty);
    listCard->body()->addWidget(m_count);
    listCard->body()->addWidget(m_stack, 1);
    m_selectionBar = new SelectionBar(listCard);
    listCard->body()->addWidget(m_selectionBar);
    m_reader = new ReportReader(session(), this);
    m_side = new DataSide(session(), this);
    m_preview = m_side->preview();

    auto *split = new QSplitter(Qt::Horizontal, this);
    split->setChildrenCollapsible(false);
    split->addWidget(listCard);
    split->addWidget(m_side);
    split->setStretchFactor(0, 3);
    split->setStretchFactor(1, 2);
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(zoomed(14), zoomed(14), zoomed(14), zoomed(14));
    row->addWidget(split);

    connect(m_model, &ConversationListModel::totalChanged, this, &DataPage::showCount);
    connect(m_model, &ConversationListModel::loaded, this, [this] {
        showCount();
        // Labels are words of the scheme: as wide as they are, and the replies have the rest.
        const QAbstractItemView *rows = m_table;
        m_columns->makeRoom(ConversationListModel::LabelColumn,
                            std::min(rows->sizeHintForColumn(ConversationListModel::LabelColumn), zoomed(kMostLabel)));
        chooseRow();
    });
    connect(m_model, &ConversationListModel::failed, this, [this](const Error &error) { shell().showError(error); });
    connect(m_preview, &ConversationPreview::failed, this, [this](const Error &error) { shell().showError(error); });
    connect(m_side, &DataSide::batchChosen, this,
            [this](const QString &name) { m_batch->setCurrentIndex(std::max(0, m_batch->findText(name))); });
    connect(m_side, &DataSide::batchesWanted, this, &DataPage::openBatches);
    connect(m_side, &DataSide::planWanted, this, &DataPage::openPlan);
    connect(m_empty, &EmptyState::actionRequested, this, [this] { openImport({}); });
    connect(&session(), &ProjectSession::dataChanged, this, [this] {
        if (isVisible())
            activate(Json());
    });
    const auto restoreColumns = [this] {
        m_undo = nullptr;
        const Json kept = settings().pageState(session().facts().location, u"data"_s);
        m_listColumns->restore(kept.is_object() ? kept.value("columns", Json()) : Json());
    };
    connect(&session(), &ProjectSession::opened, this, restoreColumns);
    if (session().isOpen())
        restoreColumns();
    connect(m_selectionBar, &SelectionBar::wanted, this, &DataPage::openBulk);
    connect(m_selectionBar, &SelectionBar::noneWanted, m_table, &QTableView::clearSelection);
    connect(m_selectionBar, &SelectionBar::allWanted, this, [this] {
        m_table->selectAll();
        m_allChosen = true;
        showSelection();
    });
    addCommands();
    addBulkCommands();
    retranslate();
}

void DataPage::addCommands()
{
    actions().add(
        u"data.search"_s, [] { return tr("Search conversations"); }, [] { return tr("Data"); }, QKeySequence::Find,
        this, [this] { m_search->setFocus(); });
    actions().add(
        u"data.item"_s, [] { return tr("Everything about the conversation"); }, [] { return tr("Data"); },
        QKeySequence(u"Ctrl+D"_s), this, [this] { lookAtItem(); });
    actions().add(
        u"data.import"_s, [] { return tr("Import…"); }, [] { return tr("Data"); }, QKeySequence(u"Ctrl+I"_s), this,
        [this] { openImport({}); });
    actions().add(
        u"data.export"_s, [] { return tr("Export…"); }, [] { return tr("Data"); }, QKeySequence(u"Ctrl+E"_s), this,
        [this] { openExport(); });
    actions().add(
        u"data.batches"_s, [] { return tr("Make batches…"); }, [] { return tr("Data"); }, QKeySequence(u"Ctrl+B"_s),
        this, [this] { openBatches(); });
    actions().add(
        u"data.plan"_s, [] { return tr("Plan a batch…"); }, [] { return tr("Data"); }, QKeySequence(u"Ctrl+L"_s), this,
        [this] { openPlan(m_batch->currentData().isValid() ? m_batch->currentText() : QString()); });
}

void DataPage::buildTools()
{
    m_tools = new QWidget(this);
    m_search = new SearchField(m_tools);
    m_search->setMaximumWidth(zoomed(280));
    const auto pill = [this] {
        auto *box = new QComboBox(m_tools);
        box->setProperty("kind", u"pill"_s);
        box->setMaximumWidth(zoomed(150));
        connect(box, &QComboBox::currentIndexChanged, this, &DataPage::applyFilters);
        return box;
    };
    m_batch = pill();
    m_state = pill();
    m_label = pill();
    m_givenChip = makeButton(ButtonKind::Pill, {}, m_tools);
    m_givenChip->hide();
    connect(m_givenChip, &QPushButton::clicked, this, [this] {
        m_given = {};
        m_givenChip->hide();
        applyFilters();
    });
    m_import = makeButton(ButtonKind::Plain, {}, m_tools);
    m_export = makeButton(ButtonKind::Plain, {}, m_tools);
    auto *row = new QHBoxLayout(m_tools);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(zoomed(10));
    row->addWidget(m_search, 1);
    row->addWidget(m_batch);
    row->addWidget(m_state);
    row->addWidget(m_label);
    row->addWidget(m_givenChip);
    row->addStretch();
    row->addWidget(m_import);
    row->addWidget(m_export);
    connect(m_search, &SearchField::searchChanged, this, &DataPage::applyFilters);
    connect(m_import, &QPushButton::clicked, this, [this] { openImport({}); });
    connect(m_export, &QPushButton::clicked, this, &DataPage::openExport);
    m_tools->hide();
}

QTableView *DataPage::buildTable()
{
    auto *table = new QTableView(this);
    table->setModel(m_model);
    table->setItemDelegate(new ToneDelegate(ConversationListModel::ToneRole, table));
    table->setSelectionBehavior(QAbstractItemView::SelectRows);
    table->setSelectionMode(QAbstractItemView::ExtendedSelection);
    table->setShowGrid(false);
    table->setWordWrap(false);
    table->setTabKeyNavigation(false);
    table->verticalHeader()->hide();
    table->verticalHeader()->setDefaultSectionSize(zoomed(34));
    QHeaderView *header = table->horizontalHeader();
    header->setSortIndicatorShown(true);
    header->setSortIndicator(-1, Qt::AscendingOrder);
    header->setHighlightSections(false);
    m_columns = new PriorityColumns(table, ConversationListModel::TextColumn, kLeastReply,
                                    {{ConversationListModel::LabelColumn, 80},
                                     {ConversationListModel::StateColumn, 108},
                                     {ConversationListModel::IdColumn, 110},
                                     {ConversationListModel::GoldColumn, 150},
                                     {ConversationListModel::ModelColumn, 80},
                                     {ConversationListModel::MethodColumn, 100},
                                     {ConversationListModel::LengthColumn, 70},
                                     {ConversationListModel::BatchColumn, 110}});
    m_listColumns = new ListColumns(table, m_columns, ConversationListModel::TextColumn);
    connect(m_listColumns, &ListColumns::changed, this, &DataPage::keepState);
    table->setSortingEnabled(true);
    // Replies are in no order but the file's: no arrow says that they were sorted.
    connect(header, &QHeaderView::sortIndicatorChanged, header, [header](int section) {
        if (section >= 0 && !ConversationListModel::sortOf(section))
            header->setSortIndicator(-1, Qt::AscendingOrder);
    });
    connect(table, &QAbstractItemView::activated, this, &DataPage::lookAtItem);
    connect(table->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            [this](const QModelIndex &now) { m_preview->show(m_model->idAt(now.row())); });
    connect(table->selectionModel(), &QItemSelectionModel::selectionChanged, this, [this] {
        m_allChosen = false;
        showSelection();
    });
    return table;
}

// The row that one comes back to, which may be some pages below; the first one, where there is none.
void DataPage::chooseRow()
{
    const int row = m_wanted ? m_model->rowOf(m_wanted) : -1;
    if (row < 0 && m_wanted && m_model->rowCount() < m_wantedPlace && m_model->canFetchMore({}))
        return m_model->fetchMore({});
    m_wanted = {};
    if (row >= 0) {
        m_table->selectRow(row);
        m_table->scrollTo(m_model->index(row, 0), QAbstractItemView::PositionAtCenter);
        if (hasFocus())
            m_table->setFocus();
    } else if (m_model->rowCount() > 0 && !m_table->currentIndex().isValid()) {
        m_table->selectRow(0);
    }
}

void DataPage::lookAtItem()
{
    const int row = m_table->currentIndex().row();
    if (row >= 0)
        openItem(shell(), {.item = m_model->idAt(row),
                           .query = m_model->query(),
                           .place = row + 1,
                           .total = m_model->total(),
                           .page = u"data"_s});
}

QString DataPage::title() const
{
    return tr("Data");
}

void DataPage::activate(const Json &argument)
{
    if (!session().isOpen())
        return;
    if (argument.is_object() && argument.contains("import")) {
        QStringList paths;
        for (const Json &path : argument["import"])
            paths << fromUtf8(path.get<std::string>());
        openImport(paths);
    }
    // What was chosen stays chosen, also when one comes back from an item.
    const ConversationId at = itemToReturnTo(argument);
    m_wanted = at ? at : m_model->idAt(m_table->currentIndex().row());
    m_wantedPlace = at ? argument.value("place", qint64(0)) : m_table->currentIndex().row() + 1;
    session().run(
        this, [](Storage &storage, const Clock &) { return BrowseService(storage).batches(); },
        [this, at, argument](const Result<QList<Batch>> &batches) {
            if (!batches)
                return shell().showError(batches.error());
            m_batches = *batches;
            QHash<BatchId, QString> names;
            for (const Batch &batch : std::as_const(m_batches))
                names.insert(batch.id, batch.name);
            m_model->setBatchNames(names);
            fillFilters();
            if (argument.is_object() && !argument.contains("import") && !at)
                lookFor(argument);
            applyFilters();
        });
    showStanding();
    showSelection();
}

// On a connection of its own: the list is not to wait for figures over the whole project.
void DataPage::showStanding()
{
    const qint64 offset = qint64(QDateTime::currentDateTime().offsetFromUtc()) * 1000;
    m_reader->ask(
        this,
        [offset, &clock = session().clock()](ReportService &, Storage &storage) {
            return WorkloadService(storage, clock, offset).standing();
        },
        [this](const Result<WorkloadStanding> &standing) {
            if (standing)
                m_side->setStanding(*standing);
            else
                shell().showError(standing.error());
        });
}

void DataPage::lookFor(const Json &wanted)
{
    const QScopedValueRollback guard(m_filling, true);
    const auto text = [&wanted](const char *key) { return fromUtf8(wanted.value(key, std::string())); };
    m_search->setText(text("text"));
    m_batch->setCurrentIndex(std::max(0, m_batch->findText(text("batch"))));
    m_label->setCurrentIndex(std::max(0, m_label->findData(text("label"))));
    m_state->setCurrentIndex(0);
    for (int i = 1; i < m_state->count(); ++i) {
        if (toString(static_cast<ItemState>(m_state->itemData(i).toInt())) == text("state"))
            m_state->setCurrentIndex(i);
    }
    m_given = {};
    QStringList named;
    if (wanted.contains("model"))
        named << (m_given.model = text("model")).value();
    if (wanted.contains("method"))
        named << (m_given.method = text("method")).value();
    m_given.externalIdPrefix = text("conversation");
    if (!m_given.externalIdPrefix.isEmpty())
        named << m_given.externalIdPrefix;
    m_givenChip->setText(named.join(u" · "_s) + u" ✕"_s);
    m_givenChip->setVisible(!named.isEmpty());
}

void DataPage::deactivate()
{
    if (session().isOpen())
        keepState();
}

void DataPage::keepState()
{
    settings().setPageState(session().facts().location, u"data"_s,
                            {{"text", toUtf8(m_search->text())}, {"columns", m_listColumns->kept()}});
}

void DataPage::fillFilters()
{
    const QScopedValueRollback guard(m_filling, true);
    const auto refill = [](QComboBox *box, const QString &all, const QList<std::pair<QString, QVariant>> &choices) {
        const QVariant chosen = box->currentData();
        box->clear();
        box->addItem(all, QVariant());
        for (const auto &[text, value] : choices)
            box->addItem(text, value);
        box->setCurrentIndex(chosen.isValid() ? std::max(0, box->findData(chosen)) : 0);
    };
    QList<std::pair<QString, QVariant>> batches;
    for (const Batch &batch : std::as_const(m_batches))
        batches.append({batch.name, batch.id.value});
    refill(m_batch, tr("all batches"), batches);
    QList<std::pair<QString, QVariant>> states;
    const bool alone = session().facts().settings.alone;
    const QList<ItemState> listed =
        alone ? QList{ItemState::Open, ItemState::Agreed}
              : QList{ItemState::Open,        ItemState::InWork, ItemState::Disputed, ItemState::Agreed,
                      ItemState::Adjudicated, ItemState::Voted,  ItemState::Ambiguous};
    for (const ItemState state : listed)
        states.append({stateTitle(state, alone), int(state)});
    refill(m_state, tr("any state"), states);
    QList<std::pair<QString, QVariant>> labels;
    const Scheme &scheme = session().facts().scheme;
    if (const Question *gold = scheme.question(scheme.goldQuestion)) {
        for (const Option &option : gold->options) {
            const Json &value = option.value;
            labels.append({option.title.text(QLocale().name()),
                           value.is_string() ? fromUtf8(value.get<std::string>()) : fromUtf8(value.dump())});
        }
    }
    refill(m_label, tr("any label"), labels);
}

void DataPage::applyFilters()
{
    if (m_filling || !session().isOpen())
        return;
    ConversationQuery query = m_model->query();
    query.filter = m_given;
    query.filter.text = m_search->text().trimmed();
    query.filter.batch = BatchId{m_batch->currentData().toLongLong()};
    if (m_state->currentData().isValid())
        query.filter.states = {static_cast<ItemState>(m_state->currentData().toInt())};
    if (m_label->currentData().isValid())
        query.filter.label = m_label->currentData().toString();
    m_preview->show({});
    m_allChosen = false;
    m_model->setQuery(query);
}

void DataPage::showCount()
{
    const bool nothing = m_model->total() == 0;
    const bool filtered = !(m_model->query().filter == ConversationFilter());
    m_stack->setCurrentWidget(nothing ? static_cast<QWidget *>(m_empty) : m_table);
    if (nothing && filtered)
        m_empty->setContent(u"search"_s, tr("Nothing fits"), tr("Take away a filter, or search for fewer words."));
    else if (nothing)
        m_empty->setContent(u"import"_s, tr("No conversations yet"),
                            tr("Import a file: CDConv, MuTual and similar sets, JSON lines or a table."),
                            tr("Import…"));
    m_count->setText(m_model->total() < 0 ? tr("Searching…")
                                          : tr("%Ln conversation(s)", nullptr, int(m_model->total())));
}

void DataPage::openImport(const QStringList &paths)
{
    auto *dialog = new ImportDialog(session(), settings(), window());
    connect(dialog, &ImportDialog::labelWanted, this, [this] {
        shell().openPage(u"annotate"_s, {{"begin", "label"}});
    });
    connect(dialog, &ImportDialog::imported, this, &DataPage::tellImported);
    dialog->open();
    if (!paths.isEmpty())
        dialog->setFile(paths.constFirst());
}

void DataPage::openExport()
{
    (new ExportDialog(session(), window(), m_model->query().filter))->open();
}

void DataPage::openBatches()
{
    auto *dialog = new BatchDialog(session(), m_model->query().filter, window());
    connect(dialog, &BatchDialog::made, this, &DataPage::tellBatches);
    dialog->open();
}

void DataPage::tellBatches(const TranslatableText &notice, const BatchPlan &plan)
{
    const auto takeBack = [this, plan] {
        if (!session().user())
            return;
        session().save(
            this,
            [plan, actor = session().user()->id](Storage &storage, const Clock &clock) {
                return BatchService(storage, clock, actor).takeBack(plan);
            },
            [this](const Result<void> &done) {
                if (done)
                    shell().showNotice([] { return tr("The batches are as they were before."); });
                else
                    shell().showError(done.error());
            });
    };
    shell().tell({.text = notice,
                  .action = MessageAction{[] { return tr("Undo"); }, takeBack},
                  .topic = u"batches"_s,
                  .about = WindowMessage::About::Project});
}

void DataPage::openPlan(const QString &batch)
{
    auto *dialog = new PlanDialog(session(), batch, window());
    connect(dialog, &PlanDialog::planned, this,
            [this](const TranslatableText &notice, const QList<PlanBefore> &before) {
                tellPlanned(session(), shell(), notice, before);
            });
    dialog->open();
}

void DataPage::retranslate()
{
    m_search->setPurpose(tr("Search in all conversations"));
    m_batch->setAccessibleName(tr("Batch"));
    m_state->setAccessibleName(tr("State"));
    m_label->setAccessibleName(tr("Label"));
    m_import->setText(tr("Import…"));
    m_export->setText(tr("Export…"));
    m_table->setAccessibleName(tr("Conversations"));
    if (session().isOpen())
        fillFilters();
    showCount();
}

}  // namespace gainsay
