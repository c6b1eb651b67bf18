-- Where a reader is in the recordings of entries, and which they want to hear next.
create table episodes (
  reader_id text not null references readers on delete cascade,
  entry_id bigint not null references entries on delete cascade,
  -- Among the files of the entry, from 0.
  file smallint not null check (file >= 0),
  -- In seconds; 0 at the beginning, and once it was heard to its end.
  position double precision not null default 0,
  heard_at timestamptz,
  -- Where it stands among those to be heard; null where it does not.
  place double precision,
  primary key (reader_id, entry_id, file)
);
create index episodes_of_entry on episodes (entry_id);
-- listQueue
create index episodes_waiting on episodes (reader_id, place) where place is not null;
call keep_to_reader('episodes');

-- listEpisodes: the newest entries of a feed that have files
create index entries_with_files on entries (feed_id, published_at desc, id desc) where enclosures <> '[]'::jsonb;
