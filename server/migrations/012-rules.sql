-- What a reader has the hub do by itself. A rule never changes an article: it adds rows of the reader,
-- each of which names its rule, so that undoing one is deleting them.
create table rules (
  id text primary key,
  reader_id text not null references readers on delete cascade,
  -- The upper one has its turn first.
  position integer not null,
  name text not null,
  -- {match, conditions, actions} as in contracts/rule-editor.ts.
  definition jsonb not null,
  enabled boolean not null default false,
  -- While it acts on the past: articles below this id are still to be looked at.
  past_below bigint,
  -- Articles that came of age until then were looked at.
  aged_until timestamptz not null,
  created_at timestamptz not null
);
-- readRules: in their order
create index rules_in_order on rules (reader_id, position);

-- What a rule did, once for each article and action; what was undone is not done again.
create table rule_effects (
  rule_id text not null references rules on delete cascade,
  article_id bigint not null references articles on delete cascade,
  -- The action and what it is about: "hide", "tag:harbour", "boost:2".
  did text not null,
  reader_id text not null references readers on delete cascade,
  at timestamptz not null,
  undone_at timestamptz,
  primary key (rule_id, article_id, did)
);
-- listTouched: newest article first
create index rule_effects_newest on rule_effects (rule_id, article_id desc) where undone_at is null;
-- readRuleMarks: what was done to an article
create index rule_effects_of on rule_effects (article_id);

-- Null is the reader, who is not undone by a rule; so is a rule that was deleted and left its work.
alter table articles_put_away add column rule_id text references rules on delete set null;
alter table saved_articles add column rule_id text references rules on delete set null;
alter table article_reads add column rule_id text references rules on delete set null;
create index articles_put_away_by_rule on articles_put_away (rule_id) where rule_id is not null;
create index saved_articles_by_rule on saved_articles (rule_id) where rule_id is not null;
create index article_reads_by_rule on article_reads (rule_id) where rule_id is not null;

create table article_tags (
  reader_id text not null references readers on delete cascade,
  article_id bigint not null references articles on delete cascade,
  tag text not null,
  rule_id text references rules on delete set null,
  primary key (reader_id, article_id, tag)
);
create index article_tags_of on article_tags (article_id);
create index article_tags_by_rule on article_tags (rule_id) where rule_id is not null;

-- The folder that a reader sees an article in, where it is not the one of its subject.
create table article_moves (
  reader_id text not null references readers on delete cascade,
  article_id bigint not null references articles on delete cascade,
  category text not null,
  rule_id text references rules on delete set null,
  primary key (reader_id, article_id)
);
-- listFolderArticles: what was moved into a folder
create index article_moves_into on article_moves (reader_id, category, article_id desc);
create index article_moves_of on article_moves (article_id);
create index article_moves_by_rule on article_moves (rule_id) where rule_id is not null;

-- How many steps an article stands above (or, negative, below) its rank in a reader's lists.
create table article_boosts (
  reader_id text not null references readers on delete cascade,
  article_id bigint not null references articles on delete cascade,
  amount integer not null check (amount between -5 and 5),
  rule_id text references rules on delete set null,
  primary key (reader_id, article_id)
);
create index article_boosts_of on article_boosts (article_id);
create index article_boosts_by_rule on article_boosts (rule_id) where rule_id is not null;

create table notifications (
  id bigint generated always as identity primary key,
  reader_id text not null references readers on delete cascade,
  article_id bigint references articles on delete cascade,
  rule_id text references rules on delete set null,
  -- Said of the article; its own title is read when it is shown.
  text text not null,
  at timestamptz not null,
  seen_at timestamptz,
  unique (rule_id, article_id)
);
-- listNotifications: newest first
create index notifications_newest on notifications (reader_id, id desc);
-- hasNew
create index notifications_unseen on notifications (reader_id) where seen_at is null;
create index notifications_of on notifications (article_id) where article_id is not null;

-- How much an article looks like news (articles/quality-score.ts), 0 to 1, and what that is made of. Beside
-- the article, whose many indexes need not hear of it.
create table article_quality (
  article_id bigint primary key references articles on delete cascade,
  score real not null,
  parts jsonb not null
);
-- findMatches: rules ask for the bad ones, which are few
create index article_quality_poor on article_quality (score, article_id) where score < 0.5;
