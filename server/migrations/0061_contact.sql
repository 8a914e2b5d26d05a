-- Questions and privacy requests sent through /contacto (P-contact-1).
create table contact_request (
  id uuid primary key,
  -- Its number, such as 2026-000123.
  year integer not null,
  serial integer not null,
  type text not null check (type in (
    'question', 'problem', 'press', 'birthdate', 'access', 'rectification', 'cancellation', 'opposition'
  )),
  state text not null default 'open'
    check (state in ('open', 'granted', 'answered', 'refused', 'executed', 'closed')),
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
create index contact_request_open on contact_request (due_on, id) where finished_at is null;
create index contact_request_finished on contact_request (finished_at, id) where finished_at is not null;
create index contact_request_account on contact_request (account_id) where account_id is not null;

-- The last number of each year. A counter, so that the number of a deleted request is not given again.
create table contact_number (
  year integer primary key,
  last integer not null
);

-- The request that an entry is about. Not a reference: the entry outlives it.
alter table moderation_log add column contact_id uuid;
create index moderation_log_contact on moderation_log (contact_id, id) where contact_id is not null;
