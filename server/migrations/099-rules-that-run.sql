-- A rule that runs a workflow leaves out articles from before it was switched on; null: it runs none.
alter table rules add column runs_since timestamptz;
