-- What alone tells the entries of a feed apart whose publisher names them wrongly; null is all that is known of them.

alter table sources add column identify_by text check (identify_by in ('link', 'title'));
