-- Names the windows of affairs that a worker kept last, in a file of its data folder (areas/articles/server/windows/kept-file.ts).
alter table joining add column kept_affairs uuid;
