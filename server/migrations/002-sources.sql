-- What a reader decides of a source beyond its name, and whose a feed is.

alter table sources
  -- The folders it lies in as names, the outermost first; empty at the top.
  add column folder text[] not null default '{}',
  -- Not fetched for this reader until taken up again.
  add column paused_at timestamptz,
  -- Fetched, and kept out of the reader's lists.
  add column muted_at timestamptz,
  -- Whether the whole text is fetched where the feed gives only its beginning.
  add column full_text text not null default 'auto' check (full_text in ('auto', 'on', 'off'));

alter table feeds
  -- A feed that only this reader can read: it has a secret of the reader's, or is an inbox.
  add column private_to text references readers on delete cascade,
  -- Sealed (server/secrets.ts): headers that are sent with each request, as JSON.
  add column request_headers bytea,
  drop constraint feeds_address_key,
  add constraint feeds_address unique nulls not distinct (address, private_to);
