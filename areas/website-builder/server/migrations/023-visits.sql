-- Visits of sites by day. No row is about one visitor.
create table website_visit_days (
  site_id text not null references website_sites on delete cascade,
  day date not null,
  reader_id text not null references readers on delete cascade,
  views integer not null default 0,
  visitors integer not null default 0,
  phones integer not null default 0,
  robots integer not null default 0,
  primary key (site_id, day)
);
create index website_visit_days_of_reader on website_visit_days (reader_id);

-- Views by page and by referring host, those beyond a number of a day together under "*".
create table website_visit_counts (
  site_id text not null references website_sites on delete cascade,
  day date not null,
  -- 'page' or 'host'.
  kind text not null,
  name text collate "C" not null,
  reader_id text not null references readers on delete cascade,
  views integer not null default 0,
  -- Loads and readings that pages told of, and their sums in milliseconds.
  loads integer not null default 0,
  load_ms bigint not null default 0,
  readings integer not null default 0,
  reading_ms bigint not null default 0,
  primary key (site_id, day, kind, name)
);
create index website_visit_counts_of_reader on website_visit_counts (reader_id);

call keep_to_reader('website_visit_days');
call keep_to_reader('website_visit_counts');
