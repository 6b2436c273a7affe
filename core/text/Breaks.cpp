// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/text/Breaks.h"

#include <unicode/brkiter.h>

#include <memory>

namespace gainsay {

namespace {

std::unique_ptr<icu::BreakIterator> makeIterator(BreakKind kind)
{
    UErrorCode status = U_ZERO_ERROR;
    std::unique_ptr<icu::BreakIterator> iterator(
        kind == BreakKind::Grapheme ? icu::BreakIterator::createCharacterInstance(icu::Locale::getRoot(), status)
                                    : icu::BreakIterator::createWordInstance(icu::Locale::getRoot(), status));
    return U_SUCCESS(status) ? std::move(iterator) : nullptr;
}

// Building an iterator loads rules and dictionaries; one per thread is kept.
icu::BreakIterator *iteratorFor(BreakKind kind)
{
    thread_local const std::unique_ptr<icu::BreakIterator> graphemes = makeIterator(BreakKind::Grapheme);
    thread_local const std::unique_ptr<icu::BreakIterator> words = makeIterator(BreakKind::Word);
    return kind == BreakKind::Grapheme ? graphemes.get() : words.get();
}

}  // namespace

QList<int> breaksOf(const QString &text, BreakKind kind)
{
    QList<int> breaks{0};
    if (text.isEmpty())
        return breaks;
    icu::BreakIterator *iterator = iteratorFor(kind);
    if (!iterator) {  // ICU without its data: every unit is a piece
        for (int i = 1; i <= text.size(); ++i)
            breaks.append(i);
        return breaks;
    }
    // The alias keeps the characters where they are; `text` outlives it.
    const icu::UnicodeString alias(false, reinterpret_cast<const char16_t *>(text.utf16()), int(text.size()));
    iterator->setText(alias);
    for (int at = iterator->next(); at != icu::BreakIterator::DONE; at = iterator->next())
        breaks.append(at);
    iterator->setText(icu::UnicodeString());
    return breaks;
}

}  // namespace gainsay
