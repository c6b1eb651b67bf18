-- Where a feed said itself, when it was last read, that it has moved (`itunes:new-feed-url`).
alter table feeds add column new_address text;
