// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/rows/ColumnMapping.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace gainsay {

bool ColumnMapping::isEmpty() const
{
    return id.isEmpty() && batch.isEmpty() && model.isEmpty() && method.isEmpty() && label.isEmpty() &&
           turns.isEmpty() && speakers.isEmpty();
}

Result<ColumnMapping> parseColumnMapping(const QString &text)
{
    ColumnMapping mapping;
    for (const QString &part : text.split(u',', Qt::SkipEmptyParts)) {
        const qsizetype equals = part.indexOf(u'=');
        const QString name = part.left(equals).trimmed();
        const QString value = equals < 0 ? QString() : part.mid(equals + 1).trimmed();
        const QStringList columns = value.split(u'|', Qt::SkipEmptyParts);
        if (name == u"turns"_s)
            mapping.turns = columns;
        else if (name == u"speakers"_s)
            mapping.speakers = columns;
        else if (QString *column = name == u"id"_s       ? &mapping.id
                                   : name == u"batch"_s  ? &mapping.batch
                                   : name == u"model"_s  ? &mapping.model
                                   : name == u"method"_s ? &mapping.method
                                   : name == u"label"_s  ? &mapping.label
                                                         : nullptr)
            *column = value;
        else
            return invalidInput(
                QCoreApplication::translate(
                    "io",
                    "The column mapping has \"%1\"; known are id, batch, model, method, label, turns and speakers.")
                    .arg(name));
        if (value.isEmpty())
            return invalidInput(QCoreApplication::translate(
                                    "io", "The column mapping names no column for \"%1\"; write it as %1=COLUMN.")
                                    .arg(name));
    }
    if (!mapping.speakers.isEmpty() && mapping.turns.isEmpty())
        return invalidInput(QCoreApplication::translate(
            "io", "The column mapping names speakers but no turns; add turns=COLUMN|COLUMN."));
    return mapping;
}

}  // namespace gainsay
