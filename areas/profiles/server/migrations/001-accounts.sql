-- Accounts of other services that a profile draws on, and what was read there. The accounts are those of
-- connections, which tells when one of them is gone.
create table profiles_accounts (
  profile_id text not null references profiles on delete cascade,
  account_id text not null,
  reader_id text not null,
  -- Null until it was read.
  text text,
  -- Why it could not be read, in words.
  problem text,
  read_at timestamptz,
  -- Null for an account that is not read.
  next_read_at timestamptz,
  primary key (profile_id, account_id)
);
create index profiles_accounts_by_account on profiles_accounts (account_id);
-- readDueAccounts
create index profiles_accounts_due on profiles_accounts (next_read_at);
call keep_to_reader('profiles_accounts');
