-- How a reader wants the hub to keep and refresh what it has; without a row, as it starts (hub-settings.ts).

create table hub_settings (
  reader_id text primary key references readers on delete cascade,
  -- After how many days articles leave the lists; -1 is never.
  retention_days integer not null check (retention_days in (30, 60, 90, 180, 365, -1)),
  auto_refresh boolean not null,
  refresh_minutes integer not null check (refresh_minutes in (15, 30, 60, 120)),
  email_notifications boolean not null,
  push_notifications boolean not null,
  -- What articles and pictures may take on disk; null is all there is.
  max_storage_bytes bigint check (max_storage_bytes > 0),
  -- When less was to be kept than before: nothing is deleted for a while after that.
  tightened_at timestamptz not null
);

-- Somebody asked for these feeds at that moment: they are fetched also where nothing is by itself.
alter table feeds add column asked_at timestamptz;

-- What feeds were called before they moved: a list that still names one so adds nothing.
create table feed_former_addresses (
  feed_id bigint not null references feeds on delete cascade,
  address text not null,
  primary key (feed_id, address)
);

create function keep_former_address() returns trigger
language plpgsql as $$
begin
  insert into feed_former_addresses (feed_id, address) values (old.id, old.address) on conflict do nothing;
  return new;
end
$$;

create trigger feeds_keep_former_address after update of address on feeds
for each row when (old.address is distinct from new.address)
execute function keep_former_address();

