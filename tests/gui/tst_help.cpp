// SPDX-License-Identifier: GPL-3.0-or-later
// The guides say what is so: each key they name does something, each page has its chapter, in every language.
#include "core/guide/Guide.h"
#include "core/scheme/SchemeLibrary.h"
#include "tests/gui/PageWalk.h"
#include "ui/guide/ReadableText.h"
#include "ui/help/HelpDialog.h"

#include <QRegularExpression>
#include <QTest>
#include <QTextBrowser>
#include <QTextDocument>

using namespace gainsay;
using namespace Qt::StringLiterals;

namespace {

const QStringList languages{u"en"_s, u"zh"_s, u"ja"_s};
const QStringList guides{u"annotator"_s, u"supervisor"_s, u"researcher"_s};
const QStringList schemes{u"cdconv"_s, u"rgm"_s,           u"crp-errors"_s, u"crp-appropriateness"_s,
                          u"mutual"_s, u"mutual-writing"_s};

// What stands in code marks and could be a key: one character, a named key, or a combination.
QStringList keysIn(const QString &markdown)
{
    static const QRegularExpression code(u"`([^`\\n]+)`"_s);
    static const QRegularExpression key(
        u"^(((Ctrl|Alt|Shift)\\+)+\\S{1,12}|F\\d{1,2}|Enter|Space|Esc|Tab|Up|Down|Left|Right|[A-Z0-9?/\\[\\]])$"_s);
    QStringList keys;
    for (auto match = code.globalMatch(markdown); match.hasNext();) {
        const QString text = match.next().captured(1);
        if (key.match(text).hasMatch() && !keys.contains(text))
            keys << text;
    }
    return keys;
}

// Keys that pages read themselves, since they only mean something there.
const QStringList pageKeys{u"Enter"_s,  u"Esc"_s,        u"Tab"_s,        u"Ctrl+wheel"_s, u"Ctrl+1"_s,
                           u"Ctrl+6"_s, u"Ctrl+Enter"_s, u"Up"_s,         u"Down"_s,       u"Left"_s,
                           u"Right"_s,  u"Ctrl+Left"_s,  u"Ctrl+Right"_s, u"Shift+Left"_s, u"Shift+Right"_s};

}  // namespace

class TestHelp : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        m_walk = std::make_unique<PageWalk>();
        m_walk->start(u"en"_s, QSize(1440, 900));
        m_walk->forEachPage([](const QString &) {});
        m_walk->forEachViewOf(u"collect"_s, [](const QString &) {});  // keys of Talk come with its tab
        for (const ActionCatalog::Entry &entry : m_walk->app().actions().entries()) {
            for (const QKeySequence &key : entry.action->shortcuts())
                m_keys << key.toString(QKeySequence::PortableText);
        }
        for (const QString &name : schemes) {
            const Result<LoadedScheme> loaded = loadScheme(name);
            for (const Question &question : loaded->scheme.questions) {
                m_keys << question.key;
                for (const Option &option : question.options)
                    m_keys << option.key;
            }
        }
        m_keys << pageKeys;
    }
    void cleanupTestCase() { m_walk.reset(); }

    void everyKeyInTheGuidesExists_data()
    {
        QTest::addColumn<QString>("guide");
        QTest::addColumn<QString>("language");
        for (const QString &guide : guides) {
            for (const QString &language : languages)
                QTest::addRow("%s %s", qPrintable(guide), qPrintable(language)) << guide << language;
        }
    }

    void everyKeyInTheGuidesExists()
    {
        QFETCH(QString, guide);
        QFETCH(QString, language);
        const Result<Guide> read = loadHelp(guide, language);
        QVERIFY(read);
        QStringList unknown;
        for (const GuideSection &section : read->sections) {
            for (const QString &key : keysIn(section.markdown)) {
                const QString portable =
                    key == "Enter"_L1 ? key : QKeySequence(key).toString(QKeySequence::PortableText);
                if (!m_keys.contains(key) && !m_keys.contains(portable))
                    unknown << section.id + u": "_s + key;
            }
        }
        QVERIFY2(unknown.isEmpty(), qPrintable(unknown.join(u", "_s)));
    }

    // Translations must not fall behind: the same chapters, keys and pictures everywhere.
    void theLanguagesSayTheSame()
    {
        static const QRegularExpression picture(u"images/([a-z]+)\\."_s);
        for (const QString &guide : guides) {
            const Result<Guide> english = loadHelp(guide, u"en"_s);
            for (const QString &language : languages) {
                const Result<Guide> other = loadHelp(guide, language);
                QCOMPARE(other->sections.size(), english->sections.size());
                for (qsizetype i = 0; i < english->sections.size(); ++i) {
                    const GuideSection &wanted = english->sections[i];
                    const GuideSection &found = other->sections[i];
                    QCOMPARE(found.id, wanted.id);
                    QStringList keys = keysIn(found.markdown);
                    QStringList wantedKeys = keysIn(wanted.markdown);
                    keys.sort();
                    wantedKeys.sort();
                    QVERIFY2(keys == wantedKeys,
                             qPrintable(u"%1.%2 %3: %4 instead of %5"_s.arg(guide, language, found.id, keys.join(u' '),
                                                                            wantedKeys.join(u' '))));
                    QCOMPARE(picture.match(found.markdown).captured(1), picture.match(wanted.markdown).captured(1));
                }
            }
        }
    }

    // A star beside Chinese or Japanese punctuation ends no emphasis and would stand in the text.
    void noMarkIsLeftInTheText()
    {
        QList<std::pair<QString, Result<Guide>>> read;
        for (const QString &language : languages) {
            for (const QString &guide : guides)
                read.append({guide + u'.' + language, loadHelp(guide, language)});
            for (const QString &scheme : schemes)
                read.append({scheme + u'.' + language, loadGuidelines(loadScheme(scheme)->scheme, language)});
        }
        static const QRegularExpression code(u"`[^`]*`"_s);
        for (const auto &[name, guide] : read) {
            QVERIFY2(guide, qPrintable(name));
            for (const GuideSection &section : guide->sections) {
                QTextDocument document;
                setReadableMarkdown(document, QString(section.markdown).remove(code));
                const QString text = document.toPlainText();
                QVERIFY2(!text.contains(u'*'), qPrintable(u"%1, %2: %3"_s.arg(name, section.id, text)));
            }
        }
    }

    void everyPictureIsThere()
    {
        static const QRegularExpression picture(u"\\((images/[^)]+)\\)"_s);
        int pictures = 0;
        for (const QString &guide : guides) {
            for (const QString &language : languages) {
                const Result<Guide> read = loadHelp(guide, language);
                for (const GuideSection &section : read->sections) {
                    for (auto match = picture.globalMatch(section.markdown); match.hasNext(); ++pictures) {
                        const QString path = u":/help/"_s + match.next().captured(1);
                        QVERIFY2(!QImage(path).isNull(), qPrintable(path));
                    }
                }
            }
        }
        QVERIFY(pictures > 0);
    }

    // F1 opens a chapter of its own for each page that somebody works on.
    void everyPageHasAChapter()
    {
        m_walk->forEachPage([&](const QString &id) {
            m_walk->app().actions().action(u"window.help"_s)->trigger();
            auto *help = m_walk->window().findChild<HelpDialog *>();
            QVERIFY2(help, qPrintable(id));
            const std::optional<User> &user = m_walk->app().session().user();
            const QString own = m_walk->window().page(id)->helpTopic();
            const QString topic = own.isEmpty() ? id : own;
            const Result<QList<Guide>> guides = guidesFor(user ? std::optional(user->role) : std::nullopt, u"en"_s);
            const GuideSection *section = guides->at(guideWithChapter(*guides, topic)).section(topic);
            QVERIFY(section);
            QVERIFY2(section->id == topic, qPrintable(id + u" has no chapter"_s));
            QVERIFY(help->findChild<QTextBrowser *>()->toPlainText().contains(section->title));
            delete help;
        });
    }

    // In dialogs too, at the chapter that speaks of them; a field that waits for any key takes that one as well.
    void everyDialogHasHelp()
    {
        const QHash<QString, QString> chapters{
            {u"keys"_s, u"Keys"_s},         {u"skip"_s, u"Skip, flag, go back"_s},       {u"import"_s, u"Data"_s},
            {u"plan"_s, u"People"_s},       {u"history"_s, u"Skip, flag, go back"_s},    {u"gold"_s, u"Training"_s},
            {u"new-project"_s, u"Start"_s}, {u"hand-over"_s, u"The supervisor's desk"_s}};
        int dialogs = 0;
        m_walk->forEachDialog([&](const QString &id, QWidget &front) {
            if (!qobject_cast<QDialog *>(&front) || qobject_cast<HelpDialog *>(&front))
                return;
            QTest::keyClick(front.focusWidget() ? front.focusWidget() : &front, Qt::Key_F1);
            auto *help = front.findChild<HelpDialog *>();
            QVERIFY2(help, qPrintable(id));
            const QString text = help->findChild<QTextBrowser *>()->toPlainText();
            QVERIFY2(text.startsWith(chapters.value(id)), qPrintable(id + u": "_s + text.section(u'\n', 0, 0)));
            delete help;
            ++dialogs;
        });
        QVERIFY(dialogs >= chapters.size());
    }

private:
    std::unique_ptr<PageWalk> m_walk;
    QStringList m_keys;
};

QTEST_MAIN(TestHelp)
#include "tst_help.moc"
