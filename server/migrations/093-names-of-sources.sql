-- Whether a source has a name that nobody gave it, and gets that of its outlet once its feed was read; null: it keeps its name.
alter table sources add column awaits_name boolean;

update sources set awaits_name = true from feeds
where feeds.id = feed_id and (name in (title, address) or right(name, length(title) + 3) = ' · ' || title);
-- nameSources
create index sources_awaiting on sources (feed_id) where awaits_name;
