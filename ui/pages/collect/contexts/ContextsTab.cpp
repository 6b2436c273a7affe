// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/collect/contexts/ContextsTab.h"

#include "core/base/Phrases.h"
#include "core/io/Formats.h"
#include "ui/page/Page.h"
#include "ui/pages/collect/form/CollectForm.h"
#include "ui/pages/collect/tab/SendConsent.h"
#include "ui/session/ProjectSession.h"
#include "ui/theme/Theme.h"
#include "ui/widgets/ElidedCombo.h"
#include "ui/widgets/EmptyState.h"

#include <QCheckBox>
#include <QComboBox>
#include <QCryptographicHash>
#include <QDir>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QLocale>
#include <QPushButton>
#include <QSpinBox>
#include <QStandardPaths>
#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace gainsay {

namespace {

constexpr int mostPerDistance = 100'000;
constexpr int mostTried = 1000;
constexpr qsizetype namedProblems = 3;
constexpr qsizetype shownExamples = 3;  // of what would be sent

// Where scores of a pool are kept, so that a run that was stopped goes on, also after the program ended.
QString scoresOf(const QString &pool)
{
    const QString folder = QStandardPaths::writableLocation(QStandardPaths::CacheLocation) + u"/fqness"_s;
    if (!QDir().mkpath(folder))
        return {};
    const QByteArray name = QCryptographicHash::hash(pool.toUtf8(), QCryptographicHash::Sha256).toHex().left(16);
    return folder + u'/' + QString::fromLatin1(name) + u".jsonl"_s;
}

QSpinBox *makeNumber(int lowest, int highest, int value, QWidget *parent)
{
    auto *field = new QSpinBox(parent);
    field->setRange(lowest, highest);
    field->setValue(value);
    return field;
}

Result<std::shared_ptr<const ContextPool>> poolIn(const QString &path, const QList<int> &distances, Progress &progress)
{
    ImportOptions options;
    ASSIGN_OR_RETURN(options.format, chosenFormat(path, autoFormat.toString()));
    ASSIGN_OR_RETURN(const auto reader, openImport(path, options));
    ASSIGN_OR_RETURN(auto pool, readPool(
                                    *reader, distances, [](const RowError &) {}, progress));
    return std::make_shared<const ContextPool>(std::move(pool));
}

struct ContextRun {
    std::shared_ptr<const ContextPool> pool;
    RgmCollectRequest request;
    CollectTools tools;
    QString scorer;
    QStringList bots;
    QString scores;
    QString user;
};

struct ContextOutcome {
    RgmCollectReport report;
    QStringList problems;  // the first ones
};

Result<ContextOutcome> runCollection(ContextRun run, Storage &storage, const Clock &clock, Progress &progress)
{
    ContextOutcome outcome;
    run.request.problem = [&](const QString &problem) {
        if (outcome.problems.size() < namedProblems)
            outcome.problems.append(problem);
    };
    ASSIGN_OR_RETURN(const auto scorer, openBot(run.scorer, run.tools.bots));
    QList<BotPtr> bots;
    for (const QString &name : std::as_const(run.bots)) {
        ASSIGN_OR_RETURN(auto bot, openBot(name, run.tools.bots));
        bots.append(std::move(bot));
    }
    std::unique_ptr<Detector> detector;
    const bool weighs = run.request.candidates > 1 && run.request.rule == CandidateRule::MostContradictory;
    if (weighs && run.tools.detectors) {
        ASSIGN_OR_RETURN(detector, run.tools.detectors->open({}));
    }
    ASSIGN_OR_RETURN(const auto log, FqnessLog::open(run.scores));
    ASSIGN_OR_RETURN(outcome.report, RgmCollectService(storage, clock, run.user)
                                         .run(*run.pool, *scorer, bots, detector.get(), *log, run.request, progress));
    return outcome;
}

}  // namespace

ContextsTab::ContextsTab(const PageContext &context, const CollectTools &tools, QWidget *parent)
    : CollectTab(context, tools, parent)
{
    m_empty = new EmptyState(this);
    m_work = new QWidget(this);
    m_form = new CollectForm(m_work);
    makeFields();
    fillScrollingColumn(m_work, {m_form});
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_work);
    column->addWidget(m_empty);
    connect(m_empty, &EmptyState::actionRequested, this, [this] { shell().openPage(u"home"_s, {}); });
    retranslate();
}

void ContextsTab::makeFields()
{
    m_file = new FileField(m_form);
    m_batch = new QLineEdit(u"contexts"_s, m_form);
    m_scorer = new ElidedCombo(m_form);
    m_scorer->setEditable(true);
    m_scorer->lineEdit()->setTextMargins(zoomed(4), 0, 0, 0);
    m_scorer->setMinimumWidth(zoomed(260));
    m_bots = new QLineEdit(m_form);
    m_distances = new QWidget(m_form);
    auto *row = new QHBoxLayout(m_distances);
    row->setContentsMargins(0, 0, 0, 0);
    for (const int distance : {1, 3, 5}) {
        auto *box = new QCheckBox(QString::number(distance), m_distances);
        box->setChecked(true);
        row->addWidget(box);
        m_distance.append(box);
        connect(box, &QCheckBox::toggled, this, &ContextsTab::countPool);
    }
    row->addStretch();
    m_top = makeNumber(0, mostPerDistance, 100, m_form);
    m_random = makeNumber(0, mostPerDistance, 0, m_form);
    m_candidates = makeNumber(1, mostTried, 1, m_form);
    m_rule = new ElidedCombo(m_form);
    for (const CandidateRule rule : {CandidateRule::MostContradictory, CandidateRule::Likeliest})
        m_rule->addItem({}, int(rule));
    m_rule->setMinimumWidth(zoomed(320));
    m_seed = makeNumber(0, 1'000'000'000, 1, m_form);
    for (QWidget *field : std::initializer_list<QWidget *>{m_file, m_batch, m_scorer, m_bots, m_distances, m_top,
                                                           m_random, m_candidates, m_rule, m_seed})
        m_form->addField(field);
    m_start = m_form->addButton(true);
    connect(m_file, &FileField::chosen, this, &ContextsTab::countPool);
    connect(m_start, &QPushButton::clicked, this, &ContextsTab::collect);
    connect(m_candidates, &QSpinBox::valueChanged, this, [this](int count) { m_rule->setEnabled(count > 1); });
    m_rule->setEnabled(false);
    for (QLineEdit *field : {m_batch, m_bots})
        connect(field, &QLineEdit::textEdited, this, &ContextsTab::showPool);
}

void ContextsTab::refresh()
{
    const bool fits = session().isOpen() && session().facts().scheme.question(u"contradiction"_s);
    m_work->setVisible(fits);
    m_empty->setVisible(!fits);
    if (fits)
        fillBots();
    showPool();
}

void ContextsTab::fillBots()
{
    const QStringList names = tools().botNames ? tools().botNames() : QStringList();
    if (names == m_names && m_scorer->count() > 0)
        return;  // somebody may be typing
    m_names = names;
    const QString chosen = m_scorer->currentText();
    m_scorer->clear();
    m_scorer->addItems(names);
    m_scorer->setCurrentText(chosen.isEmpty() ? names.value(0) : chosen);
    if (m_bots->text().isEmpty())
        m_bots->setText(names.value(0));
}

QList<int> ContextsTab::chosenDistances() const
{
    QList<int> distances;
    for (const QCheckBox *box : m_distance) {
        if (box->isChecked())
            distances.append(box->text().toInt());
    }
    return distances;
}

void ContextsTab::countPool()
{
    m_pool.reset();
    m_said = nullptr;
    const QList<int> distances = chosenDistances();
    if (!m_file->path().isEmpty() && !distances.isEmpty() && session().isOpen()) {
        session().startJob(
            [] { return tr("Looking for contexts"); }, this,
            [path = m_file->path(), distances](Storage &, const Clock &, Progress &progress) {
                return poolIn(path, distances, progress);
            },
            [this, path = m_file->path(), distances](const Result<std::shared_ptr<const ContextPool>> &pool) {
                if (path != m_file->path() || distances != chosenDistances())
                    return;
                if (pool)
                    m_pool = *pool;
                else
                    shell().showError(pool.error());
                showPool();
            });
    }
    showPool();
}

void ContextsTab::showPool()
{
    const QLocale locale;
    const bool ready = m_pool && !m_pool->contexts.isEmpty() && !m_batch->text().trimmed().isEmpty() &&
                       !m_bots->text().trimmed().isEmpty();
    m_start->setEnabled(ready && !m_running);
    if (m_running)
        return m_form->say(tr("Collecting. What is made is stored as it comes; a run that is stopped goes on with the "
                              "same fields."));
    if (m_said)
        return m_form->say(m_said());
    if (m_file->path().isEmpty())
        return m_form->say(tr("Choose a file with dialogues, in any format that the import reads. Nothing is sent to a "
                              "bot before you start."));
    if (!m_pool)
        return m_form->say(chosenDistances().isEmpty() ? tr("Choose at least one distance.") : tr("Reading…"));
    if (m_pool->contexts.isEmpty())
        return m_form->say(tr("No utterance of these dialogues asks about an earlier statement of the other speaker at "
                              "these distances. Questions are told by their question marks."),
                           true);
    QStringList counts;
    for (const auto &[distance, count] : m_pool->byDistance().asKeyValueRange())
        counts.append(tr("%1 at distance %2").arg(locale.toString(count), locale.toString(distance)));
    m_form->say(tr("Contexts that end in a question: %1.").arg(listing(counts)));
}

RgmCollectRequest ContextsTab::request() const
{
    RgmCollectRequest made;
    made.source = QFileInfo(m_file->path()).fileName();
    made.batch = m_batch->text().trimmed();
    made.top = m_top->value();
    made.random = m_random->value();
    made.seed = quint64(m_seed->value());
    made.candidates = m_candidates->value();
    made.rule = CandidateRule(m_rule->currentData().toInt());
    return made;
}

void ContextsTab::collect()
{
    ContextRun run;
    run.pool = m_pool;
    run.request = request();
    run.tools = tools();
    run.scorer = m_scorer->currentText().trimmed();
    for (const QString &name : m_bots->text().split(u',', Qt::SkipEmptyParts))
        run.bots.append(name.trimmed());
    run.scores = scoresOf(m_file->path());
    run.user = session().user() ? session().user()->name : QString();
    Sending sending{run.bots + QStringList{run.scorer},
                    u"contexts"_s,
                    tr("contexts out of the pool of dialogues, and their questions to be scored"),
                    {}};
    for (const PooledContext &context : m_pool->contexts.first(std::min(shownExamples, m_pool->contexts.size())))
        sending.examples.append(m_pool->dialogues[context.dialogue].turns[context.question].text);
    askBeforeSending(context(), tools().source, this, sending, [this, run] {
        if (m_running || !session().isOpen())
            return;
        m_running = true;
        showPool();
        session().startJob([] { return tr("Collecting replies to contexts"); }, this,
                           [run](Storage &storage, const Clock &clock, Progress &progress) {
                               return runCollection(run, storage, clock, progress);
                           },
                           [this, run](const Result<ContextOutcome> &outcome) {
                               m_running = false;
                               if (outcome)
                                   m_said = [outcome = *outcome, batch = run.request.batch] {
                                       return inWords(outcome.report, batch, outcome.problems);
                                   };
                               else
                                   shell().showError(outcome.error());
                               showPool();
                           });
    });
}

QString ContextsTab::inWords(const RgmCollectReport &report, const QString &batch, const QStringList &problems)
{
    const QLocale locale;
    QStringList said{report.cancelled ? tr("Stopped.") : QString(),
                     tr("%1 items made for %2 contexts, in the batch %3.")
                         .arg(locale.toString(report.added), locale.toString(report.chosen), batch)};
    if (report.alreadyThere > 0)
        said.append(tr("%1 were there already.").arg(locale.toString(report.alreadyThere)));
    if (report.failed > 0)
        said.append(tr("%1 failed:").arg(locale.toString(report.failed)));
    said.removeAll(QString());
    return sentences(said + problems);
}

void ContextsTab::retranslate()
{
    m_form->setHeading(tr("Contexts that ask a follow-up question"));
    m_file->setTexts(tr("Pool of dialogues"), tr("no file chosen"), tr("Choose file…"), tr("Pool of dialogues"),
                     tr("All files (*)"));
    m_form->setLabel(m_file, tr("Pool of dialogues"));
    m_file->setAccessibleName({});
    m_form->setLabel(m_batch, tr("Batch"));
    m_form->setLabel(m_scorer, tr("FQness by"));
    m_form->setLabel(m_bots, tr("Replies by"));
    m_bots->setPlaceholderText(tr("names of bots, commas between them"));
    m_form->setLabel(m_distances, tr("Distances"));
    for (QCheckBox *box : std::as_const(m_distance))
        box->setAccessibleName(tr("Distance %1").arg(box->text()));
    m_form->setLabel(m_top, tr("Highest per distance"));
    m_form->setLabel(m_random, tr("Random beside them"));
    m_form->setLabel(m_candidates, tr("Candidates per reply"));
    m_form->setLabel(m_rule, tr("Kept of them"));
    m_rule->setItemText(0, tr("what the detector calls most contradictory"));
    m_rule->setItemText(1, tr("what the bot finds likeliest"));
    m_form->setLabel(m_seed, tr("Seed"));
    m_start->setText(tr("Collect"));
    m_empty->setContent(u"collect"_s, tr("Contexts are for projects with the scheme rgm"),
                        tr("Make or open one, then come back: here a pool of dialogues becomes a batch of replies to "
                           "follow-up questions."),
                        tr("Go to Home"));
    showPool();
}

}  // namespace gainsay
