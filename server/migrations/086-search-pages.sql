-- Articles are found by the texts of pages, too, and by more forms of German, Spanish and Turkish words: all are indexed anew
-- by the job of 081, the newest first, and asked in the former way as well until then.
update search_upgrade set is_done = not exists (select from articles), last_at = null, last_id = null;
