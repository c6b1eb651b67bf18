-- Retry-After is for one address; a host that refuses several within minutes is left alone as a whole.
alter table hosts add column refused_lately jsonb;

-- A reader asks for this feed at once, though its host or its own Retry-After would have it wait.
alter table feeds add column is_asked_at_once boolean not null default false;
