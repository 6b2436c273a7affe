// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/errors/ErrorListModel.h"

#include "core/base/Phrases.h"
#include "core/errors/table/TagTitles.h"
#include "core/service/browse/BrowseService.h"
#include "ui/models/ConversationListModel.h"
#include "ui/widgets/DisplayText.h"

#include <QLocale>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace gainsay {

namespace {

constexpr int mostTextsKept = 5000;

struct FetchedText {
    qint64 id = 0;
    QString before;
    QString reply;
};

}  // namespace

ErrorListModel::ErrorListModel(ErrorsController &controller, QObject *parent)
    : QAbstractTableModel(parent), m_controller(controller), m_texts(mostTextsKept)
{
    m_fetch.setSingleShot(true);
    connect(&m_fetch, &QTimer::timeout, this, &ErrorListModel::fetchTexts);
    connect(&controller, &ErrorsController::reset, this, &ErrorListModel::forget);
}

void ErrorListModel::forget()
{
    m_sorting.renew();
    m_fetch.stop();
    beginResetModel();
    m_table.reset();
    m_order.clear();
    m_others.clear();
    m_chosen = -1;
    m_places = {};
    m_texts.clear();
    m_wanted.clear();
    endResetModel();
}

ConversationId ErrorListModel::idAt(int row) const
{
    return row < 0 || row >= rowCount() ? ConversationId() : ConversationId{m_table->ids[m_order[size_t(row)]]};
}

int ErrorListModel::rowOf(ConversationId conversation) const
{
    const qsizetype row = m_table ? m_table->rowOf(conversation) : -1;
    const auto found = row < 0 ? m_order.end() : std::find(m_order.begin(), m_order.end(), quint32(row));
    return found == m_order.end() ? -1 : int(found - m_order.begin());
}

int ErrorListModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_order.size());
}

int ErrorListModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : FixedColumns + RunParts * int(m_others.size());
}

QVariant ErrorListModel::text(size_t row, int column) const
{
    const qint64 id = m_table->ids[row];
    if (const Texts *texts = m_texts.object(id))
        return column == TextColumn ? texts->before : texts->reply;
    m_wanted.insert(id);
    if (!m_fetch.isActive())
        m_fetch.start(0);
    return u"…"_s;
}

void ErrorListModel::fetchTexts()
{
    QList<ConversationId> wanted;
    for (const qint64 id : std::as_const(m_wanted))
        wanted.append(ConversationId{id});
    m_wanted.clear();
    m_controller.ask(
        this,
        [wanted](Storage &storage, const ErrorView &) -> Result<QList<FetchedText>> {
            ASSIGN_OR_RETURN(const auto conversations, BrowseService(storage).conversations(wanted));
            QList<FetchedText> texts;
            for (const Conversation &conversation : conversations) {
                const auto shown = [&](ListedText which) {
                    return listedText(conversation.turns, conversation.target, which);
                };
                texts.append({conversation.id.value, shown(ListedText::Before), shown(ListedText::Reply)});
            }
            return texts;
        },
        [this](const QList<FetchedText> &texts) {
            for (const FetchedText &fetched : texts)
                m_texts.insert(fetched.id, new Texts{fetched.before, fetched.reply});
            if (rowCount() > 0)
                Q_EMIT dataChanged(index(0, TextColumn), index(rowCount() - 1, ReplyColumn));
        });
}

QString ErrorListModel::labelAt(size_t row, int column, QString *tone) const
{
    const Scheme &scheme = m_controller.session().facts().scheme;
    quint8 code = noValue;
    if (column == GoldColumn) {
        code = m_table->rows.gold[row];
    } else {
        const int run = column == LabelColumn ? m_chosen : otherRunOf(column);
        if (run >= 0 && run < m_table->runs.size())
            code = m_table->runs[run].label[row];
    }
    if (code == noValue)
        return u"–"_s;
    const QString &label = m_table->rows.labels[code];
    if (tone)
        *tone = labelToneName(scheme, label);
    return labelTitle(scheme, label);
}

QString ErrorListModel::peopleSaid(size_t row) const
{
    const ConversationColumns &rows = m_table->rows;
    QStringList said;
    for (int i = 0; i < mostSaid; ++i) {
        if (const quint8 code = rows.saidAt(row, i); code != noValue && code < rows.labels.size())
            said.append(labelTitle(m_controller.session().facts().scheme, rows.labels[code]));
    }
    return said.join(u" / "_s);
}

QString ErrorListModel::tagsGiven(size_t row) const
{
    QStringList tags;
    for (qsizetype i = 0; i < m_table->tagNames.size(); ++i) {
        if (m_table->tagsAt(row) & (1u << i))
            tags.append(tagTitle(m_table->tagNames[i]));
    }
    return listing(tags);
}

QVariant ErrorListModel::display(size_t row, int column) const
{
    const ConversationColumns &rows = m_table->rows;
    const QLocale locale;
    const auto share = [&](quint16 value) {
        return value == 0 ? QString() : locale.toString(value / shareScale, 'f', 2);
    };
    const bool chosen = m_chosen >= 0 && m_chosen < m_table->runs.size();
    switch (column) {
    case TextColumn:
    case ReplyColumn:
        return text(row, column);
    case GoldColumn:
    case LabelColumn:
        return labelAt(row, column, nullptr);
    case PeopleColumn:
        return peopleSaid(row);
    case AgreementColumn:
        return rows.agreement[row] == noValue ? QString() : tr("%1 %").arg(rows.agreement[row]);
    case ConfidenceColumn:
        return chosen ? share(m_table->runs[m_chosen].confidence[row]) : QString();
    case MarginColumn:
        return chosen ? share(m_table->runs[m_chosen].margin[row]) : QString();
    case TagColumn:
        return tagsGiven(row);
    case ChatbotColumn:
        return rows.chatbots[rows.chatbot[row]];
    case MethodColumn:
        return rows.methods[rows.method[row]];
    case AspectColumn: {
        const QString &aspect = rows.aspects[rows.aspect[row]];
        return aspect.isEmpty() ? aspect : m_controller.labelTitles()(aspect);
    }
    case LengthColumn:
        return rows.length[row];
    case TurnsColumn:
        return rows.turns[row];
    case DistanceColumn:
        return rows.distance[row] == 0 ? QVariant() : rows.distance[row];
    default:
        break;
    }
    if (partOf(column) == LabelPart)
        return labelAt(row, column, nullptr);
    const ErrorRun &other = m_table->runs[otherRunOf(column)];
    return share(partOf(column) == ConfidencePart ? other.confidence[row] : other.margin[row]);
}

QVariant ErrorListModel::data(const QModelIndex &index, int role) const
{
    const auto row = size_t(m_order[size_t(index.row())]);
    const int column = index.column();
    switch (role) {
    case Qt::DisplayRole:
        return display(row, column);
    case Qt::ToolTipRole:
        return plainToolTip(display(row, column).toString());
    case ConversationRole:
        return m_table->ids[row];
    case ToneRole: {
        const bool isLabel =
            column == GoldColumn || column == LabelColumn || (column >= FixedColumns && partOf(column) == LabelPart);
        QString tone;
        if (isLabel)
            labelAt(row, column, &tone);
        return tone;
    }
    case Qt::TextAlignmentRole:
        return alignmentOf(column);
    default:
        return {};
    }
}

// Numbers stand to the right.
int ErrorListModel::alignmentOf(int column)
{
    const bool number = column == ConfidenceColumn || column == MarginColumn || column == AgreementColumn ||
                        (column >= LengthColumn && column <= DistanceColumn) ||
                        (column >= FixedColumns && partOf(column) != LabelPart);
    return int(number ? Qt::AlignRight : Qt::AlignLeft) | int(Qt::AlignVCenter);
}

QVariant ErrorListModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation == Qt::Horizontal && role == Qt::TextAlignmentRole)
        return alignmentOf(section);
    if (orientation != Qt::Horizontal || (role != Qt::DisplayRole && role != Qt::ToolTipRole))
        return {};
    switch (section) {
    case TextColumn:
        return tr("Before");
    case ReplyColumn:
        return tr("Reply");
    case GoldColumn:
        return tr("Gold");
    case PeopleColumn:
        return tr("People");
    case AgreementColumn:
        return tr("Agree");
    case LabelColumn:
        return tr("Model");
    case ConfidenceColumn:
        return tr("Conf.");
    case MarginColumn:
        return tr("Margin");
    case TagColumn:
        return tr("Tag");
    case ChatbotColumn:
        return tr("Chatbot");
    case MethodColumn:
        return tr("Method");
    case AspectColumn:
        return tr("Persona or type");
    case LengthColumn:
        return tr("Length");
    case TurnsColumn:
        return tr("Turns");
    case DistanceColumn:
        return tr("Distance");
    default:
        break;
    }
    const QString name = m_table->runs[otherRunOf(section)].name;
    if (partOf(section) == LabelPart)
        return name;
    return (partOf(section) == ConfidencePart ? tr("Conf. of %1") : tr("Margin of %1")).arg(name);
}

void ErrorListModel::retranslate()
{
    m_places = {};  // each language has its own order
    if (columnCount() > 0)
        Q_EMIT headerDataChanged(Qt::Horizontal, 0, columnCount() - 1);
}

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
        sort.titles = m_controller.labelTitles();
    return sort;
}

void ErrorListModel::reload()
{
    m_sorting.renew();
    m_controller.session().jobs().cancel(m_textJob);
    m_chosen = -1;
    for (int i = 0; m_controller.isOpen() && i < m_controller.table().runs.size(); ++i) {
        if (m_controller.table().runs[i].name == m_controller.view().run)
            m_chosen = i;
    }
    if (const std::optional<ListedText> which = textOf(m_sortColumn)) {
        sortByText(*which);
        return;
    }
    m_controller.ask(
        m_sorting.owner(),
        [sort = sortOf(m_sortColumn)](Storage &, const ErrorView &view) {
            return Result(sortedRows(*view.table, *view.rows, sort));
        },
        [this, table = m_controller.view().table, chosen = m_chosen](std::vector<quint32> order) {
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
    if (!m_controller.isOpen())
        return;
    const auto places = m_places[size_t(which)];
    const auto sorted = [this, table = m_controller.view().table, chosen = m_chosen,
                         which](std::pair<std::shared_ptr<const TextPlaces>, std::vector<quint32>> found) {
        m_places[size_t(which)] = std::move(found.first);
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
    m_textJob = m_controller.job(tr("Sorting by text"), m_sorting.owner(), work, sorted);
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
