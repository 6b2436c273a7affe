// SPDX-License-Identifier: GPL-3.0-or-later
// Reads text as if it were a file, all rows at once.
#pragma once

#include "core/io/Formats.h"

#include <QFile>
#include <QTemporaryDir>

namespace gainsay::test {

struct Imported {
    QList<ImportRow> rows;
    QList<RowError> errors;
    QString failure;  // the file as a whole was refused

    QStringList messages() const
    {
        QStringList texts;
        for (const RowError &error : errors)
            texts.append(error.message());
        return texts;
    }
};

inline Imported importText(const QByteArray &text, const ImportOptions &options,
                           const QString &name = QStringLiteral("sample.jsonl"))
{
    QTemporaryDir folder;
    const QString path = folder.filePath(name);
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(text) != text.size())
        return {{}, {}, QStringLiteral("the fixture cannot be written")};
    file.close();
    Imported result;
    const Result<std::unique_ptr<ImportReader>> reader = openImport(path, options);
    if (!reader)
        return {{}, {}, reader.error().message};
    for (;;) {
        Result<ImportEvent> event = (*reader)->next();
        if (!event) {
            result.failure = event.error().message;
            return result;
        }
        if (std::holds_alternative<EndOfRows>(*event))
            return result;
        if (auto *row = std::get_if<ImportRow>(&*event))
            result.rows.append(std::move(*row));
        else
            result.errors.append(std::get<RowError>(*event));
    }
}

}  // namespace gainsay::test
