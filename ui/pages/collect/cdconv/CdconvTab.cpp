// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/collect/cdconv/CdconvTab.h"

#include "core/base/Phrases.h"
#include "core/collect/Triggers.h"
#include "core/service/browse/BrowseService.h"
#include "ui/pages/collect/cdconv/CdconvForm.h"
#include "ui/pages/collect/tab/SendConsent.h"
#include "ui/theme/Theme.h"
#include "ui/widgets/Buttons.h"
#include "ui/widgets/EmptyState.h"
#include "ui/widgets/FileChoice.h"

#include <QHeaderView>
#include <QLocale>
#include <QProgressBar>
#include <QScrollArea>
#include <QStackedWidget>
#include <QTableWidget>
#include <QVBoxLayout>

namespace gainsay {

using namespace Qt::StringLiterals;

namespace {

constexpr int kPlanPauseMs = 250;
constexpr int kFormWidth = 330;

enum CdconvColumns { MethodColumn, SaidColumn, AskedColumn, CdconvColumnCount };

QLabel *wrapped(const QString &look, QWidget *parent)
{
    QLabel *label = makeLabel(look, parent);
    label->setWordWrap(true);
    return label;
}

}  // namespace

CdconvTab::CdconvTab(const PageContext &context, const CollectTools &tools, QWidget *parent)
    : CollectTab(context, tools, parent), m_desk(session(), tools)
{
    m_form = new CdconvForm(this);
    auto *area = new QScrollArea(this);
    area->setWidgetResizable(true);
    area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    area->setFocusPolicy(Qt::NoFocus);
    area->setFixedWidth(zoomed(kFormWidth));
    m_form->setMinimumWidth(0);
    area->setWidget(m_form);
    auto *right = new QVBoxLayout;
    right->setSpacing(zoomed(14));
    right->addWidget(buildPreview(), 1);
    right->addWidget(buildRun());
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(zoomed(14));
    row->addWidget(area);
    row->addLayout(right, 1);
    m_planSoon.setSingleShot(true);
    m_planSoon.setInterval(kPlanPauseMs);
    connect(&m_planSoon, &QTimer::timeout, this, &CdconvTab::showPlan);
    connectDesk();
    retranslate();
}

Card *CdconvTab::buildPreview()
{
    m_preview = new Card(this);
    m_empty = new EmptyState(m_preview);
    m_table = new QTableWidget(0, CdconvColumnCount, m_preview);
    m_table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    m_table->setShowGrid(false);
    m_table->setTabKeyNavigation(false);
    m_table->setWordWrap(true);
    m_table->verticalHeader()->hide();
    m_table->verticalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_table->horizontalHeader()->setSectionResizeMode(QHeaderView::Stretch);
    m_table->horizontalHeader()->setSectionResizeMode(MethodColumn, QHeaderView::ResizeToContents);
    m_table->horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    m_previewPages = new QStackedWidget(m_preview);
    m_previewPages->addWidget(m_empty);
    m_previewPages->addWidget(m_table);
    m_preview->body()->addWidget(m_previewPages, 1);
    return m_preview;
}

Card *CdconvTab::buildRun()
{
    m_run = new Card(this);
    m_estimate = wrapped(u"muted"_s, m_run);
    m_progress = new QProgressBar(m_run);
    m_progress->setTextVisible(false);
    m_start = makeButton(ButtonKind::Primary, {}, m_run);
    m_cancel = makeButton(ButtonKind::Plain, {}, m_run);
    m_result = wrapped(u"plain"_s, m_run);
    m_assign = makeButton(ButtonKind::Plain, {}, m_run);
    m_tables = makeButton(ButtonKind::Plain, {}, m_run);
    auto *top = new QHBoxLayout;
    top->setSpacing(zoomed(10));
    top->addWidget(m_estimate, 1);
    top->addWidget(m_cancel);
    top->addWidget(m_start);
    auto *way = new QHBoxLayout;
    way->setSpacing(zoomed(10));
    way->addStretch();
    way->addWidget(m_assign);
    way->addWidget(m_tables);
    m_run->body()->addLayout(top);
    m_run->body()->addWidget(m_progress);
    m_run->body()->addWidget(m_result);
    m_run->body()->addLayout(way);
    for (QWidget *later : {static_cast<QWidget *>(m_result), static_cast<QWidget *>(m_assign),
                           static_cast<QWidget *>(m_tables), static_cast<QWidget *>(m_cancel)})
        later->hide();
    // Its place stays, so that nothing moves when a run begins.
    QSizePolicy keeps = m_progress->sizePolicy();
    keeps.setRetainSizeWhenHidden(true);
    m_progress->setSizePolicy(keeps);
    m_progress->hide();
    connect(m_start, &QPushButton::clicked, this, [this] { start(); });
    connect(m_cancel, &QPushButton::clicked, this, [this] { m_desk.cancel(); });
    connect(m_assign, &QPushButton::clicked, this, [this] { shell().openPage(u"team"_s, {{"begin", "plan"}}); });
    connect(m_tables, &QPushButton::clicked, this, [this] { shell().openPage(u"reports"_s); });
    return m_run;
}

void CdconvTab::connectDesk()
{
    connect(m_form, &CdconvForm::changed, &m_planSoon, qOverload<>(&QTimer::start));
    connect(m_form, &CdconvForm::fileWanted, this, &CdconvTab::chooseFile);
    connect(m_form, &CdconvForm::projectWanted, this, [this](const QString &batch) { m_desk.readProject(batch); });
    connect(m_empty, &EmptyState::actionRequested, this, &CdconvTab::chooseFile);
    connect(&m_desk, &CdconvDesk::sourceRead, this, &CdconvTab::showSource);
    connect(&m_desk, &CdconvDesk::sampled, this, &CdconvTab::showSamples);
    connect(&m_desk, &CdconvDesk::runningChanged, this, &CdconvTab::showRunning);
    connect(&m_desk, &CdconvDesk::progressed, this, [this] {
        const std::optional<double> share = m_desk.progress();
        m_progress->setRange(0, share ? 1000 : 0);
        m_progress->setValue(share ? int(*share * 1000) : 0);
    });
    connect(&m_desk, &CdconvDesk::finished, this,
            [this](const CdconvCollectReport &report, const QString &batch, const QString &firstProblem) {
                m_outcome = [=] { return inWords(report, batch, firstProblem); };
                m_result->setText(m_outcome());
                m_result->show();
                const bool any = report.added + report.alreadyThere > 0;
                m_assign->setVisible(any);
                m_tables->setVisible(any);
            });
    connect(&m_desk, &CdconvDesk::refused, this, [this](const Error &error) {
        if (error.kind != ErrorKind::Cancelled)
            shell().showError(error);
    });
}

void CdconvTab::chooseFile()
{
    chooseFileToOpen(window(), tr("Opening utterances"), tr("Utterances (*.jsonl *.txt);;All files (*)"),
                     [this](const QString &path) { m_desk.readFile(path); });
}

// What was read and made belongs to the project that was open then.
void CdconvTab::forgetOtherProject()
{
    if (m_location == session().facts().location)
        return;
    m_location = session().facts().location;
    m_result->hide();
    m_assign->hide();
    m_tables->hide();
    m_desk.forget();
}

void CdconvTab::refresh()
{
    if (!session().isOpen())
        return;
    forgetOtherProject();
    m_form->setBots(tools().botNames ? tools().botNames() : QStringList());
    session().run(
        this,
        [source = tools().source](Storage &storage, const Clock &) -> Result<Found> {
            Found found;
            ASSIGN_OR_RETURN(found.batches, BrowseService(storage).batches());
            if (source) {
                ASSIGN_OR_RETURN(found.servers, source->registry().all());
            }
            return found;
        },
        [this](const Result<Found> &found) {
            if (!found) {
                shell().showError(found.error());
                return;
            }
            QStringList names;
            for (const Batch &batch : found->batches)
                names.append(batch.name);
            m_form->setBatches(names);
            m_desk.setServers(found->servers);
            showPlan();
        });
    showPlan();
}

QString CdconvTab::sourceInWords() const
{
    const OpeningSource &source = m_desk.source();
    int asking = 0;
    int telling = 0;
    for (const Opening &opening : source.openings) {
        const OpeningKind kind = openingKind(opening.u1);
        asking += kind == OpeningKind::AsksOther ? 1 : 0;
        telling += kind == OpeningKind::TellsSelf ? 1 : 0;
    }
    QStringList said;
    if (!source.openings.isEmpty())
        said.append(tr("%1 openings: %2 ask the other one, %3 tell something of oneself.")
                        .arg(QLocale().toString(source.openings.size()), QLocale().toString(asking),
                             QLocale().toString(telling)));
    if (source.rejected > 0)
        said.append(tr("%1 rows could not be taken; the first: %2")
                        .arg(QLocale().toString(source.rejected), source.firstProblem));
    return sentences(said);
}

void CdconvTab::showSource()
{
    m_form->showSource(sourceInWords());
    if (!m_desk.source().openings.isEmpty())
        m_form->suggestBatch(tr("collected-%1").arg(session().clock().nowMs() / 1000 % 100000));
    showPlan();
}

void CdconvTab::showSamples(const QList<TriggerSample> &samples)
{
    m_table->setRowCount(int(samples.size()));
    for (int row = 0; row < samples.size(); ++row) {
        const TriggerSample &sample = samples[row];
        const bool first = row == 0 || samples[row - 1].method != sample.method;
        m_table->setItem(row, MethodColumn, new QTableWidgetItem(first ? triggerTitle(sample.method) : QString()));
        m_table->setItem(row, SaidColumn, new QTableWidgetItem(sample.said));
        auto *asked = new QTableWidgetItem(sample.u2.isEmpty() ? sample.skipped : sample.u2);
        if (sample.u2.isEmpty())
            asked->setFlags(asked->flags() & ~Qt::ItemIsEnabled);
        m_table->setItem(row, AskedColumn, asked);
    }
    m_previewPages->setCurrentWidget(samples.isEmpty() ? static_cast<QWidget *>(m_empty) : m_table);
}

QString CdconvTab::lacking(const CdconvPlan &plan) const
{
    if (!session().facts().scheme.question(u"category"_s))
        return tr("This project asks other questions than CDConv's. Make a project with the scheme cdconv to collect "
                  "into.");
    if (m_desk.source().openings.isEmpty())
        return tr("Choose where the opening utterances come from.");
    if (plan.bots.isEmpty())
        return tr("Tick a chatbot.");
    if (plan.methods.isEmpty())
        return tr("Tick a trigger method.");
    if (plan.batch.isEmpty())
        return tr("Name the batch that the conversations go to.");
    if (m_desk.estimate(plan).conversations == 0)
        return tr("None of the openings suits these methods. Tick others, or take all openings.");
    return {};
}

void CdconvTab::showPlan()
{
    if (!session().isOpen())
        return;
    const CdconvPlan plan = m_form->plan();
    const QString missing = lacking(plan);
    m_start->setEnabled(missing.isEmpty() && !m_desk.isRunning());
    if (missing.isEmpty()) {
        const CdconvCollectEstimate estimate = m_desk.estimate(plan);
        QStringList said{tr("At most %1 conversations by %2 replies, about %3 tokens read and at most %4 written.")
                             .arg(QLocale().toString(estimate.conversations), QLocale().toString(estimate.calls),
                                  QLocale().toString(estimate.tokensIn), QLocale().toString(estimate.tokensOut))};
        for (const auto &[currency, amount] : estimate.cost.asKeyValueRange())
            said.append(tr("It costs at most %1 %2.").arg(QLocale().toString(amount, 'g', 3), currency));
        for (const QString &bot : plan.bots) {
            const Result<BotSpec> spec = parseBotSpec(bot);
            if (spec && spec->kind == BotSpec::Kind::Named)
                said.append(tr("Openings and replies are sent to %1.").arg(bot));
        }
        if (!plan.writer.isEmpty())
            said.append(tr("What %1 writes for the methods comes on top; the preview goes by rules.").arg(plan.writer));
        m_estimate->setText(sentences(said));
    } else {
        m_estimate->setText(missing);
    }
    if (m_desk.source().openings.isEmpty())
        m_previewPages->setCurrentWidget(m_empty);
    else
        m_desk.sample(plan);
}

void CdconvTab::start()
{
    constexpr qsizetype shown = 3;
    const CdconvPlan plan = m_form->plan();
    Sending sending{plan.bots + QStringList{plan.writer},
                    u"openings"_s,
                    tr("opening utterances, the replies to them and the questions that are built of them"),
                    {}};
    for (const Opening &opening : m_desk.source().openings.first(std::min(shown, m_desk.source().openings.size())))
        sending.examples.append(opening.u1);
    askBeforeSending(context(), tools().source, this, sending, [this, plan] {
        if (!m_desk.isRunning())
            m_desk.run(plan);
    });
}

void CdconvTab::showRunning()
{
    const bool running = m_desk.isRunning();
    m_form->setBusy(running);
    m_progress->setVisible(running);
    m_cancel->setVisible(running);
    m_start->setVisible(!running);
    if (running) {
        m_result->hide();
        m_assign->hide();
        m_tables->hide();
    }
    showPlan();
}

QString CdconvTab::inWords(const CdconvCollectReport &report, const QString &batch, const QString &firstProblem)
{
    QStringList said{
        tr("%1 conversations are in batch %2.").arg(QLocale().toString(report.added + report.alreadyThere), batch)};
    if (report.cancelled)
        said.append(tr("It was stopped; start again to go on."));
    if (report.skipped > 0)
        said.append(tr("%1 times a method had nothing to ask.").arg(QLocale().toString(report.skipped)));
    if (report.failed > 0)
        said.append(
            tr("%1 replies could not be had; the first: %2").arg(QLocale().toString(report.failed), firstProblem));
    if (report.repeated > 0)
        said.append(tr("In %1 of them b2 repeats b1.").arg(QLocale().toString(report.repeated)));
    if (report.cost > 0)
        said.append(tr("Cost: %1.").arg(QLocale().toString(report.cost, 'f', 4)));
    return sentences(said + report.remarks);
}

void CdconvTab::retranslate()
{
    m_form->retranslate();
    m_form->showSource(sourceInWords());
    if (m_outcome)
        m_result->setText(m_outcome());
    m_preview->setHeading(tr("What the methods make of ten openings"));
    m_empty->setContent(u"collect"_s, tr("Make conversations with chatbots"),
                        tr("Choose a file with one opening utterance per line, or take those of the project. Each is "
                           "put to the bot; a trigger method builds the next question, and the bot's second reply is "
                           "what people judge."),
                        tr("Choose a file…"));
    m_table->setHorizontalHeaderLabels({tr("Method"), tr("From u1 or b1"), tr("The next question (u2)")});
    m_table->setAccessibleName(tr("What the methods make of ten openings"));
    m_run->setAccessibleName(tr("Collecting"));
    m_progress->setAccessibleName(tr("How far the collection is"));
    m_start->setText(tr("Collect"));
    m_cancel->setText(tr("Stop"));
    m_assign->setText(tr("Plan who labels…"));
    m_tables->setText(tr("Reports and tables"));
    m_planSoon.start();
}

}  // namespace gainsay
