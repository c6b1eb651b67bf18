-- What newsletters bring along: pictures that their text shows, and attachments. Each goes with its entry.
create table mail_files (
  entry_id bigint not null references entries on delete cascade,
  -- SHA-256 of the content, by which the text of the entry names it.
  hash text not null,
  name text not null,
  type text not null,
  content bytea not null,
  primary key (entry_id, hash)
);
-- Pictures are asked for by their content.
create index mail_files_by_hash on mail_files (hash);
