-- Passwords of pages. They hold for every publication, as soon as they are set.
create table website_page_locks (
  page_id text primary key references website_pages on delete cascade,
  site_id text not null references website_sites on delete cascade,
  reader_id text not null references readers on delete cascade,
  -- As readers' own passwords are hashed.
  hash text not null,
  changed_at timestamptz not null
);
create index website_page_locks_of_site on website_page_locks (site_id);
create index website_page_locks_of_reader on website_page_locks (reader_id);

-- What visitors did in the last hour, counted by a keyed hash: forms of a network, equal texts, passwords that were tried.
-- It stays with its server when an archive is restored, so it has no foreign keys; rows are deleted after the hour.
create table website_hour_counts (
  site_id text not null,
  key text collate "C" not null,
  reader_id text not null,
  begun_at timestamptz not null,
  times integer not null,
  primary key (site_id, key)
);
create index website_hour_counts_of_reader on website_hour_counts (reader_id);
create index website_hour_counts_begun on website_hour_counts (begun_at);

call keep_to_reader('website_page_locks');
call keep_to_reader('website_hour_counts');
