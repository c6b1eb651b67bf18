-- Voices of readers, by which texts are checked and put right.

create table ai_content_voices (
  id text primary key,
  number bigint generated always as identity unique,
  reader_id text not null references readers on delete cascade,
  -- Name, description, audience, tone, words, example and rules.
  content jsonb not null,
  -- The usual voice is the one that was chosen last, or else the oldest.
  chosen_at timestamptz,
  -- Counts the saves.
  version integer not null default 1,
  edited_at timestamptz not null,
  deleted_at timestamptz
);
create index ai_content_voices_of_reader on ai_content_voices (reader_id, number);
create index ai_content_voices_deleted on ai_content_voices (deleted_at) where deleted_at is not null;

call keep_to_reader('ai_content_voices');
