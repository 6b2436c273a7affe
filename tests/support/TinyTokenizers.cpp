// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/TinyTokenizers.h"

#include "core/detect/tokenize/TokenizerStages.h"

#include <QMap>

#include <sentencepiece_trainer.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <random>
#include <string>
#include <vector>

using namespace Qt::StringLiterals;

namespace gainsay::test {

namespace {

const QStringList &words()
{
    static const QStringList list =
        u"我 你 她 他们 昨天 今天 喜欢 讨厌 看书 跑步 住在 海边 山里 一只 猫 狗 医生 老师 从来 没有 去过 北京 上海 "
        u"电影 音乐 "
        "私 あなた 昨日 今日 好き 嫌い 読書 走る 住んで います 海 山 猫が 犬は 医者 先生 一度も ありません 映画 音楽 "
        "です ました ガギグ "
        "I you she they yesterday today like hate reading running live near the sea mountains one cat dog doctor "
        "teacher "
        "never been movie music don't can't I'm isn't Café naïve RUNNING unbelievable re-reading"_s.split(u' ');
    return list;
}

const QStringList &oddities()
{
    static const QStringList list = {u"👍🏽"_s,
                                     u"👨‍👩‍👧‍👦"_s,
                                     u"🙂"_s,
                                     u"🇯🇵"_s,
                                     u"❤️"_s,
                                     u"𝄞"_s,
                                     u"ｆｕｌｌ"_s,
                                     u"１２３"_s,
                                     u"㎏"_s,
                                     u"ﬁ"_s,
                                     u"e\u0301"_s,
                                     u"か\u3099"_s,
                                     u"한국"_s,
                                     u"\u200b"_s,
                                     u"\u00a0"_s,
                                     u"\u3000"_s,
                                     u"\t"_s,
                                     u"\n\n"_s,
                                     u"\r\n"_s,
                                     u"   "_s,
                                     u"\u0007"_s,
                                     QString(QChar(0xD83D)),
                                     QString(QChar(0xDC00)),
                                     QString(QChar(0xFFFD)),
                                     u"…"_s,
                                     u"“”"_s,
                                     u"——"_s,
                                     u"$5.00"_s,
                                     u"2024"_s,
                                     u"x²"_s,
                                     u"½"_s,
                                     u"#tag"_s,
                                     u"a_b"_s,
                                     u"<unk>"_s,
                                     u"[SEP]"_s,
                                     u"</s>"_s,
                                     u"Ω"_s,
                                     u"ß"_s,
                                     u"İ"_s,
                                     u"ё"_s};
    return list;
}

class Sentences final : public sentencepiece::SentenceIterator {
public:
    explicit Sentences(const QStringList &sentences)
    {
        for (const QString &sentence : sentences)
            m_sentences.push_back(sentence.toStdString());
    }

    bool done() const override { return m_next == m_sentences.size(); }
    void Next() override { ++m_next; }
    const std::string &value() const override { return m_sentences[m_next]; }
    sentencepiece::util::Status status() const override { return {}; }

private:
    std::vector<std::string> m_sentences;
    size_t m_next = 0;
};

QString corpus()
{
    return words().join(u' ') + u' ' + mixedStrings(300, 7).join(u' ');
}

Json added(std::initializer_list<std::pair<const char *, int>> tokens, bool normalized = false)
{
    Json list = Json::array();
    for (const auto &[content, id] : tokens)
        list.push_back({{"id", id},
                        {"content", content},
                        {"single_word", false},
                        {"lstrip", false},
                        {"rstrip", false},
                        {"normalized", normalized},
                        {"special", true}});
    return list;
}

// How often each run of up to `longest` letters without a blank occurs.
QMap<QString, int> pieceCounts(const QString &text, int longest)
{
    QMap<QString, int> counts;
    for (const QString &word : text.split(u' ', Qt::SkipEmptyParts)) {
        const QList<uint> letters = word.toUcs4();
        for (int from = 0; from < letters.size(); ++from) {
            QString piece;
            for (int to = from; to < std::min<qsizetype>(letters.size(), from + longest); ++to) {
                const char32_t letter = letters[to];
                piece += QString::fromUcs4(&letter, 1);
                ++counts[piece];
            }
        }
    }
    return counts;
}

// Joins the most frequent neighbours again and again. `pieces` are lists of tokens; returns vocabulary and merges.
std::pair<Json, Json> learnMerges(QList<QStringList> pieces, const QStringList &alphabet, int rounds)
{
    Json vocabulary = Json::object();
    for (const QString &token : alphabet)
        vocabulary.emplace(toUtf8(token), int(vocabulary.size()));
    Json merges = Json::array();
    for (int round = 0; round < rounds; ++round) {
        QMap<std::pair<QString, QString>, int> counts;
        for (const QStringList &piece : pieces) {
            for (qsizetype i = 0; i + 1 < piece.size(); ++i)
                ++counts[{piece[i], piece[i + 1]}];
        }
        const auto best = std::max_element(counts.begin(), counts.end());
        if (best == counts.end() || *best < 2)
            break;
        const auto [left, right] = best.key();
        merges.push_back(Json::array({toUtf8(left), toUtf8(right)}));
        vocabulary.emplace(toUtf8(left + right), int(vocabulary.size()));
        for (QStringList &piece : pieces) {
            for (qsizetype i = 0; i + 1 < piece.size(); ++i) {
                if (piece[i] == left && piece[i + 1] == right) {
                    piece[i] += right;
                    piece.removeAt(i + 1);
                }
            }
        }
    }
    return {vocabulary, merges};
}

QStringList lettersOf(const QString &text)
{
    QStringList letters;
    for (const uint letter : text.toUcs4()) {
        const char32_t one = letter;
        letters.append(QString::fromUcs4(&one, 1));
    }
    return letters;
}

QString inBytes(const QString &text)
{
    std::u32string mapped;
    for (const char byte : text.toUtf8())
        mapped.push_back(byteCharacter(static_cast<unsigned char>(byte)));
    return QString::fromStdU32String(mapped);
}

Json bert()
{
    Json vocabulary = {{"[PAD]", 0}, {"[UNK]", 1}, {"[CLS]", 2}, {"[SEP]", 3}, {"[MASK]", 4}};
    const QMap<QString, int> counts = pieceCounts(corpus().toLower(), 5);
    for (auto piece = counts.begin(); piece != counts.end(); ++piece) {
        if (*piece < 2)
            continue;
        vocabulary.emplace(toUtf8(piece.key()), int(vocabulary.size()));
        vocabulary.emplace("##" + toUtf8(piece.key()), int(vocabulary.size()));
    }
    return {{"added_tokens", added({{"[PAD]", 0}, {"[UNK]", 1}, {"[CLS]", 2}, {"[SEP]", 3}, {"[MASK]", 4}})},
            {"normalizer",
             {{"type", "BertNormalizer"},
              {"clean_text", true},
              {"handle_chinese_chars", true},
              {"strip_accents", nullptr},
              {"lowercase", true}}},
            {"pre_tokenizer", {{"type", "BertPreTokenizer"}}},
            {"post_processor",
             {{"type", "BertProcessing"}, {"sep", Json::array({"[SEP]", 3})}, {"cls", Json::array({"[CLS]", 2})}}},
            {"decoder", {{"type", "WordPiece"}, {"prefix", "##"}, {"cleanup", true}}},
            {"model",
             {{"type", "WordPiece"},
              {"unk_token", "[UNK]"},
              {"continuing_subword_prefix", "##"},
              {"max_input_chars_per_word", 100},
              {"vocab", vocabulary}}}};
}

Json byteLevel(const Json &normalizer, const Json &preTokenizer)
{
    QStringList alphabet = {u"<s>"_s, u"<pad>"_s, u"</s>"_s, u"<unk>"_s};
    for (int byte = 0; byte < 256; ++byte)
        alphabet.append(QString::fromUcs4(std::array{byteCharacter(static_cast<unsigned char>(byte))}.data(), 1));
    QList<QStringList> pieces;
    for (const QString &word : corpus().split(u' ')) {
        pieces.append(lettersOf(inBytes(word)));
        pieces.append(lettersOf(inBytes(u' ' + word)));
    }
    const auto [vocabulary, merges] = learnMerges(pieces, alphabet, 120);
    return {{"added_tokens", added({{"<s>", 0}, {"<pad>", 1}, {"</s>", 2}, {"<unk>", 3}})},
            {"normalizer", normalizer},
            {"pre_tokenizer", preTokenizer},
            {"post_processor",
             {{"type", "RobertaProcessing"},
              {"sep", Json::array({"</s>", 2})},
              {"cls", Json::array({"<s>", 0})},
              {"trim_offsets", true},
              {"add_prefix_space", false}}},
            {"decoder", {{"type", "ByteLevel"}}},
            {"model", {{"type", "BPE"}, {"vocab", vocabulary}, {"merges", merges}}}};
}

// Blanks are signs, unknown characters are spelt in bytes.
Json llama()
{
    QStringList alphabet = {u"<unk>"_s, u"<s>"_s, u"</s>"_s};
    for (int byte = 0; byte < 256; ++byte)
        alphabet.append(u"<0x%1>"_s.arg(QString::number(byte, 16).toUpper().rightJustified(2, u'0')));
    alphabet.append(u"▁"_s);
    QList<QStringList> pieces;
    for (const QString &word : words()) {
        pieces.append(lettersOf(u'▁' + word));
        for (const QString &letter : lettersOf(word)) {
            if (!alphabet.contains(letter))
                alphabet.append(letter);
        }
    }
    const auto [vocabulary, merges] = learnMerges(pieces, alphabet, 80);
    return {{"added_tokens", added({{"<unk>", 0}, {"<s>", 1}, {"</s>", 2}})},
            {"normalizer",
             {{"type", "Sequence"},
              {"normalizers",
               {{{"type", "Prepend"}, {"prepend", "▁"}},
                {{"type", "Replace"}, {"pattern", {{"String", " "}}}, {"content", "▁"}}}}}},
            {"pre_tokenizer", nullptr},
            {"post_processor", nullptr},
            {"decoder", nullptr},
            {"model",
             {{"type", "BPE"},
              {"unk_token", "<unk>"},
              {"fuse_unk", true},
              {"byte_fallback", true},
              {"vocab", vocabulary},
              {"merges", merges}}}};
}

Json unigram(const Json &normalizers)
{
    Json vocabulary = Json::array({Json::array({"<s>", 0.0}), Json::array({"<pad>", 0.0}), Json::array({"</s>", 0.0}),
                                   Json::array({"<unk>", 0.0}), Json::array({"▁", -2.5})});
    QString marked = corpus().normalized(QString::NormalizationForm_KC);
    marked.replace(u" "_s, u" ▁"_s);
    const QMap<QString, int> counts = pieceCounts(marked, 6);
    for (auto piece = counts.begin(); piece != counts.end(); ++piece) {
        if (*piece < 2 || piece.key() == u"▁"_s || piece.key().indexOf(u'▁', 1) > 0)
            continue;
        vocabulary.push_back(Json::array({toUtf8(piece.key()), std::log(double(*piece) / double(counts.size())) -
                                                                   0.013 * double(piece.key().size()) -
                                                                   1e-4 * double(vocabulary.size() % 997)}));
    }
    return {{"added_tokens", added({{"<s>", 0}, {"<pad>", 1}, {"</s>", 2}, {"<unk>", 3}})},
            {"normalizer", {{"type", "Sequence"}, {"normalizers", normalizers}}},
            {"pre_tokenizer",
             {{"type", "Sequence"},
              {"pretokenizers",
               {{{"type", "WhitespaceSplit"}},
                {{"type", "Metaspace"}, {"replacement", "▁"}, {"prepend_scheme", "always"}}}}}},
            {"post_processor",
             {{"type", "TemplateProcessing"},
              {"single",
               {{{"SpecialToken", {{"id", "<s>"}, {"type_id", 0}}}},
                {{"Sequence", {{"id", "A"}, {"type_id", 0}}}},
                {{"SpecialToken", {{"id", "</s>"}, {"type_id", 0}}}}}},
              {"pair",
               {{{"SpecialToken", {{"id", "<s>"}, {"type_id", 0}}}},
                {{"Sequence", {{"id", "A"}, {"type_id", 0}}}},
                {{"SpecialToken", {{"id", "</s>"}, {"type_id", 0}}}},
                {{"SpecialToken", {{"id", "</s>"}, {"type_id", 0}}}},
                {{"Sequence", {{"id", "B"}, {"type_id", 0}}}},
                {{"SpecialToken", {{"id", "</s>"}, {"type_id", 0}}}}}},
              {"special_tokens",
               {{"<s>", {{"id", "<s>"}, {"ids", {0}}, {"tokens", {"<s>"}}}},
                {"</s>", {{"id", "</s>"}, {"ids", {2}}, {"tokens", {"</s>"}}}}}}}},
            {"decoder", {{"type", "Metaspace"}, {"replacement", "▁"}, {"prepend_scheme", "always"}}},
            {"model", {{"type", "Unigram"}, {"unk_id", 3}, {"vocab", vocabulary}}}};
}

}  // namespace

QList<NamedTokenizer> tinyTokenizers()
{
    const Json regex = {
        {"type", "Split"},
        {"pattern",
         {{"Regex", "(?i:'s|'t|'re|'ve|'m|'ll|'d)|[^\\r\\n\\p{L}\\p{N}]?\\p{L}+|\\p{N}| ?[^\\s\\p{L}\\p{N}]+[\\r\\n]*|"
                    "\\s*[\\r\\n]+|\\s+(?!\\S)|\\s+"}}},
        {"behavior", "Isolated"},
        {"invert", false}};
    const Json bytesOnly = {{"type", "ByteLevel"}, {"add_prefix_space", false}, {"use_regex", false}};
    return {
        {u"WordPiece, as BERT"_s, bert()},
        {u"byte-level BPE, as RoBERTa"_s,
         byteLevel(nullptr, {{"type", "ByteLevel"}, {"add_prefix_space", true}, {"use_regex", true}})},
        {u"byte-level BPE with a pattern, as Qwen"_s,
         byteLevel({{"type", "NFC"}}, {{"type", "Sequence"}, {"pretokenizers", {regex, bytesOnly}}})},
        {u"BPE with bytes, as Llama"_s, llama()},
        {u"Unigram, as XLM-R"_s,
         unigram({{{"type", "NFKC"}}, {{"type", "Replace"}, {"pattern", {{"Regex", " {2,}"}}}, {"content", " "}}})},
        {u"Unigram, as ALBERT"_s, unigram({{{"type", "Replace"}, {"pattern", {{"String", "``"}}}, {"content", "\""}},
                                           {{"type", "NFKD"}},
                                           {{"type", "StripAccents"}},
                                           {{"type", "Lowercase"}}})},
    };
}

QByteArray learnedSentencePieces(const QStringList &sentences, const QByteArray &options)
{
    Sentences source(sentences);
    std::string model;
    const std::string arguments =
        (options + " --model_type=unigram --hard_vocab_limit=false --minloglevel=2").toStdString();
    if (!sentencepiece::SentencePieceTrainer::Train(arguments, &source, &model).ok())
        qFatal("the model was not learned");
    return QByteArray::fromStdString(model);
}

QStringList mixedStrings(int count, unsigned seed)
{
    static const QStringList signs = {u" "_s,  u" "_s,  u" "_s, u""_s,   u""_s,  u"，"_s,
                                      u"。"_s, u"、"_s, u","_s, u". "_s, u"!"_s, u"？"_s};
    std::mt19937 random(seed);
    const auto oneOf = [&random](const QStringList &list) { return list[qsizetype(random() % quint64(list.size()))]; };
    QStringList strings;
    for (int i = 0; i < count; ++i) {
        QString text;
        const int parts = int(random() % 14);
        for (int part = 0; part < parts; ++part)
            text += (random() % 6 == 0 ? oneOf(oddities()) : oneOf(words())) + oneOf(signs);
        strings.append(text);
    }
    return strings;
}

}  // namespace gainsay::test
