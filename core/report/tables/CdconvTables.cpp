// SPDX-License-Identifier: GPL-3.0-or-later
// CDConv (Zheng et al. 2022): tables 2 to 5.
#include "core/base/Phrases.h"
#include "core/base/TranslatableText.h"
#include "core/errors/figures/ModelFigures.h"
#include "core/errors/table/PredictionRuns.h"
#include "core/report/tables/StudyTables.h"
#include "core/report/tables/TableSource.h"

#include <QRegularExpression>

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace gainsay {

namespace {

struct CdconvText {
    GAINSAY_TR(gainsay::CdconvTables)
};

// A trigger method as the paper, the public file and the trigger command call it.
struct TriggerMethod {
    QString title;
    QStringList names;
};

const QList<TriggerMethod> &triggerMethods()
{
    static const QList<TriggerMethod> methods{{u"Short"_s, {u"短句"_s, u"short"_s}},
                                              {u"Inquiring (Bot)"_s, {u"设问-bot"_s, u"inquiring-bot"_s}},
                                              {u"Inquiring (User)"_s, {u"设问-user"_s, u"inquiring-user"_s}},
                                              {u"Inquiring (User-M)"_s, {u"设问-user-v2"_s, u"inquiring-user-m"_s}},
                                              {u"Paraphrasing"_s, {u"同义-回译"_s, u"paraphrase"_s, u"paraphrasing"_s}},
                                              {u"Perturb (Synonym)"_s, {u"同义-同义词"_s, u"synonym"_s}},
                                              {u"Perturb (Antonym)"_s, {u"反义-反义词"_s, u"antonym"_s}},
                                              {u"Perturb (Negative)"_s, {u"反义-否定词"_s, u"negative"_s}}};
    return methods;
}

// The methods that are there, in the paper's order; own ones follow.
QList<TriggerMethod> methodsAmong(QStringList there)
{
    QList<TriggerMethod> found;
    for (const TriggerMethod &method : triggerMethods()) {
        TriggerMethod known{method.title, {}};
        for (const QString &name : method.names) {
            if (there.removeAll(name) > 0)
                known.names.append(name);
        }
        if (!known.names.isEmpty())
            found.append(known);
    }
    there.sort();
    for (const QString &name : std::as_const(there))
        found.append({name.isEmpty() ? CdconvText::tr("(no method)") : name, {name}});
    return found;
}

// The paper writes the names of its chatbots in capitals.
QString botTitle(const QString &bot)
{
    if (bot == u"eva"_s || bot == u"plato"_s)
        return bot.toUpper();
    return bot.isEmpty() ? CdconvText::tr("(no model)") : bot;
}

// Table 2 ------------------------------------------------------------------------------------------------------------

constexpr std::array<const char *, 4> markedLabels{"intra", "role", "history", "incoherent"};

Screening sumOf(const DatasetFigures &figures, const QStringList &methods, const QString *bot)
{
    Screening sum;
    for (const QString &method : methods) {
        const QMap<QString, Screening> models = figures.screening.value(method);
        for (const auto &[model, one] : models.asKeyValueRange()) {
            if (bot && model != *bot)
                continue;
            sum.annotated += one.annotated;
            sum.qualified += one.qualified;
            for (const auto &[mark, count] : one.marks.asKeyValueRange())
                sum.marks[mark] += count;
            for (const auto &[label, count] : one.labels.asKeyValueRange())
                sum.labels[label] += count;
        }
    }
    return sum;
}

QList<ReportCell> annotationCells(const DatasetFigures &figures, const TriggerMethod &method, const QStringList &bots)
{
    const Screening pooled = sumOf(figures, method.names, nullptr);
    // The question of Short is the same for all, written by people.
    QList<ReportCell> cells{method.title == u"Short"_s
                                ? missingCell(CdconvText::tr("u2 of Short is always the same"))
                                : shareCell(pooled.marks.value(u"not_fluent:u2"_s), pooled.annotated)};
    for (const QString &bot : bots) {
        const Screening one = sumOf(figures, method.names, &bot);
        cells.append(shareCell(one.marks.value(u"b1_intra"_s), one.annotated));
        for (const char *label : markedLabels)
            cells.append(shareCell(one.labels.value(QString::fromLatin1(label)), one.qualified));
    }
    return cells;
}

// The mean over methods of each column, as far as it is defined.
QList<ReportCell> macroAverage(const QList<QList<ReportCell>> &rows)
{
    QList<ReportCell> cells{textCell(CdconvText::tr("Macro-Average"))};
    for (qsizetype column = 1; column < rows.first().size(); ++column) {
        double sum = 0.0;
        int n = 0;
        for (const QList<ReportCell> &row : rows) {
            if (row[column].kind != ReportCell::Kind::Percent)
                continue;
            sum += row[column].value;
            ++n;
        }
        cells.append(n == 0 ? missingCell({}) : percentCell(sum / n));
    }
    return cells;
}

Result<QList<ReportTable>> annotationStatistics(TableSource &source)
{
    ASSIGN_OR_RETURN(const auto figures, source.dataset());
    QSet<QString> botNames;
    for (const auto &models : figures->screening)
        botNames.unite(QSet<QString>(models.keyBegin(), models.keyEnd()));
    QStringList bots(botNames.begin(), botNames.end());
    bots.sort();
    const QString title = CdconvText::tr("Annotation statistics for each trigger method");
    if (bots.isEmpty())
        return QList<ReportTable>{emptyTable(
            title, CdconvText::tr("Nothing was annotated in this project: what was imported tells neither what "
                                  "screening found nor what was removed."))};
    ReportTable table{title, {CdconvText::tr("Methods"), CdconvText::tr("u2 Not Fluent")}, {}, {}};
    for (const QString &bot : std::as_const(bots)) {
        for (const QString &column : {u"b1 Intra"_s, u"b2 Intra"_s, u"b2 Role"_s, u"b2 History"_s, u"b2 Incoh"_s})
            table.columns.append(u"%1 %2"_s.arg(botTitle(bot), column));
    }
    for (const TriggerMethod &method : methodsAmong(figures->screening.keys()))
        table.rows.append(QList<ReportCell>{textCell(method.title)} + annotationCells(*figures, method, bots));
    table.rows.append(macroAverage(table.rows));
    table.note = CdconvText::tr("Of everything that people settled. Fluency of u2 is pooled over the chatbots; u2 and "
                                "b1 are shares of all annotated conversations, b2 of those that passed screening. The "
                                "macro-average is the mean over methods. Wilson's score interval.");
    return QList<ReportTable>{table};
}

// Table 3 ------------------------------------------------------------------------------------------------------------

QList<DatasetPart> partsOf(const Dataset &dataset)
{
    QList<DatasetPart> parts = dataset.models.values();
    parts.append(dataset.all);
    return parts;
}

template <class CellOf>
QList<ReportCell> rowOver(const QString &name, const QList<DatasetPart> &parts, const CellOf &cellOf)
{
    QList<ReportCell> row{textCell(name)};
    for (const DatasetPart &part : parts)
        row.append(cellOf(part));
    return row;
}

void addHeading(ReportTable &table, const QString &heading)
{
    QList<ReportCell> row{textCell(heading)};
    row.resize(table.columns.size(), textCell({}));
    table.rows.append(row);
}

// Shares of `labels` among all of them.
void addShares(ReportTable &table, const QList<DatasetPart> &parts, const QList<QPair<QString, QString>> &labels,
               const std::function<CountByName(const DatasetPart &)> &countsOf)
{
    for (const auto &[label, title] : labels) {
        table.rows.append(rowOver(title, parts, [&, label = label](const DatasetPart &part) {
            const CountByName counts = countsOf(part);
            qint64 total = 0;
            for (const auto &[other, otherTitle] : labels)
                total += counts.value(other);
            return shareCell(counts.value(label), total);
        }));
    }
}

Result<QList<ReportTable>> datasetStatistics(TableSource &source)
{
    ASSIGN_OR_RETURN(const auto figures, source.dataset());
    const QList<DatasetPart> parts = partsOf(figures->final);
    ReportTable table{CdconvText::tr("Statistics of the data set"), {QString()}, {}, {}};
    if (figures->final.all.conversations == 0)
        return QList<ReportTable>{emptyTable(table.title, CdconvText::tr("No conversation has a final label yet."))};
    for (const QString &bot : figures->final.models.keys())
        table.columns.append(botTitle(bot));
    table.columns.append(CdconvText::tr("Total"));
    table.rows = {
        rowOver(CdconvText::tr("# Conversations"), parts,
                [](const DatasetPart &part) { return countCell(part.conversations); }),
        rowOver(CdconvText::tr("# Positive"), parts, [](const DatasetPart &part) { return countCell(part.positive); }),
        rowOver(CdconvText::tr("# Negative"), parts, [](const DatasetPart &part) { return countCell(part.negative); })};
    addHeading(table, CdconvText::tr("Trigger Methods (Positive / Negative Samples)"));
    for (const TriggerMethod &method : methodsAmong(figures->final.all.methods.keys())) {
        table.rows.append(rowOver(u"# "_s + method.title, parts, [&](const DatasetPart &part) {
            QPair<qint64, qint64> sum{0, 0};
            for (const QString &name : method.names) {
                sum.first += part.methods.value(name).positive;
                sum.second += part.methods.value(name).negative;
            }
            return textCell(u"%1 / %2"_s.arg(sum.first).arg(sum.second));
        }));
    }
    addHeading(table, CdconvText::tr("Contradiction Categories (of Negative Samples)"));
    addShares(table, parts,
              {{u"intra"_s, CdconvText::tr("Intra-sentence")},
               {u"role"_s, CdconvText::tr("Role")},
               {u"history"_s, CdconvText::tr("History")}},
              [](const DatasetPart &part) { return part.labels; });
    addHeading(table, CdconvText::tr("Persona Labels (of History Contradiction)"));
    addShares(table, parts,
              {{u"attributes"_s, CdconvText::tr("Attributes")},
               {u"opinions"_s, CdconvText::tr("Opinions")},
               {u"experiences"_s, CdconvText::tr("Experiences")},
               {u"unrelated"_s, CdconvText::tr("Unrelated")}},
              [](const DatasetPart &part) { return part.answers.value(u"persona"_s); });
    table.note = CdconvText::tr("Positive: no contradiction. Negative: a contradiction. Wilson's score interval.");
    ReportTable lengths{CdconvText::tr("Average lengths"),
                        {CdconvText::tr("Turn"), CdconvText::tr("Utterances"), CdconvText::tr("Characters")},
                        {},
                        {}};
    for (const TurnLength &length : figures->lengths)
        lengths.rows.append({textCell(length.name), countCell(length.turns), numberCell(length.mean(), 1)});
    return QList<ReportTable>{table, lengths};
}

// Tables 4 and 5 -----------------------------------------------------------------------------------------------------

// Methods of detection in the paper's order.
const QStringList &detectionMethods()
{
    static const QStringList methods{u"Sentence Pair"_s, u"Flatten"_s, u"Hierarchical"_s};
    return methods;
}

struct NamedRun {
    QString model;
    QString method;       // of detectionMethods(), or empty
    QString pretraining;  // table 5
    QString finetuning;
    const ErrorRun *run = nullptr;
};

// "roberta flatten" → roberta, Flatten. A detector's run knows its method; a file's says it in its name.
NamedRun readName(const ErrorRun &run)
{
    NamedRun named{run.name.trimmed(), {}, {}, {}, &run};
    for (const QString &method : detectionMethods()) {
        const QString word = QRegularExpression::escape(method.toLower()).replace(u"\\ "_s, u"[ _-]?"_s);
        const QRegularExpression ending(u"[\\s·:/,_-]*\\(?%1\\)?$"_s.arg(word),
                                        QRegularExpression::CaseInsensitiveOption);
        if (const auto match = ending.match(named.model); match.hasMatch()) {
            named.model = named.model.left(match.capturedStart()).trimmed();
            named.method = method;
            break;
        }
    }
    return named;
}

// "BERT / CMNLI + OCNLI / CDConv": model, what it was pre-trained and fine-tuned on; "-" for nothing.
std::optional<NamedRun> readTraining(const ErrorRun &run)
{
    const QStringList parts = run.name.split(u'/');
    if (parts.size() != 3)
        return std::nullopt;
    return NamedRun{parts[0].trimmed(), {}, parts[1].trimmed(), parts[2].trimmed(), &run};
}

bool isNothing(const QString &part)
{
    return part.isEmpty() || part == u"-"_s || part == u"–"_s;
}

using Scores = QList<std::optional<Metric>>;

std::optional<Metric> f1Of(const ClassificationFigures &figures, const QString &label)
{
    for (const ClassFigures &one : figures.classes) {
        if (one.label == label)
            return one.f1;
    }
    return std::nullopt;
}

Scores scoresOf(const ModelFigures &figures, bool fineGrained)
{
    if (figures.all.n == 0)
        return Scores(fineGrained ? 8 : 4);
    Scores scores{figures.twoClass.accuracy, figures.twoClass.macroF1, figures.all.accuracy, figures.all.macroF1};
    if (fineGrained) {
        for (const QString &label : {u"none"_s, u"intra"_s, u"role"_s, u"history"_s})
            scores.append(f1Of(figures.all, label));
    }
    return scores;
}

QList<ReportCell> scoreCells(const Scores &scores, const QString &why)
{
    QList<ReportCell> cells;
    for (const std::optional<Metric> &score : scores)
        cells.append(!score          ? missingCell(why)
                     : !score->value ? missingCell(score->undefined)
                                     : percentCell(*score->value, score->ci));
    return cells;
}

QList<ReportCell> differenceCells(const Scores &scores, const Scores &base)
{
    QList<ReportCell> cells;
    for (qsizetype i = 0; i < scores.size(); ++i)
        cells.append(scores[i] && base[i] && scores[i]->value && base[i]->value
                         ? pointsCell(*scores[i]->value - *base[i]->value)
                         : textCell({}));
    return cells;
}

QString intervalNote(const QString &note, qint64 contexts)
{
    return contexts > 0 ? sentences({note, contextNote(contexts)}) : note;
}

Result<QList<ReportTable>> detectionResults(TableSource &source)
{
    ASSIGN_OR_RETURN(const auto errors, source.errors());
    ASSIGN_OR_RETURN(const auto rows, source.rows());
    ASSIGN_OR_RETURN(const auto contexts, source.contextGroups());
    QMap<QString, QList<NamedRun>> models;
    for (const ErrorRun &run : errors->runs) {
        if (const NamedRun named = readName(run); !readTraining(run) || !named.method.isEmpty())
            models[named.model].append(named);
    }
    ReportTable table{CdconvText::tr("Experimental results"),
                      {CdconvText::tr("Models"), CdconvText::tr("Methods"), CdconvText::tr("2-class Acc"),
                       CdconvText::tr("2-class F1"), CdconvText::tr("4-class Acc"), CdconvText::tr("4-class F1"),
                       CdconvText::tr("F1 Non"), CdconvText::tr("F1 Intra"), CdconvText::tr("F1 Role"),
                       CdconvText::tr("F1 History")},
                      {},
                      {}};
    if (models.isEmpty())
        return QList<ReportTable>{emptyTable(table.title, CdconvText::tr("No model has labelled this project yet: let "
                                                                         "a detector do so, or import predictions."))};
    const QString unjudged = CdconvText::tr("no conversation has both this label and a prediction");
    qint64 shared = 0;
    for (auto &&[model, runs] : models.asKeyValueRange()) {
        const auto place = [](const NamedRun &run) { return detectionMethods().indexOf(run.method); };
        std::stable_sort(runs.begin(), runs.end(),
                         [&](const NamedRun &a, const NamedRun &b) { return place(a) < place(b); });
        std::optional<Scores> base;
        for (const NamedRun &run : std::as_const(runs)) {
            const ModelFigures figures = figuresOf(*errors, *run.run, rows, *contexts, source.options().bootstrap);
            shared = std::max(shared, figures.contexts);
            const Scores scores = scoresOf(figures, true);
            table.rows.append(QList<ReportCell>{textCell(model), textCell(run.method)} + scoreCells(scores, unjudged));
            if (run.method == detectionMethods().first())
                base = scores;
            else if (base && !run.method.isEmpty())
                table.rows.append(QList<ReportCell>{textCell({}), textCell(CdconvText::tr("difference"))} +
                                  differenceCells(scores, *base));
        }
    }
    table.note = intervalNote(
        CdconvText::tr("Differences to Sentence Pair in percentage points. A run's method is the detector's, "
                       "or the end of its name: “roberta flatten”. F1 over classes is their mean."),
        shared);
    return QList<ReportTable>{table};
}

Result<QList<ReportTable>> pretrainingResults(TableSource &source)
{
    ASSIGN_OR_RETURN(const auto errors, source.errors());
    ASSIGN_OR_RETURN(const auto rows, source.rows());
    ASSIGN_OR_RETURN(const auto contexts, source.contextGroups());
    QMap<QString, QList<NamedRun>> models;
    // Newest first; in the paper's order they were imported in that of its lines.
    for (auto run = errors->runs.crbegin(); run != errors->runs.crend(); ++run) {
        if (const auto named = readTraining(*run); named && readName(*run).method.isEmpty())
            models[named->model].append(*named);
    }
    ReportTable table{CdconvText::tr("Experimental results of NLI pre-training"),
                      {CdconvText::tr("Models"), CdconvText::tr("Pre-training"), CdconvText::tr("Fine-tuning"),
                       CdconvText::tr("2-class Acc"), CdconvText::tr("2-class F1"), CdconvText::tr("4-class Acc"),
                       CdconvText::tr("4-class F1")},
                      {},
                      {}};
    if (models.isEmpty())
        return QList<ReportTable>{emptyTable(
            table.title, CdconvText::tr("No run tells what it was trained on. Name runs “BERT / CMNLI + OCNLI / "
                                        "CDConv”: model, pre-training, fine-tuning; “-” where there was none."))};
    qint64 shared = 0;
    for (auto &&[model, runs] : models.asKeyValueRange()) {
        std::optional<Scores> base;
        // Without fine-tuning first, then what the others are compared with.
        const auto place = [](const NamedRun &run) {
            return isNothing(run.finetuning) ? 0 : isNothing(run.pretraining) ? 1 : 2;
        };
        std::stable_sort(runs.begin(), runs.end(),
                         [&](const NamedRun &a, const NamedRun &b) { return place(a) < place(b); });
        for (const NamedRun &run : std::as_const(runs)) {
            const ModelFigures figures = figuresOf(*errors, *run.run, rows, *contexts, source.options().bootstrap);
            shared = std::max(shared, figures.contexts);
            Scores scores = scoresOf(figures, false);
            if (place(run) == 0)
                scores[2] = scores[3] = std::nullopt;
            const auto named = [](const QString &part) { return textCell(isNothing(part) ? u"-"_s : part); };
            table.rows.append(
                QList<ReportCell>{textCell(model), named(run.pretraining), named(run.finetuning)} +
                scoreCells(scores, CdconvText::tr("a model that was not fine-tuned knows two classes only")));
            if (place(run) == 1)
                base = scores;
            else if (base && place(run) == 2)
                table.rows.append(
                    QList<ReportCell>{textCell({}), textCell({}), textCell(CdconvText::tr("difference"))} +
                    differenceCells(scores, *base));
        }
    }
    table.note = intervalNote(CdconvText::tr("Differences to no pre-training in percentage points."), shared);
    return QList<ReportTable>{table};
}

}  // namespace

Study cdconvStudy()
{
    return {u"cdconv"_s,
            u"CDConv"_s,
            u"CDConv: A Benchmark for Contradiction Detection in Chinese Conversations (EMNLP 2022)"_s,
            {u"cdconv"_s},
            {{u"2"_s, CdconvText::tr("Annotation statistics"), annotationStatistics},
             {u"3"_s, CdconvText::tr("Statistics of CDConv"), datasetStatistics},
             {u"4"_s, CdconvText::tr("Experimental results"), detectionResults},
             {u"5"_s, CdconvText::tr("NLI pre-training"), pretrainingResults}}};
}

}  // namespace gainsay
