<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ja">
<context>
    <name>Answers</name>
    <message>
        <source>expected true or false</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2, found %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected one of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected a list, empty if none applies</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected a whole number from %1 to %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected a list of %1 to %2 replies, best first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this conversation has only %1 replies</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>each reply may stand in the ranking once</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: the scheme %2 has no such question</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: is not asked after these answers; leave it out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>answers: expected an object of question and answer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: this question must be answered</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>what start and end cover, &quot;%1&quot;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a turn of the conversation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a list of spans</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the conversation has no turns to mark</source>
        <translation type="unfinished"></translation>
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
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an object</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is missing; expected %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a whole number from %1 to %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a number from %1 to %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>true or false</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a value</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is not a known field; check its spelling</source>
        <translation type="unfinished"></translation>
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
    <name>SchemeLibrary</name>
    <message>
        <source>There is no scheme &quot;%1&quot;: give one of %2, or the path of a scheme file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The scheme %1 cannot be read: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is too large to be a scheme.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The scheme %1 is refused. %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SchemeReader</name>
    <message>
        <source>expected one of equals, in, empty, answered beside question</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected a condition: question, all, any or not</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected at least one question</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>letters, digits, _ and -, starting with a letter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; is the id of another question already</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is %1, but there are %2 steps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is the value of another option already</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is the code of another option already</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is not between min and max</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected at least one option</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is larger than the number of options</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>looks at &quot;%1&quot;, which does not come before it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>looks at &quot;%1&quot;, which is no question of this scheme</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>compares the list &quot;%1&quot; with a value; use empty or answered</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an answer that &quot;%1&quot; can have</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the program</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; is the key of %2 already</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no question of this scheme</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; has no options, so its answers cannot be labels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no scale, so it has no median</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected at_least or unanimous: no vote could settle anything</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>asks for %1 votes, but there are %2 raters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one character</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the point of the scale as text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a list of texts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is newer than this program knows (1); use a newer Gainsay</source>
        <translation type="unfinished"></translation>
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
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not valid JSON at byte %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not valid JSON: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected 1 to %1 characters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no batch is named</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no utterance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no such utterance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is in the project already, with other content</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>db</name>
    <message>
        <source>The audit trail is broken at row %1: its content or its order was changed after it was written</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The backup %1 could not be written: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The backup was cancelled</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 exists already; choose another name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The list has no conversation #%1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no conversation %1 in this project</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no batch %1 in this project</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1. A PostgreSQL project is named like postgresql://user@host:5432/database?schema=name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The address cannot be read: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The address names no database</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The address names no schema</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No project was named</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The built-in migration %1 cannot be read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 does not say which version of Gainsay made it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 holds no Gainsay project</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 was made by a newer Gainsay (schema %2, this program knows %3). Update the program to open it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The schema %1 exists already; choose another name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The project&apos;s settings cannot be read: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The project has version %2 of the scheme %1 already; a revision needs a higher version</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The project has no scheme</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The project has no scheme number %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The database holds a broken value: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The project is busy: another program has been writing to it for too long. Try again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The disk is full; nothing was stored. Make room and try again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The project may only be read: the file or its folder is write-protected.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is there already (%1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A rule of the database forbids it: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The project file is damaged (%1). Restore a backup.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The project file cannot be used: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The server&apos;s disk is full; nothing was stored.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Someone else was writing at the same moment. Try again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The database account may not do this: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The server cannot be reached or has closed the connection: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The server refused: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is not a Gainsay project</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no project %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cannot be read: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cannot be created: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is a user %1 already</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no user number %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no user %1 in this project</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a prelabel&apos;s details are not as written: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The detector run of %1 was not stored</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no detector run %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>detect</name>
    <message>
        <source>stopped</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the model gave no usable number (NaN or infinite) for this conversation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no graphics device (/dev/dri) is there</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no NVIDIA device is there</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is not used: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the CPU took over: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: the model needs about %2 MB of memory, but only %3 MB are free; use a smaller one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cannot be loaded: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 failed on %2: %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the output %1 does not have %2 numbers per row</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: cannot be read (%2)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: too large (%2 MB)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is no model package: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: there is no such model package</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cannot unpack %1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>model.json names the file &quot;%1&quot;, which lies outside the package</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: the file is missing or cannot be read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: no checksum is given, so damage would go unnoticed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: its SHA-256 is not the one in model.json; the file is damaged or was changed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: it reads the file &quot;%2&quot;, which lies outside the package</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: its data file %2 has no entry in checksums of model.json</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>model.json: expected an object</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>model.json, format: this version reads format %1 only; a newer Gainsay may be needed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the model&apos;s name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>model.json, %1: expected %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>true or false</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a list of texts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an object</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a list of at least two labels in the order of the model&apos;s output</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>some labels that are contradictions and some that are not</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a name, or an object with a name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>three names: ids, mask, segments</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a number from %1 to %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>three networks in the order intra-sentence, role, history, and four labels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the name of a contradiction in labels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a number above 0</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a path, or an object with path and sha256</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one number per label</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a SHA-256 per file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>model.json: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: no input is called %2 (it has: %3); name them in model.json, inputs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: nothing is known to feed the input %2 with; expected %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: the input %2 must be int64 [batch, length], both free, but has shape %3 and element type %4; export with dynamic axes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: no output is called %2 (it has: %3)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: the output %2 must be float32 (element type 1), not element type %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: the output %2 has shape %3, but %4 numbers per conversation were expected; labels in model.json belong to another model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: this is not an ONNX model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2: %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cannot make the folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cannot unpack it (damaged, encrypted or twice in the archive)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cannot unpack it (damaged, or the disk is full)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: this is neither a folder nor a zip file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: a model package does not have %2 files</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>damaged entry</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its path leads out of the package</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>larger than 4 GB when unpacked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no utterance is marked as the one to judge</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the utterance to judge is empty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: the line %2 is missing; this is not the vocabulary of a BERT-style model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The scheme %1 has no question that a detector could answer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The model gives the labels %1, but the scheme %2 asks for others; use a model made for it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one says it, the other denies it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>opposites: %1, %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>different numbers: %1, %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>claims not to know what was said before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no model is loaded: a few rules about negation, opposites and numbers stand in for one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the model does not speak this language (%1; it was trained on %2)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unknown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>stopped; the next run goes on from here</source>
        <translation type="unfinished"></translation>
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
    <name>gainsay::AssignmentPlan</name>
    <message>
        <source>An annotator is named twice; name each once.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each item needs at least one rater.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 raters per item need at least as many annotators, but %2 are named.</source>
        <translation type="unfinished"></translation>
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
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Batch “%1” is under spot check; wait until the round is closed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No spot-check round is open in batch “%1”; start one first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Batch “%1” is not finished: a spot check starts when every item is resolved.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Batch “%1” was returned: a new round starts when every failed item was amended or confirmed and every item is resolved.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A spot-check round is open already in batch “%1”; close it first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Batch “%1” is not accepted, so there is nothing to reopen.</source>
        <translation type="unfinished"></translation>
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
        <source>Export…</source>
        <translation>書き出す…</translation>
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
        <source>No conversation chosen</source>
        <translation>会話が選ばれていません</translation>
    </message>
    <message>
        <source>Choose one in the list to read it here.</source>
        <translation>一覧から選ぶと、ここで読めます。</translation>
    </message>
</context>
<context>
    <name>gainsay::HelpDialog</name>
    <message>
        <source>Help</source>
        <translation>ヘルプ</translation>
    </message>
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
        <source>There are no conversations yet. Import some on the Data page.</source>
        <translation>会話がまだありません。「データ」ページで取り込んでください。</translation>
    </message>
    <message>
        <source>Who are you?</source>
        <translation>どなたですか？</translation>
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
    <name>gainsay::RoleRules</name>
    <message>
        <source>%1 is %2 and gets no items to annotate.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is %2; adjudicators, supervisors and admins decide disputed items.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is %2; supervisors and admins run spot checks.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is %2; supervisors and admins plan the work.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is %2; supervisors and admins manage the team.</source>
        <translation type="unfinished"></translation>
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
    <name>gainsay::SlotRules</name>
    <message>
        <source>Nothing has been answered yet, so there is nothing to send back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The item has been answered already; amend the answer instead.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The item was returned: amend or confirm the answer, it cannot be skipped.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody is working on the item, so there is nothing to release.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The item has been answered; an answer stays with the person who gave it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no submitted answer to take back.</source>
        <translation type="unfinished"></translation>
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
    <name>io</name>
    <message>
        <source>The output could not be written: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The format cdconv cannot hold everything; choose jsonl.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 does not go user, bot, user, bot, so the format cdconv cannot hold it; choose jsonl.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The column mapping has &quot;%1&quot;; known are id, batch, model, method, label, turns and speakers.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The column mapping names no column for &quot;%1&quot;; write it as %1=COLUMN.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The column mapping names speakers but no turns; add turns=COLUMN|COLUMN.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>true or false</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an object by model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the numbers reference and error</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file is empty; its first line must name the columns.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The header line %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Column %1 of the header is empty or named twice (&quot;%2&quot;).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The mapping names the column &quot;%1&quot;, but the file has %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>has %1 cells, but the header names %2 columns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a quote is opened and never closed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is longer than %1 MB; is a quote left open?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is not UTF-8; convert the file first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a quoted cell is followed by more text; quotes inside a cell are doubled</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The format csv cannot hold everything; choose jsonl.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has %2 turns, more than the table&apos;s %3 columns for them; choose jsonl.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no format &quot;%1&quot; to write; known are %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a list of texts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is missing; give a list of turns, the fields u1, b1, …, or a column mapping</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is missing or empty: the row has no turns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is missing or empty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a list of turns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a turn by number from 0 to %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an answer to &quot;%1&quot;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is a folder; name a file in it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cannot be read: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>line %1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>line %1, %2: %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no format &quot;%1&quot; to read; known are %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is longer than %1 MB</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file was written by a newer Gainsay; read it with that one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reading stopped after line %1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>does not start with a speaker mark, &quot;m :&quot; or &quot;f :&quot;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>has a speaker mark without words behind it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a letter from A to %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>names %1 speakers for %2 utterances</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>two utterances by number from 0, the earlier one first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an object with named fields</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected %1, found %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>holds a NUL character</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is longer than %1 characters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is missing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is empty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a name of 1 to 500 characters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a whole number from %1 to %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>stats</name>
    <message numerus="yes">
        <source>%n replicate(s) without a value left out</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>the two raters have no item in common</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>both raters used only one and the same label, so chance alone would give full agreement</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no two raters have an item in common</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>mean over %1 of %2 pairs; the others are undefined</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one item gives no standard error</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>all items say the same, so the large-sample interval has no width; that is not certainty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>poor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>slight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fair</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>moderate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>substantial</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>almost perfect</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unreliable</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>for tentative conclusions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>reliable</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>all labels in use have the same value</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no item has two ratings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>only one label is used, so no disagreement is expected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>only one label is used, so chance alone would give full agreement</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>line %1: item &quot;%2&quot; was already rated by &quot;%3&quot; in line %4; keep one of the two</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
