// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/support/RowRewriter.h"

#include "app/cli/support/ConsoleProgress.h"
#include "app/cli/support/OutputFile.h"

#include <QCoreApplication>

#include <cstdio>

using namespace Qt::StringLiterals;

namespace gainsay {

namespace {

struct RewriterWords {
    Q_DECLARE_TR_FUNCTIONS(cli)
};

constexpr qint64 longestRow = 16 << 20;

Result<Json> rewrittenRow(const QByteArray &line, const RowRewrite &rewrite)
{
    ASSIGN_OR_RETURN(auto row, parseJson(line));
    if (!row.is_object())
        return invalidInput(RewriterWords::tr("a row is a JSON object"));
    return rewrite(std::move(row));
}

}  // namespace

Result<RewriteCounts> rewriteRows(Invocation &call, const QString &path, const QString &doing, QIODevice &output,
                                  const RowRewrite &rewrite)
{
    QFile file(path);
    const bool opened = path == "-"_L1 ? file.open(stdin, QIODevice::ReadOnly) : file.open(QIODevice::ReadOnly);
    if (!opened)
        return ioError(RewriterWords::tr("%1 cannot be read: %2").arg(path, file.errorString()));
    RewriteCounts counts;
    ConsoleProgress progress(doing);
    for (qint64 number = 1; !file.atEnd(); ++number) {
        const QByteArray line = file.readLine(longestRow).trimmed();
        progress.report(file.pos(), file.isSequential() ? 0 : file.size());
        if (line.isEmpty())
            continue;
        const Result<Json> row = rewrittenRow(line, rewrite);
        if (!row && row.error().kind == ErrorKind::Cancelled)
            return row.error();
        if (!row) {
            call.note(u"%1: %2"_s.arg(RewriterWords::tr("line %1").arg(number), row.error().message));
            ++counts.rejected;
            continue;
        }
        if (output.write(dumpJson(*row) + '\n') < 0)
            return ioError(output.errorString());
        ++counts.written;
    }
    return counts;
}

Exit rewriteFile(Invocation &call, const RewriteJob &job, const RowRewrite &rewrite)
{
    OutputFile file(call.option(u"out"_s));
    const Result<QIODevice *> device = file.open();
    if (!device)
        return call.fail(device.error());
    const Result<RewriteCounts> counts = rewriteRows(call, job.path, job.doing, **device, rewrite);
    if (!counts)
        return call.fail(counts.error());
    if (const Result<void> finished = file.finish(); !finished)
        return call.fail(finished.error());
    Json summary = job.summary;
    summary[job.written] = counts->written;
    summary["rejected"] = counts->rejected;
    // Without --out, standard output belongs to the rows.
    if (!call.json())
        call.note(job.counted.arg(QString::number(counts->written), QString::number(counts->rejected)));
    else if (call.isSet(u"out"_s))
        call.printJson(summary);
    else
        call.note(QString::fromUtf8(dumpJson(summary)));
    return counts->rejected > 0 ? Exit::RowsRejected : Exit::Done;
}

}  // namespace gainsay
