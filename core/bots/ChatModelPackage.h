// SPDX-License-Identifier: GPL-3.0-or-later
// A model package with a causal language model (`kind` "causal-lm" in model.json): network with key/value cache,
// tokenizer.json, chat format, sampling that suits it. Checked from end to end before anything is loaded; the keys are
// in training/FORMAT.md. Immutable.
#pragma once

#include "core/bots/ChatTypes.h"
#include "core/bots/KnownReplies.h"
#include "core/detect/CausalEngine.h"
#include "core/detect/package/PackageFiles.h"
#include "core/detect/tokenize/JsonTokenizer.h"

#include <array>

namespace gainsay {

// What stands around the turns, markers included.
struct ChatFormat {
    QString begin;  // before everything
    struct Turn {
        QString before;
        QString after;
    };
    std::array<Turn, 3> turns;  // by ChatRole
    QStringList ends;           // tokens that end the bot's turn

    const Turn &of(ChatRole role) const { return turns[size_t(role)]; }
};

struct ChatModelSpec {
    QString name;
    QString version;
    QStringList languages;
    int maximumLength = 512;  // tokens, history and reply together
    QString tokenizer = QStringLiteral("tokenizer.json");
    ChatFormat chat;
    SamplingParameters sampling;
    QString knownReplies;  // file of what is not to be said word for word; empty: none
    ModelFile cpu;
    ModelFile gpu;  // empty path: none
    QMap<QString, QByteArray> checksums;
    QString card;
    QMap<QString, QString> cards;
    Json about = Json::object();  // metrics, licence, data: for display
};

class ChatModelPackage {
public:
    static constexpr QLatin1StringView kind{"causal-lm"};

    // A folder that says in its model.json that it holds such a model. Looks no further.
    static bool looksLikeOne(const QString &path);
    static Result<ChatModelPackage> open(const QString &path);

    const ChatModelSpec &spec() const { return m_spec; }
    const CausalShape &shape() const { return m_shape; }
    const QString &location() const { return m_files.location(); }
    QString card(const QString &language) const;
    const QStringList &remarks() const { return m_files.remarks(); }
    std::shared_ptr<const JsonTokenizer> tokenizer() const { return m_tokenizer; }
    const std::vector<qint32> &endTokens() const { return m_endTokens; }
    const KnownReplies &knownReplies() const { return m_knownReplies; }
    CausalEngineRequest engineRequest() const;

private:
    explicit ChatModelPackage(PackageFiles files) : m_files(std::move(files)) {}

    Result<void> checkNetwork(const ModelFile &file);
    Result<void> readTokenizer();
    Result<void> readKnownReplies();

    PackageFiles m_files;
    ChatModelSpec m_spec;
    CausalShape m_shape;
    std::shared_ptr<const JsonTokenizer> m_tokenizer;
    std::vector<qint32> m_endTokens;
    KnownReplies m_knownReplies;
};

}  // namespace gainsay
