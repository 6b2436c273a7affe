// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/TranslatableText.h"
#include "core/io/brat/BratFormat.h"

#include "core/io/format/FolderReader.h"
#include "core/io/rows/AnswerCells.h"
#include "core/io/rows/DialogueText.h"
#include "core/io/rows/RowFormat.h"
#include "core/io/rows/SharedFields.h"
#include "core/io/rows/TextAnswers.h"

#include <QFileInfo>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace gainsay {

namespace {

struct BratWords {
    GAINSAY_TR(io)
};

std::optional<int> number(const QString &text)
{
    bool valid = false;
    const int value = text.toInt(&valid);
    return valid ? std::optional(value) : std::nullopt;
}

// The lines of one .ann file. Each is an id, a tab, what it is; behind another tab the text that it covers.
class StandoffReader {
public:
    StandoffReader(const Scheme &scheme, RowFields &fields, const DialogueText &text)
        : m_scheme(scheme), m_fields(fields), m_answers(scheme, fields, text)
    {
    }

    Json read(const QStringList &lines)
    {
        for (qsizetype i = 0; i < lines.size() && !m_fields.failed(); ++i) {
            if (!lines[i].trimmed().isEmpty())
                readLine(u"%1:%2"_s.arg(u".ann"_s).arg(i + 1), lines[i]);
        }
        return m_answers.take();
    }

private:
    void readLine(const QString &where, const QString &line)
    {
        const QString id = line.section(u'\t', 0, 0);
        const QString said = line.section(u'\t', 1, 1);
        const QStringList words = said.split(u' ', Qt::SkipEmptyParts);
        if (id.isEmpty() || words.isEmpty())
            return m_fields.expected(where, BratWords::tr("an id, a tab and what it marks"), toUtf8(line));
        switch (id[0].unicode()) {
        case u'T':
            return readSpan(where, id, said);
        case u'R':
            return readRelation(where, words);
        case u'*':
            return words.size() > 2 ? m_answers.relate(words[1], words[2]) : void();
        case u'A':
        case u'M':
            return readAttribute(where, words);
        case u'#':
            return readNote(line.section(u'\t', 2));
        default:
            m_fields.leaveOut(BratWords::tr("%1 lines of brat files").arg(id[0]));
        }
    }

    // "Label 10 14", or in pieces "Label 10 14;20 22". A label that is an answer to the gold question is one.
    void readSpan(const QString &where, const QString &id, const QString &said)
    {
        const QString label = said.section(u' ', 0, 0);
        const Question *const gold = m_scheme.question(m_scheme.goldQuestion);
        const bool isSpans = [&] {
            const Question *named = questionNamed(m_scheme, label);
            return named && named->kind == QuestionKind::Spans;
        }();
        if (!isSpans && gold && answerFromCell(*gold, label))
            m_answers.addAnswer(where, gold->id, toUtf8(label));
        else if (!isSpans)
            m_fields.leaveOut(BratWords::tr("the type %1 of spans").arg(label));
        const bool asksSpans = std::ranges::any_of(
            m_scheme.questions, [](const Question &question) { return question.kind == QuestionKind::Spans; });
        if (!asksSpans)
            return m_fields.leaveOut(BratWords::tr("spans: the scheme asks for none"));
        for (const QString &piece : said.section(u' ', 1).split(u';'))
            m_answers.addSpan(where, label, number(piece.section(u' ', 0, 0)), number(piece.section(u' ', 1, 1)), id);
    }

    void readRelation(const QString &where, const QStringList &words)
    {
        if (words.size() < 3)
            return m_fields.expected(where, BratWords::tr("a relation of two spans"), toUtf8(words.join(u' ')));
        m_answers.relate(words[1].section(u':', 1), words[2].section(u':', 1));
    }

    // An attribute called like a question answers it; without a value it says yes.
    void readAttribute(const QString &where, const QStringList &words)
    {
        const Json value = words.size() > 2 ? Json(toUtf8(words.mid(2).join(u' '))) : Json(true);
        if (!m_answers.addAnswer(where, words[0], value))
            m_fields.leaveOut(BratWords::tr("the attribute %1").arg(words[0]));
    }

    void readNote(const QString &note)
    {
        if (!note.isEmpty() && !m_answers.addRemark(note))
            m_fields.leaveOut(BratWords::tr("notes of brat files"));
    }

    const Scheme &m_scheme;
    RowFields &m_fields;
    TextAnswers m_answers;
};

QStringList linesOf(const QByteArray &text)
{
    return QString::fromUtf8(text).remove(u'\r').split(u'\n');
}

// One text with its .ann; texts without one come in without answers.
Result<ImportEvent> readDocument(const QString &path, qint64 position, const RowNaming &naming,
                                 const ImportOptions &options)
{
    const QString stem = path.left(path.lastIndexOf(u'.'));
    ASSIGN_OR_RETURN(const auto bytes, wholeFile(stem + u".txt"_s));
    RowFields fields(Json{{"id", toUtf8(QFileInfo(path).completeBaseName())}});
    ImportRow row;
    row.line = position;
    naming.name(fields, position, row.conversation);
    const QString whole = fields.checkedText(u".txt"_s, bytes.toStdString());
    const std::optional<DialogueText> text = DialogueText::read(whole, Json());
    if (!text || text->turns().isEmpty())
        fields.fail(u".txt"_s, BratWords::tr("is empty"));
    if (fields.failed())
        return std::move(fields).finish(std::move(row));
    row.conversation.turns = text->turns();
    row.conversation.target = int(text->turns().size()) - 1;
    if (QFileInfo::exists(stem + u".ann"_s)) {
        ASSIGN_OR_RETURN(const auto marks, wholeFile(stem + u".ann"_s));
        row.conversation.gold = StandoffReader(options.scheme, fields, *text).read(linesOf(marks));
    }
    return std::move(fields).finish(std::move(row));
}

Result<std::unique_ptr<ImportReader>> openBrat(const QString &path, const ImportOptions &options)
{
    const QFileInfo given(path);
    const QString folder = given.isDir() ? path : given.path();
    const QStringList files =
        given.isDir() ? filesByNumber(path, {u"*.txt"_s}) : QStringList{given.completeBaseName() + u".txt"_s};
    if (files.isEmpty())
        return invalidInput(BratWords::tr("%1 holds no .txt file.").arg(path));
    if (!given.exists())
        return ioError(BratWords::tr("%1 cannot be read: %2").arg(path, BratWords::tr("there is no such file")));
    const auto naming = std::make_shared<RowNaming>(path, options);
    return std::unique_ptr<ImportReader>(
        std::make_unique<FolderReader>(folder, files, [naming, options](const QString &file, qint64 position) {
            return readDocument(file, position, *naming, options);
        }));
}

int likeBrat(const FileSample &sample)
{
    if (!sample.isFolder())
        return sample.ending() == "ann"_L1 ? certainly : 0;
    const bool marks =
        std::ranges::any_of(sample.files(), [](const QString &file) { return file.endsWith(".ann"_L1); });
    return marks ? certainly : 0;
}

}  // namespace

const ImportFormat bratFormat{u"brat", openBrat, likeBrat};

}  // namespace gainsay
