// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/studio/StudioOutline.h"

#include "ui/pages/studio/EditButtons.h"
#include "ui/pages/studio/StudioModel.h"
#include "ui/pages/studio/StudioWords.h"
#include "ui/theme/Theme.h"

#include <QListWidget>
#include <QMenu>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace gainsay {

StudioOutline::StudioOutline(StudioModel &model, QWidget *parent) : QWidget(parent), m_model(model)
{
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(zoomed(8));
    m_list = new QListWidget(this);
    m_list->setAccessibleName(tr("Parts of the scheme"));
    m_list->setWordWrap(true);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_buttons = new EditButtons(tr("Questions"), this);
    m_buttons->listenTo(m_list);
    auto *kinds = new QMenu(this);
    for (const QString &kind : SchemeDocument::kinds())
        kinds->addAction(kindTitle(kind), this, [this, kind] { addQuestion(kind); });
    m_buttons->setAddMenu(kinds);
    column->addWidget(m_list, 1);
    column->addWidget(m_buttons);
    connect(m_list, &QListWidget::currentRowChanged, this, [this](int row) {
        m_buttons->setChosen(question(), m_model.document().count(u"questions"_s));
        if (row >= 0)
            Q_EMIT chosen(row);
    });
    connect(m_buttons, &EditButtons::duplicateRequested, this, &StudioOutline::duplicate);
    connect(m_buttons, &EditButtons::removeRequested, this, &StudioOutline::remove);
    connect(m_buttons, &EditButtons::moveRequested, this, &StudioOutline::moveBy);
    setFocusProxy(m_list);
    refresh();
    choose(Task);
}

int StudioOutline::current() const
{
    return m_list->currentRow();
}

void StudioOutline::choose(int entry)
{
    m_list->setCurrentRow(std::clamp(entry, 0, m_list->count() - 1));
}

void StudioOutline::refresh()
{
    const int row = current();
    {
        const QSignalBlocker quiet(m_list);
        const int count = FirstQuestion + m_model.document().count(u"questions"_s);
        while (m_list->count() > count)
            delete m_list->takeItem(m_list->count() - 1);
        while (m_list->count() < count)
            m_list->addItem(QString());
        for (int i = 0; i < count; ++i) {
            QListWidgetItem *item = m_list->item(i);
            const bool fault = hasFault(i);
            item->setText(fault ? u"⚠ "_s + title(i) : title(i));
            item->setData(Qt::AccessibleTextRole, fault ? tr("%1, with a fault").arg(title(i)) : title(i));
        }
        m_list->setCurrentRow(std::min(row, count - 1));
    }
    m_buttons->setChosen(question(), m_model.document().count(u"questions"_s));
    if (current() != row && current() >= 0)
        Q_EMIT chosen(current());
}

QString StudioOutline::title(int entry) const
{
    switch (entry) {
    case Task:
        return tr("Task");
    case Rules:
        return tr("Rules and label");
    case Removals:
        return tr("Left out");
    case Guidelines:
        return tr("Guidelines");
    default:
        break;
    }
    const int index = entry - FirstQuestion;
    return u"%1  %2"_s.arg(index + 1).arg(questionTitle(m_model.document(), index, m_model.language()));
}

bool StudioOutline::hasFault(int entry) const
{
    const auto any = [this](const QStringList &paths) {
        return std::any_of(paths.begin(), paths.end(),
                           [this](const QString &path) { return !m_model.faultAt(path).isEmpty(); });
    };
    switch (entry) {
    case Task:
        return any({u"id"_s, u"version"_s, u"title"_s, u"description"_s, u"steps"_s, u"format"_s});
    case Rules:
        return any({u"raters"_s, u"resolution"_s, u"gold"_s, u"quality"_s});
    case Removals:
        return any({u"removes"_s});
    case Guidelines:
        return any({u"guidelines"_s});
    default:
        return any({u"questions[%1]"_s.arg(entry - FirstQuestion)});
    }
}

void StudioOutline::addQuestion(const QString &kind)
{
    const int at = question() >= 0 ? question() + 1 : m_model.document().count(u"questions"_s);
    m_model.change(tr("add a question"), [&](SchemeDocument &changed) { changed.addQuestion(kind, at); });
    choose(FirstQuestion + at);
    Q_EMIT added();
}

void StudioOutline::duplicate()
{
    if (question() < 0)
        return;
    const int at = question();
    m_model.change(tr("duplicate a question"), [&](SchemeDocument &changed) { changed.duplicateQuestion(at); });
    choose(FirstQuestion + at + 1);
}

void StudioOutline::remove()
{
    if (question() < 0)
        return;
    m_model.change(tr("remove a question"),
                   [&](SchemeDocument &changed) { changed.remove(u"questions[%1]"_s.arg(question())); });
}

void StudioOutline::moveBy(int by)
{
    const int from = question();
    const int to = from + by;
    if (from < 0 || to < 0 || to >= m_model.document().count(u"questions"_s))
        return;
    m_model.change(tr("move a question"), [&](SchemeDocument &changed) { changed.move(u"questions"_s, from, to); });
    choose(FirstQuestion + to);
}

}  // namespace gainsay
