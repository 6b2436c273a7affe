// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/scheme/SchemeLabels.h"

#include "core/base/Phrases.h"
#include "core/base/TranslatableText.h"

using namespace Qt::StringLiterals;

namespace gainsay {

const QString anyContradiction = u"contradiction"_s;

namespace {

struct LabelWords {
    GAINSAY_TR(scheme)
};

const QString noneWord = u"none"_s;

}  // namespace

Result<LabelsMap> parseLabelsMap(const QString &text)
{
    LabelsMap map;
    for (const QString &part : text.split(u',', Qt::SkipEmptyParts)) {
        const qsizetype equals = part.indexOf(u'=');
        const QString from = part.left(equals).trimmed();
        const QString to = part.mid(equals + 1).trimmed();
        if (equals < 1 || from.isEmpty() || to.isEmpty())
            return invalidInput(
                LabelWords::tr("The labels map reads \"entailment=none,neutral=none,contradiction=contradiction\"; "
                               "\"%1\" does not.")
                    .arg(part));
        if (map.contains(from) && map.value(from) != to)
            return invalidInput(LabelWords::tr("The labels map says two things of \"%1\".").arg(from));
        map.insert(from, to);
    }
    return map;
}

QString labelsMapText(const LabelsMap &map)
{
    QStringList parts;
    for (const auto &[from, to] : map.asKeyValueRange())
        parts.append(from + u'=' + to);
    return parts.join(u',');
}

QString labelsMapExample(const QStringList &modelLabels)
{
    QStringList parts;
    for (const QString &label : modelLabels)
        parts.append(label + u'=' +
                     (label.contains("contradict"_L1, Qt::CaseInsensitive) ? anyContradiction : noneWord));
    return parts.join(u',');
}

bool isInferenceLabel(const QString &label)
{
    static const QStringList words{u"entailment"_s,    u"entail"_s,         u"neutral"_s,
                                   u"contradiction"_s, u"not_entailment"_s, u"not-entailment"_s};
    return words.contains(label.toLower());
}

SchemeLabels::SchemeLabels(const Scheme &scheme)
{
    const Question *gold = scheme.question(scheme.goldQuestion);
    if (!gold)
        return;
    QStringList negative;
    bool others = false;
    for (const Option &option : gold->options) {
        const QString value = answerText(option.value);
        m_values.append(value);
        m_codes.insert(value, option.code);
        if (option.role == u"none"_s)
            negative.append(value);
        else if (option.role == u"neutral"_s)
            others = true;
        else if (option.role != u"incoherent"_s)
            m_contradictions.append(value);
    }
    if (negative.size() == 1 && !others)
        m_none = negative.first();
    // Values go before codes, and codes before titles, where one word stands for two things.
    for (const Option &option : gold->options)
        m_words.insert(answerText(option.value).toLower(), answerText(option.value));
    for (const Option &option : gold->options) {
        if (const QString code = QString::number(option.code); !m_words.contains(code))
            m_words.insert(code, answerText(option.value));
    }
    for (const Option &option : gold->options) {
        for (const QString &language : LocalizedText::languages()) {
            for (const LocalizedText &title : {option.title, option.shortTitle}) {
                if (const QString word = title.text(language).toLower(); !word.isEmpty() && !m_words.contains(word))
                    m_words.insert(word, answerText(option.value));
            }
        }
    }
    if (!asksForContradictions())
        return;
    if (!m_words.contains(noneWord))
        m_words.insert(noneWord, m_none);
    if (!m_words.contains(anyContradiction))
        m_words.insert(anyContradiction, m_contradictions.size() == 1 ? m_contradictions.first() : anyContradiction);
}

QString SchemeLabels::value(const QString &word) const
{
    return m_words.value(word.trimmed().toLower());
}

std::optional<int> SchemeLabels::code(const QString &value) const
{
    const auto found = m_codes.constFind(value);
    return found == m_codes.constEnd() ? std::nullopt : std::optional(*found);
}

bool SchemeLabels::isContradiction(const QString &value) const
{
    return m_contradictions.contains(value) || (value == anyContradiction && !m_codes.contains(value));
}

Result<QMap<QString, QString>> mappedLabels(const LabelsMap &map, const QStringList &modelLabels, const Scheme &scheme)
{
    const SchemeLabels known(scheme);
    QMap<QString, QString> values;
    QStringList missing;
    for (const QString &label : modelLabels) {
        const auto to = map.constFind(label);
        if (to == map.constEnd()) {
            missing.append(label);
            continue;
        }
        const QString value = known.value(*to);
        if (value.isEmpty()) {
            QStringList words = known.values();
            if (known.asksForContradictions())
                words += {noneWord, anyContradiction};
            words.removeDuplicates();
            return invalidInput(LabelWords::tr("The labels map gives %1 for %2, which the scheme %3 does not have; it "
                                               "has %4.")
                                    .arg(quoted(*to), quoted(label), scheme.id, listing(words)));
        }
        values.insert(label, value);
    }
    if (!missing.isEmpty())
        return invalidInput(
            LabelWords::tr("The labels map says nothing of %1. It must name every label of the model: %2.")
                .arg(listing(missing), labelsMapExample(modelLabels)));
    for (const QString &from : map.keys()) {
        if (!modelLabels.contains(from))
            return invalidInput(LabelWords::tr("The labels map names %1, which is none of the model's labels: %2.")
                                    .arg(quoted(from), listing(modelLabels)));
    }
    return values;
}

}  // namespace gainsay
