-- There is World, Sports, Culture, Crime & Justice and Lifestyle to go to.

-- What was learnt knew them as "General": it is learnt again, from the newest entries, by links and words, too.
delete from subject_lessons;
update subject_learning set position = 0;

-- The news of these days is filed again; older articles stay where their readers found them.
update articles set is_stale = true where published_at > now() - interval '3 days';
