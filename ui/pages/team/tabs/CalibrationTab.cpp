// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/team/tabs/CalibrationTab.h"

#include "core/service/browse/BrowseService.h"
#include "ui/answers/ConversationPreview.h"
#include "ui/charts/IntervalBars.h"
#include "ui/models/ConversationListModel.h"
#include "ui/pages/team/tabs/CalibrationDialog.h"
#include "ui/pages/team/tabs/TabLayout.h"
#include "ui/report/ReportTableView.h"
#include "ui/session/UnderScheme.h"
#include "ui/theme/Theme.h"
#include "ui/widgets/Buttons.h"
#include "ui/widgets/EmptyState.h"

#include <QComboBox>
#include <QLabel>
#include <QSignalBlocker>
#include <QStackedWidget>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace gainsay {

CalibrationTab::CalibrationTab(const PageContext &context, QWidget *parent) : TeamTab(context, parent)
{
    m_stack = new QStackedWidget(this);
    m_empty = new EmptyState(m_stack);
    m_stack->addWidget(m_empty);
    m_stack->addWidget(buildSummary());
    auto *outer = new QVBoxLayout(this);
    outer->setContentsMargins(0, 0, 0, 0);
    outer->addWidget(m_stack);
    connect(m_empty, &EmptyState::actionRequested, this, &CalibrationTab::askForSet);
    retranslate();
}

QWidget *CalibrationTab::buildSummary()
{
    auto *content = new QWidget(m_stack);
    QVBoxLayout *column = scrollingColumn(content);
    auto *top = new QHBoxLayout;
    m_sets = new QComboBox(content);
    m_make = makeButton(ButtonKind::Plain, {}, content);
    m_make->setObjectName(u"team.calibrate"_s);
    m_progress = makeLabel(u"muted"_s, content);
    top->addWidget(m_sets);
    top->addWidget(m_progress, 1);
    top->addWidget(m_make);
    column->addLayout(top);
    m_agreementCard = new Card(content);
    m_agreement = new IntervalBars(m_agreementCard);
    m_agreementCard->body()->addWidget(m_agreement);
    column->addWidget(m_agreementCard);
    auto *row = new QHBoxLayout;
    row->setSpacing(zoomed(14));
    m_itemCard = new Card(content);
    m_items = new ReportTableView(m_itemCard);
    m_items->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    m_itemCard->body()->addWidget(m_items, 1);
    m_preview = new ConversationPreview(session(), content);
    m_preview->setMinimumHeight(zoomed(320));
    row->addWidget(m_itemCard, 1);
    row->addWidget(m_preview, 1);
    column->addLayout(row, 1);
    connect(m_make, &QPushButton::clicked, this, &CalibrationTab::askForSet);
    connect(m_sets, &QComboBox::activated, this, [this] { load(m_sets->currentText()); });
    connect(m_items->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            [this](const QModelIndex &index) { m_preview->show(m_summary.items.value(index.row()).conversation); });
    connect(m_preview, &ConversationPreview::failed, this, [this](const Error &error) { shell().showError(error); });
    return content;
}

QString CalibrationTab::id()
{
    return u"calibration"_s;
}

QString CalibrationTab::title()
{
    return tr("Calibration");
}

void CalibrationTab::refresh()
{
    session().run(
        this, [](Storage &storage, const Clock &) { return BrowseService(storage).calibrations(); },
        [this](const Result<QList<CalibrationSet>> &sets) {
            if (sets)
                showSets(*sets);
            else
                shell().showError(sets.error());
        });
}

void CalibrationTab::askForSet()
{
    auto *dialog = new CalibrationDialog(session(), {}, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &CalibrationDialog::made, this, [this](const CalibrationSet &set) {
        m_summary.set.name = set.name;
        shell().showNotice([name = set.name] { return tr("“%1” comes first in everybody's queue.").arg(name); });
        refresh();
    });
    dialog->open();
}

void CalibrationTab::showSets(const QList<CalibrationSet> &sets)
{
    m_stack->setCurrentIndex(sets.isEmpty() ? 0 : 1);
    if (sets.isEmpty())
        return;
    const QSignalBlocker quiet(m_sets);
    m_sets->clear();
    for (const CalibrationSet &set : sets)
        m_sets->addItem(set.name);
    m_sets->setCurrentIndex(std::max(0, m_sets->findText(m_summary.set.name)));
    load(m_sets->currentText());
}

void CalibrationTab::load(const QString &name)
{
    auto read = underScheme<CalibrationService>(session().userId(),
                                                [name](CalibrationService &service) { return service.summary(name); });
    session().run(this, std::move(read), [this](const Result<CalibrationSummary> &summary) {
        if (summary)
            show(*summary);
        else
            shell().showError(summary.error());
    });
}

void CalibrationTab::show(const CalibrationSummary &summary)
{
    m_summary = summary;
    const Scheme &scheme = session().facts().scheme;
    m_progress->setText(tr("%1 of %2 answers given").arg(summary.done()).arg(summary.expected()));
    m_agreement->setTitle(m_agreementCard->heading());
    m_agreement->setBars({{tr("Equal labels"), Tone::None, summary.agreement.percent},
                          {tr("Krippendorff's alpha"), Tone::Accent, summary.agreement.alpha},
                          {tr("Gwet's AC1"), Tone::Accent, summary.agreement.gwet}},
                         Scale::Coefficient);
    ReportTable table{tr("Items"), QStringList{tr("Conversation"), tr("Agreed")} + summary.set.people, {}, {}};
    qint64 different = 0;
    for (const CalibrationItem &item : summary.items) {
        different += item.differs ? 1 : 0;
        QList<ReportCell> row{textCell(item.externalId), textCell(item.differs ? tr("no") : tr("yes"))};
        for (const QString &label : item.labels)
            row.append(label.isEmpty() ? missingCell(tr("not answered yet")) : textCell(labelTitle(scheme, label)));
        table.rows.append(row);
    }
    m_itemCard->setHeading(different == 0 ? tr("No disagreement so far")
                                          : tr("%n items they disagree on", nullptr, int(different)));
    const int row = m_items->currentIndex().row();
    m_items->setTable(table);
    if (!table.rows.isEmpty())
        m_items->selectRow(std::clamp(row, 0, int(table.rows.size()) - 1));
}

void CalibrationTab::retranslate()
{
    m_empty->setContent(u"team"_s, tr("No calibration set yet"),
                        tr("Have several people annotate the same few conversations, beside their work, and see "
                           "where they mean different things. The answers never change the data set."),
                        tr("Make a calibration set…"));
    m_make->setText(tr("Make a set…"));
    m_sets->setAccessibleName(tr("Calibration set"));
    m_agreementCard->setHeading(tr("Agreement on the label"));
    m_preview->setEmptyText(tr("Nothing chosen"), tr("Choose an item to read its conversation."));
    if (!m_summary.set.name.isEmpty() && session().isOpen())
        show(CalibrationSummary(m_summary));
}

}  // namespace gainsay
