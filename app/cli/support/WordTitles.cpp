// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/support/WordTitles.h"

#include <QCoreApplication>

#include <algorithm>
#include <iterator>

namespace gainsay {

namespace {

constexpr const char *titledWords[] = {
    // batches and rounds
    QT_TRANSLATE_NOOP("cli::words", "empty"),
    QT_TRANSLATE_NOOP("cli::words", "open"),
    QT_TRANSLATE_NOOP("cli::words", "annotating"),
    QT_TRANSLATE_NOOP("cli::words", "disputed"),
    QT_TRANSLATE_NOOP("cli::words", "annotated"),
    QT_TRANSLATE_NOOP("cli::words", "checking"),
    QT_TRANSLATE_NOOP("cli::words", "returned"),
    QT_TRANSLATE_NOOP("cli::words", "accepted"),
    // people
    QT_TRANSLATE_NOOP("cli::words", "paused"),
    QT_TRANSLATE_NOOP("cli::words", "left"),
    QT_TRANSLATE_NOOP("cli::words", "annotator"),
    QT_TRANSLATE_NOOP("cli::words", "adjudicator"),
    QT_TRANSLATE_NOOP("cli::words", "supervisor"),
    QT_TRANSLATE_NOOP("cli::words", "researcher"),
    QT_TRANSLATE_NOOP("cli::words", "admin"),
};

}  // namespace

QString wordTitle(const QString &word)
{
    const auto *known =
        std::ranges::find_if(titledWords, [&](const char *titled) { return word == QLatin1StringView(titled); });
    return known == std::end(titledWords) ? word : QCoreApplication::translate("cli::words", *known);
}

}  // namespace gainsay
