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

-- Transactional outbox: committed events that were not given to their handlers yet. Rows live for milliseconds, so autovacuum is
-- triggered by a number of rows instead of a fraction of the table.
create table outbox_event (
  type text not null,
  id bigint generated always as identity,
  payload jsonb not null,
  created_at timestamptz not null default now(),
  primary key (type, id)
) with (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 2000,
  autovacuum_analyze_scale_factor = 0, autovacuum_analyze_threshold = 20000);

-- What was done and can still be undone. Ids without references: an action becomes final even if what it has changed is gone.
create table undoable_action (
  id uuid primary key,
  kind text not null,
  -- What it has changed, such as a case or an account.
  subject_id uuid not null,
  -- The other account of an action between two.
  other_id uuid,
  -- Who can undo it.
  actor_id uuid not null,
  final_at timestamptz not null,
  -- What undoing restores.
  data jsonb not null,
  unique nulls not distinct (subject_id, kind, other_id)
);
create index undoable_action_final_at on undoable_action (final_at);
