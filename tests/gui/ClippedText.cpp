// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/gui/ClippedText.h"

#include "tests/gui/PageWalk.h"

#include <QAbstractButton>
#include <QAbstractScrollArea>
#include <QComboBox>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QStyleOptionComboBox>
#include <QTableView>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace gainsay {

namespace {

// Rounding of font sizes.
constexpr int slack = 2;
constexpr int seenRows = 40;

// Nothing if the tool tip tells the whole text.
QString lacking(const QWidget *widget, const QString &text, int needed, int given)
{
    if (widget->toolTip().contains(text))
        return {};
    return u"“%1” needs %2 and has %3: %4"_s.arg(text, QString::number(needed), QString::number(given),
                                                 describe(widget));
}

QString labelFault(const QLabel *label)
{
    if (label->text().isEmpty() || !label->pixmap().isNull())
        return {};
    if (label->wordWrap()) {
        const int needed = label->heightForWidth(label->width());
        return needed > label->height() + slack ? lacking(label, label->text(), needed, label->height()) : QString();
    }
    const int needed = label->sizeHint().width();
    return needed > label->width() + slack ? lacking(label, label->text(), needed, label->width()) : QString();
}

QString buttonFault(const QAbstractButton *button)
{
    const int needed = button->minimumSizeHint().width();
    if (button->text().isEmpty() || needed <= button->width() + slack)
        return {};
    return lacking(button, button->text(), needed, button->width());
}

QString comboFault(const QComboBox *box)
{
    QStyleOptionComboBox option;
    option.initFrom(box);
    option.currentText = box->currentText();
    const int given =
        box->style()->subControlRect(QStyle::CC_ComboBox, &option, QStyle::SC_ComboBoxEditField, box).width();
    const int needed = box->fontMetrics().horizontalAdvance(box->currentText());
    return needed > given + slack ? lacking(box, box->currentText(), needed, given) : QString();
}

QString fieldFault(const QLineEdit *field)
{
    const int needed = field->fontMetrics().horizontalAdvance(field->placeholderText());
    const bool shown = field->text().isEmpty();
    return shown && needed > field->width() - slack ? lacking(field, field->placeholderText(), needed, field->width())
                                                    : QString();
}

// What a heading needs and has: in width, or in height where it takes several lines.
std::pair<int, int> headingRoom(const QHeaderView *header, int section, const QString &text)
{
    const int width = header->sectionSize(section) - slack;
    const int flags = header->model()->headerData(section, header->orientation(), Qt::TextAlignmentRole).toInt();
    const QFontMetrics metrics = header->fontMetrics();
    if ((flags & Qt::TextWordWrap) == 0)
        return {metrics.horizontalAdvance(text), width};
    const QRect lines = metrics.boundingRect(QRect(0, 0, width, 10 * metrics.height()), Qt::TextWordWrap, text);
    if (lines.width() > width)
        return {lines.width(), width};
    return {lines.height(), header->height()};
}

QStringList headerFaults(const QHeaderView *header)
{
    QStringList faults;
    for (int i = 0; i < header->count() && header->model(); ++i) {
        const QString text = header->model()->headerData(i, header->orientation()).toString();
        const bool told = header->model()->headerData(i, header->orientation(), Qt::ToolTipRole).isValid();
        const auto [needed, given] = headingRoom(header, i, text);
        if (header->orientation() == Qt::Horizontal && !header->isSectionHidden(i) && !told && needed > given)
            faults << lacking(header, text, needed, given);
    }
    return faults;
}

// A cell may end in an ellipsis if its tool tip tells the rest; words of a column that is sized for them may not.
QStringList cellFaults(const QTableView *table)
{
    QStringList faults;
    const QAbstractItemModel *model = table->model();
    const int rows = model ? std::min(model->rowCount(table->rootIndex()), seenRows) : 0;
    for (int row = 0; row < rows; ++row) {
        for (int column = 0; column < model->columnCount(table->rootIndex()); ++column) {
            const QModelIndex cell = model->index(row, column, table->rootIndex());
            const QRect box = table->visualRect(cell);
            if (box.isEmpty() || !cell.data(Qt::ToolTipRole).toString().isEmpty() || table->indexWidget(cell))
                continue;
            const int needed = table->sizeHintForIndex(cell).width();
            if (needed > box.width() + slack)
                faults << lacking(table, cell.data().toString(), needed, box.width());
        }
    }
    return faults;
}

bool scrolls(const QWidget *widget)
{
    for (const QWidget *parent = widget->parentWidget(); parent; parent = parent->parentWidget()) {
        if (qobject_cast<const QAbstractScrollArea *>(parent))
            return true;
    }
    return false;
}

// Pushed out of sight by its neighbours.
QString placeFault(const QWidget *widget)
{
    if (scrolls(widget) || textsOf(widget).isEmpty())
        return {};
    const QRect seen = widget->visibleRegion().boundingRect();
    const bool hidden = seen.width() + slack < widget->width() || seen.height() + slack < widget->height();
    return hidden ? lacking(widget, textsOf(widget).constFirst(), widget->width(), seen.width()) : QString();
}

QStringList faultsOf(const QWidget *widget)
{
    if (const auto *label = qobject_cast<const QLabel *>(widget))
        return {labelFault(label), placeFault(label)};
    if (const auto *button = qobject_cast<const QAbstractButton *>(widget))
        return {buttonFault(button), placeFault(button)};
    if (const auto *box = qobject_cast<const QComboBox *>(widget))
        return {comboFault(box), placeFault(box)};
    if (const auto *field = qobject_cast<const QLineEdit *>(widget))
        return {fieldFault(field)};
    if (const auto *header = qobject_cast<const QHeaderView *>(widget))
        return headerFaults(header);
    if (const auto *table = qobject_cast<const QTableView *>(widget))
        return cellFaults(table);
    return {};
}

}  // namespace

QStringList clippedTexts(const QWidget &window)
{
    QStringList faults;
    for (const QWidget *widget : window.findChildren<QWidget *>()) {
        if (widget->isVisible() && !widget->size().isEmpty())
            faults << faultsOf(widget);
    }
    faults.removeAll(QString());
    return faults;
}

}  // namespace gainsay
