-- What entries said of names: how many spoke of each as a person, an organization, a place. A name that was told so
-- before is known where an entry only mentions it. Last names of people begin with a tilde.
create table learnt_names (
  name text primary key,
  person int not null default 0,
  organisation int not null default 0,
  place int not null default 0,
  seen_at timestamptz not null
);
create index learnt_names_seen on learnt_names (seen_at);

-- The entry up to which names were learnt, in the order of joining.
create table name_learning (
  position bigint not null
);
insert into name_learning values (0);
