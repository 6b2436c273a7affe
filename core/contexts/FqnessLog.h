// SPDX-License-Identifier: GPL-3.0-or-later
// FQness scores on the disk, one JSON line each, written as they are computed: a pool of 59,000 contexts takes hours,
// and a run that broke off goes on where it stopped. One thread.
#pragma once

#include "core/contexts/Fqness.h"

#include <QFile>
#include <QHash>

namespace gainsay {

class FqnessLog {
public:
    // Reads what is there; a last line that was cut short is dropped. An empty path keeps nothing.
    static Result<std::unique_ptr<FqnessLog>> open(const QString &path);

    // Names a context as this scorer sees it.
    static QString keyOf(const BotIdentity &scorer, const FqnessTerms &terms);

    std::optional<Fqness> find(const QString &key) const;
    Result<void> add(const QString &key, const Fqness &fqness);
    qsizetype size() const { return m_known.size(); }

private:
    Result<void> readAll();

    QFile m_file;
    QHash<QString, Fqness> m_known;
};

}  // namespace gainsay
