-- Pieces that are made again and again.
create table newsroom_programmes (
  id text primary key,
  reader_id text not null,
  title text not null,
  subject jsonb not null,
  type text not null,
  format text not null,
  style text not null,
  duration text not null,
  times jsonb not null,
  keeps integer not null check (keeps > 0),
  is_paused boolean not null default false,
  -- Null where it goes by articles.
  next_at timestamptz,
  -- Up to when its last piece took articles.
  last_at timestamptz,
  trouble text,
  created_at timestamptz not null
);
create index newsroom_programmes_of_reader on newsroom_programmes (reader_id, created_at);
-- startDueProgrammes
create index newsroom_programmes_due on newsroom_programmes (next_at) where not is_paused;
call keep_to_reader('newsroom_programmes');

-- What is to be made. How far it is stands in the run whose subject it is; once it is made, there is a piece.
create table newsroom_jobs (
  id text primary key,
  reader_id text not null,
  type text not null check (type in ('audio', 'video', 'text')),
  title text not null,
  format text not null,
  style text not null,
  duration text not null,
  subject jsonb not null,
  source_module text not null,
  reviews_script boolean not null,
  programme_id text references newsroom_programmes on delete set null,
  scheduled_for timestamptz,
  -- scheduled: its time has not come; made: handed to a run; review: its script waits for the reader.
  state text not null check (state in ('scheduled', 'made', 'review', 'cancelled')),
  script jsonb,
  step text not null default '',
  -- When this attempt is likely to be done, by the speed so far.
  ready_at timestamptz,
  created_at timestamptz not null
);
-- listJobs: newest first
create index newsroom_jobs_of_reader on newsroom_jobs (reader_id, created_at desc, id);
-- startDueJobs
create index newsroom_jobs_due on newsroom_jobs (scheduled_for) where state = 'scheduled';
create index newsroom_jobs_of_programme on newsroom_jobs (programme_id, created_at desc);
call keep_to_reader('newsroom_jobs');

-- What was made, one for each job at most. A text has its words in the script of its job, and no file.
create table newsroom_pieces (
  job_id text primary key references newsroom_jobs on delete cascade,
  reader_id text not null,
  -- SHA-256 of the file and of its cover, among the media.
  hash text,
  media_type text not null,
  bytes bigint not null,
  cover text,
  seconds double precision not null,
  -- When lines sound, captions and chapters.
  timing jsonb,
  voices text not null,
  completed_at timestamptz not null,
  -- Where the reader is, and when they heard it to its end.
  position double precision not null default 0,
  heard_at timestamptz,
  is_kept boolean not null default false
);
create index newsroom_pieces_of_reader on newsroom_pieces (reader_id, completed_at desc);
create index newsroom_pieces_by_hash on newsroom_pieces (hash);
call keep_to_reader('newsroom_pieces');

-- Who speaks, by reader; what is missing is as usual.
create table newsroom_settings (
  reader_id text primary key,
  settings jsonb not null
);
call keep_to_reader('newsroom_settings');

-- Addresses for podcast players. Whoever knows one can listen; like tokens they stay with their hub.
create table newsroom_podcasts (
  id text primary key,
  reader_id text not null,
  title text not null,
  scope jsonb,
  -- The secret of its address: sealed, to be shown again, and hashed, to be found by.
  secret bytea not null,
  secret_hash bytea not null unique,
  created_at timestamptz not null,
  used_at timestamptz
);
create index newsroom_podcasts_of_reader on newsroom_podcasts (reader_id, created_at);
call keep_to_reader('newsroom_podcasts');
