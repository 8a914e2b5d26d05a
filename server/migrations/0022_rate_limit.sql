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
