-- Files that readers uploaded. What is in them lies once below the media folder, by its hash; it goes some time
-- after the last row that names it.
create table files (
  id text primary key,
  reader_id text not null references readers on delete cascade,
  -- SHA-256 of the content, in hexadecimal digits.
  hash text not null check (hash ~ '^[0-9a-f]{64}$'),
  bytes bigint not null,
  -- By its content, whatever its name says.
  type text not null,
  name text not null,
  created_at timestamptz not null
);
-- listFiles, getUsage
create index files_of on files (reader_id, created_at desc, id);
-- sweepContents
create index files_by_hash on files (hash);

call keep_to_reader('files');

-- The document that was uploaded; null where only its words were ever kept, or the original was deleted.
alter table profile_files add column file_id text references files on delete set null;
create index profile_files_by_file on profile_files (file_id) where file_id is not null;

create function delete_uploaded_document() returns trigger language plpgsql as $$
begin
  delete from files where id = old.file_id;
  return null;
end $$;
create trigger profile_files_deleted after delete on profile_files
  for each row when (old.file_id is not null) execute function delete_uploaded_document();
