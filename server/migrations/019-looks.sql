-- What a reader was shown when they looked at an article, so that what changed since can stand first. The newest
-- two looks are kept: a page that is loaded again within a minute compares with the one before.
create table article_looks (
  reader_id text not null references readers on delete cascade,
  article_id bigint not null references articles on delete cascade,
  looked_at timestamptz not null,
  -- [{entry, text}]
  sentences jsonb not null,
  -- Those that stood behind the article.
  entries bigint[] not null,
  primary key (reader_id, article_id, looked_at)
);
create index article_looks_of on article_looks (article_id);
