// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/detect/rules/RuleLexicon.h"

using namespace Qt::StringLiterals;

namespace gainsay {

namespace {

const RuleLexicon &chineseRules()
{
    static const RuleLexicon lexicon = {
        {u"不"_s, u"没"_s, u"没有"_s, u"别"_s, u"不是"_s, u"不会"_s, u"不能"_s, u"不用"_s, u"从不"_s, u"从来不"_s,
         u"从没"_s, u"无"_s},
        {u"不知道"_s, u"不清楚"_s, u"不了解"_s, u"不晓得"_s, u"没听说过"_s, u"忘了"_s, u"不记得"_s},
        {u"我"_s, u"你"_s, u"他"_s, u"她"_s, u"也"_s, u"都"_s, u"的"_s, u"了"_s, u"吗"_s, u"呢"_s, u"吧"_s, u"啊"_s,
         u"是"_s, u"很"_s, u"就"_s, u"在"_s, u"那"_s, u"这"_s, u"有"_s, u"一"_s, u"个"_s, u"呀"_s, u"哦"_s, u"嗯"_s},
        {{u"喜欢"_s, u"讨厌"_s}, {u"男"_s, u"女"_s},     {u"男生"_s, u"女生"_s}, {u"结婚"_s, u"单身"_s},
         {u"结婚"_s, u"离婚"_s}, {u"早"_s, u"晚"_s},     {u"早睡"_s, u"晚睡"_s}, {u"胖"_s, u"瘦"_s},
         {u"高"_s, u"矮"_s},     {u"冷"_s, u"热"_s},     {u"贵"_s, u"便宜"_s},   {u"多"_s, u"少"_s},
         {u"大"_s, u"小"_s},     {u"远"_s, u"近"_s},     {u"上班"_s, u"失业"_s}, {u"忙"_s, u"闲"_s},
         {u"开心"_s, u"难过"_s}, {u"好吃"_s, u"难吃"_s}, {u"简单"_s, u"难"_s},   {u"哥哥"_s, u"弟弟"_s},
         {u"姐姐"_s, u"妹妹"_s}, {u"南方"_s, u"北方"_s}, {u"城市"_s, u"农村"_s}, {u"毕业"_s, u"上学"_s}}};
    return lexicon;
}

const RuleLexicon &englishRules()
{
    static const RuleLexicon lexicon = {
        {u"not"_s, u"no"_s, u"never"_s, u"don't"_s, u"doesn't"_s, u"didn't"_s, u"can't"_s, u"cannot"_s, u"isn't"_s,
         u"aren't"_s, u"wasn't"_s, u"won't"_s, u"haven't"_s, u"none"_s, u"nobody"_s},
        {u"don't know"_s, u"no idea"_s, u"not sure"_s, u"don't remember"_s, u"never heard"_s, u"can't remember"_s},
        {u"i"_s,    u"you"_s,  u"the"_s,  u"a"_s,   u"an"_s, u"it"_s,  u"is"_s,  u"am"_s,    u"are"_s,
         u"was"_s,  u"do"_s,   u"does"_s, u"did"_s, u"to"_s, u"of"_s,  u"and"_s, u"in"_s,    u"my"_s,
         u"your"_s, u"have"_s, u"that"_s, u"but"_s, u"so"_s, u"i'm"_s, u"yes"_s, u"really"_s},
        {{u"love"_s, u"hate"_s},
         {u"like"_s, u"dislike"_s},
         {u"always"_s, u"never"_s},
         {u"married"_s, u"single"_s},
         {u"old"_s, u"young"_s},
         {u"early"_s, u"late"_s},
         {u"cheap"_s, u"expensive"_s},
         {u"hot"_s, u"cold"_s},
         {u"big"_s, u"small"_s},
         {u"brother"_s, u"sister"_s},
         {u"city"_s, u"country"_s},
         {u"easy"_s, u"hard"_s},
         {u"happy"_s, u"sad"_s},
         {u"male"_s, u"female"_s},
         {u"day"_s, u"night"_s}}};
    return lexicon;
}

const RuleLexicon &japaneseRules()
{
    static const RuleLexicon lexicon = {
        {u"ない"_s, u"ません"_s, u"ませ"_s, u"なかった"_s, u"無い"_s, u"じゃない"_s, u"ではない"_s, u"ず"_s},
        {u"知らない"_s, u"知りません"_s, u"わからない"_s, u"わかりません"_s, u"分からない"_s, u"覚えていない"_s,
         u"覚えてない"_s},
        {u"私"_s, u"僕"_s, u"あなた"_s, u"は"_s, u"が"_s, u"を"_s, u"に"_s, u"の"_s, u"です"_s, u"ます"_s, u"か"_s,
         u"よ"_s, u"ね"_s, u"も"_s,     u"で"_s, u"と"_s, u"だ"_s, u"た"_s, u"て"_s, u"し"_s,   u"い"_s},
        {{u"好き"_s, u"嫌い"_s},
         {u"男"_s, u"女"_s},
         {u"兄"_s, u"弟"_s},
         {u"姉"_s, u"妹"_s},
         {u"結婚"_s, u"独身"_s},
         {u"朝"_s, u"夜"_s},
         {u"高い"_s, u"安い"_s},
         {u"暑い"_s, u"寒い"_s},
         {u"大きい"_s, u"小さい"_s},
         {u"早い"_s, u"遅い"_s},
         {u"簡単"_s, u"難しい"_s},
         {u"得意"_s, u"苦手"_s}}};
    return lexicon;
}

}  // namespace

const RuleLexicon *ruleLexicon(const QString &language)
{
    if (language == "zh"_L1)
        return &chineseRules();
    if (language == "en"_L1)
        return &englishRules();
    if (language == "ja"_L1)
        return &japaneseRules();
    return nullptr;
}

}  // namespace gainsay
