-- Mails about activity that were sent: until when a digest has told its account (P-notifications-16).
create table activity_digest (
  account_id uuid not null references account on delete cascade,
  flag text not null,
  told_until timestamptz not null,
  primary key (account_id, flag)
);

-- Mails about unread messages: when one is due, and when it was sent; the next one only after they have been read.
create table unread_mail (
  account_id uuid primary key references account on delete cascade,
  due_at timestamptz not null,
  sent_at timestamptz
);
create index unread_mail_due on unread_mail (due_at) where sent_at is null;
