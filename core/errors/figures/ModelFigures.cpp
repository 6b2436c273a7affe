// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/errors/figures/ModelFigures.h"

#include "core/base/Phrases.h"
#include "core/base/TranslatableText.h"
#include "core/stats/predictions/ClusteredConfusion.h"

using namespace Qt::StringLiterals;

namespace gainsay {

namespace {

struct FiguresText {
    GAINSAY_TR(gainsay::ModelFigures)
};

ReportCell shareOf(const Metric &metric)
{
    return metric.value ? percentCell(*metric.value, metric.ci) : missingCell(metric.undefined);
}

ErrorFilter wrongAnywhere(const QString &run)
{
    ErrorFilter filter;
    filter.runs.append({run, {}, false, LabelSetting::All, {}, {}});
    return filter;
}

const ClassFigures *classOf(const ClassificationFigures &figures, const QString &label)
{
    for (const ClassFigures &one : figures.classes) {
        if (one.label == label)
            return &one;
    }
    return nullptr;
}

}  // namespace

QString twoClassName(bool contradiction)
{
    return contradiction ? FiguresText::tr("contradiction") : FiguresText::tr("none");
}

ConfusionTable confusionOf(const ErrorTable &table, const JudgedCounts &counts, LabelSetting setting)
{
    const QStringList &labels = table.rows.labels;
    const auto name = [&](qsizetype label) {
        return setting == LabelSetting::All ? labels[label] : twoClassName(table.isContradiction(quint8(label)));
    };
    const auto count = [&](qsizetype gold, qsizetype said) { return counts.at(gold, said); };
    ConfusionTable confusion;
    // Labels that occur, in the scheme's order.
    for (qsizetype label = 0; label < labels.size(); ++label) {
        bool occurs = false;
        for (qsizetype other = 0; other < labels.size(); ++other)
            occurs = occurs || count(label, other) > 0 || count(other, label) > 0;
        if (occurs)
            confusion.add(name(label), name(label), 0);
    }
    for (qsizetype gold = 0; gold < labels.size(); ++gold) {
        for (qsizetype said = 0; said < labels.size(); ++said) {
            if (count(gold, said) > 0)
                confusion.add(name(gold), name(said), count(gold, said));
        }
    }
    return confusion;
}

namespace {

struct DrawnFigures {
    ClassificationFigures figures;
    qint64 contexts = 0;  // as in ModelFigures
};

DrawnFigures drawnFigures(const ErrorTable &table, const ErrorRun &run, const RowSet &rows,
                          const ConfusionTable &confusion, LabelSetting setting, const ContextGroups &contexts,
                          const BootstrapOptions &bootstrap)
{
    std::vector<qsizetype> places;  // of the table's labels in the confusion
    for (qsizetype label = 0; label < table.rows.labels.size(); ++label)
        places.push_back(confusion.labels().indexOf(setting == LabelSetting::All
                                                        ? table.rows.labels[label]
                                                        : twoClassName(table.isContradiction(quint8(label)))));
    const qsizetype width = confusion.labels().size();
    const auto cellOf = [&](size_t row) -> std::optional<size_t> {
        if (!isJudged(table, run, row))
            return std::nullopt;
        return size_t(places[table.rows.gold[qsizetype(row)]] * width + places[run.label[qsizetype(row)]]);
    };
    if (contexts.repeats()) {
        const ClusterCounter clusters = contexts.count(rows, cellOf);
        if (clusters.repeats())
            return {classifyClusters(confusion, clusters.alike(), bootstrap), clusters.clusters()};
    }
    return {classify(confusion, bootstrap), 0};
}

}  // namespace

ModelFigures figuresOf(const ErrorTable &table, const ErrorRun &run, const RowSet &rows, const ContextGroups &contexts,
                       const BootstrapOptions &bootstrap)
{
    const JudgedCounts counts(table, run, rows);
    ModelFigures figures;
    figures.run = run.name;
    figures.twoClass = drawnFigures(table, run, rows, confusionOf(table, counts, LabelSetting::TwoClass),
                                    LabelSetting::TwoClass, contexts, bootstrap)
                           .figures;
    const ConfusionTable all = confusionOf(table, counts, LabelSetting::All);
    auto drawn = drawnFigures(table, run, rows, all, LabelSetting::All, contexts, bootstrap);
    figures.all = std::move(drawn.figures);
    figures.contexts = drawn.contexts;
    for (qsizetype gold = 0; gold < all.labels().size(); ++gold) {
        qint64 rowsOfLabel = 0;
        for (qsizetype said = 0; said < all.labels().size(); ++said)
            rowsOfLabel += all.count(gold, said);
        figures.goldLabels += rowsOfLabel > 0 ? 1 : 0;
    }
    figures.silent = counts.silent();
    if (counts.namesNoCategories()) {
        const Metric none{std::nullopt, {}, FiguresText::tr("the model names no categories; its two classes count")};
        figures.all.accuracy = none;
        figures.all.macroF1 = none;
        figures.all.classes.clear();
    }
    return figures;
}

namespace {

// Where a scheme has two labels, all classes are two classes. Chinese spells out the four of CDConv as a word.
StudyTable overallTable(const QList<ModelFigures> &models, qsizetype labels, bool hasTwoClasses, bool hasMore)
{
    StudyTable study;
    study.table.title = FiguresText::tr("Models");
    study.table.columns = {FiguresText::tr("Model"), FiguresText::tr("n"), FiguresText::tr("2-class acc."),
                           FiguresText::tr("2-class F1")};
    if (hasMore)
        study.table.columns +=
            {labels == 4 ? FiguresText::tr("4-class acc.") : FiguresText::tr("%1-class acc.").arg(labels),
             labels == 4 ? FiguresText::tr("4-class F1") : FiguresText::tr("%1-class F1").arg(labels)};
    study.table.columns.append(FiguresText::tr("Silent"));
    study.details = {1, int(study.table.columns.size()) - 1};
    study.table.note = FiguresText::tr("n has a label and the model's answer; a model is silent about the rest. A row "
                                       "lists the model's errors. Accuracy with Wilson's score interval, F1 is the "
                                       "mean over classes with a bootstrap over items, in which a replicate leaves out "
                                       "the classes that it lacks; 95 %.");
    for (const ModelFigures &model : models) {
        QList<ReportCell> cells{textCell(model.run), countCell(model.all.n)};
        if (model.all.n == 0) {
            cells += QList<ReportCell>(hasMore ? 4 : 2,
                                       missingCell(FiguresText::tr("no row has both a label and a prediction")));
        } else {
            if (hasTwoClasses)
                cells += {shareOf(model.twoClass.accuracy), shareOf(model.twoClass.macroF1)};
            else
                cells += QList<ReportCell>(2, missingCell(FiguresText::tr("no label means “no contradiction”")));
            if (hasMore)
                cells += {shareOf(model.all.accuracy), shareOf(model.all.macroF1)};
        }
        cells.append(countCell(model.silent));
        study.add(cells, wrongAnywhere(model.run));
    }
    return study;
}

// Any contradiction as one class; what is none is none with two classes and with more.
void addContradictions(StudyTable &study, const ErrorTable &table, const QList<ModelFigures> &models)
{
    for (const ModelFigures &model : models) {
        const ClassFigures *one = classOf(model.twoClass, twoClassName(true));
        if (!one)
            continue;
        ErrorFilter filter = cellFilter(table, model.run, LabelSetting::TwoClass, one->label, {});
        filter.runs = {{model.run, {}, false, LabelSetting::TwoClass, {}, {}}};
        study.add({textCell(FiguresText::tr("2-class: %1").arg(one->label)), textCell(model.run),
                   countCell(one->support), shareOf(one->precision), shareOf(one->recall), shareOf(one->f1)},
                  filter);
    }
}

StudyTable perClassTable(const QList<ModelFigures> &models, const QStringList &labels, const LabelTitles &titles)
{
    StudyTable study;
    study.table.title = FiguresText::tr("Models per class");
    study.table.columns = {FiguresText::tr("Label"),     FiguresText::tr("Model"),  FiguresText::tr("Gold"),
                           FiguresText::tr("Precision"), FiguresText::tr("Recall"), FiguresText::tr("F1")};
    study.details = {2};
    study.table.note = FiguresText::tr("Precision and recall with Wilson's score interval, F1 with a bootstrap over "
                                       "items. A row lists the errors on that label.");
    for (const QString &label : labels) {
        for (const ModelFigures &model : models) {
            const ClassFigures *one = classOf(model.all, label);
            if (!one)
                continue;
            ErrorFilter filter = wrongAnywhere(model.run);
            filter.gold = {label};
            study.add({textCell(titles ? titles(label) : label), textCell(model.run), countCell(one->support),
                       shareOf(one->precision), shareOf(one->recall), shareOf(one->f1)},
                      filter);
        }
    }
    return study;
}

}  // namespace

namespace {

void addContextNote(StudyTable &study, qint64 contexts)
{
    if (contexts > 0)
        study.table.note = sentences({study.table.note, contextNote(contexts)});
}

}  // namespace

QList<StudyTable> modelTables(const ErrorTable &table, const RowSet &rows, const LabelTitles &titles,
                              const ContextGroups &contexts, const BootstrapOptions &bootstrap)
{
    QList<ModelFigures> models;
    QStringList labels;
    for (const ErrorRun &run : table.runs) {
        models.append(figuresOf(table, run, rows, contexts, bootstrap));
        for (const ClassFigures &one : models.last().all.classes) {
            if (!labels.contains(one.label))
                labels.append(one.label);
        }
    }
    std::sort(labels.begin(), labels.end(), [&](const QString &a, const QString &b) {
        return table.rows.labels.indexOf(a) < table.rows.labels.indexOf(b);
    });
    if (models.isEmpty())
        return {};
    const bool hasTwoClasses = table.asksForContradictions();
    const bool hasMore = !hasTwoClasses || table.rows.labels.size() > 2;
    StudyTable perClass = perClassTable(models, labels, titles);
    if (hasTwoClasses && hasMore)
        addContradictions(perClass, table, models);
    // Where no model names categories, the classes are those of the gold labels.
    qsizetype classes = labels.size();
    for (const ModelFigures &model : std::as_const(models))
        classes = labels.isEmpty() ? std::max(classes, model.goldLabels) : classes;
    QList<StudyTable> tables{overallTable(models, classes, hasTwoClasses, hasMore), perClass};
    qint64 shared = 0;
    for (const ModelFigures &model : std::as_const(models))
        shared = std::max(shared, model.contexts);
    for (StudyTable &study : tables)
        addContextNote(study, shared);
    return tables;
}

StudyTable classTable(const ErrorTable &table, const ErrorRun &run, const RowSet &rows, LabelSetting setting,
                      const ContextGroups &contexts, const BootstrapOptions &bootstrap)
{
    const ConfusionTable confusion = confusionOf(table, JudgedCounts(table, run, rows), setting);
    const auto [figures, shared] = drawnFigures(table, run, rows, confusion, setting, contexts, bootstrap);
    StudyTable study;
    study.table.title = FiguresText::tr("Per class: %1").arg(run.name);
    study.table.columns = {FiguresText::tr("Label"),     FiguresText::tr("Gold"),   FiguresText::tr("Predicted"),
                           FiguresText::tr("Precision"), FiguresText::tr("Recall"), FiguresText::tr("F1")};
    study.details = {2};
    for (const ClassFigures &one : figures.classes)
        study.add({textCell(one.label), countCell(one.support), countCell(one.predicted), shareOf(one.precision),
                   shareOf(one.recall), shareOf(one.f1)},
                  cellFilter(table, run.name, setting, one.label, {}));
    addContextNote(study, shared);
    return study;
}

namespace {

// Right in the slice less right elsewhere.
LinearisedDifference againstRest(const ErrorTable &table, const ErrorRun &run, LabelSetting setting,
                                 const RowSet &slice, const ContextGroups &contexts, const JudgedCounts &inside,
                                 const JudgedCounts &everywhere)
{
    const qint64 right = inside.right(setting);
    const qint64 judged = inside.judged();
    const qint64 rightOutside = everywhere.right(setting) - right;
    const qint64 rest = everywhere.judged() - judged;
    const double share = double(right) / double(judged);
    const double shareOutside = double(rightOutside) / double(rest);
    const LinearisedDifference byRow{share - shareOutside, differenceInterval(right, judged, rightOutside, rest),
                                     twoProportions(right, judged, rightOutside, rest).p};
    if (!contexts.repeats())
        return byRow;
    const ClusterSquares varying =
        contexts.squares(RowSet(table.size(), true), [&](size_t row) -> std::optional<double> {
            if (!isJudged(table, run, row))
                return std::nullopt;
            const double hit = isRight(table, run, setting, row) ? 1.0 : 0.0;
            return slice.contains(qsizetype(row)) ? (hit - share) / double(judged)
                                                  : (shareOutside - hit) / double(rest);
        });
    return linearisedDifference(share - shareOutside, varying).value_or(byRow);
}

}  // namespace

StudyTable sliceTable(const ErrorTable &table, const ErrorRun &run, LabelSetting setting,
                      const QList<SliceRows> &slices, const ContextGroups &contexts, const BootstrapOptions &bootstrap)
{
    StudyTable study;
    study.table.title = FiguresText::tr("Slices: %1").arg(run.name);
    study.table.columns = {FiguresText::tr("Slice"),    FiguresText::tr("Rows"),     FiguresText::tr("Judged"),
                           FiguresText::tr("Accuracy"), FiguresText::tr("Macro-F1"), FiguresText::tr("vs rest"),
                           FiguresText::tr("p")};
    study.details = {1, 4};
    study.table.note = FiguresText::tr("“vs rest” is the accuracy minus that of all other rows, with Newcombe's "
                                       "interval; p by the two-proportion z test.");
    const JudgedCounts everywhere(table, run, RowSet(table.size(), true));
    qint64 shared = 0;
    for (const SliceRows &slice : slices) {
        const JudgedCounts counts(table, run, slice.rows);
        auto [figures, contextsThere] =
            drawnFigures(table, run, slice.rows, confusionOf(table, counts, setting), setting, contexts, bootstrap);
        shared = std::max(shared, contextsThere);
        if (setting == LabelSetting::All && counts.namesNoCategories()) {
            const Metric none{
                std::nullopt, {}, FiguresText::tr("the model names no categories; its two classes count")};
            figures.accuracy = none;
            figures.macroF1 = none;
        }
        const qint64 judged = counts.judged();
        const qint64 rest = everywhere.judged() - judged;
        QList<ReportCell> cells{textCell(slice.name), countCell(slice.rows.count()), countCell(judged)};
        if (judged == 0) {
            cells += QList<ReportCell>(4, missingCell(FiguresText::tr("nothing is judged there")));
        } else {
            cells += {shareOf(figures.accuracy), shareOf(figures.macroF1)};
            if (rest == 0)
                cells += QList<ReportCell>(2, missingCell(FiguresText::tr("there is no rest")));
            else {
                const LinearisedDifference difference =
                    againstRest(table, run, setting, slice.rows, contexts, counts, everywhere);
                cells += {differenceCell(difference.difference, difference.ci), numberCell(difference.p)};
            }
        }
        study.add(cells, slice.filter);
    }
    addContextNote(study, shared);
    return study;
}

ErrorFilter cellFilter(const ErrorTable &table, const QString &run, LabelSetting setting, const QString &gold,
                       const QString &predicted)
{
    const auto labelsOf = [&](const QString &name) {
        if (setting == LabelSetting::All)
            return QStringList{name};
        QStringList labels;
        for (qsizetype label = 0; label < table.rows.labels.size(); ++label) {
            if (twoClassName(table.isContradiction(quint8(label))) == name)
                labels.append(table.rows.labels[label]);
        }
        return labels;
    };
    ErrorFilter filter;
    if (!gold.isEmpty())
        filter.gold = labelsOf(gold);
    if (!predicted.isEmpty())
        filter.runs.append({run, labelsOf(predicted), std::nullopt, setting, {}, {}});
    return filter;
}

}  // namespace gainsay
