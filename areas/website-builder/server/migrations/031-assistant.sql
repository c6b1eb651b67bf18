-- What readers asked the assistant of a site for, and what it answered.
create table website_assistant_messages (
  number bigint generated always as identity primary key,
  site_id text not null references website_sites on delete cascade,
  reader_id text not null references readers on delete cascade,
  is_from_user boolean not null,
  words text not null,
  at timestamptz not null
);
create index website_assistant_messages_of_site on website_assistant_messages (site_id, number);
create index website_assistant_messages_of_reader on website_assistant_messages (reader_id);

call keep_to_reader('website_assistant_messages');
