-- Entries that are still in their feeds get the players, files and lengths that were not understood when they were stored:
-- the next fetch of each feed is answered in full, once.
update feeds set etag = null, last_modified = null, body_hash = null
where etag is not null or last_modified is not null or body_hash is not null;
