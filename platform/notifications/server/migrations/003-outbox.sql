-- Messages wait in the outbox, with those of other kinds. What a worker had in hand is sent again. Places are given by hand:
-- a sequence goes on where a migration is interrupted.
insert into outbox_messages (id, position, reader_id, kind, target, dedupe_key, about, label, body, state, attempts,
  created_at, next_at, tried_at, error)
overriding system value
select id, (select coalesce(max(position), 0) from outbox_messages) + row_number() over (order by position), reader_id,
  channel, target, dedupe_key, about, list, body::text, state, attempts, created_at, next_at, tried_at, error
from notifications_deliveries;
select setval(pg_get_serial_sequence('outbox_messages', 'position'), max(position)) from outbox_messages;
drop table notifications_deliveries;
