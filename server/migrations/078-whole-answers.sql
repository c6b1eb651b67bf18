-- When a feed's server last sent the feed, and not the word that nothing changed (304). Some say that for ever.
alter table feeds add column last_whole_at timestamptz;
