// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/studio/QuestionForm.h"

#include "ui/pages/studio/ConditionEditor.h"
#include "ui/pages/studio/OptionsEditor.h"
#include "ui/pages/studio/StudioModel.h"
#include "ui/pages/studio/StudioWords.h"
#include "ui/theme/Theme.h"
#include "ui/widgets/Card.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QSignalBlocker>
#include <QSpinBox>

using namespace Qt::StringLiterals;

namespace gainsay {

QuestionForm::QuestionForm(StudioModel &model, QWidget *parent) : StudioForm(model, parent)
{
    QFormLayout *form = makeForm();
    setLayout(form);
    addWording(form);
    addAnswering(form);
    addLimits(form);
    addOptions(form);
    addAsking(form);
}

void QuestionForm::setQuestion(int index)
{
    m_index = index;
    m_options->setQuestion(index);
    refresh();
}

void QuestionForm::focusTitle()
{
    m_title->setFocus(Qt::OtherFocusReason);
    m_title->selectAll();
}

void QuestionForm::showOption(int option)
{
    m_options->choose(option);
}

StudioForm::Path QuestionForm::at(const QString &field) const
{
    return [this, field] { return u"questions[%1].%2"_s.arg(m_index).arg(field); };
}

QString QuestionForm::kind() const
{
    return document().text(at(u"kind"_s)());
}

void QuestionForm::addWording(QFormLayout *form)
{
    QLabel *heading = addHeading(form, tr("Question"));
    onRefresh([this, heading] { heading->setText(tr("Question %1").arg(m_index + 1)); });
    m_title = addLocalLine(form, tr("Title"), at(u"title"_s));
    addLocalText(form, tr("Help"), at(u"help"_s), 2);
    addLine(form, tr("Name in files"), at(u"id"_s), [this](const QString &id) { setId(id); });
}

void QuestionForm::addAnswering(QFormLayout *form)
{
    addChoice(
        form, tr("Answered with"), at(u"kind"_s),
        [] {
            QList<Choice> choices;
            for (const QString &kind : SchemeDocument::kinds())
                choices.append({kind, kindTitle(kind)});
            return choices;
        },
        [this](const QString &kind) { setKind(kind); });
    QLineEdit *key = addLine(form, tr("Key"), at(u"key"_s));
    key->setMaximumWidth(zoomed(70));
    onRefresh([this, form, key] {
        // Only what is opened or toggled has a key of its own; options have theirs.
        const bool chooses = kind() == u"single"_s || kind() == u"scale"_s || kind() == u"ranking"_s;
        form->setRowVisible(key, !chooses || document().find(at(u"key"_s)()));
    });
}

void QuestionForm::addLimits(QFormLayout *form)
{
    QSpinBox *min = addNumber(form, tr("From"), at(u"min"_s), -1000, 1000, 1);
    QSpinBox *max = addNumber(form, tr("To"), at(u"max"_s), -1000, 1000, 5);
    QCheckBox *links = addSwitch(form, tr("Marks belong together in pairs"), at(u"links"_s), false);
    QList<QDoubleSpinBox *> lengths;
    const auto addLength = [&](const QString &label, const QString &field, double lowest, double highest,
                               double usual) {
        auto *box = new QDoubleSpinBox(this);
        box->setRange(lowest, highest);
        box->setSingleStep(0.1);
        box->setAccessibleName(label);
        box->setMaximumWidth(zoomed(130));
        form->addRow(label, box);
        bind(box, at(field));
        connect(box, &QDoubleSpinBox::valueChanged, this,
                [this, field](double value) { model().set(at(field)(), value); });
        onRefresh([this, box, field, usual] {
            const QSignalBlocker quiet(box);
            const OrderedJson *found = document().find(at(field)());
            box->setValue(found && found->is_number() ? found->get<double>() : usual);
        });
        addFaults(form, at(field));
        lengths.append(box);
    };
    addLength(tr("Shortest, times the given reply"), u"shortest"_s, 0.0, 1.0, 0.5);
    addLength(tr("Longest, times the given reply"), u"longest"_s, 1.0, 100.0, 2.0);
    onRefresh([this, form, min, max, links, lengths] {
        const bool limits = kind() == u"scale"_s || kind() == u"ranking"_s;
        form->setRowVisible(min, limits);
        form->setRowVisible(max, limits);
        form->setRowVisible(links, kind() == u"spans"_s);
        for (QDoubleSpinBox *box : lengths)
            form->setRowVisible(box, kind() == u"written"_s);
    });
}

void QuestionForm::addOptions(QFormLayout *form)
{
    QLabel *heading = addHeading(form, {});
    m_options = new OptionsEditor(model(), this);
    form->addRow(m_options);
    bind(m_options, at(u"options"_s));
    onRefresh([this, form, heading] {
        const bool has = SchemeDocument::hasOptions(kind());
        heading->setText(kind() == u"spans"_s   ? tr("What a mark can be (none: marks are not told apart)")
                         : kind() == u"scale"_s ? tr("Names of its points (none: the numbers alone)")
                                                : tr("Options"));
        form->setRowVisible(heading, has);
        form->setRowVisible(m_options, has);
        if (has)
            m_options->refresh();
    });
}

void QuestionForm::addAsking(QFormLayout *form)
{
    addHeading(form, tr("When and how it counts"));
    addChoice(
        form, tr("Under the heading"), at(u"step"_s),
        [this] {
            QList<Choice> choices;
            const int steps = std::max(document().count(u"steps"_s), 1);
            for (int i = 0; i < steps; ++i) {
                const QString title = localText(document(), u"steps[%1]"_s.arg(i), model().language());
                choices.append({QString::number(i + 1), u"%1 · %2"_s.arg(i + 1).arg(title)});
            }
            return choices;
        },
        [this](const QString &step) { model().set(at(u"step"_s)(), step.toInt()); }, u"1"_s);
    auto *condition = new ConditionEditor(
        model(), at(u"ask_if"_s), [this] { return m_index; }, this);
    condition->setWords(tr("Always asked."), tr("Ask only if…"));
    form->addRow(tr("Asked"), condition);
    bind(condition, at(u"ask_if"_s));
    onRefresh([condition] { condition->refresh(); });
    addFaults(form, at(u"ask_if"_s));
    addSwitch(form, tr("Must be answered"), at(u"required"_s), true);
    addSwitch(form, tr("Counts when answers are compared"), at(u"compare"_s), true);
}

// Letter by letter it may be the name of another question for a moment: what refers to it follows from the first
// letter's document to the last one's name.
void QuestionForm::setId(const QString &id)
{
    if (document() != m_renamed)
        m_beforeRenaming = document();
    m_renamed = m_beforeRenaming;
    m_renamed.renameQuestion(m_index, id);
    model().change(
        tr("rename a question"), [this](SchemeDocument &changed) { changed = m_renamed; }, at(u"id"_s)());
}

void QuestionForm::setKind(const QString &kind)
{
    model().change(tr("change how a question is answered"),
                   [&](SchemeDocument &changed) { changed.setKind(m_index, kind); });
}

}  // namespace gainsay
