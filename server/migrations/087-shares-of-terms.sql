-- Of a weight of a term, of which all have the length of one together, two bytes are enough: the numbers stood in an array of four
-- each, behind a head of twenty-four. What is there stays as it is, so that this takes no time, and is read as before.
alter table article_affairs add column shares bytea, alter column weights drop not null;
comment on column article_affairs.shares is 'The weight of each term in told, in 65,535ths: two bytes each, the lower one first.';
