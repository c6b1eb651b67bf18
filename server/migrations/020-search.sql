-- What a reader types, in the stemming of every language that articles are indexed in most. What several
-- of them stem alike is looked for once.
create or replace function search_words(search text) returns tsquery
language sql immutable parallel safe as $$
  select coalesce(string_agg(distinct '( ' || words::text || ' )', ' | ')::tsquery, ''::tsquery)
  from (values
    (websearch_to_tsquery('simple', search)), (websearch_to_tsquery('english', search)),
    (websearch_to_tsquery('german', search)), (websearch_to_tsquery('french', search)),
    (websearch_to_tsquery('spanish', search))
  ) as stemmed (words)
  where numnode(words) > 0
$$;
