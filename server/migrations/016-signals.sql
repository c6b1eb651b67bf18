-- What a reader did with articles, and what was learnt from it.
-- An action keeps what the article was about, so that it outlives the article.

create table reading_signals (
  reader_id text not null references readers on delete cascade,
  article_id bigint not null,
  kind text not null check (kind in ('open', 'save', 'time', 'more', 'less', 'hide')),
  -- Of kind time only.
  seconds integer,
  -- Of kinds less and hide: how the article was put away before; null where it was in the lists.
  put_away_before text,
  feed_id bigint,
  category text not null,
  -- Stems of its title, at most a dozen.
  terms text[] not null,
  happened_at timestamptz not null,
  primary key (reader_id, article_id, kind)
);
-- learnInterests: the newest of a reader
create index reading_signals_newest on reading_signals (reader_id, happened_at desc);

-- Weights of a linear model, of a bounded number of terms, sources and categories (interests.ts).
create table reader_interests (
  reader_id text primary key references readers on delete cascade,
  interests jsonb not null,
  learnt_at timestamptz not null
);
