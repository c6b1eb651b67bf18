-- Lists show only what is unread.
alter table list_choices add column unread_only boolean not null default false;
