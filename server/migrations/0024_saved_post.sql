-- Private bookmarks. The id is a UUIDv7: the order of the list is the order of saving.
create table saved_post (
  account_id uuid not null references account on delete cascade,
  post_id uuid not null references post on delete cascade,
  id uuid not null,
  created_at timestamptz not null,
  primary key (account_id, post_id)
);
create unique index saved_post_list on saved_post (account_id, id desc);
create index saved_post_post on saved_post (post_id);
