// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/service/exchange/ImportPieces.h"

#include "core/scheme/Answers.h"
#include "core/service/exchange/ConversationFingerprint.h"

#include <QCoreApplication>

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
                     QCoreApplication::translate("core", "expected 1 to %1 characters").arg(longestExternalId));
    if (conversation.batch.isEmpty())
        return fault(u"batch"_s, QCoreApplication::translate("core", "no batch is named"));
    if (conversation.turns.isEmpty())
        return fault({}, QCoreApplication::translate("core", "there is no utterance"));
    // Where candidates are judged, no utterance is.
    const bool judgesCandidates = conversation.target == -1 && !conversation.candidates.isEmpty();
    if (!judgesCandidates && (conversation.target < 0 || conversation.target >= conversation.turns.size()))
        return fault(u"target"_s, QCoreApplication::translate("core", "there is no such utterance"));
    if (conversation.related && (*conversation.related < 0 || *conversation.related >= conversation.turns.size()))
        return fault(u"related"_s, QCoreApplication::translate("core", "there is no such utterance"));
    return std::nullopt;
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

}  // namespace

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
        } else if (ImportRow *row = std::get_if<ImportRow>(&*event)) {
            take(std::move(*row), piece);
        } else if (const RowError *error = std::get_if<RowError>(&*event)) {
            piece.rejected.append(*error);
        } else {
            atEnd = true;
        }
    }
    piece.bytesRead = m_reader.bytesRead();
    return piece;
}

// Gold may answer a part of the questions, or questions that this scheme does not ask. What an archive carries was
// checked under the scheme of its day and comes back as it was.
std::optional<RowError> ImportPieces::checkGold(const ImportRow &row) const
{
    if (m_fromArchive)
        return std::nullopt;
    if (holdsNul(row.conversation.gold))
        return RowError{row.line, u"gold"_s, QCoreApplication::translate("core", "holds a NUL character")};
    for (const auto &[id, answer] : row.conversation.gold.items()) {
        const Question *question = m_scheme.question(fromUtf8(id));
        const auto checked = question ? checkAnswer(*question, row.conversation, answer) : Result<Json>(Json());
        if (!checked)
            return RowError{row.line, u"gold"_s, checked.error().message};
    }
    return std::nullopt;
}

// Other tools leave out a list that is empty.
std::optional<RowError> ImportPieces::checkPeople(ImportRow &row) const
{
    for (PersonAnswers &said : row.people) {
        for (const Question &question : m_scheme.questions) {
            if (question.kind == QuestionKind::Multi && !said.answers.contains(toUtf8(question.id)))
                said.answers[toUtf8(question.id)] = Json::array();
        }
        auto checked = checkAnswers(m_scheme, row.conversation, m_scheme.withoutHidden(said.answers));
        if (!checked)
            return RowError{row.line, said.person, checked.error().message};
        said.answers = std::move(*checked);
    }
    return std::nullopt;
}

void ImportPieces::take(ImportRow row, ImportPiece &piece)
{
    if (!row.project.is_null()) {
        m_fromArchive = true;
        piece.project = std::move(row.project);
        return;
    }
    if (const auto fault = faultOf(row.conversation, row.line)) {
        piece.rejected.append(*fault);
        return;
    }
    if (const auto fault = checkGold(row)) {
        piece.rejected.append(*fault);
        return;
    }
    if (const auto fault = checkPeople(row)) {
        piece.rejected.append(*fault);
        return;
    }
    PreparedRow prepared;
    prepared.line = row.line;
    prepared.people = std::move(row.people);
    prepared.work = std::move(row.work);
    prepared.grams = documentGrams(turnTexts(row.conversation));
    prepared.added.fingerprint = fingerprintOf(row.conversation);
    prepared.added.purpose = m_purpose;
    prepared.added.text = storedText(row.conversation);
    if (!prepared.people.isEmpty()) {
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
