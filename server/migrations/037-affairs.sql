-- The longer story that an article is of, named by the first of its articles, and the terms that tell of it.
create table article_affairs (
  article_id bigint primary key references articles on delete cascade,
  affair_id bigint not null,
  terms text[] not null,
  weights real[] not null
);
create index article_affairs_affair on article_affairs (affair_id);
