-- Since when an article has its headline; null: it was not written yet. Those that were have theirs since now at the latest.
alter table articles add column title_at timestamptz default now();
alter table articles alter column title_at drop default;
-- The headline before it, where that told other news.
alter table articles add column former_title text;
