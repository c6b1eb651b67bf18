-- The language of a post; null for that of its site.

alter table website_posts add column language text;
