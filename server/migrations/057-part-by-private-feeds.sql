-- Starts from the private feeds, which are few: a large hub was gone through whenever a source was given headers
-- (docs/decisions/0040-nothing-crosses.md).
create or replace function part_private_entries() returns void language plpgsql as $$
declare
  parted bigint[];
  left_behind bigint[];
  become_private bigint;
begin
  if not has_several_readers() then return; end if;
  -- Nobody joins meanwhile.
  perform from joining for update;

  with own as materialized (
    select article_id, private_to from feeds
      join entries on feed_id = feeds.id join article_entries on entry_id = entries.id
    where private_to is not null
  ), whole as (
    select article_id, min(private_to) as owner from own
    group by article_id
    having count(distinct private_to) = 1
      and count(*) = (select count(*) from article_entries as held where held.article_id = own.article_id)
  )
  update articles set private_to = owner from whole
  where id = article_id and articles.private_to is distinct from owner;
  get diagnostics become_private = row_count;

  with of_few as (
    select entry_id, article_id, private_to from feeds
      join entries on feed_id = feeds.id join article_entries on entry_id = entries.id
    where private_to is not null
    union
    select entry_id, article_id, feeds.private_to from articles
      join article_entries on article_id = articles.id
      join entries on entries.id = entry_id join feeds on feeds.id = feed_id
    where articles.private_to is not null
  )
  select array_agg(entry_id), array_agg(distinct article_id) into parted, left_behind
  from of_few join articles on articles.id = article_id
  where of_few.private_to is distinct from articles.private_to;
  if parted is null and become_private = 0 then return; end if;

  delete from article_entries where entry_id = any(parted);
  delete from join_correction_entries where entry_id = any(parted);
  insert into entries_waiting (entry_id, published_at)
    select id, published_at from entries where id = any(parted) on conflict do nothing;
  delete from articles
    where id = any(left_behind) and not exists (select from article_entries where article_id = id);
  update articles set is_stale = true where id = any(left_behind);

  -- What joined or was learnt over both says something of the one to who reads the other.
  delete from possible_joins using article_entries, articles as one, articles as other
    where possible_joins.entry_id = article_entries.entry_id and one.id = article_entries.article_id
      and other.id = possible_joins.article_id and one.private_to is distinct from other.private_to;
  delete from possible_joins where entry_id = any(parted);
  delete from article_follow_ups using articles as one, articles as other
    where one.id = article_follow_ups.article_id and other.id = former_id
      and one.private_to is distinct from other.private_to;
  delete from article_affairs where article_id = any(left_behind)
    or article_id in (select id from articles where private_to is not null);
  delete from learnt_names;
  update name_learning set position = 0;
  delete from subject_lessons;
  update subject_learning set position = 0;
  delete from trend_sightings;
  delete from trend_terms;
  update trend_clock set since = null;
  update joining set changes = changes + 1;
end $$;
