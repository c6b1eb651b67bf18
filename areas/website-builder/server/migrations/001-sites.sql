-- Sites of readers: drafts of pages, and publications as files by their hash.

create table website_sites (
  id text primary key,
  number bigint generated always as identity unique,
  reader_id text not null references readers on delete cascade,
  name text not null,
  tagline text not null default '',
  language text not null,
  theme jsonb not null,
  contact jsonb not null,
  plugins text[] not null default '{}',
  -- The answers of the guided creation.
  wishes jsonb,
  -- Counts the saves of the settings.
  version integer not null default 1,
  created_at timestamptz not null,
  edited_at timestamptz not null,
  deleted_at timestamptz,
  -- It is published by itself at this time.
  publish_at timestamptz
);
create index website_sites_of_reader on website_sites (reader_id, edited_at desc);
create index website_sites_planned on website_sites (publish_at) where publish_at is not null;

create table website_pages (
  id text primary key,
  site_id text not null references website_sites on delete cascade,
  reader_id text not null references readers on delete cascade,
  -- The order of pages is that of the menu.
  place integer not null,
  path text collate "C" not null,
  title text not null,
  description text not null default '',
  is_in_menu boolean not null,
  share_picture text,
  content jsonb not null,
  -- Counts the saves.
  version integer not null default 1,
  edited_at timestamptz not null,
  deleted_at timestamptz
);
create unique index website_pages_paths on website_pages (site_id, path) where deleted_at is null;
create index website_pages_of_site on website_pages (site_id, place);
create index website_pages_of_reader on website_pages (reader_id);

-- Former paths of pages, which lead to the present ones.
create table website_redirects (
  site_id text not null references website_sites on delete cascade,
  path text collate "C" not null,
  reader_id text not null references readers on delete cascade,
  page_id text not null references website_pages on delete cascade,
  primary key (site_id, path)
);
create index website_redirects_to on website_redirects (page_id);
create index website_redirects_of_reader on website_redirects (reader_id);

-- Names in addresses. Whoever had a name keeps it: browsers of visitors keep storage of its origin.
create table website_addresses (
  -- The name without what is easily mistaken, so that no two readers have names that look alike.
  look text collate "C" primary key,
  name text collate "C" not null unique,
  reader_id text not null references readers on delete cascade,
  -- Null where the site is gone.
  site_id text references website_sites on delete set null,
  -- The site's present name; its former ones lead there.
  is_present boolean not null,
  taken_at timestamptz not null
);
create unique index website_addresses_present on website_addresses (site_id) where is_present;
create index website_addresses_of_site on website_addresses (site_id);
create index website_addresses_of_reader on website_addresses (reader_id);

-- Files of publications: those of equal content are kept once.
create table website_contents (
  reader_id text not null references readers on delete cascade,
  -- SHA-256 in hex.
  hash text collate "C" not null,
  bytes integer not null,
  body bytea not null,
  -- The body packed by Brotli; null where that is no shorter, or where it is changed when it is served.
  packed bytea,
  primary key (reader_id, hash)
);
alter table website_contents alter column body set storage external;
alter table website_contents alter column packed set storage external;

create table website_publications (
  id text primary key,
  number bigint generated always as identity unique,
  site_id text not null references website_sites on delete cascade,
  reader_id text not null references readers on delete cascade,
  -- Counts the publications of the site.
  nth integer not null,
  at timestamptz not null,
  -- Pages as they were drawn from, by id: title, path and the rest of a draft.
  drafts jsonb not null,
  bytes bigint not null,
  unique (site_id, nth)
);
create index website_publications_of_reader on website_publications (reader_id);

create table website_publication_files (
  publication_id text not null references website_publications on delete cascade,
  path text collate "C" not null,
  reader_id text not null references readers on delete cascade,
  type text not null,
  hash text collate "C" not null,
  primary key (publication_id, path),
  -- Deferred where all of a reader is deleted.
  foreign key (reader_id, hash) references website_contents deferrable
);
create index website_publication_files_to on website_publication_files (reader_id, hash);

-- The publication that visitors see; without a row, the site is not public.
create table website_live (
  site_id text primary key references website_sites on delete cascade,
  reader_id text not null references readers on delete cascade,
  publication_id text not null references website_publications on delete cascade,
  since timestamptz not null
);
create index website_live_to on website_live (publication_id);
create index website_live_of_reader on website_live (reader_id);

-- Addresses at which drafts are seen for a while.
create table website_previews (
  name text collate "C" primary key,
  site_id text not null references website_sites on delete cascade,
  reader_id text not null references readers on delete cascade,
  expires_at timestamptz not null
);
create index website_previews_of_site on website_previews (site_id);
create index website_previews_of_reader on website_previews (reader_id);

call keep_to_reader('website_sites');
call keep_to_reader('website_pages');
call keep_to_reader('website_redirects');
call keep_to_reader('website_addresses');
call keep_to_reader('website_contents');
call keep_to_reader('website_publications');
call keep_to_reader('website_publication_files');
call keep_to_reader('website_live');
call keep_to_reader('website_previews');
