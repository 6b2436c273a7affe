// SPDX-License-Identifier: GPL-3.0-or-later
// The readers that are tried with bytes nobody expected: each a name, which is also the folder of its corpus, and a
// function that must neither crash nor hang, whatever it is given.
#pragma once

#include <QByteArray>

#include <span>

namespace gainsay::fuzz {

struct Target {
    const char *name;
    void (*run)(const QByteArray &bytes);
};

std::span<const Target> targets();
// Null: there is none of that name.
const Target *targetNamed(QByteArrayView name);

}  // namespace gainsay::fuzz
