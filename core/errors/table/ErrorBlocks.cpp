// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/errors/table/ErrorBlocks.h"

#include "core/base/TranslatableText.h"
#include "core/detect/ParallelFor.h"
#include "core/errors/table/PackedColumns.h"
#include "core/errors/table/TextFeatures.h"
#include "core/scheme/SpanAnswers.h"
#include "core/stats/predictions/Classification.h"
#include "core/store/ConversationText.h"

#include <QThread>

#include <algorithm>
#include <cmath>
#include <limits>

using namespace Qt::StringLiterals;

namespace gainsay {

namespace {

constexpr int mostLabels = 62;  // six bits in `said`
constexpr int mostNames = 65535;
constexpr int workersOfImportedCount = 3;  // where the file does not say
constexpr int sourcesPerPart = 256;

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
    act(columns.context);
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

// A member of an object as it is stored; without parsing where the name does not even occur.
std::optional<Json> storedMember(const QByteArray &object, const std::string &name)
{
    if (name.empty() || !object.contains(QByteArrayView(name)))
        return std::nullopt;
    const Json parsed = parseJson(object).value_or(Json());
    const auto found = parsed.find(name);
    return found == parsed.end() ? std::nullopt : std::optional(*found);
}

// Between the turns of linked evidence; else between the reply and the turn that it is judged against.
int distanceOf(const ErrorSource &source)
{
    if (const auto evidence = storedMember(source.answers, "evidence"); evidence && evidence->is_array()) {
        const QList<Span> spans = spansFromJson(*evidence);
        for (const Span &one : spans) {
            for (const Span &other : spans) {
                if (one.link != 0 && one.link == other.link && other.utterance > one.utterance)
                    return other.utterance - one.utterance;
            }
        }
    }
    return source.related ? source.target - *source.related : 0;
}

qint64 codePoints(const QString &text)
{
    return text.size() - std::count_if(text.begin(), text.end(), [](QChar unit) { return unit.isLowSurrogate(); });
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
    : m_labels(mostLabels), m_chatbots(mostNames), m_methods(mostNames), m_aspects(mostNames), m_batches(mostNames)
{
    if (const Question *question = aspectQuestion(scheme))
        m_aspectQuestion = question->id;
}

QString ConversationBlockBuilder::aspectOf(const ErrorSource &source) const
{
    const auto answer = storedMember(source.settledByPeople ? source.answers : source.gold, toUtf8(m_aspectQuestion));
    return !answer || answer->is_null() ? QString() : answerText(*answer);
}

ConversationBlockBuilder::ReadSource ConversationBlockBuilder::read(const ErrorSource &source) const
{
    ReadSource read;
    Conversation conversation;
    const Result<Json> turns = parseJson(source.turns);
    read.isValid = turns && turnsFromJson(*turns, conversation.turns);
    if (!read.isValid)
        return read;
    conversation.target = source.target;
    read.replyLength = codePoints(conversation.turns.value(source.target).text);
    read.features = textFeatures(conversation);
    read.context = hashOfContext(conversation);
    read.distance = distanceOf(source);
    read.aspect = aspectOf(source);
    read.importedVotes = importedVotesOf(source);
    return read;
}

std::optional<ConversationBlockBuilder::ImportedVotes>
ConversationBlockBuilder::importedVotesOf(const ErrorSource &source)
{
    const auto count = storedMember(source.extra, "contradictory_label_count");
    if (!count || !count->is_number_integer())
        return std::nullopt;
    const auto asked = storedMember(source.extra, "worker_count");
    const int workers = asked && asked->is_number_integer() ? std::clamp(asked->get<int>(), 1, int(noValue) - 1)
                                                            : workersOfImportedCount;
    return ImportedVotes{std::clamp(count->get<int>(), 0, workers), workers};
}

void ConversationBlockBuilder::addLabels(const ErrorSource &source, const std::optional<ImportedVotes> &imported)
{
    const QString gold = labelName(source.label);
    // A disputed label, imported or not, is not accepted before somebody has decided.
    const bool accepted = !gold.isEmpty() && !source.removed && source.state != ItemState::Disputed;
    m_columns.gold.push_back(accepted ? quint8(m_labels.code(gold)) : noValue);
    m_columns.removed.push_back(source.removed ? 1 : 0);
    m_columns.state.push_back(quint8(source.state));
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
    if (people == 0 && imported) {
        people = imported->workers;
        votes = imported->votes;
        const int others = imported->workers - votes;
        alike = votes * (votes - 1) / 2 + others * (others - 1) / 2;
    }
    m_columns.said.push_back(said);
    m_columns.agreement.push_back(percentAlike(alike, people));
    m_columns.votes.push_back(people == 0 ? noValue : clamped<quint8>(votes));
    m_columns.raters.push_back(clamped<quint8>(people));
}

void ConversationBlockBuilder::addRow(const ErrorSource &source, const ReadSource &read)
{
    addLabels(source, read.importedVotes);
    m_columns.id.push_back(source.id.value);
    m_columns.chatbot.push_back(quint16(m_chatbots.code(source.chatbot)));
    m_columns.method.push_back(quint16(m_methods.code(source.method)));
    m_columns.aspect.push_back(quint16(m_aspects.code(read.aspect)));
    m_columns.batch.push_back(quint16(m_batches.code(source.batch)));
    m_columns.length.push_back(clamped<quint16>(source.length));
    m_columns.replyLength.push_back(clamped<quint16>(read.replyLength));
    m_columns.turns.push_back(clamped<quint8>(source.turnCount));
    m_columns.distance.push_back(clamped<quint8>(read.distance));
    m_columns.features.push_back(read.features);
    m_columns.context.push_back(read.context);
}

// Nearly all of the time that a block takes goes into reading its texts: on every core.
Result<QByteArray> ConversationBlockBuilder::packed()
{
    const auto count = int(m_sources.size());
    std::vector<ReadSource> reads(m_sources.size());
    parallelFor((count + sourcesPerPart - 1) / sourcesPerPart, QThread::idealThreadCount(), [&](int part) {
        for (int i = part * sourcesPerPart; i < std::min(count, (part + 1) * sourcesPerPart); ++i)
            reads[size_t(i)] = read(m_sources[size_t(i)]);
        return true;
    });
    for (size_t i = 0; i < reads.size(); ++i) {
        if (!reads[i].isValid)
            return corrupt(TranslatableText::translate("gainsay::ErrorTable",
                                                       "What is stored of conversation #%1 cannot be read. Restore the "
                                                       "project from a backup.")
                               .arg(m_sources[i].id.value));
        addRow(m_sources[i], reads[i]);
    }
    m_sources.clear();
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
    // 0 says that it is not known.
    const bool known = !value.label.isEmpty() && value.margin > -1.0;
    m_columns.margin.push_back(known ? std::max<quint16>(1, scaled(value.margin)) : quint16(0));
}

Result<QByteArray> RunBlockBuilder::packed()
{
    m_columns.labels = m_labels.names();
    return packedBytes(m_columns);
}

std::optional<RunColumns> unpackRun(const QByteArray &data)
{
    return unpacked<RunColumns>(data, [](const RunColumns &columns) { return columns.margin.size(); });
}

}  // namespace gainsay
