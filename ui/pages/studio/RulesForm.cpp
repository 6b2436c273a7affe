// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/studio/RulesForm.h"

#include "core/base/Phrases.h"
#include "core/scheme/SchemeLabels.h"
#include "ui/pages/studio/StudioModel.h"
#include "ui/pages/studio/StudioWords.h"
#include "ui/theme/Theme.h"
#include "ui/widgets/Card.h"
#include "ui/widgets/ClearLayout.h"

#include <QCheckBox>
#include <QComboBox>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QSignalBlocker>
#include <QSpinBox>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace gainsay {

RulesForm::RulesForm(StudioModel &model, QWidget *parent) : StudioForm(model, parent)
{
    QFormLayout *form = makeForm();
    setLayout(form);
    addHeading(form, tr("Who answers, and what settles it"));
    addNumber(
        form, tr("People per item"), [] { return u"raters"_s; }, 1, 100, 2);
    addResolution(form);
    addLabel(form);
    addQuality(form);
    refresh();
}

void RulesForm::addResolution(QFormLayout *form)
{
    addChoice(
        form, tr("Settled by"), [] { return u"resolution.rule"_s; },
        [] {
            return QList<Choice>{{u"agreement"_s, tr("equal answers, else a third person")},
                                 {u"vote"_s, tr("a vote with thresholds")},
                                 {u"majority"_s, tr("the majority")},
                                 {u"median"_s, tr("the median of a scale")}};
        },
        [this](const QString &rule) { setRule(rule); });
    QComboBox *question = addChoice(
        form, tr("Question that is counted"), [] { return u"resolution.question"_s; },
        [this] { return countable(rule() == u"median"_s ? u"scale"_s : QString()); });
    m_votes = new QWidget(this);
    m_voteGrid = new QGridLayout(m_votes);
    m_voteGrid->setContentsMargins(0, 0, 0, 0);
    form->addRow(m_votes);
    bind(m_votes, [] { return u"resolution"_s; });
    addFaults(form, [] { return u"resolution"_s; });
    onRefresh([this, form, question] {
        form->setRowVisible(question, rule() != u"agreement"_s);
        form->setRowVisible(m_votes, rule() == u"vote"_s);
        fillVotes();
    });
}

void RulesForm::addLabel(QFormLayout *form)
{
    addHeading(form, tr("The label"));
    addChoice(
        form, tr("Question that gives it"), [] { return u"gold.question"_s; }, [this] { return countable(); });
    addLine(form, tr("Its field in files"), [] { return u"gold.field"_s; });
    QLabel *labels = addNote(form);
    onRefresh([this, labels] { labels->setText(positives()); });
}

void RulesForm::addQuality(QFormLayout *form)
{
    const auto at = [](const QString &path) { return [path] { return u"quality."_s + path; }; };
    addHeading(form, tr("Quality"));
    addNumber(form, tr("Items of a spot check"), at(u"spot_check.sample"_s), 1, 1'000'000, 100);
    auto *rate = new QSpinBox(this);
    rate->setRange(0, 100);
    rate->setSuffix(tr(" %"));
    rate->setAccessibleName(tr("Share that must pass"));
    rate->setMaximumWidth(zoomed(130));
    form->addRow(tr("Share that must pass"), rate);
    bind(rate, at(u"spot_check.pass_rate"_s));
    connect(rate, &QSpinBox::valueChanged, this,
            [this](int percent) { model().set(u"quality.spot_check.pass_rate"_s, percent / 100.0); });
    onRefresh([this, rate] {
        const QSignalBlocker quiet(rate);
        const OrderedJson *share = document().find(u"quality.spot_check.pass_rate"_s);
        rate->setValue(share && share->is_number() ? qRound(share->get<double>() * 100) : 95);
    });
    addFaults(form, at(u"spot_check.pass_rate"_s));
    addNumber(form, tr("Items of the tutorial"), at(u"tutorial.items"_s), 0, 100'000, 50);
    addNumber(form, tr("Items of the qualification test"), at(u"qualification.items"_s), 0, 100'000, 21);
    addNumber(form, tr("Wrong answers allowed in it"), at(u"qualification.max_wrong"_s), 0, 100'000, 1);
}

QList<StudioForm::Choice> RulesForm::countable(const QString &wanted) const
{
    QList<Choice> choices;
    const QStringList ids = document().questionIds();
    for (int i = 0; i < ids.size(); ++i) {
        const QString kind = document().text(u"questions[%1].kind"_s.arg(i));
        const bool hasLabels = kind != u"text"_s && kind != u"written"_s && kind != u"spans"_s;
        if (wanted.isEmpty() ? hasLabels : kind == wanted)
            choices.append({ids[i], questionTitle(document(), i, model().language())});
    }
    return choices;
}

QString RulesForm::rule() const
{
    return document().text(u"resolution.rule"_s);
}

void RulesForm::setRule(const QString &rule)
{
    QString question = document().text(u"resolution.question"_s);
    const QList<Choice> fitting = countable(rule == u"median"_s ? u"scale"_s : QString());
    const auto fits = [&](const Choice &choice) { return choice.value == question; };
    if (question.isEmpty())
        question = document().text(u"gold.question"_s);
    if (!fitting.isEmpty() && std::none_of(fitting.begin(), fitting.end(), fits))
        question = fitting.first().value;
    model().change(tr("change what settles an item"), [&](SchemeDocument &changed) {
        changed.set(u"resolution.rule"_s, toUtf8(rule));
        if (rule == u"agreement"_s)
            changed.remove(u"resolution.question"_s);
        else
            changed.set(u"resolution.question"_s, toUtf8(question));
        if (rule != u"vote"_s) {
            for (const QString &part : {u"at_least"_s, u"unanimous"_s, u"otherwise"_s})
                changed.remove(u"resolution."_s + part);
        } else if (!changed.find(u"resolution.at_least"_s)) {
            const int most = changed.number(u"raters"_s, 2) / 2 + 1;
            for (const QString &value : voteValues())
                changed.set(u"resolution.at_least.%1"_s.arg(SchemeDocument::part(value)), most);
            changed.set(u"resolution.otherwise"_s, "ambiguous");
        }
    });
}

QStringList RulesForm::voteValues() const
{
    QString id = document().text(u"resolution.question"_s);
    if (id.isEmpty())
        id = document().text(u"gold.question"_s);
    const QString path = u"questions[%1]"_s.arg(document().questionIds().indexOf(id));
    const QString kind = document().text(path + u".kind"_s);
    if (kind == u"bool"_s)
        return {u"true"_s, u"false"_s};
    QStringList values;
    if (kind == u"scale"_s) {
        const int lowest = document().number(path + u".min"_s, 1);
        const int highest = std::min(document().number(path + u".max"_s, 5), lowest + 20);
        for (int point = lowest; point <= highest; ++point)
            values.append(QString::number(point));
    }
    for (int i = 0; kind == u"single"_s && i < document().count(path + u".options"_s); ++i)
        values.append(document().text(u"%1.options[%2].value"_s.arg(path).arg(i)));
    return values;
}

void RulesForm::fillVotes()
{
    const QStringList values = rule() == u"vote"_s ? voteValues() : QStringList();
    const QString shown = values.join(u'\n') + document().text(u"resolution"_s);
    if (shown == m_shownVotes)
        return;
    m_shownVotes = shown;
    clearLayout(m_voteGrid);
    for (int i = 0; i < values.size(); ++i) {
        const QString &value = values[i];
        QLabel *name = makeLabel(u"muted"_s, m_votes);
        name->setTextFormat(Qt::PlainText);
        name->setText(value);
        auto *votes = new QSpinBox(m_votes);
        votes->setRange(0, 100);
        votes->setSpecialValueText(tr("no vote"));
        votes->setAccessibleName(tr("Votes that %1 needs").arg(value));
        votes->setValue(document().number(u"resolution.at_least.%1"_s.arg(SchemeDocument::part(value)), 0));
        votes->setKeyboardTracking(false);
        connect(votes, &QSpinBox::valueChanged, this, [this, value](int count) { setVotes(value, count); });
        auto *all = new QCheckBox(tr("needs everybody"), m_votes);
        all->setAccessibleName(tr("%1 needs everybody").arg(value));
        for (int j = 0; j < document().count(u"resolution.unanimous"_s); ++j) {
            if (document().text(u"resolution.unanimous[%1]"_s.arg(j)) == value)
                all->setChecked(true);
        }
        connect(all, &QCheckBox::toggled, this, [this, value](bool on) { setUnanimous(value, on); });
        m_voteGrid->addWidget(name, i, 0);
        m_voteGrid->addWidget(votes, i, 1);
        m_voteGrid->addWidget(all, i, 2);
    }
    putInTabOrder(m_votes, m_votes);
}

void RulesForm::setVotes(const QString &value, int votes)
{
    m_shownVotes.clear();
    model().set(u"resolution.at_least.%1"_s.arg(SchemeDocument::part(value)),
                votes > 0 ? OrderedJson(votes) : OrderedJson());
}

void RulesForm::setUnanimous(const QString &value, bool needed)
{
    OrderedJson list = OrderedJson::array();
    for (int i = 0; i < document().count(u"resolution.unanimous"_s); ++i) {
        const QString one = document().text(u"resolution.unanimous[%1]"_s.arg(i));
        if (one != value)
            list.push_back(toUtf8(one));
    }
    if (needed)
        list.push_back(toUtf8(value));
    m_shownVotes.clear();
    model().set(u"resolution.unanimous"_s, list);
}

// Colours carry it: what a detector calls a contradiction is compared with these.
QString RulesForm::positives() const
{
    if (!model().scheme())
        return {};
    const SchemeLabels labels(*model().scheme());
    if (!labels.asksForContradictions())
        return tr("No answer counts as positive: exactly one has to be green, the others in a colour or grey.");
    QStringList positive;
    QStringList negative;
    const Question *gold = model().scheme()->question(model().scheme()->goldQuestion);
    for (const Option &option : gold->options) {
        const QString title = option.title.text(model().language());
        if (labels.isContradiction(answerText(option.value)))
            positive.append(title);
        else if (option.role == u"none"_s)
            negative.append(title);
    }
    return tr("Positive: %1. Negative: %2. An answer's colour says which it is.")
        .arg(listing(positive), listing(negative));
}

}  // namespace gainsay
