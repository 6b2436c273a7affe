// SPDX-License-Identifier: GPL-3.0-or-later
// What the stores know of one conversation for an export: values, whatever the tables are called. People go by the
// names that they are shown by.
#pragma once

#include "core/model/Annotation.h"
#include "core/model/ConversationQuery.h"
#include "core/model/Workflow.h"

#include <QList>
#include <QString>

#include <optional>

namespace gainsay {

// A person's answers in force.
struct ExportedAnnotation {
    QString user;
    Json answers;
    std::optional<QString> label;  // none: the answers have none
    int revision = 0;
    qint64 createdAt = 0;
    WorkTime time;
};

// What one run said, as it was stored.
struct ExportedPrelabel {
    QString label;
    Json details = Json::object();
    std::optional<Json> spans;  // none: nobody has looked for them
};

struct ExportItem {
    Purpose purpose = Purpose::Work;
    ItemState state = ItemState::Open;
    std::optional<Resolution> resolution;
    QList<ExportedAnnotation> annotations;  // by the raters' numbers
    std::optional<ExportedPrelabel> prelabel;
};

// What is asked for; the rest of the items stays empty.
struct ExportParts {
    bool resolution = false;
    bool annotations = false;
    RunId prelabelRun;  // none: no prelabels
};

}  // namespace gainsay
