// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/service/exchange/ImportPieces.h"

#include "core/base/TranslatableText.h"
#include "core/io/rows/EverythingFormat.h"
#include "core/model/ConversationFingerprint.h"
#include "core/scheme/Answers.h"
#include "core/text/SafeText.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace gainsay {

namespace {

constexpr size_t rowsPerPiece = 500;
constexpr size_t piecesAhead = 4;
constexpr qsizetype longestExternalId = 500;

// What every conversation must have, whatever file it came from.
std::optional<RowError> faultOf(const Conversation &conversation, qint64 line)
{
    const auto fault = [line](const QString &field, const QString &reason) { return RowError{line, field, reason}; };
    if (conversation.externalId.isEmpty() || conversation.externalId.size() > longestExternalId ||
        conversation.externalId.contains(QChar(0)))
        return fault(u"id"_s,
                     TranslatableText::translate("core", "expected 1 to %1 characters").arg(longestExternalId));
    if (conversation.batch.isEmpty())
        return fault(u"batch"_s, TranslatableText::translate("core", "no batch is named"));
    if (conversation.turns.isEmpty())
        return fault({}, TranslatableText::translate("core", "there is no utterance"));
    // Where candidates are judged, no utterance is.
    const bool judgesCandidates = conversation.target == -1 && !conversation.candidates.isEmpty();
    if (!judgesCandidates && (conversation.target < 0 || conversation.target >= conversation.turns.size()))
        return fault(u"target"_s, TranslatableText::translate("core", "there is no such utterance"));
    if (conversation.related && (*conversation.related < 0 || *conversation.related >= conversation.turns.size()))
        return fault(u"related"_s, TranslatableText::translate("core", "there is no such utterance"));
    return std::nullopt;
}

Error inLine(qint64 line, const QString &reason)
{
    return invalidInput(TranslatableText::translate("core", "line %1: %2").arg(QString::number(line), reason));
}

bool holdsNul(const Json &value)
{
    if (value.is_string())
        return value.get_ref<const std::string &>().find('\0') != std::string::npos;
    return value.is_structured() && std::any_of(value.begin(), value.end(), holdsNul);
}

QStringList turnTexts(const Conversation &conversation)
{
    QStringList texts;
    texts.reserve(conversation.turns.size());
    for (const Utterance &turn : conversation.turns)
        texts.append(turn.text);
    return texts;
}

// Gold may answer a part of the questions, or questions that this scheme does not ask.
std::optional<RowError> checkGold(const ImportRow &row, const Scheme &scheme)
{
    if (holdsNul(row.conversation.gold))
        return RowError{row.line, u"gold"_s, TranslatableText::translate("core", "holds a NUL character")};
    for (const auto &[id, answer] : row.conversation.gold.items()) {
        const Question *question = scheme.question(fromUtf8(id));
        const auto checked = question ? checkAnswer(*question, row.conversation, answer) : Result<Json>(Json());
        if (!checked)
            return RowError{row.line, u"gold"_s, checked.error().message};
    }
    return std::nullopt;
}

// Other tools leave out a list that is empty.
std::optional<RowError> checkPeople(ImportRow &row, const Scheme &scheme)
{
    for (PersonAnswers &said : row.people) {
        if (said.person.trimmed().isEmpty() || !isSafeOnScreen(said.person))
            return RowError{row.line, u"annotator"_s,
                            TranslatableText::translate("core", "a name is one line without control characters")};
        for (const Question &question : scheme.questions) {
            if (question.kind == QuestionKind::Multi && !said.answers.contains(toUtf8(question.id)))
                said.answers[toUtf8(question.id)] = Json::array();
        }
        auto checked = checkAnswers(scheme, row.conversation, scheme.withoutHidden(said.answers));
        if (!checked)
            return RowError{row.line, said.person, checked.error().message};
        said.answers = std::move(*checked);
    }
    return std::nullopt;
}

}  // namespace

std::optional<RowError> checkRow(ImportRow &row, const Scheme &scheme)
{
    if (auto fault = faultOf(row.conversation, row.line))
        return fault;
    if (auto fault = checkGold(row, scheme))
        return fault;
    return checkPeople(row, scheme);
}

ImportPieces::ImportPieces(ImportReader &reader, const Scheme &scheme, Purpose purpose)
    : m_reader(reader), m_scheme(scheme), m_purpose(purpose), m_queue(piecesAhead), m_thread([this] { readAll(); })
{
}

ImportPieces::~ImportPieces()
{
    m_queue.close();
}

void ImportPieces::readAll()
{
    bool atEnd = false;
    while (!atEnd) {
        if (!m_queue.push(readPiece(atEnd)))
            return;
    }
    m_queue.close();
}

ImportPiece ImportPieces::readPiece(bool &atEnd)
{
    ImportPiece piece;
    while (!atEnd && piece.rows.size() < rowsPerPiece && size_t(piece.rejected.size()) < rowsPerPiece) {
        auto event = m_reader.next();
        if (!event) {
            piece.failure = event.error();
            atEnd = true;
        } else if (const auto taken = takeEvent(*std::move(event), piece, atEnd); !taken) {
            piece.failure = taken.error();
            atEnd = true;
        }
    }
    piece.bytesRead = m_reader.bytesRead();
    return piece;
}

Result<void> ImportPieces::takeEvent(ImportEvent event, ImportPiece &piece, bool &atEnd)
{
    if (std::holds_alternative<EndOfRows>(event)) {
        atEnd = true;
        return atEndOfFile();
    }
    if (const RowError *error = std::get_if<RowError>(&event)) {
        ++m_rows;
        ++m_unreadable;
        m_lastLine = error->line;
        piece.rejected.append(*error);
        return {};
    }
    ImportRow row = std::get<ImportRow>(std::move(event));
    m_lastLine = row.line;
    if (!row.project.is_null())
        return openArchive(std::move(row), piece);
    if (!row.end.is_null())
        return closeArchive(row);
    if (m_ended)
        return inLine(row.line, TranslatableText::translate("core", "the file goes on behind its end record"));
    ++m_rows;
    m_records += workRecords(row.work);
    const qsizetype rejected = piece.rejected.size();
    take(std::move(row), piece);
    // Of a row that somebody edited the records need not be as many as were written.
    m_unreadable += piece.rejected.size() - rejected;
    return {};
}

Result<void> ImportPieces::openArchive(ImportRow row, ImportPiece &piece)
{
    if (m_archive || m_rows > 0)
        return inLine(row.line, TranslatableText::translate("core", "a project line may only be the first of a file"));
    auto archive = ArchiveCheck::ofProject(row.project);
    if (!archive)
        return inLine(row.line, archive.error().message);
    m_archive = *std::move(archive);
    m_endPromised = row.ends;
    piece.endUnknown = !row.ends;
    piece.project = std::move(row.project);
    return {};
}

Result<void> ImportPieces::closeArchive(const ImportRow &row)
{
    if (!m_archive || m_ended)
        return inLine(row.line,
                      TranslatableText::translate("core", "an end record may only be the last of an archive"));
    m_ended = true;
    const Json expected = {{"conversations", m_rows}, {"records", m_records}};
    const bool countable = m_unreadable == 0;
    const bool whole =
        countable ? row.end == expected : row.end.is_object() && row.end.value("conversations", Json()) == Json(m_rows);
    if (whole)
        return {};
    return inLine(row.line, TranslatableText::translate("core", "the file is not whole: it was written with %1 and "
                                                                "has %2. Export it again.")
                                .arg(QString::fromUtf8(dumpJson(row.end)), QString::fromUtf8(dumpJson(expected))));
}

Result<void> ImportPieces::atEndOfFile() const
{
    if (!m_endPromised || m_ended)
        return {};
    return inLine(m_lastLine, TranslatableText::translate("core", "the file breaks off here: its end record is "
                                                                  "missing. Copy or export it again."));
}

// What an archive carries is checked under the schemes of its day and comes back as it was.
std::optional<RowError> ImportPieces::checkArchived(const ImportRow &row) const
{
    if (auto fault = faultOf(row.conversation, row.line))
        return fault;
    if (holdsNul(row.conversation.gold))
        return RowError{row.line, u"gold"_s, TranslatableText::translate("core", "holds a NUL character")};
    const auto fault = m_archive->faultOf(row.conversation, row.work);
    return fault ? std::optional(RowError{row.line, fault->field, fault->reason}) : std::nullopt;
}

void ImportPieces::take(ImportRow row, ImportPiece &piece)
{
    if (const auto fault = m_archive ? checkArchived(row) : checkRow(row, m_scheme)) {
        piece.rejected.append(*fault);
        return;
    }
    PreparedRow prepared;
    prepared.line = row.line;
    piece.notes.add(row);
    prepared.people = std::move(row.people);
    prepared.predictions = std::move(row.predictions);
    prepared.work = std::move(row.work);
    prepared.grams = documentGrams(turnTexts(row.conversation));
    prepared.added.fingerprint = fingerprintOf(row.conversation);
    prepared.added.purpose = m_purpose;
    prepared.added.text = storedText(row.conversation);
    if (!prepared.people.isEmpty() || !prepared.predictions.isEmpty()) {
        prepared.externalId = row.conversation.externalId;
        prepared.fingerprint = prepared.added.fingerprint;
    }
    // What is stored as text is not needed twice on its way to the writer.
    row.conversation.turns = {};
    row.conversation.extra = Json();
    prepared.added.conversation = std::move(row.conversation);
    piece.rows.push_back(std::move(prepared));
}

}  // namespace gainsay
