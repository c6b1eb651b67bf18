-- The front page goes by who reported an article within the period, and when, instead of all who ever did.

alter table articles
  -- When each outlet that reported the article as news, in words of its own, last did: the newest first. Empty for what
  -- is no news (opinion, reviews, digests); null for what was last written before this was kept.
  add column told_at timestamptz[],
  -- How much each of them beyond the first counts: less for soft subjects and obituaries.
  add column lead_weight real not null default 1;

-- Of older articles, the first report of each outlet is known.
create function know_when_told() returns void language sql as $$
  update articles set told_at = array(
    select (outlet->>'at')::timestamptz from jsonb_array_elements(outlets) as outlet
    where outlet->>'copyOf' is null order by 1 desc)
  where told_at is null and published_at > now() - interval '31 days' and jsonb_array_length(outlets) > 0
$$;
select know_when_told();

-- listHeadlines of a week and more: what many report, further back than the newest of several sources reach
create index articles_widely on articles (published_at desc) where independent_count >= 5;
