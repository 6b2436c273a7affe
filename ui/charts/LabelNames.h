// SPDX-License-Identifier: GPL-3.0-or-later
// How the answers to a question are called and coloured in reports; tables from elsewhere keep their own labels.
#pragma once

#include "core/scheme/AnswerTitles.h"
#include "ui/theme/Palette.h"

namespace gainsay {

class LabelNames {
public:
    LabelNames() = default;
    LabelNames(const Question &question, const QString &language);

    QString name(const QString &value) const { return m_titles.title(value); }
    QStringList names(const QStringList &values) const { return m_titles.titles(values); }
    Tone tone(const QString &value) const { return m_tones.value(value, Tone::Accent); }

private:
    AnswerTitles m_titles;
    QHash<QString, Tone> m_tones;
};

}  // namespace gainsay
