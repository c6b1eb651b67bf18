-- Data of functions that was cleared, the last time alone of each environment, until that can no longer be undone. It stays
-- with its server: no archive has what was deleted.
create table app_studio_clearings (
  project_id text not null,
  environment text not null,
  reader_id text not null,
  keys integer not null,
  characters bigint not null,
  cleared_at timestamptz not null,
  primary key (project_id, environment)
);
-- sweepClearings
create index app_studio_clearings_at on app_studio_clearings (cleared_at);

create table app_studio_cleared_data (
  project_id text not null,
  environment text not null,
  reader_id text not null,
  key text collate "C" not null,
  value text not null,
  version bigint not null,
  edited_at timestamptz not null,
  primary key (project_id, environment, key),
  foreign key (project_id, environment) references app_studio_clearings on delete cascade
);

call keep_to_reader('app_studio_clearings');
call keep_to_reader('app_studio_cleared_data');
