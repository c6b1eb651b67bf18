-- A search for a rare title looks at all of a reader's texts: in the index, so that no row is read that it does not find.
drop index ai_content_drafts_newest;
create index ai_content_drafts_newest on ai_content_drafts (reader_id, created_at desc, number desc)
  include (searched_title) where deleted_at is null;
