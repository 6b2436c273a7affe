// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/team/PeopleTable.h"

#include "core/workflow/RoleRules.h"
#include "ui/models/ToneDelegate.h"
#include "ui/theme/Palette.h"
#include "ui/theme/Theme.h"
#include "ui/widgets/DisplayText.h"
#include "ui/widgets/PriorityColumns.h"

#include <QEvent>
#include <QHeaderView>
#include <QLocale>

namespace gainsay {

using namespace Qt::StringLiterals;

namespace {

enum PeopleTableColumn {
    PersonColumn,
    RoleColumn,
    PersonStateColumn,
    TrainingColumn,
    OpenColumn,
    AnsweredColumn,
    SeenColumn,
    PeopleColumnCount
};

constexpr int kPersonToneRole = Qt::UserRole + 1;
constexpr qint64 kMinuteMs = 60'000;

QString toneOf(PersonState state)
{
    switch (state) {
    case PersonState::Active:
        return toneName(Tone::None);
    case PersonState::Paused:
        return toneName(Tone::History);
    case PersonState::Left:
        break;
    }
    return toneName(Tone::Muted);
}

}  // namespace

QString personStateTitle(PersonState state)
{
    switch (state) {
    case PersonState::Active:
        return PeopleTable::tr("active");
    case PersonState::Paused:
        return PeopleTable::tr("paused");
    case PersonState::Left:
        break;
    }
    return PeopleTable::tr("left");
}

// The test says more than the tutorial before it.
QString trainingTitle(const TeamMember &member)
{
    switch (member.qualification) {
    case TrainingState::Passed:
        return PeopleTable::tr("qualified");
    case TrainingState::Failed:
        return PeopleTable::tr("test failed");
    case TrainingState::Running:
        return PeopleTable::tr("at the test");
    case TrainingState::Untried:
        break;
    }
    switch (member.tutorial) {
    case TrainingState::Passed:
    case TrainingState::Failed:
        return PeopleTable::tr("tutorial done");
    case TrainingState::Running:
        return PeopleTable::tr("at the tutorial");
    case TrainingState::Untried:
        break;
    }
    return u"–"_s;
}

QString lastSeenTitle(qint64 lastSeen, qint64 now)
{
    if (lastSeen == 0)
        return PeopleTable::tr("never");
    const auto minutes = int((now - lastSeen) / kMinuteMs);
    if (minutes < 1)
        return PeopleTable::tr("just now");
    if (minutes < 60)
        return PeopleTable::tr("%n minute(s) ago", nullptr, minutes);
    if (minutes < 24 * 60)
        return PeopleTable::tr("%n hour(s) ago", nullptr, minutes / 60);
    return dateText(lastSeen);
}

PeopleTable::PeopleTable(QWidget *parent) : QTableWidget(0, PeopleColumnCount, parent)
{
    setEditTriggers(QAbstractItemView::NoEditTriggers);
    setSelectionBehavior(QAbstractItemView::SelectRows);
    setSelectionMode(QAbstractItemView::SingleSelection);
    setShowGrid(false);
    setWordWrap(false);
    setTabKeyNavigation(false);
    setItemDelegate(new ToneDelegate(kPersonToneRole, this));
    verticalHeader()->hide();
    verticalHeader()->setDefaultSectionSize(zoomed(34));
    horizontalHeader()->setHighlightSections(false);
    horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    new PriorityColumns(this, PersonColumn, 120,
                        {{RoleColumn, 124},
                         {PersonStateColumn, 80},
                         {OpenColumn, 65},
                         {TrainingColumn, 140},
                         {SeenColumn, 115},
                         {AnsweredColumn, 90}});
    connect(this, &QTableWidget::itemSelectionChanged, this, &PeopleTable::chosenChanged);
    retranslate();
}

void PeopleTable::setMembers(const QList<TeamMember> &members, qint64 now)
{
    const TeamMember *before = chosen();
    const QString name = before ? before->user.name : QString();
    m_now = now;
    m_members = members;
    {
        const QSignalBlocker quiet(this);
        setRowCount(int(m_members.size()));
        for (int row = 0; row < m_members.size(); ++row)
            fillRow(row, m_members[row]);
        applySearch();
    }
    choose(name);
}

void PeopleTable::fillRow(int row, const TeamMember &member)
{
    const QLocale locale;
    const auto cell = [&](int column, const QString &text, Qt::Alignment side = Qt::AlignLeft) {
        auto *item = new QTableWidgetItem(text);
        item->setTextAlignment(side | Qt::AlignVCenter);
        setItem(row, column, item);
        return item;
    };
    cell(PersonColumn, member.user.name);
    cell(RoleColumn, roleTitle(member.user.role));
    cell(PersonStateColumn, personStateTitle(member.state))->setData(kPersonToneRole, toneOf(member.state));
    cell(TrainingColumn, trainingTitle(member));
    cell(OpenColumn, locale.toString(member.open), Qt::AlignRight);
    cell(AnsweredColumn, locale.toString(member.answered), Qt::AlignRight);
    cell(SeenColumn, lastSeenTitle(member.lastSeen, m_now));
}

void PeopleTable::setSearch(const QString &text)
{
    m_search = text.trimmed();
    applySearch();
}

void PeopleTable::applySearch()
{
    for (int row = 0; row < rowCount(); ++row)
        setRowHidden(row, !m_members[row].user.name.contains(m_search, Qt::CaseInsensitive));
}

const TeamMember *PeopleTable::chosen() const
{
    const QModelIndexList rows = selectionModel()->selectedRows();
    return rows.isEmpty() || rows.first().row() >= m_members.size() ? nullptr : &m_members[rows.first().row()];
}

void PeopleTable::choose(const QString &name)
{
    const auto found = std::find_if(m_members.begin(), m_members.end(),
                                    [&](const TeamMember &member) { return member.user.name == name; });
    const int row = found == m_members.end() ? 0 : int(found - m_members.begin());
    if (rowCount() > 0)
        setCurrentCell(row, PersonColumn);
    Q_EMIT chosenChanged();
}

void PeopleTable::changeEvent(QEvent *event)
{
    QTableWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void PeopleTable::retranslate()
{
    setAccessibleName(tr("People"));
    setHorizontalHeaderLabels(
        {tr("Name"), tr("Role"), tr("State"), tr("Training"), tr("Open"), tr("Answered"), tr("Last seen")});
    for (const int column : {OpenColumn, AnsweredColumn})
        horizontalHeaderItem(column)->setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
    for (int row = 0; row < rowCount(); ++row)
        fillRow(row, m_members[row]);
}

}  // namespace gainsay
