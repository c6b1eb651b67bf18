-- Values that functions of projects keep, in each environment their own.
create table app_studio_data (
  reader_id text not null references readers on delete cascade,
  project_id text not null references app_studio_projects on delete cascade,
  environment text not null,
  -- In the order of code points.
  key text collate "C" not null,
  -- JSON.
  value text not null,
  -- Grows with each change, so that two requests can count without losing one.
  version bigint not null,
  edited_at timestamptz not null,
  primary key (project_id, environment, key)
);

-- The room that those values take. Whoever changes one locks the row first.
create table app_studio_data_room (
  reader_id text not null references readers on delete cascade,
  project_id text not null references app_studio_projects on delete cascade,
  environment text not null,
  keys integer not null default 0,
  characters bigint not null default 0,
  primary key (project_id, environment)
);

-- Calls of functions that failed or wrote something, the newest of each environment.
create table app_studio_calls (
  id bigint generated always as identity primary key,
  reader_id text not null references readers on delete cascade,
  project_id text not null references app_studio_projects on delete cascade,
  environment text not null,
  function text not null,
  method text not null,
  status integer not null,
  milliseconds integer not null,
  -- The reason for which it failed; null where it answered.
  fault text,
  -- The line of the built function, where it is known.
  line integer,
  -- What it wrote.
  lines text[] not null default '{}',
  called_at timestamptz not null
);
create index app_studio_calls_of_project on app_studio_calls (project_id, environment, id desc);

call keep_to_reader('app_studio_data');
call keep_to_reader('app_studio_data_room');
call keep_to_reader('app_studio_calls');
