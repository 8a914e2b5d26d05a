-- Passkeys (WebAuthn), which log in without a password and code (P-sessions-19).
create table passkey (
  id uuid primary key,
  account_id uuid not null references account on delete cascade,
  -- Base64url, as browsers name it.
  credential_id text not null unique,
  public_key bytea not null,
  -- The authenticator's count of its signatures; 0 for those that do not count.
  counter bigint not null,
  transports text[] not null,
  name text not null,
  created_at timestamptz not null,
  last_used_at timestamptz
);
create index passkey_account on passkey (account_id, id);

-- Challenges that were not used yet. With the account that adds a passkey; without one for a login.
create table passkey_challenge (
  challenge text primary key,
  account_id uuid references account on delete cascade,
  expires_at timestamptz not null
);
create index passkey_challenge_account on passkey_challenge (account_id);
create index passkey_challenge_expiry on passkey_challenge (expires_at);
