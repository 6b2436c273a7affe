// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/support/RowFile.h"

#include "app/cli/support/ConsoleProgress.h"
#include "app/cli/support/OutputFile.h"
#include "app/cli/support/PipedInput.h"
#include "core/io/rows/LineReader.h"
#include "core/store/ConversationStore.h"
#include "core/text/ExactText.h"

#include <QCoreApplication>
#include <QElapsedTimer>

#include <cstdio>

using namespace Qt::StringLiterals;

namespace gainsay {

namespace {

struct RowFileWords {
    Q_DECLARE_TR_FUNCTIONS(cli)
};

constexpr int rowsPerTransaction = 500;
// Nobody else can write meanwhile; a slow computer or server must not make that long.
constexpr qint64 longestTurnMs = 1'000;
constexpr qsizetype bytesPerTransaction = qsizetype(8) * 1024 * 1024;

bool isTheRowsFault(const Error &error)
{
    switch (error.kind) {
    case ErrorKind::InvalidInput:
    case ErrorKind::NotFound:
    case ErrorKind::NotAllowed:
    case ErrorKind::Conflict:
        return true;
    case ErrorKind::Unsupported:
    case ErrorKind::Corrupt:
    case ErrorKind::Io:
    case ErrorKind::Cancelled:
        break;
    }
    return false;
}

struct FileRow {
    qint64 line = 0;
    QByteArray text;
    bool tooLong = false;
};

// The rows of a file or of standard input, some at a time.
class RowSource {
public:
    RowSource(QIODevice &device, bool piped) : m_reader(device), m_piped(piped) {}

    // As many as share a transaction; none at the end of the file. Whoever types or computes them is waited for before
    // the first one only.
    Result<QList<FileRow>> some()
    {
        QList<FileRow> rows;
        qsizetype bytes = 0;
        while (rows.isEmpty() || (rows.size() < rowsPerTransaction && bytes < bytesPerTransaction && comesAtOnce())) {
            ASSIGN_OR_RETURN(const auto status, m_reader.next());
            if (status == LineReader::Status::End)
                break;
            const bool tooLong = status == LineReader::Status::TooLong;
            rows.append({m_reader.number(), tooLong ? QByteArray() : m_reader.line().toByteArray(), tooLong});
            bytes += rows.last().text.size();
        }
        return rows;
    }

private:
    bool comesAtOnce() const { return !m_piped || m_reader.hasLine() || PipedInput::isReady(); }

    LineReader m_reader;
    bool m_piped;
};

class RowRun {
public:
    RowRun(Invocation &call, Storage &storage, const RowDecision &decide)
        : m_call(call), m_storage(storage), m_decide(decide), m_progress(RowFileWords::tr("Stored"))
    {
    }

    // What a transaction did is told and counted when it is on the disk. Takes the first rows away: as many as are
    // stored before others have waited for long.
    Result<void> takeSome(QList<FileRow> &rows)
    {
        qint64 accepted = 0;
        qsizetype done = 0;
        QElapsedTimer timer;
        QList<std::pair<qint64, QString>> refused;
        RETURN_IF_ERROR(m_storage.transaction([&]() -> Result<void> {
            timer.start();
            while (done < rows.size() && (done == 0 || timer.elapsed() < longestTurnMs)) {
                const FileRow &row = rows.at(done++);
                const auto taken = take(row);
                if (!taken && !isTheRowsFault(taken.error()))
                    return taken.error();
                if (!taken)
                    refused.append({row.line, taken.error().message});
                else if (*taken)
                    ++accepted;
            }
            return {};
        }));
        m_accepted += accepted;
        m_storedLines = rows.at(done - 1).line;
        rows.remove(0, done);
        for (const auto &[line, reason] : refused)
            reject(line, reason);
        m_progress.report(m_accepted, 0);
        return {};
    }

    // What was taken until then is there; the rest of the file can be given again.
    Exit fail(Error error)
    {
        if (m_accepted > 0)
            error.message += u' ' + RowFileWords::tr("%1 rows had been taken until then.").arg(m_accepted);
        if (m_call.json())
            m_call.printJson(summary());
        return m_call.fail(error);
    }

    Exit report()
    {
        if (m_call.json())
            m_call.printJson(summary());
        else
            m_call.print(RowFileWords::tr("%1 taken, %2 rejected").arg(m_accepted).arg(m_rejected));
        return m_rejected > 0 ? Exit::RowsRejected : Exit::Done;
    }

private:
    // False for a row that asks for nothing.
    Result<bool> take(const FileRow &row)
    {
        if (row.tooLong)
            return invalidInput(RowFileWords::tr("the line is too long"));
        if (row.text.trimmed().isEmpty())
            return false;
        ASSIGN_OR_RETURN(const auto json, parseJson(row.text));
        if (!json.is_object())
            return invalidInput(RowFileWords::tr("expected an object like {\"conversation\": …}"));
        RETURN_IF_ERROR(m_decide(json));
        return true;
    }

    void reject(qint64 line, const QString &reason)
    {
        ++m_rejected;
        m_call.note(RowFileWords::tr("line %1: %2").arg(QString::number(line), reason));
        if (m_call.json())
            m_errors.push_back({{"line", line}, {"reason", toUtf8(reason)}});
    }

    Json summary() const
    {
        return {
            {"accepted", m_accepted}, {"rejected", m_rejected}, {"stored_lines", m_storedLines}, {"errors", m_errors}};
    }

    Invocation &m_call;
    Storage &m_storage;
    const RowDecision &m_decide;
    ConsoleProgress m_progress;
    qint64 m_accepted = 0;
    qint64 m_rejected = 0;
    qint64 m_storedLines = 0;  // all up to this one are taken or refused for good
    Json m_errors = Json::array();
};

}  // namespace

Exit takeRows(Invocation &call, Storage &storage, const QString &path, const RowDecision &decide)
{
    const bool piped = path == u"-"_s;
    QFile file(path);
    if (!piped && !file.open(QIODevice::ReadOnly))
        return call.fail(ioError(RowFileWords::tr("%1 cannot be read: %2").arg(path, file.errorString())));
    PipedInput input;
    RowSource source(piped ? static_cast<QIODevice &>(input) : file, piped);
    RowRun run(call, storage, decide);
    for (;;) {
        auto rows = source.some();
        if (!rows)
            return run.fail(rows.error());
        if (rows->isEmpty())
            return run.report();
        while (!rows->isEmpty()) {
            if (const auto taken = run.takeSome(*rows); !taken)
                return run.fail(taken.error());
        }
    }
}

Result<ConversationId> rowConversation(Storage &storage, const Json &row)
{
    ASSIGN_OR_RETURN(const auto id, rowText(row, "conversation"));
    if (id.isEmpty())
        return invalidInput(RowFileWords::tr("“conversation” is missing: the external id"));
    return storage.conversations().idOf(id);
}

Result<QString> rowText(const Json &row, const char *field)
{
    const auto found = row.find(field);
    if (found == row.end() || found->is_null())
        return QString();
    if (!found->is_string())
        return invalidInput(RowFileWords::tr("“%1” must be text").arg(QLatin1StringView(field)));
    const std::string &text = found->get_ref<const std::string &>();
    if (text.find('\0') != std::string::npos)
        return invalidInput(RowFileWords::tr("“%1” holds a NUL character").arg(QLatin1StringView(field)));
    return exactText(text);
}

std::optional<Json> rowAnswers(const Json &row)
{
    const auto found = row.find("answers");
    return found == row.end() || found->is_null() ? std::nullopt : std::optional<Json>(*found);
}

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
