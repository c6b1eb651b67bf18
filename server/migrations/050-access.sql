-- Browsers that signed in, and programs with a token of their own. Of what they carry only SHA-256 is kept.
-- Neither refers to `readers`, because archives leave these tables alone.

create table sessions (
  id text primary key,
  reader_id text not null,
  secret_hash bytea not null unique,
  -- Signature of the password that was given: with another one it is over.
  bond text not null,
  device text not null,
  network text not null,
  signed_in_at timestamptz not null,
  used_at timestamptz not null
);
create index sessions_of_reader on sessions (reader_id);
call keep_to_reader('sessions');

create table api_tokens (
  id text primary key,
  reader_id text not null,
  name text not null,
  scope text not null check (scope in ('read', 'write', 'owner')),
  secret_hash bytea not null unique,
  created_at timestamptz not null,
  used_at timestamptz,
  expires_at timestamptz
);
create index api_tokens_of_reader on api_tokens (reader_id);
call keep_to_reader('api_tokens');
