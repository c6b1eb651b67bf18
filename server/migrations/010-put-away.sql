-- What a reader, or a rule of theirs, took out of the lists; the article itself is everybody's and stays.
create table articles_put_away (
  reader_id text not null references readers on delete cascade,
  article_id bigint not null references articles on delete cascade,
  -- Archived articles are still found by a search; hidden ones are not.
  state text not null check (state in ('archived', 'hidden')),
  put_away_at timestamptz not null,
  primary key (reader_id, article_id)
);
create index articles_put_away_of on articles_put_away (article_id);
