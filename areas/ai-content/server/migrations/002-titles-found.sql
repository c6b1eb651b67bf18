-- Titles as searches compare them: byte by byte, which takes less time than the rules of a language.
alter table ai_content_drafts add column searched_title text collate "C" not null
  generated always as (lower(title)) stored;
