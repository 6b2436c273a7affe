// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/collect/patterns/EnglishPatterns.h"

#include <QRegularExpression>
#include <QStringList>

namespace gainsay {

using namespace Qt::StringLiterals;

namespace {

struct EnglishPattern {
    QLatin1StringView statement;  // what is captured is asked for
    QLatin1StringView question;   // {do}, {are}, {subject}, {my}, {verb}: by who asks about whom
};

// In the order of the text they would be met in; the first capture is the entity.
constexpr EnglishPattern kEnglishPatterns[] = {
    {R"(\bmy name(?:'s| is) ([A-Z]\w+))"_L1, "What is {my} name"_L1},
    {R"(\bI(?:'m| am) (\d+|\w+teen|twenty(?:-\w+)?|thirty(?:-\w+)?|forty(?:-\w+)?|fifty(?:-\w+)?|sixty(?:-\w+)?)(?: years old)?$)"_L1,
     "How old {are} {subject}"_L1},
    {R"(\bI(?:'m| am| come) (?:originally )?from ((?:[A-Z]\w+|the)(?: [A-Z]\w+)*))"_L1,
     "Where {are} {subject} from"_L1},
    {R"(\bI (?:still |now |currently )?live (?:in|at|near|with) ((?:my|the|a|an)? ?[\w' ]+?)(?= and | but | now|$))"_L1,
     "Where {do} {subject} live"_L1},
    {R"(\bI was born in (\d{4}))"_L1, "When {were} {subject} born"_L1},
    {R"(\bI was born in ([A-Z]\w+))"_L1, "Where {were} {subject} born"_L1},
    {R"(\bI grew up in ([A-Z]\w+(?: [A-Z]\w+)*))"_L1, "Where did {subject} grow up"_L1},
    {R"(\bI (?:now |currently )?work (?:as|at|in|for) ((?:a|an|the|my)? ?[\w' ]+?)(?= and | but | now|$))"_L1,
     "What {do} {subject} do for a living"_L1},
    {R"(\bI(?:'m| am) (?:a|an) (?:\w+ )?(teacher|doctor|nurse|lawyer|driver|cook|chef|student|writer|engineer|programmer|artist|singer|farmer|waiter|waitress|mechanic|librarian|accountant|designer|musician|photographer|manager|carpenter|plumber|soldier|scientist|journalist|dentist|vet|pilot|baker)\b)"_L1,
     "What {do} {subject} do for a living"_L1},
    {R"(\bI(?:'ve| have)(?: got)? (\d+|two|three|four|five|six|seven|eight|nine|ten) ((?:\w+ )?\w+s|children|kids)\b)"_L1,
     "How many {2} {do} {subject} have"_L1},
    {R"(\bI (?:\w+ly )?(?:usually |always )?get up at ([\w: ]+?)(?= and | but |$))"_L1,
     "What time {do} {subject} get up"_L1},
    {R"(\bmy favou?rite (\w+)(?:'s| is) ([\w' ]+?)(?= and | but | because |$))"_L1, "What is {my} favorite {1}"_L1},
    {R"(\bI (?:really |also |just )?(love|like|enjoy|hate|prefer) (?:to )?((?!you\b|it\b|that\b|this\b|them\b|him\b|her\b)[\w' ]+?)(?= and | but | because | when | so |$))"_L1,
     "What {do} {subject} {1}"_L1},
    {R"(\bI (?:just |recently )?(?:went|flew|drove|moved) to ((?:the |my )?[\w' ]+?)(?= and | but | last| yesterday| with| for|$))"_L1,
     "Where did {subject} go"_L1},
    {R"(\bI (?:just |recently )?(?:ate|had) ((?!a good|a great|to|been|never)[\w' ]+?) for (breakfast|lunch|dinner)\b)"_L1,
     "What did {subject} have for {2}"_L1},
    {R"(\bI(?:'m| am) (?:studying|learning) ([\w' ]+?)(?= and | but | at | in |$))"_L1,
     "What {are} {subject} studying"_L1},
    {R"(\bI study ([\w' ]+?)(?= and | but | at | in |$))"_L1, "What {do} {subject} study"_L1},
    {R"(\bI play (?:the )?([\w' ]+?)(?= and | but | with | every |$))"_L1, "What {do} {subject} play"_L1},
    {R"(\bI (?:have|own|'ve got) (?:a|an) (?:\w+ )?(dog|cat|bird|horse|rabbit|fish|hamster|pet)\b)"_L1,
     "What kind of pet {do} {subject} have"_L1},
};

QString filled(QLatin1StringView question, const QRegularExpressionMatch &match, Said said)
{
    const bool user = said == Said::ByUser;
    QString text = question;
    text.replace(u"{subject}"_s, user ? u"I"_s : u"you"_s).replace(u"{my}"_s, user ? u"my"_s : u"your"_s);
    text.replace(u"{are}"_s, user ? u"am"_s : u"are"_s).replace(u"{were}"_s, user ? u"was"_s : u"were"_s);
    text.replace(u"{do}"_s, u"do"_s);
    for (int i = 1; i <= match.lastCapturedIndex(); ++i)
        text.replace(u"{%1}"_s.arg(i), match.captured(i).toLower());
    return text;
}

struct Auxiliary {
    QLatin1StringView plain;
    QLatin1StringView negative;
};

constexpr Auxiliary kAuxiliaries[] = {
    {"do"_L1, "don't"_L1},   {"does"_L1, "doesn't"_L1},   {"did"_L1, "didn't"_L1},       {"are"_L1, "aren't"_L1},
    {"is"_L1, "isn't"_L1},   {"was"_L1, "wasn't"_L1},     {"were"_L1, "weren't"_L1},     {"have"_L1, "haven't"_L1},
    {"has"_L1, "hasn't"_L1}, {"had"_L1, "hadn't"_L1},     {"can"_L1, "can't"_L1},        {"could"_L1, "couldn't"_L1},
    {"will"_L1, "won't"_L1}, {"would"_L1, "wouldn't"_L1}, {"should"_L1, "shouldn't"_L1},
};

QString withCaseOf(const QString &model, QLatin1StringView word)
{
    QString text = word;
    if (!model.isEmpty() && model.front().isUpper())
        text.front() = text.front().toUpper();
    return text;
}

}  // namespace

QList<FoundQuestion> englishQuestions(const QString &text, Said said)
{
    QList<FoundQuestion> found;
    static const QRegularExpression ends(u"[.!;,]+\\s*|\\s+-\\s+|(?<=\\?)\\s*"_s);
    for (const QString &sentence : text.split(ends, Qt::SkipEmptyParts)) {
        if (sentence.contains(u'?'))
            continue;
        for (const EnglishPattern &pattern : kEnglishPatterns) {
            const QRegularExpression statement(pattern.statement);
            const QRegularExpressionMatch match = statement.match(sentence.trimmed());
            if (!match.hasMatch())
                continue;
            found.append({filled(pattern.question, match, said), match.captured(match.lastCapturedIndex())});
            break;
        }
    }
    return found;
}

QList<Denial> englishDenials(const QString &question)
{
    QList<Denial> denials;
    static const QRegularExpression sentenceStart(u"[.!?]\\s+(?=\\S)"_s);
    qsizetype start = 0;
    for (auto it = sentenceStart.globalMatch(question); it.hasNext();)
        start = it.next().capturedEnd();
    const QString head = question.first(start);
    const QString asked = question.sliced(start);
    for (const Auxiliary &auxiliary : kAuxiliaries) {
        const QRegularExpression plain(
            u"\\b(%1) (?=(you|your|he|she|it|they|we|there|the|this|that|people)\\b)"_s.arg(auxiliary.plain),
            QRegularExpression::CaseInsensitiveOption);
        const QRegularExpression negative(u"\\b(%1)\\b"_s.arg(auxiliary.negative),
                                          QRegularExpression::CaseInsensitiveOption);
        QString text = asked;
        if (const QRegularExpressionMatch denied = negative.match(asked); denied.hasMatch()) {
            text.replace(denied.capturedStart(1), denied.capturedLength(1),
                         withCaseOf(denied.captured(1), auxiliary.plain));
            return {{head + text, u"%1 → %2"_s.arg(auxiliary.negative, auxiliary.plain)}};
        }
        const QRegularExpressionMatch said = plain.match(asked);
        // 'How are you' cannot be denied.
        if (!said.hasMatch() || !denials.isEmpty() || asked.startsWith(u"How "_s))
            continue;
        text.replace(said.capturedStart(1), said.capturedLength(1), withCaseOf(said.captured(1), auxiliary.negative));
        denials.append({head + text, u"%1 → %2"_s.arg(auxiliary.plain, auxiliary.negative)});
    }
    return denials;
}

}  // namespace gainsay
