-- Terms stood one by one in an array, each as long again as it is; in one text they take half the room. The array stays for
-- archives of earlier versions, which say there what this makes a text of.
alter table article_affairs add column told text, alter column terms drop not null;
alter table article_affairs
  alter column told type text using array_to_string(terms, E'\n'),
  alter column terms type text[] using null;

create function take_over_affair_terms() returns void language sql as $$
  update article_affairs set told = array_to_string(terms, E'\n'), terms = null where terms is not null;
$$;
