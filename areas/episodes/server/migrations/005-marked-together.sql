-- Marked as heard together with others, which can be taken back: what it was marked with, and where it was before.
alter table episodes
  add column batch text,
  add column was_position double precision,
  add column was_place double precision;
create index episodes_by_batch on episodes (reader_id, batch) where batch is not null;
