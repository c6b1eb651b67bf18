-- Where events are sent to. Like tokens they stay with their hub: an archive could name a receiver of somebody else's.

create table webhooks (
  id text primary key,
  reader_id text not null,
  name text not null,
  address text not null,
  events text[] not null,
  -- Only articles of this topic, or in this folder.
  topic text,
  folder text,
  state text not null default 'on' check (state in ('on', 'off', 'stopped')),
  -- In words, without any part of the secret.
  trouble text,
  -- Sealed: they sign. The former one signs as well until `former_until`.
  secret bytea not null,
  former_secret bytea,
  former_until timestamptz,
  -- A worker sends until then; one that dies gives it back then.
  claimed_until timestamptz,
  created_at timestamptz not null
);
create index webhooks_of_reader on webhooks (reader_id, created_at desc);
call keep_to_reader('webhooks');

-- What each webhook was told, or has yet to be told, in this order.
create table webhooks_deliveries (
  id text primary key,
  position bigint generated always as identity unique,
  reader_id text not null,
  webhook_id text not null references webhooks on delete cascade,
  event text not null,
  -- Which event: nothing is told twice of it.
  dedupe_key text not null,
  about text not null,
  body text not null,
  state text not null default 'waiting' check (state in ('waiting', 'delivered', 'failed')),
  attempts integer not null default 0,
  created_at timestamptz not null,
  next_at timestamptz,
  tried_at timestamptz,
  status integer,
  duration_ms integer,
  error text,
  unique (webhook_id, dedupe_key)
);
-- claimWebhook: what is sent next
create index webhooks_deliveries_waiting on webhooks_deliveries (webhook_id, position) where state = 'waiting';
-- listDeliveries: newest first
create index webhooks_deliveries_newest on webhooks_deliveries (webhook_id, position desc);
call keep_to_reader('webhooks_deliveries');

-- In which words a webhook knows an article: without a row it is new to it, with other words it was updated.
create table webhooks_articles (
  webhook_id text not null references webhooks on delete cascade,
  article_id bigint not null,
  reader_id text not null,
  words text not null,
  version integer not null default 1,
  written_at timestamptz not null,
  primary key (webhook_id, article_id)
);
call keep_to_reader('webhooks_articles');
