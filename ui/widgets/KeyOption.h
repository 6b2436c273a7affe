// SPDX-License-Identifier: GPL-3.0-or-later
// An option to choose: its key, a dot in the option's hue, title, one line of definition and, if the
// detector may be seen, its probability as a bar. Small ones (no definition) serve check boxes.
#pragma once

#include "ui/theme/Palette.h"

#include <QAbstractButton>

#include <optional>

namespace gainsay {

class KeyOption : public QAbstractButton {
    Q_OBJECT

public:
    explicit KeyOption(QWidget *parent = nullptr);

    void setKeyText(const QString &key);
    QString keyText() const { return m_key; }
    // `definition` empty makes the small form.
    void setTexts(const QString &title, const QString &definition);
    // Colours dot and outline; without one there is no dot.
    void setTone(std::optional<Tone> tone);
    // The detector's share, or none to hide the bar.
    void setProbability(std::optional<double> share);
    // Whether its key does something now; a key that would be another option's is drawn faintly.
    void setKeyLive(bool live);
    bool isKeyLive() const { return m_keyLive; }
    // One of a group that has the keys before all others.
    void setOutlined(bool outlined);
    bool isOutlined() const { return m_outlined; }
    // A number before the title: the place in a ranking. 0 for none.
    void setRank(int rank);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;
    void enterEvent(QEnterEvent *event) override;
    void leaveEvent(QEvent *event) override;

private:
    bool isLarge() const { return !m_definition.isEmpty(); }
    void describe();
    int textLeft() const;
    void paintFrame(QPainter &painter) const;
    void paintMarks(QPainter &painter) const;
    void paintTexts(QPainter &painter) const;

    QString m_key;
    QString m_definition;
    std::optional<Tone> m_tone;
    std::optional<double> m_share;
    int m_rank = 0;
    bool m_keyLive = true;
    bool m_outlined = false;
};

}  // namespace gainsay
