// SPDX-License-Identifier: GPL-3.0-or-later
// How texts were worded: which sentence of the program stands behind words that are already on screen, and with what in
// its places. A banner or a job can so follow the language although whoever worded it is gone.
#pragma once

#include <QHash>
#include <QMutex>
#include <QString>

namespace gainsay {

// A sentence of the program as it was given out in one language, its places (%1, %n) open.
struct GivenWords {
    QByteArray context;
    QByteArray source;
    QByteArray comment;
    QString words;
};

// Every sentence that was given out since the language was chosen. Threads may add to it at the same time.
class WordMemory {
public:
    void remember(const char *context, const char *source, const char *comment, int n, const QString &words);
    // All of them; begins anew.
    QList<GivenWords> take();

private:
    QMutex m_mutex;
    QHash<size_t, GivenWords> m_given;
};

// `words` worded anew by whatever translators are installed now; what `given` does not explain stays as it is.
QString wordedAnew(const QString &words, const QList<GivenWords> &given);

}  // namespace gainsay
