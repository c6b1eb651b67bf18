-- What readers are told of, whoever makes it: one event makes one row, and what it says leads somewhere.
alter table notifications
  -- Names the event: a reader is told of it once, whatever found it.
  add column event text not null default 'event/' || gen_random_uuid(),
  -- Which kinds of notification it is, by who made it; settings say for each where it goes.
  add column kinds text[] not null default '{rule}',
  -- What is capped together, such as a topic; null where nothing is.
  add column subject text,
  -- Null for the title of its article, or the name of the hub.
  add column title text,
  add column details text,
  -- Where its action leads, and what that is called; null for its article.
  add column page text,
  add column action text,
  -- When it was decided where it goes; until then a worker has yet to.
  add column routed_at timestamptz,
  -- When it went out at once; null where it stands in the panel alone, or waited for a digest.
  add column sent_at timestamptz;

update notifications set routed_at = at, kinds = case when article_id is null then '{hub}'::text[] else kinds end;
-- The same article found by two rules was told twice: the first one is the event.
update notifications set event = 'article/' || article_id
where article_id is not null and id in (
  select min(id) from notifications where article_id is not null group by reader_id, article_id);

alter table notifications drop constraint notifications_rule_id_article_id_key;
create unique index notifications_events on notifications (reader_id, event);
-- isSettled
create index notifications_by_rule on notifications (rule_id, article_id) where rule_id is not null;
-- routeNotifications: the oldest first
create index notifications_to_route on notifications (id) where routed_at is null;
-- isOverCap
create index notifications_sent on notifications (reader_id, subject, sent_at) where sent_at is not null;

-- Topics whose new articles are told of, and since when.
alter table topics add column alert_since timestamptz;
