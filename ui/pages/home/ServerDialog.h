// SPDX-License-Identifier: GPL-3.0-or-later
// Which project on which server, field by field, with the address that they make; whoever was sent an address puts it
// in whole. The connection can be tried first.
#pragma once

#include "core/base/Result.h"
#include "ui/session/JobRunner.h"

#include <QDialog>

#include <functional>

class QComboBox;
class QFormLayout;
class QLabel;
class QLineEdit;
class QPushButton;
class QSpinBox;

namespace gainsay {

struct ServerAddress {
    QString host;
    int port = 5432;
    QString database;
    QString schema;
    QString user;
    QString sslMode;  // as libpq names it; empty: not said

    // postgresql://user@host/database?schema=project&sslmode=verify-full
    QString text() const;
    // What can be read of an address; nothing of one that is none.
    static ServerAddress read(const QString &address);

    friend bool operator==(const ServerAddress &, const ServerAddress &) = default;
};

class ServerDialog : public QDialog {
    Q_OBJECT

public:
    using Test = std::function<Result<void>(const QString &address)>;

    // `test` is called on a job's thread.
    ServerDialog(JobRunner &jobs, Test test, QWidget *parent);

Q_SIGNALS:
    void chosen(const QString &address);

private:
    void addFields(QFormLayout *form);
    void addAddress(QFormLayout *form);
    void compose();
    void takeApart();
    void tryIt();

    JobRunner &m_jobs;
    Test m_test;
    QLineEdit *m_host = nullptr;
    QSpinBox *m_port = nullptr;
    QLineEdit *m_database = nullptr;
    QLineEdit *m_schema = nullptr;
    QLineEdit *m_user = nullptr;
    QComboBox *m_tls = nullptr;
    QLineEdit *m_address = nullptr;
    QLabel *m_outcome = nullptr;
    QPushButton *m_try = nullptr;
    QPushButton *m_open = nullptr;
};

}  // namespace gainsay
