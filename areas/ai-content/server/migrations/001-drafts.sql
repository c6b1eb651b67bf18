-- Texts that readers draft: what lists show is apart from briefs and texts, so that a long list stays small.

create table ai_content_drafts (
  id text primary key,
  number bigint generated always as identity unique,
  reader_id text not null references readers on delete cascade,
  title text not null,
  type text not null,
  tone text not null,
  status text not null default 'draft',
  word_count integer not null,
  -- Null where the reader wrote it; otherwise a name such as "workflow X".
  author text,
  -- Counts the saves; the newest version has this number.
  version integer not null default 1,
  created_at timestamptz not null,
  edited_at timestamptz not null,
  deleted_at timestamptz
);
-- listDrafts: newest first
create index ai_content_drafts_newest on ai_content_drafts (reader_id, created_at desc, number desc)
  where deleted_at is null;
create index ai_content_drafts_deleted on ai_content_drafts (reader_id, deleted_at desc, number desc)
  where deleted_at is not null;

create table ai_content_briefs (
  draft_id text primary key references ai_content_drafts on delete cascade,
  reader_id text not null references readers on delete cascade,
  brief jsonb not null
);
create index ai_content_briefs_of_reader on ai_content_briefs (reader_id);

create table ai_content_versions (
  draft_id text not null references ai_content_drafts on delete cascade,
  version integer not null,
  reader_id text not null references readers on delete cascade,
  made_by text not null,
  word_count integer not null,
  -- Saves of a reader that follow one another are one version for some minutes from here.
  begun_at timestamptz not null,
  saved_at timestamptz not null,
  text jsonb not null,
  notices jsonb not null,
  primary key (draft_id, version)
);
create index ai_content_versions_of_reader on ai_content_versions (reader_id);

create table ai_content_templates (
  id text primary key,
  number bigint generated always as identity unique,
  reader_id text not null references readers on delete cascade,
  name text not null,
  description text not null,
  brief jsonb not null,
  created_at timestamptz not null,
  deleted_at timestamptz
);
create index ai_content_templates_of_reader on ai_content_templates (reader_id, created_at desc);

create table ai_content_settings (
  reader_id text primary key references readers on delete cascade,
  model_id text not null,
  creativity text not null,
  language text not null
);

call keep_to_reader('ai_content_drafts');
call keep_to_reader('ai_content_briefs');
call keep_to_reader('ai_content_versions');
call keep_to_reader('ai_content_templates');
call keep_to_reader('ai_content_settings');
