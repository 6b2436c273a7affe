// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/support/RowFile.h"

#include "core/io/rows/LineReader.h"
#include "core/store/ConversationStore.h"
#include "core/text/ExactText.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace gainsay {

namespace {

struct RowFileWords {
    Q_DECLARE_TR_FUNCTIONS(cli)
};

constexpr int rowsPerTransaction = 500;

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

class RowRun {
public:
    RowRun(Invocation &call, QIODevice &device, const RowDecision &decide)
        : m_call(call), m_reader(device), m_decide(decide)
    {
    }

    // Takes the next rows; false at the end of the file.
    Result<bool> takeSome()
    {
        for (int row = 0; row < rowsPerTransaction; ++row) {
            ASSIGN_OR_RETURN(const auto status, m_reader.next());
            if (status == LineReader::Status::End)
                return false;
            const auto taken = status == LineReader::Status::TooLong
                                   ? Result<void>(invalidInput(RowFileWords::tr("the line is too long")))
                                   : take(m_reader.line());
            if (!taken && !isTheRowsFault(taken.error()))
                return taken.error();
            if (!taken)
                reject(taken.error());
        }
        return true;
    }

    // What was taken until then is there; the rest of the file can be given again.
    Exit fail(Error error, qint64 stored)
    {
        if (stored > 0)
            error.message += u' ' + RowFileWords::tr("%1 rows had been taken until then.").arg(stored);
        return m_call.fail(error);
    }

    qint64 accepted() const { return m_accepted; }

    Exit report()
    {
        if (m_call.json())
            m_call.printJson({{"accepted", m_accepted}, {"rejected", m_rejected}, {"errors", m_errors}});
        else
            m_call.print(RowFileWords::tr("%1 taken, %2 rejected").arg(m_accepted).arg(m_rejected));
        return m_rejected > 0 ? Exit::RowsRejected : Exit::Done;
    }

private:
    Result<void> take(QByteArrayView line)
    {
        if (line.trimmed().isEmpty())
            return {};
        ASSIGN_OR_RETURN(const auto row, parseJson(line));
        if (!row.is_object())
            return invalidInput(RowFileWords::tr("expected an object like {\"conversation\": …}"));
        if (const auto decided = m_decide(row); !decided)
            return decided;
        ++m_accepted;
        return {};
    }

    void reject(const Error &error)
    {
        ++m_rejected;
        m_call.note(RowFileWords::tr("line %1: %2").arg(QString::number(m_reader.number()), error.message));
        if (m_call.json())
            m_errors.push_back({{"line", m_reader.number()}, {"reason", toUtf8(error.message)}});
    }

    Invocation &m_call;
    LineReader m_reader;
    const RowDecision &m_decide;
    qint64 m_accepted = 0;
    qint64 m_rejected = 0;
    Json m_errors = Json::array();
};

}  // namespace

Exit takeRows(Invocation &call, Storage &storage, const QString &path, const RowDecision &decide)
{
    QFile file(path);
    const bool opened = path == u"-"_s ? file.open(stdin, QIODevice::ReadOnly) : file.open(QIODevice::ReadOnly);
    if (!opened)
        return call.fail(ioError(RowFileWords::tr("%1 cannot be read: %2").arg(path, file.errorString())));
    RowRun run(call, file, decide);
    for (bool more = true; more;) {
        const qint64 stored = run.accepted();
        const auto taken = storage.transaction([&]() -> Result<void> {
            ASSIGN_OR_RETURN(const auto some, run.takeSome());
            more = some;
            return {};
        });
        if (!taken)
            return run.fail(taken.error(), stored);
    }
    return run.report();
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

}  // namespace gainsay
