// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/text/Breaks.h"

#include <unicode/brkiter.h>

#include <memory>

namespace gainsay {

namespace {

std::unique_ptr<icu::BreakIterator> makeIterator(BreakKind kind)
{
    UErrorCode status = U_ZERO_ERROR;
    const auto create = kind == BreakKind::Grapheme ? &icu::BreakIterator::createCharacterInstance
                        : kind == BreakKind::Word   ? &icu::BreakIterator::createWordInstance
                                                    : &icu::BreakIterator::createSentenceInstance;
    std::unique_ptr<icu::BreakIterator> iterator(create(icu::Locale::getRoot(), status));
    return U_SUCCESS(status) ? std::move(iterator) : nullptr;
}

// Building an iterator loads rules and dictionaries; one per thread is kept.
icu::BreakIterator *iteratorFor(BreakKind kind)
{
    thread_local const std::unique_ptr<icu::BreakIterator> graphemes = makeIterator(BreakKind::Grapheme);
    thread_local const std::unique_ptr<icu::BreakIterator> words = makeIterator(BreakKind::Word);
    thread_local const std::unique_ptr<icu::BreakIterator> sentences = makeIterator(BreakKind::Sentence);
    return kind == BreakKind::Grapheme ? graphemes.get() : kind == BreakKind::Word ? words.get() : sentences.get();
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
