-- Each minus denies what follows, and PostgreSQL holds no more than 32 of them at once. Of several with nothing between them that
-- could be a word, the last one says it.

create or replace function search_words(search text) returns tsquery
language sql immutable parallel safe as $$
  select coalesce(string_agg(distinct '( ' || words::text || ' )', ' | ')::tsquery, ''::tsquery)
  from (select regexp_replace(search, '-[\s!#-/:-@[-`{-~]*(?=-)', '', 'g') as said) as once,
    lateral (values
      (websearch_to_tsquery('simple', said)), (websearch_to_tsquery('english', said)),
      (websearch_to_tsquery('german', said)), (websearch_to_tsquery('french', said)),
      (websearch_to_tsquery('spanish', said))
    ) as stemmed (words)
  where numnode(words) > 0
$$;
