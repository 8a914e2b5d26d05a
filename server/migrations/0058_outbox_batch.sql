-- Events for handlers that handle many with one call. They have no delivery unless that call fails.
create table outbox_batch (
  handler text not null,
  -- Of the same sequence as those of other events.
  id bigint not null default nextval('outbox_event_id_seq'),
  type text not null,
  payload jsonb not null,
  created_at timestamptz not null default now(),
  primary key (handler, id)
) with (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 2000,
  autovacuum_analyze_scale_factor = 0, autovacuum_analyze_threshold = 20000);

-- The process that handles the events of such a handler, until it has handled them or the lease has expired.
create table outbox_lease (
  handler text primary key,
  holder uuid not null,
  expires_at timestamptz not null
) with (fillfactor = 50);
