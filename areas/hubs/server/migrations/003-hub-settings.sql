-- What each hub is set to; '' stands for the first one, which the others go by until they have a setting of their own.
alter table module_settings add column hub_id text not null default '';
alter table module_settings drop constraint module_settings_pkey;
alter table module_settings add primary key (reader_id, hub_id, module);

alter table folders_open add column hub_id text not null default '';
alter table folders_open drop constraint folders_open_pkey;
alter table folders_open add primary key (reader_id, hub_id);

-- What the toolbar of a hub was left at.
create table hubs_views (
  reader_id text not null references readers on delete cascade,
  hub_id text not null,
  filter text not null,
  view_mode text not null,
  period text not null,
  primary key (reader_id, hub_id)
);
call keep_to_reader('hubs_views');

create function forget_hub_settings() returns trigger language plpgsql as $$
begin
  delete from module_settings where reader_id = old.reader_id and hub_id = old.id;
  delete from folders_open where reader_id = old.reader_id and hub_id = old.id;
  delete from hubs_views where reader_id = old.reader_id and hub_id = old.id;
  return null;
end $$;
create trigger hub_settings_forgotten after delete on hubs for each row execute function forget_hub_settings();
