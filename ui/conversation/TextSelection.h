// SPDX-License-Identifier: GPL-3.0-or-later
// A selection inside one text that snaps to characters, words or clauses; positions are UTF-16 offsets.
// Knows nothing of widgets, so that mouse and keyboard share its rules.
#pragma once

#include <QList>
#include <QString>

namespace gainsay {

enum class SelectionUnit { Character, Word, Clause };

class TextSelection {
public:
    TextSelection() = default;
    explicit TextSelection(const QString &text);

    int start() const { return m_start; }
    int end() const { return m_end; }
    bool isEmpty() const { return m_start == m_end; }

    void clear();
    void selectAll();
    // Takes over two positions (in any order), widened to whole units.
    void set(int from, int to, SelectionUnit unit);
    // Selects the unit after (or before) what is selected now; the first (last) if nothing is.
    void step(SelectionUnit unit, bool forward);
    // Moves the end by one unit: forward grows, back shrinks; never below one character.
    void moveEnd(SelectionUnit unit, bool forward);
    // The same for the start: back grows, forward shrinks.
    void moveStart(SelectionUnit unit, bool forward);

private:
    const QList<int> &breaks(SelectionUnit unit) const;
    int nextBreak(SelectionUnit unit, int position) const;
    int previousBreak(SelectionUnit unit, int position) const;
    bool isBlank(int from, int to) const;

    QString m_text;
    QList<int> m_characters{0};
    QList<int> m_words{0};
    QList<int> m_clauses{0};
    int m_start = 0;
    int m_end = 0;
};

}  // namespace gainsay
