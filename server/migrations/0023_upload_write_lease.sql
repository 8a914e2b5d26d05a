-- Expiry of the lease of the process that writes the upload's file, so that no transaction stays open during the
-- write. Null: no process is writing.
alter table upload add column write_lease timestamptz;
