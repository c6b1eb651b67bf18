-- Files of other programs whose posts and pages a site took.
create table website_imports (
  id text primary key,
  number bigint generated always as identity unique,
  site_id text not null references website_sites on delete cascade,
  reader_id text not null references readers on delete cascade,
  -- The name of the file.
  name text not null,
  -- 'markdown' or 'wordpress'.
  format text not null,
  -- Reasons with their counts and first examples.
  left_out jsonb not null,
  at timestamptz not null,
  deleted_at timestamptz
);
create index website_imports_of_site on website_imports (site_id, number desc);
create index website_imports_of_reader on website_imports (reader_id);

-- Pictures of imports that are still to be made. They get the ids that posts name already.
create table website_import_pictures (
  id text primary key,
  import_id text not null references website_imports on delete cascade,
  reader_id text not null references readers on delete cascade,
  name text not null,
  alt text not null,
  -- Tells a picture from the others of the site.
  import_key text not null,
  body bytea not null
);
create index website_import_pictures_of_import on website_import_pictures (import_id);
create index website_import_pictures_of_reader on website_import_pictures (reader_id);
alter table website_import_pictures alter column body set storage external;

call keep_to_reader('website_imports');
call keep_to_reader('website_import_pictures');

-- The import that brought it, and its key in the file: the same file twice adds nothing.
alter table website_posts
  add column import_id text references website_imports on delete set null,
  add column import_key text;
create index website_posts_of_import on website_posts (import_id) where import_id is not null;
alter table website_pages
  add column import_id text references website_imports on delete set null,
  add column import_key text;
create index website_pages_of_import on website_pages (import_id) where import_id is not null;
alter table website_media
  add column import_id text references website_imports on delete set null,
  add column import_key text;
create index website_media_of_import on website_media (import_id) where import_id is not null;
