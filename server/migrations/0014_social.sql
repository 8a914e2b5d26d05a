-- Who somebody is at another provider. The issuer and not our name for it: a name may be given to another one day.
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
