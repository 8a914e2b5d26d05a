-- Web Push: a session is one browser, which has one subscription; it ends with the session.
create table push_subscription (
  session_id uuid primary key references session on delete cascade,
  account_id uuid not null references account on delete cascade,
  endpoint text not null unique,
  p256dh text not null,
  auth text not null,
  created_at timestamptz not null
);
create index push_subscription_account on push_subscription (account_id);

alter table account
  add column push_followers boolean not null default true,
  add column push_messages boolean not null default true,
  add column push_following boolean not null default true;
