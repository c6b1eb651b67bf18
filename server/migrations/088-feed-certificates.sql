-- Certificates that an owner trusts for one feed, each at one host of it (with its port, where that is not 443).
create table feed_certificates (
  feed_id bigint not null references feeds on delete cascade,
  host text not null,
  -- SHA-256, as "AB:CD:..."
  fingerprint text not null,
  trusted_at timestamptz not null,
  primary key (feed_id, host)
);
-- The certificate that kept the last visit of a feed out.
alter table feeds add column refused_host text, add column refused_fingerprint text;
