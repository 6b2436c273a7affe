// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/errors/ErrorBlocks.h"

#include "core/detect/ParallelFor.h"
#include "core/errors/PackedColumns.h"
#include "core/errors/TextFeatures.h"
#include "core/scheme/SpanAnswers.h"
#include "core/stats/Classification.h"

#include <QThread>

#include <algorithm>
#include <cmath>
#include <limits>

using namespace Qt::StringLiterals;

namespace gainsay {

namespace {

constexpr int mostLabels = 62;  // six bits in `said`
constexpr int mostNames = 65535;
constexpr int workersOfImportedCount = 3;
constexpr qsizetype textsPerPart = 256;

template <class T> T clamped(qint64 value)
{
    return T(std::clamp<qint64>(value, 0, std::numeric_limits<T>::max()));
}

template <class Act> void eachPart(ConversationColumns &columns, Act &act)
{
    act(columns.labels);
    act(columns.chatbots);
    act(columns.methods);
    act(columns.aspects);
    act(columns.batches);
    act(columns.id);
    eachRowColumn(columns, act);
}

template <class Act> void eachPart(RunColumns &columns, Act &act)
{
    act(columns.labels);
    act(columns.id);
    eachValueColumn(columns, act);
}

template <class Columns> QByteArray packedBytes(Columns &columns)
{
    PackedWriter writer;
    eachPart(columns, writer);
    return writer.bytes();
}

// Nothing if the bytes are not what packedBytes() wrote.
template <class Columns>
std::optional<Columns> unpacked(const QByteArray &data, qsizetype (*rowsInLast)(const Columns &))
{
    Columns columns;
    PackedReader reader(data);
    eachPart(columns, reader);
    if (!reader.isGood() || rowsInLast(columns) != columns.id.size())
        return std::nullopt;
    return columns;
}

quint64 hashOfContext(const Conversation &conversation)
{
    quint64 hash = 0xcbf29ce484222325u;  // FNV-1a
    const auto mix = [&hash](const QString &text) {
        for (const QChar unit : text) {
            hash ^= unit.unicode();
            hash *= 0x100000001b3u;
        }
        hash ^= 0xffff;
        hash *= 0x100000001b3u;
    };
    for (int i = 0; i < std::min<int>(conversation.target, int(conversation.turns.size())); ++i)
        mix(conversation.turns[i].text);
    return hash;
}

// Between the turns of linked evidence; else between the reply and the turn that it is judged against.
int distanceOf(const ErrorSource &source)
{
    if (const auto evidence = source.answers.find("evidence");
        evidence != source.answers.end() && evidence->is_array()) {
        const QList<Span> spans = spansFromJson(*evidence);
        for (const Span &one : spans) {
            for (const Span &other : spans) {
                if (one.link != 0 && one.link == other.link && other.utterance > one.utterance)
                    return other.utterance - one.utterance;
            }
        }
    }
    return source.conversation.related ? source.conversation.target - *source.conversation.related : 0;
}

quint8 percentAlike(qint64 pairsAlike, qint64 people)
{
    const qint64 pairs = people * (people - 1) / 2;
    return pairs == 0 ? noValue : quint8(std::lround(100.0 * double(pairsAlike) / double(pairs)));
}

quint16 scaled(double share)
{
    return quint16(std::lround(std::clamp(share, 0.0, 1.0) * shareScale));
}

}  // namespace

int NameCodes::code(const QString &name)
{
    const auto known = m_codes.constFind(name);
    if (known != m_codes.constEnd())
        return *known;
    if (m_names.size() >= m_limit)
        return m_limit - 1;
    const int added = int(m_names.size());
    m_codes.insert(name, added);
    m_names.append(name);
    return added;
}

const Question *aspectQuestion(const Scheme &scheme)
{
    for (const QString &id : {u"persona"_s, u"reasoning"_s, u"error"_s}) {
        if (const Question *question = scheme.question(id))
            return question;
    }
    return nullptr;
}

QString labelName(const QString &stored)
{
    if (!stored.startsWith(u'['))
        return stored;
    const Result<Json> ranking = parseJson(stored.toUtf8());
    return ranking && ranking->is_array() && !ranking->empty() ? answerText(ranking->front()) : stored;
}

ConversationBlockBuilder::ConversationBlockBuilder(const Scheme &scheme)
    : m_scheme(scheme), m_labels(mostLabels), m_chatbots(mostNames), m_methods(mostNames), m_aspects(mostNames),
      m_batches(mostNames)
{
    if (const Question *question = aspectQuestion(scheme))
        m_aspectQuestion = question->id;
}

QString ConversationBlockBuilder::aspectOf(const ErrorSource &source) const
{
    const Json &answers = source.row.source ? source.answers : source.conversation.gold;
    const auto found = m_aspectQuestion.isEmpty() ? answers.end() : answers.find(toUtf8(m_aspectQuestion));
    return found == answers.end() || found->is_null() ? QString() : answerText(*found);
}

void ConversationBlockBuilder::addLabels(const ErrorSource &source)
{
    const ConversationRow &row = source.row;
    const QString gold = labelName(row.source ? row.label : row.goldLabel);
    m_columns.gold.push_back(gold.isEmpty() || !row.removed.isEmpty() ? noValue : quint8(m_labels.code(gold)));
    m_columns.removed.push_back(row.removed.isEmpty() ? 0 : 1);
    m_columns.state.push_back(quint8(row.state));
    quint32 said = 0xffffffffu;
    qint64 alike = 0;
    int votes = 0;
    for (qsizetype i = 0; i < source.said.size(); ++i) {
        const QString label = labelName(source.said[i]);
        if (i < mostSaid)
            said ^= (63u ^ quint32(m_labels.code(label))) << (6 * i);
        votes += saysNoContradiction(label) ? 0 : 1;
        alike += std::count(source.said.begin(), source.said.begin() + i, source.said[i]);
    }
    qint64 people = source.said.size();
    // rgm's files bring the count of three workers instead of their answers.
    const auto imported = source.conversation.extra.find("contradictory_label_count");
    if (people == 0 && imported != source.conversation.extra.end() && imported->is_number_integer()) {
        people = workersOfImportedCount;
        votes = std::clamp(imported->get<int>(), 0, workersOfImportedCount);
        const int others = workersOfImportedCount - votes;
        alike = votes * (votes - 1) / 2 + others * (others - 1) / 2;
    }
    m_columns.said.push_back(said);
    m_columns.agreement.push_back(percentAlike(alike, people));
    m_columns.votes.push_back(people == 0 ? noValue : clamped<quint8>(votes));
    m_columns.raters.push_back(clamped<quint8>(people));
}

void ConversationBlockBuilder::add(const ErrorSource &source)
{
    const ConversationRow &row = source.row;
    const Conversation &conversation = source.conversation;
    addLabels(source);
    const bool hasTarget = conversation.target >= 0 && conversation.target < conversation.turns.size();
    m_columns.id.push_back(row.id.value);
    m_columns.chatbot.push_back(quint16(m_chatbots.code(row.model)));
    m_columns.method.push_back(quint16(m_methods.code(row.method)));
    m_columns.aspect.push_back(quint16(m_aspects.code(aspectOf(source))));
    m_columns.batch.push_back(quint16(m_batches.code(conversation.batch)));
    m_columns.length.push_back(clamped<quint16>(row.length));
    m_columns.replyLength.push_back(
        clamped<quint16>(hasTarget ? conversation.turns[conversation.target].text.size() : 0));
    m_columns.turns.push_back(clamped<quint8>(row.turnCount));
    m_columns.distance.push_back(clamped<quint8>(distanceOf(source)));
    m_texts.append(conversation);
}

// Most of the time that a block takes goes into looking at its texts: on every core.
void ConversationBlockBuilder::addTextColumns()
{
    const qsizetype count = m_texts.size();
    m_columns.features.resize(count);
    m_columns.context.resize(count);
    quint16 *features = m_columns.features.data();
    quint64 *contexts = m_columns.context.data();
    const auto parts = int((count + textsPerPart - 1) / textsPerPart);
    parallelFor(parts, QThread::idealThreadCount(), [&](int part) {
        for (qsizetype i = part * textsPerPart; i < std::min(count, (part + 1) * textsPerPart); ++i) {
            features[i] = textFeatures(m_texts.at(i));
            contexts[i] = hashOfContext(m_texts.at(i));
        }
        return true;
    });
}

QByteArray ConversationBlockBuilder::packed()
{
    addTextColumns();
    m_columns.labels = m_labels.names();
    m_columns.chatbots = m_chatbots.names();
    m_columns.methods = m_methods.names();
    m_columns.aspects = m_aspects.names();
    m_columns.batches = m_batches.names();
    return packedBytes(m_columns);
}

std::optional<ConversationColumns> unpackConversations(const QByteArray &data)
{
    return unpacked<ConversationColumns>(data,
                                         [](const ConversationColumns &columns) { return columns.context.size(); });
}

void RunBlockBuilder::add(const PredictionValue &value)
{
    m_columns.id.push_back(value.conversation.value);
    m_columns.label.push_back(value.label.isEmpty() ? noValue : quint8(m_labels.code(labelName(value.label))));
    m_columns.confidence.push_back(scaled(value.confidence));
    m_columns.margin.push_back(scaled(value.margin));
}

QByteArray RunBlockBuilder::packed()
{
    m_columns.labels = m_labels.names();
    return packedBytes(m_columns);
}

std::optional<RunColumns> unpackRun(const QByteArray &data)
{
    return unpacked<RunColumns>(data, [](const RunColumns &columns) { return columns.margin.size(); });
}

}  // namespace gainsay
