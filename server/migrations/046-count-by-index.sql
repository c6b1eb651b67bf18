-- Folder counts go through all articles of a reader: what they ask stands in one index, so that the wide rows are not
-- read. An index holds no list without bound: of the few articles with more feeds, the row is read.
alter table articles add column first_feeds bigint[] not null generated always as (feed_ids[1:16]) stored;
comment on column articles.first_feeds is 'Of feed_ids, as many as an index holds; feed_ids[17] is there where it is not all.';
drop index articles_by_category;
create index articles_by_category on articles (category, published_at desc, id desc) include (first_feeds);
create index articles_of_many_feeds on articles (published_at) where feed_ids[17] is not null;
-- An index is counted by only where pages are known to be seen by all, which is what vacuum notes.
alter table articles set (autovacuum_vacuum_scale_factor = 0.05, autovacuum_vacuum_insert_scale_factor = 0.05);
