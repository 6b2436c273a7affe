// SPDX-License-Identifier: GPL-3.0-or-later
// Messages at the top of the window. Errors stay until they are dismissed; notices leave by themselves.
#pragma once

#include "core/base/Result.h"

#include <QFrame>

#include <functional>

class QLabel;
class QPushButton;
class QTimer;
class QVBoxLayout;

namespace gainsay {

class Banner : public QFrame {
    Q_OBJECT

public:
    enum class Kind { Notice, Error };

    explicit Banner(Kind kind, const QString &text, QWidget *parent = nullptr);

    Kind kind() const { return m_kind; }
    QString text() const;
    void setText(const QString &text);

Q_SIGNALS:
    void dismissed();

protected:
    void changeEvent(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    void retranslate();

    Kind m_kind;
    QLabel *m_text = nullptr;
    QPushButton *m_close = nullptr;
};

// The stack of banners; hidden while there is none. The same text is never shown twice.
class BannerArea : public QWidget {
    Q_OBJECT

public:
    explicit BannerArea(QWidget *parent = nullptr);

    Banner *showError(const Error &error);
    Banner *showNotice(const QString &text);
    // A notice that stays until whoever told it takes it back.
    Banner *showStanding(const QString &text);
    // Errors with these texts are over.
    void withdraw(const QStringList &texts);
    QList<Banner *> banners() const;
    // The language has changed: what is told goes on being told.
    void reword(const std::function<QString(const QString &)> &anew);

private:
    Banner *add(Banner::Kind kind, const QString &text);

    QVBoxLayout *m_column = nullptr;
};

}  // namespace gainsay
