// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/Json.h"

#include <QCoreApplication>

namespace gainsay {

namespace {

constexpr int maximumDepth = 200;

// A cheap look at the brackets outside strings: nlohmann's parser keeps its stack on the heap,
// but destroying a value nested a million deep would recurse.
bool isTooDeep(QByteArrayView text)
{
    int depth = 0;
    bool inString = false;
    for (qsizetype i = 0; i < text.size(); ++i) {
        const char c = text[i];
        if (inString) {
            if (c == '\\')
                ++i;
            else if (c == '"')
                inString = false;
        } else if (c == '"') {
            inString = true;
        } else if (c == '[' || c == '{') {
            if (++depth > maximumDepth)
                return true;
        } else if (c == ']' || c == '}') {
            --depth;
        }
    }
    return false;
}

}  // namespace

Result<Json> parseJson(QByteArrayView text)
{
    if (isTooDeep(text))
        return invalidInput(
            QCoreApplication::translate("core", "JSON is nested deeper than %1 levels").arg(maximumDepth));
    try {
        return Json::parse(text.begin(), text.end());
    } catch (const Json::parse_error &error) {
        return invalidInput(QCoreApplication::translate("core", "not valid JSON at byte %1").arg(error.byte));
    } catch (const Json::exception &error) {
        return invalidInput(
            QCoreApplication::translate("core", "not valid JSON: %1").arg(QString::fromUtf8(error.what())));
    }
}

QByteArray dumpJson(const Json &value)
{
    return QByteArray::fromStdString(value.dump(-1, ' ', false, Json::error_handler_t::replace));
}

QByteArray dumpJsonPretty(const Json &value)
{
    return QByteArray::fromStdString(value.dump(2, ' ', false, Json::error_handler_t::replace));
}

}  // namespace gainsay
