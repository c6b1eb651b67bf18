-- Messages of visitors of forms in the last hour, whichever process answered them. They stay with their hub.
create table automation_visits (
  trigger_id text not null,
  reader_id text not null,
  -- One of 65,536 that a visitor falls into: it bounds the rows, and tells no address.
  bucket integer not null,
  -- The times of the last hour, the newest last.
  times timestamptz[] not null,
  primary key (trigger_id, bucket)
);
call keep_to_reader('automation_visits');
