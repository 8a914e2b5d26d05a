-- Locked by every change of an account's notifications, so that `seq` is their order and `unread` is exact.
create table notification_state (
  account_id uuid primary key references account on delete cascade,
  last_seq bigint not null default 0,
  -- Notifications up to this one are read.
  read_seq bigint not null default 0,
  -- Unread notifications that are not hidden.
  unread integer not null default 0
) with (fillfactor = 50);

-- The notifications that are shown as one, such as the likes of a post.
create table notification_group (
  id uuid primary key,
  recipient_id uuid not null references account on delete cascade,
  type text not null,
  -- What the notifications of a grouped type have in common; of any other type, what the only notification is about.
  subject_id uuid not null,
  -- Whether another notification may join: none of the group has been read yet.
  open boolean not null,
  -- Of those that are not hidden: their number, and the newest.
  count integer not null,
  last_seq bigint not null,
  -- Notifications of the group up to this one are read.
  read_seq bigint not null default 0
);
create index notification_group_list on notification_group (recipient_id, last_seq desc);
create unique index notification_group_open on notification_group (recipient_id, type, subject_id) where open;

create table notification (
  recipient_id uuid not null references account on delete cascade,
  seq bigint not null,
  id uuid not null unique,
  group_id uuid not null references notification_group on delete cascade,
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
  -- What a notification of Brilla itself tells, where its type alone does not say it.
  data jsonb,
  primary key (recipient_id, seq)
);
create index notification_actor on notification (actor_id, recipient_id, seq);
create index notification_comment on notification (comment_id) where comment_id is not null;
create index notification_group_rows on notification (group_id, seq desc);
create index notification_list on notification (recipient_id, seq desc) where not hidden;
create index notification_post on notification (post_id, type) where post_id is not null;
create unique index notification_source on notification (recipient_id, source_id, actor_id) nulls not distinct;
create index notification_unread on notification (group_id, seq) where not read and not hidden;

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

-- Mails about unread messages: when one is due, and when it was sent; the next one only after they have been read.
create table unread_mail (
  account_id uuid primary key references account on delete cascade,
  due_at timestamptz not null,
  sent_at timestamptz
);
create index unread_mail_due on unread_mail (due_at) where sent_at is null;

-- Mails about activity that were sent: until when a digest has told its account (P-notifications-16).
create table activity_digest (
  account_id uuid not null references account on delete cascade,
  flag text not null,
  told_until timestamptz not null,
  primary key (account_id, flag)
);
