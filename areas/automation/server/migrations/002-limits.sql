-- Limits of each reader's workflows, which owners change.
create table automation_limits (
  is_only boolean primary key default true check (is_only),
  active_workflows integer not null default 50,
  runs_of_month integer not null default 100000
);
insert into automation_limits default values;

-- Runs of all workflows of a reader that began in a month: the limit goes by one row, which who begins a run locks.
create table automation_use (
  reader_id text not null references readers on delete cascade,
  month date not null,
  runs integer not null default 0,
  primary key (reader_id, month)
);
insert into automation_use (reader_id, month, runs)
select reader_id, month, sum(runs) from automation_months group by reader_id, month;

-- Runs that wait for a month with room for them.
create table automation_held (
  run_id text primary key references runs on delete cascade,
  reader_id text not null references readers on delete cascade,
  workflow_id text not null,
  held_at timestamptz not null
);
create index automation_held_of_reader on automation_held (reader_id, held_at, run_id);

call keep_to_reader('automation_use');
call keep_to_reader('automation_held');
