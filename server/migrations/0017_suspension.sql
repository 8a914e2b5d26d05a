-- Suspended accounts are hidden, and their owners see the reason (P-suspension-1, P-suspension-3).
alter table account add column suspended_at timestamptz;
alter table account add column suspension_reason text;

-- Appeals against a suspension. Mails to both sides refer to them by number.
create table appeal (
  id uuid primary key,
  number integer not null generated always as identity unique,
  account_id uuid not null references account on delete cascade,
  body text not null,
  created_at timestamptz not null
);
create index appeal_account on appeal (account_id);
