-- In which words a listener knows a thing: without a row it is new to it, with other words it was updated. Listeners stay
-- with their hub, and so does this.
create table actions_known (
  listener text not null,
  thing text not null,
  reader_id text not null,
  words text not null,
  version integer not null default 1,
  known_at timestamptz not null,
  primary key (listener, thing)
);
-- forgetOldThings
create index actions_known_oldest on actions_known (known_at);
call keep_to_reader('actions_known');
