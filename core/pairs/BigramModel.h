// SPDX-License-Identifier: GPL-3.0-or-later
// How likely a word follows another, from the utterances of a corpus. Interpolated after Witten and Bell (1991):
//     P(w|h) = (c(h,w) + T(h) P(w)) / (c(h) + T(h)),   P(w) = (c(w) + 1) / (N + V + 1)
// where c counts, T(h) is the number of different words seen behind h, N that of all words, V that of different ones;
// the 1 stands for words that were never seen. An utterance ends with the word end() and begins behind begin(). Words
// are compared without regard to case. Not to be changed while other threads read.
#pragma once

#include <QHash>
#include <QString>
#include <QStringList>

#include <vector>

namespace gainsay {

class BigramModel {
public:
    static QString begin() { return QStringLiteral("<s>"); }
    static QString end() { return QStringLiteral("</s>"); }

    void add(const QStringList &words);

    // Natural logarithm; finite for any words once something was added.
    double logProbability(const QString &word, const QString &behind) const;
    qint64 count(const QString &word) const;
    qint64 words() const { return m_total; }
    qint64 different() const { return m_different; }

private:
    struct Seen {
        qint64 count = 0;      // as a word; begin() is none
        qint64 followed = 0;   // c(h)
        qint64 followers = 0;  // T(h)
    };

    int idOf(const QString &word);
    const Seen *seen(const QString &word) const;

    QHash<QString, int> m_ids;
    std::vector<Seen> m_seen;
    QHash<quint64, qint64> m_pairs;
    qint64 m_total = 0;
    qint64 m_different = 0;
};

}  // namespace gainsay
