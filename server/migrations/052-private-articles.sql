-- What only one reader can read becomes articles of that reader alone, from the day on which a hub has a second one
-- (docs/decisions/0040-nothing-crosses.md).

alter table articles add column private_to text references readers on delete cascade;
create index articles_private on articles (private_to) where private_to is not null;

create function has_several_readers() returns boolean language sql stable as $$
  select count(*) > 1 from (select from readers limit 2) as first_two
$$;

-- Takes the entries of private feeds out of articles that hold others as well; they wait to be joined anew.
create function part_private_entries() returns void language plpgsql as $$
declare
  parted bigint[];
  left_behind bigint[];
  become_private bigint;
begin
  if not has_several_readers() then return; end if;
  -- Nobody joins meanwhile.
  perform from joining for update;

  with held as (
    select article_id, private_to from article_entries
      join entries on entries.id = entry_id join feeds on feeds.id = feed_id
  ), whole as (
    select article_id, min(private_to) as owner from held
    where article_id in (select article_id from held where private_to is not null)
    group by article_id having count(*) = count(private_to) and count(distinct private_to) = 1
  )
  update articles set private_to = owner from whole
  where id = article_id and articles.private_to is distinct from owner;
  get diagnostics become_private = row_count;

  select array_agg(entry_id), array_agg(distinct article_id) into parted, left_behind
  from article_entries
    join entries on entries.id = entry_id join feeds on feeds.id = feed_id join articles on articles.id = article_id
  where feeds.private_to is distinct from articles.private_to;
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

-- Addresses that let in who knows them, on a hub of one reader.
update feeds set private_to = (select id from readers limit 1)
where private_to is null and not has_several_readers() and exists (select from readers)
  and (address ~ '^https?://[^/?#@]+@' or address ~* '/private(-[^/?#]*)?/'
    or address ~* '[?&](access_?token|api_?key|atom_token|auth|auth_?key|auth_?token|feed_token|key|pass|passwd|password|private_token|pwd|rss_token|secret|sig|signature|token|user_token)=[^&#]*[0-9]'
      and address ~* '[?&](access_?token|api_?key|atom_token|auth|auth_?key|auth_?token|feed_token|key|pass|passwd|password|private_token|pwd|rss_token|secret|sig|signature|token|user_token)=[^&#]{8}')
  and not exists (select from feeds as other where other.address = feeds.address and other.private_to is not null);

create function part_private_entries_now() returns trigger language plpgsql as $$
begin
  perform part_private_entries();
  return null;
end $$;

create trigger second_reader after insert on readers
  for each statement execute function part_private_entries_now();
create trigger feed_becomes_private after update of private_to on feeds
  for each statement execute function part_private_entries_now();

-- Whatever puts entries into articles, a private one stands with those of the same reader alone.
create function demand_one_audience() returns trigger language plpgsql as $$
begin
  if exists (
    select from placed
      join entries on entries.id = entry_id join feeds on feeds.id = feed_id join articles on articles.id = article_id
    where feeds.private_to is distinct from articles.private_to
      and (articles.private_to is not null or has_several_readers())
  ) then
    raise exception 'An entry that one reader alone may see stands in an article of others' using errcode = 'check_violation';
  end if;
  return null;
end $$;

create trigger one_audience_added after insert on article_entries referencing new table as placed
  for each statement execute function demand_one_audience();
create trigger one_audience_moved after update on article_entries referencing new table as placed
  for each statement execute function demand_one_audience();
