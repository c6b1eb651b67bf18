-- Lists ask which entries of an article have files; nearly none has.
create index entries_with_files_by_id on entries (id) where enclosures <> '[]'::jsonb;
