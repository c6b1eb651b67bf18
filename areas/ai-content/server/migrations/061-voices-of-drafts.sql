-- The voice of a text; null for the usual one. It may be deleted while its texts stay, which keep its name.
alter table ai_content_drafts add column voice_id text, add column voice_name text;
