// SPDX-License-Identifier: GPL-3.0-or-later
// How the list comes into its order, in the background.
#include "ui/pages/errors/ErrorListModel.h"

namespace gainsay {

ErrorColumn ErrorListModel::sortColumnOf(int column)
{
    switch (column) {
    case GoldColumn:
        return ErrorColumn::Gold;
    case PeopleColumn:
        return ErrorColumn::People;
    case AgreementColumn:
        return ErrorColumn::Agreement;
    case LabelColumn:
    case ConfidenceColumn:
    case MarginColumn:
        return ErrorColumn::Run;
    case TagColumn:
        return ErrorColumn::Tags;
    case ChatbotColumn:
        return ErrorColumn::Chatbot;
    case MethodColumn:
        return ErrorColumn::Method;
    case AspectColumn:
        return ErrorColumn::Aspect;
    case LengthColumn:
        return ErrorColumn::Length;
    case TurnsColumn:
        return ErrorColumn::Turns;
    case DistanceColumn:
        return ErrorColumn::Distance;
    default:
        return column >= FixedColumns ? ErrorColumn::Run : ErrorSort().column;
    }
}

ErrorSort ErrorListModel::sortOf(int column) const
{
    const bool other = column >= FixedColumns;
    ErrorSort sort;
    sort.descending = m_descending;
    sort.column = sortColumnOf(column);
    sort.run = other ? otherRunOf(column) : m_chosen;
    sort.byLabel = column == LabelColumn || (other && partOf(column) == LabelPart);
    sort.byMargin = column == MarginColumn || (other && partOf(column) == MarginPart);
    if (column == AspectColumn)
        sort.titles = m_desk.labelTitles();
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
