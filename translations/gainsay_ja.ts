<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ja">
<context>
    <name>AnswerWords</name>
    <message>
        <source>yes</source>
        <translation>はい</translation>
    </message>
    <message>
        <source>no</source>
        <translation>いいえ</translation>
    </message>
    <message>
        <source>none</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>none marked</source>
        <translation>印なし</translation>
    </message>
</context>
<context>
    <name>Answers</name>
    <message>
        <source>expected true or false</source>
        <translation>true か false が必要です</translation>
    </message>
    <message>
        <source>%1: %2, found %3</source>
        <translation>%1：%2（実際は %3）</translation>
    </message>
    <message>
        <source>expected one of %1</source>
        <translation>%1 のいずれかが必要です</translation>
    </message>
    <message>
        <source>expected a list, empty if none applies</source>
        <translation>リストが必要です（該当なしなら空）</translation>
    </message>
    <message>
        <source>expected a whole number from %1 to %2</source>
        <translation>%1 から %2 の整数が必要です</translation>
    </message>
    <message>
        <source>expected a list of %1 to %2 replies, best first</source>
        <translation>%1 から %2 個の返答のリストが必要です（良い順）</translation>
    </message>
    <message>
        <source>this conversation has only %1 replies</source>
        <translation>この会話の返答は %1 個だけです</translation>
    </message>
    <message>
        <source>each reply may stand in the ranking once</source>
        <translation>各返答は順位に一度だけ置けます</translation>
    </message>
    <message>
        <source>expected text</source>
        <translation>文字列が必要です</translation>
    </message>
    <message>
        <source>%1: the scheme %2 has no such question</source>
        <translation>%1：スキーム %2 にこの質問はありません</translation>
    </message>
    <message>
        <source>%1: is not asked after these answers; leave it out</source>
        <translation>%1：この回答のあとでは聞かれません。外してください</translation>
    </message>
    <message>
        <source>answers: expected an object of question and answer</source>
        <translation>answers：質問と回答のオブジェクトが必要です</translation>
    </message>
    <message>
        <source>%1: this question must be answered</source>
        <translation>%1：この質問には回答が必要です</translation>
    </message>
    <message>
        <source>what start and end cover, &quot;%1&quot;</source>
        <translation>start と end が覆う部分「%1」</translation>
    </message>
    <message>
        <source>a turn of the conversation</source>
        <translation>会話のターン</translation>
    </message>
    <message>
        <source>a list of spans</source>
        <translation>範囲のリスト</translation>
    </message>
    <message>
        <source>the conversation has no turns to mark</source>
        <translation>印を付けるターンがありません</translation>
    </message>
</context>
<context>
    <name>ImportPreview</name>
    <message>
        <source>The preview was cancelled.</source>
        <translation>プレビューを中止しました。</translation>
    </message>
</context>
<context>
    <name>JsonFields</name>
    <message>
        <source>expected %1, found %2</source>
        <translation>%1 が必要ですが、%2 でした</translation>
    </message>
    <message>
        <source>an object</source>
        <translation>オブジェクト</translation>
    </message>
    <message>
        <source>is missing; expected %1</source>
        <translation>ありません。%1 が必要です</translation>
    </message>
    <message>
        <source>text</source>
        <translation>文字列</translation>
    </message>
    <message>
        <source>a whole number from %1 to %2</source>
        <translation>%1 から %2 の整数</translation>
    </message>
    <message>
        <source>a number from %1 to %2</source>
        <translation>%1 から %2 の数</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>true か false</translation>
    </message>
    <message>
        <source>one of %1</source>
        <translation>%1 のいずれか</translation>
    </message>
    <message>
        <source>a list</source>
        <translation>リスト</translation>
    </message>
    <message>
        <source>a value</source>
        <translation>値</translation>
    </message>
    <message>
        <source>is not a known field; check its spelling</source>
        <translation>知られていない項目です。つづりを確かめてください</translation>
    </message>
</context>
<context>
    <name>Pages</name>
    <message>
        <source>Home</source>
        <translation>ホーム</translation>
    </message>
    <message>
        <source>Data</source>
        <translation>データ</translation>
    </message>
    <message>
        <source>Annotate</source>
        <translation>注釈</translation>
    </message>
    <message>
        <source>Adjudicate</source>
        <translation>裁定</translation>
    </message>
    <message>
        <source>Spot check</source>
        <translation>抜き取り検査</translation>
    </message>
    <message>
        <source>Detector</source>
        <translation>検出器</translation>
    </message>
    <message>
        <source>Reports</source>
        <translation>レポート</translation>
    </message>
</context>
<context>
    <name>ProjectMaking</name>
    <message>
        <source>The folder %1 cannot be made.</source>
        <translation>フォルダー %1 を作成できません。</translation>
    </message>
</context>
<context>
    <name>RoundsTable</name>
    <message>
        <source>in review</source>
        <translation>検査中</translation>
    </message>
    <message>
        <source>accepted</source>
        <translation>受け入れ</translation>
    </message>
    <message>
        <source>returned</source>
        <translation>差し戻し</translation>
    </message>
    <message>
        <source>Batch</source>
        <translation>バッチ</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>回</translation>
    </message>
    <message>
        <source>Pass rate</source>
        <translation>合格率</translation>
    </message>
    <message>
        <source>Outcome</source>
        <translation>結果</translation>
    </message>
</context>
<context>
    <name>RowTables</name>
    <message>
        <source>Id</source>
        <translation>ID</translation>
    </message>
    <message>
        <source>Batch</source>
        <translation>バッチ</translation>
    </message>
    <message>
        <source>Conversation</source>
        <translation>会話</translation>
    </message>
    <message>
        <source>Imported label</source>
        <translation>取り込みラベル</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>行</translation>
    </message>
    <message>
        <source>Field</source>
        <translation>項目</translation>
    </message>
    <message>
        <source>Why it is rejected</source>
        <translation>却下の理由</translation>
    </message>
</context>
<context>
    <name>SampleProject</name>
    <message>
        <source>The sample was not finished.</source>
        <translation>サンプルの作成が完了していません。</translation>
    </message>
</context>
<context>
    <name>SchemeLibrary</name>
    <message>
        <source>There is no scheme &quot;%1&quot;: give one of %2, or the path of a scheme file.</source>
        <translation>スキーム「%1」はありません。%2 のいずれか、またはスキームファイルのパスを指定してください。</translation>
    </message>
    <message>
        <source>The scheme %1 cannot be read: %2</source>
        <translation>スキーム %1 を読めません：%2</translation>
    </message>
    <message>
        <source>%1 is too large to be a scheme.</source>
        <translation>%1 は大きすぎてスキームではありません。</translation>
    </message>
    <message>
        <source>The scheme %1 is refused. %2</source>
        <translation>スキーム %1 は受け付けられません。%2</translation>
    </message>
</context>
<context>
    <name>SchemeReader</name>
    <message>
        <source>expected one of equals, in, empty, answered beside question</source>
        <translation>question とともに equals、in、empty、answered のいずれかが必要です</translation>
    </message>
    <message>
        <source>expected a condition: question, all, any or not</source>
        <translation>条件が必要です：question、all、any、not</translation>
    </message>
    <message>
        <source>expected at least one question</source>
        <translation>少なくとも一つの質問が必要です</translation>
    </message>
    <message>
        <source>letters, digits, _ and -, starting with a letter</source>
        <translation>英字で始まる英数字と _、-</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is the id of another question already</source>
        <translation>「%1」は別の質問の ID です</translation>
    </message>
    <message>
        <source>is %1, but there are %2 steps</source>
        <translation>%1 ですが、ステップは %2 個です</translation>
    </message>
    <message>
        <source>is the value of another option already</source>
        <translation>別の選択肢の値と重なります</translation>
    </message>
    <message>
        <source>%1 is the code of another option already</source>
        <translation>%1 は別の選択肢のコードです</translation>
    </message>
    <message>
        <source>is not between min and max</source>
        <translation>min と max の間にありません</translation>
    </message>
    <message>
        <source>expected at least one option</source>
        <translation>少なくとも一つの選択肢が必要です</translation>
    </message>
    <message>
        <source>is larger than the number of options</source>
        <translation>選択肢の数を超えています</translation>
    </message>
    <message>
        <source>looks at &quot;%1&quot;, which does not come before it</source>
        <translation>「%1」を参照していますが、前にありません</translation>
    </message>
    <message>
        <source>looks at &quot;%1&quot;, which is no question of this scheme</source>
        <translation>「%1」を参照していますが、このスキームの質問ではありません</translation>
    </message>
    <message>
        <source>compares the list &quot;%1&quot; with a value; use empty or answered</source>
        <translation>リスト「%1」を値と比べています。empty か answered を使ってください</translation>
    </message>
    <message>
        <source>an answer that &quot;%1&quot; can have</source>
        <translation>「%1」が取り得る回答</translation>
    </message>
    <message>
        <source>the program</source>
        <translation>プログラム</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is the key of %2 already</source>
        <translation>「%1」は %2 のキーです</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no question of this scheme</source>
        <translation>「%1」はこのスキームの質問ではありません</translation>
    </message>
    <message>
        <source>&quot;%1&quot; has no options, so its answers cannot be labels</source>
        <translation>「%1」に選択肢がないため、回答をラベルにできません</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no scale, so it has no median</source>
        <translation>「%1」は尺度ではないため、中央値がありません</translation>
    </message>
    <message>
        <source>expected at_least or unanimous: no vote could settle anything</source>
        <translation>at_least か unanimous が必要です。これでは投票で決まりません</translation>
    </message>
    <message>
        <source>asks for %1 votes, but there are %2 raters</source>
        <translation>%1 票を求めていますが、評価者は %2 人です</translation>
    </message>
    <message>
        <source>one character</source>
        <translation>一文字</translation>
    </message>
    <message>
        <source>the point of the scale as text</source>
        <translation>尺度の点を文字列で</translation>
    </message>
    <message>
        <source>a list of texts</source>
        <translation>文字列のリスト</translation>
    </message>
    <message>
        <source>is newer than this program knows (1); use a newer Gainsay</source>
        <translation>このプログラムの知る版（1）より新しいものです。新しい Gainsay を使ってください</translation>
    </message>
</context>
<context>
    <name>Tour</name>
    <message>
        <source>Home</source>
        <translation>ホーム</translation>
    </message>
    <message>
        <source>Projects are made and opened here, and you see how far each batch is.</source>
        <translation>プロジェクトの作成と選択はここで行い、各バッチの進み具合も見られます。</translation>
    </message>
    <message>
        <source>Annotate</source>
        <translation>注釈</translation>
    </message>
    <message>
        <source>One conversation at a time. Every option shows its key; Enter submits and brings the next one. Nothing you type is lost.</source>
        <translation>会話を一つずつ扱います。選択肢にはキーが示され、Enter で送信して次へ進みます。入力したものは失われません。</translation>
    </message>
    <message>
        <source>Adjudicate</source>
        <translation>裁定</translation>
    </message>
    <message>
        <source>Where two people disagree you see both answers side by side, without names, and decide.</source>
        <translation>二人の答えが違うとき、名前を伏せて並べて見比べ、裁定します。</translation>
    </message>
    <message>
        <source>Spot check</source>
        <translation>抜き取り検査</translation>
    </message>
    <message>
        <source>A random sample of a batch is passed or failed; below the required rate the batch goes back with your feedback.</source>
        <translation>バッチから無作為に抜き取り、合否を付けます。合格率が足りなければ、意見を添えてバッチを差し戻します。</translation>
    </message>
    <message>
        <source>Reports</source>
        <translation>レポート</translation>
    </message>
    <message>
        <source>Agreement with its interval, progress, people and time; every chart can be saved.</source>
        <translation>一致度とその区間、進捗、人、時間。どの図も保存できます。</translation>
    </message>
    <message>
        <source>Errors</source>
        <translation>誤り分析</translation>
    </message>
    <message>
        <source>What the detector gets wrong: choose a cell of the matrix and read the conversations.</source>
        <translation>検出器の誤り：行列のマスを選んで会話を読みます。</translation>
    </message>
    <message>
        <source>Detector</source>
        <translation>検出器</translation>
    </message>
    <message>
        <source>Models that mark likely contradictions run here, on the processor or a graphics card.</source>
        <translation>矛盾らしい箇所に印を付けるモデルを、CPU やグラフィックスカードで動かします。</translation>
    </message>
    <message>
        <source>Data</source>
        <translation>データ</translation>
    </message>
    <message>
        <source>Every conversation: search, filter, read; bring files in and take results out.</source>
        <translation>すべての会話を検索し、絞り込み、読みます。ファイルの取り込みと結果の書き出しもここです。</translation>
    </message>
    <message>
        <source>Team</source>
        <translation>チーム</translation>
    </message>
    <message>
        <source>The people of the project, their roles, and who labels what.</source>
        <translation>プロジェクトの人と役割、そして担当の割り当て。</translation>
    </message>
</context>
<context>
    <name>core</name>
    <message>
        <source>JSON is nested deeper than %1 levels</source>
        <translation>JSON の入れ子が %1 段を超えています</translation>
    </message>
    <message>
        <source>not valid JSON at byte %1</source>
        <translation>%1 バイト目で JSON として正しくありません</translation>
    </message>
    <message>
        <source>not valid JSON: %1</source>
        <translation>JSON として正しくありません：%1</translation>
    </message>
    <message>
        <source>expected 1 to %1 characters</source>
        <translation>1 から %1 文字が必要です</translation>
    </message>
    <message>
        <source>no batch is named</source>
        <translation>バッチの指定がありません</translation>
    </message>
    <message>
        <source>there is no utterance</source>
        <translation>発話がありません</translation>
    </message>
    <message>
        <source>there is no such utterance</source>
        <translation>その発話はありません</translation>
    </message>
    <message>
        <source>%1 is in the project already, with other content</source>
        <translation>%1 は別の内容ですでにプロジェクトにあります</translation>
    </message>
    <message>
        <source>There is no guide named “%1”</source>
        <translation>「%1」という案内はありません</translation>
    </message>
    <message>
        <source>The export was cancelled; the file is not complete</source>
        <translation>書き出しを中止しました。ファイルは不完全です</translation>
    </message>
    <message>
        <source>The project has no predictions to export</source>
        <translation>書き出す予測がありません</translation>
    </message>
    <message>
        <source>line %1: %2</source>
        <translation>%1 行目：%2</translation>
    </message>
    <message>
        <source>The comparison was stopped.</source>
        <translation>比較を中止しました。</translation>
    </message>
</context>
<context>
    <name>db</name>
    <message>
        <source>The audit trail is broken at row %1: its content or its order was changed after it was written</source>
        <translation>監査記録は %1 行目で壊れています。書き込み後に内容か順序が変えられました</translation>
    </message>
    <message>
        <source>The backup %1 could not be written: %2</source>
        <translation>バックアップ %1 に書き込めませんでした：%2</translation>
    </message>
    <message>
        <source>The backup was cancelled</source>
        <translation>バックアップを中止しました</translation>
    </message>
    <message>
        <source>%1 exists already; choose another name</source>
        <translation>%1 はすでにあります。別の名前にしてください</translation>
    </message>
    <message>
        <source>The list has no conversation #%1</source>
        <translation>一覧に会話 #%1 はありません</translation>
    </message>
    <message>
        <source>There is no conversation %1 in this project</source>
        <translation>このプロジェクトに会話 %1 はありません</translation>
    </message>
    <message>
        <source>There is no batch %1 in this project</source>
        <translation>このプロジェクトにバッチ %1 はありません</translation>
    </message>
    <message>
        <source>%1. A PostgreSQL project is named like postgresql://user@host:5432/database?schema=name</source>
        <translation>%1。PostgreSQL のプロジェクトは postgresql://user@host:5432/database?schema=name のように書きます</translation>
    </message>
    <message>
        <source>The address cannot be read: %1</source>
        <translation>アドレスを読めません：%1</translation>
    </message>
    <message>
        <source>The address names no database</source>
        <translation>アドレスにデータベースがありません</translation>
    </message>
    <message>
        <source>The address names no schema</source>
        <translation>アドレスにスキーマがありません</translation>
    </message>
    <message>
        <source>No project was named</source>
        <translation>プロジェクトの指定がありません</translation>
    </message>
    <message>
        <source>The built-in migration %1 cannot be read</source>
        <translation>組み込みの移行 %1 を読めません</translation>
    </message>
    <message>
        <source>%1 does not say which version of Gainsay made it</source>
        <translation>%1 にはどの版の Gainsay で作られたかがありません</translation>
    </message>
    <message>
        <source>%1 holds no Gainsay project</source>
        <translation>%1 に Gainsay のプロジェクトはありません</translation>
    </message>
    <message>
        <source>%1 was made by a newer Gainsay (schema %2, this program knows %3). Update the program to open it.</source>
        <translation>%1 は新しい Gainsay で作られました（構造 %2、このプログラムは %3 まで）。更新してから開いてください。</translation>
    </message>
    <message>
        <source>The schema %1 exists already; choose another name</source>
        <translation>スキーマ %1 はすでにあります。別の名前にしてください</translation>
    </message>
    <message>
        <source>The project&apos;s settings cannot be read: %1</source>
        <translation>プロジェクトの設定を読めません：%1</translation>
    </message>
    <message>
        <source>The project has version %2 of the scheme %1 already; a revision needs a higher version</source>
        <translation>プロジェクトにはスキーム %1 の第 %2 版がすでにあります。改訂にはより高い版が必要です</translation>
    </message>
    <message>
        <source>The project has no scheme</source>
        <translation>プロジェクトにスキームがありません</translation>
    </message>
    <message>
        <source>The project has no scheme number %1</source>
        <translation>プロジェクトに番号 %1 のスキームはありません</translation>
    </message>
    <message>
        <source>The database holds a broken value: %1</source>
        <translation>データベースに壊れた値があります：%1</translation>
    </message>
    <message>
        <source>The project is busy: another program has been writing to it for too long. Try again.</source>
        <translation>プロジェクトは使用中です。別のプログラムが長く書き込んでいます。やり直してください。</translation>
    </message>
    <message>
        <source>The disk is full; nothing was stored. Make room and try again.</source>
        <translation>ディスクがいっぱいで、何も保存されていません。空きを作ってやり直してください。</translation>
    </message>
    <message>
        <source>The project may only be read: the file or its folder is write-protected.</source>
        <translation>プロジェクトは読み取り専用です。ファイルかフォルダーが書き込み禁止です。</translation>
    </message>
    <message>
        <source>It is there already (%1)</source>
        <translation>すでにあります（%1）</translation>
    </message>
    <message>
        <source>A rule of the database forbids it: %1</source>
        <translation>データベースの規則により禁止されています：%1</translation>
    </message>
    <message>
        <source>The project file is damaged (%1). Restore a backup.</source>
        <translation>プロジェクトファイルが壊れています（%1）。バックアップから戻してください。</translation>
    </message>
    <message>
        <source>The project file cannot be used: %1</source>
        <translation>プロジェクトファイルを使えません：%1</translation>
    </message>
    <message>
        <source>The server&apos;s disk is full; nothing was stored.</source>
        <translation>サーバーのディスクがいっぱいで、何も保存されていません。</translation>
    </message>
    <message>
        <source>Someone else was writing at the same moment. Try again.</source>
        <translation>同時に別の人が書き込んでいました。やり直してください。</translation>
    </message>
    <message>
        <source>The database account may not do this: %1</source>
        <translation>データベースのアカウントには許されていません：%1</translation>
    </message>
    <message>
        <source>The server cannot be reached or has closed the connection: %1</source>
        <translation>サーバーに届かないか、接続が閉じられました：%1</translation>
    </message>
    <message>
        <source>The server refused: %1</source>
        <translation>サーバーが拒否しました：%1</translation>
    </message>
    <message>
        <source>%1 is not a Gainsay project</source>
        <translation>%1 は Gainsay のプロジェクトではありません</translation>
    </message>
    <message>
        <source>There is no project %1</source>
        <translation>プロジェクト %1 はありません</translation>
    </message>
    <message>
        <source>%1 cannot be read: %2</source>
        <translation>%1 を読めません：%2</translation>
    </message>
    <message>
        <source>%1 cannot be created: %2</source>
        <translation>%1 を作れません：%2</translation>
    </message>
    <message>
        <source>There is a user %1 already</source>
        <translation>利用者 %1 はすでにいます</translation>
    </message>
    <message>
        <source>There is no user number %1</source>
        <translation>番号 %1 の利用者はいません</translation>
    </message>
    <message>
        <source>There is no user %1 in this project</source>
        <translation>このプロジェクトに利用者 %1 はいません</translation>
    </message>
    <message>
        <source>a prelabel&apos;s details are not as written: %1</source>
        <translation>事前ラベルの内容が書き込み時と異なります：%1</translation>
    </message>
    <message>
        <source>The detector run of %1 was not stored</source>
        <translation>%1 の検出の実行は保存されていません</translation>
    </message>
    <message>
        <source>There is no detector run %1</source>
        <translation>検出の実行 %1 はありません</translation>
    </message>
    <message>
        <source>The file is damaged: %1. Go back to a backup.</source>
        <translation>ファイルが壊れています：%1。バックアップに戻してください。</translation>
    </message>
    <message>
        <source>A row of the table %1 refers to one that is not there. Go back to a backup.</source>
        <translation>表 %1 の行が存在しない行を指しています。バックアップに戻してください。</translation>
    </message>
    <message>
        <source>A PostgreSQL project is copied by the server&apos;s own tool: pg_dump --schema=%1 %2 &gt; FILE</source>
        <translation>PostgreSQL のプロジェクトはサーバー付属の道具で複製します：pg_dump --schema=%1 %2 &gt; FILE</translation>
    </message>
    <message>
        <source>the file refers to %1, which it does not have</source>
        <translation>ファイルにない %1 を参照しています</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>expected an object</source>
        <translation>オブジェクトが必要です</translation>
    </message>
    <message>
        <source>%1 is not as it was written</source>
        <translation>%1 は書き込んだときと違います</translation>
    </message>
    <message>
        <source>The project&apos;s scheme %1, version %2, is not the one of the file</source>
        <translation>プロジェクトのスキーム %1（第 %2 版）はファイルのものと違います</translation>
    </message>
</context>
<context>
    <name>detect</name>
    <message>
        <source>stopped</source>
        <translation>停止しました</translation>
    </message>
    <message>
        <source>the model gave no usable number (NaN or infinite) for this conversation</source>
        <translation>モデルはこの会話に使える数を出しませんでした（NaN か無限大）</translation>
    </message>
    <message>
        <source>no graphics device (/dev/dri) is there</source>
        <translation>グラフィックス装置（/dev/dri）がありません</translation>
    </message>
    <message>
        <source>no NVIDIA device is there</source>
        <translation>NVIDIA の装置がありません</translation>
    </message>
    <message>
        <source>%1 is not used: %2</source>
        <translation>%1 は使われません：%2</translation>
    </message>
    <message>
        <source>the CPU took over: %1</source>
        <translation>CPU に切り替えました：%1</translation>
    </message>
    <message>
        <source>%1: the model needs about %2 MB of memory, but only %3 MB are free; use a smaller one</source>
        <translation>%1：モデルには約 %2 MB のメモリーが必要ですが、空きは %3 MB です。小さいものを使ってください</translation>
    </message>
    <message>
        <source>%1 cannot be loaded: %2</source>
        <translation>%1 を読み込めません：%2</translation>
    </message>
    <message>
        <source>%1 failed on %2: %3</source>
        <translation>%1 は %2 で失敗しました：%3</translation>
    </message>
    <message>
        <source>the output %1 does not have %2 numbers per row</source>
        <translation>出力 %1 は一行に %2 個の数を持ちません</translation>
    </message>
    <message>
        <source>%1: cannot be read (%2)</source>
        <translation>%1：読めません（%2）</translation>
    </message>
    <message>
        <source>%1: too large (%2 MB)</source>
        <translation>%1：大きすぎます（%2 MB）</translation>
    </message>
    <message>
        <source>%1 is no model package: %2</source>
        <translation>%1 はモデルパッケージではありません：%2</translation>
    </message>
    <message>
        <source>%1: there is no such model package</source>
        <translation>%1：そのようなモデルパッケージはありません</translation>
    </message>
    <message>
        <source>cannot unpack %1: %2</source>
        <translation>%1 を展開できません：%2</translation>
    </message>
    <message>
        <source>model.json names the file &quot;%1&quot;, which lies outside the package</source>
        <translation>model.json がパッケージ外のファイル「%1」を指しています</translation>
    </message>
    <message>
        <source>%1: the file is missing or cannot be read</source>
        <translation>%1：ファイルがないか、読めません</translation>
    </message>
    <message>
        <source>%1: no checksum is given, so damage would go unnoticed</source>
        <translation>%1：チェックサムがなく、破損に気づけません</translation>
    </message>
    <message>
        <source>%1: its SHA-256 is not the one in model.json; the file is damaged or was changed</source>
        <translation>%1：SHA-256 が model.json と違います。破損したか変更されています</translation>
    </message>
    <message>
        <source>%1: it reads the file &quot;%2&quot;, which lies outside the package</source>
        <translation>%1：パッケージ外のファイル「%2」を読みます</translation>
    </message>
    <message>
        <source>%1: its data file %2 has no entry in checksums of model.json</source>
        <translation>%1：データファイル %2 が model.json の checksums にありません</translation>
    </message>
    <message>
        <source>model.json: expected an object</source>
        <translation>model.json：オブジェクトが必要です</translation>
    </message>
    <message>
        <source>model.json, format: this version reads format %1 only; a newer Gainsay may be needed</source>
        <translation>model.json の format：この版は形式 %1 だけを読みます。新しい Gainsay が必要かもしれません</translation>
    </message>
    <message>
        <source>the model&apos;s name</source>
        <translation>モデルの名前</translation>
    </message>
    <message>
        <source>model.json, %1: expected %2</source>
        <translation>model.json の %1：%2 が必要です</translation>
    </message>
    <message>
        <source>a text</source>
        <translation>文字列</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>true か false</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>数</translation>
    </message>
    <message>
        <source>a list of texts</source>
        <translation>文字列のリスト</translation>
    </message>
    <message>
        <source>an object</source>
        <translation>オブジェクト</translation>
    </message>
    <message>
        <source>a list of at least two labels in the order of the model&apos;s output</source>
        <translation>モデルの出力順に二つ以上のラベルのリスト</translation>
    </message>
    <message>
        <source>some labels that are contradictions and some that are not</source>
        <translation>矛盾のラベルとそうでないラベルの両方</translation>
    </message>
    <message>
        <source>a name, or an object with a name</source>
        <translation>名前、または名前を持つオブジェクト</translation>
    </message>
    <message>
        <source>three names: ids, mask, segments</source>
        <translation>三つの名前：ids、mask、segments</translation>
    </message>
    <message>
        <source>a number from %1 to %2</source>
        <translation>%1 から %2 の数</translation>
    </message>
    <message>
        <source>three networks in the order intra-sentence, role, history, and four labels</source>
        <translation>文内・役割・履歴の順の三つのネットワークと四つのラベル</translation>
    </message>
    <message>
        <source>the name of a contradiction in labels</source>
        <translation>labels にある矛盾の名前</translation>
    </message>
    <message>
        <source>a number above 0</source>
        <translation>0 より大きい数</translation>
    </message>
    <message>
        <source>a path, or an object with path and sha256</source>
        <translation>パス、または path と sha256 を持つオブジェクト</translation>
    </message>
    <message>
        <source>one number per label</source>
        <translation>ラベルごとに一つの数</translation>
    </message>
    <message>
        <source>a SHA-256 per file</source>
        <translation>ファイルごとの SHA-256</translation>
    </message>
    <message>
        <source>model.json: %1</source>
        <translation>model.json：%1</translation>
    </message>
    <message>
        <source>%1: no input is called %2 (it has: %3); name them in model.json, inputs</source>
        <translation>%1：%2 という入力はありません（あるのは：%3）。model.json の inputs で名付けてください</translation>
    </message>
    <message>
        <source>%1: nothing is known to feed the input %2 with; expected %3</source>
        <translation>%1：入力 %2 に与えるものがわかりません。%3 が必要です</translation>
    </message>
    <message>
        <source>%1: the input %2 must be int64 [batch, length], both free, but has shape %3 and element type %4; export with dynamic axes</source>
        <translation>%1：入力 %2 は両軸とも可変の int64 [batch, length] が必要ですが、形は %3、型は %4 です。動的な軸で書き出してください</translation>
    </message>
    <message>
        <source>%1: no output is called %2 (it has: %3)</source>
        <translation>%1：%2 という出力はありません（あるのは：%3）</translation>
    </message>
    <message>
        <source>%1: the output %2 must be float32 (element type 1), not element type %3</source>
        <translation>%1：出力 %2 は float32（型 1）が必要で、型 %3 ではいけません</translation>
    </message>
    <message>
        <source>%1: the output %2 has shape %3, but %4 numbers per conversation were expected; labels in model.json belong to another model</source>
        <translation>%1：出力 %2 の形は %3 ですが、会話ごとに %4 個の数が必要です。model.json の labels は別のモデルのものです</translation>
    </message>
    <message>
        <source>%1: this is not an ONNX model</source>
        <translation>%1：ONNX モデルではありません</translation>
    </message>
    <message>
        <source>%1, %2: %3</source>
        <translation>%1、%2：%3</translation>
    </message>
    <message>
        <source>cannot make the folder</source>
        <translation>フォルダーを作れません</translation>
    </message>
    <message>
        <source>cannot unpack it (damaged, encrypted or twice in the archive)</source>
        <translation>展開できません（破損、暗号化、または重複）</translation>
    </message>
    <message>
        <source>cannot unpack it (damaged, or the disk is full)</source>
        <translation>展開できません（破損か、ディスクの空き不足）</translation>
    </message>
    <message>
        <source>%1: this is neither a folder nor a zip file</source>
        <translation>%1：フォルダーでも zip ファイルでもありません</translation>
    </message>
    <message>
        <source>%1: a model package does not have %2 files</source>
        <translation>%1：モデルパッケージに %2 個のファイルはありえません</translation>
    </message>
    <message>
        <source>damaged entry</source>
        <translation>項目が壊れています</translation>
    </message>
    <message>
        <source>its path leads out of the package</source>
        <translation>パスがパッケージの外を指しています</translation>
    </message>
    <message>
        <source>larger than 4 GB when unpacked</source>
        <translation>展開すると 4 GB を超えます</translation>
    </message>
    <message>
        <source>no utterance is marked as the one to judge</source>
        <translation>判定する発話が示されていません</translation>
    </message>
    <message>
        <source>the utterance to judge is empty</source>
        <translation>判定する発話が空です</translation>
    </message>
    <message>
        <source>%1: the line %2 is missing; this is not the vocabulary of a BERT-style model</source>
        <translation>%1：%2 の行がありません。BERT 系モデルの語彙ではありません</translation>
    </message>
    <message>
        <source>The scheme %1 has no question that a detector could answer</source>
        <translation>スキーム %1 に検出器が答えられる質問はありません</translation>
    </message>
    <message>
        <source>The model gives the labels %1, but the scheme %2 asks for others; use a model made for it</source>
        <translation>モデルのラベルは %1 ですが、スキーム %2 は別のものを求めます。合うモデルを使ってください</translation>
    </message>
    <message>
        <source>one says it, the other denies it</source>
        <translation>一方が言い、他方が否定</translation>
    </message>
    <message>
        <source>opposites: %1, %2</source>
        <translation>反対語：%1、%2</translation>
    </message>
    <message>
        <source>different numbers: %1, %2</source>
        <translation>数が違う：%1、%2</translation>
    </message>
    <message>
        <source>claims not to know what was said before</source>
        <translation>前に言ったことを知らないと言う</translation>
    </message>
    <message>
        <source>no model is loaded: a few rules about negation, opposites and numbers stand in for one</source>
        <translation>モデルは読み込まれていません。否定・反対語・数の簡単な規則で代えています</translation>
    </message>
    <message>
        <source>the model does not speak this language (%1; it was trained on %2)</source>
        <translation>モデルはこの言語を扱えません（%1。学習は %2）</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>不明</translation>
    </message>
    <message>
        <source>stopped; the next run goes on from here</source>
        <translation>停止しました。次回はここから続けます</translation>
    </message>
    <message>
        <source>there is no method &quot;%1&quot;; use sentence-pair, flatten or hierarchical</source>
        <translation>方法「%1」はありません。sentence-pair、flatten、hierarchical を使ってください</translation>
    </message>
    <message>
        <source>the model %1 works by the method %2 and cannot be used with %3</source>
        <translation>モデル %1 は方法 %2 で動き、%3 では使えません</translation>
    </message>
</context>
<context>
    <name>evaluate</name>
    <message>
        <source>gold line %1</source>
        <translation>正解の %1 行目</translation>
    </message>
    <message>
        <source>gold line %1 (%2)</source>
        <translation>正解の %1 行目（%2）</translation>
    </message>
    <message>
        <source>(none)</source>
        <translation>（なし）</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>no gold label, or its raters are split</source>
        <translation>正解ラベルがないか、評価者の意見が割れています</translation>
    </message>
    <message>
        <source>no predicted label</source>
        <translation>予測ラベルがありません</translation>
    </message>
    <message>
        <source>no right option</source>
        <translation>正しい選択肢がありません</translation>
    </message>
    <message>
        <source>the right option is not in the predicted ranking</source>
        <translation>正しい選択肢が予測順位に含まれていません</translation>
    </message>
    <message>
        <source>%1: no scores for reference and error</source>
        <translation>%1：参照文と誤り文のスコアがありません</translation>
    </message>
    <message>
        <source>gold %1</source>
        <translation>正解 %1</translation>
    </message>
    <message>
        <source>prediction %1</source>
        <translation>予測 %1</translation>
    </message>
    <message>
        <source>Proportions with Wilson&apos;s score interval (1927); F1 and mean reciprocal rank with the percentile bootstrap over items, %1 replicates, seed %2.</source>
        <translation>割合は Wilson のスコア区間（1927）、F1 と平均逆順位は項目単位のパーセンタイル・ブートストラップ（%1 回、シード %2）。</translation>
    </message>
    <message>
        <source>Label</source>
        <translation>ラベル</translation>
    </message>
    <message>
        <source>Support</source>
        <translation>件数</translation>
    </message>
    <message>
        <source>Predicted</source>
        <translation>予測数</translation>
    </message>
    <message>
        <source>Precision</source>
        <translation>適合率</translation>
    </message>
    <message>
        <source>Recall</source>
        <translation>再現率</translation>
    </message>
    <message>
        <source>F1</source>
        <translation>F1</translation>
    </message>
    <message>
        <source>Right label (rows) and predicted label (columns)</source>
        <translation>正しいラベル（行）と予測ラベル（列）</translation>
    </message>
    <message>
        <source>Predictions</source>
        <translation>予測</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>行数</translation>
    </message>
    <message>
        <source>n</source>
        <translation>n</translation>
    </message>
    <message>
        <source>Accuracy</source>
        <translation>正解率</translation>
    </message>
    <message>
        <source>Macro-F1</source>
        <translation>マクロ F1</translation>
    </message>
    <message>
        <source>2-class accuracy</source>
        <translation>2 クラス正解率</translation>
    </message>
    <message>
        <source>2-class macro-F1</source>
        <translation>2 クラス マクロ F1</translation>
    </message>
    <message>
        <source>All</source>
        <translation>すべて</translation>
    </message>
    <message>
        <source>Evaluation of labels</source>
        <translation>ラベルの評価</translation>
    </message>
    <message>
        <source>Rankings</source>
        <translation>順位付け</translation>
    </message>
    <message>
        <source>Evaluation of rankings</source>
        <translation>順位付けの評価</translation>
    </message>
    <message>
        <source>Pairs in which the right response scores higher</source>
        <translation>正しい応答のスコアが高い対</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>モデル</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>種類</translation>
    </message>
    <message>
        <source>Correctness</source>
        <translation>正答率</translation>
    </message>
    <message>
        <source>Ties</source>
        <translation>同点</translation>
    </message>
    <message>
        <source>Evaluation of contrastive pairs</source>
        <translation>対照ペアの評価</translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation>ペア</translation>
    </message>
    <message>
        <source>Correctness with Wilson&apos;s score interval (1927); equal scores count as wrong.</source>
        <translation>正答率は Wilson のスコア区間（1927）。同点は誤りと数えます。</translation>
    </message>
    <message>
        <source>%1 cells where the first line has %2</source>
        <translation>%1 個のセルがありますが、1 行目は %2 個です</translation>
    </message>
    <message>
        <source>not an object</source>
        <translation>オブジェクトではありません</translation>
    </message>
    <message>
        <source>%1 line %2</source>
        <translation>%1 の %2 行目</translation>
    </message>
    <message>
        <source>%1 line %2 (%3)</source>
        <translation>%1 の %2 行目（%3）</translation>
    </message>
    <message>
        <source>%1 cannot be read: %2</source>
        <translation>%1 を読み込めません：%2</translation>
    </message>
    <message>
        <source>line %1: %2</source>
        <translation>%1 行目：%2</translation>
    </message>
    <message>
        <source>too long</source>
        <translation>長すぎます</translation>
    </message>
    <message>
        <source>not UTF-8</source>
        <translation>UTF-8 ではありません</translation>
    </message>
    <message>
        <source>%1: no prediction</source>
        <translation>%1：予測がありません</translation>
    </message>
    <message>
        <source>gold</source>
        <translation>正解</translation>
    </message>
    <message>
        <source>%1: no gold row, or a second one for it</source>
        <translation>%1：対応する正解の行がないか、重複しています</translation>
    </message>
    <message>
        <source>prediction</source>
        <translation>予測</translation>
    </message>
</context>
<context>
    <name>gainsay::Acting</name>
    <message>
        <source>Nobody is named; answers belong to a person of the project.</source>
        <translation>人が指定されていません。回答はプロジェクトの誰かのものです。</translation>
    </message>
    <message>
        <source>%1 is paused; a supervisor can make the account active again.</source>
        <translation>%1 は休止中です。監督者が再開できます。</translation>
    </message>
</context>
<context>
    <name>gainsay::ActionCatalog</name>
    <message>
        <source>There is no action called %1.</source>
        <translation>%1 という操作はありません。</translation>
    </message>
    <message>
        <source>%1 already belongs to “%2”. Choose another key, or change that one first.</source>
        <translation>%1 は「%2」に割り当てられています。別のキーを選ぶか、先にそちらを変更してください。</translation>
    </message>
</context>
<context>
    <name>gainsay::AdjudicatePage</name>
    <message>
        <source>Adjudicate</source>
        <translation>裁定</translation>
    </message>
    <message>
        <source>Decide, then go on</source>
        <translation>裁定して次へ</translation>
    </message>
    <message>
        <source>Next conflict</source>
        <translation>次の不一致</translation>
    </message>
    <message>
        <source>Previous conflict</source>
        <translation>前の不一致</translation>
    </message>
    <message>
        <source>Write a comment</source>
        <translation>コメントを書く</translation>
    </message>
    <message>
        <source>Choose a decision first: A, B, O, N or R.</source>
        <translation>先に裁定を選んでください：A、B、O、N、R。</translation>
    </message>
    <message>
        <source>%1 % alike</source>
        <translation>%1 % 一致</translation>
    </message>
    <message>
        <source>Annotator %1</source>
        <translation>作業者 %1</translation>
    </message>
    <message>
        <source>names hidden until you decide</source>
        <translation>裁定まで名前は伏せます</translation>
    </message>
    <message>
        <source>decided; Enter goes on</source>
        <translation>裁定済み。Enter で次へ</translation>
    </message>
    <message numerus="yes">
        <source>%n disputed</source>
        <translation>
            <numerusform>不一致 %n 件</numerusform>
        </translation>
    </message>
    <message>
        <source>Least agreed first</source>
        <translation>一致の低い順</translation>
    </message>
    <message>
        <source>Disputed items</source>
        <translation>不一致の項目</translation>
    </message>
    <message>
        <source>Conversation</source>
        <translation>会話</translation>
    </message>
    <message>
        <source>Alt+Down next conflict · Alt+Up previous</source>
        <translation>Alt+↓ 次の不一致 · Alt+↑ 前</translation>
    </message>
    <message>
        <source>Discussion</source>
        <translation>話し合い</translation>
    </message>
    <message>
        <source>Nothing is disputed</source>
        <translation>不一致はありません</translation>
    </message>
    <message>
        <source>When two annotators answer differently, the conversation comes here.</source>
        <translation>二人の作業者の答えが違うと、その会話がここに来ます。</translation>
    </message>
</context>
<context>
    <name>gainsay::AdjudicateService</name>
    <message>
        <source>%1 is one of the annotators of %2; someone else decides it.</source>
        <translation>%1 は %2 の作業者です。ほかの人が裁定します。</translation>
    </message>
    <message>
        <source>%1 cannot be decided yet: not everybody has answered.</source>
        <translation>%1 はまだ裁定できません。全員の回答がそろっていません。</translation>
    </message>
    <message>
        <source>The annotators of %1 agree; there is nothing to decide.</source>
        <translation>%1 の作業者は一致しており、裁定は不要です。</translation>
    </message>
    <message>
        <source>%1 is settled by vote; this scheme has no third person.</source>
        <translation>%1 は投票で決まります。このスキームに第三者はいません。</translation>
    </message>
    <message>
        <source>Unknown reason “%1”; known are: %2.</source>
        <translation>「%1」という理由はありません。使えるのは：%2。</translation>
    </message>
    <message>
        <source>The decision says “answers” but names none.</source>
        <translation>裁定は「answers」ですが、回答がありません。</translation>
    </message>
    <message>
        <source>An item that is sent back gets no answers from the decider.</source>
        <translation>差し戻す項目に裁定者の回答は付けられません。</translation>
    </message>
    <message>
        <source>Corrections come from a spot check.</source>
        <translation>訂正は抜き取り検査で行います。</translation>
    </message>
    <message>
        <source>Somebody has answered %1 again in the meantime; look at it once more.</source>
        <translation>その間に %1 に新しい回答がありました。もう一度確かめてください。</translation>
    </message>
</context>
<context>
    <name>gainsay::AgreementAdvice</name>
    <message>
        <source>%1 is the weak label: alpha %2 against the rest.</source>
        <translation>%1 が弱いラベルです。他に対する alpha は %2。</translation>
    </message>
    <message>
        <source>%1 of %2 disagreements are %3 ↔ %4.</source>
        <translation>不一致 %2 件のうち %1 件は %3 ↔ %4 です。</translation>
    </message>
    <message>
        <source>Raters agree in %1, yet kappa is %2: one label prevails. Compare Gwet&apos;s AC1.</source>
        <translation>評価者は %1 で一致していますが kappa は %2 です。一つのラベルに偏っています。Gwet の AC1 も見てください。</translation>
    </message>
    <message>
        <source>%1 agrees least with the others: mean kappa %2.</source>
        <translation>%1 は他の人との一致が最も低く、平均 kappa は %2 です。</translation>
    </message>
    <message>
        <source>Nothing stands out: no label and no rater is far below the others.</source>
        <translation>特に目立つ点はありません。大きく劣るラベルも評価者もありません。</translation>
    </message>
    <message>
        <source>Fleiss&apos; kappa</source>
        <translation>Fleiss の kappa</translation>
    </message>
    <message>
        <source>Krippendorff&apos;s alpha</source>
        <translation>Krippendorff の alpha</translation>
    </message>
    <message>
        <source>Gwet&apos;s AC1</source>
        <translation>Gwet の AC1</translation>
    </message>
    <message>
        <source>Percent agreement</source>
        <translation>一致率</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 と %2</translation>
    </message>
    <message numerus="yes">
        <source>%n pair(s) of raters share no item.</source>
        <translation>
            <numerusform>共通の項目がない評価者の組が %n 組あります。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gainsay::AgreementBoard</name>
    <message>
        <source>Fleiss&apos; kappa</source>
        <translation>Fleiss の kappa</translation>
    </message>
    <message>
        <source>Krippendorff&apos;s alpha</source>
        <translation>Krippendorff の alpha</translation>
    </message>
    <message>
        <source>Gwet&apos;s AC1</source>
        <translation>Gwet の AC1</translation>
    </message>
    <message>
        <source>Percent agreement</source>
        <translation>一致率</translation>
    </message>
    <message>
        <source>Cohen&apos;s kappa, each pair</source>
        <translation>Cohen の kappa（組ごと）</translation>
    </message>
    <message>
        <source>Nobody has rated an item that somebody else has rated too.</source>
        <translation>二人以上が評価した項目がありません。</translation>
    </message>
    <message>
        <source>Per label, with 95 % interval</source>
        <translation>ラベルごと（95 % 区間）</translation>
    </message>
    <message>
        <source>Krippendorff&apos;s alpha of each label against the rest</source>
        <translation>各ラベル対その他の Krippendorff の alpha</translation>
    </message>
    <message>
        <source>Alpha per batch</source>
        <translation>バッチごとの alpha</translation>
    </message>
    <message>
        <source>Click a cell to see where the two differ.</source>
        <translation>セルを押すと二人の違いが見られます。</translation>
    </message>
    <message>
        <source>What to do</source>
        <translation>次にすること</translation>
    </message>
    <message>
        <source>Show them</source>
        <translation>見る</translation>
    </message>
    <message>
        <source>Undefined</source>
        <translation>未定義</translation>
    </message>
    <message>
        <source>%1 of %2 items used, %3 excluded</source>
        <translation>%2 件中 %1 件を使用、%3 件を除外</translation>
    </message>
    <message>
        <source>%1 and %2 share no item</source>
        <translation>%1 と %2 に共通の項目はありません</translation>
    </message>
    <message>
        <source>%1 and %2: %3; equal labels %4</source>
        <translation>%1 と %2：%3、同じラベル %4</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>ほか %n 件</numerusform>
        </translation>
    </message>
    <message>
        <source>Every figure has a value.</source>
        <translation>すべての数値に値があります。</translation>
    </message>
    <message>
        <source>Where %1 and %2 differ</source>
        <translation>%1 と %2 の違い</translation>
    </message>
</context>
<context>
    <name>gainsay::AgreementView</name>
    <message>
        <source>%1 (%2)</source>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>Conversation</source>
        <translation>会話</translation>
    </message>
    <message>
        <source>One said</source>
        <translation>一方の回答</translation>
    </message>
    <message>
        <source>The other</source>
        <translation>もう一方</translation>
    </message>
    <message>
        <source>Reply</source>
        <translation>返答</translation>
    </message>
</context>
<context>
    <name>gainsay::AnnotatePage</name>
    <message>
        <source>Flagged for the supervisor.</source>
        <translation>監督者あてに印を付けました。</translation>
    </message>
    <message>
        <source>There is nothing to redo.</source>
        <translation>やり直す操作はありません。</translation>
    </message>
    <message>
        <source>There is nothing to undo.</source>
        <translation>取り消す操作はありません。</translation>
    </message>
    <message>
        <source>Annotate</source>
        <translation>注釈</translation>
    </message>
    <message>
        <source>Submit and go on</source>
        <translation>送信して次へ</translation>
    </message>
    <message>
        <source>Skip for now</source>
        <translation>今は飛ばす</translation>
    </message>
    <message>
        <source>Flag for the supervisor</source>
        <translation>監督者あてに印を付ける</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>元に戻す</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>やり直す</translation>
    </message>
    <message>
        <source>Back to the item before</source>
        <translation>前の項目へ戻る</translation>
    </message>
    <message>
        <source>Forward again</source>
        <translation>また先へ</translation>
    </message>
    <message>
        <source>Show or hide the detector&apos;s marks</source>
        <translation>検出器の印を表示・非表示</translation>
    </message>
    <message>
        <source>Take the detector&apos;s label</source>
        <translation>検出器のラベルを採用</translation>
    </message>
    <message>
        <source>Search the guidelines</source>
        <translation>ガイドラインを検索</translation>
    </message>
    <message>
        <source>%1 / %2</source>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>%1 today</source>
        <translation>今日 %1 件</translation>
    </message>
    <message>
        <source>Still to answer: %1</source>
        <translation>未回答：%1</translation>
    </message>
    <message>
        <source>Bars and dashed marks: what the detector thinks. H hides its marks, Y takes its label.</source>
        <translation>棒と破線は検出器の見立てです。H で印を隠し、Y でラベルを採用します。</translation>
    </message>
    <message>
        <source>What should the supervisor look at?</source>
        <translation>監督者に何を見てほしいですか？</translation>
    </message>
    <message>
        <source>Why? (may be left empty)</source>
        <translation>理由は？（空でも可）</translation>
    </message>
    <message>
        <source>My progress</source>
        <translation>自分の進捗</translation>
    </message>
    <message>
        <source>All done</source>
        <translation>すべて完了</translation>
    </message>
    <message>
        <source>Nothing to annotate yet</source>
        <translation>注釈する会話がまだありません</translation>
    </message>
    <message>
        <source>Everything assigned to you is answered. You can still go back and amend.</source>
        <translation>割り当て分はすべて回答済みです。戻って直すこともできます。</translation>
    </message>
    <message>
        <source>Nothing is assigned to you. Ask the supervisor to assign a batch, or sign in as somebody else.</source>
        <translation>割り当てがありません。監督者にバッチの割り当てを頼むか、別の人として入ってください。</translation>
    </message>
    <message>
        <source>Go back to my last item</source>
        <translation>最後の項目に戻る</translation>
    </message>
</context>
<context>
    <name>gainsay::AnnotateService</name>
    <message>
        <source>Answers are an object: question ids with their values.</source>
        <translation>回答はオブジェクトです：質問 ID とその値。</translation>
    </message>
    <message>
        <source>Say why: the reason helps whoever looks at the item next.</source>
        <translation>理由を書いてください。次に見る人の助けになります。</translation>
    </message>
</context>
<context>
    <name>gainsay::AnnotateWorkspace</name>
    <message>
        <source>Skip</source>
        <translation>飛ばす</translation>
    </message>
    <message>
        <source>Flag</source>
        <translation>印を付ける</translation>
    </message>
    <message>
        <source>Submit and next</source>
        <translation>送信して次へ</translation>
    </message>
    <message>
        <source>Conversation</source>
        <translation>会話</translation>
    </message>
    <message>
        <source>Discussion</source>
        <translation>話し合い</translation>
    </message>
</context>
<context>
    <name>gainsay::AnnotatorsView</name>
    <message>
        <source>Answers that became final, with 95 % interval</source>
        <translation>最終結果になった回答（95 % 区間）</translation>
    </message>
    <message>
        <source>Nobody has answered yet.</source>
        <translation>まだ誰も回答していません。</translation>
    </message>
    <message>
        <source>no item is settled yet</source>
        <translation>確定した項目はまだありません</translation>
    </message>
    <message>
        <source>Final label (rows) × %1 (columns)</source>
        <translation>最終ラベル（行）× %1（列）</translation>
    </message>
    <message>
        <source>%1 said %2 where %3 is final: %4 of %5</source>
        <translation>最終が %3 のとき %1 は %2 と回答：%5 件中 %4 件</translation>
    </message>
</context>
<context>
    <name>gainsay::AnswerCard</name>
    <message>
        <source>%1 (differs)</source>
        <translation>%1（相違）</translation>
    </message>
</context>
<context>
    <name>gainsay::AnswerWriter</name>
    <message>
        <source>The answers to %1 were changed elsewhere: they are at revision %2, not %3. Open the item again.</source>
        <translation>%1 の回答は別の場所で変更されました：現在は第 %2 版です（第 %3 版ではありません）。項目を開き直してください。</translation>
    </message>
</context>
<context>
    <name>gainsay::AssignService</name>
    <message>
        <source>%1 is paused and gets no new items.</source>
        <translation>%1 は休止中のため、新しい項目はありません。</translation>
    </message>
    <message>
        <source>There is no such slot any more; the plan has changed.</source>
        <translation>その枠はもうありません。計画が変わりました。</translation>
    </message>
    <message>
        <source>%1 has a slot on %2 already.</source>
        <translation>%1 はすでに %2 の枠を持っています。</translation>
    </message>
    <message>
        <source>%1 is now yours.</source>
        <translation>%1 はあなたの担当になりました。</translation>
    </message>
</context>
<context>
    <name>gainsay::AssignmentPlan</name>
    <message>
        <source>An annotator is named twice; name each once.</source>
        <translation>同じ作業者が二度挙げられています。一度だけにしてください。</translation>
    </message>
    <message>
        <source>Each item needs at least one rater.</source>
        <translation>各項目に少なくとも一人の評価者が必要です。</translation>
    </message>
    <message>
        <source>%1 raters per item need at least as many annotators, but %2 are named.</source>
        <translation>項目あたり %1 人には同数以上の作業者が必要ですが、%2 人しか挙げられていません。</translation>
    </message>
</context>
<context>
    <name>gainsay::Banner</name>
    <message>
        <source>Dismiss</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>エラー</translation>
    </message>
    <message>
        <source>Notice</source>
        <translation>お知らせ</translation>
    </message>
</context>
<context>
    <name>gainsay::BatchRules</name>
    <message>
        <source>Batch “%1” is accepted and locked; a supervisor can reopen it.</source>
        <translation>バッチ「%1」は受け入れ済みで固定されています。監督者が再開できます。</translation>
    </message>
    <message>
        <source>Batch “%1” is under spot check; wait until the round is closed.</source>
        <translation>バッチ「%1」は抜き取り検査中です。回が閉じるまで待ってください。</translation>
    </message>
    <message>
        <source>No spot-check round is open in batch “%1”; start one first.</source>
        <translation>バッチ「%1」で開いている検査はありません。先に始めてください。</translation>
    </message>
    <message>
        <source>Batch “%1” is not finished: a spot check starts when every item is resolved.</source>
        <translation>バッチ「%1」は未完了です。全項目が確定すると検査を始められます。</translation>
    </message>
    <message>
        <source>Batch “%1” was returned: a new round starts when every failed item was amended or confirmed and every item is resolved.</source>
        <translation>バッチ「%1」は差し戻されました。不合格の項目がすべて修正または確認され、全項目が確定すると次の回を始められます。</translation>
    </message>
    <message>
        <source>A spot-check round is open already in batch “%1”; close it first.</source>
        <translation>バッチ「%1」では検査がすでに開いています。先に閉じてください。</translation>
    </message>
    <message>
        <source>Batch “%1” is not accepted, so there is nothing to reopen.</source>
        <translation>バッチ「%1」は受け入れ前なので、再開するものはありません。</translation>
    </message>
</context>
<context>
    <name>gainsay::BatchTable</name>
    <message>
        <source>settled</source>
        <translation>確定</translation>
    </message>
    <message>
        <source>disputed</source>
        <translation>不一致</translation>
    </message>
    <message>
        <source>Batches</source>
        <translation>バッチ</translation>
    </message>
    <message>
        <source>Batch</source>
        <translation>バッチ</translation>
    </message>
    <message>
        <source>Conversations</source>
        <translation>会話一覧</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>進捗</translation>
    </message>
    <message>
        <source>Settled</source>
        <translation>確定</translation>
    </message>
    <message>
        <source>Disputed</source>
        <translation>不一致</translation>
    </message>
</context>
<context>
    <name>gainsay::Chart</name>
    <message>
        <source>Nothing to show yet.</source>
        <translation>まだ表示するものがありません。</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>ほか %n 件</numerusform>
        </translation>
    </message>
    <message>
        <source>Save picture</source>
        <translation>図を保存</translation>
    </message>
    <message>
        <source>PNG picture (*.png)</source>
        <translation>PNG 画像 (*.png)</translation>
    </message>
    <message>
        <source>SVG drawing (*.svg)</source>
        <translation>SVG 図面 (*.svg)</translation>
    </message>
    <message>
        <source>PDF page (*.pdf)</source>
        <translation>PDF ページ (*.pdf)</translation>
    </message>
    <message>
        <source>Save picture …</source>
        <translation>図を保存…</translation>
    </message>
    <message>
        <source>Copy picture</source>
        <translation>図をコピー</translation>
    </message>
    <message>
        <source>Copy numbers as text</source>
        <translation>数値を文字でコピー</translation>
    </message>
</context>
<context>
    <name>gainsay::ChartExport</name>
    <message>
        <source>%1: pictures can be saved as .png, .svg or .pdf.</source>
        <translation>%1：図は .png、.svg、.pdf で保存できます。</translation>
    </message>
    <message>
        <source>%1 could not be written: %2</source>
        <translation>%1 に書き込めませんでした：%2</translation>
    </message>
</context>
<context>
    <name>gainsay::CommandPalette</name>
    <message>
        <source>Commands</source>
        <translation>コマンド</translation>
    </message>
    <message>
        <source>What do you want to do?</source>
        <translation>何をしますか？</translation>
    </message>
    <message>
        <source>Search commands</source>
        <translation>コマンドを検索</translation>
    </message>
    <message>
        <source>Commands found</source>
        <translation>見つかったコマンド</translation>
    </message>
</context>
<context>
    <name>gainsay::ConversationListModel</name>
    <message>
        <source>open</source>
        <translation>未着手</translation>
    </message>
    <message>
        <source>in work</source>
        <translation>作業中</translation>
    </message>
    <message>
        <source>disputed</source>
        <translation>不一致</translation>
    </message>
    <message>
        <source>agreed</source>
        <translation>一致</translation>
    </message>
    <message>
        <source>adjudicated</source>
        <translation>裁定済み</translation>
    </message>
    <message>
        <source>voted</source>
        <translation>投票で確定</translation>
    </message>
    <message>
        <source>ambiguous</source>
        <translation>曖昧</translation>
    </message>
    <message>
        <source>Judged reply</source>
        <translation>判定する返答</translation>
    </message>
    <message>
        <source>Label</source>
        <translation>ラベル</translation>
    </message>
    <message>
        <source>State</source>
        <translation>状態</translation>
    </message>
    <message>
        <source>Imported</source>
        <translation>取り込み</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>モデル</translation>
    </message>
    <message>
        <source>Method</source>
        <translation>方法</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>長さ</translation>
    </message>
    <message>
        <source>Id</source>
        <translation>ID</translation>
    </message>
</context>
<context>
    <name>gainsay::ConversationPreview</name>
    <message>
        <source>judged reply</source>
        <translation>判定する返答</translation>
    </message>
    <message>
        <source>imported: %1</source>
        <translation>取り込み：%1</translation>
    </message>
</context>
<context>
    <name>gainsay::ConversationView</name>
    <message>
        <source>Conversation</source>
        <translation>会話</translation>
    </message>
    <message>
        <source>User</source>
        <translation>ユーザー</translation>
    </message>
    <message>
        <source>Bot</source>
        <translation>ボット</translation>
    </message>
    <message>
        <source>judge this reply</source>
        <translation>この返答を判定</translation>
    </message>
    <message>
        <source>compare with this</source>
        <translation>これと比べる</translation>
    </message>
    <message>
        <source>Candidate replies</source>
        <translation>返答の候補</translation>
    </message>
    <message>
        <source>Evidence: %1</source>
        <translation>根拠：%1</translation>
    </message>
    <message>
        <source>Detector mark: %1</source>
        <translation>検出器の印：%1</translation>
    </message>
</context>
<context>
    <name>gainsay::DataPage</name>
    <message>
        <source>Search conversations</source>
        <translation>会話を検索</translation>
    </message>
    <message>
        <source>Data</source>
        <translation>データ</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>取り込む…</translation>
    </message>
    <message>
        <source>all batches</source>
        <translation>全バッチ</translation>
    </message>
    <message>
        <source>any state</source>
        <translation>全状態</translation>
    </message>
    <message>
        <source>any label</source>
        <translation>全ラベル</translation>
    </message>
    <message>
        <source>Nothing fits</source>
        <translation>該当なし</translation>
    </message>
    <message>
        <source>Take away a filter, or search for fewer words.</source>
        <translation>絞り込みを外すか、検索語を減らしてください。</translation>
    </message>
    <message>
        <source>No conversations yet</source>
        <translation>会話がまだありません</translation>
    </message>
    <message>
        <source>Import a file: CDConv, MuTual and similar sets, JSON lines or a table.</source>
        <translation>ファイルを取り込みます：CDConv や MuTual などのデータ、JSON Lines、表。</translation>
    </message>
    <message>
        <source>Searching…</source>
        <translation>検索中…</translation>
    </message>
    <message numerus="yes">
        <source>%n conversation(s)</source>
        <translation>
            <numerusform>会話 %n 件</numerusform>
        </translation>
    </message>
    <message>
        <source>Search in all conversations</source>
        <translation>すべての会話を検索</translation>
    </message>
    <message>
        <source>Batch</source>
        <translation>バッチ</translation>
    </message>
    <message>
        <source>State</source>
        <translation>状態</translation>
    </message>
    <message>
        <source>Label</source>
        <translation>ラベル</translation>
    </message>
    <message>
        <source>Conversations</source>
        <translation>会話一覧</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>書き出す…</translation>
    </message>
</context>
<context>
    <name>gainsay::DataSide</name>
    <message>
        <source>Conversation</source>
        <translation>会話</translation>
    </message>
    <message>
        <source>Batches</source>
        <translation>バッチ</translation>
    </message>
    <message>
        <source>Guidelines</source>
        <translation>ガイドライン</translation>
    </message>
    <message>
        <source>No conversation chosen</source>
        <translation>会話が選ばれていません</translation>
    </message>
    <message>
        <source>Choose one in the list to read it here.</source>
        <translation>一覧から選ぶと、ここで読めます。</translation>
    </message>
</context>
<context>
    <name>gainsay::DatasetView</name>
    <message>
        <source>Labels by chatbot</source>
        <translation>チャットボットごとのラベル</translation>
    </message>
    <message>
        <source>all chatbots</source>
        <translation>すべてのボット</translation>
    </message>
    <message>
        <source>not named</source>
        <translation>名前なし</translation>
    </message>
    <message>
        <source>Contradictions by trigger method</source>
        <translation>誘発方法ごとの矛盾</translation>
    </message>
    <message>
        <source>contradiction</source>
        <translation>矛盾</translation>
    </message>
    <message>
        <source>none</source>
        <translation>なし</translation>
    </message>
</context>
<context>
    <name>gainsay::DecisionPanel</name>
    <message>
        <source>ambiguous text</source>
        <translation>文が曖昧</translation>
    </message>
    <message>
        <source>guideline gap</source>
        <translation>ガイドラインの不足</translation>
    </message>
    <message>
        <source>annotator&apos;s slip</source>
        <translation>作業者の誤り</translation>
    </message>
    <message>
        <source>edge case</source>
        <translation>境界例</translation>
    </message>
    <message>
        <source>subjective</source>
        <translation>主観の差</translation>
    </message>
    <message>
        <source>other</source>
        <translation>その他</translation>
    </message>
    <message>
        <source>Decision</source>
        <translation>裁定</translation>
    </message>
    <message>
        <source>Why they differed</source>
        <translation>違いの理由</translation>
    </message>
    <message>
        <source>A word on the decision (optional)</source>
        <translation>裁定への一言（任意）</translation>
    </message>
    <message>
        <source>Note on the decision</source>
        <translation>裁定の覚え書き</translation>
    </message>
    <message>
        <source>Decide</source>
        <translation>裁定する</translation>
    </message>
    <message>
        <source>Other …</source>
        <translation>その他…</translation>
    </message>
    <message>
        <source>Neither</source>
        <translation>どちらでもない</translation>
    </message>
    <message>
        <source>Send back</source>
        <translation>差し戻す</translation>
    </message>
    <message>
        <source>%1 is right</source>
        <translation>%1 が正しい</translation>
    </message>
</context>
<context>
    <name>gainsay::DerivedState</name>
    <message>
        <source>The stored state of conversation %1 is “%2”, but its answers and decisions make it “%3”</source>
        <translation>会話 %1 の保存された状態は「%2」ですが、回答と裁定からは「%3」です</translation>
    </message>
</context>
<context>
    <name>gainsay::DetectorDesk</name>
    <message>
        <source>Loading the detector</source>
        <translation>検出器を読み込んでいます</translation>
    </message>
    <message>
        <source>Trying the detector</source>
        <translation>検出器を試しています</translation>
    </message>
    <message>
        <source>Pre-labelling</source>
        <translation>事前ラベル付け</translation>
    </message>
    <message>
        <source>Comparing the detector with known labels</source>
        <translation>検出器を既知のラベルと比べています</translation>
    </message>
</context>
<context>
    <name>gainsay::DetectorEffectView</name>
    <message>
        <source>No detector has run on this project yet.</source>
        <translation>このプロジェクトではまだ検出器を実行していません。</translation>
    </message>
    <message>
        <source>%1, %2 settled items</source>
        <translation>%1、確定 %2 件</translation>
    </message>
    <message>
        <source>Detector and outcome, Krippendorff&apos;s alpha</source>
        <translation>検出器と結果、Krippendorff の alpha</translation>
    </message>
    <message>
        <source>Detector and outcome, equal labels</source>
        <translation>検出器と結果、同じラベル</translation>
    </message>
    <message>
        <source>Detector and outcome, each label against the rest</source>
        <translation>検出器と結果、各ラベル対その他</translation>
    </message>
    <message>
        <source>No settled item has a detector&apos;s label.</source>
        <translation>確定した項目に検出器のラベルがありません。</translation>
    </message>
    <message>
        <source>With the detector&apos;s label in view</source>
        <translation>検出器のラベルが見える場合</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>人</translation>
    </message>
    <message>
        <source>Answers</source>
        <translation>回答</translation>
    </message>
    <message>
        <source>Label in view</source>
        <translation>ラベル表示</translation>
    </message>
    <message>
        <source>Followed</source>
        <translation>追従</translation>
    </message>
    <message>
        <source>Share followed</source>
        <translation>従った割合</translation>
    </message>
    <message>
        <source>Median time to answer, s</source>
        <translation>回答時間の中央値（秒）</translation>
    </message>
    <message>
        <source>never saw its label</source>
        <translation>ラベルを見ていない</translation>
    </message>
    <message>
        <source>not timed</source>
        <translation>計測なし</translation>
    </message>
    <message>
        <source>Nobody answered with its label in view.</source>
        <translation>ラベルを見て回答した人はいません。</translation>
    </message>
    <message>
        <source>Answers that follow the detector</source>
        <translation>検出器に従った回答</translation>
    </message>
    <message numerus="yes">
        <source>of %n answer(s) with its label in view</source>
        <translation>
            <numerusform>ラベルが見えた %n 件の回答のうち</numerusform>
        </translation>
    </message>
    <message>
        <source>How often each one follows it</source>
        <translation>各人が従う頻度</translation>
    </message>
    <message>
        <source>Nobody has answered yet.</source>
        <translation>まだ誰も回答していません。</translation>
    </message>
</context>
<context>
    <name>gainsay::DetectorPage</name>
    <message>
        <source>%1 conversations judged, %2 of them left without a label.</source>
        <translation>%1 件の会話を判定し、うち %2 件はラベルなしです。</translation>
    </message>
    <message>
        <source>Nothing has been judged yet. Start here: annotators then see the detector&apos;s marks.</source>
        <translation>まだ何も判定していません。ここから始めると、作業者に検出器の印が見えるようになります。</translation>
    </message>
    <message>
        <source>Detector</source>
        <translation>検出器</translation>
    </message>
    <message>
        <source>rules (no model can be run)</source>
        <translation>規則（モデルは実行できません）</translation>
    </message>
    <message>
        <source>all batches</source>
        <translation>すべてのバッチ</translation>
    </message>
    <message>
        <source>Model package</source>
        <translation>モデルパッケージ</translation>
    </message>
    <message>
        <source>Model packages (model.json *.zip)</source>
        <translation>モデルパッケージ (model.json *.zip)</translation>
    </message>
    <message>
        <source>Loading …</source>
        <translation>読み込み中……</translation>
    </message>
    <message>
        <source>%1 runs on %2, method %3.</source>
        <translation>%1 は %2 で動作中、方式は %3。</translation>
    </message>
    <message>
        <source>These are rules, not a trained model: their probabilities are not measured.</source>
        <translation>これは規則であり、学習済みモデルではありません。確率は検証されていません。</translation>
    </message>
    <message>
        <source>%1 conversations in the self-test, %2 a second on %3.</source>
        <translation>自己診断 %1 件、%3 で毎秒 %2 件。</translation>
    </message>
    <message>
        <source>%1 %2 has judged %3 conversations; %4 of them have a known label.</source>
        <translation>%1 %2 は %3 件の会話を判定し、うち %4 件に既知のラベルがあります。</translation>
    </message>
    <message>
        <source>It is right in %1 %, and its confidence is off by %2 points on average.</source>
        <translation>正解は %1 %、確信度のずれは平均 %2 ポイントです。</translation>
    </message>
    <message>
        <source>Pre-label the project</source>
        <translation>プロジェクトに事前ラベルを付ける</translation>
    </message>
    <message>
        <source>Precision and recall of “there is a contradiction”</source>
        <translation>「矛盾がある」の適合率と再現率</translation>
    </message>
    <message>
        <source>Is it as often right as it is sure?</source>
        <translation>確信しているほど正しいか</translation>
    </message>
    <message>
        <source>Where it runs</source>
        <translation>実行先</translation>
    </message>
    <message>
        <source>Batch</source>
        <translation>バッチ</translation>
    </message>
    <message>
        <source>Model card</source>
        <translation>モデルカード</translation>
    </message>
    <message>
        <source>Add a package …</source>
        <translation>パッケージを追加……</translation>
    </message>
    <message>
        <source>Self-test</source>
        <translation>自己診断</translation>
    </message>
    <message>
        <source>with evidence</source>
        <translation>根拠も探す</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>開始</translation>
    </message>
</context>
<context>
    <name>gainsay::DiscussionPanel</name>
    <message>
        <source>you</source>
        <translation>あなた</translation>
    </message>
    <message>
        <source>adjudicator</source>
        <translation>裁定者</translation>
    </message>
    <message>
        <source>Write to everybody on this item …</source>
        <translation>この項目の全員に書く…</translation>
    </message>
    <message>
        <source>Comment</source>
        <translation>コメント</translation>
    </message>
</context>
<context>
    <name>gainsay::DiscussionService</name>
    <message>
        <source>The comment is empty.</source>
        <translation>コメントが空です。</translation>
    </message>
</context>
<context>
    <name>gainsay::ExportDialog</name>
    <message>
        <source>%1 cannot be written: %2</source>
        <translation>%1 に書き込めません：%2</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>書き出し</translation>
    </message>
    <message>
        <source>What</source>
        <translation>内容</translation>
    </message>
    <message>
        <source>Final labels</source>
        <translation>確定したラベル</translation>
    </message>
    <message>
        <source>Every person&apos;s answers</source>
        <translation>各人の回答</translation>
    </message>
    <message>
        <source>The detector&apos;s predictions</source>
        <translation>検出器の予測</translation>
    </message>
    <message>
        <source>Everything, to be read back without loss</source>
        <translation>すべて（完全に読み戻せます）</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>形式</translation>
    </message>
    <message>
        <source>Also what left the set, with the reason</source>
        <translation>除外されたものも理由とともに</translation>
    </message>
    <message>
        <source>Export to a file…</source>
        <translation>ファイルに書き出す…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>中止</translation>
    </message>
    <message>
        <source>Writing…</source>
        <translation>書き込み中…</translation>
    </message>
    <message>
        <source>Exporting to %1</source>
        <translation>%1 に書き出し中</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>%1 rows were written to %2.</source>
        <translation>%1 行を %2 に書き込みました。</translation>
    </message>
</context>
<context>
    <name>gainsay::FigureCharts</name>
    <message>
        <source>%1, %2: %3</source>
        <translation>%1、%2：%3</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1、%2</translation>
    </message>
    <message>
        <source>no value here</source>
        <translation>値なし</translation>
    </message>
</context>
<context>
    <name>gainsay::Figures</name>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>undefined: %1</source>
        <translation>定義されません：%1</translation>
    </message>
    <message>
        <source>95 % interval %1</source>
        <translation>95 % 区間 %1</translation>
    </message>
    <message>
        <source>%1 of %2 items</source>
        <translation>%2 件中 %1 件</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between the parts of a list</comment>
        <translation>、</translation>
    </message>
</context>
<context>
    <name>gainsay::GoldService</name>
    <message>
        <source>The answers to %1 are not known: decide it first, or import it with its labels.</source>
        <translation>%1 の答えが不明です。先に裁定するか、ラベル付きで取り込んでください。</translation>
    </message>
    <message>
        <source>%1 is part of the work; hidden items are imported with their labels.</source>
        <translation>%1 は通常の作業です。隠し項目はラベル付きで取り込みます。</translation>
    </message>
</context>
<context>
    <name>gainsay::GuidePanel</name>
    <message>
        <source>Nothing in the guidelines holds these words.</source>
        <translation>ガイドラインにこの語はありません。</translation>
    </message>
    <message>
        <source>Search the guidelines</source>
        <translation>ガイドラインを検索</translation>
    </message>
    <message>
        <source>Section of the guidelines</source>
        <translation>ガイドラインの節</translation>
    </message>
    <message>
        <source>Guidelines</source>
        <translation>ガイドライン</translation>
    </message>
</context>
<context>
    <name>gainsay::HelpDialog</name>
    <message>
        <source>Search the guide</source>
        <translation>ガイドを検索</translation>
    </message>
    <message>
        <source>Chapters</source>
        <translation>章</translation>
    </message>
    <message>
        <source>Guide</source>
        <translation>ガイド</translation>
    </message>
    <message>
        <source>Nothing in the guide holds these words.</source>
        <translation>ガイドにこの語はありません。</translation>
    </message>
</context>
<context>
    <name>gainsay::HomePage</name>
    <message>
        <source>Project</source>
        <translation>プロジェクト</translation>
    </message>
    <message>
        <source>Open the sample project</source>
        <translation>サンプルプロジェクトを開く</translation>
    </message>
    <message>
        <source>New project…</source>
        <translation>新しいプロジェクト…</translation>
    </message>
    <message>
        <source>Open a project file…</source>
        <translation>プロジェクトファイルを開く…</translation>
    </message>
    <message>
        <source>Open a project on a server…</source>
        <translation>サーバー上のプロジェクトを開く…</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>ホーム</translation>
    </message>
    <message>
        <source>Find, label and study contradictions in dialogue</source>
        <translation>対話の矛盾を見つけ、ラベルを付け、調べる</translation>
    </message>
    <message>
        <source>Everything stays on this computer, in one project file; a team can share a PostgreSQL server instead. The sample project shows every page at work.</source>
        <translation>すべてはこのコンピューターの一つのプロジェクトファイルに保存されます。チームでは PostgreSQL サーバーを共有できます。サンプルプロジェクトで各ページの働きを確かめられます。</translation>
    </message>
    <message>
        <source>Open a file…</source>
        <translation>ファイルを開く…</translation>
    </message>
    <message>
        <source>Open on a server…</source>
        <translation>サーバーから開く…</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>はじめる</translation>
    </message>
    <message>
        <source>Recent projects</source>
        <translation>最近のプロジェクト</translation>
    </message>
    <message>
        <source>Projects that you open are listed here.</source>
        <translation>開いたプロジェクトがここに並びます。</translation>
    </message>
    <message>
        <source>Open a project</source>
        <translation>プロジェクトを開く</translation>
    </message>
    <message>
        <source>Gainsay projects (*.gainsay)</source>
        <translation>Gainsay プロジェクト (*.gainsay)</translation>
    </message>
    <message>
        <source>Open a project on a server</source>
        <translation>サーバー上のプロジェクトを開く</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>アドレス</translation>
    </message>
    <message>
        <source>Making the project</source>
        <translation>プロジェクトを作成中</translation>
    </message>
    <message>
        <source>Making the sample project</source>
        <translation>サンプルプロジェクトを作成中</translation>
    </message>
</context>
<context>
    <name>gainsay::ImportDialog</name>
    <message>
        <source>Import conversations</source>
        <translation>会話の取り込み</translation>
    </message>
    <message>
        <source>Choose a file; nothing is written before you have seen its rows.</source>
        <translation>ファイルを選んでください。行を確かめるまで何も書き込みません。</translation>
    </message>
    <message>
        <source>File</source>
        <translation>ファイル</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>選択…</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>形式</translation>
    </message>
    <message>
        <source>find out</source>
        <translation>自動で判別</translation>
    </message>
    <message>
        <source>Batch</source>
        <translation>バッチ</translation>
    </message>
    <message>
        <source>as the file says, else its name</source>
        <translation>ファイルの指定、なければファイル名</translation>
    </message>
    <message>
        <source>Rows that come in</source>
        <translation>取り込まれる行</translation>
    </message>
    <message>
        <source>Rejected rows</source>
        <translation>却下された行</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>取り込む</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>中止</translation>
    </message>
    <message>
        <source>Conversations (*.jsonl *.json *.csv *.tsv *.txt);;All files (*)</source>
        <translation>会話ファイル (*.jsonl *.json *.csv *.tsv *.txt);;すべてのファイル (*)</translation>
    </message>
    <message>
        <source>Reading the first rows…</source>
        <translation>先頭の行を読み込み中…</translation>
    </message>
    <message>
        <source>Looking at %1</source>
        <translation>%1 を確認中</translation>
    </message>
    <message>
        <source>This is the whole file. Rejected rows are left out, the others come in.</source>
        <translation>これがファイルのすべてです。却下された行を除いて取り込みます。</translation>
    </message>
    <message>
        <source>These are the first rows. Rejected rows are left out, the others come in.</source>
        <translation>先頭の行です。却下された行を除いて取り込みます。</translation>
    </message>
    <message>
        <source>Rows (%1)</source>
        <translation>行（%1）</translation>
    </message>
    <message>
        <source>Rejected (%1)</source>
        <translation>却下（%1）</translation>
    </message>
    <message>
        <source>Importing…</source>
        <translation>取り込み中…</translation>
    </message>
    <message>
        <source>Importing %1</source>
        <translation>%1 を取り込み中</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>Stopped: %1 came in, %2 were there already, %3 were rejected.</source>
        <translation>中止しました：%1 件を取り込み、%2 件は既存、%3 件は却下。</translation>
    </message>
    <message>
        <source>Done: %1 came in, %2 were there already, %3 were rejected.</source>
        <translation>完了：%1 件を取り込み、%2 件は既存、%3 件は却下。</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>行</translation>
    </message>
</context>
<context>
    <name>gainsay::IntervalBars</name>
    <message>
        <source>undefined</source>
        <translation>定義なし</translation>
    </message>
</context>
<context>
    <name>gainsay::JobIndicator</name>
    <message>
        <source>Cancel</source>
        <translation>中止</translation>
    </message>
    <message numerus="yes">
        <source>(+%n more)</source>
        <translation>
            <numerusform>（ほか %n 件）</numerusform>
        </translation>
    </message>
    <message>
        <source>Cancel %1</source>
        <translation>%1 を中止</translation>
    </message>
</context>
<context>
    <name>gainsay::JobNotifier</name>
    <message>
        <source>%1: done.</source>
        <translation>%1：完了しました。</translation>
    </message>
</context>
<context>
    <name>gainsay::KeyOption</name>
    <message>
        <source>Key %1</source>
        <translation>キー %1</translation>
    </message>
    <message>
        <source>Place %1</source>
        <translation>%1 位</translation>
    </message>
    <message>
        <source>Detector: %1 %</source>
        <translation>検出器：%1 %</translation>
    </message>
</context>
<context>
    <name>gainsay::LabelNames</name>
    <message>
        <source>yes</source>
        <translation>はい</translation>
    </message>
    <message>
        <source>no</source>
        <translation>いいえ</translation>
    </message>
</context>
<context>
    <name>gainsay::MainWindow</name>
    <message>
        <source>Window</source>
        <translation>ウィンドウ</translation>
    </message>
    <message>
        <source>Go to</source>
        <translation>移動</translation>
    </message>
    <message>
        <source>Commands</source>
        <translation>コマンド</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>キー操作</translation>
    </message>
    <message>
        <source>Preferences</source>
        <translation>環境設定</translation>
    </message>
    <message>
        <source>Larger</source>
        <translation>拡大</translation>
    </message>
    <message>
        <source>Smaller</source>
        <translation>縮小</translation>
    </message>
    <message>
        <source>Normal size</source>
        <translation>標準の大きさ</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>全画面</translation>
    </message>
    <message>
        <source>Close the project</source>
        <translation>プロジェクトを閉じる</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>終了</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>ページ</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>ヘルプ</translation>
    </message>
    <message>
        <source>Show the tour</source>
        <translation>案内を表示</translation>
    </message>
</context>
<context>
    <name>gainsay::MessageService</name>
    <message>
        <source>The message is empty.</source>
        <translation>メッセージが空です。</translation>
    </message>
</context>
<context>
    <name>gainsay::MultiQuestion</name>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
</context>
<context>
    <name>gainsay::NewProjectDialog</name>
    <message>
        <source>New project</source>
        <translation>新しいプロジェクト</translation>
    </message>
    <message>
        <source>project</source>
        <translation>プロジェクト</translation>
    </message>
    <message>
        <source>File or postgresql:// address</source>
        <translation>ファイルまたは postgresql:// アドレス</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>選択…</translation>
    </message>
    <message>
        <source>Scheme</source>
        <translation>スキーム</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>あなたの名前</translation>
    </message>
    <message>
        <source>Create</source>
        <translation>作成</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>場所</translation>
    </message>
    <message>
        <source>Gainsay projects (*.gainsay)</source>
        <translation>Gainsay プロジェクト (*.gainsay)</translation>
    </message>
</context>
<context>
    <name>gainsay::OcCurve</name>
    <message>
        <source>true share of wrong labels</source>
        <translation>実際の誤り率</translation>
    </message>
    <message>
        <source>batch passes</source>
        <translation>バッチが通る確率</translation>
    </message>
    <message>
        <source>allowed %1</source>
        <translation>許容 %1</translation>
    </message>
    <message>
        <source>with %1 wrong labels the batch passes with probability %2</source>
        <translation>誤りが %1 のとき、バッチは確率 %2 で通ります</translation>
    </message>
    <message>
        <source>seen so far: %1</source>
        <translation>これまで：%1</translation>
    </message>
</context>
<context>
    <name>gainsay::OverviewView</name>
    <message>
        <source>Conversations</source>
        <translation>会話</translation>
    </message>
    <message numerus="yes">
        <source>in %n batch(es)</source>
        <translation>
            <numerusform>%n 個のバッチ</numerusform>
        </translation>
    </message>
    <message>
        <source>Settled</source>
        <translation>確定</translation>
    </message>
    <message>
        <source>%1 settled, %2 disputed, %3 open</source>
        <translation>確定 %1、争点 %2、未完 %3</translation>
    </message>
    <message>
        <source>Krippendorff&apos;s alpha</source>
        <translation>Krippendorff の alpha</translation>
    </message>
    <message>
        <source>%1 of %2 items used</source>
        <translation>%2 件中 %1 件を使用</translation>
    </message>
    <message>
        <source>Batches accepted</source>
        <translation>合格したバッチ</translation>
    </message>
    <message numerus="yes">
        <source>of %n, by spot check</source>
        <translation>
            <numerusform>全 %n 個、抜き取り検査による</numerusform>
        </translation>
    </message>
    <message>
        <source>Final labels</source>
        <translation>最終ラベル</translation>
    </message>
    <message>
        <source>in the set</source>
        <translation>セット内</translation>
    </message>
    <message>
        <source>Settled, by batch</source>
        <translation>バッチごとの確定状況</translation>
    </message>
    <message>
        <source>settled</source>
        <translation>確定</translation>
    </message>
    <message>
        <source>disputed</source>
        <translation>争点</translation>
    </message>
    <message>
        <source>not yet</source>
        <translation>まだ</translation>
    </message>
</context>
<context>
    <name>gainsay::PassRateCard</name>
    <message>
        <source>Pass rate so far</source>
        <translation>これまでの合格率</translation>
    </message>
    <message>
        <source>%1 passed · %2 failed · %3 left</source>
        <translation>合格 %1 · 不合格 %2 · 残り %3</translation>
    </message>
    <message>
        <source>exact 95 % interval %1 – %2</source>
        <translation>正確な 95 % 区間 %1 – %2</translation>
    </message>
    <message numerus="yes">
        <source>of all %n items in the batch: %1 – %2</source>
        <translation>
            <numerusform>バッチ全 %n 件では：%1 – %2</numerusform>
        </translation>
    </message>
    <message>
        <source>Accepted for certain: whatever is left cannot change it. You may close the round now.</source>
        <translation>合格は確実です。残りは結果を変えません。この回を閉じられます。</translation>
    </message>
    <message>
        <source>Returned for certain: more failed than the plan allows. You may close the round now.</source>
        <translation>差し戻しは確実です。不合格が許容数を超えました。この回を閉じられます。</translation>
    </message>
    <message numerus="yes">
        <source>Accepted at %1 of %2. %n more failures return the batch; the outcome is not yet certain.</source>
        <translation>
            <numerusform>%2 件中 %1 件で受け入れ。あと %n 件の不合格で差し戻し。結果はまだ確定していません。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gainsay::PassRateHistory</name>
    <message>
        <source>accepted</source>
        <translation>受け入れ</translation>
    </message>
    <message>
        <source>returned</source>
        <translation>差し戻し</translation>
    </message>
    <message>
        <source>in review</source>
        <translation>検査中</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>batch, round</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>accept from %1</source>
        <translation>%1 以上で受け入れ</translation>
    </message>
    <message>
        <source>%1, round %2: %3; %4</source>
        <translation>%1、第 %2 回：%3；%4</translation>
    </message>
</context>
<context>
    <name>gainsay::PrecisionRecallChart</name>
    <message>
        <source>recall</source>
        <translation>再現率</translation>
    </message>
    <message>
        <source>precision</source>
        <translation>適合率</translation>
    </message>
    <message>
        <source>threshold %1</source>
        <translation>しきい値 %1</translation>
    </message>
    <message>
        <source>threshold %1: precision %2, recall %3</source>
        <translation>しきい値 %1：適合率 %2、再現率 %3</translation>
    </message>
    <message>
        <source>in use: %1</source>
        <translation>使用中：%1</translation>
    </message>
</context>
<context>
    <name>gainsay::PreferencesDialog</name>
    <message>
        <source>Preferences</source>
        <translation>環境設定</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>配色</translation>
    </message>
    <message>
        <source>Like the system</source>
        <translation>システムに合わせる</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>ライト</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>ダーク</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>ハイコントラスト</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>言語</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>大きさ</translation>
    </message>
    <message>
        <source>Font</source>
        <translation>フォント</translation>
    </message>
    <message>
        <source>Built-in choice</source>
        <translation>標準の選択</translation>
    </message>
    <message>
        <source>Selecting by mouse takes whole words</source>
        <translation>マウスでの選択を単語単位にする</translation>
    </message>
    <message>
        <source>The last required answer submits by itself</source>
        <translation>最後の必須回答で自動的に送信する</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
</context>
<context>
    <name>gainsay::ProgressView</name>
    <message>
        <source>State of each batch</source>
        <translation>各バッチの状態</translation>
    </message>
    <message>
        <source>agreed</source>
        <translation>一致</translation>
    </message>
    <message>
        <source>adjudicated</source>
        <translation>裁定済み</translation>
    </message>
    <message>
        <source>voted</source>
        <translation>投票済み</translation>
    </message>
    <message>
        <source>ambiguous</source>
        <translation>曖昧</translation>
    </message>
    <message>
        <source>disputed</source>
        <translation>争点</translation>
    </message>
    <message>
        <source>in work</source>
        <translation>作業中</translation>
    </message>
    <message>
        <source>open</source>
        <translation>未完</translation>
    </message>
    <message>
        <source>all batches</source>
        <translation>すべてのバッチ</translation>
    </message>
</context>
<context>
    <name>gainsay::ProjectCard</name>
    <message>
        <source>Project %1</source>
        <translation>プロジェクト %1</translation>
    </message>
    <message>
        <source>settled</source>
        <translation>確定</translation>
    </message>
    <message>
        <source>disputed</source>
        <translation>不一致</translation>
    </message>
    <message>
        <source>%1 of %2 settled, %3 disputed</source>
        <translation>%2 件中 %1 件確定、%3 件不一致</translation>
    </message>
    <message>
        <source>Who are you?</source>
        <translation>どなたですか？</translation>
    </message>
    <message>
        <source>There are no conversations yet.</source>
        <translation>会話がまだありません。</translation>
    </message>
    <message>
        <source>Import conversations…</source>
        <translation>会話を取り込む…</translation>
    </message>
</context>
<context>
    <name>gainsay::ProjectSession</name>
    <message>
        <source>No project is open.</source>
        <translation>プロジェクトが開かれていません。</translation>
    </message>
</context>
<context>
    <name>gainsay::RatingTableBoard</name>
    <message>
        <source>Close the table</source>
        <translation>表を閉じる</translation>
    </message>
    <message>
        <source>Reading %1</source>
        <translation>%1 を読み込み中</translation>
    </message>
    <message>
        <source>%1: %2 items, %3 raters, %4 labels</source>
        <translation>%1：%2 項目、評価者 %3 人、ラベル %4 種</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>Item</source>
        <translation>項目</translation>
    </message>
    <message>
        <source>One said</source>
        <translation>一方の回答</translation>
    </message>
    <message>
        <source>The other</source>
        <translation>もう一方</translation>
    </message>
    <message>
        <source>Agreement</source>
        <translation>一致度</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>表</translation>
    </message>
    <message>
        <source>Program</source>
        <translation>プログラム</translation>
    </message>
</context>
<context>
    <name>gainsay::RecentButton</name>
    <message>
        <source>Open %1</source>
        <translation>%1 を開く</translation>
    </message>
    <message>
        <source>Take off the list</source>
        <translation>一覧から外す</translation>
    </message>
</context>
<context>
    <name>gainsay::ReliabilityDiagram</name>
    <message>
        <source>probability said</source>
        <translation>予測した確率</translation>
    </message>
    <message>
        <source>was right</source>
        <translation>実際の正解率</translation>
    </message>
    <message numerus="yes">
        <source>said %1: right in %2, 95 % interval %3, %n prediction(s)</source>
        <translation>
            <numerusform>予測 %1：正解 %2、95 % 区間 %3、予測 %n 件</numerusform>
        </translation>
    </message>
    <message>
        <source>dashed: as sure as right</source>
        <translation>破線：確信どおりの正解率</translation>
    </message>
</context>
<context>
    <name>gainsay::ReportFile</name>
    <message>
        <source>%1: a report can be saved as .%2.</source>
        <translation>%1：レポートは .%2 として保存できます。</translation>
    </message>
    <message>
        <source>%1 could not be written: %2</source>
        <translation>%1 を書き込めません：%2</translation>
    </message>
</context>
<context>
    <name>gainsay::ReportFilterBar</name>
    <message>
        <source>Batch</source>
        <translation>バッチ</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>質問</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>人</translation>
    </message>
    <message>
        <source>Chatbot</source>
        <translation>チャットボット</translation>
    </message>
    <message>
        <source>Trigger method</source>
        <translation>誘発方法</translation>
    </message>
    <message>
        <source>Period</source>
        <translation>期間</translation>
    </message>
    <message>
        <source>all batches</source>
        <translation>すべてのバッチ</translation>
    </message>
    <message>
        <source>all people</source>
        <translation>全員</translation>
    </message>
    <message>
        <source>all chatbots</source>
        <translation>すべてのボット</translation>
    </message>
    <message>
        <source>all methods</source>
        <translation>すべての方法</translation>
    </message>
    <message>
        <source>any time</source>
        <translation>全期間</translation>
    </message>
    <message>
        <source>last 24 hours</source>
        <translation>直近 24 時間</translation>
    </message>
    <message>
        <source>last 7 days</source>
        <translation>直近 7 日</translation>
    </message>
    <message>
        <source>last 30 days</source>
        <translation>直近 30 日</translation>
    </message>
    <message>
        <source>Project</source>
        <translation>プロジェクト</translation>
    </message>
    <message>
        <source>Scheme</source>
        <translation>スキーム</translation>
    </message>
    <message>
        <source>Program</source>
        <translation>プログラム</translation>
    </message>
    <message>
        <source>since %1</source>
        <translation>%1 以降</translation>
    </message>
</context>
<context>
    <name>gainsay::ReportPaper</name>
    <message>
        <source>Parameters</source>
        <translation>パラメーター</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名前</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>値</translation>
    </message>
    <message>
        <source>Method</source>
        <translation>方法</translation>
    </message>
</context>
<context>
    <name>gainsay::ReportsPage</name>
    <message>
        <source>Reports</source>
        <translation>レポート</translation>
    </message>
    <message>
        <source>Save the report …</source>
        <translation>レポートを保存……</translation>
    </message>
    <message>
        <source>Agreement of a table of ratings …</source>
        <translation>評価表の一致度……</translation>
    </message>
    <message>
        <source>Next report</source>
        <translation>次のレポート</translation>
    </message>
    <message>
        <source>Overview</source>
        <translation>概要</translation>
    </message>
    <message>
        <source>Agreement</source>
        <translation>一致度</translation>
    </message>
    <message>
        <source>Data set</source>
        <translation>データセット</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>進み具合</translation>
    </message>
    <message>
        <source>Spot checks</source>
        <translation>抜き取り検査</translation>
    </message>
    <message>
        <source>Annotators</source>
        <translation>作業者</translation>
    </message>
    <message>
        <source>Detector effect</source>
        <translation>検出器の影響</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>書き出し</translation>
    </message>
    <message>
        <source>Save all tabs as PDF, HTML, Markdown, LaTeX, CSV or JSON</source>
        <translation>全タブを PDF・HTML・Markdown・LaTeX・CSV・JSON で保存</translation>
    </message>
    <message>
        <source>Table of ratings …</source>
        <translation>評価表……</translation>
    </message>
    <message>
        <source>No project is open</source>
        <translation>プロジェクトが開いていません</translation>
    </message>
    <message>
        <source>Open a project to see its reports. Or drop a table with the columns item, rater and label here: its agreement is measured without a project.</source>
        <translation>プロジェクトを開くとレポートが見られます。item・rater・label の列を持つ表をここに落とせば、プロジェクトなしで一致度を計算します。</translation>
    </message>
    <message>
        <source>Open a table of ratings …</source>
        <translation>評価表を開く……</translation>
    </message>
    <message>
        <source>Save the report</source>
        <translation>レポートを保存</translation>
    </message>
    <message>
        <source>The report is in %1.</source>
        <translation>レポートは %1 にあります。</translation>
    </message>
    <message>
        <source>Saving %1</source>
        <translation>%1 を保存中</translation>
    </message>
    <message>
        <source>Open a table of ratings</source>
        <translation>評価表を開く</translation>
    </message>
    <message>
        <source>Tables with the columns item, rater, label (*.csv *.tsv)</source>
        <translation>item・rater・label 列の表 (*.csv *.tsv)</translation>
    </message>
</context>
<context>
    <name>gainsay::RoleRules</name>
    <message>
        <source>%1 is %2 and gets no items to annotate.</source>
        <translation>%1 は%2なので、注釈の項目はありません。</translation>
    </message>
    <message>
        <source>%1 is %2; adjudicators, supervisors and admins decide disputed items.</source>
        <translation>%1 は%2です。不一致の裁定は裁定者・監督者・管理者が行います。</translation>
    </message>
    <message>
        <source>%1 is %2; supervisors and admins run spot checks.</source>
        <translation>%1 は%2です。抜き取り検査は監督者と管理者が行います。</translation>
    </message>
    <message>
        <source>%1 is %2; supervisors and admins plan the work.</source>
        <translation>%1 は%2です。計画は監督者と管理者が立てます。</translation>
    </message>
    <message>
        <source>%1 is %2; supervisors and admins manage the team.</source>
        <translation>%1 は%2です。チームの管理は監督者と管理者が行います。</translation>
    </message>
</context>
<context>
    <name>gainsay::Screenshots</name>
    <message>
        <source>The folder %1 cannot be made.</source>
        <translation>フォルダー %1 を作成できません。</translation>
    </message>
    <message>
        <source>%1 cannot be written.</source>
        <translation>%1 に書き込めません。</translation>
    </message>
</context>
<context>
    <name>gainsay::ShareBars</name>
    <message>
        <source>%1: nothing counted</source>
        <translation>%1：件数なし</translation>
    </message>
    <message>
        <source>%1, %2: %3 of %4 (%5)</source>
        <translation>%1、%2：%4 中 %3（%5）</translation>
    </message>
</context>
<context>
    <name>gainsay::ShortcutSheet</name>
    <message>
        <source>Keys</source>
        <translation>キー操作</translation>
    </message>
    <message>
        <source>Actions and their keys</source>
        <translation>操作とキー</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>操作</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>キー</translation>
    </message>
    <message>
        <source>New key for the chosen action</source>
        <translation>選んだ操作の新しいキー</translation>
    </message>
    <message>
        <source>Set key</source>
        <translation>キーを設定</translation>
    </message>
    <message>
        <source>All back to default</source>
        <translation>すべて既定に戻す</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>Press the new key below, then “Set key”.</source>
        <translation>下の欄で新しいキーを押し、「キーを設定」を押してください。</translation>
    </message>
    <message>
        <source>Changed.</source>
        <translation>変更しました。</translation>
    </message>
</context>
<context>
    <name>gainsay::SignIn</name>
    <message>
        <source>%1 is paused; a supervisor can make the account active again.</source>
        <translation>%1 は休止中です。監督者が再び有効にできます。</translation>
    </message>
    <message>
        <source>%1 has no password yet; a supervisor can set one.</source>
        <translation>%1 にはまだパスワードがありません。監督者が設定できます。</translation>
    </message>
    <message>
        <source>Too many wrong passwords; try again in %1 seconds.</source>
        <translation>パスワードの誤りが多すぎます。%1 秒後にお試しください。</translation>
    </message>
    <message>
        <source>The password is wrong.</source>
        <translation>パスワードが違います。</translation>
    </message>
</context>
<context>
    <name>gainsay::SlotRules</name>
    <message>
        <source>Nothing has been answered yet, so there is nothing to send back.</source>
        <translation>まだ回答がないため、差し戻せません。</translation>
    </message>
    <message>
        <source>The item has been answered already; amend the answer instead.</source>
        <translation>回答済みです。回答を修正してください。</translation>
    </message>
    <message>
        <source>The item was returned: amend or confirm the answer, it cannot be skipped.</source>
        <translation>差し戻された項目です。修正か確認をしてください。飛ばせません。</translation>
    </message>
    <message>
        <source>Nobody is working on the item, so there is nothing to release.</source>
        <translation>誰も作業していないため、解放するものはありません。</translation>
    </message>
    <message>
        <source>The item has been answered; an answer stays with the person who gave it.</source>
        <translation>回答済みです。回答は答えた人のものです。</translation>
    </message>
    <message>
        <source>There is no submitted answer to take back.</source>
        <translation>取り戻せる送信済みの回答はありません。</translation>
    </message>
</context>
<context>
    <name>gainsay::SpansQuestion</name>
    <message>
        <source>Take away the evidence %1</source>
        <translation>根拠 %1 を外す</translation>
    </message>
</context>
<context>
    <name>gainsay::SpotCheckPage</name>
    <message>
        <source>Spot check</source>
        <translation>抜き取り検査</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>合格</translation>
    </message>
    <message>
        <source>Fail</source>
        <translation>不合格</translation>
    </message>
    <message>
        <source>Item before</source>
        <translation>前の項目</translation>
    </message>
    <message>
        <source>Item after</source>
        <translation>次の項目</translation>
    </message>
    <message>
        <source>round %1 · seed %2</source>
        <translation>第 %1 回 · シード %2</translation>
    </message>
    <message>
        <source>Item %1 of %2 · %3 · round %4</source>
        <translation>%1 / %2 件目 · %3 · 第 %4 回</translation>
    </message>
    <message>
        <source>resolved: %1</source>
        <translation>確定：%1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>you passed it</source>
        <translation>合格にしました</translation>
    </message>
    <message>
        <source>you failed it</source>
        <translation>不合格にしました</translation>
    </message>
    <message>
        <source>Reopen the batch</source>
        <translation>バッチを再開</translation>
    </message>
    <message>
        <source>Why is the accepted batch reopened? The reason is recorded.</source>
        <translation>受け入れ済みのバッチを再開する理由は？記録されます。</translation>
    </message>
    <message>
        <source>Batch %1 is accepted and locked.</source>
        <translation>バッチ %1 を受け入れ、固定しました。</translation>
    </message>
    <message>
        <source>Batch %1 goes back to its annotators with the failed items.</source>
        <translation>バッチ %1 を不合格の項目とともに作業者に差し戻します。</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Space</translation>
    </message>
    <message>
        <source>Close the round</source>
        <translation>この回を閉じる</translation>
    </message>
    <message>
        <source>Fail with this feedback</source>
        <translation>この意見で不合格にする</translation>
    </message>
    <message>
        <source>What was wrong, and what to reread</source>
        <translation>何が違うか、何を読み直すか</translation>
    </message>
    <message>
        <source>Feedback</source>
        <translation>意見</translation>
    </message>
    <message>
        <source>Batch</source>
        <translation>バッチ</translation>
    </message>
    <message>
        <source>Conversation</source>
        <translation>会話</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>各回</translation>
    </message>
    <message>
        <source>What this plan lets through</source>
        <translation>この計画で合格するもの</translation>
    </message>
    <message>
        <source>%1 reviewed, accepted with at most %2 wrong</source>
        <translation>%1 件を確認し、誤り %2 件以内なら合格</translation>
    </message>
</context>
<context>
    <name>gainsay::SpotCheckService</name>
    <message>
        <source>The share that must pass is above 0 and at most 1.</source>
        <translation>合格すべき割合は 0 より大きく 1 以下です。</translation>
    </message>
    <message>
        <source>%1 annotated %2; someone else checks it.</source>
        <translation>%1 は %2 を注釈しました。ほかの人が検査します。</translation>
    </message>
    <message>
        <source>%1 is not in the sample of this round.</source>
        <translation>%1 はこの回の標本にありません。</translation>
    </message>
    <message>
        <source>An item that passes needs no other answers.</source>
        <translation>合格の項目に別の回答は要りません。</translation>
    </message>
    <message>
        <source>%1 of %2 items are still to be reviewed, and the outcome depends on them.</source>
        <translation>%2 件中 %1 件が未検査で、結果はそれによります。</translation>
    </message>
    <message>
        <source>Batch “%1” did not pass the spot check. Amend or confirm the items that failed, and look through your others.</source>
        <translation>バッチ「%1」は抜き取り検査に合格しませんでした。不合格の項目を修正または確認し、ほかも見直してください。</translation>
    </message>
    <message>
        <source>Say why the batch is reopened; the reason is recorded.</source>
        <translation>再開の理由を書いてください。記録されます。</translation>
    </message>
</context>
<context>
    <name>gainsay::SpotChecksView</name>
    <message>
        <source>nothing has been reviewed yet</source>
        <translation>まだ何も確認していません</translation>
    </message>
    <message>
        <source>Rounds, with exact 95 % interval</source>
        <translation>各回（正確な 95 % 区間）</translation>
    </message>
    <message>
        <source>No batch has been spot-checked yet.</source>
        <translation>抜き取り検査をしたバッチはまだありません。</translation>
    </message>
    <message>
        <source>What this plan lets through (n = %1, accept ≤ %2)</source>
        <translation>この計画で合格するもの（n = %1、誤り ≤ %2）</translation>
    </message>
</context>
<context>
    <name>gainsay::StartRoundPanel</name>
    <message>
        <source>To pass good batches 95 times in 100 and bad ones at most 10 times in 100: review %1, allow %2 wrong.</source>
        <translation>良いバッチを 100 回中 95 回、悪いバッチを多くても 10 回通すには：%1 件を検査し、誤り %2 件まで許容。</translation>
    </message>
    <message>
        <source>Sample size</source>
        <translation>標本の大きさ</translation>
    </message>
    <message>
        <source>Pass rate to reach</source>
        <translation>必要な合格率</translation>
    </message>
    <message>
        <source>Seed (empty: drawn)</source>
        <translation>シード（空なら抽選）</translation>
    </message>
    <message>
        <source>Spread evenly over</source>
        <translation>均等に分ける単位</translation>
    </message>
    <message>
        <source>A good batch has at most</source>
        <translation>良いバッチの誤りは最大</translation>
    </message>
    <message>
        <source>A bad batch has at least</source>
        <translation>悪いバッチの誤りは最小</translation>
    </message>
    <message>
        <source>nothing: simply at random</source>
        <translation>なし：単純に無作為</translation>
    </message>
    <message>
        <source>annotators</source>
        <translation>作業者</translation>
    </message>
    <message>
        <source>categories</source>
        <translation>カテゴリー</translation>
    </message>
    <message>
        <source>Start the round</source>
        <translation>この回を始める</translation>
    </message>
    <message>
        <source>Reopen the batch …</source>
        <translation>バッチを再開…</translation>
    </message>
    <message>
        <source>Batch %1</source>
        <translation>バッチ %1</translation>
    </message>
    <message>
        <source>%1 of %2 items are resolved. A batch can be checked when all are.</source>
        <translation>%2 件中 %1 件が確定。すべて確定すると検査できます。</translation>
    </message>
    <message>
        <source>Every item is resolved: ready for round %1.</source>
        <translation>すべて確定：第 %1 回を始められます。</translation>
    </message>
    <message numerus="yes">
        <source>Returned to its annotators. %n failed items wait to be amended or confirmed.</source>
        <translation>
            <numerusform>作業者に差し戻し中。不合格 %n 件が修正か確認を待っています。</numerusform>
        </translation>
    </message>
    <message>
        <source>Accepted and locked after round %1.</source>
        <translation>第 %1 回で受け入れ、固定しました。</translation>
    </message>
    <message>
        <source>Round %1 is open.</source>
        <translation>第 %1 回が進行中です。</translation>
    </message>
</context>
<context>
    <name>gainsay::StatusStrip</name>
    <message>
        <source>saved %1</source>
        <translation>%1 に保存</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>状態</translation>
    </message>
    <message>
        <source>Ctrl+K commands</source>
        <translation>Ctrl+K コマンド</translation>
    </message>
    <message>
        <source>? keys</source>
        <translation>? キー操作</translation>
    </message>
</context>
<context>
    <name>gainsay::Tour</name>
    <message>
        <source>Back</source>
        <translation>戻る</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>次へ</translation>
    </message>
    <message>
        <source>End the tour</source>
        <translation>案内を終える</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>完了</translation>
    </message>
    <message>
        <source>Three keys to know</source>
        <translation>覚えたい三つのキー</translation>
    </message>
    <message>
        <source>Ctrl+K finds every command, ? shows every key, F1 explains the page you are on.</source>
        <translation>Ctrl+K で全コマンドを検索、? で全キーを表示、F1 で今のページを説明します。</translation>
    </message>
</context>
<context>
    <name>gainsay::TrainingGate</name>
    <message>
        <source>%1 has to finish the tutorial before real work.</source>
        <translation>%1 は本番の前にチュートリアルを終える必要があります。</translation>
    </message>
    <message>
        <source>%1 has to pass the qualification test before real work.</source>
        <translation>%1 は本番の前に資格テストに合格する必要があります。</translation>
    </message>
</context>
<context>
    <name>gainsay::TrainingService</name>
    <message>
        <source>Hidden items come with the work.</source>
        <translation>隠し項目は通常の作業に混ざっています。</translation>
    </message>
    <message>
        <source>The qualification test is passed already.</source>
        <translation>資格試験にはすでに合格しています。</translation>
    </message>
    <message>
        <source>The test can be tried again in %1 minutes; read the definitions in the meantime.</source>
        <translation>%1 分後に再受験できます。その間に定義を読み返してください。</translation>
    </message>
    <message>
        <source>There are no items for this training yet; a supervisor makes them from decided items.</source>
        <translation>この訓練の項目はまだありません。監督者が裁定済みの項目から作ります。</translation>
    </message>
    <message>
        <source>There is no such training session of yours.</source>
        <translation>あなたのその訓練はありません。</translation>
    </message>
    <message>
        <source>This is not the item whose turn it is.</source>
        <translation>この項目の番ではありません。</translation>
    </message>
    <message>
        <source>The gold set has changed; start again.</source>
        <translation>正解セットが変わりました。最初からやり直してください。</translation>
    </message>
    <message>
        <source>The result is known when every item is answered.</source>
        <translation>すべて回答すると結果が分かります。</translation>
    </message>
</context>
<context>
    <name>gainsay::TrendChart</name>
    <message>
        <source>%1, %2</source>
        <translation>%1、%2</translation>
    </message>
</context>
<context>
    <name>gainsay::UserMenu</name>
    <message>
        <source>annotator</source>
        <translation>作業者</translation>
    </message>
    <message>
        <source>adjudicator</source>
        <translation>裁定者</translation>
    </message>
    <message>
        <source>supervisor</source>
        <translation>監督者</translation>
    </message>
    <message>
        <source>researcher</source>
        <translation>研究者</translation>
    </message>
    <message>
        <source>administrator</source>
        <translation>管理者</translation>
    </message>
    <message>
        <source>Who are you?</source>
        <translation>どなたですか？</translation>
    </message>
    <message>
        <source>Working as %1, %2</source>
        <translation>作業者：%1（%2）</translation>
    </message>
</context>
<context>
    <name>gainsay::UserService</name>
    <message>
        <source>A person needs a name.</source>
        <translation>名前が必要です。</translation>
    </message>
    <message>
        <source>%1 is the last one who leads the project; make someone else supervisor or admin first.</source>
        <translation>%1 は最後の責任者です。先に別の人を監督者か管理者にしてください。</translation>
    </message>
    <message>
        <source>A password has at least %1 characters.</source>
        <translation>パスワードは %1 文字以上です。</translation>
    </message>
</context>
<context>
    <name>gainsay::VerdictBar</name>
    <message>
        <source>%1 passed, %2 failed, %3 left</source>
        <translation>合格 %1、不合格 %2、残り %3</translation>
    </message>
</context>
<context>
    <name>gainsay::WorkAccess</name>
    <message>
        <source>%1 is not your item.</source>
        <translation>%1 はあなたの項目ではありません。</translation>
    </message>
</context>
<context>
    <name>io</name>
    <message>
        <source>The output could not be written: %1</source>
        <translation>書き出せませんでした：%1</translation>
    </message>
    <message>
        <source>The format cdconv cannot hold everything; choose jsonl.</source>
        <translation>cdconv 形式にはすべてを収められません。jsonl を選んでください。</translation>
    </message>
    <message>
        <source>%1 does not go user, bot, user, bot, so the format cdconv cannot hold it; choose jsonl.</source>
        <translation>%1 はユーザー・ボット・ユーザー・ボットの順でないため cdconv 形式に収められません。jsonl を選んでください。</translation>
    </message>
    <message>
        <source>The column mapping has &quot;%1&quot;; known are id, batch, model, method, label, turns and speakers.</source>
        <translation>列の対応に「%1」があります。使えるのは id、batch、model、method、label、turns、speakers です。</translation>
    </message>
    <message>
        <source>The column mapping names no column for &quot;%1&quot;; write it as %1=COLUMN.</source>
        <translation>列の対応で「%1」の列がありません。%1=列名 と書いてください。</translation>
    </message>
    <message>
        <source>The column mapping names speakers but no turns; add turns=COLUMN|COLUMN.</source>
        <translation>列の対応に話者はありますがターンがありません。turns=列|列 を加えてください。</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>true か false</translation>
    </message>
    <message>
        <source>one of %1</source>
        <translation>%1 のいずれか</translation>
    </message>
    <message>
        <source>an object by model</source>
        <translation>モデルごとのオブジェクト</translation>
    </message>
    <message>
        <source>the numbers reference and error</source>
        <translation>reference と error の数</translation>
    </message>
    <message>
        <source>The file is empty; its first line must name the columns.</source>
        <translation>ファイルが空です。先頭行に列名が必要です。</translation>
    </message>
    <message>
        <source>The header line %1.</source>
        <translation>見出し行 %1。</translation>
    </message>
    <message>
        <source>Column %1 of the header is empty or named twice (&quot;%2&quot;).</source>
        <translation>見出しの %1 列目が空か、名前が重複しています（「%2」）。</translation>
    </message>
    <message>
        <source>The mapping names the column &quot;%1&quot;, but the file has %2.</source>
        <translation>対応表の列「%1」がありません。ファイルにあるのは %2 です。</translation>
    </message>
    <message>
        <source>has %1 cells, but the header names %2 columns</source>
        <translation>セルは %1 個ですが、見出しは %2 列です</translation>
    </message>
    <message>
        <source>a quote is opened and never closed</source>
        <translation>引用符が閉じられていません</translation>
    </message>
    <message>
        <source>is longer than %1 MB; is a quote left open?</source>
        <translation>%1 MB を超えています。引用符の閉じ忘れでは？</translation>
    </message>
    <message>
        <source>is not UTF-8; convert the file first</source>
        <translation>UTF-8 ではありません。先に変換してください</translation>
    </message>
    <message>
        <source>a quoted cell is followed by more text; quotes inside a cell are doubled</source>
        <translation>引用符で囲んだセルの後に文字があります。セル内の引用符は二重に書きます</translation>
    </message>
    <message>
        <source>The format csv cannot hold everything; choose jsonl.</source>
        <translation>csv 形式にはすべてを収められません。jsonl を選んでください。</translation>
    </message>
    <message>
        <source>%1 has %2 turns, more than the table&apos;s %3 columns for them; choose jsonl.</source>
        <translation>%1 は %2 ターンあり、表の %3 列を超えます。jsonl を選んでください。</translation>
    </message>
    <message>
        <source>There is no format &quot;%1&quot; to write; known are %2.</source>
        <translation>書き出せる形式「%1」はありません。使えるのは %2 です。</translation>
    </message>
    <message>
        <source>a list of texts</source>
        <translation>文字列のリスト</translation>
    </message>
    <message>
        <source>is missing; give a list of turns, the fields u1, b1, …, or a column mapping</source>
        <translation>ありません。ターンのリスト、u1・b1… の項目、または列の対応を指定してください</translation>
    </message>
    <message>
        <source>is missing or empty: the row has no turns</source>
        <translation>ないか空です。この行にターンがありません</translation>
    </message>
    <message>
        <source>is missing or empty</source>
        <translation>ないか空です</translation>
    </message>
    <message>
        <source>a list of turns</source>
        <translation>ターンのリスト</translation>
    </message>
    <message>
        <source>a turn by number from 0 to %1</source>
        <translation>0 から %1 のターン番号</translation>
    </message>
    <message>
        <source>an answer to &quot;%1&quot;</source>
        <translation>「%1」への回答</translation>
    </message>
    <message>
        <source>%1 is a folder; name a file in it.</source>
        <translation>%1 はフォルダーです。中のファイルを指定してください。</translation>
    </message>
    <message>
        <source>%1 cannot be read: %2</source>
        <translation>%1 を読めません：%2</translation>
    </message>
    <message>
        <source>line %1: %2</source>
        <translation>%1 行目：%2</translation>
    </message>
    <message>
        <source>line %1, %2: %3</source>
        <translation>%1 行目、%2：%3</translation>
    </message>
    <message>
        <source>There is no format &quot;%1&quot; to read; known are %2.</source>
        <translation>読める形式「%1」はありません。使えるのは %2 です。</translation>
    </message>
    <message>
        <source>is longer than %1 MB</source>
        <translation>%1 MB を超えています</translation>
    </message>
    <message>
        <source>The file was written by a newer Gainsay; read it with that one.</source>
        <translation>このファイルは新しい Gainsay で書かれました。その版で読んでください。</translation>
    </message>
    <message>
        <source>Reading stopped after line %1: %2</source>
        <translation>%1 行目の後で読み取りが止まりました：%2</translation>
    </message>
    <message>
        <source>does not start with a speaker mark, &quot;m :&quot; or &quot;f :&quot;</source>
        <translation>話者の印「m :」か「f :」で始まっていません</translation>
    </message>
    <message>
        <source>has a speaker mark without words behind it</source>
        <translation>話者の印の後に言葉がありません</translation>
    </message>
    <message>
        <source>a letter from A to %1</source>
        <translation>A から %1 の文字</translation>
    </message>
    <message>
        <source>names %1 speakers for %2 utterances</source>
        <translation>%2 個の発話に %1 人の話者を指定しています</translation>
    </message>
    <message>
        <source>two utterances by number from 0, the earlier one first</source>
        <translation>0 から数えた二つの発話番号（早いほうが先）</translation>
    </message>
    <message>
        <source>an object with named fields</source>
        <translation>項目名を持つオブジェクト</translation>
    </message>
    <message>
        <source>expected %1, found %2</source>
        <translation>%1 が必要ですが、%2 でした</translation>
    </message>
    <message>
        <source>text</source>
        <translation>文字列</translation>
    </message>
    <message>
        <source>holds a NUL character</source>
        <translation>NUL 文字を含んでいます</translation>
    </message>
    <message>
        <source>is longer than %1 characters</source>
        <translation>%1 文字を超えています</translation>
    </message>
    <message>
        <source>is missing</source>
        <translation>ありません</translation>
    </message>
    <message>
        <source>is empty</source>
        <translation>空です</translation>
    </message>
    <message>
        <source>a name of 1 to 500 characters</source>
        <translation>1 から 500 文字の名前</translation>
    </message>
    <message>
        <source>a whole number from %1 to %2</source>
        <translation>%1 から %2 の整数</translation>
    </message>
    <message>
        <source>%1 cells where the first line has %2</source>
        <translation>セルは %1 個ですが、先頭行は %2 個です</translation>
    </message>
    <message>
        <source>an item or a rater without a name</source>
        <translation>名前のない項目か評価者</translation>
    </message>
    <message>
        <source>an empty label; leave the row out if the rater did not rate the item</source>
        <translation>ラベルが空です。評価していない行は外してください</translation>
    </message>
    <message>
        <source>the columns item, rater and label are needed; found: %1</source>
        <translation>item、rater、label の列が必要です。あるのは：%1</translation>
    </message>
    <message>
        <source>%1 is empty; its first line must name the columns item, rater and label</source>
        <translation>%1 は空です。先頭行に item、rater、label の列名が必要です</translation>
    </message>
</context>
<context>
    <name>report</name>
    <message>
        <source>Agreement</source>
        <translation>一致度</translation>
    </message>
    <message>
        <source>Measure</source>
        <translation>指標</translation>
    </message>
    <message>
        <source>Value [95 % interval]</source>
        <translation>値［95 % 区間］</translation>
    </message>
    <message>
        <source>Standard error</source>
        <translation>標準誤差</translation>
    </message>
    <message>
        <source>Items used</source>
        <translation>使った項目</translation>
    </message>
    <message>
        <source>Excluded</source>
        <translation>除外</translation>
    </message>
    <message>
        <source>Remark</source>
        <translation>備考</translation>
    </message>
    <message>
        <source>Percent agreement</source>
        <translation>一致率</translation>
    </message>
    <message>
        <source>Cohen&apos;s kappa, mean of pairs</source>
        <translation>Cohen の κ（対の平均）</translation>
    </message>
    <message>
        <source>Fleiss&apos; kappa</source>
        <translation>Fleiss の κ</translation>
    </message>
    <message>
        <source>Krippendorff&apos;s alpha</source>
        <translation>Krippendorff の α</translation>
    </message>
    <message>
        <source>Gwet&apos;s AC1</source>
        <translation>Gwet の AC1</translation>
    </message>
    <message>
        <source>Krippendorff&apos;s alpha, ordinal</source>
        <translation>Krippendorff の α（順序）</translation>
    </message>
    <message>
        <source>Krippendorff&apos;s alpha, interval</source>
        <translation>Krippendorff の α（間隔）</translation>
    </message>
    <message>
        <source>Cohen&apos;s kappa, linear weights</source>
        <translation>Cohen の κ（線形重み）</translation>
    </message>
    <message>
        <source>Cohen&apos;s kappa, quadratic weights</source>
        <translation>Cohen の κ（二次重み）</translation>
    </message>
    <message>
        <source>Gwet&apos;s AC2, linear weights</source>
        <translation>Gwet の AC2（線形重み）</translation>
    </message>
    <message>
        <source>Gwet&apos;s AC2, quadratic weights</source>
        <translation>Gwet の AC2（二次重み）</translation>
    </message>
    <message>
        <source>Pairs of raters</source>
        <translation>評価者の対</translation>
    </message>
    <message>
        <source>Pair</source>
        <translation>対</translation>
    </message>
    <message>
        <source>Items</source>
        <translation>項目</translation>
    </message>
    <message>
        <source>Equal labels</source>
        <translation>同じラベル</translation>
    </message>
    <message>
        <source>Cohen&apos;s kappa</source>
        <translation>Cohen の κ</translation>
    </message>
    <message>
        <source>Scott&apos;s pi</source>
        <translation>Scott の π</translation>
    </message>
    <message numerus="yes">
        <source>%n pair(s) without a common item left out.</source>
        <translation>
            <numerusform>共通の項目がない %n 組を除きました。</numerusform>
        </translation>
    </message>
    <message>
        <source>Each label against the rest</source>
        <translation>各ラベル対その他</translation>
    </message>
    <message>
        <source>Label</source>
        <translation>ラベル</translation>
    </message>
    <message>
        <source>Ratings</source>
        <translation>評価</translation>
    </message>
    <message>
        <source>Cohen&apos;s kappa of each pair</source>
        <translation>各対の Cohen の κ</translation>
    </message>
    <message>
        <source>Krippendorff&apos;s alpha of each label against the rest</source>
        <translation>各ラベル対その他の Krippendorff の α</translation>
    </message>
    <message>
        <source>Alpha</source>
        <translation>α</translation>
    </message>
    <message>
        <source>%1 items by %2 raters with %3 labels; %4 items with two or more ratings count, %5 are left out.</source>
        <translation>%2 人の評価者、%3 種のラベル、%1 項目。二つ以上の評価がある %4 項目を数え、%5 項目を除きます。</translation>
    </message>
    <message>
        <source>Labels are compared by identity. Percent agreement is the share of agreeing pairs of ratings, averaged over items.</source>
        <translation>ラベルは同じかどうかで比べます。一致率は一致する評価対の割合を項目で平均したものです。</translation>
    </message>
    <message>
        <source>Cohen&apos;s kappa (1960): standard error after Fleiss, Cohen &amp; Everitt (1969); the mean over pairs after Light (1971).</source>
        <translation>Cohen の κ（1960）：標準誤差は Fleiss・Cohen・Everitt（1969）、対の平均は Light（1971）による。</translation>
    </message>
    <message>
        <source>Fleiss&apos; kappa (1971) and Gwet&apos;s AC1 (2008) with missing ratings and standard errors after Gwet (2014).</source>
        <translation>Fleiss の κ（1971）と Gwet の AC1（2008）。欠測と標準誤差は Gwet（2014）による。</translation>
    </message>
    <message>
        <source>Krippendorff&apos;s alpha (2004, 2011): standard error by the delta method over items.</source>
        <translation>Krippendorff の α（2004、2011）：標準誤差は項目についてのデルタ法による。</translation>
    </message>
    <message>
        <source>Where one label prevails, kappa can be low although raters agree; compare AC1 and percent agreement.</source>
        <translation>一つのラベルが多いと、一致していても κ は低くなり得ます。AC1 と一致率も見てください。</translation>
    </message>
    <message>
        <source>Standard errors and intervals from %1 bootstrap replicates over items, seed %2.</source>
        <translation>標準誤差と区間は項目についての %1 回のブートストラップによる（シード %2）。</translation>
    </message>
    <message>
        <source>%1 low</source>
        <translation>%1 下限</translation>
    </message>
    <message>
        <source>%1 high</source>
        <translation>%1 上限</translation>
    </message>
    <message>
        <source>(no model)</source>
        <translation>（モデルなし）</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>合計</translation>
    </message>
    <message>
        <source>Samples by chatbot and trigger method (positive / negative)</source>
        <translation>チャットボットと誘発方法ごとの標本（正 / 負）</translation>
    </message>
    <message>
        <source>Positive: no contradiction. Negative: a contradiction.</source>
        <translation>正：矛盾なし。負：矛盾あり。</translation>
    </message>
    <message>
        <source>Conversations</source>
        <translation>会話一覧</translation>
    </message>
    <message>
        <source>Positive</source>
        <translation>正</translation>
    </message>
    <message>
        <source>Negative</source>
        <translation>負</translation>
    </message>
    <message>
        <source>(no method)</source>
        <translation>（方法なし）</translation>
    </message>
    <message>
        <source>Labels by chatbot</source>
        <translation>チャットボットごとのラベル</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>割合</translation>
    </message>
    <message>
        <source>What annotation found, by trigger method</source>
        <translation>誘発方法ごとの注釈結果</translation>
    </message>
    <message>
        <source>Method</source>
        <translation>方法</translation>
    </message>
    <message>
        <source>Chatbot</source>
        <translation>チャットボット</translation>
    </message>
    <message>
        <source>Annotated</source>
        <translation>注釈済み</translation>
    </message>
    <message>
        <source>Marks are shares of all annotated conversations, labels of those that passed screening.</source>
        <translation>印は注釈済みの全会話に対する割合、ラベルはふるい分けを通ったものに対する割合です。</translation>
    </message>
    <message>
        <source>Mean length of the utterances</source>
        <translation>発話の平均の長さ</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>ターン</translation>
    </message>
    <message>
        <source>Utterances</source>
        <translation>発話数</translation>
    </message>
    <message>
        <source>Characters</source>
        <translation>文字数</translation>
    </message>
    <message>
        <source>Data set</source>
        <translation>データセット</translation>
    </message>
    <message>
        <source>Categories (of negative samples)</source>
        <translation>カテゴリー（負の標本）</translation>
    </message>
    <message>
        <source>Answers to &quot;%1&quot;</source>
        <translation>「%1」への回答</translation>
    </message>
    <message>
        <source>Annotation statistics</source>
        <translation>注釈の統計</translation>
    </message>
    <message>
        <source>Methods</source>
        <translation>方法</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>進捗</translation>
    </message>
    <message>
        <source>Batch</source>
        <translation>バッチ</translation>
    </message>
    <message>
        <source>Agreed</source>
        <translation>一致</translation>
    </message>
    <message>
        <source>Disputed</source>
        <translation>不一致</translation>
    </message>
    <message>
        <source>Adjudicated</source>
        <translation>裁定済み</translation>
    </message>
    <message>
        <source>Voted</source>
        <translation>投票で確定</translation>
    </message>
    <message>
        <source>Ambiguous</source>
        <translation>曖昧</translation>
    </message>
    <message>
        <source>Removed</source>
        <translation>除外</translation>
    </message>
    <message>
        <source>Settled</source>
        <translation>確定</translation>
    </message>
    <message>
        <source>Settled share per batch</source>
        <translation>バッチごとの確定の割合</translation>
    </message>
    <message>
        <source>All</source>
        <translation>すべて</translation>
    </message>
    <message>
        <source>%1: final label (rows) and label given (columns)</source>
        <translation>%1：確定ラベル（行）と付けたラベル（列）</translation>
    </message>
    <message>
        <source>Quality</source>
        <translation>品質</translation>
    </message>
    <message>
        <source>Annotator</source>
        <translation>作業者</translation>
    </message>
    <message>
        <source>As finally settled</source>
        <translation>確定と一致</translation>
    </message>
    <message>
        <source>As imported</source>
        <translation>取り込みと一致</translation>
    </message>
    <message>
        <source>Failed spot checks</source>
        <translation>検査で不合格</translation>
    </message>
    <message>
        <source>Ability</source>
        <translation>能力</translation>
    </message>
    <message>
        <source>Latest minus earlier</source>
        <translation>最近と以前の差</translation>
    </message>
    <message>
        <source>p</source>
        <translation>p</translation>
    </message>
    <message>
        <source>Pace and the detector</source>
        <translation>速さと検出器</translation>
    </message>
    <message>
        <source>Active hours</source>
        <translation>作業時間</translation>
    </message>
    <message>
        <source>Idle hours</source>
        <translation>待機時間</translation>
    </message>
    <message>
        <source>Items per hour</source>
        <translation>一時間あたり件数</translation>
    </message>
    <message>
        <source>Median seconds</source>
        <translation>秒数の中央値</translation>
    </message>
    <message>
        <source>Very fast</source>
        <translation>速すぎ</translation>
    </message>
    <message>
        <source>Very slow</source>
        <translation>遅すぎ</translation>
    </message>
    <message>
        <source>Followed the detector</source>
        <translation>検出器に従った割合</translation>
    </message>
    <message>
        <source>Median seconds to follow</source>
        <translation>従うまでの秒数の中央値</translation>
    </message>
    <message>
        <source>Annotators</source>
        <translation>作業者</translation>
    </message>
    <message>
        <source>Accepted labels that the answers speak against</source>
        <translation>回答と食い違う確定ラベル</translation>
    </message>
    <message>
        <source>Conversation</source>
        <translation>会話</translation>
    </message>
    <message>
        <source>Accepted</source>
        <translation>確定</translation>
    </message>
    <message>
        <source>Likeliest</source>
        <translation>最もありそう</translation>
    </message>
    <message>
        <source>Probability of the accepted</source>
        <translation>確定ラベルの確率</translation>
    </message>
    <message>
        <source>Doubtful labels</source>
        <translation>疑わしいラベル</translation>
    </message>
    <message>
        <source>Shares with score intervals (Wilson 1927), spot-check failures with exact ones (Clopper &amp; Pearson 1934).</source>
        <translation>割合はスコア区間（Wilson 1927）、検査の不合格率は正確な区間（Clopper・Pearson 1934）。</translation>
    </message>
    <message>
        <source>Ability and doubtful labels by expectation maximisation (Dawid &amp; Skene 1979), started from the majority vote.</source>
        <translation>能力と疑わしいラベルは多数決を初期値とする EM 法（Dawid・Skene 1979）による。</translation>
    </message>
    <message>
        <source>Very fast and very slow: modified z scores of log durations beyond 3.5 (Iglewicz &amp; Hoaglin 1993).</source>
        <translation>速すぎ・遅すぎ：対数時間の修正 z 値が 3.5 を超えるもの（Iglewicz・Hoaglin 1993）。</translation>
    </message>
    <message>
        <source>Latest minus earlier: the share of final answers among a person&apos;s last 50 against all before, by two proportions.</source>
        <translation>最近と以前の差：直近 50 件とそれ以前での確定一致率を二つの比率で比べたもの。</translation>
    </message>
    <message>
        <source>Pass rate of each round with its exact 95 % interval</source>
        <translation>各回の合格率と正確な 95 % 区間</translation>
    </message>
    <message>
        <source>Pass rate</source>
        <translation>合格率</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>第 %1 回</translation>
    </message>
    <message>
        <source>Operating characteristic: a sample of %1 that allows %2 errors</source>
        <translation>検査特性：標本 %1、誤り %2 件まで許容</translation>
    </message>
    <message>
        <source>True share of faulty items</source>
        <translation>実際の誤りの割合</translation>
    </message>
    <message>
        <source>Probability of acceptance</source>
        <translation>受け入れ確率</translation>
    </message>
    <message>
        <source>Spot checks</source>
        <translation>抜き取り検査</translation>
    </message>
    <message>
        <source>State</source>
        <translation>状態</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>回</translation>
    </message>
    <message>
        <source>Sampled</source>
        <translation>抽出</translation>
    </message>
    <message>
        <source>Reviewed</source>
        <translation>検査済み</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>不合格</translation>
    </message>
    <message>
        <source>Pass rate [exact 95 %]</source>
        <translation>合格率［正確な 95 %］</translation>
    </message>
    <message>
        <source>In the batch [95 %]</source>
        <translation>バッチ内［95 %］</translation>
    </message>
    <message>
        <source>Outcome</source>
        <translation>結果</translation>
    </message>
    <message>
        <source>Exact intervals after Clopper &amp; Pearson (1934); for the batch itself the hypergeometric interval (Buonaccorsi 1987).</source>
        <translation>正確な区間は Clopper・Pearson（1934）、バッチ自体は超幾何の区間（Buonaccorsi 1987）による。</translation>
    </message>
    <message>
        <source>Acceptance sampling after Dodge &amp; Romig (1959); for annotation see Klie et al. (ACL 2024).</source>
        <translation>受入抜取検査は Dodge・Romig（1959）、注釈への応用は Klie ら（ACL 2024）を参照。</translation>
    </message>
    <message>
        <source>Agreement: %1</source>
        <translation>一致度：%1</translation>
    </message>
    <message>
        <source>Progress, agreement, data set, spot checks and annotators</source>
        <translation>進み具合・一致度・データセット・抜き取り検査・作業者</translation>
    </message>
</context>
<context>
    <name>sample</name>
    <message>
        <source>The sample %1 is missing from this build.</source>
        <translation>このビルドにはサンプル %1 がありません。</translation>
    </message>
    <message>
        <source>Line %1 of the sample %2 is broken: %3</source>
        <translation>サンプル %2 の %1 行目に誤り：%3</translation>
    </message>
</context>
<context>
    <name>stats</name>
    <message numerus="yes">
        <source>%n replicate(s) without a value left out</source>
        <translation>
            <numerusform>値のない反復 %n 回を除外</numerusform>
        </translation>
    </message>
    <message>
        <source>the two raters have no item in common</source>
        <translation>二人の評価者に共通の項目がありません</translation>
    </message>
    <message>
        <source>both raters used only one and the same label, so chance alone would give full agreement</source>
        <translation>二人とも同じ一つのラベルしか使っておらず、偶然だけで完全に一致します</translation>
    </message>
    <message>
        <source>no two raters have an item in common</source>
        <translation>共通の項目を持つ評価者の対がありません</translation>
    </message>
    <message>
        <source>mean over %1 of %2 pairs; the others are undefined</source>
        <translation>%2 組中 %1 組の平均。ほかは定義されません</translation>
    </message>
    <message>
        <source>one item gives no standard error</source>
        <translation>項目が一つでは標準誤差を求められません</translation>
    </message>
    <message>
        <source>all items say the same, so the large-sample interval has no width; that is not certainty</source>
        <translation>全項目が同じ結果で、大標本の区間は幅がありません。確実という意味ではありません</translation>
    </message>
    <message>
        <source>poor</source>
        <translation>低い</translation>
    </message>
    <message>
        <source>slight</source>
        <translation>わずか</translation>
    </message>
    <message>
        <source>fair</source>
        <translation>まずまず</translation>
    </message>
    <message>
        <source>moderate</source>
        <translation>中程度</translation>
    </message>
    <message>
        <source>substantial</source>
        <translation>かなり高い</translation>
    </message>
    <message>
        <source>almost perfect</source>
        <translation>ほぼ完全</translation>
    </message>
    <message>
        <source>unreliable</source>
        <translation>信頼できない</translation>
    </message>
    <message>
        <source>for tentative conclusions</source>
        <translation>暫定的な結論向け</translation>
    </message>
    <message>
        <source>reliable</source>
        <translation>信頼できる</translation>
    </message>
    <message>
        <source>all labels in use have the same value</source>
        <translation>使われたラベルの値がすべて同じです</translation>
    </message>
    <message>
        <source>no item has two ratings</source>
        <translation>二つの評価を持つ項目がありません</translation>
    </message>
    <message>
        <source>only one label is used, so no disagreement is expected</source>
        <translation>使われたラベルが一つで、不一致は見込まれません</translation>
    </message>
    <message>
        <source>only one label is used, so chance alone would give full agreement</source>
        <translation>使われたラベルが一つで、偶然だけで完全に一致します</translation>
    </message>
    <message>
        <source>line %1: item &quot;%2&quot; was already rated by &quot;%3&quot; in line %4; keep one of the two</source>
        <translation>%1 行目：項目「%2」は「%3」が %4 行目で評価済みです。一方だけにしてください</translation>
    </message>
    <message>
        <source>the two error rates are so close that more than a million items would be needed</source>
        <translation>二つの誤り率が近すぎて、百万件以上が必要になります</translation>
    </message>
    <message>
        <source>rates and risks must lie between 0 and 1, and the good error rate below the bad one</source>
        <translation>率とリスクは 0 と 1 の間、良い誤り率は悪いものより小さい必要があります</translation>
    </message>
    <message>
        <source>no item was marked by two raters</source>
        <translation>二人が印を付けた項目がありません</translation>
    </message>
    <message>
        <source>nobody marked a span</source>
        <translation>範囲に印を付けた人がいません</translation>
    </message>
    <message>
        <source>no analytic standard error is known</source>
        <translation>解析的な標準誤差は知られていません</translation>
    </message>
</context>
</TS>
