-- Rate limits that several processes share. Unlogged: a crash of PostgreSQL may forget them, and each write stays cheap.
create unlogged table rate_limit (
  -- SHA-256 of the limit's name and what it counts, so that no address or e-mail is stored.
  key bytea primary key,
  points integer not null,
  window_ends_at timestamptz not null,
  -- Requests in progress of limits that count refused ones only: id → when it is given up, in seconds since 1970.
  leases jsonb not null default '{}'
);
create index rate_limit_window_ends_at on rate_limit (window_ends_at);
