// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/studio/StudioModel.h"

#include "core/scheme/SchemeReader.h"

#include <QLocale>
#include <QPointer>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace gainsay {

namespace {

constexpr int draftAfterMs = 400;
constexpr int stepsKept = 500;
constexpr int mergingId = 1;

bool isBelow(const QString &path, const QString &place)
{
    if (!path.startsWith(place))
        return false;
    return path.size() == place.size() || place.isEmpty() || path[place.size()] == u'.' || path[place.size()] == u'[';
}

}  // namespace

// From one state of the whole document to another: documents are small, and nothing can be forgotten.
class StudioStep : public QUndoCommand {
public:
    StudioStep(StudioModel &model, const QString &what, SchemeDocument after, QString place)
        : QUndoCommand(what), m_model(model), m_before(model.document()), m_after(std::move(after)),
          m_place(std::move(place))
    {
    }

    void undo() override { m_model.take(m_before); }
    void redo() override { m_model.take(m_after); }
    int id() const override { return m_place.isEmpty() ? -1 : mergingId; }
    bool mergeWith(const QUndoCommand *other) override
    {
        const auto *next = static_cast<const StudioStep *>(other);
        if (next->m_place != m_place)
            return false;
        m_after = next->m_after;
        setObsolete(m_after == m_before);
        return true;
    }

private:
    StudioModel &m_model;
    SchemeDocument m_before;
    SchemeDocument m_after;
    QString m_place;
};

StudioModel::StudioModel(SchemeShelf shelf, QObject *parent)
    : QObject(parent), m_shelf(std::move(shelf)), m_language(QLocale().name().left(2))
{
    if (!LocalizedText::languages().contains(m_language))
        m_language = LocalizedText::languages().first();
    m_steps.setUndoLimit(stepsKept);
    m_writer.setMaxThreadCount(1);
    m_draftSoon.setSingleShot(true);
    m_draftSoon.setInterval(draftAfterMs);
    connect(&m_draftSoon, &QTimer::timeout, this, &StudioModel::writeDraftNow);
    take(m_document);
    m_draftSoon.stop();  // nothing was written yet
}

StudioModel::~StudioModel()
{
    if (m_draftSoon.isActive())
        writeDraftNow();
    m_writer.waitForDone();
    m_steps.blockSignals(true);  // it tells of its own end, when who listened is gone
}

void StudioModel::change(const QString &what, const Change &change, const QString &place)
{
    SchemeDocument after = m_document;
    change(after);
    if (after == m_document)
        return;
    m_steps.push(new StudioStep(*this, what, std::move(after), place));
}

void StudioModel::replace(const QString &what, const SchemeDocument &document)
{
    change(what, [&](SchemeDocument &now) { now = document; });
}

void StudioModel::set(const QString &path, const OrderedJson &value)
{
    const bool nothing = value.is_null() || (value.is_string() && value.get_ref<const std::string &>().empty());
    change(
        tr("change %1").arg(path),
        [&](SchemeDocument &document) {
            if (nothing)
                document.remove(path);
            else
                document.set(path, value);
        },
        path);
}

QString StudioModel::faultAt(const QString &path) const
{
    return faultsBelow(path).value(0);
}

QStringList StudioModel::faultsBelow(const QString &path) const
{
    QStringList reasons;
    for (const JsonFault &fault : m_faults) {
        if (!isBelow(fault.path, path))
            continue;
        const QString rest = fault.path.mid(path.size());
        reasons.append(rest.isEmpty() ? fault.reason
                                      : JsonFault{rest.startsWith(u'.') ? rest.mid(1) : rest, fault.reason}.text());
    }
    return reasons;
}

std::optional<LoadedScheme> StudioModel::loaded() const
{
    if (!m_faults.isEmpty() || !m_scheme)
        return std::nullopt;
    return LoadedScheme{*m_scheme, body()};
}

void StudioModel::markKept()
{
    m_steps.setClean();
    m_draftSoon.stop();
    m_writer.start([shelf = m_shelf] { shelf.forgetDraft(); });
}

void StudioModel::writeDraftNow()
{
    m_draftSoon.stop();
    if (isKept())
        return markKept();
    m_writer.start([shelf = m_shelf, body = body(), owner = QPointer<StudioModel>(this)] {
        const Result<void> kept = shelf.keepDraft(body);
        if (kept)
            return;
        QMetaObject::invokeMethod(
            owner.get(),
            [owner, error = kept.error()] {
                if (owner)
                    Q_EMIT owner->draftFailed(error);
            },
            Qt::QueuedConnection);
    });
}

void StudioModel::setLanguage(const QString &language)
{
    if (m_language == language)
        return;
    m_language = language;
    Q_EMIT changed();
}

void StudioModel::take(const SchemeDocument &document)
{
    m_document = document;
    const QByteArray text = body();
    m_faults = schemeFaults(text);
    if (m_faults.isEmpty()) {
        if (Result<Scheme> read = readScheme(text))
            m_scheme = std::move(*read);
    }
    m_draftSoon.start();
    Q_EMIT changed();
}

}  // namespace gainsay
