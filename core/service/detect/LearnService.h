// SPDX-License-Identifier: GPL-3.0-or-later
// Teaches a detector with the labels of a project and writes it as a model package. Nothing in the project changes but
// the audit trail; the package becomes the detector when somebody opens it. One thread, any thread.
#pragma once

#include "core/base/Clock.h"
#include "core/base/Progress.h"
#include "core/detect/run/DetectorSource.h"
#include "core/learn/LearnedPackage.h"
#include "core/scheme/Scheme.h"
#include "core/store/Storage.h"

namespace gainsay {

// Whose labels: what people have settled, what came with the files, or people's where there are any, else the files'.
enum class LearnGold { People, Imported, All };

std::optional<LearnGold> learnGoldFromString(const QString &text);
QString toString(LearnGold gold);

// Whether every label counts the same, or by the ability of the people who gave it.
enum class LearnWeighting { Same, Ability };

// A model whose answers are features; none: the words alone.
struct LearnBase {
    std::shared_ptr<const Detector> detector;
    std::shared_ptr<const ModelPackage> package;
};

// `model` is the folder or zip of a package, `none` for no base, or empty: the first installed one that is not learned
// itself; where there is none, or no model can be run, learning goes on without.
Result<LearnBase> openLearnBase(const DetectorSource &source, const QString &model);

struct LearnRequest {
    QString question;  // empty: the one that gives the label
    LearnGold gold = LearnGold::All;
    LearnWeighting weighting = LearnWeighting::Same;
    QString folder;  // where the package goes; its last part is the model's name
    LearnBase base;
};

struct LearnOutcome {
    LearnedPackage package;
    QString folder;
    QStringList remarks;  // what was left out, and why; in the language of the program
};

class LearnService {
public:
    LearnService(Storage &storage, const Clock &clock, QString user)
        : m_storage(storage), m_clock(clock), m_user(std::move(user))
    {
    }

    // Questions with one answer out of a few: what can be learned.
    static QStringList learnableQuestions(const Scheme &scheme);
    // How many labels there are to learn the scheme's label from; quick.
    Result<qint64> countLabels(LearnGold gold);

    // Training items and what left the set are not learned from. Cancelling leaves nothing behind.
    Result<LearnOutcome> learn(const LearnRequest &request, Progress &progress);

private:
    Storage &m_storage;
    const Clock &m_clock;
    QString m_user;
};

}  // namespace gainsay
