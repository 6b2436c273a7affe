// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/service/detect/LearnService.h"

#include "core/base/Phrases.h"
#include "core/base/TranslatableText.h"
#include "core/detect/LabelMap.h"
#include "core/detect/ParallelFor.h"
#include "core/detect/Silence.h"
#include "core/service/detect/LearnRows.h"
#include "core/service/detect/LearnWeights.h"
#include "core/service/project/ActiveScheme.h"
#include "core/store/AuditStore.h"
#include "core/store/ConversationStore.h"
#include "core/store/PrelabelCalibration.h"
#include "core/store/PrelabelStore.h"
#include "core/store/ProjectStore.h"

#include <QCryptographicHash>
#include <QDir>
#include <QFileInfo>

#include <algorithm>
#include <cstring>
#include <thread>

using namespace Qt::StringLiterals;

namespace gainsay {

namespace {

constexpr std::pair<LearnGold, QLatin1StringView> goldNames[] = {
    {LearnGold::People, "people"_L1}, {LearnGold::Imported, "imported"_L1}, {LearnGold::All, "all"_L1}};
constexpr int chunkSize = 512;
// A model judges a few hundred conversations a second; who has more labels lets it judge the project first.
constexpr qsizetype mostToAskBase = 20'000;
constexpr double suspiciousLead = 0.08;  // above what its own card says

struct LearnWords {
    GAINSAY_TR(learn)
};

// A part of the whole progress.
class PartProgress final : public Progress {
public:
    PartProgress(Progress &whole, int from, int to) : m_whole(whole), m_from(from), m_to(to) {}

    void report(qint64 done, qint64 total) override
    {
        m_whole.report(m_from + (m_to - m_from) * done / std::max<qint64>(1, total), 1000);
    }
    bool isCancelled() const override { return m_whole.isCancelled(); }

private:
    Progress &m_whole;
    int m_from;
    int m_to;
};

quint64 contextOf(const Conversation &conversation)
{
    // Everything up to the turn before the last question: u1 and b1 of a CDConv conversation.
    QCryptographicHash hash(QCryptographicHash::Md5);
    const int end = std::max(1, conversation.target - 1);
    for (int turn = 0; turn < std::min<int>(end, int(conversation.turns.size())); ++turn) {
        hash.addData(conversation.turns[turn].text.toUtf8());
        hash.addData(QByteArrayView("\n"));
    }
    const QByteArray digest = hash.result();
    quint64 group = 0;
    std::memcpy(&group, digest.constData(), sizeof group);
    return group;
}

// Speakers and texts, one turn a line: who has the conversations can tell whether they are among these.
QByteArray textHash(const Conversation &conversation)
{
    QCryptographicHash hash(QCryptographicHash::Sha256);
    for (const Utterance &turn : conversation.turns)
        hash.addData((turn.speaker + u'\t' + turn.text + u'\n').toUtf8());
    return hash.result();
}

struct BaseAnswer {
    QList<double> probabilities;
    QString label;  // empty: silent
};

// One learning from the first row to the package.
class Lesson {
public:
    Lesson(Storage &storage, const LearnRequest &request, Progress &progress)
        : m_storage(storage), m_request(request), m_progress(progress)
    {
    }

    Result<LearnOutcome> run(qint64 now)
    {
        ASSIGN_OR_RETURN(const auto active, activeScheme(m_storage.project()));
        m_scheme = active.scheme;
        RETURN_IF_ERROR(chooseQuestion());
        PartProgress counting(m_progress, 0, 50);
        ASSIGN_OR_RETURN(m_rows, labelledRows(m_storage, m_scheme, *m_question, m_request.gold, counting));
        chooseLabels();
        RETURN_IF_ERROR(weigh());
        RETURN_IF_ERROR(prepareBase());
        ASSIGN_OR_RETURN(auto collected, collect());
        const size_t columns = mostColumnsFor(collected.size(), int(m_names.size()));
        SparseRows rows = SparseRows::build(std::move(collected), columns);
        expectBase(rows);
        PartProgress learning(m_progress, 300, 980);
        ASSIGN_OR_RETURN(auto learned, learnLinear(rows, m_names, m_baseBias, learning));
        describe(std::move(learned), rows, now);
        if (m_progress.isCancelled())
            return cancelled(LearnWords::tr("Learning was stopped; nothing was written."));
        RETURN_IF_ERROR(writeLearnedPackage(m_outcome.package, m_request.folder));
        m_outcome.folder = m_request.folder;
        m_progress.report(1000, 1000);
        return std::move(m_outcome);
    }

private:
    Result<void> chooseQuestion()
    {
        const QString id = m_request.question.isEmpty() ? m_scheme.goldQuestion : m_request.question;
        m_question = m_scheme.question(id);
        const QStringList possible = LearnService::learnableQuestions(m_scheme);
        if (!m_question || !possible.contains(id)) {
            return invalidInput(
                LearnWords::tr("\"%1\" is no question with one answer out of a few; the scheme %2 has %3")
                    .arg(id, m_scheme.id, possible.isEmpty() ? LearnWords::tr("none") : listing(possible)));
        }
        return {};
    }

    // In the order of the scheme; those that occur once cannot be held out.
    void chooseLabels()
    {
        QMap<QString, qint64> counts;
        for (const LabelledRow &row : m_rows)
            ++counts[row.label];
        QStringList order;
        for (const Option &option : m_question->options)
            order.append(answerText(option.value));
        for (const QString &label : counts.keys()) {
            if (!order.contains(label))
                order.append(label);
        }
        QStringList rare;
        for (const QString &label : std::as_const(order)) {
            if (counts.value(label) >= fewestPerLabel)
                m_names.append(label);
            else if (counts.contains(label))
                rare.append(label);
        }
        if (!rare.isEmpty())
            m_outcome.remarks.append(
                LearnWords::tr("Too rare to be learned, so the model never gives it: %1.").arg(listing(rare)));
        m_rows.removeIf([this](const LabelledRow &row) { return !m_names.contains(row.label); });
        for (const QString &name : std::as_const(m_names))
            m_outcome.package.counts.insert(name, counts.value(name));
    }

    Result<void> weigh()
    {
        if (m_request.weighting == LearnWeighting::Same)
            return {};
        PartProgress weighing(m_progress, 0, 50);
        ASSIGN_OR_RETURN(const auto weights, weightsByAbility(m_storage, m_scheme, *m_question, m_rows, weighing));
        m_weights = weights.values;
        m_outcome.remarks.append(
            m_weights.empty()
                ? LearnWords::tr(
                      "Every label counts the same: abilities cannot be told before two people have answered "
                      "differently.")
                : LearnWords::tr("%1 labels count by how sure they are, given who answered what (Dawid & Skene).")
                      .arg(weights.weighed));
        return {};
    }

    // Before any label is seen, the base model's word is as good a guess as there is.
    void expectBase(SparseRows &rows)
    {
        if (!m_withBase || !m_request.base.detector || !m_baseLabels || m_question->id != m_scheme.goldQuestion)
            return;
        QList<qsizetype> answers;
        for (int label = 0; label < m_request.base.detector->info().labels.size(); ++label) {
            const qsizetype answer = m_names.indexOf(m_baseLabels->answer(label));
            if (answer < 0 || answers.contains(answer))
                continue;
            answers.append(answer);
            rows.expect(baseFeatureStart + quint32(label), int(answer));
            m_baseBias.resize(m_names.size(), 0.0);
            m_baseBias[answer] = m_request.base.package->spec().labelBias.value(label, 0.0);
        }
    }

    Result<void> prepareBase()
    {
        if (!m_request.base.detector)
            return {};
        const DetectorInfo &info = m_request.base.detector->info();
        if (const Result<LabelMap> map = LabelMap::make(info, m_scheme))
            m_baseLabels = *map;
        ASSIGN_OR_RETURN(const auto runs, m_storage.prelabels().runs());
        for (const PrelabelRun &run : runs) {
            if (run.model == info.name && run.version == info.version && run.method == info.method &&
                run.parameters == info.parameters && run.origin == "detector"_L1)
                m_baseRun = run;
        }
        const qint64 known = m_baseRun && m_baseLabels ? m_baseRun->count : 0;
        m_withBase = m_rows.size() - known <= mostToAskBase;
        if (!m_withBase)
            m_outcome.remarks.append(
                LearnWords::tr("%1 is left out: it has not judged most of these conversations yet, and doing so would "
                               "take long. Let it judge the project first (detect), then learn again.")
                    .arg(info.name));
        return {};
    }

    Result<RowCollector> collect()
    {
        RowCollector collected;
        for (qsizetype from = 0; from < m_rows.size(); from += chunkSize) {
            if (m_progress.isCancelled())
                return cancelled(LearnWords::tr("Learning was stopped; nothing was written."));
            RETURN_IF_ERROR(collectChunk(from, std::min<qsizetype>(from + chunkSize, m_rows.size()), collected));
            m_progress.report(50 + 250 * from / m_rows.size(), 1000);
        }
        return collected;
    }

    Result<void> collectChunk(qsizetype from, qsizetype to, RowCollector &collected)
    {
        QList<Conversation> conversations;
        for (qsizetype i = from; i < to; ++i) {
            ASSIGN_OR_RETURN(auto conversation, m_storage.conversations().byId(m_rows[i].id));
            conversations.append(std::move(conversation));
        }
        QList<BaseAnswer> base;
        if (m_withBase && m_request.base.detector) {
            ASSIGN_OR_RETURN(base, askBase(conversations));
        }
        std::vector<FeatureVector> features(size_t(conversations.size()));
        std::vector<QByteArray> hashes(features.size());
        const int threads = int(std::max(1U, std::thread::hardware_concurrency()));
        parallelFor(int(features.size()), threads, [&](int i) {
            features[size_t(i)] = turnFeatures(conversations[i]);
            if (!base.isEmpty())
                appendBaseFeatures(features[size_t(i)], base[i].probabilities);
            hashes[size_t(i)] = textHash(conversations[i]);
            return true;
        });
        for (size_t i = 0; i < features.size(); ++i) {
            const Conversation &conversation = conversations[qsizetype(i)];
            const size_t row = size_t(from) + i;
            collected.add(features[i], int(m_names.indexOf(m_rows[qsizetype(row)].label)), contextOf(conversation),
                          m_weights.empty() ? 1.0F : m_weights[row]);
            m_outcome.package.hashes.append(hashes[i]);
            ++m_languages[languageOf(conversation)];
            m_baseSaid.append(base.isEmpty() ? QString() : base[qsizetype(i)].label);
        }
        return {};
    }

    // What is stored of it, and its word on the rest.
    Result<QList<BaseAnswer>> askBase(const QList<Conversation> &conversations)
    {
        QList<BaseAnswer> answers(conversations.size());
        QList<Conversation> unknown;
        QList<qsizetype> places;
        for (qsizetype i = 0; i < conversations.size(); ++i) {
            ASSIGN_OR_RETURN(const auto stored, storedAnswer(conversations[i].id));
            if (stored) {
                answers[i] = *stored;
            } else {
                unknown.append(conversations[i]);
                places.append(i);
            }
        }
        if (unknown.isEmpty())
            return answers;
        ASSIGN_OR_RETURN(const auto said, m_request.base.detector->detect(unknown, {}));
        for (qsizetype i = 0; i < said.size(); ++i) {
            BaseAnswer &answer = answers[places[i]];
            answer.probabilities = said[i].probabilities;
            if (said[i].label && m_baseLabels)
                answer.label = m_baseLabels->answer(*said[i].label);
        }
        return answers;
    }

    Result<std::optional<BaseAnswer>> storedAnswer(ConversationId id)
    {
        if (!m_baseRun || !m_baseLabels)
            return std::optional<BaseAnswer>();
        ASSIGN_OR_RETURN(const auto stored, m_storage.prelabels().prelabel(m_baseRun->id, id));
        if (!stored)
            return std::optional<BaseAnswer>();
        BaseAnswer answer;
        answer.label = stored->label;
        const qsizetype labels = m_request.base.detector->info().labels.size();
        // A scheme that knows fewer answers than the model has labels keeps only their sums.
        if (!stored->label.isEmpty() && stored->probabilities.size() != labels)
            return std::optional<BaseAnswer>();
        for (int label = 0; !stored->label.isEmpty() && label < labels; ++label)
            answer.probabilities.append(stored->probabilities.value(m_baseLabels->answer(label)));
        return std::optional(answer);
    }

    void describe(LearnedModel learned, const SparseRows &rows, qint64 now)
    {
        LearnedPackage &package = m_outcome.package;
        package.name = QFileInfo(QDir::cleanPath(m_request.folder)).fileName();
        package.question = m_question->id;
        package.scheme = u"%1 %2"_s.arg(m_scheme.id).arg(m_scheme.version);
        package.gold = toString(m_request.gold);
        package.learnedAt = now;
        const bool isLabel = m_question->id == m_scheme.goldQuestion;
        for (const QString &name : std::as_const(m_names)) {
            const Option *option = m_question->option(toUtf8(name));
            const int code = option ? option->code : int(package.labels.size());
            const bool contradicts = isLabel && name != negativeAnswer(m_scheme);
            package.labels.append({name, code, contradicts, contradicts && name == "intra"_L1});
        }
        if (!isLabel)
            m_outcome.remarks.append(
                LearnWords::tr("The question %1 does not give the label: the model can judge files, but not pre-label "
                               "the project.")
                    .arg(m_question->id));
        package.languages = spokenLanguages(qint64(rows.size()));
        if (m_withBase)
            package.base = m_request.base.package;
        package.learned = std::move(learned);
        if (package.learned.strength == 0.0)
            m_outcome.remarks.append(
                LearnWords::tr(
                    "These labels do not tell more than %1 knows already, so the package answers as it does. "
                    "Label more, and teach again.")
                    .arg(m_request.base.detector->info().name));
        compare(rows);
    }

    // In a language of which it has seen little it stays silent; a script that we do not know may be any.
    QStringList spokenLanguages(qint64 total) const
    {
        QStringList languages;
        for (auto entry = m_languages.cbegin(); entry != m_languages.cend(); ++entry) {
            if (20 * entry.value() < total)
                continue;
            if (entry.key().isEmpty())
                return {};
            languages.append(entry.key());
        }
        return languages;
    }

    void compare(const SparseRows &rows)
    {
        if (!m_withBase || !m_baseLabels || m_question->id != m_scheme.goldQuestion)
            return;
        ConfusionTable table;
        std::vector<char> learnedRight;
        std::vector<char> baseRight;
        for (qsizetype i = 0; i < m_baseSaid.size(); ++i) {
            if (m_baseSaid[i].isEmpty())
                continue;
            const int truth = rows.label(size_t(i));
            table.add(m_names[truth], m_baseSaid[i]);
            baseRight.push_back(char(m_baseSaid[i] == m_names[truth]));
            learnedRight.push_back(char(m_outcome.package.learned.said[size_t(i)] == truth));
        }
        if (baseRight.empty())
            return;
        const DetectorInfo &info = m_request.base.detector->info();
        BaseFigures figures{info.name + u' ' + info.version, classify(table, {}),
                            pairedBootstrap(learnedRight, baseRight, {}), false};
        const Json metrics = m_request.base.package->spec().about.value("metrics", Json::object());
        if (metrics.is_object() && metrics.contains("accuracy") && metrics["accuracy"].is_number()) {
            const double said = metrics["accuracy"].get<double>();
            figures.seemsTrainedOnThem =
                figures.figures.accuracy.ci.low > (said > 1.0 ? said / 100.0 : said) + suspiciousLead;
        }
        if (figures.seemsTrainedOnThem)
            m_outcome.remarks.append(LearnWords::tr("%1 was probably trained on these labels: its figures here, and "
                                                    "those of the learned model, are too good.")
                                         .arg(figures.name));
        m_outcome.package.compared = std::move(figures);
    }

    Storage &m_storage;
    const LearnRequest &m_request;
    Progress &m_progress;
    Scheme m_scheme;
    const Question *m_question = nullptr;
    QList<LabelledRow> m_rows;
    QStringList m_names;
    std::vector<float> m_weights;  // per row; empty: all the same
    std::optional<LabelMap> m_baseLabels;
    QList<double> m_baseBias;  // how the base decides, per name; empty: no base is expected to be right
    std::optional<PrelabelRun> m_baseRun;
    bool m_withBase = false;
    QMap<QString, qint64> m_languages;
    QStringList m_baseSaid;  // per row
    LearnOutcome m_outcome;
};

}  // namespace

std::optional<LearnGold> learnGoldFromString(const QString &text)
{
    for (const auto &[gold, name] : goldNames) {
        if (text == name)
            return gold;
    }
    return std::nullopt;
}

QString toString(LearnGold gold)
{
    return std::ranges::find(goldNames, gold, [](const auto &entry) { return entry.first; })->second;
}

Result<LearnBase> openLearnBase(const DetectorSource &source, const QString &model)
{
    if (model == "none"_L1 || (model.isEmpty() && source.providers().isEmpty()))
        return LearnBase();
    const QStringList candidates = model.isEmpty() ? source.installedModels() : QStringList(model);
    for (const QString &path : candidates) {
        Result<ModelPackage> package = ModelPackage::open(path);
        if (!package && !model.isEmpty())
            return package.error();
        if (!package || package->linear()) {
            if (!model.isEmpty())
                return unsupported(
                    LearnWords::tr("%1 was learned itself; a learned model cannot build on another").arg(path));
            continue;
        }
        ASSIGN_OR_RETURN(auto detector, source.open({path, {}, u"auto"_s}));
        return LearnBase{std::shared_ptr<const Detector>(std::move(detector)),
                         std::make_shared<const ModelPackage>(*std::move(package))};
    }
    return LearnBase();
}

QStringList LearnService::learnableQuestions(const Scheme &scheme)
{
    QStringList ids;
    for (const Question &question : scheme.questions) {
        if (question.kind == QuestionKind::Single || question.kind == QuestionKind::Scale ||
            question.kind == QuestionKind::Bool)
            ids.append(question.id);
    }
    return ids;
}

Result<qint64> LearnService::countLabels(LearnGold gold)
{
    ConversationFilter filter;
    filter.purpose = Purpose::Work;
    filter.removed = QString();
    ASSIGN_OR_RETURN(const auto all, m_storage.conversations().count(filter));
    ConversationFilter settled = filter;
    settled.settled = true;
    ASSIGN_OR_RETURN(const auto people, m_storage.conversations().count(settled));
    filter.goldLabel = QString();
    ASSIGN_OR_RETURN(const auto withoutFile, m_storage.conversations().count(filter));
    if (gold == LearnGold::People)
        return people;
    if (gold == LearnGold::Imported)
        return all - withoutFile;
    filter.settled = true;
    ASSIGN_OR_RETURN(const auto peopleAlone, m_storage.conversations().count(filter));
    return all - withoutFile + peopleAlone;
}

Result<LearnOutcome> LearnService::learn(const LearnRequest &request, Progress &progress)
{
    ASSIGN_OR_RETURN(auto outcome, Lesson(m_storage, request, progress).run(m_clock.nowMs()));
    RETURN_IF_ERROR(m_storage.transaction([&] {
        const Json payload = {{"labels", outcome.package.learned.rows},
                              {"question", toUtf8(outcome.package.question)},
                              {"gold", toUtf8(outcome.package.gold)},
                              {"accuracy", outcome.package.learned.figures.accuracy.value.value_or(0.0)}};
        return m_storage.audit().append({m_user, u"learn"_s, outcome.package.name, payload, m_clock.nowMs()});
    }));
    return outcome;
}

}  // namespace gainsay
