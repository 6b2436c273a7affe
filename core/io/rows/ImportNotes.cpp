// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/rows/ImportNotes.h"

#include "core/base/Phrases.h"
#include "core/base/TranslatableText.h"
#include "core/io/rows/AnswerCells.h"

namespace gainsay {

namespace {

struct NoteWords {
    GAINSAY_TR(io)
};

// A file whose every row has other names must not fill the memory.
constexpr size_t mostNotes = 500;

template <class Counts, class Key> void count(Counts &counts, const Key &key, qint64 rows)
{
    if (const auto found = counts.find(key); found != counts.end())
        found->second += rows;
    else if (counts.size() < mostNotes)
        counts.emplace(key, rows);
}

QString listed(const std::map<QString, qint64> &counts)
{
    QStringList parts;
    for (const auto &[name, rows] : counts)
        parts.append(withRemark(name, NoteWords::tr("%n rows", nullptr, int(rows))));
    return listing(parts);
}

QString expectedFor(const Scheme &scheme, const QString &question)
{
    const Question *const asked = scheme.question(question);
    return asked ? expectedAnswers(*asked) : QString();
}

Json asJson(const std::map<QString, qint64> &counts)
{
    Json json = Json::object();
    for (const auto &[name, rows] : counts)
        json[toUtf8(name)] = rows;
    return json;
}

}  // namespace

void ImportNotes::add(const ImportRow &row)
{
    for (const QString &field : row.kept)
        count(m_kept, field, 1);
    for (const QString &what : row.leftOut)
        count(m_leftOut, what, 1);
}

void ImportNotes::add(const RowError &error)
{
    if (error.unknown)
        count(m_unknown, std::pair(error.unknown->question, error.unknown->value), 1);
}

void ImportNotes::add(const ImportNotes &others)
{
    for (const auto &[name, rows] : others.m_kept)
        count(m_kept, name, rows);
    for (const auto &[name, rows] : others.m_leftOut)
        count(m_leftOut, name, rows);
    for (const auto &[answer, rows] : others.m_unknown)
        count(m_unknown, answer, rows);
}

QStringList ImportNotes::sentences(const Scheme &scheme) const
{
    QStringList texts;
    for (const auto &[answer, rows] : m_unknown)
        texts.append(NoteWords::tr("%1 is no answer to %2 (%n rows); expected: %3.", nullptr, int(rows))
                         .arg(quoted(answer.second), quoted(answer.first), expectedFor(scheme, answer.first)));
    if (!m_leftOut.empty())
        texts.append(NoteWords::tr("Not taken: %1.").arg(listed(m_leftOut)));
    if (!m_kept.empty())
        texts.append(NoteWords::tr("Kept as further fields, asked for by no question: %1.").arg(listed(m_kept)));
    return texts;
}

Json ImportNotes::toJson(const Scheme &scheme) const
{
    Json unknown = Json::array();
    for (const auto &[answer, rows] : m_unknown)
        unknown.push_back({{"question", toUtf8(answer.first)},
                           {"value", toUtf8(answer.second)},
                           {"rows", rows},
                           {"expected", toUtf8(expectedFor(scheme, answer.first))}});
    return {{"kept", asJson(m_kept)}, {"left_out", asJson(m_leftOut)}, {"unknown_answers", std::move(unknown)}};
}

}  // namespace gainsay
