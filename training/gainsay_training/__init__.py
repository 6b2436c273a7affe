# SPDX-License-Identifier: GPL-3.0-or-later
"""Training of contradiction detectors for Gainsay."""
