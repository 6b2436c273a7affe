// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/item/ItemModels.h"

#include "core/base/Phrases.h"
#include "core/errors/table/ErrorTableLoader.h"
#include "core/scheme/AnswerTitles.h"
#include "ui/theme/Theme.h"
#include "ui/widgets/Card.h"
#include "ui/widgets/ClearLayout.h"
#include "ui/widgets/ProbabilityBar.h"

#include <QGridLayout>
#include <QLabel>
#include <QLocale>
#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace gainsay {

namespace {

void addText(Card *card, const QString &look, const QString &text)
{
    QLabel *label = makeLabel(look, card);
    label->setTextFormat(Qt::PlainText);
    label->setWordWrap(true);
    label->setText(text);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    card->body()->addWidget(label);
}

QString answerTitle(const AnswerTitles &titles, const QString &label)
{
    return label.isEmpty() ? ItemModels::tr("no answer") : titles.title(label);
}

// The most probable one first.
QList<std::pair<QString, double>> byProbability(const Prelabel &said)
{
    QList<std::pair<QString, double>> labels(said.probabilities.keyValueBegin(), said.probabilities.keyValueEnd());
    std::stable_sort(labels.begin(), labels.end(), [](const auto &a, const auto &b) { return a.second > b.second; });
    return labels;
}

// Those who label see the bars alone.
void addProbabilities(Card *card, const Prelabel &said, const AnswerTitles &titles, bool figures)
{
    auto *grid = new QGridLayout;
    grid->setHorizontalSpacing(zoomed(10));
    grid->setVerticalSpacing(zoomed(4));
    grid->setColumnStretch(0, 1);
    for (const auto &[label, probability] : byProbability(said)) {
        const int row = grid->rowCount();
        QLabel *name = makeLabel(u"plain"_s, card);
        name->setTextFormat(Qt::PlainText);
        name->setWordWrap(true);
        name->setText(titles.title(label));
        auto *bar = new ProbabilityBar(card);
        bar->setTone(Tone::Detector);
        bar->setShare(probability, titles.title(label));
        QLabel *figure = makeLabel(u"muted"_s, card);
        figure->setText(figures ? QLocale().toString(probability, 'f', 2) : QString());
        grid->addWidget(name, row, 0);
        grid->addWidget(bar, row, 1, Qt::AlignVCenter);
        grid->addWidget(figure, row, 2, Qt::AlignRight);
    }
    card->body()->addLayout(grid);
}

}  // namespace

ItemModels::ItemModels(QWidget *parent) : QWidget(parent)
{
    m_models = new QVBoxLayout;
    m_models->setSpacing(zoomed(14));
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addLayout(m_models);
    column->addStretch(1);
}

void ItemModels::setItem(const ItemView &view, const Scheme &scheme)
{
    clearLayout(m_models);
    for (const ShownPrediction &said : view.predictions)
        addModel(said, view, scheme);
    if (view.predictions.isEmpty()) {
        QLabel *nothing = makeLabel(u"muted"_s, this);
        nothing->setWordWrap(true);
        nothing->setText(
            tr("No model has judged it yet. The Detector page runs one; predictions of others are imported "
               "on the Errors page."));
        m_models->addWidget(nothing);
    }
}

void ItemModels::addModel(const ShownPrediction &said, const ItemView &view, const Scheme &scheme)
{
    const AnswerTitles titles = AnswerTitles::of(scheme, scheme.goldQuestion);
    const Prelabel &prelabel = said.prelabel;
    auto *card = new Card(this);
    card->setHeading(runTitle(said.run));
    addText(card, u"strong"_s, answerTitle(titles, prelabel.label));
    if (!prelabel.ranking.isEmpty())
        addText(card, u"plain"_s, prelabel.ranking.join(u" > "_s));
    if (!prelabel.probabilities.isEmpty())
        addProbabilities(card, prelabel, titles, view.sight == ItemSight::Settled || view.sight == ItemSight::All);
    QStringList evidence;
    for (const Span &span : said.spans)
        evidence.append(view.conversation.turnName(span.utterance) + u' ' + quoted(span.text));
    if (!evidence.isEmpty())
        addText(card, u"plain"_s, withValue(tr("evidence"), evidence.join(u" ⟷ "_s)));
    if (!prelabel.samples.isEmpty()) {
        QStringList answers;
        for (const PrelabelSample &sample : prelabel.samples)
            answers.append(answerTitle(titles, sample.label));
        addText(card, u"muted"_s,
                tr("%n answer(s): %1", nullptr, int(prelabel.samples.size())).arg(answers.join(u" / "_s)));
    }
    if (!prelabel.rationale.isEmpty())
        addText(card, u"plain"_s, quoted(prelabel.rationale));
    if (!prelabel.reason.isEmpty())
        addText(card, u"muted"_s, prelabel.reason);
    m_models->addWidget(card);
}

}  // namespace gainsay
