-- Things that programs made for a reader by operations, so that they can be undone: each with who made it. Who reads here
-- made the rest.
create table actions_made (
  id bigint generated always as identity primary key,
  reader_id text not null references readers on delete cascade,
  by_kind text not null check (by_kind in ('rule', 'workflow', 'package', 'agent')),
  by_id text not null,
  -- The step of the maker in which it came about.
  step text,
  -- The operation that made it, such as "notes/editor/addNote"; its action says how it is undone.
  operation text not null,
  thing text not null,
  made_at timestamptz not null,
  unique (reader_id, by_kind, by_id, operation, thing)
);
-- listMade: newest first
create index actions_made_newest on actions_made (reader_id, by_kind, by_id, id desc);
call keep_to_reader('actions_made');
