-- A conversation of two people. Each message locks its row, so that the order of messages is the database's.
create table conversation (
  id uuid primary key,
  first_id uuid not null references account on delete cascade,
  second_id uuid not null references account on delete cascade,
  -- Who sent the first message, for the daily limit of new conversations (P-messages-7).
  started_by uuid not null,
  started_at timestamptz not null,
  last_seq bigint not null default 0,
  -- Strictly increasing in whole milliseconds: a read mark on the wire is a time.
  last_at timestamptz not null,
  check (first_id < second_id),
  unique (first_id, second_id)
);
create index conversation_second on conversation (second_id);
create index conversation_started on conversation (started_by, started_at);

-- The conversation as one of its two people sees it.
create table conversation_member (
  account_id uuid not null references account on delete cascade,
  contact_id uuid not null references account on delete cascade,
  conversation_id uuid not null references conversation on delete cascade,
  -- False while it is a request (P-messages-3).
  accepted boolean not null,
  -- Messages up to this one are deleted for this person: a request that they deleted.
  deleted_seq bigint not null default 0,
  read_seq bigint not null default 0,
  read_at timestamptz,
  -- Messages of the contact after both, without withdrawn ones.
  unread integer not null default 0,
  -- The last message; `last_at` is null while there is none, or after it was deleted.
  last_seq bigint not null default 0,
  last_at timestamptz,
  last_is_own boolean not null default false,
  primary key (account_id, contact_id)
);
create index conversation_member_contact on conversation_member (contact_id);
create index conversation_member_conversation on conversation_member (conversation_id);
create index conversation_member_list on conversation_member (account_id, last_at desc, contact_id)
  where last_at is not null;
create index conversation_member_requests on conversation_member (account_id, last_at desc, contact_id)
  where last_at is not null and not accepted;
create index conversation_member_unread on conversation_member (account_id) include (contact_id, unread)
  where unread > 0 and accepted;

create table message (
  conversation_id uuid not null references conversation on delete cascade,
  seq bigint not null,
  id uuid not null unique,
  sender_id uuid not null references account on delete cascade,
  -- Empty once it is withdrawn.
  text text not null,
  created_at timestamptz not null,
  withdrawn_at timestamptz,
  client_id text,
  -- SHA-256 of the content, which tells a retry from another message with the same client_id.
  client_hash text,
  scam_sign text,
  shared_post_id uuid,
  shared_profile_id uuid,
  -- Sent while its recipient wanted no messages of its sender, who alone sees it.
  undelivered boolean not null default false,
  primary key (conversation_id, seq)
);
create unique index message_client on message (sender_id, client_id) where client_id is not null;
create index message_sender on message (sender_id, id);

-- Files of messages, readable by the two people only (P-messages-9).
create table message_file (
  id uuid primary key,
  conversation_id uuid not null,
  seq bigint not null,
  position smallint not null,
  type text not null check (type in ('PHOTO', 'FILE')),
  -- The upload's name in the storage.
  name text not null unique,
  filename text not null,
  alt text not null default '',
  width integer,
  height integer,
  placeholder text,
  bytes integer,
  foreign key (conversation_id, seq) references message (conversation_id, seq) on delete cascade,
  unique (conversation_id, seq, position)
);

create table message_draft (
  account_id uuid not null references account on delete cascade,
  contact_id uuid not null references account on delete cascade,
  text text not null,
  updated_at timestamptz not null,
  primary key (account_id, contact_id)
);
create index message_draft_contact on message_draft (contact_id);

-- Agencies from which a talent wants no messages (P-messages-19).
create table agency_mute (
  account_id uuid not null references account on delete cascade,
  agency_id uuid not null references account on delete cascade,
  created_at timestamptz not null,
  primary key (account_id, agency_id)
);
create index agency_mute_agency on agency_mute (agency_id);

-- Texts that an account keeps for its messages (P-messages-22).
create table message_template (
  id uuid primary key,
  account_id uuid not null references account on delete cascade,
  name text not null,
  text text not null,
  created_at timestamptz not null
);
create unique index message_template_name on message_template (account_id, name);

-- A message of an agency to several people, for some days (P-messages-23).
create table bulk_message (
  id uuid primary key,
  sender_id uuid not null references account on delete cascade,
  -- Chosen by the client: the same again sends nothing twice.
  bulk_id text not null,
  -- SHA-256 of the content, which tells a retry from another message with the same bulk_id.
  hash text not null,
  text text not null,
  -- As in the request; each person gets a copy.
  files jsonb not null,
  shared_post_id uuid,
  shared_profile_id uuid,
  -- Without references: that somebody deleted their account is told like any other failure.
  receiver_ids uuid[] not null,
  sent_ids uuid[] not null default '{}',
  -- Error codes by the ids of those who did not get it.
  failed jsonb not null default '{}',
  created_at timestamptz not null,
  unique (sender_id, bulk_id)
);
create index bulk_message_created on bulk_message (created_at);
