-- Clients ask for what is labelled so, and for all labels of a reader.
create index article_tags_by_name on article_tags (reader_id, tag, article_id);
