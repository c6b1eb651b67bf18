-- What a search finds is written by the program from here on, for texts and questions by the same piece (engine/search,
-- docs/decisions/0076-search-in-every-language.md).
alter table topics
  alter column wanted drop expression, alter column wanted set default '',
  alter column unwanted drop expression, alter column unwanted set default '';

-- One row: how far articles of before have come to the new form, the newest first.
create table search_upgrade (
  is_done boolean not null default false,
  -- Articles behind this one are still to come; null before the first.
  last_at timestamptz,
  last_id bigint
);
insert into search_upgrade (is_done)
select not (exists (select from articles) or exists (select from topics) or exists (select from folder_settings));

-- Notes and bookmarks are still indexed by PostgreSQL, in the stemming of their language: so they are asked in all of them.
create or replace function search_words(search text) returns tsquery
language sql immutable parallel safe as $$
  select coalesce(string_agg(distinct '( ' || words::text || ' )', ' | ')::tsquery, ''::tsquery)
  from (select regexp_replace(search, '-[\s!#-/:-@[-`{-~]*(?=-)', '', 'g') as said) as once,
    lateral unnest(array['simple', 'danish', 'dutch', 'english', 'finnish', 'french', 'german', 'hungarian', 'italian',
      'norwegian', 'portuguese', 'romanian', 'russian', 'spanish', 'swedish', 'turkish']::regconfig[]) as stemming,
    lateral websearch_to_tsquery(stemming, said) as words
  where numnode(words) > 0
$$;
