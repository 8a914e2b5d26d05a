-- Identities at login providers. They refer to the issuer, not to our name of the provider, which could later be
-- given to a different one.
create table social_identity (
  issuer text not null,
  subject text not null,
  account_id uuid not null references account on delete cascade,
  created_at timestamptz not null,
  primary key (issuer, subject)
);
create index social_identity_account on social_identity (account_id);

-- Used OAuth states and tickets, stored until they would expire.
create table social_spent (
  hash bytea primary key,
  expires_at timestamptz not null
);
create index social_spent_expiry on social_spent (expires_at);
