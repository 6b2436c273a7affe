// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/errors/table/TextOrder.h"

#include "core/base/TranslatableText.h"
#include "core/detect/ParallelFor.h"
#include "core/errors/table/ErrorOrder.h"
#include "core/store/ConversationStore.h"
#include "core/store/ConversationText.h"
#include "core/store/ErrorStore.h"
#include "core/store/Storage.h"

#include <unicode/ucol.h>

#include <QLocale>
#include <QThread>

#include <algorithm>
#include <array>
#include <cstring>
#include <memory>

namespace gainsay {

namespace {

struct OrderText {
    GAINSAY_TR(gainsay::ErrorTable)
};

constexpr qsizetype readOneByOne = 1000;  // more are read block by block
constexpr qsizetype comparedUnits = 400;  // of a text
constexpr qsizetype prefixBytes = 8;
constexpr int textsPerPart = 256;

// Sort keys of many texts in one stretch of memory, compared by their first bytes wherever those differ.
class TextKeys {
public:
    void add(quint32 row, const QByteArray &key)
    {
        std::array<uchar, prefixBytes> first{};
        std::memcpy(first.data(), key.constData(), size_t(std::min(prefixBytes, key.size())));
        quint64 prefix = 0;
        for (const uchar byte : first)
            prefix = prefix << 8 | byte;
        m_keys.push_back({prefix, m_bytes.size(), quint32(key.size()), row});
        m_bytes.append(key);
    }

    void sortInto(std::vector<quint32> &places)
    {
        std::sort(m_keys.begin(), m_keys.end(), [this](const Key &a, const Key &b) {
            const int order = compare(a, b);
            return order != 0 ? order < 0 : a.row < b.row;
        });
        for (size_t i = 0; i < m_keys.size(); ++i) {
            const bool sameAsBefore = i > 0 && compare(m_keys[i - 1], m_keys[i]) == 0;
            places[m_keys[i].row] = sameAsBefore ? places[m_keys[i - 1].row] : quint32(i);
        }
    }

private:
    struct Key {
        quint64 prefix = 0;
        qsizetype start = 0;
        quint32 length = 0;
        quint32 row = 0;
    };

    int compare(const Key &a, const Key &b) const
    {
        if (a.prefix != b.prefix)
            return a.prefix < b.prefix ? -1 : 1;
        const int order =
            std::memcmp(m_bytes.constData() + a.start, m_bytes.constData() + b.start, std::min(a.length, b.length));
        return order != 0 ? order : int(a.length) - int(b.length);
    }

    QByteArray m_bytes;
    std::vector<Key> m_keys;
};

// One per thread: ICU's collators are not shared.
class Collator {
public:
    Collator()
    {
        UErrorCode status = U_ZERO_ERROR;
        m_collator.reset(ucol_open(QLocale().name().toLatin1().constData(), &status));
    }

    // Empty for a text without anything to compare.
    QByteArray keyOf(const QString &text) const
    {
        if (!m_collator)
            return text.toUtf8();
        const QStringView shown = QStringView(text).left(comparedUnits);
        QByteArray key(256, Qt::Uninitialized);
        for (;;) {
            const int32_t needed = ucol_getSortKey(m_collator.get(), shown.utf16(), int32_t(shown.size()),
                                                   reinterpret_cast<uint8_t *>(key.data()), int32_t(key.size()));
            const bool fits = needed <= key.size();
            key.resize(needed);
            if (fits)
                return key;
        }
    }

private:
    struct Close {
        void operator()(UCollator *collator) const { ucol_close(collator); }
    };
    std::unique_ptr<UCollator, Close> m_collator;
};

struct ReadText {
    quint32 row = 0;
    int target = 0;
    QByteArray turns;
    QByteArray key;
};

class PlaceFinder {
public:
    PlaceFinder(Storage &storage, const ErrorTable &table, const RowSet &rows, ListedText which, Progress &progress)
        : m_storage(storage), m_table(table), m_rows(rows), m_which(which), m_progress(progress)
    {
    }

    Result<TextPlaces> find()
    {
        RETURN_IF_ERROR(m_rows.count() <= readOneByOne ? readRows() : readBlocks());
        TextPlaces found{m_table.ids, m_rows, std::vector<quint32>(size_t(m_table.size()), emptyPlace)};
        m_keys.sortInto(found.places);
        return found;
    }

private:
    Result<void> readRows()
    {
        const Collator collator;
        for (qsizetype row = m_rows.nextFrom(0); row >= 0; row = m_rows.nextFrom(row + 1)) {
            ASSIGN_OR_RETURN(const auto conversation, m_storage.conversations().byId(ConversationId{m_table.ids[row]}));
            put(quint32(row), listedText(conversation.turns, conversation.target, m_which), collator);
        }
        return {};
    }

    Result<void> readBlocks()
    {
        ASSIGN_OR_RETURN(const auto blocks, m_storage.errors().blockCount());
        for (qint64 block = 0; block < blocks; ++block) {
            if (m_progress.isCancelled())
                return cancelled(OrderText::tr("Sorting by text was cancelled."));
            if (const auto read = readBlock(block); !read)
                return read;
            m_progress.report(block + 1, blocks);
        }
        return {};
    }

    // Parsing and ICU's keys take most of the time: on every core.
    Result<void> readBlock(qint64 block)
    {
        std::vector<ReadText> texts;
        const auto read = m_storage.errors().blockTexts(block, [&](const StoredTurns &stored) {
            if (const qsizetype row = m_table.rowOf(stored.conversation); row >= 0 && m_rows.contains(row))
                texts.push_back({quint32(row), stored.target, stored.turns, {}});
        });
        if (!read)
            return read;
        const int parts = (int(texts.size()) + textsPerPart - 1) / textsPerPart;
        parallelFor(parts, QThread::idealThreadCount(), [&](int part) {
            const Collator collator;
            const size_t end = std::min(texts.size(), size_t(part + 1) * textsPerPart);
            for (size_t i = size_t(part) * textsPerPart; i < end; ++i) {
                QList<Utterance> turns;
                const Result<Json> json = parseJson(texts[i].turns);
                const QString text =
                    json && turnsFromJson(*json, turns) ? listedText(turns, texts[i].target, m_which) : QString();
                texts[i].key = text.isEmpty() ? QByteArray() : collator.keyOf(text);
            }
            return true;
        });
        for (const ReadText &text : texts) {
            if (!text.key.isEmpty())
                m_keys.add(text.row, text.key);
        }
        return {};
    }

    void put(quint32 row, const QString &text, const Collator &collator)
    {
        if (!text.isEmpty())
            m_keys.add(row, collator.keyOf(text));
    }

    Storage &m_storage;
    const ErrorTable &m_table;
    const RowSet &m_rows;
    ListedText m_which;
    Progress &m_progress;
    TextKeys m_keys;
};

}  // namespace

QString listedText(const QList<Utterance> &turns, int target, ListedText which)
{
    return turns.value(which == ListedText::Reply ? target : target - 1).text;
}

bool TextPlaces::cover(const ErrorTable &table, const RowSet &wanted) const
{
    if (!(ids == table.ids))
        return false;
    return wanted.without(rows).count() == 0;
}

Result<TextPlaces> textPlaces(Storage &storage, const ErrorTable &table, const RowSet &rows, ListedText which,
                              Progress &progress)
{
    return PlaceFinder(storage, table, rows, which, progress).find();
}

}  // namespace gainsay
