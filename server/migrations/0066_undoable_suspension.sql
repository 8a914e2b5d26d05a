-- Suspensions without a case that can still be undone (P-moderation-19); their owners are mailed once they cannot.
create table undoable_suspension (
  account_id uuid primary key references account on delete cascade,
  -- Not a reference: the suspension outlives the account of the moderator.
  moderator_id uuid not null,
  suspended_at timestamptz not null,
  -- The suspension before it, which undoing restores.
  suspension_before jsonb
);
create index undoable_suspension_at on undoable_suspension (suspended_at);
