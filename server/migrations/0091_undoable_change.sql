-- Changes of an account by moderators that can still be undone (P-moderation-24): corrected birth dates, lifted blocks and
-- verifications.
create table undoable_change (
  id uuid primary key,
  account_id uuid not null references account on delete cascade,
  action text not null check (action in ('birthdate', 'unblock', 'verify', 'unverify')),
  -- The other person of a block.
  other_id uuid references account on delete cascade,
  -- Not a reference: the change outlives the account of the moderator.
  moderator_id uuid not null,
  changed_at timestamptz not null,
  -- What undoing restores.
  before jsonb not null
);
create index undoable_change_account on undoable_change (account_id);
create index undoable_change_other on undoable_change (other_id);
create index undoable_change_at on undoable_change (changed_at);
