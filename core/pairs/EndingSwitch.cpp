// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/pairs/EndingSwitch.h"

#include "core/pairs/JapaneseForms.h"

using namespace Qt::StringLiterals;

namespace gainsay {

namespace {

// A reply taken apart: what stands before the end, the particles that close it, and the marks behind.
struct TakenApart {
    QList<TaggedWord> core;
    QString closing;  // よ, ね, か …
    bool asks = false;
    QString marks;
};

const QStringList &closingParticles()
{
    static const QStringList particles{u"よ"_s, u"ね"_s,   u"な"_s,   u"わ"_s,   u"さ"_s,   u"ぞ"_s,
                                       u"ぜ"_s, u"もん"_s, u"なあ"_s, u"ねえ"_s, u"よね"_s, u"っけ"_s};
    return particles;
}

bool isClosing(const TaggedWord &word)
{
    return word.tag.startsWith(u"助詞,終助詞"_s) && closingParticles().contains(word.text);
}

bool isKa(const TaggedWord &word)
{
    return word.text == u"か"_s && word.tag.startsWith(u"助詞,副助詞／並立助詞／終助詞"_s);
}

TakenApart takenApart(const QString &reply, const QList<TaggedWord> &words)
{
    TakenApart parts;
    parts.core = words;
    while (!parts.core.isEmpty() && parts.core.last().kind == WordKind::Punctuation)
        parts.core.removeLast();
    const qsizetype said = parts.core.isEmpty() ? 0 : parts.core.last().end();
    parts.marks = reply.sliced(said).trimmed();
    parts.asks = parts.marks.contains(u'？') || parts.marks.contains(u'?');
    while (!parts.core.isEmpty() && (isClosing(parts.core.last()) || isKa(parts.core.last()))) {
        parts.asks = parts.asks || isKa(parts.core.last());
        parts.core.removeLast();
    }
    const qsizetype core = parts.core.isEmpty() ? 0 : parts.core.last().end();
    parts.closing = reply.sliced(core, said - core);
    return parts;
}

QString upTo(const QString &reply, const QList<TaggedWord> &core, qsizetype left)
{
    return left >= core.size() ? QString() : reply.first(core[core.size() - 1 - left].end());
}

bool isPolite(const QList<TaggedWord> &core)
{
    const auto is = [&](qsizetype left, QStringView base) {
        return left < core.size() && ipaBase(core[core.size() - 1 - left]) == base;
    };
    return is(0, u"です") || is(0, u"ます") || (is(0, u"た") && (is(1, u"です") || is(1, u"ます"))) ||
           (is(0, u"ん") && is(1, u"ます")) || (is(0, u"う") && (is(1, u"です") || is(1, u"ます")));
}

// The marks of a statement: what was there, without those of a question.
QString statementMarks(const QString &marks)
{
    QString rest = marks;
    rest.remove(u'？').remove(u'?');
    return rest.isEmpty() ? u"。"_s : rest;
}

std::optional<EndingChange> asked(const QString &reply, const TakenApart &parts)
{
    const QString core = upTo(reply, parts.core, 0);
    if (isPolite(parts.core))
        return EndingChange{EndingChange::Kind::ToQuestion, core + u"か？"_s};
    const TaggedWord &last = parts.core.last();
    if (last.tag.startsWith(u"動詞"_s) && !isIpaForm(last, u"基本形"))
        return std::nullopt;  // a command or a cut-off sentence
    const bool copula = ipaBase(last) == u"だ" && last.tag.startsWith(u"助動詞"_s) && isIpaForm(last, u"基本形");
    return EndingChange{EndingChange::Kind::ToQuestion, (copula ? upTo(reply, parts.core, 1) : core) + u"？"_s};
}

std::optional<EndingChange> stated(const QString &reply, const TakenApart &parts)
{
    const QString core = upTo(reply, parts.core, 0);
    return EndingChange{EndingChange::Kind::ToStatement, core + statementMarks(parts.marks)};
}

}  // namespace

QList<EndingChange> endingChanges(const QString &reply, const QList<TaggedWord> &words)
{
    const TakenApart parts = takenApart(reply, words);
    QList<EndingChange> changes;
    if (parts.core.isEmpty())
        return changes;
    if (const auto switched = parts.asks ? stated(reply, parts) : asked(reply, parts);
        switched && switched->text != reply)
        changes.append(*switched);
    if (const auto turned = turnedPolarity(parts.core)) {
        const QString before = upTo(reply, parts.core, turned->replaced);
        changes.append({turned->negative ? EndingChange::Kind::ToNegative : EndingChange::Kind::ToAffirmative,
                        before + turned->text + parts.closing + parts.marks});
    }
    return changes;
}

}  // namespace gainsay
