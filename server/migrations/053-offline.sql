-- Writes that waited in a browser without a network. None of it goes into archives: it is of devices of this hub.

-- Carried out already; the same key is carried out once.
create table writes_done (
  reader_id text not null,
  key text not null,
  -- SHA-256 of the operation and its input: a key is of one write.
  digest bytea not null,
  done_at timestamptz not null,
  primary key (reader_id, key)
);
-- forgetOldWrites
create index writes_done_oldest on writes_done (done_at);
call keep_to_reader('writes_done');

-- When a reader last decided about something, such as whether an article is saved: of two devices, the later one holds.
create table decisions (
  reader_id text not null,
  about text not null,
  decided_at timestamptz not null,
  primary key (reader_id, about)
);
-- forgetOldWrites
create index decisions_oldest on decisions (decided_at);
call keep_to_reader('decisions');

-- Sessions that a reader ended, for as long as a browser may still come with them: what it keeps is deleted then.
create table sessions_ended (
  secret_hash bytea primary key,
  reader_id text not null,
  ended_at timestamptz not null
);
call keep_to_reader('sessions_ended');
