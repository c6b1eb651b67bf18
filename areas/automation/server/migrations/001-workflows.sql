-- Workflows of readers, their versions, and the triggers that they hang on. Their runs are those of the platform.
create table automation_triggers (
  id text primary key,
  reader_id text not null references readers on delete cascade,
  name text not null,
  kind text not null,
  -- The trigger as it is set up (areas/automation/flow/triggers.ts).
  draft jsonb not null,
  is_active boolean not null default true,
  -- Older things are no news to it: the time at which it was set up or switched on.
  active_since timestamptz not null default now(),
  -- The next time of a schedule.
  next_at timestamptz,
  fired_at timestamptz,
  -- Facts of its last firing.
  example jsonb,
  created_at timestamptz not null default now(),
  -- Deleting can be undone for a day.
  deleted_at timestamptz
);
create index automation_triggers_of_reader on automation_triggers (reader_id, created_at, id) where deleted_at is null;
-- claimSchedules
create index automation_triggers_next on automation_triggers (next_at)
  where kind = 'schedule' and is_active and deleted_at is null;
-- triggersOn: happenings, files, mails
create index automation_triggers_by_kind on automation_triggers (kind) where is_active and deleted_at is null;

create table automation_workflows (
  id text primary key,
  reader_id text not null references readers on delete cascade,
  name text not null,
  description text not null default '',
  status text not null default 'paused' check (status in ('active', 'paused')),
  trigger_id text references automation_triggers on delete set null,
  -- The flow that is edited (areas/automation/flow/flow.ts).
  draft jsonb not null,
  -- Counts what was saved: who saves on top of an older one is told.
  revision integer not null default 1,
  -- The newest version, by which runs go.
  version integer,
  -- Sample results by the ids of steps.
  pinned jsonb not null default '{}',
  -- Runs when a run of this one fails.
  on_failure_id text references automation_workflows on delete set null,
  created_at timestamptz not null default now(),
  edited_at timestamptz not null default now(),
  deleted_at timestamptz
);
create index automation_workflows_of_reader on automation_workflows (reader_id, created_at, id) where deleted_at is null;
create index automation_workflows_of_trigger on automation_workflows (trigger_id) where deleted_at is null;
-- sweepWorkflows
create index automation_workflows_deleted on automation_workflows (deleted_at) where deleted_at is not null;
create index automation_triggers_deleted on automation_triggers (deleted_at) where deleted_at is not null;

-- A version never changes: a run ends with the one that it began with.
create table automation_versions (
  workflow_id text not null references automation_workflows on delete cascade,
  version integer not null,
  reader_id text not null references readers on delete cascade,
  flow jsonb not null,
  saved_at timestamptz not null,
  primary key (workflow_id, version)
);

-- Runs that began in a month, also of those that the list has forgotten.
create table automation_months (
  reader_id text not null references readers on delete cascade,
  month date not null,
  workflow_id text not null,
  runs integer not null default 0,
  primary key (reader_id, month, workflow_id)
);

create table automation_settings (
  reader_id text primary key references readers on delete cascade,
  retries_failed boolean not null default true,
  timeout_seconds integer not null default 60,
  logging text not null default 'warning' check (logging in ('error', 'warning', 'info', 'debug'))
);

call keep_to_reader('automation_triggers');
call keep_to_reader('automation_workflows');
call keep_to_reader('automation_versions');
call keep_to_reader('automation_months');
call keep_to_reader('automation_settings');
