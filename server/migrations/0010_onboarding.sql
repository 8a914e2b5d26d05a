-- Invitations, so that nobody is invited twice. Only a keyed hash of the address is stored, because it belongs to somebody
-- without an account.
create table invitation (
  email_hash bytea primary key,
  inviter_id uuid references account on delete set null,
  created_at timestamptz not null
);
create index invitation_inviter on invitation (inviter_id);
