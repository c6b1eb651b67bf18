-- Long work of any area, each a row: where it is, who is at it, and what came of it.
create table runs (
  id text primary key,
  reader_id text not null references readers on delete cascade,
  -- Which kind of work: the area that does it, and its name there.
  area text not null,
  kind text not null,
  title text not null,
  -- What it is about; of the same kind and subject, a reader has one run at a time that has not ended.
  subject text,
  -- What the work needs to begin or go on; gone when it cannot go on any more.
  input jsonb,
  state text not null check (state in ('waiting', 'running', 'paused', 'cancelled', 'failed', 'done')),
  -- What the reader asked for; whoever is at it sees this between two steps.
  asked text check (asked in ('pause', 'cancel')),
  -- Started again while it was running: it begins once more when it is done.
  is_started_again boolean not null default false,
  done integer not null default 0,
  total integer,
  step text not null default '',
  result jsonb,
  error text,
  attempts integer not null default 0,
  -- Workers in a row that were lost without any progress between them.
  lost integer not null default 0,
  worker uuid,
  -- By the clock of the database, which all workers share.
  lease_until timestamptz,
  created_at timestamptz not null,
  started_at timestamptz,
  ended_at timestamptz
);
-- startRun
create unique index runs_open on runs (reader_id, area, kind, subject)
  where state in ('waiting', 'running', 'paused', 'failed');
-- listRuns: newest first
create index runs_newest on runs (reader_id, created_at desc, id);
-- claimRun: the oldest first
create index runs_to_do on runs (area, kind, created_at) where state in ('waiting', 'running');

call keep_to_reader('runs');

create table run_log (
  id bigint generated always as identity primary key,
  run_id text not null references runs on delete cascade,
  at timestamptz not null,
  text text not null
);
-- getRun, and keeping the newest lines
create index run_log_of on run_log (run_id, id desc);

alter table run_log enable row level security, force row level security;
create policy of_reader on run_log using (exists (select from runs where runs.id = run_id));
