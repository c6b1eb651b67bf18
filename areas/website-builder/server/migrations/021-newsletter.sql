-- Subscribers of the newsletters of sites, each confirmed by mail.
create table website_subscribers (
  id text primary key,
  number bigint generated always as identity unique,
  site_id text not null references website_sites on delete cascade,
  reader_id text not null references readers on delete cascade,
  -- In small letters.
  mail text collate "C" not null,
  -- 'asked', 'confirmed', 'left' or 'refused': the mail server takes nothing for the address.
  state text not null,
  asked_at timestamptz not null,
  -- Mails that asked for a confirmation since the last one was given.
  asked_times integer not null default 1,
  confirmed_at timestamptz,
  ended_at timestamptz,
  unique (site_id, mail)
);
create index website_subscribers_in_state on website_subscribers (site_id, state, number);
create index website_subscribers_by_mail on website_subscribers (reader_id, mail);

-- Mails that asked for a confirmation, by hour.
create table website_signup_hours (
  site_id text not null references website_sites on delete cascade,
  hour timestamptz not null,
  reader_id text not null references readers on delete cascade,
  asked integer not null,
  primary key (site_id, hour)
);
create index website_signup_hours_of_reader on website_signup_hours (reader_id);

-- Letters to the subscribers, which go out some an hour.
create table website_letters (
  id text primary key,
  number bigint generated always as identity unique,
  site_id text not null references website_sites on delete cascade,
  reader_id text not null references readers on delete cascade,
  subject text not null,
  words text not null,
  -- 'draft', 'sending' or 'sent'.
  state text not null,
  -- The address of the site, which links in it lead to; null for a draft.
  origin text,
  edited_at timestamptz not null,
  sent_at timestamptz,
  -- The number of the last subscriber that it was queued for, and how many those were.
  reached bigint not null default 0,
  queued integer not null default 0
);
create index website_letters_of_site on website_letters (site_id, number desc);
create index website_letters_sending on website_letters (number) where state = 'sending';
create index website_letters_of_reader on website_letters (reader_id);

call keep_to_reader('website_subscribers');
call keep_to_reader('website_signup_hours');
call keep_to_reader('website_letters');
