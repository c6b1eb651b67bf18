-- Conversations of visitors with the readers of sites.
create table website_chats (
  id text primary key,
  number bigint generated always as identity unique,
  site_id text not null references website_sites on delete cascade,
  reader_id text not null references readers on delete cascade,
  name text not null default '',
  -- Empty where the visitor gave none.
  mail text not null default '',
  -- The page from which it was begun; "" is the first one.
  page text not null default '',
  started_at timestamptz not null,
  -- The last message of either side.
  last_at timestamptz not null,
  -- The last time that the page of the visitor asked; null once it was left.
  seen_at timestamptz,
  -- Messages of the visitor, which are bounded, and those that are still to be read.
  received integer not null default 0,
  unread integer not null default 0,
  deleted_at timestamptz
);
create index website_chats_of_site on website_chats (site_id, last_at desc, number desc) where deleted_at is null;
create index website_chats_started on website_chats (site_id, started_at);
create index website_chats_by_mail on website_chats (site_id, lower(mail)) where mail <> '';
create index website_chats_of_reader on website_chats (reader_id);
create index website_chats_last on website_chats (last_at);
create index website_chats_deleted on website_chats (deleted_at) where deleted_at is not null;

create table website_chat_messages (
  number bigint generated always as identity primary key,
  chat_id text not null references website_chats on delete cascade,
  reader_id text not null references readers on delete cascade,
  is_from_visitor boolean not null,
  words text not null,
  at timestamptz not null,
  -- It went to the visitor by mail, too.
  is_mailed boolean not null default false
);
create index website_chat_messages_of_chat on website_chat_messages (chat_id, number);
create index website_chat_messages_of_reader on website_chat_messages (reader_id);

call keep_to_reader('website_chats');
call keep_to_reader('website_chat_messages');
