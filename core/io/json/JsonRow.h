// SPDX-License-Identifier: GPL-3.0-or-later
// The text of one JSON object as a conversation, or the reason why it is none.
#pragma once

#include "core/io/rows/ImportReader.h"
#include "core/io/rows/RowFormat.h"
#include "core/io/rows/RowNaming.h"

namespace gainsay {

class JsonRow {
public:
    JsonRow(const QString &path, const ImportOptions &options, std::unique_ptr<RowFormat> format);

    // `number` is the line on which the object starts.
    Result<ImportEvent> read(QByteArrayView text, qint64 number) const;
    static ImportEvent tooLong(qint64 number, qsizetype limit);

private:
    static Result<ImportEvent> readProject(Json &line, qint64 number);
    static ImportEvent readEnd(Json &line, qint64 number);

    RowNaming m_naming;
    std::unique_ptr<RowFormat> m_format;
};

}  // namespace gainsay
