-- Focus Cards: what a reader follows across sources, and which articles that are.

-- Words as a topic looks for them: any of the keywords, of each all parts that stand between " + ". A part of
-- several words is a phrase; behind "title:" it must stand in the title.
create function topic_words(keywords text[]) returns tsquery
language plpgsql immutable parallel safe as $$
declare
  keyword text;
  part text;
  words tsquery;
  together tsquery;
  wanted tsquery := '';
begin
  foreach keyword in array keywords loop
    together := '';
    foreach part in array regexp_split_to_array(btrim(keyword), '\s+\+\s+') loop
      words := search_words('"' || replace(regexp_replace(part, '^title:\s*', '', 'i'), '"', ' ') || '"');
      if part ~* '^title:' then
        words := regexp_replace(words::text, '(''(?:[^'']|'''')*'')', '\1:A', 'g')::tsquery;
      end if;
      together := together && words;
    end loop;
    wanted := wanted || together;
  end loop;
  return wanted;
end $$;

create table topics (
  id text primary key,
  -- In the order of their making.
  place bigint generated always as identity,
  reader_id text not null references readers on delete cascade,
  title text not null,
  -- Names of the reader's sources, or "All sources".
  sources text[] not null,
  tone text not null,
  style text not null,
  include_keywords text[] not null,
  exclude_keywords text[] not null,
  highlight_words text[] not null,
  summarization_instructions text not null,
  min_source_count integer not null,
  require_image boolean not null,
  -- Of topic_articles that are not hidden; kept by triggers.
  article_count integer not null default 0,
  created_at timestamptz not null,
  wanted tsquery not null generated always as (topic_words(include_keywords)) stored,
  unwanted tsquery not null generated always as (topic_words(exclude_keywords)) stored
);
create index topics_of on topics (reader_id, place);

-- Topics whose articles have to be found anew, since what the reader follows changed. Only added to and taken
-- from: a row for each change, so that none is lost to a rebuilding that began before it.
create table topics_waiting (
  topic_id text not null references topics on delete cascade
);
-- rebuildTopics
create index topics_waiting_by_topic on topics_waiting (topic_id);

-- Without foreign keys, which take longer than all the rest when a topic gains thousands; see leave_topics.
create table topic_articles (
  reader_id text not null,
  topic_id text not null,
  article_id bigint not null,
  published_at timestamptz not null,
  -- The reader, or a rule of theirs, hid it.
  is_hidden boolean not null,
  primary key (topic_id, article_id)
);
-- listTopics, listTopicArticles: newest first
create index topic_articles_newest on topic_articles (topic_id, published_at desc, article_id desc)
  where not is_hidden;
-- listTopicArticles of all topics
create index topic_articles_newest_of_all on topic_articles (reader_id, published_at desc, article_id desc)
  where not is_hidden;
create index topic_articles_of on topic_articles (article_id);

-- Adds (1) or takes away (-1) the articles of a statement. A trigger, so that the count stays true whoever
-- writes, merges, hides or deletes articles.
create function count_topic_articles() returns trigger language plpgsql as $$
begin
  update topics set article_count = article_count + tg_argv[0]::integer * counted.articles
  from (select topic_id, count(*) as articles from changed where not is_hidden group by topic_id) as counted
  where topics.id = counted.topic_id;
  return null;
end $$;

create trigger topic_articles_added after insert on topic_articles
  referencing new table as changed for each statement execute function count_topic_articles('1');
create trigger topic_articles_removed after delete on topic_articles
  referencing old table as changed for each statement execute function count_topic_articles('-1');
create trigger topic_articles_updated_1 after update on topic_articles
  referencing new table as changed for each statement execute function count_topic_articles('1');
create trigger topic_articles_updated_2 after update on topic_articles
  referencing old table as changed for each statement execute function count_topic_articles('-1');

-- Whoever changes what topics hold takes this lock first (server/advisory-locks.ts, matchingTopics).
create function lock_topics() returns void language sql as $$
  select pg_advisory_xact_lock(7269013)
$$;

create function leave_topics() returns trigger language plpgsql as $$
begin
  perform lock_topics();
  delete from topic_articles where article_id = old.id;
  return null;
end $$;

-- At the end of the transaction, which may wait for articles that somebody else writes and matches just now.
create constraint trigger article_leaves_topics after delete on articles
  deferrable initially deferred for each row execute function leave_topics();

create function empty_topics() returns trigger language plpgsql as $$
begin
  perform lock_topics();
  delete from topic_articles where topic_id in (select id from changed);
  return null;
end $$;

create trigger topics_emptied after delete on topics
  referencing old table as changed for each statement execute function empty_topics();

create function hide_in_topics() returns trigger language plpgsql as $$
begin
  if not exists (
    select 1 from changed join topic_articles using (reader_id, article_id)
  ) then
    return null;
  end if;
  perform lock_topics();
  update topic_articles as hidden set is_hidden = not hidden.is_hidden
  from changed
  where hidden.reader_id = changed.reader_id and hidden.article_id = changed.article_id
    and hidden.is_hidden <> exists (
      select 1 from articles_put_away as away
      where away.reader_id = hidden.reader_id and away.article_id = hidden.article_id and away.state = 'hidden');
  return null;
end $$;

create trigger put_away_from_topics after insert on articles_put_away
  referencing new table as changed for each statement execute function hide_in_topics();
create trigger put_away_otherwise_in_topics after update on articles_put_away
  referencing new table as changed for each statement execute function hide_in_topics();
create trigger taken_back_to_topics after delete on articles_put_away
  referencing old table as changed for each statement execute function hide_in_topics();

-- A source that comes, goes, or falls silent takes its articles along; one that is called otherwise stays chosen.
create function let_topics_wait() returns trigger language plpgsql as $$
begin
  insert into topics_waiting select id from topics where reader_id in (select reader_id from changed);
  return null;
end $$;

create function note_topic_source() returns trigger language plpgsql as $$
begin
  if old.name <> new.name then
    update topics set sources = array_replace(sources, old.name, new.name)
    where reader_id = new.reader_id and old.name = any(sources);
  end if;
  insert into topics_waiting select id from topics where reader_id = new.reader_id;
  return null;
end $$;

create trigger source_followed after insert on sources
  referencing new table as changed for each statement execute function let_topics_wait();
create trigger source_unfollowed after delete on sources
  referencing old table as changed for each statement execute function let_topics_wait();
create trigger source_changed after update of name, muted_at, feed_id on sources
  for each row
  when (old.name <> new.name or old.feed_id <> new.feed_id
    or (old.muted_at is null) <> (new.muted_at is null))
  execute function note_topic_source();
