// SPDX-License-Identifier: GPL-3.0-or-later
// learn_rows FILE STRENGTH: fits the rows of a JSON file ({"rows": [{"turns": […], "label": n, "held": bool}…],
// "labels": n}) with our solver, and prints the features it was given beside the probabilities that it gives the
// held-out rows.
#include "core/learn/LogisticRegression.h"

#include <QFile>

#include <cstdio>

using namespace gainsay;

namespace {

Conversation conversationOf(const Json &turns)
{
    Conversation conversation;
    for (const Json &turn : turns) {
        const bool user = conversation.turns.size() % 2 == 0;
        conversation.turns.append(
            {user ? QStringLiteral("user") : QStringLiteral("bot"), fromUtf8(turn.get<std::string>())});
    }
    conversation.target = int(conversation.turns.size()) - 1;
    return conversation;
}

}  // namespace

int main(int argc, char **argv)
{
    QFile file(argc == 3 ? QString::fromLocal8Bit(argv[1]) : QString());
    if (!file.open(QIODevice::ReadOnly))
        return 2;
    const Json input = Json::parse(file.readAll().toStdString());
    const int labels = input.at("labels").get<int>();
    RowCollector collected;
    std::vector<std::uint32_t> training;
    std::vector<std::uint32_t> held;
    for (const Json &row : input.at("rows")) {
        (row.at("held").get<bool>() ? held : training).push_back(std::uint32_t(collected.size()));
        collected.add(turnFeatures(conversationOf(row.at("turns"))), row.at("label").get<int>(), collected.size());
    }
    const SparseRows rows = SparseRows::build(std::move(collected), featureSpace);
    RegressionOptions options;
    options.strength = QByteArray(argv[2]).toDouble();
    const Result<RegressionWeights> weights = fitRegression(rows, training, labels, options);
    if (!weights)
        return 1;
    Json out = {{"columns", rows.columns()}, {"rows", Json::array()}, {"said", Json::array()}};
    for (size_t row = 0; row < rows.size(); ++row) {
        Json features = Json::array();
        for (const Feature &feature : rows.row(row))
            features.push_back(Json::array({feature.index, feature.value}));
        out["rows"].push_back(std::move(features));
    }
    for (const std::uint32_t row : held) {
        std::vector<double> chance(static_cast<size_t>(labels));
        rowProbabilities(*weights, rows.row(row), chance);
        out["said"].push_back(chance);
    }
    std::puts(out.dump().c_str());
    return 0;
}
