// SPDX-License-Identifier: GPL-3.0-or-later
// ONNX Runtime reports to its maker unless it is told not to: a device id, the program's path, the model's file name,
// the system and times. Nothing of that may leave this computer. Call both at the start of main(), before threads.
#pragma once

namespace gainsay {

// Sets ORT_DISABLE_TELEMETRY. The library reads it when its first environment is made; its own function to switch
// reporting off needs such an environment and comes too late.
void disableTelemetry();

// Deletes what versions without disableTelemetry() left: the library's queue and device id in the user's cache folder,
// its logs and its session id in the temporary folder. Nothing with another name, nothing of other users.
void removeTelemetryLeftovers();

}  // namespace gainsay
