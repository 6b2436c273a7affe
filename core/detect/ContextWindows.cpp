// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/detect/ContextWindows.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace gainsay {

namespace {

constexpr std::pair<DetectMethod, QLatin1StringView> methodNames[] = {{DetectMethod::SentencePair, "sentence-pair"_L1},
                                                                      {DetectMethod::Flatten, "flatten"_L1},
                                                                      {DetectMethod::Hierarchical, "hierarchical"_L1},
                                                                      {DetectMethod::Linear, "linear"_L1}};

constexpr int contextTurns = 3;  // u1, b1, u2

bool isBlankTurn(const Utterance &turn)
{
    return QStringView(turn.text).trimmed().isEmpty();
}

ContextWindow windowAround(int target, std::optional<int> related)
{
    ContextWindow window;
    window.related = related;
    if (related) {
        if (*related > 0)
            window.all.push_back(*related - 1);
        window.all.push_back(*related);
        window.pair.push_back(*related);
        window.role.push_back(*related);
    }
    const int before = target - 1;
    if (!related) {
        // Without an earlier turn of the speaker, what led to the question is the context.
        for (int i = std::max(0, target - contextTurns); i < before; ++i)
            window.all.push_back(i);
    }
    if (before >= 0 && before != related) {
        window.all.push_back(before);
        window.role.push_back(before);
    }
    if (before >= 0)
        window.question.push_back(before);
    for (std::vector<int> *turns : {&window.all, &window.pair, &window.question, &window.role})
        turns->push_back(target);
    return window;
}

}  // namespace

QString toString(DetectMethod method)
{
    return std::ranges::find(methodNames, method, [](const auto &entry) { return entry.first; })->second;
}

std::optional<DetectMethod> detectMethodFromString(const QString &text)
{
    for (const auto &[method, name] : methodNames) {
        if (text == name)
            return method;
    }
    return std::nullopt;
}

std::vector<ContextWindow> contextWindows(const Conversation &conversation)
{
    const int target = conversation.target;
    if (conversation.related)
        return {windowAround(target, conversation.related)};
    std::vector<ContextWindow> windows;
    for (int i = target - 1; i >= 0; --i) {
        const Utterance &turn = conversation.turns[i];
        if (turn.speaker == conversation.turns[target].speaker && !isBlankTurn(turn))
            windows.push_back(windowAround(target, i));
    }
    if (windows.empty())
        windows.push_back(windowAround(target, std::nullopt));
    return windows;
}

}  // namespace gainsay
