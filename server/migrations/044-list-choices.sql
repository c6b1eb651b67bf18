-- How a reader's lists are laid out; without a row, as they come.
create table list_choices (
  reader_id text primary key references readers on delete cascade,
  -- The articles of one longer story stand under the first of them.
  folds_stories boolean not null
);
call keep_to_reader('list_choices');
