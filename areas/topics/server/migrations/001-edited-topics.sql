-- Set once a topic was saved again: what a program added is the reader's own then.
alter table topics add column is_edited boolean not null default false;
