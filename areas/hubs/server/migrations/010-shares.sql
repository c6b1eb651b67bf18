-- Hubs that whoever knows an address can read. Like addresses of podcasts, these stay with their server.
create table hubs_shares (
  reader_id text not null,
  -- The first hub has no row of its own.
  hub_id text not null,
  -- The secret of its address: sealed, to be shown again, and hashed, to be found by.
  secret bytea not null,
  secret_hash bytea not null unique,
  expires_at timestamptz,
  -- Search engines may list it.
  is_indexed boolean not null default false,
  created_at timestamptz not null,
  primary key (reader_id, hub_id)
);
call keep_to_reader('hubs_shares');
