-- What a reader made of the categories: own ones, other names, colors and places, what the feed leaves out.
create table reader_categories (
  reader_id text not null references readers on delete cascade,
  -- The name that a category comes with; "own:..." is the reader's.
  id text not null,
  name text not null,
  hue text not null,
  place integer not null,
  is_hidden boolean not null default false,
  -- Deleted and still to be undone, with the articles that the reader had put into it.
  removed_at timestamptz,
  removed_examples bigint[],
  -- How much each word speaks for it, learnt from what the reader moved there, and how much is enough; null before.
  words jsonb,
  enough double precision,
  primary key (reader_id, id)
);
call keep_to_reader('reader_categories');
