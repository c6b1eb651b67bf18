-- How the article is found on the pages of one site, where what is found by itself is not it: CSS selectors of the parts
-- that hold it, and of those that do not belong to it.
create table site_rules (
  -- The host of its pages without "www.".
  site text primary key,
  take text[] not null,
  dropped text[] not null,
  changed_at timestamptz not null
);
-- When a rule changes, the newest pages of its site are read again.
create index entry_full_texts_by_host on entry_full_texts (host, entry_id);
