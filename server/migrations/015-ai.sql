-- Models that readers bring along, what they wrote, and what it cost.

create table ai_endpoints (
  id text primary key,
  reader_id text not null references readers on delete cascade,
  kind text not null check (kind in ('openai', 'anthropic', 'google', 'ollama')),
  name text not null,
  address text not null,
  -- server/secrets.ts; null where it wants none.
  key bytea,
  model text not null,
  fast_model text not null,
  thorough_model text not null,
  -- What went wrong last; it is left alone until then. Failures in a row make it longer.
  trouble text,
  rests_until timestamptz,
  failures integer not null default 0,
  created_at timestamptz not null
);
create index ai_endpoints_of on ai_endpoints (reader_id, created_at);

-- Without a row, as areas/news-hub/ai-plan.ts begins.
create table ai_plans (
  reader_id text primary key references readers on delete cascade,
  plan jsonb not null
);

-- A few rows a day for each reader: sums over them stay small.
create table ai_usage (
  reader_id text not null references readers on delete cascade,
  -- In UTC.
  day date not null,
  task text not null,
  model text not null,
  calls integer not null default 0,
  cached integer not null default 0,
  input_tokens bigint not null default 0,
  output_tokens bigint not null default 0,
  -- Millionths of the currency, at the price of that day; null while the model has no price.
  money_micros bigint,
  -- Sentences that stood the check against their sources, and those that did not.
  kept integer not null default 0,
  dropped integer not null default 0,
  primary key (reader_id, day, task, model)
);

-- Answers by what was asked (a hash of endpoint, model and question), so that nothing is asked twice.
create table ai_answers (
  reader_id text not null references readers on delete cascade,
  asked bytea not null,
  answer jsonb not null,
  answered_at timestamptz not null,
  primary key (reader_id, asked)
);
create index ai_answers_oldest on ai_answers (answered_at);

-- Stands beside the extractive summary, never in its place; goes when the entries are others than `basis` says.
create table ai_summaries (
  reader_id text not null references readers on delete cascade,
  article_id bigint not null references articles on delete cascade,
  state text not null check (state in ('waiting', 'written', 'kept')),
  basis text not null,
  -- [{text, citations: [{entry, start, end, passage}]}]
  sentences jsonb not null default '[]',
  -- Who wrote it: the endpoint's name and the model.
  endpoint text,
  model text,
  -- Why the sources' own words stand.
  message text,
  tries integer not null default 0,
  next_try_at timestamptz not null,
  primary key (reader_id, article_id)
);
create index ai_summaries_due on ai_summaries (next_try_at) where state = 'waiting';
create index ai_summaries_of on ai_summaries (article_id);

create sequence article_vectors_version;

-- What articles mean, as the reader's embedding model sees it.
create table article_vectors (
  reader_id text not null references readers on delete cascade,
  article_id bigint not null references articles on delete cascade,
  model text not null,
  -- Of the text that was embedded.
  hash bytea not null,
  -- One signed byte a dimension; only its direction counts.
  vector bytea not null,
  -- The article was written again since; the text may be the same.
  is_stale boolean not null default false,
  -- What a thread that holds vectors has not seen yet.
  version bigint not null default nextval('article_vectors_version'),
  primary key (reader_id, article_id)
);
create index article_vectors_newest on article_vectors (reader_id, model, version);
create index article_vectors_of on article_vectors (article_id);
