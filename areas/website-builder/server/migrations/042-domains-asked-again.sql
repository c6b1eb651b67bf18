-- Since when the record that proves a verified domain is not found; null while it is.
alter table website_domains add column missing_since timestamptz;
create index website_domains_to_ask on website_domains (checked_at) where verified_at is not null;
