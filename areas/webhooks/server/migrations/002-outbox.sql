-- Deliveries wait in the outbox, with messages of other kinds. Those of a webhook that is off wait until it is switched on.
-- Places are given by hand: a sequence goes on where a migration is interrupted.
insert into outbox_messages (id, position, reader_id, kind, target, dedupe_key, about, label, body, state, attempts,
  created_at, next_at, tried_at, status, duration_ms, error)
overriding system value
select one.id, (select coalesce(max(position), 0) from outbox_messages) + row_number() over (order by position),
  one.reader_id, 'webhook', webhook_id, dedupe_key, about, event, body, one.state, attempts, one.created_at,
  case when webhooks.state = 'on' then next_at end, tried_at, status, duration_ms, error
from webhooks_deliveries as one join webhooks on webhooks.id = webhook_id;
select setval(pg_get_serial_sequence('outbox_messages', 'position'), max(position)) from outbox_messages;
drop table webhooks_deliveries;
alter table webhooks drop column claimed_until;
