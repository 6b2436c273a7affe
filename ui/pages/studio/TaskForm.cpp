// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/studio/TaskForm.h"

#include "ui/pages/studio/EditButtons.h"
#include "ui/pages/studio/StudioModel.h"
#include "ui/pages/studio/StudioWords.h"
#include "ui/theme/Theme.h"

#include <QFormLayout>
#include <QLineEdit>
#include <QListWidget>
#include <QPlainTextEdit>
#include <QSignalBlocker>
#include <QSpinBox>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace gainsay {

namespace {

// The headings of questions follow theirs: `place` gives the new number of an old one, from 1.
void renumber(SchemeDocument &document, const std::function<int(int)> &place)
{
    for (int i = 0; i < document.count(u"questions"_s); ++i) {
        const QString path = u"questions[%1].step"_s.arg(i);
        const int step = document.number(path, 1);
        if (const int moved = place(step); moved != step)
            document.set(path, moved);
    }
}

}  // namespace

TaskForm::TaskForm(StudioModel &model, QWidget *parent) : StudioForm(model, parent)
{
    QFormLayout *form = makeForm();
    setLayout(form);
    addHeading(form, tr("The task"));
    addLocalLine(form, tr("Title"), [] { return u"title"_s; });
    addLocalText(
        form, tr("Description"), [] { return u"description"_s; }, 3);
    addLine(form, tr("Name in files"), [] { return u"id"_s; });
    addNumber(
        form, tr("Version"), [] { return u"version"_s; }, 1, 1'000'000, 1);
    addNote(form, tr("A project takes a revised scheme under the same name and a higher version."));
    addSteps(form);
    refresh();
}

void TaskForm::addSteps(QFormLayout *form)
{
    addHeading(form, tr("Headings"));
    addNote(form, tr("Questions of one step stand under one heading. F2 renames."));
    m_steps = new QListWidget(this);
    m_steps->setAccessibleName(tr("Headings"));
    m_steps->setEditTriggers(QAbstractItemView::DoubleClicked | QAbstractItemView::EditKeyPressed);
    m_buttons = new EditButtons(tr("Headings"), this);
    m_buttons->listenTo(m_steps);
    form->addRow(m_steps);
    form->addRow(m_buttons);
    bind(m_steps, [] { return u"steps"_s; });
    addFaults(form, [] { return u"steps"_s; });
    connect(m_steps, &QListWidget::itemChanged, this, [this](QListWidgetItem *item) {
        model().set(u"steps[%1].%2"_s.arg(m_steps->row(item)).arg(model().language()), toUtf8(item->text()));
    });
    const auto choose = [this] { m_buttons->setChosen(m_steps->currentRow(), m_steps->count()); };
    connect(m_steps, &QListWidget::currentRowChanged, this, choose);
    connect(m_buttons, &EditButtons::addRequested, this, &TaskForm::addStep);
    connect(m_buttons, &EditButtons::removeRequested, this, &TaskForm::removeStep);
    connect(m_buttons, &EditButtons::moveRequested, this, &TaskForm::moveStep);
    connect(m_buttons, &EditButtons::duplicateRequested, this, &TaskForm::addStep);
    onRefresh([this, choose] {
        fillSteps();
        choose();
    });
}

void TaskForm::fillSteps()
{
    const QSignalBlocker quiet(m_steps);
    const int count = document().count(u"steps"_s);
    const int row = m_steps->currentRow();
    while (m_steps->count() > count)
        delete m_steps->takeItem(m_steps->count() - 1);
    while (m_steps->count() < count) {
        auto *item = new QListWidgetItem(m_steps);
        item->setFlags(item->flags() | Qt::ItemIsEditable);
    }
    for (int i = 0; i < count; ++i)
        m_steps->item(i)->setText(localText(document(), u"steps[%1]"_s.arg(i), model().language()));
    m_steps->setCurrentRow(std::min(row, count - 1));
    m_steps->setVisible(count > 0);
    m_steps->setFixedHeight(std::clamp(count, 1, 6) * (fontMetrics().lineSpacing() + zoomed(18)) + zoomed(4));
}

void TaskForm::addStep()
{
    const int count = document().count(u"steps"_s);
    const int at = m_steps->currentRow() < 0 ? count : m_steps->currentRow() + 1;
    model().change(tr("add a heading"), [&](SchemeDocument &changed) {
        changed.set(u"steps[%1].%2"_s.arg(count).arg(model().language()), toUtf8(tr("New heading")));
        changed.move(u"steps"_s, count, at);
        renumber(changed, [at](int step) { return step > at ? step + 1 : step; });
    });
    m_steps->setCurrentRow(at);
    m_steps->editItem(m_steps->item(at));
}

void TaskForm::removeStep()
{
    const int at = m_steps->currentRow();
    if (at < 0)
        return;
    model().change(tr("remove a heading"), [&](SchemeDocument &changed) {
        changed.remove(u"steps[%1]"_s.arg(at));
        renumber(changed, [at](int step) { return step > at + 1 || step == at + 1 ? std::max(1, step - 1) : step; });
    });
}

void TaskForm::moveStep(int by)
{
    const int from = m_steps->currentRow();
    const int to = from + by;
    model().change(tr("move a heading"), [&](SchemeDocument &changed) {
        changed.move(u"steps"_s, from, to);
        renumber(changed, [from, to](int step) {
            return step == from + 1 ? to + 1 : step == to + 1 ? from + 1 : step;
        });
    });
    m_steps->setCurrentRow(to);
}

}  // namespace gainsay
