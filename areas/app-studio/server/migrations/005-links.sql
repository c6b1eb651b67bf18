-- Projects that whoever has an address may read. Like addresses of shared hubs, these stay with their server.
create table app_studio_links (
  project_id text primary key,
  reader_id text not null,
  -- The secret of its address: sealed, to be shown again, and hashed, to be found by.
  secret bytea not null,
  secret_hash bytea not null unique,
  created_at timestamptz not null
);
call keep_to_reader('app_studio_links');
