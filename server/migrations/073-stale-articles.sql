-- Articles whose words are older than their entries. A row of its own each: marking one wrote its widest row and all indexes
-- of that again, and whoever joined waited for whoever wrote (docs/decisions/0067-stale-articles.md).
create table stale_articles (
  article_id bigint primary key references articles on delete cascade,
  -- When its entries changed last.
  marked_at timestamptz not null default now()
);

-- In the order of their ids, so that two who mark the same ones wait for each other and no more. Articles that are gone are
-- left out.
create function mark_stale(marked bigint[]) returns void language sql as $$
  insert into stale_articles (article_id) select id from articles where id = any(marked) order by id
  on conflict (article_id) do update set marked_at = now()
$$;

-- Takes over what stands in the rows of articles; also after an older archive was restored.
create function take_over_stale() returns void language sql as $$
  insert into stale_articles (article_id) select id from articles where is_stale order by id on conflict do nothing;
  update articles set is_stale = false where is_stale;
$$;
alter table articles alter column is_stale set default false;
comment on column articles.is_stale is 'False: only what older archives hold passes through, on its way to stale_articles.';
drop index articles_stale;
select take_over_stale();

create or replace function count_what_joined() returns void language sql as $$
  select mark_stale(array(select article_id from article_entries where not is_counted));
  update article_entries set is_counted = true where not is_counted;
  -- 0.6 was the threshold of everybody who never chose one; a stricter one stays as strict.
  update joining set changes = changes + 1, count_at = null,
    join_at = case when count_at > 0.6::real then count_at else join_at end
  where count_at is not null;
$$;

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
  perform mark_stale(left_behind);

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
