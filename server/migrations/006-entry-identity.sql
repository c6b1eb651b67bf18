-- What an item is recognised by when its publisher changes its title, link or guid.

create table entry_keys (
  feed_id bigint not null references feeds on delete cascade,
  -- Hash of a guid, a canonical link or the words; see areas/news-hub/server/identity/item-keys.ts.
  key uuid not null,
  -- Null: it named different items of this feed, so it says nothing any more.
  entry_id bigint references entries on delete cascade,
  primary key (feed_id, key)
);
-- Of the keys of an entry: how many there are, and which go with it.
create index entry_keys_of on entry_keys (entry_id) where entry_id is not null;

-- An item that is set aside stays so under another guid, too.
alter table entries_set_aside add column keys uuid[] not null default '{}';
