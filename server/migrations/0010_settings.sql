-- The name of an agency; first and last name are those of its contact person (P-wizard-7).
alter table account add column agency_name text;
alter table account drop column full_name;
alter table account add column full_name text not null
  generated always as (coalesce(agency_name, first_name || ' ' || last_name)) stored;

-- Up to 20 short tags (P-settings-16).
alter table account add column interests text[] not null default '{}';

-- Former profile addresses, which redirect to the current one until another account takes them (P-settings-15).
create table former_profile_url (
  profile_url text primary key,
  account_id uuid not null references account on delete cascade,
  left_at timestamptz not null
);
create index former_profile_url_account on former_profile_url (account_id, left_at desc);

-- Invitations, so that nobody is invited twice. Only a keyed hash of the address is stored, because it belongs to
-- somebody without an account.
create table invitation (
  email_hash bytea primary key,
  inviter_id uuid references account on delete set null,
  created_at timestamptz not null
);
create index invitation_inviter on invitation (inviter_id);
