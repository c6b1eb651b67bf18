-- What readers write to a bookmark, and what was not taken of a file that they import, with the reason.

alter table saved_bookmarks add column note text not null default '';
-- listBookmarks: words of notes
create index saved_bookmarks_notes on saved_bookmarks using gin (to_tsvector('simple', note)) where note <> '';

alter table saved_imports add column left_out jsonb not null default '[]';
