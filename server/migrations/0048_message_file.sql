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
  foreign key (conversation_id, seq) references message on delete cascade,
  unique (conversation_id, seq, position)
);

alter table upload drop constraint upload_use_check;
alter table upload add constraint upload_use_check check (
  use in ('profile', 'cover', 'photo', 'document', 'poster', 'message-photo', 'message-document')
);
