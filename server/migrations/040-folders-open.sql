-- Which folders of Your Feed a reader left open; without a row, they never opened or closed one.
create table folders_open (
  reader_id text primary key references readers on delete cascade,
  folders text[] not null
);
call keep_to_reader('folders_open');
