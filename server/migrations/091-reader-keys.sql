-- The keys of commands that a reader chose; null is none at all. Commands without a row have their standard key.

create table reader_keys (
  reader_id text not null references readers on delete cascade,
  command text not null,
  key text,
  primary key (reader_id, command)
);
call keep_to_reader('reader_keys');
