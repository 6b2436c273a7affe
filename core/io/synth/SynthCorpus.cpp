// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/synth/SynthCorpus.h"

#include "core/io/synth/SynthTopics.h"

namespace gainsay {

namespace {

constexpr int linesPerBatch = 2000;
constexpr int intraCode = 1, roleCode = 2, historyCode = 3;

struct SynthMethod {
    QByteArrayView name;
    int u2;  // index into SynthTopic::u2, -1 for a short utterance
};

constexpr SynthMethod methods[] = {{"短句", -1},       {"同义-回译", 0}, {"同义-同义词", 1}, {"反义-否定词", 2},
                                   {"反义-反义词", 2}, {"设问-bot", 3},  {"设问-user", 3},   {"设问-user-v2", 3}};
constexpr QByteArrayView shortTurns[] = {"嗯嗯", "真的吗", "原来如此", "这样啊", "哦哦", "是吗", "好吧", "不错呀"};

QByteArrayView replyFor(const SynthTopic &topic, int label)
{
    switch (label) {
    case intraCode:
        return topic.intra;
    case roleCode:
        return topic.role;
    case historyCode:
        return topic.history;
    default:
        return topic.consistent;
    }
}

// The sentences hold nothing that JSON would have to escape.
void appendFilled(QByteArray &out, QByteArrayView sentence, QByteArrayView claim, QByteArrayView other)
{
    for (qsizetype i = 0; i < sentence.size(); ++i) {
        if (sentence[i] == '%' && i + 1 < sentence.size()) {
            out.append(sentence[++i] == '1' ? claim : other);
        } else {
            out.append(sentence[i]);
        }
    }
}

}  // namespace

SynthCorpus::SynthCorpus(quint64 seed, int raters) : m_random(seed), m_raters(raters) {}

int SynthCorpus::drawLabel()
{
    const quint64 percent = m_random.below(100);  // about as in the CDConv paper
    return percent < 62 ? 0 : percent < 67 ? intraCode : percent < 75 ? roleCode : historyCode;
}

void SynthCorpus::appendLine(QByteArray &out)
{
    const std::span<const SynthTopic> topics = synthTopics();
    const SynthTopic &topic = topics[m_random.below(topics.size())];
    const SynthMethod &method = methods[m_random.below(std::size(methods))];
    const size_t claim = m_random.below(topic.values.size());
    const size_t other = (claim + 1 + m_random.below(topic.values.size() - 1)) % topic.values.size();
    const int label = drawLabel();
    const auto field = [&](const char *name, QByteArrayView opening, QByteArrayView sentence) {
        out.append(", \"").append(name).append("\": \"").append(opening);
        appendFilled(out, sentence, topic.values[claim], topic.values[other]);
        out.append('"');
    };
    const std::span<const QByteArrayView> asides = synthAsides();
    const auto aside = [&] { return asides[m_random.below(asides.size())]; };
    out.append("{\"file\": \"synth-").append(QByteArray::number(m_line++ / linesPerBatch + 1)).append('"');
    field("model", m_random.below(2) == 0 ? "eva" : "plato", "");
    field("method", method.name, "");
    field("u1", aside(), topic.u1);
    field("b1", aside(), topic.b1);
    field("u2", "", method.u2 < 0 ? shortTurns[m_random.below(std::size(shortTurns))] : topic.u2[size_t(method.u2)]);
    field("b2", aside(), replyFor(topic, label));
    out.append(", \"label\": ").append(QByteArray::number(label));
    if (label == historyCode)
        out.append(", \"persona\": ").append(QByteArray::number(topic.persona));
    if (m_raters > 0)
        appendRatings(out, label);
    out.append("}\n");
}

void SynthCorpus::appendRatings(QByteArray &out, int label)
{
    out.append(", \"ratings\": {");
    for (int rater = 1; rater <= m_raters; ++rater) {
        const int given = m_random.below(100) < 85 ? label : int(m_random.below(4));
        out.append(rater > 1 ? ", \"r" : "\"r")
            .append(QByteArray::number(rater))
            .append("\": ")
            .append(QByteArray::number(given));
    }
    out.append('}');
}

}  // namespace gainsay
