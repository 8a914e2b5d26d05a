-- When the export job last reported progress. A stale value means that its process crashed.
alter table account_export add column told_at timestamptz;
