-- Pictures and videos of sites. Made pictures are contents, as files of publications are; videos are kept in pieces, so that
-- parts of them can be read and each fits into a row of an archive.

create table website_media (
  id text primary key,
  number bigint generated always as identity unique,
  site_id text not null references website_sites on delete cascade,
  reader_id text not null references readers on delete cascade,
  kind text not null check (kind in ('picture', 'video')),
  name text not null,
  folder text not null default '',
  alt text not null default '',
  is_decorative boolean not null default false,
  focus_x double precision not null default 0.5,
  focus_y double precision not null default 0.5,
  -- Null for a video.
  width_px integer,
  height_px integer,
  -- All files of it together.
  bytes bigint not null,
  added_at timestamptz not null,
  deleted_at timestamptz
);
create index website_media_of_site on website_media (site_id, number desc);
create index website_media_of_reader on website_media (reader_id);

-- Widths of a picture that there are.
create table website_media_pictures (
  media_id text not null references website_media on delete cascade,
  width_px integer not null,
  reader_id text not null references readers on delete cascade,
  hash text collate "C" not null,
  primary key (media_id, width_px),
  -- Deferred where all of a reader is deleted.
  foreign key (reader_id, hash) references website_contents deferrable
);
create index website_media_pictures_to on website_media_pictures (reader_id, hash);

create table website_videos (
  reader_id text not null references readers on delete cascade,
  -- SHA-256 in hex.
  hash text collate "C" not null,
  type text not null check (type in ('video/mp4', 'video/webm')),
  bytes bigint not null,
  primary key (reader_id, hash)
);

create table website_video_pieces (
  reader_id text not null references readers on delete cascade,
  hash text collate "C" not null,
  nth integer not null,
  body bytea not null,
  primary key (reader_id, hash, nth),
  foreign key (reader_id, hash) references website_videos on delete cascade
);
alter table website_video_pieces alter column body set storage external;

create table website_media_videos (
  media_id text primary key references website_media on delete cascade,
  reader_id text not null references readers on delete cascade,
  hash text collate "C" not null,
  foreign key (reader_id, hash) references website_videos deferrable
);
create index website_media_videos_to on website_media_videos (reader_id, hash);

-- Videos of publications, which keep them when the site no longer has them.
create table website_publication_videos (
  publication_id text not null references website_publications on delete cascade,
  path text collate "C" not null,
  reader_id text not null references readers on delete cascade,
  hash text collate "C" not null,
  primary key (publication_id, path),
  foreign key (reader_id, hash) references website_videos deferrable
);
create index website_publication_videos_to on website_publication_videos (reader_id, hash);

call keep_to_reader('website_media');
call keep_to_reader('website_media_pictures');
call keep_to_reader('website_videos');
call keep_to_reader('website_video_pieces');
call keep_to_reader('website_media_videos');
call keep_to_reader('website_publication_videos');
