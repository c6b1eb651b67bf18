-- Agents that readers talk to. A conversation is a run of the platform, and its messages are steps of that run.
create table automation_agents (
  id text primary key,
  reader_id text not null references readers on delete cascade,
  name text not null,
  description text not null default '',
  type text not null default '',
  instructions text not null default '',
  is_paused boolean not null default false,
  -- The allow-list: names of actions, and whether asking is waived (contracts/agent-settings.ts).
  actions jsonb not null default '[]',
  topics text[] not null default '{}',
  knows_saved boolean not null default false,
  turns integer not null default 8,
  tokens_of_day integer not null default 200000,
  money_of_day double precision,
  -- Conversations that began, also those that the list of runs has forgotten.
  conversations integer not null default 0,
  created_at timestamptz not null default now(),
  -- Deleting can be undone for a day.
  deleted_at timestamptz
);
create index automation_agents_of_reader on automation_agents (reader_id, created_at, id) where deleted_at is null;
create index automation_agents_deleted on automation_agents (deleted_at) where deleted_at is not null;

create table automation_agent_documents (
  id text primary key,
  agent_id text not null references automation_agents on delete cascade,
  reader_id text not null references readers on delete cascade,
  -- The original among the reader's files; null once the reader deleted it there.
  file_id text references files on delete set null,
  name text not null,
  bytes integer not null,
  state text not null default 'reading' check (state in ('reading', 'ready', 'failed')),
  problem text,
  added_at timestamptz not null default now()
);
create index automation_agent_documents_of on automation_agent_documents (agent_id, added_at, id);
create index automation_agent_documents_file on automation_agent_documents (file_id) where file_id is not null;
-- The original goes with it (031-files.sql).
create trigger automation_agent_documents_deleted after delete on automation_agent_documents
  for each row when (old.file_id is not null) execute function delete_uploaded_document();

create table automation_agent_passages (
  document_id text not null references automation_agent_documents on delete cascade,
  number integer not null,
  reader_id text not null references readers on delete cascade,
  text text not null,
  -- Stems of its words, by which it is found.
  stems text[] not null,
  primary key (document_id, number)
);
create index automation_agent_passages_stems on automation_agent_passages using gin (stems);

-- Tokens and money of a day; a request is charged before it is sent, as much as it may cost.
create table automation_agent_days (
  agent_id text not null references automation_agents on delete cascade,
  reader_id text not null references readers on delete cascade,
  day date not null,
  tokens bigint not null default 0,
  micros bigint not null default 0,
  primary key (agent_id, day)
);

call keep_to_reader('automation_agents');
call keep_to_reader('automation_agent_documents');
call keep_to_reader('automation_agent_passages');
call keep_to_reader('automation_agent_days');
