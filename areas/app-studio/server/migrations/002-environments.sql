-- Builds of projects as files by their hash, and the environments that serve them.

-- Names in addresses. Whoever had a name keeps it: browsers of visitors keep storage of its origin.
create table app_studio_addresses (
  -- The name without what is easily mistaken, so that no two readers have names that look alike.
  look text collate "C" primary key,
  name text collate "C" not null unique,
  reader_id text not null references readers on delete cascade,
  -- Null where the project has another name now.
  project_id text unique references app_studio_projects on delete set null,
  taken_at timestamptz not null
);
create index app_studio_addresses_of_reader on app_studio_addresses (reader_id);

-- Files of builds: those of equal content are kept once.
create table app_studio_contents (
  reader_id text not null references readers on delete cascade,
  -- SHA-256 in hex.
  hash text collate "C" not null,
  bytes integer not null,
  body bytea not null,
  primary key (reader_id, hash)
);
alter table app_studio_contents alter column body set storage external;

create table app_studio_builds (
  id text primary key,
  number bigint generated always as identity unique,
  project_id text not null references app_studio_projects on delete cascade,
  reader_id text not null references readers on delete cascade,
  -- Counts the builds of the project.
  nth integer not null,
  commit_id text collate "C" not null,
  state text not null check (state in ('waiting', 'green', 'red', 'broken')),
  -- It goes on to prd once it is green.
  is_deployed boolean not null default false,
  begun_at timestamptz not null,
  ended_at timestamptz,
  ms integer,
  passed integer,
  failed integer,
  inputs jsonb,
  log jsonb not null default '[]',
  unique (project_id, nth)
);
-- beginBuild: whoever asks for a commit that is being built waits for the same build.
create unique index app_studio_builds_waiting on app_studio_builds (project_id, commit_id) where state = 'waiting';
create index app_studio_builds_of_reader on app_studio_builds (reader_id);

create table app_studio_build_files (
  build_id text not null references app_studio_builds on delete cascade,
  -- Files of the site, or functions by their names.
  kind text not null check (kind in ('file', 'function')),
  path text collate "C" not null,
  reader_id text not null references readers on delete cascade,
  hash text collate "C" not null,
  primary key (build_id, kind, path),
  -- Deferred where all of a reader is deleted.
  foreign key (reader_id, hash) references app_studio_contents deferrable
);
-- sweepBuilds, and the check of the foreign key
create index app_studio_build_files_to on app_studio_build_files (reader_id, hash);

create table app_studio_environments (
  project_id text not null references app_studio_projects on delete cascade,
  env text not null check (env in ('int', 'stg', 'qa', 'prd')),
  reader_id text not null references readers on delete cascade,
  -- Null where nothing is served any more.
  build_id text references app_studio_builds,
  since timestamptz not null,
  is_healthy boolean,
  probed_at timestamptz,
  primary key (project_id, env)
);
create index app_studio_environments_to on app_studio_environments (build_id);
create index app_studio_environments_of_reader on app_studio_environments (reader_id);

create table app_studio_deployments (
  id text primary key,
  number bigint generated always as identity unique,
  project_id text not null references app_studio_projects on delete cascade,
  env text not null check (env in ('int', 'stg', 'qa', 'prd')),
  reader_id text not null references readers on delete cascade,
  build_id text not null references app_studio_builds on delete cascade,
  how text not null check (how in ('deployed', 'promoted', 'rolled-back', 'stopped')),
  at timestamptz not null
);
create index app_studio_deployments_of_environment on app_studio_deployments (project_id, env, number desc);
-- deployBuild: a run that begins again deploys nothing twice.
create unique index app_studio_deployments_once on app_studio_deployments (build_id, env) where how = 'deployed';
create index app_studio_deployments_of_reader on app_studio_deployments (reader_id, at);

-- Given to functions of an environment.
create table app_studio_variables (
  project_id text not null references app_studio_projects on delete cascade,
  env text not null check (env in ('int', 'stg', 'qa', 'prd')),
  name text collate "C" not null,
  reader_id text not null references readers on delete cascade,
  value text,
  -- Sealed.
  secret bytea,
  primary key (project_id, env, name),
  check (value is null or secret is null)
);
create index app_studio_variables_of_reader on app_studio_variables (reader_id);

-- Counts by day, in UTC.
create table app_studio_days (
  project_id text not null references app_studio_projects on delete cascade,
  env text not null check (env in ('int', 'stg', 'qa', 'prd')),
  day date not null,
  reader_id text not null references readers on delete cascade,
  visits integer not null default 0,
  probes integer not null default 0,
  -- Probes that found it well.
  answered integer not null default 0,
  primary key (project_id, env, day)
);
create index app_studio_days_of_reader on app_studio_days (reader_id, day);

call keep_to_reader('app_studio_addresses');
call keep_to_reader('app_studio_contents');
call keep_to_reader('app_studio_builds');
call keep_to_reader('app_studio_build_files');
call keep_to_reader('app_studio_environments');
call keep_to_reader('app_studio_deployments');
call keep_to_reader('app_studio_variables');
call keep_to_reader('app_studio_days');
