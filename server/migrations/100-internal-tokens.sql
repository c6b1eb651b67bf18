-- Tokens with which only this server asks: nobody was told their secrets.
alter table api_tokens add column is_internal boolean not null default false;
