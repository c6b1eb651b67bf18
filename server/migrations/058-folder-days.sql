-- What a reader's folders hold of each day that is over, so that nobody goes through all articles to count them
-- (areas/feed/server/folder-days). A day without a row is counted when it is asked for. Archives leave it out.
create table folder_days (
  reader_id text not null,
  -- In UTC; the first one stands for all days before it.
  day date not null,
  folders text[] not null,
  totals integer[] not null,
  reads integer[] not null,
  primary key (reader_id, day)
);
call keep_to_reader('folder_days');

-- Days whose rows are not true any more, said in the transaction that changed something.
create table folder_days_changed (
  -- The only reader it is about; null for all of them.
  whose text,
  -- Null for every day.
  day date
);

create function folder_day(at timestamptz) returns date immutable parallel safe language sql as $$
  select greatest((at at time zone 'UTC')::date, date '2000-01-01')
$$;

-- Whoever keeps rows holds the lock alone (server/database/advisory-locks.ts, keepingFolderDays): it sees all that was
-- changed, or the change is noted behind it. The last two days are always counted, and never noted.
create function note_folder_days(whose text, days date[]) returns void language plpgsql as $$
begin
  if cardinality(days) = 0 then return; end if;
  perform pg_advisory_xact_lock_shared(7269024);
  insert into folder_days_changed select note_folder_days.whose, unnest(days);
end $$;

create function note_articles_changed() returns trigger language plpgsql as $$
begin
  perform note_folder_days(null, array(
    select distinct folder_day(published_at) from changed where published_at < now() - interval '12 hours'));
  return null;
end $$;
create trigger folder_days_of_added after insert on articles
  referencing new table as changed for each statement execute function note_articles_changed();
create trigger folder_days_of_removed after delete on articles
  referencing old table as changed for each statement execute function note_articles_changed();

create function note_articles_otherwise() returns trigger language plpgsql as $$
begin
  perform note_folder_days(null, array(
    select distinct folder_day(at) from before join after using (id), unnest(array[before.published_at, after.published_at]) as at
    where (before.category, before.feed_ids, before.published_at) is distinct from (after.category, after.feed_ids, after.published_at)
      and at < now() - interval '12 hours'));
  return null;
end $$;
create trigger folder_days_of_updated after update on articles
  referencing old table as before new table as after for each statement execute function note_articles_otherwise();

-- An article that goes with its marks notes its day itself.
create function note_marks_changed() returns trigger language plpgsql as $$
declare
  marked record;
begin
  for marked in
    select reader_id, array_agg(distinct folder_day(published_at)) as days from changed join articles on id = article_id
    where published_at < now() - interval '12 hours' group by reader_id
  loop
    perform note_folder_days(marked.reader_id, marked.days);
  end loop;
  return null;
end $$;

do $$
declare
  marks regclass;
begin
  foreach marks in array array['article_reads', 'articles_put_away', 'article_moves', 'articles_filed']::regclass[] loop
    execute format('create trigger folder_days_of_added after insert on %s
      referencing new table as changed for each statement execute function note_marks_changed()', marks);
    execute format('create trigger folder_days_of_removed after delete on %s
      referencing old table as changed for each statement execute function note_marks_changed()', marks);
    execute format('create trigger folder_days_of_updated_1 after update on %s
      referencing old table as changed for each statement execute function note_marks_changed()', marks);
    execute format('create trigger folder_days_of_updated_2 after update on %s
      referencing new table as changed for each statement execute function note_marks_changed()', marks);
  end loop;
end $$;

create function note_following_changed() returns trigger language plpgsql as $$
begin
  perform note_folder_days(coalesce(new.reader_id, old.reader_id), array[null::date]);
  return null;
end $$;
create trigger folder_days_of_followed after insert or delete on sources
  for each row execute function note_following_changed();
create trigger folder_days_of_muted after update of feed_id, muted_at on sources
  for each row when (old.feed_id <> new.feed_id or (old.muted_at is null) <> (new.muted_at is null))
  execute function note_following_changed();
