-- API tokens by which functions of projects read this server. Nobody is told their secrets, so only the server asks by
-- them. They stay with their server, as all tokens do.
create table app_studio_tokens (
  project_id text primary key,
  reader_id text not null,
  -- It stays when the token is removed, which functions are then told.
  token_id text not null
);
call keep_to_reader('app_studio_tokens');
