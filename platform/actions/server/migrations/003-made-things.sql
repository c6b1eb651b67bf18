-- readMakers: by the things themselves
create index actions_made_things on actions_made (reader_id, operation, thing);
