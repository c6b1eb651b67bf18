-- Names of previews, and what each shows: whichever process is asked builds it again. They stay with their server.
create table app_studio_previews (
  project_id text primary key,
  reader_id text not null,
  name text not null unique,
  -- The last commit whose build succeeded.
  commit_id text not null
);
call keep_to_reader('app_studio_previews');
