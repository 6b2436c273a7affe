// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/training/GoldSetsView.h"

#include "core/service/browse/BrowseService.h"
#include "core/service/training/GoldService.h"
#include "ui/answers/AnswerSummary.h"
#include "ui/answers/EvidenceMarking.h"
#include "ui/conversation/ConversationView.h"
#include "ui/pages/training/GoldDrawDialog.h"
#include "ui/session/UnderScheme.h"
#include "ui/theme/Theme.h"
#include "ui/widgets/Buttons.h"
#include "ui/widgets/Card.h"
#include "ui/widgets/DisplayText.h"
#include "ui/widgets/EmptyState.h"
#include "ui/widgets/PillTabs.h"

#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QTableWidget>

using namespace Qt::StringLiterals;

namespace gainsay {

namespace {

const QList<GoldKind> goldKinds{GoldKind::Tutorial, GoldKind::Qualification, GoldKind::Hidden};

}  // namespace

GoldSetsView::GoldSetsView(ProjectSession &session, QWidget *parent) : QWidget(parent), m_session(session)
{
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(zoomed(14), zoomed(14), zoomed(14), zoomed(14));
    row->setSpacing(zoomed(14));
    auto *card = new Card(this);
    m_tabs = new PillTabs(card);
    m_about = makeLabel(u"muted"_s, card);
    m_about->setWordWrap(true);
    m_table = new QTableWidget(0, 2, card);
    m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    m_table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_table->setTabKeyNavigation(false);
    m_table->verticalHeader()->hide();
    m_table->setShowGrid(false);
    m_table->horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    m_table->horizontalHeader()->setHighlightSections(false);
    m_table->horizontalHeader()->setStretchLastSection(true);
    m_table->horizontalHeader()->setSectionResizeMode(0, QHeaderView::ResizeToContents);
    m_empty = new EmptyState(card);
    m_add = makeButton(ButtonKind::Primary, {}, card);
    m_remove = makeButton(ButtonKind::Plain, {}, card);
    auto *buttons = new QHBoxLayout;
    buttons->addWidget(m_remove);
    buttons->addStretch();
    buttons->addWidget(m_add);
    card->body()->addWidget(m_tabs);
    card->body()->addWidget(m_about);
    card->body()->addWidget(m_table, 1);
    card->body()->addWidget(m_empty, 1);
    card->body()->addLayout(buttons);
    row->addWidget(card, 1);
    row->addWidget(buildPreview(), 1);
    connect(m_tabs, &PillTabs::currentChanged, this, [this] {
        retranslate();
        refresh();
    });
    connect(m_table, &QTableWidget::currentCellChanged, this, [this] { showCurrent(); });
    connect(m_add, &QPushButton::clicked, this, &GoldSetsView::openDraw);
    connect(m_remove, &QPushButton::clicked, this, &GoldSetsView::removeCurrent);
    connect(m_empty, &EmptyState::actionRequested, this, &GoldSetsView::openDraw);
    retranslate();
}

// A field that loses the focus while it is deleted must not call what is gone already.
GoldSetsView::~GoldSetsView()
{
    m_explanation->disconnect(this);
}

QWidget *GoldSetsView::buildPreview()
{
    m_preview = new Card(this);
    m_view = new ConversationView(m_preview);
    m_view->setSelectable(false);
    m_answer = makeLabel(u"strong"_s, m_preview);
    m_answer->setWordWrap(true);
    m_explanation = new QLineEdit(m_preview);
    m_preview->body()->addWidget(m_view, 1);
    m_preview->body()->addWidget(m_answer);
    m_preview->body()->addWidget(m_explanation);
    connect(m_explanation, &QLineEdit::editingFinished, this, &GoldSetsView::keepExplanation);
    connect(&m_session, &ProjectSession::aboutToLeave, this, &GoldSetsView::keepExplanation);
    return m_preview;
}

GoldKind GoldSetsView::kind() const
{
    return goldKinds.value(m_tabs->current());
}

Result<GoldSetsView::Sets> GoldSetsView::read(Storage &storage, GoldKind kind)
{
    Sets sets;
    for (const GoldKind one : goldKinds) {
        ASSIGN_OR_RETURN(const auto size, BrowseService(storage).goldCount(one));
        sets.sizes.append(size);
    }
    ASSIGN_OR_RETURN(sets.lines, BrowseService(storage).gold(kind));
    return sets;
}

void GoldSetsView::refresh()
{
    m_session.run(
        this, [kind = kind()](Storage &storage, const Clock &) { return read(storage, kind); },
        [this](const Result<Sets> &sets) {
            if (sets)
                show(*sets);
            else
                Q_EMIT refused(sets.error());
        });
}

void GoldSetsView::show(const Sets &sets)
{
    const int before = m_table->currentRow();
    m_lines = sets.lines;
    m_sizes = sets.sizes;
    const QString language = QLocale().name();
    m_table->setRowCount(int(m_lines.size()));
    for (int row = 0; row < m_lines.size(); ++row) {
        const GoldConversation &line = m_lines[row];
        m_table->setItem(row, 0, new QTableWidgetItem(line.conversation.externalId));
        auto *answer = new QTableWidgetItem(shortAnswer(m_session.facts().scheme, line.item.answers, language));
        answer->setToolTip(plainToolTip(answer->text()));
        m_table->setItem(row, 1, answer);
    }
    if (!m_lines.isEmpty())
        m_table->setCurrentCell(qBound(0, before, int(m_lines.size()) - 1), 0);
    retranslate();
    showCurrent();
}

void GoldSetsView::showCurrent()
{
    const int row = m_table->currentRow();
    const bool any = row >= 0 && row < m_lines.size();
    m_preview->setVisible(any);
    m_remove->setEnabled(any);
    if (!any)
        return;
    const GoldConversation &line = m_lines[row];
    const Scheme &scheme = m_session.facts().scheme;
    m_view->setConversation(line.conversation);
    m_view->setMarks(evidenceMarks(scheme, line.item.answers));
    m_answer->setText(shortAnswer(scheme, line.item.answers, QLocale().name()));
    m_explanation->setText(line.item.explanation);
}

template <class Change> void GoldSetsView::change(Change change)
{
    if (!m_session.user())
        return;
    auto task = underScheme<GoldService>(m_session.userId(), std::move(change));
    m_session.save(this, std::move(task), [this](const Result<void> &done) {
        if (!done)
            Q_EMIT refused(done.error());
        refresh();
    });
}

void GoldSetsView::removeCurrent()
{
    const int row = m_table->currentRow();
    if (row < 0 || row >= m_lines.size())
        return;
    change(
        [kind = kind(), id = m_lines[row].conversation.id](GoldService &service) { return service.remove(kind, id); });
}

void GoldSetsView::keepExplanation()
{
    const int row = m_table->currentRow();
    const QString text = m_explanation->text().trimmed();
    if (row < 0 || row >= m_lines.size() || text == m_lines[row].item.explanation)
        return;
    m_lines[row].item.explanation = text;
    change([kind = kind(), id = m_lines[row].conversation.id, text](GoldService &service) {
        return service.add(kind, id, text);
    });
}

void GoldSetsView::openDraw()
{
    auto *dialog = new GoldDrawDialog(m_session, kind(), this);
    connect(dialog, &GoldDrawDialog::filled, this, [this](int added) {
        Q_EMIT notice([added] { return tr("%n item(s) added to the set.", nullptr, added); });
        refresh();
    });
    connect(dialog, &GoldDrawDialog::refused, this, &GoldSetsView::refused);
    dialog->open();
}

void GoldSetsView::retranslate()
{
    m_view->setTargetCaption(tr("judged reply"));
    m_tabs->setTabs({tr("Tutorial · %1").arg(m_sizes.value(0)), tr("Test · %1").arg(m_sizes.value(1)),
                     tr("Hidden gold · %1").arg(m_sizes.value(2))});
    m_about->setText(kind() == GoldKind::Tutorial
                         ? tr("Trainees are told what is right after each of these items, in this order.")
                     : kind() == GoldKind::Qualification
                         ? tr("The qualification test draws from these items, anew for every attempt.")
                         : tr("These items are mixed into the work unnoticed, at the share set for the project."));
    m_add->setText(tr("Add items…"));
    m_remove->setText(tr("Take out"));
    m_table->setHorizontalHeaderLabels({tr("Conversation"), tr("Right answer")});
    m_table->setAccessibleName(tr("Items with known answers"));
    m_table->setVisible(!m_lines.isEmpty());
    m_add->setVisible(!m_lines.isEmpty());
    m_remove->setVisible(!m_lines.isEmpty());
    m_empty->setVisible(m_lines.isEmpty());
    m_empty->setContent(u"training"_s, tr("No items in this set yet"),
                        tr("Draw them from decided conversations, or from those that were imported with labels."),
                        tr("Add items…"));
    m_view->setAccessibleName(tr("Conversation"));
    m_explanation->setPlaceholderText(tr("Why this is right: shown to trainees"));
    m_explanation->setAccessibleName(tr("Explanation"));
}

}  // namespace gainsay
