// SPDX-License-Identifier: GPL-3.0-or-later
// Words on the screen that can follow a change of language: the text as it reads now, together with how it is made, its
// source and arguments. A QString to whoever only shows it; what is cut out of it or appended to it is plain text.
#pragma once

#include <QString>

#include <functional>
#include <memory>
#include <type_traits>
#include <utility>

namespace gainsay {

class TranslatableText : public QString {
public:
    using Maker = std::function<QString()>;

    TranslatableText() = default;
    // Plain: the same in every language.
    TranslatableText(const QString &plain) : QString(plain) {}
    TranslatableText(QString &&plain) : QString(std::move(plain)) {}
    // From a function that words it, as in [name] { return tr("%1 is gone.").arg(name); }. Holds its arguments by
    // value.
    template <class Make>
    requires(std::is_invocable_r_v<QString, const Make &> && !std::is_convertible_v<Make, QString>)
        TranslatableText(Make make)
        : TranslatableText(Maker(std::move(make)))
    {
    }
    TranslatableText(Maker make);

    static TranslatableText translate(const char *context, const char *source, const char *comment = nullptr,
                                      int n = -1);

    // As QString::arg. An argument that can be translated is translated with the text.
    template <class... Arguments> TranslatableText arg(const Arguments &...arguments) const
    {
        const auto filled = [](const QString &text, const auto &...values) { return text.arg(current(values)...); };
        TranslatableText result(filled(*this, arguments...));
        if (m_maker) {
            result.m_maker = std::make_shared<const Maker>(
                [make = m_maker, filled, ... values = kept(arguments)] { return filled((*make)(), values...); });
            result.m_made = result;
        }
        return result;
    }

    // In the language of now.
    TranslatableText reworded() const;
    bool isTranslatable() const { return m_maker && m_made == *this; }

private:
    template <class T> static const T &current(const T &value) { return value; }
    static QString current(const TranslatableText &value) { return value.reworded(); }
    template <class T> static T kept(const T &value) { return value; }
    template <std::size_t n> static QString kept(const char16_t (&value)[n]) { return QString::fromUtf16(value); }
    static QString kept(QStringView value) { return value.toString(); }

    std::shared_ptr<const Maker> m_maker;
    QString m_made;  // what the maker gave; text that was changed since is plain
};

}  // namespace gainsay

// In a class whose texts go into messages: tr() gives text that follows a change of language.
#define GAINSAY_TR(context)                                                                                            \
public:                                                                                                                \
    static gainsay::TranslatableText tr(const char *source, const char *comment = nullptr, int n = -1)                 \
    {                                                                                                                  \
        return gainsay::TranslatableText::translate(#context, source, comment, n);                                     \
    }                                                                                                                  \
                                                                                                                       \
private:
