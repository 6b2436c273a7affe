// SPDX-License-Identifier: GPL-3.0-or-later
// The lines around the conversations of an "everything" file, which stand one a line between them:
//     {"gainsay": 1, "ends": true, "project": {…}}
//     {"gainsay_end": {"conversations": 2, "records": 7}}
// The last one tells a whole file from one that was cut off. Files of older versions have none and do not promise it.
#pragma once

#include "core/base/Json.h"

namespace gainsay {

inline constexpr const char *everythingVersionField = "gainsay";
inline constexpr int everythingVersion = 1;
inline constexpr const char *everythingEndsField = "ends";
inline constexpr const char *everythingEndField = "gainsay_end";

inline bool isProjectLine(const Json &line)
{
    return line.is_object() && line.contains(everythingVersionField) && line.contains("project");
}

inline bool isEndLine(const Json &line)
{
    return line.is_object() && line.contains(everythingEndField);
}

// How many records the work on one conversation has: the rows of all its lists.
inline qint64 workRecords(const Json &work)
{
    qint64 records = 0;
    for (const Json &list : work)
        records += list.is_array() ? qint64(list.size()) : 0;
    return records;
}

}  // namespace gainsay
