// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/words/EnglishTagger.h"

#include "core/base/TranslatableText.h"
#include "core/text/Breaks.h"

#include <QFile>
#include <QSet>

#include <algorithm>
#include <functional>

namespace gainsay {

using namespace Qt::StringLiterals;

namespace {

enum EnglishPart { NounPart, VerbPart, AdjectivePart, AdverbPart, EnglishParts };

const QSet<QString> &functionWords()
{
    static const QStringList words =
        u"a an the this that these those i me my mine myself you your yours yourself he him his himself she her hers "
        "herself it its itself we us our ours ourselves they them their theirs themselves who whom whose which what "
        "where when why how and or but nor so yet if then than because although though while until unless as of at by "
        "for with about against between into through during before after above below to from up down in out on off "
        "over under again once here there all any both each few more most other some such no not only own same too "
        "very can could will would shall should may might must do does did doing done have has had having am is are "
        "was were be been being just now also well oh yes yeah okay ok hello hi hey please thanks thank let lets got "
        "get gets s t d ll m re ve don didn doesn isn aren wasn weren won wouldn couldn shouldn haven hasn hadn"_s
            .split(u' ');
    static const QSet<QString> set(words.begin(), words.end());
    return set;
}

Result<void> eachWordNetLine(const QString &path, const std::function<void(const QList<QByteArray> &)> &take)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return notFound(
            TranslatableText::translate("words", "the English word list %1 cannot be read: install wordnet-base")
                .arg(path));
    while (!file.atEnd()) {
        const QByteArray line = file.readLine();
        if (!line.startsWith(' '))  // the licence stands above the list
            take(line.simplified().split(' '));
    }
    return {};
}

WordKind kindOfEnglishTag(const QString &tag)
{
    static const QHash<QString, WordKind> kinds{
        {u"noun"_s, WordKind::Noun},         {u"verb"_s, WordKind::Verb},       {u"adj"_s, WordKind::Adjective},
        {u"adv"_s, WordKind::Adverb},        {u"name"_s, WordKind::Name},       {u"number"_s, WordKind::Number},
        {u"function"_s, WordKind::Particle}, {u"mark"_s, WordKind::Punctuation}};
    return kinds.value(tag, WordKind::Other);
}

// What a form may be a form of, the likeliest first.
QStringList lemmasOf(const QString &word, int part)
{
    QStringList lemmas{word};
    const auto without = [&](const QString &ending, const QString &instead) {
        if (word.size() > ending.size() + 1 && word.endsWith(ending))
            lemmas.append(word.chopped(ending.size()) + instead);
    };
    without(u"ies"_s, u"y"_s);
    without(u"es"_s, {});
    without(u"s"_s, {});
    if (part == VerbPart) {
        for (const QString &ending : {u"ing"_s, u"ed"_s}) {
            without(ending, {});
            without(ending, u"e"_s);
            if (word.size() > ending.size() + 2 && word.endsWith(ending) &&
                word[word.size() - ending.size() - 1] == word[word.size() - ending.size() - 2])
                lemmas.append(word.chopped(ending.size() + 1));
        }
        without(u"ied"_s, u"y"_s);
    }
    return lemmas;
}

}  // namespace

Result<std::unique_ptr<EnglishTagger>> EnglishTagger::open(const QString &folder)
{
    std::unique_ptr<EnglishTagger> tagger(new EnglishTagger);
    static const QStringList parts{u"noun"_s, u"verb"_s, u"adj"_s, u"adv"_s};
    for (int part = 0; part < EnglishParts; ++part)
        RETURN_IF_ERROR(tagger->readIndex(folder + u"/index."_s + parts[part], part));
    RETURN_IF_ERROR(tagger->readCounts(folder + u"/cntlist.rev"_s));
    for (int part = 0; part <= VerbPart; ++part)
        RETURN_IF_ERROR(tagger->readExceptions(folder + u'/' + parts[part] + u".exc"_s, part));
    return tagger;
}

Result<void> EnglishTagger::readIndex(const QString &path, int part)
{
    return eachWordNetLine(path, [&](const QList<QByteArray> &fields) {
        if (fields.size() < 2 || fields[0].contains('_'))
            return;
        QList<int> &counts = m_counts[QString::fromUtf8(fields[0])];
        if (counts.isEmpty())
            counts.fill(-1, EnglishParts);
        counts[part] = 0;
    });
}

// "house%1:06:00:: 1 161": how often a sense was met; 1 noun, 2 verb, 3 and 5 adjective, 4 adverb.
Result<void> EnglishTagger::readCounts(const QString &path)
{
    return eachWordNetLine(path, [&](const QList<QByteArray> &fields) {
        const qsizetype mark = fields.size() < 3 ? -1 : fields[0].indexOf('%');
        if (mark < 0 || mark + 1 >= fields[0].size())
            return;
        const auto found = m_counts.find(QString::fromUtf8(fields[0].first(mark)));
        const int type = fields[0][mark + 1] - '1';
        const int part = type == 4 ? int(AdjectivePart) : type;
        if (found != m_counts.end() && part >= 0 && part < EnglishParts && (*found)[part] >= 0)
            (*found)[part] += fields[2].toInt();
    });
}

Result<void> EnglishTagger::readExceptions(const QString &path, int part)
{
    return eachWordNetLine(path, [&](const QList<QByteArray> &fields) {
        if (fields.size() >= 2)
            m_irregular[part].insert(QString::fromUtf8(fields[0]), QString::fromUtf8(fields[1]));
    });
}

const QList<int> *EnglishTagger::countsOf(const QString &lemma) const
{
    const auto found = m_counts.constFind(lemma);
    return found == m_counts.constEnd() ? nullptr : &*found;
}

QString EnglishTagger::tagOf(const QString &word) const
{
    static const QStringList tags{u"noun"_s, u"verb"_s, u"adj"_s, u"adv"_s};
    int best = -1;
    int most = -1;
    for (int part = 0; part < EnglishParts; ++part) {
        QStringList lemmas = part <= VerbPart ? lemmasOf(word, part) : QStringList{word};
        if (part <= VerbPart && m_irregular[part].contains(word))
            lemmas.prepend(m_irregular[part].value(word));
        for (const QString &lemma : std::as_const(lemmas)) {
            const QList<int> *counts = countsOf(lemma);
            if (!counts || (*counts)[part] < 0)
                continue;
            if ((*counts)[part] > most) {
                best = part;
                most = (*counts)[part];
            }
            break;
        }
    }
    return best < 0 ? QString() : tags[best];
}

QList<TaggedWord> EnglishTagger::words(const QString &text) const
{
    const QList<int> breaks = breaksOf(text, BreakKind::Word);
    QList<TaggedWord> words;
    bool begins = true;  // a sentence, where capitals say nothing
    for (qsizetype i = 1; i < breaks.size(); ++i) {
        TaggedWord word;
        word.start = breaks[i - 1];
        word.length = breaks[i] - breaks[i - 1];
        word.text = text.mid(word.start, word.length);
        if (word.text.trimmed().isEmpty())
            continue;
        const QString lower = word.text.toLower();
        if (std::none_of(lower.begin(), lower.end(), [](QChar unit) { return unit.isLetterOrNumber(); }))
            word.tag = u"mark"_s;
        else if (lower[0].isDigit())
            word.tag = u"number"_s;
        else if (functionWords().contains(lower) || lower.contains(u'\'') || lower.contains(u'’'))
            word.tag = u"function"_s;
        else if (!begins && word.text[0].isUpper())
            word.tag = u"name"_s;
        else
            word.tag = tagOf(lower);
        word.kind = kindOfEnglishTag(word.tag);
        begins = word.kind == WordKind::Punctuation && u".!?…"_s.contains(word.text.back());
        words.append(std::move(word));
    }
    return words;
}

bool EnglishTagger::knows(const QString &word) const
{
    return functionWords().contains(word.toLower()) || !tagOf(word.toLower()).isEmpty();
}

}  // namespace gainsay
