// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/studio/ReviseDialog.h"

#include "ui/theme/Theme.h"
#include "ui/widgets/Buttons.h"
#include "ui/widgets/Card.h"
#include "ui/widgets/DialogSize.h"

#include <QBoxLayout>
#include <QCheckBox>
#include <QHeaderView>
#include <QLabel>
#include <QLocale>
#include <QTableWidget>

using namespace Qt::StringLiterals;

namespace gainsay {

namespace {

enum ImpactColumn { QuestionColumn, WhatColumn, KeptColumn, AgainColumn, LostColumn, ImpactColumns };

// What is different about the question itself.
QString whatOf(const SchemeChange &change, const QString &question)
{
    if (change.added.contains(question))
        return ReviseDialog::tr("new");
    if (change.removed.contains(question))
        return ReviseDialog::tr("removed");
    return change.changed.contains(question) ? ReviseDialog::tr("asked otherwise") : QString();
}

}  // namespace

ReviseDialog::ReviseDialog(ProjectSession &session, const LoadedScheme &revised, QWidget *parent)
    : QDialog(parent), m_session(session), m_revised(revised)
{
    setWindowTitle(tr("Revise the project's scheme"));
    setAttribute(Qt::WA_DeleteOnClose);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(zoomed(20), zoomed(20), zoomed(20), zoomed(20));
    column->setSpacing(zoomed(12));
    m_summary = makeLabel(u"muted"_s, this);
    m_summary->setWordWrap(true);
    m_summary->setText(tr("Counting what becomes of the answers…"));
    m_table = new QTableWidget(0, ImpactColumns, this);
    m_table->setAccessibleName(tr("What becomes of the answers"));
    m_table->setHorizontalHeaderLabels(
        {tr("Question"), tr("Change"), tr("Kept"), tr("To be asked again"), tr("No longer counted")});
    m_table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_table->setTabKeyNavigation(false);
    m_table->verticalHeader()->hide();
    m_table->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_table->horizontalHeader()->setSectionResizeMode(QuestionColumn, QHeaderView::Stretch);
    m_again = new QCheckBox(this);
    m_again->hide();
    m_locked = makeLabel(u"small"_s, this);
    m_locked->setWordWrap(true);
    m_locked->hide();
    m_failure = makeLabel(u"failed"_s, this);
    m_failure->setTextFormat(Qt::PlainText);
    m_failure->setWordWrap(true);
    m_failure->hide();
    QPushButton *cancel = makeButton(ButtonKind::Plain, tr("Cancel"), this);
    m_apply = makeButton(ButtonKind::Primary, tr("Put version %1 in force").arg(revised.scheme.version), this);
    m_apply->setEnabled(false);
    auto *buttons = new QHBoxLayout;
    buttons->addStretch();
    buttons->addWidget(cancel);
    buttons->addWidget(m_apply);
    column->addWidget(m_summary);
    column->addWidget(m_table, 1);
    column->addWidget(m_again);
    column->addWidget(m_locked);
    column->addWidget(m_failure);
    column->addLayout(buttons);
    connect(cancel, &QPushButton::clicked, this, &QDialog::reject);
    connect(m_apply, &QPushButton::clicked, this, &ReviseDialog::apply);
    connect(&session, &ProjectSession::userChanged, this, &QDialog::reject);
    resizeWithinScreen(this, {zoomed(720), zoomed(460)});
    count();
}

// Every answer is looked at: in a large project that takes a while.
void ReviseDialog::count()
{
    m_session.startJob([] { return tr("Counting what becomes of the answers"); }, this,
                       [revised = m_revised](Storage &storage, const Clock &clock, Progress &progress) {
                           return SchemeService(storage, clock, {}).preview(revised, progress);
                       },
                       [this](const Result<SchemeChange> &change) { change ? tell(*change) : fail(change.error()); });
}

void ReviseDialog::tell(const SchemeChange &change)
{
    fill(change);
    const QString items = change.settledAnew > 0
                              ? tr("%n item(s) get another state or label.", nullptr, int(change.settledAnew))
                              : tr("No item gets another state or label.");
    m_summary->setText(
        tr("Version %1 takes the place of version %2. Answers keep the version they were made under; "
           "there are %3 in force. %4")
            .arg(QString::number(change.to), QString::number(change.from), QLocale().toString(change.answers), items));
    const qint64 open = change.again - change.locked;
    m_again->setText(tr("Give people back what they have to complete (%n answer(s))", nullptr, int(open)));
    m_again->setVisible(open > 0);
    m_again->setChecked(open > 0);
    m_locked->setText(tr("%n more lie(s) in batches that are accepted or being checked, and stay as they are.", nullptr,
                         int(change.locked)));
    m_locked->setVisible(change.locked > 0);
    m_apply->setEnabled(true);
    m_apply->setFocus();
}

void ReviseDialog::fill(const SchemeChange &change)
{
    m_table->setRowCount(int(change.questions.size()));
    for (int row = 0; row < change.questions.size(); ++row) {
        const QuestionImpact &impact = change.questions[row];
        const Question *question = m_revised.scheme.question(impact.question);
        if (!question)
            question = m_session.facts().scheme.question(impact.question);
        const QString texts[ImpactColumns] = {question ? question->title.text(QLocale().name()) : impact.question,
                                              whatOf(change, impact.question), QLocale().toString(impact.kept),
                                              QLocale().toString(impact.reask), QLocale().toString(impact.lost)};
        for (int column = 0; column < ImpactColumns; ++column) {
            auto *cell = new QTableWidgetItem(texts[column]);
            if (column >= KeptColumn)
                cell->setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
            m_table->setItem(row, column, cell);
        }
    }
}

void ReviseDialog::apply()
{
    m_apply->setEnabled(false);
    m_failure->hide();
    const AskAgain again = m_again->isVisible() && m_again->isChecked() ? AskAgain::Yes : AskAgain::No;
    m_session.save(
        this,
        [revised = m_revised, again, actor = m_session.userId()](Storage &storage, const Clock &clock) {
            NoProgress progress;
            return SchemeService(storage, clock, actor).revise(revised, progress, again);
        },
        [this](const Result<SchemeChange> &change) {
            if (!change) {
                m_apply->setEnabled(true);
                return fail(change.error());
            }
            m_session.reloadFacts();
            Q_EMIT revised(*change);
            accept();
        });
}

void ReviseDialog::fail(const Error &error)
{
    m_failure->setText(error.message);
    m_failure->show();
}

}  // namespace gainsay
