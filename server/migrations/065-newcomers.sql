-- Who asks to read here: a proxy or an identity provider named them, and an owner has not decided yet. Nobody's but the
-- owners', who see all of it.

create table newcomers (
  id text primary key,
  name text not null,
  -- The provider that knows them; empty for the proxy.
  issuer text not null,
  -- What that provider knows them by, or the name to sign in with that the proxy gives.
  subject text not null,
  asked_at timestamptz not null,
  refused_at timestamptz,
  unique (issuer, subject)
);
