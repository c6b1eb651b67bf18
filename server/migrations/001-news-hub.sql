-- Facts about the world (feeds, entries, articles) are shared; what a reader does carries reader_id.

create table readers (
  id text primary key,
  name text not null,
  created_at timestamptz not null default now()
);

create table feeds (
  id bigint generated always as identity primary key,
  address text not null unique,
  title text,
  site text,
  language text,
  -- What the publisher said last, sent back to ask politely.
  etag text,
  last_modified text,
  body_hash bytea,
  state text not null default 'new' check (state in ('new', 'ok', 'failing', 'gone')),
  message text,
  failures integer not null default 0,
  next_fetch_at timestamptz not null default now(),
  -- A worker that has it; another may take it when this has passed.
  claimed_until timestamptz,
  last_fetched_at timestamptz,
  last_success_at timestamptz,
  last_changed_at timestamptz,
  created_at timestamptz not null default now()
);
-- claimDueFeeds
create index feeds_due on feeds (next_fetch_at) where state <> 'gone';

create table sources (
  id text primary key,
  reader_id text not null references readers on delete cascade,
  feed_id bigint not null references feeds,
  name text not null,
  category text not null,
  frequency text not null,
  created_at timestamptz not null default now(),
  unique (reader_id, feed_id)
);
create index sources_by_feed on sources (feed_id);

create table entries (
  id bigint generated always as identity primary key,
  feed_id bigint not null references feeds,
  -- The guid, else the canonical link, else a hash of title and text.
  identity text not null,
  content_hash bytea not null,
  title text not null,
  link text,
  authors text[] not null default '{}',
  -- Plain text: what summaries cite, with offsets.
  text text not null,
  -- Sanitised at ingest.
  html text not null,
  image text,
  language text,
  feed_categories text[] not null default '{}',
  enclosures jsonb not null default '[]',
  published_at timestamptz not null,
  updated_at timestamptz,
  seen_at timestamptz not null default now(),
  unique (feed_id, identity)
);

create table entry_revisions (
  id bigint generated always as identity primary key,
  entry_id bigint not null references entries on delete cascade,
  title text not null,
  text text not null,
  html text not null,
  replaced_at timestamptz not null default now()
);
create index entry_revisions_of on entry_revisions (entry_id);

-- An entry that could not be stored or joined, kept apart with its error; the feed goes on.
create table entries_set_aside (
  feed_id bigint not null references feeds on delete cascade,
  identity text not null,
  error text not null,
  set_aside_at timestamptz not null default now(),
  primary key (feed_id, identity)
);

create table articles (
  id bigint generated always as identity primary key,
  title text not null,
  category text not null,
  is_breaking boolean not null default false,
  language text,
  -- The entry whose picture stands for the article; its bytes come through our own proxy.
  image_entry_id bigint,
  -- [{text, entry, start, end}], each an exact substring of the stored text of its entry.
  summary jsonb not null default '[]',
  summary_text text not null default '',
  -- Outlets that are counted, first to publish first: [{feed, name, at}].
  outlets jsonb not null default '[]',
  source_count integer not null default 0,
  -- Feeds that are counted: what a reader's list is filtered by.
  feed_ids bigint[] not null default '{}',
  first_published_at timestamptz not null,
  published_at timestamptz not null,
  -- Set while the summary is older than the entries.
  is_stale boolean not null default true,
  search tsvector not null default '',
  created_at timestamptz not null default now()
);
-- listHeadlines: newest first
create index articles_newest on articles (published_at desc, id desc);
-- listFolders, listFolderArticles
create index articles_by_category on articles (category, published_at desc, id desc);
-- listBreaking
create index articles_breaking on articles (published_at desc) where is_breaking;
-- searchArticles
create index articles_search on articles using gin (search);
-- summariseStale
create index articles_stale on articles (id) where is_stale;

create table article_entries (
  entry_id bigint primary key references entries on delete cascade,
  article_id bigint not null references articles on delete cascade,
  -- How sure the join is, 0 to 1; counted and cited at or above the counting threshold.
  confidence real not null,
  is_counted boolean not null
);
create index article_entries_of on article_entries (article_id);

-- A merged article's id leads to the one that took it in, so links never die.
create table article_aliases (
  old_id bigint primary key,
  article_id bigint not null references articles on delete cascade
);

create table article_reads (
  reader_id text not null references readers on delete cascade,
  article_id bigint not null references articles on delete cascade,
  read_at timestamptz not null default now(),
  primary key (reader_id, article_id)
);
