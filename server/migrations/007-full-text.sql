-- The whole text of an entry, read out of its page where the feed gives only the beginning.

create table entry_full_texts (
  entry_id bigint primary key references entries on delete cascade,
  -- Of the page: its host is asked one page at a time.
  host text not null,
  state text not null default 'waiting' check (state in ('waiting', 'fetched', 'walled', 'failed')),
  -- Why there is none, in words for the reader.
  message text,
  -- Sanitised.
  html text not null default '',
  text text not null default '',
  image text,
  authors text[] not null default '{}',
  tries integer not null default 0,
  next_try_at timestamptz not null,
  fetched_at timestamptz
);
-- claimPages: newest wish first is not needed, whoever waits longest is next
create index entry_full_texts_due on entry_full_texts (next_try_at) where state = 'waiting';
