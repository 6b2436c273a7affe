// SPDX-License-Identifier: GPL-3.0-or-later
// What is answered while the item on screen is being read again: it is newer than what comes, and goes on top of it.
#pragma once

#include "core/base/Json.h"

#include <QStringList>

namespace gainsay {

class PendingEdits {
public:
    void answered(const QString &question);
    void submitted() { m_submit = true; }
    void notSubmitted() { m_submit = false; }
    // Another item came: nobody answers what is not on screen yet.
    void forget();
    // `stored` with those answers of `typed`.
    Json over(Json stored, const Json &typed) const;

    // Once only.
    QStringList takeQuestions();
    bool takeSubmit();

private:
    QStringList m_questions;
    bool m_submit = false;
};

}  // namespace gainsay
