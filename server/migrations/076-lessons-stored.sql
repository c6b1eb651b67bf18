-- Whoever learns stores the model of a language, two megabytes, once a minute at most, and is ahead of it meanwhile
-- (areas/articles/server/writing/subject-lessons.ts).
alter table subject_learning add column stored_at timestamptz;
