// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/errors/figures/ErrorStudies.h"

#include "core/base/TranslatableText.h"

namespace gainsay {

namespace {

struct ErrorStudyText {
    GAINSAY_TR(gainsay::ErrorStudies)
};

QString titleOf(const LabelTitles &titles, const QString &label)
{
    return titles ? titles(label) : label;
}

}  // namespace

StudyTable matrixTable(const ConfusionTable &confusion, const LabelTitles &titles)
{
    const QStringList &labels = confusion.labels();
    StudyTable study;
    study.table.title = ErrorStudyText::tr("Gold (rows) and model (columns)");
    study.table.columns = {ErrorStudyText::tr("Gold")};
    for (const QString &label : labels)
        study.table.columns.append(titleOf(titles, label));
    for (qsizetype gold = 0; gold < labels.size(); ++gold) {
        QList<ReportCell> cells{textCell(titleOf(titles, labels[gold]))};
        for (qsizetype said = 0; said < labels.size(); ++said)
            cells.append(countCell(confusion.count(gold, said)));
        study.add(cells);
    }
    return study;
}

StudyTable doubtTable(const QList<ModelDoubt> &doubts, const std::function<QString(const ModelDoubt &)> &nameOf,
                      const LabelTitles &titles)
{
    StudyTable study;
    study.table.title = ErrorStudyText::tr("Doubtful labels");
    study.table.columns = {ErrorStudyText::tr("Conversation"), ErrorStudyText::tr("Accepted"),
                           ErrorStudyText::tr("Models say"), ErrorStudyText::tr("Doubt")};
    for (const ModelDoubt &doubt : doubts)
        study.add({textCell(nameOf(doubt)), textCell(titleOf(titles, doubt.given)),
                   textCell(titleOf(titles, doubt.likelier)), numberCell(-doubt.margin)});
    return study;
}

}  // namespace gainsay
