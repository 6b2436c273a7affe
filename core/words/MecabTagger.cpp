// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/words/MecabTagger.h"

#include "core/base/TranslatableText.h"

#include <QFile>
#include <QFileInfo>

#include <mecab.h>

namespace gainsay {

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype tagParts = 7;

WordKind kindOfIpaTag(const QString &tag)
{
    struct Row {
        QStringView tag;
        WordKind kind;
    };
    // The first that the tag begins with.
    static constexpr Row rows[] = {
        {u"名詞,固有名詞,人名", WordKind::Person},
        {u"名詞,固有名詞,地域", WordKind::Place},
        {u"名詞,固有名詞", WordKind::Name},
        {u"名詞,代名詞", WordKind::Pronoun},
        {u"名詞,数", WordKind::Number},
        {u"名詞,接尾,助数詞", WordKind::Measure},
        {u"名詞,副詞可能", WordKind::Time},
        {u"名詞,形容動詞語幹", WordKind::Adjective},
        {u"名詞,接尾", WordKind::Other},
        {u"名詞,非自立", WordKind::Other},
        {u"名詞,特殊", WordKind::Other},
        {u"名詞,接続詞的", WordKind::Other},
        {u"名詞", WordKind::Noun},
        {u"動詞", WordKind::Verb},
        {u"形容詞", WordKind::Adjective},
        {u"副詞", WordKind::Adverb},
        {u"助詞", WordKind::Particle},
        {u"助動詞", WordKind::Particle},
        {u"接続詞", WordKind::Particle},
        {u"感動詞", WordKind::Particle},
        {u"フィラー", WordKind::Particle},
        {u"記号", WordKind::Punctuation},
    };
    for (const Row &row : rows) {
        if (tag.startsWith(row.tag))
            return row.kind;
    }
    return WordKind::Other;
}

// Marks that the dictionary does not have are tagged like unknown nouns.
bool isMarkOnly(const QString &text)
{
    for (const QChar unit : text) {
        if (unit.isLetterOrNumber() || unit.isSurrogate())
            return false;
    }
    return true;
}

}  // namespace

struct MecabTagger::Library {
    std::unique_ptr<MeCab::Model> model;
    std::unique_ptr<MeCab::Tagger> tagger;  // takes a lattice from each thread
};

MecabTagger::MecabTagger(std::unique_ptr<Library> library) : m_library(std::move(library)) {}

MecabTagger::~MecabTagger() = default;

Result<std::unique_ptr<MecabTagger>> MecabTagger::open(const QString &dictionary)
{
    const Error missing = notFound(
        TranslatableText::translate("words", "the Japanese dictionary %1 cannot be read: install mecab-ipadic-utf8")
            .arg(dictionary));
    if (!QFileInfo::exists(dictionary + u"/sys.dic"_s))
        return missing;
    auto library = std::make_unique<Library>();
    // Settings of this computer's user must not change what words are.
    QByteArray folder = QFile::encodeName(dictionary);
    QByteArray program = "mecab", settings = "-r", none = "/dev/null", option = "-d";
    char *arguments[] = {program.data(), settings.data(), none.data(), option.data(), folder.data()};
    library->model.reset(MeCab::createModel(int(std::size(arguments)), arguments));
    if (!library->model)
        return missing;
    library->tagger.reset(library->model->createTagger());
    if (!library->tagger)
        return missing;
    return std::unique_ptr<MecabTagger>(new MecabTagger(std::move(library)));
}

QList<TaggedWord> MecabTagger::words(const QString &text) const
{
    const QByteArray bytes = text.toUtf8();
    const std::unique_ptr<MeCab::Lattice> lattice(m_library->model->createLattice());
    lattice->set_sentence(bytes.constData(), size_t(bytes.size()));
    QList<TaggedWord> words;
    if (!m_library->tagger->parse(lattice.get()))
        return words;
    int at = 0;
    const char *behind = bytes.constData();
    for (const MeCab::Node *node = lattice->bos_node(); node; node = node->next) {
        if (node->stat == MECAB_BOS_NODE || node->stat == MECAB_EOS_NODE)
            continue;
        at += int(QString::fromUtf8(behind, node->surface - behind).size());
        TaggedWord word;
        word.text = QString::fromUtf8(node->surface, node->length);
        word.start = at;
        word.length = int(word.text.size());
        at += word.length;
        behind = node->surface + node->length;
        if (word.text.trimmed().isEmpty())
            continue;
        word.tag = QString::fromUtf8(node->feature).split(u',').mid(0, tagParts).join(u',');
        word.kind = isMarkOnly(word.text) ? WordKind::Punctuation : kindOfIpaTag(word.tag);
        words.append(std::move(word));
    }
    return words;
}

bool MecabTagger::knows(const QString &word) const
{
    const QByteArray bytes = word.toUtf8();
    const std::unique_ptr<MeCab::Lattice> lattice(m_library->model->createLattice());
    lattice->set_sentence(bytes.constData(), size_t(bytes.size()));
    if (!m_library->tagger->parse(lattice.get()))
        return false;
    const MeCab::Node *first = lattice->bos_node()->next;
    return first && first->stat == MECAB_NOR_NODE && first->length == bytes.size();
}

}  // namespace gainsay
