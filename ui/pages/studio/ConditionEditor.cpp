// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/studio/ConditionEditor.h"

#include "core/base/Phrases.h"
#include "core/scheme/Scheme.h"
#include "ui/pages/studio/StudioForm.h"
#include "ui/pages/studio/StudioModel.h"
#include "ui/pages/studio/StudioWords.h"
#include "ui/theme/Theme.h"
#include "ui/widgets/Buttons.h"
#include "ui/widgets/Card.h"
#include "ui/widgets/ElidedCombo.h"
#include "ui/widgets/FlowLayout.h"

#include <QApplication>
#include <QBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace gainsay {

namespace {

using Kind = ConditionForm::Kind;
using Test = ConditionForm::Test;

ConditionForm &partAt(ConditionForm &form, const QList<int> &way)
{
    ConditionForm *part = &form;
    for (const int place : way)
        part = &part->parts[place];
    return *part;
}

QString nameOf(const QString &what, const QList<int> &way)
{
    QString name = what;
    for (const int place : way)
        name += u'.' + QString::number(place);
    return name;
}

// As people write it: what is looked at comes first.
OrderedJson readable(const Json &condition)
{
    OrderedJson ordered = OrderedJson::object();
    if (condition.contains("question"))
        ordered["question"] = condition["question"].get<std::string>();
    for (const auto &[name, value] : condition.items()) {
        if (name == "not") {
            ordered[name] = readable(value);
        } else if (name == "all" || name == "any") {
            ordered[name] = OrderedJson::array();
            for (const Json &part : value)
                ordered[name].push_back(readable(part));
        } else {
            ordered[name] = OrderedJson::parse(value.dump());
        }
    }
    return ordered;
}

}  // namespace

ConditionEditor::ConditionEditor(StudioModel &model, std::function<QString()> path, std::function<int()> before,
                                 QWidget *parent)
    : QWidget(parent), m_model(model), m_path(std::move(path)), m_before(std::move(before))
{
    m_column = new QVBoxLayout(this);
    m_column->setContentsMargins(0, 0, 0, 0);
}

void ConditionEditor::setWords(const QString &none, const QString &add)
{
    m_noneWords = none;
    m_addWords = add;
}

// Rows are made anew only where they would say something else.
void ConditionEditor::refresh()
{
    const OrderedJson *found = m_model.document().find(m_path());
    QStringList shown{found ? QString::fromStdString(found->dump()) : QString(), m_model.language(),
                      QString::number(m_before())};
    for (int i = 0; i < m_before(); ++i)
        shown << QString::fromStdString(m_model.document().find(u"questions[%1]"_s.arg(i))->dump());
    if (m_rows && m_shown == shown.join(u'\n'))
        return;
    m_shown = shown.join(u'\n');
    m_form = found ? ConditionForm::read(Json::parse(found->dump())) : std::nullopt;
    rebuild();
}

void ConditionEditor::rebuild()
{
    QWidget *focus = QApplication::focusWidget();
    const QString focused = focus && m_rows && m_rows->isAncestorOf(focus) ? focus->objectName() : QString();
    if (m_rows) {
        m_rows->hide();
        m_rows->deleteLater();  // it may be one of its controls that has changed the document
    }
    m_rows = new QWidget(this);
    auto *column = new QVBoxLayout(m_rows);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(zoomed(6));
    m_column->addWidget(m_rows);
    if (m_form)
        addPart(*m_form, {}, column);
    else
        addNone();
    putInTabOrder(this, m_rows);
    m_rows->show();
    if (auto *again = focused.isEmpty() ? nullptr : m_rows->findChild<QWidget *>(focused))
        again->setFocus();
}

void ConditionEditor::addNone()
{
    auto *row = new FlowLayout(zoomed(8));
    QLabel *words = makeLabel(u"muted"_s, m_rows);
    words->setText(m_before() > 0 ? m_noneWords : tr("No question comes before it."));
    QPushButton *add = makeButton(ButtonKind::Pill, m_addWords, m_rows);
    add->setObjectName(u"condition.add"_s);
    add->setEnabled(m_before() > 0);
    connect(add, &QPushButton::clicked, this, [this] {
        m_form = newTest();
        write();
    });
    row->addWidget(words);
    row->addWidget(add);
    qobject_cast<QVBoxLayout *>(m_rows->layout())->addLayout(row);
}

void ConditionEditor::addPart(const ConditionForm &form, const Way &way, QBoxLayout *column)
{
    form.isGroup() ? addGroup(form, way, column) : addTest(form, way, column);
}

QComboBox *ConditionEditor::makeCombo(const QString &name, const QString &words, const Way &way, QWidget *row)
{
    auto *combo = new ElidedCombo(row);
    combo->setObjectName(nameOf(name, way));
    combo->setAccessibleName(words);
    combo->setMaximumWidth(zoomed(190));
    row->layout()->addWidget(combo);
    return combo;
}

void ConditionEditor::addRemove(const Way &way, QWidget *row)
{
    QPushButton *button = makeButton(ButtonKind::Quiet, u"×"_s, row);
    button->setObjectName(nameOf(u"condition.remove"_s, way));
    button->setAccessibleName(tr("Remove this condition"));
    connect(button, &QPushButton::clicked, this, [this, way] { remove(way); });
    row->layout()->addWidget(button);
}

void ConditionEditor::addGroup(const ConditionForm &form, const Way &way, QBoxLayout *column)
{
    auto *row = new QWidget(m_rows);
    new FlowLayout(zoomed(6), row);
    QComboBox *kinds = makeCombo(u"condition.kind"_s, tr("How the conditions are joined"), way, row);
    const std::pair<Kind, QString> titles[]{{Kind::All, tr("all of these")},
                                            {Kind::Any, tr("any of these")},
                                            {Kind::NotAll, tr("not all of these")},
                                            {Kind::None, tr("none of these")}};
    for (const auto &[kind, title] : titles)
        kinds->addItem(title, int(kind));
    kinds->setCurrentIndex(kinds->findData(int(form.kind)));
    connect(kinds, &QComboBox::activated, this, [this, way, kinds] {
        edit(way, [&](ConditionForm &part) { part.kind = Kind(kinds->currentData().toInt()); });
    });
    const auto addButton = [&](const QString &text, const QString &name, const std::function<ConditionForm()> &made) {
        QPushButton *button = makeButton(ButtonKind::Pill, text, row);
        button->setObjectName(nameOf(name, way));
        connect(button, &QPushButton::clicked, this,
                [this, way, made] { edit(way, [&](ConditionForm &part) { part.parts.append(made()); }); });
        row->layout()->addWidget(button);
    };
    addButton(tr("+ Condition"), u"condition.more"_s, [this] { return newTest(); });
    addButton(tr("+ Group"), u"condition.group"_s, [this] {
        ConditionForm group;
        group.kind = Kind::Any;
        group.parts = {newTest(), newTest()};
        return group;
    });
    addRemove(way, row);
    column->addWidget(row);
    auto *inner = new QVBoxLayout;
    inner->setContentsMargins(zoomed(16), 0, 0, 0);
    column->addLayout(inner);
    for (int i = 0; i < form.parts.size(); ++i)
        addPart(form.parts[i], way + Way{i}, inner);
}

void ConditionEditor::addTest(const ConditionForm &form, const Way &way, QBoxLayout *column)
{
    auto *row = new QWidget(m_rows);
    new FlowLayout(zoomed(6), row);
    addQuestions(form, way, row);
    addWays(form, way, row);
    if (ConditionForm::wantsOneValue(form.test))
        addValues(form, way, row);
    else if (ConditionForm::wantsValues(form.test))
        addManyValues(form, way, row);
    if (way.isEmpty()) {
        QPushButton *more = makeButton(ButtonKind::Pill, tr("+ Condition"), row);
        more->setObjectName(u"condition.more"_s);
        connect(more, &QPushButton::clicked, this, [this] {
            ConditionForm group;
            group.parts = {*m_form, newTest()};
            m_form = group;
            write();
        });
        row->layout()->addWidget(more);
    }
    addRemove(way, row);
    column->addWidget(row);
}

void ConditionEditor::addQuestions(const ConditionForm &form, const Way &way, QWidget *row)
{
    QComboBox *questions = makeCombo(u"condition.question"_s, tr("Question that is looked at"), way, row);
    const QStringList ids = m_model.document().questionIds();
    for (int i = 0; i < m_before() && i < ids.size(); ++i)
        questions->addItem(questionTitle(m_model.document(), i, m_model.language()), ids[i]);
    if (questions->findData(form.question) < 0)
        questions->addItem(form.question, form.question);  // one that is gone stays in sight
    questions->setCurrentIndex(questions->findData(form.question));
    connect(questions, &QComboBox::activated, this, [this, way, questions] {
        edit(way, [&](ConditionForm &part) {
            part.question = questions->currentData().toString();
            if (!testsOf(part.question).contains(part.test))
                part.test = testsOf(part.question).first();
            part.values.clear();
        });
    });
}

void ConditionEditor::addWays(const ConditionForm &form, const Way &way, QWidget *row)
{
    QComboBox *tests = makeCombo(u"condition.test"_s, tr("How it is looked at"), way, row);
    const std::pair<Test, QString> titles[]{{Test::Is, tr("is")},
                                            {Test::IsNot, tr("is not")},
                                            {Test::OneOf, tr("is one of")},
                                            {Test::NoneOf, tr("is none of")},
                                            {Test::Empty, tr("is empty")},
                                            {Test::NotEmpty, tr("is not empty")},
                                            {Test::Answered, tr("is answered")},
                                            {Test::NotAnswered, tr("is not answered")}};
    const QList<Test> fitting = testsOf(form.question);
    for (const auto &[test, title] : titles) {
        if (fitting.contains(test) || test == form.test)
            tests->addItem(title, int(test));
    }
    tests->setCurrentIndex(tests->findData(int(form.test)));
    connect(tests, &QComboBox::activated, this, [this, way, tests] {
        edit(way, [&](ConditionForm &part) { part.test = Test(tests->currentData().toInt()); });
    });
}

void ConditionEditor::addValues(const ConditionForm &form, const Way &way, QWidget *row)
{
    const QList<std::pair<Json, QString>> values = valuesOf(form.question);
    const Json now = form.values.value(0);
    if (values.isEmpty()) {  // free text
        auto *line = new QLineEdit(answerText(now), row);
        line->setObjectName(nameOf(u"condition.value"_s, way));
        line->setAccessibleName(tr("Answer"));
        connect(line, &QLineEdit::editingFinished, this, [this, way, line] {
            edit(way, [&](ConditionForm &part) { part.values = {Json(toUtf8(line->text()))}; });
        });
        row->layout()->addWidget(line);
        return;
    }
    QComboBox *combo = makeCombo(u"condition.value"_s, tr("Answer"), way, row);
    int chosen = -1;
    for (const auto &[value, title] : values) {
        chosen = value == now ? combo->count() : chosen;
        combo->addItem(title);
    }
    if (chosen < 0 && !now.is_null()) {
        combo->addItem(answerText(now));  // an answer that is gone stays in sight
        chosen = combo->count() - 1;
    }
    combo->setCurrentIndex(chosen);
    connect(combo, &QComboBox::activated, this, [this, way, values](int index) {
        if (index < values.size())
            edit(way, [&](ConditionForm &part) { part.values = {values[index].first}; });
    });
}

void ConditionEditor::addManyValues(const ConditionForm &form, const Way &way, QWidget *row)
{
    auto *menu = new QMenu(row);
    QStringList chosen;
    for (const auto &[value, title] : valuesOf(form.question)) {
        QAction *action = menu->addAction(plainCaption(title));
        action->setCheckable(true);
        action->setChecked(form.values.contains(value));
        if (action->isChecked())
            chosen.append(title);
        connect(action, &QAction::toggled, this, [this, way, value = value](bool on) {
            edit(way, [&](ConditionForm &part) {
                part.values.removeAll(value);
                if (on)
                    part.values.append(value);
            });
        });
    }
    QPushButton *button = makeMenuPill(menu, row);
    button->setObjectName(nameOf(u"condition.values"_s, way));
    button->setText(plainCaption(chosen.isEmpty() ? tr("choose…") : listing(chosen)));
    button->setAccessibleName(tr("Answers: %1").arg(button->text()));
    row->layout()->addWidget(button);
}

int ConditionEditor::indexOf(const QString &question) const
{
    return int(m_model.document().questionIds().indexOf(question));
}

QList<std::pair<Json, QString>> ConditionEditor::valuesOf(const QString &question) const
{
    const SchemeDocument &document = m_model.document();
    const int index = indexOf(question);
    const QString path = u"questions[%1]"_s.arg(index);
    const QString kind = index < 0 ? QString() : document.text(path + u".kind"_s);
    QList<std::pair<Json, QString>> values;
    if (kind == u"bool"_s)
        return {{true, tr("yes")}, {false, tr("no")}};
    if (kind == u"scale"_s) {
        const int highest = std::min(document.number(path + u".max"_s, 5), document.number(path + u".min"_s, 1) + 100);
        for (int point = document.number(path + u".min"_s, 1); point <= highest; ++point)
            values.append({point, QString::number(point)});
        return values;
    }
    if (kind != u"single"_s)
        return {};
    for (int i = 0; i < document.count(path + u".options"_s); ++i) {
        const QString option = u"%1.options[%2]"_s.arg(path).arg(i);
        values.append({Json(toUtf8(document.text(option + u".value"_s))),
                       localText(document, option + u".title"_s, m_model.language())});
    }
    return values;
}

QList<Test> ConditionEditor::testsOf(const QString &question) const
{
    const int index = indexOf(question);
    const QString kind = index < 0 ? QString() : m_model.document().text(u"questions[%1].kind"_s.arg(index));
    if (kind == u"multi"_s || kind == u"ranking"_s || kind == u"spans"_s)
        return {Test::NotEmpty, Test::Empty, Test::Answered, Test::NotAnswered};
    if (kind == u"text"_s || kind == u"written"_s)
        return {Test::Answered, Test::NotAnswered, Test::Is, Test::IsNot};
    if (kind == u"bool"_s)
        return {Test::Is, Test::IsNot, Test::Answered, Test::NotAnswered};
    return {Test::Is, Test::IsNot, Test::OneOf, Test::NoneOf, Test::Answered, Test::NotAnswered};
}

// On the question just before it, most often the one that is meant.
ConditionForm ConditionEditor::newTest() const
{
    ConditionForm test;
    test.kind = Kind::Test;
    test.question = m_model.document().questionIds().value(m_before() - 1);
    test.test = testsOf(test.question).first();
    complete(test);
    return test;
}

void ConditionEditor::edit(const Way &way, const std::function<void(ConditionForm &)> &change)
{
    if (!m_form)
        return;
    ConditionForm &part = partAt(*m_form, way);
    change(part);
    complete(part);
    write();
}

// What is compared with an answer names one.
void ConditionEditor::complete(ConditionForm &part) const
{
    if (part.isGroup() || !ConditionForm::wantsOneValue(part.test) || !part.values.isEmpty())
        return;
    const QList<std::pair<Json, QString>> values = valuesOf(part.question);
    part.values = {values.isEmpty() ? Json(std::string()) : values.first().first};
}

void ConditionEditor::remove(const Way &way)
{
    if (way.isEmpty())
        m_form.reset();
    else
        partAt(*m_form, way.first(way.size() - 1)).parts.removeAt(way.last());
    write();
}

void ConditionEditor::write()
{
    m_model.change(tr("change a condition"), [this](SchemeDocument &document) {
        if (m_form && !(m_form->isGroup() && m_form->parts.isEmpty()))
            document.set(m_path(), readable(m_form->toJson()));
        else
            document.remove(m_path());
    });
}

}  // namespace gainsay
