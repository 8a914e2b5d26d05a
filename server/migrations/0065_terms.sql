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

-- The version whose notice the person has dismissed.
alter table account add column terms_notice_dismissed text;
