-- Settings of a site as they were published, so that a change of them is noticed.
alter table website_publications add column settings jsonb not null default '{}';

-- A page with a form is made whole when it is served.
alter table website_publication_files add column has_form boolean not null default false;

-- The origin of the server's page that shows the preview in a frame; null where a program asked for it.
alter table website_previews add column hub text;
-- Previews and domains stay with their server when an archive is restored, and go with sites that it does not have.
alter table website_previews drop constraint website_previews_site_id_fkey;
alter table website_previews drop constraint website_previews_reader_id_fkey;

-- Domains of sites. Whoever proved to own a domain keeps it until they remove it.
create table website_domains (
  id text primary key,
  number bigint generated always as identity unique,
  site_id text not null,
  reader_id text not null,
  -- In small letters, as the DNS has it: "xn--" for others than ASCII.
  domain text collate "C" not null,
  -- The domain without what is easily mistaken.
  look text collate "C" not null,
  -- Stands in a TXT record of the domain.
  token text not null,
  added_at timestamptz not null,
  verified_at timestamptz,
  -- The last check, and what it found.
  checked_at timestamptz,
  found jsonb,
  unique (site_id, domain)
);
create unique index website_domains_verified on website_domains (domain) where verified_at is not null;
create index website_domains_by_look on website_domains (look) where verified_at is not null;
create index website_domains_of_reader on website_domains (reader_id);
call keep_to_reader('website_domains');
