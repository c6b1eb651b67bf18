-- Without loops over loops, which PostgreSQL takes for quick as long as it has not counted a new table.
alter function place_in_hubs(bigint[], bigint) set enable_nestloop = off;
