-- Until when one process writes the file of an upload, so that no transaction stays open meanwhile. Null: nobody does.
alter table upload add column write_lease timestamptz;
