-- What one process at a time does, such as joining entries: who holds it, and until when unless they renew it.
-- By the clock of the database, so that the clocks of several machines need not agree.
create table leases (
  name text primary key,
  holder text not null,
  held_until timestamptz not null
);
