-- Files on their way to the server; what has come of each lies in the data folder, under its id. Archives leave them out, so
-- they do not refer to their reader.
create table files_uploads (
  id text primary key,
  reader_id text not null,
  -- What it is for, such as "profiles/document".
  kind text not null,
  name text not null,
  -- What was announced.
  bytes bigint not null,
  created_at timestamptz not null
);
-- beginUpload counts those of a reader
create index files_uploads_of on files_uploads (reader_id, created_at);

call keep_to_reader('files_uploads');
