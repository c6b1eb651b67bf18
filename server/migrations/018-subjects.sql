-- What articles are about, what of it rises, and what a reader wants of each part of the feed.

alter table articles
  -- The last moment at which the newest burst of independent sources is breaking news.
  add column breaking_until timestamptz;
update articles set breaking_until = published_at + interval '6 hours' where is_breaking;
drop index articles_breaking;
-- listBreaking
create index articles_breaking on articles (breaking_until) where is_breaking;

-- What a folder of Your Feed takes in; without a row, all of its category.
create table folder_settings (
  reader_id text not null references readers on delete cascade,
  folder text not null,
  -- Feeds of the chosen sources; null is every source.
  feed_ids bigint[],
  include_keywords text[] not null,
  exclude_keywords text[] not null,
  -- The keywords as questions to articles.search; null where there is none.
  includes tsquery,
  excludes tsquery,
  tone text not null,
  personalization_profile text not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (reader_id, folder)
);

-- Articles that a reader's folders file otherwise than by category; an empty folder is none at all.
create table articles_filed (
  reader_id text not null references readers on delete cascade,
  article_id bigint not null references articles on delete cascade,
  folder text not null,
  primary key (reader_id, article_id)
);
create index articles_filed_of on articles_filed (article_id);

-- What Top Headlines and Breaking News are set to; without a row, everything.
create table module_settings (
  reader_id text not null references readers on delete cascade,
  module text not null check (module in ('headlines', 'breaking')),
  personalization_profile text not null,
  source_tags text[] not null,
  primary key (reader_id, module)
);

-- What words of a language speak for which subject, learnt from entries whose subject is certain.
create table subject_lessons (
  language text primary key,
  model jsonb not null,
  version integer not null default 1
);
-- One row: how far in the order of joining entries were learnt from.
create table subject_learning (
  position bigint not null default 0
);
insert into subject_learning default values;

-- Who spoke of a term in which hour of the last day: each source once, however often it says so.
create table trend_sightings (
  language text not null,
  term text not null,
  hour timestamptz not null,
  feed_id bigint not null,
  article_id bigint not null,
  primary key (hour, language, term, feed_id)
);
-- How often a term is spoken of: the sightings, each worth half as much for every two days of age.
create table trend_terms (
  language text not null,
  term text not null,
  -- As it is written.
  words text not null,
  level double precision not null,
  level_at timestamptz not null,
  primary key (language, term)
);
-- One row: since when terms are counted, and when what is old was last put away.
create table trend_clock (
  since timestamptz,
  tidied_at timestamptz
);
insert into trend_clock default values;
