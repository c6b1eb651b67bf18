-- Whether there are several readers is asked once a statement, and not of each entry that it puts into an article.
create or replace function demand_one_audience() returns trigger language plpgsql as $$
begin
  if exists (
    select from placed
      join entries on entries.id = entry_id join feeds on feeds.id = feed_id join articles on articles.id = article_id
    where feeds.private_to is distinct from articles.private_to
      and (articles.private_to is not null or (select has_several_readers()))
  ) then
    raise exception 'An entry that one reader alone may see stands in an article of others' using errcode = 'check_violation';
  end if;
  return null;
end $$;

-- Nothing is looked for in these, and the statistics of their words are most of what it takes to analyze their tables, which
-- is done every minute while news comes in.
alter table article_affairs alter column terms set statistics 0, alter column weights set statistics 0;
alter table articles alter column summary set statistics 0, alter column summary_text set statistics 0,
  alter column outlets set statistics 0;
