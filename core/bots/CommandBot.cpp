// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/bots/CommandBot.h"

#include "core/base/TranslatableText.h"
#include "core/bots/ReplayBot.h"

#include <QElapsedTimer>
#include <QFileInfo>
#include <QProcess>

using namespace Qt::StringLiterals;

namespace gainsay {

namespace {

constexpr qsizetype largestOutput = 16 << 20;
constexpr int lookAgainMs = 50;

// The end of what it complained about, for the message.
QString lastWords(QProcess &process)
{
    constexpr qsizetype longest = 300;
    const QString words = QString::fromUtf8(process.readAllStandardError()).trimmed();
    return words.isEmpty() ? QString() : u": "_s + words.right(longest);
}

// Whatever happens, no process is left behind.
struct ProcessEnd {
    QProcess &process;

    ~ProcessEnd()
    {
        if (process.state() == QProcess::NotRunning)
            return;
        process.kill();
        process.waitForFinished(5000);
    }
};

}  // namespace

Result<std::unique_ptr<CommandBot>> CommandBot::create(const QString &command, std::chrono::milliseconds timeOut)
{
    QStringList parts = QProcess::splitCommand(command);
    if (parts.isEmpty() || parts.front().isEmpty())
        return invalidInput(TranslatableText::translate("bots", "command: the name of a program is missing"));
    std::unique_ptr<CommandBot> bot(new CommandBot);
    bot->m_program = parts.takeFirst();
    bot->m_arguments = parts;
    bot->m_timeOut = timeOut;
    bot->m_identity = {QFileInfo(bot->m_program).fileName(),
                       u"1"_s,
                       u"command"_s,
                       {{"program", toUtf8(bot->m_program)}, {"arguments", jsonTexts(parts)}}};
    return bot;
}

Result<BotReply> CommandBot::reply(const ChatHistory &history, const SamplingParameters &sampling, std::stop_token stop,
                                   const ReplyStream &stream) const
{
    QElapsedTimer timer;
    timer.start();
    ASSIGN_OR_RETURN(const auto output,
                     run(dumpJson({{"history", toJson(history)}, {"sampling", toJson(sampling)}}) + '\n', stop));
    BotReply reply;
    ASSIGN_OR_RETURN(reply.text, replyIn(output));
    if (stream)
        stream(reply.text);
    reply.bot = m_identity;
    reply.sampling = sampling;
    reply.tokens = {0, reply.text.size(), true};
    reply.finish = FinishReason::NotReported;
    reply.seconds = double(timer.elapsed()) / 1000.0;
    return reply;
}

Result<QByteArray> CommandBot::run(const QByteArray &line, const std::stop_token &stop) const
{
    QProcess process;
    const ProcessEnd end{process};
    process.start(m_program, m_arguments);
    if (!process.waitForStarted())
        return ioError(
            TranslatableText::translate("bots", "%1 cannot be started: %2").arg(m_program, process.errorString()));
    process.write(line);
    process.closeWriteChannel();
    QElapsedTimer timer;
    timer.start();
    QByteArray output;
    while (process.state() != QProcess::NotRunning) {
        process.waitForFinished(lookAgainMs);
        output += process.readAllStandardOutput();
        if (stop.stop_requested())
            return cancelled(TranslatableText::translate("bots", "the reply was cancelled"));
        if (output.size() > largestOutput)
            return ioError(TranslatableText::translate("bots", "%1 wrote more than %2 MB; it must write one JSON line")
                               .arg(m_program)
                               .arg(largestOutput >> 20));
        if (timer.elapsed() > m_timeOut.count())
            return ioError(TranslatableText::translate("bots", "%1 did not answer within %2 s and was ended")
                               .arg(m_program, QString::number(double(m_timeOut.count()) / 1000.0)));
    }
    output += process.readAllStandardOutput();
    if (process.exitStatus() != QProcess::NormalExit)
        return ioError(TranslatableText::translate("bots", "%1 crashed%2").arg(m_program, lastWords(process)));
    if (process.exitCode() != 0)
        return ioError(TranslatableText::translate("bots", "%1 failed with exit code %2%3")
                           .arg(m_program, QString::number(process.exitCode()), lastWords(process)));
    return output;
}

Result<QString> CommandBot::replyIn(const QByteArray &output) const
{
    const QByteArray line = output.trimmed().split('\n').last();
    const Result<Json> json = parseJson(line);
    if (json && json->is_object()) {
        for (const char *key : {"reply", "text"}) {
            if (json->contains(key) && (*json)[key].is_string())
                return fromUtf8((*json)[key].get<std::string>());
        }
        if (json->contains("error") && (*json)["error"].is_string())
            return ioError(u"%1: %2"_s.arg(m_program, fromUtf8((*json)["error"].get<std::string>()).left(300)));
    }
    return ioError(TranslatableText::translate("bots", "%1 did not write a JSON line with \"reply\" but \"%2\"")
                       .arg(m_program, QString::fromUtf8(line.left(120))));
}

}  // namespace gainsay
