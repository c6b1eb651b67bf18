-- How each feed is doing over time, kept as small numbers so that no screen counts entries.

-- By the day (UTC) that entries were published on.
create table feed_days (
  feed_id bigint not null references feeds on delete cascade,
  day date not null,
  entries integer not null,
  -- Entries published since the feed is known: only these say how late they were seen.
  timely integer not null,
  delay_seconds_sum bigint not null,
  -- Of title, text and HTML, before the database packs them.
  bytes bigint not null,
  primary key (feed_id, day)
);

-- The sum of its days, for size and count without reading years of them.
create table feed_totals (
  feed_id bigint primary key references feeds on delete cascade,
  entries bigint not null,
  bytes bigint not null
);

-- Adds (1) or takes away (-1) the entries of a statement. A trigger, so that the days stay true
-- whoever stores, changes or removes entries.
create function keep_feed_days() returns trigger language plpgsql as $$
declare
  sign constant integer := tg_argv[0];
begin
  insert into feed_days
  select changed.feed_id, (changed.published_at at time zone 'UTC')::date, sign * count(*),
    sign * count(*) filter (where changed.published_at >= feeds.created_at),
    sign * coalesce(sum(greatest(0, floor(extract(epoch from changed.seen_at - changed.published_at))))
      filter (where changed.published_at >= feeds.created_at), 0),
    sign * sum(octet_length(changed.title) + octet_length(changed.text) + octet_length(changed.html))
  from changed join feeds on feeds.id = changed.feed_id
  group by 1, 2 order by 1, 2
  on conflict (feed_id, day) do update set
    entries = feed_days.entries + excluded.entries,
    timely = feed_days.timely + excluded.timely,
    delay_seconds_sum = feed_days.delay_seconds_sum + excluded.delay_seconds_sum,
    bytes = feed_days.bytes + excluded.bytes;
  insert into feed_totals
  select feed_id, sign * count(*), sign * sum(octet_length(title) + octet_length(text) + octet_length(html))
  from changed group by 1 order by 1
  on conflict (feed_id) do update set
    entries = feed_totals.entries + excluded.entries, bytes = feed_totals.bytes + excluded.bytes;
  if sign < 0 then
    delete from feed_days using (
      select distinct feed_id, (published_at at time zone 'UTC')::date as day from changed
    ) as touched
    where feed_days.feed_id = touched.feed_id and feed_days.day = touched.day and entries = 0;
  end if;
  return null;
end $$;

create trigger entries_stored after insert on entries
  referencing new table as changed for each statement execute function keep_feed_days('1');
create trigger entries_removed after delete on entries
  referencing old table as changed for each statement execute function keep_feed_days('-1');
-- In the order of their names: what an entry is now is added before what it was is taken away.
create trigger entries_updated_1 after update on entries
  referencing new table as changed for each statement execute function keep_feed_days('1');
create trigger entries_updated_2 after update on entries
  referencing old table as changed for each statement execute function keep_feed_days('-1');

insert into feed_days
select feed_id, (published_at at time zone 'UTC')::date, count(*),
  count(*) filter (where published_at >= feeds.created_at),
  coalesce(sum(greatest(0, floor(extract(epoch from seen_at - published_at))))
    filter (where published_at >= feeds.created_at), 0),
  sum(octet_length(entries.title) + octet_length(text) + octet_length(html))
from entries join feeds on feeds.id = feed_id
group by 1, 2;

insert into feed_totals select feed_id, sum(entries), sum(bytes) from feed_days group by 1;

-- readReports: the newest entry of a feed
create index entries_newest_of_feed on entries (feed_id, published_at desc);

-- What happened to a feed, for its history.
create table feed_events (
  id bigint generated always as identity primary key,
  feed_id bigint not null references feeds on delete cascade,
  at timestamptz not null,
  kind text not null check (kind in ('failed', 'ended', 'recovered', 'moved')),
  -- What was found; of a move, the former address.
  detail text
);
-- readHistory: newest first
create index feed_events_newest on feed_events (feed_id, id desc);

-- A failing feed that fails again for the same reason is no news.
create function note_feed_event() returns trigger language plpgsql as $$
declare
  moment timestamptz := coalesce(new.last_fetched_at, now());
begin
  if new.address <> old.address then
    insert into feed_events (feed_id, at, kind, detail) values (new.id, moment, 'moved', old.address);
  end if;
  if new.state = 'gone' and old.state <> 'gone' then
    insert into feed_events (feed_id, at, kind, detail) values (new.id, moment, 'ended', new.message);
  elsif new.state = 'failing' and (old.state <> 'failing' or new.message is distinct from old.message) then
    insert into feed_events (feed_id, at, kind, detail) values (new.id, moment, 'failed', new.message);
  elsif new.state = 'ok' and old.message is not null then
    insert into feed_events (feed_id, at, kind) values (new.id, moment, 'recovered');
  end if;
  delete from feed_events where feed_id = new.id and id in (
    select id from feed_events where feed_id = new.id order by id desc offset 50);
  return null;
end $$;

create trigger feed_changed after update of state, message, address on feeds
  for each row
  when (old.state <> new.state or old.message is distinct from new.message or old.address <> new.address)
  execute function note_feed_event();

-- Sources that a reader deleted and may take back: the row as it was.
create table deleted_sources (
  id text primary key,
  -- Those that were deleted together come back together.
  deletion text not null,
  reader_id text not null references readers on delete cascade,
  feed_id bigint not null references feeds on delete cascade,
  source jsonb not null,
  deleted_at timestamptz not null
);
create index deleted_sources_together on deleted_sources (reader_id, deletion);
create index deleted_sources_by_feed on deleted_sources (feed_id);
