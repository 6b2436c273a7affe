// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/server/GateScript.h"

#include "db/engine/Database.h"

#include <QFile>
#include <QRegularExpression>

#include <map>

using namespace Qt::StringLiterals;

// Resources of a static library are only there when asked for by name, outside of any namespace.
static void initServerResources()
{
    Q_INIT_RESOURCE(server);
}

namespace gainsay {

namespace {

QString quotedText(const QString &text)
{
    return u'\'' + QString(text).replace(u'\'', "''"_L1) + u'\'';
}

// Conditions that several views share. They are written out in each of them instead of being functions, because who
// reads a view would have to be allowed to call its functions, and could then ask them about anything. Their names for
// tables end in _, so that none of them takes an argument for its own.
const std::map<QString, QString> &conditions()
{
    static const std::map<QString, QString> texts{
        {u"ME"_s, u"(SELECT {{G}}.person())"_s},
        {u"LEADS"_s, u"(SELECT {{G}}.leads())"_s},
        {u"STUDIES"_s, u"(SELECT {{G}}.role_name() = 'researcher')"_s},
        {u"JUDGES"_s, u"(SELECT {{G}}.role_name() = 'adjudicator')"_s},
        {u"WORKS"_s, u"(SELECT {{G}}.role_name() IN ('annotator', 'adjudicator'))"_s},
        {u"OWN"_s,
         u"(EXISTS (SELECT 1 FROM {{S}}.slots own_ WHERE own_.conversation_id = $1 AND own_.user_id = {{ME}}) "
         "OR EXISTS (SELECT 1 FROM {{S}}.annotations own_ WHERE own_.conversation_id = $1 AND "
         "own_.user_id = {{ME}}))"_s},
        {u"CASE"_s, u"({{JUDGES}} AND EXISTS (SELECT 1 FROM {{S}}.conversations k_ WHERE k_.id = $1 AND "
                    "k_.state IN (2, 4) AND k_.purpose = 0) AND NOT {{OWN($1)}})"_s},
        {u"DECIDED"_s, u"EXISTS (SELECT 1 FROM {{S}}.conversations k_ WHERE k_.id = $1 AND k_.state = 4)"_s},
        {u"SETTLED"_s, u"EXISTS (SELECT 1 FROM {{S}}.conversations k_ WHERE k_.id = $1 AND k_.state >= 3)"_s},
        {u"FREE"_s, u"EXISTS (SELECT 1 FROM {{S}}.slots f_ WHERE f_.conversation_id = $1 AND f_.user_id IS NULL AND "
                    "f_.state = 0 AND f_.pool = 1)"_s},
        {u"RATES"_s, u"EXISTS (SELECT 1 FROM {{S}}.slots r_ WHERE r_.conversation_id = $1 AND r_.user_id = $2 AND "
                     "r_.purpose = 0)"_s},
        {u"ALIAS"_s,
         u"-(SELECT COUNT(*) FROM {{S}}.slots r_, {{G}}.keys k_ WHERE r_.conversation_id = $1 AND "
         "r_.purpose = 0 AND md5(k_.secret || $1 || ':' || r_.user_id) <= md5(k_.secret || $1 || ':' || $2))"_s},
        {u"LEARNT"_s, u"EXISTS (SELECT 1 FROM {{S}}.gold_items g_ JOIN {{S}}.training_sessions t_ ON t_.kind = g_.kind "
                      "WHERE g_.conversation_id = $1 AND t_.user_id = {{ME}})"_s},
        {u"TAUGHT"_s, u"($1.kind = 'tutorial' AND EXISTS (SELECT 1 FROM {{S}}.training_answers a_ JOIN "
                      "{{S}}.training_sessions t_ ON t_.id = a_.session_id WHERE t_.user_id = {{ME}} AND "
                      "t_.kind = 'tutorial' AND a_.conversation_id = $1.conversation_id))"_s},
        {u"SHOWN"_s, u"COALESCE((SELECT (m_.value::jsonb ->> 'show_prelabels')::boolean FROM {{S}}.meta m_ "
                     "WHERE m_.key = 'settings'), FALSE)"_s},
        {u"SUGGESTED"_s,
         u"({{WORKS}} AND ({{OWN($1)}} OR {{FREE($1)}} OR {{CASE($1)}}) AND EXISTS (SELECT 1 FROM {{S}}.conversations "
         u"k_ "
         "WHERE k_.id = $1 AND ('x' || substr(encode(sha256(convert_to(k_.external_id, 'UTF8')), 'hex'), 1, 8))"
         "::bit(32)::bigint / 4294967296.0 >= COALESCE((SELECT (m_.value::jsonb ->> 'blind_share')::double precision "
         "FROM {{S}}.meta m_ WHERE m_.key = 'settings'), 0)))"_s}};
    return texts;
}

}  // namespace

QString gateSchema(const QString &schema)
{
    return schema + u"_gate"_s;
}

GateScript::GateScript(const QString &schema) : m_schema(schema) {}

QString GateScript::expanded(QString text) const
{
    static const QRegularExpression macro(u"\\{\\{([A-Z]+)(?:\\(([^){}]*)\\))?\\}\\}"_s);
    for (auto match = macro.match(text); match.hasMatch(); match = macro.match(text, match.capturedStart())) {
        const QString name = match.captured(1);
        QString put;
        if (name == "S"_L1) {
            put = quotedIdentifier(m_schema);
        } else if (name == "G"_L1) {
            put = quotedIdentifier(gateSchema(m_schema));
        } else if (name == "SAFE"_L1) {
            put = u"SECURITY DEFINER SET search_path = {{S}}, {{G}}, pg_temp"_s;
        } else {
            const auto found = conditions().find(name);
            Q_ASSERT(found != conditions().end());
            put = found->second;
            const QStringList values = match.captured(2).split(u',');
            for (qsizetype i = values.size(); i > 0; --i)
                put.replace(u'$' + QString::number(i), values.at(i - 1));
        }
        text.replace(match.capturedStart(), match.capturedLength(), put);
    }
    return text.replace("{{S'}}"_L1, quotedText(m_schema));
}

QStringList GateScript::statements(const QString &name) const
{
    initServerResources();
    QFile file(u":/gainsay/server/"_s + name);
    if (!file.open(QIODevice::ReadOnly))
        return {};
    QStringList statements;
    for (const QString &part : QString::fromUtf8(file.readAll()).split(u"\n--;\n"_s))
        statements.append(expanded(part));
    return statements;
}

}  // namespace gainsay
