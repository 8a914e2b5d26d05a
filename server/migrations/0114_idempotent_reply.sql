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
