-- Articles that a reader marked as read together, so that they can be marked unread together. Null: opened one by
-- one, or by a rule.
alter table article_reads add column batch text;
create index article_reads_by_batch on article_reads (reader_id, batch) where batch is not null;
