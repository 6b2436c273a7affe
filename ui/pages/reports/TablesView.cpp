// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/reports/TablesView.h"

#include "core/base/Phrases.h"
#include "core/service/browse/BrowseService.h"
#include "ui/report/ReportFile.h"
#include "ui/report/SectionView.h"
#include "ui/theme/Theme.h"
#include "ui/widgets/Buttons.h"
#include "ui/widgets/Card.h"
#include "ui/widgets/ElidedCombo.h"
#include "ui/widgets/FileChoice.h"

#include <QCheckBox>
#include <QEvent>
#include <QLabel>
#include <QMenu>
#include <QPushButton>
#include <QSignalBlocker>
#include <QVBoxLayout>

namespace gainsay {

using namespace Qt::StringLiterals;

TablesView::TablesView(ReportReader &reader, QWidget *parent) : ReportView(reader, parent)
{
    m_study = new ElidedCombo(this);
    m_table = new ElidedCombo(this);
    m_tag = new ElidedCombo(this);
    m_intervals = new QCheckBox(this);
    m_intervals->setChecked(true);
    m_save = makeButton(ButtonKind::Plain, {}, this);
    auto *menu = new QMenu(m_save);
    for (const QString &ending : reportEndings())
        menu->addAction(ending.toUpper(), this, [this, ending] { chooseFile(ending); });
    m_save->setMenu(menu);
    m_paper = makeLabel(u"muted"_s, this);
    m_paper->setWordWrap(true);
    m_sections = new SectionView(this);
    auto *choices = new QHBoxLayout;
    choices->setSpacing(zoomed(8));
    choices->addWidget(m_study, 1);
    choices->addWidget(m_table, 3);
    choices->addWidget(m_tag, 2);
    choices->addWidget(m_intervals);
    choices->addWidget(m_save);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(zoomed(14));
    column->addLayout(choices);
    column->addWidget(m_paper);
    column->addWidget(m_sections, 1);
    connect(m_study, &QComboBox::activated, this, [this] {
        fillTables();
        load();
    });
    connect(m_table, &QComboBox::activated, this, [this] { load(); });
    connect(m_tag, &QComboBox::activated, this, [this] { load(); });
    connect(m_intervals, &QCheckBox::toggled, this, [this] { showSections(); });
    retranslate();
}

void TablesView::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    ReportView::changeEvent(event);
}

void TablesView::retranslate()
{
    m_study->setAccessibleName(tr("Study"));
    m_table->setAccessibleName(tr("Table"));
    m_tag->setAccessibleName(tr("Tag that is counted"));
    m_tag->setToolTip(tr("Tag that is counted"));
    m_intervals->setText(tr("Intervals"));
    m_save->setText(tr("Save"));
    m_save->setToolTip(tr("Save what is shown as PDF, HTML, Markdown, LaTeX, CSV or JSON"));
    fillStudies();
}

void TablesView::fillStudies()
{
    const QSignalBlocker quiet(m_study);
    const QVariant before = m_study->currentData();
    m_study->clear();
    for (const Study &study : paperStudies())
        m_study->addItem(study.name, study.id);
    m_study->setCurrentIndex(std::max(0, m_study->findData(before)));
    fillTables();
}

void TablesView::fillTables()
{
    const QSignalBlocker quiet(m_table);
    const QVariant before = m_table->currentData();
    m_table->clear();
    m_table->addItem(tr("All tables"), QString());
    for (const PublishedTable &table : study().tables)
        m_table->addItem(headingOf(table), table.number);
    m_table->setCurrentIndex(std::max(0, m_table->findData(before)));
    m_paper->setText(sentences({study().paper + u'.', tr("Of the filters above only the batch counts here.")}));
}

void TablesView::fillTags(const QStringList &tags)
{
    const QSignalBlocker quiet(m_tag);
    const QString before = m_tag->currentText();
    m_tag->clear();
    m_tag->addItems(tags);
    m_tag->setCurrentIndex(m_tag->findText(before));
    m_tag->setVisible(!tags.isEmpty() && study().id == u"rgm"_s && m_table->currentData().toString() == u"9"_s);
}

Study TablesView::study() const
{
    const QList<Study> studies = paperStudies();
    return studies[std::clamp<qsizetype>(m_study->currentIndex(), 0, studies.size() - 1)];
}

QList<PublishedTable> TablesView::tables() const
{
    const Study chosen = study();
    const PublishedTable *table = chosen.table(m_table->currentData().toString());
    return table ? QList<PublishedTable>{*table} : chosen.tables;
}

Result<TablesView::Answer> TablesView::read(Storage &storage, Progress &progress, const Study &study,
                                            const QList<PublishedTable> &tables, TableOptions options, BatchId batch)
{
    if (batch) {
        ASSIGN_OR_RETURN(const auto batches, BrowseService(storage).batches());
        for (const Batch &one : batches) {
            if (one.id == batch)
                options.batch = one.name;
        }
    }
    TableSource source(storage, progress, options);
    ASSIGN_OR_RETURN(auto made, studyTablesReport(source, study, tables));
    ASSIGN_OR_RETURN(const auto errors, source.errors());
    return Answer{std::move(made), errors->tagNames};
}

void TablesView::load()
{
    // A project begins with the study that its scheme is from.
    if (m_project != session().facts().location) {
        m_project = session().facts().location;
        if (const std::optional<Study> own = studyOfScheme(session().facts().scheme.id)) {
            m_study->setCurrentIndex(m_study->findData(own->id));
            fillTables();
        }
    }
    TableOptions options;
    options.tag = m_tag->currentText();
    ask(
        [study = study(), tables = tables(), options, batch = request().filter.batch](ReportService &,
                                                                                      Storage &storage) {
            NoProgress quietly;
            return read(storage, quietly, study, tables, options, batch);
        },
        [this](const Answer &answer) { show(answer); });
}

void TablesView::show(const Answer &answer)
{
    m_made = answer.made;
    fillTags(answer.tags);
    showSections();
}

Report TablesView::shownReport() const
{
    return m_intervals->isChecked() ? m_made.report : withoutIntervals(m_made.report);
}

void TablesView::showSections()
{
    m_sections->setSections(shownReport().sections);
}

void TablesView::chooseFile(const QString &ending)
{
    const QString number = m_table->currentData().toString();
    const QString name = number.isEmpty() ? u"%1-tables.%2"_s.arg(study().id, ending)
                                          : u"%1-table-%2.%3"_s.arg(study().id, number, ending);
    chooseFileToSave(this, tr("Save tables"), name, u"%1 (*.%2)"_s.arg(ending.toUpper(), ending),
                     [this](const QString &path) { exportTo(path); });
}

void TablesView::exportTo(const QString &path)
{
    session().jobs().start(
        [] { return tr("Saving tables"); }, this,
        [report = shownReport(), json = m_made.json, path](Progress &) { return saveReport(report, json, path); },
        [this, path](const Result<void> &saved) {
            if (saved)
                Q_EMIT exported(path);
            else
                Q_EMIT failed(saved.error());
        });
}

}  // namespace gainsay
