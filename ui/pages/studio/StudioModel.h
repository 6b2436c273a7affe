// SPDX-License-Identifier: GPL-3.0-or-later
// The scheme that is being written, with everything that was done to it: each change is a step that can be undone, and
// soon after it the draft on disk has it too. What is wrong is asked of the reader of schemes. GUI thread; the draft is
// written on a thread of its own.
#pragma once

#include "core/base/JsonFields.h"
#include "core/scheme/edit/SchemeDocument.h"
#include "core/scheme/edit/SchemeShelf.h"

#include <QObject>
#include <QThreadPool>
#include <QTimer>
#include <QUndoStack>

#include <functional>
#include <optional>

namespace gainsay {

class StudioModel : public QObject {
    Q_OBJECT

public:
    using Change = std::function<void(SchemeDocument &)>;

    explicit StudioModel(SchemeShelf shelf, QObject *parent = nullptr);
    // Waits until the draft is written.
    ~StudioModel() override;

    const SchemeDocument &document() const { return m_document; }
    const SchemeShelf &shelf() const { return m_shelf; }
    QUndoStack &steps() { return m_steps; }
    const QUndoStack &steps() const { return m_steps; }

    // One step. `what` names it to who undoes it; steps in a row with the same `place` are one, as letters typed into
    // one field.
    void change(const QString &what, const Change &change, const QString &place = {});
    // Another document in its place, as one step.
    void replace(const QString &what, const SchemeDocument &document);
    // The same for a field: sets it, or takes it away where `value` is null or an empty text.
    void set(const QString &path, const OrderedJson &value);

    // What a file has now.
    QByteArray body() const { return m_document.toBytes(); }
    const QList<JsonFault> &faults() const { return m_faults; }
    // What is wrong at the place, or below it; empty if nothing is.
    QString faultAt(const QString &path) const;
    QStringList faultsBelow(const QString &path) const;
    // The last state without faults; none if there was none yet.
    const std::optional<Scheme> &scheme() const { return m_scheme; }
    // What is written is a scheme, ready to be used.
    std::optional<LoadedScheme> loaded() const;

    // It is kept elsewhere: no draft of it is needed.
    void markKept();
    bool isKept() const { return m_steps.isClean(); }
    void writeDraftNow();

    // The language in which texts are edited.
    QString language() const { return m_language; }
    void setLanguage(const QString &language);

Q_SIGNALS:
    // Also when only the language of the texts is another.
    void changed();
    void draftFailed(const gainsay::Error &error);

private:
    friend class StudioStep;
    void take(const SchemeDocument &document);

    SchemeShelf m_shelf;
    SchemeDocument m_document;
    QUndoStack m_steps;
    QList<JsonFault> m_faults;
    std::optional<Scheme> m_scheme;
    QString m_language;
    QTimer m_draftSoon;
    QThreadPool m_writer;  // one thread, so that drafts are written in order
};

}  // namespace gainsay
