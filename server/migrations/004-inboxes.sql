-- Secrets that belong to a reader and not to one feed, such as the private token that Reddit gives.
create table reader_secrets (
  reader_id text not null references readers on delete cascade,
  name text not null,
  -- server/secrets.ts
  sealed bytea not null,
  primary key (reader_id, name)
);

-- A mail address of our own whose mails are the entries of a private feed. It takes mail while its
-- reader follows that feed and has not paused it.
create table inboxes (
  id text primary key,
  reader_id text not null references readers on delete cascade,
  feed_id bigint not null unique references feeds on delete cascade,
  -- What stands before the @: nobody can guess it.
  mailbox text not null unique,
  created_at timestamptz not null
);
create index inboxes_of on inboxes (reader_id, created_at);

-- Who has written to an inbox.
create table inbox_senders (
  inbox_id text not null references inboxes on delete cascade,
  address text not null,
  name text not null,
  mail_count integer not null default 1,
  last_mail_at timestamptz not null,
  primary key (inbox_id, address)
);
