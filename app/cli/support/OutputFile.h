// SPDX-License-Identifier: GPL-3.0-or-later
// Where a command's rows go: a file that appears whole or not at all, or standard output. What is there already and is
// no file (a pipe with a name, /dev/stdout) is written to, not replaced.
#pragma once

#include "app/cli/support/Invocation.h"
#include "app/cli/support/TerminalText.h"
#include "core/base/Result.h"
#include "core/report/Report.h"

#include <QFile>
#include <QSaveFile>

namespace gainsay {

class OutputFile {
public:
    // An empty path is standard output.
    explicit OutputFile(const QString &path);

    Result<QIODevice *> open();
    Result<void> finish();

private:
    QString m_path;
    bool m_replaces;
    QSaveFile m_file;
    QFile m_stream;
    TerminalDevice m_terminal{m_stream};  // standard output that somebody looks at
};

// A report into the file that --out names.
// Of the file's name, in small letters; empty without --out.
QString reportEnding(const Invocation &call);

// The ending of the name says how; one that cannot be written is wrong usage.
Exit saveReportAs(Invocation &call, const Report &report, const Json &json);

}  // namespace gainsay
