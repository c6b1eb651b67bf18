-- Runs wait for a time or for a person, begin once for each cause, and keep their steps.
alter table runs
  -- The order in which they were started.
  add column position bigint generated always as identity,
  -- A thing of the area that it is a run of, such as a workflow; empty where there is none.
  add column parent_id text not null default '',
  -- A waiting run is not due before.
  add column wake_at timestamptz not null default now(),
  -- What a person is asked: {"key", "text", "answers"}. It is asked until wake_at.
  add column question jsonb,
  -- What came of that: {"key", "answer"}; the answer is null where nobody gave one.
  add column answer jsonb,
  -- The number of the process that has it in hand, which PostgreSQL knows to be alive.
  add column worker_number integer;

drop index runs_to_do;
-- claimRuns: the readers and parents that have something waiting, and the oldest of each
create index runs_to_do on runs (area, kind, reader_id, parent_id, wake_at, position) where state = 'waiting';
-- claimRuns: what is at work already; freeLostRuns
create index runs_at_work on runs (area, kind) where state = 'running';
-- nextWake
create index runs_next on runs (area, kind, wake_at) where state = 'waiting';
-- forgetEndedRuns: the oldest of each kind
create index runs_ended on runs (reader_id, area, kind, ended_at desc) where state in ('done', 'failed', 'cancelled');

alter table run_log
  add column level text not null default 'info' check (level in ('info', 'success', 'warning', 'error'));

-- Why a run began, such as "article:812". It outlives the run, so that nothing happens twice for it.
create table run_causes (
  reader_id text not null references readers on delete cascade,
  area text not null,
  kind text not null,
  cause text not null,
  run_id text not null,
  at timestamptz not null,
  primary key (reader_id, area, kind, cause)
);
-- forgetOldCauses
create index run_causes_at on run_causes (at);

call keep_to_reader('run_causes');

-- What each step of a run was given and gave: its memory when another worker goes on, and the proof of what was done.
create table run_steps (
  run_id text not null references runs on delete cascade,
  -- Its place in the run, such as "2" or "4.17.1", with the round of a loop.
  path text not null,
  attempt integer not null,
  position bigint generated always as identity,
  name text not null,
  -- "unknown": a worker ended while it was under way, and nobody can say whether it happened.
  state text not null check (state in ('started', 'done', 'failed', 'unknown')),
  input jsonb,
  output jsonb,
  error text,
  started_at timestamptz not null,
  ended_at timestamptz,
  primary key (run_id, path, attempt)
);
-- listSteps: in the order in which they began
create index run_steps_in_order on run_steps (run_id, position);

alter table run_steps enable row level security, force row level security;
create policy of_reader on run_steps using (exists (select from runs where runs.id = run_id));
