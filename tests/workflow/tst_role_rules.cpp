// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/workflow/RoleRules.h"

#include <QTest>

using namespace gainsay;
using namespace Qt::StringLiterals;

class RoleRulesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyRoleAndPermission()
    {
        using enum Role;
        const QList<Role> roles{Annotator, Adjudicator, Supervisor, Researcher, Admin};
        const QList<std::pair<Permission, QList<Role>>> table{
            {Permission::Annotate, {Annotator, Adjudicator, Supervisor, Admin}},
            {Permission::Adjudicate, {Adjudicator, Supervisor, Admin}},
            {Permission::SpotCheck, {Supervisor, Admin}},
            {Permission::Plan, {Supervisor, Admin}},
            {Permission::ManageUsers, {Supervisor, Admin}},
        };
        for (const auto &[permission, allowed] : table) {
            for (const Role role : roles) {
                QCOMPARE(roleMay(role, permission), allowed.contains(role));
                const auto required = requireRole(u"mia"_s, role, permission);
                QCOMPARE(required.has_value(), allowed.contains(role));
                if (!required) {
                    QCOMPARE(required.error().kind, ErrorKind::NotAllowed);
                    QVERIFY(required.error().message.contains(u"mia"_s));
                    QVERIFY(required.error().message.contains(toString(role)));
                }
            }
        }
    }
};

QTEST_GUILESS_MAIN(RoleRulesTest)
#include "tst_role_rules.moc"
