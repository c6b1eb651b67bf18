-- Names the windows of joining that a worker kept last, in a file of its data folder (areas/articles/server/joining/kept-windows.ts).
alter table joining add column kept_windows uuid;
