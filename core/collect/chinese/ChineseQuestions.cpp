// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/collect/chinese/ChineseQuestions.h"

#include "core/collect/lists/WordLists.h"

#include <QRegularExpression>
#include <QSet>

#include <algorithm>

namespace gainsay {

using namespace Qt::StringLiterals;

namespace {

bool isOneOf(const QString &word, const QSet<QString> &words)
{
    return words.contains(word);
}

// Said before the point, and not part of what is asked.
bool isOpener(const QString &word)
{
    static const QSet<QString> openers{
        u"不是"_s, u"是的"_s, u"嗯"_s,   u"嗯嗯"_s, u"哦"_s,   u"对"_s,   u"对呀"_s,   u"对啊"_s, u"但是"_s, u"但"_s,
        u"不过"_s, u"因为"_s, u"所以"_s, u"而且"_s, u"然后"_s, u"其实"_s, u"那"_s,     u"可是"_s, u"还有"_s, u"反正"_s,
        u"当然"_s, u"毕竟"_s, u"虽然"_s, u"只是"_s, u"就是"_s, u"哈哈"_s, u"哈哈哈"_s, u"好的"_s, u"好"_s,   u"嘿嘿"_s,
        u"唉"_s,   u"哎"_s,   u"呵呵"_s, u"谢谢"_s, u"哇"_s,   u"哎呀"_s, u"哟"_s,     u"咦"_s,   u"那么"_s, u"并且"_s,
        u"况且"_s, u"原来"_s, u"真的"_s, u"另外"_s, u"由于"_s, u"因此"_s, u"比如"_s,   u"还是"_s, u"可能"_s, u"应该"_s,
        u"好像"_s, u"也许"_s, u"大概"_s, u"对了"_s, u"像"_s,   u"听说"_s, u"只不过"_s};
    return isOneOf(word, openers);
}

// Adverbs that hang on what was said before and sound wrong in a question of its own.
bool isLinkingAdverb(const QString &word)
{
    static const QSet<QString> adverbs{
        u"也"_s,   u"就"_s,   u"才"_s,   u"又"_s,     u"再"_s,   u"还"_s,   u"都"_s,   u"很"_s,     u"挺"_s,
        u"蛮"_s,   u"特别"_s, u"非常"_s, u"比较"_s,   u"超级"_s, u"超"_s,   u"真"_s,   u"真的"_s,   u"其实"_s,
        u"只"_s,   u"只是"_s, u"已经"_s, u"刚"_s,     u"刚刚"_s, u"刚好"_s, u"大概"_s, u"差不多"_s, u"快"_s,
        u"可能"_s, u"一般"_s, u"确实"_s, u"不过"_s,   u"可"_s,   u"更"_s,   u"还是"_s, u"就是"_s,   u"尤其"_s,
        u"都是"_s, u"反正"_s, u"主要"_s, u"有点"_s,   u"现在"_s, u"好"_s,   u"正好"_s, u"恰好"_s,   u"肯定"_s,
        u"应该"_s, u"大约"_s, u"总共"_s, u"一共"_s,   u"今年"_s, u"毕竟"_s, u"一直"_s, u"之前"_s,   u"以前"_s,
        u"从小"_s, u"目前"_s, u"当时"_s, u"反而"_s,   u"最近"_s, u"平时"_s, u"平常"_s, u"倒"_s,     u"好像"_s,
        u"十分"_s, u"太"_s,   u"相当"_s, u"挺喜欢"_s, u"特"_s,   u"老"_s,   u"仅仅"_s, u"几乎"_s,   u"终于"_s};
    return isOneOf(word, adverbs);
}

// Whose object can be asked for with 什么.
bool takesThing(const QString &verb)
{
    static const QSet<QString> verbs{
        u"喜欢"_s, u"爱"_s,   u"讨厌"_s, u"喜爱"_s, u"热爱"_s, u"吃"_s,     u"喝"_s,   u"看"_s,   u"听"_s,   u"玩"_s,
        u"学"_s,   u"学习"_s, u"买"_s,   u"养"_s,   u"弹"_s,   u"打"_s,     u"练"_s,   u"教"_s,   u"卖"_s,   u"穿"_s,
        u"用"_s,   u"写"_s,   u"读"_s,   u"画"_s,   u"种"_s,   u"收集"_s,   u"做"_s,   u"爱吃"_s, u"爱喝"_s, u"爱看"_s,
        u"想吃"_s, u"想买"_s, u"想学"_s, u"唱"_s,   u"拍"_s,   u"研究"_s,   u"羡慕"_s, u"害怕"_s, u"怕"_s,   u"想要"_s,
        u"从事"_s, u"销售"_s, u"演奏"_s, u"参加"_s, u"吃过"_s, u"看过"_s,   u"听过"_s, u"玩过"_s, u"学过"_s, u"养过"_s,
        u"擅长"_s, u"崇拜"_s, u"推荐"_s, u"相信"_s, u"偏爱"_s, u"不喜欢"_s, u"不吃"_s};
    return isOneOf(verb, verbs);
}

// What is loved may be something that one does.
bool takesDeed(const QString &verb)
{
    return isOneOf(verb, {u"喜欢"_s, u"爱"_s, u"讨厌"_s, u"喜爱"_s, u"热爱"_s, u"擅长"_s, u"害怕"_s, u"怕"_s});
}

// Verbs that a place follows.
bool leadsToPlace(const QString &word)
{
    return isOneOf(word, {u"在"_s, u"去"_s, u"来"_s, u"到"_s, u"回"_s, u"住"_s, u"住在"_s, u"来自"_s, u"从"_s,
                          u"离开"_s, u"是"_s, u"去过"_s, u"搬到"_s, u"生在"_s, u"于"_s, u"去到"_s, u"待在"_s});
}

bool isSubjectPronoun(const QString &word)
{
    return isOneOf(word, {u"我"_s, u"我们"_s, u"咱们"_s, u"俺"_s, u"你"_s, u"你们"_s, u"自己"_s});
}

// What cannot open the subject that was left out.
bool beginsPredicate(const TaggedWord &word)
{
    return word.kind == WordKind::Verb || word.kind == WordKind::Adverb || word.text == u"在"_s ||
           word.text == u"从"_s || word.text == u"没"_s || word.text == u"不"_s || word.text == u"没有"_s ||
           word.tag.startsWith(u"p"_s) || word.tag == "vn"_L1;
}

const QRegularExpression &numberPattern()
{
    static const QRegularExpression pattern(
        u"(?<n>[0-9０-９]+|[一二两三四五六七八九十百千万]+)(?<more>多|来|几)?"
        u"(?<unit>岁|点钟|点半|点|个半?小时|个半?钟头|小时|分钟|个多?月|年级|年多|年(?!代)|天|周|个星期|"
        u"块钱|块|元|万块|万元|万|千块|千|斤|公斤|千克|厘米|公分|米|公里|平米|平方米|平|"
        u"个|只|条|位|名|本|部|辆|套|次|遍|件|张|支|口人|口|层|楼|号线|斤多)(?!分|点)"_s);
    return pattern;
}

bool isSmallNumber(const QString &number)
{
    bool ok = false;
    const int value = number.toInt(&ok);
    return ok ? value <= 10 : number.size() == 1 && !u"百千万"_s.contains(number);
}

// The interrogative in place of a number and its unit; empty where one cannot ask.
QString numberQuestion(const QString &number, const QString &unit, const QString &before)
{
    // 一个, 一只 … are articles, 一点 and 一次 are vague.
    if (number == u"一"_s && unit != u"年级"_s && unit != u"点钟"_s && unit != u"点半"_s)
        return {};
    if (unit == u"岁"_s)
        return u"多大"_s;
    if (unit.startsWith(u'点')) {
        static const QRegularExpression vague(u"(有|早|晚|多|少|快|慢|差|大|小)$"_s);
        return vague.match(before).hasMatch() ? QString() : u"几点"_s;
    }
    static const QRegularExpression year(u"^([0-9０-９]{4}|[0-9０-９]{2}|[一二三四五六七八九]{2,4})$"_s);
    if (unit == u"年"_s && year.match(number).hasMatch())
        return u"哪一年"_s;
    static const QSet<QString> money{u"块钱"_s, u"块"_s, u"元"_s, u"万块"_s, u"万元"_s, u"万"_s, u"千块"_s, u"千"_s};
    if (money.contains(unit))
        return u"多少钱"_s;
    if (unit == u"年级"_s)
        return u"几年级"_s;
    if (unit == u"楼"_s || unit == u"号线"_s || unit == u"层"_s || unit == u"口人"_s || unit == u"口"_s)
        return u"几"_s + unit;
    QString plain = unit;
    plain.remove(u"半"_s);
    if (plain == u"个多月"_s)
        plain = u"个月"_s;
    if (plain == u"年多"_s)
        plain = u"年"_s;
    if (plain == u"斤多"_s)
        plain = u"斤"_s;
    const bool weighed = plain == u"斤"_s || plain == u"公斤"_s || plain == u"千克"_s || plain.endsWith(u'米') ||
                         plain == u"公分"_s || plain == u"公里"_s || plain == u"平"_s || plain == u"分钟"_s;
    return (weighed || !isSmallNumber(number) ? u"多少"_s : u"几"_s) + plain;
}

}  // namespace

// What is left of a clause once its trimmings are gone, turned towards whoever is asked.
struct ChineseQuestions::Clause {
    QList<TaggedWord> words;

    // Words begin … end-1 give way to `by`.
    QString with(int begin, int end, const QString &by) const
    {
        QString text;
        for (int i = 0; i < words.size(); ++i) {
            if (i == begin)
                text += by;
            if (i < begin || i >= end)
                text += words[i].text;
        }
        return text;
    }
    QString text() const { return with(-1, -1, {}); }
    QString at(int index) const { return index >= 0 && index < words.size() ? words[index].text : QString(); }
    int size() const { return int(words.size()); }
};

Result<ChineseQuestions> ChineseQuestions::open(WordTaggerPtr tagger)
{
    ChineseQuestions questions;
    ASSIGN_OR_RETURN(questions.m_kinds, readWordKinds(u":/triggers/kinds.zh.txt"_s));
    questions.m_tagger = std::move(tagger);
    return questions;
}

bool ChineseQuestions::isPlace(const TaggedWord &word) const
{
    return kindOf(word.text) == u"哪里"_s || (word.kind == WordKind::Place && kindOf(word.text).isEmpty());
}

bool ChineseQuestions::isPersonName(const TaggedWord &word) const
{
    static const QString surnames =
        u"王李张刘陈杨赵黄周吴徐孙胡朱高林何郭马罗梁宋郑谢韩唐冯于董萧程曹袁邓许傅沈曾彭吕苏卢蒋蔡贾丁魏薛叶阎余潘杜戴夏钟汪田任姜范方石姚谭廖邹熊金陆郝孔白崔康毛邱秦江史顾侯邵孟龙万段雷钱汤尹黎易常武乔贺赖龚文庞樊兰殷施陶洪翟安颜倪严牛温芦季俞章鲁葛伍韦申尤毕聂焦向柳邢路岳齐梅莫庄辛管祝左涂谷祁时舒耿牟卜詹关苗凌费纪靳盛童欧甄项曲成游阳裴席卫查屈鲍位覃霍翁隋植甘景薄单包司柏宁柯阮桂闵解强柴华车冉房边辜吉饶刁瞿戚丘古米池滕晋苑邬臧畅宫来嵺苟全褚廉简娄盖符奚木穆党燕郎邸冀谈姬屠连郜晏栾郁商蒙计喻揭窦迟宇敖糜鄢冷卓花仇艾蓝都巩稽井练仲乐虞卞封竺冼原官衣楚佟栗匡宗应台巫鞠僧桑荆谌银扬明沙薄伏岑习胥保和蔺"_s;
    static const QString common = u"生人者员家子儿友们狗猫店片机车"_s;
    if (word.kind != WordKind::Person || common.contains(word.text.back()) || !kindOf(word.text).isEmpty())
        return false;
    // Foreign names are longer and begin with anything.
    return word.text.size() >= 4 || (word.text.size() >= 2 && surnames.contains(word.text.front()));
}

ChineseQuestions::Clause ChineseQuestions::cleaned(const ChineseSentence &sentence, const ChineseClause &clause,
                                                   Said said) const
{
    Clause kept;
    for (int i = clause.begin; i < clause.end; ++i)
        kept.words.append(sentence.word(i));
    while (!kept.words.isEmpty() && isOpener(kept.words.first().text))
        kept.words.removeFirst();
    while (!kept.words.isEmpty() && isChineseFinalParticle(kept.words.last().text))
        kept.words.removeLast();
    for (int i = int(kept.words.size()) - 1; i >= 0; --i) {
        // 最 before it, or 的 behind it, makes an adverb part of what is said: 很大的狗, 最好.
        const bool attribute = kept.at(i + 1) == u"的"_s || kept.at(i + 2) == u"的"_s || kept.at(i - 1) == u"最"_s ||
                               (i + 1 < kept.size() && kept.words[i + 1].kind == WordKind::Adjective);
        if (isLinkingAdverb(kept.at(i)) && !attribute && kept.size() > 1)
            kept.words.removeAt(i);
    }
    for (TaggedWord &word : kept.words) {
        if (said == Said::ByUser)
            break;
        for (const auto &[mine, yours] :
             {std::pair(u"我们"_s, u"你们"_s), std::pair(u"咱们"_s, u"你们"_s), std::pair(u"俺"_s, u"你"_s),
              std::pair(u"我家"_s, u"你家"_s), std::pair(u"我会"_s, u"你会"_s), std::pair(u"我"_s, u"你"_s)}) {
            if (word.text == mine) {
                word.text = yours;
                break;
            }
        }
    }
    // The subject that was left out.
    if (!kept.words.isEmpty() && beginsPredicate(kept.words.first())) {
        TaggedWord subject;
        subject.text = said == Said::ByUser ? u"我"_s : u"你"_s;
        subject.kind = WordKind::Pronoun;
        kept.words.prepend(subject);
    }
    return kept;
}

// A statement about whoever is asked, short enough to be asked back.
bool ChineseQuestions::isAnswerable(const Clause &clause, Said said) const
{
    if (clause.size() < 2 || clause.size() > 14)
        return false;
    const QString text = clause.text();
    static const QRegularExpression others(u"他|她|它|这|那|如果|要是|的话|的时候|之后|以后|时候$|大家|别人|有人|"
                                           u"谢谢|欢迎|再见|晚安|请|一样|不然|否则|[a-zA-Z]{12}"_s);
    if (others.match(text).hasMatch() || asksChineseDetail(text))
        return false;
    // The bot speaks of itself, the user of themselves; a clause about the other side asks nothing new.
    const QString self = said == Said::ByUser ? u"我"_s : u"你"_s;
    const QString other = said == Said::ByUser ? u"你"_s : u"我"_s;
    return text.count(self) == 1 && !text.contains(other);
}

QList<FoundQuestion> ChineseQuestions::about(const QString &text, Said said) const
{
    const ChineseSentence sentence(*m_tagger, text);
    QList<FoundQuestion> found;
    QString loved;
    for (const ChineseClause &clause : sentence.clauses()) {
        if (!sentence.isQuestion(clause))
            aboutClause(sentence, clause, said, loved, found);
        const QString now = lovedBefore(sentence, clause);
        const bool goesOn = takesThing(sentence.wordAt(clause.begin)) && clause.end - clause.begin <= 4;
        loved = !now.isEmpty() ? now : goesOn ? loved : QString();
    }
    return found;
}

// 喜欢看书，看电影: the second clause is loved as well.
QString ChineseQuestions::lovedBefore(const ChineseSentence &sentence, const ChineseClause &clause)
{
    for (int i = clause.begin; i + 1 < clause.end; ++i) {
        if (takesDeed(sentence.wordAt(i)) && takesThing(sentence.wordAt(i + 1)))
            return sentence.wordAt(i);
    }
    return {};
}

void ChineseQuestions::aboutClause(const ChineseSentence &sentence, const ChineseClause &clause, Said said,
                                   const QString &loved, QList<FoundQuestion> &found) const
{
    // What the other side is said to do is not the speaker's own.
    const QString raw = sentence.textOf(clause);
    if (raw.contains(u'你'))
        return;
    Clause kept = cleaned(sentence, clause, said);
    if (!loved.isEmpty() && takesThing(sentence.wordAt(clause.begin)) && !takesDeed(sentence.wordAt(clause.begin)) &&
        kept.size() > 1 && isSubjectPronoun(kept.at(0))) {
        TaggedWord verb;
        verb.text = loved;
        verb.kind = WordKind::Verb;
        kept.words.insert(1, verb);
    }
    if (!isAnswerable(kept, said))
        return;
    askNumbers(kept, found);
    askName(kept, found);
    askOccupation(kept, found);
    askPlaces(kept, found);
    askTimes(kept, found);
    askPersons(kept, found);
    askThings(kept, found);
}

void ChineseQuestions::askNumbers(const Clause &clause, QList<FoundQuestion> &found) const
{
    const QString text = clause.text();
    const QRegularExpressionMatch match = numberPattern().match(text);
    if (!match.hasMatch())
        return;
    const QString before = text.first(match.capturedStart());
    QString after = text.sliced(match.capturedEnd());
    const QString unit = match.captured(u"unit");
    QString asked = numberQuestion(match.captured(u"n"), unit, before);
    if (asked.isEmpty() || before.endsWith(u'第') ||
        u"左多后前以之"_s.contains(after.isEmpty() ? QChar(u' ') : after.front()))
        return;
    // 三点六, 2.5: part of another number.
    if (!before.isEmpty() &&
        (before.back().isDigit() || u"一二两三四五六七八九十百千万点.几半"_s.contains(before.back())))
        return;
    if (asked == u"多大"_s) {
        static const QRegularExpression rest(u"^(半)?(了)?(的)?$"_s);
        if (!rest.match(after).hasMatch())
            asked = u"几岁"_s;
        else
            after.remove(u"的"_s);
        // 我是五岁 and 我有五岁 are said; asked is 你多大.
        QString subject = before;
        if (asked == u"多大"_s && (subject.endsWith(u'是') || subject.endsWith(u'有')))
            subject.chop(1);
        const bool bare = asked == u"多大"_s && !after.contains(u'了');
        found.append({subject + (bare && !subject.contains(u"今年"_s) ? u"今年"_s : QString()) + asked + after,
                      match.captured()});
        return;
    }
    if (asked == u"多少钱"_s) {
        static const QRegularExpression spoken(u"(工资|收入|赚|挣|花|月薪|价格|卖|买|一个月|存|房租|给)"_s);
        if (!spoken.match(before).hasMatch() || !after.isEmpty())
            return;
    }
    // When something was done is asked with 的.
    const bool moment = unit.startsWith(u'点') || unit == u"年级"_s || asked == u"哪一年"_s;
    if (moment && after.size() > 1 && after.endsWith(u'了'))
        after.replace(after.size() - 1, 1, u"的"_s);
    found.append({before + asked + after, match.captured()});
}

void ChineseQuestions::askName(const Clause &clause, QList<FoundQuestion> &found) const
{
    for (int i = 0; i + 1 < clause.size(); ++i) {
        if (clause.at(i) == u"叫"_s && i > 0 && clause.size() - i <= 4 && clause.words[i + 1].kind != WordKind::Pronoun)
            found.append({clause.with(i + 1, clause.size(), u"什么名字"_s), clause.with(0, i + 1, {})});
        if (clause.at(i) == u"姓"_s && i > 0 && clause.size() - i <= 2)
            found.append({clause.with(i + 1, clause.size(), u"什么"_s), clause.with(0, i + 1, {})});
    }
}

// 我是老师, 我是做外贸的: what somebody is by trade, star sign, sex.
void ChineseQuestions::askOccupation(const Clause &clause, QList<FoundQuestion> &found) const
{
    int be = -1;
    for (int i = 0; i < clause.size(); ++i) {
        if (clause.at(i) == u"是"_s || clause.at(i) == u"当"_s) {
            be = i;
            break;
        }
    }
    if (be < 1 || be + 1 >= clause.size() || !isSubjectPronoun(clause.at(be - 1)))
        return;
    const int last = clause.size() - 1;
    const QString kind = kindOf(clause.at(last));
    const QString subject = clause.with(be, clause.size(), {});
    if (kind == u"什么工作"_s && clause.size() - be <= 6)
        found.append({subject + u"是做什么工作的"_s, clause.at(last)});
    else if (kind == u"什么星座"_s || kind == u"男生还是女生"_s)
        found.append({subject + u"是"_s + kind, clause.at(last)});
    else if (clause.at(be) == u"是"_s && clause.at(last) == u"的"_s && clause.at(be + 1) == u"做"_s && last > be + 2)
        found.append({subject + u"是做什么的"_s, clause.with(0, be + 2, {})});
}

void ChineseQuestions::askPlaces(const Clause &clause, QList<FoundQuestion> &found) const
{
    for (int i = 1; i < clause.size(); ++i) {
        const TaggedWord &word = clause.words[i];
        const QString before = clause.at(i - 1);
        if (isPlace(word) && (leadsToPlace(before) || clause.at(i + 1) == u"人"_s)) {
            int end = i + 1;
            while (end < clause.size() && isPlace(clause.words[end]))
                ++end;
            if (clause.at(end) == u"这边"_s || clause.at(end) == u"那边"_s || clause.at(end) == u"市"_s)
                ++end;
            // 北京烤鸭, 上海的冬天: the place only describes something.
            const QString next = clause.at(end);
            const bool describes = end < clause.size() && isNoun(clause.words[end].kind) && next != u"人"_s;
            const bool owns = next == u"的"_s && (end + 1 < clause.size() || before != u"是"_s);
            // 我是北京 does not ask for a place by itself.
            const bool bare = before == u"是"_s && next != u"人"_s && next != u"的"_s;
            if (!describes && !owns && !bare)
                found.append({clause.with(i, end, u"哪里"_s), clause.at(i)});
            continue;
        }
        // 北京人 as one word.
        if (before == u"是"_s && word.text.size() >= 3 && word.text.endsWith(u'人') && i + 1 == clause.size() &&
            kindOf(word.text.chopped(1)) == u"哪里"_s)
            found.append({clause.with(i, i + 1, u"哪里人"_s), word.text});
        // 在一家公司上班: everything up to the next verb.
        if (before == u"在"_s || before == u"去"_s) {
            int end = i;
            while (end < clause.size() &&
                   (isNoun(clause.words[end].kind) || clause.words[end].kind == WordKind::Number ||
                    clause.words[end].kind == WordKind::Measure || clause.at(end) == u"的"_s ||
                    clause.words[end].kind == WordKind::Adjective))
                ++end;
            const bool verbFollows = end < clause.size() && clause.words[end].kind == WordKind::Verb;
            static const QRegularExpression spot(
                u"(公司|学校|店|医院|银行|工厂|厂|幼儿园|家|大学|中学|小学|高中|餐厅|饭店|酒店|公园|超市|图书馆|健身房|"
                u"动物园|游乐园|海边|山上|农村|乡下|城市|市区|单位|机场|车站|教室|宿舍|房间|网吧|酒吧|电影院|商场|"
                u"部队|政府|县城|老家|博物馆|培训机构|企业|外企|国企|路上|床上|家里|学校里|事务所|俱乐部|工地|菜市场)$"_s);
            if (end > i && spot.match(clause.at(end - 1)).hasMatch() && (verbFollows || end == clause.size()))
                found.append({clause.with(i, end, u"哪里"_s), clause.at(end - 1)});
        }
    }
}

void ChineseQuestions::askTimes(const Clause &clause, QList<FoundQuestion> &found) const
{
    static const QSet<QString> vague{u"现在"_s, u"平时"_s, u"最近"_s, u"刚才"_s, u"后来"_s,   u"以后"_s, u"以前"_s,
                                     u"目前"_s, u"当时"_s, u"平常"_s, u"有时"_s, u"时候"_s,   u"过去"_s, u"将来"_s,
                                     u"今后"_s, u"近期"_s, u"同时"_s, u"之前"_s, u"小时候"_s, u"从前"_s};
    for (int i = 0; i < clause.size(); ++i) {
        const TaggedWord &word = clause.words[i];
        const bool season = kindOf(word.text) == u"什么季节"_s;
        if ((word.kind != WordKind::Time && !season) || vague.contains(word.text))
            continue;
        const bool loved = i > 0 && takesDeed(clause.at(i - 1));
        if (season && loved && i + 1 == clause.size()) {
            found.append({clause.with(i, i + 1, u"什么季节"_s), word.text});
            continue;
        }
        // At the head or behind the subject, with something done behind it.
        const bool placed = i == 0 || isSubjectPronoun(clause.at(i - 1));
        const bool deed = i + 1 < clause.size() && (clause.words[i + 1].kind == WordKind::Verb ||
                                                    clause.at(i + 1) == u"在"_s || isSubjectPronoun(clause.at(i + 1)));
        const bool stative = clause.at(i + 1) == u"是"_s || clause.at(i + 1) == u"有"_s ||
                             clause.at(i + 1) == u"没有"_s || clause.at(i + 1) == u"没"_s ||
                             clause.at(i + 1) == u"觉得"_s;
        if (!placed || !deed || stative)
            continue;
        Clause turned = clause;
        if (i == 0 && isSubjectPronoun(clause.at(1)))
            turned.words.swapItemsAt(0, 1);
        const int place = i == 0 && isSubjectPronoun(clause.at(1)) ? 1 : i;
        int end = place + 1;
        while (end < turned.size() && turned.words[end].kind == WordKind::Time)
            ++end;
        QString question = turned.with(place, end, u"什么时候"_s);
        // What is over is asked with 的.
        if (question.endsWith(u'了'))
            question.replace(question.size() - 1, 1, u"的"_s);
        found.append({question, word.text});
    }
}

void ChineseQuestions::askPersons(const Clause &clause, QList<FoundQuestion> &found) const
{
    for (int i = 1; i < clause.size(); ++i) {
        if (!isPersonName(clause.words[i]))
            continue;
        const QString before = clause.at(i - 1);
        const bool object = clause.words[i - 1].kind == WordKind::Verb || before == u"是"_s;
        if (!object || before == u"叫"_s || isSubjectPronoun(clause.at(i - 2)) == false)
            continue;
        const QString next = clause.at(i + 1);
        if (i + 1 == clause.size() || next == u"的"_s)
            found.append({clause.with(i, i + 1, u"谁"_s), clause.at(i)});
    }
}

void ChineseQuestions::askThings(const Clause &clause, QList<FoundQuestion> &found) const
{
    // The last verb whose object stands at the end of the clause.
    for (int verb = clause.size() - 2; verb > 0; --verb) {
        if (!takesThing(clause.at(verb)) || clause.at(verb + 1) == u"的"_s)
            continue;
        int begin = verb + 1;
        if (clause.at(begin) == u"了"_s || clause.at(begin) == u"过"_s || clause.at(begin) == u"着"_s)
            ++begin;
        int end = clause.size();
        QString tail;
        if (clause.at(end - 1) == u"了"_s || clause.at(end - 1) == u"的"_s)
            --end;
        if (begin >= end)
            return;
        const TaggedWord &head = clause.words[end - 1];
        static const QSet<QString> empty{u"大学"_s, u"豆豆"_s, u"东西"_s, u"事情"_s, u"事"_s,  u"人"_s,
                                         u"话"_s,   u"时候"_s, u"朋友"_s, u"酱油"_s, u"方面"_s};
        if (empty.contains(head.text) || head.tag == "f"_L1)
            return;
        const bool isDeed = head.kind == WordKind::Verb && takesDeed(clause.at(verb)) && begin + 3 >= end;
        bool isThing = isNoun(head.kind) && !isPersonName(head);
        for (int i = begin; i < end; ++i) {
            const TaggedWord &word = clause.words[i];
            isThing =
                isThing && (isNoun(word.kind) || word.kind == WordKind::Adjective || word.kind == WordKind::Number ||
                            word.kind == WordKind::Measure || word.text == u"的"_s || word.tag == "vn"_L1);
        }
        if (!isThing && !isDeed)
            return;
        const QString kind = kindOf(head.text);
        const bool useful = kind.startsWith(u"什么"_s) && kind != u"什么工作"_s;
        QString by = isDeed && !useful ? u"做什么"_s : useful ? kind : u"什么"_s;
        // 做 already says that something is done.
        if (isDeed && kind.isEmpty() && clause.at(verb) == u"做"_s)
            by = u"什么"_s;
        // 喜欢…的, 最喜欢…了: the particle went with what was named.
        const bool predicated = clause.with(verb, clause.size(), {}).contains(u'是');
        const bool drops = clause.at(end) == u"了"_s ? takesDeed(clause.at(verb)) : !predicated;
        found.append({clause.with(begin, drops ? clause.size() : end, by), head.text});
        return;
    }
}

}  // namespace gainsay
