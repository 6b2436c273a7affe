// SPDX-License-Identifier: GPL-3.0-or-later
// This person's own scheme files: templates that a new project offers, and the draft of what is being written, which
// outlives the program. A folder on this computer; any thread, one at a time.
#pragma once

#include "core/scheme/SchemeLibrary.h"

#include <QDateTime>

#include <optional>

namespace gainsay {

struct SchemeTemplate {
    QString path;
    Scheme scheme;
};

// What was being written when the program ended.
struct SchemeDraft {
    QByteArray body;
    QDateTime writtenAt;
};

class SchemeShelf {
    GAINSAY_TR(SchemeShelf)

public:
    // Made when something is first put into it.
    explicit SchemeShelf(QString folder);
    // Among the program's own data.
    static SchemeShelf ofUser();

    // By title. Files that are no schemes are passed by.
    QList<SchemeTemplate> templates() const;
    // Under the scheme's id; a template of that name is replaced. Gives the file.
    Result<QString> keepTemplate(const LoadedScheme &scheme) const;
    QString templatePath(const QString &schemeId) const;
    Result<void> removeTemplate(const QString &path) const;

    std::optional<SchemeDraft> draft() const;
    Result<void> keepDraft(const QByteArray &body) const;
    void forgetDraft() const;

private:
    Result<void> write(const QString &path, const QByteArray &body) const;
    QString draftPath() const;

    QString m_folder;
};

}  // namespace gainsay
