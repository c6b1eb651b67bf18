-- Recaps that are delivered by themselves.
create table assistant_briefings (
  id text primary key,
  reader_id text not null references readers on delete cascade,
  title text not null,
  subject jsonb not null,
  span text not null check (span in ('day', 'week')),
  -- By the clock on the wall of a zone, kept by its name.
  times jsonb not null,
  channels text[] not null,
  piece jsonb,
  when_empty text not null check (when_empty in ('say', 'skip')),
  is_paused boolean not null default false,
  -- When a worker looks at it next: whether one is due follows from `times` and `last_due_at` alone.
  next_at timestamptz,
  last_due_at timestamptz not null,
  created_at timestamptz not null,
  -- It can be restored for a day.
  deleted_at timestamptz
);
-- takeDueBriefing
create index assistant_briefings_due on assistant_briefings (next_at) where not is_paused and deleted_at is null;
create index assistant_briefings_of on assistant_briefings (reader_id, created_at);
call keep_to_reader('assistant_briefings');

-- One row for each time that a briefing was due: what is sent of it is queued in the transaction that says so here.
create table assistant_sendings (
  id text primary key,
  position bigint generated always as identity unique,
  reader_id text not null references readers on delete cascade,
  briefing_id text not null,
  -- Names the time that it was due: one is sent once, whatever happens.
  due_key text not null,
  name text not null,
  state text not null default 'waiting' check (state in ('waiting', 'sent', 'skipped', 'failed')),
  attempts integer not null default 0,
  created_at timestamptz not null,
  next_at timestamptz,
  -- What was wrong with the last attempt, in words.
  trouble text,
  is_in_panel boolean not null default false,
  recap jsonb,
  job_id text,
  seen_at timestamptz,
  unique (reader_id, briefing_id, due_key)
);
-- sendWaiting
create index assistant_sendings_waiting on assistant_sendings (next_at) where state = 'waiting';
-- listMessages
create index assistant_sendings_messages on assistant_sendings (reader_id, position desc)
  where is_in_panel and state = 'sent';
call keep_to_reader('assistant_sendings');
