-- The work of an endpoint on a draft: what it wrote so far, and how it ended.
create table ai_content_writings (
  draft_id text primary key references ai_content_drafts on delete cascade,
  reader_id text not null references readers on delete cascade,
  kind text not null,
  state text not null,
  parts jsonb not null,
  words text not null,
  began_at timestamptz not null
);
create index ai_content_writings_of_reader on ai_content_writings (reader_id);

-- Places that a draft went to.
create table ai_content_deliveries (
  id text primary key,
  number bigint generated always as identity unique,
  draft_id text not null references ai_content_drafts on delete cascade,
  reader_id text not null references readers on delete cascade,
  -- The same key delivers once.
  key text not null,
  way text not null,
  state text not null,
  -- The wish, for another attempt; null for what was only recorded.
  wish jsonb,
  target text not null,
  link text,
  -- The post on the site, so that another attempt adds no second one.
  site_id text,
  post_id text,
  is_public boolean not null,
  error text,
  left_out text,
  at timestamptz not null,
  unique (draft_id, key)
);
create index ai_content_deliveries_of_draft on ai_content_deliveries (reader_id, draft_id, number desc);
-- Sites tell of their posts by the site.
create index ai_content_deliveries_of_site on ai_content_deliveries (reader_id, site_id) where site_id is not null;

call keep_to_reader('ai_content_writings');
call keep_to_reader('ai_content_deliveries');
