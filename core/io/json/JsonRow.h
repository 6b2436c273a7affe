// SPDX-License-Identifier: GPL-3.0-or-later
// The text of one JSON object as a conversation, or the reason why it is none.
#pragma once

#include "core/io/rows/ImportReader.h"
#include "core/io/rows/RowFormat.h"

namespace gainsay {

class JsonRow {
public:
    JsonRow(const QString &path, const ImportOptions &options, std::unique_ptr<RowFormat> format);

    // `line` is where the object starts, `number` what it is called by if it has no id.
    Result<ImportEvent> read(QByteArrayView text, qint64 line, qint64 number) const;
    ImportEvent read(Json object, qint64 line, qint64 number) const;
    static ImportEvent tooLong(qint64 number, qsizetype limit);

private:
    static Result<ImportEvent> readProject(Json &line, qint64 number);
    static ImportEvent readEnd(Json &line, qint64 number);

    RowNaming m_naming;
    std::unique_ptr<RowFormat> m_format;
};

}  // namespace gainsay
