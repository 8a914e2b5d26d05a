create table post_like (
  post_id uuid not null references post on delete cascade,
  account_id uuid not null references account on delete cascade,
  created_at timestamptz not null,
  primary key (post_id, account_id)
);
create index post_like_account on post_like (account_id);
