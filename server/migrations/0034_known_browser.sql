-- Browsers that an account has logged in from, as a hash of the account and the browser's code (P-sessions-17).
create table known_browser (
  account_id uuid not null references account on delete cascade,
  hash bytea not null,
  last_login_at timestamptz not null,
  primary key (account_id, hash)
);
create index known_browser_last_login on known_browser (last_login_at);

-- Logins from new browsers that were reported by mail, with the hash of the mailed token. Rows outlive their sessions,
-- because they limit the mails of a day.
create table login_notice (
  session_id uuid primary key,
  account_id uuid not null references account on delete cascade,
  browser_hash bytea,
  token_hash bytea unique,
  created_at timestamptz not null
);
create index login_notice_account on login_notice (account_id, created_at);
create index login_notice_created on login_notice (created_at);
