// SPDX-License-Identifier: GPL-3.0-or-later
// Everything out, into an empty project, and out again: byte for byte the same, on and between both engines.
#include "core/io/Formats.h"
#include "core/service/exchange/ExportService.h"
#include "core/service/exchange/ImportService.h"
#include "core/service/project/ActiveScheme.h"
#include "core/service/project/DerivedState.h"
#include "core/store/ArchiveStore.h"
#include "core/store/AuditStore.h"
#include "core/store/ConversationStore.h"
#include "core/store/ProjectStore.h"
#include "db/archive/ArchiveTables.h"
#include "db/engine/Database.h"
#include "db/engine/Query.h"
#include "tests/support/Engines.h"

#include <QBuffer>
#include <QFile>
#include <QRegularExpression>

using namespace Qt::StringLiterals;
using namespace gainsay;

namespace {

// One row at least in every table that an archive carries.
const QStringList workOfPeople{
    u"INSERT INTO users (name, role, password, state, created_at) VALUES ('李雷', 'annotator', 'hash', 'active', 11), "
    "('韩梅梅', 'annotator', '', 'inactive', 12), ('boss', 'supervisor', '', 'active', 13)"_s,
    u"INSERT INTO prelabel_runs (model, version, method, parameters, origin, provider, created_at) VALUES "
    "('m', '1', 'flatten', '{\"a\":1}', 'detector', 'cpu', 20), ('m', '2', 'flatten', '{}', 'detector', 'cpu', 21)"_s,
    u"INSERT INTO spot_rounds (batch_id, round, seed, sample, threshold, stratify, started_by, started_at, closed_by, "
    u"closed_at, outcome) "
    "VALUES (1, 1, -5, 2, 0.95, 'none', 3, 30, 3, 31, 'returned'), (2, 1, 7, 1, 0.9, 'none', NULL, 32, NULL, NULL, NULL)"_s,
    u"INSERT INTO batch_events (batch_id, round, user_id, kind, reason, created_at) VALUES (1, 1, 3, 'reopened', 'why', 33)"_s,
    u"INSERT INTO training_sessions (user_id, kind, started_at, finished_at, total, wrong, passed) VALUES "
    "(1, 'tutorial', 40, 41, 3, 1, 1), (2, 'tutorial', 42, NULL, 3, 0, NULL)"_s,
    u"INSERT INTO slices (name, filter, user_id, created_at) VALUES ('short', '{}', 1, 50)"_s,
    u"INSERT INTO annotations (conversation_id, user_id, revision, scheme_id, answers, label, confidence, created_at, "
    u"active_ms, "
    "idle_ms, prelabel_run, prelabel_shown, prelabel_followed, prelabel_ms) VALUES "
    "(2, 2, 1, 1, '@none', 'none', NULL, 60, 5, 6, NULL, 0, NULL, NULL), "
    "(1, 1, 1, 1, '@role', 'role', 3, 61, 7, 8, 2, 1, 0, 99), "
    "(1, 2, 1, 1, '@none', 'none', 2, 62, 9, 1, NULL, 0, NULL, NULL), "
    "(1, 1, 2, 1, '@none', 'none', 3, 63, 2, 3, 1, 1, 1, 98), "
    "(2, 1, 1, 1, '@role', 'role', NULL, 64, 5, 6, NULL, 0, NULL, NULL)"_s,
    u"INSERT INTO slots (conversation_id, batch_id, number, user_id, position, state, pool, lease_until, "
    u"annotation_id) VALUES "
    "(1, 1, 0, 1, 1, 2, 0, NULL, 4), (1, 1, 1, 2, 2, 2, 0, NULL, 3), (2, 2, 0, 1, 3, 2, 0, NULL, 5), "
    "(2, 2, 1, 2, 4, 2, 1, NULL, 1), (4, 1, 0, NULL, 5, 0, 1, NULL, NULL), (4, 1, 1, 2, 6, 1, 1, 777, NULL)"_s,
    u"INSERT INTO drafts (conversation_id, user_id, answers, saved_at, active_ms, idle_ms) VALUES (2, 1, '{\"note\":\"半\"}', 70, 1, 2)"_s,
    u"INSERT INTO marks (conversation_id, user_id, kind, reason, created_at, cleared_at) VALUES (2, 1, 'skip', '难', "
    u"71, 72), "
    "(2, 2, 'flag', '', 73, NULL)"_s,
    u"INSERT INTO decisions (conversation_id, user_id, kind, answers, reason, note, after_annotation, created_at) "
    u"VALUES "
    "(1, 3, 'send_back', NULL, NULL, 'again', 3, 74), (1, NULL, 'answers', '@none', 'guideline_gap', "
    "NULL, 4, 75), "
    "(3, 3, 'neither', NULL, NULL, NULL, 0, 76)"_s,
    u"INSERT INTO disputes (conversation_id, agreement) VALUES (2, 0.75)"_s,
    u"INSERT INTO comments (conversation_id, user_id, body, created_at) VALUES (1, 1, 'b2 「矛盾」', 80), (1, 3, 'no\nyes', 81)"_s,
    u"INSERT INTO messages (to_user, from_user, kind, conversation_id, batch_id, body, created_at, read_at) VALUES "
    "(1, 3, 'note', 3, NULL, 'see', 90, 91), (2, NULL, 'batch_returned', NULL, 1, 'batch', 92, NULL)"_s,
    u"INSERT INTO resolutions (conversation_id, source, answers, removed) VALUES (1, 'adjudication', "
    u"'@none', ''), "
    "(3, 'adjudication', '{}', 'neither')"_s,
    u"UPDATE conversations SET state = 4, label = 'none', source = 'adjudication' WHERE id = 1"_s,
    u"UPDATE conversations SET state = 2 WHERE id = 2"_s,
    u"UPDATE conversations SET state = 4, removed = 'neither', source = 'adjudication', purpose = 1 WHERE id = 3"_s,
    u"INSERT INTO spot_items (round_id, conversation_id, position, verdict, answers, feedback, after_annotation, "
    u"reviewed_by, reviewed_at) "
    "VALUES (1, 1, 0, 'fail', '@role', '看 b1', 4, 3, 100), (1, 3, 1, NULL, NULL, NULL, NULL, NULL, "
    "NULL), "
    "(2, 2, 0, 'pass', NULL, NULL, 0, 3, 101)"_s,
    u"INSERT INTO prelabels (run_id, conversation_id, label, confidence, margin, details) VALUES "
    "(1, 1, 'role', 0.1, 0.05, '{\"probabilities\":{\"none\":0.05,\"role\":0.1}}'), (2, 1, 'none', 0.7, 0.4, '{}'), "
    "(1, 3, '', 0, 0, '{\"reason\":\"short\"}')"_s,
    u"INSERT INTO prelabel_spans (run_id, conversation_id, spans) VALUES (1, 1, '[{\"end\":2,\"start\":0,\"utterance\":1}]')"_s,
    u"INSERT INTO gold_items (kind, conversation_id, answers, explanation, position) VALUES ('tutorial', 3, '{}', '因为', 1)"_s,
    u"INSERT INTO training_answers (session_id, conversation_id, answers, correct, created_at) VALUES (1, 3, '{}', 1, "
    u"110), "
    "(2, 3, '{}', 0, 111)"_s,
    u"INSERT INTO error_tags (conversation_id, run_id, tag, note, user_id, created_at) VALUES (1, 1, 'negation', '', 3, 120)"_s,
    u"INSERT INTO contrastive_pairs (conversation_id, turns, model, label_before, label_after, note, user_id, created_at) VALUES (1, '[\"a\"]', 'm', 'none', 'role', '', 3, 121)"_s,
    u"INSERT INTO detector_tunings (run_id, temperature, threshold) VALUES (1, 1.5, 0.4)"_s,
    u"INSERT INTO calibration_sets (name, rule, people, items, user_id, created_at) VALUES "
    "('c', '{\"seed\":1}', '[\"李雷\",\"boss\"]', '[\"x1\"]', 3, 122)"_s,
};

// People name each other in everything that they write.
const QStringList namesInWriting{
    u"INSERT INTO comments (conversation_id, user_id, body, created_at) VALUES "
    "(1, 2, '请李雷再看；ask Boss, not the bossy one (boss)', 82)"_s,
    u"UPDATE annotations SET answers = REPLACE(answers, '{', '{\"note\":\"李雷说的\",') WHERE id = 4"_s,
    u"UPDATE drafts SET answers = '{\"note\":\"boss?\"}'"_s,
    u"UPDATE marks SET reason = 'boss'"_s,
    u"UPDATE decisions SET note = '韩梅梅 is right'"_s,
    u"UPDATE spot_items SET feedback = '李雷：看 b1' WHERE verdict = 'fail'"_s,
    u"UPDATE messages SET body = 'from boss' WHERE id = 1"_s,
    u"UPDATE batch_events SET reason = '李雷'"_s,
    u"UPDATE gold_items SET explanation = 'boss'"_s,
    u"UPDATE error_tags SET note = 'boss'"_s,
    u"UPDATE contrastive_pairs SET note = 'boss'"_s,
};

// A statement with whole answers for "@role" and "@none".
QString withAnswers(QString statement)
{
    for (const QString &category : {u"role"_s, u"none"_s})
        statement.replace(u'@' + category,
                          u"{\"b1_intra\":false,\"category\":\"%1\",\"not_fluent\":[],\"risk\":[]}"_s.arg(category));
    return statement;
}

NewConversation item(int number, BatchId batch)
{
    NewConversation added;
    added.conversation.externalId = u"x%1"_s.arg(number);
    added.conversation.turns = {{u"user"_s, u"问%1"_s.arg(number)}, {u"bot"_s, u"答 \"%1\""_s.arg(number)}};
    added.conversation.target = 1;
    added.conversation.extra = {{"file", "x"}};
    added.conversation.gold = {{"category", number == 4 ? "incoherent" : "role"}};
    added.goldLabel = u"role"_s;
    added.batch = batch;
    added.fingerprint = QByteArray::number(number);
    return added;
}

}  // namespace

class TestArchive : public QObject {
    Q_OBJECT

    Engines m_engines;

    void fill(Storage &storage)
    {
        ConversationStore &store = storage.conversations();
        const BatchId a = *store.findOrAddBatch(u"甲"_s, 5);
        const BatchId b = *store.findOrAddBatch(u"乙"_s, 6);
        VERIFY_OK(store.insert({item(1, a), item(2, b), item(3, a), item(4, a)}));
        ProjectSettings settings;
        settings.blindShare = 0.5;
        VERIFY_OK(storage.project().setSettings(settings));
        execute(storage, workOfPeople);
    }

    static void execute(const Storage &storage, const QStringList &statements)
    {
        const auto database = Database::connect(*parseLocation(storage.location()));
        VERIFY_OK(database);
        for (const QString &statement : statements)
            VERIFY_OK(sql::execute(**database, withAnswers(statement)));
    }

    static QByteArray exported(Storage &storage, ExportWhat what, const QString &format = u"jsonl"_s,
                               bool includeRemoved = false)
    {
        QBuffer buffer;
        (void)buffer.open(QIODevice::WriteOnly);
        NoProgress progress;
        const auto rows = ExportService(storage).run({what, format, includeRemoved, {}}, buffer, progress);
        return rows ? buffer.data() : rows.error().message.toUtf8();
    }

    Result<ImportReport> import(Storage &storage, const QByteArray &content, QList<RowError> *rejected = nullptr)
    {
        const QString path = m_engines.temporaryFile(u"everything.jsonl"_s);
        QFile file(path);
        if (!file.open(QIODevice::WriteOnly) || file.write(content) < 0)
            return ioError(path);
        file.close();
        ImportOptions options;
        options.format = u"jsonl"_s;
        const auto reader = openImport(path, options);
        if (!reader)
            return reader.error();
        NoProgress progress;
        ImportRequest request;
        if (rejected)
            request.rejected = [rejected](const RowError &error) { rejected->append(error); };
        return ImportService(storage, m_engines.clock(), {}).run(**reader, request, progress);
    }

    // The file with another scheme: `change` is given its entry in the list and what that holds.
    template <class Change> static QByteArray withScheme(const QByteArray &everything, Change change)
    {
        const qsizetype end = everything.indexOf('\n');
        Json line = *parseJson(everything.first(end));
        Json &entry = line["project"]["schemes"][0];
        Json body = *parseJson(QByteArray::fromStdString(entry["body"].get<std::string>()));
        change(entry, body);
        entry["body"] = dumpJson(body).toStdString();
        // The writer puts the mark of the format first.
        return dumpJson(line).replace("{\"ends\":true,\"gainsay\":1,", "{\"gainsay\":1,\"ends\":true,") +
               everything.sliced(end);
    }

private Q_SLOTS:
    void initTestCase_data() { Engines::addRows(); }

    void comesBackWithoutLoss()
    {
        NEW_PROJECT(first);
        fill(*first);
        const QByteArray once = exported(*first, ExportWhat::Everything);
        QCOMPARE(once.count('\n'), 6);
        m_engines.clock().advanceMinutes(5);
        for (const QString &other : {u"sqlite"_s, engine}) {
            const auto second = m_engines.newProject(other);
            QVERIFY(second);
            const auto report = import(*second, once);
            VERIFY_OK(report);
            QCOMPARE(report->added, 4);
            QCOMPARE(exported(*second, ExportWhat::Everything), once);
            QVERIFY2(second->project().userNamed(u"李雷"_s)->passwordHash.isEmpty(), "passwords do not travel");
            const qint64 audited = *second->audit().verifyChain();
            const auto again = import(*second, once);
            VERIFY_OK(again);
            QCOMPARE(again->added, 0);
            QCOMPARE(again->alreadyThere, 4);
            QCOMPARE(exported(*second, ExportWhat::Everything), once);
            QCOMPARE(*second->audit().verifyChain(), audited);
        }
    }

    // Else a table that loses something would go unnoticed here.
    void hasARowOfEveryTable()
    {
        NEW_PROJECT(storage);
        fill(*storage);
        Json found = Json::object();
        for (const QByteArray &line : exported(*storage, ExportWhat::Everything).trimmed().split('\n')) {
            const Json row = *parseJson(line);
            for (const char *part : {"project", "work"})
                found.update(row.value(part, Json::object()));
        }
        QList<ArchiveTable> tables = archiveProjectTables() + archiveWorkTables();
        tables.append(archiveMessages());
        for (const ArchiveTable &table : std::as_const(tables))
            QVERIFY2(!found.value(toUtf8(table.name), Json::array()).empty(), qPrintable(table.name));
    }

    void pseudonymsHideEverybodyAndStayTheSame()
    {
        NEW_PROJECT(storage);
        fill(*storage);
        execute(*storage, namesInWriting);
        const auto hidden = [&](ExportWhat what) {
            QBuffer buffer;
            (void)buffer.open(QIODevice::WriteOnly);
            NoProgress progress;
            ExportRequest request{what, u"jsonl"_s, false, {}};
            request.pseudonyms = true;
            return ExportService(*storage).run(request, buffer, progress) ? buffer.data() : QByteArray();
        };
        const QByteArray everything = hidden(ExportWhat::Everything);
        QVERIFY(!everything.isEmpty());
        for (const QString &name : {u"李雷"_s, u"韩梅梅"_s, u"\\bboss\\b"_s})
            QVERIFY2(!QString::fromUtf8(everything)
                          .contains(QRegularExpression(name, QRegularExpression::CaseInsensitiveOption)),
                     qPrintable(name));
        QVERIFY2(everything.contains("not the bossy one"), "a longer word is another word");
        QVERIFY2(!everything.contains("pseudonym_key"), "who has the key can try names");
        const QByteArray annotations = hidden(ExportWhat::Annotations);
        const qsizetype at = annotations.indexOf("person-");
        QVERIFY(at > 0);
        QVERIFY(everything.contains(annotations.mid(at, 17)));
        QCOMPARE(hidden(ExportWhat::Everything), everything);
        QVERIFY2(exported(*storage, ExportWhat::Everything).contains("李雷"), "only when asked for");
        const auto second = m_engines.newProject(engine);
        VERIFY_OK(import(*second, everything));
        QCOMPARE(exported(*second, ExportWhat::Everything), everything);
    }

    void carriesEveryColumn()
    {
        QFETCH_GLOBAL(QString, engine);
        if (engine != "sqlite"_L1)
            QSKIP("the schema is the same");
        const auto storage = m_engines.newProject(engine);
        const auto database = Database::connect(*parseLocation(storage->location()));
        QList<ArchiveTable> tables = archiveProjectTables() + archiveWorkTables();
        tables.append(archiveMessages());
        QStringList carried{u"id"_s, u"conversation_id"_s, u"slots.batch_id"_s, u"users.password"_s};
        QStringList names;
        for (const ArchiveTable &table : tables) {
            names.append(table.name);
            for (const ArchiveColumn &column : table.columns)
                carried.append(table.name + u'.' + column.name);
        }
        const QStringList elsewhere{u"meta"_s,  u"conversations"_s, u"conversation_texts"_s, u"edits"_s,
                                    u"audit"_s, u"search_blocks"_s, u"search_lists"_s,       u"error_blocks"_s};
        const auto stored =
            sql::all(**database,
                     u"SELECT m.name, c.name FROM sqlite_master m, pragma_table_info(m.name) c "
                     "WHERE m.type = 'table' AND m.name NOT LIKE 'sqlite_%'"_s,
                     [](const Row &row) { return std::pair(row.get<QString>(0), row.get<QString>(1)); });
        VERIFY_OK(stored);
        for (const auto &[table, column] : *stored) {
            const QString full = table + u'.' + column;
            const bool known = elsewhere.contains(table) || carried.contains(full) || carried.contains(column);
            QVERIFY2(known, qPrintable(full + u" is not part of the archive: see db/archive/ArchiveTables.cpp"_s));
            QVERIFY2(elsewhere.contains(table) || names.contains(table), qPrintable(table));
        }
    }

    void writesGold()
    {
        NEW_PROJECT(storage);
        fill(*storage);
        const QList<QByteArray> gold = exported(*storage, ExportWhat::Gold).trimmed().split('\n');
        QCOMPARE(gold.size(), 2);  // 3 left the set, 4 is incoherent
        const Json first = *parseJson(gold[0]);
        QCOMPARE(first["gold_source"].get<std::string>(), std::string("adjudication"));
        QCOMPARE(first["answers"]["category"].get<std::string>(), std::string("none"));
        QCOMPARE((*parseJson(gold[1]))["gold_source"].get<std::string>(), std::string("imported"));
        const QList<QByteArray> all = exported(*storage, ExportWhat::Gold, u"jsonl"_s, true).trimmed().split('\n');
        QCOMPARE(all.size(), 3);  // 3 is of the tutorial
        QCOMPARE((*parseJson(all[2]))["removed"].get<std::string>(), std::string("incoherent"));
    }

    // Annotators have been taught with them; who learns or counts from the file must not meet them as gold.
    void goldHoldsNoTrainingItemsUnlessAskedFor()
    {
        NEW_PROJECT(storage);
        fill(*storage);
        execute(*storage, {u"UPDATE conversations SET purpose = 1 WHERE id = 2"_s});
        const auto gold = [&](bool includeTraining) {
            QBuffer buffer;
            (void)buffer.open(QIODevice::WriteOnly);
            NoProgress progress;
            ExportRequest request{ExportWhat::Gold, u"huggingface"_s, true, {}};
            request.includeTraining = includeTraining;
            QByteArray card;
            request.companion = [&card](const CompanionFile &beside) {
                card = beside.text;
                return Result<void>();
            };
            if (!ExportService(*storage).run(request, buffer, progress))
                return std::pair(qsizetype(-1), card);
            return std::pair(buffer.data().count('\n'), card);
        };
        const auto [rows, card] = gold(false);
        QCOMPARE(rows, 2);
        QVERIFY2(card.contains("\n2 rows"), card);
        QVERIFY2(!card.contains("`purpose`"), card);
        const auto [all, fullCard] = gold(true);
        QCOMPARE(all, 4);
        QVERIFY2(fullCard.contains("`purpose`"), fullCard);
    }

    void writesAnnotationsAndPredictions()
    {
        NEW_PROJECT(storage);
        fill(*storage);
        const QList<QByteArray> annotations = exported(*storage, ExportWhat::Annotations).trimmed().split('\n');
        QCOMPARE(annotations.size(), 4);
        const Json first = *parseJson(annotations[0]);
        QCOMPARE(first["user"].get<std::string>(), std::string("李雷"));
        QCOMPARE(first["revision"].get<int>(), 2);
        const QList<QByteArray> predictions = exported(*storage, ExportWhat::Predictions).trimmed().split('\n');
        QCOMPARE(predictions.size(), 1);  // the newest run judged one
        QCOMPARE((*parseJson(predictions[0]))["prediction"]["label_name"].get<std::string>(), std::string("none"));
        QVERIFY(exported(*storage, ExportWhat::Everything, u"cdconv"_s).contains("cannot hold everything"));
    }

    // Whatever it was made with: what the file was answered under is in force, and labels are read by it.
    void anEmptyProjectTakesTheFilesScheme()
    {
        NEW_PROJECT(first);
        fill(*first);
        const QByteArray once = exported(*first, ExportWhat::Everything);
        const QByteArray otherwise = withScheme(once, [](Json &, Json &body) { body["raters"] = 3; });
        for (const QByteArray &file : {once, otherwise}) {
            for (const QString &scheme : {u"cdconv"_s, u"rgm"_s}) {
                const auto second = m_engines.newProject(engine, scheme);
                VERIFY_OK(import(*second, file));
                QCOMPARE(exported(*second, ExportWhat::Everything), file);
                QCOMPARE(second->project().currentScheme()->name, u"cdconv"_s);
                ConversationStore &store = second->conversations();
                QCOMPARE(store.row(*store.idOf(u"x1"_s))->goldLabel, u"role"_s);
            }
        }
    }

    void refusesAnotherSchemeWhereSomebodyWorks_data()
    {
        QTest::addColumn<QString>("scheme");
        QTest::addColumn<QString>("change");
        QTest::addColumn<QString>("advice");
        QTest::newRow("another") << u"rgm"_s << u"{}"_s << u"Make a project with the scheme cdconv"_s;
        QTest::newRow("newer") << u"cdconv"_s << u"{\"version\":99}"_s << u"Revise the project's scheme"_s;
        QTest::newRow("asked otherwise") << u"cdconv"_s << u"{\"raters\":3}"_s << u"into an empty project"_s;
    }

    void refusesAnotherSchemeWhereSomebodyWorks()
    {
        QFETCH(QString, scheme);
        QFETCH(QString, change);
        QFETCH(QString, advice);
        NEW_PROJECT(first);
        fill(*first);
        const QByteArray file = withScheme(exported(*first, ExportWhat::Everything), [&](Json &entry, Json &body) {
            body.update(*parseJson(change.toUtf8()));
            entry["version"] = body["version"];
        });
        const auto second = m_engines.newProject(engine, scheme);
        VERIFY_OK(second->project().addUser({{}, u"eve"_s, Role::Admin, {}, true, 0}));
        const QByteArray before = exported(*second, ExportWhat::Everything);
        const auto refused = import(*second, file);
        QVERIFY(!refused);
        QCOMPARE(refused.error().kind, ErrorKind::Conflict);
        QVERIFY2(refused.error().message.contains(advice), qPrintable(refused.error().message));
        QCOMPARE(exported(*second, ExportWhat::Everything), before);
    }

    // What was answered under an older version comes in with it, and is settled by the one in force.
    void anOlderVersionComesInWithoutComingIntoForce()
    {
        NEW_PROJECT(first);
        fill(*first);
        const QByteArray file = withScheme(exported(*first, ExportWhat::Everything), [](Json &entry, Json &body) {
            entry["version"] = body["version"] = 1;
            body["raters"] = 5;
        });
        const auto second = m_engines.newProject(engine);
        VERIFY_OK(second->project().addUser({{}, u"eve"_s, Role::Admin, {}, true, 0}));
        const SchemeRevision before = *second->project().currentScheme();
        QVERIFY(before.version > 1);
        VERIFY_OK(import(*second, file));
        QCOMPARE(second->project().currentScheme()->id, before.id);
        QCOMPARE(second->project().schemes()->size(), 2);
        QCOMPARE(second->project().schemes()->last().id, before.id);
        QCOMPARE(*second->conversations().count({}), 4);
        VERIFY_OK(verifyDerived(*second, activeScheme(second->project())->scheme));
    }

    void otherWordsAreTheSameScheme()
    {
        NEW_PROJECT(first);
        fill(*first);
        const QByteArray file = withScheme(exported(*first, ExportWhat::Everything), [](Json &, Json &body) {
            body["title"]["en"] = "Better words";
            body["questions"][0]["help"] = {{"en", "Read twice"}};
        });
        const auto second = m_engines.newProject(engine);
        VERIFY_OK(second->project().addUser({{}, u"eve"_s, Role::Admin, {}, true, 0}));
        const QByteArray own = second->project().currentScheme()->body;
        VERIFY_OK(import(*second, file));
        QCOMPARE(second->project().currentScheme()->body, own);
        QCOMPARE(*second->conversations().count({}), 4);
    }

    void tablesHoldTheLongestConversation()
    {
        NEW_PROJECT(storage);
        fill(*storage);
        NewConversation longer = item(5, *storage->conversations().findOrAddBatch(u"甲"_s, 5));
        for (int turn = 3; turn <= 6; ++turn)
            longer.conversation.turns.append({u"user"_s, u"turn %1"_s.arg(turn)});
        VERIFY_OK(storage->conversations().insert({longer}));
        QCOMPARE(*storage->conversations().mostTurns(), 6);
        const QByteArray table = exported(*storage, ExportWhat::Gold, u"csv"_s);
        QVERIFY2(table.contains("turn6") && !table.contains("turn7"), table);
        QVERIFY2(table.contains("turn 6"), table);
    }

    // The writing thread meets what nobody wrote: one message, and the program goes on.
    void brokenPredictionsAreNamed()
    {
        NEW_PROJECT(storage);
        fill(*storage);
        execute(*storage, {u"UPDATE prelabels SET details = '{\"probabilities\":{\"none\":\"much\"}}'"_s});
        const QByteArray refused = exported(*storage, ExportWhat::Predictions);
        QVERIFY2(refused.contains("x1") && refused.contains("not as written"), refused);
    }

    // A message about a conversation that could not be read is not one about none.
    void aFailedReadingIsNoArchive()
    {
        NEW_PROJECT(storage);
        fill(*storage);
        VERIFY_OK(storage->archive().project());
        const auto database = Database::connect(*parseLocation(storage->location()));
        VERIFY_OK((*database)->executeScript(u"ALTER TABLE conversations RENAME TO gone"_s));
        QVERIFY(!storage->archive().project());
    }

    // What the window would refuse does not come in by an archive either; the message names line and field.
    void everythingPassesTheGate_data()
    {
        QTest::addColumn<int>("line");
        QTest::addColumn<QByteArray>("patch");
        QTest::addColumn<QString>("field");
        const auto row = [](const char *name, int line, const char *patch, const QString &field) {
            QTest::newRow(name) << line << QByteArray(patch) << field;
        };
        const QString noneOf = u"project."_s;
        row("role", 1, "[{\"op\":\"replace\",\"path\":\"/project/users/0/role\",\"value\":\"root\"}]",
            noneOf + u"users[0].role"_s);
        row("state of a person", 1, "[{\"op\":\"replace\",\"path\":\"/project/users/0/state\",\"value\":\"king\"}]",
            noneOf + u"users[0].state"_s);
        row("name", 1, "[{\"op\":\"replace\",\"path\":\"/project/users/1/name\",\"value\":\"a\\u001b[2J\"}]",
            noneOf + u"users[1].name"_s);
        row("time", 1, "[{\"op\":\"replace\",\"path\":\"/project/batches/0/created_at\",\"value\":-5}]",
            noneOf + u"batches[0].created_at"_s);
        row("message", 1, "[{\"op\":\"replace\",\"path\":\"/project/messages/0/kind\",\"value\":\"x\"}]",
            noneOf + u"messages[0].kind"_s);
        row("category", 2,
            "[{\"op\":\"replace\",\"path\":\"/work/annotations/0/answers/category\",\"value\":\"bogus\"}]",
            u"work.annotations[0].answers"_s);
        row("missing answer", 2, "[{\"op\":\"remove\",\"path\":\"/work/annotations/0/answers/risk\"}]",
            u"work.annotations[0].answers"_s);
        row("missing answers", 2, "[{\"op\":\"remove\",\"path\":\"/work/annotations/0/answers\"}]",
            u"work.annotations[0].answers"_s);
        row("span", 2,
            "[{\"op\":\"add\",\"path\":\"/work/annotations/0/answers/"
            "evidence\",\"value\":[{\"utterance\":0,\"start\":0,\"end\":9999}]}]",
            u"work.annotations[0].answers"_s);
        row("span text", 2,
            "[{\"op\":\"add\",\"path\":\"/work/annotations/0/answers/"
            "evidence\",\"value\":[{\"utterance\":0,\"start\":0,\"end\":1,\"text\":\"forged\"}]}]",
            u"work.annotations[0].answers"_s);
        row("utterance of gold", 2,
            "[{\"op\":\"add\",\"path\":\"/gold/"
            "evidence\",\"value\":[{\"utterance\":900000000,\"start\":0,\"end\":1}]}]",
            u"gold"_s);
        row("detector's mark", 2,
            "[{\"op\":\"replace\",\"path\":\"/work/prelabel_spans/0/spans/0/end\",\"value\":9999}]",
            u"work.prelabel_spans[0].spans"_s);
        row("label", 2, "[{\"op\":\"replace\",\"path\":\"/work/annotations/0/label\",\"value\":\"history\"}]",
            u"work.annotations[0].label"_s);
        row("negative time", 2, "[{\"op\":\"replace\",\"path\":\"/work/annotations/0/active_ms\",\"value\":-1}]",
            u"work.annotations[0].active_ms"_s);
        row("huge time", 2,
            "[{\"op\":\"replace\",\"path\":\"/work/comments/0/created_at\",\"value\":18446744073709551615}]",
            u"work.comments[0].created_at"_s);
        row("decision", 2, "[{\"op\":\"replace\",\"path\":\"/work/decisions/1/kind\",\"value\":\"guess\"}]",
            u"work.decisions[1].kind"_s);
        row("decided answers", 2,
            "[{\"op\":\"replace\",\"path\":\"/work/decisions/1/answers/category\",\"value\":\"x\"}]",
            u"work.decisions[1].answers"_s);
        row("another's place", 2, "[{\"op\":\"replace\",\"path\":\"/work/slots/0/annotation_id\",\"value\":2}]",
            u"work.slots[0].user_id"_s);
        row("no such annotation", 2, "[{\"op\":\"replace\",\"path\":\"/work/slots/0/annotation_id\",\"value\":7}]",
            u"work.slots[0].annotation_id"_s);
        row("item state", 2, "[{\"op\":\"replace\",\"path\":\"/work/item/state\",\"value\":3}]", u"work.item.state"_s);
        row("item label", 2, "[{\"op\":\"replace\",\"path\":\"/work/item/label\",\"value\":\"role\"}]",
            u"work.item.label"_s);
        row("resolution", 2,
            "[{\"op\":\"replace\",\"path\":\"/work/resolutions/0/answers/category\",\"value\":\"role\"}]",
            u"work.resolutions"_s);
        row("no dispute", 3, "[{\"op\":\"remove\",\"path\":\"/work/disputes\"}]", u"work.disputes"_s);
        row("twice", 2, "[{\"op\":\"copy\",\"from\":\"/work/prelabel_spans/0\",\"path\":\"/work/prelabel_spans/-\"}]",
            u"work.prelabel_spans[1]"_s);
        row("batch twice", 1, "[{\"op\":\"copy\",\"from\":\"/project/batches/0\",\"path\":\"/project/batches/1\"}]",
            noneOf + u"batches[1]"_s);
        row("list", 3, "[{\"op\":\"replace\",\"path\":\"/work/slots\",\"value\":5}]", u"work.slots"_s);
    }

    void everythingPassesTheGate()
    {
        QFETCH(int, line);
        QFETCH(QByteArray, patch);
        QFETCH(QString, field);
        NEW_PROJECT(first);
        fill(*first);
        QList<QByteArray> lines = exported(*first, ExportWhat::Everything).split('\n');
        lines[line - 1] = dumpJson(parseJson(lines[line - 1])->patch(*parseJson(patch)));
        const auto second = m_engines.newProject(engine);
        QList<RowError> rejected;
        const auto report = import(*second, lines.join('\n'), &rejected);
        if (line == 1) {
            QVERIFY(!report);
            QVERIFY2(report.error().message.contains(u"line 1: "_s + field), qPrintable(report.error().message));
            QCOMPARE(*second->conversations().count({}), 0);
            return;
        }
        VERIFY_OK(report);
        QCOMPARE(report->added, 3);
        QCOMPARE(rejected.size(), 1);
        QCOMPARE(rejected[0].line, line);
        QCOMPARE(rejected[0].field, field);
        QVERIFY(!rejected[0].reason.isEmpty());
        VERIFY_OK(verifyDerived(*second, activeScheme(second->project())->scheme));
    }

    void tellsWhetherItIsWhole()
    {
        NEW_PROJECT(first);
        fill(*first);
        const QByteArray once = exported(*first, ExportWhat::Everything);
        const QList<QByteArray> lines = once.split('\n');
        const QByteArray withoutEnd = lines.first(5).join('\n') + '\n';
        const QByteArray lessWork = (lines.first(1) +
                                     QList<QByteArray>{dumpJson(parseJson(lines[1])->patch(
                                         *parseJson("[{\"op\":\"remove\",\"path\":\"/work/comments\"}]")))} +
                                     lines.sliced(2))
                                        .join('\n');
        const QHash<QString, QByteArray> broken{{u"end record is missing"_s, withoutEnd},
                                                {u"is not whole"_s, (lines.first(3) + lines.sliced(4)).join('\n')},
                                                {u"not whole: it was"_s, lessWork},
                                                {u"behind its end record"_s, once + lines[1] + '\n'},
                                                {u"may only be the first"_s, lines[1] + '\n' + once}};
        for (const auto &[reason, file] : broken.asKeyValueRange()) {
            const auto second = m_engines.newProject(engine);
            const auto refused = import(*second, file);
            QVERIFY2(!refused, qPrintable(reason));
            QVERIFY2(refused.error().message.contains(reason), qPrintable(refused.error().message));
        }
        const auto whole = import(*m_engines.newProject(engine), once);
        VERIFY_OK(whole);
        QVERIFY(!whole->endUnknown);
        // An older version promised no end.
        QByteArray older = withoutEnd;
        older.replace("\"ends\":true,", "");
        QVERIFY(older != withoutEnd);
        const auto old = import(*m_engines.newProject(engine), older);
        VERIFY_OK(old);
        QCOMPARE(old->added, 4);
        QVERIFY(old->endUnknown);
    }

    // Nobody can store such a mark any more, but files from before hold them.
    void aMarkOutsideOfItsConversationIsNamedByDoccano()
    {
        NEW_PROJECT(storage);
        fill(*storage);
        execute(*storage,
                {u"UPDATE resolutions SET answers = REPLACE(answers, '{', "
                 "'{\"evidence\":[{\"end\":1,\"start\":0,\"utterance\":900000000}],') WHERE conversation_id = 1"_s});
        const QByteArray refused = exported(*storage, ExportWhat::Gold, u"doccano"_s);
        QVERIFY2(refused.contains("x1") && refused.contains("900000000"), refused);
    }

    // Somebody edited the file: one message, and the project stays as it was.
    void refusesWhatIsNotAsItWasWritten()
    {
        NEW_PROJECT(first);
        fill(*first);
        const QByteArray once = exported(*first, ExportWhat::Everything);
        const qsizetype end = once.indexOf('\n');
        const Json line = *parseJson(once.first(end));
        const auto second = m_engines.newProject(engine);
        const QByteArray before = exported(*second, ExportWhat::Everything);
        for (const char *part : {"schemes", "users", "batches", "spot_rounds"}) {
            QVERIFY2(line["project"].contains(part), part);
            for (const char *wrong : {"[5]", "[{}]", "[{\"name\":7,\"version\":\"x\",\"body\":[]}]"}) {
                Json broken = line;
                broken["project"][part] = *parseJson(wrong);
                QVERIFY2(!import(*second, dumpJson(broken) + once.sliced(end)), part);
                QCOMPARE(exported(*second, ExportWhat::Everything), before);
            }
        }
        Json broken = line;  // messages come last, when the conversations are there
        broken["project"]["messages"] = Json::array({5});
        QVERIFY(!import(*second, dumpJson(broken) + once.sliced(end)));
    }
};

QTEST_GUILESS_MAIN(TestArchive)
#include "tst_archive.moc"
