// SPDX-License-Identifier: GPL-3.0-or-later
// Failure as a value. `Result<T>` holds a T or an Error; its interface follows std::expected,
// which the compiler of Debian 12 does not have yet. Values only: safe to copy between threads.
#pragma once

#include "core/base/TranslatableText.h"

#include <utility>
#include <variant>

namespace gainsay {

enum class ErrorKind {
    InvalidInput,  // the data or the request is wrong; the message names the place
    NotFound,
    NotAllowed,   // a rule of the workflow or a role forbids it
    Conflict,     // someone else was faster: stale revision, taken slot
    Unsupported,  // newer format, missing capability
    Corrupt,      // stored data does not hold what it must
    Io,           // disk, network, server
    Cancelled,
};

// What went wrong, where, and what to do: one message fit to be shown to a person, in the language of the moment.
struct Error {
    ErrorKind kind = ErrorKind::InvalidInput;
    TranslatableText message;
};

template <class T> class [[nodiscard]] Result {
public:
    Result(T value) : m_state(std::in_place_index<0>, std::move(value)) {}
    Result(Error error) : m_state(std::in_place_index<1>, std::move(error)) {}

    bool has_value() const { return m_state.index() == 0; }
    explicit operator bool() const { return has_value(); }

    T &value() & { return std::get<0>(m_state); }
    const T &value() const & { return std::get<0>(m_state); }
    T &&value() && { return std::get<0>(std::move(m_state)); }
    T &operator*() & { return value(); }
    const T &operator*() const & { return value(); }
    T &&operator*() && { return std::move(*this).value(); }
    T *operator->() { return &value(); }
    const T *operator->() const { return &value(); }
    T value_or(T other) const { return has_value() ? value() : std::move(other); }

    const Error &error() const { return std::get<1>(m_state); }

private:
    std::variant<T, Error> m_state;
};

template <> class [[nodiscard]] Result<void> {
public:
    Result() = default;
    Result(Error error) : m_error(std::move(error)), m_failed(true) {}

    bool has_value() const { return !m_failed; }
    explicit operator bool() const { return has_value(); }
    const Error &error() const { return m_error; }

private:
    Error m_error;
    bool m_failed = false;
};

inline Error invalidInput(TranslatableText message)
{
    return {ErrorKind::InvalidInput, std::move(message)};
}
inline Error notFound(TranslatableText message)
{
    return {ErrorKind::NotFound, std::move(message)};
}
inline Error notAllowed(TranslatableText message)
{
    return {ErrorKind::NotAllowed, std::move(message)};
}
inline Error conflict(TranslatableText message)
{
    return {ErrorKind::Conflict, std::move(message)};
}
inline Error ioError(TranslatableText message)
{
    return {ErrorKind::Io, std::move(message)};
}
inline Error corrupt(TranslatableText message)
{
    return {ErrorKind::Corrupt, std::move(message)};
}
inline Error unsupported(TranslatableText message)
{
    return {ErrorKind::Unsupported, std::move(message)};
}
inline Error cancelled(TranslatableText message)
{
    return {ErrorKind::Cancelled, std::move(message)};
}

}  // namespace gainsay

// Failure goes on to the caller; the function that uses these returns a Result (or an Error).
//     RETURN_IF_ERROR(storage.work().removeDraft(item, user));
//     ASSIGN_OR_RETURN(const auto user, storage.project().userNamed(name));   // user is the value, not a Result
#define GAINSAY_CONCAT_(a, b) a##b
#define GAINSAY_CONCAT(a, b) GAINSAY_CONCAT_(a, b)
#define GAINSAY_ASSIGN_OR_RETURN(result, declaration, ...)                                                             \
    auto result = (__VA_ARGS__);                                                                                       \
    if (!result)                                                                                                       \
        return result.error();                                                                                         \
    declaration = *std::move(result)
#define GAINSAY_RETURN_IF_ERROR(result, ...)                                                                           \
    do {                                                                                                               \
        if (const auto &result = (__VA_ARGS__); !result)                                                               \
            return result.error();                                                                                     \
    } while (false)

#define ASSIGN_OR_RETURN(declaration, ...)                                                                             \
    GAINSAY_ASSIGN_OR_RETURN(GAINSAY_CONCAT(result_, __COUNTER__), declaration, __VA_ARGS__)
#define RETURN_IF_ERROR(...) GAINSAY_RETURN_IF_ERROR(GAINSAY_CONCAT(result_, __COUNTER__), __VA_ARGS__)
