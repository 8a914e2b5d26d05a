-- Deactivated accounts are hidden, can be restored, and are deleted after four weeks (P-deactivation-2,
-- P-deactivation-3).
alter table account add column cancelled_at timestamptz;
alter table account add column status_before text check (status_before in ('active', 'suspended'));
create index account_cancelled on account (cancelled_at) where cancelled_at is not null;
