-- What is on its way out of the hub, one row for each message to each receiver. Like the addresses and secrets of
-- receivers it stays with its hub.
create table outbox_messages (
  id text primary key,
  position bigint generated always as identity unique,
  reader_id text not null,
  -- Who sends it, such as "email" or "webhook".
  kind text not null,
  -- Which one of the kind's receivers, such as a device; empty where a reader has but one.
  target text not null default '',
  -- Names what it tells: nothing is sent twice of it to one receiver.
  dedupe_key text not null,
  -- A title, for lists of what was sent.
  about text not null,
  -- A name that its kind goes by, such as the event, or the list that a mail can be unsubscribed from.
  label text,
  body text not null,
  state text not null default 'waiting' check (state in ('waiting', 'delivered', 'failed')),
  attempts integer not null default 0,
  created_at timestamptz not null,
  -- Null where it does not wait, or waits until its receiver is switched on again.
  next_at timestamptz,
  -- A worker sends until then; one that dies gives it back then. The count tells who may say what came of it.
  claimed_until timestamptz,
  claims integer not null default 0,
  tried_at timestamptz,
  -- What came of the last attempt: an answer of HTTP, how long it took, and words where it was not taken.
  status integer,
  duration_ms integer,
  error text,
  unique (reader_id, kind, target, dedupe_key)
);
-- claimMessage: what is sent next
create index outbox_messages_due on outbox_messages (kind, next_at) where state = 'waiting';
-- claimMessage: what is before it, or being sent to the same receiver
create index outbox_messages_waiting on outbox_messages (reader_id, kind, target, position) where state = 'waiting';
-- listDeliveries
create index outbox_messages_newest on outbox_messages (reader_id, kind, target, position desc);
-- listFailures
create index outbox_messages_failed on outbox_messages (reader_id, position desc) where error is not null;
call keep_to_reader('outbox_messages');
