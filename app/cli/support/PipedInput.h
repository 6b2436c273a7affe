// SPDX-License-Identifier: GPL-3.0-or-later
// Standard input as it comes: gives what is there, instead of waiting until a whole block is, as QFile does.
#pragma once

#include <QIODevice>

namespace gainsay {

class PipedInput final : public QIODevice {
public:
    PipedInput();

    bool isSequential() const override { return true; }
    // Reading now gives something, or the end.
    static bool isReady();

protected:
    qint64 readData(char *data, qint64 most) override;
    qint64 writeData(const char *, qint64) override { return -1; }
};

}  // namespace gainsay
