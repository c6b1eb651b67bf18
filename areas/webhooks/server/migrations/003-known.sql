-- What a webhook knows of articles is kept as for all that listen to what happens.
insert into actions_known (listener, thing, reader_id, words, version, known_at)
select webhook_id, 'article/' || article_id, reader_id, words, version, written_at from webhooks_articles;
drop table webhooks_articles;
