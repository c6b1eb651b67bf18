-- A token may open one document alone, by the address that it stands in. Tokens of before go on opening feeds by an address,
-- where they stand in feed readers already; newer ones do not.

alter table api_tokens
  -- Path and query of the document, without its format; null where it is a program's.
  add opens text,
  add opens_feeds boolean not null default false,
  -- When a feed was last opened by an address with this token in it.
  add used_in_address_at timestamptz;
update api_tokens set opens_feeds = true;
