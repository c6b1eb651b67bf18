-- What is one reader's is seen and written for that reader only (docs/decisions/0026-world-and-desk.md).

-- Each table with a column `reader_id` is handed to this when it is made. A transaction says for whom it asks; one
-- that does not, as of a job, asks for everybody. Both are looked up once for a statement and not for each row.
create procedure keep_to_reader(personal regclass, reader name default 'reader_id') language plpgsql as $$
begin
  execute format('alter table %s enable row level security, force row level security', personal);
  execute format($policy$
    create policy of_reader on %s using (
      case when (select coalesce(current_setting('synthwire.reader', true), '') = '') then true
        else %I = (select current_setting('synthwire.reader', true)) end)
  $policy$, personal, reader);
end $$;

do $$
declare
  personal regclass;
begin
  for personal in
    select attrelid::regclass from pg_attribute join pg_class on pg_class.oid = attrelid
    where attname = 'reader_id' and not attisdropped and relkind = 'r' and relnamespace = current_schema()::regnamespace
  loop
    call keep_to_reader(personal);
  end loop;
end $$;

-- A reader, and what belongs to something of theirs.
call keep_to_reader('readers', 'id');

alter table inbox_senders enable row level security, force row level security;
create policy of_reader on inbox_senders using (exists (select from inboxes where inboxes.id = inbox_id));

alter table profile_files enable row level security, force row level security;
create policy of_reader on profile_files using (exists (select from profiles where profiles.id = profile_id));

alter table profile_links enable row level security, force row level security;
create policy of_reader on profile_links using (exists (select from profiles where profiles.id = profile_id));

alter table topics_waiting enable row level security, force row level security;
create policy of_reader on topics_waiting using (exists (select from topics where topics.id = topic_id));

alter table join_correction_entries enable row level security, force row level security;
create policy of_reader on join_correction_entries
  using (exists (select from join_corrections where join_corrections.id = correction_id));
