// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands/Commands.h"
#include "app/cli/support/ChosenBot.h"
#include "app/cli/support/ConsoleProgress.h"
#include "app/cli/support/OutputFile.h"
#include "app/cli/support/RowFile.h"
#include "app/detect/InstalledWords.h"
#include "core/model/PairTypes.h"
#include "core/pairs/PairMaker.h"
#include "core/pairs/PairScores.h"
#include "core/report/ReportWriter.h"
#include "core/service/collect/PairCorpus.h"
#include "core/text/ScriptGuess.h"
#include "db/project/ProjectFactory.h"

#include <QBuffer>
#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace gainsay {

namespace {

struct PairsCliWords {
    Q_DECLARE_TR_FUNCTIONS(cli)
};

constexpr int mostListed = 10'000;

Result<QStringList> contextOf(const Json &row)
{
    const Json context = row.value("context", Json());
    QStringList texts;
    if (!context.is_array())
        return invalidInput(PairsCliWords::tr("the list of texts `context` is missing"));
    for (const Json &text : context) {
        if (!text.is_string())
            return invalidInput(PairsCliWords::tr("`context` holds something that is no text"));
        texts.append(fromUtf8(text.get<std::string>()));
    }
    return texts;
}

Result<QString> textField(const Json &row, const char *name)
{
    const auto found = row.find(name);
    if (found == row.end() || !found->is_string() || found->get_ref<const std::string &>().empty())
        return invalidInput(PairsCliWords::tr("the text `%1` is missing").arg(QLatin1StringView(name)));
    return fromUtf8(found->get<std::string>());
}

Result<QString> referenceOf(const Json &row)
{
    return textField(row, row.contains("reference") ? "reference" : "response");
}

// Of the first reply in the file.
Result<QString> languageOf(Invocation &call, const QString &path)
{
    if (call.isSet(u"language"_s))
        return call.option(u"language"_s);
    QString language;
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return ioError(PairsCliWords::tr("%1 cannot be read: %2").arg(path, file.errorString()));
    while (language.isEmpty() && !file.atEnd()) {
        const Result<Json> row = parseJson(file.readLine().trimmed());
        const Result<QString> reference = row && row->is_object() ? referenceOf(*row) : QString();
        if (reference)
            language = languageCode(guessLanguage(*reference));
    }
    if (language.isEmpty())
        return invalidInput(
            PairsCliWords::tr("the language of %1 cannot be told; say --language zh, ja or en").arg(path));
    return language;
}

Result<void> readCorpus(const QString &path, WordSubstitution &corpus)
{
    ConsoleProgress progress(PairsCliWords::tr("Reading %1").arg(path));
    const bool isProject = path.endsWith(".gainsay"_L1) || path.startsWith("postgresql://"_L1);
    if (!isProject)
        return addFileToCorpus(path, corpus, progress);
    ASSIGN_OR_RETURN(const auto storage, openProject(path));
    return addProjectToCorpus(*storage, corpus, progress);
}

Result<Json> rowWithPair(Json row, PairRequest request, const WordSubstitution &corpus)
{
    ASSIGN_OR_RETURN(request.context, contextOf(row));
    ASSIGN_OR_RETURN(request.reference, referenceOf(row));
    if (row.contains("noun")) {
        ASSIGN_OR_RETURN(request.noun, textField(row, "noun"));
    }
    ASSIGN_OR_RETURN(const auto pair, makePair(request, corpus));
    row.erase("response");
    row.update(pair.toJson());
    return row;
}

Exit makePairs(Invocation &call)
{
    const std::optional<PairType> type = pairTypeFromString(call.option(u"type"_s));
    if (!type)
        return call.usage(PairsCliWords::tr("--type takes icw-el, icw-ml, ese or fnc"));
    const Result<qint64> seed = call.number(u"seed"_s, 1);
    const Result<qint64> candidates = call.number(u"candidates"_s, 1, 1, mostListed);
    if (!seed || !candidates)
        return call.usage((!seed ? seed.error() : candidates.error()).message);
    const QString path = call.argument(1);
    const Result<QString> language = languageOf(call, path);
    if (!language)
        return call.fail(language.error());
    InstalledWords installed(QCoreApplication::applicationDirPath());
    const Result<WordTaggerPtr> tagger = installed.tagger(*language);
    if (!tagger)
        return call.fail(tagger.error());
    WordSubstitution corpus(*tagger);
    const bool wantsCorpus = *type == PairType::IcwEl || *type == PairType::IcwMl;
    if (wantsCorpus) {
        const Result<void> read = readCorpus(call.isSet(u"corpus"_s) ? call.option(u"corpus"_s) : path, corpus);
        if (!read)
            return call.fail(read.error());
    }
    PairRequest request;
    request.type = *type;
    request.seed = quint64(*seed);
    request.candidates = int(*candidates);
    RewriteJob job;
    job.path = path;
    job.doing = PairsCliWords::tr("Making pairs");
    job.counted = PairsCliWords::tr("%1 pairs made, %2 rejected");
    job.summary = {{"type", toUtf8(pairTypeName(*type))}, {"language", toUtf8(*language)}};
    if (wantsCorpus)
        job.summary.update(
            {{"words", corpus.model().words()}, {"different", corpus.model().different()}, {"nouns", corpus.nouns()}});
    job.written = "made";
    return rewriteFile(call, job, [&](Json row) {
        Result<Json> made = rowWithPair(std::move(row), request, corpus);
        ++request.seed;  // each row draws for itself
        return made;
    });
}

Result<Json> rowWithScores(Json row, const QList<BotPtr> &bots, PairTally &tally)
{
    ASSIGN_OR_RETURN(const auto context, contextOf(row));
    ASSIGN_OR_RETURN(const auto reference, textField(row, "reference"));
    ASSIGN_OR_RETURN(const auto wrong, textField(row, "error"));
    ASSIGN_OR_RETURN(const auto type, textField(row, "type"));
    QList<ScoredPair> scored;
    for (const BotPtr &bot : bots) {
        ASSIGN_OR_RETURN(auto pair, scorePair(*bot, context, reference, wrong));
        scored.append(std::move(pair));
    }
    if (!row.contains("scores") || !row["scores"].is_object())
        row["scores"] = Json::object();
    for (const ScoredPair &pair : std::as_const(scored)) {
        row["scores"][toUtf8(pair.model)] = {{"reference", pair.reference}, {"error", pair.error}};
        tally.add(pair, type);
    }
    return row;
}

Result<QList<BotPtr>> scoringBots(const Invocation &call)
{
    QList<BotPtr> bots;
    for (const QString &name : call.list(u"bot"_s)) {
        ASSIGN_OR_RETURN(auto bot, openScoringBot(name));
        bots.append(std::move(bot));
    }
    return bots;
}

Exit scorePairs(Invocation &call)
{
    if (!call.isSet(u"bot"_s))
        return call.usage(PairsCliWords::tr("--bot is missing"));
    const Result<QList<BotPtr>> bots = scoringBots(call);
    if (!bots)
        return call.fail(bots.error());
    // The figures are the result; the rows with their scores are written where they are asked for.
    QBuffer nowhere;
    nowhere.open(QIODevice::WriteOnly);
    OutputFile file(call.option(u"out"_s));
    const bool kept = call.isSet(u"out"_s);
    const Result<QIODevice *> device = kept ? file.open() : Result<QIODevice *>(&nowhere);
    if (!device)
        return call.fail(device.error());
    PairTally tally;
    const Result<RewriteCounts> counts =
        rewriteRows(call, call.argument(1), PairsCliWords::tr("Scoring %1").arg(call.argument(1)), **device,
                    [&](Json row) { return rowWithScores(std::move(row), *bots, tally); });
    if (!counts)
        return call.fail(counts.error());
    if (const Result<void> finished = kept ? file.finish() : Result<void>(); !finished)
        return call.fail(finished.error());
    const Evaluation evaluation = tally.evaluation();
    if (call.json()) {
        Json json = evaluation.json;
        json["rejected"] = counts->rejected;
        call.printJson(json);
    } else {
        call.print(QString::fromUtf8(toMarkdown(evaluation.report)).trimmed());
    }
    return counts->rejected > 0 ? Exit::RowsRejected : Exit::Done;
}

Exit runPairs(Invocation &call)
{
    const QString action = call.argument(0);
    if (action != u"make"_s && action != u"score"_s)
        return call.usage(PairsCliWords::tr("pairs takes make or score, not \"%1\"").arg(action));
    if (const std::optional<Exit> refused = call.refuseOptions(action))
        return *refused;
    return action == u"make"_s ? makePairs(call) : scorePairs(call);
}

}  // namespace

Command pairsCommand()
{
    return {
        u"pairs"_s,
        PairsCliWords::tr("make contrastive response pairs, and see which reply a bot finds likelier"),
        {u"make|score"_s, u"FILE"_s},
        {valueOption(u"type"_s, u"TYPE"_s, PairsCliWords::tr("make: icw-el, icw-ml, ese or fnc")),
         valueOption(u"corpus"_s, u"F"_s,
                     PairsCliWords::tr("make: a project or a file whose utterances the bigram model is made from, "
                                       ".txt with one on each line; else FILE itself")),
         valueOption(u"language"_s, u"L"_s, PairsCliWords::tr("make: zh, ja or en; else by the script of the replies")),
         valueOption(u"candidates"_s, u"N"_s, PairsCliWords::tr("make: list the N best substitutes with their scores")),
         valueOption(u"seed"_s, u"S"_s, PairsCliWords::tr("make: seed of what is drawn; 1 if not given")),
         valueOption(u"bot"_s, u"BOT,…"_s,
                     PairsCliWords::tr("score: bots that give log-probabilities, one row of the table each")),
         valueOption(u"out"_s, u"FILE"_s,
                     PairsCliWords::tr("make: write there instead of standard output; score: the rows with their "
                                       "scores"))},
        PairsCliWords::tr(
            "A row of make has `context` (texts said in turn), `reference` (the right reply) and may name the\n"
            "`noun` to replace; else one is drawn. It comes out with `error`, `type` and `how`. icw-el and icw-ml\n"
            "replace the noun by the one that is equally or most likely between its neighbours; the words of the\n"
            "context are left out. ese switches statement and question or affirmed and negated at the end, fnc a\n"
            "particle, both in Japanese. score compares both replies by forced decoding: the share of pairs in which\n"
            "the reference is likelier, by type, with Wilson's interval. After Okano et al. (2021)."),
        {u"pairs make replies.jsonl --type icw-ml --corpus corpus.txt --out pairs.jsonl"_s,
         u"pairs score pairs.jsonl --bot embedded"_s},
        runPairs,
        {{u"type"_s, {u"make"_s}},
         {u"corpus"_s, {u"make"_s}},
         {u"language"_s, {u"make"_s}},
         {u"candidates"_s, {u"make"_s}},
         {u"seed"_s, {u"make"_s}},
         {u"bot"_s, {u"score"_s}}}};
}

}  // namespace gainsay
