// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/evaluate/EvaluationRows.h"

#include "core/io/LineReader.h"

#include <QCoreApplication>
#include <QFile>
#include <QHash>

#include <algorithm>
#include <cstdio>

using namespace Qt::StringLiterals;

namespace gainsay {

namespace {

struct EvaluationWords {
    Q_DECLARE_TR_FUNCTIONS(evaluate)
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
        for (qsizetype i = 0; i < cells.size(); ++i)
            row[m_columns[i].toStdString()] = cells[i].toStdString();
        return std::optional(std::move(row));
    }

private:
    QList<QByteArray> m_columns;
};

Result<std::optional<Json>> readObject(QByteArrayView line)
{
    Result<Json> row = parseJson(line);
    if (!row)
        return row.error();
    if (!row->is_object())
        return invalidInput(EvaluationWords::tr("not an object"));
    return std::optional(std::move(*row));
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

Result<EvaluationFile> readEvaluationFile(const QString &path)
{
    QFile file(path);
    const bool opened = path == u"-"_s ? file.open(stdin, QIODevice::ReadOnly) : file.open(QIODevice::ReadOnly);
    if (!opened)
        return ioError(EvaluationWords::tr("%1 cannot be read: %2").arg(path, file.errorString()));
    EvaluationFile result;
    LineReader lines(file);
    TsvLines table;
    std::optional<bool> isJson;
    for (;;) {
        const Result<LineReader::Status> status = lines.next();
        if (!status)
            return status.error();
        if (*status == LineReader::Status::End)
            return result;
        const QByteArrayView line = lines.line();
        if (*status == LineReader::Status::Line && line.trimmed().isEmpty())
            continue;
        if (!isJson)
            isJson = line.trimmed().startsWith('{');
        const auto reject = [&](const QString &reason) {
            result.rejected.append(EvaluationWords::tr("line %1: %2").arg(QString::number(lines.number()), reason));
        };
        if (*status == LineReader::Status::TooLong || !line.isValidUtf8()) {
            reject(*status == LineReader::Status::TooLong ? EvaluationWords::tr("too long")
                                                          : EvaluationWords::tr("not UTF-8"));
            continue;
        }
        Result<std::optional<Json>> row = *isJson ? readObject(line) : table.read(line);
        if (!row)
            reject(row.error().message);
        else if (*row)
            result.rows.append(rowOf(lines.number(), std::move(**row)));
    }
}

EvaluationMatches matchRows(const EvaluationFile &gold, const EvaluationFile &predicted)
{
    RowIndex byId;
    RowIndex byText;
    for (qsizetype i = 0; i < predicted.rows.size(); ++i) {
        byId.add(predicted.rows[i].id, i);
        byText.add(predicted.rows[i].text, i);
    }
    EvaluationMatches matches;
    QList<bool> taken(predicted.rows.size(), false);
    for (const EvaluationRow &row : gold.rows) {
        qsizetype found = byId.find(row.id, taken);
        if (found < 0)
            found = byText.find(row.text, taken);
        if (found < 0) {
            matches.rejected.append(
                EvaluationWords::tr("%1: no prediction").arg(namedRow(EvaluationWords::tr("gold"), row)));
            continue;
        }
        taken[found] = true;
        matches.pairs.append(EvaluationMatch{&row, &predicted.rows[found]});
    }
    for (qsizetype i = 0; i < predicted.rows.size(); ++i) {
        if (!taken[i])
            matches.rejected.append(EvaluationWords::tr("%1: no gold row, or a second one for it")
                                        .arg(namedRow(EvaluationWords::tr("prediction"), predicted.rows[i])));
    }
    return matches;
}

}  // namespace gainsay
