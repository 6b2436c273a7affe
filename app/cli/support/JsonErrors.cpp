// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/support/JsonErrors.h"

namespace gainsay {

void JsonErrors::add(const Json &error)
{
    m_call.printJsonPart((m_open ? ",\n    " : "{\n  \"errors\": [\n    ") + dumpJson(error));
    m_open = true;
}

void JsonErrors::finish(const Json &fields)
{
    QByteArray text = m_open ? QByteArray("\n  ]") : QByteArray("{\n  \"errors\": []");
    for (const auto &[name, value] : fields.items())
        text += ",\n  " + dumpJson(Json(name)) + ": " + dumpJson(value);
    m_call.printJsonPart(text + "\n}\n");
}

}  // namespace gainsay
