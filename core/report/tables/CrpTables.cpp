// SPDX-License-Identifier: GPL-3.0-or-later
// Contrastive response pairs (2021): figure 2 and tables 2 to 5.
#include "core/base/TranslatableText.h"
#include "core/errors/studies/PairStudy.h"
#include "core/model/PairTypes.h"
#include "core/report/tables/StudyTables.h"
#include "core/report/tables/TableSource.h"
#include "core/scheme/AnswerTitles.h"

#include <QMap>

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace gainsay {

namespace {

struct CrpText {
    GAINSAY_TR(gainsay::CrpTables)
};

QString responseModelTitle(const QString &model)
{
    return model.isEmpty() ? CrpText::tr("(none)") : model;
}

// Figure 2 -----------------------------------------------------------------------------------------------------------

const QStringList &errorClasses()
{
    static const QStringList classes{u"ICW"_s, u"RUDE"_s, u"FNC"_s, u"ESE"_s, u"SC"_s,
                                     u"RP"_s,  u"NA"_s,   u"DIS"_s, u"COL"_s, u"ETC"_s};
    return classes;
}

Result<QList<ReportTable>> errorsByRater(TableSource &source)
{
    QMap<qint64, QMap<int, qint64>> counts;  // rater → class → how often
    ASSIGN_OR_RETURN(const auto names,
                     source.eachRating(u"error"_s, [&](const RatingRow &row) { ++counts[row.user.value][row.label]; }));
    ReportTable table{CrpText::tr("Relative frequencies of the error classes by rater"),
                      {CrpText::tr("Label")},
                      {},
                      CrpText::tr("Of the responses that the rater gave an error class; the mean is over raters. "
                                  "Wilson's score interval.")};
    if (counts.isEmpty())
        return QList<ReportTable>{emptyTable(table.title, CrpText::tr("Nobody has named an error class yet."))};
    for (qsizetype rater = 1; rater <= counts.size(); ++rater)
        table.columns.append(CrpText::tr("Rater %1").arg(rater));
    table.columns.append(CrpText::tr("Mean"));
    for (const QString &name : errorClasses()) {
        QList<ReportCell> row{textCell(name)};
        double sum = 0.0;
        const int label = int(names.labels.indexOf(name));
        for (const QMap<int, qint64> &one : std::as_const(counts)) {
            qint64 n = 0;
            for (const qint64 count : one)
                n += count;
            row.append(shareCell(one.value(label), n));
            sum += row.last().value;
        }
        row.append(percentCell(sum / double(counts.size())));
        table.rows.append(row);
    }
    return QList<ReportTable>{table};
}

// Table 2 ------------------------------------------------------------------------------------------------------------

// Subclasses are tags: researchers find them while they read.
Result<QList<ReportTable>> subclassesOfEnding(TableSource &source)
{
    ASSIGN_OR_RETURN(const auto errors, source.errors());
    ASSIGN_OR_RETURN(const auto rows, source.rows());
    const qsizetype ending = errors->rows.aspects.indexOf(u"ESE"_s);
    QList<qint64> counts(errors->tagNames.size());
    qint64 n = 0;
    qint64 others = 0;
    rows.each([&](size_t row) {
        if (ending < 0 || errors->rows.aspect[qsizetype(row)] != ending)
            return;
        ++n;
        const quint32 tags = errors->tagsAt(row);
        others += tags == 0 ? 1 : 0;
        for (qsizetype tag = 0; tag < counts.size(); ++tag)
            counts[tag] += (tags >> tag) & 1u;
    });
    const QString title = CrpText::tr("Subclasses of inappropriate end-of-sentence expressions");
    if (n == 0)
        return QList<ReportTable>{emptyTable(title, CrpText::tr("No response has the error class ESE yet."))};
    QList<qsizetype> order;
    for (qsizetype tag = 0; tag < counts.size(); ++tag) {
        if (counts[tag] > 0)
            order.append(tag);
    }
    std::stable_sort(order.begin(), order.end(), [&](qsizetype a, qsizetype b) { return counts[a] > counts[b]; });
    ReportTable table{title,
                      {CrpText::tr("Subclass"), CrpText::tr("Responses"), u"%"_s},
                      {},
                      CrpText::tr("Tags of responses with the error class ESE, given on the Errors page; others have "
                                  "no tag. Wilson's score interval.")};
    for (const qsizetype tag : std::as_const(order))
        table.rows.append({textCell(errors->tagNames[tag]), countCell(counts[tag]), shareCell(counts[tag], n)});
    table.rows.append({textCell(CrpText::tr("Others")), countCell(others), shareCell(others, n)});
    return QList<ReportTable>{table};
}

// Tables 3 and 4 -----------------------------------------------------------------------------------------------------

using ScoreCounts = std::array<qint64, 3>;

// Votes by response model. What was imported with a score is one vote where nobody has judged it here.
Result<QMap<QString, ScoreCounts>> countScores(TableSource &source)
{
    QMap<int, QMap<int, qint64>> votes;  // model → label
    ASSIGN_OR_RETURN(const auto names,
                     source.eachRating(u"score"_s, [&](const RatingRow &row) { ++votes[row.model][row.label]; }));
    QMap<QString, ScoreCounts> counts;
    for (const auto &[model, labels] : votes.asKeyValueRange()) {
        for (const auto &[label, count] : labels.asKeyValueRange()) {
            const int score = names.labels[label].toInt();
            if (score >= 1 && score <= 3)
                counts[names.models[model]][size_t(score - 1)] += count;
        }
    }
    if (!counts.isEmpty())
        return counts;
    ASSIGN_OR_RETURN(const auto errors, source.errors());
    ASSIGN_OR_RETURN(const auto rows, source.rows());
    rows.each([&](size_t row) {
        const quint8 gold = errors->rows.gold[qsizetype(row)];
        const int score = gold == noValue ? 0 : errors->rows.labels[gold].toInt();
        if (score >= 1 && score <= 3)
            ++counts[errors->rows.chatbots[errors->rows.chatbot[qsizetype(row)]]][size_t(score - 1)];
    });
    return counts;
}

QString nothingRated()
{
    return CrpText::tr("No response has been rated on the scale of three yet.");
}

Result<QList<ReportTable>> subjectiveScores(TableSource &source)
{
    ASSIGN_OR_RETURN(const auto counts, countScores(source));
    ReportTable table{CrpText::tr("Subjective assessment scores"),
                      {CrpText::tr("Response model"), CrpText::tr("Votes"), u"1"_s, u"2"_s, u"3"_s},
                      {},
                      CrpText::tr("1: inappropriate, 2: difficult to judge, 3: appropriate; of all votes. Wilson's "
                                  "score interval.")};
    if (counts.isEmpty())
        return QList<ReportTable>{emptyTable(table.title, nothingRated())};
    for (const auto &[model, scores] : counts.asKeyValueRange()) {
        const qint64 n = scores[0] + scores[1] + scores[2];
        table.rows.append({textCell(responseModelTitle(model)), countCell(n), shareCell(scores[0], n),
                           shareCell(scores[1], n), shareCell(scores[2], n)});
    }
    return QList<ReportTable>{table};
}

Result<QList<ReportTable>> faultsAmongRatedOne(TableSource &source)
{
    ASSIGN_OR_RETURN(const auto scores, countScores(source));
    QMap<int, QMap<int, qint64>> votes;  // model → list of check boxes
    ASSIGN_OR_RETURN(const auto names,
                     source.eachRating(u"faults"_s, [&](const RatingRow &row) { ++votes[row.model][row.label]; }));
    const QStringList faults{u"ICW"_s, u"ESE"_s, u"FNC"_s};
    QMap<QString, QMap<QString, qint64>> counts;
    for (const auto &[model, labels] : votes.asKeyValueRange()) {
        for (const auto &[label, count] : labels.asKeyValueRange()) {
            for (const QString &fault : answerElements(names.labels[label]).value_or(QStringList()))
                counts[names.models[model]][fault] += count;
        }
    }
    ReportTable table{CrpText::tr("Check boxes among responses rated 1"),
                      {CrpText::tr("Response model"), CrpText::tr("Rated 1"), u"a) ICW"_s, u"b) ESE"_s, u"c) FNC"_s},
                      {},
                      CrpText::tr("Of the votes for 1; several boxes may be checked, or none. Wilson's score "
                                  "interval.")};
    if (scores.isEmpty())
        return QList<ReportTable>{emptyTable(table.title, nothingRated())};
    for (const auto &[model, score] : scores.asKeyValueRange()) {
        QList<ReportCell> row{textCell(responseModelTitle(model)), countCell(score[0])};
        for (const QString &fault : faults)
            row.append(votes.isEmpty() ? missingCell(CrpText::tr("nobody has seen the check boxes"))
                                       : shareCell(counts.value(model).value(fault), score[0]));
        table.rows.append(row);
    }
    return QList<ReportTable>{table};
}

// Table 5 ------------------------------------------------------------------------------------------------------------

Result<QList<ReportTable>> correctness(TableSource &source)
{
    ASSIGN_OR_RETURN(const auto errors, source.errors());
    ASSIGN_OR_RETURN(const auto rows, source.rows());
    ASSIGN_OR_RETURN(const auto models, countPairs(source.storage(), *errors, rows, source.progress()));
    ReportTable table{
        CrpText::tr("Correctness of the models with contrastive response pairs"),
        {CrpText::tr("Model"), CrpText::tr("Pairs"), u"ALL"_s, u"ICW (EL)"_s, u"ICW (ML)"_s, u"ESE"_s, u"FNC"_s},
        {},
        CrpText::tr("A pair is right when the right response scores higher; equal scores count as "
                    "wrong. Wilson's score interval.")};
    if (models.isEmpty())
        return QList<ReportTable>{emptyTable(
            table.title, CrpText::tr("No pair has scores: import pairs with scores, or a model's predictions."))};
    for (const auto &[model, pairs] : models.asKeyValueRange()) {
        QList<ReportCell> row{textCell(responseModelTitle(model)), countCell(pairs.all.n),
                              shareCell(pairs.all.right, pairs.all.n)};
        for (const QString &type : contrastivePairTypes()) {
            const PairCounts counts = pairs.byType.value(type);
            row.append(counts.n == 0 ? missingCell(CrpText::tr("there are no such pairs"))
                                     : shareCell(counts.right, counts.n));
        }
        table.rows.append(row);
    }
    return QList<ReportTable>{table};
}

}  // namespace

Study crpStudy()
{
    return {u"crp"_s,
            u"CRP"_s,
            u"Contrastive Response Pairs for Automatic Evaluation of Non-task-oriented Neural Conversational Models "
            "(SIGDIAL 2021)"_s,
            {u"crp-errors"_s, u"crp-appropriateness"_s},
            {{u"figure-2"_s, CrpText::tr("Relative frequency distribution of ten error classes"), errorsByRater},
             {u"2"_s, CrpText::tr("Subclasses of inappropriate end-of-sentence expression"), subclassesOfEnding},
             {u"3"_s, CrpText::tr("Subjective assessment scores"), subjectiveScores},
             {u"4"_s, CrpText::tr("Ratios of three error classes on responses rated 1"), faultsAmongRatedOne},
             {u"5"_s, CrpText::tr("Correctness of the models"), correctness}}};
}

}  // namespace gainsay
