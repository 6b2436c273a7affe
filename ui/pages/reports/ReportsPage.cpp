// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/reports/ReportsPage.h"

#include "core/service/browse/BrowseService.h"
#include "core/service/report/FullReport.h"
#include "ui/keys/ActionCatalog.h"
#include "ui/page/ItemLink.h"
#include "ui/pages/reports/AgreementView.h"
#include "ui/pages/reports/AnnotatorsView.h"
#include "ui/pages/reports/DatasetView.h"
#include "ui/pages/reports/DetectorEffectView.h"
#include "ui/pages/reports/FigureListDialog.h"
#include "ui/pages/reports/OverviewView.h"
#include "ui/pages/reports/ProgressView.h"
#include "ui/pages/reports/RatingTableBoard.h"
#include "ui/pages/reports/ReadingBar.h"
#include "ui/pages/reports/ReportFilterBar.h"
#include "ui/pages/reports/SpotChecksView.h"
#include "ui/pages/reports/TablesView.h"
#include "ui/pages/team/tabs/CalibrationDialog.h"
#include "ui/report/ReportFile.h"
#include "ui/settings/Settings.h"
#include "ui/theme/Theme.h"
#include "ui/widgets/Buttons.h"
#include "ui/widgets/DisplayText.h"
#include "ui/widgets/EmptyState.h"
#include "ui/widgets/FileChoice.h"
#include "ui/widgets/PillTabs.h"

#include <QDragEnterEvent>
#include <QFileInfo>
#include <QMenu>
#include <QMimeData>
#include <QScrollArea>
#include <QStackedWidget>
#include <QVBoxLayout>

namespace gainsay {

using namespace Qt::StringLiterals;

namespace {

constexpr int kRefreshDelayMs = 400;
constexpr int kFollowMs = 5000;
constexpr int kTabs = 8;

QScrollArea *emptyArea(QWidget *parent)
{
    auto *area = new QScrollArea(parent);
    area->setWidgetResizable(true);
    area->setFocusPolicy(Qt::NoFocus);
    return area;
}

void putInto(QScrollArea *area, QWidget *content)
{
    content->setProperty("surface", u"clear"_s);
    area->setWidget(content);
}

QString droppedTable(const QMimeData *data)
{
    const QList<QUrl> urls = data->urls();
    if (urls.size() != 1 || !urls.constFirst().isLocalFile())
        return {};
    const QString path = urls.constFirst().toLocalFile();
    const QString ending = QFileInfo(path).suffix().toLower();
    return ending == "csv"_L1 || ending == "tsv"_L1 ? path : QString();
}

}  // namespace

ReportsPage::ReportsPage(const PageContext &context) : Page(context)
{
    setAcceptDrops(true);
    m_reader = new ReportReader(session(), this);
    m_filters = new ReportFilterBar(session(), this);
    connect(m_filters, &ReportFilterBar::changed, this, &ReportsPage::refresh);
    m_stack = new QStackedWidget(this);
    m_tabs = new PillTabs(this, PillTabs::Rows::AsNeeded);
    m_tabs->setContentsMargins(0, zoomed(5), 0, 0);  // in line with the taller buttons beside them
    buildTabs();
    m_table = makeButton(ButtonKind::Quiet, {}, this);
    m_export = makeButton(ButtonKind::Plain, {}, this);
    auto *menu = new QMenu(m_export);
    for (const QString &ending : reportEndings())
        menu->addAction(ending.toUpper(), this, [this, ending] { chooseExport(ending); });
    m_export->setMenu(menu);
    connect(m_table, &QPushButton::clicked, this, &ReportsPage::chooseTable);
    connect(m_tabs, &PillTabs::currentChanged, this, &ReportsPage::showTab);

    auto *top = new QHBoxLayout;
    top->setSpacing(zoomed(8));
    top->addWidget(m_tabs, 1);
    top->addWidget(m_table);
    top->addWidget(m_export);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(zoomed(14), zoomed(14), zoomed(14), zoomed(14));
    column->setSpacing(zoomed(14));
    column->addLayout(top);
    column->addWidget(new ReadingBar(*m_reader, this));
    column->addWidget(m_stack, 1);

    m_refreshSoon.setSingleShot(true);
    m_refreshSoon.setInterval(kRefreshDelayMs);
    connect(&m_refreshSoon, &QTimer::timeout, this, &ReportsPage::refresh);
    m_follow.setInterval(kFollowMs);
    connect(&m_follow, &QTimer::timeout, this, &ReportsPage::follow);
    connect(&session(), &ProjectSession::dataChanged, this, [this] {
        if (m_active)
            m_refreshSoon.start();
    });
    connect(&session(), &ProjectSession::closed, this, &ReportsPage::showWhatThereIs);
    addCommands();
    retranslate();
    showWhatThereIs();
}

void ReportsPage::buildTabs()
{
    for (int tab = 0; tab < kTabs; ++tab) {
        m_views << nullptr;
        m_areas << emptyArea(this);
        m_stack->addWidget(m_areas.constLast());
    }
    m_ratingsArea = emptyArea(this);
    m_stack->addWidget(m_ratingsArea);
    m_empty = new EmptyState(this);
    connect(m_empty, &EmptyState::actionRequested, this, &ReportsPage::chooseTable);
    m_stack->addWidget(m_empty);
}

RatingTableBoard *ReportsPage::ratings()
{
    if (m_ratings)
        return m_ratings;
    m_ratings = new RatingTableBoard(session().jobs(), this);
    putInto(m_ratingsArea, m_ratings);
    connect(m_ratings, &RatingTableBoard::failed, this, [this](const Error &error) { shell().showError(error); });
    connect(m_ratings, &RatingTableBoard::loaded, this, [this] {
        m_tableOpen = true;
        showWhatThereIs();
    });
    connect(m_ratings, &RatingTableBoard::closeRequested, this, [this] {
        m_tableOpen = false;
        showWhatThereIs();
    });
    return m_ratings;
}

ReportView *ReportsPage::makeView(int tab)
{
    switch (tab) {
    case 0:
        return new OverviewView(*m_reader, this);
    case 1:
        return new AgreementView(*m_reader, this);
    case 2:
        return new DatasetView(*m_reader, this);
    case 3:
        return new ProgressView(*m_reader, this);
    case 4:
        return new SpotChecksView(*m_reader, this);
    case 5:
        return new AnnotatorsView(*m_reader, this);
    case 6:
        return new DetectorEffectView(*m_reader, this);
    default:
        return makeTables();
    }
}

ReportView *ReportsPage::makeTables()
{
    auto *tables = new TablesView(*m_reader, this);
    connect(tables, &TablesView::exported, this, &ReportsPage::tellSaved);
    return tables;
}

void ReportsPage::tellSaved(const QString &path)
{
    shell().showNotice([path] { return tr("The report is in %1.").arg(path); });
}

ReportView *ReportsPage::view(int tab)
{
    if (m_views[tab])
        return m_views[tab];
    ReportView *view = makeView(tab);
    m_views[tab] = view;
    putInto(m_areas[tab], view);
    connect(view, &ReportView::failed, this, [this](const Error &error) { shell().showError(error); });
    connect(view, &ReportView::listWanted, this, &ReportsPage::listConversations);
    connect(view, &ReportView::conversationWanted, this, &ReportsPage::showConversation);
    connect(view, &ReportView::calibrationWanted, this, &ReportsPage::calibrate);
    connect(view, &ReportView::pageWanted, this, [this](const QString &page) { shell().openPage(page); });
    return view;
}

void ReportsPage::calibrate(const QStringList &externalIds)
{
    auto *dialog = new CalibrationDialog(session(), externalIds, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &CalibrationDialog::made, this, [this](const CalibrationSet &set) {
        shell().showNotice([name = set.name] { return tr("“%1” comes first in everybody's queue.").arg(name); });
    });
    dialog->open();
}

void ReportsPage::listConversations(const QString &title, const ReportTarget &target)
{
    auto *dialog = new FigureListDialog(title, this);
    m_listed = dialog;
    connect(dialog, &FigureListDialog::itemWanted, this, [this](const QList<ConversationId> &list, int index) {
        openItem(shell(), linkTo(list, index, u"reports"_s));
    });
    connect(dialog, &FigureListDialog::failed, this, [this](const Error &error) { shell().showError(error); });
    dialog->load(*m_reader, m_filters->request().filter, target);
    dialog->open();
}

void ReportsPage::showConversation(const QString &externalId)
{
    openItem(shell(), {.item = {}, .name = externalId, .page = u"reports"_s});
}

void ReportsPage::addCommands()
{
    const auto group = [] { return tr("Reports"); };
    actions().add(
        u"reports.export"_s, [] { return tr("Save the report…"); }, group, QKeySequence(u"Ctrl+E"_s), this,
        [this] { chooseExport(reportEndings().constFirst()); });
    actions().add(
        u"reports.table"_s, [] { return tr("Agreement of a table of ratings…"); }, group, QKeySequence(u"Ctrl+T"_s),
        this, [this] { chooseTable(); });
    actions().add(
        u"reports.next"_s, [] { return tr("Next report"); }, group, QKeySequence(u"Ctrl+PgDown"_s), this,
        [this] { m_tabs->choose((m_tabs->current() + 1) % m_tabs->count()); });
}

QString ReportsPage::title() const
{
    return tr("Reports");
}

QWidget *ReportsPage::headerTools()
{
    return m_filters;
}

void ReportsPage::retranslate()
{
    m_tabs->setTabs({tr("Overview"), tr("Agreement"), tr("Data set"), tr("Progress"), tr("Spot checks"),
                     tr("Annotators"), tr("Detector effect"), tr("Tables")});
    m_export->setText(tr("Export"));
    m_export->setToolTip(tr("Save all tabs as PDF, HTML, Markdown, LaTeX, CSV or JSON"));
    m_table->setText(tr("Table of ratings…"));
    m_empty->setContent(
        u"reports"_s, tr("No project is open"),
        tr("Open a project to see its reports. Or drop a table with the columns item, rater and label here: "
           "its agreement is measured without a project."),
        tr("Open a table of ratings…"));
    if (m_active)
        refresh();
}

void ReportsPage::activate(const Json &argument)
{
    m_active = true;
    if (const ConversationId at = itemToReturnTo(argument); m_listed && at)
        m_listed->resume(at);
    else if (m_listed && !m_listed->isVisible())
        m_listed->deleteLater();
    if (argument.is_object() && argument.contains("ratings") && argument["ratings"].is_string())
        openTable(fromUtf8(argument["ratings"].get<std::string>()));
    if (argument.is_object() && argument.contains("tab") && argument["tab"].is_number_integer())
        m_tabs->setCurrent(argument["tab"].get<int>());
    showWhatThereIs();
    if (!session().isOpen())
        return;
    m_follow.start();
    m_reader->ask(
        this, [](ReportService &, Storage &storage) { return readReportChoices(storage); },
        [this](const Result<ReportChoices> &choices) {
            if (!choices)
                return shell().showError(choices.error());
            m_filters->setChoices(*choices);
            m_filters->restore(settings().pageState(session().facts().location, u"reports"_s));
            refresh();
        });
}

void ReportsPage::deactivate()
{
    m_active = false;
    m_follow.stop();
    m_reader->forget();
    if (session().isOpen())
        settings().setPageState(session().facts().location, u"reports"_s, m_filters->state());
}

void ReportsPage::showWhatThereIs()
{
    const bool project = session().isOpen();
    m_filters->setVisible(project);
    m_tabs->setVisible(project && !m_tableOpen);
    const bool alone = project && session().facts().settings.alone;
    for (const int ofTeams : {1, 4, 5})
        m_tabs->setTabVisible(ofTeams, !alone);
    m_table->setVisible(project && !m_tableOpen);
    m_export->setVisible(project || m_tableOpen);
    if (m_tableOpen)
        return m_stack->setCurrentWidget(m_ratingsArea);
    if (!project)
        return m_stack->setCurrentWidget(m_empty);
    const int tab = std::max(0, m_tabs->current());
    view(tab);
    m_stack->setCurrentWidget(m_areas[tab]);
}

void ReportsPage::showTab(int index)
{
    view(index);
    m_stack->setCurrentWidget(m_areas[index]);
    refresh();
}

void ReportsPage::refresh()
{
    if (!m_active || !session().isOpen() || m_tableOpen)
        return;
    view(std::max(0, m_tabs->current()))->refresh(m_filters->request());
}

void ReportsPage::follow()
{
    if (!session().isOpen() || m_reader->isBusy())
        return;
    m_reader->ask(
        this, [](ReportService &, Storage &storage) { return BrowseService(storage).newestChange(); },
        [this](const Result<qint64> &newest) {
            if (newest && std::exchange(m_seen, *newest) != *newest)
                refresh();
        });
}

void ReportsPage::chooseExport(const QString &ending)
{
    chooseFileToSave(this, tr("Save the report"), u"report.%1"_s.arg(ending),
                     u"%1 (*.%2)"_s.arg(ending.toUpper(), ending), [this](const QString &path) { exportTo(path); });
}

void ReportsPage::exportTo(const QString &path)
{
    const auto tell = [this, path](const Result<void> &saved) {
        if (saved)
            tellSaved(path);
        else
            shell().showError(saved.error());
    };
    const TranslatableText title = [name = QFileInfo(path).fileName()] { return tr("Saving %1").arg(name); };
    if (m_tableOpen) {
        session().jobs().start(
            title, this,
            [report = m_ratings->report(), json = m_ratings->json(), path](Progress &) {
                return saveReport(report, json, path);
            },
            tell);
        return;
    }
    if (!session().isOpen())
        return;
    const QString project = QFileInfo(session().facts().location).completeBaseName();
    const QStringList below{session().facts().scheme.title.text(QLocale().name()), dateText(session().clock().nowMs())};
    session().startJob(
        title, this,
        [filter = m_filters->request().filter, parameters = m_filters->parameters(), project, below,
         path](Storage &storage, const Clock &, Progress &progress) -> Result<void> {
            ReportService service(storage, nullptr, &progress);
            ASSIGN_OR_RETURN(auto full, fullReport(service, filter, project, parameters));
            QStringList lines = below;
            if (!full.report.subtitle.isEmpty())
                lines << full.report.subtitle;
            full.report.subtitle = lines.join(u" · "_s);
            return saveReport(full.report, full.json, path);
        },
        tell);
}

void ReportsPage::chooseTable()
{
    chooseFileToOpen(this, tr("Open a table of ratings"),
                     tr("Tables with the columns item, rater, label (*.csv *.tsv)"),
                     [this](const QString &path) { openTable(path); });
}

void ReportsPage::openTable(const QString &path)
{
    ratings()->open(path);
}

void ReportsPage::dragEnterEvent(QDragEnterEvent *event)
{
    if (!droppedTable(event->mimeData()).isEmpty())
        event->acceptProposedAction();
}

void ReportsPage::dropEvent(QDropEvent *event)
{
    const QString table = droppedTable(event->mimeData());
    if (table.isEmpty())
        return event->ignore();  // what is no table is the window's
    openTable(table);
    event->acceptProposedAction();
}

}  // namespace gainsay
