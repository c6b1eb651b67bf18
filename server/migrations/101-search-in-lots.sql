-- Lots of 64 kB (072) put each word into the index again and again: half of what writing an article costs PostgreSQL while much news
-- comes in, and two thirds of its log. Looking through a megabyte costs a search less than a millisecond.
alter index articles_search set (gin_pending_list_limit = 1024);
