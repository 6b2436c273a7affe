// SPDX-License-Identifier: GPL-3.0-or-later
// MuTual: an article of turns marked "m :" and "f :", four options, the letter of the right one. Rows of one file, or
// the folder as it is published, one object per file.
#include "core/base/TranslatableText.h"
#include "core/io/corpora/Corpora.h"
#include "core/io/format/FolderReader.h"
#include "core/io/json/JsonRow.h"

#include <QFileInfo>
#include <QRegularExpression>

using namespace Qt::StringLiterals;

namespace gainsay {

namespace {

struct MutualWords {
    GAINSAY_TR(io)
};

// "f : hello there m : hi" → f: hello there, m: hi. Empty when the article does not start with a mark.
QList<Utterance> splitArticle(const QString &article)
{
    static const QRegularExpression mark(u"(?:^|\\s)([mf])\\s?:(?=\\s|$)"_s, QRegularExpression::CaseInsensitiveOption);
    QList<Utterance> turns;
    qsizetype textStart = 0;
    const auto closeTurn = [&](qsizetype end) {
        if (!turns.isEmpty())
            turns.last().text = article.mid(textStart, end - textStart).trimmed();
    };
    for (auto it = mark.globalMatch(article); it.hasNext();) {
        const QRegularExpressionMatch match = it.next();
        if (turns.isEmpty() && !article.left(match.capturedStart()).trimmed().isEmpty())
            return {};
        closeTurn(match.capturedStart());
        turns.append({match.captured(1).toLower(), QString()});
        textStart = match.capturedEnd();
    }
    closeTurn(article.size());
    return turns;
}

class MutualRows final : public RowFormat {
public:
    void read(RowFields &fields, ImportRow &row) const override
    {
        Conversation &conversation = row.conversation;
        conversation.turns = splitArticle(fields.requiredText("article"));
        if (!fields.failed() && conversation.turns.isEmpty())
            fields.fail(u"article"_s, MutualWords::tr("does not start with a speaker mark, \"m :\" or \"f :\""));
        for (const Utterance &turn : conversation.turns) {
            if (turn.text.isEmpty())
                fields.fail(u"article"_s, MutualWords::tr("has a speaker mark without words behind it"));
        }
        conversation.target = int(conversation.turns.size()) - 1;
        conversation.candidates = fields.requiredTexts("options");
        readAnswer(fields, conversation);
        if (const QString reasoning = fields.optionalText("reasoning"); !reasoning.isEmpty())
            conversation.gold["reasoning"] = toUtf8(reasoning);
    }

private:
    static void readAnswer(RowFields &fields, Conversation &conversation)
    {
        const QString answer = fields.optionalText("answers").toUpper();
        if (answer.isEmpty() || fields.failed())
            return;
        const QChar last = QChar(u'A' + char16_t(conversation.candidates.size()) - 1);
        if (answer.size() != 1 || answer[0] < u'A' || answer[0] > last) {
            fields.expected(u"answers"_s, MutualWords::tr("a letter from A to %1").arg(last), toUtf8(answer));
            return;
        }
        conversation.gold["ranking"] = Json::array({toUtf8(answer)});
    }
};

std::unique_ptr<RowFormat> mutualRows(const ImportOptions &)
{
    return std::make_unique<MutualRows>();
}

// The test split is published without answers, in files that are called alike.
QStringList mutualFiles(const QString &folder)
{
    return filesByNumber(folder, {u"*.txt"_s, u"*.json"_s});
}

Result<std::unique_ptr<ImportReader>> openMutual(const QString &path, const ImportOptions &options)
{
    if (path == u"-"_s || !QFileInfo(path).isDir())
        return openJson(path, options, mutualRows);
    const QStringList files = mutualFiles(path);
    if (files.isEmpty())
        return invalidInput(MutualWords::tr("%1 holds no .txt or .json file.").arg(path));
    const auto rows = std::make_shared<JsonRow>(path, options, mutualRows(options));
    return std::unique_ptr<ImportReader>(
        std::make_unique<FolderReader>(path, files, [rows](const QString &file, qint64 number) -> Result<ImportEvent> {
            ASSIGN_OR_RETURN(const auto text, wholeFile(file));
            return rows->read(QByteArrayView(text), number, number);
        }));
}

int likeMutual(const FileSample &sample)
{
    if (sample.isFolder()) {
        static const QRegularExpression published(u"^(train|dev|test)_\\d+\\.txt$"_s);
        return !sample.files().filter(published).isEmpty() ? certainly : 0;
    }
    return sample.mostHave({"article", "options"}) ? certainly : 0;
}

}  // namespace

const ImportFormat mutualFormat{u"mutual", openMutual, likeMutual};

}  // namespace gainsay
