-- A document that took too much of time or memory to read is not read again until it changes.
alter table feeds
  add column set_aside_hash bytea,
  add column set_aside_message text;
