-- Request headers of sources are credentials like any other: sealed among the connections, with their health.
create function take_over_request_headers() returns void language sql as $$
  insert into connections (id, reader_id, area, kind, subject, name, sealed, created_at, changed_at)
  select 'connection-' || gen_random_uuid(), private_to, 'sources', 'request-headers', id,
    coalesce((select name from sources where feed_id = feeds.id and reader_id = private_to limit 1), title, address),
    request_headers, now(), now()
  from feeds where request_headers is not null and private_to is not null
  on conflict do nothing;
  update feeds set request_headers = null where request_headers is not null;
$$;
select take_over_request_headers();

comment on column feeds.request_headers is 'Null: only what older archives hold passes through, on its way to connections.';
