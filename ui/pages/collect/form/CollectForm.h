// SPDX-License-Identifier: GPL-3.0-or-later
// A card of labelled fields, one below the other, with a line of text and buttons at its end.
#pragma once

#include "ui/widgets/Card.h"

class QFormLayout;
class QHBoxLayout;
class QLabel;
class QPushButton;
class QWidget;

namespace gainsay {

class CollectForm : public Card {
    Q_OBJECT

public:
    explicit CollectForm(QWidget *parent = nullptr);

    // The label is also the accessible name of the field.
    void addField(QWidget *field);
    void setLabel(QWidget *field, const QString &text);
    QPushButton *addButton(bool primary);
    // What is to be known before or after; plain text that takes several lines.
    void say(const QString &text, bool failed = false);

private:
    QFormLayout *m_fields = nullptr;
    QLabel *m_text = nullptr;
    QHBoxLayout *m_buttons = nullptr;
};

// The name of a chosen file, and the button that asks for another.
class FileField : public QWidget {
    Q_OBJECT

public:
    explicit FileField(QWidget *parent = nullptr);

    QString path() const { return m_path; }
    void setPath(const QString &path);
    // `name` is what the button is for, `caption` what stands on it, `title` and `filters` those of the dialog.
    void setTexts(const QString &name, const QString &none, const QString &caption, const QString &title,
                  const QString &filters);

Q_SIGNALS:
    void chosen(const QString &path);

private:
    QString m_path;
    QString m_none;
    QString m_title;
    QString m_filters;
    QLabel *m_name = nullptr;
    QPushButton *m_button = nullptr;
};

// Puts the widgets below each other into a column that scrolls where there is little room.
void fillScrollingColumn(QWidget *page, const QList<QWidget *> &widgets);

}  // namespace gainsay
