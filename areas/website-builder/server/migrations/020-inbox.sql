-- Messages that visitors of sites sent.
create table website_messages (
  id text primary key,
  number bigint generated always as identity unique,
  site_id text not null references website_sites on delete cascade,
  reader_id text not null references readers on delete cascade,
  -- 'inbox' or 'spam'.
  folder text not null,
  -- The page that had the form; "" is the first one.
  page text not null,
  name text not null,
  mail text not null,
  phone text not null default '',
  words text not null,
  -- Reasons to take it for spam, in words.
  signs text[] not null default '{}',
  received_at timestamptz not null,
  read_at timestamptz,
  replied_at timestamptz,
  deleted_at timestamptz
);
create index website_messages_of_site on website_messages (site_id, folder, received_at desc, number desc)
  where deleted_at is null;
create index website_messages_unread on website_messages (site_id, folder)
  where deleted_at is null and read_at is null;
create index website_messages_by_mail on website_messages (site_id, lower(mail));
create index website_messages_of_reader on website_messages (reader_id);
create index website_messages_deleted on website_messages (deleted_at) where deleted_at is not null;

-- Messages counted by hour, also those that were not kept.
create table website_message_hours (
  site_id text not null references website_sites on delete cascade,
  hour timestamptz not null,
  reader_id text not null references readers on delete cascade,
  received integer not null,
  -- Messages that were not taken for spam.
  inboxed integer not null default 0,
  -- Spam that made room for newer spam.
  dropped integer not null default 0,
  primary key (site_id, hour)
);
create index website_message_hours_of_reader on website_message_hours (reader_id);

call keep_to_reader('website_messages');
call keep_to_reader('website_message_hours');
