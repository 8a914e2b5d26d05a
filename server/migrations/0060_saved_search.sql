-- Saved searches, with alerts about new matches (P-discovery-17).
create table saved_search (
  id uuid primary key,
  account_id uuid not null references account on delete cascade,
  name text not null,
  -- The query of GET users/search as text, without the page.
  query jsonb not null,
  alerts boolean not null,
  created_at timestamptz not null,
  -- When its matches were last looked through; null when the next time only remembers them.
  checked_at timestamptz,
  -- Accounts that are no new matches; null when there were too many matches to remember. Not foreign keys: those of deleted
  -- accounts are dropped when its matches are looked through.
  known_ids uuid[]
);
create unique index saved_search_name on saved_search (account_id, lower(name));
create index saved_search_alerts on saved_search (account_id) where alerts;

-- What a notification of Brilla itself tells, where its type alone does not say it.
alter table notification add column data jsonb;

alter table account
  add column notify_searches boolean not null default true,
  add column push_searches boolean not null default true;
