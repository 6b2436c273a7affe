// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/settings/WordMemory.h"

#include <QCoreApplication>
#include <QLocale>

#include <optional>
#include <utility>

namespace gainsay {

using namespace Qt::StringLiterals;

namespace {

constexpr int kLetterWeight = 4;
constexpr int kIdeographWeight = 8;
// A name that happens to be a word of the program is no sentence of it.
constexpr int kSentenceWeight = 32;
// A reason within a refusal within a notice: no text of the program goes deeper.
constexpr int kMostDepth = 2;
// Nor is any banner or job as long; what is longer is somebody's data.
constexpr int kLongest = 1000;

// What stands between the places of a sentence, and the places.
struct Sentence {
    QStringList between;
    QStringList places;  // "1", "2", "n"; one less than `between`
};

Sentence sentenceOf(const QString &words)
{
    Sentence sentence{{QString()}, {}};
    for (qsizetype i = 0; i < words.size(); ++i) {
        qsizetype end = i + 1;
        if (words[i] == u'%' && end < words.size() && words[end] == u'L')
            ++end;
        const qsizetype begin = end;
        if (words[i] == u'%' && end < words.size() && words[end] == u'n')
            ++end;
        while (words[i] == u'%' && end < words.size() && end < begin + 2 && words[end].isDigit())
            ++end;
        if (end == begin) {
            sentence.between.last() += words[i];
            continue;
        }
        sentence.places << words.mid(begin, end - begin);
        sentence.between << QString();
        i = end - 1;
    }
    return sentence;
}

int weightOf(const Sentence &sentence)
{
    int weight = 0;
    for (const QString &part : sentence.between) {
        for (const QChar letter : part) {
            if (letter.isLetter())
                weight += letter.unicode() >= 0x2e80 ? kIdeographWeight : kLetterWeight;
            else if (!letter.isSpace())
                ++weight;
        }
    }
    return weight;
}

using Places = QHash<QString, QString>;

std::optional<Places> placesIn(const QString &words, const Sentence &sentence)
{
    if (sentence.places.isEmpty())
        return words == sentence.between.constFirst() ? std::optional(Places()) : std::nullopt;
    const QString &tail = sentence.between.constLast();
    const qsizetype end = words.size() - tail.size();
    qsizetype at = sentence.between.constFirst().size();
    if (at > end || !words.startsWith(sentence.between.constFirst()) || !words.endsWith(tail))
        return std::nullopt;
    Places places;
    for (qsizetype i = 0; i < sentence.places.size(); ++i) {
        const QString &next = sentence.between[i + 1];
        const bool last = i == sentence.places.size() - 1;
        const qsizetype stop = last ? end : words.indexOf(next, at + (next.isEmpty() ? 1 : 0));
        if (stop < at || stop > end)
            return std::nullopt;
        places.insert(sentence.places[i], words.mid(at, stop - at));
        at = stop + next.size();
    }
    return places;
}

// The words, and how much of them is explained.
using Reading = std::pair<QString, int>;

class WordsAnew {
public:
    explicit WordsAnew(const QList<GivenWords> &given)
    {
        for (const GivenWords &one : given) {
            Known known{&one, sentenceOf(one.words), 0};
            known.weight = weightOf(known.sentence);
            if (known.weight > 0)
                m_known << known;
        }
    }

    // The more of the words is explained, the better the reading. What was read once is known: a text of many sentences
    // would be read anew for each way to part it.
    Reading read(const QString &words, int depth = 0)
    {
        const auto key = std::pair(words, depth);
        if (const auto known = m_read.constFind(key); known != m_read.constEnd())
            return *known;
        return *m_read.insert(key, readAnew(words, depth));
    }

private:
    struct Known {
        const GivenWords *given;
        Sentence sentence;
        int weight;
    };

    Reading readAnew(const QString &words, int depth)
    {
        Reading best = readWhole(words, depth);
        for (qsizetype i = 1; i < words.size(); ++i) {
            const qsizetype gap = words[i].isSpace() ? 1 : 0;
            const bool ends = gap > 0 ? u".!?。！？"_s.contains(words[i - 1]) : u"。！？\n"_s.contains(words[i - 1]);
            if (!ends)
                continue;
            const Reading first = readWhole(words.left(i), depth);
            if (first.second == 0 || i + gap == words.size())
                continue;
            const Reading rest = read(words.mid(i + gap), depth);
            if (first.second + rest.second > best.second)
                best = {first.first + words.mid(i, gap) + rest.first, first.second + rest.second};
        }
        return best;
    }

    // What the places of a sentence hold may be a sentence too, and counts with it.
    Reading readWhole(const QString &words, int depth)
    {
        Reading best{words, 0};
        for (const Known &known : m_known) {
            if (depth == kMostDepth && known.weight <= best.second)
                continue;
            const std::optional<Places> places = placesIn(words, known.sentence);
            if (!places)
                continue;
            auto [text, inside] = worded(*known.given, *places, depth);
            if (known.weight + inside > best.second)
                best = {std::move(text), known.weight + inside};
        }
        return best;
    }

    Reading worded(const GivenWords &given, const Places &places, int depth)
    {
        const int count = places.contains(u"n"_s) ? QLocale().toInt(places[u"n"_s]) : 1;
        const char *comment = given.comment.isNull() ? nullptr : given.comment.constData();
        const bool counts = given.source.contains("%n") || given.source.contains("%Ln");
        const Sentence now = sentenceOf(QCoreApplication::translate(given.context.constData(), given.source.constData(),
                                                                    comment, counts ? count : -1));
        QString text = now.between.constFirst();
        int weight = 0;
        for (qsizetype i = 0; i < now.places.size(); ++i) {
            const QString place = places.value(now.places[i]);
            const Reading inner = depth < kMostDepth ? read(place, depth + 1) : Reading(place, 0);
            const bool isSentence = inner.second >= kSentenceWeight;
            text += isSentence ? inner.first : place;
            weight += isSentence ? inner.second : 0;
            text += now.between[i + 1];
        }
        return {text, weight};
    }

    QList<Known> m_known;
    QHash<std::pair<QString, int>, Reading> m_read;
};

}  // namespace

void WordMemory::remember(const char *context, const char *source, const char *comment, int n, const QString &words)
{
    const size_t key = qHashMulti(0, QByteArrayView(context), QByteArrayView(source), QByteArrayView(comment), n == 1);
    const QMutexLocker locker(&m_mutex);
    if (!m_given.contains(key))
        m_given.insert(key, {context, source, comment, words});
}

QList<GivenWords> WordMemory::take()
{
    const QMutexLocker locker(&m_mutex);
    return std::exchange(m_given, {}).values();
}

QString wordedAnew(const QString &words, const QList<GivenWords> &given)
{
    return words.size() > kLongest ? words : WordsAnew(given).read(words).first;
}

}  // namespace gainsay
