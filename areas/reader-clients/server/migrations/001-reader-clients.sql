-- What a feed reader goes by that is given a token. It does not refer to `readers`: like the tokens themselves, it is
-- no part of an archive.
create table reader_clients (
  token_id text primary key references api_tokens on delete cascade,
  reader_id text not null,
  -- What it shows as one item.
  items text not null default 'entry' check (items in ('entry', 'article')),
  -- SHA-256 of the key that Fever clients make of the token; null where the token is older than this table.
  fever_hash bytea unique
);
call keep_to_reader('reader_clients');

-- Entries that were read in a client while others of their article were not. When all of them were, the article is
-- read (article_reads), and these rows go.
create table reader_clients_reads (
  reader_id text not null references readers on delete cascade,
  entry_id bigint not null references entries on delete cascade,
  primary key (reader_id, entry_id)
);
create index reader_clients_reads_of on reader_clients_reads (entry_id);
call keep_to_reader('reader_clients_reads');

-- Of a saved article, the entries that were starred in a client. Without any, it was saved in the hub.
create table reader_clients_stars (
  reader_id text not null references readers on delete cascade,
  entry_id bigint not null references entries on delete cascade,
  primary key (reader_id, entry_id)
);
create index reader_clients_stars_of on reader_clients_stars (entry_id);
call keep_to_reader('reader_clients_stars');

-- Clients ask for entries in the order in which they came, of all feeds or of one, and which of them are unread: all
-- that this needs stands here, so that the wide rows are not read.
create index entries_arrived on entries (feed_id, id) include (published_at, seen_at);
