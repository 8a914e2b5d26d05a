-- A job writes the rows from before 0123 again; outside of its transaction, which holds locks.
update discovery set document_version = null where document_version is not null;
