// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/studio/StudioForm.h"

#include "ui/pages/studio/StudioModel.h"
#include "ui/pages/studio/StudioWords.h"
#include "ui/theme/Theme.h"
#include "ui/widgets/Card.h"
#include "ui/widgets/ElidedCombo.h"

#include <QCheckBox>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QSignalBlocker>
#include <QSpinBox>

using namespace Qt::StringLiterals;

namespace gainsay {

void putInTabOrder(QWidget *before, QWidget *content)
{
    for (QWidget *control : content->findChildren<QWidget *>()) {
        if (!(control->focusPolicy() & Qt::TabFocus))
            continue;
        QWidget::setTabOrder(before, control);
        before = control;
    }
}

StudioForm::StudioForm(StudioModel &model, QWidget *parent) : QWidget(parent), m_model(model)
{
    setAutoFillBackground(false);
}

const SchemeDocument &StudioForm::document() const
{
    return m_model.document();
}

void StudioForm::refresh()
{
    for (const std::function<void()> &update : std::as_const(m_updates))
        update();
}

bool StudioForm::focusField(const QString &path)
{
    const Field *nearest = nullptr;
    qsizetype length = -1;
    for (const Field &field : std::as_const(m_fields)) {
        const QString place = field.path();
        if (path.startsWith(place) && place.size() > length && field.widget->isVisibleTo(this)) {
            nearest = &field;
            length = place.size();
        }
    }
    if (nearest)
        nearest->widget->setFocus(Qt::OtherFocusReason);
    return nearest;
}

QFormLayout *StudioForm::makeForm()
{
    auto *form = new QFormLayout;
    form->setContentsMargins(0, 0, zoomed(6), 0);
    form->setSpacing(zoomed(8));
    form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    form->setRowWrapPolicy(QFormLayout::WrapLongRows);
    return form;
}

QLabel *StudioForm::addHeading(QFormLayout *form, const QString &text)
{
    QLabel *label = makeLabel(u"heading"_s, this);
    label->setTextFormat(Qt::PlainText);
    label->setWordWrap(true);
    label->setText(text);
    form->addRow(label);
    return label;
}

QLabel *StudioForm::addNote(QFormLayout *form, const QString &text)
{
    QLabel *label = makeLabel(u"small"_s, this);
    label->setTextFormat(Qt::PlainText);
    label->setWordWrap(true);
    label->setText(text);
    form->addRow(label);
    return label;
}

void StudioForm::bind(QWidget *widget, const Path &path)
{
    m_fields.append({widget, path});
}

QLabel *StudioForm::addFaults(QFormLayout *form, const Path &path)
{
    QLabel *label = makeLabel(u"failed"_s, this);
    label->setTextFormat(Qt::PlainText);
    label->setWordWrap(true);
    form->addRow(label);
    onRefresh([this, form, label, path] {
        const QString fault = m_model.faultAt(path());
        label->setText(fault);
        form->setRowVisible(label, !fault.isEmpty());
    });
    return label;
}

QLineEdit *StudioForm::addLine(QFormLayout *form, const QString &label, const Path &path, const Chosen &typed)
{
    auto *line = new QLineEdit(this);
    line->setAccessibleName(label);
    form->addRow(label, line);
    bind(line, path);
    connect(line, &QLineEdit::textEdited, this,
            [this, path, typed](const QString &text) { typed ? typed(text) : m_model.set(path(), toUtf8(text)); });
    onRefresh([this, line, path] {
        const QString text = document().text(path());
        if (line->text() != text) {
            line->setText(text);
            line->setCursorPosition(0);
        }
    });
    addFaults(form, path);
    return line;
}

QLineEdit *StudioForm::addLocalLine(QFormLayout *form, const QString &label, const Path &path)
{
    auto *line = new QLineEdit(this);
    line->setAccessibleName(label);
    form->addRow(label, line);
    bind(line, path);
    connect(line, &QLineEdit::textEdited, this,
            [this, path](const QString &text) { m_model.set(path() + u'.' + m_model.language(), toUtf8(text)); });
    onRefresh([this, line, path] {
        const QString text = document().text(path() + u'.' + m_model.language());
        if (line->text() != text) {
            line->setText(text);
            line->setCursorPosition(0);
        }
        line->setPlaceholderText(localText(document(), path(), m_model.language()));
    });
    addFaults(form, path);
    return line;
}

QPlainTextEdit *StudioForm::addLocalText(QFormLayout *form, const QString &label, const Path &path, int lines)
{
    auto *text = new QPlainTextEdit(this);
    text->setAccessibleName(label);
    text->setTabChangesFocus(true);
    text->setFixedHeight(lines * fontMetrics().lineSpacing() + zoomed(22));
    form->addRow(label, text);
    bind(text, path);
    connect(text, &QPlainTextEdit::textChanged, this,
            [this, text, path] { m_model.set(path() + u'.' + m_model.language(), toUtf8(text->toPlainText())); });
    onRefresh([this, text, path] {
        const QString wanted = document().text(path() + u'.' + m_model.language());
        const QSignalBlocker quiet(text);
        if (text->toPlainText() != wanted)
            text->setPlainText(wanted);
        text->setPlaceholderText(localText(document(), path(), m_model.language()));
    });
    addFaults(form, path);
    return text;
}

QSpinBox *StudioForm::addNumber(QFormLayout *form, const QString &label, const Path &path, int lowest, int highest,
                                int fallback, const QString &unit)
{
    auto *box = new QSpinBox(this);
    box->setRange(lowest, highest);
    box->setSuffix(unit);
    box->setAccessibleName(label);
    box->setMaximumWidth(zoomed(130));
    form->addRow(label, box);
    bind(box, path);
    connect(box, &QSpinBox::valueChanged, this, [this, path](int value) { m_model.set(path(), value); });
    onRefresh([this, box, path, fallback] {
        const QSignalBlocker quiet(box);
        box->setValue(document().number(path(), fallback));
    });
    addFaults(form, path);
    return box;
}

QCheckBox *StudioForm::addSwitch(QFormLayout *form, const QString &text, const Path &path, bool fallback)
{
    auto *box = new QCheckBox(text, this);
    form->addRow(box);
    bind(box, path);
    connect(box, &QCheckBox::toggled, this, [this, path](bool on) { m_model.set(path(), on); });
    onRefresh([this, box, path, fallback] {
        const QSignalBlocker quiet(box);
        box->setChecked(document().flag(path(), fallback));
    });
    addFaults(form, path);
    return box;
}

QComboBox *StudioForm::addChoice(QFormLayout *form, const QString &label, const Path &path, const Choices &choices,
                                 const Chosen &chosen, const QString &usual)
{
    auto *box = new ElidedCombo(this);
    box->setAccessibleName(label);
    form->addRow(label, box);
    bind(box, path);
    connect(box, &QComboBox::activated, this, [this, box, path, chosen] {
        const QString value = box->currentData().toString();
        chosen ? chosen(value) : m_model.set(path(), toUtf8(value));
    });
    onRefresh([this, box, path, choices, usual] {
        const QSignalBlocker quiet(box);
        const QString stands = document().text(path());
        const QString now = stands.isEmpty() ? usual : stands;
        box->clear();
        for (const Choice &choice : choices())
            box->addItem(choice.title, choice.value);
        if (!now.isEmpty() && box->findData(now) < 0)
            box->addItem(now, now);  // what nobody knows stays in sight
        box->setCurrentIndex(box->findData(now));
    });
    addFaults(form, path);
    return box;
}

}  // namespace gainsay
