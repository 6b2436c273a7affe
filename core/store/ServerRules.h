// SPDX-License-Identifier: GPL-3.0-or-later
// Who keeps the rules of a project: this program, or the server it is on.
#pragma once

#include <QString>

namespace gainsay {

struct ServerRules {
    enum class Kind {
        Trusting,  // a file, or an account that may do everything: the program alone keeps them
        Owner,     // the server keeps them for everybody else, not for this account
        Enforced,  // the server keeps them for this login
    };

    Kind kind = Kind::Trusting;
    QString person;  // Enforced: whose login it is; empty if nobody's who is active

    friend bool operator==(const ServerRules &, const ServerRules &) = default;
};

}  // namespace gainsay
