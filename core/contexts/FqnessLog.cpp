// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/contexts/FqnessLog.h"

#include "core/base/TranslatableText.h"
#include "core/bots/ReplayBot.h"

#include <QCryptographicHash>

namespace gainsay {

namespace {

struct LogWords {
    GAINSAY_TR(contexts)
};

constexpr qint64 longestLogLine = 4096;

bool isEntry(const Json &row)
{
    return row.is_object() && row.contains("context") && row["context"].is_string() && row.contains("logprob_near") &&
           row["logprob_near"].is_number() && row.contains("logprob_without_referent") &&
           row["logprob_without_referent"].is_number() && row.contains("tokens") && row["tokens"].is_number_integer();
}

}  // namespace

Result<std::unique_ptr<FqnessLog>> FqnessLog::open(const QString &path)
{
    auto log = std::make_unique<FqnessLog>();
    if (path.isEmpty())
        return log;
    log->m_file.setFileName(path);
    if (!log->m_file.open(QIODevice::ReadWrite))
        return ioError(LogWords::tr("%1 cannot be written: %2").arg(path, log->m_file.errorString()));
    RETURN_IF_ERROR(log->readAll());
    return log;
}

Result<void> FqnessLog::readAll()
{
    qint64 whole = 0;
    for (qint64 number = 1; !m_file.atEnd(); ++number) {
        const QByteArray line = m_file.readLine(longestLogLine);
        if (!line.endsWith('\n'))
            break;
        whole = m_file.pos();
        const Result<Json> row = parseJson(line);
        if (!row || !isEntry(*row))
            return invalidInput(LogWords::tr("%1, line %2 is no FQness score; name another file for the scores")
                                    .arg(m_file.fileName())
                                    .arg(number));
        m_known.insert(fromUtf8((*row)["context"].get<std::string>()),
                       {(*row)["logprob_near"].get<double>(), (*row)["logprob_without_referent"].get<double>(),
                        (*row)["tokens"].get<qint64>()});
    }
    if (!m_file.resize(whole) || !m_file.seek(whole))
        return ioError(LogWords::tr("%1 cannot be written: %2").arg(m_file.fileName(), m_file.errorString()));
    return {};
}

QString FqnessLog::keyOf(const BotIdentity &scorer, const FqnessTerms &terms)
{
    const Json named = {{"scorer", gainsay::toJson(scorer)},
                        {"near", gainsay::toJson(terms.near)},
                        {"without", gainsay::toJson(terms.withoutReferent)},
                        {"question", toUtf8(terms.question.text)}};
    return QString::fromLatin1(QCryptographicHash::hash(dumpJson(named), QCryptographicHash::Sha256).toHex().left(32));
}

std::optional<Fqness> FqnessLog::find(const QString &key) const
{
    const auto found = m_known.constFind(key);
    return found == m_known.constEnd() ? std::nullopt : std::optional(*found);
}

Result<void> FqnessLog::add(const QString &key, const Fqness &fqness)
{
    m_known.insert(key, fqness);
    if (!m_file.isOpen())
        return {};
    Json row = fqness.toJson();
    row["context"] = toUtf8(key);
    if (m_file.write(dumpJson(row) + '\n') < 0 || !m_file.flush())
        return ioError(LogWords::tr("%1 cannot be written: %2").arg(m_file.fileName(), m_file.errorString()));
    return {};
}

}  // namespace gainsay
