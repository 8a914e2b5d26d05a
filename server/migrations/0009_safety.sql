-- Reports and the cases that they open (P-moderation-1). Accounts, posts and comments are kept as ids without references, because
-- a case outlives what it is about; the reporter is forgotten with the account.
create table moderation_case (
  id uuid primary key,
  -- Named in mails.
  number integer not null generated always as identity unique,
  kind text not null check (kind in ('report', 'appeal', 'held')),
  subject_type text not null check (subject_type in ('account', 'post', 'comment', 'message')),
  subject_id uuid not null,
  -- The account concerned: the reported person or the author.
  account_id uuid not null,
  -- The most serious reason of its reports; null for an appeal.
  reason text,
  -- Read first when higher (P-moderation-4).
  priority smallint not null default 0,
  reports_count integer not null default 0,
  status text not null default 'open' check (status in ('open', 'decided')),
  created_at timestamptz not null,
  -- Who works on the case; nobody once the time has passed.
  claimed_by uuid,
  claimed_until timestamptz,
  decision text check (decision in ('dismiss', 'remove', 'suspend', 'accept', 'refuse', 'withdraw')),
  -- As the account concerned reads it, and what only moderators read.
  decision_reason text,
  decision_note text,
  suspended_until timestamptz,
  remove_content boolean not null default false,
  decided_by uuid,
  decided_at timestamptz,
  -- Set when the decision can no longer be undone; only then is anybody told.
  final_at timestamptz,
  -- Of an appeal. Not references: an appeal is deleted with its account.
  appeal_id uuid unique,
  suspended_by uuid,
  -- Of a final decision that removed content: until when its author can appeal (P-moderation-20).
  appeal_until timestamptz,
  -- Whether the rows and files of the removed content are kept beyond the time for undoing, so that an appeal can restore them.
  content_kept boolean not null default false,
  -- Of an appeal against the removal of content: the case in which that was decided.
  appealed_case_id uuid unique references moderation_case,
  -- Of a decision about a profile that removed content: which parts of it (P-moderation-25).
  removed_parts text[]
);
create index moderation_case_account on moderation_case (account_id, id desc);
create index moderation_case_claimed on moderation_case (claimed_by)
  where status = 'open' and claimed_by is not null;
create index moderation_case_counts on moderation_case (kind, reason) include (account_id) where status = 'open';
create index moderation_case_decided on moderation_case (decided_at desc, id desc) where status = 'decided';
create index moderation_case_decided_kind on moderation_case (kind, decided_at desc, id desc) where status = 'decided';
create index moderation_case_decided_reason on moderation_case (reason, decided_at desc, id desc) where status = 'decided';
create unique index moderation_case_held on moderation_case (subject_type, subject_id)
  where status = 'open' and kind = 'held';
create index moderation_case_kept on moderation_case (appeal_until) where content_kept;
-- The queue: urgent cases first, then the oldest; all of them, of a kind, and of a reason.
create index moderation_case_open on moderation_case ((-priority), id) where status = 'open';
create index moderation_case_open_kind on moderation_case (kind, (-priority), id) where status = 'open';
create index moderation_case_open_reason on moderation_case (reason, (-priority), id) where status = 'open';
-- Reports of one subject join its open case.
create unique index moderation_case_subject on moderation_case (subject_type, subject_id)
  where status = 'open' and kind = 'report';

-- What a report is about, as it was: another version when it has changed since the last report.
create table evidence (
  id uuid primary key,
  case_id uuid not null references moderation_case,
  content jsonb not null,
  captured_at timestamptz not null,
  -- Who wrote the post above a reported comment: its text is erased with that account (P-moderation-9). Not a reference, because
  -- the row stays.
  post_author_id uuid,
  -- The other person of the conversation, whose messages in the evidence are erased with their account (P-moderation-9). Not a
  -- reference, because the row stays.
  contact_id uuid
);
create index evidence_case on evidence (case_id, id);
create index evidence_contact on evidence (contact_id) where contact_id is not null;
-- The author of a post that is gone is unknown.
create index evidence_post_author on evidence (post_author_id) where post_author_id is not null;

create table report (
  id uuid primary key,
  case_id uuid not null references moderation_case,
  evidence_id uuid not null references evidence,
  reporter_id uuid references account on delete set null,
  subject_type text not null,
  subject_id uuid not null,
  reason text not null,
  description text not null,
  created_at timestamptz not null
);
create index report_case on report (case_id, id);
-- Each person reports a subject once until its case is decided.
create unique index report_once on report (case_id, reporter_id);
create index report_reporter on report (reporter_id, subject_type, subject_id);

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
  details jsonb not null default '{}',
  -- The contact request that an entry is about.
  contact_id uuid
);
create index moderation_log_account on moderation_log (account_id, id desc);
create index moderation_log_case on moderation_log (case_id, id);
create index moderation_log_contact on moderation_log (contact_id, id) where contact_id is not null;

create function refuse_moderation_log_change() returns trigger language plpgsql as $$
begin
  raise exception 'moderation_log is append-only';
end
$$;
create trigger moderation_log_append_only before update or delete on moderation_log
  for each row execute function refuse_moderation_log_change();
create trigger moderation_log_no_truncate before truncate on moderation_log
  for each statement execute function refuse_moderation_log_change();

-- Appeals against a suspension. Mails to both sides refer to them by number.
create table appeal (
  id uuid primary key,
  number integer not null generated always as identity unique,
  account_id uuid not null references account on delete cascade,
  body text not null,
  created_at timestamptz not null,
  -- The same case; null for an appeal against a suspension.
  case_id uuid unique
);
create index appeal_account on appeal (account_id);

-- Rows of removed posts and comments, by which the removal can be undone; deleted once it cannot.
create table removed_content (
  case_id uuid not null references moderation_case,
  table_name text not null,
  rows jsonb not null,
  primary key (case_id, table_name)
);

-- Questions and privacy requests sent through /contacto (P-contact-1).
create table contact_request (
  id uuid primary key,
  -- Its number, such as 2026-000123.
  year integer not null,
  serial integer not null,
  type text not null check (type in (
    'question', 'problem', 'press', 'birthdate', 'access', 'rectification', 'cancellation', 'opposition'
  )),
  state text not null default 'open' check (state in ('open', 'granted', 'answered', 'refused', 'executed', 'closed')),
  -- Raised by each change, so that no moderator overwrites what another has done.
  version integer not null default 0,
  -- Null for a guest. Not a reference: an unfinished request outlives the account of its sender, who is owed an answer.
  account_id uuid,
  name text not null,
  email text not null,
  language text not null check (language in ('es', 'en')),
  message text not null,
  created_at timestamptz not null,
  -- At once for an account; for a guest when the link in the receipt was opened.
  email_proven_at timestamptz,
  answer_by date,
  execute_by date,
  -- When the next step is due; infinity when the law sets no deadline.
  due_on date not null generated always as (
    coalesce(case state when 'open' then answer_by when 'granted' then execute_by end, 'infinity')
  ) stored,
  answer text not null default '',
  -- For moderators.
  note text not null default '',
  answered_at timestamptz,
  executed_at timestamptz,
  -- When nothing was left to do.
  finished_at timestamptz,
  unique (year, serial)
);
create index contact_request_account on contact_request (account_id) where account_id is not null;
create index contact_request_finished on contact_request (finished_at, id) where finished_at is not null;
create index contact_request_open on contact_request (due_on, id) where finished_at is null;

-- The last number of each year. A counter, so that the number of a deleted request is not given again.
create table contact_number (
  year integer primary key,
  last integer not null
);

-- The versions of the terms that an account accepted before its current one, which is in the table account (P-legal-4).
create table terms_acceptance (
  account_id uuid not null references account on delete cascade,
  version text not null,
  accepted_at timestamptz not null,
  primary key (account_id, version)
);

-- New versions of the terms that were announced (P-legal-4). The mails are enqueued in the order of the accounts' ids, up to
-- last_account_id so far, and all of them at mailed_at.
create table terms_announcement (
  version text primary key check (version ~ '^\d{4}-\d\d-\d\d$'),
  summary_es text not null,
  summary_en text not null,
  announced_at timestamptz not null,
  last_account_id uuid,
  mailed_at timestamptz
);

-- Requests of agencies to be verified (P-verification-1), and how they ended. What a verified agency is verified by is in the table
-- account.
create table verification_request (
  id uuid primary key,
  account_id uuid not null references account on delete cascade,
  legal_name text not null,
  tax_id text not null,
  country text not null,
  web text not null,
  domain_email text not null,
  -- Names of its uploads, until they are deleted.
  files text[] not null,
  requested_at timestamptz not null,
  -- When a person at the domain has confirmed; the desk reads no request before.
  email_confirmed_at timestamptz,
  -- `renamed`, `expired` and `withdrawn`: the verification, or the open request, has ended so.
  status text not null default 'open'
    check (status in ('open', 'approved', 'refused', 'renamed', 'expired', 'withdrawn')),
  decided_by uuid,
  decided_at timestamptz,
  checked text[] not null default '{}',
  -- As the agency reads it, and what only moderators read.
  reason text not null default '',
  note text not null default '',
  -- Which moderator reads it; until then nobody else decides it.
  claimed_by uuid,
  claimed_until timestamptz,
  -- When the agency was reminded that the verification ends.
  reminded_at timestamptz
);
create index verification_request_account on verification_request (account_id, id desc);
create unique index verification_request_open on verification_request (account_id) where status = 'open';
-- The queue, and what was decided.
create index verification_request_queue on verification_request (id)
  where status = 'open' and email_confirmed_at is not null;
create index verification_request_decided on verification_request (decided_at desc, id desc) where decided_at is not null;
-- Whose documents are still there.
create index verification_request_files on verification_request (decided_at) where files <> '{}';
