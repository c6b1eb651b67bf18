-- Readers' corrections of what was joined, independent sources, and which article follows up on which.

-- At or above this confidence an entry is counted and cited.
alter table joining add column count_at real not null default 0.6;
-- Rises when something else than joining changed what is in which article: a window that is held is old then.
alter table joining add column changes bigint not null default 0;

-- recountEntries: founders are sure, so that most entries are not in it
create index article_entries_doubted on article_entries (confidence) where confidence < 1;

-- What a reader corrected, so that it can be undone and the threshold can learn from it.
create table join_corrections (
  id bigint generated always as identity primary key,
  reader_id text not null references readers on delete cascade,
  kind text not null check (kind in ('split', 'move', 'merge')),
  -- Where the entries were and where they were put. Not references: either may be merged or deleted later.
  from_article bigint not null,
  into_article bigint not null,
  -- The title of the first entry, or of the article that was taken in.
  title text not null,
  -- What readers had done with an article that was taken in, for when it comes back.
  carried jsonb,
  made_at timestamptz not null
);
-- The entries of a correction, with what joining had said of them.
create table join_correction_entries (
  correction_id bigint not null references join_corrections on delete cascade,
  entry_id bigint not null references entries on delete cascade,
  confidence real not null,
  -- False for the entry that stands in for a founder that left: it stayed where it was.
  is_moved boolean not null,
  primary key (correction_id, entry_id)
);
create index join_correction_entries_of on join_correction_entries (entry_id);

-- Articles that a reader parted, each pair both ways: no merge pass makes them one.
create table articles_apart (
  article_id bigint not null references articles on delete cascade,
  other_id bigint not null references articles on delete cascade,
  primary key (article_id, other_id)
);
create index articles_apart_other on articles_apart (other_id);

-- Outlets whose words are not a copy of another's; the outlets say whose.
alter table articles add column independent_count integer not null default 0;
update articles set independent_count = source_count;
-- Those that are still read are looked at for copies once.
update articles set is_stale = true where source_count >= 2 and published_at > now() - interval '30 days';

-- The article that one follows up on.
create table article_follow_ups (
  article_id bigint primary key references articles on delete cascade,
  former_id bigint not null references articles on delete cascade
);
create index article_follow_ups_former on article_follow_ups (former_id);
