// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/store/PrelabelStore.h"

#include "core/base/TranslatableText.h"

#include <algorithm>
#include <map>
#include <vector>

namespace gainsay {

double Prelabel::confidence() const
{
    return probabilities.value(label);
}

double Prelabel::margin() const
{
    if (label.isEmpty())
        return 0.0;
    double next = -1.0;
    for (auto entry = probabilities.cbegin(); entry != probabilities.cend(); ++entry) {
        if (entry.key() != label)
            next = std::max(next, entry.value());
    }
    return next < 0.0 ? -1.0 : confidence() - next;
}

Result<Prelabel> readPrelabel(const QString &label, const Json &details)
{
    Prelabel prelabel;
    prelabel.label = label;
    try {
        for (const auto &[name, probability] : details.value("probabilities", std::map<std::string, double>()))
            prelabel.probabilities.insert(fromUtf8(name), probability);
        prelabel.reason = fromUtf8(details.value("reason", std::string()));
        if (details.contains("related"))
            prelabel.related = details.at("related").get<int>();
        prelabel.provider = fromUtf8(details.value("provider", std::string()));
        for (const std::string &candidate : details.value("ranking", std::vector<std::string>()))
            prelabel.ranking.append(fromUtf8(candidate));
        for (const auto &[candidate, score] : details.value("scores", std::map<std::string, double>()))
            prelabel.scores.insert(fromUtf8(candidate), score);
        prelabel.rationale = fromUtf8(details.value("rationale", std::string()));
        for (const Json &sample : details.value("samples", Json::array())) {
            const Json said = sample.value("label", Json());
            prelabel.samples.append({said.is_null() ? QString() : fromUtf8(said.get<std::string>()),
                                     fromUtf8(sample.value("rationale", std::string()))});
        }
    } catch (const Json::exception &exception) {
        return corrupt(TranslatableText::translate("core", "a prelabel's details are not as written: %1")
                           .arg(QString::fromUtf8(exception.what())));
    }
    return prelabel;
}

}  // namespace gainsay
