-- One row: how the clock went on while workers looked at it (areas/news-hub/server/clock/clock-state.ts).
create table hub_clock (
  is_only boolean primary key default true check (is_only),
  last_at timestamptz not null,
  -- Since then it has neither leapt ahead nor gone back.
  steady_since timestamptz not null,
  -- Its last leap ahead, while nobody knows better: from the last moment before to the first one after.
  leapt_from timestamptz,
  leapt_to timestamptz
);
