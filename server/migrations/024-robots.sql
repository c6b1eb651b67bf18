-- What robots.txt files ask of programs, kept for all workers until it is time to ask again.

create table robots_files (
  -- "https://host:port", whose file it is.
  origin text primary key,
  -- The rules that are meant for us, as lines; null while the file could never be read.
  rules text,
  ask_again_at timestamptz not null,
  -- Failures in a row, and when they began; 0 and null after an answer.
  failures integer not null default 0,
  unreachable_since timestamptz,
  problem text
);
-- keepRobotsFile: the oldest go first
create index robots_files_oldest on robots_files (ask_again_at);

alter table feeds
  -- The host whose robots.txt asks programs not to read the pages of this feed's entries; null: none did lately.
  add column pages_forbidden_by text;
