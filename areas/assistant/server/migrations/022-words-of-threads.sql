-- The words of conversations are written by the program from here on, as those of articles are
-- (docs/decisions/0080-own-texts-are-searched-like-articles.md); those of before are until then in the former form.

alter table assistant_threads
  alter column search drop expression,
  alter column search set default '',
  add column is_indexed boolean not null default false;
alter table assistant_turns
  alter column search drop expression,
  alter column search set default '',
  add column is_indexed boolean not null default false;

-- indexOwnTexts: what waits, of a reader or of all
create index assistant_threads_unindexed on assistant_threads (reader_id) where not is_indexed;
create index assistant_turns_unindexed on assistant_turns (reader_id) where not is_indexed;

create function assistant_index_again() returns trigger language plpgsql as $$
begin
  new.is_indexed := false;
  return new;
end
$$;
create trigger assistant_threads_words_changed before update of title on assistant_threads for each row
  when (old.title is distinct from new.title) execute function assistant_index_again();
create trigger assistant_turns_words_changed before update of question, answer_text on assistant_turns for each row
  when ((old.question, old.answer_text) is distinct from (new.question, new.answer_text))
  execute function assistant_index_again();
