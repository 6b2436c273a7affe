// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/collect/writing/WritingTab.h"

#include "core/base/Phrases.h"
#include "core/io/Formats.h"
#include "core/service/collect/WritingService.h"
#include "ui/page/Page.h"
#include "ui/pages/collect/form/CollectForm.h"
#include "ui/session/ProjectSession.h"
#include "ui/widgets/EmptyState.h"

#include <QFileInfo>
#include <QLineEdit>
#include <QLocale>
#include <QPushButton>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace gainsay {

namespace {

struct MadeItems {
    ImportReport report;
    QString firstProblem;
};

Result<MadeItems> makeItemsFrom(const QString &path, const QString &batch, const QString &user, Storage &storage,
                                const Clock &clock, Progress &progress)
{
    MadeItems made;
    ImportOptions options;
    ASSIGN_OR_RETURN(options.format, chosenFormat(path, autoFormat.toString()));
    ASSIGN_OR_RETURN(const auto reader, openImport(path, options));
    ImportRequest request;
    request.source = QFileInfo(path).fileName();
    request.rejected = [&](const RowError &error) {
        if (made.firstProblem.isEmpty())
            made.firstProblem = error.message();
    };
    ASSIGN_OR_RETURN(made.report, WritingService(storage, clock, user).makeItems(*reader, batch, request, progress));
    return made;
}

}  // namespace

WritingTab::WritingTab(const PageContext &context, const CollectTools &tools, QWidget *parent)
    : CollectTab(context, tools, parent)
{
    m_empty = new EmptyState(this);
    m_work = new QWidget(this);
    m_make = new CollectForm(m_work);
    m_file = new FileField(m_make);
    m_batch = new QLineEdit(u"writing"_s, m_make);
    m_make->addField(m_file);
    m_make->addField(m_batch);
    m_start = m_make->addButton(true);
    m_inspect = new CollectForm(m_work);
    m_inspection = new FileField(m_inspect);
    m_inspectionBatch = new QLineEdit(u"inspection"_s, m_inspect);
    m_inspect->addField(m_inspection);
    m_inspect->addField(m_inspectionBatch);
    m_handOver = m_inspect->addButton(true);
    m_takeBack = m_inspect->addButton(false);
    fillScrollingColumn(m_work, {m_make, m_inspect});
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_work);
    column->addWidget(m_empty);
    connect(m_empty, &EmptyState::actionRequested, this, [this] { shell().openPage(u"home"_s, {}); });
    for (FileField *field : {m_file, m_inspection})
        connect(field, &FileField::chosen, this, &WritingTab::say);
    for (QLineEdit *field : {m_batch, m_inspectionBatch})
        connect(field, &QLineEdit::textEdited, this, &WritingTab::say);
    connect(m_start, &QPushButton::clicked, this, &WritingTab::makeBatch);
    connect(m_handOver, &QPushButton::clicked, this, &WritingTab::handOver);
    connect(m_takeBack, &QPushButton::clicked, this, &WritingTab::takeBack);
    retranslate();
}

QString WritingTab::userName() const
{
    return session().user() ? session().user()->name : QString();
}

void WritingTab::refresh()
{
    const bool fits = session().isOpen() && session().facts().scheme.question(u"wrong1"_s);
    m_work->setVisible(fits);
    m_empty->setVisible(!fits);
    say();
}

void WritingTab::makeBatch()
{
    m_busy = true;
    say();
    session().startJob(
        [] { return tr("Making a writing batch"); }, this,
        [path = m_file->path(), batch = m_batch->text().trimmed(),
         user = userName()](Storage &storage, const Clock &clock, Progress &progress) {
            return makeItemsFrom(path, batch, user, storage, clock, progress);
        },
        [this](const Result<MadeItems> &made) {
            m_busy = false;
            if (!made)
                shell().showError(made.error());
            else
                m_made = [made = *made] {
                    const QLocale locale;
                    QStringList said{
                        tr("%1 items added, %2 were there already. Give them to writers on the Team page.")
                            .arg(locale.toString(made.report.added), locale.toString(made.report.alreadyThere))};
                    if (made.report.rejected > 0)
                        said += {tr("%1 rows were left out:").arg(locale.toString(made.report.rejected)),
                                 made.firstProblem};
                    return sentences(said);
                };
            say();
        });
}

// The inspectors' project is opened beside this one for as long as it takes. Who acts need not be known there.
void WritingTab::handOver()
{
    m_busy = true;
    say();
    session().startJob(
        [] { return tr("Handing over to inspectors"); }, this,
        [open = tools().projects, path = m_inspection->path(), batch = m_inspectionBatch->text().trimmed(),
         user = userName()](Storage &storage, const Clock &clock, Progress &progress) -> Result<HandedOver> {
            ASSIGN_OR_RETURN(const auto inspection, open(path));
            return WritingService(storage, clock, user).handOver(*inspection, batch, 1, progress);
        },
        [this](const Result<HandedOver> &handed) {
            m_busy = false;
            if (handed)
                m_inspected = [handed = *handed] {
                    const QLocale locale;
                    return tr("%1 items handed over, %2 were there already, %3 are not written yet.")
                        .arg(locale.toString(handed.added), locale.toString(handed.alreadyThere),
                             locale.toString(handed.unwritten));
                };
            else
                shell().showError(handed.error());
            say();
        });
}

void WritingTab::takeBack()
{
    m_busy = true;
    say();
    session().startJob([] { return tr("Taking back what was doubted"); }, this,
                       [open = tools().projects, path = m_inspection->path(), user = userName()](
                           Storage &storage, const Clock &clock, Progress &progress) -> Result<TakenBack> {
                           ASSIGN_OR_RETURN(const auto inspection, open(path));
                           return WritingService(storage, clock, user).takeBack(*inspection, progress);
                       },
                       [this](const Result<TakenBack> &taken) {
                           m_busy = false;
                           if (taken)
                               m_inspected = [taken = *taken] {
                                   const QLocale locale;
                                   return tr("%1 items inspected: %2 passed, %3 went back to their writers now.")
                                       .arg(locale.toString(taken.inspected), locale.toString(taken.passed),
                                            locale.toString(taken.returned));
                               };
                           else
                               shell().showError(taken.error());
                           say();
                       });
}

void WritingTab::say()
{
    m_start->setEnabled(!m_busy && !m_file->path().isEmpty() && !m_batch->text().trimmed().isEmpty());
    const bool there = !m_busy && !m_inspection->path().isEmpty() && bool(tools().projects);
    m_handOver->setEnabled(there && !m_inspectionBatch->text().trimmed().isEmpty());
    m_takeBack->setEnabled(there);
    m_make->say(m_busy   ? tr("Working…")
                : m_made ? m_made()
                         : tr("Choose a file with conversations: the last turn, or the right candidate, is "
                              "given to the writer as the right reply."));
    m_inspect->say(m_busy        ? tr("Working…")
                   : m_inspected ? m_inspected()
                                 : tr("Inspectors work in a project of their own with the scheme mutual, so that "
                                      "they cannot see which reply was given. Choose its file."));
}

void WritingTab::retranslate()
{
    m_make->setHeading(tr("Writing batch"));
    m_file->setTexts(tr("File with conversations"), tr("no file chosen"), tr("Choose file…"),
                     tr("File with conversations"), tr("All files (*)"));
    m_make->setLabel(m_file, tr("File with conversations"));
    m_make->setLabel(m_batch, tr("Batch"));
    m_start->setText(tr("Make the batch"));
    m_inspect->setHeading(tr("Inspection"));
    m_inspection->setTexts(tr("Inspectors' project"), tr("no project chosen"), tr("Choose project…"),
                           tr("Inspectors' project"), tr("Gainsay projects (*.gainsay)"));
    m_inspect->setLabel(m_inspection, tr("Inspectors' project"));
    m_inspect->setLabel(m_inspectionBatch, tr("Batch for inspection"));
    for (FileField *field : {m_file, m_inspection})
        field->setAccessibleName({});
    m_handOver->setText(tr("Hand over what is written"));
    m_takeBack->setText(tr("Take back what is doubted"));
    m_empty->setContent(u"collect"_s, tr("Writing is for projects with the scheme mutual-writing"),
                        tr("Make or open one, then come back: here contexts with their right reply become a batch for "
                           "writers."),
                        tr("Go to Home"));
    say();
}

}  // namespace gainsay
