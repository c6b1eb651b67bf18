-- listEpisodes: a page of each feed, the newest first. Feeds of pictures have files, too, and were walked through to their end.
drop index entries_with_files;
create index entries_with_recordings on entries (feed_id, published_at desc, id desc)
  where enclosures @? '$[*] ? (@.type like_regex "^(audio|video)/" flag "i" || @.url like_regex "\\.(mp3|m4a|m4b|aac|oga|ogg|opus|wav|flac|weba|mp4|m4v|mov|webm|ogv)([?#]|$)" flag "i")';
