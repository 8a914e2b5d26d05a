-- Finds the rows whose lexemes are from before 0063.
drop index concurrently if exists discovery_outdated;
create index concurrently discovery_outdated on discovery (account_id) where document_version is distinct from 1;
