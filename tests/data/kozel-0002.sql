BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0002');
CREATE TABLE chat (
	id INTEGER NOT NULL, 
	title TEXT NOT NULL, 
	language TEXT NOT NULL, 
	username TEXT, 
	active BOOLEAN NOT NULL, house TEXT DEFAULT '{}' NOT NULL, 
	CONSTRAINT pk_chat PRIMARY KEY (id)
);
INSERT INTO "chat" VALUES(-1002000000001,'Yard','en',NULL,1,'{"turn_time":180,"openers":"all","computers":true,"pin":false,"nudges":true,"pictures":true}');
CREATE TABLE deal (
	id INTEGER NOT NULL, 
	series_id INTEGER NOT NULL, 
	number INTEGER NOT NULL, 
	dealer SMALLINT NOT NULL, 
	leader SMALLINT NOT NULL, 
	deck TEXT NOT NULL, 
	trump_card TEXT NOT NULL, 
	seed TEXT NOT NULL, 
	dealt_at DOUBLE NOT NULL, 
	counted_at DOUBLE, 
	points_0 SMALLINT, 
	points_1 SMALLINT, 
	tricks_0 SMALLINT, 
	tricks_1 SMALLINT, 
	loss_0 SMALLINT, 
	loss_1 SMALLINT, 
	CONSTRAINT pk_deal PRIMARY KEY (id), 
	CONSTRAINT fk_deal_series_id_series FOREIGN KEY(series_id) REFERENCES series (id), 
	CONSTRAINT uq_deal_series_id_number UNIQUE (series_id, number)
);
INSERT INTO "deal" VALUES(1,1,1,2,3,'6C 9C AC 6H KD 7C QD QS QH JS AH 7D 7H 9D AS JH JD KH KC TH 9S KS TS JC 8S 6S TC 8H 9H 7S 8D AD 6D QC 8C TD','6D','351ab0e3a7c38215c9d37c926d32eb589977219282a3b35b59f02669363d0229',1.79600329618841910361e+09,1796003304.46251,10,110,1,7,4,0);
INSERT INTO "deal" VALUES(2,1,2,3,1,'JS 8H 7C 7D KH QC 6C 6S KS 9S 8S 6H AH 6D AC KD 7S 9C QH JH 7H JD QS TH 8D TS KC 9D AS TC 9H JC 8C QD TD AD','9C','a440ff09ae8752d7945ea0db5695d0f812ce380c4d0573faf48be2d597b8b0b6',1.79600330474990701676e+09,1.79600331703233766561e+09,104,16,7,2,0,4);
INSERT INTO "deal" VALUES(3,1,3,0,2,'QH 8D 8H TC 7H 6D 9C AC KC 7S TD JD JS QC TS 9S KH QS KD 6H 6C JH 8S 7D TH 9D JC 8C QD AH KS AS 7C 9H 6S AD','JC','dbb45d7fefc143375084f8ed8edbf3e6ef99a5673a987eb443beb613fbf30dd4',1.79600331714332771305e+09,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
CREATE TABLE failed_update (
	update_id INTEGER NOT NULL, 
	body TEXT NOT NULL, 
	fault TEXT NOT NULL, 
	at DOUBLE NOT NULL, 
	CONSTRAINT pk_failed_update PRIMARY KEY (update_id)
);
CREATE TABLE game_table (
	id INTEGER NOT NULL, 
	chat_id INTEGER NOT NULL, 
	topic_id INTEGER, 
	host_id INTEGER NOT NULL, 
	phase TEXT NOT NULL, 
	rev INTEGER NOT NULL, 
	state TEXT NOT NULL, 
	due_at DOUBLE, 
	due_kind TEXT, 
	wanted INTEGER NOT NULL, 
	shown INTEGER NOT NULL, 
	stale_since DOUBLE NOT NULL, 
	series_id INTEGER, 
	deal_id INTEGER, 
	created_at DOUBLE NOT NULL, 
	updated_at DOUBLE NOT NULL, 
	CONSTRAINT pk_game_table PRIMARY KEY (id)
);
INSERT INTO "game_table" VALUES(1,-1002000000001,NULL,5100000001,'playing',78,'{"format":1,"table":{"id":1,"address":{"chat":-1002000000001,"topic":null},"host":{"id":5100000001,"name":"Ann"},"options":{"turn_time":180,"computers":true},"phase":"playing","chairs":[{"person":{"id":5100000001,"name":"Ann"},"level":null,"left":false,"missed":0,"tapped_at":1796003317.779749},{"person":{"id":5100000002,"name":"Борис"},"level":null,"left":false,"missed":0,"tapped_at":1796003317.0323377},{"person":{"id":5100000003,"name":"Cid <b>"},"level":null,"left":false,"missed":0,"tapped_at":1796003317.4805655},{"person":{"id":5100000004,"name":"علی رضا"},"level":null,"left":false,"missed":0,"tapped_at":1796003317.6578364}],"rev":78,"phase_no":6,"turn_no":74,"trick_no":20,"series_no":1,"score":{"loss":[4,4],"eggs":0,"deals":2},"counts":[{"points":[10,110],"tricks":[1,7],"loss":[4,0]},{"points":[104,16],"tricks":[7,2],"loss":[0,4]}],"deal":{"deck":["QH","8D","8H","TC","7H","6D","9C","AC","KC","7S","TD","JD","JS","QC","TS","9S","KH","QS","KD","6H","6C","JH","8S","7D","TH","9D","JC","8C","QD","AH","KS","AS","7C","9H","6S","AD"],"trump_card":"JC","dealer":0,"leader":2,"hands":[["9S","JD"],["JS","7H","QH","KC"],["7S","QC"],["TS","8H"]],"drawn":16,"trick":{"opener":2,"plays":[{"seat":2,"action":"lead","cards":["6D","8D"],"count":2},{"seat":3,"action":"beat","cards":["TD","9C"],"count":2},{"seat":0,"action":"beat","cards":["TC","AC"],"count":2}]},"taken":[],"moves":[{"seat":2,"action":"lead","cards":["6D","8D"]},{"seat":3,"action":"beat","cards":["TD","9C"]},{"seat":0,"action":"beat","cards":["TC","AC"]}]},"seed":"dbb45d7fefc143375084f8ed8edbf3e6ef99a5673a987eb443beb613fbf30dd4","result":{"number":2,"deal":{"deck":["JS","8H","7C","7D","KH","QC","6C","6S","KS","9S","8S","6H","AH","6D","AC","KD","7S","9C","QH","JH","7H","JD","QS","TH","8D","TS","KC","9D","AS","TC","9H","JC","8C","QD","TD","AD"],"trump_card":"9C","dealer":3,"leader":1,"hands":[[],[],[],[]],"drawn":36,"trick":{"opener":2,"plays":[]},"taken":[{"taker":3,"plays":[{"seat":1,"action":"lead","cards":["6D"],"count":1},{"seat":2,"action":"discard","cards":["7C"],"count":1},{"seat":3,"action":"beat","cards":["7D"],"count":1},{"seat":0,"action":"discard","cards":["JS"],"count":1}]},{"taker":2,"plays":[{"seat":3,"action":"lead","cards":["6S"],"count":1},{"seat":0,"action":"discard","cards":["KH"],"count":1},{"seat":1,"action":"discard","cards":["9S"],"count":1},{"seat":2,"action":"beat","cards":["6C"],"count":1}]},{"taker":2,"plays":[{"seat":2,"action":"lead","cards":["8S"],"count":1},{"seat":3,"action":"discard","cards":["JD"],"count":1},{"seat":0,"action":"discard","cards":["QS"],"count":1},{"seat":1,"action":"discard","cards":["TH"],"count":1}]},{"taker":1,"plays":[{"seat":2,"action":"lead","cards":["7H"],"count":1},{"seat":3,"action":"discard","cards":["6H"],"count":1},{"seat":0,"action":"discard","cards":["AH"],"count":1},{"seat":1,"action":"beat","cards":["QH"],"count":1}]},{"taker":2,"plays":[{"seat":1,"action":"lead","cards":["8H"],"count":1},{"seat":2,"action":"beat","cards":["AC"],"count":1},{"seat":3,"action":"discard","cards":["TS"],"count":1},{"seat":0,"action":"discard","cards":["9C"],"count":1}]},{"taker":2,"plays":[{"seat":2,"action":"lead","cards":["TC"],"count":1},{"seat":3,"action":"discard","cards":["QD"],"count":1},{"seat":0,"action":"discard","cards":["TD"],"count":1},{"seat":1,"action":"discard","cards":["9D"],"count":1}]},{"taker":2,"plays":[{"seat":2,"action":"lead","cards":["8D"],"count":1},{"seat":3,"action":"discard","cards":["9H"],"count":1},{"seat":0,"action":"discard","cards":["JC"],"count":1},{"seat":1,"action":"discard","cards":["AS"],"count":1}]},{"taker":2,"plays":[{"seat":2,"action":"lead","cards":["8C"],"count":1},{"seat":3,"action":"discard","cards":["KD"],"count":1},{"seat":0,"action":"discard","cards":["KC"],"count":1},{"seat":1,"action":"discard","cards":["AD"],"count":1}]},{"taker":2,"plays":[{"seat":2,"action":"lead","cards":["JH"],"count":1},{"seat":3,"action":"discard","cards":["7S"],"count":1},{"seat":0,"action":"discard","cards":["KS"],"count":1},{"seat":1,"action":"discard","cards":["QC"],"count":1}]}],"moves":[{"seat":1,"action":"lead","cards":["6D"]},{"seat":2,"action":"discard","cards":["7C"]},{"seat":3,"action":"beat","cards":["7D"]},{"seat":0,"action":"discard","cards":["JS"]},{"seat":3,"action":"lead","cards":["6S"]},{"seat":0,"action":"discard","cards":["KH"]},{"seat":1,"action":"discard","cards":["9S"]},{"seat":2,"action":"beat","cards":["6C"]},{"seat":2,"action":"lead","cards":["8S"]},{"seat":3,"action":"discard","cards":["JD"]},{"seat":0,"action":"discard","cards":["QS"]},{"seat":1,"action":"discard","cards":["TH"]},{"seat":2,"action":"lead","cards":["7H"]},{"seat":3,"action":"discard","cards":["6H"]},{"seat":0,"action":"discard","cards":["AH"]},{"seat":1,"action":"beat","cards":["QH"]},{"seat":1,"action":"lead","cards":["8H"]},{"seat":2,"action":"beat","cards":["AC"]},{"seat":3,"action":"discard","cards":["TS"]},{"seat":0,"action":"discard","cards":["9C"]},{"seat":2,"action":"lead","cards":["TC"]},{"seat":3,"action":"discard","cards":["QD"]},{"seat":0,"action":"discard","cards":["TD"]},{"seat":1,"action":"discard","cards":["9D"]},{"seat":2,"action":"lead","cards":["8D"]},{"seat":3,"action":"discard","cards":["9H"]},{"seat":0,"action":"discard","cards":["JC"]},{"seat":1,"action":"discard","cards":["AS"]},{"seat":2,"action":"lead","cards":["8C"]},{"seat":3,"action":"discard","cards":["KD"]},{"seat":0,"action":"discard","cards":["KC"]},{"seat":1,"action":"discard","cards":["AD"]},{"seat":2,"action":"lead","cards":["JH"]},{"seat":3,"action":"discard","cards":["7S"]},{"seat":0,"action":"discard","cards":["KS"]},{"seat":1,"action":"discard","cards":["QC"]}]},"seed":"a440ff09ae8752d7945ea0db5695d0f812ce380c4d0573faf48be2d597b8b0b6","count":{"points":[104,16],"tricks":[7,2],"loss":[0,4]},"score":{"loss":[4,4],"eggs":0,"deals":2}},"ready":[],"paused":false,"held":false,"broken_off":false,"since":1796003317.779749,"full_since":1796003296.1296322,"nudged":false,"asked":-1,"clock":{"due":"nudge","at":1796003407.779749}}}',1.79600340777974891662e+09,'nudge',99,99,1.79600331798899030683e+09,1,3,1.7960032958841121197e+09,1.79600331774261188499e+09);
CREATE TABLE invitation (
	token TEXT NOT NULL, 
	person_id INTEGER NOT NULL, 
	table_id INTEGER NOT NULL, 
	team SMALLINT NOT NULL, 
	until DOUBLE NOT NULL, 
	CONSTRAINT pk_invitation PRIMARY KEY (token), 
	CONSTRAINT fk_invitation_table_id_game_table FOREIGN KEY(table_id) REFERENCES game_table (id), 
	CONSTRAINT uq_invitation_person_id_table_id UNIQUE (person_id, table_id)
);
CREATE TABLE lease (
	name TEXT NOT NULL, 
	holder TEXT NOT NULL, 
	until DOUBLE NOT NULL, 
	CONSTRAINT pk_lease PRIMARY KEY (name)
);
CREATE TABLE move (
	deal_id INTEGER NOT NULL, 
	ply SMALLINT NOT NULL, 
	seat SMALLINT NOT NULL, 
	action TEXT NOT NULL, 
	cards TEXT NOT NULL, 
	person_id INTEGER, 
	at DOUBLE NOT NULL, 
	CONSTRAINT pk_move PRIMARY KEY (deal_id, ply), 
	CONSTRAINT fk_move_deal_id_deal FOREIGN KEY(deal_id) REFERENCES deal (id)
)
 WITHOUT ROWID

;
INSERT INTO "move" VALUES(1,0,3,'lead','7H',5100000004,1.79600329626511192324e+09);
INSERT INTO "move" VALUES(1,1,0,'beat','9D',5100000001,1.79600329658368420603e+09);
INSERT INTO "move" VALUES(1,2,1,'beat','QD',5100000002,1.79600329677049493784e+09);
INSERT INTO "move" VALUES(1,3,2,'discard','6H',5100000003,1.7960032969495608806e+09);
INSERT INTO "move" VALUES(1,4,1,'lead','AC',5100000002,1.79600329717258691791e+09);
INSERT INTO "move" VALUES(1,5,2,'discard','7D',5100000003,1.796003297291615963e+09);
INSERT INTO "move" VALUES(1,6,3,'discard','KC',5100000004,1.79600329734009552008e+09);
INSERT INTO "move" VALUES(1,7,0,'discard','9C',5100000001,1.79600329751566696167e+09);
INSERT INTO "move" VALUES(1,8,1,'lead','9S AS',5100000002,1.79600329799945306781e+09);
INSERT INTO "move" VALUES(1,9,2,'discard','QS KH',5100000003,1.79600329830924344059e+09);
INSERT INTO "move" VALUES(1,10,3,'beat','TS KD',5100000004,1.79600329842793107032e+09);
INSERT INTO "move" VALUES(1,11,0,'discard','TH JC',5100000001,1.79600329976615452759e+09);
INSERT INTO "move" VALUES(1,12,3,'lead','QH',5100000004,1.79600330014981436729e+09);
INSERT INTO "move" VALUES(1,13,0,'discard','6S',5100000001,1796003300.4588);
INSERT INTO "move" VALUES(1,14,1,'discard','TC',5100000002,1.7960033009383416176e+09);
INSERT INTO "move" VALUES(1,15,2,'discard','KS',5100000003,1.79600330118380093575e+09);
INSERT INTO "move" VALUES(1,16,3,'lead','8S',5100000004,1.79600330161229276653e+09);
INSERT INTO "move" VALUES(1,17,0,'discard','JS',5100000001,1.79600330194679927821e+09);
INSERT INTO "move" VALUES(1,18,1,'discard','JD',5100000002,1.7960033020545022488e+09);
INSERT INTO "move" VALUES(1,19,2,'discard','AD',5100000003,1.7960033024616382122e+09);
INSERT INTO "move" VALUES(1,20,3,'lead','6D',5100000004,1.79600330249587345128e+09);
INSERT INTO "move" VALUES(1,21,0,'discard','7S',5100000001,1.79600330265850591663e+09);
INSERT INTO "move" VALUES(1,22,1,'discard','8C',5100000002,1.79600330283570075039e+09);
INSERT INTO "move" VALUES(1,23,2,'discard','8H',5100000003,1.79600330301172900204e+09);
INSERT INTO "move" VALUES(1,24,3,'lead','9H',5100000004,1.79600330320356488221e+09);
INSERT INTO "move" VALUES(1,25,0,'discard','7C',5100000001,1.79600330336552047733e+09);
INSERT INTO "move" VALUES(1,26,1,'discard','8D',5100000002,1.79600330341697788242e+09);
INSERT INTO "move" VALUES(1,27,2,'beat','TD',5100000003,1.79600330360276222224e+09);
INSERT INTO "move" VALUES(1,28,2,'lead','JH',5100000003,1.79600330381097173688e+09);
INSERT INTO "move" VALUES(1,29,3,'discard','6C',5100000004,1.79600330398636078834e+09);
INSERT INTO "move" VALUES(1,30,0,'discard','QC',5100000001,1.7960033041844713688e+09);
INSERT INTO "move" VALUES(1,31,1,'beat','AH',5100000002,1796003304.46251);
INSERT INTO "move" VALUES(2,0,1,'lead','6D',5100000002,1.7960033053110492229e+09);
INSERT INTO "move" VALUES(2,1,2,'discard','7C',5100000003,1796003305.58298);
INSERT INTO "move" VALUES(2,2,3,'beat','7D',5100000004,1.796003305876024723e+09);
INSERT INTO "move" VALUES(2,3,0,'discard','JS',5100000001,1.79600330622155213351e+09);
INSERT INTO "move" VALUES(2,4,3,'lead','6S',5100000004,1.79600330750350689881e+09);
INSERT INTO "move" VALUES(2,5,0,'discard','KH',5100000001,1.79600330807430768015e+09);
INSERT INTO "move" VALUES(2,6,1,'discard','9S',5100000002,1.79600330819184446327e+09);
INSERT INTO "move" VALUES(2,7,2,'beat','6C',5100000003,1.79600330840662789346e+09);
INSERT INTO "move" VALUES(2,8,2,'lead','8S',5100000003,1.79600330867103052143e+09);
INSERT INTO "move" VALUES(2,9,3,'discard','JD',5100000004,1.79600330887889671326e+09);
INSERT INTO "move" VALUES(2,10,0,'discard','QS',5100000001,1.79600330911511468887e+09);
INSERT INTO "move" VALUES(2,11,1,'discard','TH',5100000002,1.79600331016662287711e+09);
INSERT INTO "move" VALUES(2,12,2,'lead','7H',5100000003,1.79600331056676197055e+09);
INSERT INTO "move" VALUES(2,13,3,'discard','6H',5100000004,1.79600331095170450213e+09);
INSERT INTO "move" VALUES(2,14,0,'discard','AH',5100000001,1.79600331164192128182e+09);
INSERT INTO "move" VALUES(2,15,1,'beat','QH',5100000002,1.79600331179174518584e+09);
INSERT INTO "move" VALUES(2,16,1,'lead','8H',5100000002,1.79600331198266577716e+09);
INSERT INTO "move" VALUES(2,17,2,'beat','AC',5100000003,1.79600331219870090488e+09);
INSERT INTO "move" VALUES(2,18,3,'discard','TS',5100000004,1.79600331287046217918e+09);
INSERT INTO "move" VALUES(2,19,0,'discard','9C',5100000001,1.79600331321908330923e+09);
INSERT INTO "move" VALUES(2,20,2,'lead','TC',5100000003,1.79600331361614155767e+09);
INSERT INTO "move" VALUES(2,21,3,'discard','QD',5100000004,1.79600331372046327594e+09);
INSERT INTO "move" VALUES(2,22,0,'discard','TD',5100000001,1.79600331394761300084e+09);
INSERT INTO "move" VALUES(2,23,1,'discard','9D',5100000002,1.79600331409666609766e+09);
INSERT INTO "move" VALUES(2,24,2,'lead','8D',5100000003,1.79600331429296708107e+09);
INSERT INTO "move" VALUES(2,25,3,'discard','9H',5100000004,1.79600331447091770176e+09);
INSERT INTO "move" VALUES(2,26,0,'discard','JC',5100000001,1.79600331465671420091e+09);
INSERT INTO "move" VALUES(2,27,1,'discard','AS',5100000002,1.79600331526426315303e+09);
INSERT INTO "move" VALUES(2,28,2,'lead','8C',5100000003,1.79600331548910427089e+09);
INSERT INTO "move" VALUES(2,29,3,'discard','KD',5100000004,1.79600331581609129905e+09);
INSERT INTO "move" VALUES(2,30,0,'discard','KC',5100000001,1.79600331619998741152e+09);
INSERT INTO "move" VALUES(2,31,1,'discard','AD',5100000002,1.79600331666163873668e+09);
INSERT INTO "move" VALUES(2,32,2,'lead','JH',5100000003,1.79600331674555802347e+09);
INSERT INTO "move" VALUES(2,33,3,'discard','7S',5100000004,1.79600331683925437927e+09);
INSERT INTO "move" VALUES(2,34,0,'discard','KS',5100000001,1.79600331692271947855e+09);
INSERT INTO "move" VALUES(2,35,1,'discard','QC',5100000002,1.79600331703233766561e+09);
INSERT INTO "move" VALUES(3,0,2,'lead','6D 8D',5100000003,1.79600331748056554793e+09);
INSERT INTO "move" VALUES(3,1,3,'beat','TD 9C',5100000004,1.79600331765783643718e+09);
INSERT INTO "move" VALUES(3,2,0,'beat','TC AC',5100000001,1.79600331777974891664e+09);
CREATE TABLE note (
	id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT, 
	chat_id INTEGER NOT NULL, 
	topic_id INTEGER, 
	html TEXT NOT NULL, 
	keyboard TEXT NOT NULL, 
	message_id INTEGER, 
	created_at DOUBLE NOT NULL
);
CREATE TABLE person (
	id INTEGER NOT NULL, 
	name TEXT NOT NULL, 
	language TEXT NOT NULL, 
	reachable BOOLEAN NOT NULL, 
	taste TEXT NOT NULL, chose_language BOOLEAN DEFAULT 0 NOT NULL, hidden BOOLEAN DEFAULT 0 NOT NULL, 
	CONSTRAINT pk_person PRIMARY KEY (id)
);
INSERT INTO "person" VALUES(5100000001,'Ann','en',1,'{"suits":"emoji","ranks":"latin","confirm_discards":true,"confirm_moves":false,"list_of_moves":false,"sound":true}',0,0);
INSERT INTO "person" VALUES(5100000002,'Борис','ru',1,'{"suits":"emoji","ranks":"latin","confirm_discards":true,"confirm_moves":false,"list_of_moves":false,"sound":true}',0,0);
INSERT INTO "person" VALUES(5100000003,'Cid <b>','en',1,'{"suits":"emoji","ranks":"latin","confirm_discards":true,"confirm_moves":false,"list_of_moves":false,"sound":true}',0,0);
INSERT INTO "person" VALUES(5100000004,'علی رضا','fa',1,'{"suits":"emoji","ranks":"latin","confirm_discards":true,"confirm_moves":false,"list_of_moves":false,"sound":true}',0,0);
CREATE TABLE processed_update (
	update_id INTEGER NOT NULL, 
	at DOUBLE NOT NULL, 
	CONSTRAINT pk_processed_update PRIMARY KEY (update_id)
);
CREATE TABLE screen (
	table_id INTEGER NOT NULL, 
	slot TEXT NOT NULL, 
	chat_id INTEGER NOT NULL, 
	topic_id INTEGER, 
	message_id INTEGER, 
	digest TEXT NOT NULL, 
	alert TEXT NOT NULL, 
	draft TEXT NOT NULL, 
	tapped_at DOUBLE NOT NULL, 
	next_at DOUBLE NOT NULL, 
	fails INTEGER NOT NULL, 
	repost BOOLEAN NOT NULL, pinned BOOLEAN DEFAULT 0 NOT NULL, 
	CONSTRAINT pk_screen PRIMARY KEY (table_id, slot), 
	CONSTRAINT fk_screen_table_id_game_table FOREIGN KEY(table_id) REFERENCES game_table (id)
);
INSERT INTO "screen" VALUES(1,'hand:0',5100000001,NULL,9,'9374ef318c088edf01acfff3','turn:73','56:ask:2',1.79600331377466106413e+09,0.0,0,0,0);
INSERT INTO "screen" VALUES(1,'hand:1',5100000002,NULL,10,'193e5d18414f1feaaf3adceb','turn:74','65:ask:1',1.7960033164631054401e+09,0.0,0,0,0);
INSERT INTO "screen" VALUES(1,'hand:2',5100000003,NULL,11,'f6136dc8e584fcdc25aea510','turn:71','71:pick:6',1.79600331724849605558e+09,0.0,0,0,0);
INSERT INTO "screen" VALUES(1,'hand:3',5100000004,NULL,12,'cf871827155355970627b3db','turn:72','52:ask:2',1.79600331251142764088e+09,0.0,0,0,0);
INSERT INTO "screen" VALUES(1,'table:1.2',-1002000000001,NULL,7,'86927331fbef23ff9e177a3c','','',0.0,0.0,0,0,0);
INSERT INTO "screen" VALUES(1,'result:1.2',-1002000000001,NULL,8,'cda504e1c2991b0de91459e4','','',0.0,0.0,0,0,0);
INSERT INTO "screen" VALUES(1,'table:1.3',-1002000000001,NULL,9,'2cbd316b2f8f8b218aa96918','','',0.0,0.0,0,0,0);
CREATE TABLE series (
	id INTEGER NOT NULL, 
	table_id INTEGER NOT NULL, 
	chat_id INTEGER NOT NULL, 
	number INTEGER NOT NULL, 
	status TEXT NOT NULL, 
	started_at DOUBLE NOT NULL, 
	ended_at DOUBLE, 
	loss_0 SMALLINT NOT NULL, 
	loss_1 SMALLINT NOT NULL, 
	eggs SMALLINT NOT NULL, 
	losers SMALLINT, 
	CONSTRAINT pk_series PRIMARY KEY (id), 
	CONSTRAINT fk_series_table_id_game_table FOREIGN KEY(table_id) REFERENCES game_table (id), 
	CONSTRAINT uq_series_table_id_number UNIQUE (table_id, number)
);
INSERT INTO "series" VALUES(1,1,-1002000000001,1,'running',1.79600329618841910361e+09,NULL,0,0,0,NULL);
CREATE TABLE series_seat (
	series_id INTEGER NOT NULL, 
	seat SMALLINT NOT NULL, 
	person_id INTEGER, 
	name TEXT NOT NULL, 
	level TEXT, 
	CONSTRAINT pk_series_seat PRIMARY KEY (series_id, seat), 
	CONSTRAINT fk_series_seat_series_id_series FOREIGN KEY(series_id) REFERENCES series (id)
);
INSERT INTO "series_seat" VALUES(1,0,5100000001,'Ann',NULL);
INSERT INTO "series_seat" VALUES(1,1,5100000002,'Борис',NULL);
INSERT INTO "series_seat" VALUES(1,2,5100000003,'Cid <b>',NULL);
INSERT INTO "series_seat" VALUES(1,3,5100000004,'علی رضا',NULL);
CREATE TABLE table_seat (
	table_id INTEGER NOT NULL, 
	seat SMALLINT NOT NULL, 
	person_id INTEGER NOT NULL, 
	CONSTRAINT pk_table_seat PRIMARY KEY (table_id, seat), 
	CONSTRAINT fk_table_seat_table_id_game_table FOREIGN KEY(table_id) REFERENCES game_table (id)
);
INSERT INTO "table_seat" VALUES(1,0,5100000001);
INSERT INTO "table_seat" VALUES(1,1,5100000002);
INSERT INTO "table_seat" VALUES(1,2,5100000003);
INSERT INTO "table_seat" VALUES(1,3,5100000004);
CREATE INDEX ix_game_table_due ON game_table (due_at) WHERE due_at IS NOT NULL;
CREATE INDEX ix_game_table_live ON game_table (chat_id) WHERE phase <> 'closed';
CREATE INDEX ix_game_table_stale ON game_table (stale_since) WHERE shown < wanted;
CREATE INDEX ix_processed_update_at ON processed_update (at);
CREATE INDEX ix_screen_chat_id_message_id ON screen (chat_id, message_id);
CREATE INDEX ix_series_chat_id_ended_at ON series (chat_id, ended_at);
CREATE INDEX ix_table_seat_person_id ON table_seat (person_id);
CREATE INDEX ix_series_seat_person_id ON series_seat (person_id);
DELETE FROM "sqlite_sequence";
INSERT INTO "sqlite_sequence" VALUES('note',5);
COMMIT;
