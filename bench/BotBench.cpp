// SPDX-License-Identifier: GPL-3.0-or-later
#include "bench/BotBench.h"

#include "bench/Measure.h"
#include "core/bots/EmbeddedBot.h"
#include "core/detect/onnx/OnnxCausalEngine.h"

#include <optional>

using namespace Qt::StringLiterals;

namespace gainsay {

namespace {

const QStringList questions = {u"你平时喜欢做什么？"_s, u"你家乡在哪里，那里冬天冷不冷？"_s, u"你会做饭吗？"_s,
                               u"周末我们一起去爬山好不好？"_s};

struct Written {
    std::vector<qint32> prompt;
    std::vector<qint32> reply;
};

// The same runs of the network that the replies took, with nothing around them.
Result<void> runBare(const CausalEngine &engine, const std::vector<Written> &all)
{
    for (const Written &written : all) {
        const std::unique_ptr<CausalState> state = engine.start();
        RETURN_IF_ERROR(engine.advance(*state, written.prompt, LogitRows::Last));
        for (size_t i = 0; i + 1 < written.reply.size(); ++i)
            RETURN_IF_ERROR(engine.advance(*state, std::span(&written.reply[i], 1), LogitRows::Last));
    }
    return {};
}

}  // namespace

Result<Json> measureBot(int replies)
{
    const auto onCpu = [](const CausalEngineRequest &request) {
        return makeOnnxCausalEngine(request, OnnxProvider::Cpu);
    };
    ASSIGN_OR_RETURN(const auto package,
                     ChatModelPackage::open(QStringLiteral(GAINSAY_SOURCE_DIR "/resources/models/chatter-zh")));
    ASSIGN_OR_RETURN(const auto engine, onCpu(package.engineRequest()));
    ASSIGN_OR_RETURN(const auto bot, EmbeddedBot::create(package, onCpu));
    std::vector<Written> all;
    qint64 tokens = 0;
    std::optional<Error> fault;
    const double replying = secondsOf([&] {
        for (int i = 0; i < replies && !fault; ++i) {
            SamplingParameters sampling = bot->defaultSampling();
            sampling.seed = quint64(i);
            const ChatHistory history = alternatingHistory({questions.at(i % questions.size())});
            const Result<BotReply> reply = bot->reply(history, sampling);
            if (!reply) {
                fault = reply.error();
                return;
            }
            tokens += reply->tokens.reply;
            all.push_back({*bot->promptIds(history, ChatRole::Bot, package.spec().maximumLength),
                           std::vector<qint32>(size_t(reply->tokens.reply), 0)});
        }
    });
    if (fault)
        return *fault;
    // How long a run takes does not depend on which tokens it reads.
    std::optional<Result<void>> ran;
    const double bare = secondsOf([&] { ran = runBare(*engine, all); });
    if (!*ran)
        return ran->error();
    qint64 scored = 0;
    const double scoring = secondsOf([&] {
        for (int i = 0; i < replies; ++i) {
            const auto score = bot->score(alternatingHistory({questions.at(i % questions.size())}),
                                          {ChatRole::Bot, u"我喜欢在家看书，有时候也出去走走。"_s}, true);
            scored += score ? score->tokens.size() : 0;
        }
    });
    return Json{{"bare_tokens_per_s", double(tokens) / bare},
                {"reply_tokens_per_s", double(tokens) / replying},
                {"reply_ratio", bare / replying},
                {"replies_per_min", 60.0 * replies / replying},
                {"scored_tokens_per_s", double(scored) / scoring}};
}

}  // namespace gainsay
