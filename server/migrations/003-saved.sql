-- What a reader keeps for good: neither retention nor the end of a source takes it away.

create table saved_articles (
  reader_id text not null references readers on delete cascade,
  article_id bigint not null references articles on delete cascade,
  saved_at timestamptz not null,
  primary key (reader_id, article_id)
);
-- getSaved: newest first
create index saved_articles_newest on saved_articles (reader_id, saved_at desc);
create index saved_articles_of on saved_articles (article_id);

create table notes (
  id text primary key,
  reader_id text not null references readers on delete cascade,
  -- What it was written about; null for a note of its own.
  article_id bigint references articles on delete cascade,
  category text not null check (category in ('personal', 'work', 'ideas')),
  title text not null,
  text text not null,
  edited_at timestamptz not null
);
-- listNotes: newest first
create index notes_newest on notes (reader_id, edited_at desc);
create index notes_of on notes (article_id) where article_id is not null;
