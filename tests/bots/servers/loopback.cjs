// SPDX-License-Identifier: GPL-3.0-or-later
// Loaded before a mock server: whatever it listens on, it listens on loopback only.
"use strict";
const { Server } = require("node:net");
const listen = Server.prototype.listen;
Server.prototype.listen = function (port, ...rest) {
  return listen.call(this, { port: Number(port), host: "127.0.0.1" }, ...rest.filter((one) => typeof one === "function"));
};
