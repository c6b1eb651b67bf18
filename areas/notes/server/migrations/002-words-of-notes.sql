-- The words of notes are written by the program from here on, as those of articles are
-- (docs/decisions/0080-own-texts-are-searched-like-articles.md); those of before are until then in the former form.

alter table notes
  alter column search drop expression,
  alter column search set default '',
  add column is_indexed boolean not null default false;
drop function notes_tag_words(text[]);

-- indexOwnTexts: what waits, of a reader or of all
create index notes_unindexed on notes (reader_id) where not is_indexed;

create function notes_index_again() returns trigger language plpgsql as $$
begin
  new.is_indexed := false;
  return new;
end
$$;
create trigger notes_words_changed before update of title, tags, quote, text, language on notes for each row
  when ((old.title, old.tags, old.quote, old.text, old.language)
    is distinct from (new.title, new.tags, new.quote, new.text, new.language))
  execute function notes_index_again();
