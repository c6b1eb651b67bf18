-- An archive from before names were learnt says nothing of how far that came.
alter table name_learning alter column position set default 0;
