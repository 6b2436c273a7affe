// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/evaluate/EvaluationRows.h"

#include "core/base/TranslatableText.h"
#include "core/io/csv/CsvCells.h"
#include "core/io/csv/CsvRecords.h"
#include "core/io/rows/LineReader.h"

#include <QFile>
#include <QHash>

#include <algorithm>
#include <cstdio>

using namespace Qt::StringLiterals;

namespace gainsay {

namespace {

struct EvaluationWords {
    GAINSAY_TR(evaluate)
};

QString scalarText(const Json &value)
{
    if (value.is_string())
        return fromUtf8(value.get_ref<const std::string &>());
    return value.is_number_integer() ? QString::number(value.get<qint64>()) : QString();
}

bool isTextual(const Json &value)
{
    return value.is_string() || (value.is_array() && !value.empty() &&
                                 (value[0].is_string() || value[0].is_object() || value[0].is_array()));
}

// The fields that hold what was said, in the names of the corpora that we read.
QString textOf(const Json &fields)
{
    static const char *const names[] = {"u1",       "b1",        "u2",         "b2",    "u3",        "b3",
                                        "u4",       "b4",        "utterances", "turns", "article",   "context",
                                        "response", "reference", "error",      "text",  "sentence1", "sentence2"};
    Json said = Json::array();
    for (const char *name : names) {
        if (const auto field = fields.find(name); field != fields.end() && isTextual(*field))
            said.push_back(*field);
    }
    return said.empty() ? QString() : QString::fromUtf8(dumpJson(said));
}

EvaluationRow rowOf(qint64 line, Json fields)
{
    EvaluationRow row{line, {}, textOf(fields), std::move(fields)};
    for (const char *name : {"id", "conversation"}) {
        if (const auto field = row.fields.find(name); row.id.isEmpty() && field != row.fields.end())
            row.id = scalarText(*field);
    }
    return row;
}

bool isDecodeLine(const QList<QByteArray> &cells)
{
    return cells.size() > 2 && std::all_of(cells.begin() + 1, cells.end(), [](const QByteArray &cell) {
               return cell.size() == 1 && cell[0] >= 'A' && cell[0] <= 'Z';
           });
}

// A cell that holds a JSON list or object means that, as our own tables write it.
Json cellValue(const QString &cell)
{
    if (cell.startsWith(u'{') || cell.startsWith(u'[')) {
        if (Result<Json> parsed = parseJson(cell.toUtf8()))
            return std::move(*parsed);
    }
    return toUtf8(fromCsvCell(cell));
}

class TsvLines {
public:
    // The row on this line; nothing for the line that names the columns.
    Result<std::optional<Json>> read(QByteArrayView line)
    {
        const QList<QByteArray> cells = line.toByteArray().split('\t');
        if (isDecodeLine(cells)) {
            Json row = {{"id", cells[0].toStdString()}, {"ranking", Json::array()}};
            for (const QByteArray &letter : cells.mid(1))
                row["ranking"].push_back(letter.toStdString());
            return std::optional(std::move(row));
        }
        if (m_columns.isEmpty()) {
            m_columns = cells;
            return std::optional<Json>();
        }
        if (cells.size() != m_columns.size())
            return invalidInput(
                EvaluationWords::tr("%1 cells where the first line has %2").arg(cells.size()).arg(m_columns.size()));
        Json row = Json::object();
        for (qsizetype i = 0; i < cells.size(); ++i) {
            if (!cells[i].isEmpty())
                row[m_columns[i].trimmed().toStdString()] = cellValue(QString::fromUtf8(cells[i]));
        }
        return std::optional(std::move(row));
    }

private:
    QList<QByteArray> m_columns;
};

Result<std::optional<Json>> readObject(QByteArrayView line)
{
    ASSIGN_OR_RETURN(auto row, parseJson(line));
    if (!row.is_object())
        return invalidInput(EvaluationWords::tr("not an object"));
    return std::optional(std::move(row));
}

Json renamed(Json row, const EvaluationColumns &columns)
{
    for (const auto &[field, column] : columns.asKeyValueRange()) {
        if (const auto found = row.find(toUtf8(column)); found != row.end())
            row[toUtf8(field)] = *found;
    }
    return row;
}

Result<void> eachCsvRow(QIODevice &device, const EvaluationColumns &columns,
                        const std::function<Result<void>(EvaluationRow)> &visit,
                        const std::function<void(qint64 line, const QString &reason)> &reject)
{
    CsvRecords records(device);
    if (const Result<void> guessed = records.guessDelimiter(); !guessed)
        return guessed;
    QStringList names;
    for (;;) {
        ASSIGN_OR_RETURN(const auto status, records.next());
        if (status == CsvRecords::Status::End)
            return {};
        if (status == CsvRecords::Status::Rejected) {
            reject(records.line(), records.reason());
        } else if (names.isEmpty()) {
            names = records.cells();
        } else if (records.cells().size() != names.size()) {
            reject(records.line(), EvaluationWords::tr("%1 cells where the first line has %2")
                                       .arg(records.cells().size())
                                       .arg(names.size()));
        } else {
            Json row = Json::object();
            for (qsizetype i = 0; i < names.size(); ++i) {
                if (!records.cells()[i].isEmpty())
                    row[toUtf8(names[i].trimmed())] = cellValue(records.cells()[i]);
            }
            if (const auto visited = visit(rowOf(records.line(), renamed(std::move(row), columns))); !visited)
                return visited;
        }
    }
}

QString namedRow(const QString &file, const EvaluationRow &row)
{
    return row.id.isEmpty() ? EvaluationWords::tr("%1 line %2").arg(file, QString::number(row.line))
                            : EvaluationWords::tr("%1 line %2 (%3)").arg(file, QString::number(row.line), row.id);
}

// Prediction rows by a key; those with the same one in order.
class RowIndex {
public:
    void add(const QString &key, qsizetype row)
    {
        if (!key.isEmpty())
            m_rows[key].rows.append(row);
    }
    // The first with this key that is not taken yet, or -1.
    qsizetype find(const QString &key, const QList<bool> &taken)
    {
        const auto found = m_rows.find(key);
        if (found == m_rows.end())
            return -1;
        while (found->next < found->rows.size() && taken[found->rows[found->next]])
            ++found->next;
        return found->next < found->rows.size() ? found->rows[found->next] : -1;
    }

private:
    struct Alike {
        QList<qsizetype> rows;
        qsizetype next = 0;
    };

    QHash<QString, Alike> m_rows;
};

}  // namespace

Result<void> eachEvaluationRow(const QString &path, const EvaluationColumns &columns,
                               const std::function<Result<void>(EvaluationRow)> &visit,
                               const std::function<void(qint64 line, const QString &reason)> &reject)
{
    QFile file(path);
    const bool opened = path == u"-"_s ? file.open(stdin, QIODevice::ReadOnly) : file.open(QIODevice::ReadOnly);
    if (!opened)
        return ioError(EvaluationWords::tr("%1 cannot be read: %2").arg(path, file.errorString()));
    if (path.endsWith(u".csv"_s, Qt::CaseInsensitive))
        return eachCsvRow(file, columns, visit, reject);
    LineReader lines(file);
    TsvLines table;
    std::optional<bool> isJson;
    for (;;) {
        ASSIGN_OR_RETURN(const auto status, lines.next());
        if (status == LineReader::Status::End)
            return {};
        const QByteArrayView line = lines.line();
        if (status == LineReader::Status::Line && line.trimmed().isEmpty())
            continue;
        if (!isJson)
            isJson = line.trimmed().startsWith('{');
        if (status == LineReader::Status::TooLong || !line.isValidUtf8()) {
            reject(lines.number(), status == LineReader::Status::TooLong ? EvaluationWords::tr("too long")
                                                                         : EvaluationWords::tr("not UTF-8"));
            continue;
        }
        Result<std::optional<Json>> row = *isJson ? readObject(line) : table.read(line);
        if (!row) {
            reject(lines.number(), row.error().message);
        } else if (*row) {
            if (const auto visited = visit(rowOf(lines.number(), renamed(std::move(**row), columns))); !visited)
                return visited;
        }
    }
}

QStringList evaluationColumns(const QString &path)
{
    constexpr int rowsLookedAt = 10;  // cells may be empty
    QStringList columns;
    int rows = 0;
    const auto note = [&](const EvaluationRow &row) -> Result<void> {
        for (const auto &[name, value] : row.fields.items()) {
            if (const QString column = fromUtf8(name); !columns.contains(column))
                columns.append(column);
        }
        return ++rows < rowsLookedAt ? Result<void>() : cancelled({});
    };
    (void)eachEvaluationRow(path, {}, note, [](qint64, const QString &) {});
    return columns;
}

Result<EvaluationFile> readEvaluationFile(const QString &path)
{
    EvaluationFile result;
    const auto read = eachEvaluationRow(
        path, {},
        [&](EvaluationRow row) -> Result<void> {
            result.rows.append(std::move(row));
            return {};
        },
        [&](qint64 line, const QString &reason) {
            result.rejected.append(EvaluationWords::tr("line %1: %2").arg(QString::number(line), reason));
        });
    if (!read)
        return read.error();
    return result;
}

EvaluationMatches matchRows(const EvaluationFile &gold, const EvaluationFile &predicted)
{
    RowIndex byId;
    RowIndex byText;
    for (qsizetype i = 0; i < predicted.rows.size(); ++i) {
        byId.add(predicted.rows[i].id, i);
        byText.add(predicted.rows[i].text, i);
    }
    // All ids before any text: a row that is found by its text alone must not take what another one names.
    QList<bool> taken(predicted.rows.size(), false);
    QList<qsizetype> partners(gold.rows.size(), -1);
    const auto pairBy = [&](RowIndex &index, QString EvaluationRow::*key) {
        for (qsizetype i = 0; i < gold.rows.size(); ++i) {
            if (partners[i] < 0)
                partners[i] = index.find(gold.rows[i].*key, taken);
            if (partners[i] >= 0)
                taken[partners[i]] = true;
        }
    };
    pairBy(byId, &EvaluationRow::id);
    pairBy(byText, &EvaluationRow::text);
    EvaluationMatches matches;
    for (qsizetype i = 0; i < gold.rows.size(); ++i) {
        if (partners[i] >= 0)
            matches.pairs.append(EvaluationMatch{&gold.rows[i], &predicted.rows[partners[i]]});
        else
            matches.rejected.append(
                EvaluationWords::tr("%1: no prediction").arg(namedRow(EvaluationWords::tr("gold"), gold.rows[i])));
    }
    for (qsizetype i = 0; i < predicted.rows.size(); ++i) {
        if (!taken[i])
            matches.rejected.append(EvaluationWords::tr("%1: no gold row, or a second one for it")
                                        .arg(namedRow(EvaluationWords::tr("prediction"), predicted.rows[i])));
    }
    return matches;
}

QString evaluationContext(const Json &fields)
{
    for (const char *list : {"utterances", "turns", "messages"}) {
        if (const auto found = fields.find(list); found != fields.end() && found->is_array() && found->size() > 1) {
            Json before = *found;
            before.erase(before.size() - 1);
            return answerText(before);
        }
    }
    Json before = Json::array();
    for (const char *name : {"u1", "b1", "u2", "b2", "u3", "b3", "u4", "b4"}) {
        if (const auto found = fields.find(name); found != fields.end())
            before.push_back(*found);
    }
    if (before.size() > 1) {
        before.erase(before.size() - 1);
        return answerText(before);
    }
    const auto context = fields.find("context");
    return context == fields.end() || context->is_null() ? QString() : answerText(*context);
}

}  // namespace gainsay
