// SPDX-License-Identifier: GPL-3.0-or-later
// The statements of the server's gate, with the names of a project put in. See rules.sql, views.sql, guards.sql.
#pragma once

#include <QString>
#include <QStringList>

namespace gainsay {

// The schema beside that of a project.
QString gateSchema(const QString &schema);

class GateScript {
public:
    explicit GateScript(const QString &schema);

    // The statements of one of the files, ready to run.
    QStringList statements(const QString &file) const;
    QString expanded(QString text) const;

private:
    QString m_schema;
};

}  // namespace gainsay
