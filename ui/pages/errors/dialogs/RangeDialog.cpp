// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/errors/dialogs/RangeDialog.h"

#include "ui/theme/Theme.h"

#include <QDialogButtonBox>
#include <QDoubleValidator>
#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>

using namespace Qt::StringLiterals;

namespace gainsay {

RangeDialog::RangeDialog(const ErrorFilter &filter, const QString &run, QWidget *parent)
    : QDialog(parent), m_filter(filter), m_run(run)
{
    setWindowTitle(tr("Filter by number"));
    auto *grid = new QGridLayout(this);
    grid->setVerticalSpacing(zoomed(8));
    grid->addWidget(new QLabel(tr("from"), this), 0, 1);
    grid->addWidget(new QLabel(tr("to"), this), 0, 2);
    const auto add = [&](const QString &title, NumberRange ErrorFilter::*member) {
        Row row = addRow(grid, title, m_filter.*member);
        row.member = member;
        m_rows.append(row);
    };
    add(tr("Length in characters"), &ErrorFilter::length);
    add(tr("Length of the reply"), &ErrorFilter::replyLength);
    add(tr("Turns"), &ErrorFilter::turns);
    add(tr("Distance of contradicting turns"), &ErrorFilter::distance);
    add(tr("Agreement of people, 0 to 1"), &ErrorFilter::agreement);
    add(tr("People who say contradictory"), &ErrorFilter::votes);
    if (!run.isEmpty()) {
        RunCondition condition;
        for (const RunCondition &known : filter.runs) {
            if (known.run == run)
                condition = known;
        }
        const auto addRun = [&](const QString &title, NumberRange RunCondition::*member) {
            Row row = addRow(grid, title, condition.*member);
            row.runMember = member;
            m_rows.append(row);
        };
        addRun(tr("Confidence of %1, 0 to 1").arg(run), &RunCondition::confidence);
        addRun(tr("Margin of %1, 0 to 1").arg(run), &RunCondition::margin);
    }
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this);
    grid->addWidget(buttons, grid->rowCount(), 0, 1, 3);
    connect(buttons, &QDialogButtonBox::accepted, this, &RangeDialog::take);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
}

RangeDialog::Row RangeDialog::addRow(QGridLayout *grid, const QString &title, const NumberRange &range)
{
    const int place = grid->rowCount();
    auto *name = new QLabel(title, this);
    name->setTextFormat(Qt::PlainText);
    grid->addWidget(name, place, 0);
    const auto edit = [&](int column, const std::optional<double> &value, const QString &what) {
        auto *line = new QLineEdit(value ? QLocale().toString(*value) : QString(), this);
        line->setValidator(new QDoubleValidator(0.0, 1e6, 4, line));
        line->setAccessibleName(what.arg(title));
        grid->addWidget(line, place, column);
        return line;
    };
    return {edit(1, range.low, tr("%1, from")), edit(2, range.high, tr("%1, to")), nullptr, nullptr};
}

void RangeDialog::take()
{
    const auto number = [](const QLineEdit *line) {
        bool valid = false;
        const double value = QLocale().toDouble(line->text(), &valid);
        return valid ? std::optional(value) : std::nullopt;
    };
    RunCondition condition;
    condition.run = m_run;
    for (qsizetype i = 0; i < m_filter.runs.size(); ++i) {
        if (m_filter.runs[i].run == m_run)
            condition = m_filter.runs.takeAt(i--);
    }
    for (const Row &row : std::as_const(m_rows)) {
        const NumberRange range{number(row.low), number(row.high)};
        if (row.member)
            m_filter.*row.member = range;
        else
            condition.*row.runMember = range;
    }
    RunCondition nothing;
    nothing.run = condition.run;
    nothing.setting = condition.setting;
    if (condition != nothing)
        m_filter.runs.append(condition);
    Q_EMIT chosen(m_filter);
    accept();
}

}  // namespace gainsay
