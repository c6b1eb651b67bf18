-- Finds the articles of topics anew that want several sources. An article that arrived had counted an aggregator beside the
-- publisher that it names, which counting anew had not: how many a topic held depended on when it was last counted.
create function recount_topics() returns void language sql as $$
  insert into topics_waiting select id from topics where min_source_count > 1
$$;
select recount_topics();
