-- Which kinds go where, quiet hours and caps of a reader; absent for what every hub begins with.
create table notifications_settings (
  reader_id text primary key references readers on delete cascade,
  settings jsonb not null
);
call keep_to_reader('notifications_settings');

-- What waits for the end of quiet hours, or for the next digest of its channel.
create table notifications_held (
  reader_id text not null,
  channel text not null check (channel in ('email', 'push', 'ntfy')),
  notification_id bigint not null references notifications on delete cascade,
  until timestamptz not null,
  primary key (notification_id, channel)
);
-- flushHeld
create index notifications_held_due on notifications_held (until);
call keep_to_reader('notifications_held');

-- In which words a saved article is known to its reader.
create table notifications_saved (
  reader_id text not null,
  article_id bigint not null references articles on delete cascade,
  words text not null,
  primary key (reader_id, article_id)
);
create index notifications_saved_of on notifications_saved (article_id);
call keep_to_reader('notifications_saved');

-- Browsers that asked for push messages; their addresses and keys let whoever has them send some, so they are sealed.
create table notifications_devices (
  id text primary key,
  reader_id text not null,
  name text not null,
  -- Which one it is, without saying where.
  endpoint_hash text not null,
  subscription bytea not null,
  created_at timestamptz not null,
  sent_at timestamptz,
  -- Why it was not reached, in words; null while it is.
  trouble text,
  unique (reader_id, endpoint_hash)
);
call keep_to_reader('notifications_devices');

-- The hub's own key for push services (RFC 8292), made at first use.
create table notifications_push_key (
  is_only boolean primary key default true check (is_only),
  public_key text not null,
  private_key bytea not null
);

create table notifications_ntfy (
  reader_id text primary key,
  address text not null,
  -- Sealed; null where the topic asks for none.
  token bytea,
  trouble text,
  checked_at timestamptz
);
call keep_to_reader('notifications_ntfy');
