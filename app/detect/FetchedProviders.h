// SPDX-License-Identifier: GPL-3.0-or-later
// ONNX Runtime looks for its providers beside itself, where users cannot write. Where they have fetched some, the
// program starts once more with the library seen in their folder.
#pragma once

namespace gainsay {

// Call at the start of main(), before threads. Comes back at once where nothing was fetched, and where the program runs
// from that folder already; otherwise it begins anew with the same arguments.
void useFetchedProviders(char **arguments);

}  // namespace gainsay
