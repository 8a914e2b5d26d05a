-- Uploads. A row is created with the presigned URL, becomes ready once its bytes are validated and re-encoded, and is
-- claimed by a profile or a post; unclaimed uploads are deleted after a day.
create table upload (
  name text primary key,
  account_id uuid not null references account on delete cascade,
  use text not null check (use in ('profile', 'cover', 'photo', 'document')),
  content_type text not null,
  -- The sanitized name of the uploaded file (P-media-6).
  filename text not null,
  created_at timestamptz not null,
  ready_at timestamptz,
  claimed_at timestamptz,
  width integer,
  height integer,
  bytes integer
);
create index upload_account on upload (account_id);
create index upload_unclaimed on upload (created_at) where claimed_at is null;
