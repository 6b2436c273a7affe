// SPDX-License-Identifier: GPL-3.0-or-later
// Fields of a scheme on screen: each is bound to its place in the document, shows what stands there, changes it, and
// says below what is wrong there. Made anew when the program's language changes.
#pragma once

#include "core/scheme/edit/SchemeDocument.h"

#include <QList>
#include <QWidget>

#include <functional>

class QCheckBox;
class QComboBox;
class QFormLayout;
class QLabel;
class QLineEdit;
class QPlainTextEdit;
class QSpinBox;

namespace gainsay {

class StudioModel;

// Tab goes from `before` through what is in `content`, in the order of making; for what is made later than its
// neighbours.
void putInTabOrder(QWidget *before, QWidget *content);

class StudioForm : public QWidget {
    Q_OBJECT

public:
    StudioForm(StudioModel &model, QWidget *parent);

    // Brings the fields up to date with the document; what a person types in stays as it is.
    virtual void refresh();
    // Gives the keyboard to the field at the place, or the nearest above it; false where there is none.
    bool focusField(const QString &path);

protected:
    // Asked whenever it is needed: the same form shows one question after the other.
    using Path = std::function<QString()>;
    // Value in the document and what people read.
    struct Choice {
        QString value;
        QString title;
    };
    using Choices = std::function<QList<Choice>()>;
    using Chosen = std::function<void(const QString &value)>;

    StudioModel &model() const { return m_model; }
    const SchemeDocument &document() const;

    QFormLayout *makeForm();
    QLabel *addHeading(QFormLayout *form, const QString &text);
    QLabel *addNote(QFormLayout *form, const QString &text = {});
    // `typed` takes what was typed; not given, it goes to the place itself.
    QLineEdit *addLine(QFormLayout *form, const QString &label, const Path &path, const Chosen &typed = {});
    // In the language that is being edited; the text of another stands there faintly where it has none.
    QLineEdit *addLocalLine(QFormLayout *form, const QString &label, const Path &path);
    QPlainTextEdit *addLocalText(QFormLayout *form, const QString &label, const Path &path, int lines);
    QSpinBox *addNumber(QFormLayout *form, const QString &label, const Path &path, int lowest, int highest,
                        int fallback, const QString &unit = {});
    QCheckBox *addSwitch(QFormLayout *form, const QString &text, const Path &path, bool fallback);
    // `usual` is what it means if nothing stands there.
    QComboBox *addChoice(QFormLayout *form, const QString &label, const Path &path, const Choices &choices,
                         const Chosen &chosen = {}, const QString &usual = {});
    // What is wrong at the place, below what was added before.
    QLabel *addFaults(QFormLayout *form, const Path &path);
    // Called on every refresh, after the fields.
    void onRefresh(std::function<void()> update) { m_updates.append(std::move(update)); }
    // The place a widget of one's own stands for.
    void bind(QWidget *widget, const Path &path);

private:
    struct Field {
        QWidget *widget;
        Path path;
    };

    StudioModel &m_model;
    QList<Field> m_fields;
    QList<std::function<void()>> m_updates;
};

}  // namespace gainsay
