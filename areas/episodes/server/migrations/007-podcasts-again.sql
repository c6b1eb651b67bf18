-- What podcasts say of themselves and was not read when their episodes were stored, such as that they are a serial: the next
-- fetch of each is answered in full, once. Other feeds keep what they are asked with.
update feeds set etag = null, last_modified = null, body_hash = null
where (etag is not null or last_modified is not null or body_hash is not null)
  and exists (
    select from entries where entries.feed_id = feeds.id
      -- As the index entries_with_recordings says it.
      and enclosures @? '$[*] ? (@.type like_regex "^\\s*(audio|video)|mpegurl|dash.xml" flag "i" || @.url like_regex "\\.(mp3|m4a|m4b|aac|oga|ogg|opus|wav|flac|weba|mp4|m4v|mov|webm|ogv|m3u8?|mpd)([?#]|$)" flag "i")'
  );
