// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/fuzz/FuzzTargets.h"

#include "core/base/JsonFields.h"
#include "core/bots/BotRegistry.h"
#include "core/bots/BotSpec.h"
#include "core/bots/ChatModelPackage.h"
#include "core/bots/ChatTypes.h"
#include "core/bots/ReplayBot.h"
#include "core/bots/server/CompletionAnswer.h"
#include "core/collect/Openings.h"
#include "core/collect/lists/WordLists.h"
#include "core/detect/linear/LinearModel.h"
#include "core/detect/package/ExportedFolder.h"
#include "core/detect/package/ModelPackage.h"
#include "core/detect/package/ModelSpec.h"
#include "core/detect/package/OnnxFile.h"
#include "core/detect/tokenize/JsonTokenizer.h"
#include "core/detect/tokenize/SentencePieceTokenizer.h"
#include "core/errors/PredictionImport.h"
#include "core/errors/PredictionRow.h"
#include "core/errors/table/ErrorBlocks.h"
#include "core/errors/table/ErrorFilter.h"
#include "core/evaluate/EvaluationRows.h"
#include "core/io/Formats.h"
#include "core/io/csv/RatingTable.h"
#include "core/judge/JudgeAnswer.h"
#include "core/model/AuditSeal.h"
#include "core/model/ConversationFingerprint.h"
#include "core/model/ProjectSettings.h"
#include "core/model/User.h"
#include "core/scheme/Answers.h"
#include "core/scheme/SchemeLibrary.h"
#include "core/scheme/SchemeReader.h"
#include "core/service/exchange/ArchiveCheck.h"
#include "core/service/exchange/ImportPieces.h"
#include "core/text/SearchBlock.h"
#include "db/engine/Location.h"
#include "tests/fuzz/MemoryFile.h"

#include <QBuffer>
#include <QDir>
#include <QFile>
#include <QTemporaryDir>

#include <algorithm>
#include <optional>

using namespace Qt::StringLiterals;

namespace gainsay::fuzz {

namespace {

const Scheme &schemeCalled(const QString &name)
{
    static QHash<QString, Scheme> schemes;
    const auto known = schemes.constFind(name);
    if (known != schemes.constEnd())
        return *known;
    const auto loaded = loadScheme(name);
    return *schemes.insert(name, loaded ? loaded->scheme : Scheme());
}

// What the import does with a row, short of storing it; and what the writers make of it.
void passOn(ImportRow &row, const Scheme &scheme, std::optional<ArchiveCheck> &archive)
{
    if (!row.project.is_null()) {
        auto check = ArchiveCheck::ofProject(row.project);
        archive = check ? std::optional(*std::move(check)) : std::nullopt;
        return;
    }
    if (!row.end.is_null())
        return;
    if (archive && archive->faultOf(row.conversation, row.work))
        return;
    if (checkRow(row, scheme))
        return;
    (void)fingerprintOf(row.conversation);
    for (const QString &format : exportFormats()) {
        QBuffer out;
        out.open(QIODevice::WriteOnly);
        ExportOptions options;
        options.format = format;
        options.fileName = u"x"_s;
        options.scheme = scheme;
        options.turnColumns = 8;
        auto writer = makeExportWriter(out, options);
        if (writer && (*writer)->write({row.conversation, row.conversation.gold, {{"work", row.work}}}))
            (void)(*writer)->finish();
    }
}

void readRows(const QString &path, const ImportOptions &options)
{
    const auto reader = openImport(path, options);
    if (!reader)
        return;
    std::optional<ArchiveCheck> archive;
    for (int events = 0; events < 10'000; ++events) {
        auto event = (*reader)->next();
        if (!event || std::holds_alternative<EndOfRows>(*event))
            return;
        if (auto *row = std::get_if<ImportRow>(&*event))
            passOn(*row, options.scheme, archive);
        else
            (void)std::get<RowError>(*event).message();
    }
}

ImportOptions optionsFor(const char *format, const char *scheme)
{
    ImportOptions options;
    options.format = QString::fromLatin1(format);
    options.scheme = schemeCalled(QString::fromLatin1(scheme));
    return options;
}

template <const char *format, const char *scheme> void importFile(const QByteArray &bytes)
{
    static const ImportOptions options = optionsFor(format, scheme);
    const MemoryFile file(bytes);
    readRows(file.path(), options);
}

// The columns first, as `--map` takes them, then a line of its own, then the table.
void importMapped(const QByteArray &bytes)
{
    const qsizetype end = std::max<qsizetype>(bytes.indexOf('\n'), 0);
    ImportOptions options = optionsFor("csv", "cdconv");
    const auto mapping = parseColumnMapping(QString::fromUtf8(bytes.first(end)));
    if (!mapping)
        return;
    options.mapping = *mapping;
    (void)columnMappingText(*mapping);
    const MemoryFile file(bytes.sliced(end));
    readRows(file.path(), options);
}

// "file NAME" begins another one.
void importFolder(const QByteArray &bytes, const char *format, const char *scheme)
{
    const QTemporaryDir folder;
    QFile file;
    int files = 0;
    for (const QByteArray &line : bytes.split('\n')) {
        if (line.startsWith("file ") && files < 8) {
            file.close();
            QString name = QString::fromUtf8(line.sliced(5)).remove(u'/').remove(QChar::Null).left(40);
            file.setFileName(folder.filePath(u"f"_s + name));
            if (!file.open(QIODevice::WriteOnly))
                return;
            ++files;
        } else if (file.isOpen()) {
            file.write(line + '\n');
        }
    }
    file.close();
    readRows(folder.path(), optionsFor(format, scheme));
}

void importBrat(const QByteArray &bytes)
{
    importFolder(bytes, "brat", "cdconv");
}

void importMutualFolder(const QByteArray &bytes)
{
    importFolder(bytes, "mutual", "mutual");
}

void recognise(const QByteArray &bytes)
{
    const MemoryFile file(bytes);
    (void)recognisedFormats(file.path());
}

void readSchemeFile(const QByteArray &bytes)
{
    if (const auto scheme = readScheme(bytes)) {
        Conversation conversation;
        conversation.turns = {{u"a"_s, u"x y"_s}, {u"b"_s, u"z"_s}};
        conversation.target = 1;
        (void)checkAnswers(*scheme, conversation, Json::object());
    }
}

void readAnswers(const QByteArray &bytes)
{
    static const QStringList names{u"cdconv"_s, u"rgm"_s, u"crp-errors"_s, u"crp-appropriateness"_s, u"mutual"_s};
    const auto answers = parseJson(bytes);
    if (!answers)
        return;
    Conversation conversation;
    conversation.turns = {{u"user"_s, u"你好 a"_s}, {u"bot"_s, u"𝄞b"_s}, {u"user"_s, u"c"_s}, {u"bot"_s, u"d e"_s}};
    conversation.target = 3;
    for (const QString &name : names) {
        const Scheme &scheme = schemeCalled(name);
        if (checkAnswers(scheme, conversation, *answers))
            (void)scheme.label(*answers);
    }
}

void readTable(const QByteArray &bytes)
{
    const MemoryFile file(bytes);
    (void)readRatingTable(file.path());
}

void readEvaluation(const QByteArray &bytes)
{
    const MemoryFile file(bytes);
    (void)evaluationColumns(file.path());
    const auto rows = readEvaluationFile(file.path());
    if (!rows)
        return;
    (void)matchRows(*rows, *rows);
    for (const EvaluationRow &row : rows->rows)
        (void)predictionOf(row, schemeCalled(u"cdconv"_s));
}

void readWords(const QByteArray &bytes)
{
    const QString text = QString::fromUtf8(bytes);
    (void)parseLocation(text);
    (void)parseLocation(u"postgresql://"_s + text);
    (void)sealsIn(text);
    (void)parseBotSpec(text);
    (void)parsePredictionColumns(text);
    (void)checkedUserName(text);
}

void readSeal(const QByteArray &bytes)
{
    const auto seals = sealsIn(QString::fromUtf8(bytes));
    if (!seals)
        return;
    for (const AuditSeal &seal : *seals) {
        (void)isGenuine(seal);
        if (sealsIn(toLine(seal)).value_or({}) != QList{seal})
            qFatal("a seal does not come back");
    }
}

void readStoredJson(const QByteArray &bytes)
{
    const auto json = parseJson(bytes);
    if (!json)
        return;
    if (const auto filter = errorFilterFromJson(*json)) {
        if (errorFilterFromJson(toJson(*filter)).value_or({}) != *filter)
            qFatal("a filter does not come back");
    }
    (void)ProjectSettings::fromJson(*json).toJson();
    (void)samplingFromJson(*json);
    (void)historyFromJson(*json, u"x"_s);
    (void)parseJson(dumpJson(*json));
}

void readReplies(const QByteArray &bytes)
{
    const MemoryFile file(bytes);
    (void)ReplayBot::open(file.path());
}

void readBlocks(const QByteArray &bytes)
{
    (void)unpackConversations(bytes);
    (void)unpackRun(bytes);
    (void)decodeSearchList(bytes);
}

void readSpec(const QByteArray &bytes)
{
    (void)parseModelSpec(bytes);
}

void readNetwork(const QByteArray &bytes)
{
    (void)inspectOnnx(bytes, u"x.onnx"_s);
}

void readLinear(const QByteArray &bytes)
{
    const auto model = readLinearModel(bytes, 3, u"x"_s);
    if (model && writeLinearModel(*model).isEmpty())
        qFatal("a model is lost");
}

void readPackage(const QByteArray &bytes)
{
    const MemoryFile file(bytes);
    (void)ModelPackage::open(file.path());
}

void readChatPackage(const QByteArray &bytes)
{
    const MemoryFile file(bytes);
    (void)ChatModelPackage::open(file.path());
}

// What a server sends, in pieces of any size.
void readServerAnswer(const QByteArray &bytes)
{
    for (const bool events : {true, false}) {
        QByteArray reply;
        CompletionAnswer answer(events, [&](const QByteArray &piece) {
            reply += piece;
            return reply.size() < 10'000;
        });
        qsizetype at = 0;
        for (qsizetype step = 1; at < bytes.size() && answer.add(bytes.sliced(at, std::min(step, bytes.size() - at)));
             at += step - 1, ++step)
            ++at;
        (void)answer.finish();
    }
}

void readJudge(const QByteArray &bytes)
{
    Conversation conversation;
    conversation.turns = {{u"user"_s, u"你好 a"_s}, {u"bot"_s, u"𝄞b"_s}, {u"user"_s, u"c"_s}, {u"bot"_s, u"d e"_s}};
    conversation.target = 3;
    for (const QString &scheme : {u"cdconv"_s, u"rgm"_s})
        (void)readJudgeAnswer(QString::fromUtf8(bytes), schemeCalled(scheme), conversation, u"m"_s);
}

void readLists(const QByteArray &bytes)
{
    const MemoryFile file(bytes);
    (void)readOpenings(file.path(), [](const QString &) {});
    (void)readWordList(file.path());
    (void)readWordKinds(file.path());
    (void)Replacements().addFile(file.path());
    (void)BotRegistry(file.path()).all();
}

void readVocabulary(const QByteArray &bytes)
{
    const auto tokenizer = JsonTokenizer::ofWordPieces(bytes, true, u"vocab.txt"_s);
    if (tokenizer)
        (void)(*tokenizer)->tokenize(QString::fromUtf8(bytes.right(200)));
}

void readTokenizer(const QByteArray &bytes)
{
    const auto tokenizer = JsonTokenizer::read(bytes, u"tokenizer.json"_s);
    if (!tokenizer)
        return;
    const QString text = u"Hello, 你好 <s> 12 "_s + QString::fromUtf8(bytes.right(40));
    const auto length = text.toUcs4().size();
    for (const Token &token : (*tokenizer)->tokenize(text)) {
        if (token.start < 0 || token.start >= token.end || token.end > length)
            qFatal("a token lies outside the text");
    }
    (void)(*tokenizer)->decode((*tokenizer)->idsWithMarkers(text));
    (void)(*tokenizer)->process((*tokenizer)->idsOf(text));
}

void readSentencePieces(const QByteArray &bytes)
{
    for (const QString &family : {u"xlm-roberta"_s, u"albert"_s, u"deberta-v2"_s, u"t5"_s}) {
        const auto tokenizer = SentencePieceTokenizer::read(bytes, family, u"spiece.model"_s);
        if (!tokenizer)
            return;
        const QString text = u"Hello, 你好 👍🏽 ㎏ <s> "_s + QString::fromUtf8(bytes.right(40));
        const auto length = text.toUcs4().size();
        for (const Token &token : (*tokenizer)->tokenize(text)) {
            if (token.start < 0 || token.start > token.end || token.end > length)
                qFatal("a token lies outside the text");
        }
    }
}

// Both files of a folder, the second after a line of its own.
void readExportConfig(const QByteArray &bytes)
{
    const qsizetype cut = bytes.indexOf("\n---\n");
    const auto config = parseJson(cut < 0 ? bytes : bytes.first(cut));
    const auto tokenizer = parseJson(cut < 0 ? QByteArray("{}") : bytes.sliced(cut + 5));
    if (!config || !config->is_object())
        return;
    const auto spec = specOfConfig(*config, tokenizer && tokenizer->is_object() ? *tokenizer : Json::object());
    if (spec && (spec->labels.size() < 2 || spec->maximumLength < 8))
        qFatal("a specification that cannot be used");
}

constexpr char cdconv[] = "cdconv", rgm[] = "rgm", mutual[] = "mutual", crp[] = "crp", jsonl[] = "jsonl", csv[] = "csv",
               tsv[] = "tsv", labelstudio[] = "labelstudio", doccano[] = "doccano", seq2seq[] = "doccano-seq2seq",
               chat[] = "chat", decode[] = "decode", prodigy[] = "prodigy", potato[] = "potato",
               crpErrors[] = "crp-errors";

constexpr Target all[] = {
    {"import-cdconv", importFile<cdconv, cdconv>},
    {"import-rgm", importFile<rgm, rgm>},
    {"import-mutual", importFile<mutual, mutual>},
    {"import-mutual-folder", importMutualFolder},
    {"import-crp", importFile<crp, crpErrors>},
    {"import-jsonl", importFile<jsonl, cdconv>},
    {"import-csv", importFile<csv, cdconv>},
    {"import-tsv", importFile<tsv, cdconv>},
    {"import-mapped", importMapped},
    {"import-labelstudio", importFile<labelstudio, cdconv>},
    {"import-doccano", importFile<doccano, cdconv>},
    {"import-doccano-seq2seq", importFile<seq2seq, cdconv>},
    {"import-chat", importFile<chat, cdconv>},
    {"import-decode", importFile<decode, rgm>},
    {"import-prodigy", importFile<prodigy, cdconv>},
    {"import-potato", importFile<potato, cdconv>},
    {"import-brat", importBrat},
    {"recognise", recognise},
    {"scheme", readSchemeFile},
    {"answers", readAnswers},
    {"ratings", readTable},
    {"evaluation", readEvaluation},
    {"words", readWords},
    {"seal", readSeal},
    {"stored-json", readStoredJson},
    {"replies", readReplies},
    {"blocks", readBlocks},
    {"model-spec", readSpec},
    {"model-network", readNetwork},
    {"model-linear", readLinear},
    {"model-package", readPackage},
    {"chat-package", readChatPackage},
    {"server-answer", readServerAnswer},
    {"judge-answer", readJudge},
    {"lists", readLists},
    {"vocabulary", readVocabulary},
    {"tokenizer", readTokenizer},
    {"sentence-pieces", readSentencePieces},
    {"export-config", readExportConfig},
};

}  // namespace

std::span<const Target> targets()
{
    return all;
}

const Target *targetNamed(QByteArrayView name)
{
    const auto found = std::ranges::find_if(all, [&](const Target &target) { return name == target.name; });
    return found == std::end(all) ? nullptr : found;
}

}  // namespace gainsay::fuzz
