// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/collect/chinese/ChineseParaphrase.h"

#include <QRegularExpression>

namespace gainsay {

using namespace Qt::StringLiterals;

namespace {

struct ParaphraseRule {
    QString pattern;
    QString by;
};

// Other forms of question: the whole clause, without its mark and its particles.
const QList<ParaphraseRule> &formRules()
{
    static const QString verb =
        u"(喜欢|知道|记得|愿意|相信|同意|介意|认识|觉得|害怕|习惯|羡慕|想|会|能|爱|吃|喝|看|听|玩|养|去|"
        u"做|用|住|怕|要|忙|累|抽|买|读|唱)"_s;
    static const QList<ParaphraseRule> rules{
        {u"^(.*?)是不是(.+?)的$"_s, u"\\1是\\2的吗"_s},
        {u"^(.*?)是不是(.+)$"_s, u"\\1是\\2吗"_s},
        {u"^(.*?)有没有(.+?)过(.*)$"_s, u"\\1\\2过\\3吗"_s},
        {u"^(.*?)有没有(.+)$"_s, u"\\1有\\2吗"_s},
        {u"^(.*?)能不能(.+)$"_s, u"\\1可以\\2吗"_s},
        {u"^(.*?)可不可以(.+)$"_s, u"\\1能\\2吗"_s},
        {u"^(.*?)(\\w)不\\2欢(.+)$"_s, u"\\1\\2欢\\3吗"_s},
        {u"^(.*?)会不会(.+)$"_s, u"\\1会\\2吗"_s},
        {u"^(.*?)了没有?$"_s, u"\\1了吗"_s},
        {u"^(.*?)可以(.+)[吗么]$"_s, u"\\1能不能\\2"_s},
        {u"^([^没不]*?[你们家里在都还也])有([^点些][^不没]*)[吗么]$"_s, u"\\1有没有\\2"_s},
        {u"^([^没不]*?)(\\w+)了[吗么]$"_s, u"\\1\\2了没有"_s},
        {u"^([^没不有]*?[^不没有])((?:(?![没不有])\\w){1,2})过(?![来去得])([^吗么了]*)[吗么]$"_s,
         u"\\1有没有\\2过\\3"_s},
        {u"^([^没不]*?你[^没不]*?)(?<![不没还就也都])是([^的不没]+)[吗么吧]$"_s, u"\\1是不是\\2"_s},
        {u"^([^没不]*?你(?:们)?(?:平时|平常|周末|一般)?)喜欢([^不没什哪谁]+)[吗么]$"_s, u"\\1喜不喜欢\\2"_s},
        {u"^([^没不]*?你(?:们)?(?:平时|平常|周末|一般|现在)?)"_s + verb + u"([^不没什哪谁过了]+)[吗么]$"_s,
         u"\\1\\2不\\2\\3"_s},
        {u"^([^没不]*?)(\\w+)吧$"_s, u"\\1\\2，对吗"_s},
        {u"^((?!.*觉得).*(?<![的得]))怎么样$"_s, u"你觉得\\1好不好"_s},
        {u"^(.*?)你是哪里人$"_s, u"\\1你的老家在哪里"_s},
        {u"^(.*?)你是哪里的$"_s, u"\\1你是哪里人"_s},
        {u"^(.*?)你(现在|今年|目前)?多大(年纪|年龄|岁数)?了?$"_s, u"\\1你今年几岁了"_s},
        {u"^(.*?)你(?:现在|今年)?几岁了?$"_s, u"\\1你今年多大了"_s},
        {u"^(.*?)你(现在|平时|目前|又)?(?:是)?做什么(?:工作)?的$"_s, u"\\1你\\2从事什么工作"_s},
        {u"^(.*?)你是从事什么(?:工作|职业|行业)的?$"_s, u"\\1你是做什么工作的"_s},
        {u"^(.*?)你(?:的)?(?:职业|工作)是什么$"_s, u"\\1你是做什么工作的"_s},
        {u"^(.*?)你叫什么(?:名字)?$"_s, u"\\1你的名字是什么"_s},
        {u"^(.*?)你有(?:什么|哪些|啥)(?:兴趣)?爱好$"_s, u"\\1你的爱好是什么"_s},
        {u"^(.*?)你的(?:兴趣)?爱好(?:是什么|有哪些|都有什么)$"_s, u"\\1你平时有什么爱好"_s},
        {u"^(.*?)你住(?:在)?(?:哪里|哪儿|哪)$"_s, u"\\1你家在哪里"_s},
        {u"^(.*?)你家(?:在|住)?(?:哪里|哪儿|哪)$"_s, u"\\1你住在什么地方"_s},
        {u"^(.*?)你(?:最)?喜欢(什么|哪些|哪种|哪个)([^吗么]+)$"_s, u"\\1什么\\3是你最喜欢的"_s},
        {u"^(.*?)(你.*?)最喜欢的(.{1,8}?)是(什么|谁|哪里)$"_s, u"\\1\\2最喜欢\\4\\3"_s},
    };
    return rules;
}

// Other words for the same; anywhere in the clause.
const QList<ParaphraseRule> &wordRules()
{
    static const QList<ParaphraseRule> rules{
        {u"什么时候"_s, u"哪天"_s},
        {u"(在|去|到|来自|从)(?:哪里|哪儿|哪)(?!里|儿|些|个|种|所|家|座|年|天|一|位|部|首|本|方|国|省|支|行)"_s,
         u"\\1什么地方"_s},
        {u"什么地方"_s, u"哪里"_s},
        {u"为什么"_s, u"为啥"_s},
        {u"为啥"_s, u"为什么"_s},
        {u"怎么不"_s, u"为什么不"_s},
        {u"多长时间"_s, u"多久"_s},
        {u"多久"_s, u"多长时间"_s},
        {u"哪些"_s, u"什么"_s},
        {u"什么样的"_s, u"哪种"_s},
        {u"哪种"_s, u"什么样的"_s},
        {u"干什么"_s, u"做什么"_s},
        {u"(?<!么)干嘛"_s, u"做什么"_s},
        {u"几个人"_s, u"多少人"_s},
        {u"平时"_s, u"平常"_s},
        {u"平常"_s, u"平时"_s},
        {u"一般都?"_s, u"通常"_s},
        {u"现在"_s, u"目前"_s},
        {u"觉得"_s, u"认为"_s},
        {u"(?<!不)知道"_s, u"清楚"_s},
        {u"(?<!不)喜欢"_s, u"爱"_s},
        {u"经常"_s, u"常常"_s},
        {u"什么类型的"_s, u"哪一类"_s},
        {u"上班"_s, u"工作"_s},
        {u"挺"_s, u"很"_s},
        {u"特别"_s, u"非常"_s},
        {u"应该"_s, u"想必"_s},
        {u"打算"_s, u"准备"_s},
        {u"是谁"_s, u"是哪位"_s},
    };
    return rules;
}

// The question alone, without what leads up to it: 哦哦，那你… becomes 你….
QString askedPart(const ChineseSentence &sentence, int asking)
{
    QString text = sentence.textOf(sentence.clauses()[asking]);
    static const QRegularExpression openers(
        u"^(那么|那|哦|噢|嗯|对了|请问|所以|原来|话说|但是|不过|而且|好吧|是吗|哈哈|哎|欸)+(?=\\w{2,})"_s);
    return text.remove(openers);
}

QString withoutParticles(QString text)
{
    static const QRegularExpression particles(u"(?<!干)[呀啊呢哦啦嘛哈噢喔哟]+$"_s);
    return text.remove(particles);
}

}  // namespace

QStringList chineseParaphrases(const ChineseSentence &sentence)
{
    const int asking = sentence.askingClause();
    if (asking < 0)
        return {};
    const QString asked = withoutParticles(askedPart(sentence, asking));
    QStringList wordings;
    const auto add = [&](const QString &wording) {
        const QString question = wording + u"？"_s;
        if (wording != asked && !wordings.contains(question) && wording.size() >= 3)
            wordings.append(question);
    };
    for (const ParaphraseRule &rule : formRules()) {
        QString wording = asked;
        wording.replace(QRegularExpression(rule.pattern, QRegularExpression::UseUnicodePropertiesOption), rule.by);
        add(wording);
    }
    if (!wordings.isEmpty())
        return wordings;
    for (const ParaphraseRule &rule : wordRules()) {
        QString wording = asked;
        wording.replace(QRegularExpression(rule.pattern), rule.by);
        add(wording);
    }
    return wordings;
}

}  // namespace gainsay
