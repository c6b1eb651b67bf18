-- News sites: articles of the reader's own hub that a site shows to visitors, each after a while in which it can be stopped.

create table website_news (
  site_id text primary key references website_sites on delete cascade,
  reader_id text not null references readers on delete cascade,
  -- A hub or a topic by its id, or the words of a search.
  kind text not null check (kind in ('hub', 'topic', 'search')),
  origin text not null,
  least_sources integer not null,
  since timestamptz not null,
  -- Something may have changed since the last look.
  is_stale boolean not null default true,
  -- Counts the changes of what visitors see.
  version integer not null default 0,
  checked_at timestamptz
);
create index website_news_stale on website_news (site_id) where is_stale;
create index website_news_of_reader on website_news (reader_id);

create table website_stories (
  site_id text not null references website_news on delete cascade,
  article_id bigint not null,
  reader_id text not null references readers on delete cascade,
  -- The end of its path, from the title that it had first.
  slug text not null,
  -- Its article was written again since it was looked at.
  is_stale boolean not null default false,
  -- What visitors see; null before, and after it is withdrawn.
  shown jsonb,
  shown_at timestamptz,
  -- What they see once `due_at` is over.
  next jsonb,
  due_at timestamptz,
  -- The reader stopped it: what it said then is not shown, and for good if `is_barred`.
  stopped jsonb,
  is_barred boolean not null default false,
  -- When words that were shown changed or went; null for none.
  corrected_at timestamptz,
  withdrawn_at timestamptz,
  -- The article that absorbed it.
  merged_into bigint,
  published_at timestamptz not null,
  primary key (site_id, article_id)
);
create index website_stories_shown on website_stories (site_id, published_at desc, article_id desc)
  where shown is not null;
create index website_stories_due on website_stories (site_id, due_at) where due_at is not null;
create index website_stories_stale on website_stories (site_id) where is_stale;
create index website_stories_of_article on website_stories (article_id);
create index website_stories_of_reader on website_stories (reader_id);

call keep_to_reader('website_news');
call keep_to_reader('website_stories');
