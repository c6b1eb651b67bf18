-- Several readers on one hub (docs/decisions/0039-readers.md). Whoever was here before there could be two is the owner.

alter table readers
  add column role text not null default 'reader' check (role in ('owner', 'reader')),
  -- What the reader signs in with beside a password, in small letters; null until one is chosen.
  add column sign_in_name text;
update readers set role = 'owner';
create unique index readers_sign_in_name on readers (sign_in_name);

-- A session that another way opened than the password of the hub does not end when that changes.
alter table sessions alter column bond drop not null;

-- The ways in of each reader. None of these refers to `readers`, because archives leave them alone.

create table reader_passwords (
  reader_id text primary key,
  -- argon2id, as its own text says with its costs and its salt.
  hash text not null,
  changed_at timestamptz not null
);
call keep_to_reader('reader_passwords');

create table passkeys (
  id text primary key,
  reader_id text not null,
  name text not null,
  -- What the authenticator calls it, and how it is checked.
  credential_id text not null unique,
  public_key bytea not null,
  counter bigint not null,
  transports text[] not null,
  is_synced boolean not null,
  created_at timestamptz not null,
  used_at timestamptz
);
create index passkeys_of_reader on passkeys (reader_id);
call keep_to_reader('passkeys');

-- Of the link only SHA-256 is kept. One that was used stays until it would have expired, so that its page can say so.
create table invitations (
  id text primary key,
  secret_hash bytea not null unique,
  role text not null check (role in ('owner', 'reader')),
  -- For whom it is, in the words of who invites.
  note text not null,
  invited_by text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);

-- Challenges that were answered, so that none is answered twice. They are signed, not stored, when they are put.
create table used_challenges (
  challenge_hash bytea primary key,
  expires_at timestamptz not null
);
