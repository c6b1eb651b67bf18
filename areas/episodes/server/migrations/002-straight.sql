-- Readers who want sound and videos straight from the publishers; everybody else hears them by way of the server.
create table episodes_straight (
  reader_id text primary key references readers on delete cascade
);
call keep_to_reader('episodes_straight');
