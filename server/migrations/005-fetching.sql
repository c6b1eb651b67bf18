-- When feeds are asked, by whom, and what each visit came to.

alter table feeds
  -- Whom asking it disturbs: host and port, or the address itself where there is none. One request at a time.
  add column host text generated always as
    (coalesce(substring(address from '^https?://(?:[^/?#@]*@)?([^/?#]+)'), address)) stored,
  -- Hours (0 to 23) and days (0 is Sunday), in UTC, at which the publisher asks not to be visited.
  add column skip_hours smallint[] not null default '{}',
  add column skip_days smallint[] not null default '{}',
  -- The time that usually passes between two entries (median), and when the newest one came, as it states itself.
  add column rhythm_minutes integer,
  add column newest_entry_at timestamptz,
  -- Why `next_fetch_at` is when it is, and the number of minutes that the reason speaks of.
  add column next_fetch_reason text,
  add column next_fetch_minutes integer,
  -- The last visit.
  add column error_kind text,
  add column last_status integer,
  add column last_duration_ms integer,
  add column last_body_bytes integer;

-- postponeFeedsOf
create index feeds_of_host on feeds (host, next_fetch_at);

-- A host that was asked. Its row is the turn: whoever holds it is the only one, of all workers, who asks.
create table hosts (
  name text primary key,
  -- Who asks it just now, and until when at the latest; a worker that dies gives it back then.
  held_by text,
  held_until timestamptz,
  -- The pause behind the last request.
  next_request_at timestamptz not null,
  -- What it demanded when it asked for fewer requests.
  retry_after_until timestamptz,
  -- How many times in a row it asked for fewer requests without saying when.
  refusals integer not null default 0
);

-- Permanent redirects: seen while `followed_at` is null, and part of the feed's history from then on.
create table feed_moves (
  id bigint generated always as identity primary key,
  feed_id bigint not null references feeds on delete cascade,
  from_address text not null,
  to_address text not null,
  -- Successful visits in a row that were sent there.
  times_seen integer not null default 1,
  first_seen_at timestamptz not null,
  followed_at timestamptz
);
create index feed_moves_of on feed_moves (feed_id, id);
create unique index feed_moves_seen on feed_moves (feed_id) where followed_at is null;

-- A hub that tells us when a feed has something new (WebSub), and how far we are with it.
create table feed_pushes (
  feed_id bigint primary key references feeds on delete cascade,
  hub text not null,
  -- The address by which the hub knows the feed.
  topic text not null,
  -- Stands in the address that the hub calls, so that nobody else can.
  token text not null unique,
  -- Sealed (server/secrets.ts): what the hub signs its calls with.
  secret bytea not null,
  state text not null default 'wanted' check (state in ('wanted', 'asked', 'active', 'refused')),
  -- When to subscribe, again or for the first time.
  ask_at timestamptz not null,
  -- Requests in a row that came to nothing.
  failures integer not null default 0,
  lease_until timestamptz,
  last_push_at timestamptz,
  -- When a visit found what the hub had not told of.
  missed_at timestamptz
);
-- subscribeToHubs
create index feed_pushes_due on feed_pushes (ask_at);

-- What hubs delivered and no worker has read yet.
create table feed_deliveries (
  id bigint generated always as identity primary key,
  feed_id bigint not null references feeds on delete cascade,
  body bytea not null,
  content_type text,
  received_at timestamptz not null
);
