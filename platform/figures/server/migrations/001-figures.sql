-- Sums of what areas count, one row for each minute and one for each hour in which something happened. They stay with their
-- hub, whose readers an archive replaces.
create table figures_sums (
  reader_id text not null,
  -- What is counted, such as "outbox/webhook", and of which thing; the subject is empty where there is one, or too many.
  name text not null,
  subject text not null default '',
  -- The sum of an hour; else that of a minute, which begins at that time.
  is_hour boolean not null,
  at timestamptz not null,
  calls integer not null,
  failures integer not null,
  -- How many calls took how long, by the steps of buckets.ts.
  times integer[] not null,
  primary key (reader_id, name, is_hour, subject, at)
);
-- forgetOldFigures
create index figures_sums_by_age on figures_sums (is_hour, at);
call keep_to_reader('figures_sums');
