// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/learn/LearnedCard.h"

#include "core/base/Phrases.h"
#include "core/base/TranslatableText.h"
#include "core/learn/LearnedPackage.h"

#include <QLocale>

using namespace Qt::StringLiterals;

namespace gainsay {

namespace {

struct CardWords {
    GAINSAY_TR(learn)
};

QString percent(double share)
{
    return QLocale().toString(100.0 * share, 'f', 1);
}

QString percentOf(const Metric &metric)
{
    return metric.value ? percent(*metric.value) : u"–"_s;
}

QString withInterval(const Metric &metric)
{
    if (!metric.value)
        return u"–"_s;
    return u"%1 (%2–%3)"_s.arg(percent(*metric.value), percent(metric.ci.low), percent(metric.ci.high));
}

// Names come from schemes that anybody may write.
QString cellText(QString text)
{
    for (const QChar special : u"\\`*_{}[]<>()#+-!|~"_s)
        text.replace(special, u'\\' + QString(special));
    return text.replace(u'\n', u' ');
}

QString rowText(const QStringList &cells)
{
    return u"| "_s + cells.join(u" | "_s) + u" |\n"_s;
}

QString tableHead(const QStringList &cells)
{
    return rowText(cells) + u"|"_s + u"---|"_s.repeated(cells.size()) + u'\n';
}

QString taughtText(const LearnedPackage &package)
{
    QStringList counts;
    for (const DetectorLabel &label : package.labels)
        counts.append(u"%1: %2"_s.arg(cellText(label.name), QLocale().toString(package.counts.value(label.name))));
    QString text = CardWords::tr("Learned from %1 labels to the question %2 of the scheme %3 (%4).")
                       .arg(QLocale().toString(package.learned.rows), cellText(package.question),
                            cellText(package.scheme), listing(counts));
    if (package.base)
        text = sentences({text, CardWords::tr("It builds on the answers of %1 %2, which is part of this package.")
                                    .arg(cellText(package.base->spec().name), cellText(package.base->spec().version))});
    return text + u"\n\n"_s;
}

QString figuresText(const LearnedPackage &package)
{
    const LearnedModel &learned = package.learned;
    QString text = u"## "_s + CardWords::tr("How good it is") + u"\n"_s;
    text += learned.byContext ? CardWords::tr("By cross-validation in %1 folds that keep conversations with the same "
                                              "context together; each figure is about conversations that the model "
                                              "was not trained on, with its 95 % interval.")
                                    .arg(learned.folds)
                              : CardWords::tr("By cross-validation in %1 folds. There are too few contexts to keep "
                                              "them apart, so these figures are too good for new contexts.")
                                    .arg(learned.folds);
    text += u"\n\n"_s + tableHead({CardWords::tr("Model"), CardWords::tr("Accuracy %"), CardWords::tr("Macro-F1 %")});
    text += rowText(
        {cellText(package.name), withInterval(learned.figures.accuracy), withInterval(learned.figures.macroF1)});
    if (package.compared) {
        text += rowText({cellText(package.compared->name), withInterval(package.compared->figures.accuracy),
                         withInterval(package.compared->figures.macroF1)});
    }
    text += u"\n"_s;
    if (package.compared && package.compared->seemsTrainedOnThem)
        text += CardWords::tr("%1 is far better on these labels than its own card says: it was probably trained on "
                              "them. Its figures, and with them those of the learned model, are too good.")
                    .arg(cellText(package.compared->name)) +
                u"\n\n"_s;
    text += tableHead({CardWords::tr("Label"), CardWords::tr("Labels"), CardWords::tr("Precision %"),
                       CardWords::tr("Recall %"), CardWords::tr("F1 %")});
    for (const ClassFigures &figures : learned.figures.classes)
        text += rowText({cellText(figures.label), QLocale().toString(figures.support), percentOf(figures.precision),
                         percentOf(figures.recall), withInterval(figures.f1)});
    return text + u"\n"_s;
}

QString curveText(const LearnedModel &learned)
{
    QString text = u"## "_s + CardWords::tr("What more labels would bring") + u"\n"_s;
    text += tableHead({CardWords::tr("Labels"), CardWords::tr("Accuracy %"), CardWords::tr("Macro-F1 %")});
    for (const CurvePoint &point : learned.curve)
        text += rowText({QLocale().toString(point.trainedOn), percent(point.accuracy), percent(point.macroF1)});
    text += u"\n"_s + CardWords::tr("The most probable label counts here, without a leaning to rare ones.");
    return text + u"\n\n"_s;
}

QString limitsText(const LearnedModel &learned)
{
    QString text = u"## "_s + CardWords::tr("What these figures do not say") + u"\n"_s;
    text += u"- "_s +
            CardWords::tr("The strength of the penalty (%1) was chosen on the same folds; the leaning to rare labels "
                          "and the temperature were chosen for each fold on the others.")
                .arg(QLocale().toString(learned.strength, 'g', 3)) +
            u"\n"_s;
    text += u"- "_s +
            CardWords::tr("Its confidence is off by %1 points on average.").arg(percent(learned.calibrationError)) +
            u"\n"_s;
    text += u"- "_s +
            CardWords::tr("They hold for conversations like those it learned from. On the labels it learned from it "
                          "looks better than it is.") +
            u"\n"_s;
    text += u"- "_s +
            CardWords::tr("The package holds weights of word and letter sequences and SHA-256 hashes of the "
                          "conversations (trained_on.txt), not their text.") +
            u"\n"_s;
    return text;
}

}  // namespace

QString learnedCard(const LearnedPackage &package)
{
    return u"# "_s + cellText(package.name) + u"\n"_s + taughtText(package) + figuresText(package) +
           curveText(package.learned) + limitsText(package.learned);
}

}  // namespace gainsay
