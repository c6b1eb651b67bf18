-- Projects of readers, and their files as git keeps them: objects that are named by their content, and refs to commits.
create table app_studio_projects (
  id text primary key,
  number bigint generated always as identity unique,
  reader_id text not null references readers on delete cascade,
  name text not null,
  created_at timestamptz not null,
  -- Grows with each save, rename and push.
  edited_at timestamptz not null,
  archived_at timestamptz,
  -- Deleting can be undone until the project is swept.
  deleted_at timestamptz
);
create index app_studio_projects_of_reader on app_studio_projects (reader_id, edited_at desc, number desc);
create index app_studio_projects_deleted on app_studio_projects (deleted_at) where deleted_at is not null;

-- Objects of a reader are shared by all of their projects: a copy of a project takes no room.
create table app_studio_objects (
  reader_id text not null references readers on delete cascade,
  -- SHA-1 as git counts it, in hex.
  id text collate "C" not null,
  -- 1 commit, 2 tree, 3 blob, 4 tag, as in packs.
  kind smallint not null check (kind between 1 and 4),
  -- Before it was deflated.
  bytes integer not null,
  -- Deflated, as packs hold it.
  body bytea not null,
  -- Those of a commit; a tag has the object that it names as its only parent.
  tree text collate "C",
  parents text[],
  stored_at timestamptz not null,
  primary key (reader_id, id)
);
alter table app_studio_objects alter column body set storage external;

create table app_studio_refs (
  project_id text not null references app_studio_projects on delete cascade,
  -- refs/heads/main is the project itself.
  name text collate "C" not null,
  reader_id text not null references readers on delete cascade,
  commit_id text collate "C" not null,
  -- The files at that commit.
  files integer not null,
  bytes bigint not null,
  -- Whose next save may replace the commit, and since when; null where the commit stays.
  hand text,
  hand_since timestamptz,
  primary key (project_id, name),
  -- Deferred where all of a reader is deleted.
  foreign key (reader_id, commit_id) references app_studio_objects (reader_id, id) deferrable
);
-- sweepObjects, and the check of the foreign key
create index app_studio_refs_to on app_studio_refs (reader_id, commit_id);

-- The room that objects of a reader take. Whoever writes or sweeps objects locks the row first.
create table app_studio_room (
  reader_id text primary key references readers on delete cascade,
  bytes bigint not null default 0,
  objects integer not null default 0,
  -- Something may lead to fewer objects than at the last sweep.
  has_unreached boolean not null default false
);

call keep_to_reader('app_studio_projects');
call keep_to_reader('app_studio_objects');
call keep_to_reader('app_studio_refs');
call keep_to_reader('app_studio_room');
