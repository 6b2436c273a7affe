// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/ConversationListModel.h"

#include "core/model/Conversation.h"
#include "core/service/browse/BrowseService.h"
#include "ui/theme/Palette.h"
#include "ui/widgets/DisplayText.h"

#include <QLocale>

#include <algorithm>

namespace gainsay {

using namespace Qt::StringLiterals;

namespace {
constexpr int kRowsPerPage = 120;
}

QString stateTitle(ItemState state, bool alone)
{
    switch (state) {
    case ItemState::Open:
        return ConversationListModel::tr("open");
    case ItemState::InWork:
        return ConversationListModel::tr("in work");
    case ItemState::Disputed:
        return ConversationListModel::tr("disputed");
    case ItemState::Agreed:
        return alone ? ConversationListModel::tr("labelled") : ConversationListModel::tr("agreed");
    case ItemState::Adjudicated:
        return ConversationListModel::tr("adjudicated");
    case ItemState::Voted:
        return ConversationListModel::tr("voted");
    case ItemState::Ambiguous:
        return ConversationListModel::tr("ambiguous");
    }
    return {};
}

QString removedTitle(const QString &removed)
{
    if (removed == "unqualified"_L1)
        return ConversationListModel::tr("unqualified");
    if (removed == "incoherent"_L1)
        return ConversationListModel::tr("incoherent");
    if (removed == "discarded"_L1)
        return ConversationListModel::tr("discarded");
    return removed == removedAsNeither ? ConversationListModel::tr("neither") : removed;
}

namespace {

const Option *labelOption(const Scheme &scheme, const QString &label)
{
    const Question *question = scheme.question(scheme.goldQuestion);
    if (!question)
        return nullptr;
    for (const Option &option : question->options) {
        const QString value =
            option.value.is_string() ? fromUtf8(option.value.get<std::string>()) : fromUtf8(option.value.dump());
        if (value == label)
            return &option;
    }
    return nullptr;
}

}  // namespace

QString labelTitle(const Scheme &scheme, const QString &label)
{
    const Option *option = labelOption(scheme, label);
    return option ? option->brief(QLocale().name()) : label;
}

QString labelToneName(const Scheme &scheme, const QString &label)
{
    const Option *option = labelOption(scheme, label);
    return option ? option->role : QString();
}

ConversationListModel::ConversationListModel(ProjectSession &session, QObject *parent)
    : QAbstractTableModel(parent), m_session(session)
{
}

void ConversationListModel::setQuery(const ConversationQuery &query)
{
    beginResetModel();
    m_listed.renew();
    m_query = query;
    m_rows.clear();
    m_total = -1;
    m_loading = false;
    m_complete = !m_session.isOpen();
    endResetModel();
    Q_EMIT totalChanged();
    if (m_complete)
        return;
    fetchMore({});
    count();
}

void ConversationListModel::count()
{
    m_session.run(
        m_listed.owner(),
        [filter = m_query.filter](Storage &storage, const Clock &) { return BrowseService(storage).count(filter); },
        [this](const Result<qint64> &total) {
            if (!total)
                return;
            m_total = *total;
            Q_EMIT totalChanged();
        });
}

Result<QList<ConversationListModel::Row>>
ConversationListModel::readPage(Storage &storage, const ConversationQuery &query, ConversationId after)
{
    ASSIGN_OR_RETURN(const auto listed, BrowseService(storage).list(query, after, kRowsPerPage));
    QList<Row> page;
    page.reserve(listed.size());
    for (const RowAndConversation &one : listed)
        page.append({one.row, judgedReply(one.conversation)});
    return page;
}

bool ConversationListModel::canFetchMore(const QModelIndex &parent) const
{
    return !parent.isValid() && !m_complete && !m_loading;
}

void ConversationListModel::fetchMore(const QModelIndex &parent)
{
    if (!canFetchMore(parent))
        return;
    m_loading = true;
    const ConversationId after = m_rows.isEmpty() ? ConversationId() : m_rows.constLast().row.id;
    m_session.run(
        m_listed.owner(),
        [query = m_query, after](Storage &storage, const Clock &) { return readPage(storage, query, after); },
        [this](Result<QList<Row>> page) {
            m_complete = !page || page->size() < kRowsPerPage;
            if (page && !page->isEmpty()) {
                // Views ask for more while rows are being inserted: still loading until they are in.
                beginInsertRows({}, int(m_rows.size()), int(m_rows.size() + page->size()) - 1);
                m_rows += *page;
                endInsertRows();
            }
            m_loading = false;
            if (!page) {
                Q_EMIT failed(page.error());
                return;
            }
            Q_EMIT loaded();
        });
}

ConversationId ConversationListModel::idAt(int row) const
{
    return row >= 0 && row < m_rows.size() ? m_rows[row].row.id : ConversationId();
}

int ConversationListModel::rowOf(ConversationId conversation) const
{
    const auto found = std::find_if(m_rows.cbegin(), m_rows.cend(),
                                    [conversation](const Row &row) { return row.row.id == conversation; });
    return found == m_rows.cend() ? -1 : int(found - m_rows.cbegin());
}

std::optional<ConversationSort> ConversationListModel::sortOf(int column)
{
    switch (column) {
    case LabelColumn:
        return ConversationSort::Label;
    case StateColumn:
        return ConversationSort::State;
    case ModelColumn:
        return ConversationSort::Model;
    case MethodColumn:
        return ConversationSort::Method;
    case LengthColumn:
        return ConversationSort::Length;
    case IdColumn:
        return ConversationSort::ExternalId;
    default:
        return std::nullopt;
    }
}

void ConversationListModel::sort(int column, Qt::SortOrder order)
{
    ConversationQuery query = m_query;
    query.sort = sortOf(column).value_or(ConversationSort::Added);
    query.descending = order == Qt::DescendingOrder;
    if (query.sort != m_query.sort || query.descending != m_query.descending)
        setQuery(query);
}

int ConversationListModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_rows.size());
}

int ConversationListModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(ColumnCount);
}

QString ConversationListModel::display(const Row &row, int column) const
{
    const Scheme &scheme = m_session.facts().scheme;
    switch (column) {
    case TextColumn:
        return row.text.simplified();
    case LabelColumn:
        return row.row.removed.isEmpty() ? labelTitle(scheme, row.row.label) : removedTitle(row.row.removed);
    case StateColumn:
        return stateTitle(row.row.state, m_session.facts().settings.alone);
    case GoldColumn:
        return labelTitle(scheme, row.row.goldLabel);
    case ModelColumn:
        return row.row.model;
    case MethodColumn:
        return row.row.method;
    case LengthColumn:
        return QLocale().toString(row.row.length);
    case IdColumn:
        return row.row.externalId;
    case BatchColumn:
        return m_batchNames.value(row.row.batch);
    default:
        return {};
    }
}

QVariant ConversationListModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid) || !m_session.isOpen())
        return {};
    const Row &row = m_rows[index.row()];
    switch (role) {
    case Qt::DisplayRole:
        return display(row, index.column());
    case Qt::ToolTipRole:
        return plainToolTip(display(row, index.column()));
    case Qt::TextAlignmentRole:
        return int(Qt::AlignVCenter | (index.column() == LengthColumn ? Qt::AlignRight : Qt::AlignLeft));
    case ConversationRole:
        return row.row.id.value;
    case ToneRole:
        if (index.column() == LabelColumn && row.row.removed.isEmpty())
            return labelToneName(m_session.facts().scheme, row.row.label);
        return index.column() == GoldColumn ? labelToneName(m_session.facts().scheme, row.row.goldLabel) : QString();
    default:
        return {};
    }
}

QVariant ConversationListModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return {};
    if (role == Qt::TextAlignmentRole)
        return int(Qt::AlignVCenter | (section == LengthColumn ? Qt::AlignRight : Qt::AlignLeft));
    if (role != Qt::DisplayRole)
        return {};
    switch (section) {
    case TextColumn:
        return tr("Judged reply");
    case LabelColumn:
        return tr("Label");
    case StateColumn:
        return tr("State");
    case GoldColumn:
        return tr("Imported");
    case ModelColumn:
        return tr("Model");
    case MethodColumn:
        return tr("Method");
    case LengthColumn:
        return tr("Length");
    case IdColumn:
        return tr("Id");
    case BatchColumn:
        return tr("Batch");
    default:
        return {};
    }
}

}  // namespace gainsay
