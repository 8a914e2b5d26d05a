-- Since when an expired account is being deleted, in batches; from then on it cannot be restored (P-deactivation-8).
alter table account add column deletion_started_at timestamptz;
