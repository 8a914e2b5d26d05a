-- The versions of the terms that an account accepted before its current one, which is in the table account (P-legal-4).
create table terms_acceptance (
  account_id uuid not null references account on delete cascade,
  version text not null,
  accepted_at timestamptz not null,
  primary key (account_id, version)
);
