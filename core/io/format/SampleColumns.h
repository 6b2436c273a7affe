// SPDX-License-Identifier: GPL-3.0-or-later
// The columns of a table, or the fields of JSON objects, with what stands in the first rows: for a person who says what
// each of them is.
#pragma once

#include "core/io/format/FileSample.h"

namespace gainsay {

struct SampleColumn {
    QString name;         // of a table without a header: its number, 1 for the first
    QStringList values;   // of the first rows that have one, shortened
    bool isList = false;  // JSON: a list, as of turns
};

QList<SampleColumn> sampleColumns(const FileSample &sample, bool hasHeader);

}  // namespace gainsay
