// SPDX-License-Identifier: GPL-3.0-or-later
// Reads what a report counts out of stored JSON without building values: a million conversations are read for every
// report. What is stored is compact; anything unusual is answered with false, and read the long way by the caller.
#pragma once

#include <QByteArrayView>

#include <functional>

namespace gainsay {

// Visits the fields of an object with their values as they are written. False: it is no object that can be read so.
bool eachJsonField(QByteArrayView object, const std::function<void(QByteArrayView name, QByteArrayView value)> &visit);

// Visits turns stored as [[speaker, text, …], …]: the speaker in raw UTF-8, the text by its number of code points.
bool eachTurn(QByteArrayView turns, const std::function<void(QByteArrayView speaker, qint64 points)> &visit);

}  // namespace gainsay
