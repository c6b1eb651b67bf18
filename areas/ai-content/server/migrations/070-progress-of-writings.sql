-- The talk with an endpoint so far: another worker goes on behind the last whole part, and asks for none of them twice.
alter table ai_content_writings add column progress jsonb;
