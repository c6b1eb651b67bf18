-- Former paths of posts lead to the present ones, as those of pages do: each row is about one of both.
alter table website_redirects
  alter column page_id drop not null,
  add column post_id text references website_posts on delete cascade,
  add constraint website_redirects_to_one check (num_nonnulls(page_id, post_id) = 1);
create index website_redirects_to_post on website_redirects (post_id);
