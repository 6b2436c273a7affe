// SPDX-License-Identifier: GPL-3.0-or-later
#include "bench/CollectBench.h"

#include "bench/Measure.h"
#include "core/bots/EmbeddedBot.h"
#include "core/collect/Triggers.h"
#include "core/detect/onnx/OnnxCausalEngine.h"
#include "core/service/collect/CdconvCollectService.h"
#include "core/words/JiebaTagger.h"
#include "db/project/ProjectFactory.h"

#include <optional>

using namespace Qt::StringLiterals;

namespace gainsay {

namespace {

// Questions to the bot, and one in five that tells of the user; no two are the same.
QList<Opening> benchOpenings(int count)
{
    static const QStringList things{u"猫"_s,     u"咖啡"_s, u"火锅"_s, u"篮球"_s, u"钢琴"_s, u"小说"_s,  u"电影"_s,
                                    u"春天"_s,   u"大海"_s, u"奶茶"_s, u"游泳"_s, u"老歌"_s, u"面条"_s,  u"动画片"_s,
                                    u"下雨天"_s, u"草莓"_s, u"足球"_s, u"漫画"_s, u"吉他"_s, u"向日葵"_s};
    static const QStringList forms{u"你喜欢%1吗？"_s,
                                   u"你觉得%1怎么样呀？"_s,
                                   u"那你最喜欢什么样的%1？"_s,
                                   u"我很喜欢%1。"_s,
                                   u"你身边的朋友也喜欢%1吗？"_s,
                                   u"你小时候讨厌过%1吗？"_s,
                                   u"周末的时候你会想到%1吗？"_s,
                                   u"你什么时候开始喜欢%1的？"_s,
                                   u"我从小就讨厌%1。"_s,
                                   u"除了%1你还喜欢什么？"_s};
    QList<Opening> openings;
    for (int i = 0; i < count; ++i)
        openings.append(
            {forms[i % forms.size()].arg(things[i / forms.size() % things.size()]), QString::number(i + 1)});
    return openings;
}

}  // namespace

Result<Json> measureCollecting(const QString &project, int openings)
{
    ASSIGN_OR_RETURN(auto tagger, JiebaTagger::open(QStringLiteral(GAINSAY_SOURCE_DIR "/third_party/cppjieba/dict")));
    const WordTaggerPtr words(tagger.release());
    ASSIGN_OR_RETURN(const auto package,
                     ChatModelPackage::open(QStringLiteral(GAINSAY_SOURCE_DIR "/resources/models/chatter-zh")));
    ASSIGN_OR_RETURN(auto bot, EmbeddedBot::create(package, [](const CausalEngineRequest &request) {
                         return makeOnnxCausalEngine(request, OnnxProvider::Cpu);
                     }));
    const SystemClock clock;
    ASSIGN_OR_RETURN(const auto storage, openProject(project));
    CdconvCollectRequest request;
    request.source = u"bench"_s;
    request.batch = u"bench"_s;
    request.openings = benchOpenings(openings);
    request.bots = {BotPtr(std::move(bot))};
    TriggerSettings settings;
    settings.words = [&](const QString &) -> Result<WordTaggerPtr> { return words; };
    for (const QString &name : triggerNames()) {
        ASSIGN_OR_RETURN(auto trigger, openTrigger(name, settings));
        request.triggers.append({name, std::move(trigger)});
    }
    NoProgress quiet;
    std::optional<Result<CdconvCollectReport>> report;
    const double seconds = secondsOf([&] { report = CdconvCollectService(*storage, clock, {}).run(request, quiet); });
    if (!*report)
        return report->error();
    return Json{{"openings", openings},
                {"conversations", (*report)->added},
                {"conversations_per_min", double((*report)->added) * 60.0 / seconds},
                {"seconds", seconds},
                {"without_u2", (*report)->skipped},
                {"failed", (*report)->failed}};
}

}  // namespace gainsay
