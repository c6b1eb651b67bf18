-- Each article of several sources is looked up by its names as it is written (areas/articles/server/affairs/follow-up-links.ts),
-- and what the index has yet to take in is read through every time: as little of it as can be, and the index takes in the
-- rest in small lots.
alter index articles_search set (gin_pending_list_limit = 64);
select gin_clean_pending_list('articles_search');
