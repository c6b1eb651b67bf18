-- Each entry that arrives is looked up by its fingerprints: a list of what the index has yet to take in would be read
-- through every time.
alter index entries_fingerprints set (fastupdate = off);
select gin_clean_pending_list('entries_fingerprints');
