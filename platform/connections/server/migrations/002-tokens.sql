-- Tokens that services gave to accounts for a while, sealed. They are in no archive: a new one is asked for.
create table connections_tokens (
  account_id text primary key,
  reader_id text not null,
  sealed bytea not null,
  ends_at timestamptz not null
);
create index connections_tokens_of on connections_tokens (reader_id);
call keep_to_reader('connections_tokens');
