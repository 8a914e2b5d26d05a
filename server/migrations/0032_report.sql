-- Reports and the cases that they open (P-moderation-1). Accounts, posts and comments are kept as ids without references,
-- because a case outlives what it is about; the reporter is forgotten with the account.
create table moderation_case (
  id uuid primary key,
  -- Named in mails.
  number integer not null generated always as identity unique,
  kind text not null check (kind in ('report', 'appeal')),
  subject_type text not null check (subject_type in ('account', 'post', 'comment')),
  subject_id uuid not null,
  -- The account concerned: the reported person or the author.
  account_id uuid not null,
  -- The most serious reason of its reports; null for an appeal.
  reason text,
  -- Read first when higher (P-moderation-4).
  priority smallint not null default 0,
  reports_count integer not null default 0,
  status text not null default 'open' check (status in ('open', 'decided')),
  created_at timestamptz not null
);
-- Reports of one subject join its open case.
create unique index moderation_case_subject on moderation_case (subject_type, subject_id)
  where status = 'open' and kind = 'report';
create index moderation_case_account on moderation_case (account_id, id desc);

-- What a report is about, as it was: another version when it has changed since the last report.
create table evidence (
  id uuid primary key,
  case_id uuid not null references moderation_case,
  content jsonb not null,
  captured_at timestamptz not null
);
create index evidence_case on evidence (case_id, id);

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
-- Each person reports a subject once.
create unique index report_reporter on report (reporter_id, subject_type, subject_id);
create index report_case on report (case_id, id);

-- Files that are kept for a holder, such as a case, when their owner deletes them.
create table file_hold (
  name text not null,
  holder uuid not null,
  primary key (name, holder)
);
create index file_hold_holder on file_hold (holder);
