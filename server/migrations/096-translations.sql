-- Summaries that rules add in another language, by an endpoint of the reader. They stand below the original.
create table article_translations (
  reader_id text not null references readers on delete cascade,
  article_id bigint not null references articles on delete cascade,
  rule_id text references rules on delete set null,
  language text not null,
  state text not null default 'waiting' check (state in ('waiting', 'done', 'refused')),
  next_try_at timestamptz not null,
  tries integer not null default 0,
  -- SHA-256 of the summary that was translated, in hexadecimal: the text is shown with that one alone.
  basis text,
  text text,
  -- Why there is none.
  message text,
  endpoint text,
  model text,
  primary key (reader_id, article_id)
);
-- translateSummaries: what is due, the newest article first
create index article_translations_due on article_translations (reader_id, article_id desc) where state = 'waiting';
create index article_translations_of on article_translations (article_id);
create index article_translations_by_rule on article_translations (rule_id) where rule_id is not null;
call keep_to_reader('article_translations');
