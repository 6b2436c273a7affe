// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/keys/FuzzyMatch.h"

#include <QHash>
#include <QStringList>

#include <algorithm>
#include <memory>
#include <unicode/translit.h>

namespace gainsay {

namespace {

QString foldedForSearch(const QString &text)
{
    QString folded;
    for (const QChar c : text.normalized(QString::NormalizationForm_KD).toCaseFolded()) {
        if (c.category() != QChar::Mark_NonSpacing)
            folded += c;
    }
    return folded;
}

QString toLatin(const QString &text)
{
    UErrorCode status = U_ZERO_ERROR;
    // Loading the rules takes a while; the window needs them once.
    static const std::unique_ptr<icu::Transliterator> rules(
        icu::Transliterator::createInstance("Han-Latin; Latin-ASCII", UTRANS_FORWARD, status));
    if (!rules)
        return {};
    icu::UnicodeString buffer(reinterpret_cast<const char16_t *>(text.utf16()), int(text.size()));
    rules->transliterate(buffer);
    return QString::fromUtf16(buffer.getBuffer(), buffer.length());
}

std::optional<int> subsequenceScore(const QString &query, const QString &text)
{
    int score = 0;
    int strays = 0;
    qsizetype at = 0;
    bool inRow = false;
    for (const QChar wanted : query) {
        if (wanted.isSpace())
            continue;
        const qsizetype found = text.indexOf(wanted, at);
        if (found < 0)
            return std::nullopt;
        const bool wordStart = found == 0 || !text[found - 1].isLetterOrNumber();
        score += wordStart ? 8 : 1;
        if (inRow && found == at)
            score += 5;
        else if (!wordStart && ++strays > 1 && query.size() > 2)  // letters from anywhere fit nearly every text
            return std::nullopt;
        inRow = true;
        at = found + 1;
    }
    return score * 100 - int(std::min<qsizetype>(text.size(), 99));
}

}  // namespace

FuzzyText::FuzzyText(const QString &text) : m_folded(foldedForSearch(text))
{
    const bool hasHan = std::any_of(text.begin(), text.end(), [](QChar c) { return c.script() == QChar::Script_Han; });
    if (hasHan)
        m_latin = foldedForSearch(toLatin(text));
}

std::optional<int> FuzzyText::score(const QString &query) const
{
    const QString folded = foldedForSearch(query);
    std::optional<int> best = subsequenceScore(folded, m_folded);
    if (!m_latin.isEmpty())
        best = std::max(best, subsequenceScore(folded, m_latin));
    return best;
}

QString searchWords(const QString &action)
{
    static const QHash<QString, QString> words{
        {u"window.preferences"_s,
         u"settings options configuration theme language font colours colors zoom 设置 选项 主题 语言 "
         "字体 设定 設定 オプション テーマ 言語 フォント"_s},
        {u"window.keys"_s, u"shortcuts hotkeys keyboard bindings 快捷键 键盘 ショートカット キーボード"_s},
        {u"window.help"_s, u"guide manual documentation how 帮助 手册 指南 ヘルプ マニュアル ガイド"_s},
        {u"window.tour"_s, u"introduction tutorial welcome 导览 介绍 ツアー 案内"_s},
        {u"window.larger"_s, u"zoom in bigger font size 放大 字号 拡大"_s},
        {u"window.smaller"_s, u"zoom out font size 缩小 字号 縮小"_s},
        {u"window.size"_s, u"zoom reset 100 缩放 ズーム"_s},
        {u"window.messages"_s, u"notifications errors log toast undo 消息 通知 错误 メッセージ 通知 エラー"_s},
        {u"window.light"_s, u"theme bright colours colors white day 主题 浅色 明亮 テーマ 明るい ライト"_s},
        {u"window.dark"_s, u"theme night colours colors black 主题 深色 暗色 夜间 テーマ 暗い ダーク"_s},
        {u"window.contrast"_s, u"theme accessibility colours colors 主题 对比度 テーマ コントラスト"_s},
        {u"window.english"_s, u"language 语言 英语 言語 英語"_s},
        {u"window.chinese"_s, u"language chinese 语言 中文 汉语 言語 中国語"_s},
        {u"window.japanese"_s, u"language japanese 语言 日语 言語 日本語"_s},
        {u"window.export"_s, u"save download csv json jsonl huggingface 导出 保存 下载 エクスポート 書き出し 保存"_s},
        {u"window.item"_s, u"find open id conversation search jump 查找 打开 条目 对话 検索 開く 項目 対話"_s},
        {u"window.import"_s, u"load add upload file csv json jsonl 导入 加载 上传 文件 インポート 読み込み ファイル"_s},
        {u"window.close"_s, u"leave 关闭 閉じる"_s},
        {u"window.quit"_s, u"exit leave 退出 終了"_s},
        {u"home.new"_s, u"create project make 新建 创建 项目 新規 作成 プロジェクト"_s},
        {u"home.open"_s, u"load project file 打开 项目 開く プロジェクト"_s},
        {u"home.server"_s, u"postgresql database connect 服务器 数据库 连接 サーバー データベース 接続"_s},
        {u"home.sample"_s, u"demo example try 示例 演示 サンプル 例"_s},
        {u"people.invite"_s, u"users team members invite 用户 成员 邀请 团队 招待 メンバー チーム"_s},
        {u"people.signIn"_s, u"login user account switch 登录 用户 账号 切换 ログイン ユーザー 切り替え"_s},
        {u"people.signOut"_s, u"logout leave 退出 注销 ログアウト"_s},
        {u"people.projectSettings"_s, u"options configuration training passwords 项目 设置 设定 設定 プロジェクト"_s},
        {u"annotate.history"_s, u"mine done previous answers 历史 我的 履歴 自分"_s},
        {u"annotate.skipped"_s, u"later postponed 跳过 スキップ"_s},
        {u"annotate.order"_s, u"sort queue 排序 顺序 並び 順序"_s},
        {u"data.export"_s, u"save download csv json jsonl huggingface 导出 保存 下载 エクスポート 書き出し 保存"_s},
        {u"data.import"_s, u"load add upload file csv json jsonl 导入 加载 上传 文件 インポート 読み込み ファイル"_s},
        {u"data.search"_s, u"find filter 查找 过滤 検索 探す"_s},
        {u"data.plan"_s, u"assign share distribute annotators 分配 计划 割り当て 計画"_s},
        {u"team.plan"_s, u"assign share distribute annotators 分配 计划 割り当て 計画"_s},
        {u"team.add"_s, u"user member invite 用户 成员 招待 メンバー"_s},
        {u"go.reports"_s, u"statistics agreement kappa figures charts 统计 一致性 图表 統計 一致度 図"_s},
        {u"go.errors"_s, u"mistakes confusion matrix analysis 错误 混淆 分析 誤り 混同 分析"_s},
        {u"go.detector"_s, u"model onnx prelabel predict 模型 预测 预标注 モデル 予測"_s},
        {u"go.data"_s, u"conversations list search 对话 列表 会話 一覧"_s},
        {u"go.team"_s, u"people users annotators progress 人员 用户 进度 人 ユーザー 進捗"_s},
        {u"go.spotcheck"_s, u"quality sample review acceptance 质量 抽检 品質 抜き取り"_s},
        {u"go.adjudicate"_s, u"disputes decide disagreement 裁决 争议 分歧 裁定 不一致"_s},
        {u"go.annotate"_s, u"label work 标注 标签 注釈 ラベル"_s},
        {u"go.studio"_s,
         u"scheme task questions template labels guidelines own 方案 任务 问题 模板 规范 スキーム 作業 質問 "
         u"テンプレート ガイドライン"_s},
        {u"studio.start"_s, u"template new blank 模板 新建 テンプレート 新規"_s},
        {u"go.inbox"_s, u"messages mail 消息 收件箱 メッセージ 受信"_s},
    };
    return words.value(action);
}

bool holdsWord(const QString &words, const QString &typed)
{
    const QString wanted = typed.trimmed();
    const bool latin = std::all_of(wanted.begin(), wanted.end(), [](QChar c) { return c.unicode() < 0x2e80; });
    const QStringList list = words.split(u' ', Qt::SkipEmptyParts);
    return std::any_of(list.begin(), list.end(), [&](const QString &word) {
        return latin ? word.startsWith(wanted, Qt::CaseInsensitive) : word.contains(wanted);
    });
}

}  // namespace gainsay
