// SPDX-License-Identifier: GPL-3.0-or-later
// What protects the way to where a project is kept.
#pragma once

namespace gainsay {

enum class ConnectionSecurity {
    Local,      // a file, or a server on this computer: nothing leaves it
    Plain,      // a server, and whoever is on the way can read along
    Encrypted,  // but nothing was shown that the server is the one it says it is
    Certified,  // its certificate comes from the authority that the address names; its name was not compared
    Verified,   // that, and the name in the certificate is the server's
};

}  // namespace gainsay
