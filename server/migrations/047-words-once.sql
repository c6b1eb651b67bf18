-- Most feeds give plain words: their HTML is the text, bare or as one paragraph, and is not stored a second time
-- (feeds/store/entry-html.ts). Entries that are there keep theirs.
alter table entries alter column html drop not null;
alter table entry_revisions alter column html drop not null;
comment on column entries.html is 'Sanitised; empty where it is the text itself, null where it is the text as one paragraph.';

create or replace function keep_feed_days() returns trigger language plpgsql as $$
declare
  sign constant integer := tg_argv[0];
begin
  insert into feed_days
  select changed.feed_id, (changed.published_at at time zone 'UTC')::date, sign * count(*),
    sign * count(*) filter (where changed.published_at >= feeds.created_at),
    sign * coalesce(sum(greatest(0, floor(extract(epoch from changed.seen_at - changed.published_at))))
      filter (where changed.published_at >= feeds.created_at), 0),
    sign * sum(octet_length(changed.title) + octet_length(changed.text) + coalesce(octet_length(changed.html), 0))
  from changed join feeds on feeds.id = changed.feed_id
  group by 1, 2 order by 1, 2
  on conflict (feed_id, day) do update set
    entries = feed_days.entries + excluded.entries,
    timely = feed_days.timely + excluded.timely,
    delay_seconds_sum = feed_days.delay_seconds_sum + excluded.delay_seconds_sum,
    bytes = feed_days.bytes + excluded.bytes;
  insert into feed_totals
  select feed_id, sign * count(*),
    sign * sum(octet_length(title) + octet_length(text) + coalesce(octet_length(html), 0))
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
