-- A suspension may end by itself (P-suspension-6), and moderators verify agencies (P-moderation-11).
alter table account add column suspended_until timestamptz;
alter table account add column verified boolean not null default false;

alter table moderation_case
  -- Who works on the case; nobody once the time has passed.
  add column claimed_by uuid,
  add column claimed_until timestamptz,
  add column decision text check (decision in ('dismiss', 'remove', 'suspend', 'accept', 'refuse')),
  -- As the account concerned reads it, and what only moderators read.
  add column decision_reason text,
  add column decision_note text,
  add column suspended_until timestamptz,
  add column remove_content boolean not null default false,
  add column decided_by uuid,
  add column decided_at timestamptz,
  -- Set when the decision can no longer be undone; only then is anybody told.
  add column final_at timestamptz,
  -- The suspension before the decision, which undoing it restores.
  add column suspension_before jsonb,
  -- Of an appeal. Not references: an appeal is deleted with its account.
  add column appeal_id uuid unique,
  add column suspended_by uuid;

-- The queue: urgent cases first, then the oldest; all of them, of a kind, and of a reason.
create index moderation_case_open on moderation_case ((-priority), id) where status = 'open';
create index moderation_case_open_kind on moderation_case (kind, (-priority), id) where status = 'open';
create index moderation_case_open_reason on moderation_case (reason, (-priority), id) where status = 'open';
create index moderation_case_claimed on moderation_case (claimed_by) where status = 'open' and claimed_by is not null;
create index moderation_case_counts on moderation_case (kind, reason) include (account_id) where status = 'open';
create index moderation_case_decided on moderation_case (decided_at desc, id desc) where status = 'decided';
create index moderation_case_decided_kind on moderation_case (kind, decided_at desc, id desc) where status = 'decided';
create index moderation_case_decided_reason on moderation_case (reason, decided_at desc, id desc)
  where status = 'decided';
create index moderation_case_undoable on moderation_case (decided_at) where status = 'decided' and final_at is null;

-- Rows of removed posts and comments, by which the removal can be undone; deleted once it cannot.
create table removed_content (
  case_id uuid not null references moderation_case,
  table_name text not null,
  rows jsonb not null,
  primary key (case_id, table_name)
);

-- What moderators have done. Ids without references: an entry outlives the accounts that it names.
create table moderation_log (
  id uuid primary key,
  at timestamptz not null,
  action text not null,
  -- Null for the command line and for what happens by time.
  moderator_id uuid,
  case_id uuid,
  account_id uuid,
  decision text,
  reason text not null default '',
  note text not null default '',
  details jsonb not null default '{}'
);
create index moderation_log_account on moderation_log (account_id, id desc);
create index moderation_log_case on moderation_log (case_id, id);

create function refuse_moderation_log_change() returns trigger language plpgsql as $$
begin
  raise exception 'moderation_log is append-only';
end
$$;
create trigger moderation_log_append_only before update or delete on moderation_log
  for each row execute function refuse_moderation_log_change();
create trigger moderation_log_no_truncate before truncate on moderation_log
  for each statement execute function refuse_moderation_log_change();
