// SPDX-License-Identifier: GPL-3.0-or-later
#include "bench/ReportBench.h"

#include "bench/Measure.h"
#include "core/service/report/ReportCache.h"
#include "core/service/report/ReportService.h"
#include "core/store/ProjectStore.h"
#include "core/store/Storage.h"
#include "db/project/ProjectFactory.h"

#include <sqlite3.h>

#include <memory>

using namespace Qt::StringLiterals;

namespace gainsay {

namespace {

// Straight into the tables: what is measured is reading. Who says what follows from the numbers, four labels of which
// the first prevails, right four times out of five; one answer in 150 was changed later. Numbers and places are far
// from those of work done before.
const char fillProject[] = R"(
BEGIN;
INSERT INTO users (id, name, role, created_at) VALUES (9001, 'bench-a', 'annotator', 0), (9002, 'bench-b', 'annotator', 0),
  (9003, 'bench-c', 'annotator', 0);
CREATE TEMP TABLE rater (r INTEGER);
INSERT INTO rater VALUES (1), (2), (3);
INSERT INTO annotations (id, conversation_id, user_id, revision, scheme_id, answers, label, created_at, active_ms)
  SELECT 1000000000 + c.id * 3 + r, c.id, 9000 + r, 1, (SELECT MAX(id) FROM schemes),
    '{"b1_intra":false,"category":"none","not_fluent":[],"risk":[]}',
    CASE WHEN (c.id * 7919 + r * 104729) % 10 < 8 THEN
      CASE (c.id * 31) % 10 WHEN 0 THEN 'intra' WHEN 1 THEN 'role' WHEN 2 THEN 'history' ELSE 'none' END
    ELSE CASE (c.id * 17 + r * 5) % 4 WHEN 0 THEN 'intra' WHEN 1 THEN 'role' WHEN 2 THEN 'history' ELSE 'none' END END,
    1700000000000 + c.id * 60, 4000 + (c.id * 13 + r) % 9000
  FROM conversations c CROSS JOIN rater;
INSERT INTO slots (conversation_id, batch_id, number, user_id, position, state, annotation_id)
  SELECT c.id, c.batch_id, 100 + r, 9000 + r, c.id, 2, 1000000000 + c.id * 3 + r FROM conversations c CROSS JOIN rater;
INSERT INTO annotations (id, conversation_id, user_id, revision, scheme_id, answers, label, created_at, active_ms)
  SELECT 1000000000 + id, conversation_id, user_id, 2, scheme_id, answers, 'none', created_at + 1000, active_ms
  FROM annotations WHERE id >= 1000000000 AND user_id = 9001 AND conversation_id % 50 = 0;
UPDATE slots SET annotation_id = 1000000000 + annotation_id
  WHERE user_id = 9001 AND number = 101 AND conversation_id % 50 = 0;
COMMIT;
ANALYZE;
)";

const char oneAnswerChanges[] =
    "UPDATE annotations SET label = CASE label WHEN 'none' THEN 'role' ELSE 'none' END WHERE id = 1000000004;"
    "INSERT INTO audit (at, user_name, action, subject, payload, previous, hash) SELECT 0, 'bench-a', 'submit', "
    "external_id, "
    "'{}', x'00', x'00' FROM conversations WHERE id = 1;";

class BenchFile {
public:
    explicit BenchFile(const QString &path) { sqlite3_open(path.toUtf8().constData(), &m_handle); }
    ~BenchFile() { sqlite3_close(m_handle); }
    Q_DISABLE_COPY(BenchFile)

    Result<void> execute(const char *sql)
    {
        if (sqlite3_exec(m_handle, sql, nullptr, nullptr, nullptr) == SQLITE_OK)
            return {};
        return ioError(u"bench project: %1"_s.arg(QString::fromUtf8(sqlite3_errmsg(m_handle))));
    }

private:
    sqlite3 *m_handle = nullptr;
};

}  // namespace

Result<Json> measureReports(const QString &projectFile)
{
    BenchFile file(projectFile);
    const Result<std::unique_ptr<Storage>> storage = openProject(projectFile);
    if (!storage)
        return storage.error();
    const bool filledBefore = bool((*storage)->project().userNamed(u"bench-a"_s));
    if (const Result<void> filled = filledBefore ? Result<void>() : file.execute(fillProject); !filled)
        return filled.error();
    ReportService service(**storage);
    const Result<Scheme> scheme = service.scheme();
    if (!scheme)
        return scheme.error();
    ReportCache cache;
    ReportService live(**storage, &cache);
    std::optional<Error> fault;
    const auto timed = [&](int times, const auto &work) {
        return percentilesOf(times, [&](int) {
            if (const auto answer = work(); !answer)
                fault = answer.error();
        });
    };
    const QString question = scheme->goldQuestion;
    Json figures = {{"ratings_ms", timed(3, [&] { return service.rated(question, {}); })},
                    {"agreement_ms", timed(1, [&] { return live.agreementOn(question, {}); })},
                    {"progress_ms", timed(3, [&] { return service.progress({}); })}};
    figures["agreement_after_one_answer_ms"] = timed(5, [&]() -> Result<QuestionAgreement> {
        if (const Result<void> changed = file.execute(oneAnswerChanges); !changed)
            return changed.error();
        return live.agreementOn(question, {});
    });
    figures["ratings_after_one_answer_ms"] = timed(5, [&]() -> Result<std::shared_ptr<const RatedItems>> {
        if (const Result<void> changed = file.execute(oneAnswerChanges); !changed)
            return changed.error();
        return live.rated(question, {});
    });
    if (fault)
        return *fault;
    return figures;
}

}  // namespace gainsay
