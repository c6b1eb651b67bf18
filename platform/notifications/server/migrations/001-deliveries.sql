-- The reader's own mail server. Like webhooks it stays with its hub: an archive could name somebody else's.
create table notifications_mail_servers (
  reader_id text primary key,
  host text not null,
  port integer not null check (port between 1 and 65535),
  security text not null check (security in ('tls', 'starttls', 'none')),
  user_name text not null,
  -- Sealed; null where the server asks for none.
  password bytea,
  sender text not null,
  recipient text not null,
  -- What the server said last when it did not take a mail, in words; null while it does.
  trouble text,
  checked_at timestamptz
);
call keep_to_reader('notifications_mail_servers');

-- What is on its way out of the hub, one row for each message to each receiver.
create table notifications_deliveries (
  id text primary key,
  position bigint generated always as identity unique,
  reader_id text not null,
  channel text not null check (channel in ('email', 'push', 'ntfy')),
  -- Which one of the channel's receivers, such as a device; empty where there is but one.
  target text not null default '',
  -- Names what it tells: nothing is sent twice of it.
  dedupe_key text not null,
  about text not null,
  -- What a mail can be unsubscribed from; null where nothing.
  list text,
  body jsonb not null,
  state text not null default 'waiting' check (state in ('waiting', 'delivered', 'failed')),
  attempts integer not null default 0,
  created_at timestamptz not null,
  next_at timestamptz,
  -- A worker sends until then; one that dies gives it back then.
  claimed_until timestamptz,
  tried_at timestamptz,
  -- What came of the last attempt, in words; null where it was taken.
  error text,
  unique (reader_id, channel, target, dedupe_key)
);
-- claimDelivery: what is sent next
create index notifications_deliveries_due on notifications_deliveries (next_at) where state = 'waiting';
-- claimDelivery: whether the same receiver is being sent to
create index notifications_deliveries_claimed on notifications_deliveries (reader_id, channel)
  where claimed_until is not null;
-- listFailures
create index notifications_deliveries_failed on notifications_deliveries (reader_id, position desc)
  where error is not null;
call keep_to_reader('notifications_deliveries');

-- What a reader asked by a link in a mail to be sent no more.
create table notifications_unsubscribed (
  reader_id text not null,
  list text not null,
  at timestamptz not null,
  primary key (reader_id, list)
);
call keep_to_reader('notifications_unsubscribed');
