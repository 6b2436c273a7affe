// SPDX-License-Identifier: GPL-3.0-or-later
// A JSON object whose list "errors" is written as the errors come, however many: millions of bad rows must not be held
// until the end. The other fields follow behind the list.
#pragma once

#include "app/cli/support/Invocation.h"

namespace gainsay {

class JsonErrors {
public:
    explicit JsonErrors(Invocation &call) : m_call(call) {}

    void add(const Json &error);
    // Closes the object. `fields` is an object without "errors".
    void finish(const Json &fields);
    // Nothing has been written yet.
    bool isEmpty() const { return !m_open; }

private:
    Invocation &m_call;
    bool m_open = false;
};

}  // namespace gainsay
