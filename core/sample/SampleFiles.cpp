// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sample/SampleFiles.h"

#include "core/base/Resources.h"
#include "core/base/TranslatableText.h"
#include "core/io/rows/LineReader.h"

#include <QDateTime>
#include <QFile>

using namespace Qt::StringLiterals;

namespace gainsay {

QString samplePath(const QString &name)
{
    initResources();
    return u":/samples/demo-%1.jsonl"_s.arg(name);
}

Result<QList<Json>> sampleRows(const QString &name)
{
    QFile file(samplePath(name));
    if (!file.open(QIODevice::ReadOnly))
        return notFound(TranslatableText::translate("sample", "The sample %1 is missing from this build.").arg(name));
    QList<Json> rows;
    LineReader lines(file);
    for (;;) {
        ASSIGN_OR_RETURN(const auto status, lines.next());
        if (status == LineReader::Status::End)
            return rows;
        Result<Json> row = parseJson(lines.line());
        if (!row)
            return corrupt(TranslatableText::translate("sample", "Line %1 of the sample %2 is broken: %3")
                               .arg(QString::number(lines.number()), name, row.error().message));
        rows.append(*std::move(row));
    }
}

qint64 sampleTime(const Json &row)
{
    return QDateTime::fromString(sampleText(row, "at"), Qt::ISODate).toMSecsSinceEpoch();
}

QString sampleText(const Json &row, const char *field)
{
    return fromUtf8(row.value(field, std::string()));
}

}  // namespace gainsay
