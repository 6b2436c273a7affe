// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/keys/SpokenHints.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QButtonGroup>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QEvent>
#include <QLineEdit>
#include <QLocale>
#include <QSpinBox>
#include <QWidget>

namespace gainsay {

using namespace Qt::StringLiterals;

namespace {

// The hint that was given, to tell it from a description that the control has of its own.
constexpr const char *hintProperty = "spokenHint";

bool hasOwnDescription(const QWidget &control)
{
    const QString described = control.accessibleDescription();
    return !described.isEmpty() && described != control.property(hintProperty).toString();
}

// The card, the part of the page or the dialog that it stands in.
QString placeOf(const QWidget &control)
{
    for (const QWidget *around = control.parentWidget(); around; around = around->parentWidget()) {
        const QString name = around->isWindow() ? around->windowTitle() : around->accessibleName();
        if (!name.isEmpty() && name != control.accessibleName())
            return name;
    }
    return {};
}

QString columnsOf(const QAbstractItemModel &model)
{
    QStringList titles;
    for (int column = 0; column < model.columnCount(); ++column)
        titles << model.headerData(column, Qt::Horizontal).toString();
    titles.removeAll(QString());
    return titles.join(u", "_s);
}

}  // namespace

SpokenHints::SpokenHints(QObject &application)
{
    application.installEventFilter(this);
}

bool SpokenHints::eventFilter(QObject *watched, QEvent *event)
{
    const bool arrived = event->type() == QEvent::FocusIn;
    if ((arrived || event->type() == QEvent::LanguageChange) && watched->isWidgetType()) {
        auto *control = static_cast<QWidget *>(watched);
        // The words around it may still be in the other language: said again when the keyboard comes back.
        if (arrived)
            describe(*control);
        else if (!hasOwnDescription(*control))
            control->setAccessibleDescription({});
    }
    return QObject::eventFilter(watched, event);
}

void SpokenHints::describe(QWidget &control)
{
    if (hasOwnDescription(control))
        return;
    const QString hint = hintFor(control);
    control.setProperty(hintProperty, hint);
    control.setAccessibleDescription(hint);
}

QString SpokenHints::hintFor(const QWidget &control)
{
    QStringList parts{control.toolTip(), contents(control), placeOf(control)};
    parts.removeAll(QString());
    parts.removeAll(control.accessibleName());
    parts.removeDuplicates();
    return parts.join(u". "_s);
}

QString SpokenHints::contents(const QWidget &control)
{
    const QLocale locale;
    if (const auto *view = qobject_cast<const QAbstractItemView *>(&control); view && view->model()) {
        const QString rows = tr("%n row(s)", nullptr, view->model()->rowCount(view->rootIndex()));
        const QString columns = columnsOf(*view->model());
        return columns.isEmpty() ? rows : tr("%1; columns: %2").arg(rows, columns);
    }
    if (const auto *box = qobject_cast<const QComboBox *>(&control))
        return tr("%n choice(s)", nullptr, box->count());
    if (const auto *number = qobject_cast<const QSpinBox *>(&control))
        return tr("from %1 to %2").arg(locale.toString(number->minimum()), locale.toString(number->maximum()));
    if (const auto *number = qobject_cast<const QDoubleSpinBox *>(&control))
        return tr("from %1 to %2").arg(locale.toString(number->minimum()), locale.toString(number->maximum()));
    if (const auto *line = qobject_cast<const QLineEdit *>(&control))
        return line->placeholderText();
    if (const auto *button = qobject_cast<const QAbstractButton *>(&control); button && button->group()) {
        const QList<QAbstractButton *> all = button->group()->buttons();
        return tr("%1 of %2").arg(locale.toString(all.indexOf(button) + 1), locale.toString(all.size()));
    }
    return {};
}

}  // namespace gainsay
