-- The public ranking of models: the dataset that it is made from, and the last good copy of it.
create table leaderboard_dataset (
  -- As an owner typed it; null: the one that the hub comes with.
  address text,
  -- The last good copy, and when it was fetched.
  models jsonb,
  copied_at timestamptz,
  tried_at timestamptz,
  failures integer not null default 0,
  -- Why the last attempt failed, in words.
  trouble text,
  next_try_at timestamptz not null default '2020-01-01T00:00:00Z'
);
create unique index leaderboard_dataset_is_one on leaderboard_dataset ((true));
insert into leaderboard_dataset default values;
