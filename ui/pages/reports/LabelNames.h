// SPDX-License-Identifier: GPL-3.0-or-later
// How the answers to a question are called and coloured in reports; tables from elsewhere keep their own labels.
#pragma once

#include "core/scheme/Scheme.h"
#include "ui/theme/Palette.h"

namespace gainsay {

class LabelNames {
public:
    LabelNames() = default;
    LabelNames(const Question &question, const QString &language);

    QString name(const QString &value) const;
    QStringList names(const QStringList &values) const;
    Tone tone(const QString &value) const;

private:
    struct Look {
        QString name;
        Tone tone = Tone::Accent;
    };
    QHash<QString, Look> m_looks;
};

}  // namespace gainsay
