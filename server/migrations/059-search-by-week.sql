-- A full-text index names all matches that there ever were. Beside the week, it goes from one match of that week to the
-- next, so that a search among the newest articles costs the same in ten years (areas/articles/server/search/newest-found.ts).
create function article_week(at timestamptz) returns integer immutable parallel safe language sql as $$
  select floor(extract(epoch from at) / 604800)::integer
$$;
set local maintenance_work_mem = '256MB';
drop index articles_search;
create index articles_search on articles using gin (search, (array[article_week(published_at)]));
-- PostgreSQL learns how many articles a week has.
analyze articles;
