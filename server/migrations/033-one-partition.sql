-- What an article holds is what it counts. Entries that had joined it without being sure were in no list and no
-- search; from now on an entry is a source of its article, or an article of its own.

-- At or above this confidence an entry joins an article.
alter table joining add column join_at real not null default 0.36;
alter table joining alter column count_at drop not null, alter column count_at drop default;
comment on column joining.count_at is 'Null: only what older archives hold passes through, on its way to join_at.';

alter table article_entries alter column is_counted set default true;
comment on column article_entries.is_counted is 'True: only what older archives hold passes through.';

-- An entry that founded an article though another one may be on the same event: a reader is asked.
create table possible_joins (
  entry_id bigint primary key references entries on delete cascade,
  article_id bigint not null references articles on delete cascade,
  confidence real not null
);
create index possible_joins_article on possible_joins (article_id);

-- Brings what was counted apart together; also after an older archive was restored.
create function count_what_joined() returns void language sql as $$
  update articles set is_stale = true
  where id in (select article_id from article_entries where not is_counted);
  update article_entries set is_counted = true where not is_counted;
  -- 0.6 was the threshold of everybody who never chose one; a stricter one stays as strict.
  update joining set changes = changes + 1, count_at = null,
    join_at = case when count_at > 0.6::real then count_at else join_at end
  where count_at is not null;
$$;
select count_what_joined();
