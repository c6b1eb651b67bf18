-- Who published an entry, and which entries are one piece that several feeds of its publisher carry.

create table outlets (
  -- Its name on the web ("harbour.example"); or "name:…" where only its name is known.
  key text primary key,
  -- As its feeds or an aggregator name it; well-known ones go by engine/outlets/well-known.ts.
  name text
);

-- Null: nothing says whose it is, or it lists what others publish.
alter table feeds add column outlet text;

alter table entries
  -- Whose report it is or points to; null where nothing says so, and then it is its feed's.
  add column outlet text,
  -- An aggregator's words about the report of another: counted for that outlet, and never cited.
  add column is_pointer boolean not null default false,
  -- Hashes of its page, text and title (null where it has none to tell it by), by which the same piece is found in
  -- another feed; null as a whole: not worked out yet.
  add column fingerprints uuid[],
  -- The entry that was joined before with the same piece. Not a reference: where that is deleted, the others that
  -- name it are still one piece.
  add column original_id bigint;

-- findOriginals
create index entries_fingerprints on entries using gin (fingerprints);
-- The entries of one piece.
create index entries_piece on entries ((coalesce(original_id, id)));
-- identifyEntries: what older versions stored, the newest first
create index entries_unidentified on entries (id desc) where fingerprints is null;

comment on column article_entries.position is
  'The how manieth join this was; negative where the entry is another one''s piece and was not weighed.';
