-- Articles that joining made of entries of another one, which tell of another event: which it was, and since when.
create table article_partings (
  article_id bigint not null references articles on delete cascade,
  from_article_id bigint not null references articles on delete cascade,
  parted_at timestamptz not null,
  primary key (article_id, from_article_id)
);
-- readParting: what was part of an article
create index article_partings_from on article_partings (from_article_id);
