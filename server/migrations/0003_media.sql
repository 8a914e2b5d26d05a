-- Uploads. A row is created with the presigned URL, becomes ready once its bytes are validated and re-encoded, and is claimed by
-- a profile or a post; unclaimed uploads are deleted after a day.
create table upload (
  name text primary key,
  account_id uuid not null references account on delete cascade,
  use text not null check (
    use in ('profile', 'cover', 'photo', 'document', 'poster', 'message-photo', 'message-document',
      'verification')
  ),
  content_type text not null,
  -- The sanitized name of the uploaded file (P-media-6).
  filename text not null,
  created_at timestamptz not null,
  ready_at timestamptz,
  claimed_at timestamptz,
  width integer,
  height integer,
  bytes integer,
  -- Expiry of the lease of the process that writes the upload's file, so that no transaction stays open during the write. Null:
  -- no process is writing.
  write_lease timestamptz,
  -- ThumbHash (Base64) of an image: about 30 characters from which a client draws a blurred image while it loads (P-media-18).
  -- Null for documents.
  placeholder text
);
create index upload_account on upload (account_id);
create index upload_unclaimed on upload (created_at) where claimed_at is null;

-- Files that are kept for a holder, such as a case, when their owner deletes them.
create table file_hold (
  name text not null,
  holder uuid not null,
  primary key (name, holder)
);
create index file_hold_holder on file_hold (holder);
