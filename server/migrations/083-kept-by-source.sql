-- How long a reader keeps what a source brings, how much of it is shown, and until when it is muted.

alter table sources
  -- For so many days, -1 for ever; null as its folder says, or else the reader's settings.
  add column keep_days integer check (keep_days = -1 or keep_days > 0),
  -- Only so many of its newest entries stand in lists; null is all of them.
  add column newest_only integer check (newest_only > 0),
  -- When it is unmuted by itself; null where its reader does that.
  add column muted_until timestamptz,
  -- What its own choice and its folders come to; null is the reader's settings.
  add column kept_days integer;
-- unmuteDue
create index sources_muted_until on sources (muted_until) where muted_until is not null;
-- applyKeeping: readers who decide by source
create index sources_kept_otherwise on sources (reader_id) where kept_days is not null or newest_only is not null;

create table source_folders (
  reader_id text not null references readers on delete cascade,
  folder text[] not null check (cardinality(folder) > 0),
  keep_days integer not null check (keep_days = -1 or keep_days > 0),
  primary key (reader_id, folder)
);
call keep_to_reader('source_folders');

create function decide_keeping() returns trigger language plpgsql as $$
begin
  new.kept_days := coalesce(new.keep_days, (
    select around.keep_days from source_folders as around
    where around.reader_id = new.reader_id and around.folder = new.folder[1:cardinality(around.folder)]
    order by cardinality(around.folder) desc limit 1));
  return new;
end $$;
create trigger source_keeping before insert or update of keep_days, folder on sources
  for each row execute function decide_keeping();

create function decide_keeping_inside() returns trigger language plpgsql as $$
begin
  update sources set keep_days = keep_days
  where reader_id = coalesce(new.reader_id, old.reader_id)
    and folder[1:cardinality(coalesce(new.folder, old.folder))] = coalesce(new.folder, old.folder);
  return null;
end $$;
create trigger folder_keeping after insert or update or delete on source_folders
  for each row execute function decide_keeping_inside();

-- Articles that none of a reader's sources keeps any longer, where sources differ; all others go by the settings alone.
create table articles_past_keeping (
  reader_id text not null references readers on delete cascade,
  article_id bigint not null references articles on delete cascade,
  past_at timestamptz not null,
  primary key (reader_id, article_id)
);
create index articles_past_keeping_of on articles_past_keeping (article_id);
create index articles_past_keeping_since on articles_past_keeping (past_at);
call keep_to_reader('articles_past_keeping');
create trigger folder_days_of_added after insert on articles_past_keeping
  referencing new table as changed for each statement execute function note_marks_changed();
create trigger folder_days_of_removed after delete on articles_past_keeping
  referencing old table as changed for each statement execute function note_marks_changed();
