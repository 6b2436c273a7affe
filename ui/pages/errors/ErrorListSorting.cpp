// SPDX-License-Identifier: GPL-3.0-or-later
// How the list comes into its order, in the background.
#include "ui/pages/errors/ErrorListModel.h"

namespace gainsay {

ErrorSort ErrorListModel::sortOf(int column) const
{
    ErrorSort sort;
    sort.descending = m_descending;
    sort.run = m_chosen;
    switch (column) {
    case GoldColumn:
        sort.column = ErrorColumn::Gold;
        break;
    case PeopleColumn:
        sort.column = ErrorColumn::People;
        break;
    case AgreementColumn:
        sort.column = ErrorColumn::Agreement;
        break;
    case LabelColumn:
        sort.column = ErrorColumn::Run;
        sort.byLabel = true;
        break;
    case ConfidenceColumn:
        sort.column = ErrorColumn::Run;
        break;
    case MarginColumn:
        sort.column = ErrorColumn::Run;
        sort.byMargin = true;
        break;
    case TagColumn:
        sort.column = ErrorColumn::Tags;
        break;
    case ChatbotColumn:
        sort.column = ErrorColumn::Chatbot;
        break;
    case MethodColumn:
        sort.column = ErrorColumn::Method;
        break;
    case AspectColumn:
        sort.column = ErrorColumn::Aspect;
        sort.titles = m_desk.labelTitles();
        break;
    case LengthColumn:
        sort.column = ErrorColumn::Length;
        break;
    case TurnsColumn:
        sort.column = ErrorColumn::Turns;
        break;
    case DistanceColumn:
        sort.column = ErrorColumn::Distance;
        break;
    default:
        if (column >= FixedColumns) {
            sort.column = ErrorColumn::Run;
            sort.run = otherRunOf(column);
            sort.byLabel = partOf(column) == LabelPart;
            sort.byMargin = partOf(column) == MarginPart;
        }
        break;
    }
    return sort;
}

void ErrorListModel::reload()
{
    const int token = ++m_token;
    m_desk.session().jobs().cancel(m_textJob);
    m_chosen = -1;
    for (int i = 0; m_desk.isOpen() && i < m_desk.table().runs.size(); ++i) {
        if (m_desk.table().runs[i].name == m_desk.view().run)
            m_chosen = i;
    }
    if (const std::optional<ListedText> which = textOf(m_sortColumn)) {
        sortByText(*which);
        return;
    }
    m_desk.ask(
        this,
        [sort = sortOf(m_sortColumn)](Storage &, const ErrorView &view) {
            return Result(sortedRows(*view.table, *view.rows, sort));
        },
        [this, token, table = m_desk.view().table, chosen = m_chosen](std::vector<quint32> order) {
            if (token == m_token)
                take(table, chosen, std::move(order));
        });
}

std::optional<ListedText> ErrorListModel::textOf(int column)
{
    if (column == TextColumn)
        return ListedText::Before;
    return column == ReplyColumn ? std::optional(ListedText::Reply) : std::nullopt;
}

// Texts have to be read for it: a job, unless their places are known already.
void ErrorListModel::sortByText(ListedText which)
{
    if (!m_desk.isOpen())
        return;
    const auto places = m_places[size_t(which)];
    const auto sorted = [this, token = m_token, table = m_desk.view().table, chosen = m_chosen,
                         which](std::pair<std::shared_ptr<const TextPlaces>, std::vector<quint32>> found) {
        m_places[size_t(which)] = std::move(found.first);
        if (token == m_token)
            take(table, chosen, std::move(found.second));
    };
    const auto work = [places, which, descending = m_descending](Storage &storage, const ErrorView &view,
                                                                 Progress &progress) {
        using Found = std::pair<std::shared_ptr<const TextPlaces>, std::vector<quint32>>;
        if (places && places->cover(*view.table, *view.rows))
            return Result(Found(places, sortedByPlaces(*view.rows, places->places, descending)));
        auto read = textPlaces(storage, *view.table, *view.rows, which, progress);
        // Who stops it wants the rows all the same.
        if (!read && read.error().kind == ErrorKind::Cancelled)
            return Result(Found(places, sortedRows(*view.table, *view.rows, {})));
        if (!read)
            return Result<Found>(read.error());
        auto order = sortedByPlaces(*view.rows, read->places, descending);
        return Result(Found(std::make_shared<TextPlaces>(std::move(*read)), std::move(order)));
    };
    m_textJob = m_desk.job(tr("Sorting by text"), this, work, sorted);
}

void ErrorListModel::take(const SharedErrorTable &table, int chosen, std::vector<quint32> order)
{
    beginResetModel();
    m_table = table;
    m_order = std::move(order);
    m_others.clear();
    for (int i = 0; i < table->runs.size(); ++i) {
        if (i != chosen)
            m_others.append(i);
    }
    endResetModel();
    Q_EMIT loaded();
}

void ErrorListModel::sort(int column, Qt::SortOrder order)
{
    m_sortColumn = column;
    m_descending = order == Qt::DescendingOrder;
    reload();
}

}  // namespace gainsay
