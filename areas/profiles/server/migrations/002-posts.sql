-- Accounts that articles for a profile are posted to, such as a webhook of a channel.
alter table profiles_accounts
  -- Null where nothing is posted; older news than this is none.
  add column posts_since timestamptz,
  add column is_paused boolean not null default false,
  add column posted_at timestamptz,
  -- The earliest time of the next message.
  add column next_post_at timestamptz;
create index profiles_accounts_posting on profiles_accounts (next_post_at) where posts_since is not null;

-- Articles that were found for a profile, and those of them that were posted. They stay with their hub.
create table profiles_posts (
  profile_id text not null,
  account_id text not null,
  article_id bigint not null,
  reader_id text not null,
  title text not null,
  outlets text not null,
  because text not null,
  found_at timestamptz not null,
  posted_at timestamptz,
  primary key (profile_id, account_id, article_id)
);
create index profiles_posts_by_age on profiles_posts (found_at);
create index profiles_posts_of on profiles_posts (reader_id);
call keep_to_reader('profiles_posts');
