// SPDX-License-Identifier: GPL-3.0-or-later
// The card of a data set as the Hugging Face hub reads it: YAML front matter, then what the columns mean and how the
// labels are spread.
#pragma once

#include "core/io/rows/ExportWriter.h"

#include <map>

namespace gainsay {

class DataCard {
public:
    explicit DataCard(const ExportOptions &options);

    void count(const ExportRow &row);
    QByteArray text() const;

private:
    QString frontMatter() const;
    QString columns() const;
    QString labels() const;

    Scheme m_scheme;
    QString m_dataFile;
    QString m_licence;
    QStringList m_fields;
    qint64 m_rows = 0;
    std::map<QString, qint64> m_labels;
    std::map<QString, qint64> m_languages;
};

}  // namespace gainsay
