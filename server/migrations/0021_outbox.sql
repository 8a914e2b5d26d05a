-- Transactional outbox: committed events that are not dispatched yet. Rows live for milliseconds, so autovacuum is
-- triggered by a number of rows instead of a fraction of the table.
create table outbox_event (
  id bigint generated always as identity primary key,
  type text not null,
  -- Events with one key are delivered in the order of their ids to handlers that ask for it; null where none does.
  key text,
  payload jsonb not null,
  created_at timestamptz not null default now()
) with (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 2000,
  autovacuum_analyze_scale_factor = 0, autovacuum_analyze_threshold = 20000);
create index outbox_event_key on outbox_event (key, id) where key is not null;

-- One row for each handler of a dispatched event, deleted when it has succeeded.
create table outbox_delivery (
  event_id bigint not null,
  handler text not null,
  type text not null,
  key text,
  payload jsonb not null,
  created_at timestamptz not null,
  attempts integer not null default 0,
  -- When it can be claimed; a claim and a failed attempt move it into the future.
  available_at timestamptz not null default now(),
  -- Name, code and location of the last error, without its message, which could contain personal data.
  last_error text,
  -- Set when the last attempt failed: a dead letter.
  failed_at timestamptz,
  primary key (event_id, handler)
) with (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 2000,
  autovacuum_analyze_scale_factor = 0, autovacuum_analyze_threshold = 20000);
create index outbox_delivery_due on outbox_delivery (handler, available_at, event_id) where failed_at is null;
create index outbox_delivery_key on outbox_delivery (handler, key, event_id) where key is not null and failed_at is null;
create index outbox_delivery_failed on outbox_delivery (failed_at) where failed_at is not null;
