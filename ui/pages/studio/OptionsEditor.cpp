// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/studio/OptionsEditor.h"

#include "ui/pages/studio/EditButtons.h"
#include "ui/pages/studio/StudioModel.h"
#include "ui/pages/studio/StudioWords.h"
#include "ui/theme/Theme.h"
#include "ui/widgets/Card.h"

#include <QComboBox>
#include <QFormLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QSignalBlocker>
#include <QTableWidget>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace gainsay {

namespace {

enum OptionColumn { KeyColumn, TitleColumn, ValueColumn, CodeColumn, OptionColumns };
constexpr int rowsShown = 7;

}  // namespace

OptionsEditor::OptionsEditor(StudioModel &model, QWidget *parent) : StudioForm(model, parent)
{
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(zoomed(8));
    m_table = new QTableWidget(0, OptionColumns, this);
    m_table->setAccessibleName(tr("Options"));
    m_table->setHorizontalHeaderLabels({tr("Key"), tr("Title"), tr("Value"), tr("Code")});
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    m_table->setTabKeyNavigation(false);
    m_table->setWordWrap(false);
    m_table->setEditTriggers(QAbstractItemView::DoubleClicked | QAbstractItemView::EditKeyPressed |
                             QAbstractItemView::AnyKeyPressed);
    m_table->verticalHeader()->hide();
    m_table->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    QHeaderView *header = m_table->horizontalHeader();
    header->setSectionResizeMode(QHeaderView::Fixed);
    header->setSectionResizeMode(TitleColumn, QHeaderView::Stretch);
    header->setSectionResizeMode(ValueColumn, QHeaderView::Stretch);
    header->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    header->setHighlightSections(false);
    m_table->setColumnWidth(KeyColumn, zoomed(60));
    m_table->setColumnWidth(CodeColumn, zoomed(74));
    m_buttons = new EditButtons(tr("Options"), this);
    m_buttons->listenTo(m_table);
    column->addWidget(m_table);
    column->addWidget(m_buttons);
    m_details = new QWidget(this);
    QFormLayout *form = makeForm();
    m_details->setLayout(form);
    addDetails(form);
    column->addWidget(m_details);
    connect(m_table, &QTableWidget::itemChanged, this, &OptionsEditor::take);
    connect(m_table, &QTableWidget::currentCellChanged, this, [this](int row) {
        if (row >= 0 && row != m_option) {
            m_option = row;
            refresh();
        }
    });
    connect(m_buttons, &EditButtons::addRequested, this, &OptionsEditor::add);
    connect(m_buttons, &EditButtons::duplicateRequested, this, &OptionsEditor::duplicate);
    connect(m_buttons, &EditButtons::removeRequested, this, &OptionsEditor::remove);
    connect(m_buttons, &EditButtons::moveRequested, this, &OptionsEditor::moveBy);
}

void OptionsEditor::addDetails(QFormLayout *form)
{
    QLabel *faults = makeLabel(u"failed"_s, this);
    faults->setTextFormat(Qt::PlainText);
    faults->setWordWrap(true);
    form->addRow(faults);
    QLabel *heading = addHeading(form, {});
    addChoice(
        form, tr("Colour"), at(u"role"_s),
        [] {
            QList<Choice> choices;
            for (const QString &role : optionRoles())
                choices.append({role, roleTitle(role)});
            return choices;
        },
        {}, optionRoles().first());
    addLocalLine(form, tr("Definition"), at(u"definition"_s));
    addLocalLine(form, tr("Short title"), at(u"short"_s));
    onRefresh([this, form, faults, heading] {
        m_option = std::clamp(m_option, 0, std::max(0, count() - 1));
        fill();
        const QStringList wrong = model().faultsBelow(u"questions[%1].options"_s.arg(m_question));
        faults->setText(wrong.join(u'\n'));
        form->setRowVisible(faults, !wrong.isEmpty());
        const QString title = localText(document(), path(m_option, u"title"_s), model().language());
        heading->setText(tr("The option “%1”").arg(title));
        m_details->setVisible(count() > 0 || !wrong.isEmpty());
    });
}

void OptionsEditor::setQuestion(int index)
{
    if (index == m_question)
        return;
    m_question = index;
    m_option = 0;
}

void OptionsEditor::choose(int option)
{
    m_option = option;
    refresh();
    m_table->setFocus(Qt::OtherFocusReason);
}

QString OptionsEditor::path(int option, const QString &field) const
{
    return u"questions[%1].options[%2].%3"_s.arg(m_question).arg(option).arg(field);
}

StudioForm::Path OptionsEditor::at(const QString &field) const
{
    return [this, field] { return path(m_option, field); };
}

int OptionsEditor::count() const
{
    return document().count(u"questions[%1].options"_s.arg(m_question));
}

void OptionsEditor::fill()
{
    const QSignalBlocker quiet(m_table);
    const int column = std::max(0, m_table->currentColumn());
    m_table->setRowCount(count());
    for (int row = 0; row < count(); ++row)
        fillRow(row);
    m_table->setCurrentCell(count() > 0 ? m_option : -1, column);
    const int rows = std::clamp(count(), 2, rowsShown);
    m_table->setFixedHeight(m_table->horizontalHeader()->sizeHint().height() +
                            rows * m_table->verticalHeader()->defaultSectionSize() + zoomed(4));
    m_buttons->setChosen(m_option, count());
}

void OptionsEditor::fillRow(int row)
{
    const QString texts[OptionColumns] = {
        document().text(path(row, u"key"_s)), localText(document(), path(row, u"title"_s), model().language()),
        document().text(path(row, u"value"_s)), document().text(path(row, u"code"_s))};
    const bool scale = document().text(u"questions[%1].kind"_s.arg(m_question)) == u"scale"_s;
    for (int column = 0; column < OptionColumns; ++column) {
        if (!m_table->item(row, column))
            m_table->setItem(row, column, new QTableWidgetItem);
        QTableWidgetItem *item = m_table->item(row, column);
        if (item->text() != texts[column])
            item->setText(texts[column]);
        item->setToolTip(QString());
        // The number of a point is its value.
        item->setFlags(scale && column == CodeColumn ? item->flags() & ~Qt::ItemIsEditable
                                                     : item->flags() | Qt::ItemIsEditable);
    }
}

void OptionsEditor::take(QTableWidgetItem *item)
{
    const int row = item->row();
    const QString text = item->text().trimmed();
    switch (item->column()) {
    case KeyColumn:
        model().set(path(row, u"key"_s), toUtf8(text.toUpper()));
        break;
    case TitleColumn:
        model().set(path(row, u"title."_s + model().language()), toUtf8(text));
        break;
    case ValueColumn:
        model().change(tr("rename an option"),
                       [&](SchemeDocument &changed) { changed.renameOption(m_question, row, text); });
        break;
    default: {
        bool isNumber = false;
        const int code = text.toInt(&isNumber);
        model().set(path(row, u"code"_s), isNumber ? OrderedJson(code) : OrderedJson(toUtf8(text)));
    }
    }
}

void OptionsEditor::add()
{
    const int at = count() == 0 ? 0 : m_option + 1;
    m_option = at;
    model().change(tr("add an option"), [&](SchemeDocument &changed) { changed.addOption(m_question, at); });
    m_table->setCurrentCell(at, TitleColumn);
    m_table->setFocus(Qt::OtherFocusReason);
    m_table->editItem(m_table->item(at, TitleColumn));
}

void OptionsEditor::duplicate()
{
    if (count() == 0)
        return;
    const int from = m_option++;
    model().change(tr("duplicate an option"),
                   [&](SchemeDocument &changed) { changed.duplicateOption(m_question, from); });
}

void OptionsEditor::remove()
{
    if (m_option >= count())
        return;
    model().change(tr("remove an option"), [&](SchemeDocument &changed) {
        changed.remove(u"questions[%1].options[%2]"_s.arg(m_question).arg(m_option));
    });
}

void OptionsEditor::moveBy(int by)
{
    const int from = m_option;
    const int to = from + by;
    if (to < 0 || to >= count())
        return;
    m_option = to;
    model().change(tr("move an option"), [&](SchemeDocument &changed) {
        changed.move(u"questions[%1].options"_s.arg(m_question), from, to);
    });
}

}  // namespace gainsay
