-- Follows and blocks.
create table follow (
  follower_id uuid not null references account on delete cascade,
  followed_id uuid not null references account on delete cascade,
  created_at timestamptz not null,
  primary key (follower_id, followed_id),
  check (follower_id <> followed_id)
);
create index follow_followed on follow (followed_id, created_at desc);

create table block (
  blocker_id uuid not null references account on delete cascade,
  blocked_id uuid not null references account on delete cascade,
  created_at timestamptz not null,
  primary key (blocker_id, blocked_id),
  check (blocker_id <> blocked_id)
);
create index block_blocked on block (blocked_id);
