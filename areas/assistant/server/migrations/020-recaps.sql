-- What the weekly recap of a reader tells of, chosen anew every few hours: a message does not change while it is read.
create table assistant_recaps (
  reader_id text primary key references readers on delete cascade,
  made_at timestamptz not null,
  -- [{article, facts, links, related}]: which articles, and where the sentences stand that are shown of them.
  items jsonb not null
);
call keep_to_reader('assistant_recaps');

-- readingWeek: what was opened by hand in seven days
create index assistant_reads_by_time on article_reads (reader_id, read_at)
  where rule_id is null and batch is null;
