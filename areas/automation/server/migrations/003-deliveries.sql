-- Secrets of triggers that other programs set off. They stay with their hub, as tokens do, so they refer to nothing that an
-- archive replaces; the sweep takes those of triggers that are gone.
create table automation_secrets (
  trigger_id text primary key,
  reader_id text not null,
  -- Sealed: it checks signatures.
  secret bytea not null,
  made_at timestamptz not null
);
call keep_to_reader('automation_secrets');

-- Everything that came in to a trigger, and what came of it; it stays with its hub as well.
create table automation_deliveries (
  position bigint generated always as identity primary key,
  trigger_id text not null,
  reader_id text not null,
  -- Names it among those of the trigger; refusals are named by their reason.
  delivery_id text not null,
  -- Finds an equal one that has no id of its own.
  digest text not null default '',
  about text not null,
  state text not null check (state in ('started', 'kept', 'held', 'refused')),
  reason text,
  -- Kept where it was held back, so that it can be let through.
  facts jsonb,
  runs text[] not null default '{}',
  times integer not null default 1,
  at timestamptz not null,
  unique (trigger_id, delivery_id)
);
-- listDeliveries, countOfMinute
create index automation_deliveries_newest on automation_deliveries (trigger_id, at desc, position desc);
call keep_to_reader('automation_deliveries');
