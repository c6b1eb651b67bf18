-- What a reader lets AI do; without a row, as a hub starts (ai-settings.ts).
create table ai_settings (
  reader_id text primary key references readers on delete cascade,
  settings jsonb not null
);
