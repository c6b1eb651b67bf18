-- Who the hub chooses and writes for.
create table profiles (
  id text primary key,
  -- In the order in which they were created, also several at once.
  position bigint generated always as identity,
  reader_id text not null references readers on delete cascade,
  name text not null,
  description text not null,
  color text not null check (color in ('blue', 'green', 'purple', 'yellow')),
  created_at timestamptz not null,
  instructions text not null default '',
  selected_topics text[] not null default '{}',
  smart_curation boolean not null default false,
  -- The one that the feed goes by; none or one of each reader.
  is_applied boolean not null default false,
  -- What follows from all that it holds: [{stem, word, weight, because}] (profile-interests.ts).
  interests jsonb not null default '[]'
);
-- listProfiles
create index profiles_of on profiles (reader_id, position);
create unique index profiles_applied on profiles (reader_id) where is_applied;

create table profile_files (
  id text primary key,
  position bigint generated always as identity,
  profile_id text not null references profiles on delete cascade,
  name text not null,
  bytes bigint not null,
  uploaded_at timestamptz not null,
  text text not null
);
create index profile_files_of on profile_files (profile_id, position);

create table profile_links (
  id text primary key,
  position bigint generated always as identity,
  profile_id text not null references profiles on delete cascade,
  url text not null,
  type text not null check (type in ('rss', 'website', 'api')),
  added_at timestamptz not null,
  -- What was read there; null while that has not been tried.
  text text,
  -- Why nothing could be read, and what to do.
  problem text
);
create index profile_links_of on profile_links (profile_id, position);
