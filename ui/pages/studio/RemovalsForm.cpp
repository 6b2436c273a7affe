// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/studio/RemovalsForm.h"

#include "ui/pages/studio/ConditionEditor.h"
#include "ui/pages/studio/StudioModel.h"
#include "ui/theme/Theme.h"
#include "ui/widgets/Buttons.h"
#include "ui/widgets/Card.h"

#include <QCheckBox>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QSignalBlocker>

using namespace Qt::StringLiterals;

namespace gainsay {

namespace {

// One rule.
class RemovalRow : public StudioForm {
public:
    RemovalRow(StudioModel &model, int index, QWidget *parent) : StudioForm(model, parent)
    {
        const auto at = [index](const QString &field) {
            return [index, field] { return u"removes[%1].%2"_s.arg(index).arg(field); };
        };
        QFormLayout *form = makeForm();
        setLayout(form);
        addLine(form, RemovalsForm::tr("Called"), at(u"as"_s));
        auto *condition = new ConditionEditor(
            model, at(u"if"_s), [&model] { return model.document().count(u"questions"_s); }, this);
        condition->setWords(RemovalsForm::tr("No condition yet."), RemovalsForm::tr("Add one"));
        form->addRow(condition);
        bind(condition, at(u"if"_s));
        onRefresh([condition] { condition->refresh(); });
        addFaults(form, at(u"if"_s));
        auto *any = new QCheckBox(RemovalsForm::tr("One person's answers are enough"), this);
        form->addRow(any);
        bind(any, at(u"by"_s));
        connect(any, &QCheckBox::toggled, this,
                [&model, at](bool on) { model.set(at(u"by"_s)(), on ? OrderedJson("any") : OrderedJson()); });
        onRefresh([this, any, at] {
            const QSignalBlocker quiet(any);
            any->setChecked(document().text(at(u"by"_s)()) == u"any"_s);
        });
        QPushButton *remove = makeButton(ButtonKind::Pill, RemovalsForm::tr("Remove this rule"), this);
        connect(remove, &QPushButton::clicked, this, [&model, index] {
            model.change(RemovalsForm::tr("remove a rule"),
                         [index](SchemeDocument &changed) { changed.remove(u"removes[%1]"_s.arg(index)); });
        });
        form->addRow(remove);
    }
};

}  // namespace

RemovalsForm::RemovalsForm(StudioModel &model, QWidget *parent) : StudioForm(model, parent)
{
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, zoomed(6), 0);
    QLabel *heading = makeLabel(u"heading"_s, this);
    heading->setText(tr("What leaves the set"));
    QLabel *note = makeLabel(u"small"_s, this);
    note->setWordWrap(true);
    note->setText(
        tr("Conversations that are of no use after these answers are left out of exports and figures. Several "
           "rules: the first that holds names the reason."));
    m_rows = new QWidget(this);
    m_column = new QVBoxLayout(m_rows);
    m_column->setContentsMargins(0, 0, 0, 0);
    m_column->setSpacing(zoomed(10));
    QPushButton *add = makeButton(ButtonKind::Plain, tr("Add a rule"), this);
    connect(add, &QPushButton::clicked, this, &RemovalsForm::addRule);
    bind(add, [] { return u"removes"_s; });
    column->addWidget(heading);
    column->addWidget(note);
    column->addWidget(m_rows);
    column->addWidget(add, 0, Qt::AlignLeft);
    column->addStretch();
    onRefresh([this] { fill(); });
    refresh();
}

void RemovalsForm::fill()
{
    while (m_list.size() > document().count(u"removes"_s)) {
        m_list.last()->hide();
        m_list.takeLast()->deleteLater();  // it may be its own button that took it away
    }
    while (m_list.size() < document().count(u"removes"_s)) {
        auto *row = new RemovalRow(model(), int(m_list.size()), m_rows);
        m_column->addWidget(row);
        putInTabOrder(m_list.isEmpty() ? m_rows : m_list.last()->findChildren<QPushButton *>().last(), row);
        m_list.append(row);
    }
    for (StudioForm *row : std::as_const(m_list))
        row->refresh();
}

void RemovalsForm::addRule()
{
    model().change(tr("add a rule"), [](SchemeDocument &changed) {
        const int count = changed.count(u"removes"_s);
        const QString question = changed.questionIds().value(0);
        changed.set(u"removes[%1]"_s.arg(count),
                    {{"if", {{"question", toUtf8(question)}, {"empty", true}}}, {"as", "unqualified"}});
    });
}

}  // namespace gainsay
