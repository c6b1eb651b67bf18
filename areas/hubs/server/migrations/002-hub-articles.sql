-- Which articles are in which hub, so that a list of a hub takes no longer than one of everything.

-- A hub is filled as wanted, or waits for it: each change of what belongs to it wants it once more.
alter table hubs
  add column wanted integer not null default 0,
  add column filled integer not null default 0;
create unique index hubs_by_place on hubs (place);

-- Kept in the transaction that writes an article, and filled by a job where what belongs to a hub changed.
create table hubs_articles (
  reader_id text not null,
  -- Its place, which is a number of its own.
  hub bigint not null,
  article_id bigint not null,
  -- As the article has them: by these its lists are walked.
  at timestamptz not null,
  subject text not null,
  is_shared boolean not null,
  primary key (hub, article_id)
);
create index hubs_articles_newest on hubs_articles (hub, at desc, article_id desc);
create index hubs_articles_shared on hubs_articles (hub, at desc) where is_shared;
create index hubs_articles_by_subject on hubs_articles (hub, subject, at desc, article_id desc);
create index hubs_articles_of on hubs_articles (article_id);
call keep_to_reader('hubs_articles');

-- Where these articles belong: by a source that is heard, by a topic, by the folder that the reader sees them in.
create function hub_placements(ids bigint[], only_hub bigint) returns setof hubs_articles stable language sql as $$
  with candidate as materialized (
    select id, feed_ids, category, published_at, source_count from articles where id = any(ids)
  ), carried as materialized (
    select id, unnest(feed_ids) as feed_id from candidate
  ), belonging as materialized (
    select belongs.reader_id, place as hub, kind, member from hubs_members as belongs
      join hubs on hubs.reader_id = belongs.reader_id and hubs.id = belongs.hub_id
    where only_hub is null or place = only_hub
  ), held as (
    select belonging.reader_id, hub, carried.id from belonging
      join sources on sources.reader_id = belonging.reader_id and sources.id = member and muted_at is null
      join carried on carried.feed_id = sources.feed_id
    where kind = 'source'
    union
    select belonging.reader_id, hub, article_id from belonging
      join topic_articles on topic_id = member and article_id = any(ids) and not is_left_out
    where kind = 'topic'
    union
    select belonging.reader_id, hub, candidate.id from belonging join candidate on member = coalesce(
      (select article_moves.category from article_moves
        where article_moves.article_id = candidate.id and article_moves.reader_id = belonging.reader_id),
      (select folder from articles_filed
        where articles_filed.article_id = candidate.id and articles_filed.reader_id = belonging.reader_id),
      candidate.category)
    where kind = 'folder' and exists (
      select from sources
      where sources.reader_id = belonging.reader_id and feed_id = any(feed_ids) and muted_at is null)
  )
  select reader_id, hub, candidate.id, published_at, category, source_count >= 2
  from held join candidate on candidate.id = held.id
$$;

-- Puts articles into the hubs that want them and takes them out of the others.
create function place_in_hubs(ids bigint[], only_hub bigint default null) returns void language plpgsql as $$
begin
  -- A hub that nothing belongs to any more may still hold something.
  if cardinality(ids) = 0 or not exists (select from hubs) then
    return;
  end if;
  with placed as materialized (
    select * from hub_placements(ids, only_hub)
  ), gone as (
    delete from hubs_articles as held
    where article_id = any(ids) and (only_hub is null or hub = only_hub)
      and not exists (select from placed where placed.hub = held.hub and placed.article_id = held.article_id)
  )
  insert into hubs_articles select * from placed order by hub, article_id
  on conflict (hub, article_id) do update
    set at = excluded.at, subject = excluded.subject, is_shared = excluded.is_shared
  where (hubs_articles.at, hubs_articles.subject, hubs_articles.is_shared)
    is distinct from (excluded.at, excluded.subject, excluded.is_shared);
end $$;

create function leave_hubs_articles() returns trigger language plpgsql as $$
begin
  delete from hubs_articles where article_id in (select id from changed);
  return null;
end $$;
create trigger articles_leave_hubs after delete on articles
  referencing old table as changed for each statement execute function leave_hubs_articles();

create function empty_hub() returns trigger language plpgsql as $$
begin
  delete from hubs_articles where hub = old.place;
  delete from folder_days where hub = old.place;
  return null;
end $$;
create trigger hub_emptied after delete on hubs for each row execute function empty_hub();

-- A topic that gained or lost more at once has its hubs filled anew instead.
create function place_topics_in_hubs() returns trigger language plpgsql as $$
declare
  moved bigint[];
begin
  if not exists (select from hubs_members where kind = 'topic') then return null; end if;
  moved := array(
    select distinct article_id from changed
    where topic_id in (select member from hubs_members where kind = 'topic') limit 2001);
  if cardinality(moved) <= 2000 then
    perform place_in_hubs(moved);
  else
    update hubs set wanted = wanted + 1 from hubs_members as belongs
    where hubs.reader_id = belongs.reader_id and hubs.id = belongs.hub_id and kind = 'topic'
      and member in (select topic_id from changed);
  end if;
  return null;
end $$;
create trigger hubs_of_added after insert on topic_articles
  referencing new table as changed for each statement execute function place_topics_in_hubs();
create trigger hubs_of_removed after delete on topic_articles
  referencing old table as changed for each statement execute function place_topics_in_hubs();
create trigger hubs_of_updated after update on topic_articles
  referencing new table as changed for each statement execute function place_topics_in_hubs();

create function place_moved_in_hubs() returns trigger language plpgsql as $$
begin
  if not exists (select from hubs_members where kind = 'folder') then return null; end if;
  perform place_in_hubs(array(
    select distinct article_id from changed
    where reader_id in (select reader_id from hubs_members where kind = 'folder')));
  return null;
end $$;
do $$
declare
  marks regclass;
begin
  foreach marks in array array['article_moves', 'articles_filed']::regclass[] loop
    execute format('create trigger hubs_of_added after insert on %s
      referencing new table as changed for each statement execute function place_moved_in_hubs()', marks);
    execute format('create trigger hubs_of_removed after delete on %s
      referencing old table as changed for each statement execute function place_moved_in_hubs()', marks);
    execute format('create trigger hubs_of_updated after update on %s
      referencing new table as changed for each statement execute function place_moved_in_hubs()', marks);
  end loop;
end $$;

create function want_hubs_of_reader() returns trigger language plpgsql as $$
begin
  update hubs set wanted = wanted + 1
  where reader_id = coalesce(new.reader_id, old.reader_id)
    and exists (select from hubs_members where hubs_members.reader_id = hubs.reader_id and hub_id = hubs.id);
  return null;
end $$;
create trigger hubs_of_followed after insert or delete on sources
  for each row execute function want_hubs_of_reader();
create trigger hubs_of_muted after update of feed_id, muted_at on sources
  for each row when (old.feed_id <> new.feed_id or (old.muted_at is null) <> (new.muted_at is null))
  execute function want_hubs_of_reader();

create function want_changed_hubs() returns trigger language plpgsql as $$
begin
  update hubs set wanted = wanted + 1 from (select distinct reader_id, hub_id from changed) as one
  where hubs.reader_id = one.reader_id and hubs.id = one.hub_id;
  return null;
end $$;
create trigger hubs_gained after insert on hubs_members
  referencing new table as changed for each statement execute function want_changed_hubs();
create trigger hubs_lost after delete on hubs_members
  referencing old table as changed for each statement execute function want_changed_hubs();

-- What goes takes its newest articles along at once; the job that fills hubs does so with the others.
create or replace function leave_hubs() returns trigger language plpgsql as $$
declare
  left_hub record;
begin
  for left_hub in
    with gone as (
      delete from hubs_members where reader_id = old.reader_id and kind = tg_argv[0] and member = old.id returning hub_id
    )
    select place from hubs where reader_id = old.reader_id and id in (select hub_id from gone)
  loop
    perform place_in_hubs(
      array(select article_id from hubs_articles where hub = left_hub.place order by at desc limit 2000), left_hub.place);
  end loop;
  return null;
end $$;

-- Folders of a hub are counted as those of everything are (058-folder-days.sql), which is hub 0.
alter table folder_days add column hub bigint not null default 0;
alter table folder_days drop constraint folder_days_pkey;
alter table folder_days add primary key (reader_id, hub, day);
-- The only hub that a change is about; null for all of them.
alter table folder_days_changed add column hub bigint;

create function note_hub_days() returns trigger language plpgsql as $$
declare
  one record;
begin
  for one in
    select reader_id, hub, array_agg(distinct folder_day(at)) as days from changed
    where at < now() - interval '12 hours' group by reader_id, hub
  loop
    perform pg_advisory_xact_lock_shared(7269024);
    insert into folder_days_changed (whose, day, hub) select one.reader_id, unnest(one.days), one.hub;
  end loop;
  return null;
end $$;
create trigger folder_days_of_added after insert on hubs_articles
  referencing new table as changed for each statement execute function note_hub_days();
create trigger folder_days_of_removed after delete on hubs_articles
  referencing old table as changed for each statement execute function note_hub_days();
