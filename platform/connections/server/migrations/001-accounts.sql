-- Accounts of other services. What is secret of one is sealed in `connections`, under area "connections" and its id.
create table connections_accounts (
  id text primary key,
  reader_id text not null references readers on delete cascade,
  -- As the area calls it that added the kind.
  kind text not null,
  name text not null,
  -- What was typed in, by the names of the fields; nothing secret.
  fields jsonb not null default '{}',
  state text not null default 'untested' check (state in ('ok', 'failing', 'untested')),
  -- What is wrong and what to do, without any part of a secret.
  trouble text,
  -- What the last check found that worked, in words.
  found text,
  checked_at timestamptz,
  next_check_at timestamptz not null,
  -- In a row.
  failures integer not null default 0,
  created_at timestamptz not null,
  -- When it was removed; it can be restored for an hour.
  removed_at timestamptz
);
create index connections_accounts_of on connections_accounts (reader_id, created_at);
-- claimDue
create index connections_accounts_due on connections_accounts (next_check_at) where removed_at is null;
call keep_to_reader('connections_accounts');
