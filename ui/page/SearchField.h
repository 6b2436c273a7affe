// SPDX-License-Identifier: GPL-3.0-or-later
// A line to search with: reports the text once typing pauses, at once on Enter; Escape empties it, then leaves it.
#pragma once

#include <QLineEdit>

class QTimer;

namespace gainsay {

class SearchField : public QLineEdit {
    Q_OBJECT

public:
    explicit SearchField(QWidget *parent = nullptr);

    // Placeholder and accessible name.
    void setPurpose(const QString &text);
    // Shows what is searched for already; nothing is reported.
    void setSearched(const QString &text);

Q_SIGNALS:
    void searchChanged(const QString &text);

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void report();
    void tint();

    QTimer *m_pause = nullptr;
    QAction *m_glass = nullptr;
    QString m_reported;
};

}  // namespace gainsay
