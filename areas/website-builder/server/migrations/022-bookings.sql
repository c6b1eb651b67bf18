-- Times at which visitors of a site can book.
create table website_hours (
  site_id text primary key references website_sites on delete cascade,
  reader_id text not null references readers on delete cascade,
  -- Time zone, hours by weekday, length of a slot, seats, days ahead, closed days.
  settings jsonb not null
);
create index website_hours_of_reader on website_hours (reader_id);

-- Each seat of a slot is one row, so that it is given once.
create table website_bookings (
  id text primary key,
  number bigint generated always as identity unique,
  site_id text not null references website_sites on delete cascade,
  reader_id text not null references readers on delete cascade,
  slot timestamptz not null,
  ends_at timestamptz not null,
  seat integer not null,
  -- The number of people, who take one seat together.
  people integer not null default 1,
  name text not null,
  mail text not null,
  phone text not null default '',
  note text not null default '',
  booked_at timestamptz not null,
  cancelled_at timestamptz,
  -- 'visitor' or 'reader'.
  cancelled_by text,
  reminded_at timestamptz
);
create unique index website_bookings_seats on website_bookings (site_id, slot, seat) where cancelled_at is null;
create index website_bookings_by_slot on website_bookings (site_id, slot, number);
create index website_bookings_by_mail on website_bookings (site_id, lower(mail));
create index website_bookings_of_reader on website_bookings (reader_id);
create index website_bookings_to_remind on website_bookings (slot) where cancelled_at is null and reminded_at is null;

call keep_to_reader('website_hours');
call keep_to_reader('website_bookings');
