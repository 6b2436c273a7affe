// SPDX-License-Identifier: GPL-3.0-or-later
// What model.json says: which files a detector's model is made of and how to feed them. Everything but `labels`
// has a default that suits a BERT-style sentence-pair classifier; see training/FORMAT.md for the keys.
#pragma once

#include "core/base/Json.h"
#include "core/base/Result.h"
#include "core/detect/ContextWindows.h"
#include "core/detect/Prediction.h"
#include "core/detect/package/PackageFiles.h"
#include "core/detect/tokenize/SequenceEncoder.h"
#include "core/scheme/SchemeLabels.h"

#include <QByteArray>
#include <QMap>
#include <QStringList>

#include <array>
#include <optional>

namespace gainsay {

struct TokenizerSpec {
    enum class Type { WordPiece, Character, TokenizerJson, SentencePiece };

    Type type = Type::WordPiece;
    QString file = QStringLiteral("vocab.txt");
    QString family;  // SentencePiece: whose markers and ids
    bool lowerCase = true;
    bool nfkc = false;
};

// Which part of the context window a network reads.
enum class HeadInput { All, Pair, Question, Role };

// One network. Hierarchical models have one per contradiction label, others one for all labels.
struct ModelHead {
    ModelFile cpu;
    std::optional<ModelFile> gpu;
    HeadInput input = HeadInput::All;
    double temperature = 1.0;
    std::optional<int> label;  // hierarchical: the label that it tells from the rest
    double threshold = 0.5;    // hierarchical: from this probability on the label holds
};

struct ModelSpec {
    QString name;
    QString version;
    DetectMethod method = DetectMethod::SentencePair;
    QList<DetectorLabel> labels;
    bool saysWhatLabelsMean = true;  // else a labels map must come from elsewhere
    LabelsMap labelsMap;
    QStringList languages;
    int maximumLength = 512;
    TokenizerSpec tokenizer;
    SegmentStyle segments = SegmentStyle::Pair;
    std::array<QString, 4> inputs = {QStringLiteral("input_ids"), QStringLiteral("attention_mask"),
                                     QStringLiteral("token_type_ids"), QStringLiteral("position_ids")};
    std::optional<qint32> padding;  // in the place of the tokenizer's
    int firstPosition = 0;
    QString output = QStringLiteral("logits");
    QList<double> labelBias;
    QList<ModelHead> heads;
    ModelFile weights;       // linear: in the place of networks
    QString base;            // linear: the folder of a package inside this one whose answers are features; may be empty
    double temperature = 1;  // linear
    QString question;        // linear: what the labels answer
    QMap<QString, QByteArray> checksums;  // SHA-256 of other files, by path
    QString card;
    QMap<QString, QString> cards;  // the card in other languages, by ISO 639-1 code
    Json about = Json::object();   // metrics, licence, data: for display

    // How many numbers the output has per conversation.
    int outputSize() const { return method == DetectMethod::Hierarchical ? 2 : int(labels.size()); }
};

// Whether a label is a contradiction, as its name has it; none where that cannot be known.
std::optional<bool> namedContradiction(const QString &label);

// Takes the map, which must name all labels of the model and no other, and with it which of them are contradictions.
Result<void> useLabelsMap(ModelSpec &spec, const LabelsMap &map);

Result<ModelSpec> parseModelSpec(QByteArrayView json);

}  // namespace gainsay
