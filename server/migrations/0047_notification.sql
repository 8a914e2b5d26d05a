-- Notifications. Each is a row of its own; a line is what the list shows for those that belong together (P-notifications-5).

-- Locked by every change of an account's notifications, so that `seq` is their order and `unread` is exact.
create table notification_state (
  account_id uuid primary key references account on delete cascade,
  last_seq bigint not null default 0,
  -- Notifications up to this one are read.
  read_seq bigint not null default 0,
  -- Unread notifications that are not hidden.
  unread int not null default 0
) with (fillfactor = 50);

create table notification_line (
  id uuid primary key,
  recipient_id uuid not null references account on delete cascade,
  type text not null,
  -- What the notifications of a grouped type have in common; of any other type, what the only notification is about.
  subject_id uuid not null,
  -- Whether another notification may join: none of the line has been read yet.
  open boolean not null,
  -- Of those that are not hidden: their number, and the newest.
  count int not null,
  last_seq bigint not null,
  -- Notifications of the line up to this one are read.
  read_seq bigint not null default 0
);
create unique index notification_line_open on notification_line (recipient_id, type, subject_id) where open;
create index notification_line_list on notification_line (recipient_id, last_seq desc);

create table notification (
  recipient_id uuid not null references account on delete cascade,
  seq bigint not null,
  id uuid not null unique,
  line_id uuid not null references notification_line on delete cascade,
  type text not null,
  -- Null for notifications of Brilla itself.
  actor_id uuid references account on delete cascade,
  -- What was done: the comment, the share, the post or comment that was liked. Nobody is told of one twice.
  source_id uuid not null,
  -- What it leads to. Not foreign keys, because event handlers delete these rows and keep the counters exact.
  post_id uuid,
  comment_id uuid,
  created_at timestamptz not null,
  -- Read by itself; see also the two columns read_seq.
  read boolean not null default false,
  -- While its actor is deactivated or suspended.
  hidden boolean not null default false,
  primary key (recipient_id, seq)
);
create unique index notification_source on notification (recipient_id, source_id, actor_id) nulls not distinct;
create index notification_list on notification (recipient_id, seq desc) where not hidden;
create index notification_unread on notification (line_id, seq) where not read and not hidden;
create index notification_line_rows on notification (line_id, seq desc);
create index notification_actor on notification (actor_id, recipient_id, seq);
create index notification_post on notification (post_id, type) where post_id is not null;
create index notification_comment on notification (comment_id) where comment_id is not null;
