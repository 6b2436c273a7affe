// SPDX-License-Identifier: GPL-3.0-or-later
// Messages at the top of the window. Errors stay until they are dismissed; notices leave by themselves.
#pragma once

#include "core/base/Result.h"

#include <QFrame>

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
    // A button that does something about it.
    QPushButton *addAction(const QString &text);

Q_SIGNALS:
    void dismissed();

protected:
    void paintEvent(QPaintEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    Kind m_kind;
    QLabel *m_text = nullptr;
};

// The stack of banners; hidden while there is none. The same text is never shown twice.
class BannerArea : public QWidget {
    Q_OBJECT

public:
    explicit BannerArea(QWidget *parent = nullptr);

    Banner *showError(const Error &error);
    Banner *showNotice(const QString &text);
    QList<Banner *> banners() const;

private:
    Banner *add(Banner::Kind kind, const QString &text);

    QVBoxLayout *m_column = nullptr;
};

}  // namespace gainsay
