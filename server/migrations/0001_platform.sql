-- Rate limits that several processes share. Unlogged, which makes writes cheap; a crash of PostgreSQL may reset them.
create unlogged table rate_limit (
  -- SHA-256 of the limit's name and key, so that no address or e-mail is stored.
  key bytea primary key,
  points integer not null,
  window_ends_at timestamptz not null,
  -- Leases of requests in progress, for limits that count failures only: id → expiry in seconds since 1970.
  leases jsonb not null default '{}'
);
create index rate_limit_window_ends_at on rate_limit (window_ends_at);

-- The first reply to a request with an Idempotency-Key, for a day (P-wire-16).
create table idempotent_reply (
  -- The route and the account; empty for a guest.
  scope text not null,
  key text not null,
  -- Keyed hash of the body: the same key with another body is a conflict.
  hash text not null,
  -- Null until the request has created what it asks for, in the same transaction.
  reply jsonb,
  created_at timestamptz not null,
  primary key (scope, key)
);
create index idempotent_reply_created on idempotent_reply (created_at);

-- Transactional outbox: committed events that are not dispatched yet. Rows live for milliseconds, so autovacuum is triggered by a
-- number of rows instead of a fraction of the table.
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
create index outbox_delivery_failed on outbox_delivery (failed_at) where failed_at is not null;
create index outbox_delivery_key on outbox_delivery (handler, key, event_id) where key is not null and failed_at is null;

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
