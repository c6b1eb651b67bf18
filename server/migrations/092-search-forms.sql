-- More forms of words in eleven languages are one: all articles are indexed anew by the job of 081, the newest first.
update search_upgrade set is_done = not exists (select from articles), last_at = null, last_id = null;
