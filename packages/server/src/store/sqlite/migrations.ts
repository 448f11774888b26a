/**
 * The schema, one step an entry; `PRAGMA user_version` says how many have been taken. A step is never changed once it
 * has been released: add another.
 */
export const migrations: readonly string[] = [
  `
  CREATE TABLE documents (
    sequence INTEGER PRIMARY KEY,
    collection TEXT NOT NULL,
    id TEXT NOT NULL,
    body TEXT NOT NULL,
    UNIQUE (collection, id)
  );

  CREATE TABLE codes (
    smart_code TEXT PRIMARY KEY,
    cell TEXT NOT NULL,
    plus_code TEXT NOT NULL,
    lat REAL NOT NULL,
    lng REAL NOT NULL,
    surveyed_lat REAL,
    surveyed_lng REAL,
    postal_code TEXT NOT NULL,
    locality TEXT NOT NULL,
    governorate TEXT NOT NULL,
    status TEXT NOT NULL CHECK (status IN ('active', 'retired')),
    organisation_id TEXT NOT NULL,
    created_at INTEGER NOT NULL
  ) WITHOUT ROWID;
  CREATE INDEX codes_by_cell ON codes (cell);
  CREATE INDEX codes_surveyed ON codes (surveyed_lat, surveyed_lng) WHERE surveyed_lat IS NOT NULL;
  CREATE TRIGGER codes_never_move BEFORE UPDATE OF smart_code, cell, plus_code, lat, lng ON codes
    BEGIN SELECT RAISE(ABORT, 'a code is never moved'); END;
  CREATE TRIGGER codes_never_vanish BEFORE DELETE ON codes
    BEGIN SELECT RAISE(ABORT, 'a code is never reused'); END;

  CREATE TABLE addresses (id TEXT PRIMARY KEY, body TEXT NOT NULL);
  CREATE TABLE revisions (name TEXT PRIMARY KEY, number INTEGER NOT NULL) WITHOUT ROWID;
  INSERT INTO revisions VALUES ('addresses', 0);

  CREATE TABLE usage (
    organisation_id TEXT NOT NULL,
    day TEXT NOT NULL,
    operation TEXT NOT NULL,
    units INTEGER NOT NULL,
    PRIMARY KEY (organisation_id, day, operation)
  ) WITHOUT ROWID;

  CREATE TABLE audit (
    sequence INTEGER PRIMARY KEY,
    at INTEGER NOT NULL,
    actor TEXT NOT NULL,
    organisation_id TEXT NOT NULL,
    action TEXT NOT NULL,
    subject TEXT NOT NULL
  );
  CREATE INDEX audit_by_organisation ON audit (organisation_id, sequence);
  CREATE TRIGGER audit_only_grows_1 BEFORE UPDATE ON audit BEGIN SELECT RAISE(ABORT, 'append only'); END;
  CREATE TRIGGER audit_only_grows_2 BEFORE DELETE ON audit BEGIN SELECT RAISE(ABORT, 'append only'); END;

  CREATE TABLE idempotency (
    id TEXT PRIMARY KEY,
    fingerprint TEXT NOT NULL,
    status INTEGER NOT NULL,
    headers TEXT NOT NULL,
    body TEXT NOT NULL,
    expires_at INTEGER NOT NULL
  ) WITHOUT ROWID;
  CREATE INDEX idempotency_by_expiry ON idempotency (expires_at);
  `,
  // Addresses are read in the order of their last change, so that a server can read on where it was.
  `
  ALTER TABLE addresses ADD COLUMN changed INTEGER NOT NULL DEFAULT 0;
  UPDATE addresses SET changed = rowid;
  CREATE UNIQUE INDEX addresses_by_change ON addresses (changed);
  DROP TABLE revisions;
  `,
  // Whoever lists an organisation's own does not read everybody's.
  `
  CREATE INDEX documents_by_organisation ON documents (collection, json_extract(body, '$.organisationId'));
  `,
];
