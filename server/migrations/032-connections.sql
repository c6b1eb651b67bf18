-- Credentials for other services, sealed (server/secrets.ts), and how each of them does.
create table connections (
  id text primary key,
  reader_id text not null references readers on delete cascade,
  -- Which kind of service, as the area calls it that uses it, and which one of them.
  area text not null,
  kind text not null,
  subject text not null,
  name text not null,
  sealed bytea not null,
  state text not null default 'untested' check (state in ('ok', 'failing', 'untested')),
  last_checked_at timestamptz,
  -- In words, without any part of the credential.
  last_error text,
  created_at timestamptz not null,
  -- When the credential was typed in last.
  changed_at timestamptz not null,
  unique (reader_id, area, kind, subject)
);

call keep_to_reader('connections');

-- Brings what areas sealed in tables of their own here; also after an older archive was restored.
create function take_over_secrets() returns void language sql as $$
  insert into connections (id, reader_id, area, kind, subject, name, sealed, created_at, changed_at)
  select 'connection-' || gen_random_uuid(), reader_id, 'sources', 'reddit', 'private-feed', 'Reddit', sealed, now(), now()
  from reader_secrets where name = 'reddit'
  on conflict do nothing;
  delete from reader_secrets where name = 'reddit';

  insert into connections (id, reader_id, area, kind, subject, name, sealed, created_at, changed_at)
  select 'connection-' || gen_random_uuid(), reader_id, 'models', 'endpoint', id, name, key, created_at, created_at
  from ai_endpoints where key is not null
  on conflict do nothing;
  update ai_endpoints set key = null where key is not null;
$$;
select take_over_secrets();

comment on table reader_secrets is 'Empty: only what older archives hold passes through, on its way to connections.';
comment on column ai_endpoints.key is 'Null: only what older archives hold passes through, on its way to connections.';
