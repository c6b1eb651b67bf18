-- Passages as vectors of the sentence model, which are made anew where they are missing.
create table automation_agent_vectors (
  document_id text not null,
  number integer not null,
  reader_id text not null references readers on delete cascade,
  -- The model that made it, and when it was set up.
  made_by text not null,
  vector bytea not null,
  primary key (document_id, number),
  foreign key (document_id, number) references automation_agent_passages on delete cascade
);
call keep_to_reader('automation_agent_vectors');
