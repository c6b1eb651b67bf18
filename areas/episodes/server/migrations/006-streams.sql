-- listEpisodes: streams (HLS, DASH) are named as well, though they play at their publisher alone.
drop index entries_with_recordings;
create index entries_with_recordings on entries (feed_id, published_at desc, id desc)
  where enclosures @? '$[*] ? (@.type like_regex "^\\s*(audio|video)|mpegurl|dash.xml" flag "i" || @.url like_regex "\\.(mp3|m4a|m4b|aac|oga|ogg|opus|wav|flac|weba|mp4|m4v|mov|webm|ogv|m3u8?|mpd)([?#]|$)" flag "i")';
