-- Two-step login by an authenticator app (P-sessions-18). The secret is encrypted with a key derived from AUTH_SECRET.
create table two_step (
  account_id uuid primary key references account on delete cascade,
  secret bytea not null,
  -- Null until a first code has confirmed the setup.
  confirmed_at timestamptz,
  -- The time step of the last accepted code: codes of this and earlier steps are refused.
  last_step bigint,
  created_at timestamptz not null
);

-- Unused recovery codes. They are random, so that a plain hash is enough.
create table recovery_code (
  account_id uuid not null references account on delete cascade,
  hash bytea not null,
  primary key (account_id, hash)
);
