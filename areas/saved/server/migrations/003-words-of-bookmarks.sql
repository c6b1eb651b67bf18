-- The words of bookmarks are written by the program from here on, as those of articles are
-- (docs/decisions/0080-own-texts-are-searched-like-articles.md); those of before are until then in the former form.

alter table saved_bookmarks
  alter column search drop expression,
  alter column search set default '',
  add column is_indexed boolean not null default false;
drop function saved_tag_words(text[]);
-- Notes are among the words of their bookmark.
drop index saved_bookmarks_notes;

-- indexOwnTexts: what waits, of a reader or of all
create index saved_bookmarks_unindexed on saved_bookmarks (reader_id) where not is_indexed;

create function saved_bookmarks_index_again() returns trigger language plpgsql as $$
begin
  new.is_indexed := false;
  return new;
end
$$;
create trigger saved_bookmarks_words_changed before update of title, tags, note, address, text, language on saved_bookmarks
  for each row
  when ((old.title, old.tags, old.note, old.address, old.text, old.language)
    is distinct from (new.title, new.tags, new.note, new.address, new.text, new.language))
  execute function saved_bookmarks_index_again();
