-- A database of version 0011 with rows.
BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0011');
CREATE TABLE appointment (
	room TEXT NOT NULL, 
	kind TEXT NOT NULL, 
	due_at INTEGER NOT NULL, 
	CONSTRAINT pk_appointment PRIMARY KEY (room, kind), 
	CONSTRAINT fk_appointment_room FOREIGN KEY(room) REFERENCES chat (id)
)
 STRICT

;
INSERT INTO "appointment" VALUES('local:lunch','lunch',1795350600000);
CREATE TABLE chat (
	id TEXT NOT NULL, 
	title TEXT NOT NULL, 
	language TEXT, 
	settings TEXT NOT NULL, spoken TEXT, 
	CONSTRAINT pk_chat PRIMARY KEY (id)
)
 STRICT

;
INSERT INTO "chat" VALUES('local:lunch','Lunch',NULL,'{}','de');
CREATE TABLE deadline (
	"match" TEXT NOT NULL, 
	kind TEXT NOT NULL, 
	due_at INTEGER NOT NULL, 
	CONSTRAINT pk_deadline PRIMARY KEY ("match", kind), 
	CONSTRAINT fk_deadline_match FOREIGN KEY("match") REFERENCES "match" (id) ON DELETE CASCADE
)
 STRICT

;
INSERT INTO "deadline" VALUES('k3f9','turn',1795264200000);
CREATE TABLE journal (
	"match" TEXT NOT NULL, 
	ply INTEGER NOT NULL, 
	seat INTEGER, 
	move TEXT NOT NULL, 
	events TEXT NOT NULL, 
	at INTEGER NOT NULL, told_by TEXT, 
	CONSTRAINT pk_journal PRIMARY KEY ("match", ply), 
	CONSTRAINT fk_journal_match FOREIGN KEY("match") REFERENCES "match" (id) ON DELETE CASCADE
)
 STRICT

;
INSERT INTO "journal" VALUES('k3f9',0,0,'"move 0"','[]',1795264200000,NULL);
INSERT INTO "journal" VALUES('k3f9',1,1,'"move 1"','[]',1795264200000,'local:Ann');
CREATE TABLE ledger (
	deed TEXT NOT NULL, 
	line INTEGER NOT NULL, 
	room TEXT NOT NULL, 
	game TEXT NOT NULL, 
	"match" TEXT, 
	round INTEGER, 
	at INTEGER NOT NULL, 
	noted_at INTEGER NOT NULL, 
	noted_by TEXT, 
	reason TEXT, 
	corrects TEXT, 
	kind TEXT NOT NULL, 
	person TEXT, 
	team TEXT, 
	amount INTEGER NOT NULL, number INTEGER DEFAULT '0' NOT NULL, origin TEXT, 
	CONSTRAINT pk_ledger PRIMARY KEY (deed, line), 
	CONSTRAINT fk_ledger_room FOREIGN KEY(room) REFERENCES chat (id), 
	CONSTRAINT fk_ledger_match FOREIGN KEY("match") REFERENCES "match" (id) ON DELETE SET NULL, 
	CONSTRAINT fk_ledger_noted_by FOREIGN KEY(noted_by) REFERENCES person (id), 
	CONSTRAINT fk_ledger_person FOREIGN KEY(person) REFERENCES person (id)
)
 WITHOUT ROWID,
 STRICT

;
INSERT INTO "ledger" VALUES('k1',0,'local:lunch','goat',NULL,NULL,1795264200000,1795264200000,NULL,NULL,NULL,'won','local:Ann',NULL,1,1,'e1');
INSERT INTO "ledger" VALUES('k2',0,'local:lunch','goat',NULL,NULL,1795264200000,1795264200000,NULL,NULL,NULL,'lost','local:Ann',NULL,1,2,NULL);
INSERT INTO "ledger" VALUES('k3',0,'local:lunch','goat',NULL,NULL,1795264200000,1795264200000,'local:Ann','mistyped','k2','correction',NULL,NULL,0,3,NULL);
CREATE TABLE "match" (
	id TEXT NOT NULL, 
	room TEXT NOT NULL, 
	name TEXT NOT NULL, 
	game TEXT NOT NULL, 
	options TEXT NOT NULL, 
	status TEXT NOT NULL, 
	host TEXT NOT NULL, 
	version INTEGER NOT NULL, 
	seed TEXT, 
	created_at INTEGER NOT NULL, 
	started_at INTEGER, 
	ended_at INTEGER, 
	rematch_of TEXT, sheet INTEGER DEFAULT '0' NOT NULL, origin TEXT, stopped_by TEXT, 
	CONSTRAINT pk_match PRIMARY KEY (id), 
	CONSTRAINT fk_match_room FOREIGN KEY(room) REFERENCES chat (id), 
	CONSTRAINT fk_match_host FOREIGN KEY(host) REFERENCES person (id), 
	CONSTRAINT fk_match_rematch_of FOREIGN KEY(rematch_of) REFERENCES "match" (id) ON DELETE SET NULL
)
 STRICT

;
INSERT INTO "match" VALUES('k3f9','local:lunch','oak','goat','{"is":"goat"}','playing','local:Ann',0,'secret',1795264200000,1795264200000,NULL,NULL,0,NULL,NULL);
CREATE TABLE meta (
	"key" TEXT NOT NULL, 
	value TEXT NOT NULL, 
	CONSTRAINT pk_meta PRIMARY KEY ("key")
)
 STRICT

;
INSERT INTO "meta" VALUES('last_seen','1795264200000');
CREATE TABLE notice (
	id TEXT NOT NULL, 
	room TEXT NOT NULL, 
	kind TEXT NOT NULL, 
	day TEXT NOT NULL, 
	at INTEGER NOT NULL, 
	"match" TEXT, 
	CONSTRAINT pk_notice PRIMARY KEY (id), 
	CONSTRAINT fk_notice_room FOREIGN KEY(room) REFERENCES chat (id), 
	CONSTRAINT fk_notice_match FOREIGN KEY("match") REFERENCES "match" (id) ON DELETE SET NULL
)
 STRICT

;
INSERT INTO "notice" VALUES('a1b2','local:lunch','lunch','2026-11-20',1795177800000,'k3f9');
CREATE TABLE pair (
	room TEXT NOT NULL, 
	team TEXT NOT NULL, 
	name TEXT NOT NULL, 
	CONSTRAINT pk_pair PRIMARY KEY (room, team), 
	CONSTRAINT fk_pair_room FOREIGN KEY(room) REFERENCES chat (id)
)
 STRICT

;
INSERT INTO "pair" VALUES('local:lunch','["local:Ann", "local:Bob"]','The Hammers');
CREATE TABLE person (
	id TEXT NOT NULL, 
	name TEXT NOT NULL, 
	language TEXT, 
	settings TEXT NOT NULL, reach TEXT, hidden INTEGER DEFAULT '0' NOT NULL, spoken TEXT, 
	CONSTRAINT pk_person PRIMARY KEY (id)
)
 STRICT

;
INSERT INTO "person" VALUES('local:Ann','Ann',NULL,'{}','closed',0,'ru');
INSERT INTO "person" VALUES('local:Bob','Bob',NULL,'{}',NULL,0,NULL);
CREATE TABLE reply (
	notice TEXT NOT NULL, 
	person TEXT NOT NULL, 
	coming INTEGER NOT NULL, 
	at INTEGER NOT NULL, 
	CONSTRAINT pk_reply PRIMARY KEY (notice, person), 
	CONSTRAINT fk_reply_notice FOREIGN KEY(notice) REFERENCES notice (id) ON DELETE CASCADE, 
	CONSTRAINT fk_reply_person FOREIGN KEY(person) REFERENCES person (id)
)
 STRICT

;
INSERT INTO "reply" VALUES('a1b2','local:Ann',1,1795177860000);
CREATE TABLE request (
	name TEXT NOT NULL, 
	at INTEGER NOT NULL, 
	CONSTRAINT pk_request PRIMARY KEY (name)
)
 STRICT

;
INSERT INTO "request" VALUES('local:1',1795264200000);
CREATE TABLE seat (
	"match" TEXT NOT NULL, 
	seat INTEGER NOT NULL, 
	person TEXT, 
	computer TEXT, 
	name TEXT NOT NULL, 
	held_by TEXT, 
	misses INTEGER NOT NULL, 
	CONSTRAINT pk_seat PRIMARY KEY ("match", seat), 
	CONSTRAINT fk_seat_match FOREIGN KEY("match") REFERENCES "match" (id) ON DELETE CASCADE, 
	CONSTRAINT fk_seat_person FOREIGN KEY(person) REFERENCES person (id)
)
 STRICT

;
INSERT INTO "seat" VALUES('k3f9',0,'local:Ann',NULL,'Ann',NULL,0);
INSERT INTO "seat" VALUES('k3f9',1,NULL,'careful','Careful',NULL,0);
CREATE TABLE snapshot (
	"match" TEXT NOT NULL, 
	ply INTEGER NOT NULL, 
	state TEXT NOT NULL, 
	CONSTRAINT pk_snapshot PRIMARY KEY ("match"), 
	CONSTRAINT fk_snapshot_match FOREIGN KEY("match") REFERENCES "match" (id) ON DELETE CASCADE
)
 STRICT

;
INSERT INTO "snapshot" VALUES('k3f9',2,'2');
CREATE TABLE surface (
	"key" TEXT NOT NULL, 
	"match" TEXT, 
	room TEXT, 
	person TEXT, 
	post TEXT, 
	digest TEXT NOT NULL, 
	ply INTEGER NOT NULL, 
	aspect TEXT NOT NULL, 
	CONSTRAINT pk_surface PRIMARY KEY ("key"), 
	CONSTRAINT fk_surface_match FOREIGN KEY("match") REFERENCES "match" (id) ON DELETE CASCADE
)
 STRICT

;
INSERT INTO "surface" VALUES('table:k3f9','k3f9','local:lunch',NULL,'17','abc',1,'');
CREATE UNIQUE INDEX ix_match_open ON "match" (room, name) WHERE status IN ('lobby', 'playing');
CREATE INDEX ix_match_ended ON "match" (room, ended_at);
CREATE INDEX ix_seat_person ON seat (person);
CREATE INDEX ix_surface_match ON surface ("match");
CREATE INDEX ix_deadline_due_at ON deadline (due_at);
CREATE INDEX ix_ledger_noted ON ledger (room, line, noted_at);
CREATE UNIQUE INDEX ix_ledger_corrects ON ledger (corrects);
CREATE INDEX ix_appointment_due_at ON appointment (due_at);
CREATE UNIQUE INDEX ix_notice_day ON notice (room, kind, day);
CREATE INDEX ix_reply_person ON reply (person);
CREATE UNIQUE INDEX ix_ledger_number ON ledger (room, number);
CREATE INDEX ix_request_at ON request (at);
CREATE INDEX ix_match_rematch_of ON "match" (rematch_of) WHERE rematch_of IS NOT NULL;
CREATE INDEX ix_ledger_match ON ledger ("match") WHERE "match" IS NOT NULL;
CREATE INDEX ix_ledger_person ON ledger (person) WHERE person IS NOT NULL;
CREATE INDEX ix_notice_match ON notice ("match") WHERE "match" IS NOT NULL;
COMMIT;
