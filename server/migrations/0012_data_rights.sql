-- The latest data export of an account; it is kept for a day.
create table account_export (
  id uuid primary key,
  account_id uuid not null unique references account on delete cascade,
  requested_at timestamptz not null,
  files_total integer,
  files_done integer not null default 0,
  ready_at timestamptz,
  failed_at timestamptz,
  bytes bigint,
  -- When the export job last reported progress. A stale value means that its process crashed.
  heartbeat_at timestamptz
);
create index account_export_age on account_export (requested_at);
