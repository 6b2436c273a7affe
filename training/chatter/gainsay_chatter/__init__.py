# SPDX-License-Identifier: GPL-3.0-or-later
"""Makes chatter-zh, the small Chinese chatbot that Gainsay ships."""
