-- What readers wish of their topics, once an endpoint follows it; articles that are one across languages.

alter table topic_articles
  -- The reader's endpoint found that it does not fit the topic's instructions.
  add column is_left_out boolean not null default false,
  -- The words of the article that were judged, as a hash; null: by these instructions none were.
  add column judged text;

alter table topics
  -- Why articles wait to be judged or were not, in words; null: nothing is wrong.
  add column judging_trouble text,
  -- Answers in a row that were none.
  add column judging_tries integer not null default 0;

create or replace function count_topic_articles() returns trigger language plpgsql as $$
begin
  update topics set article_count = article_count + tg_argv[0]::integer * counted.articles
  from (
    select topic_id, count(*) as articles from changed where not is_hidden and not is_left_out group by topic_id
  ) as counted
  where topics.id = counted.topic_id;
  return null;
end $$;

-- readTopicWishes, listTopicArticles: what was left out
create index topic_articles_left_out on topic_articles (topic_id, published_at desc, article_id desc)
  where is_left_out;

-- Not made by the reader but found by their embeddings: the same event in another language. Undoing it parts the two.
alter table join_corrections add column is_by_meaning boolean not null default false;

-- Held against what is told in other languages.
alter table article_vectors add column is_compared boolean not null default false;
-- uniteLanguages
create index article_vectors_uncompared on article_vectors (reader_id) where not is_compared;
