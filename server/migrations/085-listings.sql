-- How articles are found on a page that is followed by its own list, as a feed of it would give them (listing-rule.ts);
-- null for a feed.
alter table feeds add column listing jsonb;
