// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/csv/RatingTable.h"

#include "core/base/TranslatableText.h"
#include "core/io/csv/CsvRecords.h"

#include <QFile>

#include <cstdio>

using namespace Qt::StringLiterals;

namespace gainsay {

namespace {

struct RatingTableWords {
    GAINSAY_TR(io)
};

struct RatingColumns {
    qsizetype item = -1;
    qsizetype rater = -1;
    qsizetype label = -1;

    bool areFound() const { return item >= 0 && rater >= 0 && label >= 0; }
};

RatingColumns columnsOf(const QStringList &header)
{
    RatingColumns columns;
    for (qsizetype i = 0; i < header.size(); ++i) {
        const QString name = header[i].trimmed().toLower();
        if (name == u"item"_s)
            columns.item = i;
        else if (name == u"rater"_s)
            columns.rater = i;
        else if (name == u"label"_s)
            columns.label = i;
    }
    return columns;
}

Error rowError(const CsvRecords &records, const QString &reason)
{
    return invalidInput(RatingTableWords::tr("line %1: %2").arg(QString::number(records.line()), reason));
}

Result<void> addRating(const CsvRecords &records, const RatingColumns &columns, qsizetype width,
                       RatingsBuilder &builder)
{
    const QStringList &cells = records.cells();
    if (cells.size() != width)
        return rowError(records, RatingTableWords::tr("%1 cells where the first line has %2")
                                     .arg(QString::number(cells.size()), QString::number(width)));
    if (cells[columns.item].isEmpty() || cells[columns.rater].isEmpty())
        return rowError(records, RatingTableWords::tr("an item or a rater without a name"));
    if (cells[columns.label].isEmpty())
        return rowError(records,
                        RatingTableWords::tr("an empty label; leave the row out if the rater did not rate the item"));
    builder.add(cells[columns.item], cells[columns.rater], cells[columns.label], records.line());
    return {};
}

}  // namespace

Result<Ratings> readRatingTable(const QString &path)
{
    QFile file(path);
    const bool opened = path == u"-"_s ? file.open(stdin, QIODevice::ReadOnly) : file.open(QIODevice::ReadOnly);
    if (!opened)
        return ioError(RatingTableWords::tr("%1 cannot be read: %2").arg(path, file.errorString()));
    CsvRecords records(file);
    RETURN_IF_ERROR(records.guessDelimiter());
    RatingsBuilder builder;
    RatingColumns columns;
    qsizetype width = 0;
    for (;;) {
        ASSIGN_OR_RETURN(const auto status, records.next());
        if (status == CsvRecords::Status::End)
            break;
        if (status == CsvRecords::Status::Rejected)
            return rowError(records, records.reason());
        if (width == 0) {
            width = records.cells().size();
            columns = columnsOf(records.cells());
            if (!columns.areFound())
                return rowError(records, RatingTableWords::tr("the columns item, rater and label are needed; found: %1")
                                             .arg(records.cells().join(u", "_s)));
            continue;
        }
        RETURN_IF_ERROR(addRating(records, columns, width, builder));
    }
    if (width == 0)
        return invalidInput(
            RatingTableWords::tr("%1 is empty; its first line must name the columns item, rater and label").arg(path));
    return std::move(builder).build();
}

}  // namespace gainsay
