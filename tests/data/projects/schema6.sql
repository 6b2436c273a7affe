-- The same project as schema 6 left it: an index for the pool, checksums of its rows.
PRAGMA application_id=1196638553;
PRAGMA foreign_keys=OFF;
BEGIN TRANSACTION;
CREATE TABLE meta (key TEXT PRIMARY KEY, value TEXT NOT NULL);
INSERT INTO meta VALUES('schema_version','6');
INSERT INTO meta VALUES('seal','{"annotations":[6,"5c4c5ac8951035b071ba2e700620e1f99653e137b90d73a36a528f8c4a4ab9fe"],"audit":[19,"41b4d4812715baa12ea547c10a31f360d3652294790bfa54654e34004c5f5a75"],"batches":[1,"a9126c11e093096ac1d411b47d16ec6cf82c0e7745e86c8ffb8ec5cfb2d0d910"],"calibration_sets":[1,"296ccb1b48c47deac2068c7ec31e16597727e493227b6516f587baedfd15d45c"],"contrastive_pairs":[1,"a3e0585b7668b7f080ec83439f8683c3ddd788b0116bb3e8e03a567fb5f55847"],"conversation_texts":[4,"8bc9b6a110d37069b297adc2729a96707f04f5751fdfa1af46edbc31a00708cf"],"conversations":[4,"36b1778ef14f06a72484114f96512c090fd8ca113a6830174e9e4f4b54b05753"],"decisions":[1,"25d9177d24b0c6d9216759576c7691a4e255cd2aac1441856c7d7c0a95bb6be3"],"detector_tunings":[1,"55f5e59c9753d2d2ad7d364bcddb6f510068f073c45f23ebb91f11376238f9de"],"edits":[6,"a9b6997235c4ca23a3e1188906ad773ee2e9047e001bbe536999abac548aad1b"],"error_tags":[1,"63799ea0c96c0db5093143582797de5a3c3899651dd516def065e7aa21ca52a0"],"gold_items":[1,"dd86edc13511a67cf3e27b55fe3e44bf1c27e6b0213d8b1ee473c4354cea0b5e"],"meta":[1,"8f052411bec9a5f82966d4fb0997b55f19ea005643ea3d44c712eb0b8bfd02d8"],"prelabel_runs":[1,"8765fad84bacb1239adbd8430c8a7ae40f5204910b8e8c072417732868e94215"],"prelabels":[1,"c43683362c87a336b7d7200bf9d08af3822bc1e2cc2a5ec348bd49faf8490004"],"resolutions":[3,"eade0115e571e7a1c823df5fc6120e7dff712d426c8cd63e2343193ceb28a17e"],"schemes":[1,"b6ab21405abdbcb6be7cbd38074e084767db20d08a1492b7153f0733efd14337"],"slots":[7,"d02ae59062b8b6555d264a35421a129dfac8315c6242a6911bf041fe79243349"],"spot_items":[3,"b3606f5fcaa6268b0a4894ae8f3a8513f5681bac94250605bb22b60b875509a1"],"spot_rounds":[1,"92f929bc87351ef7dbc66aeee118ff3828d1f37069a3338b2a4959d27c283ccc"],"tag_kinds":[8,"6958f1eb0bd8b8c98bfb2efb912c3f47d8894e10d74d6c78f66ed8d112eae479"],"users":[4,"1ec3ea6fd61c757d4fb39381169c5ed22bc33b6d7b7246e6499f681df8a7684f"]}');
CREATE TABLE schemes (id INTEGER PRIMARY KEY, name TEXT NOT NULL, version INTEGER NOT NULL, body TEXT NOT NULL,
  created_at BIGINT NOT NULL, UNIQUE (name, version));
INSERT INTO schemes VALUES(1,'cdconv',1,replace('{\n  "format": 1,\n  "id": "cdconv",\n  "version": 1,\n  "title": {\n    "en": "Contradictions in conversation (CDConv)",\n    "zh": "对话矛盾标注（CDConv）",\n    "ja": "会話の矛盾（CDConv）"\n  },\n  "description": {\n    "en": "Two annotators screen a two-turn conversation, then decide whether the bot''s last reply contradicts itself, its role or the history.",\n    "zh": "两名标注员先对两轮对话做质量筛查，再判断机器人的最后一句回复是否自相矛盾、弄错角色，或与前文矛盾。",\n    "ja": "2人の作業者がまず2往復の会話をふるいにかけ、続いてボットの最後の返答が自己矛盾・役割の取り違え・履歴との矛盾を起こしていないかを判定します。"\n  },\n  "raters": 2,\n  "resolution": {\n    "rule": "agreement"\n  },\n  "removes": [\n    {\n      "if": {\n        "any": [\n          {\n            "not": {\n              "question": "risk",\n              "empty": true\n            }\n          },\n          {\n            "not": {\n              "question": "not_fluent",\n              "empty": true\n            }\n          },\n          {\n            "question": "b1_intra",\n            "equals": true\n          }\n        ]\n      },\n      "as": "unqualified"\n    },\n    {\n      "if": {\n        "question": "category",\n        "equals": "incoherent"\n      },\n      "as": "incoherent"\n    }\n  ],\n  "gold": {\n    "field": "label",\n    "question": "category"\n  },\n  "steps": [\n    {\n      "en": "Screening",\n      "zh": "筛查",\n      "ja": "ふるい分け"\n    },\n    {\n      "en": "Category",\n      "zh": "类别",\n      "ja": "カテゴリー"\n    },\n    {\n      "en": "Details",\n      "zh": "细节",\n      "ja": "詳細"\n    }\n  ],\n  "questions": [\n    {\n      "id": "risk",\n      "kind": "multi",\n      "step": 1,\n      "title": {\n        "en": "Risk",\n        "zh": "有风险",\n        "ja": "リスク"\n      },\n      "help": {\n        "en": "Which utterances carry an ethical risk: insults, hate, sexual content involving minors, advice that could hurt someone? Leave empty if none.",\n        "zh": "哪些话有伦理风险：辱骂、仇恨、涉及未成年人的色情内容、可能害人的建议？没有就留空。",\n        "ja": "倫理的なリスク（侮辱、差別、未成年者に関わる性的な内容、人を傷つけかねない助言）を含む発話はどれですか。なければ空のままにします。"\n      },\n      "key": "R",\n      "required": true,\n      "compare": true,\n      "options": [\n        {\n          "value": "b1",\n          "code": 1,\n          "key": "1",\n          "role": "neutral",\n          "title": {\n            "en": "b1",\n            "zh": "b1",\n            "ja": "b1"\n          },\n          "definition": {\n            "en": "The bot''s first reply",\n            "zh": "机器人的第一句回复",\n            "ja": "ボットの1回目の返答"\n          }\n        },\n        {\n          "value": "u2",\n          "code": 2,\n          "key": "2",\n          "role": "neutral",\n          "title": {\n            "en": "u2",\n            "zh": "u2",\n            "ja": "u2"\n          },\n          "definition": {\n            "en": "The user''s second turn",\n            "zh": "用户的第二句话",\n            "ja": "ユーザーの2回目の発話"\n          }\n        },\n        {\n          "value": "b2",\n          "code": 3,\n          "key": "3",\n          "role": "neutral",\n          "title": {\n            "en": "b2",\n            "zh": "b2",\n            "ja": "b2"\n          },\n          "definition": {\n            "en": "The bot''s second reply, the one being judged",\n            "zh": "机器人的第二句回复，也就是被判断的那一句",\n            "ja": "ボットの2回目の返答（判定の対象）"\n          }\n        }\n      ]\n    },\n    {\n      "id": "not_fluent",\n      "kind": "multi",\n      "step": 1,\n      "title": {\n        "en": "Not fluent",\n        "zh": "不通顺",\n        "ja": "不自然な文"\n      },\n      "help": {\n        "en": "Which utterances are so broken that a careful reader cannot tell what is meant? Slang, typos and short answers are fine.",\n        "zh": "哪些话不通顺到认真读也看不懂？口语、错别字、短句都不算。",\n        "ja": "注意深く読んでも意味が取れないほど崩れた発話はどれですか。くだけた表現、誤字、短い返事は問題ありません。"\n      },\n      "key": "F",\n      "required": true,\n      "compare": true,\n      "options": [\n        {\n          "value": "b1",\n          "code": 1,\n          "key": "1",\n          "role": "neutral",\n          "title": {\n            "en": "b1",\n            "zh": "b1",\n            "ja": "b1"\n          },\n          "definition": {\n            "en": "The bot''s first reply",\n            "zh": "机器人的第一句回复",\n            "ja": "ボットの1回目の返答"\n          }\n        },\n        {\n          "value": "u2",\n          "code": 2,\n          "key": "2",\n          "role": "neutral",\n          "title": {\n            "en": "u2",\n            "zh": "u2",\n            "ja": "u2"\n          },\n          "definition": {\n            "en": "The user''s second turn",\n            "zh": "用户的第二句话",\n            "ja": "ユーザーの2回目の発話"\n          }\n        },\n        {\n          "value": "b2",\n          "code": 3,\n          "key": "3",\n          "role": "neutral",\n          "title": {\n            "en": "b2",\n            "zh": "b2",\n            "ja": "b2"\n          },\n          "definition": {\n            "en": "The bot''s second reply, the one being judged",\n            "zh": "机器人的第二句回复，也就是被判断的那一句",\n            "ja": "ボットの2回目の返答（判定の対象）"\n          }\n        }\n      ]\n    },\n    {\n      "id": "b1_intra",\n      "kind": "bool",\n      "step": 1,\n      "title": {\n        "en": "b1 contradicts itself",\n        "zh": "b1 自相矛盾",\n        "ja": "b1 が自己矛盾"\n      },\n      "help": {\n        "en": "Does the first reply already contradict itself? Then it is no sound history to judge b2 against.",\n        "zh": "第一句回复本身是否就自相矛盾？如果是，就没有可靠的前文来判断 b2。",\n        "ja": "1回目の返答がすでに自己矛盾していますか。その場合、b2 を比べる履歴として使えません。"\n      },\n      "key": "B",\n      "required": true,\n      "compare": true\n    },\n    {\n      "id": "category",\n      "kind": "single",\n      "step": 2,\n      "title": {\n        "en": "Reply b2 is …",\n        "zh": "回复 b2 属于……",\n        "ja": "返答 b2 は……"\n      },\n      "help": {\n        "en": "Take the first that fits, in this order: intra-sentence, role confusion, history. Otherwise no contradiction, or incoherent if b2 does not answer the question u2.",\n        "zh": "按顺序取第一个符合的：句内矛盾、角色混淆、历史矛盾；都不符合则为无矛盾；若 b2 没有回应 u2 的提问，选答非所问。",\n        "ja": "文内矛盾、役割の取り違え、履歴との矛盾の順に、最初に当てはまるものを選びます。どれでもなければ矛盾なし、b2 が質問 u2 に答えていなければ「かみ合わない」です。"\n      },\n      "required": true,\n      "compare": true,\n      "ask_if": {\n        "all": [\n          {\n            "question": "risk",\n            "empty": true\n          },\n          {\n            "question": "not_fluent",\n            "empty": true\n          },\n          {\n            "not": {\n              "question": "b1_intra",\n              "equals": true\n            }\n          }\n        ]\n      },\n      "options": [\n        {\n          "value": "intra",\n          "code": 1,\n          "key": "1",\n          "role": "intra",\n          "title": {\n            "en": "Intra-sentence contradiction",\n            "zh": "句内矛盾",\n            "ja": "文内矛盾"\n          },\n          "definition": {\n            "en": "b2 contradicts itself",\n            "zh": "b2 自己前后打架",\n            "ja": "b2 の中で食い違っている"\n          }\n        },\n        {\n          "value": "role",\n          "code": 2,\n          "key": "2",\n          "role": "role",\n          "title": {\n            "en": "Role confusion",\n            "zh": "角色混淆",\n            "ja": "役割の取り違え"\n          },\n          "definition": {\n            "en": "b2 reads like the user answering b1",\n            "zh": "b2 更像用户在回答 b1",\n            "ja": "b2 はユーザーが b1 に答えた文に読める"\n          }\n        },\n        {\n          "value": "history",\n          "code": 3,\n          "key": "3",\n          "role": "history",\n          "title": {\n            "en": "History contradiction",\n            "zh": "历史矛盾",\n            "ja": "履歴との矛盾"\n          },\n          "definition": {\n            "en": "b2 cannot be true together with an earlier turn",\n            "zh": "b2 与前面说过的话不能同时成立",\n            "ja": "b2 は前の発話と両立しない"\n          }\n        },\n        {\n          "value": "none",\n          "code": 0,\n          "key": "0",\n          "role": "none",\n          "title": {\n            "en": "No contradiction",\n            "zh": "无矛盾",\n            "ja": "矛盾なし"\n          },\n          "definition": {\n            "en": "b2 is compatible with the dialogue",\n            "zh": "b2 与整段对话相容",\n            "ja": "b2 は会話全体と両立する"\n          }\n        },\n        {\n          "value": "incoherent",\n          "code": 4,\n          "key": "9",\n          "role": "incoherent",\n          "title": {\n            "en": "Incoherent",\n            "zh": "答非所问",\n            "ja": "かみ合わない"\n          },\n          "definition": {\n            "en": "b2 does not answer the question u2",\n            "zh": "b2 没有回应 u2 的提问",\n            "ja": "b2 が質問 u2 に答えていない"\n          }\n        }\n      ]\n    },\n    {\n      "id": "persona",\n      "kind": "single",\n      "step": 3,\n      "title": {\n        "en": "About the speaker''s …",\n        "zh": "矛盾涉及说话人的……",\n        "ja": "話し手の何についての矛盾か"\n      },\n      "help": {\n        "en": "What kind of information do the contradicting parts carry?",\n        "zh": "互相矛盾的部分说的是哪一类信息？",\n        "ja": "食い違っている部分はどんな種類の情報ですか。"\n      },\n      "required": true,\n      "compare": true,\n      "ask_if": {\n        "question": "category",\n        "equals": "history"\n      },\n      "options": [\n        {\n          "value": "attributes",\n          "code": 1,\n          "key": "A",\n          "role": "neutral",\n          "title": {\n            "en": "Attributes",\n            "zh": "属性",\n            "ja": "属性"\n          },\n          "definition": {\n            "en": "Who they are: name, age, job, home, family, belongings",\n            "zh": "是谁：姓名、年龄、工作、住处、家人、拥有的东西",\n            "ja": "何者か：名前、年齢、仕事、住まい、家族、持ち物"\n          }\n        },\n        {\n          "value": "opinions",\n          "code": 2,\n          "key": "O",\n          "role": "neutral",\n          "title": {\n            "en": "Opinions",\n            "zh": "观点喜好",\n            "ja": "意見・好み"\n          },\n          "definition": {\n            "en": "What they like, dislike or think",\n            "zh": "喜欢什么、讨厌什么、怎么看",\n            "ja": "好き嫌い、考え"\n          }\n        },\n        {\n          "value": "experiences",\n          "code": 3,\n          "key": "E",\n          "role": "neutral",\n          "title": {\n            "en": "Experiences",\n            "zh": "经历",\n            "ja": "経験"\n          },\n          "definition": {\n            "en": "What they did, are doing or will do",\n            "zh": "做过、正在做或将要做的事",\n            "ja": "したこと、していること、これからすること"\n          }\n        },\n        {\n          "value": "unrelated",\n          "code": 0,\n          "key": "U",\n          "role": "neutral",\n          "title": {\n            "en": "Unrelated",\n            "zh": "与人设无关",\n            "ja": "話し手以外"\n          },\n          "definition": {\n            "en": "Other facts: the world, named things, what the user said",\n            "zh": "其他事实：常识、专名、用户说过的内容",\n            "ja": "その他の事実：世の中のこと、固有名詞、ユーザーの発言内容"\n          }\n        }\n      ]\n    },\n    {\n      "id": "evidence",\n      "kind": "spans",\n      "step": 3,\n      "title": {\n        "en": "Evidence",\n        "zh": "矛盾依据",\n        "ja": "根拠"\n      },\n      "help": {\n        "en": "Mark the fewest words in b2 that make the contradiction and the words they clash with, and link the two.",\n        "zh": "标出 b2 中构成矛盾的最少文字，以及与之冲突的文字，并把两处连起来。",\n        "ja": "b2 の中で矛盾を生む最小限の語と、それとぶつかる語に印を付け、両方を結び付けます。"\n      },\n      "key": "V",\n      "required": false,\n      "compare": false,\n      "ask_if": {\n        "question": "category",\n        "in": [\n          "intra",\n          "role",\n          "history"\n        ]\n      },\n      "links": true\n    },\n    {\n      "id": "note",\n      "kind": "text",\n      "step": 3,\n      "title": {\n        "en": "Note",\n        "zh": "备注",\n        "ja": "メモ"\n      },\n      "help": {\n        "en": "Anything the adjudicator should know.",\n        "zh": "想告诉裁定人的话。",\n        "ja": "裁定者に伝えたいこと。"\n      },\n      "key": "N",\n      "required": false,\n      "compare": false\n    }\n  ],\n  "quality": {\n    "spot_check": {\n      "sample": 100,\n      "pass_rate": 0.95\n    },\n    "tutorial": {\n      "items": 50\n    },\n    "qualification": {\n      "items": 21,\n      "max_wrong": 1\n    }\n  },\n  "guidelines": "cdconv"\n}\n','\n',char(10)),1794827229644);
CREATE TABLE users (id INTEGER PRIMARY KEY, name TEXT NOT NULL UNIQUE, role TEXT NOT NULL, password TEXT,
  state TEXT NOT NULL DEFAULT 'active', created_at BIGINT NOT NULL);
INSERT INTO users VALUES(1,'ann','annotator','','active',1794827230839);
INSERT INTO users VALUES(2,'bo','annotator','','active',1794827231694);
INSERT INTO users VALUES(3,'cai','adjudicator','','active',1794827232579);
INSERT INTO users VALUES(4,'dee','supervisor','','active',1794827233019);
CREATE TABLE batches (id INTEGER PRIMARY KEY, name TEXT NOT NULL UNIQUE, created_at BIGINT NOT NULL);
INSERT INTO batches VALUES(1,'first',1794827233895);
CREATE TABLE conversations (id INTEGER PRIMARY KEY, external_id TEXT NOT NULL UNIQUE,
  batch_id BIGINT NOT NULL REFERENCES batches (id), purpose INTEGER NOT NULL DEFAULT 0,
  model TEXT NOT NULL DEFAULT '', method TEXT NOT NULL DEFAULT '',
  length INTEGER NOT NULL, turn_count INTEGER NOT NULL, gold_label TEXT NOT NULL DEFAULT '',
  state INTEGER NOT NULL DEFAULT 0, label TEXT NOT NULL DEFAULT '', removed TEXT NOT NULL DEFAULT '',
  source TEXT NOT NULL DEFAULT '');
INSERT INTO conversations VALUES(1,'river-1',1,0,'alpha','短句提问',34,4,'',3,'history','','agreement');
INSERT INTO conversations VALUES(2,'river-2',1,0,'beta','短句提问',31,4,'',4,'none','','adjudication');
INSERT INTO conversations VALUES(3,'river-3',1,0,'alpha','设问',21,4,'',3,'none','','agreement');
INSERT INTO conversations VALUES(4,'river-4',1,1,'alpha','设问',24,4,'none',0,'','','');
CREATE TABLE conversation_texts (conversation_id BIGINT PRIMARY KEY REFERENCES conversations (id),
  turns TEXT NOT NULL, target INTEGER NOT NULL, related INTEGER, candidates TEXT, extra TEXT, gold TEXT,
  fingerprint BLOB NOT NULL);
INSERT INTO conversation_texts VALUES(1,'[["user","你家门口有河吗"],["bot","有一条小河，夏天常去钓鱼"],["user","河里有什么鱼"],["bot","我家附近根本没有河"]]',3,NULL,NULL,NULL,NULL,X'dcfd261ffea2f721fa6233cc156c5c8c1a942d70');
INSERT INTO conversation_texts VALUES(2,'[["user","周末做什么"],["bot","周末我在菜园里种番茄"],["user","番茄红了吗"],["bot","红了一半，过几天就能摘"]]',3,NULL,NULL,NULL,NULL,X'7b57a4204e044a5f750dfec71792ae5320212376');
INSERT INTO conversation_texts VALUES(3,'[["user","你几点起床"],["bot","六点就起来跑步"],["user","跑多远"],["bot","大概五公里吧"]]',3,NULL,NULL,NULL,NULL,X'5109f75b671b909a10321e80a75e3354e9219b7e');
INSERT INTO conversation_texts VALUES(4,'[["user","你会游泳吗"],["bot","会，小时候在湖里学的"],["user","现在还游吗"],["bot","偶尔去泳池"]]',3,NULL,NULL,NULL,NULL,X'00112233445566778899aabbccddeeff00112233');
CREATE TABLE resolutions (conversation_id BIGINT PRIMARY KEY REFERENCES conversations (id),
  source TEXT NOT NULL, answers TEXT NOT NULL, removed TEXT);
INSERT INTO resolutions VALUES(1,'agreement','{"b1_intra":false,"category":"history","not_fluent":[],"persona":"attributes","risk":[]}','');
INSERT INTO resolutions VALUES(3,'agreement','{"b1_intra":false,"category":"none","not_fluent":[],"risk":[]}','');
INSERT INTO resolutions VALUES(2,'adjudication','{"b1_intra":false,"category":"none","not_fluent":[],"risk":[]}','');
CREATE TABLE slots (id INTEGER PRIMARY KEY, conversation_id BIGINT NOT NULL REFERENCES conversations (id),
  batch_id BIGINT NOT NULL REFERENCES batches (id), number INTEGER NOT NULL, user_id BIGINT REFERENCES users (id),
  position BIGINT NOT NULL, state INTEGER NOT NULL DEFAULT 0, pool INTEGER NOT NULL DEFAULT 0, lease_until BIGINT,
  annotation_id BIGINT, purpose INTEGER NOT NULL DEFAULT 0,
  UNIQUE (conversation_id, number), UNIQUE (conversation_id, user_id));
INSERT INTO slots VALUES(1,1,1,0,1,1024,2,0,NULL,1,0);
INSERT INTO slots VALUES(2,1,1,1,2,1024,2,0,NULL,4,0);
INSERT INTO slots VALUES(3,2,1,0,1,2048,2,0,NULL,2,0);
INSERT INTO slots VALUES(4,2,1,1,2,2048,2,0,NULL,5,0);
INSERT INTO slots VALUES(5,3,1,0,1,3072,2,0,NULL,3,0);
INSERT INTO slots VALUES(6,3,1,1,2,3072,2,0,NULL,6,0);
INSERT INTO slots VALUES(7,4,1,-1,1,4096,0,0,NULL,NULL,1);
CREATE TABLE annotations (id INTEGER PRIMARY KEY, conversation_id BIGINT NOT NULL REFERENCES conversations (id),
  user_id BIGINT NOT NULL REFERENCES users (id), revision INTEGER NOT NULL,
  scheme_id BIGINT NOT NULL REFERENCES schemes (id), answers TEXT NOT NULL, label TEXT,
  confidence INTEGER, created_at BIGINT NOT NULL, active_ms BIGINT NOT NULL DEFAULT 0, idle_ms BIGINT NOT NULL DEFAULT 0,
  prelabel_run BIGINT, prelabel_shown INTEGER NOT NULL DEFAULT 0, prelabel_followed INTEGER, prelabel_ms BIGINT,
  UNIQUE (conversation_id, user_id, revision));
INSERT INTO annotations VALUES(1,1,1,1,1,'{"b1_intra":false,"category":"history","not_fluent":[],"persona":"attributes","risk":[]}','history',NULL,1794827235757,0,0,NULL,0,NULL,NULL);
INSERT INTO annotations VALUES(2,2,1,1,1,'{"b1_intra":false,"category":"none","not_fluent":[],"risk":[]}','none',NULL,1794827235758,0,0,NULL,0,NULL,NULL);
INSERT INTO annotations VALUES(3,3,1,1,1,'{"b1_intra":false,"category":"none","not_fluent":[],"risk":[]}','none',NULL,1794827235758,0,0,NULL,0,NULL,NULL);
INSERT INTO annotations VALUES(4,1,2,1,1,'{"b1_intra":false,"category":"history","not_fluent":[],"persona":"attributes","risk":[]}','history',NULL,1794827236748,0,0,NULL,0,NULL,NULL);
INSERT INTO annotations VALUES(5,2,2,1,1,'{"b1_intra":false,"category":"incoherent","not_fluent":[],"risk":[]}','incoherent',NULL,1794827236749,0,0,NULL,0,NULL,NULL);
INSERT INTO annotations VALUES(6,3,2,1,1,'{"b1_intra":false,"category":"none","not_fluent":[],"risk":[]}','none',NULL,1794827236750,0,0,NULL,0,NULL,NULL);
CREATE TABLE drafts (conversation_id BIGINT NOT NULL REFERENCES conversations (id),
  user_id BIGINT NOT NULL REFERENCES users (id), answers TEXT NOT NULL, saved_at BIGINT NOT NULL,
  active_ms BIGINT NOT NULL DEFAULT 0, idle_ms BIGINT NOT NULL DEFAULT 0, PRIMARY KEY (conversation_id, user_id));
CREATE TABLE edits (id INTEGER PRIMARY KEY, user_id BIGINT NOT NULL REFERENCES users (id),
  conversation_id BIGINT NOT NULL REFERENCES conversations (id), kind TEXT NOT NULL,
  before_answers TEXT NOT NULL, after_answers TEXT NOT NULL, undone INTEGER NOT NULL DEFAULT 0, created_at BIGINT NOT NULL);
INSERT INTO edits VALUES(1,1,1,'submit','null','{"b1_intra":false,"category":"history","not_fluent":[],"persona":"attributes","risk":[]}',0,1794827235758);
INSERT INTO edits VALUES(2,1,2,'submit','null','{"b1_intra":false,"category":"none","not_fluent":[],"risk":[]}',0,1794827235758);
INSERT INTO edits VALUES(3,1,3,'submit','null','{"b1_intra":false,"category":"none","not_fluent":[],"risk":[]}',0,1794827235758);
INSERT INTO edits VALUES(4,2,1,'submit','null','{"b1_intra":false,"category":"history","not_fluent":[],"persona":"attributes","risk":[]}',0,1794827236749);
INSERT INTO edits VALUES(5,2,2,'submit','null','{"b1_intra":false,"category":"incoherent","not_fluent":[],"risk":[]}',0,1794827236749);
INSERT INTO edits VALUES(6,2,3,'submit','null','{"b1_intra":false,"category":"none","not_fluent":[],"risk":[]}',0,1794827236750);
CREATE TABLE marks (id INTEGER PRIMARY KEY, conversation_id BIGINT NOT NULL REFERENCES conversations (id),
  user_id BIGINT NOT NULL REFERENCES users (id), kind TEXT NOT NULL, reason TEXT NOT NULL,
  created_at BIGINT NOT NULL, cleared_at BIGINT);
CREATE TABLE decisions (id INTEGER PRIMARY KEY, conversation_id BIGINT NOT NULL REFERENCES conversations (id),
  user_id BIGINT REFERENCES users (id), kind TEXT NOT NULL, answers TEXT, reason TEXT, note TEXT,
  after_annotation BIGINT NOT NULL, created_at BIGINT NOT NULL);
INSERT INTO decisions VALUES(1,2,3,'answers','{"b1_intra":false,"category":"none","not_fluent":[],"risk":[]}','edge_case',NULL,5,1794827247750);
CREATE TABLE disputes (conversation_id BIGINT PRIMARY KEY REFERENCES conversations (id),
  agreement DOUBLE PRECISION NOT NULL);
CREATE TABLE comments (id INTEGER PRIMARY KEY, conversation_id BIGINT NOT NULL REFERENCES conversations (id),
  user_id BIGINT NOT NULL REFERENCES users (id), body TEXT NOT NULL, created_at BIGINT NOT NULL);
CREATE TABLE messages (id INTEGER PRIMARY KEY, to_user BIGINT NOT NULL REFERENCES users (id), from_user BIGINT REFERENCES users (id),
  kind TEXT NOT NULL, conversation_id BIGINT, batch_id BIGINT, body TEXT NOT NULL, created_at BIGINT NOT NULL, read_at BIGINT);
CREATE TABLE spot_rounds (id INTEGER PRIMARY KEY, batch_id BIGINT NOT NULL REFERENCES batches (id), round INTEGER NOT NULL,
  seed BIGINT NOT NULL, sample INTEGER NOT NULL, threshold DOUBLE PRECISION NOT NULL, stratify TEXT NOT NULL DEFAULT '',
  started_by BIGINT REFERENCES users (id), started_at BIGINT NOT NULL,
  closed_by BIGINT REFERENCES users (id), closed_at BIGINT, outcome TEXT, UNIQUE (batch_id, round));
INSERT INTO spot_rounds VALUES(1,1,1,5,3,0.94999999999999995559,'none',4,1794827248580,4,1794827250240,'accepted');
CREATE TABLE spot_items (round_id BIGINT NOT NULL REFERENCES spot_rounds (id),
  conversation_id BIGINT NOT NULL REFERENCES conversations (id), position INTEGER NOT NULL, verdict TEXT,
  answers TEXT, feedback TEXT, after_annotation BIGINT, reviewed_by BIGINT REFERENCES users (id), reviewed_at BIGINT,
  PRIMARY KEY (round_id, conversation_id));
INSERT INTO spot_items VALUES(1,2,0,'pass',NULL,NULL,5,4,1794827249229);
INSERT INTO spot_items VALUES(1,1,1,'pass',NULL,NULL,4,4,1794827249229);
INSERT INTO spot_items VALUES(1,3,2,'pass',NULL,NULL,6,4,1794827249229);
CREATE TABLE batch_events (id INTEGER PRIMARY KEY, batch_id BIGINT NOT NULL REFERENCES batches (id), round INTEGER NOT NULL,
  user_id BIGINT REFERENCES users (id), kind TEXT NOT NULL, reason TEXT NOT NULL, created_at BIGINT NOT NULL);
CREATE TABLE prelabel_runs (id INTEGER PRIMARY KEY, model TEXT NOT NULL, version TEXT NOT NULL, method TEXT NOT NULL,
  parameters TEXT NOT NULL, origin TEXT NOT NULL, provider TEXT NOT NULL, created_at BIGINT NOT NULL,
  UNIQUE (model, version, method, parameters));
INSERT INTO prelabel_runs VALUES(1,'baseline','1','flatten','{}','detector','cpu',1794827251000);
CREATE TABLE prelabels (run_id BIGINT NOT NULL REFERENCES prelabel_runs (id),
  conversation_id BIGINT NOT NULL REFERENCES conversations (id), label TEXT NOT NULL,
  confidence DOUBLE PRECISION NOT NULL, margin DOUBLE PRECISION NOT NULL, details TEXT NOT NULL,
  PRIMARY KEY (run_id, conversation_id));
INSERT INTO prelabels VALUES(1,1,'none',0.69999999999999995559,0.4000000000000000222,'{}');
CREATE TABLE prelabel_spans (run_id BIGINT NOT NULL REFERENCES prelabel_runs (id),
  conversation_id BIGINT NOT NULL REFERENCES conversations (id), spans TEXT NOT NULL,
  PRIMARY KEY (run_id, conversation_id));
CREATE TABLE gold_items (id INTEGER PRIMARY KEY, kind TEXT NOT NULL, conversation_id BIGINT NOT NULL REFERENCES conversations (id),
  answers TEXT NOT NULL, explanation TEXT NOT NULL DEFAULT '', position INTEGER NOT NULL, UNIQUE (kind, conversation_id));
INSERT INTO gold_items VALUES(1,'hidden',4,'{"b1_intra":false,"category":"none","not_fluent":[],"risk":[]}','',1);
CREATE TABLE training_sessions (id INTEGER PRIMARY KEY, user_id BIGINT NOT NULL REFERENCES users (id), kind TEXT NOT NULL,
  started_at BIGINT NOT NULL, finished_at BIGINT, total INTEGER NOT NULL, wrong INTEGER NOT NULL DEFAULT 0, passed INTEGER);
CREATE TABLE training_answers (session_id BIGINT NOT NULL REFERENCES training_sessions (id),
  conversation_id BIGINT NOT NULL REFERENCES conversations (id), answers TEXT NOT NULL, correct INTEGER NOT NULL,
  created_at BIGINT NOT NULL, PRIMARY KEY (session_id, conversation_id));
CREATE TABLE error_tags (conversation_id BIGINT NOT NULL REFERENCES conversations (id),
  run_id BIGINT NOT NULL REFERENCES prelabel_runs (id), tag TEXT NOT NULL, note TEXT NOT NULL DEFAULT '',
  user_id BIGINT NOT NULL REFERENCES users (id), created_at BIGINT NOT NULL, PRIMARY KEY (conversation_id, run_id, tag));
INSERT INTO error_tags VALUES(1,1,'negation','根本没有',4,1794827252000);
CREATE TABLE slices (id INTEGER PRIMARY KEY, name TEXT NOT NULL UNIQUE, filter TEXT NOT NULL, user_id BIGINT REFERENCES users (id),
  created_at BIGINT NOT NULL);
CREATE TABLE audit (seq INTEGER PRIMARY KEY, at BIGINT NOT NULL, user_name TEXT NOT NULL, action TEXT NOT NULL,
  subject TEXT NOT NULL, payload TEXT NOT NULL, previous BLOB NOT NULL, hash BLOB NOT NULL);
INSERT INTO audit VALUES(1,1794827229644,'','create','cdconv','{"scheme_version":1}',X'',X'846e73275e0797575778099b0d44c82ec16b05c4e4d9092c2f2786c6bbda43dd');
INSERT INTO audit VALUES(2,1794827230839,'','add_user','ann','{"role":"annotator"}',X'846e73275e0797575778099b0d44c82ec16b05c4e4d9092c2f2786c6bbda43dd',X'6c7c56cea2c470182c2386f1053c28fc2de0fbb563569efc338785964193fb30');
INSERT INTO audit VALUES(3,1794827231694,'','add_user','bo','{"role":"annotator"}',X'6c7c56cea2c470182c2386f1053c28fc2de0fbb563569efc338785964193fb30',X'c302c904c669c11190df5c8507ecfb239f49596c8a67aaa5839a92cf3d6ca2a6');
INSERT INTO audit VALUES(4,1794827232579,'','add_user','cai','{"role":"adjudicator"}',X'c302c904c669c11190df5c8507ecfb239f49596c8a67aaa5839a92cf3d6ca2a6',X'b3bc8c2c40f8b7874897ab87d10273d8351667d17ffcbb149e27f8d4ddac7868');
INSERT INTO audit VALUES(5,1794827233019,'','add_user','dee','{"role":"supervisor"}',X'b3bc8c2c40f8b7874897ab87d10273d8351667d17ffcbb149e27f8d4ddac7868',X'b36ce5fc0818971e5135fa2802257ed9da3948f0d0f7020f05119c7ff57a9e5e');
INSERT INTO audit VALUES(6,1794827233935,'','import','few.jsonl','{"added":3,"already_there":0,"cancelled":false,"rejected":0}',X'b36ce5fc0818971e5135fa2802257ed9da3948f0d0f7020f05119c7ff57a9e5e',X'1d2740419a097402efd0b570b7ddb4089daddf19b01e0cb906cd05595d88263d');
INSERT INTO audit VALUES(7,1794827235094,'','assign','first','{"annotators":["ann","bo"],"raters":2,"seed":3}',X'1d2740419a097402efd0b570b7ddb4089daddf19b01e0cb906cd05595d88263d',X'fddc6f8c739363d8f39f67ddb421a60dd9827fdcc8356524d89e6a0d6dab092c');
INSERT INTO audit VALUES(8,1794827235758,'ann','submit','river-1','{"answers":{"b1_intra":false,"category":"history","not_fluent":[],"persona":"attributes","risk":[]},"revision":1}',X'fddc6f8c739363d8f39f67ddb421a60dd9827fdcc8356524d89e6a0d6dab092c',X'c653c4206e0a109849042cbab0d10a8b70a9a3566200d8dc181ed42cf7e6263e');
INSERT INTO audit VALUES(9,1794827235758,'ann','submit','river-2','{"answers":{"b1_intra":false,"category":"none","not_fluent":[],"risk":[]},"revision":1}',X'c653c4206e0a109849042cbab0d10a8b70a9a3566200d8dc181ed42cf7e6263e',X'139025f9d0be75c66017405a9b3de1e34e5932b3738ebae7b00842448b2805c3');
INSERT INTO audit VALUES(10,1794827235758,'ann','submit','river-3','{"answers":{"b1_intra":false,"category":"none","not_fluent":[],"risk":[]},"revision":1}',X'139025f9d0be75c66017405a9b3de1e34e5932b3738ebae7b00842448b2805c3',X'fea8413359ab8ef4e0bb8b2f3580b9ae87724beccaf85211f932bf916268ac9f');
INSERT INTO audit VALUES(11,1794827236749,'bo','submit','river-1','{"answers":{"b1_intra":false,"category":"history","not_fluent":[],"persona":"attributes","risk":[]},"revision":1}',X'fea8413359ab8ef4e0bb8b2f3580b9ae87724beccaf85211f932bf916268ac9f',X'80a75654d16cb642b663784b7060775fad92c7a3c64e8472f5b6f813518cf70f');
INSERT INTO audit VALUES(12,1794827236749,'bo','submit','river-2','{"answers":{"b1_intra":false,"category":"incoherent","not_fluent":[],"risk":[]},"revision":1}',X'80a75654d16cb642b663784b7060775fad92c7a3c64e8472f5b6f813518cf70f',X'beb4da2eaa005bae3c6e85040209cfcc035363f67eb14383680ff1d67487ca45');
INSERT INTO audit VALUES(13,1794827236750,'bo','submit','river-3','{"answers":{"b1_intra":false,"category":"none","not_fluent":[],"risk":[]},"revision":1}',X'beb4da2eaa005bae3c6e85040209cfcc035363f67eb14383680ff1d67487ca45',X'0555ba54097b42485b266451a2b22c767801b0e56131e6e6c962fa73029126c4');
INSERT INTO audit VALUES(14,1794827247750,'cai','decide','river-2','{"answers":{"b1_intra":false,"category":"none","not_fluent":[],"risk":[]},"decision":"answers","reason":"edge_case"}',X'0555ba54097b42485b266451a2b22c767801b0e56131e6e6c962fa73029126c4',X'94b7473d0e9d888492fec05881578986227a3c6995c140ca50c2bec5072011ff');
INSERT INTO audit VALUES(15,1794827248580,'dee','spotcheck_start','first','{"round":1,"sample":3,"seed":5}',X'94b7473d0e9d888492fec05881578986227a3c6995c140ca50c2bec5072011ff',X'bbd33aa79979030a94e299e5706fca8d9c6b1d0986cd45580866ab28fec2a389');
INSERT INTO audit VALUES(16,1794827249229,'dee','spotcheck_review','river-1','{"round":1,"verdict":"pass"}',X'bbd33aa79979030a94e299e5706fca8d9c6b1d0986cd45580866ab28fec2a389',X'505a8c37b72f3420bb2b1f33ac52e37252e107a9eb196ac790ee6536fdb5c2b6');
INSERT INTO audit VALUES(17,1794827249229,'dee','spotcheck_review','river-2','{"round":1,"verdict":"pass"}',X'505a8c37b72f3420bb2b1f33ac52e37252e107a9eb196ac790ee6536fdb5c2b6',X'1afc941743b7be1c7eec7562b977d5eab85f3cdfe2319299ec5c7168ff035079');
INSERT INTO audit VALUES(18,1794827249229,'dee','spotcheck_review','river-3','{"round":1,"verdict":"pass"}',X'1afc941743b7be1c7eec7562b977d5eab85f3cdfe2319299ec5c7168ff035079',X'ea9e76c484d62e336764ff2a4243b99daa10edf501f707169e9c0470c0864554');
INSERT INTO audit VALUES(19,1794827250240,'dee','spotcheck_close','first','{"failed":0,"outcome":"accepted","passed":3,"round":1,"sampled":3}',X'ea9e76c484d62e336764ff2a4243b99daa10edf501f707169e9c0470c0864554',X'0bb8f078c4d64284c5d6e54540a625cefa9cfed1d1cff7684bcd4b5b52054405');
CREATE TABLE search_blocks (first_id BIGINT PRIMARY KEY, last_id BIGINT NOT NULL);
CREATE TABLE search_lists (block BIGINT NOT NULL REFERENCES search_blocks (first_id), gram BIGINT NOT NULL,
  documents BLOB NOT NULL, PRIMARY KEY (block, gram)) WITHOUT ROWID;
CREATE TABLE tag_kinds (id INTEGER PRIMARY KEY, name TEXT NOT NULL UNIQUE, key TEXT NOT NULL DEFAULT '', position INTEGER NOT NULL,
  retired INTEGER NOT NULL DEFAULT 0);
INSERT INTO tag_kinds VALUES(1,'commonsense','1',1,0);
INSERT INTO tag_kinds VALUES(2,'world knowledge','2',2,0);
INSERT INTO tag_kinds VALUES(3,'numerical reasoning','3',3,0);
INSERT INTO tag_kinds VALUES(4,'ambiguity','4',4,0);
INSERT INTO tag_kinds VALUES(5,'label error','5',5,0);
INSERT INTO tag_kinds VALUES(6,'negation','6',6,0);
INSERT INTO tag_kinds VALUES(7,'coreference','7',7,0);
INSERT INTO tag_kinds VALUES(8,'other','8',8,0);
CREATE TABLE contrastive_pairs (id INTEGER PRIMARY KEY, conversation_id BIGINT NOT NULL REFERENCES conversations (id),
  turns TEXT NOT NULL, model TEXT NOT NULL, label_before TEXT NOT NULL, label_after TEXT NOT NULL,
  note TEXT NOT NULL DEFAULT '', user_id BIGINT REFERENCES users (id), created_at BIGINT NOT NULL);
INSERT INTO contrastive_pairs VALUES(1,1,'["你家门口有河吗","有一条小河，夏天常去钓鱼","河里有什么鱼","多半是鲫鱼"]','baseline','none','none','',4,1794827253000);
CREATE TABLE error_blocks (run_id BIGINT NOT NULL, block BIGINT NOT NULL, data BLOB NOT NULL,
  PRIMARY KEY (run_id, block));
CREATE TABLE calibration_sets (id INTEGER PRIMARY KEY, name TEXT NOT NULL UNIQUE, rule TEXT NOT NULL, people TEXT NOT NULL,
  items TEXT NOT NULL, user_id BIGINT REFERENCES users (id), created_at BIGINT NOT NULL);
INSERT INTO calibration_sets VALUES(1,'week 1','{"seed":5}','["ann","bo"]','["river-1"]',4,1794827254000);
CREATE TABLE detector_tunings (id INTEGER PRIMARY KEY, run_id BIGINT NOT NULL UNIQUE REFERENCES prelabel_runs (id),
  temperature DOUBLE PRECISION NOT NULL, threshold DOUBLE PRECISION);
INSERT INTO detector_tunings VALUES(1,1,1.5,0.4000000000000000222);
CREATE INDEX conversations_state ON conversations (state);
CREATE INDEX conversations_label ON conversations (label);
CREATE INDEX conversations_gold ON conversations (gold_label);
CREATE INDEX conversations_model ON conversations (model);
CREATE INDEX conversations_method ON conversations (method);
CREATE INDEX conversations_length ON conversations (length);
CREATE INDEX slots_queue ON slots (user_id, state, position);
CREATE INDEX slots_lease ON slots (lease_until) WHERE lease_until IS NOT NULL;
CREATE INDEX annotations_user ON annotations (user_id, created_at, id);
CREATE INDEX edits_user ON edits (user_id, id);
CREATE INDEX marks_conversation ON marks (conversation_id, user_id);
CREATE INDEX decisions_conversation ON decisions (conversation_id, id);
CREATE INDEX disputes_order ON disputes (agreement, conversation_id);
CREATE INDEX comments_conversation ON comments (conversation_id, id);
CREATE INDEX messages_to ON messages (to_user, read_at);
CREATE INDEX contrastive_pairs_conversation ON contrastive_pairs (conversation_id, id);
CREATE INDEX slots_aside ON slots (conversation_id) WHERE purpose <> 0;
CREATE INDEX slots_batch ON slots (batch_id, user_id, state, purpose);
CREATE INDEX conversations_batch ON conversations (batch_id, state, purpose);
CREATE INDEX slots_pool ON slots (state, position) WHERE user_id IS NULL;
COMMIT;
