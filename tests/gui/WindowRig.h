// SPDX-License-Identifier: GPL-3.0-or-later
// The whole window on a project of its own, filled from the sample files: what GUI tests of single pages start from.
#pragma once

#include "app/gui/Composition.h"
#include "core/io/rows/ImportReader.h"
#include "core/store/Storage.h"

#include <QTemporaryDir>

#include <functional>
#include <memory>

namespace gainsay {

class WindowRig {
public:
    // An empty project with people ann, bob (annotators), judge (adjudicator), sup (supervisor) and res (researcher);
    // at `address` on a server, if there is one.
    explicit WindowRig(const QString &scheme, const QString &address = {});

    // Imports a file of resources/samples, at most `limit` rows, into the batch "b".
    void importSample(const QString &file, const QString &format, int limit = 0);
    // The same with rows written by the test.
    void importLines(const QByteArray &lines, const QString &format);
    // Plans the batch for ann and bob (and carl …, as many as the scheme wants).
    void assign();
    // Works on the project while the window is not looking.
    void withStorage(const std::function<void(Storage &)> &work);
    // That person answers all that waits for them: everything alike, or each conversation as `answers` has it.
    void answerAll(const QString &user, const Json &answers);
    void answerEach(const QString &user, const std::function<Json(const Conversation &)> &answers);
    // What is stored of the person's typing; null if nothing is.
    Json draft(const QString &user, ConversationId item);
    // How many items the person still has to answer.
    qint64 openItems(const QString &user);

    // Opens the window as that person on that page.
    void open(const QString &user, const QString &page);
    // Opens the window on the project; who was there last and what is asked of them is the window's business.
    void start(const QString &lastUser);
    void close() { m_app.reset(); }

    const Clock &clock() const { return m_clock; }
    const QString &project() const { return m_project; }
    Composition &app() { return *m_app; }
    MainWindow &window() { return m_app->window(); }
    Page *page(const QString &id) { return window().page(id); }
    // The messages of what went wrong that the window shows.
    QStringList errors() { return told(WindowMessage::Kind::Error); }
    QStringList notices() { return told(WindowMessage::Kind::Notice); }

private:
    QStringList told(WindowMessage::Kind kind);
    void importFile(const QString &path, const QString &format, int limit);

    QTemporaryDir m_folder;
    SystemClock m_clock;
    QString m_project;
    int m_annotators = 2;
    std::unique_ptr<Composition> m_app;
};

// Whether a label in there can be seen with these words.
bool says(const QWidget *parent, const QString &words);

}  // namespace gainsay
