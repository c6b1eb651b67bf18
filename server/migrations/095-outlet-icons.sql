-- Favicons of outlets, drawn anew: never a stranger's file.
create table outlet_icons (
  -- As in feeds.outlet.
  key text primary key,
  -- When its site is asked again.
  next_at timestamptz not null,
  -- Of the larger one; null: its site has none, or was not asked yet.
  hash text,
  -- PNG of 32 and of 64 px.
  small bytea,
  large bytea,
  check ((hash is null) = (small is null) and (hash is null) = (large is null))
);
-- iconDocument
create index outlet_icons_hash on outlet_icons (hash) where hash is not null;
