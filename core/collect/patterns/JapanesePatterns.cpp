// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/collect/patterns/JapanesePatterns.h"

#include <QRegularExpression>
#include <QStringList>

namespace gainsay {

using namespace Qt::StringLiterals;

namespace {

struct JapanesePattern {
    QString statement;
    QString question;  // \1 … as in QString::replace
};

// A noun phrase in front of a particle: from the last particle or comma on.
const QString kPhrase = u"([^はがをにでともへ、\\s]{1,12})"_s;

const QList<JapanesePattern> &japanesePatterns()
{
    static const QList<JapanesePattern> patterns{
        {u"(?:名前は|と申し|っていう名前)"_s, u"名前は何ですか"_s},
        {u"([0-9０-９一二三四五六七八九十]+)(?:歳|才)"_s, u"何歳ですか"_s},
        {kPhrase + u"に(?:住んで|住み)"_s, u"どこに住んでいますか"_s},
        {kPhrase + u"(?:出身|生まれ)"_s, u"どこの出身ですか"_s},
        {kPhrase + u"で(?:働いて|仕事をして|勤めて)"_s, u"どこで働いていますか"_s},
        {kPhrase + u"に(?:勤めて)"_s, u"どこに勤めていますか"_s},
        {u"([^はがをにで、\\s]{0,8}(?:教師|先生|医者|看護師|会社員|学生|大学生|高校生|主婦|店員|料理人|作家|歌手|"
         u"警察官|"
         u"エンジニア|プログラマー|デザイナー|運転手|農家|公務員))(?:です|をして|として|だ)"_s,
         u"お仕事は何ですか"_s},
        {kPhrase + u"が(?:一番|とても|大)?(好き|嫌い|苦手|得意)"_s, u"何が\\2ですか"_s},
        {u"趣味は"_s + kPhrase, u"趣味は何ですか"_s},
        {u"(?:犬|猫|ネコ|イヌ|うさぎ|ウサギ|ハムスター|鳥)(?:を|が)?([0-9０-９二三四五六七八九十]+)(匹|羽)"_s,
         u"何\\2飼っていますか"_s},
        {u"(犬|猫|ネコ|イヌ|うさぎ|ウサギ|ハムスター|鳥|金魚)を(?:.{0,4})飼って"_s, u"何を飼っていますか"_s},
        {u"(子供|子ども|兄弟|妹|弟|姉|兄|娘|息子)が([0-9０-９二三四五六七八九十]+)人"_s, u"\\1は何人いますか"_s},
        {kPhrase + u"を(?:.{0,3})(勉強|専攻)し"_s, u"何を\\2していますか"_s},
        {kPhrase + u"を(?:.{0,3})(?:食べた|食べまし)"_s, u"何を食べましたか"_s},
        {kPhrase + u"を(?:.{0,3})(?:食べて|食べる|食べま)"_s, u"何を食べますか"_s},
        {kPhrase + u"を(?:.{0,3})(?:飲ん|飲み|飲む)"_s, u"何を飲みますか"_s},
        {kPhrase + u"を(?:.{0,3})(?:見た|見まし|観た|観まし)"_s, u"何を見ましたか"_s},
        {kPhrase + u"を(?:.{0,3})(?:読んで|読む|読みま|読んだ)"_s, u"何を読みますか"_s},
        {kPhrase + u"を(?:.{0,3})(?:聴い|聞い|聴き|聞き)"_s, u"何を聞きますか"_s},
        {kPhrase + u"を(?:.{0,3})(?:弾い|弾き|弾く|弾け)"_s, u"何を弾きますか"_s},
        {kPhrase + u"(?:に|へ)(?:.{0,3})(?:行った|行って|行きまし|旅行し)"_s, u"どこへ行きましたか"_s},
        {kPhrase + u"(?:に|へ)(?:.{0,3})(?:行く|行きます|行きたい)"_s, u"どこへ行きますか"_s},
        {u"([0-9０-９一二三四五六七八九十]+)時(?:半)?(?:に|ごろ|頃)(起き|寝)"_s, u"何時に\\2ますか"_s},
    };
    return patterns;
}

struct JapaneseEnding {
    QString ending;
    QString denied;
};

// The longer ones first; both ways round, since what is denied is affirmed.
const QList<JapaneseEnding> &japaneseEndings()
{
    static const QList<JapaneseEnding> endings{
        {u"ませんでしたか"_s, u"ましたか"_s},
        {u"じゃないですか"_s, u"ですか"_s},
        {u"ではありませんか"_s, u"ですか"_s},
        {u"くないですか"_s, u"いですか"_s},
        {u"ではないですか"_s, u"ですか"_s},
        {u"ましたか"_s, u"ませんでしたか"_s},
        {u"ませんか"_s, u"ますか"_s},
        {u"ますか"_s, u"ませんか"_s},
        {u"たいですか"_s, u"たくないですか"_s},
        {u"いいですか"_s, u"よくないですか"_s},
        {u"きれいですか"_s, u"きれいじゃないですか"_s},
        {u"嫌いですか"_s, u"嫌いじゃないですか"_s},
        {u"しいですか"_s, u"しくないですか"_s},
        {u"るいですか"_s, u"るくないですか"_s},
        {u"かいですか"_s, u"かくないですか"_s},
        {u"すいですか"_s, u"すくないですか"_s},
        {u"でしたか"_s, u"ではありませんでしたか"_s},
        {u"のですか"_s, u"ないのですか"_s},
        {u"ですか"_s, u"じゃないですか"_s},
        {u"ないの"_s, u"の"_s},
        {u"好き"_s, u"好きじゃない"_s},
        {u"してる"_s, u"してない"_s},
        {u"ある"_s, u"ない"_s},
        {u"いる"_s, u"いない"_s},
        {u"する"_s, u"しない"_s},
        {u"行った"_s, u"行かなかった"_s},
        {u"した"_s, u"しなかった"_s},
        {u"食べた"_s, u"食べなかった"_s},
        {u"見た"_s, u"見なかった"_s},
    };
    return endings;
}

}  // namespace

QList<FoundQuestion> japaneseQuestions(const QString &text, Said said)
{
    QList<FoundQuestion> found;
    static const QRegularExpression ends(u"[。！!\\n]+"_s);
    for (const QString &sentence : text.split(ends, Qt::SkipEmptyParts)) {
        if (sentence.contains(u'？') || sentence.contains(u'?') || sentence.endsWith(u"ですか"_s))
            continue;
        for (const JapanesePattern &pattern : japanesePatterns()) {
            const QRegularExpressionMatch match = QRegularExpression(pattern.statement).match(sentence);
            if (!match.hasMatch())
                continue;
            QString question = pattern.question;
            for (int i = 1; i <= match.lastCapturedIndex(); ++i)
                question.replace(u"\\%1"_s.arg(i), match.captured(i));
            found.append({said == Said::ByUser ? u"私は"_s + question : question,
                          match.lastCapturedIndex() > 0 ? match.captured(1) : match.captured()});
            break;
        }
    }
    return found;
}

QList<Denial> japaneseDenials(const QString &question)
{
    static const QRegularExpression tail(u"[？?。！!\\s]*$"_s);
    const qsizetype end = tail.match(question).capturedStart();
    const QString body = question.first(end);
    // 何時ですか, どこですか: nothing is said that could be denied.
    static const QRegularExpression bareDetail(
        u"(何|いつ|どこ|誰|だれ|いくつ|いくら|どう|歳|時|人|なに|どれ|どちら|なん)ですか$"_s);
    if (bareDetail.match(body).hasMatch())
        return {};
    for (const JapaneseEnding &ending : japaneseEndings()) {
        if (body.endsWith(ending.ending))
            return {{body.chopped(ending.ending.size()) + ending.denied + question.sliced(end),
                     u"%1 → %2"_s.arg(ending.ending, ending.denied)}};
    }
    return {};
}

}  // namespace gainsay
