-- As whom an identity provider knows a reader. Like the other ways in, it stays with its hub.
create table reader_identities (
  id text not null unique,
  issuer text not null,
  subject text not null,
  reader_id text not null,
  -- What the provider calls them, to tell two apart.
  label text not null,
  created_at timestamptz not null,
  used_at timestamptz,
  primary key (issuer, subject)
);
create index identities_of_reader on reader_identities (reader_id);
call keep_to_reader('reader_identities');
