// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/support/OutputFile.h"

#include "core/io/rows/BufferedOutput.h"
#include "ui/report/ReportFile.h"

#include <QCoreApplication>
#include <QFileInfo>

#include <cstdio>
#include <unistd.h>

using namespace Qt::StringLiterals;

namespace gainsay {

namespace {

struct OutputWords {
    Q_DECLARE_TR_FUNCTIONS(cli)
};

bool isFileOrNothing(const QString &path)
{
    const QFileInfo there(path);
    return !there.exists() || there.isFile() || there.isDir();  // a folder is refused when it is opened
}

}  // namespace

OutputFile::OutputFile(const QString &path)
    : m_path(path), m_replaces(!path.isEmpty() && isFileOrNothing(path)), m_file(path), m_stream(path)
{
}

Result<QIODevice *> OutputFile::open()
{
    QFileDevice *device = m_replaces ? static_cast<QFileDevice *>(&m_file) : &m_stream;
    const bool opened =
        m_path.isEmpty() ? m_stream.open(stdout, QIODevice::WriteOnly) : device->open(QIODevice::WriteOnly);
    const bool watched = opened && m_path.isEmpty() && isatty(STDOUT_FILENO) == 1;
    if (watched && m_terminal.open(QIODevice::WriteOnly | QIODevice::Unbuffered))
        return static_cast<QIODevice *>(&m_terminal);
    if (opened)
        return static_cast<QIODevice *>(device);
    return ioError(OutputWords::tr("%1 cannot be written: %2")
                       .arg(m_path.isEmpty() ? OutputWords::tr("Standard output") : m_path, device->errorString()));
}

Result<void> OutputFile::finish()
{
    // Flushed first: closing the file forgets why it could not be.
    if (m_replaces)
        return m_file.flush() && m_file.commit() ? Result<void>() : writingFailed(m_file);
    return m_stream.flush() ? Result<void>() : writingFailed(m_stream);
}

QString reportEnding(const Invocation &call)
{
    return QFileInfo(call.option(u"out"_s)).suffix().toLower();
}

Exit saveReportAs(Invocation &call, const Report &report, const Json &json)
{
    const QString path = call.option(u"out"_s);
    if (!reportEndings().contains(reportEnding(call)))
        return call.usage(QCoreApplication::translate("cli", "--out needs a name that ends in .%1, not \"%2\"")
                              .arg(reportEndings().join(u", ."_s), path));
    const Result<void> saved = saveReport(report, json, path);
    return saved ? Exit::Done : call.fail(saved.error());
}

}  // namespace gainsay
