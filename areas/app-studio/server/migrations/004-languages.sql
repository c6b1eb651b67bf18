-- Languages of the files at a ref, the most frequent first; null where nobody saved since they are counted.
alter table app_studio_refs add column languages text[];
