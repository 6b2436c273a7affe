# SPDX-License-Identifier: GPL-3.0-or-later
"""Plain made-up conversations about one fact: said again, denied, changed, doubted or not known.

They are minimal pairs. A contradiction and its harmless twin differ by a negation, an opposite, a number, a
place, a gender or a time, so that no part of the model can tell them apart by the manner of speaking.
"""
from __future__ import annotations

import random
from dataclasses import dataclass, field
from typing import Callable

from .synth import HISTORY, INTRA, NONE, ROLE, Example

PETS = "狗 金鱼 鹦鹉 兔子 仓鼠 乌龟 猫咪 鸭子 小狗 蜥蜴 鸽子".split()
FOOD = "辣 香菜 海鲜 羊肉 甜食 榴莲 火锅 面条 鱼 鸡蛋 豆腐 苦瓜 牛肉 饺子 螃蟹 肉 葱 大蒜 水果 烧烤 米饭".split()
DRINKS = "酒 咖啡 奶茶 啤酒 牛奶 白酒 豆浆 绿茶 可乐 茶 果汁".split()
SKILLS = ("游泳 开车 做饭 弹钢琴 弹吉他 滑雪 英语 日语 骑自行车 下棋 打麻将 跳舞 画画 写毛笔字 织毛衣 打篮球 溜冰 "
          "修电脑 唱粤剧 拉小提琴 骑马 编程 打羽毛球").split()
KIN = "男朋友 女朋友 对象 孩子 妹妹 哥哥 弟弟 姐姐 儿子 女儿 驾照 车 房子 工作 老婆 老公 兄弟姐妹 护照 手表 微博".split()
LIKED = ("音乐 跑步 看书 篮球 足球 画画 看电影 爬山 旅游 下雨天 数学 玩游戏 逛街 唱歌 冬天 夏天 狗 猫 玫瑰 红色 周杰伦 "
         "动漫 摄影 睡懒觉 钓鱼 大城市 历史 科幻片 坐飞机 吃鱼 喝茶 早起 热闹 下雪 动物 运动 化妆 加班 恐怖片 写作业 英语课").split()
PLACES = ("北京 上海 广州 深圳 成都 重庆 杭州 武汉 西安 南京 天津 长沙 沈阳 青岛 大连 厦门 昆明 哈尔滨 郑州 济南 合肥 福州 "
          "贵阳 海南 四川 湖南 山东 东北 广东 新疆 云南 西藏 香港 台湾 日本 美国 英国 泰国 韩国 法国 内蒙古 河南 浙江 江苏").split()
JOBS = ("老师 医生 护士 程序员 学生 司机 厨师 会计 律师 警察 演员 歌手 设计师 工程师 销售 记者 服务员 公务员 快递员 农民 "
        "军人 翻译 作家 摄影师 保安 理发师 大学生 高中生 研究生").split()
HOBBIES = "唱歌 跑步 看书 打游戏 画画 爬山 旅游 钓鱼 摄影 看电影 做饭 跳舞 打篮球 踢足球 逛街 养花 听音乐 睡觉 写作 下棋 游泳".split()
FRUIT = "苹果 香蕉 葡萄 西瓜 草莓 橘子 芒果 桃子 樱桃 梨".split()
COLOURS = "红色 蓝色 绿色 黑色 白色 紫色 粉色 黄色 灰色".split()
SEASONS = "春天 夏天 秋天 冬天".split()
TIMES = "早上 晚上 中午 下午 半夜 凌晨".split()
DAYS = "周一 周二 周三 周四 周五 周六 周日 昨天 明天 后天 上个月 下个月 今年 去年 明年".split()
NUMBERS = "一 两 三 四 五 六 七 八 十".split()
MANY = "1 2 3 4 5 6 7 8 10 12 15 18 20".split()
AGES = "十五 十六 十八 二十 二十二 二十五 二十八 三十 三十五 四十 16 17 18 19 20 21 22 23 24 25 26 28 30 32 35 40".split()
MEN = "男生 男的 男孩子 男孩 男人 小伙子 帅哥 小哥哥 男生啦 爷们".split()
WOMEN = "女生 女的 女孩子 女孩 女人 小姑娘 美女 小姐姐 妹子 女生啦".split()
THINGS = "这部电影 那家店 我们学校 我的工作 那个地方 这首歌 我家 这件衣服 食堂 今天的天气 我室友 考试 我们班 那本书 这里的冬天 房租".split()
OPPOSITE = ("贵/便宜 大/小 冷/热 好吃/难吃 忙/闲 胖/瘦 高/矮 远/近 难/简单 累/轻松 快/慢 新/旧 好看/难看 安静/吵 干净/脏 长/短 "
            "有趣/无聊 多/少 强/弱 容易/难 好/差 早/晚 聪明/笨 开心/难过 暖和/冷 危险/安全 穷/有钱 好听/难听 勤快/懒").split()
STATES = [  # questions, one state, the other
    (["你结婚了吗", "你成家了没", "你是单身吗"], ["我结婚了", "结婚好几年了", "已经成家了", "我有老公了", "我有老婆了", "孩子都有了"],
     ["我还没结婚", "单身呢", "我是单身", "还没成家", "一直单身", "没结婚呢"]),
    (["你毕业了吗", "你还在上学吗"], ["我毕业了", "毕业好几年了", "早就毕业了", "已经工作了", "我上班了"],
     ["我还在上学", "还没毕业", "我还是学生", "还在读书呢", "我上大三"]),
    (["你吃饭了吗", "你吃过了没"], ["吃过了", "刚吃完", "我吃了", "已经吃饱了"], ["还没吃", "没吃呢", "我还饿着", "还没吃饭"]),
    (["你抽烟吗", "你吸烟吗"], ["我抽烟", "每天一包烟", "抽了好多年了", "烟瘾挺大"], ["我不抽烟", "从不抽烟", "不会抽", "烟味都闻不了"]),
    (["你是独生子女吗", "你家就你一个孩子吗"], ["我是独生子女", "家里就我一个", "我没有兄弟姐妹"],
     ["我有个弟弟", "我有两个姐姐", "我家有三个孩子", "我有个哥哥"]),
    (["你起床了吗", "你睡醒了没"], ["起来了", "早就起了", "我已经起床了"], ["还没起", "还在床上", "我还在睡"]),
    (["你一个人住吗", "你和谁住"], ["我一个人住", "自己住", "独居"], ["跟爸妈一起住", "和室友合租", "跟家里人住"]),
    (["你是夜猫子吗", "你睡得早吗"], ["我经常熬夜", "天天两点才睡", "我是夜猫子"], ["我从不熬夜", "十点就睡了", "我早睡早起"]),
    (["你身体好吗", "你生病了吗"], ["我身体很好", "从来不生病", "没生病"], ["我感冒了", "我生病了", "身体不太好"]),
    (["你瘦吗", "你在减肥吗"], ["我在减肥", "最近在减肥呢"], ["我不减肥", "我从来不减肥", "没在减肥"]),
    (["你在家吗", "你出门了吗"], ["我在家", "在家呢", "没出门"], ["我在外面", "我出门了", "不在家"]),
    (["你买房了吗", "你租房还是买房"], ["我买房了", "住自己的房子"], ["我租房住", "没买房", "买不起房"]),
]
YES = "是的 对啊 嗯 对 是啊 嗯嗯 是 对的 当然 没错 是呀".split()
NO = "不是 没有 不 没有啊 不是啊 没 并没有 不是的 没有呢".split()
UNKNOWN = ("不知道 我也不知道 不清楚 忘了 没注意过 不好说 我不记得了 不知道啊 没想过 说不清 我也不太清楚 不太了解 不确定 看情况吧 "
           "没听说过 不懂 你猜 我怎么知道 想不起来了 这个我不知道 不知道呢").split()
FILLERS = "哦 嗯 好的 哈哈 这样啊 是吗 真的吗 厉害 不错 为什么 然后呢 嗯嗯 你好 我知道了 原来如此 可以 你继续 好羡慕".split()
OPENERS = ["", "", "", "", "", "嗯，", "哈哈，", "其实", "我跟你说，", "哦，", "那个，", "嘿嘿，"]
TAILS = ["", "", "", "", "", "啊", "呢", "哦", "呀", "的", "。", "！", "~", "哈哈", "吧", "，你呢", "，你呢？", "啦"]
ENDS = ["", "？", "?", "啊", "呀", "呢"]
FURTHER = ("为什么 然后呢 多少钱 几点 在哪里 有多高 什么牌子的 明天下雨吗 谁告诉你的 最后怎么样了 那里人多吗 什么时候开始的 它几岁了 好玩吗 "
           "他叫什么 要多久 远不远 贵不贵 什么颜色的 难学吗 能活多久 有多重 结果呢 哪里有卖").split()
JOINERS = ["，", ",", "，但是", "，不过", "，其实", "，可是", "。"]


@dataclass
class Topic:
    """Ways to ask, and ways to say each of some things that exclude each other."""

    asks: list[str]
    sides: list[list[str]]
    doubled: list[str] = field(default_factory=list)  # says sides[0] by denying twice
    direct: bool = False  # a bare yes to `asks` says sides[0], a bare no says sides[1]


Maker = Callable[[random.Random], Topic]


def _pet(r: random.Random) -> Topic:
    o, n = r.choice(PETS), r.choice(["", "一只", "一条", "两只", "了", "了一只", "了两只"])
    return Topic([f"你养{o}吗", f"你家有{o}吗", f"你有养{o}吗", f"你养{o}了吗", f"你养过{o}吗"],
                 [[f"我养{n}{o}", f"我家养{n}{o}", f"我家有{o}", f"养{n}{o}", f"我有{n.strip('了') or '一只'}{o}", f"我一直养着{o}"],
                  [f"我没养{o}", f"我不养{o}", f"我家没有{o}", f"没养过{o}", f"我从来没养过{o}", f"我没有{o}", f"没有养{o}"]],
                 [f"我不是没养{o}", f"我家不是没有{o}"], True)


def _meal(r: random.Random) -> Topic:
    v, o = r.choice([("吃", r.choice(FOOD)), ("喝", r.choice(DRINKS))])
    return Topic([f"你{v}{o}吗", f"你能{v}{o}吗", f"你平时{v}{o}吗", f"你喜欢{v}{o}吗", f"你爱{v}{o}吗"],
                 [[f"我爱{v}{o}", f"我喜欢{v}{o}", f"我天天{v}{o}", f"我经常{v}{o}", f"我最爱{v}{o}了", f"我很能{v}{o}", f"{v}{o}啊，很喜欢"],
                  [f"我不{v}{o}", f"我从来不{v}{o}", f"我不爱{v}{o}", f"我讨厌{v}{o}", f"我不能{v}{o}", f"一点{o}都不{v}", f"我不喜欢{v}{o}"]],
                 [f"我不是不{v}{o}", f"我没有不{v}{o}"], True)


def _skill(r: random.Random) -> Topic:
    o = r.choice(SKILLS)
    return Topic([f"你会{o}吗", f"你学过{o}吗", f"你{o}怎么样", f"你会不会{o}"],
                 [[f"我会{o}", f"我{o}很好", f"我学过{o}", f"我最擅长{o}", f"会{o}", f"我从小就会{o}"],
                  [f"我不会{o}", f"我没学过{o}", f"我不会{o}的", f"不会{o}", f"我一点都不会{o}", f"我还没学会{o}"]],
                 [f"我不是不会{o}", f"谁说我不会{o}"], True)


def _having(r: random.Random) -> Topic:
    o = r.choice(KIN)
    return Topic([f"你有{o}吗", f"你有没有{o}", f"你有{o}了吗"],
                 [[f"我有{o}", f"我有{o}了", f"有{o}", f"我有一个{o}" if o not in "车房子工作" else f"我有{o}的", f"我早就有{o}了"],
                  [f"我没有{o}", f"我还没有{o}", f"没有{o}", f"我没{o}", f"我哪来的{o}", f"我一直没有{o}"]],
                 [f"我不是没有{o}", f"我又不是没{o}"], True)


def _liking(r: random.Random) -> Topic:
    o, much = r.choice(LIKED), r.choice(["很", "最", "特别", "超级", "挺", "非常", "", "", "最"])
    return Topic([f"你喜欢{o}吗", f"你觉得{o}怎么样", f"你对{o}感兴趣吗", f"你爱{o}吗", f"{o}你喜欢吗"],
                 [[f"我{much}喜欢{o}", f"我{much}爱{o}", f"{much}喜欢{o}了", f"我一直喜欢{o}", f"我喜欢{o}", f"{o}我{much}喜欢"],
                  [f"我{much}讨厌{o}", f"我不喜欢{o}", f"我一点都不喜欢{o}", f"我对{o}没兴趣", f"我{much}不喜欢{o}", f"{o}我不喜欢", f"我恨{o}"]],
                 [f"我不是不喜欢{o}", f"我没说不喜欢{o}", f"我并不讨厌{o}"], True)


def _been(r: random.Random) -> Topic:
    o = r.choice(PLACES)
    return Topic([f"你去过{o}吗", f"你到过{o}吗", f"{o}你去过吗", f"你有没有去过{o}"],
                 [[f"我去过{o}", f"去过{o}", f"我去年去了{o}", f"我去过好几次{o}", f"我刚从{o}回来", f"{o}我去过"],
                  [f"我没去过{o}", f"没去过{o}", f"我从来没去过{o}", f"我还没去过{o}", f"{o}我没去过", f"一次都没去过{o}"]],
                 [f"我不是没去过{o}"], True)


def _being(r: random.Random) -> Topic:
    o, other = r.sample(JOBS, 2)
    return Topic([f"你是{o}吗", "你是做什么工作的", "你的职业是什么", "你是干嘛的", f"你做{o}吗"],
                 [[f"我是{o}", f"我是一名{o}", f"我是做{o}的", f"我当{o}", f"是{o}啊"],
                  [f"我是{other}", f"我是一名{other}", f"我不是{o}", f"我是个{other}", f"我当{other}好多年了"]], [f"我怎么不是{o}"])


def _gender(r: random.Random) -> Topic:
    first, second = r.sample([MEN, WOMEN], 2)
    return Topic(["你是男生还是女生", "你是男的女的", f"你是{first[0]}吗", f"你是{second[2]}吗", "你是小哥哥还是小姐姐", "你的性别是什么"],
                 [[f"我是{w}" for w in first] + first[:3] + [f"我是个{w}" for w in first[:3]],
                  [f"我是{w}" for w in second] + second[:3] + [f"我不是{w}" for w in first[:3]] + [f"我是个{w}" for w in second[:4]]],
                 [f"我又不是{second[0]}"])


def _from(r: random.Random) -> Topic:
    o, other = r.sample(PLACES, 2)
    far = r.choice([("我是{}人", "你是哪里人"), ("我住在{}", "你住在哪里"), ("我在{}", "你在哪个城市"), ("我老家在{}", "你老家在哪"),
                    ("我在{}上班", "你在哪上班"), ("我在{}读大学", "你在哪上大学"), ("我想去{}玩", "你想去哪玩"), ("我家在{}", "你家在哪")])
    return Topic([far[1], far[1] + "啊", f"你在{o}吗" if "在" in far[0] else far[1]],
                 [[far[0].format(o), far[0].format(o).lstrip("我"), far[0].format(o) + "这边", o],
                  [far[0].format(other), far[0].format(other).lstrip("我"), other, far[0].format(other) + "呢"]])


def _amount(r: random.Random) -> Topic:
    numbers = r.choice([NUMBERS, MANY])
    a, b = r.sample(numbers, 2)
    ask, say = r.choice([
        ("你有几个孩子", "我有{}个孩子"), ("你家有几口人", "我家{}口人"), ("你养了几只猫", "我养了{}只猫"), ("你谈过几次恋爱", "谈过{}次"),
        ("你一天睡几个小时", "每天睡{}个小时"), ("你学了几年英语", "学了{}年"), ("你有几个姐姐", "我有{}个姐姐"), ("你工作几年了", "工作{}年了"),
        ("你几点起床", "我{}点起床"), ("你几点下班", "{}点下班"), ("你们宿舍几个人", "我们宿舍{}个人"), ("你家有几辆车", "我家有{}辆车"),
        ("你一个月看几本书", "一个月看{}本书"), ("你喝了几杯", "喝了{}杯"), ("你弟弟几岁了", "我弟弟{}岁了"), ("你去过几个国家", "去过{}个国家")])
    return Topic([ask, ask + "啊"], [[say.format(a), say.format(a) + "了", a + "个" if "个" in say else say.format(a)],
                                    [say.format(b), "大概" + say.format(b), say.format(b) + "吧"]])


def _age(r: random.Random) -> Topic:
    a, b = r.sample(AGES, 2)
    return Topic(["你多大了", "你今年几岁", "你几岁了", "你多大", "你今年多大", "你哪年的"],
                 [[f"我{a}岁", f"我今年{a}", f"{a}岁", f"{a}了", f"我今年{a}岁了", f"刚满{a}"],
                  [f"我{b}岁", f"我今年{b}", f"{b}岁", f"{b}了", f"我今年{b}岁了", f"我都{b}了"]])


def _favourite(r: random.Random) -> Topic:
    name, values = r.choice([("水果", FRUIT), ("颜色", COLOURS), ("季节", SEASONS), ("城市", PLACES[:24]), ("运动", HOBBIES), ("爱好", HOBBIES)])
    a, b = r.sample(values, 2)
    if name == "爱好":
        return Topic(["你有什么爱好", "你的爱好是什么", "你平时喜欢干什么"],
                     [[f"我最喜欢{a}", f"我的爱好是{a}"], [f"我没有爱好", f"我没什么爱好", f"我最讨厌{a}", f"我不喜欢{a}"]])
    return Topic([f"你最喜欢什么{name}", f"你最爱的{name}是什么", f"你最喜欢的{name}是什么", f"你喜欢什么{name}"],
                 [[f"我最喜欢{a}", f"最喜欢{a}了", f"我最爱{a}", f"{a}，最喜欢了", f"我最喜欢的是{a}"],
                  [f"我最喜欢{b}", f"最喜欢{b}了", f"我最讨厌{a}", f"我不喜欢{a}", f"我最爱{b}", f"最不喜欢{a}"]], [f"谁不喜欢{a}呢"])


def _moment(r: random.Random) -> Topic:
    values = r.choice([TIMES, DAYS])
    a, b = r.sample(values, 2)
    ask, say = r.choice([("你什么时候上班", "我{}上班"), ("你什么时候回来", "我{}回来"), ("你什么时候跑步", "我{}跑步"), ("你什么时候有空", "我{}有空"),
                         ("什么时候考试", "{}考试"), ("你什么时候去的", "我{}去的"), ("你的生日是什么时候", "{}过生日"), ("你们什么时候开学", "{}开学")])
    return Topic([ask, ask + "啊"], [[say.format(a), say.format(a) + "啊", a], [say.format(b), say.format(b) + "呢", b]])


def _quality(r: random.Random) -> Topic:
    a, b = r.sample(r.choice(OPPOSITE).split("/"), 2)
    o, much = r.choice(THINGS), r.choice(["很", "太", "特别", "非常", "挺", "真", "超级"])
    return Topic([f"{o}怎么样", f"{o}{a}吗", f"你觉得{o}{a}吗", f"你觉得{o}怎么样"],
                 [[f"{o}{much}{a}", f"{much}{a}", f"我觉得{much}{a}", f"{much}{a}了", f"{o}{a}得很"],
                  [f"{o}{much}{b}", f"{much}{b}", f"{o}不{a}", f"一点都不{a}", f"我觉得不{a}", f"{o}{much}{b}了"]], [f"不是不{a}"])


def _state(r: random.Random) -> Topic:
    asks, one, other = r.choice(STATES)
    return Topic(asks, [one, other] if r.random() < 0.5 else [other, one])


MAKERS: list[Maker] = [_pet, _meal, _skill, _having, _liking, _liking, _been, _being, _gender, _gender, _from, _from, _amount, _age,
                       _favourite, _favourite, _moment, _quality, _quality, _state, _state]


class Facts:
    """Draws examples."""

    def __init__(self, rng: random.Random):
        self._rng = rng

    def example(self) -> Example:
        while True:
            made = self._rng.choices(self._ways(), [0.30, 0.15, 0.07, 0.07, 0.07, 0.08, 0.05, 0.04, 0.05, 0.12])[0](self._topic())
            if made is not None:
                return made

    def _ways(self) -> list[Callable[[Topic], Example | None]]:
        return [self._contradicted, self._repeated, self._unknown, self._doubled, self._elsewhere, self._bare,
                self._intra, self._harmless_clauses, self._role, self._told]

    def _topic(self) -> Topic:
        topic = self._rng.choice(MAKERS)(self._rng)
        if self._rng.random() < 0.5 and len(topic.sides) == 2 and not topic.direct:
            topic.sides.reverse()
            topic.doubled = []
        return topic

    def _one(self, among: list[str]) -> str:
        return self._rng.choice(among)

    def _said(self, text: str) -> str:
        return self._one(OPENERS) + text + self._one(TAILS)

    def _question(self, topic: Topic) -> str:
        ask = self._one(topic.asks)
        return ask + self._one(ENDS[:3] if ask[-1] in "吗呢啊" else ENDS)

    def _asked(self, topic: Topic) -> str:
        way = self._rng.random()
        if way < 0.8:
            return self._question(topic)
        other = self._one(MAKERS)(self._rng)
        return self._question(other) if way < 0.9 else self._one(FILLERS)

    def _again(self, topic: Topic, said: str) -> str:
        way = self._rng.random()
        if way < 0.6:
            return self._question(topic)
        if way < 0.7:
            return "你" + said.lstrip("我") + self._one(["吗", "吗？", "啊", "是吗", "？"])
        if way < 0.8:
            return self._one(["你刚说什么", "所以呢", "你确定吗", "再说一遍", "那你呢", "说说你吧", "你不是说" + said.lstrip("我") + "吗"])
        return self._one(FILLERS)

    def _side(self, topic: Topic) -> tuple[list[str], list[str]]:
        first = 0 if topic.doubled else self._rng.randrange(2)
        return topic.sides[first], topic.sides[1 - first]

    def _marked(self, topic: Topic, said: str, answer: str, kind: int) -> Example:
        earlier, reply = self._said(said), self._said(answer)
        turns = [self._asked(topic), earlier, self._again(topic, said), reply]
        if kind == NONE:
            return Example(turns, kind)
        where = [(1, _span(earlier, said)), (3, _span(reply, answer))]
        return Example(turns, kind, where)

    def _contradicted(self, topic: Topic) -> Example:
        one, other = self._side(topic)
        if topic.direct and self._rng.random() < 0.5:
            one, other = other, one
        return self._marked(topic, self._one(one), self._one(other), HISTORY)

    def _repeated(self, topic: Topic) -> Example:
        side = self._one(topic.sides) if topic.direct else topic.sides[0]
        if any(text.startswith("我不是") for text in side):
            side = [text for text in side if not text.startswith("我不是") and "不喜欢" not in text and "讨厌" not in text]
        return self._marked(topic, self._one(side), self._one(side), NONE)

    def _unknown(self, topic: Topic) -> Example:
        """Not knowing, or guessing, what was never said clashes with nothing."""
        said = self._one(self._one(topic.sides))
        if self._rng.random() < 0.3:
            guess = ["可能是吧", "大概吧", "应该吧", "也许吧", "可能吧", "我猜是的", "应该是吧", "好像是", "可能要到明年吧", "大概五六个吧", "应该会吧"]
            made = self._marked(topic, said, self._one(guess), NONE)
        else:
            made = self._marked(topic, said, self._one(UNKNOWN), NONE)
        asks = self._one(MAKERS)(self._rng).asks if self._rng.random() < 0.5 else FURTHER
        made.turns[2] = self._one(asks) + self._one(ENDS[:3])
        return made

    def _told(self, topic: Topic) -> Example:
        """The person tells a fact and asks for it later; not to know what one was told clashes as well."""
        side = self._rng.randrange(2)
        told, other = topic.sides[side], topic.sides[1 - side]
        fact = self._one(told)
        user = self._said(fact if fact.startswith("我") else "我" + fact)
        bot = self._one(["我也是", "哦哦", "真的吗", "那很好啊", "厉害了", "是吗", "我也一样", "这样啊", "好棒", "不错啊", "哈哈，我也是", "羡慕你"])
        way = self._rng.random()
        asks = topic.asks if way < 0.75 else self._one(MAKERS)(self._rng).asks
        about = self._one(asks).replace("你", "我").rstrip("吗")
        again = self._one(["你知道{}吗", "{}", "你记得{}吗", "那你说{}", "你猜{}"]).format(about) + self._one(ENDS[:3])
        if way < 0.25:
            answer, kind = self._one(told).replace("我", "你"), NONE
        elif way < 0.5:
            answer, kind = self._one(other).replace("我", "你"), HISTORY
        else:
            answer = self._one(["不知道", "不知道啊", "我不知道", "我怎么知道", "不清楚", "不知道，你告诉我吧", "你没说过啊", "我也不知道"])
            kind = HISTORY if way < 0.75 else NONE
        reply = self._said(answer)
        marks = [(0, _span(user, fact)), (3, _span(reply, answer))] if kind == HISTORY else []
        return Example([user, bot, again, reply], kind, marks)

    def _doubled(self, topic: Topic) -> Example | None:
        if not topic.doubled:
            return None
        said = self._one(topic.sides[0])
        return self._marked(topic, *self._rng.sample([said, self._one(topic.doubled)], 2), NONE)

    def _elsewhere(self, topic: Topic) -> Example:
        """Something else is said, of the same kind where that does not clash, or of another person."""
        said = self._one(topic.sides[self._rng.randrange(2)])
        if self._rng.random() < 0.4:
            of = self._one(["我妈", "我爸", "我朋友", "我室友", "我同事", "我弟", "你", "他", "我老师"])
            answer = of + self._one(topic.sides[self._rng.randrange(2)]).removeprefix("我")
            return self._marked(topic, said, answer, NONE)
        makers = [_pet, _meal, _skill, _having, _liking, _been]
        other = self._one(makers)(self._rng)
        answer = self._one(self._one(other.sides))
        if topic.direct and other.asks[0] == topic.asks[0]:
            return self._repeated(topic)
        made = self._marked(topic, said, answer, NONE)
        made.turns[2] = self._question(other)
        return made

    def _bare(self, topic: Topic) -> Example | None:
        """Yes or no alone, so that the fact stands in the question."""
        if not topic.direct:
            return None
        value = self._rng.randrange(2)
        ask = self._one([a for a in topic.asks if "怎么样" not in a]) + self._one(["", "？", "?"])
        bare, clashing = self._one([YES, NO][value]), self._rng.random() < 0.55
        told = topic.sides[1 - value if clashing else value]
        answer = self._one(told)
        if self._rng.random() < 0.5:  # the question comes first, a full answer later
            reply = self._said(answer)
            marks = [(0, _span(ask, ask.rstrip("？?"))), (1, _span(bare, bare)), (3, _span(reply, answer))]
            turns = [ask, bare, self._again(topic, answer) if self._rng.random() < 0.5 else self._one(FILLERS), reply]
        else:
            said = self._said(answer)
            marks = [(1, _span(said, answer)), (3, _span(bare, bare))]
            turns = [self._asked(topic), said, ask, bare]
        return Example(turns, HISTORY, marks) if clashing else Example(turns, NONE)

    def _intra(self, topic: Topic) -> Example:
        one, other = self._side(topic)
        first, second = self._one(one), self._one(other)
        reply = first + self._one(JOINERS) + second
        before = self._one(topic.sides[0]) if self._rng.random() < 0.2 else self._one(FILLERS)
        marks = [(3, _span(reply, first) | {reply.rindex(second) + i for i in range(len(second))})]
        return Example([self._asked(topic), self._said(before), self._question(topic), reply], INTRA, marks)

    def _harmless_clauses(self, topic: Topic) -> Example:
        other = self._one([_pet, _meal, _skill, _having, _liking, _been])(self._rng)
        reply = self._one(topic.sides[0]) + self._one(JOINERS) + self._one(self._one(other.sides))
        return Example([self._asked(topic), self._one(FILLERS), self._question(topic), reply], NONE)

    def _role(self, topic: Topic) -> Example:
        """The bot asks, hears an answer or none, and answers its own question, or asks what it was just told."""
        said, answer = self._one(topic.sides[0]), self._one(topic.sides[0])
        ask = self._one(topic.asks)
        if self._rng.random() < 0.5:
            turns = [said, ask + "？", self._one(FILLERS), answer]
        else:
            turns = [self._one(topic.asks) + "？", self._said(said) + "，你呢？", self._one(FILLERS), "我" + self._one(["也是", "也一样"])
                     + "，" + answer]
        return Example(turns, ROLE, [(3, set(range(len(turns[3]))))])


def _span(text: str, part: str) -> set[int]:
    start = text.find(part)
    return set(range(start, start + len(part))) if start >= 0 else set()
