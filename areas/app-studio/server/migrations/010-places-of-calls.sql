-- The file of a project in which a call failed. The line is one of that file; where there is none, it is of the built function.
alter table app_studio_calls add column file text;
