-- Posts of sites.

create table website_posts (
  id text primary key,
  number bigint generated always as identity unique,
  site_id text not null references website_sites on delete cascade,
  reader_id text not null references readers on delete cascade,
  path text collate "C" not null,
  title text not null,
  description text not null default '',
  author text not null default '',
  tags text[] not null default '{}',
  share_picture text,
  content jsonb not null,
  -- Publications show it from then on; null for a draft.
  published_at timestamptz,
  -- Its time is still to come, so the site is published then.
  is_waiting boolean not null default false,
  -- Counts the saves.
  version integer not null default 1,
  edited_at timestamptz not null,
  deleted_at timestamptz
);
create unique index website_posts_paths on website_posts (site_id, path) where deleted_at is null;
create index website_posts_of_site on website_posts (site_id, number);
create index website_posts_of_reader on website_posts (reader_id);
create index website_posts_waiting on website_posts (published_at) where is_waiting;

call keep_to_reader('website_posts');
