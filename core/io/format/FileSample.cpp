// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/format/FileSample.h"

#include "core/io/csv/CsvRecords.h"
#include "core/io/format/ImportFormat.h"
#include "core/io/json/JsonObjects.h"

#include <QBuffer>
#include <QCollator>
#include <QDir>
#include <QFileInfo>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace gainsay {

namespace {

constexpr qint64 sampledBytes = 512 * 1024;
constexpr qsizetype sampledRows = 50;

}  // namespace

QStringList filesByNumber(const QString &folder, const QStringList &patterns)
{
    QStringList files = QDir(folder).entryList(patterns, QDir::Files);
    QCollator order(QLocale{QLocale::English});
    order.setNumericMode(true);
    std::sort(files.begin(), files.end(), order);
    return files;
}

Result<FileSample> FileSample::of(const QString &path)
{
    FileSample sample;
    sample.m_ending = QFileInfo(path).suffix().toLower();
    if (path != u"-"_s && QFileInfo(path).isDir()) {
        sample.m_isFolder = true;
        sample.m_files = filesByNumber(path, {u"*"_s});
        return sample;
    }
    ASSIGN_OR_RETURN(const auto file, openImportFile(path));
    const QByteArray text = file->read(sampledBytes);
    sample.readObjects(text);
    if (!sample.isJson()) {
        RETURN_IF_ERROR(sample.readRecords(text));
    }
    return sample;
}

// A row that is broken, or cut off by the end of the sample, says nothing.
void FileSample::readObjects(const QByteArray &text)
{
    QBuffer buffer;
    buffer.setData(text);
    buffer.open(QIODevice::ReadOnly);
    const QByteArray start = text.trimmed().left(4);
    const bool list = start.startsWith('[') || start.startsWith("\xef\xbb\xbf[");
    JsonObjects objects(buffer);
    LineReader lines(buffer);
    while (m_objects.size() < sampledRows) {
        if (list) {
            const auto status = objects.next();
            if (!status || *status != JsonObjects::Status::Object)
                return;
        } else {
            const auto status = lines.next();
            if (!status || *status != LineReader::Status::Line)
                return;
        }
        if (auto parsed = parseJson(list ? objects.object() : lines.line()); parsed && parsed->is_object())
            m_objects.append(*std::move(parsed));
    }
}

Result<void> FileSample::readRecords(QByteArray text)
{
    if (text.size() == sampledBytes)
        text.truncate(text.lastIndexOf('\n') + 1);
    QBuffer buffer(&text);
    buffer.open(QIODevice::ReadOnly);
    CsvRecords records(buffer);
    if (m_ending == "tsv"_L1)
        records.setDelimiter('\t');
    else
        RETURN_IF_ERROR(records.guessDelimiter());
    while (m_records.size() < sampledRows) {
        ASSIGN_OR_RETURN(const auto status, records.next());
        if (status == CsvRecords::Status::End)
            return {};
        if (status == CsvRecords::Status::Record)
            m_records.append(records.cells());
    }
    return {};
}

bool FileSample::mostHave(std::initializer_list<const char *> fields) const
{
    const auto having = std::ranges::count_if(m_objects, [&](const Json &object) {
        return std::ranges::all_of(fields, [&](const char *field) { return object.contains(field); });
    });
    return having * 2 > m_objects.size();
}

bool FileSample::anyHas(const char *field) const
{
    return std::any_of(m_objects.begin(), m_objects.end(), [&](const Json &object) { return object.contains(field); });
}

bool FileSample::hasColumns(std::initializer_list<QLatin1StringView> columns) const
{
    return !m_records.isEmpty() && std::all_of(columns.begin(), columns.end(), [&](QLatin1StringView column) {
        return m_records.first().contains(QString(column));
    });
}

}  // namespace gainsay
